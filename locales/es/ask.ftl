### Las preguntas que se hacen sobre el Reversi, una por línea, bajo el tema que las responde. Para traducir: escribe lo que preguntaría alguien en tu idioma, sin calcar.

ask-aim =
    ¿Cuál es el objetivo del juego?
    ¿Cómo se gana?
    ¿Qué tengo que hacer para ganar?
    ¿De qué trata el Reversi?
    ¿Para qué sirve todo esto?
    ¿Qué clase de juego es?
    ¿En qué consiste?
    Nunca he jugado, explícame la idea.
    ¿Hay que tener más fichas que el rival?
    ¿Cuándo he vencido al otro?
    ¿Qué debo intentar conseguir?
    ¿Es un juego de suerte o de estrategia?
    ¿Tengo que ocupar todo el tablero o basta con la mayoría?
    Resúmeme el juego en una frase.
    ¿Cuál es la finalidad?
    ¿Cómo se consigue la victoria?

ask-setup =
    ¿Cuántas casillas tiene el tablero?
    ¿De qué tamaño es el tablero?
    ¿Cuántas fichas hacen falta en total?
    ¿Cómo se colocan las fichas al principio?
    ¿Dónde van las cuatro primeras fichas?
    ¿Cómo es la posición inicial?
    ¿Qué fichas hay en el centro antes de empezar?
    ¿Qué se necesita para jugar?
    ¿Qué material trae la caja?
    ¿Cómo se prepara la partida?
    ¿Por qué ya hay fichas en el medio?
    ¿Cada bando recibe treinta y dos fichas?
    ¿Las fichas tienen dos colores, uno por cada cara?
    ¿Quién elige entre negras y blancas?
    ¿Qué color llevo, y puedo cambiarlo?
    ¿Sirve un tablero de damas o de ajedrez?
    ¿Cuántas personas pueden jugar?
    Ocho filas y ocho columnas, ¿verdad?

ask-turns =
    ¿Quién empieza?
    ¿Qué color juega primero?
    ¿Siempre comienzan las negras?
    ¿A quién le toca?
    ¿Es mi turno?
    ¿Se juega por turnos?
    ¿Cuántas fichas se ponen cada vez?
    ¿Puedo jugar dos veces seguidas?
    ¿En qué orden se juega?
    ¿Por qué salió primero el otro?
    Llevo las blancas, ¿tengo que esperar?
    ¿Qué pasa después de mi jugada?
    ¿Pueden las blancas abrir la partida?
    ¿Vamos alternando todo el tiempo?
    ¿Cuándo me toca a mí?
    ¿Quien pierde empieza la siguiente?
    Una ficha cada uno y luego el siguiente, ¿no?

ask-move =
    ¿Qué es una jugada legal?
    ¿Dónde puedo jugar?
    ¿Dónde se permite poner mi ficha?
    ¿Por qué no puedo jugar en esta casilla?
    ¿Por qué esa casilla está prohibida?
    No me deja poner ahí.
    ¿Se puede colocar en cualquier sitio?
    ¿Qué casillas son posibles ahora?
    ¿La casilla tiene que estar vacía?
    ¿Hay que voltear algo en cada jugada?
    Dice que es ilegal, ¿qué está mal?
    ¿Cómo se hace una jugada?
    ¿Puedo poner al lado de mis propias fichas?
    ¿Basta con tocar una ficha rival?
    ¿Puedo ir directamente a una esquina?
    Me rechaza lo que intento, ¿por qué?
    ¿Cómo sé qué lugares están permitidos?
    ¿Cuándo es válida una jugada?

ask-outflank =
    ¿Qué significa encerrar?
    ¿Qué es flanquear?
    ¿Cómo se rodea una ficha?
    ¿Cuándo queda atrapada una ficha?
    ¿Cómo se come en este juego?
    ¿Necesito una ficha mía en cada extremo?
    ¿Qué es una ficha encerrada?
    No entiendo la palabra encerrar.
    ¿Cómo dejo las blancas entre dos negras?
    ¿Cuántas puedo encerrar de una vez?
    ¿Cómo hago que las contrarias cambien de color?
    ¿La línea tiene que ser continua?
    ¿Qué debe haber al otro lado?
    ¿Una ficha contra el borde está acorralada?
    ¿Cómo se hace un sándwich?
    ¿Cómo me apodero de las fichas ajenas?

