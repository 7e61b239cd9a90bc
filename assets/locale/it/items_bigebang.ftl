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
item-bigebang-bound-mass-b-same = Non cambia
item-bigebang-bound-mass-b-more = Cresce
item-bigebang-bound-mass-b-less = Diminuisce
item-bigebang-bound-mass-b-why = Perché?
item-bigebang-bound-mass-b-why-kept = Tutte le particelle ci sono ancora
item-bigebang-bound-mass-b-why-bond = Il legame aggiunge massa propria
item-bigebang-bound-mass-b-why-energy = L’energia che è uscita aveva massa
item-bigebang-bound-mass-c = Nel Sole l’idrogeno diventa elio. Alla fine sembra mancare un po’ di massa. Dov’è?
item-bigebang-bound-mass-c-light = Se n’è andata con l’energia
item-bigebang-bound-mass-c-bonds = È nei legami del nuovo elio
item-bigebang-bound-mass-c-fire = L’ha consumata il fuoco del Sole
item-bigebang-bound-mass-c-nowhere = Adesso è in altri nuclei del Sole

## Nuclei push

item-bigebang-nuclei-push-law = I nuclei si respingono finché non si toccano, perché hanno tutti carica positiva.
item-bigebang-nuclei-push-a = Due protoni senza elettroni volano l’uno verso l’altro e rallentano. Che cosa li frena?
item-bigebang-nuclei-push-a-charge = Hanno la stessa carica
item-bigebang-nuclei-push-a-shell = Hanno un guscio solido
item-bigebang-nuclei-push-a-mass = Hanno la stessa massa
item-bigebang-nuclei-push-a-pole = Hanno poli magnetici
item-bigebang-nuclei-push-b = Due nuclei di ⁴He senza elettroni volano l’uno verso l’altro e rallentano. Che cosa li frena?
item-bigebang-nuclei-push-b-pole = I loro poli magnetici si respingono
item-bigebang-nuclei-push-b-mass = Le loro masse sono uguali
item-bigebang-nuclei-push-b-charge = Le loro cariche hanno lo stesso segno
item-bigebang-nuclei-push-b-shell = I loro gusci sono troppo duri
item-bigebang-nuclei-push-c = Per fondere idrogeno sulla Terra lo si scalda a oltre 100 milioni di gradi. A che cosa serve il calore?
item-bigebang-nuclei-push-c-fast = Nuclei veloci vincono la repulsione
item-bigebang-nuclei-push-c-shell = Scioglie il guscio duro di ogni nucleo
item-bigebang-nuclei-push-c-heavy = Aggiunge massa ai nuclei
item-bigebang-nuclei-push-c-poles = Fa sparire i poli magnetici

## Helium origin

item-bigebang-helium-origin-law = La maggior parte dell’elio viene dai primi minuti, perché solo allora tutto l’universo era abbastanza caldo e denso.
item-bigebang-helium-origin-a = Circa un quarto della materia ordinaria è elio. Da dove viene in gran parte?
item-bigebang-helium-origin-a-stars = Da stelle come il Sole
item-bigebang-helium-origin-a-minutes = Dai primi minuti
item-bigebang-helium-origin-a-rocks = Dalle rocce dei pianeti
item-bigebang-helium-origin-a-always = Da prima del Big Bang
item-bigebang-helium-origin-b = Già le nubi di gas più antiche sono quasi per un quarto elio. Da dove viene?
item-bigebang-helium-origin-b-always = È più vecchio del Big Bang
item-bigebang-helium-origin-b-stars = L’hanno fatto stelle come il Sole
item-bigebang-helium-origin-b-rocks = È uscito dalle rocce dei pianeti
item-bigebang-helium-origin-b-minutes = È nato nei primissimi minuti
item-bigebang-helium-origin-c = Supponi che non si sia mai formata una stella. Quanta della materia ordinaria sarebbe elio?
item-bigebang-helium-origin-c-quarter = Quasi un quarto
item-bigebang-helium-origin-c-none = Niente: lo fanno solo le stelle
item-bigebang-helium-origin-c-rocks = Solo quello delle rocce
item-bigebang-helium-origin-c-before = Quanto prima del Big Bang

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
item-bigebang-annihilation-energy-b-goes-on = La ricevono tutta nuove particelle
item-bigebang-annihilation-energy-b-cancels = È più e meno: non resta niente
item-bigebang-annihilation-energy-b-destroyed = È sparita con loro
item-bigebang-annihilation-energy-b-why = Perché?
item-bigebang-annihilation-energy-b-why-law = L’energia totale è fissa
item-bigebang-annihilation-energy-b-why-zero = Elettrone e positrone fanno zero
item-bigebang-annihilation-energy-b-why-gone = Ciò che non c’è più non ne ha
item-bigebang-annihilation-energy-c = Un po’ di antimateria tocca la parete di una stanza chiusa. Che cosa fa la temperatura della stanza?
item-bigebang-annihilation-energy-c-hot = Sale: arriva energia
item-bigebang-annihilation-energy-c-cold = Scende: l’energia è distrutta
item-bigebang-annihilation-energy-c-cancels = Non cambia: più e meno fanno zero
item-bigebang-annihilation-energy-c-gone = Non cambia: ciò che sparisce non scalda

## Mirror image

