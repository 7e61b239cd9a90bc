# Items of Particle Builder, Level 1: a stem has at most 25 words, a choice at most 12.

## Charge sum

item-particle-builder-1-charge-sum-law = La carica dell’insieme è la somma delle cariche delle sue parti, con i loro segni.
item-particle-builder-1-charge-sum-a = Questi tre quark sono legati insieme. Qual è la carica elettrica dell’insieme?
item-particle-builder-1-charge-sum-a-sum = +1
item-particle-builder-1-charge-sum-a-unsigned = +1⅔
item-particle-builder-1-charge-sum-a-commonest = +⅔
item-particle-builder-1-charge-sum-a-swapped = 0
item-particle-builder-1-charge-sum-b = Questi tre quark sono legati insieme. Qual è la carica elettrica dell’insieme?
item-particle-builder-1-charge-sum-b-sum = 0
item-particle-builder-1-charge-sum-b-unsigned = +1⅓
item-particle-builder-1-charge-sum-b-commonest = −⅓
item-particle-builder-1-charge-sum-b-swapped = +1
item-particle-builder-1-charge-sum-c = Uno ione di calcio ha 20 protoni e 18 elettroni. Quale carica ha lo ione?
item-particle-builder-1-charge-sum-c-two = +2
item-particle-builder-1-charge-sum-c-all = +38
item-particle-builder-1-charge-sum-c-protons = +20
item-particle-builder-1-charge-sum-c-none = 0

## Proton parts

item-particle-builder-1-proton-parts-law = Un protone è fatto di due quark up e un quark down, un neutrone di un quark up e due quark down.
item-particle-builder-1-proton-parts-a = Di che cosa è fatto un protone?
item-particle-builder-1-proton-parts-a-uud = Di due quark up e un quark down
item-particle-builder-1-proton-parts-a-udd = Di un quark up e due quark down
item-particle-builder-1-proton-parts-a-decay = Di un neutrone e un positrone
item-particle-builder-1-proton-parts-a-none = Di niente di più piccolo: non ha parti
item-particle-builder-1-proton-parts-b = Di che cosa è fatto un neutrone?
item-particle-builder-1-proton-parts-b-udd = Un quark up e due down
item-particle-builder-1-proton-parts-b-uud = Due quark up e uno down
item-particle-builder-1-proton-parts-b-decay = Un protone e un elettrone
item-particle-builder-1-proton-parts-b-none = Non ha parti: niente è più piccolo
item-particle-builder-1-proton-parts-c = Il trizio è un nucleo di un protone e due neutroni. Quali quark contiene?
item-particle-builder-1-proton-parts-c-five-down = 4 up e 5 down
item-particle-builder-1-proton-parts-c-five-up = 5 up e 4 down
item-particle-builder-1-proton-parts-c-none = 3 parti, ma nessun quark
item-particle-builder-1-proton-parts-c-mixed = 6 up, 3 down, 2 elettroni

## Antiparticle

item-particle-builder-1-antiparticle-law = Una particella e la sua antiparticella hanno la stessa massa e cariche opposte.
item-particle-builder-1-antiparticle-a = Questo è un elettrone. Che valori ha la sua antiparticella?
item-particle-builder-1-antiparticle-a-charge = Stessa massa, carica opposta
item-particle-builder-1-antiparticle-a-mass = Massa negativa, stessa carica
item-particle-builder-1-antiparticle-a-both = Massa negativa, carica opposta
item-particle-builder-1-antiparticle-a-neither = Stessa massa, stessa carica
item-particle-builder-1-antiparticle-b = Questo è un quark up. Che valori ha la sua antiparticella?
item-particle-builder-1-antiparticle-b-charge = La stessa massa, ma carica di segno opposto
item-particle-builder-1-antiparticle-b-mass = Massa di segno opposto, ma la stessa carica
item-particle-builder-1-antiparticle-b-both = Massa e carica di segno opposto
item-particle-builder-1-antiparticle-b-neither = Massa e carica senza cambiamenti
item-particle-builder-1-antiparticle-c = Un apparecchio in ospedale usa positroni. Che cosa ha un positrone rispetto a un elettrone?
item-particle-builder-1-antiparticle-c-opposite = La stessa massa e la carica opposta
item-particle-builder-1-antiparticle-c-negative = Una massa negativa e la carica opposta
item-particle-builder-1-antiparticle-c-same = La stessa massa e la stessa carica
item-particle-builder-1-antiparticle-c-weight = Una massa negativa e la stessa carica

