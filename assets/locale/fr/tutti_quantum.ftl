# Tutti Quantum.

tutti_quantum-credits = Tutti Quantum est un jeu de Francesco Riva et Alexander Monin (Université de Genève). Ils l’ont fait avec l’EPFL+ECAL Lab : Nicolas Henchoz (direction), Romain Collaud, Lara Défayes, Béatrice Durandard, Matthieu Girel, Yves Kalberer, Delphine Ribes, Lucas Sassoli, Andreas Sonderegger et Lazar Stojkovic. Développement du jeu : Helvetiq. Illustrations du jeu imprimé : Ajša Zdravković. Avec le soutien du Fonds national suisse de la recherche scientifique et de la Section de physique de l’Université de Genève. Les images et les textes sont de Quarkade.

## Options

tutti_quantum-deals-help = Dans un match en plusieurs parties, tous les points s’additionnent. Si vous échangez les places, les mêmes cartes reviennent, et chacun occupe chaque place une fois.
tutti_quantum-option-mode = Mode
tutti_quantum-option-mode-0 = chacun pour soi
tutti_quantum-option-mode-1 = deux équipes de deux
tutti_quantum-option-mode-2 = tous ensemble
tutti_quantum-option-mode-help = À chacun son diagramme, ou un seul construit ensemble.
tutti_quantum-option-scoring = Points
tutti_quantum-option-scoring-0 = de base
tutti_quantum-option-scoring-1 = avancé : boucles
tutti_quantum-option-scoring-2 = expert : boucles et missions
tutti_quantum-option-scoring-help = Une boucle rapporte 2 points. Les missions sont quatre diagrammes célèbres. Ils rapportent de 2 à 4 points.
tutti_quantum-option-starter = Premier coup
tutti_quantum-option-starter-0 = décidé cartes en main
tutti_quantum-option-starter-1 = première place
tutti_quantum-option-starter-help = Seulement pour « tous ensemble » : qui commence.
tutti_quantum-option-starts = Qui commence
tutti_quantum-option-starts-0 = au hasard
tutti_quantum-option-starts-1 = Joueur 1
tutti_quantum-option-starts-2 = Joueur 2
tutti_quantum-option-starts-3 = Joueur 3
tutti_quantum-option-starts-4 = Joueur 4
tutti_quantum-option-starts-help = En duel ou en équipes : qui choisit en premier. Une bonne coutume : le plus jeune, ou celui qui a perdu la dernière partie.
tutti_quantum-option-opening = Première carte
tutti_quantum-option-opening-0 = règles publiées
tutti_quantum-option-opening-1 = une facile
tutti_quantum-option-opening-help = Seulement pour « tous ensemble ». Selon les règles publiées, n’importe quelle carte commence, et certaines parties sont perdues d’avance. Une carte facile va avec le plus de cartes possible dans vos mains.
tutti_quantum-option-talk = Parler
tutti_quantum-option-talk-0 = pas un mot
tutti_quantum-option-talk-1 = marqueurs
tutti_quantum-option-talk-help = Seulement pour « tous ensemble » : des marqueurs montrent où tu aimerais jouer, ou bien où les autres ne devraient pas jouer.

tutti_quantum-impossible-alone = En solo, seul « tous ensemble » est possible. Tu tiens alors deux mains.
tutti_quantum-impossible-teams = Pour deux équipes de deux, il faut quatre joueurs.
tutti_quantum-impossible-expert = Les missions demandent beaucoup de cartes. Chacun pour soi, c’est à deux seulement. À trois ou quatre, jouez en équipes ou tous ensemble.
tutti_quantum-impossible-starts = Ce joueur n’est pas à la table. En équipes, le joueur 1 ou 2 commence.

## Rules

tutti_quantum-rules-1-title = De quoi s’agit-il ?
tutti_quantum-rules-1 =
    Chaque carte est une ligne qui représente une particule : un quark, un électron, un gluon, un photon ou un boson de Higgs. On pose les cartes pointe contre pointe. Elles forment un diagramme de Feynman. Avec ce dessin, les physiciens montrent comment les particules agissent les unes sur les autres.

    Là où des pointes se touchent, il y a un vertex. La nature n’en connaît que quelques sortes. Si tu construis ceux-là, tu gagnes des points. Si tu en construis d’autres, tu en perds.

    Le paquet a { $quarks } quarks, { $electrons } électrons, { $gluons } gluons, { $photons } photons et { $higgs } bosons de Higgs.
tutti_quantum-rules-2-title = Poser une carte
tutti_quantum-rules-2 =
    La première carte se pose n’importe où. Chaque carte suivante va sur une place libre qui touche ton diagramme, pointe contre pointe. Tu dois la poser, même si elle te coûte un point. Elle reste où elle est.

    Trois cartes autour d’un point font un vertex complet. Il reçoit tout de suite son jeton.

    Quarks et électrons ont une flèche. À un vertex, une flèche doit entrer et l’autre sortir, comme dans une rue à sens unique. S’il le faut, tourne la carte dans l’autre sens avant de la poser.
