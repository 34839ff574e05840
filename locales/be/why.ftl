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
why-nothing = { h-side } не могуць хадзіць на { $square }: гэты ход нічога не захоплівае.

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

why-rest = { PLURAL($n) ->
    [one] У { $n } іншым напрамку побач няма { $color ->
        [black] чорных
       *[white] белых
    } фішак.
    [few] У { $n } іншых напрамках побач няма { $color ->
        [black] чорных
       *[white] белых
    } фішак.
   *[many] У { $n } іншых напрамках побач няма { $color ->
        [black] чорных
       *[white] белых
    } фішак.
}
why-alone = Побач няма ніводнай { $color ->
    [black] чорнай
   *[white] белай
} фішкі.
legend-asked = { $asked } — гэта клетка { $square }.

why-pass = { h-side } мусілі прапусціць ход. { PLURAL($n) ->
    [one] На дошцы была { $n } пустая клетка, і фішка на ёй нічога не перавярнула б:
    [few] На дошцы былі { $n } пустыя клеткі, і фішка ні на адной з іх нічога не перавярнула б:
   *[many] На дошцы было { $n } пустых клетак, і фішка ні на адной з іх нічога не перавярнула б:
}
why-pass-none = У гэтай партыі яшчэ ніхто не прапускаў ходу.
pass-near = Побач няма ніводнай { $color ->
    [black] чорнай
   *[white] белай
} фішкі: { $squares }.
pass-empty = { $square } — { h-toward }: { h-discs-color }, далей пустая клетка { $at }.
pass-edge = { $square } — { h-toward }: { h-discs-color }, далей край дошкі.

## А што, калі…: хады, якія толькі спрабуюць

what-if-title = А што, калі…?
what-if-lead = Пробная дошка: сама партыя не мяняецца. Націсніце клетку, каб убачыць дошку пасля гэтага ходу.
what-if-played = { h-side } — { $square }: { h-discs-will-flip } ({ $squares }).
what-if-pass = { h-side } не мелі б ніводнага магчымага ходу і прапусцілі б ход.
what-if-turn = { PLURAL($n) ->
    [one] Ходзяць { h-side-inside }: { $n } магчымы ход ({ $squares }).
    [few] Ходзяць { h-side-inside }: { $n } магчымыя хады ({ $squares }).
   *[many] Ходзяць { h-side-inside }: { $n } магчымых хадоў ({ $squares }).
}
what-if-over = Партыя была б скончана: чорныя — { $black_count }, белыя — { $white_count }.
