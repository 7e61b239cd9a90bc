# Test items on the lesson of Big*Bang: stems, choices, reasons and laws.

## Bound mass

item-bigebang-bound-mass-law = Un noyau a moins de masse que ses parties séparées, parce que de l’énergie a été libérée lors de la fusion.
item-bigebang-bound-mass-a = Deux protons et deux neutrons forment ⁴He. Que devient leur masse ?
item-bigebang-bound-mass-a-less = Elle diminue
item-bigebang-bound-mass-a-more = Elle augmente
item-bigebang-bound-mass-a-same = Elle reste la même
item-bigebang-bound-mass-a-why = Pourquoi ?
item-bigebang-bound-mass-a-why-energy = De l’énergie a emporté de la masse
item-bigebang-bound-mass-a-why-bond = Le lien entre eux a aussi une masse
item-bigebang-bound-mass-a-why-kept = Rien n’est venu, et rien n’est parti
item-bigebang-bound-mass-b = Un proton et un ²H forment ³He. Que devient leur masse ?
item-bigebang-bound-mass-b-same = Elle ne change pas
item-bigebang-bound-mass-b-more = Elle augmente
item-bigebang-bound-mass-b-less = Elle diminue
item-bigebang-bound-mass-b-why = Pourquoi ?
item-bigebang-bound-mass-b-why-kept = Toutes les particules sont encore là
item-bigebang-bound-mass-b-why-bond = La liaison ajoute sa propre masse
item-bigebang-bound-mass-b-why-energy = L’énergie qui est partie avait une masse
item-bigebang-bound-mass-c = Dans le Soleil, l’hydrogène devient de l’hélium. Ensuite, un peu de masse semble manquer. Où est-elle ?
item-bigebang-bound-mass-c-light = Elle est partie avec l’énergie
item-bigebang-bound-mass-c-bonds = Elle est dans les liaisons de l’hélium
item-bigebang-bound-mass-c-fire = Le feu du Soleil l’a consommée
item-bigebang-bound-mass-c-nowhere = Elle est maintenant dans d’autres noyaux

## Nuclei push

item-bigebang-nuclei-push-law = Les noyaux se repoussent tant qu’ils ne se touchent pas, parce qu’ils ont tous une charge positive.
item-bigebang-nuclei-push-a = Deux protons nus vont l’un vers l’autre et ralentissent. Qu’est-ce qui les freine ?
item-bigebang-nuclei-push-a-charge = Ils ont la même charge
item-bigebang-nuclei-push-a-shell = Ils ont une coque solide
item-bigebang-nuclei-push-a-mass = Ils ont la même masse
item-bigebang-nuclei-push-a-pole = Ils ont des pôles magnétiques
item-bigebang-nuclei-push-b = Deux noyaux nus de ⁴He vont l’un vers l’autre et ralentissent. Qu’est-ce qui les freine ?
item-bigebang-nuclei-push-b-pole = Leurs pôles magnétiques se repoussent
item-bigebang-nuclei-push-b-mass = Leurs masses sont égales
item-bigebang-nuclei-push-b-charge = Leurs charges sont positives toutes les deux
item-bigebang-nuclei-push-b-shell = Leurs coques sont trop dures
item-bigebang-nuclei-push-c = Pour faire fusionner de l’hydrogène sur la Terre, on le chauffe à plus de 100 millions de degrés. À quoi sert cette chaleur ?
item-bigebang-nuclei-push-c-fast = Des noyaux rapides se touchent malgré la répulsion
item-bigebang-nuclei-push-c-shell = Les coques dures des noyaux y fondent
item-bigebang-nuclei-push-c-heavy = Les noyaux y prennent de la masse
item-bigebang-nuclei-push-c-poles = Les pôles magnétiques y disparaissent

## Helium origin

item-bigebang-helium-origin-law = Presque tout l’hélium date des premières minutes, parce qu’alors tout l’Univers était assez chaud et dense.
item-bigebang-helium-origin-a = Environ un quart de la matière ordinaire est de l’hélium. D’où vient-il pour la plus grande part ?
item-bigebang-helium-origin-a-stars = D’étoiles comme le Soleil
item-bigebang-helium-origin-a-minutes = Des toutes premières minutes
item-bigebang-helium-origin-a-rocks = Des roches dans les planètes
item-bigebang-helium-origin-a-always = D’avant le Big Bang
item-bigebang-helium-origin-b = Même les plus vieux nuages de gaz ont près d’un quart d’hélium. D’où vient-il ?
item-bigebang-helium-origin-b-always = Il est plus vieux que le Big Bang
item-bigebang-helium-origin-b-stars = Des étoiles comme le Soleil l’ont fait
item-bigebang-helium-origin-b-rocks = Il est sorti des roches des planètes
item-bigebang-helium-origin-b-minutes = Les premières minutes l’ont fait
item-bigebang-helium-origin-c = Supposons qu’aucune étoile ne se soit formée. Quelle part de la matière ordinaire serait de l’hélium ?
item-bigebang-helium-origin-c-quarter = Près d’un quart
item-bigebang-helium-origin-c-none = Aucune : seules les étoiles en font
item-bigebang-helium-origin-c-rocks = Celle des roches seulement
item-bigebang-helium-origin-c-before = Autant qu’avant le Big Bang

