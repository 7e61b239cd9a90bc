# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman vient de l’University College London. C’était un projet de groupe de sept étudiants avec R. Johnson, M. Fuller et B. Waugh.

    Nous avons redessiné les cartes et racontons les règles avec nos mots.

## Options

u_know_feynman-option-strict = Bosons W
u_know_feynman-option-strict-0 = livret
u_know_feynman-option-strict-1 = physique stricte
u_know_feynman-option-strict-help = Quelles cartes complètent l’interaction d’un W.
u_know_feynman-option-strict-0-help = Un W change n’importe quel quark en une autre saveur, et n’importe quel lepton chargé en n’importe quel neutrino.
u_know_feynman-option-strict-1-help = Comme dans la nature : la charge doit changer d’une unité, et un lepton garde sa génération.
u_know_feynman-option-rounds = Manches
u_know_feynman-option-rounds-1 = une
u_know_feynman-option-rounds-3 = au meilleur des 3
u_know_feynman-option-rounds-5 = au meilleur des 5
u_know_feynman-option-rounds-help = Celui qui gagne le plus de manches l’emporte. À chaque manche, le paquet est mélangé à nouveau.
u_know_feynman-option-loose = Baryons
u_know_feynman-option-loose-0 = doit convenir
u_know_feynman-option-loose-1 = à tout moment
u_know_feynman-option-loose-help = Tu poses trois quarks d’un coup. Le premier doit-il convenir à la carte du dessus ?
u_know_feynman-option-loose-0-help = Le premier quark d’un baryon doit convenir à la carte du dessus.
u_know_feynman-option-loose-1-help = Un baryon va sur n’importe quelle carte, sauf sur une force qui attend.
u_know_feynman-option-cards = Main
u_know_feynman-option-cards-3 = trois cartes
u_know_feynman-option-cards-5 = cinq cartes
u_know_feynman-option-cards-7 = sept cartes
u_know_feynman-option-cards-help = Le livret en donne sept. Avec moins, la partie est plus courte : à deux, avec cinq cartes, de 8 à 15 minutes.

## Names

u_know_feynman-suit-red = rouge
u_know_feynman-suit-blue = bleu
u_know_feynman-suit-green = vert
u_know_feynman-suit-yellow = jaune
u_know_feynman-suit-pink = rose
u_know_feynman-suit-purple = violet
u_know_feynman-suit-cyan = cyan
u_know_feynman-suit-orange = orange

u_know_feynman-card-in-suit = { $what } { $suit }
u_know_feynman-card-w = boson W
u_know_feynman-card-photon = photon
u_know_feynman-card-gluon = gluon
u_know_feynman-card-skip = saut
u_know_feynman-card-reverse = demi-tour
u_know_feynman-card-flip = flip
u_know_feynman-card-wild = changement de couleur
u_know_feynman-card-higgs = boson de Higgs

u_know_feynman-nucleon-proton = proton
u_know_feynman-nucleon-neutron = neutron
u_know_feynman-nucleon-antiproton = antiproton
u_know_feynman-nucleon-antineutron = antineutron

u_know_feynman-follow-suit = { $suit }
u_know_feynman-follow-both = { $suit } ou { $what }

## On the table

u_know_feynman-spot-round = Manche { $n } sur { $of }
u_know_feynman-spot-pile = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }. Celle du dessus montre : { $card }
u_know_feynman-spot-pile-empty = Pioche vide
u_know_feynman-spot-top = Dessus : { $card }
u_know_feynman-spot-card = { $card }, au dos { $other }
u_know_feynman-spot-seat = { $seat }, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
u_know_feynman-spot-decay = Crier DECAY
u_know_feynman-label-pile = pioche · { $cards }
u_know_feynman-label-take = prendre { $n }
u_know_feynman-label-pass = passer
u_know_feynman-label-waits = +{ $n } attend
u_know_feynman-label-stops = renvoyé par
u_know_feynman-button-decay = DECAY
u_know_feynman-button-order-0 = Tri : couleur
u_know_feynman-button-order-1 = Tri : sorte
u_know_feynman-spot-order-0 = Trier tes cartes par couleur
u_know_feynman-spot-order-1 = Trier tes cartes par sorte
u_know_feynman-button-catch = ATTRAPÉ !
u_know_feynman-button-let = Ne rien dire
u_know_feynman-button-keep = La garder
u_know_feynman-button-baryon = Baryon
u_know_feynman-button-alone = Seulement le flip

## What is asked

