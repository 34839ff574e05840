### Wêrom’t in fjild wol of net spile wurde kin: alle acht rjochtingen.

h-toward = { $dir ->
    [n] Omheech
    [ne] Skean omheech nei rjochts
    [e] Nei rjochts
    [se] Skean omleech nei rjochts
    [s] Omleech
    [sw] Skean omleech nei lofts
    [w] Nei lofts
   *[nw] Skean omheech nei lofts
}

why-legal = { h-side } kin op { $square } spylje: { PLURAL($n) ->
    [one] { $n } skiif wurdt omdraaid.
   *[other] { $n } skiven wurde omdraaid.
}
why-legal-all = Alle ynsletten skiven wurde omdraaid, yn elke rjochting; jo meie gjinien lizze litte.
why-nothing = { h-side } kin net op { $square } spylje: dy set slút neat yn.
why-summary = Skiven binne ynsletten as se op in rjochte line, sûnder gat, tusken de nije skiif en in oare skiif fan deselde kleur lizze.
ray-edge = { h-toward }: dêr hâldt it boerd op.
ray-empty = { h-toward }: it folgjende fjild, { $at }, is leech.
ray-own = { h-toward }: de folgjende skiif, op { $at }, is al { $color ->
    [black] swart
   *[white] wyt
}; dêr leit neat tusken.
ray-over-empty = { h-toward }: { h-discs-color } en dan it lege fjild { $at }. Dêr wurdt neat ynsletten.
ray-over-edge = { h-toward }: { h-discs-color } en dan de râne fan it boerd. Dêr wurdt neat ynsletten.
ray-closed = { h-toward }: { h-discs-color } ({ $squares }) en dan in { $color ->
    [black] wite
   *[white] swarte
} skiif op { $at }. { PLURAL($n) ->
    [one] De ynsletten skiif wurdt omdraaid.
   *[other] De ynsletten skiven wurde omdraaid.
}
why-rest = { PLURAL($n) ->
    [one] Yn de oare rjochting leit der gjin { $color ->
        [black] swarte
       *[white] wite
    } skiif neist.
   *[other] Yn de oare { $n } rjochtingen leit der gjin { $color ->
        [black] swarte
       *[white] wite
    } skiif neist.
}
why-alone = Der leit gjin { $color ->
    [black] swarte
   *[white] wite
} skiif neist dit fjild.
legend-asked = { $asked } is fjild { $square }.

why-pass = { h-side } moast de beurt oerslaan. { PLURAL($n) ->
    [one] Der wie { $n } leech fjild, en in skiif dêr soe neat omdraaie:
   *[other] Der wiene { $n } lege fjilden, en op gjinien dêrfan soe in skiif wat omdraaie:
}
why-pass-none = Yn dizze partij hat noch nimmen in beurt oerslein.
pass-near = Sûnder { $color ->
    [black] swarte
   *[white] wite
} skiif dernjonken: { $squares }.
pass-empty = { $square } – { h-toward }: { h-discs-color } en dan it lege fjild { $at }.
pass-edge = { $square } – { h-toward }: { h-discs-color } en dan de râne fan it boerd.

## Wat as …: setten dy’t allinnich besocht wurde

what-if-title = Wat as …?
what-if-lead = In proefboerd: hjir wurdt neat spile. Tik op in fjild om it boerd nei dy set te sjen.
what-if-played = { PLURAL($n) ->
    [one] { h-side } spilet { $square } en draait { $n } skiif om ({ $squares }).
   *[other] { h-side } spilet { $square } en draait { $n } skiven om ({ $squares }).
}
what-if-pass = { h-side } hie dan gjin jildige set en moast in beurt oerslaan.
what-if-turn = { PLURAL($n) ->
    [one] { h-side } is oan de beurt, mei { $n } jildige set: { $squares }.
   *[other] { h-side } is oan de beurt, mei { $n } jildige setten: { $squares }.
}
what-if-over = De partij soe dien wêze: swart { $black_count }, wyt { $white_count }.