ask-directions =
    ¿En qué direcciones se puede encerrar?
    ¿Cuentan las diagonales?
    ¿Vale en diagonal?
    ¿Solo en horizontal y vertical?
    ¿Se pueden voltear varias líneas a la vez?
    ¿Cuántos sentidos hay, cuatro u ocho?
    ¿También de arriba abajo?
    ¿Debo escoger una sola línea si hay dos?
    ¿Y hacia atrás?
    ¿Una misma ficha encierra en dos direcciones?
    ¿Las columnas también o únicamente las filas?
    ¿Puede la línea doblar o hacer un ángulo?
    ¿Por qué se voltearon también las inclinadas?
    ¿De izquierda a derecha nada más?
    ¿De una esquina a otra es posible?
    ¿Por todos los lados al mismo tiempo?

ask-flips =
    ¿Hay que voltear todas las fichas?
    ¿Puedo elegir cuáles volteo?
    ¿Se puede dejar alguna como está?
    ¿Y si prefiero no dar la vuelta a una?
    ¿Las fichas salen del tablero?
    ¿Qué pasa con las fichas encerradas?
    ¿Por qué cambiaron de color tantas fichas?
    ¿Puede una ficha volver a su color de antes?
    ¿Cuántas veces puede cambiar de bando la misma ficha?
    ¿Es obligatorio girarlas todas?
    ¿Se puede voltear una ficha en una esquina?
    ¿Puede moverse una ficha ya colocada?
    Yo solo quería una línea, no las dos.
    ¿Una ficha es mía para siempre?
    ¿Qué fichas son estables y ya no cambian?
    ¿Qué quiere decir voltear?

ask-no-jump =
    ¿Puedo saltar por encima de mi propia ficha?
    ¿Se puede saltar una casilla vacía?
    ¿Y si hay un hueco en la línea?
    ¿Qué pasa si una ficha mía está en medio?
    ¿Por qué no se voltearon las fichas de detrás de la mía?
    ¿Se salta como en las damas?
    ¿La línea termina en mi primera ficha?
    ¿Por qué se detuvo a mitad de camino?
    ¿Se puede llegar más allá de mi color?
    Las más lejanas no cambiaron, ¿por qué?
    ¿Tienen que estar juntas, sin interrupción?
    Dos grupos separados, ¿caen los dos?
    ¿Una casilla libre corta la línea?
    ¿El vacío impide encerrar?

ask-no-cascade =
    ¿Hay reacción en cadena?
    ¿Una ficha volteada voltea a otras?
    ¿Las que acaban de cambiar también encierran?
    ¿Existe un efecto dominó?
    ¿Por qué las demás no cambiaron después?
    Ahora esas quedaron atrapadas, ¿no deberían girarse?
    ¿Un volteo provoca otro volteo?
    ¿Cuentan solo las líneas de la ficha nueva?
    ¿Hay una segunda ronda de volteos?
    ¿Sigue solo después?
    ¿Se pueden hacer combos?
    Una blanca sigue entre dos negras tras mi jugada, ¿es normal?
    ¿Se propaga el efecto?
    Está rodeada por casualidad y no ocurre nada.
    ¿Se encadenan las consecuencias?
    ¿Por qué esa ficha sigue siendo suya si tengo las mías a ambos lados?

ask-pass =
    ¿Por qué he pasado?
    ¿Por qué se ha saltado mi turno?
    ¿Qué hago si no tengo ninguna jugada legal?
    ¿Se puede pasar?
    ¿Por qué se saltó mi turno?
    ¿Puedo pasar a propósito?
    No quiero jugar ahora, ¿puedo esperar?
    Mi rival jugó dos veces seguidas, ¿es un error?
    ¿Es obligatorio jugar si puedo?
    Tengo todo bloqueado.
    ¿Cuántas veces se puede ceder el turno?
    El bot volvió a jugar sin esperarme.
    ¿Dónde está el botón de pasar?
    ¿Cuándo hay que pasar?
    ¿Pierdo si no me queda ningún sitio?
    Todas mis opciones son malas, ¿puedo no jugar?
    No me ha dejado jugar.
    ¿Qué es un pase obligado?

ask-end =
    ¿Cuándo termina la partida?
    ¿Cuándo se acaba?
    ¿Cómo finaliza el juego?
    ¿Acaba cuando el tablero está lleno?
    ¿Y si nadie puede jugar?
    ¿Puede terminar antes de llenar todas las casillas?
    ¿Por qué acabó tan pronto nuestra partida?
    ¿Qué pasa si desaparece un color?
    ¿Cuánto dura una partida?
    ¿Cuántas jugadas hay en total?
    Quedaban casillas vacías y ya había terminado.
    Me quedé sin fichas en el tablero, ¿es el final?
    ¿Qué pasa si pasan los dos bandos?
    ¿Cuándo dejamos de jugar?
    ¿Se juega hasta la última casilla?
    ¿Es muy larga?
    ¿Por qué no podemos continuar?

