### Los comandos en el menú del cliente.

command-start = Inicio
command-play = Jugar contra el bot o con otra persona
command-reversi = Proponer una partida de Reversi
command-move = Jugar en una casilla: /move d3
command-why = Por qué se puede o no jugar en una casilla: /why d3
command-what-if = Probar jugadas sin jugarlas
command-rules = Las reglas del Reversi
command-ask = Preguntar por las reglas
command-board = Mostrar otra vez el tablero
command-resign = Abandonar la partida
command-pass = Por qué puedes o no puedes pasar
command-language = Elegir el idioma
command-style = Elegir el aspecto del tablero
command-games = Tus partidas
command-help = Lo que sabe hacer el bot
