### De spulregels, side foar side. De nûmers binne de rigen fan de tabel mei regels dy’t de tests byhâlde.

## Side 1: it spul
# 33 31
rules-aim = It doel: oan de ein mear skiven yn jo kleur op it boerd hawwe as jo tsjinstanner.
# 34 1
rules-strategy = Reversi is in strategysk boerdspul foar twa. It giet derom wa’t de measte romte beset, en skiven wikselje hieltyd wer fan kant.
# 2
rules-board = It boerd hat 64 fjilden: acht kolommen, a oant h fan lofts ôf, en acht rigen, 1 oant 8 fan boppen ôf. Fjild d3 leit yn kolom d, rige 3.
# 3 48
rules-discs = Der binne 64 skiven, allegearre gelyk: swart oan de iene kant, wyt oan de oare.
# 4
rules-set-of-32 = Op in echt boerd nimt elke spiler der 32.
# 5 6
rules-colors = Foar de earste set wurdt fêststeld wa’t mei swart spilet en wa’t mei wyt: de spilers kieze, of it lot beslist. Dat bliuwt de hiele partij sa.

## Side 2: it begjin
# 7
rules-setup = Elke partij begjint mei deselde fjouwer skiven yn it midden: wyt op d4 en e5, swart op e4 en d5.
# 8
rules-black-first = Swart begjint altyd.
# 9
rules-turns = Dêrnei spylje de spilers om bar, elke kear ien skiif.

## Side 3: in set
# 10 11
rules-outflank = By in set pleatse jo ien skiif op in leech fjild. Dy moat op syn minst ien skiif fan de tsjinstanner ynslute.
# 12 13 16 17
rules-line = Ynslute betsjut: ien of mear skiven fan de tsjinstanner lizze yn in rjochte line, sûnder gat, tusken de skiif dy’t jo krekt pleatst hawwe en in oare skiif yn jo kleur.
# 14 15
rules-directions = De line kin horizontaal, fertikaal of skean rinne. Ien skiif kin tagelyk mear as ien line ynslute, yn ferskate rjochtingen.
# 40
rules-example-row = Foarbyld: swart spilet op it markearre fjild. De wite skiven tusken dat fjild en de swarte skiif yn deselde rige binne ynsletten en wurde omdraaid.
# 39
rules-example-three = Foarbyld: der leit al ien wite skiif. Wyt spilet op it markearre fjild, slút de trije swarte skiven dertusken yn en draait se om.

rules-before = Foar de set:
rules-after = Nei de set:

## Side 4: omdraaie
# 20
rules-all-flip = Alle ynsletten skiven moatte omdraaid wurde, yn elke rjochting, ek as jo guon leaver lizze litte soene.
# 21
rules-flipped = Skiven wurde omdraaid, nea fan it boerd helle.
# 22
rules-never-moves = In skiif dy’t ien kear leit, komt nea op in oar fjild.
# 23
rules-color-again = In skiif kin faak fan kleur wikselje. Mar in skiif yn in hoeke kin nea omdraaid wurde.
# 18
rules-no-jump = Jo kinne net oer in eigen skiif hinne ynslute: de line hâldt by de earste op.
# 19
rules-no-cascade = Der is gjin kettingreaksje: allinnich linen dy’t by de nije skiif begjinne, telle. In skiif dy’t krekt omdraaid is, slút neat yn.

## Side 5: in beurt oerslaan
# 24
rules-pass = Hawwe jo gjin jildige set, dan slagge jo in beurt oer en is jo tsjinstanner wer oan de beurt. Hjir bart dat automatysk, en de bot seit it derby.
# 25
rules-no-pass = Hawwe jo wol in jildige set, dan meie jo net oerslaan.
# 26
rules-shortage = Op in echt boerd: hat in spiler gjin skiven mear, mar wol in jildige set, dan jout de tsjinstanner ien, sa faak as it nedich is. Hjir binne der altyd skiven genôch.
# 27
rules-wrong-flip = Op in echt boerd: in flater by it omdraaien mei noch ferbettere wurde oant de tsjinstanner spile hat; dêrnei bliuwt it sa. Hjir draait de bot om, dus dat kin net barre.

## Side 6: de ein
# 28
rules-end = De partij is dien as beide spilers gjin set mear dwaan kinne. Meastal is it boerd dan fol.
# 29 30
rules-early-end = De partij kin ek earder dien wêze, mei lege fjilden, bygelyks as ien kant gjin inkelde skiif mear hat.
# 31
rules-count = De skiven wurde teld. Wa’t de measte skiven yn de eigen kleur hat, wint.
# 32
rules-draw = Likefolle skiven: dan is it kamp.

## Side 7: hjir spylje
# 35
rules-tap = Tikje op in fjild fan it boerd om te spyljen, of typ de namme dêrfan, lykas d3.
# 36 37
rules-marks = Op it boerd stiet { $legal } op de jildige setten. Yn ôfbyldingen stiet { $asked } op it fjild dêr’t it oer giet.
# 38
rules-score = Boppe it boerd sjogge jo nei elke set de nammen, de kleuren en it tal skiven fan beide kanten.

rules-example-move = Oan it begjin hat swart fjouwer jildige setten; dy binne hjir markearre. Op elk oar fjild soe in skiif neat ynslute.
rules-example-directions = Foarbyld: swart spilet op it markearre fjild en slút yn trije rjochtingen tagelyk yn: omheech, nei lofts en skean.
rules-example-no-jump = Foarbyld: swart spilet op it markearre fjild. De line hâldt op by de swarte skiif op d4: allinnich dy op e4 wurdt omdraaid, dy op c4 bliuwt wyt.
rules-example-no-cascade = Foarbyld: swart spilet op it markearre fjild, en de skiven op e4 en d4 wurde omdraaid. De wite skiif op d5 leit no tusken twa swarte, mar bliuwt wyt: gjin fan beide is krekt dellein.
rules-example-pass = Foarbyld: wyt is oan de beurt, mar kin gjin swarte skiif ynslute. Wyt slacht de beurt oer, en swart is wer oan de beurt.
rules-transcript = In partij wurdt opskreaun as de setten efter inoar: f5d6c3. Oerslein beurten wurde net opskreaun, want dy folgje út de setten.
rules-why = Tikje jo op in fjild dêr’t jo net spylje kinne, dan seit de bot wêrom; ‘Wêrom?’ lit dêrnei alle acht rjochtingen sjen.
