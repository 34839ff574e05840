### Les questions qu’on pose sur le Reversi, une par ligne, sous le sujet qui y répond. Pour traduire : écrire ce qu’on demanderait dans sa langue, sans calquer.

ask-aim =
    Quel est le but du jeu ?
    Comment gagne-t-on ?
    Qu’est-ce qu’il faut faire pour gagner ?
    À quoi ça sert, tout ça ?
    C’est quoi l’objectif ?
    Le Reversi, c’est quel genre de jeu ?
    En quoi consiste ce jeu ?
    Je n’y ai jamais joué, expliquez-moi le principe.
    Faut-il avoir plus de pions que l’adversaire ?
    Quand est-ce que j’ai battu l’autre ?
    Que dois-je essayer d’obtenir ?
    Est-ce un jeu de hasard ou de stratégie ?
    Dois-je prendre tout le plateau ou seulement la majorité ?
    Résumez-moi le jeu en une phrase.
    Comment remporter la victoire ?
    Que cherche-t-on à faire ?

ask-setup =
    Combien y a-t-il de cases ?
    Quelle est la taille du plateau ?
    Combien de pions faut-il en tout ?
    Comment place-t-on les pions au départ ?
    Où vont les quatre premiers pions ?
    À quoi ressemble la position de départ ?
    Quels pions sont au centre avant de commencer ?
    De quoi a-t-on besoin pour jouer ?
    Quel est le matériel ?
    Comment installer le jeu ?
    Pourquoi y a-t-il déjà des pions au milieu ?
    Chaque camp reçoit-il trente-deux pions ?
    Les pions ont-ils deux couleurs, une par face ?
    Qui choisit entre Noir et Blanc ?
    Quelle est ma couleur, et puis-je en changer ?
    On peut jouer à combien ?
    Huit lignes et huit colonnes, c’est bien ça ?

ask-turns =
    Qui commence ?
    Quelle couleur joue en premier ?
    Est-ce toujours Noir qui débute ?
    C’est à qui de jouer ?
    Est-ce mon tour ?
    Joue-t-on chacun son tour ?
    Combien de pions pose-t-on à la fois ?
    Ai-je le droit de jouer deux fois de suite ?
    Dans quel ordre joue-t-on ?
    Pourquoi est-ce l’autre qui a commencé ?
    J’ai les blancs, dois-je attendre ?
    Après mon coup, que se passe-t-il ?
    Blanc peut-il avoir le premier coup ?
    Est-ce qu’on alterne pendant toute la partie ?
    Quand vais-je pouvoir jouer ?
    Le perdant commence-t-il la partie suivante ?
    Un pion chacun, puis au suivant ?

ask-move =
    Qu’est-ce qu’un coup légal ?
    Où puis-je jouer ?
    Où ai-je le droit de poser mon pion ?
    Pourquoi ne puis-je pas jouer sur cette case ?
    Pourquoi cette case est-elle interdite ?
    Il refuse mon coup.
    Peut-on se mettre n’importe où ?
    Quelles cases sont possibles maintenant ?
    La case doit-elle être vide ?
    Faut-il retourner quelque chose à chaque coup ?
    On me dit que c’est illégal, qu’est-ce qui ne va pas ?
    Comment fait-on pour jouer un coup ?
    Puis-je poser à côté de mes propres pions ?
    Suffit-il de toucher un pion adverse ?
    Puis-je aller directement dans un coin ?
    Je veux jouer là, mais ça ne marche pas.
    Comment savoir quels emplacements sont autorisés ?
    À quelles conditions un coup est-il valable ?

ask-outflank =
    Que veut dire encadrer ?
    C’est quoi, prendre en tenaille ?
    Comment entourer un pion ?
    Quand un pion est-il pris ?
    Comment mange-t-on dans ce jeu ?
    Faut-il un de mes pions à chaque bout ?
    Qu’est-ce qu’un pion encadré ?
    Je ne comprends pas le mot encadrer.
    Comment coincer les blancs entre deux noirs ?
    Combien de pions peut-on encadrer d’un coup ?
    Comment faire changer de couleur ceux d’en face ?
    L’alignement doit-il être continu ?
    Que doit-il y avoir à l’autre extrémité ?
    Un pion contre le bord est-il enfermé ?
    Comment faire un sandwich ?
    Comment m’emparer des pions de l’autre camp ?

