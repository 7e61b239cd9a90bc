# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic est de Daniel Solis, directeur artistique le jour et auteur de jeux la nuit. Il a publié les règles sur son blog en novembre 2011. Au départ, une simple question : que donnerait un jeu de zombies sur un plateau plus petit, où l’on étouffe ?

    Nous avons redessiné les salles, les cartes et les pions. Les règles plus faciles, le paquet à cinq codes et toutes les réponses aux questions ouvertes viennent de cette édition.

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
particle_panic-option-ladder-3-help = Moitié moins de particules, codes de cinq cartes, et ramasser ne coûte pas d’action. { particle_panic-odds }
particle_panic-option-ladder-4-help = Le jeu tel que son auteur l’a publié. Il est dur pour toutes les équipes. Pour commencer, choisis Confiné. { particle_panic-odds }
particle_panic-option-ladder-5-help = L’idée plus dure de l’auteur : une cinquième couleur et un cinquième code. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] Nous n’avons pas encore compté les victoires.
    [0] Une équipe des joueurs d’ordinateur les plus forts (Nobel) ne gagne presque jamais : au plus { $high } fois sur 100.
    *[other] Nous avons compté : une équipe des joueurs d’ordinateur les plus forts (Nobel) gagne { $odds } fois sur 100. Le vrai nombre est très probablement entre { $low } et { $high }.
    }
particle_panic-option-easing = L’aide des petites équipes, pour toutes
particle_panic-option-easing-0 = non
particle_panic-option-easing-1 = oui
particle_panic-option-easing-help = Les équipes de 3 ou 4 ont ce que les équipes de 1 ou 2 ont toujours : deux actions de chaque sorte, réussite dès 3 contre une particule, deux cartes à ramasser. { particle_panic-odds }
particle_panic-option-duty = De garde au détecteur
particle_panic-option-duty-0 = non
particle_panic-option-duty-1 = oui
particle_panic-option-duty-2 = oui, avec de vraies collisions
particle_panic-option-duty-help = Après un raté, nomme la particule sur une image du détecteur. Une bonne réponse relance le dé, comme un cœur. { particle_panic-odds }
particle_panic-option-duty-2-help = Après un raté, nomme la particule sur une image du détecteur. Les muons et les électrons viennent de vraies collisions, enregistrées par CMS au CERN ; les autres images sont dessinées. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Arrêtez tout
particle_panic-rules-1 = Le plus grand collisionneur du monde fabrique des particules exotiques, et elles s’échappent. Quatre codes d’autodestruction arrêtent le labo. Vous gagnez tous quand vous entrez le dernier. Vous perdez tous si le labo est plus rapide.

    Le labo est un anneau de six salles, de 1 à 6 dans le sens des aiguilles d’une montre, depuis le haut. Chacune a une pile de cartes à jouer, face visible, et six places pour les particules. Seule la couleur d’une carte compte : cœur, trèfle, carreau ou pique. Il y a { $suit } cartes de chaque couleur, et tout le monde voit toutes les mains.

    Au début, chacun a trois cartes. Tous les pions sont en salle 1, et il y a une particule dans chaque autre salle.
particle_panic-rules-2-title = Ton tour
particle_panic-rules-2 = À ton tour, tu as une action de base et une action spéciale, dans l’ordre que tu veux. Les équipes d’un ou deux joueurs en ont deux de chaque, et peuvent faire deux fois la même. Tu peux sauter n’importe quelle action.

    Actions de base : bouger, neutraliser, ramasser.
    Actions spéciales : jouer des cartes, partager, entrer un code.

    Ensuite, ceux qui ont trop de cartes défaussent jusqu’à leur limite de main. Puis de nouvelles particules surgissent.
particle_panic-rules-3-title = Actions de base
particle_panic-rules-3 = Bouger : lance le dé, puis avance d’autant de salles au plus, dans un sens ou dans l’autre.

    Neutraliser : lance le dé contre une particule de ta salle. De 4 à 6, elle disparaît (équipes d’un ou deux : de 3 à 6). En dessous, tu perds un point de limite de main pour le reste de la partie. Essaie autant que tu veux.

    Ramasser : c’est ta dernière action du tour. Dans une salle sans particule, prends la carte du dessus de la pile. Les équipes d’un ou deux peuvent prendre deux cartes, et tu vois la seconde avant de choisir.
particle_panic-rules-4-title = Actions spéciales
particle_panic-rules-4 = Jouer : utilise autant de cartes que tu veux, à tout moment de ton tour. Un cœur relance un dé raté. Un trèfle y ajoute 1. Un carreau avance ton pion d’une salle. Un pique pousse n’importe quelle particule d’une salle. Les cartes jouées quittent la partie.

    Partager : donne des cartes à un coéquipier de ta salle.

    Code : défausse cinq cartes de la même couleur de ta main. On entre le code de chaque couleur une seule fois. Ensuite, tu peux encore jouer les cartes de cette couleur.
particle_panic-rules-5-title = Les particules surgissent
particle_panic-rules-5 = À la fin de chaque tour, on lance deux dés. Ils disent combien de particules surgissent, et dans quelle salle.

    Une salle en contient six au plus. Les autres débordent dans la salle la plus proche qui a une place libre. Si deux salles sont à égale distance, tu choisis, particule par particule. « Répartir » le fait pour toi.

    Le tour où le dernier code est entré s’arrête aussitôt. Aucune particule ne surgit.
particle_panic-rules-6-title = Trois façons de perdre
particle_panic-rules-6 = Le labo est perdu

    quand une nouvelle particule ne trouve plus de place, car les 36 sont prises ;
    quand une limite de main tombe à 0 ;
    quand quelqu’un prend la dernière carte d’une pile.

    Une limite de main commence à 6. Sous 5, tu ne peux plus garder un code entier en main entre deux tours. Chaque dé raté fait donc deux fois mal.
