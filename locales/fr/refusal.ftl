### Pourquoi ce n’est pas possible. Au plus 200 caractères, la raison d’abord.

h-dir = { $dir ->
    [n] vers le haut
    [ne] vers le haut à droite
    [e] vers la droite
    [se] vers le bas à droite
    [s] vers le bas
    [sw] vers le bas à gauche
    [w] vers la gauche
   *[nw] vers le haut à gauche
}

h-discs-color = { $color ->
    [black] { PLURAL($n) ->
        [one] { $n } pion noir
       *[other] { $n } pions noirs
    }
   *[white] { PLURAL($n) ->
        [one] { $n } pion blanc
       *[other] { $n } pions blancs
    }
}

## Cases

alert-occupied = La case { $square } est occupée : il y a déjà un pion { $color ->
    [black] noir
   *[white] blanc
}.
alert-nothing-near = En { $square }, rien n’est retourné : aucun pion { $color ->
    [black] noir
   *[white] blanc
} à encadrer sur les cases voisines.
alert-line-empty = En { $square }, rien n’est retourné. En allant { h-dir } : { h-discs-color }, puis la case vide { $at } au lieu d’un pion à vous. Aucune autre direction ne convient.
alert-line-edge = En { $square }, rien n’est retourné. En allant { h-dir } : { h-discs-color }, puis le bord du plateau au lieu d’un pion à vous. Aucune autre direction ne convient.
alert-line-gap = En { $square }, rien n’est retourné. En allant { h-dir } : { h-discs-color }, puis la case vide { $at } avant votre pion en { $own }. On n’encadre rien par-dessus un vide. Aucune autre direction ne convient.
alert-own-near = En { $square }, rien n’est retourné : seuls des pions à vous occupent les cases voisines. Pour encadrer, il faut un pion adverse entre deux des vôtres.
alert-must-pass = Impossible de jouer en { $square } : { $color ->
    [black] Noir
   *[white] Blanc
} n’a aucun coup légal et doit passer.
alert-game-over = Impossible de jouer en { $square } : plus aucun coup n’est possible, la partie est terminée.
alert-trial-ended = Cette partie est terminée : il n’y a plus rien à essayer.
alert-legal = { PLURAL($n) ->
    [one] On peut jouer en { $square } : ce coup retourne { $n } pion, en { $squares }.
   *[other] On peut jouer en { $square } : ce coup retourne { $n } pions, en { $squares }.
}

## Tours, places, défis

alert-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
alert-not-a-player = Vous ne participez pas à cette partie, mais vous pouvez la suivre. Avec /reversi, vous en proposez une autre.
alert-stale = Le plateau a changé : { $name } a joué en { $square }. Regardez le nouveau plateau.
alert-stale-passed = Le plateau a changé : { $name } a joué en { $square }, puis { $other } a dû passer. Regardez le nouveau plateau.
alert-stale-other = Ce plateau n’est plus à jour. Regardez le nouveau plateau.
alert-ended-won = Cette partie est terminée : { $name } a gagné.
alert-ended-draw = Cette partie est terminée sur une égalité.
alert-ended-resigned = Cette partie est terminée : { $name } a abandonné.
alert-ended-expired = Ce défi est clos : personne ne l’a relevé à temps.
alert-ended-cancelled = Ce défi a été retiré.
alert-ended-declined = Ce défi a été refusé.
alert-not-begun = La partie n’a pas encore commencé : il manque une personne.
alert-still-running = Cette partie est encore en cours.
alert-full = La partie est complète. Vous pouvez la suivre ; avec /reversi, vous en proposez une autre.
alert-already-joined = Vous participez déjà à cette partie.
alert-own-challenge = C’est votre propre défi : quelqu’un d’autre doit le relever.
alert-not-invited = Ce défi s’adresse à une autre personne. Avec /reversi, vous proposez une partie.
alert-not-challenger = Seule la personne qui a lancé ce défi peut le modifier.
alert-not-yours = Seule la personne qui veut abandonner peut répondre à cette question.
alert-cannot-pass = { PLURAL($n) ->
    [one] Vous ne pouvez pas passer : vous avez { $n } coup légal, en { $squares }.
   *[other] Vous ne pouvez pas passer : vous avez { $n } coups légaux, en { $squares }.
}
alert-not-a-square = « { $said } » n’est pas une case du plateau. Les cases vont de a1, en haut à gauche, à h8, en bas à droite.
alert-old-button = Ce bouton ne marche plus. /board affiche le plateau, /start ramène à l’accueil.
alert-game-gone = Cette partie n’existe plus. /start ramène à l’accueil.
alert-letter = C’est la colonne { $column } : elle commence tout en haut, en { $first }, et finit tout en bas, en { $last }. Touchez une case, ou écrivez son nom.
alert-why-none = Touchez d’abord une case. Si le coup n’est pas possible, « Pourquoi ? » en donne ensuite la raison.
alert-may-not-play = Les canaux et les admins anonymes ne peuvent pas jouer. Désactivez l’anonymat, puis réessayez.
alert-words-private = Le style en mots est personnel : choisissez-le dans notre discussion privée, où vous pouvez aussi ouvrir les parties de ce groupe.
alert-rematch-waits = Vous avez demandé la revanche. C’est maintenant à { $name } de l’accepter.

## Réponses aux commandes et aux coups écrits

say-no-game = Vous n’avez aucune partie en cours ici. /play en commence une, /games montre toutes les vôtres.
say-no-game-group = Vous n’avez aucune partie en cours ici. /reversi en propose une.
say-which-board = Sur quel plateau voulez-vous jouer en { $square } ?
say-which-game = Vous avez plusieurs parties en cours ici. Envoyez la commande en réponse au bon plateau.
say-move-usage = Écrivez une case après la commande, par exemple /move d3.
say-why-usage = Écrivez une case après la commande, par exemple /why d3.
say-not-understood = Je n’ai pas compris. Écrivez une case comme d3 pour jouer, ou /help pour voir ce que je sais faire.
say-open-private = La réponse est un peu longue. Je vous la donne dans notre discussion privée :
say-resign-ask = Voulez-vous vraiment abandonner la partie contre { $name } ?
say-challenge-self = Impossible de vous défier vous-même. Répondez par /reversi au message d’une autre personne.
say-challenge-bot = Un bot ne peut pas rejoindre une partie. Dans notre discussion privée, /play en commence une contre moi.
say-unknown-command = Je ne connais pas cette commande. /help montre ce que je sais faire.
say-ask-usage = Écrivez une question après la commande, par exemple : /ask quand faut-il passer ?
say-group-only = Dans une discussion privée, /play commence une partie contre moi ou avec quelqu’un que vous invitez.
say-calls-on = C’est noté : je pourrai vous prévenir ici quand ce sera à vous de jouer.
