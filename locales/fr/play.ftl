### Le plateau, la fin, les défis, les appels, les confirmations brèves, le style en mots.

## Aides

h-discs = { PLURAL($n) ->
    [one] { $n } pion
   *[other] { $n } pions
}

h-side = { $color ->
    [black] Noir
   *[white] Blanc
}

## Le plateau

score-line = { $turn ->
    [black] ▶ { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
    [white] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white } ◀
   *[none] { $black_disc } { $black } { $black_count } · { $white_count } { $white_disc } { $white }
}
words-score = Noir, { $black } : { $black_count }. Blanc, { $white } : { $white_count }.
turn-of = À { $name } ({ h-side }) de jouer.
turn-of-bot = Le bot ({ h-side }) réfléchit.
ply-played = { $name } : { $square }, { PLURAL($n) ->
    [one] { $n } pion retourné
   *[other] { $n } pions retournés
}.
ply-passed = { $name } n’a aucun coup légal et passe. { $other } rejoue.
plies-more = { PLURAL($n) ->
    [one] … et { $n } coup avant.
   *[other] … et { $n } coups avant.
}
legend-tap = { $legal } coup légal · { $placed } dernier pion posé · { $flipped } pion retourné à l’instant
legend-columns = Colonnes de a à h en partant de la gauche, lignes de 1 à 8 en partant du haut.
foot-reply = Touchez une case, ou répondez à ce message par son nom, par exemple d3.
foot-words = { PLURAL($n) ->
    [one] { $n } coup légal : { $squares }.
   *[other] { $n } coups légaux : { $squares }.
}
board-moved-on = La partie continue plus bas, sur un plateau plus récent.

## La fin

end-win = { $name } ({ h-side }) gagne { $winner_count } à { $loser_count }, avec { h-discs } d’avance.
end-draw = Égalité, { $n } à { $n }.
end-full = Le plateau est plein.
end-stuck = { PLURAL($n) ->
    [one] Plus aucun coup n’est possible, d’un côté comme de l’autre : { $n } case reste vide ({ $squares }).
   *[other] Plus aucun coup n’est possible, d’un côté comme de l’autre : { $n } cases restent vides ({ $squares }).
}
end-wiped = { PLURAL($n) ->
    [one] { h-side } n’a plus aucun pion, donc plus aucun coup n’est possible : { $n } case reste vide ({ $squares }).
   *[other] { h-side } n’a plus aucun pion, donc plus aucun coup n’est possible : { $n } cases restent vides ({ $squares }).
}
end-resigned = { $name } ({ h-side }) abandonne. { $other } gagne.
end-tournament = Score de tournoi, où les cases vides vont au camp gagnant : Noir { $black_count }, Blanc { $white_count }.
record-moves = Coups : { $moves }
record-no-moves = Aucun pion n’a été posé.

## Les défis

challenge-open = { $name } propose une partie de Reversi. Qui joue ?
challenge-to = { $name } défie { $other } au Reversi.
challenge-lot = Les couleurs sont tirées au sort.
challenge-color = { $name } joue avec les pions { $color ->
    [black] noirs
   *[white] blancs
}.
challenge-link = Envoyez ce lien à quelqu’un. La première personne qui l’ouvre joue contre vous : { $link }
challenge-expired = Personne n’a relevé à temps le défi lancé par { $name }. Il est clos.
challenge-cancelled = { $name } retire son défi.
challenge-declined = Le défi lancé par { $name } a été refusé.
offer-title = Une partie de Reversi
offer-description = Publiez un défi ici. La première personne qui le relève joue contre vous.

## Les appels et les nouvelles

call-group = { $name }, c’est à vous de jouer.
call-private = C’est à vous de jouer contre { $name }.
news-over = Votre partie contre { $name } est terminée.

## Confirmations brèves, au plus 40 caractères

toast-played = { PLURAL($n) ->
    [one] { $square } : { $n } pion retourné
   *[other] { $square } : { $n } pions retournés
}
toast-late = { $square } joué ; plateau dans { $seconds } s environ
toast-already-played = Le coup { $square } est déjà joué.
toast-joined = Défi relevé. Bonne partie !
toast-declined = Défi refusé.
toast-cancelled = Défi retiré.
toast-saved = C’est noté.
toast-board-below = Le plateau est en bas.

## Style en mots

words-row-both = Ligne { $row }. Noir : { $black }. Blanc : { $white }.
words-row-black = Ligne { $row }. Noir : { $black }.
words-row-white = Ligne { $row }. Blanc : { $white }.
words-row-empty = La ligne { $row } est vide.