u_know_feynman-prompt-over = La partie est finie.
u_know_feynman-undo-chance = Impossible d’annuler : une carte a été piochée ou montrée depuis.
u_know_feynman-prompt-wait = On attend : { $seat }.
u_know_feynman-prompt-turn = À toi : pose une carte ({ $what }), ou pioche.
u_know_feynman-prompt-draw = Aucune carte ne convient ({ $what }) : touche la pioche.
u_know_feynman-prompt-draw-seems = Bonne couleur, mais la carte ne convient pas : { $card }. Touche-la pour savoir pourquoi, ou pioche.
u_know_feynman-prompt-decay = Il ne te restera qu’une carte : touche DECAY avant de poser.
u_know_feynman-prompt-called = DECAY est annoncé. Pose maintenant ta carte.
u_know_feynman-prompt-decay-now = Plus qu’une carte : DECAY, vite !
u_know_feynman-prompt-decay-first = Il te reste une carte, et tu n’as pas crié DECAY. Touche DECAY, sinon tu risques d’en piocher 2. La prochaine fois, tu auras deux secondes.
u_know_feynman-prompt-pass = Rien à piocher, et rien ne convient : touche la pioche pour passer.
u_know_feynman-prompt-drawn = Elle convient : pose-la maintenant, ou garde-la et ton tour finit.
u_know_feynman-prompt-drawn-decay = Elle convient, et il te restera une carte : touche DECAY, puis pose-la. Ou garde-la.
u_know_feynman-prompt-drawn-seems = La couleur est bonne, mais la carte ne convient pas. Touche-la pour savoir pourquoi, ou garde-la.
u_know_feynman-forced-draw = Aucune carte ne convient ({ $what }) : tu pioches.
u_know_feynman-forced-draw-force = Une force ne va que sur une particule. Aucune autre carte ne convient : tu pioches.
u_know_feynman-forced-keep = Carte piochée : { $card }. Elle ne convient pas, donc tu la gardes.
u_know_feynman-forced-pass = Rien à piocher, et rien ne convient : tu passes.
u_know_feynman-prompt-name = Quelle couleur demandes-tu ?
u_know_feynman-prompt-name-higgs = Boson de Higgs : { $seat } pioche jusqu’à ta couleur et perd un tour. Quelle couleur ?
u_know_feynman-prompt-baryon = Il faut trois quarks pour un baryon. Touche d’abord un quark qui convient : { $what }.
u_know_feynman-prompt-baryon-any = Il faut trois quarks pour un baryon. Touche le premier.
u_know_feynman-prompt-baryon-next = Maintenant le suivant : deux up et un down ({ $two }), ou un up et deux down ({ $one }).
u_know_feynman-prompt-catch = { $seat } : pas de DECAY ! Touche ATTRAPÉ !
u_know_feynman-prompt-catch-first = Il reste une carte à { $seat }, sans DECAY ! Touche ATTRAPÉ ! et { $seat } en pioche 2. La prochaine fois, tu auras deux secondes.
u_know_feynman-prompt-w = Un W attend ({ $what }) : change cette particule en une autre, ou prends { $n }.
u_know_feynman-prompt-photon = Un photon attend : réponds avec la même particule ({ $what }), ou prends { $n }.
u_know_feynman-prompt-gluon = Un gluon attend ({ $what }) : réponds par un flip et l’antiparticule, ou prends { $n }.
u_know_feynman-prompt-take = Aucune de tes cartes ne renvoie cette force ({ $force }) : touche la pioche et prends { $n }.
u_know_feynman-prompt-take-suit = Tu n’as pas de carte en { $suit } qui renvoie cette force ({ $force }) : touche la pioche et prends { $n }.
u_know_feynman-prompt-last-force = { $seat } gagne avec cette carte si tu ne complètes pas l’interaction.

## What a beginner is told

u_know_feynman-first-particle = Il faut la même couleur ({ $suit }) ou la même particule ({ $what }). La lumière montre un bon coup.
u_know_feynman-first-sign = Il faut la même couleur ({ $suit }) ou le même signe ({ $what }).
u_know_feynman-first-colour = Maintenant, seule la couleur compte : { $suit }.
u_know_feynman-first-force-w = Tout quark et tout lepton sent un W, qui le change en une autre particule. Il faut un partenaire au joueur suivant, ou il pioche { $n }.
u_know_feynman-first-force-photon = Un photon agit sur la charge ({ $what }), sans changer la particule. Il faut la même particule au joueur suivant, ou il pioche { $n }.
u_know_feynman-first-force-gluon = Un gluon agit sur les quarks ({ $what }) : ils ont une charge de couleur. Le joueur suivant pose flip et antiparticule, ou pioche { $n }.
u_know_feynman-first-back = Le petit signe au pied d’une carte montre son dos. Un flip retourne toutes les cartes, et alors les dos comptent.
u_know_feynman-first-rivals = En haut, tu vois le dos des cartes des autres. Après un flip, les dos comptent : regarde-les avant. Touche-en un pour en savoir plus.
u_know_feynman-first-draw = Aucune carte ne convient ({ $what }) : touche la pioche et prends-en une. Si elle convient, tu peux la poser tout de suite.
u_know_feynman-first-decay = Pour poser maintenant, touche d’abord DECAY, puis la carte : il ne t’en restera qu’une. Sinon, tu devras peut-être en piocher deux.
u_know_feynman-first-answer = Pose une carte montrée sous « renvoyé par », et { $seat } piochera à ta place. Ou touche la pioche et prends { $n }.
u_know_feynman-first-antimatter = Maintenant, l’autre côté compte : l’antimatière. Les couleurs changent, la règle reste : même couleur ou même particule.
u_know_feynman-first-baryon = Trois de tes quarks forment un baryon. Avec « Baryon », tu peux les poser tous les trois d’un coup.

