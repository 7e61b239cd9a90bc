# La chasse au pic : de vraies collisions de l’expérience CMS.

hunt-title = La chasse au pic
hunt-what = Ces collisions ont vraiment eu lieu au CERN. Les nouvelles particules vivent trop peu de temps pour être vues. Mais leur masse laisse un pic. Le trouveras-tu ?
hunt-real = Données réelles : expérience CMS, CERN Open Data, enregistrées en 2011 et 2012
hunt-step = { $step } · { $name }
hunt-step-sort = Trier dix collisions
hunt-step-peaks = En faire tomber des milliers
hunt-step-chance = Est-il réel ?
hunt-step-decays = Quelle désintégration était-ce ?
hunt-bad-missing = Le fichier des collisions manque. Tout le reste fonctionne. Pour le retrouver, télécharge Quarkade à nouveau.
hunt-bad-cut = Le fichier des collisions s’arrête trop tôt. Tout le reste fonctionne. Pour le réparer, télécharge Quarkade à nouveau.
hunt-bad-damaged = Le fichier des collisions est abîmé. Tout le reste fonctionne. Pour le réparer, télécharge Quarkade à nouveau.
hunt-gev = { $mass } GeV
hunt-axis = { $mass } GeV (masse)
hunt-range = de { $low } à { $high } GeV
hunt-next = Suivant
hunt-again = Dix autres

## Dix à la main

hunt-predict = Avant de commencer
hunt-predict-how = Chaque collision a produit deux leptons : ici, des muons ou des électrons. Nous additionnons leur énergie et leur impulsion. Si une seule particule s’est désintégrée en ces deux-là, les sommes donnent sa masse. Chaque masse devient une brique d’un mur. (Un GeV est à peu près la masse d’un proton.)
hunt-predict-ask = À ton avis, où y aura-t-il le plus de briques ?
hunt-guess = ton idée
hunt-even = Autant partout
hunt-event = Collision { $n } sur { $all }
hunt-ask = Ces deux-là vont-elles ensemble ?
hunt-how = Suis chaque trace du centre vers l’extérieur. La ligne en tirets montre le chemin d’une particule sans charge. La trace tourne-t-elle à gauche ou à droite de cette ligne ? Nous cherchons le Z : il n’a pas de charge, donc il donne une charge + et une charge −.
hunt-pair = Une à gauche, une à droite : une paire
hunt-alike = Les deux du même côté : pas une paire
hunt-bends-left = La trace { $name } tourne à gauche.
hunt-bends-right = La trace { $name } tourne à droite.
hunt-yes-pair = Oui ! Les charges sont opposées. Une seule particule peut donc avoir produit les deux.
hunt-but-pair = Regarde encore, comme si tu suivais les traces à pied : { $minus } tourne à gauche, { $plus } à droite. Les charges sont opposées, c’est peut-être une paire.
hunt-yes-alike = Oui ! Les deux ont la même charge. Un Z ne peut pas donner cela : on met cette collision de côté.
hunt-but-alike = Regarde encore : elles tournent du même côté. Les deux ont la même charge. Un Z ne peut pas donner cela : on met cette collision de côté.
hunt-energy = énergie
hunt-momentum = impulsion
hunt-together = ensemble
hunt-root = Les impulsions n’ont pas la même direction : elles se compensent en partie.
hunt-mass = masse = √(énergie² − impulsion²) = { $mass }
hunt-to-wall = Voir le mur
hunt-wall = Ton mur
hunt-count = Briques de ton mur : { $n }. Collisions mises de côté : { $aside }.
hunt-said = Tu avais dit : { $range }. Briques à cet endroit : { $n } sur { $all }.
hunt-said-even = Tu avais dit : autant partout.
hunt-few = Est-ce un pic ? Dix collisions, c’est trop peu pour en être sûr.
hunt-many = En faire tomber des milliers

## Des milliers