particle_panic-rules-7-title = Plus facile, plus dur
particle_panic-rules-7 = Les règles publiées sont très dures. Même une équipe forte perd presque toujours. C’est pourquoi il y a des échelons plus faciles. À deux, on a de loin les meilleures chances.

    Entraînement, Contrôlé, Confiné, Alerte : moitié moins de particules surgissent, arrondi à l’unité supérieure. Entraînement, Contrôlé, Confiné : quatre cartes font un code. Entraînement, Contrôlé, Alerte : ramasser est gratuit, à la fin du tour. À l’Entraînement, on commence aussi avec quatre cartes et une limite de 8.

    Cinq codes ajoute les étoiles, une cinquième couleur sans effet.

    Toutes les équipes peuvent jouer avec l’aide des petites équipes.
particle_panic-rules-8-title = Questions ouvertes
particle_panic-rules-8 = Les règles publiées laissent des questions ouvertes. Voici nos réponses : toutes les cartes jouées dans un tour sont une seule action. Tu joues trèfles et cœurs après avoir vu le dé. Un cœur efface les trèfles déjà joués sur ce dé. Entre deux essais, tu peux jouer un carreau. Bouger met fin aux essais. Un pique déplace n’importe quelle particule. Les pions entrent dans toutes les salles.

    On vérifie les mains avant que les particules surgissent, la tienne d’abord. Tu choisis les cartes que tu défausses. Tu donnes de gauche à droite. Un labo plein n’est perdu que s’il vient une particule de plus.
particle_panic-rules-9-title = Et la physique ?
particle_panic-rules-9 = Cette histoire est inventée. Aucun collisionneur ne peut s’emballer ainsi, et personne ne combat des particules avec des dés.

    Une partie est vraie. Beaucoup de collisionneurs sont des anneaux. De nouvelles particules naissent quand l’énergie d’une collision devient de la masse, et le hasard décide de ce qui sort d’une collision. Mais les particules lourdes se désintègrent en bien moins de temps qu’un clin d’œil. Elles ne s’entassent pas dans des salles.

    Et personne n’a besoin de codes pour tout arrêter. En cas de problème, des aimants font sortir les faisceaux de l’anneau du LHC (le Grand collisionneur de hadrons). En moins d’un millième de seconde, ces faisceaux finissent dans un bloc de graphite.
particle_panic-rules-10-title = Précisions
particle_panic-rules-10 = Ramasser termine ton tour. Tu ne peux plus rien faire ensuite, pas même entrer un code avec la carte prise. Tu peux ramasser avec tes deux actions de base. Quand ramasser est gratuit, tu le fais une seule fois, à la fin, sans action.

    Tant qu’il te reste des actions spéciales, tu peux donner encore au même coéquipier.

    Ton pion va dans une salle voisine, pleine ou non. Un pique demande de la place pour la particule.

    On joue dans le sens des aiguilles d’une montre, le joueur 1 d’abord. En solo, tu ne peux pas partager. Personne ne voit les cartes sous la première de chaque pile. Le jeu t’avertit avant que tu prennes la dernière carte d’une pile.
particle_panic-rules-11-title = De garde au détecteur
particle_panic-rules-11 = C’est une option. Elle n’est pas dans les règles publiées. Après un raté, tu peux regarder le détecteur, une fois par essai et gratuitement. Tu regardes dans l’axe du faisceau. De l’intérieur vers l’extérieur, tu vois : trajectographe, calorimètre électromagnétique, calorimètre hadronique, aimant, chambres à muons. La flèche jaune montre la particule à nommer. Le reste de la collision est gris. Si tu choisis de vraies collisions, les muons et les électrons que tu vois ont été enregistrés par CMS au CERN. Les autres images sont dessinées.

    Une bonne réponse relance le dé, comme un cœur. Sinon, le raté compte, mais les cœurs et les trèfles aident encore. Tes coéquipiers trouvent plus ou moins souvent, selon leur niveau : un Visiteur trois fois sur huit, un Nobel chaque fois.
particle_panic-rules-12-title = Ce que montre un détecteur
particle_panic-rules-12 = L’aimant courbe la trace d’une particule chargée. Plus son impulsion est faible, plus la trace est courbe. Les électrons et les photons s’arrêtent dans le calorimètre électromagnétique, les hadrons dans le calorimètre hadronique. Les muons traversent tout. Les neutrinos ne laissent rien : il manque seulement de l’impulsion. Un jet est un groupe serré de hadrons. Deux traces qui commencent loin du centre viennent d’une particule qui s’est désintégrée en route.

    Dans le jeu, toutes les images sont également probables et montrent une seule particule. Dans la nature, il y en a des centaines à la fois, et des ordinateurs reconstituent les traces. Les couches ne sont pas à l’échelle, et les traces sont plus courbées que dans un vrai détecteur.

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
particle_panic-roll-hit = une de moins !
particle_panic-roll-miss = raté
particle_panic-roll-emerge = +{ $count } en salle { $room }
particle_panic-roll-emerge-full = { $room } pleine : +{ $count }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Bouger
particle_panic-button-neutralize = Neutraliser
particle_panic-button-collect = Ramasser
particle_panic-button-collect-free = Ramasser gratis
particle_panic-button-collect-more = Encore une
particle_panic-button-stop = Arrêter là
particle_panic-button-end = Fin du tour
particle_panic-button-spread = Répartir
particle_panic-button-heart = Jouer un cœur
particle_panic-button-club = Jouer un trèfle
particle_panic-button-accept = Accepter
particle_panic-button-confirm = Le faire quand même
particle_panic-button-keep = Non, laisser
particle_panic-button-keep-card = Non, la garder
particle_panic-offer-come = Je viens te rejoindre ? Ensemble, nous avons tout le code des { $suit }.
particle_panic-offer-come-part = Je viens te rejoindre ? Ensemble, nous avons { $count } { $suit } sur les { $need } d’un code.
particle_panic-offer-give = { $count ->
    [one] Je te donne mon { $card } ?
   *[other] Je te donne mes { $suit } ?
} { $over ->
    [0] Tu auras alors tout le code.
   *[other] Tu auras tout le code et défausseras une autre carte.
}
particle_panic-offer-give-part = { $count ->
    [one] Je te donne mon { $card } ?
   *[other] Je te donne { $count } { $suit } ?
} Tu en auras alors { $have } sur { $need } pour le code.
particle_panic-offer-come-yes = Oui, viens
particle_panic-offer-come-no = Non, pas ce tour-ci
particle_panic-offer-give-yes = Oui, donne
particle_panic-offer-give-no = Non, merci
particle_panic-detail-move = lancer, puis aller
particle_panic-detail-odds = { $plain } %, sinon limite { $limit }
particle_panic-detail-collect = { $cards ->
    [one] { $card }, fin du tour
   *[other] max. { $cards }, fin du tour
}
particle_panic-detail-collect-more = dessus : { $card }
particle_panic-detail-collect-full = dessus : { $card }, défausse : { $over }
particle_panic-detail-stop = le tour finit
particle_panic-detail-end = 1 à 6 surgissent
particle_panic-detail-end-half = 1 à 3 surgissent
particle_panic-detail-spread = vers la salle la plus vide
particle_panic-detail-heart = relancer : { $plain } %
particle_panic-detail-club-enough = { $die }+1 = { $sum } : réussi
particle_panic-detail-club-short = { $die }+1 = { $sum } : manque { $more }
particle_panic-detail-club-wasted = { $die }+1 = { $sum } : pas assez
particle_panic-detail-accept = limite de main { $limit } pour de bon
particle_panic-detail-accept-low = limite de main { $limit } : aucun code n’y tient
particle_panic-closed-no-basic = plus d’action
particle_panic-closed-no-particle = pas de particule
particle_panic-closed-particles = particules ici

