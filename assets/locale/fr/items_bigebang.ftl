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
item-bigebang-bound-mass-b-same = Elle reste la même
item-bigebang-bound-mass-b-more = Elle augmente
item-bigebang-bound-mass-b-less = Elle diminue
item-bigebang-bound-mass-b-why = Pourquoi ?
item-bigebang-bound-mass-b-why-kept = Rien n’est venu, et rien n’est parti
item-bigebang-bound-mass-b-why-bond = Le lien entre eux a aussi une masse
item-bigebang-bound-mass-b-why-energy = De l’énergie a emporté de la masse

## Nuclei push

item-bigebang-nuclei-push-law = Les noyaux se repoussent tant qu’ils ne se touchent pas, parce qu’ils ont tous une charge positive.
item-bigebang-nuclei-push-a = Deux protons nus vont l’un vers l’autre et ralentissent. Qu’est-ce qui les freine ?
item-bigebang-nuclei-push-a-charge = Ils ont la même charge
item-bigebang-nuclei-push-a-shell = Ils ont une coque solide
item-bigebang-nuclei-push-a-mass = Ils ont la même masse
item-bigebang-nuclei-push-a-pole = Ils ont des pôles magnétiques
item-bigebang-nuclei-push-b = Deux noyaux nus de ⁴He vont l’un vers l’autre et ralentissent. Qu’est-ce qui les freine ?
item-bigebang-nuclei-push-b-pole = Ils ont des pôles magnétiques
item-bigebang-nuclei-push-b-mass = Ils ont la même masse
item-bigebang-nuclei-push-b-charge = Ils ont la même charge
item-bigebang-nuclei-push-b-shell = Ils ont une coque solide

## Helium origin

item-bigebang-helium-origin-law = Presque tout l’hélium date des premières minutes, parce qu’alors tout l’Univers était assez chaud et dense.
item-bigebang-helium-origin-a = Environ un quart de la matière ordinaire est de l’hélium. D’où vient-il pour la plus grande part ?
item-bigebang-helium-origin-a-stars = D’étoiles comme le Soleil
item-bigebang-helium-origin-a-minutes = Des toutes premières minutes
item-bigebang-helium-origin-a-rocks = Des roches dans les planètes
item-bigebang-helium-origin-a-always = D’avant le Big Bang
item-bigebang-helium-origin-b = Même les plus vieux nuages de gaz ont près d’un quart d’hélium. D’où vient-il ?
item-bigebang-helium-origin-b-always = D’avant le Big Bang
item-bigebang-helium-origin-b-stars = D’étoiles comme le Soleil
item-bigebang-helium-origin-b-rocks = Des roches dans les planètes
item-bigebang-helium-origin-b-minutes = Des toutes premières minutes

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
item-bigebang-annihilation-energy-b-goes-on = D’autres particules l’emportent
item-bigebang-annihilation-energy-b-cancels = Elle s’annule et devient zéro
item-bigebang-annihilation-energy-b-destroyed = Elle disparaît en même temps qu’eux
item-bigebang-annihilation-energy-b-why = Pourquoi ?
item-bigebang-annihilation-energy-b-why-law = La somme de l’énergie ne change jamais
item-bigebang-annihilation-energy-b-why-zero = Plus et moins donnent zéro ensemble
item-bigebang-annihilation-energy-b-why-gone = Ce qui a disparu n’a plus d’énergie

## Mirror image

item-bigebang-mirror-image-law = L’antimatière est une image miroir exacte, parce que chaque particule, même neutre, a son antiparticule.
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

## Most from annihilation

item-bigebang-most-from-annihilation-law = C’est l’annihilation qui libère le plus d’énergie, parce que toute la masse se transforme, et pas seulement une petite part.
item-bigebang-most-from-annihilation-a = Un gramme brûle, un gramme fusionne, un gramme s’annihile. Lequel libère le plus d’énergie ?
item-bigebang-most-from-annihilation-a-burns = Celui qui brûle
item-bigebang-most-from-annihilation-a-fuses = Celui qui fusionne
item-bigebang-most-from-annihilation-a-same = Tous les trois exactement autant
item-bigebang-most-from-annihilation-a-annihilates = Celui qui s’annihile
item-bigebang-most-from-annihilation-b = Un gramme brûle, un gramme fusionne, un gramme s’annihile. Avec lequel un bateau irait-il le plus loin ?
item-bigebang-most-from-annihilation-b-same = Avec les trois, c’est pareil
item-bigebang-most-from-annihilation-b-annihilates = Avec celui qui s’annihile
item-bigebang-most-from-annihilation-b-burns = Avec celui qui brûle
item-bigebang-most-from-annihilation-b-fuses = Avec celui qui fusionne

## More matter

item-bigebang-more-matter-law = Nous sommes là parce qu’après le Big Bang, il y avait un tout petit peu plus de matière que d’antimatière.
item-bigebang-more-matter-a = Presque toute la matière s’est annihilée avec l’antimatière. Pourquoi y a-t-il encore des étoiles ?
item-bigebang-more-matter-a-more = Il y avait un peu plus de matière
item-bigebang-more-matter-a-far = L’antimatière a fui vers d’autres galaxies
item-bigebang-more-matter-a-strong = La matière est la plus forte des deux
item-bigebang-more-matter-a-age = L’antimatière s’use plus vite
item-bigebang-more-matter-b = Du jeune Univers, il est resté des protons, mais presque pas d’antiprotons. Pourquoi ?
item-bigebang-more-matter-b-age = Les antiprotons s’usent plus vite
item-bigebang-more-matter-b-strong = Les protons sont les plus forts des deux
item-bigebang-more-matter-b-more = Il y avait quelques protons de plus
item-bigebang-more-matter-b-far = Les antiprotons ont fui vers d’autres galaxies

## Carbon from stars

item-bigebang-carbon-from-stars-law = Le carbone naît dans de vieilles étoiles, parce que là seulement il fait assez chaud pour que trois noyaux d’hélium fusionnent.
item-bigebang-carbon-from-stars-a = Ton corps est plein de carbone. Où ses noyaux sont-ils nés ?
item-bigebang-carbon-from-stars-a-minutes = Dans les premières minutes, à partir d’hélium
item-bigebang-carbon-from-stars-a-stars = Dans de vieilles étoiles, à partir d’hélium
item-bigebang-carbon-from-stars-a-plants = Dans les plantes, à partir d’air et de lumière
item-bigebang-carbon-from-stars-a-earth = Dans la Terre, à partir de roche chaude
item-bigebang-carbon-from-stars-b = Un diamant est du carbone pur. Où ses noyaux sont-ils nés ?
item-bigebang-carbon-from-stars-b-plants = Dans les plantes, à partir d’air et de lumière
item-bigebang-carbon-from-stars-b-earth = Dans la Terre, à partir de roche chaude
item-bigebang-carbon-from-stars-b-minutes = Dans les premières minutes, à partir d’hélium
item-bigebang-carbon-from-stars-b-stars = Dans de vieilles étoiles, à partir d’hélium