hunt-peaks = { $all } collisions enregistrées par CMS
hunt-window = Particule
hunt-window-z-muon = Z → μ⁺ μ⁻
hunt-window-z-electron = Z → e⁺ e⁻
hunt-window-upsilon = Υ → μ⁺ μ⁻
hunt-window-psi = ψ(2S) → μ⁺ μ⁻
hunt-window-phi = φ → μ⁺ μ⁻
hunt-window-omega = ω → μ⁺ μ⁻
hunt-charge = Charges
hunt-charge-opposite = opposées
hunt-charge-all = toutes
hunt-charge-same = les mêmes
hunt-soft = Impulsion : au moins { $mass }
hunt-near = Énergie à côté : au plus { $mass }
hunt-near-any = Énergie à côté : peu importe
hunt-pour = + { $n }
hunt-pour-all = Toutes
hunt-empty = Vider
hunt-bricks = { $n ->
    [one] 1 brique
   *[other] { $n } briques
}
hunt-to-chance = Est-il réel ?
hunt-nothing-yet = Le mur est vide.
hunt-falling = Les briques tombent…
hunt-no-peak = Trop peu de briques pour un pic bien net.
hunt-pour-first = Fais-en tomber quelques-unes, puis d’autres encore. Regarde où le mur grandit.
hunt-found = Pic à { $peak } (± { $error }). Valeur connue (◆) : { $mass }
hunt-why-z-muon = Tu as trouvé le Z ! Il vit si peu de temps que sa masse est floue : le pic est donc large. Le reste, tout plat, est le bruit de fond : des paires venues d’ailleurs. Le pic est un peu trop à gauche, car les muons perdent un peu d’énergie en chemin. Essaie les curseurs !
hunt-why-z-electron = Encore le Z. Les électrons sont plus difficiles à mesurer : ce pic est donc plus large. Dans le reste, beaucoup de jets ressemblent à des électrons. Pousse « Énergie à côté » vers la gauche !
hunt-why-upsilon = L’upsilon : un quark bottom avec son antiquark. Il vit assez longtemps pour avoir une masse précise. Ici, c’est le détecteur qui élargit le pic.
hunt-why-psi = Le psi(2S) : un quark charm avec son antiquark. Ici, c’est le détecteur qui élargit le pic.
hunt-why-phi = Le phi : un quark strange avec son antiquark. Sa masse est à peu près celle d’un proton.
hunt-why-omega = L’oméga : des quarks up et down avec leurs antiquarks. Sous le pic se cache le rho. Il vit encore moins longtemps : son propre pic est donc très large.

## Est-il réel ?

hunt-chance = Est-il réel ? Collisions à quatre leptons
hunt-events = { $n } événements
hunt-seen = Entre { $low } et { $high } GeV, il y a { $n } briques. D’après leurs voisines, on en attend { $background }.
hunt-chance-how = Un Higgs peut se désintégrer en quatre leptons. Mais le hasard aussi fait des pics ! Lance le bruit de fond tout seul, comme des dés. Combien de fois donne-t-il autant de briques ?
hunt-throw = Lancer { $n } fois
hunt-throws = { $n ->
    [one] 1 lancer
   *[other] { $n } lancers
}
hunt-here = Lancers où le hasard seul a donné { $n } briques ou plus : { $times } sur { $all }.
hunt-look-at-all = Cela peut bien être le hasard. Regarde maintenant plus d’événements.
hunt-throw-more = Lance plus souvent pour en être sûr.
hunt-sigma = La formule dit : 1 fois sur { $one }. Cela fait { $sigma } σ. Les physiciens veulent { $five } σ avant de dire « découvert ».
hunt-elsewhere = Sur { $all } lancers, le hasard a fait { $times } fois un tel pic, ici ou aux alentours. Plus on regarde d’endroits, plus le hasard nous trompe.
hunt-published = CMS l’a montré le { $day }. Son article donne { $five } σ pour toutes les désintégrations du Higgs ensemble, { $channel } σ pour quatre leptons seulement. Plus tard, avec toutes les données des deux années et plus d’indices : { $later } σ.
hunt-to-decays = Quelle désintégration était-ce ?

## Événements entiers

hunt-decay-ask = Quelle désintégration était-ce ?
hunt-clues = Un muon va jusqu’aux boîtes extérieures. Un électron s’arrête dans l’anneau intérieur de cellules. Un neutrino ne laisse rien : la flèche en tirets montre l’impulsion qui manque.
hunt-decay-z-muon = Z → μ⁺ μ⁻
hunt-decay-z-electron = Z → e⁺ e⁻
hunt-decay-w-muon = W → μ ν
hunt-decay-w-electron = W → e ν
hunt-decay-four = Z Z → quatre leptons
hunt-simulated = Simulé : aucun détecteur ne l’a vu
hunt-recorded = Enregistré par CMS
hunt-was = C’était { $decay }.
hunt-decay-why-z = Voici un lepton et son antiparticule. Ensemble, ils ont une masse de { $mass } : un Z.
hunt-decay-why-w = Voici un lepton, et il manque { $mass } d’impulsion. Un neutrino l’a emportée. Les lignes dans un jet sont dessinées au hasard.
hunt-decay-why-four = Voici deux paires. Ensemble, elles ont une masse de { $mass }. Deux Z, ou un Higgs ? Un événement seul ne le dit pas.
hunt-finish = Terminer
hunt-decays-done = Bien observé !
hunt-decays-right = Désintégrations reconnues : { $n } sur { $all }.
hunt-never-sure = Un seul événement ne prouve rien. Des désintégrations différentes peuvent se ressembler. Il faut beaucoup d’événements pour faire un pic.
hunt-other-decays = Six autres
hunt-number = { $n }

## A class, and the visitors of a day

hunt-events-how-many = Événements
hunt-throws-how-many = Bruit de fond
hunt-day = Ensemble, les visiteurs d’aujourd’hui ont posé { $n } briques. Regarde le premier écran !
hunt-join = Rejoindre ta classe
hunt-pool = Le mur de la classe
hunt-pool-count = Élèves : { $learners }, briques : { $n }
hunt-pool-why = Seul, personne n’en a assez pour un pic. Ensemble, si.
hunt-joined = Tes collisions comptent pour ta classe.
hunt-pool-empty = Les élèves entrent un code dans la chasse au pic. Leurs briques tombent alors ici.
hunt-today = De vraies collisions, triées aujourd’hui par les visiteurs : { $n } briques