ask-directions =
    Dans quelles directions peut-on encadrer ?
    Les diagonales comptent-elles ?
    Est-ce que ça marche en diagonale ?
    Est-ce seulement horizontal et vertical ?
    Peut-on retourner plusieurs alignements à la fois ?
    Combien y a-t-il de sens, quatre ou huit ?
    De haut en bas, c’est permis ?
    Peut-on prendre de travers, en oblique ?
    Faut-il choisir une seule ligne s’il y en a deux ?
    Et vers l’arrière, et sur les côtés ?
    Un seul pion peut-il prendre dans deux directions ?
    Les colonnes aussi, ou juste les lignes ?
    Un alignement peut-il tourner ou faire un angle ?
    Pourquoi ça s’est retourné aussi en biais ?
    De gauche à droite uniquement ?
    D’un coin à l’autre, est-ce possible ?
    Tous les côtés en même temps ?

ask-flips =
    Doit-on retourner tous les pions ?
    Puis-je choisir lesquels je retourne ?
    Ai-je le droit d’en laisser quelques-uns ?
    Et si je préfère ne pas en retourner un ?
    Enlève-t-on les pions pris ?
    Les pions sont-ils retirés du plateau ?
    Que deviennent les pions encadrés ?
    Pourquoi autant de pions ont-ils changé de couleur ?
    Un pion peut-il revenir à sa première couleur ?
    Combien de fois un pion peut-il changer de camp ?
    Est-ce obligatoire de tout retourner ?
    Peut-on retourner un pion dans un coin ?
    Un pion posé peut-il se déplacer ?
    Je voulais seulement une rangée, pas les deux.
    Un pion reste-t-il à moi pour toujours ?
    Quels pions sont définitifs ?
    Qu’est-ce que retourner ?

ask-no-jump =
    Peut-on sauter par-dessus un de ses pions ?
    Ai-je le droit de franchir une case vide ?
    Et s’il y a un trou dans l’alignement ?
    Que se passe-t-il si un pion à moi est au milieu ?
    Pourquoi les pions derrière le mien ne se sont-ils pas retournés ?
    Est-ce qu’on saute comme aux dames ?
    L’alignement s’arrête-t-il à mon premier pion ?
    Pourquoi s’est-il arrêté en chemin ?
    Un espace entre les deux, ça compte quand même ?
    Peut-on passer au-delà de sa propre couleur ?
    Les plus éloignés n’ont pas changé, pourquoi ?
    Doivent-ils se toucher sans interruption ?
    Deux groupes séparés, les prend-on tous les deux ?
    Puis-je enjamber un intervalle pour prendre plus loin ?
    Une case libre coupe-t-elle la ligne ?
    Le vide empêche-t-il d’encadrer ?

ask-no-cascade =
    Y a-t-il des réactions en chaîne ?
    Un pion retourné en retourne-t-il d’autres ?
    Les pions qui viennent de changer encadrent-ils aussi ?
    Y a-t-il un effet domino ?
    Pourquoi les autres n’ont-ils pas suivi ?
    Ceux-là sont maintenant coincés, ne devraient-ils pas changer ?
    Un retournement peut-il en déclencher un autre ?
    Ne compte-t-on que les alignements du nouveau pion ?
    Y a-t-il une deuxième vague de retournements ?
    Ça continue tout seul après ?
    Peut-on faire des combos ?
    Un blanc reste entre deux noirs après mon coup, est-ce normal ?
    Est-ce que ça se propage ?
    Un pion gagné compte-t-il pour une nouvelle prise ?
    Il est pris par hasard des deux côtés et rien ne bouge.
    Les conséquences s’enchaînent-elles ?
    Pourquoi ce pion est-il encore à lui alors que je l’entoure ?

ask-pass =
    Pourquoi ai-je passé ?
    Pourquoi mon tour a-t-il été sauté ?
    Que faire si je n’ai aucun coup légal ?
    Peut-on passer son tour ?
    Pourquoi mon tour a-t-il sauté ?
    Puis-je passer exprès ?
    Je n’ai pas envie de jouer ce coup.
    Mon adversaire a joué deux fois, est-ce une erreur ?
    Que se passe-t-il quand on ne peut pas jouer ?
    Suis-je obligé de jouer si je peux ?
    Tout est bloqué pour moi.
    Combien de fois peut-on passer ?
    Le bot a rejoué sans m’attendre.
    Où est le bouton pour passer ?
    Quand doit-on passer ?
    Est-ce que je perds si plus rien n’est possible ?
    Tous mes coups sont mauvais, puis-je attendre ?
    On ne m’a pas laissé jouer.
    Y a-t-il une passe obligatoire ?

