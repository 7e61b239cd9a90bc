# Big*Bang: everything that this game says.

bigebang-credits = Big*Bang est de Miguel Marqués, publié par nestorgames en 2016. Nous racontons les règles de 2018 avec nos mots. L’univers miroir et les médailles viennent de cette édition.

## Options

bigebang-option-puzzle = Jeu
bigebang-option-puzzle-0 = Duel à deux
bigebang-option-puzzle-1 = Univers de lumière
bigebang-option-puzzle-2 = Univers parallèles
bigebang-option-puzzle-3 = Univers de vie
bigebang-option-puzzle-help = Le duel se joue à deux. Les trois univers sont des énigmes pour une personne, ou pour deux qui s’entraident.
bigebang-option-puzzle-0-help = Gagne des jetons : Lumière, Hélium, Étoile. Carbone les bat tous.
bigebang-option-puzzle-1-help = Annihile tout. Pour une personne, ou pour deux qui s’entraident.
bigebang-option-puzzle-2-help = Sépare la matière et l’antimatière en perdant le moins possible. À un ou à deux.
bigebang-option-puzzle-3-help = Construis les noyaux sur lesquels la vie repose. À un ou à deux.
bigebang-option-side = Premier joueur
bigebang-option-side-0 = matière
bigebang-option-side-1 = antimatière
bigebang-option-side-2 = choisi après la donne
bigebang-option-side-help = Choisi après la donne : le plus jeune regarde la donne et choisit un camp. L’aîné joue en premier. Contre un programme, c’est toi qui choisis.
bigebang-option-small = Small*Bang
bigebang-option-small-0 = non
bigebang-option-small-1 = oui
bigebang-option-small-help = Quinze particules de chaque sorte au lieu de vingt et une. La partie est plus courte, et il y a plus de place.
bigebang-option-mass = Masse
bigebang-option-mass-0 = non
bigebang-option-mass-1 = oui
bigebang-option-mass-help = Personne ne gagne le jeton Lumière. Seuls comptent Hélium et la plus grande étoile.
bigebang-option-gravity = Gravité
bigebang-option-gravity-0 = non
bigebang-option-gravity-1 = oui
bigebang-option-gravity-help = Deux piles qui fusionnent peuvent se rejoindre sur n’importe quel cercle entre elles.
bigebang-option-darkness = Obscurité
bigebang-option-darkness-0 = non
bigebang-option-darkness-1 = oui
bigebang-option-darkness-help = Quatre blocs de matière noire sur le plateau barrent le chemin.
bigebang-option-time = Temps
bigebang-option-time-0 = non
bigebang-option-time-1 = oui
bigebang-option-time-help = Les piles instables, n et ³H, peuvent se désintégrer : un neutron devient un proton.
bigebang-option-mirror = Univers miroir
bigebang-option-mirror-0 = non
bigebang-option-mirror-1 = oui
bigebang-option-mirror-help = Chaque particule est à l’opposé de son antiparticule. Les deux camps ont les mêmes chances.
bigebang-option-passing = Si rien n’est possible
bigebang-option-passing-0 = toucher Passer
bigebang-option-passing-1 = passer tout seul
bigebang-option-passing-help = Parfois, tu n’as ni fusion ni annihilation possible. Tu ne peux que passer, et le jeu peut le faire pour toi.

bigebang-impossible-alone = Le duel demande deux joueurs. En solo, choisis un des trois univers.
bigebang-impossible-puzzle = Seuls Small*Bang et Obscurité vont avec les trois univers. Désactive les autres variantes.

## Stacks