tutti_quantum-rules-3-title = Sept vertex de la nature
tutti_quantum-rules-3 =
    2 points : quark + quark + photon, ou quark + quark + gluon, ou trois gluons

    3 points : quark + quark + Higgs, ou électron + électron + photon

    4 points : électron + électron + Higgs

    6 points : trois bosons de Higgs

    Les flèches des deux quarks ou des deux électrons doivent se suivre. Les vertex à boson de Higgs sont plus rares dans la nature, donc ils valent plus. Électron + électron + photon est fréquent dans la nature, mais le paquet a peu d’électrons. Le jeu laisse de côté le W, le Z et les vertex à quatre lignes.
tutti_quantum-rules-4-title = Ce qui coûte un point
tutti_quantum-rules-4 =
    Tout autre vertex complet coûte 1 point.

    Deux cartes pareilles à un point, flèches en ordre, ne coûtent rien et ne rapportent encore rien. Deux cartes différentes coûtent 1 point à la fin. Une troisième carte peut parfois réparer cela : un quark à côté d’un photon, d’un gluon ou d’un Higgs, ou un électron à côté d’un photon ou d’un Higgs.

    Une carte seule à un point ne compte pas.

    Le grand nombre montre tes points si la partie s’arrêtait maintenant.
tutti_quantum-rules-5-title = Chacun pour soi
tutti_quantum-rules-5 =
    À chaque manche, on voit sur la table une carte de plus qu’il n’y a de joueurs. Le premier joueur en prend une et la pose. Les autres suivent à leur tour. Le premier joueur prend aussi la dernière. À la manche suivante, le joueur suivant est premier.

    Tu as aussi une carte secrète. Tu la poses quand toutes les manches sont finies.

    Celui qui a le plus de points gagne. Égalité ? On compare : le moins de vertex invalides, puis le plus de vertex à 6 points, puis à 4, à 3, à 2.

    2 joueurs : 14 manches. 3 joueurs : 9 manches ; cinq cartes restent dans la boîte. 4 joueurs : 8 manches. Deux équipes ont deux diagrammes et jouent tour à tour.
tutti_quantum-rules-6-title = Tous ensemble
tutti_quantum-rules-6 =
    Vous construisez ensemble un seul diagramme. Une carte le commence. Chacun tient deux cartes que personne d’autre ne voit. Regarde tes cartes. Dis ensuite si tu veux commencer.

    Pose une carte. Ensuite, tu as le choix. Tu en pioches une, et une autre sort du jeu, face cachée. Ou bien tu défausses ton autre carte, face cachée, et tu en pioches deux. Quand la pioche est vide, vous ne faites plus que poser vos cartes.

    Personne ne parle des cartes. Tu peux marquer une place « J’aimerais jouer ici » et une place « Pas ici, merci ».

    Un seul vertex invalide à la fin, et c’est perdu. Sinon, comptez vos points. Avec plus de 38 points, vous gagnez le prix Nobel. En solo, tu joues deux mains.
tutti_quantum-rules-7-title = Boucles et missions
tutti_quantum-rules-7 =
    Points avancés : une boucle est un hexagone de six cartes. Ses six vertex sont tous valides, complets ou non. Chaque boucle rapporte 2 points. Dans la nature, des lignes doivent entrer et sortir. Le résultat ne nomme que ces boucles-là.

    Le mode expert ajoute quatre missions, chacune une fois :
    Atomes, 2 : une paire d’électrons, un photon, une ligne de quark, un gluon sur la ligne.
    Ciel bleu, 2 : deux photons sur une même ligne de quarks ou d’électrons.
    Prix Nobel 2004, 3 : un hexagone de trois gluons et trois quarks, avec un quark, un gluon et un quark dehors.
    Découverte du Higgs, 4 : deux quarks, un Higgs, un anneau de six électrons, deux photons. Dans la nature, l’anneau est surtout fait de bosons W et de quarks top, absents de ce paquet.
tutti_quantum-rules-8-title = À cette table
tutti_quantum-rules-8 =
    Touche une carte. Toutes ses places s’allument, avec les points qu’elles rapportent. Touche une place pour y poser la carte. Pour un quark ou un électron, tu vois le meilleur sens. Le bouton Tourner montre l’autre sens pour toutes les places.

    Un anneau pâle et ouvert veut dire : −1 tant qu’une troisième carte ne répare pas le vertex. Une croix orange veut dire −1 pour toujours : les flèches se heurtent, ou ce vertex n’existe pas dans la nature.

    Touche un jeton pour lire ce qu’est ce vertex dans la nature. Après la partie, le résultat nomme les vrais processus de ton diagramme. Touche un nom pour en savoir plus.

    Regarde de plus près avec la molette, avec deux doigts ou avec les touches + et −. Déplace le plateau en le tirant, ou avec Maj et les flèches. La touche 0 montre tout, et la carte suivante aussi.
tutti_quantum-rules-9-title = Précisions
tutti_quantum-rules-9 =
    Vous choisissez avant la partie qui commence un duel. Les missions sont pour deux joueurs, pour deux équipes, ou pour tous ensemble.

    Une mission peut être tournée, en miroir, pliée, et même avoir toutes ses flèches inversées. D’autres cartes peuvent s’y accrocher. Ses vertex à trois cartes doivent être valides. Ceux de son anneau aussi.

    Une carte peut compléter deux vertex à la fois, et les deux comptent. Des boucles peuvent partager des cartes. Un anneau de plus de six cartes n’est pas une boucle. Un vertex ouvert peut faire partie d’une boucle.

    En équipe, vous jouez à tour de rôle. Si tout est égal, vous partagez la victoire.

    Pour « tous ensemble », l’échelle de points est faite pour le décompte de base. Avec boucles ou missions, c’est la même.