ask-score =
    ¿Cómo se cuentan los puntos?
    ¿Quién ha ganado?
    ¿Cómo va el marcador?
    ¿Cómo se hace el recuento al final?
    ¿Para quién son las casillas vacías?
    ¿Quién va por delante?
    ¿Cuántas fichas tengo?
    ¿Valen más las esquinas?
    ¿Dan puntos por cada volteo?
    ¿Por cuánto he perdido?
    ¿Qué significa el resultado final?
    ¿Voy ganando o perdiendo?
    ¿Cuánto vale una ficha?
    ¿Dónde se ve el número de negras y blancas?
    ¿Gana quien tiene más?
    ¿Cómo se decide quién vence?
    ¿Qué quiere decir 40 a 24?
    ¿Cuál es la puntuación?

ask-draw =
    ¿Y si tenemos el mismo número de fichas?
    ¿Puede haber empate?
    ¿Qué pasa si empatamos?
    ¿Quién gana con 32 a 32?
    ¿Cómo se desempata?
    No ganó nadie, ¿por qué?
    Terminamos iguales.
    Tenemos treinta y dos fichas cada uno.
    ¿Es posible que nadie gane?
    ¿Existe la partida igualada?
    ¿Ganan las negras si el recuento es idéntico?
    Tantas blancas como negras, ¿y entonces?
    ¿Hay que repetir la partida tras un empate?
    ¿Pueden ganar los dos?
    ¿Pasa a menudo que no haya diferencia?

ask-real-board =
    ¿Cómo se juega en casa con un tablero de verdad?
    ¿Qué pasa si se me acaban las fichas?
    Ya no me quedan fichas para poner, pero aún puedo jugar.
    ¿Cómo repartimos las fichas?
    ¿Mi rival tiene que darme una ficha?
    Se nos olvidó voltear una ficha, ¿se puede corregir?
    Volteé la ficha equivocada.
    ¿Hasta cuándo se arregla un error al voltear?
    ¿Ficha tocada, ficha jugada?
    Si ya solté la ficha, ¿puedo retirarla?
    Nos dimos cuenta demasiado tarde.
    ¿Cuántas fichas toma cada persona en la mesa?
    ¿Puedo pedir prestadas fichas al otro?
    Mi hermana volteó de más, ¿qué hacemos?
    ¿Se puede fabricar el juego con madera o cartón?
    ¿Quién da la vuelta a las fichas con la mano?
    Faltan fichas en la caja.
    Jugamos en familia con un juego de mesa.

ask-notation =
    ¿Qué significa d3?
    ¿Cómo se llaman las casillas?
    ¿Para qué son las letras y los números?
    ¿Cómo se anota una jugada?
    ¿Dónde está a1?
    ¿Las columnas llevan letras o números?
    ¿La fila 1 está arriba o abajo?
    ¿Cómo escribo el nombre de una casilla?
    ¿Cómo apunto una partida en papel?
    ¿Cómo se llama la esquina de arriba a la izquierda?
    ¿Cómo se lee una lista de jugadas?
    ¿Se escribe e4 o 4e?
    ¿Qué son las coordenadas?
    ¿Desde dónde se cuentan las filas?
    ¿Cómo le digo a alguien a qué casilla me refiero?
    ¿Se pueden guardar las jugadas como texto?
    No entiendo f5 d6 c3.
    ¿Primero la columna o primero la fila?

ask-bot =
    ¿Cómo se usa este bot?
    ¿Cómo empiezo una nueva partida?
    ¿Cómo juego contra un amigo o una amiga?
    ¿Cómo invito a alguien?
    ¿Puedo cambiar de idioma?
    ¿Cómo abandono?
    Quiero rendirme.
    ¿Se puede deshacer la última jugada?
    Toqué mal, ¿cómo vuelvo atrás?
    ¿Dónde están mis partidas?
    ¿Se puede poner más fácil o más difícil?
    ¿Qué niveles hay?
    ¿Funciona con un lector de pantalla?
    No veo la pantalla, ¿puedo jugar aquí?
    ¿Qué comandos puedo escribir?
    ¿Cómo se juega en un grupo?
    Necesito ayuda con los botones.
    ¿Puedo jugar contra ti?