bigebang-stack-1 = n
bigebang-stack-2 = ¹H
bigebang-stack-3 = ²H
bigebang-stack-4 = ³H
bigebang-stack-5 = ³He
bigebang-stack-6 = ⁴He
bigebang-stack-7 = anti-n
bigebang-stack-8 = anti-¹H
bigebang-stack-9 = anti-²H
bigebang-stack-10 = anti-³H
bigebang-stack-11 = anti-³He
bigebang-stack-12 = anti-⁴He
bigebang-spoken-1 = neutron
bigebang-spoken-2 = hydrogène 1, un proton
bigebang-spoken-3 = hydrogène 2
bigebang-spoken-4 = hydrogène 3
bigebang-spoken-5 = hélium 3
bigebang-spoken-6 = hélium 4
bigebang-spoken-7 = antineutron
bigebang-spoken-8 = antihydrogène 1, un antiproton
bigebang-spoken-9 = antihydrogène 2
bigebang-spoken-10 = antihydrogène 3
bigebang-spoken-11 = antihélium 3
bigebang-spoken-12 = antihélium 4
bigebang-matter = matière
bigebang-antimatter = antimatière
bigebang-dark = matière noire
bigebang-empty = cercle vide
bigebang-about-1 = n, le neutron : laissé seul, il vit en moyenne une quinzaine de minutes.
bigebang-about-2 = ¹H, un proton. C’est le noyau de l’hydrogène ordinaire, et de la plupart des atomes de l’Univers.
bigebang-about-3 = ²H, le deutérium : un proton et un neutron. Presque tout le deutérium date des premières minutes de l’Univers.
bigebang-about-4 = ³H, le tritium : instable. En douze ans environ, la moitié devient ³He.
bigebang-about-5 = ³He : stable et rare. Presque tout l’hélium est du ⁴He.
bigebang-about-6 = ⁴He : deux protons et deux neutrons, très fortement liés. En masse, c’est un quart de la matière ordinaire.
bigebang-about-anti = L’image miroir de { $of } : un antiproton pour chaque proton, un antineutron pour chaque neutron. Quand les deux se rencontrent, ils s’annihilent.
bigebang-about-carbon = ¹²C, le carbone : trois ⁴He qui ont fusionné, comme au cœur des vieilles étoiles. La vie repose sur le carbone.

## At the table

bigebang-if = Si les deux passent
bigebang-ahead = { $who } : { $more }–{ $fewer }
bigebang-even = Égalité, { $each }–{ $each }
bigebang-light = Lumière
bigebang-helium = Hélium
bigebang-helium-he3 =
    Hélium
    par ³He : { $mine }–{ $theirs }
bigebang-star = Étoile
bigebang-common = Lumière pour personne : { $light }
bigebang-coins = Pour désintégrer
bigebang-chart = Piles possibles
bigebang-outcomes = Ce qui se passe
bigebang-carbon = Carbone
bigebang-carbon-rule = trois ⁴He qui se touchent
bigebang-carbon-help = Carbone : ta fusion fait se toucher trois ⁴He, dans n’importe quelle forme. Tu gagnes tout de suite.
bigebang-carbon-out = plus possible
bigebang-carbon-out-help = Pour Carbone, il faut trois ⁴He qui se touchent. Tes piles n’y arrivent plus.
bigebang-carbon-new =
    { $new ->
        [2] il en faut deux nouveaux
       *[3] il en faut trois nouveaux
    }
bigebang-carbon-new-help = Aucun autre ⁴He ne peut plus rejoindre les ⁴He pâles. Pour Carbone, il faut trois ⁴He qui se touchent : fais-en ailleurs.
bigebang-carbon-danger = Attention : { $who } peut gagner !
bigebang-where = Où placer { $made } ?
bigebang-makes = { $first } + { $second } fusionnent en { $made }.
bigebang-gives = { $first } + { $second } deviennent de la lumière : tu gagnes { $light } particules.
bigebang-shrinks = Ta plus grande étoile passe de { $was } à { $now } particules.
bigebang-shrinks-rival = La plus grande étoile de ton rival passe de { $was } à { $now } particules.
bigebang-decay = Désintégrer en { $made }
bigebang-pass = Passer
bigebang-pass-ends = Passer et finir
bigebang-pass-rival = Puis ton rival
bigebang-pass-won = Tu gagnes { $more }–{ $fewer }
bigebang-pass-lost = Tu perds { $fewer }–{ $more }
bigebang-pass-label =
    { $what }
    { $then }
