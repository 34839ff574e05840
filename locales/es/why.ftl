### Por qué se puede o no se puede jugar en una casilla: las ocho direcciones.

h-toward = { $dir ->
    [n] Hacia arriba
    [ne] Hacia arriba a la derecha
    [e] Hacia la derecha
    [se] Hacia abajo a la derecha
    [s] Hacia abajo
    [sw] Hacia abajo a la izquierda
    [w] Hacia la izquierda
   *[nw] Hacia arriba a la izquierda
}

why-legal = { h-side } pueden jugar en { $square }: { PLURAL($n) ->
    [one] voltean { $n } ficha.
   *[other] voltean { $n } fichas.
}
why-legal-all = Se voltean todas las fichas encerradas, en todas las direcciones; no se puede dejar ninguna.
why-nothing = { h-side } no pueden jugar en { $square }: esa jugada no encierra ninguna ficha.
why-summary = Una o más fichas rivales se encierran cuando quedan en línea recta, sin huecos, entre la ficha colocada y otra del mismo color.
ray-edge = { h-toward }: ahí termina el tablero.
ray-empty = { h-toward }: la casilla vecina, { $at }, está vacía.
ray-own = { h-toward }: la ficha vecina, en { $at }, ya es { $color ->
    [black] negra
   *[white] blanca
}; no hay nada en medio.
ray-over-empty = { h-toward }: { h-discs-color } y después la casilla vacía { $at }. Por ahí no se encierra nada.
ray-over-edge = { h-toward }: { h-discs-color } y después el borde del tablero. Por ahí no se encierra nada.
ray-closed = { h-toward }: { h-discs-color } ({ $squares }) y después una ficha { $color ->
    [black] blanca
   *[white] negra
} en { $at }. { PLURAL($n) ->
    [one] La ficha encerrada se voltea.
   *[other] Las fichas encerradas se voltean.
}
why-rest = { PLURAL($n) ->
    [one] En la otra dirección no hay ninguna ficha { $color ->
        [black] negra
       *[white] blanca
    } al lado.
   *[other] En las otras { $n } direcciones no hay ninguna ficha { $color ->
        [black] negra
       *[white] blanca
    } al lado.
}
why-alone = No hay ninguna ficha { $color ->
    [black] negra
   *[white] blanca
} en las casillas vecinas.
legend-asked = { $asked } señala la casilla { $square }.

why-pass = { h-side } tuvieron que pasar. { PLURAL($n) ->
    [one] Quedaba { $n } casilla vacía, y una ficha allí no voltearía nada:
   *[other] Quedaban { $n } casillas vacías, y en ninguna una ficha voltearía nada:
}
why-pass-none = En esta partida nadie ha tenido que pasar todavía.
pass-near = Sin ninguna ficha { $color ->
    [black] negra
   *[white] blanca
} en las casillas vecinas: { $squares }.
pass-empty = { $square } – { h-toward }: { h-discs-color } y después la casilla vacía { $at }.
pass-edge = { $square } – { h-toward }: { h-discs-color } y después el borde del tablero.

## ¿Y si…?: jugadas que solo se prueban

what-if-title = ¿Y si…?
what-if-lead = Un tablero de prueba: aquí no se juega nada. Toca una casilla para ver el tablero después de esa jugada.
what-if-played = { PLURAL($n) ->
    [one] { h-side } juegan en { $square } y voltean { $n } ficha ({ $squares }).
   *[other] { h-side } juegan en { $square } y voltean { $n } fichas ({ $squares }).
}
what-if-pass = { h-side } no tendrían ninguna jugada legal y deberían pasar.
what-if-turn = { PLURAL($n) ->
    [one] Les toca a las { h-side-inside }, con { $n } jugada legal: { $squares }.
   *[other] Les toca a las { h-side-inside }, con { $n } jugadas legales: { $squares }.
}
what-if-over = La partida habría terminado: negras { $black_count }, blancas { $white_count }.