## Why not

u_know_feynman-why-match = Cette carte ne convient pas : { $card }. Il faut : { $what }.
u_know_feynman-why-suit = Seule la couleur compte maintenant ({ $suit }). Ta carte ne convient pas : { $card }.
u_know_feynman-why-force-particle = Une force agit sur une particule. La carte du dessus n’en est pas une.
u_know_feynman-why-force-suit = Une force agit sur une particule de sa couleur : { $suit }.
u_know_feynman-why-photon-blind = Un photon n’agit pas sur cette particule ({ $what }) : elle n’a pas de charge.
u_know_feynman-why-gluon-blind = Un gluon n’agit pas sur cette particule ({ $what }) : pas de charge de couleur, donc pas d’interaction forte.
u_know_feynman-why-higgs-particle = Le Higgs agit sur la masse : il lui faut une particule en dessous.
u_know_feynman-why-higgs-mass = Cette particule n’a presque pas de masse ({ $what }) : le Higgs ne convient pas.
u_know_feynman-why-stacking = Tu ne peux pas poser une force sur une force qui attend. Complète l’interaction, ou prends les cartes.
u_know_feynman-why-pending = Une force attend. D’abord, complète l’interaction ou prends les cartes.
u_know_feynman-why-answer-suit = La réponse doit avoir la couleur de la force : { $suit }.
u_know_feynman-why-photon-answer = Un photon ne change pas une particule : il faut la même ({ $what }).
u_know_feynman-why-gluon-answer = Un gluon joint un quark et un antiquark : il faut un flip ({ $flip }) et, au dos d’une carte : { $what }.
u_know_feynman-why-w-same = Un W change une particule en une autre. { $before } → { $after } : rien ne change.
u_know_feynman-why-w-family = Un W ne change jamais un quark en lepton, ni un lepton en quark. Impossible : { $before } → { $after }.
u_know_feynman-why-w-charge = Un W porte une unité de charge. { $before } → { $after } : la charge ne change pas d’une unité.
u_know_feynman-why-w-generation = Avec un W, un lepton garde sa génération. Impossible : { $before } → { $after }.
u_know_feynman-why-only-drawn = Après avoir pioché, tu ne peux poser que la carte piochée.
u_know_feynman-why-baryon-first = Cette carte ne va que dans un baryon. Touche d’abord le bouton Baryon.
u_know_feynman-why-baryon = Ici, un baryon, c’est up, up, down ou up, down, down. Son premier quark doit convenir à la carte du dessus.
u_know_feynman-why-decay = Pas encore : crie DECAY quand ton coup te laisse une seule carte. Tu as { $n } cartes.
u_know_feynman-why-decay-one = Tu n’as déjà plus qu’une carte. Pour la dernière carte, on ne crie pas DECAY.
u_know_feynman-why-discard = Cette carte a déjà été jouée.
u_know_feynman-rival-back = Après un flip, { $seat } aura ceci en main : { $card }. La face qui compte maintenant t’est cachée. Regarde donc ici avant de jouer un flip.
u_know_feynman-rival-known = Le signe au pied est la face qui compte maintenant pour { $seat } : { $face }. Tu l’as vue avant le flip. Après le prochain flip, ce sera : { $card }.
u_know_feynman-why-rivals = C’est la carte d’un rival. Tout le monde voit son dos, mais pas sa face.
u_know_feynman-why-pile-drawn = Tu ne pioches qu’une carte : pose-la ou garde-la.
u_know_feynman-why-pile-empty = La pioche est vide : pose une carte qui convient.

## What happened

u_know_feynman-log-played = { $seat } : { $card }.
u_know_feynman-log-bound = { $seat } : trois quarks forment un { $nucleon } !
u_know_feynman-log-called = { $seat } : DECAY !
u_know_feynman-log-drew = { $seat } : une carte piochée.
u_know_feynman-log-missed = { $seat } : pas de DECAY, mais personne ne l’a signalé. Pas de pénalité.
u_know_feynman-log-kept = { $seat } : la carte piochée est gardée.
u_know_feynman-log-skipped = { $seat } : tour sauté.
u_know_feynman-log-stuck = { $seat } : rien à piocher, et rien ne convient.
u_know_feynman-log-took = { $seat } : pas de réponse ({ $force }), +{ $n } et tour perdu.
u_know_feynman-log-backfired = { $seat } : la force revient ({ $force }), +{ $n }.
u_know_feynman-log-neutralised-w = { $seat } : un W, { $before } → { $after }. L’interaction est complète.
u_know_feynman-log-neutralised-w-quark = { $seat } : complet, selon le livret. Dans la nature, un W seul ne fait pas { $before } → { $after } : la charge doit changer d’une unité.
u_know_feynman-log-neutralised-w-lepton = { $seat } : complet, selon le livret. Dans la nature, un W lie { $before } au partenaire de sa propre génération, pas à { $after }.
u_know_feynman-log-neutralised-photon = { $seat } : { $before } rencontre le photon et reste { $after }. L’interaction est complète.
u_know_feynman-log-neutralised-gluon = { $seat } : { $before }, gluon et { $after } se rencontrent. L’interaction est complète.
u_know_feynman-log-beaten = { $seat } : pas de réponse ({ $force }). C’était la dernière carte !
u_know_feynman-shout-matter = Matière !
u_know_feynman-shout-antimatter = Antimatière !
u_know_feynman-log-turned-matter = Tout se retourne : matière !
u_know_feynman-log-turned-antimatter = Tout se retourne : antimatière !
u_know_feynman-log-reversed = On joue dans l’autre sens.
u_know_feynman-log-named = { $seat } : couleur demandée, { $suit }.
u_know_feynman-log-searched = { $seat } : effet du Higgs, +{ $n } jusqu’à la bonne couleur ({ $suit }).
u_know_feynman-log-searched-vain = { $seat } : effet du Higgs, +{ $n }, sans trouver la bonne couleur ({ $suit }).
u_know_feynman-log-caught =
    { $n ->
        [one] { $by } : vu ! { $seat } sans DECAY, +{ $n } carte.
       *[other] { $by } : vu ! { $seat } sans DECAY, +{ $n } cartes.
    }