particle_panic-aid-hearts = Cœur : garde-le pour un dé raté
particle_panic-aid-clubs = Trèfle : garde-le pour un dé raté
particle_panic-aid-diamonds = Carreau : ton pion avance d’une salle.
    Touche cette salle.
particle_panic-aid-diamonds-share = Donner : touche une autre main.
    Ou avancer : touche la salle.
particle_panic-aid-spades = Pique : pousse une particule à côté.
    Touche sa salle.
particle_panic-aid-spades-share = Donner : touche une autre main.
    Ou pousser : touche une salle.
particle_panic-aid-spades-to = Touche maintenant la salle voisine où va la particule.
particle_panic-aid-share = Donner une carte : touche une autre main.
    { $free ->
    [1] C’est gratuit.
   *[other] Cela coûte une action spéciale.
}

particle_panic-warning-limit-code = Un raté met ta limite à { $limit }. Un code de { $need } cartes ne tient alors plus dans ta main entre deux tours.
particle_panic-warning-limit-last = Ta limite de main est 1. Un raté la met à 0, et le labo est perdu.
particle_panic-warning-last-card = C’est la dernière carte de la pile. Si tu la prends, le labo est perdu.
particle_panic-warning-ends-turn = Ramasser termine ton tour. Tu perds les actions qui te restent, et tu ne peux pas revenir en arrière.
particle_panic-warning-nothing-done = Tu n’as encore rien fait dans ce tour. Le finir sans utiliser tes actions ?
particle_panic-warning-full = { $seat } a { $count } cartes, et la limite est { $limit }. Chaque carte de trop est défaussée à la fin de ton tour.
particle_panic-warning-discard = Tu as { $count } { $suit }, et il en faut { $need } pour un code. Défausser une de ces cartes ?
particle_panic-warning-discard-open = Le code { $suit } manque encore. Tu as aussi des { $other }, dont le code est déjà entré. Défausser quand même cette carte ?

## What is asked

particle_panic-meaning-actions = Actions de base : { $free ->
    [1] bouger, neutraliser. Ramasser est gratuit.
   *[other] bouger, neutraliser, ramasser.
} Actions spéciales : jouer des cartes, donner des cartes, entrer un code. Toutes les cartes jouées dans un tour coûtent ensemble une action.
particle_panic-meaning-move = Une action de base. Lance le dé, puis avance d’autant de salles au plus, dans un sens ou dans l’autre.
particle_panic-meaning-collect = { $free ->
    [1] Ramasser ne coûte pas d’action.
   *[other] Ramasser coûte une action de base.
} Ton tour finit alors.
particle_panic-meaning-odds = Un dé décide. Tu réussis environ { $plain } fois sur 100. Un raté baisse ta limite de main à { $limit } pour toute la partie. Le premier essai coûte une action de base. Les essais suivants sont gratuits.
particle_panic-meaning-odds-cards = Un dé décide. Tu réussis environ { $plain } fois sur 100. Avec tous tes cœurs et tes trèfles, environ { $best } fois sur 100. Sans eux, un raté baisse ta limite de main à { $limit } pour toute la partie. Le premier essai coûte une action de base. Les essais suivants sont gratuits.
particle_panic-throw = Touche les dés
particle_panic-throw-one = Touche le dé
particle_panic-throw-how = Nouvelles particules : combien, et où ? Touche les dés, ou fais-les glisser et secoue.
particle_panic-throw-how-one = Lance le dé : touche-le, ou fais-le glisser et secoue.
particle_panic-throw-try = { $hit } ou plus, c’est bon
particle_panic-throw-how-try = { $hit } ou plus, c’est bon. Lance le dé : touche-le, ou fais-le glisser et secoue.
particle_panic-throw-for-emerge = De nouvelles particules arrivent. Leur nombre : { $half ->
    [1] la moitié du dé de gauche, arrondie vers le haut.
   *[other] le dé de gauche.
} Leur salle : le dé de droite.
particle_panic-throw-for-move = Le dé dit de combien de salles tu peux avancer. À partir de 3, tu les atteins toutes.
particle_panic-throw-for-try = { $hit } ou plus : la particule disparaît. Moins : c’est raté.
particle_panic-headline-yours = { $basics ->
    [0] { $specials ->
        [0] Plus d’action
       *[other] Actions spéciales : { $specials }
    }
   *[other] { $specials ->
        [0] Actions de base : { $basics }
       *[other] Actions de base : { $basics }, spéciales : { $specials }
    }
}
particle_panic-headline-theirs = { $seat } : { $basics ->
    [0] { $specials ->
        [0] plus d’action
       *[other] { $specials } { $specials ->
            [one] spéciale
           *[other] spéciales
        }
    }
   *[other] { $specials ->
        [0] { $basics } de base
       *[other] { $basics } de base, { $specials } { $specials ->
            [one] spéciale
           *[other] spéciales
        }
    }
}
particle_panic-headline-collect-yours = Ramasser termine ton tour
particle_panic-headline-collect-theirs = { $seat } : ramasse
particle_panic-headline-spill-yours = Ça déborde !
particle_panic-headline-spill-theirs = { $seat } : ça déborde
particle_panic-headline-discard-yours = Tu as trop de cartes
particle_panic-headline-discard-theirs = { $seat } : limite { $limit }, { $over } de trop
particle_panic-prompt-wait = On attend : { $seat }.
particle_panic-prompt-wait-fact = On attend : { $seat }.

    Le savais-tu ? { $fact }
