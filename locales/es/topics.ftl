### El libro de reglas: títulos de los temas (que también son botones) e índice.

topic-aim = Objetivo
topic-setup = Tablero y fichas
topic-turns = Los turnos
topic-move = Jugada legal
topic-outflank = Encerrar
topic-directions = Ocho direcciones
topic-flips = Voltear
topic-no-jump = Sin saltos
topic-no-cascade = Sin efecto en cadena
topic-pass = Pasar
topic-end = El final
topic-score = El recuento
topic-draw = Empate
topic-real-board = En un tablero real
topic-notation = Nombres de casillas
topic-bot = Jugar aquí

rules-contents = Reglas del Reversi. ¿Qué quieres saber?
topics-near = No me queda clara la pregunta. ¿Es alguno de estos temas?
