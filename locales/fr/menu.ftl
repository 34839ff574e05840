### Premiers écrans, aide, langue, aspect, listes.

welcome =
    Bonjour { $name } !
    Ici, on joue au Reversi, contre moi ou à deux, et on l’apprend : quand un coup n’est pas possible, je dis pourquoi.

welcome-words = Si vous utilisez un lecteur d’écran, choisissez « En mots » : chaque tour devient un court message sans symboles.

group-welcome = Bonjour ! /reversi propose ici une partie de Reversi ; qui touche « Rejoindre » joue. Plusieurs parties peuvent se jouer en même temps.

help-text =
    Ce que je sais faire :
    /play – une partie contre moi, ou à deux
    /reversi – proposer une partie dans un groupe ; en réponse à un message, à cette personne
    /move d3 – jouer une case ; dans notre discussion privée, d3 suffit
    /why d3 – pourquoi une case peut être jouée ou non
    /board – afficher de nouveau le plateau
    /rules – les règles
    /games – vos parties
    /resign – abandonner une partie
    /language – la langue
    /style – l’aspect du plateau

    Dans un groupe, répondez au plateau par une case ou une commande.

languages-title = Choisissez votre langue.
languages-title-group = Choisissez la langue de ce groupe. Les explications restent dans la langue de la personne qui les demande.
language-set = À partir de maintenant, je parle français.

looks-title = Quel aspect pour le plateau ?
looks-title-group = Quel aspect pour les plateaux de ce groupe ?
looks-styles = Touches : le plateau est un clavier. Grille : le plateau est dessiné dans le texte. Mots : aucun symbole, pour les lecteurs d’écran.
looks-discs = Pions :

play-options-title = Quelle couleur contre moi ? Ou bien jouez à deux : vous recevez un lien à envoyer.

games-title = { PLURAL($n) ->
    [one] Vous avez { $n } partie :
   *[other] Vous avez { $n } parties :
}
games-none = Vous n’avez aucune partie en ce moment.