particle_panic-prompt-offer = Une question de { $seat }
particle_panic-prompt-over = La partie est finie.
particle_panic-prompt-act = { $basics ->
    [0] Action spéciale : touche une carte.
   *[other] Boutons : actions de base. Cartes : spéciales.
}
particle_panic-prompt-act-again = Un autre essai ne coûte pas d’action. Un raté met ta limite à { $left }.
particle_panic-prompt-act-spending = Jouer d’autres cartes est gratuit.
particle_panic-prompt-act-giving = Donner d’autres cartes à la même personne est gratuit, de gauche à droite.
particle_panic-prompt-act-code = Un code est prêt : touche son cadenas.
particle_panic-prompt-act-done = Tu n’as plus d’action spéciale.
particle_panic-prompt-act-none = { $seats ->
    [1] Cœurs et trèfles n’aident qu’après un raté.
   *[other] Cœurs et trèfles aident après un raté, ou en cadeau dans la même salle.
}
particle_panic-prompt-act-none-stars = Les étoiles n’ont pas d’effet. Elles ne servent qu’à leur code.
particle_panic-prompt-act-none-spades = Un pique a besoin d’une particule à pousser.
particle_panic-prompt-act-empty = Tu n’as pas de cartes.
particle_panic-prompt-choose = Le dé montre { $die }. Touche { $steps ->
    [3] n’importe quelle salle
    [one] une salle à un pas au plus
   *[other] une salle à { $steps } pas au plus
}, ou reste où tu es.
particle_panic-prompt-failed = Raté : il te faut { $hit } ou plus. Et maintenant ?
particle_panic-prompt-collect = Prendre aussi la suivante ?
particle_panic-prompt-discard = Ta limite est { $limit }. Touche { $over ->
    [one] une carte de ta main. Elle quitte la partie.
   *[other] { $over } cartes de ta main. Elles quittent la partie.
}
particle_panic-prompt-spill = La salle { $room } est pleine : { $extra ->
    [one] une particule déborde. Touche une salle pour elle.
   *[other] { $extra } particules débordent. Touche une salle pour la suivante.
}

## Rules for a first game, one at a time, beside the light

