### Les règles, page par page. Les numéros sont les lignes du tableau des règles que gardent les tests.

## Page 1 : le jeu
# 33 31
rules-aim = But du jeu : avoir à la fin plus de pions de votre couleur sur le plateau que votre adversaire.
# 34 1
rules-strategy = Le Reversi est un jeu de stratégie à deux. On se dispute le terrain, et les pions changent sans cesse de camp.
# 2
rules-board = Le plateau compte 64 cases : huit colonnes, de a à h en partant de la gauche, et huit lignes, de 1 à 8 en partant du haut. La case d3 est dans la colonne d, sur la ligne 3.
# 3 48
rules-discs = Il y a 64 pions, tous pareils : noirs d’un côté, blancs de l’autre.
# 4
rules-set-of-32 = Autour d’une vraie table, chaque camp en prend 32.
# 5 6
rules-colors = Avant le premier coup, on décide qui joue Noir et qui joue Blanc, d’un commun accord ou par tirage au sort. Cela vaut pour toute la partie.

## Page 2 : le début
# 7
rules-setup = Chaque partie commence de la même façon, avec quatre pions au centre : Blanc en d4 et e5, Noir en e4 et d5.
# 8
rules-black-first = Noir commence toujours.
# 9
rules-turns = Ensuite, on joue à tour de rôle, un pion à la fois.

## Page 3 : un coup
# 10 11
rules-outflank = Jouer, c’est poser un pion sur une case vide. Il faut encadrer au moins un pion adverse.
# 12 13 16 17
rules-line = Encadrer, c’est prendre en tenaille : un ou plusieurs pions adverses se suivent en ligne droite, sans case vide, entre le pion que vous venez de poser et un autre pion de votre couleur.
# 14 15
rules-directions = L’alignement peut être horizontal, vertical ou en diagonale. Un seul pion peut encadrer plusieurs alignements à la fois, dans plusieurs directions.
# 40
rules-example-row = Exemple : Noir joue sur la case marquée. Les pions blancs situés entre cette case et le pion noir de la même ligne sont encadrés et retournés.
# 39
rules-example-three = Exemple : un pion blanc est déjà là. Blanc joue sur la case marquée, encadre les trois pions noirs entre les deux et les retourne.

rules-before = Avant le coup :
rules-after = Après le coup :

## Page 4 : retourner
# 20
rules-all-flip = Tous les pions encadrés doivent être retournés, dans toutes les directions, même si vous préférez en laisser certains tels quels.
# 21
rules-flipped = Les pions sont retournés, jamais retirés du plateau.
# 22
rules-never-moves = Un pion posé ne change plus jamais de case.
# 23
rules-color-again = Un pion peut changer de couleur bien des fois. Un pion posé dans un coin, lui, ne peut jamais être retourné.
# 18
rules-no-jump = On ne peut pas encadrer par-dessus un pion à soi : l’alignement s’arrête au premier.
# 19
rules-no-cascade = Il n’y a pas de réaction en chaîne : seuls comptent les alignements qui partent du nouveau pion. Un pion qui vient d’être retourné n’encadre rien.

## Page 5 : passer
# 24
rules-pass = Si vous n’avez aucun coup légal, vous passez et votre adversaire rejoue. Ici, cela se fait tout seul, et le bot l’annonce.
# 25
rules-no-pass = Si vous avez un coup légal, vous ne pouvez pas passer.
# 26
rules-shortage = Autour d’une vraie table : si l’un des camps n’a plus de pions en réserve mais peut encore jouer, l’autre lui en donne un, aussi souvent qu’il le faut. Ici, les pions ne manquent jamais.
# 27
rules-wrong-flip = Autour d’une vraie table : une erreur de retournement peut être corrigée tant que l’autre camp n’a pas joué ; ensuite, il est trop tard. Ici, c’est le bot qui retourne : l’erreur est impossible.

## Page 6 : la fin
# 28
rules-end = La partie se termine quand aucun des deux camps ne peut plus jouer. Le plus souvent, le plateau est alors plein.
# 29 30
rules-early-end = La partie peut aussi se terminer plus tôt, avec des cases vides, par exemple quand un camp n’a plus un seul pion.
# 31
rules-count = On compte les pions. Le camp qui en a le plus gagne.
# 32
rules-draw = Autant de pions de chaque côté : c’est l’égalité.

## Page 7 : jouer ici
# 35
rules-tap = Pour jouer, touchez une case du plateau, ou écrivez son nom, par exemple d3.
# 36 37
rules-marks = Sur le plateau, { $legal } marque les coups légaux. Dans les figures, { $asked } marque le coup dont on parle.
# 38
rules-score = Au-dessus du plateau, vous voyez les noms, les couleurs et le nombre de pions de chaque camp, après chaque coup.

rules-example-move = Au début, Noir a quatre coups légaux, marqués ici. Sur toute autre case, un pion n’encadrerait rien.
rules-example-directions = Exemple : Noir joue sur la case marquée et encadre dans trois directions à la fois : vers le haut, vers la gauche et en diagonale.
rules-example-no-jump = Exemple : Noir joue sur la case marquée. L’alignement s’arrête au pion noir en d4 : seul le pion en e4 est retourné, celui en c4 reste blanc.
rules-example-no-cascade = Exemple : Noir joue sur la case marquée ; les pions en e4 et d4 sont retournés. Le pion blanc en d5 se trouve maintenant entre deux pions noirs, mais il reste blanc : aucun des deux ne vient d’être posé.
rules-example-pass = Exemple : c’est à Blanc de jouer, mais aucun pion noir ne peut être encadré. Blanc passe, et Noir rejoue.
rules-transcript = Une partie se note en écrivant ses coups à la suite : f5d6c3. Les passes ne se notent pas, car les coups suffisent à les retrouver.
rules-why = Si vous touchez une case où le coup n’est pas possible, le bot dit pourquoi ; « Pourquoi ? » montre ensuite les huit directions.