bigebang-pass-ask-ends = Si tu passes, la partie est finie et tu ne gagnes pas : { $then }.
bigebang-pass-ask = Tu es derrière ({ $then }). Si ton rival passe aussi, la partie se termine ainsi.
bigebang-pass-yes = Passer quand même
bigebang-pass-no = Continuer
bigebang-stop = Arrêter là
bigebang-score-1 = Particules restantes
bigebang-score-2 = Annihilées
bigebang-score-3 = Noyaux de carbone
bigebang-unsolved = Pas résolu : les deux univers se touchent.
bigebang-medal-0 = Pas de médaille
bigebang-medal-1 = Bronze
bigebang-medal-2 = Argent
bigebang-medal-3 = Or
bigebang-medal-4 = Nobel
bigebang-medal-1-from-1 = Bronze : reste { $score }
bigebang-medal-2-from-1 = Argent : reste { $score }
bigebang-medal-3-from-1 = Or : reste { $score }
bigebang-medal-1-from-2 = Bronze : { $score } au plus
bigebang-medal-2-from-2 = Argent : { $score } au plus
bigebang-medal-3-from-2 = Or : { $score } au plus
bigebang-medal-1-from-3 = Bronze : { $score }
bigebang-medal-2-from-3 = Argent : { $score }
bigebang-medal-3-from-3 = Or : { $score }
bigebang-medal-4-from-3 = Nobel : { $score }
bigebang-spot-circle = Rangée { $row }, place { $place } : { $what }
bigebang-spot-token = { $name } : { $mine } contre { $theirs }
bigebang-spot-missing = { $protons ->
    [one] { $protons } proton
   *[other] { $protons } protons
  }, { $neutrons ->
    [one] { $neutrons } neutron
   *[other] { $neutrons } neutrons
  } : n’existe pas

bigebang-prompt-over = C’est la fin de l’univers.
bigebang-prompt-over-why = { $why } C’est la fin de l’univers.
bigebang-over-carbon = Trois ⁴He se touchent et donnent du carbone.
bigebang-over-stuck = Plus aucune pile ne peut bouger.
bigebang-over-passed = Les deux joueurs ont passé.
bigebang-prompt-wait = On attend : { $who }.
bigebang-prompt-picks = { $who } choisit un camp.
bigebang-prompt-side = { $even ->
    [1] Choisis un camp : aucun n’est meilleur.
   *[0] Choisis le camp le mieux placé. Les règles sont les mêmes.
  }
bigebang-seat-picks = choisit son camp
bigebang-seat-begins = commence
bigebang-prompt-turn = À toi : choisis une de tes piles, ou passe.
bigebang-prompt-target = Touche une pile éclairée. La liste montre le résultat.
bigebang-prompt-target-star = Touche une pile éclairée. Moins : ton étoile rétrécit.
bigebang-prompt-passed = Ton rival a passé. Si tu passes aussi, la partie se termine.
bigebang-prompt-stuck = Aucun coup possible : passe. Si vous passez tous deux, c’est fini.
bigebang-prompt-decided = Le résultat est sûr : passe pour compter les jetons.
bigebang-prompt-stop = Plus aucune pile ne peut bouger : arrête là.
bigebang-prompt-puzzle-1 = Annihile tout : laisse le moins de particules possible.
bigebang-prompt-puzzle-2 = Sépare la matière et l’antimatière, en annihilant le moins possible.
bigebang-prompt-puzzle-3 = Construis le plus possible de groupes de trois ⁴He qui se touchent.

bigebang-first-touch = Tes piles sont { $side ->
    [0] rondes
   *[1] hexagonales
  } : touches-en une, puis une pile éclairée.
bigebang-first-far = Les piles volent tout droit sur les cercles vides, jusqu’à la pile suivante.
bigebang-first-light = Jeton Lumière : annihile plus de particules que ton rival.
bigebang-first-helium = Jeton Hélium : pour le plus de ⁴He. À égalité, ³He décide.
bigebang-first-star = Jeton Étoile : pour le plus de particules dans un groupe relié.
bigebang-first-carbon = Carbone : si trois de tes ⁴He se touchent, en ligne ou en triangle, tu gagnes tout de suite.

## Why not