particle_panic-first-actions = Actions de base : { $free ->
    [1] bouger, neutraliser.
   *[other] bouger, neutraliser, ramasser.
} Actions spéciales : donner ou jouer des cartes, entrer un code.
particle_panic-first-share = Donner coûte une action spéciale. { $need } d’une couleur font un code. { $why }
particle_panic-first-share-free = D’autres cartes pour { $seat } sont maintenant gratuites. { $why }
particle_panic-first-collect = Prends des cartes : { $need } d’une couleur font un code. { $free ->
    [1] C’est gratuit et ton tour finit.
   *[other] Jusqu’à { $cards } par action de base. Ensuite, ton tour finit.
}
particle_panic-first-limit = Ta main : { $limit } cartes, une par carré. { $why }
particle_panic-first-move = Bouger coûte une action de base. { $why }
particle_panic-first-go = { $steps ->
    [3] Avec un { $die }, tu atteins toutes les salles.
    [one] Tu peux faire un pas.
   *[other] Tu peux faire jusqu’à { $steps } pas.
} { $why }
particle_panic-first-try = Coût : une action de base. { $hit } ou plus : une particule de moins. Raté : ta limite passe à { $limit } pour toujours.
particle_panic-first-heart = Un cœur relance le dé, pour une action spéciale. { $why }
particle_panic-first-club = Un trèfle ajoute 1 au dé, pour une action spéciale. { $why }
particle_panic-first-spend = Jouer des cartes coûte une action spéciale. { $why }
particle_panic-first-accept = Tu perds pour toujours un carré de ta limite. { $why }
particle_panic-first-code = { $need } { $suit } font un code : touche le cadenas. Coût : une action spéciale. Les { $codes } codes sauvent le labo.
particle_panic-first-discard = Ta limite : { $limit } cartes. { $why }
particle_panic-first-end = De nouvelles particules arrivent. Si l’une ne trouve pas de place, le labo est perdu.

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
particle_panic-spot-panel = { $seat } : cœurs { $hearts }, trèfles { $clubs }, carreaux { $diamonds }, piques { $spades }{ $stars ->
    [0] {""}
    *[other] , étoiles { $stars }
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
particle_panic-why-collecting = Ramasser termine ton tour : tu ne peux plus jouer de cartes.
particle_panic-why-no-basic = Tu n’as plus d’action de base dans ce tour.
particle_panic-why-no-special = Tu n’as plus d’action spéciale dans ce tour.
particle_panic-why-no-particle = Il n’y a pas de particule dans ta salle.
particle_panic-why-particles = Tu ne peux ramasser que dans une salle sans particule.
particle_panic-why-entered = Ce code ({ $suit }) est déjà entré.
particle_panic-why-code = Un code, c’est { $need } { $suit } d’une même main. Tu en as { $have }.
particle_panic-why-code-theirs = { $seat } a tout le code { $suit } et peut l’entrer à son tour.
particle_panic-why-too-far = Le dé montre { $die } : cette salle est trop loin.
particle_panic-why-not-nearest = Une particule déborde dans la salle la plus proche qui a une place libre.
particle_panic-why-diamond = Un carreau mène ton pion dans une salle voisine.
particle_panic-why-spade-from = Touche une salle qui a une particule et une voisine non pleine.
particle_panic-why-spade-to = Un pique pousse une particule dans une salle voisine qui n’est pas pleine.
particle_panic-why-room = Pour y aller, lance le dé (Bouger) ou joue un carreau.
particle_panic-why-here = Tu es déjà dans la salle { $room }.
particle_panic-why-order = Les cartes partent une à une, de gauche à droite. Annule pour choisir autrement.
particle_panic-why-discard = { $over ->
    [one] Défausse d’abord une carte.
   *[other] Défausse d’abord { $over } cartes.
}
particle_panic-why-failed = Après un raté, seuls les cœurs et les trèfles aident.
particle_panic-why-hearts = Les cœurs sont pour un dé raté, ou pour un coéquipier de ta salle.
particle_panic-why-clubs = Les trèfles sont pour un dé raté, ou pour un coéquipier de ta salle.
particle_panic-why-stars = Les étoiles n’ont pas d’effet. Garde-les pour le code, ou donne-les à un coéquipier.
particle_panic-why-spade-full = Aucune particule n’a de place libre dans une salle voisine.
particle_panic-why-apart = { $seat } est dans une autre salle. Tu ne peux donner des cartes que dans la même salle.
particle_panic-why-card-first = Touche d’abord une carte, puis { $seat }.

## What happened

particle_panic-log-move = { $seat } : un { $die } pour bouger.
particle_panic-log-go = { $seat } : en salle { $room }.
particle_panic-log-try = { $seat } : un { $die } contre une particule en salle { $room }.
particle_panic-log-neutralized = { $seat } : une particule de moins en salle { $room }.
particle_panic-log-limit = { $seat } : raté, la limite de main est maintenant { $limit }.
particle_panic-log-heart = { $seat } : un cœur, le dé est relancé.
particle_panic-log-club = { $seat } : un trèfle en fait un { $die }.
particle_panic-log-diamond = { $seat } : un carreau, vers la salle { $room }.
particle_panic-log-spade = { $seat } : un pique pousse une particule de la salle { $source } à la salle { $room }.
particle_panic-log-share = { $seat } → { $to } : { $card }.
particle_panic-gift = { $seat } te donne une carte : { $card }.
particle_panic-gift-code = { $seat } te donne une carte ({ $card }) : tu en as maintenant { $count } sur { $need }.
particle_panic-notice-code = { $seat } entre un code
particle_panic-notice-last-code = { $seat } entre le dernier code !
particle_panic-notice-code-line = Code { $suit } entré : { $count } sur { $codes }.
particle_panic-shout-code = Code entré !
particle_panic-log-code = { $seat } : code { $suit } entré !
particle_panic-log-collect = { $seat } : carte ramassée, { $card }.
particle_panic-log-discard = { $seat } : carte défaussée, { $card }.
particle_panic-log-crowded = { $seat } : { $count } { $count ->
    [one] carte
   *[other] cartes
} de trop en main (limite { $limit }).
particle_panic-log-emerge = { $count ->
    [one] Une particule surgit
   *[other] { $count } particules surgissent
} en salle { $room }.
particle_panic-log-spill = Une particule déborde en salle { $room }.
# The turn of a teammate in one line.
particle_panic-sum = { $seat } : { $acts }.
particle_panic-sum-and = { $first }, { $next }
particle_panic-sum-room = va en salle { $room }
particle_panic-sum-gave = donne { $count } { $count ->
    [one] carte
   *[other] cartes
}
particle_panic-sum-neutralized = neutralise { $count } { $count ->
    [one] particule
   *[other] particules
}
particle_panic-sum-missed = rate { $count } fois
particle_panic-sum-spent = joue { $count } { $count ->
    [one] carte
   *[other] cartes
}
particle_panic-sum-code = entre le code des { $suit }
particle_panic-sum-collected = ramasse { $count } { $count ->
    [one] carte
   *[other] cartes
}
particle_panic-sum-discarded = défausse { $count } { $count ->
    [one] carte
   *[other] cartes
}
particle_panic-told-half = Le labo est à moitié plein !
particle_panic-told-left = { $left ->
    [0] Plus une place !
    [one] Plus que { $left } place !
   *[other] Plus que { $left } places !
}
particle_panic-told-full = La salle { $room } est pleine !
particle_panic-told-full-line = La salle { $room } est pleine : la prochaine particule déborde dans la salle la plus proche qui a de la place.
particle_panic-told-weak = Plus de place pour un code !
particle_panic-told-weak-line = { $seat } : avec une limite de { $limit }, un code de { $need } cartes ne tient plus dans la main.
particle_panic-told-last = Le dernier point !
particle_panic-told-last-line = { $seat } : la limite de main est 1. Encore un raté, et le labo est perdu.
particle_panic-told-hopeless = Plus aucune main pour un code !
particle_panic-told-hopeless-line = Aucune main ne peut plus contenir un code de { $need } cartes : le labo ne peut plus être sauvé.
particle_panic-fact-dump = Si quelque chose va mal au LHC, le grand collisionneur du CERN, des aimants font sortir les faisceaux en trois tours au plus. Huit mètres de graphite environ les arrêtent.
particle_panic-fact-vacuum = Le tube du faisceau du LHC est presque vide. Ainsi, les protons se rencontrent, et non l’air.
particle_panic-fact-cold = Les aimants du LHC travaillent à −271 °C. C’est plus froid que l’espace entre les étoiles.
particle_panic-fact-rock = Le LHC se trouve à environ 100 mètres sous terre. La roche arrête presque tout ce qui sort des collisions. Les neutrinos, eux, passent.

## The end

particle_panic-result-end = Comment ça s’est fini
particle_panic-result-cause-1 = Tous les codes sont entrés : le labo s’arrête !
particle_panic-result-cause-2 = Plus de place pour une particule.
particle_panic-result-cause-3 = Une limite de main est tombée à 0.
particle_panic-result-cause-4 = Une pile n’avait plus de cartes.
particle_panic-result-reason-1 = { particle_panic-result-cause-1 }
particle_panic-result-reason-2 = La salle { $room } a débordé, et les { $places } places du labo étaient prises.
particle_panic-result-reason-3 = { $seat } : un dé raté en salle { $room } a fait tomber la limite de main à 0.
particle_panic-result-reason-4 = { $seat } : la dernière carte de la pile en salle { $room } a été prise.
particle_panic-result-turns = Tours joués
particle_panic-result-neutralized = Particules neutralisées
particle_panic-result-emerged = Particules apparues
particle_panic-result-limits = Limites de main restantes
particle_panic-result-codes = Codes entrés
particle_panic-result-fact = Le savais-tu ?
particle_panic-result-same = Même labo
particle_panic-step-half = { $figure ->
    [1] 1 à 3 particules par tour
   *[other] 1 à 6 particules par tour
}
particle_panic-step-code = codes de { $figure } cartes
particle_panic-step-free = { $figure ->
    [1] ramasser est gratuit
   *[other] ramasser coûte une action
}
particle_panic-step-limit = limite de main { $figure }
particle_panic-step-deal = { $figure } cartes au départ
particle_panic-step-suits = { $figure } codes

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } ({ $chance } % de chances de gagner)
particle_panic-hint-code = Les { $need } { $suit } sont dans ta main : entre le code.
particle_panic-hint-collect = Aucun code n’a besoin de cette carte ({ $card }), mais tu peux la jouer.
particle_panic-hint-collect-below = Aucun code n’a besoin de cette carte ({ $card }). Prends-la pour atteindre celle du dessous.
particle_panic-hint-collect-below-full = Aucun code n’a besoin de cette carte ({ $card }). Prends-la pour atteindre celle du dessous. Ensuite, défausse jusqu’à ta limite.
particle_panic-hint-collect-apart = Le code des { $suit } est réparti entre plusieurs mains. Avec cette carte, il y aura moins à donner.
particle_panic-hint-collect-code = Avec cette carte, tu as les { $need } { $suit } en main.
particle_panic-hint-collect-swap = Ta main est pleine, mais cette carte ({ $card }) aide plus qu’une autre ({ $other }), que tu défausses ensuite.
particle_panic-hint-stop-full = Ta main est pleine. Pour cette carte ({ $card }), tu devrais en défausser une autre.
particle_panic-hint-stop-spare = Aucun code n’a besoin de cette carte ({ $card }) maintenant. Laisse-la sur la pile.
particle_panic-hint-stop-last = C’est la dernière carte de la pile. Si quelqu’un la prend, le labo est perdu.
particle_panic-hint-stop = La carte suivante coûterait plus qu’elle ne rapporte.
particle_panic-hint-collect-wanted = Pour ce code ({ $suit }), il manque encore { $missing } { $missing ->
    [one] carte
   *[other] cartes
} à l’équipe. Celle du dessus en est une.
particle_panic-hint-neutralize = Un dé de { $hit } ou plus enlève une particule, et chaque place libre compte.
particle_panic-hint-neutralize-collect = Un dé de { $hit } ou plus enlève une particule. Dans une salle sans particule, tu peux ramasser.
particle_panic-hint-neutralize-again = Un autre essai ne coûte pas d’action. Un dé de { $hit } ou plus enlève la particule.
particle_panic-hint-neutralize-keep-spade = Un dé de { $hit } ou plus enlève une particule. Garde ton pique pour son code.
particle_panic-hint-neutralize-not-spade = Un dé de { $hit } ou plus enlève une particule. Un pique la pousserait seulement dans la salle voisine.
particle_panic-hint-neutralize-keep-diamond = Un dé de { $hit } ou plus enlève une particule. Garde ton carreau pour son code.
particle_panic-hint-neutralize-not-diamond = Un dé de { $hit } ou plus enlève une particule. Avec un carreau tu partirais, et la particule resterait.
particle_panic-hint-neutralize-pressure = { $left ->
    [0] Il ne reste plus de place
    [one] Il ne reste que { $left } place
   *[other] Il ne reste que { $left } places
  }. Un dé de { $hit } ou plus enlève une particule : un essai en vaut la peine.
