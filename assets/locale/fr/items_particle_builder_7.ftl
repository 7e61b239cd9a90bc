# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = Les produits d’une désintégration n’étaient pas dedans : ils naissent à ce moment-là.
item-particle-builder-7-not-inside-a = Un boson Z se désintègre en un muon et un antimuon. Où était le muon avant ?
item-particle-builder-7-not-inside-a-nowhere = Nulle part, il est né de la désintégration
item-particle-builder-7-not-inside-a-inside = À l’intérieur, c’était une partie du Z
item-particle-builder-7-not-inside-a-around = À l’extérieur, dans l’espace autour du Z
item-particle-builder-7-not-inside-a-itself = C’était le Z, qui est plus faible maintenant
item-particle-builder-7-not-inside-b = Un tau se désintègre en un muon et deux neutrinos. Où était le muon avant ?
item-particle-builder-7-not-inside-b-nowhere = Nulle part, il est né de la désintégration
item-particle-builder-7-not-inside-b-inside = À l’intérieur, c’était une partie du tau
item-particle-builder-7-not-inside-b-around = À l’extérieur, dans l’espace autour du tau
item-particle-builder-7-not-inside-b-itself = C’était le tau, qui est plus faible maintenant

## Charge is kept

item-particle-builder-7-charge-is-kept-law = Dans chaque désintégration, la somme des charges reste la même.
item-particle-builder-7-charge-is-kept-a = Un tau se désintègre en ces deux particules et une autre. Laquelle ?
item-particle-builder-7-charge-is-kept-b = Un muon se désintègre en ces deux particules et une autre. Laquelle ?

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = Dans chaque désintégration, chaque famille de leptons garde son nombre : un lepton compte plus un, un antilepton moins un.
item-particle-builder-7-lepton-numbers-a = Un W moins se désintègre en un électron et une autre particule. Laquelle ?
item-particle-builder-7-lepton-numbers-b = Un W plus se désintègre en un antimuon et une autre particule. Laquelle ?

## No ageing

item-particle-builder-7-no-ageing-law = Une particule ne vieillit pas : vieille ou jeune, elle a la même chance de se désintégrer ensuite.
item-particle-builder-7-no-ageing-a = Un muon vient de naître, un autre a déjà vécu cinq durées de vie moyennes. Lequel risque le plus de se désintégrer ensuite ?
item-particle-builder-7-no-ageing-a-both = Autant l’un que l’autre
item-particle-builder-7-no-ageing-a-old = Plutôt le vieux
item-particle-builder-7-no-ageing-a-young = Plutôt le jeune
item-particle-builder-7-no-ageing-a-why = Pourquoi ?
item-particle-builder-7-no-ageing-a-why-memory = Son âge ne change rien
item-particle-builder-7-no-ageing-a-why-worn = Les vieilles choses sont usées
item-particle-builder-7-no-ageing-a-why-tough = Les survivants sont solides
item-particle-builder-7-no-ageing-b = Un tau vient de naître, un autre a déjà vécu quatre durées de vie moyennes. Lequel risque le plus de se désintégrer ensuite ?
item-particle-builder-7-no-ageing-b-both = Autant l’un que l’autre
item-particle-builder-7-no-ageing-b-old = Plutôt le vieux
item-particle-builder-7-no-ageing-b-young = Plutôt le jeune
item-particle-builder-7-no-ageing-b-why = Pourquoi ?
item-particle-builder-7-no-ageing-b-why-memory = Son âge ne change rien
item-particle-builder-7-no-ageing-b-why-worn = Les vieilles choses sont usées
item-particle-builder-7-no-ageing-b-why-tough = Les survivants sont solides

## Same share

