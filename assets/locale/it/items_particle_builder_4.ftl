# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = Una probabilità non dice nulla di sicuro su un solo caso. Nessuno può conoscerlo prima.
item-particle-builder-4-single-case-a = Due particelle stanno per incontrarsi. Reagiscono in nove casi su dieci. Che cosa faranno queste due?
item-particle-builder-4-single-case-a-open = Nessuno può saperlo prima, decide il caso
item-particle-builder-4-single-case-a-likely = Reagire, perché è più probabile
item-particle-builder-4-single-case-a-share = Reagire in parte, per nove decimi
item-particle-builder-4-single-case-a-due = Reagire, se le ultime non l’hanno fatto
item-particle-builder-4-single-case-b = Due particelle stanno per incontrarsi. Reagiscono in un caso su dieci. Che cosa faranno queste due?
item-particle-builder-4-single-case-b-open = Non si può sapere in anticipo
item-particle-builder-4-single-case-b-likely = Proseguire, perché è più probabile
item-particle-builder-4-single-case-b-share = Reagire in parte, per un decimo
item-particle-builder-4-single-case-b-due = Reagire, se la coppia di prima ha proseguito
item-particle-builder-4-single-case-c = Le previsioni dicono: domani pioverà con una probabilità dell’80 %. Che cosa significa per domani?
item-particle-builder-4-single-case-c-open = Può piovere oppure no, ma la pioggia è più probabile
item-particle-builder-4-single-case-c-certain = Pioverà di sicuro, perché 80 % è più della metà
item-particle-builder-4-single-case-c-share = Pioverà per l’80 % della giornata
item-particle-builder-4-single-case-c-due = Pioverà se oggi non piove

## Many cases

item-particle-builder-4-many-cases-law = Su tanti casi una probabilità dice circa quanti saranno, ma non esattamente.
item-particle-builder-4-many-cases-a = Una reazione avviene in due casi su tre. In quanti tentativi su 300 avverrà?
item-particle-builder-4-many-cases-a-about = Circa 200, qualcuno in più o in meno
item-particle-builder-4-many-cases-a-exact = Esattamente 200, né più né meno
item-particle-builder-4-many-cases-a-nearly-all = Quasi tutti i 300, perché è probabile
item-particle-builder-4-many-cases-a-unknown = Un numero qualsiasi, perché decide il caso
item-particle-builder-4-many-cases-b = Una reazione avviene in sette casi su dieci. In quanti tentativi su 1000 avverrà?
item-particle-builder-4-many-cases-b-about = Più o meno 700, con qualche scarto
item-particle-builder-4-many-cases-b-exact = 700, non uno di più né uno di meno
item-particle-builder-4-many-cases-b-nearly-all = Quasi ogni volta, perché è probabile
item-particle-builder-4-many-cases-b-unknown = Non si può dire: il caso non ha regole
item-particle-builder-4-many-cases-c = In una fabbrica una lampada su 50 ha un difetto, a caso. Quante delle prossime 1000 ne avranno uno?
item-particle-builder-4-many-cases-c-about = Intorno a 20
item-particle-builder-4-many-cases-c-exact = 20 e non una di più
item-particle-builder-4-many-cases-c-none = Nessuna, perché un difetto è raro
item-particle-builder-4-many-cases-c-unknown = Non si può dire niente

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
item-particle-builder-4-no-memory-b-same = Proprio un mezzo
item-particle-builder-4-no-memory-b-more = Più di un mezzo
item-particle-builder-4-no-memory-b-less = Meno di un mezzo
item-particle-builder-4-no-memory-b-why = Perché?
item-particle-builder-4-no-memory-b-why-memory = Le coppie di prima non cambiano nulla
item-particle-builder-4-no-memory-b-why-even-out = Presto i due esiti devono compensarsi
item-particle-builder-4-no-memory-b-why-streak = Ciò che è uscito spesso torna a uscire
item-particle-builder-4-no-memory-c = In una lotteria il 7 non esce da un anno intero. Quanto è probabile alla prossima estrazione?
item-particle-builder-4-no-memory-c-same = Tanto quanto un qualsiasi altro numero
item-particle-builder-4-no-memory-c-due = Di più, perché è in ritardo
item-particle-builder-4-no-memory-c-streak = Di meno, perché non esce più
item-particle-builder-4-no-memory-c-certain = È quasi certo, dopo tanto tempo

