### De kommando’s yn it menu fan de app.

command-start = Begjinskerm
command-play = Spylje tsjin de bot of mei in oar
command-reversi = In partij Reversi oanbiede
command-move = In set dwaan: /move d3
command-why = Wêrom’t in set wol of net kin: /why d3
command-what-if = Setten útprobearje sûnder se te spyljen
command-rules = De spulregels fan Reversi
command-ask = In fraach oer de spulregels stelle
command-board = It boerd op ’e nij sjen litte
command-resign = De partij opjaan
command-pass = Wêrom’t jo wol of net oerslaan meie
command-language = De taal kieze
command-style = Kieze hoe’t it boerd derút sjocht
command-games = Jo partijen
command-help = Wat de bot kin
