### Why a square can or cannot be played: all eight directions.

# At the beginning of a sentence.
h-toward = { $dir ->
    [n] Уверх
    [ne] Па дыяганалі ўверх і ўправа
    [e] Управа
    [se] Па дыяганалі ўніз і ўправа
    [s] Уніз
    [sw] Па дыяганалі ўніз і ўлева
    [w] Улева
   *[nw] Па дыяганалі ўверх і ўлева
}

why-legal = { h-side } могуць хадзіць на { $square }: { h-discs-will-flip }.
why-legal-all = Пераварочваюцца ўсе захопленыя фішкі, ва ўсіх напрамках; пакінуць нельга ніводнай.
why-nothing = { h-side } не могуць хадзіць на { $square }: гэты ход нікога не захоплівае.

why-summary = Фішкі захоплены, калі яны стаяць на прамой лініі, без прагалаў, паміж новай фішкай і яшчэ адной фішкай таго ж колеру.

ray-edge = { h-toward }: адразу край дошкі.
ray-empty = { h-toward }: суседняя клетка { $at } пустая.

ray-own = { h-toward }: суседняя фішка ({ $at }) таксама { $color ->
    [black] чорная
   *[white] белая
}, захопліваць няма чаго.

ray-over-empty = { h-toward }: { h-discs-color }, далей пустая клетка { $at }. Захопу няма.
ray-over-edge = { h-toward }: { h-discs-color }, далей край дошкі. Захопу няма.

# The verb agrees with the number.
ray-closed = { h-toward }: лінію закрывае { $color ->
    [black] белая
   *[white] чорная
} фішка на { $at }, таму { PLURAL($n) ->
    [one] перавернецца
    [few] перавернуцца
   *[many] перавернецца
} { h-discs-color } ({ $squares }).

legend-asked = { $asked } — гэта клетка { $square }.
