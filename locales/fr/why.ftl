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
legend-asked = { $asked } marque la case { $square }.