u_know_feynman-log-shuffled = La défausse est mélangée en une nouvelle pioche.
u_know_feynman-log-counted = Plus personne ne peut jouer. La plus petite main gagne la manche : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.
u_know_feynman-log-won = { $seat } : plus de cartes. C’est gagné !
u_know_feynman-log-won-round = { $seat } : manche { $n } gagnée.
u_know_feynman-log-shared = À égalité de cartes, la manche est partagée.
u_know_feynman-log-dealt = Un paquet mélangé à nouveau, et une nouvelle main pour chacun.

## Ce qui est dit en grand

u_know_feynman-notice-skipped = Ton tour est sauté !
u_know_feynman-notice-skipped-line = { $by } a joué un saut : tu perds ce tour.
u_know_feynman-notice-reversed-line = { $by } a joué un demi-tour. À deux, il agit comme un saut : tu perds ce tour.
u_know_feynman-notice-skips = Tour sauté : { $seat }
u_know_feynman-notice-skips-line = Tu as joué un saut, donc { $seat } perd un tour.
u_know_feynman-notice-reverses-line = À deux, un demi-tour agit comme un saut : { $seat } perd un tour.
u_know_feynman-notice-took = Tu pioches { $n } et tu perds un tour
u_know_feynman-notice-took-line = { $by } a joué une force ({ $force }), et tu ne l’as pas renvoyée. Cela coûte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} et le tour.
u_know_feynman-notice-takes = { $seat } pioche { $n }
u_know_feynman-notice-takes-line = Rien n’a renvoyé ta force ({ $force }), donc { $seat } pioche { $n } et perd un tour.
u_know_feynman-notice-searched = Tu pioches { $n } et tu perds un tour
u_know_feynman-notice-searched-line = { $by } a joué un boson de Higgs et choisi la couleur : { $suit }. Il te fallait piocher jusqu’à une carte de cette couleur.
u_know_feynman-notice-searches = { $seat } pioche { $n }
u_know_feynman-notice-searches-line = Tu as joué un boson de Higgs et choisi la couleur : { $suit }. Donc { $seat } a pioché jusqu’à une carte de cette couleur.
u_know_feynman-notice-returned = La carte te revient : tu pioches { $n }
u_know_feynman-notice-returned-line = { $why } Ta propre carte te touche donc ({ $force }).
u_know_feynman-notice-returns = Renvoyé : +{ $n } pour { $seat }
u_know_feynman-notice-returns-line = { $why } La carte touche donc { $seat } au lieu de toi ({ $force }).
u_know_feynman-notice-caught = Attrapé ! Tu pioches { $n }
u_know_feynman-notice-caught-line = Il te restait une carte et tu n’as pas crié DECAY. { $by } l’a remarqué. La prochaine fois, touche DECAY avant de jouer la carte.
u_know_feynman-notice-catches =
    { $n ->
        [one] Attrapé ! +{ $n } carte pour { $seat }
       *[other] Attrapé ! +{ $n } cartes pour { $seat }
    }
u_know_feynman-notice-catches-line = { $seat } n’avait plus qu’une carte et n’a pas crié DECAY. Tu l’as remarqué à temps.
u_know_feynman-notice-turned = Tout se retourne !
u_know_feynman-notice-turned-line = À partir de maintenant, c’est l’autre côté des cartes qui compte. La défausse s’est retournée aussi : sa carte la plus basse est maintenant au-dessus.

## Ce qu’on raconte aussi

