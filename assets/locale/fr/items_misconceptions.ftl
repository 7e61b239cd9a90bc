# What learners believe, for the teacher’s page. Each is wrong.

## Matter and its parts

misconception-neutron-is-proton-and-electron = Un neutron est un proton et un électron collés ensemble.
misconception-proton-and-neutron-swapped = Un proton, c’est un up et deux down. Un neutron, c’est deux up et un down.
misconception-proton-is-elementary = Protons et neutrons sont ce qu’il y a de plus petit et n’ont pas de parties.
misconception-everything-is-made-of-quarks = Tout est fait de quarks, même les électrons et la lumière.
misconception-lepton-is-a-quark = Les muons et les taus sont des quarks, ou sont faits de quarks.
misconception-particles-have-shells = Une coque solide entoure les parties d’un atome ou d’une particule.
misconception-particle-has-the-properties-of-stuff = Une particule est comme la matière qu’elle compose : dure, chaude, brillante ou mouillée.
misconception-too-small-to-be-seen = Ce qu’on ne voit jamais seul est trop petit pour nos appareils.
misconception-not-found-yet = Ce qu’on n’a jamais trouvé, on ne l’a pas cherché assez longtemps.

## Charge

misconception-charge-signs-ignored = On additionne les charges sans regarder leur signe.
misconception-commonest-charge-wins = Le tout a la charge de la plupart de ses parties.
misconception-neutral-has-no-charges = Une particule neutre ne contient aucune charge.
misconception-heavier-has-more-charge = Plus une particule est lourde, plus elle a de charge.
misconception-heavier-has-less-charge = Dans une particule lourde, la charge est diluée.
misconception-heavy-is-neutral = Les particules très lourdes n’ont pas de charge.
misconception-charge-is-used-up = La charge peut s’user ou se perdre.
misconception-charge-from-nothing = De la charge peut sortir de rien.

## Mass and energy

misconception-photon-has-mass = La lumière a une masse, parce qu’elle a de l’énergie.
misconception-higgs-makes-the-proton-heavy = Le Higgs donne au proton la plus grande partie de sa masse.
misconception-mass-is-the-sum-of-the-parts = Une chose pèse exactement autant que la somme de ses parties.
misconception-mass-from-nothing = Une particule légère au repos peut se désintégrer en particules plus lourdes.
misconception-energy-is-used-up = L’énergie s’épuise quand il se passe quelque chose.

## Antimatter

misconception-antimatter-has-negative-mass = L’antimatière a une masse ou une énergie négative.
misconception-antimatter-is-only-a-name = L’antimatière est de la matière ordinaire sous un autre nom.
misconception-antimatter-cannot-be-made = L’antimatière ne peut pas venir de particules ordinaires.
misconception-annihilation-destroys-energy = Quand une paire s’annihile, son énergie est détruite.
misconception-any-antimatter-annihilates = N’importe quelle antiparticule s’annihile avec n’importe quelle particule.
misconception-opposite-charges-annihilate = Plus et moins s’annihilent dès qu’ils se rencontrent.
misconception-equal-particles-annihilate = Deux particules pareilles s’annihilent.

## States

misconception-charge-decides-who-shares = C’est la charge qui décide quelles particules peuvent partager un état.
misconception-all-equal-particles-share = Toutes les particules pareilles peuvent partager un état.

## Forces

misconception-heavier-feels-more = Plus lourd veut dire plus fort : ce qui est lourd agit et subit davantage.
misconception-bigger-feels-more = Ce qui est plus grand subit une force, le plus petit passe à travers.
misconception-fast-escapes-forces = Les particules rapides échappent à toute interaction.
misconception-every-force-acts-on-all = Chaque interaction agit sur toutes les particules.
misconception-every-force-needs-electric-charge = Toute interaction a besoin d’une charge électrique.
misconception-leptons-are-all-alike = Tous les leptons réagissent et agissent de la même façon, chargés ou non.
misconception-bosons-act-on-each-other = Les bosons agissent entre eux simplement parce que ce sont des bosons.
misconception-massless-feels-nothing = Les particules sans masse ne sont sensibles à aucune interaction.
misconception-weak-is-only-for-neutrinos = L’interaction faible n’agit que sur les neutrinos.
misconception-weak-is-only-in-nuclei = L’interaction faible n’agit que dans les noyaux, sur les quarks.
misconception-strong-force-holds-electrons = L’interaction forte retient les électrons dans l’atome.
misconception-electric-force-binds-everything = Toute cohésion vient de la charge électrique, même dans un noyau.
misconception-gravity-binds-the-nucleus = La gravitation assure la cohésion des protons et des noyaux.

## Colour charge

misconception-colour-is-seen = La charge de couleur est une couleur qu’on pourrait voir.
misconception-colour-is-electric-charge = La charge de couleur est une sorte de charge électrique.
misconception-colour-belongs-to-the-flavour = Chaque sorte de quark a sa couleur à elle.
misconception-colour-makes-antimatter = Un quark d’une autre couleur est un antiquark.
misconception-equal-colours-are-neutral = Des couleurs pareilles ensemble sont neutres : qui se ressemble s’assemble.
misconception-any-mixture-is-neutral = N’importe quel mélange de couleurs est neutre.
misconception-any-anticolour-is-enough = N’importe quelle anticouleur neutralise n’importe quelle couleur.
misconception-two-quarks-are-enough = Deux quarks peuvent former une particule à eux seuls.
misconception-any-three-make-a-hadron = Trois quarks ou antiquarks quelconques forment une particule.
misconception-quarks-can-be-alone = Un quark peut être seul, comme un électron.
misconception-quarks-decay-at-once = On ne voit pas de quarks seuls parce qu’ils se désintègrent aussitôt.
misconception-gluons-eat-the-colour = Les gluons enlèvent la couleur, si bien qu’il n’en reste plus.

