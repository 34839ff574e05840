### Los comandos del propio programa y el chat local, que funciona sin Telegram.

## El chat local

term-hello = Un chat local con el bot, sin Telegram. Prueba /start y pulsa después un botón escribiendo su nombre entre corchetes: [▶ Jugar], [d3]. :help muestra más.

term-help =
    un texto        decírselo al bot o al grupo
    #12 d3          responder al mensaje 12
    {"["}d3]            pulsar ese botón, o esa casilla del último tablero
    #12 [d3]        lo mismo en el mensaje 12
    @bob            desde ahora habla bob; @bob:be le da un idioma
    ~family         entrar en el grupo «family»; ~ solo: volver al chat privado
    ?texto          una consulta inline; ?texto -> 1 publica su primer resultado
    :restart        matar el bot y arrancarlo de nuevo
    :clock +1d      cambiar la hora
    :fail 429 30    hacer fallar a Telegram (429, 500, drop, lost, late, dup)
    :block :unblock :kick :add :migrate :delete #12     lo que puede hacer la gente

term-not-understood = Aquí no se entiende «{ $line }». :help muestra lo que se puede escribir.
term-no-button = Aquí no hay ningún botón «{ $label }».
term-no-message = No hay ningún mensaje #{ $number }.
term-no-result = No hay ningún resultado { $number }.
term-only-group = Esto se hace en un grupo: ~family lleva a uno.
term-small-group = Solo un grupo pequeño puede convertirse en supergrupo.
term-no-topics = El grupo «{ $group }» no tiene temas.

## Errores del programa

error-arguments = No se ha entendido el comando:
error-line = Ha fallado la entrada o la salida: { $reason }
error-bot-died = El bot se ha parado: { $status }
error-database = No se puede usar la base de datos: { $reason }
error-token = No es un token de bot, como 123456:ABC…
error-token-missing = Hace falta un token: define TELOXIDE_TOKEN o TELOXIDE_TOKEN_FILE.
error-token-file = No se puede leer el archivo del token { $path }: { $reason }
error-api-url = TELOXIDE_API_URL no es una dirección http o https: { $value }
error-api = La API de bots no acepta el bot: { $reason }
error-locales = No se pueden usar los idiomas: { $reason }
error-language = No hay ningún idioma «{ $value }». Hay: { $languages }.
error-position-length = { PLURAL($n) ->
    [one] Una posición tiene 64 casillas, pero aquí hay { $n }.
   *[other] Una posición tiene 64 casillas, pero aquí hay { $n }.
}
error-position-character = La posición tiene «{ $found }» en { $square }. Cada casilla es X, O o -.
error-side = El bando que juega es X u O, no «{ $found }».
error-ply = Jugada { $ply }, { $color ->
    [black] las negras juegan
   *[white] las blancas juegan
} { $token }: no es posible.
error-ply-square = Jugada { $ply }: «{ $token }» no es ni una casilla ni un pase.
error-ply-cut = Jugada { $ply }: la partida se corta después de «{ $token }».
error-ply-pass = Jugada { $ply }: { $color ->
    [black] las negras
   *[white] las blancas
} no pueden pasar.
error-depth = La profundidad es un número de 0 a 20, no «{ $value }».

## Lo que muestran los comandos

check-ok = Todo está en orden: idiomas, base de datos, token y API de bots. El bot es @{ $bot }.
check-sandbox = Los idiomas y la base de datos están en orden. Sin token, el bot funcionaría en el chat local.
check-locales = Todo está en orden: { $languages }
replay-ply = { $ply }. { $color ->
    [black] Negras
   *[white] Blancas
} { $square }: { PLURAL($n) ->
    [one] { $n } ficha volteada
   *[other] { $n } fichas volteadas
}
replay-pass = { $ply }. { $color ->
    [black] Las negras no tienen ninguna jugada legal y pasan
   *[white] Las blancas no tienen ninguna jugada legal y pasan
}
replay-score = Negras { $black_count }, blancas { $white_count }, { PLURAL($n) ->
    [one] { $n } casilla vacía
   *[other] { $n } casillas vacías
}.
replay-win = { $color ->
    [black] Ganan las negras.
   *[white] Ganan las blancas.
}
replay-draw = Empate.
replay-to-move = { $color ->
    [black] La partida sigue: juegan las negras.
   *[white] La partida sigue: juegan las blancas.
}
