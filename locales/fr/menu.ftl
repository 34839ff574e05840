### Premiers écrans, aide, langue, aspect, listes.

welcome =
    Bonjour { $name } !
    Ici, on joue au Reversi, contre moi ou à deux, et on l’apprend : quand un coup n’est pas possible, je vous dis pourquoi.

welcome-words = Si vous utilisez un lecteur d’écran, choisissez « En mots » : chaque tour devient un court message sans symboles.

group-welcome = Bonjour ! /reversi propose ici une partie de Reversi ; pour jouer, il suffit de toucher « Rejoindre ». Plusieurs parties peuvent se jouer en même temps.

help-text =
    Ce que je sais faire :
    /play – une partie contre moi, ou à deux
    /reversi – proposer une partie dans un groupe ; en réponse à un message, la proposer à la personne qui l’a écrit
    /move d3 – jouer en d3 ; dans notre discussion privée, d3 suffit
    /why d3 – pourquoi on peut ou non jouer en d3
    /whatif – essayer des coups sans les jouer
    /board – afficher de nouveau le plateau
    /rules – les règles
    /ask – une question sur les règles ; dans notre discussion privée, il suffit de l’écrire
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
looks-styles = Boutons : chaque case est un bouton. Grille : le plateau est dessiné dans le texte. Mots : aucun symbole, pour les lecteurs d’écran.
looks-discs = Pions :

play-options-title = Quelle couleur voulez-vous contre moi ? Vous pouvez aussi jouer à deux : je vous donne un lien à envoyer.

games-title = { PLURAL($n) ->
    [one] Vous avez { $n } partie :
   *[other] Vous avez { $n } parties :
}
games-none = Vous n’avez aucune partie en ce moment.