u_know_feynman-told-row = { $n } de suite !
u_know_feynman-told-row-line = { $n } cartes de suite montrent la même particule : { $what }.
u_know_feynman-told-colour = { $n } × { $suit }
u_know_feynman-told-colour-line = { $n } cartes de suite ont la même couleur : { $suit }.
u_know_feynman-told-again = { $n } tours de suite !
u_know_feynman-told-again-line = { $seat } : { $n } tours de suite.
u_know_feynman-told-delta-up = Δ⁺⁺ !
u_know_feynman-told-delta-up-line = Trois quarks up de suite : dans la nature, ils forment un Δ⁺⁺. Il a aidé à découvrir la charge de couleur.
u_know_feynman-told-delta-down = Δ⁻ !
u_know_feynman-told-delta-down-line = Trois quarks down de suite : dans la nature, ils forment un Δ⁻.
u_know_feynman-told-omega = Ω⁻ !
u_know_feynman-told-omega-line = Trois quarks strange de suite : dans la nature, ils forment un Ω⁻. On l’a prédit en 1962 et trouvé en 1964.
u_know_feynman-told-nucleon = { $nucleon } !
u_know_feynman-told-nucleon-line = Les trois derniers quarks formeraient un { $nucleon }.
u_know_feynman-told-generations = Trois générations !
u_know_feynman-told-generations-line = Trois générations : { $a }, { $b }, { $c }. Elles ont la même charge et subissent les mêmes forces.
u_know_feynman-told-partners = Partenaires !
u_know_feynman-told-partners-line = Partenaires : { $a } et { $b }. Un W change l’un en l’autre.
u_know_feynman-told-neutrinos = Neutrinos !
u_know_feynman-told-neutrinos-line = D’abord { $a }, puis { $b } : en chemin, les neutrinos changent vraiment d’espèce.
u_know_feynman-told-force = { $force } : +{ $n }
u_know_feynman-told-force-line = +{ $n } en attente : { $force } sur { $under }.
u_know_feynman-told-comeback = Quelle remontée !
u_know_feynman-told-comeback-line = { $seat } : d’abord { $most } cartes, et plus que { $n } maintenant.
u_know_feynman-told-two = Plus que deux cartes !
u_know_feynman-told-two-line = { $seat } : plus que deux cartes.
u_know_feynman-told-ahead = En tête : { $seat }
u_know_feynman-told-ahead-line = En tête avec { $n } cartes : { $seat }.
u_know_feynman-told-level = Égalité !
u_know_feynman-told-level-line = Égalité : { $n } cartes chacun.
u_know_feynman-told-first = { $what }
u_know_feynman-told-first-line = Carte posée : { $what }. Le savais-tu ? { $story }
u_know_feynman-told-fact = Le savais-tu ? { $line }
u_know_feynman-told-drought = { $n } pioches de suite
u_know_feynman-told-drought-line = { $n } cartes piochées de suite, et personne ne joue { $what }.
u_know_feynman-told-many = { $n } cartes !
u_know_feynman-told-many-line = { $seat } : { $n } cartes en main.

## At the end

u_know_feynman-result-cards = Cartes restantes
u_know_feynman-result-rounds = Manches gagnées
u_know_feynman-result-comeback = { $seat } : une fois { $most } cartes en main, et pourtant la victoire. Quelle remontée !
u_know_feynman-review-silent = Après cette carte ({ $card }), il ne t’en restait qu’une, et tu n’as pas crié DECAY. On l’a remarqué, et tu en as pioché deux.

## Hints

u_know_feynman-hint-out = { $n ->
    [one] C’est ta dernière carte : tu gagnes.
   *[other] Ce sont tes { $n } dernières cartes : tu gagnes.
}
u_know_feynman-hint-call = Il te restera une carte : crie aussi DECAY.
u_know_feynman-hint-baryon = Tu poses trois cartes d’un coup : des quarks up et down forment un { $nucleon }.
u_know_feynman-hint-force-w = Pour renvoyer le W, il faut à { $seat } { $wanted ->
    [flavour] un quark d’une autre saveur
    [charge] un quark avec une unité de charge en plus ou en moins
    [partner] le lepton de la même génération
   *[lepton] un lepton avec une unité de charge en plus ou en moins
}. Sinon, { $seat } pioche { $n } et perd son tour.
u_know_feynman-hint-force-photon = Pour renvoyer le photon, il faut à { $seat } la seule autre carte pareille. Sinon, { $seat } pioche { $n } et perd son tour.
u_know_feynman-hint-force-gluon = Pour renvoyer le gluon, il faut à { $seat } un flip et le bon antiquark. Sinon, { $seat } pioche { $n } et perd son tour.
u_know_feynman-hint-last-force = Une force en dernière carte gagne, sauf si { $seat } complète l’interaction.
u_know_feynman-hint-wild = Choisis la couleur { $suit } : tu en as { $n } { $n ->
    [one] carte
   *[other] cartes
}.
u_know_feynman-hint-name = Choisis la couleur { $suit } : tu en as { $n } { $n ->
    [one] carte
   *[other] cartes
}.
u_know_feynman-hint-higgs = { $seat } pioche jusqu’à la bonne couleur ({ $suit }). Aucune carte ne renvoie un Higgs.
u_know_feynman-hint-flip = Les dos le montrent : après le flip, { $n ->
    [0] aucune de tes cartes ne convient. Mais tu as une carte de moins
    [one] { $n } de tes cartes convient
   *[other] { $n } de tes cartes conviennent
  }.
