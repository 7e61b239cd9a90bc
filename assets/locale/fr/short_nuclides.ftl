# The chart of light nuclides: alpha, beta and gamma.

short_nuclides-title = Carte des noyaux
short_nuclides-wait-act = Attendre la désintégration
short_nuclides-show-act = Tout marquer
short_nuclides-parts = { $sign } : { NUMBER($protons) ->
    [one] { $protons } proton
   *[other] { $protons } protons
}, { NUMBER($neutrons) ->
    [one] { $neutrons } neutron
   *[other] { $neutrons } neutrons
}
short_nuclides-unknown = Personne n’a encore regardé s’il est stable.
short_nuclides-stable = Il est stable : il ne se désintègre jamais.
short_nuclides-half-life = { $sign } : demi-vie { $time }
short_nuclides-at-once = bien moins d’un milliardième de seconde
short_nuclides-ms = { $n } ms
short_nuclides-seconds = { $n } s
short_nuclides-minutes = { $n } minutes
short_nuclides-days = { $n } jours
short_nuclides-years = { $n } ans
short_nuclides-million = { $n } million d’années
short_nuclides-does-beta-minus = β⁻ : il devient { $after } et libère { $energy } MeV
short_nuclides-does-beta-plus = β⁺ : il devient { $after } et libère { $energy } MeV
short_nuclides-does-capture = Il capture un électron, devient { $after } et libère { $energy } MeV
short_nuclides-does-alpha = Il se brise en deux { $after } et libère { $energy } MeV
short_nuclides-does-neutron = { $n ->
    [one] Un neutron s’échappe
   *[other] { $n } neutrons s’échappent
} : il reste { $after }, et { $energy } MeV sont libérés
short_nuclides-does-proton = { $n ->
    [one] Un proton s’échappe
   *[other] { $n } protons s’échappent
} : il reste { $after }, et { $energy } MeV sont libérés
short_nuclides-cell = { $sign }, { $state }
short_nuclides-look-unknown = pas encore connu
short_nuclides-look-stable = stable
short_nuclides-look-beta-minus = bêta moins
short_nuclides-look-beta-plus = bêta plus
short_nuclides-look-capture = capture un électron
short_nuclides-look-alpha = alpha
short_nuclides-look-neutron = perd des neutrons
short_nuclides-look-proton = perd des protons