## Chance

misconception-likely-means-certain = Les choses probables arrivent, les improbables n’arrivent pas.
misconception-chance-says-nothing = Ce qui dépend du hasard ne se prédit pas du tout, même en grand nombre.
misconception-chance-is-exact = Une probabilité donne le nombre exact, pas un à-peu-près.
misconception-chance-is-a-share-of-one = Chaque particule fait un peu de tout.
misconception-chance-takes-turns = Le hasard est juste, donc les résultats se relaient.
misconception-chance-is-due = Un résultat qui n’est pas venu depuis longtemps va forcément arriver.
misconception-streaks-go-on = Ce qui est venu souvent revient plus facilement.
misconception-number-of-trials-does-not-matter = Peu d’essais valent autant que beaucoup.
misconception-fewer-trials-are-tidier = Avec moins d’essais, il y a moins d’écarts.
misconception-all-outcomes-are-equally-likely = Tout ce qui peut arriver est également probable.
misconception-everything-reacts = Quand des particules se rencontrent, il se passe toujours quelque chose.
misconception-cross-section-is-size = La section efficace est la taille des particules.
misconception-cross-section-is-time = La section efficace dit à quelle vitesse va une réaction ou combien elle dure.
misconception-cross-section-is-reach = Ce qui a une grande section efficace va loin.
misconception-cross-section-is-of-the-target = La section efficace ne dépend que de la particule touchée.

## Neutrinos

misconception-neutrino-is-a-small-neutron = Un neutrino est un petit neutron.
misconception-neutrino-is-an-uncharged-electron = Un neutrino est un électron (ou un muon) qui a perdu sa charge.
misconception-neutrino-has-no-energy = Les neutrinos ne font rien parce qu’ils n’ont pas d’énergie.
misconception-size-decides-what-it-becomes = Une particule ne peut devenir qu’une autre de la même taille.
misconception-speed-decides-what-it-becomes = Une particule rapide ne peut pas devenir une particule lente.
misconception-neutrino-is-not-matter = Un neutrino est une sorte de rayonnement, pas de la matière.
misconception-neutrino-is-charged = Les neutrinos ont une charge.
misconception-neutrino-is-slow = Ce qui a une masse est forcément lent.
misconception-flavour-is-fixed = Un neutrino reste toujours ce qu’il est.
misconception-flavour-changes-for-good = Un neutrino change une fois pour toutes.
misconception-flavour-has-one-mass = Chaque saveur de neutrino a sa propre masse.
misconception-flavour-shares-are-always-the-same = Les parts des saveurs sont partout les mêmes.
misconception-missing-neutrinos-are-lost = Les neutrinos qu’on ne trouve pas ont été arrêtés en chemin ou ont disparu.
misconception-oscillation-is-decay = Les neutrinos changent parce qu’ils se désintègrent.
misconception-neutrinos-become-light = Les neutrinos deviennent de la lumière.
misconception-the-observer-decides = Le résultat dépend de qui regarde.

## Decays

misconception-decay-is-breaking = Se désintégrer, c’est se casser en morceaux qui étaient dedans.
misconception-products-were-around = Les produits d’une désintégration étaient déjà là, dans l’espace autour.
misconception-decay-is-vanishing = Une particule qui se désintègre disparaît, et il ne reste rien.
misconception-decay-is-weakening = Ce qui s’est désintégré est encore là, mais plus faible.
misconception-decay-by-age = Une particule se désintègre parce qu’elle s’use avec l’âge.
misconception-survivors-are-tough = Les particules encore là sont solides et vont durer.
misconception-decay-is-even = Pendant des durées égales, le même nombre se désintègre, jusqu’à la fin.
misconception-survivors-stay = Après la durée de vie, le reste ne se désintègre plus.
misconception-decay-gives-only-light = Une désintégration change une particule en lumière.
misconception-families-mix-freely = N’importe quel lepton va avec n’importe quel neutrino.
misconception-matter-and-antimatter-are-not-counted = Neutrino ou antineutrino, peu importe ce qui sort.
misconception-charged-things-cannot-come-out = Des particules chargées ne peuvent pas sortir d’une désintégration.
misconception-everything-happens-sometimes = Tout arrive tôt ou tard, même contre les lois.
misconception-lighter-is-always-commoner = Plus les produits sont légers, plus la désintégration est fréquente.
misconception-heavier-is-always-commoner = Une particule lourde préfère devenir des particules lourdes.

## Diagrams

misconception-feynman-diagram-is-a-map = Un diagramme de Feynman est une image des chemins que suivent les particules.
misconception-charge-unchanged = Un W ne touche pas à la charge d’une particule.
misconception-charge-need-not-add-up = La somme des charges peut changer quand des particules changent.
misconception-w-makes-antimatter = Changer de charge transforme la matière en antimatière.
misconception-quark-becomes-lepton = Un quark peut devenir un lepton, et un lepton un quark.
misconception-particle-becomes-boson = Une particule qui absorbe un boson est ensuite un boson.
misconception-neutral-boson-takes-charge = Un boson neutre peut emporter une charge.
misconception-same-stuff = Une particule transformée garde sa masse et sa durée de vie.
misconception-boson-charge-left-out = La charge d’un boson ne compte pas dans une somme.