bigebang-why-choose = Choisis d’abord une pile.
bigebang-why-side = Choisis d’abord un camp : matière ou antimatière.
bigebang-why-token-light = Lumière : ce jeton va au joueur qui a annihilé le plus de particules.
bigebang-why-token-helium = Hélium : ce jeton va au joueur qui a le plus de ⁴He. En cas d’égalité, même à zéro, ³He décide.
bigebang-why-token-star = Étoile : ce jeton va au joueur qui a le plus de particules dans un groupe relié.
bigebang-why-dark = La matière noire ne joue pas : elle barre seulement le chemin.
bigebang-why-empty = Ce cercle est vide. Commence par une pile.
bigebang-why-theirs = Tu ne joues que { $side ->
    [0] la matière
   *[1] l’antimatière
  }.
bigebang-why-alone = Pas de partenaire en vue pour { $what }. Au bout d’une ligne libre, il faut une pile pour une fusion, ou { $mirror }.
bigebang-why-line = Les piles ne vont qu’en ligne droite, dans six directions.
bigebang-why-blocked = Le chemin est barré. Une pile ne saute par-dessus rien.
bigebang-why-no-plain-move = Un coup doit finir par une fusion ou une annihilation.
bigebang-why-meet = Les deux piles se rejoignent sur un des cercles marqués. Pour qu’elles se rejoignent plus près de la première, commence par l’autre.
bigebang-why-helium-2 = ²He n’existe pas : deux protons seuls ne tiennent pas ensemble.
bigebang-why-two-neutrons = Deux neutrons seuls ne tiennent pas ensemble.
bigebang-why-hydrogen-4 = ⁴H ne tient pas : trop de neutrons pour un proton.
bigebang-why-helium-5 = ⁵He ne tient pas : il se brise aussitôt.
bigebang-why-lithium-4 = ⁴Li ne tient pas : trop de protons pour un neutron.
bigebang-why-lithium-5 = ⁵Li ne tient pas : il se brise aussitôt.
bigebang-why-beryllium-8 = ⁸Be se brise aussitôt en deux ⁴He. Avec trois ⁴He, on obtient du carbone.
bigebang-why-too-many = { $protons ->
    [one] { $protons } proton
   *[other] { $protons } protons
  } et { $neutrons ->
    [one] { $neutrons } neutron
   *[other] { $neutrons } neutrons
  } : une pile en contient au plus deux de chaque.
bigebang-why-not-mirror = Ici, seules les images miroir exactes s’annihilent. Il faut { $mirror } pour { $what }.

## What happened

bigebang-log-fused = { $who } : { $first } + { $second } fusionnent en { $made }.
bigebang-log-annihilated = { $who } : { $first } + { $second } s’annihilent ; { $light } particules deviennent de la lumière.
bigebang-log-decayed = { $who } : un neutron de { $first } se désintègre en proton : { $made }.
bigebang-log-chosen = { $who } : { $side }.
bigebang-log-passed = { $who } : tour passé.
bigebang-log-stopped = { $who } : arrêt.
bigebang-log-carbon = { $who } : trois ⁴He se touchent et fusionnent en carbone, ¹²C !
bigebang-log-ended = { $why } On compte les jetons.
bigebang-log-ended-puzzle = C’est la fin de l’univers.

bigebang-told-annihilation = Annihilation
bigebang-told-annihilation-line = L’annihilation change toute la masse en énergie. Dans la nature, des pions sortent d’abord, puis vient la lumière.
bigebang-told-deuterium = Deutérium
bigebang-told-deuterium-line = ²H s’appelle deutérium. Dans les premières minutes de l’univers, la lumière cassait presque chaque ²H aussitôt.
bigebang-told-helium = Hélium
bigebang-told-helium-line = En masse, ⁴He forme environ un quart de la matière ordinaire. L’essentiel date des premières minutes de l’univers.
bigebang-told-antihelium = Antihélium
bigebang-told-antihelium-line = On a aussi produit de l’anti-⁴He : 18 noyaux trouvés en 2011, dans des collisions de noyaux d’or.
bigebang-told-carbon = Carbone
bigebang-told-carbon-line = Deux ⁴He restent ensemble moins de 10⁻¹⁵ seconde. Dans une étoile, le troisième doit arriver juste à ce moment.