## Mass and charge

item-particle-builder-1-mass-and-charge-law = Massa e carica sono cose diverse: essere più pesanti non vuol dire avere più carica.
item-particle-builder-1-mass-and-charge-a = Un muone è circa 200 volte più pesante di un elettrone. Quanto vale la sua carica?
item-particle-builder-1-mass-and-charge-a-same = Quanto quella dell’elettrone
item-particle-builder-1-mass-and-charge-a-more = Circa 200 volte più grande
item-particle-builder-1-mass-and-charge-a-less = Circa 200 volte più piccola
item-particle-builder-1-mass-and-charge-a-none = Zero, è troppo pesante per averla
item-particle-builder-1-mass-and-charge-b = Un quark top è circa 80 000 volte più pesante di un quark up. Quanto vale la sua carica?
item-particle-builder-1-mass-and-charge-b-same = Quanto quella del quark up
item-particle-builder-1-mass-and-charge-b-more = Circa 80 000 volte più grande
item-particle-builder-1-mass-and-charge-b-less = Circa 80 000 volte più piccola
item-particle-builder-1-mass-and-charge-b-none = Zero, perché è troppo pesante
item-particle-builder-1-mass-and-charge-c = Un atomo di xeno e uno di idrogeno perdono un elettrone ciascuno. Lo xeno pesa 130 volte di più. Quale ione ha più carica?
item-particle-builder-1-mass-and-charge-c-equal = Hanno la stessa carica
item-particle-builder-1-mass-and-charge-c-xenon = Lo xeno, in proporzione alla massa
item-particle-builder-1-mass-and-charge-c-hydrogen = L’idrogeno: non è diluita
item-particle-builder-1-mass-and-charge-c-none = Idrogeno: lo xeno è troppo pesante

## Proton mass

item-particle-builder-1-proton-mass-law = Un protone è molto più pesante dei suoi quark, perché quasi tutta la sua massa è energia al suo interno.
item-particle-builder-1-proton-mass-a = Conosci le masse dei tre quark di un protone. Quanto pesa il protone intero?
item-particle-builder-1-proton-mass-a-energy = Molto di più, per l’energia che contiene
item-particle-builder-1-proton-mass-a-sum = Quanto i tre quark insieme
item-particle-builder-1-proton-mass-a-higgs = Molto di più, perché l’Higgs lo rende pesante
item-particle-builder-1-proton-mass-a-shell = Molto di più, per il suo guscio solido
item-particle-builder-1-proton-mass-b = Conosci le masse dei tre quark di un neutrone. Quanto pesa il neutrone intero?
item-particle-builder-1-proton-mass-b-energy = Di gran lunga di più, perché anche l’energia è massa
item-particle-builder-1-proton-mass-b-sum = Proprio la somma dei tre quark
item-particle-builder-1-proton-mass-b-higgs = Di gran lunga di più, perché l’Higgs dà il resto
item-particle-builder-1-proton-mass-b-shell = Di gran lunga di più, perché il guscio è duro
item-particle-builder-1-proton-mass-c = Quanta della tua massa viene dal campo di Higgs, come massa di quark ed elettroni?
item-particle-builder-1-proton-mass-c-little = Circa un centesimo
item-particle-builder-1-proton-mass-c-most = Quasi tutta
item-particle-builder-1-proton-mass-c-sum = Esattamente tutta
item-particle-builder-1-proton-mass-c-shell = Niente: sta in gusci duri

## Same state

