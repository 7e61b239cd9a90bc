# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Magnet bends

item-particle-panic-magnet-bends-law = In un rivelatore le tracce sono curve, perché il suo magnete devia le cariche in moto.
item-particle-panic-magnet-bends-a = Le tracce in un rivelatore sono curve, perché c’è un magnete. Che cosa fa il magnete alle particelle?
item-particle-panic-magnet-bends-a-charge = Devia di lato le cariche in moto
item-particle-panic-magnet-bends-a-heavy = Attira soprattutto le più pesanti
item-particle-panic-magnet-bends-a-iron = Le attira come attira il ferro
item-particle-panic-magnet-bends-a-spin = Le fa girare come trottole
item-particle-panic-magnet-bends-b = Senza il suo magnete un rivelatore mostrerebbe solo tracce diritte. Che cosa fa il magnete alle particelle?
item-particle-panic-magnet-bends-b-spin = Le fa girare su sé stesse
item-particle-panic-magnet-bends-b-iron = Le tira come si tirano i chiodi
item-particle-panic-magnet-bends-b-charge = Agisce sulle cariche che si muovono
item-particle-panic-magnet-bends-b-heavy = Tira di più quelle pesanti
item-particle-panic-magnet-bends-c = Il campo magnetico terrestre guida particelle del Sole verso i poli, dove nascono le aurore. Quali guida?
item-particle-panic-magnet-bends-c-charge = Quelle con carica elettrica
item-particle-panic-magnet-bends-c-heavy = Quelle pesanti
item-particle-panic-magnet-bends-c-iron = Quelle con ferro
item-particle-panic-magnet-bends-c-spin = Quelle che ruotano

## Force decides depth

item-particle-panic-force-decides-depth-law = Gli adroni arrivano più in fondo di elettroni e fotoni, perché fanno uno sciame solo quando colpiscono un nucleo.
item-particle-panic-force-decides-depth-a = Un elettrone e un protone con la stessa energia entrano in un rivelatore. Quale arriva più in fondo?
item-particle-panic-force-decides-depth-a-light = L’elettrone: è molto più leggero
item-particle-panic-force-decides-depth-a-hadron = Il protone: deve colpire un nucleo
item-particle-panic-force-decides-depth-a-fast = L’elettrone: è più veloce
item-particle-panic-force-decides-depth-a-both = Tutti e due: decide solo la carica
item-particle-panic-force-decides-depth-b = Un fotone e un neutrone con la stessa energia entrano in un rivelatore. Quale arriva più in fondo?
item-particle-panic-force-decides-depth-b-both = Tutti e due: nessuno ha carica
item-particle-panic-force-decides-depth-b-fast = Il fotone: è più veloce
item-particle-panic-force-decides-depth-b-light = Il fotone: non ha nessuna massa
item-particle-panic-force-decides-depth-b-hadron = Il neutrone: deve colpire un nucleo
item-particle-panic-force-decides-depth-c = Fotoni, elettroni e neutroni con la stessa energia, molto alta, volano contro un muro di piombo. Quali fanno lo sciame più in fondo?
item-particle-panic-force-decides-depth-c-neutron = I neutroni: devono prima colpire un nucleo
item-particle-panic-force-decides-depth-c-photon = I fotoni, che non pesano niente
item-particle-panic-force-decides-depth-c-electron = Gli elettroni, che sono veloci
item-particle-panic-force-decides-depth-c-same = Tutti alla stessa profondità

## Track or no track

item-particle-panic-track-or-no-track-law = Elettroni e fotoni fanno presto uno sciame, ma solo l’elettrone lascia una traccia, perché ha carica.
item-particle-panic-track-or-no-track-a = In un rivelatore uno sciame stretto comincia presto, senza nessuna traccia che ci arrivi. Che cosa è entrato?
item-particle-panic-track-or-no-track-b = In un rivelatore uno sciame stretto comincia presto, con una traccia curva che ci arriva. Che cosa è entrato?
item-particle-panic-track-or-no-track-c = In una camera a nebbia un fotone strappa un elettrone a un atomo. Dove comincia la traccia nella nebbia?
item-particle-panic-track-or-no-track-c-electron = In quell’atomo
item-particle-panic-track-or-no-track-c-photon = Dove è entrato il fotone
item-particle-panic-track-or-no-track-c-nowhere = Da nessuna parte: sono troppo piccoli
item-particle-panic-track-or-no-track-c-later = Dove l’elettrone diventa veloce

