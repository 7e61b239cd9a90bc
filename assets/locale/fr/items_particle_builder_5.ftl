# Niveau 5 : les bosons W. Ce que demandent les questions, les réponses, et chaque loi en une phrase.

## charge_adds

item-particle-builder-5-charge-adds-law = Un W ajoute sa charge à celle de la particule : la somme est la charge de la nouvelle.
item-particle-builder-5-charge-adds-a = Un quark strange (−⅓) absorbe un W plus (+1). Quelle est la charge du nouveau quark ?
item-particle-builder-5-charge-adds-a-plus-two = +⅔
item-particle-builder-5-charge-adds-a-minus-one = −⅓
item-particle-builder-5-charge-adds-a-minus-four = −1⅓
item-particle-builder-5-charge-adds-a-plus-five = +1⅔
item-particle-builder-5-charge-adds-b = Un quark charm (+⅔) absorbe un W moins (−1). Quelle est la charge du nouveau quark ?
item-particle-builder-5-charge-adds-b-plus-two = +⅔
item-particle-builder-5-charge-adds-b-minus-one = −⅓
item-particle-builder-5-charge-adds-b-minus-four = −1⅓
item-particle-builder-5-charge-adds-b-plus-five = +1⅔
item-particle-builder-5-charge-adds-c = Un noyau de fluor a la charge +9. Un de ses protons émet un W plus (+1). Quelle est maintenant la charge du noyau ?
item-particle-builder-5-charge-adds-c-eight = +8
item-particle-builder-5-charge-adds-c-ten = +10
item-particle-builder-5-charge-adds-c-nine = +9
item-particle-builder-5-charge-adds-c-one = +1

## partner

item-particle-builder-5-partner-law = Un W change un quark de charge +⅔ en un quark de charge −⅓, ou l’inverse. Il ne change jamais la matière en antimatière.
item-particle-builder-5-partner-a = Un quark down absorbe un W plus. Quelle particule peut en sortir ?
item-particle-builder-5-partner-a-why = Pourquoi est-ce celle-ci ?
item-particle-builder-5-partner-a-why-sum = Les charges s’ajoutent, et un quark reste un quark
item-particle-builder-5-partner-a-why-mass = Sa masse est la somme des deux masses d’avant
item-particle-builder-5-partner-a-why-chance = Le hasard décide, toute particule peut en sortir
item-particle-builder-5-partner-b = Un quark up absorbe un W moins. Quelle particule peut en sortir ?
item-particle-builder-5-partner-b-why = Pourquoi est-ce celle-ci ?
item-particle-builder-5-partner-b-why-sum = C’est un quark, et sa charge est la bonne somme
item-particle-builder-5-partner-b-why-mass = Elle est aussi lourde que le quark et le W
item-particle-builder-5-partner-b-why-chance = C’est une parmi d’autres, choisie au hasard
item-particle-builder-5-partner-c = Un quark top (+⅔) émet un W plus (+1). Quelle particule reste presque toujours ?
item-particle-builder-5-partner-c-bottom = Un quark bottom (−⅓)
item-particle-builder-5-partner-c-anti = Un antiquark bottom (+⅓)
item-particle-builder-5-partner-c-same = Un quark charm (+⅔)
item-particle-builder-5-partner-c-tau = Un antitau (+1)

## kind_stays

item-particle-builder-5-kind-stays-law = Un W ne change jamais un quark en lepton, ni un lepton en quark.
item-particle-builder-5-kind-stays-a = Un quark absorbe un boson W. Que devient-il à chaque fois ?
item-particle-builder-5-kind-stays-a-quark = Un quark
item-particle-builder-5-kind-stays-a-lepton = Un lepton
item-particle-builder-5-kind-stays-a-boson = Un boson
item-particle-builder-5-kind-stays-a-antiquark = Un antiquark
item-particle-builder-5-kind-stays-b = Un lepton absorbe un boson W. Que devient-il à chaque fois ?
item-particle-builder-5-kind-stays-b-lepton = Un lepton
item-particle-builder-5-kind-stays-b-quark = Un quark
item-particle-builder-5-kind-stays-b-boson = Un boson
item-particle-builder-5-kind-stays-b-antilepton = Un antilepton
item-particle-builder-5-kind-stays-c = Dans le Soleil, des protons deviennent des neutrons et des positons s’envolent. Que deviennent les quarks qui changent ?
item-particle-builder-5-kind-stays-c-quarks = D’autres quarks
item-particle-builder-5-kind-stays-c-positrons = Les positons qui s’envolent
item-particle-builder-5-kind-stays-c-bosons = Les bosons W entre les deux
item-particle-builder-5-kind-stays-c-anti = Des antiquarks de leur sorte

## lepton_family

item-particle-builder-5-lepton-family-law = Un W ne change jamais la famille d’un lepton.
item-particle-builder-5-lepton-family-a = Un muon absorbe un W plus. Quelle particule en sort ?
item-particle-builder-5-lepton-family-b = Un neutrino électronique absorbe un W moins. Quelle particule en sort ?
item-particle-builder-5-lepton-family-c = Certains noyaux capturent un électron de leur atome : il absorbe le W plus d’un proton. Que devient l’électron ?
item-particle-builder-5-lepton-family-c-electron = Un neutrino électronique
item-particle-builder-5-lepton-family-c-muon = Un neutrino muonique
item-particle-builder-5-lepton-family-c-positron = Un positon
item-particle-builder-5-lepton-family-c-photon = Un photon

## nucleon