item-particle-builder-1-same-state-law = Le particelle di spin intero possono condividere uno stato. Due uguali di spin ½ non possono mai farlo.
item-particle-builder-1-same-state-a = Quali due particelle possono essere esattamente nello stesso stato?
item-particle-builder-1-same-state-a-why = Che cosa glielo permette?
item-particle-builder-1-same-state-a-why-spin = Hanno spin intero
item-particle-builder-1-same-state-a-why-equal = Sono dello stesso tipo
item-particle-builder-1-same-state-a-why-neutral = Non hanno carica
item-particle-builder-1-same-state-a-why-light = Non hanno massa
item-particle-builder-1-same-state-b = Quali due particelle possono essere esattamente nello stesso stato?
item-particle-builder-1-same-state-b-why = Che cosa glielo permette?
item-particle-builder-1-same-state-b-why-spin = Il loro spin è 1, non ½
item-particle-builder-1-same-state-b-why-equal = Sono due particelle uguali
item-particle-builder-1-same-state-b-why-neutral = La loro carica è nulla
item-particle-builder-1-same-state-b-why-light = La loro massa è nulla
item-particle-builder-1-same-state-c = In un laser miliardi di fotoni condividono uno stato. Possono farlo anche miliardi di elettroni?
item-particle-builder-1-same-state-c-spin = No: il loro spin è ½
item-particle-builder-1-same-state-c-charge = No: la loro carica è −1
item-particle-builder-1-same-state-c-can = Sì: sono tutti uguali
item-particle-builder-1-same-state-c-repel = No: si respingono

## Annihilation partner

item-particle-builder-1-annihilation-partner-law = Un elettrone o un muone diventa luce solo con la propria antiparticella.
item-particle-builder-1-annihilation-partner-a = Un elettrone incontra una di queste particelle. Con quale può annichilarsi?
item-particle-builder-1-annihilation-partner-b = Un muone incontra una di queste particelle. Con quale può annichilarsi?
item-particle-builder-1-annihilation-partner-c = Un positrone rallenta nell’acqua. Con quale particella può annichilarsi?
item-particle-builder-1-annihilation-partner-c-electron = Con un elettrone
item-particle-builder-1-annihilation-partner-c-proton = Con un protone
item-particle-builder-1-annihilation-partner-c-neutron = Con un neutrone
item-particle-builder-1-annihilation-partner-c-any = Con una qualsiasi

## Annihilation energy

item-particle-builder-1-annihilation-energy-law = Quando una coppia si annichila, la sua energia non si perde: vola via, spesso come luce.
item-particle-builder-1-annihilation-energy-a = Due particelle lente si annichilano, ed entrambe spariscono. Che fine fa la loro energia?
item-particle-builder-1-annihilation-energy-a-stays = Resta la stessa e vola via, per esempio come luce
item-particle-builder-1-annihilation-energy-a-destroyed = Va distrutta insieme alle due particelle
item-particle-builder-1-annihilation-energy-a-cancels = Si annulla: più e meno fanno zero
item-particle-builder-1-annihilation-energy-a-mass = Diventa la massa della luce
item-particle-builder-1-annihilation-energy-b = Due particelle veloci si annichilano, ed entrambe spariscono. Che fine fa la loro energia?
item-particle-builder-1-annihilation-energy-b-stays = Passa tutta a nuove particelle
item-particle-builder-1-annihilation-energy-b-destroyed = Si perde con le particelle
item-particle-builder-1-annihilation-energy-b-cancels = È zero: materia più antimateria
item-particle-builder-1-annihilation-energy-b-mass = Passa alla luce come massa
item-particle-builder-1-annihilation-energy-c = In un paziente un elettrone e un positrone si annichilano. Che cosa misura l’apparecchio intorno?
item-particle-builder-1-annihilation-energy-c-light = Fotoni con l’energia di tutti e due
item-particle-builder-1-annihilation-energy-c-nothing = Un vuoto dove l’energia è sparita
item-particle-builder-1-annihilation-energy-c-rest = Solo l’energia che è rimasta
item-particle-builder-1-annihilation-energy-c-mass = Fotoni con la massa di tutti e due