## Large numbers

item-particle-builder-4-large-numbers-law = Più prove si fanno, più la quota si avvicina, di solito, alla probabilità.
item-particle-builder-4-large-numbers-a = Si tira un dado non truccato 10 volte, poi 1000 volte. Quando la quota dei pari sarà probabilmente più vicina alla metà?
item-particle-builder-4-large-numbers-a-many = Nei 1000 lanci
item-particle-builder-4-large-numbers-a-few = Nei 10 lanci
item-particle-builder-4-large-numbers-a-both = Più o meno uguale nei due casi
item-particle-builder-4-large-numbers-b = Una squadra osserva 20 bosoni Z, un’altra 20 000. Quale troverà probabilmente la quota di decadimenti in quark più vicina a quella vera?
item-particle-builder-4-large-numbers-b-many = La squadra con 20 000
item-particle-builder-4-large-numbers-b-few = La squadra con 20
item-particle-builder-4-large-numbers-b-both = Tutte e due allo stesso modo
item-particle-builder-4-large-numbers-c = Circa metà dei neonati sono femmine. In quale ospedale succede più spesso che oltre il 60 % dei nati di un giorno siano femmine?
item-particle-builder-4-large-numbers-c-small = In uno piccolo, con 15 nascite al giorno
item-particle-builder-4-large-numbers-c-large = In uno grande, con 150 nascite al giorno
item-particle-builder-4-large-numbers-c-same = In tutti e due allo stesso modo
item-particle-builder-4-large-numbers-c-never = In nessuno: è sempre la metà

## Cross section

item-particle-builder-4-cross-section-law = Più grande è la sezione d’urto di una reazione, più è probabile.
item-particle-builder-4-cross-section-a = La reazione A ha una sezione d’urto molto più grande della reazione B. Che cosa ti dice questo di A?
item-particle-builder-4-cross-section-a-likely = È più probabile di B
item-particle-builder-4-cross-section-a-size = Le servono particelle più grandi che a B
item-particle-builder-4-cross-section-a-fast = Le sue particelle sono più veloci che in B
item-particle-builder-4-cross-section-a-long = Dura più a lungo di B
item-particle-builder-4-cross-section-b = La reazione A ha una sezione d’urto molto più piccola della reazione B. Che cosa ti dice questo di A?
item-particle-builder-4-cross-section-b-likely = È meno probabile di B
item-particle-builder-4-cross-section-b-size = Le servono particelle più piccole che a B
item-particle-builder-4-cross-section-b-slow = Le sue particelle sono più lente che in B
item-particle-builder-4-cross-section-b-short = Finisce prima di B
item-particle-builder-4-cross-section-c = I nuclei di boro sono piccoli, quelli di piombo grandi. Eppure il boro cattura più spesso i neutroni lenti. Che cosa ha di più grande?
item-particle-builder-4-cross-section-c-section = La sezione d’urto
item-particle-builder-4-cross-section-c-size = Il nucleo stesso
item-particle-builder-4-cross-section-c-time = La durata di una cattura
item-particle-builder-4-cross-section-c-reach = La strada che i neutroni ci percorrono

## Passing through