particle_panic-hint-move = Tu peux faire plus dans une autre salle.
particle_panic-hint-move-full = Ta main est pleine. Dans une autre salle, tu peux ôter des particules.
particle_panic-hint-move-fewer = Une autre salle a moins de particules. Tu peux y ramasser plus tôt.
particle_panic-hint-move-last = Ici, il ne reste que la dernière carte. Si quelqu’un la prend, le labo est perdu.
particle_panic-hint-move-spare = Aucun code n’a besoin de la carte du dessus ({ $card }). Cherches-en une meilleure dans une autre salle.
particle_panic-hint-move-first = Ramasser vient en dernier et c’est gratuit. Utilise d’abord tes actions de base dans une autre salle.
particle_panic-hint-move-free = Certaines salles n’ont pas de particule. Tu peux y ramasser des cartes.
particle_panic-hint-move-meet = { $seat } est dans la salle { $room }. Ensemble, vous avez tout le code { $suit }. Vas-y.
particle_panic-hint-move-card = Dans la salle { $room }, l’équipe a encore besoin de la carte visible ({ $card }).
particle_panic-hint-go-free = La salle { $room } n’a pas de particule. Tu peux y ramasser.
particle_panic-hint-go-free-card = La salle { $room } n’a pas de particule. Ramasses-y une carte utile à l’équipe ({ $card }).
particle_panic-hint-go-few-card = En salle { $room }, il y a une carte utile à l’équipe ({ $card }). Ôte d’abord { $count ->
    [one] la particule.
   *[other] les { $count } particules.
}
particle_panic-hint-go-share = En salle { $room }, { $seat } et toi pouvez réunir des cartes d’une couleur.
particle_panic-hint-go-share-later = { $seat } est en salle { $room }. Bientôt, vous pourrez y réunir des cartes d’une couleur.
particle_panic-hint-go-few = La salle { $room } n’a que { $count ->
    [one] une particule
   *[other] { $count } particules
}. Quand elle sera vide, tu pourras y ramasser.
particle_panic-hint-go-work = La salle { $room } a besoin de toi : { $count ->
    [one] une particule
   *[other] { $count } particules
}.
particle_panic-hint-diamond-free = Un carreau te mène en salle { $room }. Elle n’a pas de particule : tu peux y ramasser.
particle_panic-hint-diamond-share = Un carreau te mène en salle { $room }. { $seat } et toi pouvez y réunir des cartes.
particle_panic-hint-diamond-work = Un carreau te mène en salle { $room }, avec { $count ->
    [one] une particule
   *[other] { $count } particules
}.
particle_panic-hint-spade = Pousser une particule de la salle { $source } à la salle { $room } répartit le danger.
particle_panic-hint-spade-clear = Un pique pousse une particule hors de ta salle, sans dé.
particle_panic-hint-share = { $seat } a déjà plus de { $suit } que toi. Gardez-les dans une seule main.
particle_panic-hint-share-code = Ensemble, vous avez tout le code { $suit }. Mettez-le dans une main.
particle_panic-hint-share-over = { $seat } a déjà plus de { $suit } que toi. Gardez-les dans une seule main. { $seat } défaussera une autre carte.
particle_panic-hint-share-code-over = Ensemble, vous avez tout le code { $suit }. Mettez-le dans une main. { $seat } défaussera d’autres cartes.
particle_panic-hint-share-full = Fais de la place dans ta main. Celle de { $seat } est pleine : une carte sera défaussée à la fin de ton tour.
particle_panic-hint-share-limit = Ta limite est { $limit } : un code de { $need } cartes n’y tient plus. { $seat } a la place.
particle_panic-hint-share-together = Ensemble, vous avez { $count } { $suit }. Mettez-les dans une seule main.
particle_panic-hint-share-room = { $seat } prend une partie de tes cartes. Ta main aura alors de la place pour d’autres.
particle_panic-hint-share-sooner = { $seat } pourra se servir de cette carte avant toi.
particle_panic-hint-heart-spare = Tu peux te passer de ce cœur, mais pas d’un point de limite.
particle_panic-hint-heart-limit = Ta limite est { $limit }. Mieux vaut perdre un cœur qu’un point de limite.
particle_panic-hint-heart-keep-club = Un cœur relance le dé. Garde tes trèfles pour leur code.
particle_panic-hint-club-spare = Tu peux te passer de ce trèfle, mais pas d’un point de limite.
particle_panic-hint-club-limit = Ta limite est { $limit }. Mieux vaut perdre un trèfle qu’un point de limite.
particle_panic-hint-accept = Garde tes cartes. Avec une limite de { $limit }, un code complet de { $need } cartes tient encore dans ta main.
particle_panic-hint-accept-low = Tes cartes valent plus qu’un point de limite.
particle_panic-hint-accept-last = Aucune de tes cartes ne sauve ce point. Avec lui disparaît la dernière main capable de contenir un code de { $need } cartes.
particle_panic-hint-spend-last = Joue-la ! Seule ta main peut encore contenir un code de { $need } cartes. Après un raté, le labo ne peut plus être sauvé.
particle_panic-hint-hopeless = Aucune main ne peut plus contenir un code de { $need } cartes. Le labo ne peut plus être sauvé : gagne du temps.
particle_panic-hint-discard = C’est parmi tes { $suit } que tu peux le mieux te passer d’une carte.
particle_panic-hint-discard-fewest = Défausse cette carte : { $card }. De tes couleurs, c’est celle dont l’équipe a le moins : { $count }.
particle_panic-hint-discard-lacks = Défausse cette carte : { $card }. Pour ce code, il en manque encore { $missing } à l’équipe.
particle_panic-hint-discard-closer = Défausse cette carte : { $card }. Garde ensemble tes { $count } { $suit }.
particle_panic-hint-discard-entered = Défausse cette carte : { $card }. Le code { $suit } est entré.
particle_panic-hint-discard-spare = Défausse cette carte : { $card }. L’équipe en a plus qu’il n’en faut pour ce code.
particle_panic-hint-spill = C’est dans la salle { $room } que la particule fait le moins de mal.
particle_panic-hint-spread = Si tu les répartis, les deux salles gardent des places libres.
particle_panic-hint-end = Tu ne peux plus rien gagner dans ce tour.
particle_panic-hint-end-keep = Garde les cartes pour les codes. Rien d’autre n’en vaut la peine maintenant.
particle_panic-hint-end-full = Ta main est pleine. Une carte de plus ou un raté te coûterait une carte utile.
particle_panic-hint-end-limit = Avec une limite de { $limit }, chaque raté coûte trop. Arrête là.
particle_panic-hint-end-code = { $seat } a tout le code { $suit }. Finis ton tour pour que { $seat } puisse l’entrer.