bigebang-result-light = Lumière : particules annihilées
bigebang-result-helium = Hélium : ⁴He
bigebang-result-he3 = Autant de ⁴He : ³He décide
bigebang-result-star = Particules de la plus grande étoile
bigebang-result-tokens = Jetons : un par avance, aucun à égalité
bigebang-result-carbon = Carbone gagne tout de suite
bigebang-result-medal = Médaille

## Hints

bigebang-hint-side = Choisis le camp « { $side } » : plus grande étoile { $mine } contre { $theirs }. En comptant toutes les paires, il promet plus.
bigebang-light-side = Choisis : le camp éclairé est un peu mieux placé. { $who } commence.
bigebang-light-side-even = Choisis un camp : les deux ont les mêmes chances. { $who } commence.
bigebang-hint-counted = Calculé jusqu’au bout. { $outcome }. { $reason }
bigebang-hint-counted-win = Tu gagnes
bigebang-hint-counted-loss = Tu perds, mais le moins possible
bigebang-hint-counted-draw = C’est une égalité
bigebang-hint-lead = Tu mènes alors { $mine }–{ $theirs } aux jetons. { $reason }
bigebang-hint-level = Vous êtes alors à égalité aux jetons, { $mine }–{ $theirs }. { $reason }
bigebang-hint-carbon = Trois ⁴He qui se touchent font du carbone. Cela gagne tout de suite.
bigebang-hint-stops = Cela empêche Carbone : ton rival pouvait faire se toucher trois ⁴He au prochain coup.
bigebang-hint-decay-own = Un neutron de { $stack } se désintègre. Ensuite, ta pile est stable.
bigebang-hint-decay-rival = Cela change une pile de ton rival ({ $stack }) et dérange ses plans.
bigebang-hint-light-stops = Cela prend { $light } de lumière et empêche Carbone : ton rival pouvait faire se toucher trois ⁴He.
bigebang-hint-star-rival = Cela annihile { $stack } dans la plus grande étoile de ton rival.
bigebang-hint-mass = Cela retire { $stack } du plateau, avec une pile de ton rival.
bigebang-hint-light-star = Cela prend { $light } de lumière ; plus grande étoile de ton rival : { $was } → { $now }.
bigebang-hint-light = Cela prend { $light } de lumière avant ton rival.
bigebang-hint-next-light = La lumière est alors à { $mine } contre { $theirs }.
bigebang-hint-next-light-pairs = La lumière est alors à { $mine } contre { $theirs }. { $pairs ->
    [0] Aucune autre paire ne peut s’annihiler maintenant.
    [1] Encore une paire peut s’annihiler sur une ligne libre.
   *[other] Encore { $pairs } paires peuvent s’annihiler sur une ligne libre.
  }
bigebang-hint-next-star = Particules des plus grandes étoiles : { $mine } pour toi, { $theirs } pour ton rival.
bigebang-hint-he4 = Cela fait { $made } : un de plus pour Hélium. Seul un autre ⁴He peut l’annihiler.
bigebang-hint-escape = Cela fait { $made } et prive ton rival de { $light } de lumière.
bigebang-hint-star = Cela fait { $made }, et ta plus grande étoile grandit de { $gain }.
bigebang-hint-step = Cela fait { $made }, un pas vers ⁴He.
bigebang-hint-pass-only = Tu ne peux rien faire d’autre.
bigebang-hint-pass-wins = Cela finit la partie, et tu mènes de { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }.
bigebang-hint-pass-decided = Le résultat est sûr. Quand vous passez tous les deux, on compte les jetons.
bigebang-hint-pass = Tout autre coup te fait perdre quelque chose.
bigebang-hint-stop-apart = Les univers sont séparés : inutile de perdre davantage.
bigebang-hint-stop = Tu ne peux plus rien gagner ici.
bigebang-hint-puzzle-light = Cela annihile { $stack } avec son image miroir : { $light } particules de moins.
bigebang-hint-puzzle-part = Cela fait { $made } et ouvre un vide entre matière et antimatière.
bigebang-hint-puzzle-room = Cela fait { $made } et libère un cercle.
bigebang-hint-puzzle-carbon = Trois ⁴He se touchent : un noyau de carbone de plus.
bigebang-hint-puzzle-helium = Cela fait { $made }, en route vers trois ⁴He qui se touchent.
bigebang-hint-puzzle-mirror = Cela fait { $made }, qui peut rencontrer { $mirror }.

