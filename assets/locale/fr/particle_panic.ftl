# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic est de Daniel Solis, directeur artistique le jour et auteur de jeux la nuit, qui en a publié les règles sur son blog en novembre 2011. Au départ, une simple question : que donnerait un jeu de zombies sur un plateau plus petit, où l’on étouffe ?

    Salles, cartes et pions sont ici dessinés à neuf. Les règles plus faciles, le paquet à cinq codes et toutes les réponses aux questions ouvertes viennent de cette édition.

## Options

particle_panic-option-ladder = Règles
particle_panic-option-ladder-0 = Entraînement
particle_panic-option-ladder-1 = Contrôlé
particle_panic-option-ladder-2 = Confiné : première partie
particle_panic-option-ladder-3 = Alerte
particle_panic-option-ladder-4 = Règles publiées
particle_panic-option-ladder-5 = Cinq codes
particle_panic-option-ladder-help = La résistance du labo.
particle_panic-option-ladder-0-help = Moitié moins de particules, codes de quatre cartes, ramassage gratuit, mains de huit. { particle_panic-odds }
particle_panic-option-ladder-1-help = Moitié moins de particules, codes de quatre cartes, et ramasser ne coûte pas d’action. { particle_panic-odds }
particle_panic-option-ladder-2-help = Moitié moins de particules et codes de quatre cartes : une bonne première partie. { particle_panic-odds }
particle_panic-option-ladder-3-help = Moitié moins de particules, codes de cinq, et ramasser ne coûte pas d’action. { particle_panic-odds }
particle_panic-option-ladder-4-help = Catastrophe, le jeu tel que publié : dur pour toute équipe ; pour commencer, prends Confiné. { particle_panic-odds }
particle_panic-option-ladder-5-help = L’idée plus dure de l’auteur : une cinquième couleur et un cinquième code. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] Personne n’a encore compté les victoires.
    [0] Une équipe de Nobel ne gagne presque jamais : { $high } fois sur 100 au plus.
   *[other] Une équipe de Nobel gagne { $odds } fois sur 100 dans nos essais. La vraie chance est très probablement entre { $low } et { $high }.
}
particle_panic-option-easing = Aide des petits groupes pour tous
particle_panic-option-easing-0 = non
particle_panic-option-easing-1 = oui
particle_panic-option-easing-help = Donne à 3 ou 4 scientifiques ce que 1 ou 2 ont toujours : deux actions de chaque sorte, neutraliser de 3 à 6, deux cartes quand on ramasse. { particle_panic-odds }
particle_panic-option-duty = De garde au détecteur
particle_panic-option-duty-0 = non
particle_panic-option-duty-1 = oui
particle_panic-option-duty-help = Après un raté, nomme la particule sur une image du détecteur : une bonne réponse relance le dé, comme un cœur. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Arrêtez tout
particle_panic-rules-1 = Le plus grand collisionneur du monde fabrique des particules exotiques, et elles s’échappent. Quatre codes d’autodestruction arrêtent le labo. Vous gagnez tous quand le dernier est entré, et vous perdez tous si le labo vous devance.

    Le labo est un anneau de six salles, de 1 à 6 dans le sens des aiguilles d’une montre, depuis le haut. Chacune a une pile de cartes à jouer, visible, et six places pour les particules. Seule la couleur d’une carte compte : cœur, trèfle, carreau ou pique. Il y a { $suit } cartes de chaque couleur, et tout le monde voit toutes les mains.

    Au début : trois cartes chacun, tous les pions en salle 1, et une particule dans chaque autre salle.
particle_panic-rules-2-title = Ton tour
particle_panic-rules-2 = À ton tour, tu as une action de base et une action spéciale, dans l’ordre que tu veux. Les équipes d’un ou deux en ont deux de chaque, et peuvent faire deux fois la même. Tu peux en laisser de côté.

    Actions de base : bouger, neutraliser, ramasser.
    Actions spéciales : dépenser, partager, entrer un code.

    Ensuite toutes les mains sont réduites à leur limite, et de nouvelles particules surgissent.
