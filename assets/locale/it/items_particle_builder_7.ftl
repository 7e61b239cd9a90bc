# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = I prodotti di un decadimento non erano dentro: nascono nel decadimento.
item-particle-builder-7-not-inside-a = Un bosone Z decade in un muone e un antimuone. Dov’era prima il muone?
item-particle-builder-7-not-inside-a-nowhere = Da nessuna parte, è nato nel decadimento
item-particle-builder-7-not-inside-a-inside = All’interno, era una parte dello Z
item-particle-builder-7-not-inside-a-around = All’esterno, nello spazio intorno allo Z
item-particle-builder-7-not-inside-a-itself = Era lo Z, che ora è più debole
item-particle-builder-7-not-inside-b = Un tau decade in un muone e due neutrini. Dov’era prima il muone?
item-particle-builder-7-not-inside-b-nowhere = Prima del decadimento non esisteva
item-particle-builder-7-not-inside-b-inside = Era una delle parti del tau
item-particle-builder-7-not-inside-b-around = Era da qualche parte vicino al tau
item-particle-builder-7-not-inside-b-itself = Era il tau, che ora è più debole
item-particle-builder-7-not-inside-c = Un nucleo di potassio in una banana emette un elettrone. Dov’era questo elettrone un’ora prima?
item-particle-builder-7-not-inside-c-nowhere = Da nessuna parte: non esisteva ancora
item-particle-builder-7-not-inside-c-neutron = In un neutrone del nucleo
item-particle-builder-7-not-inside-c-shell = Nel guscio dell’atomo
item-particle-builder-7-not-inside-c-air = Nell’aria attorno alla banana

## Charge is kept

item-particle-builder-7-charge-is-kept-law = In ogni decadimento la somma delle cariche resta uguale.
item-particle-builder-7-charge-is-kept-a = Un tau decade in queste due particelle e in un’altra. Quale?
item-particle-builder-7-charge-is-kept-b = Un muone decade in queste due particelle e in un’altra. Quale?
item-particle-builder-7-charge-is-kept-c = Un kaone neutro decade in due particelle cariche. Un magnete curva la prima traccia a sinistra. E la seconda?
item-particle-builder-7-charge-is-kept-c-other = Curva a destra, perché la somma delle cariche è zero
item-particle-builder-7-charge-is-kept-c-same = Curva a sinistra, perché vengono da uno stesso kaone
item-particle-builder-7-charge-is-kept-c-straight = È diritta, perché il kaone era neutro
item-particle-builder-7-charge-is-kept-c-chance = Curva da un lato, a caso

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = In ogni decadimento ogni famiglia di leptoni mantiene il suo numero: un leptone conta più uno, un antileptone meno uno.
item-particle-builder-7-lepton-numbers-a = Un W meno decade in un elettrone e in un’altra particella. Quale?
item-particle-builder-7-lepton-numbers-b = Un W più decade in un antimuone e in un’altra particella. Quale?
item-particle-builder-7-lepton-numbers-c = Un nucleo senza leptoni emette un elettrone. Con lui parte un antineutrino elettronico. Perché non un neutrino?
item-particle-builder-7-lepton-numbers-c-balance = Il numero leptonico deve restare zero
item-particle-builder-7-lepton-numbers-c-chance = Il caso sceglie uno dei due
item-particle-builder-7-lepton-numbers-c-charge = Un antineutrino porta via la carica
item-particle-builder-7-lepton-numbers-c-family = Con ogni leptone va sempre un antineutrino

## No ageing

