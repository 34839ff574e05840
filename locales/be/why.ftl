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
why-nothing = { h-side } не могуць хадзіць на { $square }: ніводная лінія ад гэтай клеткі не закрыта.

why-summary = Лінія закрыта, калі паміж новай фішкай і яшчэ адной вашай стаяць, без прагалаў, адна ці некалькі фішак саперніка.

ray-edge = { h-toward }: адразу край дошкі.
ray-empty = { h-toward }: суседняя клетка { $at } пустая.

ray-own = { h-toward }: суседняя фішка ({ $at }) таксама { $color ->
    [black] чорная
   *[white] белая
}, захопліваць няма чаго.

ray-over-empty = { h-toward }: { h-discs-color }, далей пустая клетка { $at }. Лінія не закрыта.
ray-over-edge = { h-toward }: { h-discs-color }, далей край дошкі. Лінія не закрыта.

# The verb agrees with the number.
ray-closed = { h-toward }: лінію закрывае ваша фішка на { $at }, таму { PLURAL($n) ->
    [one] перавернецца
    [few] перавернуцца
   *[many] перавернецца
} { h-discs-color } ({ $squares }).

legend-asked = { $asked } — гэта клетка { $square }.