particle_panic-rules-3-title = Actions de base
particle_panic-rules-3 = Bouger : lance le dé, puis avance d’autant de salles au plus, dans un sens ou dans l’autre.

    Neutraliser : lance le dé contre une particule de ta salle. De 4 à 6, elle disparaît (équipes d’un ou deux : de 3 à 6). En dessous, ta limite de main baisse de 1 pour de bon. Essaie autant que tu veux.

    Ramasser : ta dernière action du tour. Dans une salle sans particule, prends la carte du dessus de la pile (équipes d’un ou deux : jusqu’à deux cartes, et tu vois d’abord la seconde).
particle_panic-rules-4-title = Actions spéciales
particle_panic-rules-4 = Dépense autant de cartes que tu veux, à tout moment de ton tour. Un cœur relance un dé raté. Un trèfle y ajoute 1. Un carreau avance ton pion d’une salle. Un pique pousse n’importe quelle particule d’une salle. Les cartes dépensées quittent la partie.

    Partager : donne des cartes à un collègue de ta salle.

    Code : défausse cinq cartes de la même couleur de ta main. Chaque couleur s’entre une fois. Ses cartes peuvent encore être dépensées ensuite.
particle_panic-rules-5-title = Les particules surgissent
particle_panic-rules-5 = À la fin de chaque tour, on lance deux dés : combien de particules surgissent, et dans quelle salle.

    Une salle en contient six au plus. Le reste déborde dans la salle la plus proche qui a une place libre. S’il y en a deux aussi proches, tu choisis, particule par particule. « Répartir » le fait pour toi.

    Le tour où le dernier code est entré s’arrête aussitôt : rien ne surgit.
particle_panic-rules-6-title = Trois façons de perdre
particle_panic-rules-6 = Le labo est perdu

    quand une nouvelle particule ne trouve plus de place : les 36 sont prises ;
    quand une limite de main tombe à 0 ;
    quand la dernière carte d’une pile est prise.

    Une limite de main commence à 6. Sous 5, tu ne peux plus garder un code entier en main entre deux tours : chaque dé raté fait deux fois mal.
particle_panic-rules-7-title = Plus facile, plus dur
particle_panic-rules-7 = Les règles publiées sont très dures : même une équipe forte perd presque toujours, et c’est à deux qu’on a de loin les meilleures chances. D’où une échelle.

    Entraînement, Contrôlé, Confiné, Alerte : moitié moins de particules surgissent, arrondi au-dessus. Entraînement, Contrôlé, Confiné : quatre cartes font un code. Entraînement, Contrôlé, Alerte : ramasser est gratuit, à la fin du tour. L’Entraînement donne aussi quatre cartes et une limite de 8 au départ.

    Cinq codes ajoute les étoiles, une cinquième couleur sans effet.

    L’aide des petits groupes peut être donnée à toutes les équipes.
particle_panic-rules-8-title = Questions ouvertes
particle_panic-rules-8 = Là où les règles publiées se taisent, cette édition décide : toutes les cartes dépensées dans un tour sont une seule action. Trèfles et cœurs se jouent après avoir vu le dé, et un cœur efface les trèfles déjà posés. Un carreau peut te porter plus loin entre deux essais, Bouger y met fin. Un pique déplace n’importe quelle particule. Les pions entrent dans toutes les salles.

    On réduit les mains avant que les particules surgissent, la tienne d’abord. Tu défausses et tu donnes de gauche à droite. Un labo plein n’est perdu que s’il vient une particule de plus.
particle_panic-rules-9-title = Et la physique là-dedans ?
particle_panic-rules-9 = Cette histoire est inventée : aucun collisionneur ne peut s’emballer ainsi, et personne ne combat des particules avec des dés.

    Ce qui est vrai : de grands collisionneurs sont des anneaux. De nouvelles particules naissent quand l’énergie d’une collision devient masse, et le hasard décide de ce qui sort d’une collision. Mais les lourdes se désintègrent bien plus vite qu’un clin d’œil. Elles ne s’entassent pas dans des salles.

    Et il ne faut pas de code pour tout arrêter. En cas de problème, des aimants sortent de l’anneau les faisceaux du LHC (le Grand collisionneur de hadrons). En moins d’un millième de seconde, ils finissent dans un bloc de graphite.