item-particle-builder-4-passing-through-law = Le particelle che si fermano facilmente hanno una grande sezione d’urto. Quelle che passano ne hanno una minuscola.
item-particle-builder-4-passing-through-a = Un muro di piombo ferma quasi tutti gli elettroni, ma quasi nessun neutrino. Quali hanno lì la sezione d’urto più grande?
item-particle-builder-4-passing-through-a-stopped = Gli elettroni
item-particle-builder-4-passing-through-a-passing = I neutrini
item-particle-builder-4-passing-through-a-equal = Uguale per entrambi
item-particle-builder-4-passing-through-b = Un foglio di carta nera ferma quasi tutti i fotoni della luce, ma quasi nessun neutrino. Quali hanno lì la sezione d’urto più grande?
item-particle-builder-4-passing-through-b-stopped = I fotoni
item-particle-builder-4-passing-through-b-passing = I neutrini
item-particle-builder-4-passing-through-b-equal = Nessuno: è la stessa
item-particle-builder-4-passing-through-c = I raggi X attraversano i muscoli, ma le ossa ne fermano molti. Quali atomi hanno per loro la sezione d’urto più grande?
item-particle-builder-4-passing-through-c-bones = Quelli delle ossa
item-particle-builder-4-passing-through-c-muscles = Quelli dei muscoli
item-particle-builder-4-passing-through-c-equal = Entrambi, perché gli atomi sono tutti grandi uguali
item-particle-builder-4-passing-through-c-slow = Entrambi, perché i raggi sono ugualmente veloci

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Anche ciò che è molto improbabile ogni tanto succede, se si prova abbastanza spesso.
item-particle-builder-4-rare-is-not-never-a = Un neutrino non urta quasi mai qualcosa in un enorme rivelatore. Ogni secondo lo attraversano miliardi di miliardi. Che cosa registrerà?
item-particle-builder-4-rare-is-not-never-a-sometimes = Un urto ogni tanto, a caso
item-particle-builder-4-rare-is-not-never-a-never = Mai nessun urto
item-particle-builder-4-rare-is-not-never-a-regular = Urti a intervalli uguali, come un orologio
item-particle-builder-4-rare-is-not-never-a-always = Un urto per ognuno di loro
item-particle-builder-4-rare-is-not-never-b = Un decadimento avviene solo in un caso su 10 000. Un esperimento osserva cento milioni di casi. Che cosa troverà?
item-particle-builder-4-rare-is-not-never-b-sometimes = Questo decadimento ogni tanto, a caso
item-particle-builder-4-rare-is-not-never-b-never = Mai questo decadimento
item-particle-builder-4-rare-is-not-never-b-regular = Questo decadimento a intervalli uguali, come un orologio
item-particle-builder-4-rare-is-not-never-b-always = Questo decadimento in tutti i casi
item-particle-builder-4-rare-is-not-never-c = Un biglietto vince una volta su 14 milioni. Ogni settimana dieci milioni di persone ne comprano uno. Che cosa succede negli anni?
item-particle-builder-4-rare-is-not-never-c-sometimes = In certe settimane vince qualcuno, in altre nessuno
item-particle-builder-4-rare-is-not-never-c-never = Non vince mai nessuno: è troppo improbabile
item-particle-builder-4-rare-is-not-never-c-regular = Vince qualcuno esattamente ogni due settimane
item-particle-builder-4-rare-is-not-never-c-all = Prima o poi vincono tutti

## Unequal chances

item-particle-builder-4-unequal-chances-law = Non tutto ciò che può succedere è ugualmente probabile: le probabilità le fissa la natura.
item-particle-builder-4-unequal-chances-a = Un bosone Z può diventare quark, neutrini o leptoni carichi. Quanto spesso diventa quark?
item-particle-builder-4-unequal-chances-a-nature = In sette casi su dieci, a caso
item-particle-builder-4-unequal-chances-a-equal = In un caso su tre, a caso
item-particle-builder-4-unequal-chances-a-turns = In un caso su tre, a turno
item-particle-builder-4-unequal-chances-a-certain = In ogni caso, perché è il più probabile
item-particle-builder-4-unequal-chances-b = Un bosone Z può diventare quark, neutrini o leptoni carichi. Quanto spesso diventa neutrini?
item-particle-builder-4-unequal-chances-b-nature = In circa due casi su dieci, a caso
item-particle-builder-4-unequal-chances-b-equal = In un terzo dei casi, per i tre tipi
item-particle-builder-4-unequal-chances-b-turns = A turno con gli altri due tipi
item-particle-builder-4-unequal-chances-b-certain = In nessun caso, perché non è il più probabile
item-particle-builder-4-unequal-chances-c = Una puntina cade sulla testa o sul fianco. Qual è la probabilità che cada sulla testa?
item-particle-builder-4-unequal-chances-c-measure = Lo dicono solo molti lanci
item-particle-builder-4-unequal-chances-c-half = Un mezzo, perché ci sono due modi
item-particle-builder-4-unequal-chances-c-turns = Un lancio sì e uno no, a turno
item-particle-builder-4-unequal-chances-c-one = Zero, perché un modo è più probabile
