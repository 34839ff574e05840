### Botones: 20 caracteres como mucho.

button-play = ▶ Jugar
button-play-options = Más opciones
button-friend = 👥 Con otra persona
button-black = Negras
button-white = Blancas
button-lot = Por sorteo
button-rules = 📖 Reglas
button-language = 🌐 Idioma
button-looks = 🎨 Aspecto
button-words = En palabras
button-games = 🗂 Mis partidas
button-help = Ayuda
button-home = Inicio
button-next = Siguiente ▶
button-back = ◀ Anterior
button-contents = ☰ Índice
button-join = Unirse
button-decline = Rechazar
button-options = ⚙ Opciones
button-cancel = Retirar el reto
button-share = Enviar el enlace
button-why = ❓ ¿Por qué?
button-why-pass = ❓ ¿Por qué pasar?
button-what-if = 🔀 ¿Y si…?
button-step-back = ↩ Una jugada atrás
button-menu = ⋯ Menú
button-menu-close = ◀ Volver
button-resign = 🏳 Abandonar
button-resign-sure = Sí, abandonar
button-keep-playing = Seguir jugando
button-below = ⤓ Bajar el tablero
button-private = Abrir en privado
button-call-me = 🔔 Avísame
button-rematch = 🔁 Revancha
button-read-board = Leer el tablero
button-open-game = Abrir la partida
button-open-chat = Abrir

button-game = { $turn ->
    [yours] { $number }. { $name }: te toca
    [theirs] { $number }. { $name }: le toca
   *[waiting] { $number }. Reto abierto
}
button-pair = { $black } – { $white }
button-words-move = { PLURAL($n) ->
    [one] { $square } voltea { $n } ficha
   *[other] { $square } voltea { $n } fichas
}
button-style-tap = { $chosen ->
    [yes] ✓ Botones
   *[no] Botones
}
button-style-grid = { $chosen ->
    [yes] ✓ Dibujo
   *[no] Dibujo
}
button-style-words = { $chosen ->
    [yes] ✓ Palabras
   *[no] Palabras
}
button-discs = { $chosen ->
    [yes] ✓ { $set }
   *[no] { $set }
}
