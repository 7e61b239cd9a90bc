# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Charge bends

item-particle-panic-charge-bends-law = Un magnete devia una particella e la sua antiparticella da parti opposte, perché le loro cariche sono opposte.
item-particle-panic-charge-bends-a = Un magnete devia una particella carica verso sinistra. Che cosa fa la sua antiparticella, veloce come lei?
item-particle-panic-charge-bends-a-other = Va invece a destra
item-particle-panic-charge-bends-a-same = Va anche lei a sinistra
item-particle-panic-charge-bends-a-straight = Va sempre diritta
item-particle-panic-charge-bends-b = Un magnete devia un’antiparticella carica verso destra. Che cosa fa la particella corrispondente, veloce come lei?
item-particle-panic-charge-bends-b-straight = Va sempre diritta
item-particle-panic-charge-bends-b-same = Va anche lei a destra
item-particle-panic-charge-bends-b-other = Va invece a sinistra

## Fast is straight

item-particle-panic-fast-is-straight-law = Di due particelle uguali la più veloce lascia la traccia più diritta, perché una grande quantità di moto si devia a fatica.
item-particle-panic-fast-is-straight-a = Due particelle uguali attraversano lo stesso magnete. Una traccia è quasi diritta, una arrotolata. Quale aveva più energia?
item-particle-panic-fast-is-straight-a-curled = Quella con la traccia arrotolata
item-particle-panic-fast-is-straight-a-straight = Quella con la traccia diritta
item-particle-panic-fast-is-straight-a-both = Avevano la stessa energia
item-particle-panic-fast-is-straight-a-why = Perché?
item-particle-panic-fast-is-straight-a-why-hard = Più energia la rende difficile da deviare
item-particle-panic-fast-is-straight-a-why-charge = Solo la carica decide quanto curva
item-particle-panic-fast-is-straight-a-why-whirl = Più energia la fa girare come una trottola
item-particle-panic-fast-is-straight-b = Una particella attraversa un magnete due volte. Prima la sua traccia è arrotolata, poi quasi diritta. Quando aveva più energia?
item-particle-panic-fast-is-straight-b-straight = Con la traccia diritta
item-particle-panic-fast-is-straight-b-curled = Con la traccia arrotolata
item-particle-panic-fast-is-straight-b-both = Tutt’e due le volte uguale
item-particle-panic-fast-is-straight-b-why = Perché?
item-particle-panic-fast-is-straight-b-why-whirl = Più energia la fa girare come una trottola
item-particle-panic-fast-is-straight-b-why-charge = Solo la carica decide quanto curva
item-particle-panic-fast-is-straight-b-why-hard = Più energia la rende difficile da deviare

## Track or no track

item-particle-panic-track-or-no-track-law = Elettroni e fotoni fanno presto uno sciame, ma solo l’elettrone lascia una traccia, perché ha carica.
item-particle-panic-track-or-no-track-a = Uno sciame fitto comincia presto in un rivelatore, e nessuna traccia vi porta. Che cosa è entrato?
item-particle-panic-track-or-no-track-b = Uno sciame fitto comincia presto in un rivelatore, e una traccia curva vi porta. Che cosa è entrato?

## Muon gets through

item-particle-panic-muon-gets-through-law = Un muone lascia una traccia in ogni strato, perché ha carica ma non fa sciami.
item-particle-panic-muon-gets-through-a = Una particella lascia una traccia persino nello strato più esterno, dietro uno spesso blocco di ferro. Quale?
item-particle-panic-muon-gets-through-b = Una traccia attraversa tutti gli strati e continua dietro uno spesso blocco di ferro. Quale particella l’ha lasciata?

## Deep shower

item-particle-panic-deep-shower-law = Protoni e neutroni fanno il loro sciame in fondo al metallo spesso, perché prima devono colpire un nucleo.
item-particle-panic-deep-shower-a = Una traccia curva porta a uno sciame che comincia solo in fondo al metallo spesso. Che cosa è entrato?
item-particle-panic-deep-shower-a-electron = Un elettrone
item-particle-panic-deep-shower-a-neutron = Un neutrone
item-particle-panic-deep-shower-a-proton = Un protone
item-particle-panic-deep-shower-a-photon = Un fotone
item-particle-panic-deep-shower-b = Nessuna traccia porta a uno sciame che comincia solo in fondo al metallo spesso. Che cosa è entrato?
item-particle-panic-deep-shower-b-neutron = Un neutrone
item-particle-panic-deep-shower-b-photon = Un fotone
item-particle-panic-deep-shower-b-electron = Un elettrone
item-particle-panic-deep-shower-b-proton = Un protone

