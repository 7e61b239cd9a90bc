# What learners believe, for the teacher’s page, continued. Each is wrong.

## Diagrams

misconception-interaction-is-collision = Les particules n’agissent entre elles qu’en se cognant, comme des billes.
misconception-vertex-one-way = Ce qui peut émettre une chose ne peut pas l’absorber.
misconception-diagram-to-scale = Longueurs et angles d’un diagramme de Feynman représentent des durées de vie, des masses, des forces ou des vitesses.
misconception-diagram-is-a-film = Un seul diagramme de Feynman montre ce qui s’est vraiment passé, comme un film.
misconception-only-one-diagram-is-right = Parmi plusieurs diagrammes d’un même processus, un seul est juste.
misconception-diagram-is-only-a-drawing = Les boucles ne sont que du dessin et n’ont rien à voir avec la nature.
misconception-loop-is-repetition = Une boucle dans un diagramme veut dire que quelque chose se répète.
misconception-inner-lines-are-things = Une ligne à l’intérieur d’un diagramme est une particule qu’on pourrait attraper.
misconception-each-line-is-another-particle = Chaque ligne d’un diagramme est une particule de plus, présente à la fin.
misconception-mostly-right-is-enough = Il suffit qu’un processus respecte les lois presque partout.
misconception-complicated-cannot-happen = Ce qui demande beaucoup d’étapes ne peut pas arriver.
misconception-microscopes-show-particles = Avec un microscope assez puissant, on pourrait voir n’importe quelle particule.

## Forces

misconception-photon-changes-kind = Absorber ou émettre un photon change une particule en une particule d’une autre sorte.
misconception-energy-changes-the-kind = Avec plus d’énergie, une particule devient une autre, plus lourde.
misconception-light-things-cannot-act-on-heavy-ones = Ce qui est léger ne peut rien faire à ce qui est lourd.
misconception-equal-things-never-meet = Des choses identiques ne se rencontrent jamais.
misconception-charges-are-magnetic-poles = Charges électriques et pôles magnétiques, c’est la même chose.

## Matter and its parts

misconception-charged-has-only-such-parts = Ce qui est positif n’a que des parties positives, ce qui est négatif que des négatives.
misconception-leptons-are-inside-nucleons = Protons et neutrons contiennent des électrons ou des positons.
misconception-bonds-store-energy = Lier des choses coûte de l’énergie, donc ce qui est lié en a plus.
misconception-neutrino-is-a-mere-extra = Qu’une désintégration donne des neutrinos ou non ne change rien.

## Antimatter and the Big Bang

misconception-antimatter-is-negative = L’antimatière est de la matière chargée négativement.
misconception-neutral-has-no-antiparticle = Les particules neutres n’ont pas d’antiparticule.
misconception-one-antiparticle-is-enough = Une seule antiparticule dans une chose suffit pour en faire de l’antimatière.
misconception-antimatter-hides-far-away = L’antimatière du Big Bang existe encore, dans d’autres galaxies.
misconception-matter-beats-antimatter = La matière est plus forte que l’antimatière et a gagné.
misconception-matter-was-always-there = La matière était là avant le Big Bang, qui l’a seulement dispersée.
misconception-elements-only-from-stars = Tous les éléments sauf l’hydrogène viennent seulement des étoiles.
misconception-all-elements-from-the-big-bang = Tous les éléments sont nés lors du Big Bang.
misconception-helium-comes-from-rocks = Tout l’hélium vient des roches, comme celui des ballons.
misconception-elements-are-made-in-the-earth = La chaleur et la pression dans la Terre font de nouveaux éléments.
misconception-elements-are-made-by-life = Plantes et animaux fabriquent les éléments dont ils sont faits.
misconception-fire-sets-most-energy-free = Rien ne libère plus d’énergie que le feu.
misconception-fusion-uses-up-the-whole-mass = Dans la fusion, toute la masse devient de l’énergie.
misconception-mass-alone-decides-the-energy = Des masses égales libèrent la même énergie, quoi qu’il leur arrive.

## Detectors

misconception-magnets-make-things-spin = Un aimant fait tourner les particules sur elles-mêmes, et leur route se courbe.
misconception-tracks-need-no-charge = Qu’une particule laisse une trace ou non n’a rien à voir avec sa charge.
misconception-heavier-is-stopped-sooner = Plus une particule est lourde, plus vite elle est arrêtée.
misconception-lighter-gets-further = Plus une particule est légère, plus loin elle va dans la matière.
misconception-neutrinos-are-easily-stopped = Un détecteur arrête les neutrinos comme les autres particules.
misconception-all-showers-are-alike = Toutes les particules font la même gerbe au même endroit.
misconception-motion-from-nothing = Un choc peut tout mettre en mouvement du même côté.
misconception-every-vertex-is-a-collision = Là où des traces commencent, il y a toujours eu un choc.
misconception-slow-leaves-no-track = Une particule lente ne laisse pas de trace avant d’être rapide.

## Laws

misconception-only-charge-is-kept = Seule la charge électrique doit être la même avant et après.
misconception-only-protons-are-baryons = Seuls les protons comptent comme baryons, pas les neutrons.
misconception-mesons-count-as-baryons = Les pions comptent comme baryons, parce qu’ils sont faits de quarks, eux aussi.
misconception-light-things-are-leptons = Tout ce qui est léger compte comme lepton, un pion aussi.
misconception-new-matter-needs-no-antimatter = De la matière nouvelle peut naître sans antimatière, s’il y a assez d’énergie.
misconception-each-lighter-is-enough = Il suffit que chaque produit soit plus léger que ce qui s’est désintégré.
misconception-charge-becomes-mass = De la charge peut devenir de la masse.

## The bump hunt

misconception-energies-alone-give-the-mass = Les énergies des produits suffisent à donner la masse de la particule.
misconception-one-product-is-enough = Un seul des produits suffit pour trouver la masse de la particule.
misconception-fast-is-heavier = Une particule a plus de masse quand elle va vite.
misconception-every-pair-has-one-parent = Deux choses trouvées ensemble vont ensemble.
misconception-background-is-a-fault = Le bruit de fond est une erreur du détecteur.
misconception-background-makes-the-peak-wide = Le bruit de fond appuie sur un pic et l’élargit.
misconception-detector-makes-the-peak = Un pic se trouve là où le détecteur mesure le mieux.
misconception-beam-energy-sets-the-mass = L’énergie des faisceaux fixe la masse où se trouve un pic.
misconception-particles-of-a-kind-have-one-energy = Toutes les particules d’une sorte ont la même énergie.
misconception-wide-peak-is-many-particles = Des résultats différents montrent que les choses mesurées sont différentes.
misconception-spread-means-mistakes = Si des résultats diffèrent, quelqu’un a mal mesuré.
misconception-proof-needs-certainty = En science, seul compte ce qui est tout à fait sûr.