particle_panic-rules-10-title = Précisions
particle_panic-rules-10 = Ramasser termine ton tour : plus rien ne suit, pas même un code avec la carte prise. Les deux actions de base peuvent y passer. Là où ramasser est libre, cela vient une fois, à la fin, à la place de l’action.

    Tant qu’il te reste des actions spéciales, tu peux donner encore au même collègue.

    Ton pion va dans une salle voisine, pleine ou non. Un pique demande de la place pour la particule.

    On joue dans le sens des aiguilles d’une montre, le scientifique 1 d’abord. Seul, on ne donne à personne. Nul ne voit les cartes sous le dessus des piles, et nul ne prend la dernière sans être averti.
particle_panic-rules-11-title = De garde au détecteur
particle_panic-rules-11 = C’est une option, que les règles publiées n’ont pas. Après un raté, tu peux regarder le détecteur, une fois par essai et gratuitement. Tu le vois dans l’axe du faisceau, de l’intérieur vers l’extérieur : trajectographe, calorimètre électromagnétique, calorimètre hadronique, aimant, chambres à muons. La flèche jaune montre ce qu’il faut nommer ; le reste de la collision est gris.

    Une bonne réponse relance le dé, comme un cœur. Sinon, le raté compte, et les cœurs et les trèfles aident encore. Tes coéquipiers trouvent plus ou moins souvent : un Visiteur trois fois sur huit, un Nobel chaque fois.
particle_panic-rules-12-title = Ce que montre un détecteur
particle_panic-rules-12 = Une particule chargée est déviée par l’aimant, d’autant plus que son impulsion est faible. Les électrons et les photons s’arrêtent dans le calorimètre électromagnétique, les hadrons dans le calorimètre hadronique. Les muons traversent tout. Les neutrinos ne laissent rien : il manque seulement de l’impulsion. Un jet est un faisceau de hadrons. Deux traces qui commencent loin du centre viennent d’une particule désintégrée en route.

    Dans le jeu, chaque image est aussi probable et montre une seule particule. Dans la nature, il y en a des centaines à la fois, et des ordinateurs reconstituent les traces. Les couches ne sont pas à l’échelle, et les traces sont plus courbées que dans un vrai détecteur.

## Suits

particle_panic-suit-hearts = cœurs
particle_panic-suit-clubs = trèfles
particle_panic-suit-diamonds = carreaux
particle_panic-suit-spades = piques
particle_panic-suit-stars = étoiles
particle_panic-card-hearts = cœur
particle_panic-card-clubs = trèfle
particle_panic-card-diamonds = carreau
particle_panic-card-spades = pique
particle_panic-card-stars = étoile

## On the table

particle_panic-pressure = Pression
particle_panic-turns-left = { $turns ->
    [0] bientôt plein
    [one] environ 1 tour
   *[other] environ { $turns } tours
}
particle_panic-locks = Codes : { $done } sur { $codes }
particle_panic-turn = Tour { $turn }
particle_panic-lock-open = entré
particle_panic-lock-ready = prêt
particle_panic-lock-shut = { $best } sur { $need }
particle_panic-roll-none = Tout est calme
particle_panic-roll-move = bouger
particle_panic-roll-neutralize = neutraliser
particle_panic-roll-emerge = +{ $count } en salle { $room }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Bouger
particle_panic-button-neutralize = Neutraliser
particle_panic-button-collect = Ramasser
particle_panic-button-collect-more = Encore une
particle_panic-button-stop = Arrêter là
particle_panic-button-end = Fin du tour
particle_panic-button-spread = Répartir
particle_panic-button-heart = Jouer un cœur
particle_panic-button-club = Jouer un trèfle
particle_panic-button-accept = Accepter
particle_panic-button-confirm = Le faire quand même
particle_panic-button-keep = Non, laisser
particle_panic-detail-move = jusqu’au dé
particle_panic-detail-odds = { $plain } %, sinon limite { $limit }
particle_panic-detail-odds-cards = { $plain } %, main { $best } %
particle_panic-detail-collect = { $cards ->
    [one] { $card }, puis fin
   *[other] max. { $cards }, puis fin
}
particle_panic-detail-collect-more = dessus : { $card }
particle_panic-detail-stop = le tour finit
particle_panic-detail-end = 1 à 6 surgissent
particle_panic-detail-end-half = 1 à 3 surgissent
particle_panic-detail-spread = vers la salle la plus vide
particle_panic-detail-heart = relancer : { $plain } %
particle_panic-detail-club-enough = { $die }+1 = { $sum } : réussi
particle_panic-detail-club-short = { $die }+1 = { $sum } : manque { $more }
particle_panic-detail-accept = limite de main à { $limit }
particle_panic-closed-no-basic = plus d’action
particle_panic-closed-no-particle = pas de particule
particle_panic-closed-particles = particules ici