## Missing momentum

item-particle-panic-missing-momentum-law = Se da una parte manca quantità di moto, l’ha portata via qualcosa di invisibile, perché non si perde mai.
item-particle-panic-missing-momentum-a = Prima di un urto niente si muove in su o in giù. Dopo, tutto ciò che si vede vola in su. Che cosa significa?
item-particle-panic-missing-momentum-a-lost = Il moto verso il basso si è perso
item-particle-panic-missing-momentum-a-pushed = L’urto ha spinto tutto verso l’alto
item-particle-panic-missing-momentum-a-light = Le nuove particelle sono più leggere dell’aria
item-particle-panic-missing-momentum-a-unseen = Qualcosa di invisibile è volato in giù
item-particle-panic-missing-momentum-a-why = Quale particella sfugge spesso così?
item-particle-panic-missing-momentum-a-why-muon = Un muone
item-particle-panic-missing-momentum-a-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-a-why-photon = Un fotone
item-particle-panic-missing-momentum-b = Prima di un urto niente si muove di lato. Dopo, tutto ciò che si vede vola a sinistra. Che cosa significa?
item-particle-panic-missing-momentum-b-light = Le nuove particelle rotolano da una parte
item-particle-panic-missing-momentum-b-unseen = Qualcosa di invisibile è volato a destra
item-particle-panic-missing-momentum-b-pushed = L’urto ha spinto tutto verso sinistra
item-particle-panic-missing-momentum-b-lost = Il moto verso destra si è perso
item-particle-panic-missing-momentum-b-why = Quale particella sfugge spesso così?
item-particle-panic-missing-momentum-b-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-b-why-photon = Un fotone
item-particle-panic-missing-momentum-b-why-muon = Un muone

## Jets

item-particle-panic-jets-law = Un quark o un gluone si mostra come un getto stretto di particelle, perché non può stare da solo.
item-particle-panic-jets-a = Un quark schizza fuori da un urto. Che cosa ne mostra il rivelatore?
item-particle-panic-jets-a-spray = Un getto stretto di molte particelle
item-particle-panic-jets-a-pieces = I pezzetti di cui era fatto
item-particle-panic-jets-a-nothing = Niente, perché un quark è troppo piccolo
item-particle-panic-jets-a-single = Una sola traccia, quella del quark
item-particle-panic-jets-b = Un gluone schizza fuori da un urto. Che cosa ne mostra il rivelatore?
item-particle-panic-jets-b-nothing = Niente, perché un gluone è troppo piccolo
item-particle-panic-jets-b-single = Una sola traccia, quella del gluone
item-particle-panic-jets-b-spray = Un getto stretto di molte particelle
item-particle-panic-jets-b-pieces = I pezzetti di cui era fatto

## Displaced vertex

item-particle-panic-displaced-vertex-law = Tracce che cominciano lontano dall’urto mostrano un decadimento, perché certe particelle prima volano un po’.
item-particle-panic-displaced-vertex-a = Due tracce cominciano insieme, a qualche millimetro dai fasci. Che cosa è successo lì?
item-particle-panic-displaced-vertex-a-crash = Anche lì si sono scontrati i due fasci
item-particle-panic-displaced-vertex-a-decay = Una particella è volata fin lì ed è decaduta
item-particle-panic-displaced-vertex-a-nothing = Due particelle sono nate dal nulla
item-particle-panic-displaced-vertex-a-slow = Due particelle lente lì sono diventate veloci
item-particle-panic-displaced-vertex-b = Due tracce formano una V, ben lontano dai fasci. Che cosa è successo alla punta della V?
item-particle-panic-displaced-vertex-b-slow = Due particelle lente lì sono diventate veloci
item-particle-panic-displaced-vertex-b-nothing = Due particelle sono nate dal nulla
item-particle-panic-displaced-vertex-b-crash = Anche lì si sono scontrati i due fasci
item-particle-panic-displaced-vertex-b-decay = Una particella è volata fin lì ed è decaduta
