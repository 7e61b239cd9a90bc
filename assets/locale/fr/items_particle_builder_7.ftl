# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = Les produits d’une désintégration n’étaient pas dedans : ils naissent à ce moment-là.
item-particle-builder-7-not-inside-a = Un boson Z se désintègre en un muon et un antimuon. Où était le muon avant ?
item-particle-builder-7-not-inside-a-nowhere = Nulle part, il est né de la désintégration
item-particle-builder-7-not-inside-a-inside = À l’intérieur, c’était une partie du Z
item-particle-builder-7-not-inside-a-around = À l’extérieur, dans l’espace autour du Z
item-particle-builder-7-not-inside-a-itself = C’était le Z, qui est plus faible maintenant
item-particle-builder-7-not-inside-b = Un tau se désintègre en un muon et deux neutrinos. Où était le muon avant ?
item-particle-builder-7-not-inside-b-nowhere = Il n’existait pas avant la désintégration
item-particle-builder-7-not-inside-b-inside = C’était une des parties du tau
item-particle-builder-7-not-inside-b-around = Il était quelque part près du tau
item-particle-builder-7-not-inside-b-itself = C’était le tau, qui est plus faible maintenant
item-particle-builder-7-not-inside-c = Un noyau de potassium dans une banane émet un électron. Où était cet électron une heure avant ?
item-particle-builder-7-not-inside-c-nowhere = Nulle part : il n’existait pas encore
item-particle-builder-7-not-inside-c-neutron = Dans un neutron du noyau
item-particle-builder-7-not-inside-c-shell = Dans le nuage de l’atome
item-particle-builder-7-not-inside-c-air = Dans l’air autour de la banane

## Charge is kept

item-particle-builder-7-charge-is-kept-law = Dans chaque désintégration, la somme des charges reste la même.
item-particle-builder-7-charge-is-kept-a = Un tau se désintègre en ces deux particules et une autre. Laquelle ?
item-particle-builder-7-charge-is-kept-b = Un muon se désintègre en ces deux particules et une autre. Laquelle ?
item-particle-builder-7-charge-is-kept-c = Un kaon neutre se désintègre en deux particules chargées. Un aimant courbe la première trace vers la gauche. Et la seconde ?
item-particle-builder-7-charge-is-kept-c-other = Elle va à droite, car la somme des charges est nulle
item-particle-builder-7-charge-is-kept-c-same = Elle va à gauche, car toutes deux viennent d’un kaon
item-particle-builder-7-charge-is-kept-c-straight = Elle est droite, car le kaon était neutre
item-particle-builder-7-charge-is-kept-c-chance = Elle va d’un côté, au hasard

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = Dans chaque désintégration, chaque famille de leptons garde son nombre : un lepton compte plus un, un antilepton moins un.
item-particle-builder-7-lepton-numbers-a = Un W moins se désintègre en un électron et une autre particule. Laquelle ?
item-particle-builder-7-lepton-numbers-b = Un W plus se désintègre en un antimuon et une autre particule. Laquelle ?
item-particle-builder-7-lepton-numbers-c = Un noyau sans leptons émet un électron. Un antineutrino électronique part avec lui. Pourquoi pas un neutrino ?
item-particle-builder-7-lepton-numbers-c-balance = Le nombre leptonique doit rester nul
item-particle-builder-7-lepton-numbers-c-chance = Le hasard choisit l’un ou l’autre
item-particle-builder-7-lepton-numbers-c-charge = Un antineutrino emporte la charge
item-particle-builder-7-lepton-numbers-c-family = Un antineutrino va avec tout lepton

## No ageing