## Cards and vertices

tutti_quantum-card-quark = quark
tutti_quantum-card-electron = électron
tutti_quantum-card-gluon = gluon
tutti_quantum-card-photon = photon
tutti_quantum-card-higgs = Higgs
tutti_quantum-secret = secret : { $card }
tutti_quantum-secret-hidden = carte secrète
tutti_quantum-secret-of = { $who } : { $card }

tutti_quantum-vertex-qqp = quark, quark, photon
tutti_quantum-vertex-qqg = quark, quark, gluon
tutti_quantum-vertex-qqh = quark, quark, Higgs
tutti_quantum-vertex-ggg = trois gluons
tutti_quantum-vertex-eeh = électron, électron, Higgs
tutti_quantum-vertex-eep = électron, électron, photon
tutti_quantum-vertex-hhh = trois bosons de Higgs

tutti_quantum-nature-qqp = Quark, quark, photon : les quarks ont une charge électrique, donc ils émettent et absorbent de la lumière.
tutti_quantum-nature-qqg = Quark, quark, gluon : un quark émet ou absorbe un gluon. C’est l’interaction forte, qui assure la cohésion du proton.
tutti_quantum-nature-qqh = Quark, quark, Higgs : les quarks tiennent leur masse du champ de Higgs, donc le boson de Higgs peut se désintégrer en une paire de quarks.
tutti_quantum-nature-ggg = Trois gluons : les gluons ont eux-mêmes une charge de couleur, donc ils agissent les uns sur les autres. Les photons, eux, n’ont pas de charge.
tutti_quantum-nature-eeh = Électron, électron, Higgs : l’électron tient sa masse du champ de Higgs. Cette rencontre est si rare que personne ne l’a encore vue.
tutti_quantum-nature-eep = Électron, électron, photon : un électron émet ou absorbe de la lumière. Lampes, radios et caméras marchent grâce à cela.
tutti_quantum-nature-hhh = Trois bosons de Higgs : le champ de Higgs agit sur lui-même. Le LHC cherche ce vertex. Personne ne l’a encore vu.
tutti_quantum-nature-invalid = Ce vertex n’existe pas dans la nature : ces trois particules ne se rencontrent jamais en un point. Il coûte 1 point.
tutti_quantum-nature-stuck = Ces deux particules ne se rencontrent jamais en un point, quelle que soit la troisième. Ça coûte 1 point.
tutti_quantum-nature-debt = Il manque une carte. Un second { $card }, avec la flèche dans le bon sens, réparerait ce vertex. D’ici là, il coûte 1 point.
tutti_quantum-nature-clash = Les flèches se heurtent. Un quark ou un électron ne peut pas finir en un point : sa ligne doit continuer. Ça coûte 1 point.

## Missions

tutti_quantum-mission-atoms = Atomes
tutti_quantum-mission-blue-sky = Ciel bleu
tutti_quantum-mission-nobel-2004 = Prix Nobel 2004
tutti_quantum-mission-higgs-discovery = Découverte du Higgs
tutti_quantum-mission-line = { $mission } +{ $points }
tutti_quantum-tells-atoms = Atomes : les photons transmettent la force électrique. Elle lie les électrons aux quarks du noyau. Les gluons assurent la cohésion du noyau.
tutti_quantum-tells-blue-sky = Ciel bleu : la lumière rebondit sur les électrons des molécules de l’air. La lumière bleue le fait plus que la rouge. Voilà pourquoi le ciel est bleu.
tutti_quantum-tells-nobel-2004 = Prix Nobel 2004 : à cause de tels diagrammes, l’interaction forte s’affaiblit quand les quarks sont proches. Elle se renforce quand ils s’éloignent.
tutti_quantum-tells-higgs-discovery = Découverte du Higgs : en 2012, on a trouvé le boson de Higgs au CERN. L’un des signes : les deux photons qu’il peut donner. Dans la nature, l’anneau est surtout fait de bosons W et de quarks top, absents de ce paquet.

## Analyse

tutti_quantum-review-card = Tu as joué la carte { $card } (aussitôt { $got }) au lieu de la carte { $other } (aussitôt { $could }).
tutti_quantum-review-place = Tu as joué la bonne carte ({ $card }), mais à une autre place (aussitôt { $got } au lieu de { $could }).
tutti_quantum-review-place-alike = Tu as joué la bonne carte ({ $card }), mais à une autre place.
tutti_quantum-review-arrow = Tu as joué la carte { $card } avec la flèche à l’envers (aussitôt { $got } au lieu de { $could }).
tutti_quantum-review-secret = { $line } Avec ta carte secrète ({ $secret }) plus tard : { $got } au lieu de { $could }.
tutti_quantum-review-left = { $line } Laissée là, la carte { $card } peut rapporter { $points } à l’autre joueur.
tutti_quantum-review-rival-played = { $seat } a joué la carte { $card } pour { $points }.
tutti_quantum-review-you-played = Ta carte { $card } a rapporté { $points }.
tutti_quantum-review-dealt-good = De nouvelles cartes sont arrivées : { $cards }. Elles t’allaient mieux.
tutti_quantum-review-dealt-bad = De nouvelles cartes sont arrivées : { $cards }. Elles allaient mieux aux autres.
tutti_quantum-review-listed = { $one }, { $more }