u_know_feynman-hint-flip-foe = Les dos que tu vois le montrent : après le flip, { $seat } n’a aucune carte qui convienne.
u_know_feynman-hint-flip-only = Tu pioches quatre cartes de toute façon, mais ta main est meilleure de l’autre côté. Couleur suivante : { $suit }.
u_know_feynman-hint-skip = { $seat } perd un tour.
u_know_feynman-hint-reverse = Le tour suivant n’est pas pour { $seat }.
u_know_feynman-hint-lacks = { $seat } a dû piocher il y a peu, quand il fallait : { $suit }. Cela peut se répéter.
u_know_feynman-hint-keeps = Ensuite, { $n ->
    [one] { $n } de tes autres cartes convient
   *[other] { $n } de tes autres cartes conviennent
  }.
u_know_feynman-hint-colour = Elle a la couleur demandée.
u_know_feynman-hint-particle = C’est la même particule dans une autre couleur.
u_know_feynman-hint-any = N’importe laquelle de tes { $all } particules en { $suit } fait l’affaire. { $reason }
u_know_feynman-hint-any-colour = N’importe laquelle de tes { $all } particules en { $suit } fait l’affaire : elles ont la couleur demandée.
u_know_feynman-hint-answer-w = Un W peut faire { $before } → { $after }. Le +{ $n } revient à { $seat }.
u_know_feynman-hint-answer-w-quark = Selon le livret, un W peut faire { $before } → { $after }. Dans la nature, non. Le +{ $n } revient à { $seat }.
u_know_feynman-hint-answer-w-lepton = Selon le livret, un W peut lier { $before } à { $after }. Dans la nature, non. Le +{ $n } revient à { $seat }.
u_know_feynman-hint-answer-photon = Un photon ne change pas la particule ({ $before }). Réponds avec la même, et { $seat } prend +{ $n }.
u_know_feynman-hint-answer-gluon = Un gluon joint { $before } et { $after }. Donc { $seat } prend +{ $n }.
u_know_feynman-hint-take = Tu ne peux pas compléter cette interaction ({ $force }) : prends { $n }.
u_know_feynman-hint-draw-shut = Tu as vu toutes les cartes de { $seat }, et aucune ne convient. Si tu pioches, { $seat } doit piocher aussi.
u_know_feynman-hint-draw = J’ai essayé les deux : piocher maintenant fait gagner plus souvent que poser une carte.
u_know_feynman-hint-draw-none = Aucune de tes cartes ne convient, alors pioche.
u_know_feynman-hint-keep = J’ai essayé les deux : garder cette carte fait gagner plus souvent que la poser.
u_know_feynman-hint-keep-none = Elle ne convient pas maintenant. Garde-la : elle conviendra peut-être plus tard.
u_know_feynman-hint-keep-wild = Garde-la pour un tour où aucune autre carte ne convient.
u_know_feynman-hint-keep-flip = Garde-la : les dos montrent qu’après le flip aucune de tes autres cartes ne convient.
u_know_feynman-hint-keep-flip-foe = Garde-la : les dos montrent qu’après le flip, { $n ->
    [one] une carte convient
   *[other] { $n } cartes conviennent
  } chez { $seat }.
u_know_feynman-hint-next-draw = Chances que la carte piochée convienne : { $percent } %.
u_know_feynman-hint-next-seen = Tu as déjà vu la carte du dessus de la pioche : { $card }.
u_know_feynman-hint-next-draws = { $seat } devra alors piocher : environ { $percent } % de chances.
u_know_feynman-hint-next-holds = Tu l’as vue : { $seat } a alors une carte qui convient, { $card }.
u_know_feynman-hint-next-again = Ensuite, c’est encore à toi, et { $n ->
    [0] tu as une carte de moins, même si aucune autre ne convient encore
    [one] une de tes cartes convient
   *[other] { $n } de tes cartes conviennent
  }.
u_know_feynman-hint-next-answer = Pour y répondre : { $all } cartes, dont { $left } encore cachées.
u_know_feynman-hint-next-answer-none = { $seat } ne peut pas y répondre : aucune carte pour cela n’est encore cachée.
u_know_feynman-hint-next-flip = Pour y répondre, il faut : { $flip } (encore cachées : { $left } sur { $all }).
u_know_feynman-hint-pass = Tu ne peux rien faire d’autre.
u_know_feynman-hint-catch = { $seat } n’a plus qu’une carte et n’a pas crié DECAY. La pénalité est de deux cartes.
u_know_feynman-hint-let = Un peu de générosité ne fait pas de mal.

## Rules

u_know_feynman-rules-1-title = Vide ta main
u_know_feynman-rules-1 = Chaque carte a deux faces : matière d’un côté, antimatière de l’autre. Tu joues avec un côté de tes { $option-cards ->
        [3] trois
        [5] cinq
       *[7] sept
    } cartes. Tous les autres voient l’autre côté.

    À ton tour, pose une carte sur la défausse. Elle doit convenir à la carte du dessus : même couleur, ou même particule. Les couleurs ont aussi des formes : disque, carré, triangle, étoile.

    Si aucune carte ne convient, ou si tu ne veux pas en poser, pioche une carte. Si elle convient, tu peux la poser tout de suite. Le premier qui n’a plus de cartes gagne la manche.

