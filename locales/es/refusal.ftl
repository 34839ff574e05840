### Por qué no se puede. 200 caracteres como mucho, la razón primero.

h-dir = { $dir ->
    [n] hacia arriba
    [ne] hacia arriba a la derecha
    [e] hacia la derecha
    [se] hacia abajo a la derecha
    [s] hacia abajo
    [sw] hacia abajo a la izquierda
    [w] hacia la izquierda
   *[nw] hacia arriba a la izquierda
}

h-discs-color = { $color ->
    [black] { PLURAL($n) ->
        [one] { $n } ficha negra
       *[other] { $n } fichas negras
    }
   *[white] { PLURAL($n) ->
        [one] { $n } ficha blanca
       *[other] { $n } fichas blancas
    }
}

## Casillas

alert-occupied = La casilla { $square } está ocupada: ya hay una ficha { $color ->
    [black] negra
   *[white] blanca
}.
alert-nothing-near = En { $square } no volteas nada: no hay ninguna ficha { $color ->
    [black] negra
   *[white] blanca
} al lado que puedas encerrar.
alert-line-empty = En { $square } no volteas nada. Mirando { h-dir }: { h-discs-color } y después la casilla vacía { $at } en vez de una ficha tuya. Las demás direcciones tampoco sirven.
alert-line-edge = En { $square } no volteas nada. Mirando { h-dir }: { h-discs-color } y después el borde del tablero en vez de una ficha tuya. Las demás direcciones tampoco sirven.
alert-line-gap = En { $square } no volteas nada. Mirando { h-dir }: { h-discs-color } y la casilla vacía { $at } antes de tu ficha de { $own }. Con un hueco no se encierra nada. Las demás direcciones tampoco sirven.
alert-own-near = En { $square } no volteas nada: al lado solo hay fichas tuyas. Para encerrar hace falta una ficha rival en medio.
alert-must-pass = No se puede jugar en { $square }: { $color ->
    [black] las negras
   *[white] las blancas
} no tienen ninguna jugada legal y deben pasar.
alert-game-over = No se puede jugar en { $square }: ya nadie tiene jugadas legales y la partida ha terminado.
alert-trial-ended = Esta partida ya ha terminado: no queda nada que probar.
alert-legal = { PLURAL($n) ->
    [one] Se puede jugar en { $square }: la jugada voltea { $n } ficha, la de { $squares }.
   *[other] Se puede jugar en { $square }: la jugada voltea { $n } fichas, las de { $squares }.
}

## Turnos, bandos, retos

alert-not-your-turn = No es tu turno: le toca a { $name }.
alert-not-a-player = No participas en esta partida, pero puedes seguirla. Con /reversi propones otra.
alert-stale = El tablero ha cambiado: { $name } ha jugado en { $square }. Mira el tablero nuevo.
alert-stale-passed = El tablero ha cambiado: { $name } ha jugado en { $square }; después { $other } ha tenido que pasar. Mira el tablero nuevo.
alert-stale-other = Este tablero ya no está al día. Mira el tablero nuevo.
alert-ended-won = Esta partida ya ha terminado: ganó { $name }.
alert-ended-draw = Esta partida ya ha terminado: hubo empate.
alert-ended-resigned = Esta partida ya ha terminado: { $name } abandonó.
alert-ended-expired = Este reto está cerrado: nadie lo aceptó a tiempo.
alert-ended-cancelled = Este reto se retiró.
alert-ended-declined = Este reto se rechazó.
alert-not-begun = La partida no ha empezado: todavía falta alguien para jugar.
alert-still-running = Esta partida sigue en juego.
alert-full = Ya hay dos personas en esta partida. Puedes seguirla; con /reversi propones otra.
alert-already-joined = Ya participas en esta partida.
alert-own-challenge = Es tu propio reto: tiene que aceptarlo otra persona.
alert-not-invited = Este reto es para otra persona. Con /reversi propones una partida.
alert-not-challenger = Solo quien lanzó este reto puede cambiarlo.
alert-not-yours = Solo quien quiere abandonar puede responder a esta pregunta.
alert-cannot-pass = { PLURAL($n) ->
    [one] No puedes pasar: tienes { $n } jugada legal, en { $squares }.
   *[other] No puedes pasar: tienes { $n } jugadas legales, en { $squares }.
}
alert-not-a-square = «{ $said }» no es una casilla del tablero. Las casillas van de a1, arriba a la izquierda, a h8, abajo a la derecha.
alert-old-button = Este botón ya no funciona. /board muestra el tablero, /start lleva al inicio.
alert-game-gone = Esta partida ya no existe. /start lleva al inicio.
alert-letter = Columna { $column }: sus casillas van de { $first }, arriba del todo, a { $last }, abajo del todo. Toca una casilla o escribe su nombre.
alert-why-none = Toca primero una casilla. «¿Por qué?» explica después la última en la que no pudiste jugar.
alert-may-not-play = Los canales y los administradores anónimos no pueden jugar. Quita el anonimato y vuelve a intentarlo.
alert-words-private = El estilo en palabras es personal: elígelo en nuestro chat privado, donde también puedes abrir las partidas de este grupo.
alert-rematch-waits = Has pedido la revancha. Ahora tiene que unirse { $name }.

## Respuestas a comandos y jugadas escritas

say-no-game = No tienes ninguna partida en curso aquí. /play empieza una, /games muestra todas las tuyas.
say-no-game-group = No tienes ninguna partida en curso aquí. /reversi propone una.
say-which-board = ¿En qué tablero quieres jugar en { $square }?
say-which-game = Tienes varias partidas en curso aquí. Envía el comando como respuesta al tablero que quieras.
say-move-usage = Escribe una casilla después del comando, por ejemplo /move d3.
say-why-usage = Escribe una casilla después del comando, por ejemplo /why d3.
say-not-understood = No te he entendido. Escribe una casilla como d3 para jugar, o /help para ver lo que sé hacer.
say-open-private = La respuesta es un poco larga. Te la doy en nuestro chat privado:
say-resign-ask = ¿Seguro que quieres abandonar la partida contra { $name }?
say-challenge-self = El reto tiene que ser para otra persona: responde con /reversi a uno de sus mensajes.
say-challenge-bot = Un bot no puede unirse a una partida. En nuestro chat privado, /play empieza una contra mí.
say-unknown-command = No conozco ese comando. /help muestra lo que sé hacer.
say-ask-usage = Escribe una pregunta después del comando, por ejemplo: /ask ¿cuándo hay que pasar?
say-group-only = En un chat privado, /play empieza una partida contra mí o con alguien a quien invites.
say-calls-on = Hecho: desde ahora puedo avisarte aquí cuando te toque.
