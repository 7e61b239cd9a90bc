# Items of Particle Builder, Level 7: a stem has at most 25 words, a choice at most 12.

## Not inside

item-particle-builder-7-not-inside-law = I prodotti di un decadimento non erano dentro: nascono nel decadimento.
item-particle-builder-7-not-inside-a = Un bosone Z decade in un muone e un antimuone. Dov’era prima il muone?
item-particle-builder-7-not-inside-a-nowhere = Da nessuna parte, è nato nel decadimento
item-particle-builder-7-not-inside-a-inside = All’interno, era una parte dello Z
item-particle-builder-7-not-inside-a-around = All’esterno, nello spazio intorno allo Z
item-particle-builder-7-not-inside-a-itself = Era lo Z, che ora è più debole
item-particle-builder-7-not-inside-b = Un tau decade in un muone e due neutrini. Dov’era prima il muone?
item-particle-builder-7-not-inside-b-nowhere = Da nessuna parte, è nato nel decadimento
item-particle-builder-7-not-inside-b-inside = All’interno, era una parte del tau
item-particle-builder-7-not-inside-b-around = All’esterno, nello spazio intorno al tau
item-particle-builder-7-not-inside-b-itself = Era il tau, che ora è più debole

## Charge is kept

item-particle-builder-7-charge-is-kept-law = In ogni decadimento la somma delle cariche resta uguale.
item-particle-builder-7-charge-is-kept-a = Un tau decade in queste due particelle e in un’altra. Quale?
item-particle-builder-7-charge-is-kept-b = Un muone decade in queste due particelle e in un’altra. Quale?

## Lepton numbers

item-particle-builder-7-lepton-numbers-law = In ogni decadimento ogni famiglia di leptoni mantiene il suo numero: un leptone conta più uno, un antileptone meno uno.
item-particle-builder-7-lepton-numbers-a = Un W meno decade in un elettrone e in un’altra particella. Quale?
item-particle-builder-7-lepton-numbers-b = Un W più decade in un antimuone e in un’altra particella. Quale?

## No ageing

item-particle-builder-7-no-ageing-law = Una particella non invecchia: vecchia o giovane, ha la stessa probabilità di decadere subito dopo.
item-particle-builder-7-no-ageing-a = Un muone è appena nato, un altro vive già da cinque vite medie. Quale decadrà più facilmente per primo?
item-particle-builder-7-no-ageing-a-both = L’uno quanto l’altro
item-particle-builder-7-no-ageing-a-old = Più facilmente il vecchio
item-particle-builder-7-no-ageing-a-young = Più facilmente il giovane
item-particle-builder-7-no-ageing-a-why = Perché?
item-particle-builder-7-no-ageing-a-why-memory = La sua età non cambia nulla
item-particle-builder-7-no-ageing-a-why-worn = Le cose vecchie sono consumate
item-particle-builder-7-no-ageing-a-why-tough = Chi sopravvive è resistente
item-particle-builder-7-no-ageing-b = Un tau è appena nato, un altro vive già da quattro vite medie. Quale decadrà più facilmente per primo?
item-particle-builder-7-no-ageing-b-both = L’uno quanto l’altro
item-particle-builder-7-no-ageing-b-old = Più facilmente il vecchio
item-particle-builder-7-no-ageing-b-young = Più facilmente il giovane
item-particle-builder-7-no-ageing-b-why = Perché?
item-particle-builder-7-no-ageing-b-why-memory = La sua età non cambia nulla
item-particle-builder-7-no-ageing-b-why-worn = Le cose vecchie sono consumate
item-particle-builder-7-no-ageing-b-why-tough = Chi sopravvive è resistente

## Same share

item-particle-builder-7-same-share-law = In tempi uguali decade sempre la stessa quota delle particelle rimaste.
item-particle-builder-7-same-share-a = Di 80 muoni, dopo un po’ di tempo ne restano 40. Quanti ne restano dopo altrettanto tempo?
item-particle-builder-7-same-share-a-share = Circa 20
item-particle-builder-7-same-share-a-even = Nessuno
item-particle-builder-7-same-share-a-stay = Ancora 40
item-particle-builder-7-same-share-a-unknown = Ogni numero fino a 40 è ugualmente probabile
item-particle-builder-7-same-share-a-why = Perché?
item-particle-builder-7-same-share-a-why-share = Ogni volta decade la stessa quota
item-particle-builder-7-same-share-a-why-number = Ogni volta decade lo stesso numero
item-particle-builder-7-same-share-a-why-clock = Ogni muone ha il suo tempo fissato
item-particle-builder-7-same-share-b = Di 90 tau, dopo un po’ di tempo ne restano 30. Quanti ne restano dopo altrettanto tempo?
item-particle-builder-7-same-share-b-share = Circa 10
item-particle-builder-7-same-share-b-even = Nessuno
item-particle-builder-7-same-share-b-stay = Ancora 30
item-particle-builder-7-same-share-b-unknown = Ogni numero fino a 30 è ugualmente probabile
item-particle-builder-7-same-share-b-why = Perché?
item-particle-builder-7-same-share-b-why-share = Ogni volta decade la stessa quota
item-particle-builder-7-same-share-b-why-number = Ogni volta decade lo stesso numero
item-particle-builder-7-same-share-b-why-clock = Ogni tau ha il suo tempo fissato

## Transformation

item-particle-builder-7-transformation-law = Un decadimento trasforma una particella in altre, più leggere.
item-particle-builder-7-transformation-a = Un muone è appena decaduto. Che cosa c’è adesso?
item-particle-builder-7-transformation-a-others = Altre particelle, più leggere
item-particle-builder-7-transformation-a-nothing = Non c’è più niente
item-particle-builder-7-transformation-a-pieces = I pezzi del muone
item-particle-builder-7-transformation-a-weaker = Lo stesso muone, ma più debole
item-particle-builder-7-transformation-b = Un bosone Z è appena decaduto. Che cosa c’è adesso?
item-particle-builder-7-transformation-b-others = Altre particelle, più leggere
item-particle-builder-7-transformation-b-nothing = Non c’è più niente
item-particle-builder-7-transformation-b-pieces = I pezzi del bosone Z
item-particle-builder-7-transformation-b-weaker = Lo stesso bosone Z, ma più debole

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
item-particle-builder-7-energy-limits-b-luck = Per caso non è ancora successo

## Three colours count

item-particle-builder-7-three-colours-count-law = Un W diventa più spesso quark che leptoni, perché due coppie di quark esistono in tre colori ciascuna. Sono sei strade contro tre.
item-particle-builder-7-three-colours-count-a = Un W più diventa quark circa due volte più spesso che leptoni. Perché?
item-particle-builder-7-three-colours-count-a-colours = Ogni quark esiste in tre colori
item-particle-builder-7-three-colours-count-a-lighter = Tutti i quark sono più leggeri dei leptoni
item-particle-builder-7-three-colours-count-a-heavier = Tutti i quark sono più pesanti dei leptoni
item-particle-builder-7-three-colours-count-a-inside = Il W è fatto di quark
item-particle-builder-7-three-colours-count-b = Un W più diventa un quark up e un antiquark down circa tre volte più spesso che un positrone e un neutrino. Perché?
item-particle-builder-7-three-colours-count-b-colours = Ogni quark esiste in tre colori
item-particle-builder-7-three-colours-count-b-lighter = I due quark sono più leggeri
item-particle-builder-7-three-colours-count-b-heavier = I due quark sono più pesanti
item-particle-builder-7-three-colours-count-b-inside = Il W è fatto di quark
