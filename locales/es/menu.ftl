### Primeras pantallas, ayuda, idioma, aspecto, listas.

welcome =
    ¡Hola, { $name }!
    Aquí puedes jugar al Reversi, contra mí o con otra persona, y aprender: cuando una jugada no es posible, te digo por qué.

welcome-words = Si usas un lector de pantalla, elige «En palabras»: cada turno será un mensaje corto sin símbolos.

group-welcome = ¡Hola! /reversi propone aquí una partida de Reversi; quien toque «Unirse» juega. Puede haber muchas partidas a la vez.

help-text =
    Lo que sé hacer:
    /play – una partida contra mí o con otra persona
    /reversi – proponer una partida en un grupo; si respondes a un mensaje, va para quien lo escribió
    /move d3 – jugar en una casilla; en nuestro chat privado basta con d3
    /why d3 – por qué se puede o no se puede jugar en una casilla
    /whatif – probar jugadas sin jugarlas
    /board – mostrar otra vez el tablero
    /rules – las reglas
    /ask – una pregunta sobre las reglas; en nuestro chat privado basta con escribirla
    /games – tus partidas
    /resign – abandonar una partida
    /language – el idioma
    /style – el aspecto del tablero

    En un grupo, responde al tablero con una casilla o un comando.

languages-title = Elige tu idioma.
languages-title-group = Elige el idioma de este grupo. Las explicaciones siguen llegando en el idioma de quien las pide.
language-set = Desde ahora hablo español.

looks-title = ¿Qué aspecto quieres para el tablero?
looks-title-group = ¿Qué aspecto tendrán los tableros de este grupo?
looks-styles = Botones: cada casilla es un botón. Dibujo: el tablero se dibuja en el texto. Palabras: sin símbolos, para lectores de pantalla.
looks-discs = Fichas:

play-options-title = ¿Qué color quieres contra mí? O juega con otra persona: te doy un enlace para enviar.

games-title = { PLURAL($n) ->
    [one] Tienes { $n } partida:
   *[other] Tienes { $n } partidas:
}
games-none = Ahora no tienes ninguna partida.