## Sur papier

hunt-paper-plan = La chasse au pic : un plan pour { $minutes } minutes
hunt-paper-what = Chaque élève trie dix vraies collisions. Seul, personne ne voit de pic. Ensemble, la classe trouve le Z, puis se demande si le pic du Higgs est réel.
hunt-paper-prepare-1 = Sur chaque ordinateur, ouvrez la page « Profs » et entrez le nom du groupe. Les élèves peuvent alors choisir un code, et leurs briques comptent pour la classe.
hunt-paper-prepare-2 = Imprimez la fiche, une par élève. La dernière page est le corrigé.
hunt-paper-prepare-3 = Essayez vous-même les étapes 1 et 3 de la chasse au pic.
hunt-paper-start = Qu’est-ce qu’une collision ? Que voit un détecteur ? Montrez un événement et comment les traces tournent. Chacun prédit où seront la plupart des masses.
hunt-paper-sort = Étape 1 : chacun choisit un code, trie dix collisions et remplit la fiche.
hunt-paper-fall = Étape 2 : faire tomber 100, puis 1 000, puis toutes les collisions. Essayer les curseurs. Comparer Z, upsilon et phi : quel pic est large, et pourquoi ?
hunt-paper-class = La page « Profs » montre le mur de la classe : y a-t-il un pic que personne n’avait seul ?
hunt-paper-chance = Étape 3 : le pic du Higgs est-il réel ? Chacun lance le bruit de fond et compte.
hunt-paper-end = Qu’est-ce qui vous convaincrait ? Parlez de σ : pourquoi les physiciens en veulent-ils autant ?
hunt-paper-number = N°
hunt-paper-mass = masse
hunt-paper-sheet = La chasse au pic : fiche
hunt-paper-sheet-what = Note ce que tu mesures. Mets une croix quand les deux charges sont les mêmes. Masses, énergies et impulsions sont en GeV.
hunt-paper-ask-1 = Pourquoi les deux charges doivent-elles être opposées si un Z s’est désintégré en ces deux leptons ?
hunt-paper-ask-2 = Les énergies de deux leptons font 100 GeV ensemble, leurs impulsions 44 GeV. Quelle est la masse ?
hunt-paper-ask-3 = Pourquoi la masse est-elle plus petite que la somme des énergies dans la plupart des collisions ?
hunt-paper-ask-4 = Tes dix briques ne montrent pas de pic net, mais celles de la classe oui. Pourquoi ?
hunt-paper-ask-5 = Le hasard fait un pic comme celui du Higgs dans 1 lancer sur 600. Pourquoi n’est-ce pas encore une découverte ?
hunt-paper-key = La chasse au pic : corrigé
hunt-paper-answer-1 = Un Z n’a pas de charge. La charge totale ne change jamais : la somme des deux charges doit donc être zéro.
hunt-paper-answer-2 = La racine de 100² − 44² vaut environ 90 GeV : tout près de la masse d’un Z.
hunt-paper-answer-3 = La particule de départ bougeait. Une partie de l’énergie est de l’énergie de mouvement, et la somme des impulsions montre combien.
hunt-paper-answer-4 = Avec peu de briques, le hasard décide où elles sont. Avec beaucoup de briques, le pic grandit plus vite que les variations du reste.
hunt-paper-answer-5 = Les physiciens cherchent à beaucoup d’endroits. Quelque chose d’aussi rare y arrive alors assez souvent par hasard. Ils demandent donc 5 σ : environ 1 chance sur 3,5 millions.
hunt-paper-source = Source des valeurs publiées : collaboration CMS, Phys. Lett. B 716 (2012) 30, et Phys. Rev. D 89 (2014) 092007.

## Quatre leptons

hunt-four = Une collision à quatre leptons
hunt-four-look = En regarder quelques-unes
hunt-four-ask = Lesquels vont ensemble ?
hunt-four-track = Trace { $name }
hunt-four-how = Un muon va jusqu’aux boîtes extérieures. Un électron s’arrête dans l’anneau intérieur de cellules. Dans une paire, les deux sont de la même sorte : l’un tourne à gauche, l’autre à droite. Choisis deux traces !
hunt-four-kinds = Un muon et un électron ne font pas une paire. Choisis encore.
hunt-four-alike = Les deux ont la même charge : ce n’est pas une paire. Choisis encore.
hunt-four-pairs = Oui ! Cette paire a une masse de { $one }, l’autre paire { $two }.
hunt-four-mass = Tous les quatre ensemble : { $mass }
hunt-four-bump = Cette brique est dans le pic.
hunt-four-outside = Cette brique est hors du pic.
hunt-four-ways = Tous les quatre sont de la même sorte : il y a donc deux façons de faire des paires. La masse des quatre reste la même.
hunt-four-more = Une autre
