# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = Una probabilità non dice nulla di sicuro su un solo caso. Nessuno può conoscerlo prima.
item-particle-builder-4-single-case-a = Due particelle stanno per incontrarsi. Reagiscono in nove casi su dieci. Che cosa faranno queste due?
item-particle-builder-4-single-case-a-open = Nessuno può saperlo prima, decide il caso
item-particle-builder-4-single-case-a-likely = Reagire, perché è più probabile
item-particle-builder-4-single-case-a-share = Reagire in parte, per nove decimi
item-particle-builder-4-single-case-a-due = Reagire, se le ultime non l’hanno fatto
item-particle-builder-4-single-case-b = Due particelle stanno per incontrarsi. Reagiscono in un caso su dieci. Che cosa faranno queste due?
item-particle-builder-4-single-case-b-open = Nessuno può saperlo prima, decide il caso
item-particle-builder-4-single-case-b-likely = Proseguire, perché è più probabile
item-particle-builder-4-single-case-b-share = Reagire in parte, per un decimo
item-particle-builder-4-single-case-b-due = Reagire, se le ultime non l’hanno fatto

## Many cases

item-particle-builder-4-many-cases-law = Su tanti casi una probabilità dice circa quanti saranno, ma non esattamente.
item-particle-builder-4-many-cases-a = Una reazione avviene in due casi su tre. In quanti tentativi su 300 avverrà?
item-particle-builder-4-many-cases-a-about = Circa 200, qualcuno in più o in meno
item-particle-builder-4-many-cases-a-exact = Esattamente 200, né più né meno
item-particle-builder-4-many-cases-a-nearly-all = Quasi tutti i 300, perché è probabile
item-particle-builder-4-many-cases-a-unknown = Un numero qualsiasi, perché decide il caso
item-particle-builder-4-many-cases-b = Una reazione avviene in sette casi su dieci. In quanti tentativi su 1000 avverrà?
item-particle-builder-4-many-cases-b-about = Circa 700, qualcuno in più o in meno
item-particle-builder-4-many-cases-b-exact = Esattamente 700, né più né meno
item-particle-builder-4-many-cases-b-nearly-all = Quasi tutti i 1000, perché è probabile
item-particle-builder-4-many-cases-b-unknown = Un numero qualsiasi, perché decide il caso

## No memory

item-particle-builder-4-no-memory-law = Il caso non ha memoria: ciò che è stato non cambia ciò che verrà.
item-particle-builder-4-no-memory-a = Un dado non truccato ha dato cinque volte di fila un numero pari. Che probabilità c’è che il prossimo sia dispari?
item-particle-builder-4-no-memory-a-same = Esattamente una su due
item-particle-builder-4-no-memory-a-more = Più di una su due
item-particle-builder-4-no-memory-a-less = Meno di una su due
item-particle-builder-4-no-memory-a-why = Perché?
item-particle-builder-4-no-memory-a-why-memory = Ciò che è uscito prima non conta
item-particle-builder-4-no-memory-a-why-even-out = Presto devono pareggiarsi
item-particle-builder-4-no-memory-a-why-streak = Una serie tende a continuare
item-particle-builder-4-no-memory-b = Una coppia si annichila una volta su due. Cinque di fila non l’hanno fatto. Che probabilità c’è che la prossima lo faccia?
item-particle-builder-4-no-memory-b-same = Esattamente una su due
item-particle-builder-4-no-memory-b-more = Più di una su due
item-particle-builder-4-no-memory-b-less = Meno di una su due
item-particle-builder-4-no-memory-b-why = Perché?
item-particle-builder-4-no-memory-b-why-memory = Ciò che è uscito prima non conta
item-particle-builder-4-no-memory-b-why-even-out = Presto devono pareggiarsi
item-particle-builder-4-no-memory-b-why-streak = Una serie tende a continuare

## Large numbers

item-particle-builder-4-large-numbers-law = Più prove si fanno, più la quota si avvicina, di solito, alla probabilità.
item-particle-builder-4-large-numbers-a = Si tira un dado non truccato 10 volte, poi 1000 volte. Quando la quota dei pari sarà probabilmente più vicina alla metà?
item-particle-builder-4-large-numbers-a-many = Nei 1000 lanci
item-particle-builder-4-large-numbers-a-few = Nei 10 lanci
item-particle-builder-4-large-numbers-a-both = Più o meno uguale nei due casi
item-particle-builder-4-large-numbers-b = Una squadra osserva 20 bosoni Z, un’altra 20 000. Quale troverà probabilmente la quota di quark più vicina a quella vera?
item-particle-builder-4-large-numbers-b-many = La squadra con 20 000
item-particle-builder-4-large-numbers-b-few = La squadra con 20
item-particle-builder-4-large-numbers-b-both = Più o meno uguale nei due casi

