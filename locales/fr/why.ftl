### Pourquoi une case peut être jouée ou non : les huit directions.

h-toward = { $dir ->
    [n] Vers le haut
    [ne] Vers le haut à droite
    [e] Vers la droite
    [se] Vers le bas à droite
    [s] Vers le bas
    [sw] Vers le bas à gauche
    [w] Vers la gauche
   *[nw] Vers le haut à gauche
}

why-legal = { h-side } peut jouer en { $square } : { PLURAL($n) ->
    [one] ce coup retourne { $n } pion.
   *[other] ce coup retourne { $n } pions.
}
why-legal-all = Tous les pions encadrés sont retournés, dans toutes les directions ; on ne peut en laisser aucun.
why-nothing = { h-side } ne peut pas jouer en { $square } : ce coup n’encadre aucun pion.
why-summary = Un ou plusieurs pions adverses sont encadrés quand ils se suivent en ligne droite, sans case vide, entre le pion posé et un autre pion de la même couleur.
ray-edge = { h-toward } : le plateau s’arrête là.
ray-empty = { h-toward } : la case voisine, { $at }, est vide.
ray-own = { h-toward } : le pion voisin, en { $at }, est déjà { $color ->
    [black] noir
   *[white] blanc
} ; il n’y a rien entre les deux.
ray-over-empty = { h-toward } : { h-discs-color }, puis la case vide { $at }. Rien n’est encadré.
ray-over-edge = { h-toward } : { h-discs-color }, puis le bord du plateau. Rien n’est encadré.
ray-closed = { h-toward } : { h-discs-color } ({ $squares }), puis un pion { $color ->
    [black] blanc
   *[white] noir
} en { $at }. { PLURAL($n) ->
    [one] Le pion encadré est retourné.
   *[other] Les pions encadrés sont retournés.
}
why-rest = { PLURAL($n) ->
    [one] Dans l’autre direction, aucun pion { $color ->
        [black] noir
       *[white] blanc
    } ne touche cette case.
   *[other] Dans les { $n } autres directions, aucun pion { $color ->
        [black] noir
       *[white] blanc
    } ne touche cette case.
}
why-alone = Aucun pion { $color ->
    [black] noir
   *[white] blanc
} ne touche cette case.
legend-asked = { $asked } marque la case { $square }.

why-pass = { h-side } a dû passer. { PLURAL($n) ->
    [one] Il restait { $n } case vide, et un pion posé là ne retournerait rien :
   *[other] Il restait { $n } cases vides, et sur aucune un pion ne retournerait quoi que ce soit :
}
why-pass-none = Personne n’a encore dû passer dans cette partie.
pass-near = Sans pion { $color ->
    [black] noir
   *[white] blanc
} sur une case voisine : { $squares }.
pass-empty = { $square } – { h-toward } : { h-discs-color }, puis la case vide { $at }.
pass-edge = { $square } – { h-toward } : { h-discs-color }, puis le bord du plateau.

## Et si… : des coups seulement essayés

what-if-title = Et si… ?
what-if-lead = Un plateau d’essai : rien n’est joué ici. Touchez une case pour voir le plateau après ce coup.
what-if-played = { PLURAL($n) ->
    [one] { h-side } joue en { $square } et retourne { $n } pion ({ $squares }).
   *[other] { h-side } joue en { $square } et retourne { $n } pions ({ $squares }).
}
what-if-pass = { h-side } n’aurait aucun coup légal et devrait passer.
what-if-turn = { PLURAL($n) ->
    [one] À { h-side } de jouer, avec { $n } coup légal : { $squares }.
   *[other] À { h-side } de jouer, avec { $n } coups légaux : { $squares }.
}
what-if-over = La partie serait terminée : Noir { $black_count }, Blanc { $white_count }.