## Annihilation energy

item-bigebang-annihilation-energy-law = Quand matière et antimatière s’annihilent, d’autres particules emportent leur énergie, parce que l’énergie ne se perd jamais.
item-bigebang-annihilation-energy-a = Un proton et un antiproton s’annihilent. Que devient leur énergie ?
item-bigebang-annihilation-energy-a-destroyed = Elle disparaît en même temps qu’eux
item-bigebang-annihilation-energy-a-goes-on = D’autres particules l’emportent
item-bigebang-annihilation-energy-a-cancels = Elle s’annule et devient zéro
item-bigebang-annihilation-energy-a-why = Pourquoi ?
item-bigebang-annihilation-energy-a-why-zero = Plus et moins donnent zéro ensemble
item-bigebang-annihilation-energy-a-why-law = La somme de l’énergie ne change jamais
item-bigebang-annihilation-energy-a-why-gone = Ce qui a disparu n’a plus d’énergie
item-bigebang-annihilation-energy-b = Un électron et un positon s’annihilent. Que devient leur énergie ?
item-bigebang-annihilation-energy-b-goes-on = De nouvelles particules la reçoivent toute
item-bigebang-annihilation-energy-b-cancels = Plus et moins : il n’en reste rien
item-bigebang-annihilation-energy-b-destroyed = Elle est partie avec les deux
item-bigebang-annihilation-energy-b-why = Pourquoi ?
item-bigebang-annihilation-energy-b-why-law = L’énergie totale est fixée
item-bigebang-annihilation-energy-b-why-zero = Électron et positon font zéro
item-bigebang-annihilation-energy-b-why-gone = Ce qui n’existe plus n’en a pas
item-bigebang-annihilation-energy-c = Un peu d’antimatière touche le mur d’une pièce fermée. Comment change la température de la pièce ?
item-bigebang-annihilation-energy-c-hot = Elle monte : de l’énergie arrive
item-bigebang-annihilation-energy-c-cold = Elle baisse : l’énergie est détruite
item-bigebang-annihilation-energy-c-cancels = Elle ne change pas : plus et moins font zéro
item-bigebang-annihilation-energy-c-gone = Elle ne change pas : rien ne chauffe

## Mirror image

item-bigebang-mirror-image-law = L’antimatière est une image miroir exacte, parce que chaque particule, même neutre comme le neutron, a son antiparticule. Seules quelques-unes, comme le photon, sont leur propre antiparticule.
item-bigebang-mirror-image-a = De quoi est fait un anti-³He ?
item-bigebang-mirror-image-a-neutral = Deux antiprotons et un neutron
item-bigebang-mirror-image-a-electrons = Deux protons, un neutron et trois électrons
item-bigebang-mirror-image-a-all = Deux antiprotons et un antineutron
item-bigebang-mirror-image-a-half = Deux protons et un antineutron
item-bigebang-mirror-image-b = De quoi est fait un anti-³H ?
item-bigebang-mirror-image-b-all = Un antiproton et deux antineutrons
item-bigebang-mirror-image-b-half = Un proton et deux antineutrons
item-bigebang-mirror-image-b-neutral = Un antiproton et deux neutrons
item-bigebang-mirror-image-b-electrons = Un proton, deux neutrons et deux électrons
item-bigebang-mirror-image-c = Au CERN, des physiciens ont fabriqué des atomes d’antihydrogène. De quoi un tel atome est-il fait ?
item-bigebang-mirror-image-c-both = D’un antiproton et d’un positon
item-bigebang-mirror-image-c-proton = D’un proton et d’un positon
item-bigebang-mirror-image-c-electron = D’un antiproton et d’un électron
item-bigebang-mirror-image-c-negative = De deux électrons négatifs

## Most from annihilation