particle_panic-aid-hearts = Cœur : garde-le pour un dé raté
particle_panic-aid-clubs = Trèfle : garde-le pour un dé raté
particle_panic-aid-diamonds = Carreau : touche la salle voisine pour ton pion
particle_panic-aid-diamonds-share = Carreau : touche la salle voisine, ou un collègue
particle_panic-aid-spades = Pique : touche la salle de la particule
particle_panic-aid-spades-share = Pique : touche la salle d’une particule, ou un collègue
particle_panic-aid-spades-to = Pique : touche la salle où elle va
particle_panic-aid-share = Donner : touche la main d’un collègue
particle_panic-aid-share-share = Donner : touche la main d’un collègue

particle_panic-warning-limit-code = Un raté met ta limite à { $limit } : un code de { $need } cartes ne tient plus dans ta main entre deux tours.
particle_panic-warning-limit-last = Ta limite de main est 1. Un raté la met à 0, et le labo est perdu.
particle_panic-warning-last-card = C’est la dernière carte de la pile. Qui la prend perd le labo.
particle_panic-warning-ends-turn = Ramasser termine ton tour : les actions qui te restent sont perdues, et on ne peut pas revenir en arrière.
particle_panic-warning-discard = Tu as { $count } { $suit }, et il en faut { $need } pour un code. En défausser un ?

## What is asked

particle_panic-meaning-actions = Actions de base : bouger, neutraliser, ramasser. Actions spéciales : dépenser, partager, entrer un code.
particle_panic-meaning-odds = Un dé décide : tu réussis environ { $plain } fois sur 100.
particle_panic-meaning-odds-cards = Un dé décide : tu réussis environ { $plain } fois sur 100. Avec tous tes cœurs et tes trèfles, environ { $best } fois sur 100.
particle_panic-headline-yours = À toi : { $basics } de base, { $specials ->
    [one] { $specials } spéciale
   *[other] { $specials } spéciales
}
particle_panic-headline-theirs = { $seat } : { $basics } de base, { $specials ->
    [one] { $specials } spéciale
   *[other] { $specials } spéciales
}
particle_panic-headline-spill-yours = Ça déborde
particle_panic-headline-spill-theirs = { $seat } : ça déborde
particle_panic-headline-discard-yours = Ta main est trop pleine
particle_panic-headline-discard-theirs = { $seat } : main trop pleine
particle_panic-prompt-wait = On attend : { $seat }.
particle_panic-prompt-over = La partie est finie.
particle_panic-prompt-act = Touche une carte : jouer ou donner.
particle_panic-prompt-act-solo = Touche une carte pour la jouer.
particle_panic-prompt-act-code = Un code est prêt : touche son cadenas.
particle_panic-prompt-act-done = Il n’y a plus d’action spéciale.
particle_panic-prompt-act-none = Aucune carte ne peut servir maintenant.
particle_panic-prompt-choose = Le dé montre { $die }. Touche { $steps ->
    [3] n’importe quelle salle
    [one] une salle à un pas au plus
   *[other] une salle à { $steps } pas au plus
}, ou reste où tu es.
particle_panic-prompt-failed = Raté : il faut { $hit } ou plus. Et maintenant ?
particle_panic-prompt-collect = La carte suivante est visible. La prendre aussi ?
particle_panic-prompt-discard = Ta limite est { $limit }. Touche { $over ->
    [one] la carte que tu défausses.
   *[other] { $over } cartes à défausser, de gauche à droite.
}
particle_panic-prompt-spill = La salle { $room } est pleine : { $extra ->
    [one] une particule déborde. Touche une salle pour elle.
   *[other] { $extra } particules débordent. Touche une salle pour la suivante.
}

