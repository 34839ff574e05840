### It boerd, de ein, útdagingen, oproppen, koarte befêstigingen en de styl yn wurden.

h-discs = { PLURAL($n) ->
    [one] { $n } skiif
   *[other] { $n } skiven
}

# De kant, oan it begjin fan in sin.
h-side = { $color ->
    [black] Swart
   *[white] Wyt
}

# De kant, midden yn in sin.
h-side-inside = { $color ->
    [black] swart
   *[white] wyt
}

## It boerd

score-line = { $turn ->
    [black] ▶ { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
    [white] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white } ◀
   *[none] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
}
words-score = Swart, { $black }: { $black_count }. Wyt, { $white }: { $white_count }.
turn-of = { $name } ({ h-side-inside }) is oan de beurt.
turn-of-bot = De bot ({ h-side-inside }) tinkt nei.
ply-played = { $name }: { $square }, { PLURAL($n) ->
    [one] { $n } skiif omdraaid
   *[other] { $n } skiven omdraaid
}.
ply-passed = { $name } hie gjin jildige set en moast in beurt oerslaan. { $other } is wer oan de beurt.
plies-more = { PLURAL($n) ->
    [one] … en dêrfoar noch { $n } set.
   *[other] … en dêrfoar noch { $n } setten.
}
legend-tap = { $legal } jildige set · { $placed } lêste skiif · { $flipped } krekt omdraaid
legend-columns = Kolommen a oant h fan lofts ôf, rigen 1 oant 8 fan boppen ôf.
foot-reply = Tikje op in fjild, of antwurdzje mei de namme dêrfan, lykas d3.
foot-words = { PLURAL($n) ->
    [one] { $n } jildige set: { $squares }.
   *[other] { $n } jildige setten: { $squares }.
}
board-moved-on = Dit boerd stiet no yn in nijer berjocht, fierder nei ûnderen.

## De ein

end-win = { $name } ({ h-side-inside }) wint mei { $winner_count }–{ $loser_count }, in ferskil fan { h-discs }.
end-draw = It is kamp: { $n }–{ $n }.
end-full = It boerd is fol.
end-stuck = { PLURAL($n) ->
    [one] Beide spilers kinne gjin set mear dwaan: { $n } fjild bliuwt leech ({ $squares }).
   *[other] Beide spilers kinne gjin set mear dwaan: { $n } fjilden bliuwe leech ({ $squares }).
}
end-wiped = { PLURAL($n) ->
    [one] { h-side } hat gjin skiven mear, dus nimmen kin noch in set dwaan: { $n } fjild bliuwt leech ({ $squares }).
   *[other] { h-side } hat gjin skiven mear, dus nimmen kin noch in set dwaan: { $n } fjilden bliuwe leech ({ $squares }).
}
end-resigned = { $name } ({ h-side-inside }) jout op. { $other } wint.
end-tournament = Toernoaistân, mei de lege fjilden foar wa’t wint: swart { $black_count }, wyt { $white_count }.
record-moves = Setten: { $moves }
record-no-moves = Der is gjin skiif pleatst.

## Utdagingen

challenge-open = { $name } wol in partij Reversi spylje. Wa docht mei?
challenge-to = { $name } daget { $other } út foar in partij Reversi.
challenge-lot = It lot beslist oer de kleuren.
challenge-color = { $name } spilet mei { h-side-inside }.
challenge-link = Stjoer dizze keppeling nei immen. Wa’t dy it earst iepenet, spilet tsjin jo: { $link }
challenge-expired = Nimmen hat de útdaging fan { $name } op tiid oannommen. Dy is no sletten.
challenge-cancelled = { $name } hat de útdaging weromnommen.
challenge-declined = De útdaging fan { $name } is ôfwiisd.
offer-title = In partij Reversi
offer-description = Pleats hjir in útdaging. Wa’t meidocht, spilet tsjin jo.

## Oproppen en nijs

call-group = { $name }, it is jo beurt.
call-private = It is jo beurt yn de partij tsjin { $name }.
news-over = Jo partij tsjin { $name } is dien.

## Koarte befêstigingen, op syn heechst 40 tekens

toast-played = { PLURAL($n) ->
    [one] { $square }: { $n } skiif omdraaid
   *[other] { $square }: { $n } skiven omdraaid
}
toast-late = { $square } spile; boerd oer sa’n { $seconds } s
toast-already-played = { $square } is al spile.
toast-joined = Jo dogge mei. In moaie partij!
toast-declined = Utdaging ôfwiisd.
toast-cancelled = Utdaging weromnommen.
toast-saved = Bewarre.
toast-board-below = It boerd stiet ûnderoan.

## Styl yn wurden

words-row-both = Rige { $row }. Swart: { $black }. Wyt: { $white }.
words-row-black = Rige { $row }. Swart: { $black }.
words-row-white = Rige { $row }. Wyt: { $white }.
words-row-empty = Rige { $row } is leech.