## Rules

bigebang-rules-1-title = Peu après le Big Bang
bigebang-rules-1 = Matière et antimatière remplissent les { $circles } cercles du plateau : { $each } protons, { $each } neutrons, et autant d’antiprotons et d’antineutrons. Un joueur a les protons et les neutrons. L’autre a les antiprotons et les antineutrons.

    À ton tour, tu déplaces une de tes piles en ligne droite. Elle traverse les cercles vides et s’arrête sur la première pile rencontrée. Ce doit être une de tes piles, pour une fusion, ou son image miroir, pour l’annihiler.

    Il n’y a pas d’autre coup, et une pile ne saute par-dessus rien. Tu peux toujours passer. Deux « passe » de suite terminent la partie.
bigebang-rules-2-title = Fusion
bigebang-rules-2 = Une pile est un noyau. On ne peut en construire que six : n, ¹H, ²H, ³H, ³He et ⁴He. Voici toutes les fusions. Elles valent aussi pour l’antimatière :

    n + ¹H = ²H,  n + ²H = ³H,  ¹H + ²H = ³He,
    ²H + ²H = ⁴He,  ¹H + ³H = ⁴He,  n + ³He = ⁴He.

    La nouvelle pile prend la place de la seconde. Deux protons seuls ne tiennent pas ensemble, deux neutrons non plus.

    Le jeu simplifie : dans la nature, deux ²H font rarement ⁴He directement. La plus grande partie du ⁴He est née de ²H + ³H, et un neutron s’est libéré.
bigebang-rules-3-title = Annihilation
bigebang-rules-3 = Une pile annihile son image miroir exacte. L’image miroir a un antiproton pour chaque proton et un antineutron pour chaque neutron. Les deux piles quittent le plateau. Toutes leurs particules deviennent de la lumière, et cette lumière va à celui qui a joué. Un ⁴He et un anti-⁴He en donnent huit.

    ³H et anti-³He ont chacun trois particules, mais ne sont pas des images miroir.

    Le jeu simplifie : quand un proton rencontre un antiproton, il en sort d’abord des particules éphémères, les pions. De la lumière, des neutrinos et des électrons suivent. Dans la nature, un antiproton peut aussi s’annihiler avec un neutron.
bigebang-rules-4-title = Trois jetons
bigebang-rules-4 = Après deux « passe » de suite, on donne trois jetons.

    Lumière : pour celui qui a le plus de particules dans sa réserve.
    Hélium : pour le plus de ⁴He sur le plateau. À égalité, pour le plus de ³He.
    Étoile : pour la plus grande étoile. Une étoile est un groupe de piles reliées d’un même camp. Toutes ses particules comptent.

    À égalité, le jeton ne va à personne. Celui qui a le plus de jetons gagne. Si vous en avez autant, la partie est nulle.

    Le jeu simplifie : une vraie étoile tient par la gravitation et a environ 10⁵⁷ particules.
bigebang-rules-5-title = Carbone
bigebang-rules-5 = Si ta fusion fait se toucher trois ⁴He, dans n’importe quelle forme, tu gagnes tout de suite. Dans une série, cela compte 3–0.

    Cela existe dans la nature : au cœur des vieilles étoiles, trois ⁴He fusionnent en carbone, et la vie repose sur le carbone. Deux ⁴He ne suffisent pas, car ⁸Be se brise aussitôt. Les trois doivent se réunir presque en même temps.

    À droite, tu vois combien de tes ⁴He se touchent, et un avertissement si ton rival peut gagner au coup suivant.