## At the table

tutti_quantum-round = Manche { $round } sur { $rounds }
tutti_quantum-round-secret = Cartes secrètes
tutti_quantum-cards-of = Carte { $laid } sur { $all }
tutti_quantum-final = points finaux
tutti_quantum-now = si c’était fini
tutti_quantum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tutti_quantum-with-loops = boucles : { $points }
tutti_quantum-with-missions = missions : { $points }
tutti_quantum-name-times = { $n } × { $card }
tutti_quantum-times = ×{ $n }
tutti_quantum-first = 1er
tutti_quantum-team = Équipe { $n }
tutti_quantum-team-of = { $one } et { $other }
tutti_quantum-together = Notre diagramme
tutti_quantum-invalid-now = { $n ->
    [0] Tous les vertex sont en ordre.
    [one] 1 vertex n’est pas en ordre.
   *[other] { $n } vertex ne sont pas en ordre.
}
tutti_quantum-pile = { $n } cartes
tutti_quantum-pile-spoken = { $n ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $n } cartes dans la pioche
}
tutti_quantum-chart = Points des vertex. Dans la pioche : { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
tutti_quantum-chart-unseen = Cartes que tu n’as pas encore vues :
tutti_quantum-chart-left = { $card } : { $n } sur { $all } pas encore vues
tutti_quantum-hand = Main { $n }
tutti_quantum-loop = Boucle
tutti_quantum-spot-diagram = { $side } : le diagramme
tutti_quantum-meaning-first = Prend la première carte de cette manche
tutti_quantum-meaning-tokens = Vertex de { $points } points chacun : { $n }
tutti_quantum-meaning-lost = Invalides pour toujours : { $n }
tutti_quantum-meaning-waits = Réparables par une troisième carte : { $n }
tutti_quantum-meaning-back = Une carte visible seulement par { $seat }
tutti_quantum-loop-spoken = Boucle valide : 2 points
tutti_quantum-loop-tells = Une boucle fermée : en théorie quantique, les diagrammes qui ont un tel anneau comptent aussi. Des mesures de précision le montrent.
tutti_quantum-loop-game = Une boucle fermée : ici, 2 points. Dans la nature, cette boucle seule ne veut rien dire. Trop peu de lignes y entrent et en sortent, ou une loi de conservation l’interdit.
tutti_quantum-shout-loop = Boucle quantique !
tutti_quantum-shout-ring = Boucle !
tutti_quantum-turn = Tourner
tutti_quantum-turn-spoken = Retourner la flèche
tutti_quantum-begin = Je commence
tutti_quantum-wait = Un autre commence
tutti_quantum-begin-hand = Main gauche d’abord
tutti_quantum-wait-hand = Main droite d’abord
tutti_quantum-draw = Piocher 1
tutti_quantum-swap = Nouvelle main : piocher 2
tutti_quantum-want = J’aimerais jouer ici
tutti_quantum-avoid = Pas ici, merci
tutti_quantum-hush = Fin du tour
tutti_quantum-flag-want = { $who } : « J’aimerais jouer ici »
tutti_quantum-flag-avoid = { $who } : « Pas ici, merci »

tutti_quantum-spot-card = { $card }
tutti_quantum-spot-cards = { $card }, { $n } fois
tutti_quantum-spot-place = Place { $n } : { $gain ->
    [0] pas encore de points
    [1] 1 point de plus
    [-1] 1 point de moins
   *[other] { $gain } points
}
tutti_quantum-spot-place-clash = Place { $n }, invalide pour toujours : { $gain ->
    [0] pas encore de points
    [1] 1 point de plus
    [-1] 1 point de moins
    *[other] { $gain } points
    }
tutti_quantum-spot-mark = Place { $n }
tutti_quantum-spot-vertex = { $vertex } : { $points } points
tutti_quantum-spot-invalid = Vertex invalide : moins 1
tutti_quantum-spot-waits = Vertex inachevé : moins 1

tutti_quantum-prompt-pick = Prends une carte et pose-la.
tutti_quantum-worth-gain = Sur une place allumée : jusqu’à { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
tutti_quantum-worth-nothing = Place allumée : pour l’instant ni coût ni points.
tutti_quantum-worth-spoils = Sans nombre : ce vertex est déjà perdu, rien de plus à payer.
tutti_quantum-worth-ruins = ✗ ne coûte rien maintenant, mais perd un vertex pour toujours.
tutti_quantum-worth-spoils-or-ruins = Sans nombre : déjà perdu. ✗ : cette carte le perd pour toujours.
tutti_quantum-worth-debt = La ligne s’arrête ici : −1 jusqu’au second { $card }.
tutti_quantum-worth-debts = Des lignes s’arrêtent ici : −1 jusqu’au second quark ou électron.
tutti_quantum-worth-never = ✗ −1 pour toujours : { $card } et { $other } ne se rencontrent jamais.
tutti_quantum-worth-clash = ✗ −1 pour toujours : les flèches se heurtent.
tutti_quantum-worth-cost = ✗ −1 pour toujours : ce vertex n’existe pas dans la nature.
tutti_quantum-worth-last = Place allumée : ne coûte rien et ne rapporte rien.
tutti_quantum-worth-last-cost = Chaque place coûte 1 point, et aucune carte ne suit.
tutti_quantum-prompt-secret = Pose ta carte secrète.
tutti_quantum-prompt-begin = Regarde tes cartes. Tu commences ?
tutti_quantum-prompt-begin-hands = Regarde les deux mains. Laquelle commence ?
tutti_quantum-prompt-play = Pose une de tes cartes.
tutti_quantum-prompt-refill = Piocher une carte, ou défausser ton autre carte et en piocher deux ?
tutti_quantum-prompt-talk = Marque une place pour les autres, ou finis ton tour.
tutti_quantum-prompt-other = { $who } réfléchit.
tutti_quantum-prompt-over = Le diagramme est fini.
tutti_quantum-undo-chance = Impossible d’annuler : de nouvelles cartes ont été révélées ou piochées depuis.
tutti_quantum-first-secret = Ta carte secrète se joue en dernier. Garde-lui une place.
tutti_quantum-first-marks = Anneau ouvert : une troisième carte répare. Croix : jamais.

tutti_quantum-why-card = Tu ne peux pas prendre cette carte. Les places allumées sont pour la carte que tu tiens.
tutti_quantum-why-first = Touche d’abord une carte, puis une place.
tutti_quantum-why-place = Touche une des places allumées près du diagramme, pointe contre pointe.
tutti_quantum-why-secret = Ta carte secrète attend la fin de toutes les manches.
tutti_quantum-why-choose = Choisis d’abord un des boutons.
tutti_quantum-why-other-hand = Cette main attend son tour.
tutti_quantum-why-mark = Choisis d’abord le bouton, puis la place à marquer.
tutti_quantum-why-turn = Seuls les quarks et les électrons ont une flèche à tourner.

tutti_quantum-log-placed = { $who } : { $card }
tutti_quantum-log-owes = { $line }. Vertex inachevé : { $points }
tutti_quantum-log-completed = Vertex ({ $vertex }) : +{ $points }
tutti_quantum-log-repaid = Vertex ({ $vertex }) : +{ $change } ({ $points } pour le vertex, et le point perdu revient)
tutti_quantum-log-of = { $who } : { $line }
tutti_quantum-log-invalid = Vertex invalide : −1
tutti_quantum-log-invalid-still = Vertex invalide : le −1 reste
tutti_quantum-log-beside = { $line }. Autre bout : −1. En tout : { $total }
tutti_quantum-log-looped = Une boucle valide : +2
tutti_quantum-log-found = Mission réussie : { $mission }, +{ $points }
tutti_quantum-log-dealt = Manche { $round }. Premier : { $who }.
tutti_quantum-log-revealed = Les cartes secrètes sont montrées.
tutti_quantum-log-began = Premier : { $who }.
tutti_quantum-log-began-hand = La main { $n } commence.
tutti_quantum-log-waited = { $who } : que quelqu’un d’autre commence.
tutti_quantum-log-drew = { $who } : une carte piochée. Une autre sort du jeu, face cachée.
tutti_quantum-log-swapped = { $who } : une carte défaussée, deux piochées.
tutti_quantum-log-want = { $who } : « J’aimerais jouer à la place marquée. »
tutti_quantum-log-avoid = { $who } : « Laissez libre la place marquée. »

tutti_quantum-hint-completes = La carte { $card } complète un vertex ({ $vertex }) pour { $points } points.
tutti_quantum-hint-repairs = La carte { $card } répare un vertex ({ $vertex }) : +{ $change } ({ $points } pour le vertex, et le point perdu revient).
tutti_quantum-hint-two = La carte { $card } complète deux vertex d’un coup, pour { $points } points en tout.
tutti_quantum-hint-beside = { $line } Autre bout : −1. En tout : { $total }.
tutti_quantum-hint-in-all = { $line } En tout : { $total }.
tutti_quantum-hint-loop = La carte { $card } ferme une boucle valide pour 2 points de plus.
tutti_quantum-hint-mission = La carte { $card } complète une mission : { $mission }.
tutti_quantum-hint-first = La carte { $card } est un bon début : beaucoup de cartes vont à côté.
tutti_quantum-hint-open = La carte { $card } garde la ligne en ordre et attend une troisième carte.
tutti_quantum-hint-ruins = La carte { $card } ne coûte rien de plus ici, mais le vertex est alors perdu pour toujours.
tutti_quantum-hint-spoilt = La carte { $card } ne coûte rien ici : ce vertex est déjà perdu.
tutti_quantum-hint-idle = La carte { $card } ne coûte rien ici, mais aucune troisième carte ne pourra compléter le vertex.
tutti_quantum-hint-debt = La carte { $card } coûte un point pour l’instant, mais une troisième carte peut réparer le vertex.
tutti_quantum-hint-next = La meilleure carte à côté : { $card }, +{ $points } (il en reste { $left } sur { $all }).
tutti_quantum-hint-next-row = La meilleure carte à côté : { $card }, +{ $points }. Il y en a une face visible.
tutti_quantum-hint-least = Aucune place ne convient vraiment à la carte { $card }. Ici, elle fait le moins de mal.
tutti_quantum-hint-least-spares = Aucune place ne convient vraiment à la carte { $card }. Ici, elle ne bloque aucun vertex qui attend une troisième carte.
tutti_quantum-hint-last = La carte { $card } est ta dernière : aucune troisième ne viendra. C’est ici qu’elle vaut le plus.
tutti_quantum-hint-light-secret = Ta carte secrète ({ $card }) n’a pas encore de bonne place. Ici : +{ $points }.
tutti_quantum-hint-light-better = Ici, ta carte secrète ({ $card }) rapportera +{ $points }, plus qu’ailleurs.
tutti_quantum-hint-light-secret-cost = −{ $cost } maintenant, +{ $points } plus tard avec ta carte secrète ({ $card }).
tutti_quantum-hint-light-keeps = Ta carte secrète ({ $card }) garde ainsi sa place : +{ $points }.
tutti_quantum-hint-light-denies = Sinon, cette carte ({ $card }) rapporte +{ $points } à l’autre joueur.
tutti_quantum-hint-light-waits = Le +{ $now } peut attendre. Ici, encore un { $card } rapportera +{ $points }.
tutti_quantum-hint-light-later = Ici, encore un { $card } rapportera +{ $points }.
tutti_quantum-hint-light-later-cost = −{ $cost } maintenant, +{ $points } plus tard avec encore un { $card }.
tutti_quantum-hint-light-waits-cost = Le +{ $now } peut attendre : −{ $cost } ici, +{ $points } avec encore un { $card }.
tutti_quantum-hint-light-more-waits = Le +{ $now } peut attendre. Ceci ouvre une place de plus pour +{ $points }.
tutti_quantum-hint-light-more-later = Ceci ouvre une place de plus pour +{ $points }.
tutti_quantum-hint-light-promise-waits = Le +{ $now } peut attendre. Cette place promet plus pour la suite.
tutti_quantum-hint-light-promise-later = Cette place promet plus pour la suite.
tutti_quantum-hint-light-turned = Avec la flèche tournée, cette place servira plus tard.
tutti_quantum-hint-light-costs = { $line } Maintenant : −{ $cost }.
tutti_quantum-hint-light-before-begins = Touche la carte { $card } : un bon début, beaucoup vont à côté.
tutti_quantum-hint-light-before-pays = Touche la carte { $card } : elle rapporte +{ $points } tout de suite.
tutti_quantum-hint-light-before-costs-nothing = Touche la carte { $card } : elle ne coûte rien. Aucune ne rapporte.
tutti_quantum-hint-light-before-turned = Touche la carte { $card }. La flèche tournée, elle servira plus tard.
tutti_quantum-hint-light-before-secret = Touche la carte { $card } : pour ta carte secrète ({ $other }), +{ $points }.
tutti_quantum-hint-light-before-keeps = Touche la carte { $card } : ta secrète ({ $other }) garde +{ $points }.
tutti_quantum-hint-light-before-denies = Touche la carte { $card } : sinon, elle rapporte +{ $points } à l’autre.
tutti_quantum-hint-light-before-later = Touche la carte { $card } : à côté, encore un { $other } rapportera +{ $points }.
tutti_quantum-hint-light-before-more = Touche la carte { $card } : elle ouvre une place de plus pour +{ $points }.
tutti_quantum-hint-light-before-promise = Touche la carte { $card } : elle promet plus pour la suite.
tutti_quantum-hint-begin = Une de tes cartes va bien avec la première : commence.
tutti_quantum-hint-wait = Tes cartes ne vont pas bien avec la première. Laisse quelqu’un d’autre commencer.
tutti_quantum-hint-draw = Garde ton autre carte : il y a une bonne place pour elle.
tutti_quantum-hint-swap = Ton autre carte ne va bien nulle part. Prends-en deux nouvelles.
tutti_quantum-hint-want = Demande cette place : tu as la carte qu’il faut.
tutti_quantum-hint-avoid = Demande aux autres de laisser cette place libre.
tutti_quantum-hint-hush = Les autres n’ont rien besoin de savoir maintenant.

## The result

tutti_quantum-result-valid = Vertex valides : nombre × valeur
tutti_quantum-result-valid-brief = Points des vertex valides
tutti_quantum-result-invalid = Vertex invalides
tutti_quantum-result-loops = Boucles
tutti_quantum-result-missions = Missions
tutti_quantum-result-total = Points
tutti_quantum-result-margin = { $n ->
    [1] À UN point près !
   *[other] Avec { $n } points d’avance
}
tutti_quantum-result-tie = Égalité
tutti_quantum-result-tie-how = on départage par le moins de vertex invalides, puis le plus de vertex à 6, puis à 4, 3 et 2.
tutti_quantum-result-verdict = Résultat
tutti_quantum-result-lost = Un vertex invalide : perdu
tutti_quantum-result-band-0 = Le prochain prix Nobel pourrait être à vous !
tutti_quantum-result-band-1 = Il est temps d’étudier la physique des particules.
tutti_quantum-result-band-2 = Une équipe de vrais expérimentateurs.
tutti_quantum-result-band-3 = Les secrets s’entrouvrent. Utilisez davantage les marqueurs !
tutti_quantum-result-band-4 = Les secrets sont devant vous. Continuez.
tutti_quantum-result-band-5 = Plus de soin avec les petites particules !
tutti_quantum-result-processes = Processus possibles : { $who }
tutti_quantum-result-processes-shared = Processus possibles
tutti_quantum-result-no-processes = Aucun cette fois.
tutti_quantum-result-rarest = **{ $name }** (le plus rare)
tutti_quantum-result-list = { $one }, { $more }
tutti_quantum-result-often = { $name } ×{ $n }

## Processes

tutti_quantum-process-quarks-by-gluon = diffusion quark–quark
tutti_quantum-process-gluons-by-gluon = diffusion gluon–gluon
tutti_quantum-process-quark-by-gluon = diffusion quark–gluon
tutti_quantum-process-gluon-radiation = rayonnement de gluons
tutti_quantum-process-electrons-by-photon = diffusion électron–électron
tutti_quantum-process-atoms = la force dans les atomes
tutti_quantum-process-compton = diffusion Compton
tutti_quantum-process-electron-quark = diffusion électron–quark
tutti_quantum-process-gluon-discovery = lumière en trois jets
tutti_quantum-process-quark-light = lumière sur un quark
tutti_quantum-process-quarks-by-photon = quarks qui échangent un photon
tutti_quantum-process-quantum-loop = une boucle quantique
tutti_quantum-process-vacuum-polarisation = polarisation du vide
tutti_quantum-process-asymptotic-freedom = liberté asymptotique
tutti_quantum-process-gluons-to-light = gluons en lumière
tutti_quantum-process-light-by-light = diffusion lumière–lumière
tutti_quantum-process-gluon-fusion = fusion de gluons en Higgs
tutti_quantum-process-higgs-to-quarks = Higgs en quarks
tutti_quantum-process-higgs-to-light = Higgs en lumière
tutti_quantum-process-higgs-off-quark = Higgs émis par un quark
tutti_quantum-process-quarks-higgs-quarks = quarks, Higgs, quarks
tutti_quantum-process-higgs-photon = Higgs et photon par des quarks
tutti_quantum-process-two-higgs-off-quark = deux Higgs émis par un quark
tutti_quantum-process-higgs-self = le Higgs se rencontre lui-même
tutti_quantum-process-higgs-pair = paire de Higgs par des quarks
tutti_quantum-process-higgs-pair-fusion = paire de Higgs par des gluons
tutti_quantum-process-quarks-higgs-electrons = quarks, Higgs, électrons
tutti_quantum-process-higgs-to-electrons = Higgs en électrons
tutti_quantum-process-electron-photon-higgs = électron, photon et Higgs
tutti_quantum-process-electrons-higgs-electrons = électrons, Higgs, électrons
tutti_quantum-process-two-higgs-off-electron = deux Higgs émis par un électron
tutti_quantum-process-electrons-higgs-pair = paire de Higgs par des électrons

tutti_quantum-story-quarks-by-gluon = Deux quarks échangent un gluon et se séparent. Au LHC, cela fait deux jets de particules.
tutti_quantum-story-gluons-by-gluon = Des gluons rebondissent sur des gluons. Cela arrive très souvent quand des protons entrent en collision au LHC.
tutti_quantum-story-quark-by-gluon = Un gluon rebondit sur un quark par l’intermédiaire d’un autre gluon. Deux jets commencent très souvent ainsi.
tutti_quantum-story-gluon-radiation = Un quark émet des gluons, comme un électron émet de la lumière.
tutti_quantum-story-electrons-by-photon = Deux électrons échangent un photon. C’est ainsi que deux charges de même signe se repoussent.
tutti_quantum-story-atoms = Les photons lient les électrons aux quarks du noyau. Cette force assure la cohésion de chaque atome.
tutti_quantum-story-compton = La lumière rebondit sur un électron et perd de l’énergie. En 1923, cela a montré que la lumière est faite de particules.
tutti_quantum-story-electron-quark = Un électron frappe un quark au moyen d’un photon. Vers 1968, on a lancé des électrons sur des protons. Ils ont révélé les quarks à l’intérieur.
tutti_quantum-story-gluon-discovery = La lumière devient deux quarks et un gluon. En 1979, trois jets de ce genre, au laboratoire DESY, ont montré que les gluons existent.
tutti_quantum-story-quark-light = La lumière rebondit sur un quark. Les quarks ont une charge électrique, mais moins qu’un électron.
tutti_quantum-story-quarks-by-photon = Les quarks agissent aussi électriquement les uns sur les autres, mais l’interaction forte est bien plus forte.
tutti_quantum-story-quantum-loop = Une boucle fermée n’existe qu’en théorie quantique. Des mesures de précision, comme celle du magnétisme de l’électron, révèlent ces boucles.
tutti_quantum-story-vacuum-polarisation = Une ligne de lumière contient un anneau de matière et d’antimatière. De loin, la charge électrique paraît ainsi un peu plus petite.
tutti_quantum-story-asymptotic-freedom = De telles boucles affaiblissent l’interaction forte à courte distance. Cela a valu le prix Nobel en 2004.
tutti_quantum-story-gluons-to-light = Un anneau de quarks change deux gluons en deux photons. Il a fallu trouver le boson de Higgs parmi de telles paires de photons.
tutti_quantum-story-light-by-light = La lumière rebondit sur la lumière grâce à un anneau de particules chargées. Le LHC en a vu les premiers signes en 2017.
tutti_quantum-story-gluon-fusion = Deux gluons produisent un boson de Higgs grâce à un anneau de quarks. Au LHC, la plupart des bosons de Higgs naissent ainsi.
tutti_quantum-story-higgs-to-quarks = Plus de la moitié des bosons de Higgs se désintègrent en une paire de quarks bottom. Le LHC l’a vu en 2018.
tutti_quantum-story-higgs-to-light = Environ un boson de Higgs sur 440 devient deux photons grâce à un anneau de particules chargées. Cela a aidé à le trouver en 2012.
tutti_quantum-story-higgs-off-quark = Un quark lourd émet un boson de Higgs. Avec des quarks top, le LHC l’a vu en 2018.
tutti_quantum-story-quarks-higgs-quarks = Deux quarks produisent un boson de Higgs. Il redonne des quarks.
tutti_quantum-story-higgs-photon = Deux quarks produisent à la fois un boson de Higgs et un photon. C’est trop rare pour qu’on ait pu l’isoler jusqu’ici.
tutti_quantum-story-two-higgs-off-quark = Une ligne de quark émet deux bosons de Higgs. Le LHC cherche des paires de Higgs. On n’en a encore vu aucune clairement.
tutti_quantum-story-higgs-self = Les bosons de Higgs agissent les uns sur les autres. L’intensité de cette interaction dira comment le champ de Higgs s’est formé. Personne ne l’a encore vue.
tutti_quantum-story-higgs-pair = Des quarks produisent un boson de Higgs qui en devient deux. Cela montrerait comment le champ de Higgs agit sur lui-même. Personne ne l’a encore vu.
tutti_quantum-story-higgs-pair-fusion = Deux gluons produisent deux bosons de Higgs grâce à un anneau de quarks. Le LHC cherche ce processus.
tutti_quantum-story-quarks-higgs-electrons = Des quarks produisent un boson de Higgs qui se désintègre en électron et positon. On s’y attend, mais c’est bien trop rare pour le voir jusqu’ici.
tutti_quantum-story-higgs-to-electrons = Environ un boson de Higgs sur 200 millions devrait se désintégrer en électron et positon. Personne ne l’a encore vu.
tutti_quantum-story-electron-photon-higgs = Une ligne d’électron émet de la lumière et un boson de Higgs. Personne ne l’a vu : l’électron a si peu de masse que le Higgs agit à peine sur lui.
tutti_quantum-story-electrons-higgs-electrons = Un électron et un positon produisent un boson de Higgs. Il redonne un électron et un positon. Un futur collisionneur cherchera peut-être la première moitié.
tutti_quantum-story-two-higgs-off-electron = Une seule ligne d’électron émet deux bosons de Higgs. C’est plus rare que tout ce qu’on a jamais mesuré.
tutti_quantum-story-electrons-higgs-pair = Une paire d’électrons produit un boson de Higgs, qui en donne deux. C’est plus rare que tout ce qu’on a jamais mesuré.

## What one plays for

tutti_quantum-goal-each = But : réunir trois lignes comme dans la nature (un vertex). Le plus de points gagne.
tutti_quantum-goal-together = But : construire ensemble un diagramme, avec le plus de points possible.
tutti_quantum-goal-team = But : avoir plus de points que l’autre équipe, avec des vertex qui existent dans la nature.

# --- challenges

tutti_quantum-challenge-win = Gagne avec ton propre diagramme.
tutti_quantum-challenge-researcher = Gagne contre le niveau Chercheuse ou Nobel.
tutti_quantum-challenge-team = Gagne avec ton équipe, deux contre deux.
tutti_quantum-challenge-points-20 = Atteins vingt points dans un diagramme contre d’autres.
tutti_quantum-challenge-points-30 = Atteins trente points dans un diagramme contre d’autres.
tutti_quantum-challenge-valid = Termine sans vertex invalide.
tutti_quantum-challenge-gluons = Complète deux vertex de trois gluons.
tutti_quantum-challenge-electrons = Complète deux vertex d’une ligne d’électron et d’un photon.
tutti_quantum-challenge-electron-higgs = Complète un vertex d’une ligne d’électron et d’un Higgs.
tutti_quantum-challenge-three-higgs = Complète un vertex de trois lignes de Higgs.
tutti_quantum-challenge-kinds = Construis cinq sortes de vertex différentes dans un diagramme.
tutti_quantum-challenge-loop = Termine avec une boucle valide.
tutti_quantum-challenge-two-loops = Termine avec deux boucles valides.
tutti_quantum-challenge-names = Construis six processus nommés différents dans un diagramme.
tutti_quantum-challenge-compton = Montre la diffusion Compton : la lumière rebondit sur un électron.
tutti_quantum-challenge-atoms = Montre la force dans les atomes.
tutti_quantum-challenge-higgs-decay = Montre un Higgs qui se désintègre en quarks ou en électrons.
tutti_quantum-challenge-vacuum = Construis un processus nommé avec une boucle.
tutti_quantum-challenge-together-26 = Atteignez vingt-six points ensemble.
tutti_quantum-challenge-together-35 = Atteignez trente-cinq points ensemble.

tutti_quantum-puzzle-ask = La fin est proche. Quelle carte, et quelle place, rapporte le plus à ton diagramme ?
tutti_quantum-puzzle-what = Il ne te reste que tes dernières cartes. Pose-en une pour que ton diagramme puisse finir avec le plus de points. Un seul coup est le meilleur. Essaie autant que tu veux.
tutti_quantum-puzzle-wrong = Points à la fin, au mieux : { $mine } avec ce coup, { $best } avec le meilleur.
tutti_quantum-puzzle-because = Pourquoi : { $reason } Ainsi, ton diagramme peut finir avec { $best } points.