# Beside the light, in place of the question.
particle_panic-light-try-code = À tenter : { $plain } % pour ôter une particule. Sinon, limite { $limit }, trop petite pour un code.
particle_panic-light-try-collect = À tenter : { $plain } % pour vider la salle. Sinon, limite { $limit }, trop petite pour un code.
particle_panic-light-try-weak = Ta main est déjà trop petite pour un code. Un essai coûte peu à l’équipe : { $plain } % pour ôter une particule.
particle_panic-light-try-last = Ta meilleure chance : { $plain } % de réussite. Sinon, limite à 0, et le labo est perdu.
particle_panic-light-try-last-hand = Ta meilleure chance : { $plain } % de réussite. Sinon, plus aucune main ne tient un code.
particle_panic-light-accept = Garde ton { $card } pour son code. Il vaut plus qu’un point de limite.
particle_panic-light-accept-other = Garde ton { $card } pour son code. { $seat } peut encore tenir un code complet.

## Detector duty

particle_panic-button-detect = Détecter
particle_panic-detail-detect = exact : on relance
particle_panic-look = Regarde ce que montre la flèche jaune. Où cela s’arrête-t-il ?
particle_panic-layer-tracker = Trajecto-
    graphe
particle_panic-layer-electromagnetic = Électro-
    magnétique