bigebang-rules-6-title = Astuces
bigebang-rules-6 = Construire ou détruire ? Une fusion te rend plus fort. Une annihilation affaiblit ton rival, et celui qui annihile en premier a toute la lumière.

    Une pile sans voisine sur ses lignes ne peut pas être annihilée, mais elle ne peut pas grandir non plus. Seul un ⁴He peut annihiler un ⁴He. Fusionne les petites piles avec d’autres avant que ton rival les atteigne.

    Chaque fusion vide un cercle. Cela peut couper ton étoile en deux. Les barres fines montrent la plus grande étoile de chaque camp.

    Deux ⁴He qui se touchent, près d’une paire prête à fusionner, menacent de faire Carbone. Annihile l’une de ces quatre piles, ou c’est perdu. Et compte les jetons avant de passer.
bigebang-rules-7-title = Small*Bang, Masse, Gravité
bigebang-rules-7 = Tu peux mélanger les variantes comme tu veux.

    Small*Bang : quinze particules de chaque sorte, et vingt-quatre cercles restent vides.

    Masse : il n’y a pas de jeton Lumière. Les particules annihilées ne vont à personne.

    Gravité : deux piles qui fusionnent peuvent se rejoindre sur n’importe quel cercle entre elles. Touche la première, la seconde, puis le cercle. La première fait au moins autant de chemin que la seconde.

    Le jeu simplifie : entre des noyaux isolés, la gravitation est bien trop faible pour se faire sentir.
bigebang-rules-8-title = Obscurité, Temps, Univers miroir
bigebang-rules-8 = Obscurité : quatre blocs de matière noire remplacent une particule de chaque sorte. Ils barrent les lignes. Le jeu simplifie : la vraie matière noire laisse tout passer.

    Temps : n et ³H ont un bord en tirets. Ils sont instables. Au lieu de jouer, tu peux en laisser un se désintégrer, un des tiens ou un de ceux de ton rival. Un proton de ta réserve remplace le neutron : n devient ¹H, ³H devient ³He. Le neutron va dans ta réserve. L’antimatière demande un antiproton. Le jeu simplifie : dans la nature, le neutron lui-même devient un proton, un électron et un antineutrino.

    Univers miroir : chaque particule est à l’opposé de son antiparticule.
bigebang-rules-9-title = Trois énigmes
bigebang-rules-9 = En solo, tu joues matière et antimatière comme tu veux, et tu arrêtes quand tu veux. À deux, chacun a son camp et joue à son tour. Vous gagnez ou perdez ensemble. Carbone ne finit pas une énigme.

    Univers de lumière : annihile tout. Les particules restantes comptent contre toi.

    Univers parallèles : à la fin, aucune matière ne doit toucher l’antimatière. Les particules annihilées comptent contre toi.

    Univers de vie : forme des groupes de trois ⁴He qui se touchent. Chaque groupe de trois compte pour un, et aucun ⁴He ne compte deux fois. Six serait parfait, ou quatre avec Small*Bang.
bigebang-rules-10-title = Ce qui est vrai
bigebang-rules-10 = Dans les premiers instants après le Big Bang, presque toute la matière s’est annihilée avec l’antimatière. Il est resté une particule sur un milliard. Personne ne sait pourquoi. Nous sommes faits de ces particules.

    Les antiprotons avaient disparu après un millième de seconde environ, la plupart des positons en moins de deux minutes. La fusion est venue quelques minutes plus tard, et seulement dans la matière. Protons et neutrons sont devenus ²H, ³H, ³He et, à la fin, surtout ⁴He. Le jeu réunit ces deux époques. Le carbone est venu bien plus tard, dans les étoiles.

    Le fond montre la plus vieille lumière de l’Univers, dessinée comme la carte du satellite WMAP. On y voit de minuscules écarts de température.