## Muon gets through

item-particle-panic-muon-gets-through-law = Un muone attraversa tutti gli strati, perché è troppo pesante per fare uno sciame e non risente dell’interazione forte.
item-particle-panic-muon-gets-through-a = Una particella lascia una traccia persino nello strato più esterno, dietro uno spesso blocco di ferro. Quale?
item-particle-panic-muon-gets-through-b = Una traccia attraversa tutti gli strati e continua dietro uno spesso blocco di ferro. Quale particella l’ha lasciata?
item-particle-panic-muon-gets-through-c = Con i muoni che piovono dal cielo i fisici hanno trovato un vuoto in una piramide. Perché i muoni sono adatti?
item-particle-panic-muon-gets-through-c-through = Attraversano la pietra e lasciano tracce
item-particle-panic-muon-gets-through-c-light = Sono le particelle più leggere di tutte
item-particle-panic-muon-gets-through-c-uncharged = Non hanno carica che lasci tracce
item-particle-panic-muon-gets-through-c-strong = Nella pietra risentono di ogni forza

## Hadron track

item-particle-panic-hadron-track-law = Un protone lascia una traccia e un neutrone no, perché solo una carica lascia una traccia.
item-particle-panic-hadron-track-a = Nessuna traccia porta a uno sciame largo che comincia solo in fondo al rivelatore. Che cosa è entrato?
item-particle-panic-hadron-track-a-neutron = Un neutrone
item-particle-panic-hadron-track-a-photon = Un fotone
item-particle-panic-hadron-track-a-electron = Un elettrone
item-particle-panic-hadron-track-a-proton = Un protone
item-particle-panic-hadron-track-b = Una traccia curva porta a uno sciame largo che comincia solo in fondo al rivelatore. Che cosa è entrato?
item-particle-panic-hadron-track-b-electron = Un elettrone
item-particle-panic-hadron-track-b-neutron = Un neutrone
item-particle-panic-hadron-track-b-proton = Un protone
item-particle-panic-hadron-track-b-photon = Un fotone
item-particle-panic-hadron-track-c = Un neutrone attraversa una pellicola fotografica e lì strappa un protone a un atomo. Di chi si vede il percorso?
item-particle-panic-hadron-track-c-proton = Solo del protone
item-particle-panic-hadron-track-c-both = Di tutti e due
item-particle-panic-hadron-track-c-neutron = Solo del neutrone, più pesante
item-particle-panic-hadron-track-c-none = Di nessuno: sono troppo piccoli

## Missing momentum

item-particle-panic-missing-momentum-law = Se da una parte manca quantità di moto, l’ha portata via qualcosa di invisibile, perché la quantità di moto non si perde mai.
item-particle-panic-missing-momentum-a = Prima di un urto niente si muove in su o in giù. Dopo, tutto ciò che si vede vola in su. Che cosa significa?
item-particle-panic-missing-momentum-a-lost = Il moto verso il basso si è perso
item-particle-panic-missing-momentum-a-unseen = Qualcosa di invisibile è volato in giù
item-particle-panic-missing-momentum-a-pushed = L’urto ha spinto tutto verso l’alto
item-particle-panic-missing-momentum-a-light = Le nuove particelle sono più leggere dell’aria
item-particle-panic-missing-momentum-a-why = Quale particella sfugge spesso così?
item-particle-panic-missing-momentum-a-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-a-why-muon = Un muone
item-particle-panic-missing-momentum-a-why-photon = Un fotone
item-particle-panic-missing-momentum-b = Prima di un urto niente si muove di lato. Dopo, tutto ciò che si vede vola a sinistra. Che cosa significa?
item-particle-panic-missing-momentum-b-light = Le nuove particelle rotolano da una parte
item-particle-panic-missing-momentum-b-lost = Il moto verso destra si è perso
item-particle-panic-missing-momentum-b-pushed = L’urto ha spinto tutto verso sinistra
item-particle-panic-missing-momentum-b-unseen = Qualcosa di invisibile è volato a destra
item-particle-panic-missing-momentum-b-why = Quale particella sfugge spesso così?
item-particle-panic-missing-momentum-b-why-muon = Un muone
item-particle-panic-missing-momentum-b-why-photon = Un fotone
item-particle-panic-missing-momentum-b-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-c = Un nucleo fermo emette un elettrone e non parte esattamente nel verso opposto. Che cosa ne segue?
item-particle-panic-missing-momentum-c-third = Una terza particella è volata via senza traccia
item-particle-panic-missing-momentum-c-nothing = Il decadimento crea nuovo moto
item-particle-panic-missing-momentum-c-used = Una parte del moto si consuma
item-particle-panic-missing-momentum-c-rare = La quantità di moto talvolta si perde