item-particle-builder-5-nucleon-law = Un proton qui émet un W plus devient un neutron. Avec un W moins, un neutron devient un proton.
item-particle-builder-5-nucleon-a = Dans un proton, un quark up émet un W plus. Qu’est devenu le proton ?
item-particle-builder-5-nucleon-a-neutron = Un neutron
item-particle-builder-5-nucleon-a-proton = Un proton
item-particle-builder-5-nucleon-a-electron = Un électron
item-particle-builder-5-nucleon-a-antiproton = Un antiproton
item-particle-builder-5-nucleon-b = Dans un neutron, un quark down émet un W moins. Qu’est devenu le neutron ?
item-particle-builder-5-nucleon-b-proton = Un proton
item-particle-builder-5-nucleon-b-neutron = Un neutron
item-particle-builder-5-nucleon-b-positron = Un positon
item-particle-builder-5-nucleon-b-antineutron = Un antineutron
item-particle-builder-5-nucleon-c = Un noyau de carbone a 6 protons et 8 neutrons. Un quark down d’un des neutrons émet un W moins. Que contient-il maintenant ?
item-particle-builder-5-nucleon-c-seven = 7 protons et 7 neutrons
item-particle-builder-5-nucleon-c-nine = 5 protons et 9 neutrons
item-particle-builder-5-nucleon-c-same = 6 protons et 8 neutrons
item-particle-builder-5-nucleon-c-electron = 6 protons, 7 neutrons, 1 électron

## carried_away

item-particle-builder-5-carried-away-law = Quand une particule change de charge, un W emporte la différence.
item-particle-builder-5-carried-away-a = Un quark up (+⅔) devient un quark down (−⅓). Quel boson emporte le reste de la charge ?
item-particle-builder-5-carried-away-a-w-plus = Un W plus
item-particle-builder-5-carried-away-a-w-minus = Un W moins
item-particle-builder-5-carried-away-a-z = Un boson Z
item-particle-builder-5-carried-away-a-photon = Un photon
item-particle-builder-5-carried-away-b = Un quark down (−⅓) devient un quark up (+⅔). Quel boson emporte le reste de la charge ?
item-particle-builder-5-carried-away-b-w-plus = Un W plus
item-particle-builder-5-carried-away-b-w-minus = Un W moins
item-particle-builder-5-carried-away-b-z = Un boson Z
item-particle-builder-5-carried-away-b-photon = Un photon
item-particle-builder-5-carried-away-c = Un noyau de cobalt se désintègre et sa charge passe de +27 à +28. Qu’est-ce qui doit le quitter ?
item-particle-builder-5-carried-away-c-minus = Un W moins ou une autre particule de charge −1
item-particle-builder-5-carried-away-c-plus = Un W plus ou une autre particule de charge +1
item-particle-builder-5-carried-away-c-neutral = Un boson Z ou un photon
item-particle-builder-5-carried-away-c-nothing = Rien ne doit le quitter

## family_kept

item-particle-builder-5-family-kept-law = Un lepton qui rencontre un W change de charge et de masse, mais pas de famille.
item-particle-builder-5-family-kept-a = Un W change un tau en neutrino tauique. Qu’est-ce qui est resté le même ?
item-particle-builder-5-family-kept-a-family = Sa famille
item-particle-builder-5-family-kept-a-charge = Sa charge électrique
item-particle-builder-5-family-kept-a-mass = Sa masse
item-particle-builder-5-family-kept-a-lifetime = Sa durée de vie moyenne
item-particle-builder-5-family-kept-b = Un W change un neutrino muonique en muon. Qu’est-ce qui est resté le même ?
item-particle-builder-5-family-kept-b-family = Sa famille
item-particle-builder-5-family-kept-b-charge = Sa charge électrique
item-particle-builder-5-family-kept-b-mass = Sa masse
item-particle-builder-5-family-kept-b-lifetime = Le temps qu’il vit en moyenne
item-particle-builder-5-family-kept-c = Des physiciens veulent prouver qu’un faisceau contient un neutrino tauique. Un W le change en lepton chargé. Lequel doivent-ils trouver ?
item-particle-builder-5-family-kept-c-tau = Un tau, même lourd
item-particle-builder-5-family-kept-c-muon = Un muon, car il est plus léger
item-particle-builder-5-family-kept-c-electron = Un électron, car il est stable
item-particle-builder-5-family-kept-c-any = N’importe lequel des trois

## sum_before_after

item-particle-builder-5-sum-before-after-law = La somme de toutes les charges est la même avant et après.
item-particle-builder-5-sum-before-after-a = Un W plus (+1) et un quark down (−⅓) deviennent un quark up (+⅔). Combien vaut la somme des charges ?
item-particle-builder-5-sum-before-after-a-two-two = +⅔ avant, +⅔ après
item-particle-builder-5-sum-before-after-a-two-one = +⅔ avant, −⅓ après
item-particle-builder-5-sum-before-after-a-one-two = −⅓ avant, +⅔ après
item-particle-builder-5-sum-before-after-a-one-one = −⅓ avant, −⅓ après
item-particle-builder-5-sum-before-after-b = Un W moins (−1) et un quark up (+⅔) deviennent un quark down (−⅓). Combien vaut la somme des charges ?
item-particle-builder-5-sum-before-after-b-two-two = +⅔ avant, +⅔ après
item-particle-builder-5-sum-before-after-b-two-one = +⅔ avant, −⅓ après
item-particle-builder-5-sum-before-after-b-one-two = −⅓ avant, +⅔ après
item-particle-builder-5-sum-before-after-b-one-one = −⅓ avant, −⅓ après
item-particle-builder-5-sum-before-after-c = Un neutrino heurte un noyau de chlore (+17). Il en sort un noyau d’argon (+18) et une particule. Quelle est la charge de celle-ci ?
item-particle-builder-5-sum-before-after-c-minus = −1
item-particle-builder-5-sum-before-after-c-plus = +1
item-particle-builder-5-sum-before-after-c-zero = 0
item-particle-builder-5-sum-before-after-c-sum = +35