## Names of what can be touched

particle_panic-spot-room = Salle { $room } : { $particles ->
    [0] pas de particule
    [one] une particule
   *[other] { $particles } particules
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dessus : { $card }
particle_panic-spot-pressure = { $count } places sur 36 sont prises. Si personne ne neutralise, le labo est plein dans environ { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
particle_panic-spot-lock-open = Code { $suit } : entré
particle_panic-spot-lock-ready = Code { $suit } : une main a les { $need } cartes
particle_panic-spot-lock-shut = Code { $suit } : { $best } sur { $need } dans une main, { $crew } dans l’équipe
particle_panic-spot-panel = { $seat } : { $hearts } cœurs, { $clubs } trèfles, { $diamonds } carreaux, { $spades } piques{ $stars ->
    [0] {""}
   *[other] , { $stars } étoiles
} ; limite de main { $limit }
particle_panic-spot-hand-hearts = { $count ->
    [one] Ton cœur
   *[other] Tes { $count } cœurs
}
particle_panic-spot-hand-clubs = { $count ->
    [one] Ton trèfle
   *[other] Tes { $count } trèfles
}
particle_panic-spot-hand-diamonds = { $count ->
    [one] Ton carreau
   *[other] Tes { $count } carreaux
}
particle_panic-spot-hand-spades = { $count ->
    [one] Ton pique
   *[other] Tes { $count } piques
}
particle_panic-spot-hand-stars = { $count ->
    [one] Ton étoile
   *[other] Tes { $count } étoiles
}

## Why not

particle_panic-why-first = Réponds d’abord à la question.
particle_panic-why-no-basic = Il ne reste plus d’action de base dans ce tour.
particle_panic-why-no-special = Il ne reste plus d’action spéciale dans ce tour.
particle_panic-why-no-particle = Il n’y a pas de particule dans ta salle.
particle_panic-why-particles = On ne ramasse que dans une salle sans particule.
particle_panic-why-entered = Ce code ({ $suit }) est déjà entré.
particle_panic-why-code = Un code, c’est { $need } { $suit } d’une même main ; tu en as { $have }.
particle_panic-why-code-theirs = { $seat } a tout le code { $suit } et l’entrera à son propre tour.
particle_panic-why-too-far = Le dé montre { $die } : cette salle est trop loin.
particle_panic-why-not-nearest = Une particule déborde dans la salle la plus proche qui a une place libre.
particle_panic-why-diamond = Un carreau mène ton pion dans une salle voisine.
particle_panic-why-spade-from = Touche une salle dont une particule a de la place à côté.
particle_panic-why-spade-to = Un pique pousse une particule dans une salle voisine qui n’est pas pleine.
particle_panic-why-room = Pour y aller, lance le dé (Bouger) ou joue un carreau.
particle_panic-why-order = Les cartes partent une à une, de gauche à droite. Annule pour choisir autrement.
particle_panic-why-failed = Après un raté, seuls les cœurs et les trèfles aident.
particle_panic-why-hearts = Les cœurs sont pour un dé raté, ou pour un collègue de ta salle.
particle_panic-why-clubs = Les trèfles sont pour un dé raté, ou pour un collègue de ta salle.
particle_panic-why-stars = Les étoiles n’ont pas d’effet. Garde-les pour le code, ou donne-les à un collègue.
particle_panic-why-spade-full = Aucune particule n’a de place libre à côté d’elle.
particle_panic-why-apart = { $seat } est dans une autre salle. On ne donne des cartes que dans la même salle.
particle_panic-why-card-first = Touche d’abord une carte, puis { $seat }.

## What happened

particle_panic-log-move = { $seat } : un { $die } pour bouger.
particle_panic-log-go = { $seat } : en salle { $room }.
particle_panic-log-try = { $seat } : un { $die } contre une particule en salle { $room }.
particle_panic-log-neutralized = { $seat } : une particule de moins en salle { $room }.
particle_panic-log-limit = { $seat } : raté, la limite de main est maintenant { $limit }.
particle_panic-log-heart = { $seat } : un cœur, le dé est relancé.
particle_panic-log-club = { $seat } : un trèfle en fait un { $die }.
particle_panic-log-diamond = { $seat } : un carreau mène en salle { $room }.
particle_panic-log-spade = { $seat } : un pique pousse une particule de la salle { $source } à la salle { $room }.
particle_panic-log-share = { $seat } → { $to } : { $card }.
particle_panic-log-code = { $seat } : code { $suit } entré !
particle_panic-log-collect = { $seat } ramasse : { $card }.
particle_panic-log-discard = { $seat } défausse : { $card }.
particle_panic-log-crowded = { $seat } : { $count } { $count ->
    [one] carte
   *[other] cartes
} de trop en main.
particle_panic-log-emerge = { $count ->
    [one] Une particule surgit
   *[other] { $count } particules surgissent
} en salle { $room }.
particle_panic-log-spill = Une particule déborde en salle { $room }.

## The end

particle_panic-result-end = Comment ça s’est fini
particle_panic-result-cause-1 = Tous les codes sont entrés : le labo s’arrête !
particle_panic-result-cause-2 = Plus de place pour une particule.
particle_panic-result-cause-3 = Une limite de main est tombée à 0.
particle_panic-result-cause-4 = Une pile n’a plus de cartes.
particle_panic-result-turns = Tours joués
particle_panic-result-neutralized = Particules neutralisées
particle_panic-result-emerged = Particules apparues
particle_panic-result-limits = Limites de main restantes
particle_panic-result-codes = Codes entrés
particle_panic-result-same = Même labo

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } ({ $chance } % de chances de gagner)
particle_panic-hint-code = Les { $need } { $suit } sont dans ta main : entre le code.
particle_panic-hint-collect = Cette carte ({ $card }) ne manque à aucun code, mais elle peut être jouée.
particle_panic-hint-collect-wanted = Pour le code ({ $suit }), il manque encore { $missing } { $missing ->
    [one] carte
   *[other] cartes
} à l’équipe, et sur la pile il y a : { $card }.
particle_panic-hint-neutralize = Un essai réussit dans { $percent } % des cas, et chaque place compte.
particle_panic-hint-neutralize-collect = À { $percent } %, une particule s’en va. Une salle sans particule te laisse ramasser.
particle_panic-hint-neutralize-again = Un autre essai ne coûte pas d’action : à { $percent } %, la particule s’en va.
particle_panic-hint-neutralize-pressure = Il ne reste que { $left } places : { $percent } % de chances, ça vaut l’essai.
particle_panic-hint-move = Ailleurs, tu peux faire plus.
particle_panic-hint-move-free = Il y a des salles sans particule, où l’on peut ramasser des cartes.
particle_panic-hint-move-meet = { $seat } est dans la salle { $room } : ensemble, vous avez tout le code { $suit }. Vas-y.
particle_panic-hint-move-card = Dans la salle { $room }, la carte visible ({ $card }) manque encore à l’équipe.
particle_panic-hint-go-free = La salle { $room } n’a pas de particule : là, tu peux ramasser.
particle_panic-hint-go-share = En salle { $room }, { $seat } et toi pouvez réunir des cartes d’une couleur.
particle_panic-hint-go-work = La salle { $room } a besoin de toi : { $count ->
    [one] une particule
   *[other] { $count } particules
}.
particle_panic-hint-diamond-free = Un carreau te mène en salle { $room }, sans particule : là, tu peux ramasser.
particle_panic-hint-diamond-share = Un carreau te mène en salle { $room }, où { $seat } et toi pouvez réunir des cartes.
particle_panic-hint-diamond-work = Un carreau te mène en salle { $room }, avec { $count ->
    [one] une particule
   *[other] { $count } particules
}.
particle_panic-hint-spade = Pousser une particule de la salle { $source } à la salle { $room } répartit le danger.
particle_panic-hint-spade-clear = Un pique pousse une particule hors de ta salle, sans dé.
particle_panic-hint-share = { $seat } a déjà plus de { $suit } : gardez-les dans une seule main.
particle_panic-hint-share-code = Ensemble, vous avez tout le code { $suit } : mettez-le dans une seule main.
particle_panic-hint-heart-spare = Ce cœur est de trop, la limite de main ne l’est pas.
particle_panic-hint-heart-limit = Ta limite est { $limit } : mieux vaut perdre un cœur qu’un point de limite.
particle_panic-hint-club-spare = Ce trèfle est de trop, la limite de main ne l’est pas.
particle_panic-hint-club-limit = Ta limite est { $limit } : mieux vaut perdre un trèfle qu’un point de limite.
particle_panic-hint-accept = Tes cartes valent plus qu’un point de limite : { $limit }, c’est assez.
particle_panic-hint-discard = Parmi tes { $suit }, un de moins ne te manquera guère.
particle_panic-hint-discard-entered = Le code { $suit } est entré : ces cartes sont les moins utiles.
particle_panic-hint-discard-spare = L’équipe a plus de { $suit } qu’il n’en faut pour le code.
particle_panic-hint-spill = C’est la salle { $room } qui en souffre le moins.
particle_panic-hint-spread = Les répartir garde des places libres dans les deux salles.
particle_panic-hint-end = Il n’y a plus rien à gagner dans ce tour.
particle_panic-hint-end-keep = Garde les cartes pour les codes : rien d’autre ne vaut leur prix.
particle_panic-hint-end-limit = Avec une limite de { $limit }, chaque raté coûte trop : arrête là.
particle_panic-hint-end-code = { $seat } a tout le code { $suit } : finis ton tour pour qu’on puisse l’entrer.

## Detector duty

particle_panic-button-detect = Voir le détecteur
particle_panic-detail-detect = exact : on relance
particle_panic-look = Regarde ce que montre la flèche jaune, et où cela s’arrête.
particle_panic-layer-tracker = Traces
particle_panic-layer-electromagnetic = Électro-
    magnétique
particle_panic-layer-hadronic = Hadronique
particle_panic-layer-magnet = Aimant
particle_panic-layer-muon = Chambres
    à muons
particle_panic-kind-electron = Électron
particle_panic-kind-photon = Photon
particle_panic-kind-muon = Muon
particle_panic-kind-hadron = Hadron chargé
particle_panic-kind-neutral = Hadron neutre
particle_panic-kind-neutrino = Neutrino
particle_panic-kind-jet = Jet
particle_panic-kind-displaced = Vertex déplacé
particle_panic-sight-electron = Une trace courbe, et une gerbe étroite dans le calorimètre électromagnétique.
particle_panic-sight-photon = Pas de trace, mais une gerbe étroite dans le calorimètre électromagnétique.
particle_panic-sight-muon = Une trace courbe à travers toutes les couches, et des impacts dans les chambres extérieures.
particle_panic-sight-hadron = Une trace courbe, et une gerbe large dans le calorimètre hadronique.
particle_panic-sight-neutral = Pas de trace, mais une gerbe large dans le calorimètre hadronique.
particle_panic-sight-neutrino = Rien du tout, là où il faudrait de quoi équilibrer le reste : il manque de l’impulsion.
particle_panic-sight-jet = Un faisceau de traces, et des gerbes dans les deux calorimètres.
particle_panic-sight-displaced = Deux traces qui commencent au même point, mais pas au centre.
particle_panic-trace-electron = Un électron : sa trace est courbe, parce qu’il est chargé, et il s’arrête en gerbe dans le calorimètre électromagnétique.
particle_panic-trace-photon = Un photon : pas de trace, parce qu’il n’a pas de charge, mais une gerbe dans le calorimètre électromagnétique.
particle_panic-trace-muon = Un muon : il atteint les chambres à muons, parce qu’il agit à peine sur la matière en chemin.
particle_panic-trace-hadron = Un hadron chargé : une trace courbe, et une gerbe dans le calorimètre hadronique, parce qu’il ressent l’interaction forte.
particle_panic-trace-neutral = Un hadron neutre : pas de trace, parce qu’il n’a pas de charge, mais une gerbe dans le calorimètre hadronique.
particle_panic-trace-neutrino = Un neutrino : il ne laisse rien, parce qu’il ne ressent que l’interaction faible. Seule son impulsion manque.
particle_panic-trace-jet = Un jet : beaucoup de traces côte à côte, parce qu’un quark ou un gluon rapide devient un faisceau de hadrons.
particle_panic-trace-displaced = Un vertex déplacé : les deux traces commencent loin du centre, parce qu’une particule s’y est désintégrée.
particle_panic-verdict-right = Exact ! { $trace }
particle_panic-verdict-wrong = { $named } ? Non. { $trace }
particle_panic-prompt-name = Qu’est-ce qui a laissé cette image ?
particle_panic-log-detect = { $seat } : un coup d’œil au détecteur.
particle_panic-log-named-right = { $seat } : { $kind }. Exact, le dé est relancé.
particle_panic-log-named-wrong = { $seat } : { $kind } ? Non, c’était : { $truth }.
particle_panic-hint-detect = Regarder ne coûte rien, et une bonne réponse relance le dé.

## What one plays for

particle_panic-goal = But : entrer les { $codes } codes ensemble, avant que le labo ne cède.

# --- challenges

particle_panic-challenge-win = Arrêtez le labo à temps.
particle_panic-challenge-controlled = Gagnez à l’échelon « Contrôlé » ou plus haut.
particle_panic-challenge-contained = Gagnez à l’échelon « Confiné » ou plus haut.
particle_panic-challenge-alert = Gagnez à l’échelon « Alerte » ou plus haut.
particle_panic-challenge-meltdown = Gagnez avec les règles publiées ou plus dures.
particle_panic-challenge-alone = Gagne en solo.
particle_panic-challenge-crew = Gagnez à quatre.
particle_panic-challenge-intact = Gagnez sans perdre un point de limite de main.
particle_panic-challenge-no-spill = Gagnez sans qu’aucune particule ne déborde.
particle_panic-challenge-no-discard = Gagnez sans défausser à cause de la limite de main.
particle_panic-challenge-quick = Gagnez en seize tours au plus.
particle_panic-challenge-two-codes = Entrez deux codes dans un même tour.
particle_panic-challenge-each-a-code = Faites entrer un code par chacun dans l’équipe.
particle_panic-challenge-share-4 = Donnez quatre cartes à d’autres dans une partie.
particle_panic-challenge-neutralized-20 = Neutralisez vingt particules dans une partie.
particle_panic-challenge-neutralized-40 = Neutralisez quarante particules dans une partie.
particle_panic-challenge-streak = Neutralisez cinq particules de suite sans échec.
particle_panic-challenge-every-suit = Dépensez une carte de chacune des quatre couleurs.
particle_panic-challenge-names = Nommez trois particules au détecteur (De garde au détecteur).
particle_panic-challenge-no-wrong-name = De garde au détecteur : trois noms ou plus, et aucun faux.

particle_panic-puzzle-ask = Quel choix donne la meilleure chance d’avoir un code complet à la fin de ce tour ?
particle_panic-puzzle-what = À la fin de ce tour, quelqu’un doit tenir toutes les cartes d’un code, ou l’avoir entré. Quel choix y mène le plus souvent ? Essaie autant que tu veux.
particle_panic-puzzle-wrong = Avec ce choix, tu as au mieux { $mine } % de chances d’avoir un code complet à la fin de ce tour. Avec le meilleur : { $best } %.
particle_panic-puzzle-because = Pourquoi : { $reason } En jouant bien jusqu’au bout, tu as { $best } % de chances d’avoir un code complet à la fin du tour.