item-particle-builder-7-no-ageing-law = Une particule ne vieillit pas : vieille ou jeune, elle a la même chance de se désintégrer dans la seconde qui suit.
item-particle-builder-7-no-ageing-a = Un muon vient de naître, un autre a déjà vécu cinq durées de vie moyennes. Lequel risque le plus de se désintégrer ensuite ?
item-particle-builder-7-no-ageing-a-both = Autant l’un que l’autre
item-particle-builder-7-no-ageing-a-old = Plutôt le vieux
item-particle-builder-7-no-ageing-a-young = Plutôt le jeune
item-particle-builder-7-no-ageing-a-why = Pourquoi ?
item-particle-builder-7-no-ageing-a-why-memory = Son âge ne change rien
item-particle-builder-7-no-ageing-a-why-worn = Les vieilles choses sont usées
item-particle-builder-7-no-ageing-a-why-tough = Les survivants sont solides
item-particle-builder-7-no-ageing-b = Un tau vient de naître, un autre a déjà vécu quatre durées de vie moyennes. Lequel risque le plus de se désintégrer ensuite ?
item-particle-builder-7-no-ageing-b-both = Aucun : leur probabilité est égale
item-particle-builder-7-no-ageing-b-old = Celui qui a vécu plus longtemps
item-particle-builder-7-no-ageing-b-young = Celui qui vient d’être produit
item-particle-builder-7-no-ageing-b-why = Pourquoi ?
item-particle-builder-7-no-ageing-b-why-memory = Son âge n’y change rien
item-particle-builder-7-no-ageing-b-why-worn = Ce qui a vécu longtemps est usé
item-particle-builder-7-no-ageing-b-why-tough = Ce qui a survécu est résistant
item-particle-builder-7-no-ageing-c = Un noyau de carbone radioactif a 3 000 ans, un autre est né hier. Lequel risque le plus de se désintégrer demain ?
item-particle-builder-7-no-ageing-c-either = Aucun : leur probabilité est la même
item-particle-builder-7-no-ageing-c-old = L’ancien : il est presque usé
item-particle-builder-7-no-ageing-c-young = Le nouveau : l’ancien est résistant
item-particle-builder-7-no-ageing-c-neither = Aucun : il faut 5 700 ans

## Same share

item-particle-builder-7-same-share-law = Pendant des durées égales, la même part des particules restantes se désintègre.
item-particle-builder-7-same-share-a = Sur 80 muons, il en reste 40 après un certain temps. Combien en reste-t-il après encore autant de temps ?
item-particle-builder-7-same-share-a-share = Environ 20
item-particle-builder-7-same-share-a-even = Aucun
item-particle-builder-7-same-share-a-stay = Toujours 40
item-particle-builder-7-same-share-a-unknown = N’importe quel nombre
item-particle-builder-7-same-share-a-why = Pourquoi ?
item-particle-builder-7-same-share-a-why-share = La même part se désintègre chaque fois
item-particle-builder-7-same-share-a-why-number = Le même nombre se désintègre chaque fois
item-particle-builder-7-same-share-a-why-clock = Chaque muon a son temps fixé
item-particle-builder-7-same-share-b = Sur 90 taus, il en reste 30 après un certain temps. Combien en reste-t-il après encore autant de temps ?
item-particle-builder-7-same-share-b-share = Environ 10
item-particle-builder-7-same-share-b-even = Aucun
item-particle-builder-7-same-share-b-stay = Toujours 30
item-particle-builder-7-same-share-b-unknown = N’importe quel nombre
item-particle-builder-7-same-share-b-why = Pourquoi ?
item-particle-builder-7-same-share-b-why-share = Une part fixe disparaît chaque fois
item-particle-builder-7-same-share-b-why-number = Un nombre fixe disparaît chaque fois
item-particle-builder-7-same-share-b-why-clock = Chaque tau a son heure
item-particle-builder-7-same-share-c = La moitié d’un produit radioactif d’hôpital se désintègre en 6 heures. Que reste-t-il de 80 milligrammes après 18 heures ?
item-particle-builder-7-same-share-c-ten = 10 milligrammes
item-particle-builder-7-same-share-c-none = Rien : tout est usé d’ici là
item-particle-builder-7-same-share-c-stay = 40 milligrammes : le reste ne change plus
item-particle-builder-7-same-share-c-unknown = Personne ne peut le dire

## Transformation