short_nuclides-guess = Chaque case est un noyau. Une case plus haut, c’est un proton de plus ; une case à droite, un neutron de plus. ³H a un proton et deux neutrons. Que devient-il ?
short_nuclides-guess-lighter = Un neutron s’échappe : ²H
short_nuclides-guess-helium = Un neutron devient un proton : ³He
short_nuclides-guess-never = Il reste comme il est
short_nuclides-wait = Touche ³H sur la carte et attends sa désintégration.
short_nuclides-see = Une case plus haut et une à gauche : ³He. Un neutron est devenu un proton, et un électron et un antineutrino sont partis. C’est le rayonnement bêta, β⁻. Dans Big*Bang, ton ³H fait pareil.
short_nuclides-plus = ¹¹C a 6 protons, mais seulement 5 neutrons. Il se désintègre dans l’autre sens : un proton devient un neutron, et un positon part (β⁺). Que devient-il ? Tu peux regarder la carte.
short_nuclides-plus-nitrogen = ¹¹N
short_nuclides-plus-boron = ¹¹B
short_nuclides-plus-carbon = ¹⁰C
short_nuclides-plus-boron-why = Un proton est devenu un neutron : 5 protons et 6 neutrons. Un noyau qui a 5 protons est du bore.
short_nuclides-plus-nitrogen-why = Dans ce cas, il y aurait un proton de plus. Mais un proton est devenu un neutron.
short_nuclides-plus-carbon-why = Dans ce cas, il manquerait un neutron. Mais il y en a un de plus.
short_nuclides-eight = ⁸Be a 4 protons et 4 neutrons. Les étoiles le font avec deux noyaux d’hélium. Et ensuite ?
short_nuclides-eight-stable = Il est stable
short_nuclides-eight-beta = Un neutron devient un proton
short_nuclides-eight-halves = Il se brise de nouveau en deux ⁴He
short_nuclides-split = Touche ⁸Be et attends.
short_nuclides-alpha = ⁴He est si bien lié qu’il sort d’un seul bloc. Un ⁴He qui sort d’un noyau s’appelle rayonnement alpha, α. De gros noyaux comme le radium en émettent aussi.
short_nuclides-uranium = L’uranium 238 a 92 protons et émet α. Sur une carte plus grande, de combien de cases descend-il ?
short_nuclides-uranium-same = Aucune
short_nuclides-uranium-two = Deux
short_nuclides-uranium-four = Quatre
short_nuclides-uranium-two-why = α est un ⁴He et emporte 2 protons : 92 − 2 = 90. Chaque ligne de la carte est un proton.
short_nuclides-uranium-same-why = Dans ce cas, α n’emporterait pas de protons. Mais ⁴He en a deux.
short_nuclides-uranium-four-why = Dans ce cas, ⁴He aurait quatre protons. Mais deux de ses quatre particules sont des neutrons.
short_nuclides-gamma = ⁷Be devient ⁷Li. Une fois sur dix, ce ⁷Li a trop d’énergie. Il la rend sous forme de photon : le rayonnement gamma, γ. Sur quelle case est-il alors ?
short_nuclides-gamma-same = Toujours sur ⁷Li
short_nuclides-gamma-up = Une case plus haut
short_nuclides-gamma-down = Une case plus bas
short_nuclides-gamma-same-why = Un photon n’emporte ni proton ni neutron. Il reste le même noyau, avec moins d’énergie.
short_nuclides-gamma-up-why = Dans ce cas, il y aurait un nouveau proton. Mais un photon ne porte que de l’énergie.
short_nuclides-gamma-down-why = Dans ce cas, le photon emporterait un proton. Mais il ne porte que de l’énergie.
short_nuclides-valley = Où sont les noyaux stables sur la carte ?
short_nuclides-valley-edge = Le long des bords
short_nuclides-valley-even = Répartis partout
short_nuclides-valley-middle = Là où il y a à peu près autant de protons que de neutrons
short_nuclides-show = Essaies-en quelques-uns de ton choix. Puis marque-les tous.
short_nuclides-along = Les cases vertes forment une bande, et toutes les flèches y mènent. Aucun noyau de 5 ou 8 particules n’est stable. C’est pourquoi le Big Bang n’a guère dépassé l’hélium.
short_nuclides-say = Compose ta loi. Un noyau qui n’est pas stable…
short_nuclides-say-towards = … va vers les noyaux stables
short_nuclides-say-lighter = … perd toujours un neutron
short_nuclides-say-halves = … se brise en deux moitiés
short_nuclides-say-lighter-why = Dans ce cas, ³H serait devenu ²H. Mais il est devenu ³He.
short_nuclides-say-halves-why = Dans ce cas, tous feraient comme ⁸Be. Mais la plupart gardent leur nombre de particules.
short_nuclides-because = Et pourquoi se désintègre-t-il ? Parce que tout ce qui en sort a, ensemble…
short_nuclides-because-charge = … moins de charge
short_nuclides-because-energy = … moins de masse, et le reste est de l’énergie
short_nuclides-because-age = … plus de particules
short_nuclides-because-charge-why = Dans ce cas, de la charge se perdrait. Mais sa somme reste la même.
short_nuclides-because-age-why = Dans ce cas, ²H se déferait aussi. Mais il est stable.
short_nuclides-law = Un noyau se désintègre si les produits ont moins de masse ; le reste devient de l’énergie. α emporte deux protons et deux neutrons, β change un neutron en proton ou l’inverse, et γ n’emporte que de l’énergie.