u_know_feynman-rules-2-title = Actions et flips
u_know_feynman-rules-2 = Après un saut, le joueur suivant perd son tour. Après un demi-tour, on joue dans l’autre sens (à deux, c’est un saut). Un changement de couleur va presque partout, et tu choisis la couleur.

    Le flip retourne tout. Les mains, la pioche et la défausse montrent alors leur autre côté. La carte la plus basse de la défausse se retrouve au-dessus.

    Le rouge va avec le rose, le bleu avec le violet, le vert avec le cyan, le jaune avec l’orange : ils ont la même forme. Regarde les dos avant le flip, les tiens et ceux des autres.

u_know_feynman-rules-3-title = Trois forces
u_know_feynman-rules-3 = Pose une force sur une particule de sa couleur qui y est sensible. Le joueur suivant pioche et perd son tour :

    Le boson W (+1) va sur toute particule. Le photon (+2) va sur les particules chargées, donc pas sur les neutrinos. Le gluon (+4) va seulement sur les quarks, car les leptons ne sont pas sensibles à l’interaction forte.

    Les pénalités suivent l’ordre des intensités : faible, électromagnétique, forte. Après un W ou un gluon, seule la couleur compte. Après un photon, la particule compte aussi, car un photon ne la change pas.

u_know_feynman-rules-4-title = Renvoie-la
u_know_feynman-rules-4 = Complète l’interaction, et celui qui a posé la force pioche à ta place. Ta carte doit avoir la couleur de la force.

    Sur un W : { $option-strict ->
        [0] un quark d’une autre saveur. Sur un lepton chargé, n’importe quel neutrino ; sur un neutrino, n’importe quel lepton chargé.
       *[1] un quark dont la charge diffère d’une unité : u, c ou t sur d, s ou b, et l’inverse. Sur un lepton, son partenaire : électron et neutrino électronique, et ainsi de suite.
    }

    Sur un photon : la même particule encore une fois.

    Sur un gluon : deux cartes ensemble, un flip de cette couleur, et l’antiquark au dos d’une autre carte, dans la couleur associée. Avec le flip seul, tu peux retourner le jeu, mais tu pioches quand même quatre cartes.

    Tu ne peux pas passer une force au suivant avec une autre force.

u_know_feynman-rules-5-title = L’antimatière et le Higgs
u_know_feynman-rules-5 = Côté antimatière, le boson de Higgs remplace le changement de couleur. Il va sur les antiquarks, les positons, les antimuons et les antitaus, qui tiennent leur masse du champ de Higgs. Choisis une couleur. Le joueur suivant pioche jusqu’à ce qu’elle vienne, et perd son tour. Aucune carte ne renvoie un Higgs.

    Un baryon, c’est trois quarks posés d’un coup. Up, up, down, c’est un proton. Up, down, down, c’est un neutron. Côté antimatière, ce sont un antiproton et un antineutron. { $option-loose ->
       *[0] Leurs couleurs ne comptent pas, mais le premier doit convenir à la carte du dessus.
        [1] Leurs couleurs ne comptent pas, et aucun ne doit convenir à la carte du dessus.
    }

u_know_feynman-rules-6-title = DECAY !
u_know_feynman-rules-6 = « Decay » veut dire « désintégration » en anglais. Si ton coup te laisse une seule carte, appuie sur DECAY : avant la carte, ou dans les deux secondes après. Si tu oublies, les autres peuvent t’attraper avant que le joueur suivant joue. Tu pioches alors deux cartes. Tu les attrapes de la même façon.

    C’est trop rapide pour toi ? Active « Sans chrono » dans les réglages. Appuie alors sur DECAY avant la carte, et prends ton temps pour attraper les autres.

    Si ta dernière carte est une force, tu ne gagnes que si le joueur suivant ne peut pas compléter l’interaction.

    Quand la pioche est vide, la défausse devient la nouvelle pioche. Cela arrive deux fois par manche. Quand la pioche est vide pour la troisième fois, ou quand personne ne peut jouer ni piocher, la plus petite main gagne.

u_know_feynman-rules-7-title = Ce qui est vrai
u_know_feynman-rules-7 = Le W agit sur tous les quarks et leptons. Le photon agit sur tout ce qui a une charge. Le gluon agit sur les quarks. C’est pareil dans la nature, où les gluons agissent aussi entre eux. Les pénalités +1, +2, +4 suivent l’ordre des intensités : faible, électromagnétique, forte.

    Un photon ne change pas une particule. Un W, si, mais sans toucher à sa charge de couleur. Un gluon joint un quark à un antiquark de même saveur.

    Un proton, c’est uud ; un neutron, c’est udd. Une antiparticule a la même masse et la charge opposée.