bigebang-rules-11-title = Cette édition
bigebang-rules-11 = Le plateau imprimé a 84 cercles dans un hexagone allongé. Nous n’avons pas trouvé son contour exact. Le nôtre est une reconstitution, avec des côtés de neuf, cinq et quatre cercles. Dans des parties jouées au hasard, d’autres contours de 84 cercles n’ont donné aucune différence mesurable.

    Les règles laissent des questions ouvertes. Voici nos réponses. « Relié » veut dire « qui se touche ». Les protons et les neutrons isolés comptent aussi pour une étoile. Une égalité de Lumière ou d’Étoile ne donne pas de jeton. Seule une nouvelle fusion peut faire Carbone. Une désintégration est une action : elle ne compte pas comme « passe ».
bigebang-rules-12-title = Précisions
bigebang-rules-12 = Seule ta propre fusion fait Carbone. Quatre ⁴He qui se touchent, ou plus, donnent la même victoire.

    Si tu ne peux rien faire, tu passes. Le jeu peut le faire pour toi. À égalité de jetons, la partie est nulle. Les réserves sont visibles de tous.

    Après la donne, le plus jeune choisit un camp et le plus âgé joue en premier.

    Gravité : tu peux choisir le cercle du milieu, quelle que soit la pile touchée en premier.

    Small*Bang avec Obscurité : { $both } particules de chaque sorte. Dans un univers miroir, cercles vides et sombres vont aussi par paires opposées.

    Les énigmes ne vont qu’avec Small*Bang et Obscurité. Univers parallèles ne donne pas de médaille tant que matière et antimatière se touchent. Un obstacle suffit à les séparer, tout comme la disparition d’un camp. Dans un groupe de plus de trois ⁴He, seuls comptent les trios distincts.

## What one plays for

bigebang-goal-0 = But : plus de jetons que ton rival, pour Lumière, Hélium et Étoile. Carbone gagne tout de suite.
bigebang-goal-mass = But : plus de jetons que ton rival, pour Hélium et Étoile. Carbone gagne tout de suite.
bigebang-goal-1 = But : tout annihiler.
bigebang-goal-2 = But : séparer la matière et l’antimatière, en perdant le moins possible.
bigebang-goal-3 = But : construire du carbone, la base de la vie.
bigebang-changed-begin = Changement de camp : cette fois, tu joues { $side ->
    [0] la matière
   *[1] l’antimatière
  } et tu commences.
bigebang-changed-wait = Changement de camp : cette fois, tu joues { $side ->
    [0] la matière
   *[1] l’antimatière
  }. { $who } commence.
bigebang-changed-both = Changement de camp : { $who } joue maintenant { $side ->
    [0] la matière
   *[1] l’antimatière
  } et commence.

# --- challenges

bigebang-challenge-win = Gagne une partie.
bigebang-challenge-researcher = Gagne contre le niveau Chercheuse ou Nobel.
bigebang-challenge-sweep = Gagne les trois jetons : Lumière, Hélium et Étoile.
bigebang-challenge-carbon = Gagne d’un coup par Carbone : trois ⁴He qui se touchent.
bigebang-challenge-tritium = Obtiens un noyau de ³H ou son antinoyau par fusion.
bigebang-challenge-helium-3 = Obtiens trois noyaux de ⁴He dans une partie.
bigebang-challenge-helium-5 = Obtiens cinq noyaux de ⁴He dans une partie.
bigebang-challenge-all-fusions = Réalise les six sortes de fusion dans une partie.
bigebang-challenge-light-12 = Transforme douze particules en lumière pour toi.
bigebang-challenge-light-24 = Transforme vingt-quatre particules en lumière pour toi.
bigebang-challenge-bright = Annihile un ⁴He avec son antinoyau.
bigebang-challenge-no-light = Gagne sans rien annihiler.
bigebang-challenge-star-12 = Termine avec une étoile d’au moins douze particules.
bigebang-challenge-star-20 = Termine avec une étoile d’au moins vingt particules.
bigebang-challenge-gravity = Gagne avec l’option Gravité.
bigebang-challenge-darkness = Gagne avec l’option Obscurité.
bigebang-challenge-mass = Gagne avec l’option Masse.
bigebang-challenge-decay = Joue avec l’option Temps, fais se désintégrer un neutron et gagne.
bigebang-challenge-mirror = Gagne dans l’univers miroir.
bigebang-challenge-medal = Gagne une médaille dans une des trois énigmes.