item-particle-builder-7-transformation-law = Une désintégration change une particule en d’autres, plus légères.
item-particle-builder-7-transformation-a = Un muon vient de se désintégrer. Qu’y a-t-il maintenant ?
item-particle-builder-7-transformation-a-others = D’autres particules, plus légères
item-particle-builder-7-transformation-a-nothing = Plus rien du tout
item-particle-builder-7-transformation-a-pieces = Les morceaux du muon
item-particle-builder-7-transformation-a-weaker = Le même muon, mais plus faible
item-particle-builder-7-transformation-b = Un boson Z vient de se désintégrer. Qu’y a-t-il maintenant ?
item-particle-builder-7-transformation-b-others = Des particules plus légères d’autres sortes
item-particle-builder-7-transformation-b-nothing = Il n’en reste rien
item-particle-builder-7-transformation-b-pieces = Les morceaux du boson Z
item-particle-builder-7-transformation-b-weaker = Le même boson Z, mais plus faible
item-particle-builder-7-transformation-c = Dans un vieux détecteur de fumée, beaucoup de noyaux d’américium se sont désintégrés. Que sont-ils devenus ?
item-particle-builder-7-transformation-c-others = Des noyaux d’autres éléments, plus légers
item-particle-builder-7-transformation-c-nothing = Rien : ils ont disparu sans trace
item-particle-builder-7-transformation-c-weaker = De l’américium affaibli
item-particle-builder-7-transformation-c-halves = Des protons et des neutrons isolés

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
item-particle-builder-7-energy-limits-b-luck = Cela arrivera bien un jour
item-particle-builder-7-energy-limits-c = Un neutron libre se désintègre en un proton et des particules légères. Un proton libre ne devient jamais un neutron. Pourquoi ?
item-particle-builder-7-energy-limits-c-heavier = Un neutron est plus lourd
item-particle-builder-7-energy-limits-c-charge = Un positon ne peut pas en sortir
item-particle-builder-7-energy-limits-c-tough = Un proton est plus résistant qu’un neutron
item-particle-builder-7-energy-limits-c-luck = Il lui faut plus de temps qu’à un neutron

## Three colours count

item-particle-builder-7-three-colours-count-law = Un W donne plus souvent des quarks que des leptons, parce que deux paires de quarks existent en trois couleurs chacune. Cela fait six voies contre trois.
item-particle-builder-7-three-colours-count-a = Un W plus donne des quarks environ deux fois plus souvent que des leptons. Pourquoi ?
item-particle-builder-7-three-colours-count-a-colours = Chaque quark existe en trois couleurs
item-particle-builder-7-three-colours-count-a-lighter = Tous les quarks sont plus légers que les leptons
item-particle-builder-7-three-colours-count-a-heavier = Tous les quarks sont plus lourds que les leptons
item-particle-builder-7-three-colours-count-a-inside = Le W est fait de quarks
item-particle-builder-7-three-colours-count-b = Un W plus donne un quark up et un antiquark down environ trois fois plus souvent qu’un positon et un neutrino. Pourquoi ?
item-particle-builder-7-three-colours-count-b-colours = Il y a trois couleurs pour chaque quark
item-particle-builder-7-three-colours-count-b-lighter = Les deux quarks sont plus légers
item-particle-builder-7-three-colours-count-b-heavier = Les deux quarks sont plus lourds
item-particle-builder-7-three-colours-count-b-inside = Les bosons W contiennent des quarks
item-particle-builder-7-three-colours-count-c = Supposons que les quarks existent en cinq couleurs et non en trois. À quelle fréquence un W deviendrait-il des quarks ?
item-particle-builder-7-three-colours-count-c-more = Plus souvent : il y a plus de façons
item-particle-builder-7-three-colours-count-c-same = Aussi souvent : la couleur n’est qu’une apparence
item-particle-builder-7-three-colours-count-c-less = Moins souvent : cinq couleurs pèsent plus
item-particle-builder-7-three-colours-count-c-always = Toujours : les quarks sont les plus probables