## Jets

item-particle-panic-jets-law = Un quark o un gluone si mostra come un gruppo compatto di particelle, perché non può stare da solo.
item-particle-panic-jets-a = Un quark schizza fuori da un urto. Che cosa ne mostra il rivelatore?
item-particle-panic-jets-a-single = Una sola traccia, quella del quark
item-particle-panic-jets-a-pieces = I pezzetti di cui era fatto
item-particle-panic-jets-a-spray = Un gruppo compatto di molte particelle
item-particle-panic-jets-a-nothing = Niente, perché un quark è troppo piccolo
item-particle-panic-jets-b = Un gluone schizza fuori da un urto. Che cosa ne mostra il rivelatore?
item-particle-panic-jets-b-spray = Più tracce strette le une alle altre
item-particle-panic-jets-b-nothing = Proprio niente: i gluoni sono minuscoli
item-particle-panic-jets-b-single = Una traccia, dove è volato il gluone
item-particle-panic-jets-b-pieces = Frammenti del gluone stesso
item-particle-panic-jets-c = Un elettrone e un positrone diventano un quark e un antiquark. A volte appaiono tre gruppi compatti. Che cosa ha prodotto il terzo?
item-particle-panic-jets-c-gluon = Un gluone emesso
item-particle-panic-jets-c-alone = Un terzo quark, da solo
item-particle-panic-jets-c-piece = Un pezzo staccato da un quark
item-particle-panic-jets-c-second = Un secondo urto lì vicino

## Displaced vertex

item-particle-panic-displaced-vertex-law = Tracce che cominciano lontano dall’urto mostrano un decadimento, perché certe particelle prima volano un po’.
item-particle-panic-displaced-vertex-a = Due tracce cominciano insieme, lontano dalla collisione e dai fasci. Che cosa è successo lì?
item-particle-panic-displaced-vertex-a-crash = Anche lì si sono scontrati i due fasci
item-particle-panic-displaced-vertex-a-slow = Lì due particelle lente sono diventate veloci
item-particle-panic-displaced-vertex-a-nothing = Due particelle sono nate dal nulla
item-particle-panic-displaced-vertex-a-decay = Una particella è volata fin lì ed è decaduta
item-particle-panic-displaced-vertex-b = Due tracce formano una V, lontano dalla collisione e dai fasci. Che cosa è successo alla punta della V?
item-particle-panic-displaced-vertex-b-slow = Lì qualcosa di lento è diventato veloce
item-particle-panic-displaced-vertex-b-decay = Una particella venuta dall’urto è decaduta
item-particle-panic-displaced-vertex-b-nothing = Due particelle sono nate dallo spazio vuoto
item-particle-panic-displaced-vertex-b-crash = I fasci si sono incontrati una seconda volta
item-particle-panic-displaced-vertex-c = Certe particelle volano qualche millimetro prima di decadere. Se vivessero dieci volte tanto, dove comincerebbero le tracce dei prodotti?
item-particle-panic-displaced-vertex-c-further = Più lontano dall’urto
item-particle-panic-displaced-vertex-c-collision = Proprio nell’urto, come ora
item-particle-panic-displaced-vertex-c-fainter = Dove ora, ma più deboli
item-particle-panic-displaced-vertex-c-slower = Dove i prodotti diventano veloci
