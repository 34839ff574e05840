### Las reglas, página a página. Los números son las filas de la tabla de reglas que guardan las pruebas.

## Página 1: el juego
# 33 31
rules-aim = Objetivo: tener al final más fichas de tu color en el tablero que tu rival.
# 34 1
rules-strategy = El Reversi es un juego de estrategia entre dos. Se disputa el terreno, y las fichas cambian de bando una y otra vez.
# 2
rules-board = El tablero tiene 64 casillas: ocho columnas, que van de izquierda a derecha de la «a» a la «h», y ocho filas, que van de arriba abajo de la 1 a la 8. La casilla d3 está en la columna d, fila 3.
# 3 48
rules-discs = Hay 64 fichas, todas iguales: negras por un lado y blancas por el otro.
# 4
rules-set-of-32 = Con un tablero de verdad, cada bando toma 32.
# 5 6
rules-colors = Antes de la primera jugada se decide, de común acuerdo o por sorteo, quién lleva las negras y quién las blancas. Vale para toda la partida.

## Página 2: el comienzo
# 7
rules-setup = Toda partida empieza igual, con cuatro fichas en el centro: blancas en d4 y e5, negras en e4 y d5.
# 8
rules-black-first = Siempre empiezan las negras.
# 9
rules-turns = Después se juega por turnos, una ficha cada vez.

## Página 3: una jugada
# 10 11
rules-outflank = Jugar es colocar una ficha en una casilla vacía. Tiene que encerrar al menos una ficha rival.
# 12 13 16 17
rules-line = Encerrar, o flanquear, quiere decir: una o más fichas rivales quedan en línea recta, sin huecos, entre la ficha que acabas de colocar y otra ficha de tu color.
# 14 15
rules-directions = La línea puede ser horizontal, vertical o diagonal. Una sola ficha puede encerrar varias líneas a la vez, en varias direcciones.
# 40
rules-example-row = Ejemplo: las negras juegan en la casilla marcada. Las fichas blancas que hay entre esa casilla y la ficha negra de la misma fila quedan encerradas y se voltean.
# 39
rules-example-three = Ejemplo: ya hay una ficha blanca. Las blancas juegan en la casilla marcada, encierran las tres fichas negras que hay en medio y las voltean.

rules-before = Antes de la jugada:
rules-after = Después de la jugada:

## Página 4: voltear
# 20
rules-all-flip = Hay que voltear todas las fichas encerradas, en todas las direcciones, aunque prefieras dejar alguna como está.
# 21
rules-flipped = Voltear es dar la vuelta: las fichas nunca se quitan del tablero.
# 22
rules-never-moves = Una ficha colocada nunca cambia de casilla.
# 23
rules-color-again = Una ficha puede cambiar de color muchas veces. En cambio, una ficha en una esquina no se puede voltear nunca.
# 18
rules-no-jump = No se puede encerrar saltando una ficha propia: la línea termina en la primera.
# 19
rules-no-cascade = No hay reacción en cadena: solo cuentan las líneas que salen de la ficha nueva. Una ficha recién volteada no encierra nada.

## Página 5: pasar
# 24
rules-pass = Si no tienes ninguna jugada legal, pasas y tu rival vuelve a jugar. Aquí ocurre solo, y el bot lo anuncia.
# 25
rules-no-pass = Si tienes una jugada legal, no puedes pasar.
# 26
rules-shortage = Con un tablero de verdad: si a un bando se le acaban las fichas pero aún puede jugar, el otro le da una, tantas veces como haga falta. Aquí las fichas no se acaban.
# 27
rules-wrong-flip = Con un tablero de verdad: un error al voltear se puede corregir hasta que juegue el otro bando; después ya no. Aquí voltea el bot, así que no hay errores.

## Página 6: el final
# 28
rules-end = La partida termina cuando ninguno de los dos bandos puede jugar. Casi siempre el tablero está ya lleno.
# 29 30
rules-early-end = La partida también puede terminar antes, con casillas vacías; por ejemplo, cuando un bando se queda sin fichas.
# 31
rules-count = Se cuentan las fichas. Gana el bando que tiene más.
# 32
rules-draw = Si los dos bandos tienen las mismas, hay empate.

## Página 7: jugar aquí
# 35
rules-tap = Para jugar, toca una casilla del tablero o escribe su nombre, por ejemplo d3.
# 36 37
rules-marks = En el tablero, { $legal } señala las jugadas legales. En las figuras, { $asked } señala la jugada de la que se habla.
# 38
rules-score = Encima del tablero ves los nombres, los colores y cuántas fichas tiene cada bando, después de cada jugada.

rules-example-move = Al empezar, las negras tienen cuatro jugadas legales, marcadas aquí. En cualquier otra casilla, una ficha no encerraría nada.
rules-example-directions = Ejemplo: las negras juegan en la casilla marcada y encierran en tres direcciones a la vez: hacia arriba, hacia la izquierda y en diagonal.
rules-example-no-jump = Ejemplo: las negras juegan en la casilla marcada. La línea termina en la ficha negra de d4: solo se voltea la de e4, y la de c4 sigue blanca.
rules-example-no-cascade = Ejemplo: las negras juegan en la casilla marcada y se voltean las fichas de e4 y d4. La ficha blanca de d5 queda entre dos negras, pero no se voltea: ninguna de las dos se acaba de colocar.
rules-example-pass = Ejemplo: juegan las blancas, pero no pueden encerrar ninguna ficha negra. Las blancas pasan y las negras juegan otra vez.
rules-transcript = Una partida se anota escribiendo sus jugadas seguidas: f5d6c3. Los pases no se anotan, porque se deducen de las jugadas.
rules-why = Si tocas una casilla donde no se puede jugar, el bot dice por qué; «¿Por qué?» muestra después las ocho direcciones.