particle_panic-layer-hadronic = Hadronique
particle_panic-layer-magnet = Aimant
particle_panic-layer-muon = Chambres
    à muons
particle_panic-layer-tracker-line = Trajectographe
particle_panic-layer-electromagnetic-line = Électromagnétique
particle_panic-layer-hadronic-line = Hadronique
particle_panic-layer-magnet-line = Aimant
particle_panic-layer-muon-line = Chambres à muons
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
particle_panic-sight-neutrino = Aucun signal, là où quelque chose devrait équilibrer le reste : il manque de l’impulsion.
particle_panic-sight-jet = Un groupe serré de traces, et des gerbes dans les deux calorimètres.
particle_panic-sight-displaced = Deux traces qui commencent au même point, mais pas au centre.
particle_panic-sight-recorded = Une vraie collision. { $sight } En gris : une deuxième trace, courbée dans l’autre sens.
particle_panic-source-recorded = Une vraie collision : CMS 2011, run { $run }, événement { $event } (CERN Open Data)
particle_panic-source-sketch = Cette image est dessinée.
particle_panic-source-missing = Cette image est dessinée, car le fichier des vraies collisions manque.
particle_panic-source-cut = Cette image est dessinée, car le fichier des vraies collisions s’arrête trop tôt.
particle_panic-source-damaged = Cette image est dessinée, car le fichier des vraies collisions est abîmé.
particle_panic-trace-electron = Un électron : sa trace est courbe parce qu’il est chargé. Il finit en gerbe dans le calorimètre électromagnétique.
particle_panic-trace-photon = Un photon : il ne laisse pas de trace parce qu’il n’a pas de charge. Il finit en gerbe dans le calorimètre électromagnétique.
particle_panic-trace-muon = Un muon : il atteint les chambres à muons parce qu’il ne forme pas de gerbe en chemin.
particle_panic-trace-hadron = Un hadron chargé : sa trace est courbe. Il finit en gerbe dans le calorimètre hadronique parce qu’il est sensible à l’interaction forte.
particle_panic-trace-neutral = Un hadron neutre : il ne laisse pas de trace parce qu’il n’a pas de charge. Il finit en gerbe dans le calorimètre hadronique.
particle_panic-trace-neutrino = Un neutrino : il ne laisse aucun signal parce qu’il n’est sensible qu’à l’interaction faible. Seule son impulsion manque.
particle_panic-trace-jet = Un jet : un quark ou un gluon rapide devient un groupe serré de hadrons. On voit beaucoup de traces côte à côte.
particle_panic-trace-displaced = Un vertex déplacé : les deux traces commencent loin du centre parce qu’une particule s’y est désintégrée.
particle_panic-verdict-right = Exact ! { $trace }
particle_panic-verdict-wrong = { $named } ? Non. { $trace }
particle_panic-prompt-name = Qu’est-ce qui a laissé cette image ?
particle_panic-log-detect = { $seat } : un coup d’œil au détecteur.
particle_panic-log-named-right = { $seat } : { $kind }. Exact, le dé est relancé.
particle_panic-log-named-wrong = { $seat } : { $kind } ? Non, c’était : { $truth }.
particle_panic-hint-detect = Regarder ne coûte rien, et une bonne réponse relance le dé.
particle_panic-hint-look = Regarde d’abord : y a-t-il une trace, et est-elle courbe ? Dans quelle couche le signal finit-il ? Redemande pour avoir la réponse.

## What one plays for

particle_panic-goal = But : entrer ensemble les { $codes } codes de { $need } cartes avant que le labo soit perdu.

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
particle_panic-challenge-each-a-code = Entrez au moins un code chacun.
particle_panic-challenge-share-4 = Donnez quatre cartes à d’autres dans une partie.
particle_panic-challenge-neutralized-20 = Neutralisez vingt particules dans une partie.
particle_panic-challenge-neutralized-40 = Neutralisez quarante particules dans une partie.
particle_panic-challenge-streak = En équipe, neutralisez cinq particules de suite sans échec.
particle_panic-challenge-every-suit = Jouez une carte de chacune des quatre couleurs.
particle_panic-challenge-names = Nommez trois particules au détecteur (De garde au détecteur).
particle_panic-challenge-no-wrong-name = De garde au détecteur : au moins trois noms, tous justes.

particle_panic-puzzle-ask = Quel choix donne la meilleure chance d’avoir un code complet à la fin de ce tour ?
particle_panic-puzzle-what = À la fin de ce tour, quelqu’un doit tenir toutes les cartes d’un code, ou l’avoir entré. Quel choix donne la meilleure chance ? Essaie autant que tu veux.
particle_panic-puzzle-wrong = Avec ce choix, la chance d’avoir un code complet à la fin de ce tour est de { $mine } % au plus. Avec le meilleur, elle est de { $best } %.
particle_panic-puzzle-because = Pourquoi : { $reason } Si tu joues bien jusqu’au bout, tu as { $best } % de chances d’avoir un code complet à la fin du tour.