item-bigebang-mirror-image-law = L’antimateria è un’immagine speculare esatta, perché ogni particella, anche neutra come il neutrone, ha la sua antiparticella. Solo poche, come il fotone, sono la propria.
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
item-bigebang-mirror-image-c = Al CERN i fisici hanno prodotto atomi di antiidrogeno. Di che cosa sono fatti?
item-bigebang-mirror-image-c-both = Di un antiprotone e un positrone
item-bigebang-mirror-image-c-proton = Di un protone e un positrone
item-bigebang-mirror-image-c-electron = Di un antiprotone e un elettrone
item-bigebang-mirror-image-c-negative = Di due elettroni negativi

## Most from annihilation

item-bigebang-most-from-annihilation-law = È l’annichilazione a liberare più energia, perché si trasforma l’intera massa, non solo una piccola parte.
item-bigebang-most-from-annihilation-a = Un grammo brucia, un grammo si fonde in nuclei più pesanti, un grammo si annichila. Quale libera più energia?
item-bigebang-most-from-annihilation-a-burns = Quello che brucia
item-bigebang-most-from-annihilation-a-fuses = Quello che si fonde
item-bigebang-most-from-annihilation-a-same = Tutti e tre la stessa
item-bigebang-most-from-annihilation-a-annihilates = Quello che si annichila
item-bigebang-most-from-annihilation-b = Una nave porta un grammo di combustibile. Con quale va più lontano?
item-bigebang-most-from-annihilation-b-same = Con uno qualsiasi: è lo stesso grammo
item-bigebang-most-from-annihilation-b-annihilates = Con materia e antimateria
item-bigebang-most-from-annihilation-b-burns = Con petrolio, che brucia
item-bigebang-most-from-annihilation-b-fuses = Con idrogeno, che diventa elio
item-bigebang-most-from-annihilation-c = Nel Sole l’idrogeno diventa elio. Quanta della sua massa lascia il Sole come energia?
item-bigebang-most-from-annihilation-c-little = Poco meno di un centesimo
item-bigebang-most-from-annihilation-c-all = Tutta, fino all’ultimo grammo
item-bigebang-most-from-annihilation-c-none = Niente: la massa non diventa energia
item-bigebang-most-from-annihilation-c-fire = Meno che in un fuoco di pari massa

## More matter

item-bigebang-more-matter-law = Noi ci siamo perché dopo il Big Bang c’era un pochino più di materia che di antimateria.
item-bigebang-more-matter-a = Un tempo quasi tutta la materia si è annichilata con l’antimateria. Perché ci sono ancora le stelle?
item-bigebang-more-matter-a-more = C’era un po’ più di materia
item-bigebang-more-matter-a-far = L’antimateria è fuggita in altre galassie
item-bigebang-more-matter-a-strong = La materia è la più forte delle due
item-bigebang-more-matter-a-age = L’antimateria si consuma prima
item-bigebang-more-matter-b = L’universo giovane era pieno di protoni e antiprotoni. Oggi le galassie hanno protoni, ma quasi nessun antiprotone. Perché?
item-bigebang-more-matter-b-age = Gli antiprotoni si consumano prima
item-bigebang-more-matter-b-strong = I protoni sono i più forti dei due
item-bigebang-more-matter-b-more = C’era qualche protone in più
item-bigebang-more-matter-b-far = Gli antiprotoni sono fuggiti in altre galassie
item-bigebang-more-matter-c = Supponi che dopo il Big Bang ci fosse esattamente tanta materia quanta antimateria. Di che cosa sarebbe pieno oggi l’universo?
item-bigebang-more-matter-c-light = Di luce, quasi senza stelle
item-bigebang-more-matter-c-anti = Di stelle e di altrettante antistelle
item-bigebang-more-matter-c-same = Di stelle, perché la materia è più forte
item-bigebang-more-matter-c-full = Di stelle, perché la materia c’era già prima

## Carbon from stars

item-bigebang-carbon-from-stars-law = Il carbonio nasce in vecchie stelle, perché solo lì fa abbastanza caldo da fondere tre nuclei di elio.
item-bigebang-carbon-from-stars-a = Il tuo corpo è pieno di carbonio. Dove sono nati i suoi nuclei?
item-bigebang-carbon-from-stars-a-minutes = Nei primi minuti, dall’elio
item-bigebang-carbon-from-stars-a-stars = In vecchie stelle, dall’elio
item-bigebang-carbon-from-stars-a-plants = Nelle piante, da aria e luce
item-bigebang-carbon-from-stars-a-earth = Nella Terra, da rocce calde
item-bigebang-carbon-from-stars-b = Un diamante è carbonio puro. Dove sono nati i suoi nuclei?
item-bigebang-carbon-from-stars-b-plants = In alberi diventati carbone
item-bigebang-carbon-from-stars-b-earth = Nelle calde profondità della Terra
item-bigebang-carbon-from-stars-b-minutes = Nei primi minuti dell’universo
item-bigebang-carbon-from-stars-b-stars = Nelle stelle, da nuclei di elio
item-bigebang-carbon-from-stars-c = Un pianeta roccioso come la Terra poteva formarsi prima che brillassero le prime stelle?
item-bigebang-carbon-from-stars-c-stars = No, perché i suoi elementi li fanno le stelle
item-bigebang-carbon-from-stars-c-all = Sì, perché tutto è nato nei primi minuti
item-bigebang-carbon-from-stars-c-planet = Sì, perché i pianeti fanno i loro elementi
item-bigebang-carbon-from-stars-c-life = No, perché i suoi elementi li fa la vita