item-particle-builder-7-no-ageing-law = Una particella non invecchia: vecchia o giovane, ha la stessa probabilità di decadere nel secondo successivo.
item-particle-builder-7-no-ageing-a = Un muone è appena nato, un altro vive già da cinque vite medie. Quale decadrà più facilmente per primo?
item-particle-builder-7-no-ageing-a-both = L’uno quanto l’altro
item-particle-builder-7-no-ageing-a-old = Più facilmente il vecchio
item-particle-builder-7-no-ageing-a-young = Più facilmente il giovane
item-particle-builder-7-no-ageing-a-why = Perché?
item-particle-builder-7-no-ageing-a-why-memory = La sua età non cambia nulla
item-particle-builder-7-no-ageing-a-why-worn = Le cose vecchie sono consumate
item-particle-builder-7-no-ageing-a-why-tough = Chi sopravvive è resistente
item-particle-builder-7-no-ageing-b = Un tau è appena nato, un altro vive già da quattro vite medie. Quale decadrà più facilmente per primo?
item-particle-builder-7-no-ageing-b-both = Nessuno: la probabilità è uguale
item-particle-builder-7-no-ageing-b-old = Quello che ha vissuto di più
item-particle-builder-7-no-ageing-b-young = Quello appena prodotto
item-particle-builder-7-no-ageing-b-why = Perché?
item-particle-builder-7-no-ageing-b-why-memory = Quanto è vecchio non fa differenza
item-particle-builder-7-no-ageing-b-why-worn = Ciò che ha vissuto a lungo è consumato
item-particle-builder-7-no-ageing-b-why-tough = Ciò che è sopravvissuto è resistente
item-particle-builder-7-no-ageing-c = Un nucleo di carbonio radioattivo ha 3000 anni, un altro è nato ieri. Quale ha più probabilità di decadere domani?
item-particle-builder-7-no-ageing-c-either = Nessuno dei due: la probabilità è la stessa
item-particle-builder-7-no-ageing-c-old = Quello vecchio: è quasi consumato
item-particle-builder-7-no-ageing-c-young = Quello nuovo: il vecchio è resistente
item-particle-builder-7-no-ageing-c-neither = Nessuno: ci vogliono 5700 anni

## Same share

item-particle-builder-7-same-share-law = In tempi uguali decade sempre la stessa quota delle particelle rimaste.
item-particle-builder-7-same-share-a = Di 80 muoni, dopo un po’ di tempo ne restano 40. Quanti ne restano dopo altrettanto tempo?
item-particle-builder-7-same-share-a-share = Circa 20
item-particle-builder-7-same-share-a-even = Nessuno
item-particle-builder-7-same-share-a-stay = Ancora 40
item-particle-builder-7-same-share-a-unknown = Un numero qualsiasi
item-particle-builder-7-same-share-a-why = Perché?
item-particle-builder-7-same-share-a-why-share = Ogni volta decade la stessa quota
item-particle-builder-7-same-share-a-why-number = Ogni volta decade lo stesso numero
item-particle-builder-7-same-share-a-why-clock = Ogni muone ha il suo tempo fissato
item-particle-builder-7-same-share-b = Di 90 tau, dopo un po’ di tempo ne restano 30. Quanti ne restano dopo altrettanto tempo?
item-particle-builder-7-same-share-b-share = Circa 10
item-particle-builder-7-same-share-b-even = Nessuno
item-particle-builder-7-same-share-b-stay = Ancora 30
item-particle-builder-7-same-share-b-unknown = Un numero qualsiasi
item-particle-builder-7-same-share-b-why = Perché?
item-particle-builder-7-same-share-b-why-share = Ogni volta decade una quota fissa
item-particle-builder-7-same-share-b-why-number = Ogni volta decade un numero fisso
item-particle-builder-7-same-share-b-why-clock = Ogni tau ha la sua ora fissata
item-particle-builder-7-same-share-c = Metà di un farmaco radioattivo decade in 6 ore. Quanto resta di 80 milligrammi dopo 18 ore?
item-particle-builder-7-same-share-c-ten = 10 milligrammi
item-particle-builder-7-same-share-c-none = Niente: è tutto consumato
item-particle-builder-7-same-share-c-stay = 40 milligrammi: il resto rimane
item-particle-builder-7-same-share-c-unknown = Nessuno può dirlo

## Transformation