u_know_feynman-rules-8-title = Ce qui est simplifié
u_know_feynman-rules-8 = Dans la nature, un W change la charge d’une unité : u, c, t deviennent d, s, b, ou l’inverse. Un lepton garde sa génération. { $option-strict ->
        [0] Le livret permet plus, et cette partie suit le livret.
       *[1] Cette partie joue ainsi (« physique stricte »). Le livret permet plus.
    }

    Les couleurs des cartes sont des familles de cartes, pas la charge de couleur des quarks. La charge de couleur a trois valeurs, un gluon la change, et un vrai baryon a besoin des trois.

    Aucun flip ne change la matière en antimatière. Le champ de Higgs donne une masse, mais on ne sait pas encore d’où vient celle des neutrinos. Les bosons Z et les mésons sont laissés de côté.
u_know_feynman-rules-9-title = Les cartes
u_know_feynman-rules-9 = Il y a { $cards } cartes. Chaque côté est un paquet à lui seul. Les deux paquets sont associés au hasard :

    Les douze quarks et leptons, ou leurs antiparticules : { $copies } de chaque dans chaque couleur, { $particles } en tout. Une seule autre carte complète donc un photon.
    { $flips } flips, { $ws } W, { $photons } photons, { $gluons } gluons, { $skips } sauts, { $reverses } demi-tours.
    { $wilds } changements de couleur côté matière, { $wilds } bosons de Higgs côté antimatière.

    Tu connais le dos de tes cartes. Sur la pioche, tout le monde voit le dos de la première carte.
u_know_feynman-rules-10-title = Précisions
u_know_feynman-rules-10 = La première carte est toujours une particule. Le voisin de gauche du donneur commence, côté matière.

    Un flip peut faire apparaître une force : elle n’agit plus, et seule sa couleur compte. S’il fait apparaître un changement de couleur ou un Higgs, celui qui a joué le flip choisit une couleur. Sur toute autre carte, on joue normalement.

    Une carte piochée en pénalité ne peut pas répondre à une force, un baryon non plus. Une carte qu’on vient de piocher ne peut pas commencer un baryon.

    Si tu ne poses qu’un flip sur un gluon, les quatre cartes viennent de la pioche retournée, et seule la couleur associée compte. Si la force était la dernière carte de son joueur, il a gagné et on ne pioche rien.

    S’il y a trop peu de cartes, une pénalité s’arrête plus tôt. Elle ne finit jamais la manche. La manche ne finit que si quelqu’un ne peut rien poser et que la pioche est vide.

    Si ta dernière carte est un saut, un demi-tour, un flip, un changement de couleur ou un Higgs, tu gagnes aussitôt.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] But : te défaire de toutes tes cartes en premier.
    *[other] But : te défaire de tes cartes en premier. Celui qui gagne le plus de manches sur { $rounds } l’emporte.
    }

# --- challenges

u_know_feynman-challenge-win = Gagne une partie.
u_know_feynman-challenge-researcher = Gagne contre le niveau Chercheuse ou Nobel.
u_know_feynman-challenge-crowd = Gagne contre trois rivaux ou plus.
u_know_feynman-challenge-match = Gagne une partie en plusieurs manches.
u_know_feynman-challenge-antimatter = Gagne du côté antimatière.
u_know_feynman-challenge-proton = Forme un proton avec trois quarks.
u_know_feynman-challenge-neutron = Forme un neutron avec trois quarks.
u_know_feynman-challenge-antinucleon = Forme un antiproton ou un antineutron avec trois antiquarks.
u_know_feynman-challenge-two-nucleons = Forme deux nucléons dans une partie.
u_know_feynman-challenge-weak = Renvoie un W.
u_know_feynman-challenge-photon = Renvoie un photon.
u_know_feynman-challenge-gluon = Renvoie un gluon.
u_know_feynman-challenge-two-forces = Renvoie deux forces différentes dans une partie.
u_know_feynman-challenge-flips = Retourne le monde deux fois dans une partie.
u_know_feynman-challenge-catch = Attrape quelqu’un qui a oublié de crier DECAY.
u_know_feynman-challenge-called = Crie DECAY à temps et gagne.
u_know_feynman-challenge-unharmed = Gagne sans piocher de carte de pénalité.
u_know_feynman-challenge-few-draws = Gagne en piochant trois fois au plus.
u_know_feynman-challenge-quarks = Joue les six sortes de quarks dans une partie.
u_know_feynman-challenge-neutrinos = Joue les trois sortes de neutrinos dans une partie.

u_know_feynman-puzzle-ask = Pose autant de cartes que possible avant le tour de ton rival. Par quoi commences-tu ?
u_know_feynman-puzzle-what = Trouve le premier coup qui permet de poser le plus de cartes avant le tour de ton rival. Un seul coup est le meilleur. Essaie autant que tu veux.
u_know_feynman-puzzle-wrong = { $mine ->
    [-1] Si tu pioches, tu commences avec une carte de plus.
    [one] Avec ce début, tu ne poses qu’une carte.
    *[other] Avec ce début, tu poses { $mine } cartes au plus.
    } Avec le meilleur, tu en poses { $best } avant le tour de ton rival.
u_know_feynman-puzzle-because = Pourquoi : { $reason } Ainsi, tu peux poser { $best } cartes avant le tour de ton rival.
