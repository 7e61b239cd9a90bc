# Test items on the lesson of Big*Bang: stems, choices, reasons and laws.

## Bound mass

item-bigebang-bound-mass-law = Un nucleo ha meno massa delle sue parti separate, perché la fusione libera energia.
item-bigebang-bound-mass-a = Due protoni e due neutroni diventano ⁴He. Che cosa succede alla loro massa?
item-bigebang-bound-mass-a-less = La massa diminuisce
item-bigebang-bound-mass-a-more = La massa aumenta
item-bigebang-bound-mass-a-same = La massa resta la stessa
item-bigebang-bound-mass-a-why = Perché?
item-bigebang-bound-mass-a-why-energy = È uscita energia, e quindi anche massa
item-bigebang-bound-mass-a-why-bond = Anche il legame tra loro ha massa
item-bigebang-bound-mass-a-why-kept = Niente è arrivato, niente se n’è andato
item-bigebang-bound-mass-b = Un protone e un ²H diventano ³He. Che cosa succede alla loro massa?
item-bigebang-bound-mass-b-same = La massa resta la stessa
item-bigebang-bound-mass-b-more = La massa aumenta
item-bigebang-bound-mass-b-less = La massa diminuisce
item-bigebang-bound-mass-b-why = Perché?
item-bigebang-bound-mass-b-why-kept = Niente è arrivato, niente se n’è andato
item-bigebang-bound-mass-b-why-bond = Anche il legame tra loro ha massa
item-bigebang-bound-mass-b-why-energy = È uscita energia, e quindi anche massa

## Nuclei push

item-bigebang-nuclei-push-law = I nuclei si respingono finché non si toccano, perché hanno tutti carica positiva.
item-bigebang-nuclei-push-a = Due protoni senza elettroni volano l’uno verso l’altro e rallentano. Che cosa li frena?
item-bigebang-nuclei-push-a-charge = Hanno la stessa carica
item-bigebang-nuclei-push-a-shell = Hanno un guscio solido
item-bigebang-nuclei-push-a-mass = Hanno la stessa massa
item-bigebang-nuclei-push-a-pole = Hanno poli magnetici
item-bigebang-nuclei-push-b = Due nuclei di ⁴He senza elettroni volano l’uno verso l’altro e rallentano. Che cosa li frena?
item-bigebang-nuclei-push-b-pole = Hanno poli magnetici
item-bigebang-nuclei-push-b-mass = Hanno la stessa massa
item-bigebang-nuclei-push-b-charge = Hanno la stessa carica
item-bigebang-nuclei-push-b-shell = Hanno un guscio solido

## Helium origin

item-bigebang-helium-origin-law = La maggior parte dell’elio viene dai primi minuti, perché solo allora tutto l’universo era abbastanza caldo e denso.
item-bigebang-helium-origin-a = Circa un quarto della materia ordinaria è elio. Da dove viene in gran parte?
item-bigebang-helium-origin-a-stars = Da stelle come il Sole
item-bigebang-helium-origin-a-minutes = Dai primi minuti
item-bigebang-helium-origin-a-rocks = Dalle rocce dei pianeti
item-bigebang-helium-origin-a-always = Da prima del Big Bang
item-bigebang-helium-origin-b = Già le nubi di gas più antiche sono quasi per un quarto elio. Da dove viene?
item-bigebang-helium-origin-b-always = Da prima del Big Bang
item-bigebang-helium-origin-b-stars = Da stelle come il Sole
item-bigebang-helium-origin-b-rocks = Dalle rocce dei pianeti
item-bigebang-helium-origin-b-minutes = Dai primi minuti

## Annihilation energy

item-bigebang-annihilation-energy-law = Quando materia e antimateria si annichilano, altre particelle portano via la loro energia, perché l’energia non si perde mai.
item-bigebang-annihilation-energy-a = Un protone e un antiprotone si annichilano. Che fine fa la loro energia?
item-bigebang-annihilation-energy-a-destroyed = Sparisce insieme a loro
item-bigebang-annihilation-energy-a-goes-on = La portano via altre particelle
item-bigebang-annihilation-energy-a-cancels = Si annulla e diventa zero
item-bigebang-annihilation-energy-a-why = Perché?
item-bigebang-annihilation-energy-a-why-zero = Più e meno insieme fanno zero
item-bigebang-annihilation-energy-a-why-law = L’energia totale non cambia mai
item-bigebang-annihilation-energy-a-why-gone = Ciò che è sparito non ha più energia
item-bigebang-annihilation-energy-b = Un elettrone e un positrone si annichilano. Che fine fa la loro energia?
item-bigebang-annihilation-energy-b-goes-on = La portano via altre particelle
item-bigebang-annihilation-energy-b-cancels = Si annulla e diventa zero
item-bigebang-annihilation-energy-b-destroyed = Sparisce insieme a loro
item-bigebang-annihilation-energy-b-why = Perché?
item-bigebang-annihilation-energy-b-why-law = L’energia totale non cambia mai
item-bigebang-annihilation-energy-b-why-zero = Più e meno insieme fanno zero
item-bigebang-annihilation-energy-b-why-gone = Ciò che è sparito non ha più energia