item-particle-builder-7-transformation-law = Un decadimento trasforma una particella in altre, più leggere.
item-particle-builder-7-transformation-a = Un muone è appena decaduto. Che cosa c’è adesso?
item-particle-builder-7-transformation-a-others = Altre particelle, più leggere
item-particle-builder-7-transformation-a-nothing = Non c’è più niente
item-particle-builder-7-transformation-a-pieces = I pezzi del muone
item-particle-builder-7-transformation-a-weaker = Lo stesso muone, ma più debole
item-particle-builder-7-transformation-b = Un bosone Z è appena decaduto. Che cosa c’è adesso?
item-particle-builder-7-transformation-b-others = Particelle più leggere di altro tipo
item-particle-builder-7-transformation-b-nothing = Non ne resta niente
item-particle-builder-7-transformation-b-pieces = I pezzi del bosone Z
item-particle-builder-7-transformation-b-weaker = Lo stesso bosone Z, ma più debole
item-particle-builder-7-transformation-c = In un vecchio rivelatore di fumo molti nuclei di americio sono decaduti. Che cosa sono diventati?
item-particle-builder-7-transformation-c-others = Nuclei di altri elementi, più leggeri
item-particle-builder-7-transformation-c-nothing = Niente: sono spariti senza traccia
item-particle-builder-7-transformation-c-weaker = Americio più debole
item-particle-builder-7-transformation-c-halves = Protoni e neutroni isolati

## Energy limits

item-particle-builder-7-energy-limits-law = Una particella ferma non può decadere in qualcosa di più pesante, perché l’energia si conserva.
item-particle-builder-7-energy-limits-a = Un bosone Z fermo non diventa mai un quark top e un antiquark top. Perché?
item-particle-builder-7-energy-limits-a-heavy = Il quark top è troppo pesante
item-particle-builder-7-energy-limits-a-antimatter = L’antiquark sarebbe antimateria
item-particle-builder-7-energy-limits-a-charge = I due sarebbero carichi
item-particle-builder-7-energy-limits-a-luck = Per caso non è ancora successo
item-particle-builder-7-energy-limits-b = Un muone fermo non diventa mai un tau e due neutrini. Perché?
item-particle-builder-7-energy-limits-b-heavy = Il tau è troppo pesante
item-particle-builder-7-energy-limits-b-antimatter = Un neutrino sarebbe antimateria
item-particle-builder-7-energy-limits-b-charge = Il tau sarebbe carico
item-particle-builder-7-energy-limits-b-luck = Prima o poi succederà
item-particle-builder-7-energy-limits-c = Un neutrone libero decade in un protone e particelle leggere. Un protone libero non diventa mai un neutrone. Perché?
item-particle-builder-7-energy-limits-c-heavier = Un neutrone è più pesante
item-particle-builder-7-energy-limits-c-charge = Non può uscirne un positrone
item-particle-builder-7-energy-limits-c-tough = Un protone è più resistente di un neutrone
item-particle-builder-7-energy-limits-c-luck = Gli serve più tempo che a un neutrone

## Three colours count

item-particle-builder-7-three-colours-count-law = Un W diventa più spesso quark che leptoni, perché due coppie di quark esistono in tre colori ciascuna. Sono sei strade contro tre.
item-particle-builder-7-three-colours-count-a = Un W più diventa quark circa due volte più spesso che leptoni. Perché?
item-particle-builder-7-three-colours-count-a-colours = Ogni quark esiste in tre colori
item-particle-builder-7-three-colours-count-a-lighter = Tutti i quark sono più leggeri dei leptoni
item-particle-builder-7-three-colours-count-a-heavier = Tutti i quark sono più pesanti dei leptoni
item-particle-builder-7-three-colours-count-a-inside = Il W è fatto di quark
item-particle-builder-7-three-colours-count-b = Un W più diventa un quark up e un antiquark down circa tre volte più spesso che un positrone e un neutrino. Perché?
item-particle-builder-7-three-colours-count-b-colours = Ci sono tre colori per ogni quark
item-particle-builder-7-three-colours-count-b-lighter = I due quark sono più leggeri
item-particle-builder-7-three-colours-count-b-heavier = I due quark sono più pesanti
item-particle-builder-7-three-colours-count-b-inside = I bosoni W contengono quark
item-particle-builder-7-three-colours-count-c = Supponi che i quark esistano in cinque colori e non in tre. Quanto spesso un W diventerebbe quark?
item-particle-builder-7-three-colours-count-c-more = Più spesso: ci sono più modi
item-particle-builder-7-three-colours-count-c-same = Come ora: il colore è solo un aspetto
item-particle-builder-7-three-colours-count-c-less = Meno spesso: cinque colori pesano di più
item-particle-builder-7-three-colours-count-c-always = Sempre: i quark sono i più probabili