item-particle-builder-7-same-share-law = En des durées égales, la même part des particules restantes se désintègre.
item-particle-builder-7-same-share-a = Sur 80 muons, il en reste 40 après un certain temps. Combien en reste-t-il après encore autant de temps ?
item-particle-builder-7-same-share-a-share = Environ 20
item-particle-builder-7-same-share-a-even = Aucun
item-particle-builder-7-same-share-a-stay = Toujours 40
item-particle-builder-7-same-share-a-unknown = Tout nombre jusqu’à 40 est également probable
item-particle-builder-7-same-share-a-why = Pourquoi ?
item-particle-builder-7-same-share-a-why-share = La même part se désintègre chaque fois
item-particle-builder-7-same-share-a-why-number = Le même nombre se désintègre chaque fois
item-particle-builder-7-same-share-a-why-clock = Chaque muon a son temps fixé
item-particle-builder-7-same-share-b = Sur 90 taus, il en reste 30 après un certain temps. Combien en reste-t-il après encore autant de temps ?
item-particle-builder-7-same-share-b-share = Environ 10
item-particle-builder-7-same-share-b-even = Aucun
item-particle-builder-7-same-share-b-stay = Toujours 30
item-particle-builder-7-same-share-b-unknown = Tout nombre jusqu’à 30 est également probable
item-particle-builder-7-same-share-b-why = Pourquoi ?
item-particle-builder-7-same-share-b-why-share = La même part se désintègre chaque fois
item-particle-builder-7-same-share-b-why-number = Le même nombre se désintègre chaque fois
item-particle-builder-7-same-share-b-why-clock = Chaque tau a son temps fixé

## Transformation

item-particle-builder-7-transformation-law = Une désintégration change une particule en d’autres, plus légères.
item-particle-builder-7-transformation-a = Un muon vient de se désintégrer. Qu’y a-t-il maintenant ?
item-particle-builder-7-transformation-a-others = D’autres particules, plus légères
item-particle-builder-7-transformation-a-nothing = Plus rien du tout
item-particle-builder-7-transformation-a-pieces = Les morceaux du muon
item-particle-builder-7-transformation-a-weaker = Le même muon, mais plus faible
item-particle-builder-7-transformation-b = Un boson Z vient de se désintégrer. Qu’y a-t-il maintenant ?
item-particle-builder-7-transformation-b-others = D’autres particules, plus légères
item-particle-builder-7-transformation-b-nothing = Plus rien du tout
item-particle-builder-7-transformation-b-pieces = Les morceaux du boson Z
item-particle-builder-7-transformation-b-weaker = Le même boson Z, mais plus faible

## Energy limits

item-particle-builder-7-energy-limits-law = Une particule au repos ne peut pas donner quelque chose de plus lourd, parce que l’énergie est conservée.
item-particle-builder-7-energy-limits-a = Un boson Z au repos ne devient jamais un quark top et un antiquark top. Pourquoi ?
item-particle-builder-7-energy-limits-a-heavy = Le quark top est trop lourd
item-particle-builder-7-energy-limits-a-antimatter = L’antiquark serait de l’antimatière
item-particle-builder-7-energy-limits-a-charge = Les deux seraient chargés
item-particle-builder-7-energy-limits-a-luck = Ce n’est juste pas encore arrivé
item-particle-builder-7-energy-limits-b = Un muon au repos ne devient jamais un tau et deux neutrinos. Pourquoi ?
item-particle-builder-7-energy-limits-b-heavy = Le tau est trop lourd
item-particle-builder-7-energy-limits-b-antimatter = Un des neutrinos serait de l’antimatière
item-particle-builder-7-energy-limits-b-charge = Le tau serait chargé
item-particle-builder-7-energy-limits-b-luck = Ce n’est juste pas encore arrivé

## Three colours count

item-particle-builder-7-three-colours-count-law = Un W donne plus souvent des quarks que des leptons, parce que deux paires de quarks existent en trois couleurs chacune. Cela fait six voies contre trois.
item-particle-builder-7-three-colours-count-a = Un W plus donne des quarks environ deux fois plus souvent que des leptons. Pourquoi ?
item-particle-builder-7-three-colours-count-a-colours = Chaque quark existe en trois couleurs
item-particle-builder-7-three-colours-count-a-lighter = Tous les quarks sont plus légers que les leptons
item-particle-builder-7-three-colours-count-a-heavier = Tous les quarks sont plus lourds que les leptons
item-particle-builder-7-three-colours-count-a-inside = Le W est fait de quarks
item-particle-builder-7-three-colours-count-b = Un W plus donne un quark up et un antiquark down environ trois fois plus souvent qu’un positon et un neutrino. Pourquoi ?
item-particle-builder-7-three-colours-count-b-colours = Chaque quark existe en trois couleurs
item-particle-builder-7-three-colours-count-b-lighter = Les deux quarks sont plus légers
item-particle-builder-7-three-colours-count-b-heavier = Les deux quarks sont plus lourds
item-particle-builder-7-three-colours-count-b-inside = Le W est fait de quarks
