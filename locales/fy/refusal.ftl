### Wêrom’t it net kin. Op syn heechst 200 tekens, de reden earst.

h-discs-color = { $color ->
    [black] { PLURAL($n) ->
        [one] { $n } swarte skiif
       *[other] { $n } swarte skiven
    }
   *[white] { PLURAL($n) ->
        [one] { $n } wite skiif
       *[other] { $n } wite skiven
    }
}

## Fjilden

alert-occupied = Op { $square } leit al in { $color ->
    [black] swarte
   *[white] wite
} skiif: dat fjild is beset.
alert-nothing-near = Op { $square } draaie jo neat om: dêrneist leit gjin { $color ->
    [black] swarte
   *[white] wite
} skiif om yn te sluten.
alert-line-empty = Op { $square } draaie jo neat om. { h-toward }: { h-discs-color } en dan gjin skiif fan josels mar it lege fjild { $at }. De oare rjochtingen slute ek neat yn.
alert-line-edge = Op { $square } draaie jo neat om. { h-toward }: { h-discs-color } en dan gjin skiif fan josels mar de râne fan it boerd. De oare rjochtingen slute ek neat yn.
alert-line-gap = Op { $square } draaie jo neat om. { h-toward }: { h-discs-color }, dan it lege fjild { $at } en dan pas jo skiif op { $own }. Oer in gat hinne kin net ynsletten wurde. De oare rjochtingen slute ek neat yn.
alert-own-near = Op { $square } draaie jo neat om: dêrneist lizze allinnich skiven fan josels. Om yn te sluten moat der in skiif fan de tsjinstanner tusken lizze.
alert-must-pass = Op { $square } kin net spile wurde: { $color ->
    [black] swart
   *[white] wyt
} hat nearne in jildige set en moat in beurt oerslaan.
alert-game-over = Op { $square } kin net mear spile wurde: nimmen hat noch in jildige set, de partij is dien.
alert-trial-ended = Dizze partij is dien: der is neat mear te probearjen.
alert-legal = { PLURAL($n) ->
    [one] { $square } is in jildige set: { $n } skiif wurdt omdraaid, op { $squares }.
   *[other] { $square } is in jildige set: { $n } skiven wurde omdraaid, op { $squares }.
}

## Beurten, plakken, útdagingen

alert-not-your-turn = It is net jo beurt: { $name } is oan de beurt.
alert-not-a-player = Jo dogge net mei oan dizze partij, mar sjen mei. Mei /reversi biede jo sels in partij oan.
alert-stale = It boerd is feroare: { $name } hat { $square } spile. Sjoch op it nije boerd.
alert-stale-passed = It boerd is feroare: { $name } hat { $square } spile en { $other } moast in beurt oerslaan. Sjoch op it nije boerd.
alert-stale-other = Dit boerd is ferâldere. Sjoch op it nije boerd.
alert-ended-won = Dizze partij is dien: { $name } hat wûn.
alert-ended-draw = Dizze partij is dien: it waard kamp.
alert-ended-resigned = Dizze partij is dien: { $name } hat opjûn.
alert-ended-expired = Dizze útdaging is sletten: nimmen hat dy op tiid oannommen.
alert-ended-cancelled = Dizze útdaging is weromnommen.
alert-ended-declined = Dizze útdaging is ôfwiisd.
alert-not-begun = De partij is noch net begûn: der is noch gjin twadde spiler.
alert-still-running = Dizze partij is noch oan de gong.
alert-full = Der binne al twa spilers. Jo meie sjen; mei /reversi biede jo sels in partij oan.
alert-already-joined = Jo dogge al mei oan dizze partij.
alert-own-challenge = Dit is jo eigen útdaging: in oar moat meidwaan.
alert-not-invited = Dizze útdaging is foar in oar. Mei /reversi biede jo sels in partij oan.
alert-not-challenger = Allinnich wa’t dizze útdaging makke hat, kin dy feroarje.
alert-not-yours = Allinnich wa’t de partij opjaan wol, kin op dizze fraach antwurdzje.
alert-cannot-pass = { PLURAL($n) ->
    [one] Jo meie jo beurt net oerslaan: jo hawwe { $n } jildige set ({ $squares }).
   *[other] Jo meie jo beurt net oerslaan: jo hawwe { $n } jildige setten ({ $squares }).
}
alert-not-a-square = ‘{ $said }’ is gjin fjild fan it boerd. De fjilden rinne fan a1 (lofts boppe) oant h8 (rjochts ûnder).
alert-old-button = Dizze knop wurket net mear. /board lit it boerd op ’e nij sjen, /start begjint fan foaren ôf oan.
alert-game-gone = Dizze partij is net mear bekend. /start begjint fan foaren ôf oan.
alert-letter = Kolom { $column }: de fjilden rinne fan { $first } boppe-oan oant { $last } ûnderoan. Tikje op in fjild, of typ de namme dêrfan.
alert-why-none = Tikje earst op in fjild. ‘Wêrom?’ leit dan út wêrom’t jo dêr net spylje koene.
alert-may-not-play = Kanalen en anonime behearders kinne net meispylje. Set de anonimiteit út en probearje it nochris.
alert-words-private = De styl yn wurden is persoanlik: kies dy yn ús priveepetear, dêr’t jo ek de partijen fan dizze groep iepenje kinne.
alert-rematch-waits = Jo hawwe om in revâns frege. No moat { $name } noch meidwaan.

## Antwurden op kommando’s en typte setten

say-no-game = Jo hawwe hjir gjin partij oan de gong. /play begjint ien, /games lit al jo partijen sjen.
say-no-game-group = Jo hawwe hjir gjin partij oan de gong. /reversi biedt ien oan.
say-which-board = Op hokker boerd moat { $square } spile wurde?
say-which-game = Jo hawwe hjir mear as ien partij geande. Stjoer it kommando as antwurd op it goede boerd.
say-move-usage = Skriuw in fjild efter it kommando, bygelyks /move d3.
say-why-usage = Skriuw in fjild efter it kommando, bygelyks /why d3.
say-not-understood = Dat begriep ik net. Typ in fjild lykas d3 om te spyljen, of /help om te sjen wat ik kin.
say-open-private = Dat freget wat mear romte. Ik lis it út yn ús priveepetear:
say-resign-ask = Wolle jo de partij tsjin { $name } wier opjaan?
say-challenge-self = Jo kinne josels net útdaagje. Antwurdzje mei /reversi op it berjocht fan in oar.
say-challenge-bot = In bot kin net meidwaan oan in partij. Yn ús priveepetear begjint /play ien tsjin my.
say-unknown-command = Dat kommando ken ik net. /help lit sjen wat ik kin.
say-ask-usage = Skriuw in fraach efter it kommando, bygelyks: /ask wannear moat ik oerslaan?
say-group-only = Yn in priveepetear begjint /play in partij, tsjin my of mei ien dy’t jo útnûgje.
say-calls-on = Goed: fan no ôf kin ik jo hjir roppe as it jo beurt is.