ask-end =
    Quand la partie se termine-t-elle ?
    Quand est-ce fini ?
    Comment finit une partie ?
    Est-ce terminé quand le plateau est plein ?
    Et si personne ne peut plus jouer ?
    Peut-on s’arrêter avant d’avoir tout rempli ?
    Pourquoi notre partie s’est-elle arrêtée si tôt ?
    Que se passe-t-il si une couleur disparaît ?
    Combien de temps dure une partie ?
    Combien de coups joue-t-on ?
    Il restait des cases vides et c’était déjà fini.
    Je n’ai plus un seul pion, est-ce la fin ?
    Que se passe-t-il si les deux camps passent ?
    Quand arrête-t-on de jouer ?
    Joue-t-on jusqu’à la dernière case ?
    C’est long, une partie ?
    Pourquoi ne peut-on pas continuer ?

ask-score =
    Comment compte-t-on les points ?
    Qui a gagné ?
    Quel est le score ?
    Comment fait-on le compte à la fin ?
    À qui reviennent les cases vides ?
    Qui est en tête ?
    Combien ai-je de pions ?
    Les coins valent-ils plus de points ?
    Chaque retournement rapporte-t-il quelque chose ?
    De combien ai-je perdu ?
    Que signifie le résultat final ?
    Suis-je en train de gagner ou de perdre ?
    Combien vaut un pion ?
    Où voit-on le nombre de pions noirs et blancs ?
    Est-ce celui qui en a le plus qui l’emporte ?
    Comment désigne-t-on le vainqueur ?
    Que veut dire 40 à 24 ?
    Est-ce que je mène ?

ask-draw =
    Et si on a le même nombre de pions ?
    Que se passe-t-il en cas d’égalité ?
    Qui gagne à 32 partout ?
    Comment départage-t-on les ex æquo ?
    Personne n’a gagné, pourquoi ?
    On a fini pareil tous les deux.
    Nous avons trente-deux pions chacun.
    Est-il possible qu’il n’y ait pas de vainqueur ?
    Existe-t-il un match nul ?
    Noir l’emporte-t-il si le compte est égal ?
    Autant de noirs que de blancs, alors ?
    Faut-il rejouer après une égalité ?
    Est-ce que les deux peuvent gagner ensemble ?
    Finit-on souvent sans aucun écart ?

ask-real-board =
    Comment joue-t-on sur un vrai plateau, à la maison ?
    Que faire si je n’ai plus de pions en réserve ?
    J’ai épuisé mes pions mais je peux encore jouer.
    Comment partage-t-on les pions entre nous ?
    L’adversaire doit-il me donner un pion ?
    On a oublié de retourner un pion, peut-on corriger ?
    J’ai retourné le mauvais pion.
    Jusqu’à quand peut-on réparer une erreur de retournement ?
    Pion touché, pion joué ?
    Si j’ai lâché le pion, puis-je le reprendre ?
    On s’en est aperçu trop tard.
    Combien de pions chacun prend-il autour de la table ?
    Puis-je emprunter des pions à l’autre ?
    Ma sœur en a trop retourné, que fait-on ?
    Peut-on fabriquer son jeu en bois ou en carton ?
    Qui retourne les pions à la main ?
    Il manque des pions dans la boîte.
    Nous jouons en famille avec un jeu de société.

ask-notation =
    Que veut dire d3 ?
    Comment s’appellent les cases ?
    À quoi servent les lettres et les chiffres ?
    Comment noter un coup ?
    Où se trouve a1 ?
    Les colonnes sont-elles des lettres ou des numéros ?
    La ligne 1 est-elle en haut ou en bas ?
    Comment écrire le nom d’une case ?
    Comment noter une partie sur papier ?
    Quel est le nom du coin en haut à gauche ?
    Comment lire une suite de coups ?
    Faut-il écrire e4 ou 4e ?
    Qu’est-ce que les coordonnées ?
    Dans quel sens compte-t-on les lignes ?
    Comment indiquer à quelqu’un la case dont je parle ?
    Peut-on enregistrer les coups en texte ?
    Je ne comprends pas f5 d6 c3.
    D’abord la colonne ou d’abord la ligne ?

ask-bot =
    Comment utiliser ce bot ?
    Comment lancer une nouvelle partie ?
    Comment jouer contre un ami ?
    Comment inviter quelqu’un ?
    Puis-je changer de langue ?
    Comment abandonner ?
    Je veux arrêter cette partie, je renonce.
    Peut-on annuler le dernier coup ?
    J’ai touché la mauvaise case, comment revenir en arrière ?
    Où sont mes parties ?
    Peut-on rendre l’ordinateur plus facile ou plus difficile ?
    Quels sont les niveaux ?
    Est-ce que ça marche avec un lecteur d’écran ?
    Je ne vois pas, puis-je jouer ici ?
    Quelles commandes peut-on écrire ?
    Comment jouer dans un groupe ?
    J’ai besoin d’aide avec les boutons.
    Puis-je vous affronter ?
