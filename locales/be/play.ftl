### The board, its end, challenges, calls, short confirmations, and the words style.

## Helpers: phrases that several messages share.

h-discs = { PLURAL($n) ->
    [one] { $n } фішка
    [few] { $n } фішкі
   *[many] { $n } фішак
}

# The verb agrees with the number.
h-discs-flipped = { PLURAL($n) ->
    [one] перавернута { $n } фішка
    [few] перавернуты { $n } фішкі
   *[many] перавернута { $n } фішак
}

# A whole sentence: empty squares stay.
h-empty-left = { PLURAL($n) ->
    [one] Засталася { $n } пустая клетка ({ $squares }).
    [few] Засталіся { $n } пустыя клеткі ({ $squares }).
   *[many] Засталося { $n } пустых клетак ({ $squares }).
}

# At the beginning of a sentence; the verb is in the plural.
h-side = { $color ->
    [black] Чорныя
   *[white] Белыя
}

# Inside a sentence.
h-side-inside = { $color ->
    [black] чорныя
   *[white] белыя
}

## The board

score-line = { $turn ->
    [black] ▶ { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
    [white] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white } ◀
   *[none] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
}

words-score = Чорныя, { $black }: { $black_count }. Белыя, { $white }: { $white_count }.

turn-of = Ходзіць { $name } ({ h-side-inside }).
turn-of-bot = Бот ({ h-side-inside }) думае.

ply-played = { $name }: { $square }, { h-discs-flipped }.
ply-passed = { $name } прапускае ход: магчымых хадоў няма. Зноў ходзіць { $other }.

plies-more = { PLURAL($n) ->
    [one] … і яшчэ { $n } ранейшы ход.
    [few] … і яшчэ { $n } ранейшыя хады.
   *[many] … і яшчэ { $n } ранейшых хадоў.
}

legend-tap = { $legal } магчымы ход · { $placed } апошні ход · { $flipped } толькі што перавернутая фішка
legend-columns = Вертыкалі — злева направа ад a да h, гарызанталі — зверху ўніз ад 1 да 8.
foot-reply = Націсніце на клетку або напішыце яе назву ў адказ на гэтае паведамленне, напрыклад d3.

foot-words = { PLURAL($n) ->
    [one] { $n } магчымы ход: { $squares }.
    [few] { $n } магчымыя хады: { $squares }.
   *[many] { $n } магчымых хадоў: { $squares }.
}

board-moved-on = Гэтая партыя працягваецца ў новым паведамленні.

## The end

end-win = Перамагае { $name } ({ h-side-inside }) з лікам { $winner_count }:{ $loser_count }. Перавага — { h-discs }.
end-draw = Нічыя — { $n }:{ $n }.
end-full = Дошка запоўнена.
end-stuck = Ніхто больш не можа хадзіць. { h-empty-left }

end-wiped = У { $color ->
    [black] чорных
   *[white] белых
} не засталося ніводнай фішкі, таму ніхто больш не можа хадзіць. { h-empty-left }

end-resigned = { $name } ({ h-side-inside }) здаецца. Перамагае { $other }.
end-tournament = Турнірны лік (пустыя клеткі залічваюцца пераможцу) — { $black_count }:{ $white_count }.

record-moves = Хады: { $moves }
record-no-moves = Ніводнага ходу не зроблена.

## Challenges

challenge-open = { $name } прапануе партыю ў рэверсі. Хто далучыцца?
challenge-to = { $name } выклікае на партыю ў рэверсі. { $other }, прымаеце выклік?
challenge-lot = Колеры вызначыць выпадак.

challenge-color = { $name } гуляе { $color ->
    [black] чорнымі
   *[white] белымі
}.

challenge-link = Дашліце гэтую спасылку сябру. Хто першы яе адкрые, той і гуляе з вамі: { $link }
challenge-expired = Выклік ад гульца { $name } закрыты: своечасова ніхто не далучыўся.
challenge-cancelled = { $name } скасоўвае свой выклік.
challenge-declined = Выклік ад гульца { $name } адхілены.

offer-title = Партыя ў рэверсі
offer-description = Змясціць тут выклік. Хто далучыцца, той і гуляе з вамі.

## Calls and news: these notify.

call-group = { $name }, ваш ход.
call-private = Ваш ход. Сапернік: { $name }.
news-over = Ваша партыя скончана. Сапернік: { $name }.

## Toasts: they go away by themselves. At most 40 characters.

toast-played = { $square }: { h-discs-flipped }
toast-late = Ход { $square } прыняты, дошка недзе праз { $seconds } с
toast-already-played = Гэты ход ужо зроблены: { $square }.
toast-joined = Вы далучыліся. Добрай гульні!
toast-declined = Выклік адхілены.
toast-cancelled = Выклік скасаваны.
toast-saved = Захавана.
toast-board-below = Дошка цяпер унізе.

## Words style: the board read row by row.

words-row-both = Гарызанталь { $row }. Чорныя: { $black }. Белыя: { $white }.
words-row-black = Гарызанталь { $row }. Чорныя: { $black }.
words-row-white = Гарызанталь { $row }. Белыя: { $white }.
words-row-empty = Гарызанталь { $row } пустая.