## Mirror image

item-bigebang-mirror-image-law = L’antimateria è un’immagine speculare esatta, perché ogni particella, anche neutra, ha la sua antiparticella.
item-bigebang-mirror-image-a = Di che cosa è fatto un anti-³He?
item-bigebang-mirror-image-a-neutral = Due antiprotoni e un neutrone
item-bigebang-mirror-image-a-electrons = Due protoni, un neutrone e tre elettroni
item-bigebang-mirror-image-a-all = Due antiprotoni e un antineutrone
item-bigebang-mirror-image-a-half = Due protoni e un antineutrone
item-bigebang-mirror-image-b = Di che cosa è fatto un anti-³H?
item-bigebang-mirror-image-b-all = Un antiprotone e due antineutroni
item-bigebang-mirror-image-b-half = Un protone e due antineutroni
item-bigebang-mirror-image-b-neutral = Un antiprotone e due neutroni
item-bigebang-mirror-image-b-electrons = Un protone, due neutroni e due elettroni

## Most from annihilation

item-bigebang-most-from-annihilation-law = È l’annichilazione a liberare più energia, perché si trasforma l’intera massa, non solo una piccola parte.
item-bigebang-most-from-annihilation-a = Un grammo brucia, un grammo si fonde in nuclei più pesanti, un grammo si annichila. Quale libera più energia?
item-bigebang-most-from-annihilation-a-burns = Quello che brucia
item-bigebang-most-from-annihilation-a-fuses = Quello che si fonde
item-bigebang-most-from-annihilation-a-same = Tutti e tre la stessa
item-bigebang-most-from-annihilation-a-annihilates = Quello che si annichila
item-bigebang-most-from-annihilation-b = Un grammo brucia, un grammo si fonde in nuclei più pesanti, un grammo si annichila. Con quale una nave andrebbe più lontano?
item-bigebang-most-from-annihilation-b-same = Con tutti e tre lo stesso
item-bigebang-most-from-annihilation-b-annihilates = Con quello che si annichila
item-bigebang-most-from-annihilation-b-burns = Con quello che brucia
item-bigebang-most-from-annihilation-b-fuses = Con quello che si fonde

## More matter

item-bigebang-more-matter-law = Noi ci siamo perché dopo il Big Bang c’era un pochino più di materia che di antimateria.
item-bigebang-more-matter-a = Un tempo quasi tutta la materia si è annichilata con l’antimateria. Perché ci sono ancora le stelle?
item-bigebang-more-matter-a-more = C’era un po’ più di materia
item-bigebang-more-matter-a-far = L’antimateria è fuggita in altre galassie
item-bigebang-more-matter-a-strong = La materia è la più forte delle due
item-bigebang-more-matter-a-age = L’antimateria si consuma prima
item-bigebang-more-matter-b = Dopo il Big Bang sono rimasti dei protoni, ma quasi nessun antiprotone. Perché?
item-bigebang-more-matter-b-age = Gli antiprotoni si consumano prima
item-bigebang-more-matter-b-strong = I protoni sono i più forti dei due
item-bigebang-more-matter-b-more = C’era qualche protone in più
item-bigebang-more-matter-b-far = Gli antiprotoni sono fuggiti in altre galassie

## Carbon from stars

item-bigebang-carbon-from-stars-law = Il carbonio nasce in vecchie stelle, perché solo lì fa abbastanza caldo da fondere tre nuclei di elio.
item-bigebang-carbon-from-stars-a = Il tuo corpo è pieno di carbonio. Dove sono nati i suoi nuclei?
item-bigebang-carbon-from-stars-a-minutes = Nei primi minuti, dall’elio
item-bigebang-carbon-from-stars-a-stars = In vecchie stelle, dall’elio
item-bigebang-carbon-from-stars-a-plants = Nelle piante, da aria e luce
item-bigebang-carbon-from-stars-a-earth = Nella Terra, da rocce calde
item-bigebang-carbon-from-stars-b = Un diamante è carbonio puro. Dove sono nati i suoi nuclei?
item-bigebang-carbon-from-stars-b-plants = Nelle piante, da aria e luce
item-bigebang-carbon-from-stars-b-earth = Nella Terra, da rocce calde
item-bigebang-carbon-from-stars-b-minutes = Nei primi minuti, dall’elio
item-bigebang-carbon-from-stars-b-stars = In vecchie stelle, dall’elio