## Cross section

item-particle-builder-4-cross-section-law = Più grande è la sezione d’urto di una reazione, più è probabile.
item-particle-builder-4-cross-section-a = La reazione A ha una sezione d’urto molto più grande della reazione B. Che cosa ti dice questo di A?
item-particle-builder-4-cross-section-a-likely = È più probabile di B
item-particle-builder-4-cross-section-a-size = Le servono particelle più grandi che a B
item-particle-builder-4-cross-section-a-fast = È più veloce di B
item-particle-builder-4-cross-section-a-long = Dura più a lungo di B
item-particle-builder-4-cross-section-b = La reazione A ha una sezione d’urto molto più piccola della reazione B. Che cosa ti dice questo di A?
item-particle-builder-4-cross-section-b-likely = È meno probabile di B
item-particle-builder-4-cross-section-b-size = Le servono particelle più piccole che a B
item-particle-builder-4-cross-section-b-slow = È più lenta di B
item-particle-builder-4-cross-section-b-short = Finisce prima di B

## Passing through

item-particle-builder-4-passing-through-law = Le particelle che si fermano facilmente hanno una grande sezione d’urto. Quelle che passano ne hanno una minuscola.
item-particle-builder-4-passing-through-a = Un muro di piombo ferma quasi tutti gli elettroni, ma quasi nessun neutrino. Quali hanno lì la sezione d’urto più grande?
item-particle-builder-4-passing-through-a-stopped = Gli elettroni
item-particle-builder-4-passing-through-a-passing = I neutrini
item-particle-builder-4-passing-through-a-equal = Uguale per entrambi
item-particle-builder-4-passing-through-b = Un foglio di carta nera ferma quasi tutti i fotoni della luce, ma quasi nessun neutrino. Quali hanno lì la sezione d’urto più grande?
item-particle-builder-4-passing-through-b-stopped = I fotoni
item-particle-builder-4-passing-through-b-passing = I neutrini
item-particle-builder-4-passing-through-b-equal = Uguale per entrambi

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Anche ciò che è molto improbabile ogni tanto succede, se si prova abbastanza spesso.
item-particle-builder-4-rare-is-not-never-a = Un neutrino non urta quasi mai qualcosa in un enorme rivelatore. Ogni secondo lo attraversano miliardi di miliardi. Che cosa registrerà?
item-particle-builder-4-rare-is-not-never-a-sometimes = Un urto ogni tanto, a caso
item-particle-builder-4-rare-is-not-never-a-never = Mai nessun urto
item-particle-builder-4-rare-is-not-never-a-regular = Urti a intervalli uguali, come un orologio
item-particle-builder-4-rare-is-not-never-a-always = Un urto per ognuno di loro
item-particle-builder-4-rare-is-not-never-b = Un decadimento avviene solo in un caso su 10 000. Un esperimento osserva cento milioni di casi. Che cosa troverà?
item-particle-builder-4-rare-is-not-never-b-sometimes = Questo decadimento ogni tanto, a caso
item-particle-builder-4-rare-is-not-never-b-never = Mai questo decadimento
item-particle-builder-4-rare-is-not-never-b-regular = Questo decadimento a intervalli uguali, come un orologio
item-particle-builder-4-rare-is-not-never-b-always = Questo decadimento in tutti i casi

## Unequal chances

item-particle-builder-4-unequal-chances-law = Non tutto ciò che può succedere è ugualmente probabile. Le probabilità vanno misurate.
item-particle-builder-4-unequal-chances-a = Un bosone Z può diventare quark, neutrini o leptoni carichi. Quanto spesso diventa quark?
item-particle-builder-4-unequal-chances-a-nature = In sette casi su dieci, a caso
item-particle-builder-4-unequal-chances-a-equal = In un caso su tre, a caso
item-particle-builder-4-unequal-chances-a-turns = In un caso su tre, a turno
item-particle-builder-4-unequal-chances-a-certain = In ogni caso, perché è il più probabile
item-particle-builder-4-unequal-chances-b = Un bosone Z può diventare quark, neutrini o leptoni carichi. Quanto spesso diventa neutrini?
item-particle-builder-4-unequal-chances-b-nature = In due casi su dieci, a caso
item-particle-builder-4-unequal-chances-b-equal = In un caso su tre, a caso
item-particle-builder-4-unequal-chances-b-turns = In un caso su tre, a turno
item-particle-builder-4-unequal-chances-b-certain = In nessun caso, perché non è il più probabile