item-bigebang-most-from-annihilation-law = C’est l’annihilation qui libère le plus d’énergie, parce que toute la masse se transforme, et pas seulement une petite part.
item-bigebang-most-from-annihilation-a = Un gramme brûle, un gramme fusionne, un gramme s’annihile. Lequel libère le plus d’énergie ?
item-bigebang-most-from-annihilation-a-burns = Celui qui brûle
item-bigebang-most-from-annihilation-a-fuses = Celui qui fusionne
item-bigebang-most-from-annihilation-a-same = Tous les trois exactement autant
item-bigebang-most-from-annihilation-a-annihilates = Celui qui s’annihile
item-bigebang-most-from-annihilation-b = Un bateau emporte un gramme de combustible. Avec lequel va-t-il le plus loin ?
item-bigebang-most-from-annihilation-b-same = N’importe lequel : c’est le même gramme
item-bigebang-most-from-annihilation-b-annihilates = De la matière et de l’antimatière
item-bigebang-most-from-annihilation-b-burns = Du pétrole, qui brûle
item-bigebang-most-from-annihilation-b-fuses = De l’hydrogène, qui fusionne
item-bigebang-most-from-annihilation-c = Dans le Soleil, l’hydrogène devient de l’hélium. Quelle part de sa masse quitte le Soleil sous forme d’énergie ?
item-bigebang-most-from-annihilation-c-little = Un peu moins d’un centième
item-bigebang-most-from-annihilation-c-all = Toute : il n’en reste rien
item-bigebang-most-from-annihilation-c-none = Aucune : la masse n’est pas de l’énergie
item-bigebang-most-from-annihilation-c-fire = Moins que dans un feu de même masse

## More matter

item-bigebang-more-matter-law = Nous sommes là parce qu’après le Big Bang, il y avait un tout petit peu plus de matière que d’antimatière.
item-bigebang-more-matter-a = Presque toute la matière s’est annihilée avec l’antimatière. Pourquoi y a-t-il encore des étoiles ?
item-bigebang-more-matter-a-more = Il y avait un peu plus de matière
item-bigebang-more-matter-a-far = L’antimatière a fui vers d’autres galaxies
item-bigebang-more-matter-a-strong = La matière est la plus forte des deux
item-bigebang-more-matter-a-age = L’antimatière s’use plus vite
item-bigebang-more-matter-b = Le jeune Univers était plein de protons et d’antiprotons. Aujourd’hui, les galaxies ont des protons, mais presque pas d’antiprotons. Pourquoi ?
item-bigebang-more-matter-b-age = Les antiprotons s’usent plus vite
item-bigebang-more-matter-b-strong = Les protons sont les plus forts des deux
item-bigebang-more-matter-b-more = Il y avait quelques protons de plus
item-bigebang-more-matter-b-far = Les antiprotons ont fui vers d’autres galaxies
item-bigebang-more-matter-c = Supposons qu’après le Big Bang il y ait eu autant de matière que d’antimatière. De quoi l’Univers serait-il rempli aujourd’hui ?
item-bigebang-more-matter-c-light = De lumière, presque sans étoiles
item-bigebang-more-matter-c-anti = D’étoiles, et d’autant d’anti-étoiles
item-bigebang-more-matter-c-same = D’étoiles, car la matière est plus forte
item-bigebang-more-matter-c-full = D’étoiles, car la matière existait déjà avant

## Carbon from stars

item-bigebang-carbon-from-stars-law = Le carbone naît dans de vieilles étoiles, parce que là seulement il fait assez chaud pour que trois noyaux d’hélium fusionnent.
item-bigebang-carbon-from-stars-a = Ton corps est plein de carbone. Où ses noyaux sont-ils nés ?
item-bigebang-carbon-from-stars-a-minutes = Dans les premières minutes, à partir d’hélium
item-bigebang-carbon-from-stars-a-stars = Dans de vieilles étoiles, à partir d’hélium
item-bigebang-carbon-from-stars-a-plants = Dans les plantes, à partir d’air et de lumière
item-bigebang-carbon-from-stars-a-earth = Dans la Terre, à partir de roche chaude
item-bigebang-carbon-from-stars-b = Un diamant est du carbone pur. Où ses noyaux sont-ils nés ?
item-bigebang-carbon-from-stars-b-plants = Dans des arbres devenus charbon
item-bigebang-carbon-from-stars-b-earth = Dans les profondeurs chaudes de la Terre
item-bigebang-carbon-from-stars-b-minutes = Dans les premières minutes de l’Univers
item-bigebang-carbon-from-stars-b-stars = Dans des étoiles, à partir d’hélium
item-bigebang-carbon-from-stars-c = Une planète rocheuse comme la Terre pouvait-elle se former avant que les premières étoiles aient brillé ?
item-bigebang-carbon-from-stars-c-stars = Non, car les étoiles ont dû faire ces éléments
item-bigebang-carbon-from-stars-c-all = Oui, car les premières minutes les ont tous faits
item-bigebang-carbon-from-stars-c-planet = Oui, car les planètes font leurs éléments
item-bigebang-carbon-from-stars-c-life = Non, car les êtres vivants font les éléments
