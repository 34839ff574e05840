### El tablero, el final, los retos, los avisos, las confirmaciones breves y el estilo en palabras.

h-discs = { PLURAL($n) ->
    [one] { $n } ficha
   *[other] { $n } fichas
}

# El bando, al comienzo de una frase.
h-side = { $color ->
    [black] Las negras
   *[white] Las blancas
}

# El bando, dentro de una frase.
h-side-inside = { $color ->
    [black] negras
   *[white] blancas
}

## El tablero

score-line = { $turn ->
    [black] ▶ { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
    [white] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white } ◀
   *[none] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
}
words-score = Negras, { $black }: { $black_count }. Blancas, { $white }: { $white_count }.
turn-of = Le toca a { $name } ({ h-side-inside }).
turn-of-bot = El bot ({ h-side-inside }) está pensando.
ply-played = { $name }: { $square }, { PLURAL($n) ->
    [one] voltea { $n } ficha
   *[other] voltea { $n } fichas
}.
ply-passed = { $name } no tiene ninguna jugada legal y pasa. Vuelve a jugar { $other }.
plies-more = { PLURAL($n) ->
    [one] … y { $n } jugada anterior.
   *[other] … y { $n } jugadas anteriores.
}
legend-tap = { $legal } jugada legal · { $placed } última ficha · { $flipped } recién volteada
legend-columns = Columnas: de la «a» a la «h», de izquierda a derecha. Filas: de la 1 a la 8, de arriba abajo.
foot-reply = Toca una casilla o responde a este mensaje con su nombre, por ejemplo d3.
foot-words = { PLURAL($n) ->
    [one] { $n } jugada legal: { $squares }.
   *[other] { $n } jugadas legales: { $squares }.
}
board-moved-on = La partida sigue en un tablero más nuevo, más abajo.

## El final

end-win = Gana { $name } ({ h-side-inside }) por { $winner_count } a { $loser_count }, con { h-discs } de ventaja.
end-draw = Empate, { $n } a { $n }.
end-full = El tablero está lleno.
end-stuck = { PLURAL($n) ->
    [one] Ninguno de los dos bandos puede jugar: queda { $n } casilla vacía ({ $squares }).
   *[other] Ninguno de los dos bandos puede jugar: quedan { $n } casillas vacías ({ $squares }).
}
end-wiped = { PLURAL($n) ->
    [one] { h-side } se han quedado sin fichas y ya nadie puede jugar: queda { $n } casilla vacía ({ $squares }).
   *[other] { h-side } se han quedado sin fichas y ya nadie puede jugar: quedan { $n } casillas vacías ({ $squares }).
}
end-resigned = { $name } ({ h-side-inside }) abandona. Gana { $other }.
end-tournament = Resultado de torneo, con las casillas vacías para quien gana: negras { $black_count }, blancas { $white_count }.
record-moves = Jugadas: { $moves }
record-no-moves = No se ha colocado ninguna ficha.

## Los retos

challenge-open = { $name } propone una partida de Reversi. ¿Quién juega?
challenge-to = { $name } reta a { $other } a una partida de Reversi.
challenge-lot = Los colores se sortean.
challenge-color = { $name } juega con las { h-side-inside }.
challenge-link = Envía este enlace a alguien. Quien lo abra primero juega contra ti: { $link }
challenge-expired = Nadie ha aceptado a tiempo el reto de { $name }. Queda cerrado.
challenge-cancelled = { $name } retira su reto.
challenge-declined = El reto de { $name } ha sido rechazado.
offer-title = Una partida de Reversi
offer-description = Publica un reto aquí. Quien se una juega contra ti.

## Avisos y noticias

call-group = { $name }, te toca.
call-private = Te toca en tu partida contra { $name }.
news-over = Tu partida contra { $name } ha terminado.

## Confirmaciones breves, de 40 caracteres como mucho

toast-played = { PLURAL($n) ->
    [one] { $square }: voltea { $n } ficha
   *[other] { $square }: voltea { $n } fichas
}
toast-late = { $square } jugada; tablero en unos { $seconds } s
toast-already-played = { $square } ya está jugada.
toast-joined = Reto aceptado. ¡Buena partida!
toast-declined = Reto rechazado.
toast-cancelled = Reto retirado.
toast-saved = Guardado.
toast-board-below = El tablero está abajo.

## Estilo en palabras

words-row-both = Fila { $row }. Negras: { $black }. Blancas: { $white }.
words-row-black = Fila { $row }. Negras: { $black }.
words-row-white = Fila { $row }. Blancas: { $white }.
words-row-empty = La fila { $row } está vacía.
