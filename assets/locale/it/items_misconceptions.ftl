# What learners believe, for the teacher’s page. Each is wrong.

## Matter and its parts

misconception-neutron-is-proton-and-electron = Un neutrone è un protone con un elettrone attaccato.
misconception-proton-and-neutron-swapped = Un protone è up, down, down e un neutrone è up, up, down.
misconception-proton-is-elementary = Protoni e neutroni sono le cose più piccole e non hanno parti.
misconception-everything-is-made-of-quarks = Tutto è fatto di quark, anche gli elettroni e la luce.
misconception-lepton-is-a-quark = Muoni e tau sono quark, o sono fatti di quark.
misconception-particles-have-shells = Un guscio solido racchiude le parti di un atomo o di una particella.
misconception-particle-has-the-properties-of-stuff = Una particella è come la sostanza che forma: dura, calda, lucida o bagnata.
misconception-too-small-to-be-seen = Non si vede mai da solo perché è troppo piccolo per i nostri strumenti.
misconception-not-found-yet = Nessuno l’ha ancora trovato, perché nessuno l’ha cercato abbastanza.

## Charge

misconception-charge-signs-ignored = Le cariche si sommano senza guardare il segno.
misconception-commonest-charge-wins = L’insieme ha la carica più frequente tra le sue parti.
misconception-neutral-has-no-charges = Una particella neutra non contiene cariche.
misconception-heavier-has-more-charge = Più una particella è pesante, più carica ha.
misconception-heavier-has-less-charge = In una particella pesante la carica è diluita.
misconception-heavy-is-neutral = Le particelle molto pesanti non hanno carica.
misconception-charge-is-used-up = La carica può consumarsi o perdersi.
misconception-charge-from-nothing = La carica può nascere dal nulla.

## Mass and energy

misconception-photon-has-mass = La luce ha massa, perché ha energia.
misconception-higgs-makes-the-proton-heavy = L’Higgs dà al protone gran parte della sua massa.
misconception-mass-is-the-sum-of-the-parts = Una cosa pesa quanto tutte le sue parti.
misconception-mass-from-nothing = Una particella leggera ferma può decadere in altre più pesanti.
misconception-energy-is-used-up = L’energia si consuma quando succede qualcosa.

## Antimatter

misconception-antimatter-has-negative-mass = L’antimateria ha massa o energia negativa.
misconception-antimatter-is-only-a-name = L’antimateria è materia ordinaria con un altro nome.
misconception-antimatter-cannot-be-made = L’antimateria non può nascere da particelle ordinarie.
misconception-annihilation-destroys-energy = Quando una coppia si annichila, la sua energia va distrutta.
misconception-any-antimatter-annihilates = Qualsiasi antiparticella si annichila con qualsiasi particella.
misconception-opposite-charges-annihilate = Più e meno si annichilano ogni volta che si incontrano.
misconception-equal-particles-annihilate = Due particelle uguali si annichilano.

## States

misconception-charge-decides-who-shares = È la carica a decidere quali particelle possono condividere uno stato.
misconception-all-equal-particles-share = Tutte le particelle uguali possono condividere uno stato.

## Forces

misconception-heavier-feels-more = Più pesante vuol dire più forte: ciò che è pesante esercita e subisce più forza.
misconception-bigger-feels-more = Ciò che è grande risente di una forza, ciò che è piccolo passa attraverso.
misconception-fast-escapes-forces = Le particelle veloci sfuggono a ogni forza.
misconception-every-force-acts-on-all = Ogni forza agisce su ogni particella.
misconception-every-force-needs-electric-charge = Ogni forza ha bisogno di carica elettrica.
misconception-leptons-are-all-alike = Tutti i leptoni si comportano allo stesso modo, carichi o no.
misconception-bosons-act-on-each-other = I bosoni agiscono tra loro solo perché sono bosoni.
misconception-massless-feels-nothing = Le particelle senza massa non risentono di nessuna forza.
misconception-weak-is-only-for-neutrinos = L’interazione debole agisce solo sui neutrini.
misconception-weak-is-only-in-nuclei = L’interazione debole agisce solo nei nuclei, sui quark.
misconception-strong-force-holds-electrons = L’interazione forte trattiene gli elettroni nell’atomo.
misconception-electric-force-binds-everything = Ogni legame viene dalla carica elettrica, anche in un nucleo.
misconception-gravity-binds-the-nucleus = La gravità tiene insieme protoni e nuclei.

## Colour charge

misconception-colour-is-seen = La carica di colore è un colore che si potrebbe vedere.
misconception-colour-is-electric-charge = La carica di colore è una specie di carica elettrica.
misconception-colour-belongs-to-the-flavour = Ogni tipo di quark ha un suo colore.
misconception-colour-makes-antimatter = Un quark di un altro colore è un antiquark.
misconception-equal-colours-are-neutral = Colori uguali insieme sono neutri: ogni simile ama il suo simile.
misconception-any-mixture-is-neutral = Qualsiasi miscuglio di colori è neutro.
misconception-any-anticolour-is-enough = Qualsiasi anticolore neutralizza qualsiasi colore.
misconception-two-quarks-are-enough = Due quark possono formare da soli una particella.
misconception-any-three-make-a-hadron = Tre quark o antiquark qualsiasi formano una particella.
misconception-quarks-can-be-alone = Un quark può stare da solo come un elettrone.
misconception-quarks-decay-at-once = I quark singoli non si vedono perché decadono subito.
misconception-gluons-eat-the-colour = I gluoni tolgono il colore, così non ne resta.

## Chance

misconception-likely-means-certain = Le cose probabili succedono, quelle improbabili no.
misconception-chance-says-nothing = Di ciò che è casuale non si può prevedere nulla, nemmeno su tanti casi.
misconception-chance-is-exact = Una probabilità dà il numero esatto, non solo circa.
misconception-chance-is-a-share-of-one = Ogni singola particella fa un po’ di tutto.
misconception-chance-takes-turns = Il caso è giusto, quindi i risultati si danno il cambio.
misconception-chance-is-due = Un risultato che non esce da tanto tempo ora deve uscire.
misconception-streaks-go-on = Ciò che è uscito spesso tende a uscire ancora.
misconception-number-of-trials-does-not-matter = Pochi tentativi valgono quanto molti.
misconception-fewer-trials-are-tidier = Con meno tentativi ci sono meno scarti.
misconception-all-outcomes-are-equally-likely = Tutto ciò che può succedere è ugualmente probabile.
misconception-everything-reacts = Quando le particelle si incontrano, succede sempre qualcosa.
misconception-cross-section-is-size = La sezione d’urto è la grandezza delle particelle.
misconception-cross-section-is-time = La sezione d’urto dice quanto è veloce una reazione o quanto dura.
misconception-cross-section-is-reach = Ciò che ha una grande sezione d’urto arriva lontano.
misconception-cross-section-is-of-the-target = La sezione d’urto dipende solo dalla particella colpita.

## Neutrinos

misconception-neutrino-is-a-small-neutron = Un neutrino è un piccolo neutrone.
misconception-neutrino-is-an-uncharged-electron = Un neutrino è un elettrone (o un muone) che ha perso la carica.
misconception-neutrino-has-no-energy = I neutrini non fanno nulla perché non hanno energia.
misconception-size-decides-what-it-becomes = Una particella può diventare solo un’altra della stessa grandezza.
misconception-speed-decides-what-it-becomes = Una particella veloce non può diventare una lenta.
misconception-neutrino-is-not-matter = Un neutrino è una specie di radiazione e non materia.
misconception-neutrino-is-charged = I neutrini hanno carica.
misconception-neutrino-is-slow = Ciò che ha massa deve essere lento.
misconception-flavour-is-fixed = Un neutrino resta per sempre ciò che è.
misconception-flavour-changes-for-good = Un neutrino cambia una volta per tutte.
misconception-flavour-has-one-mass = Ogni sapore di neutrino ha una massa sua.
misconception-flavour-shares-are-always-the-same = Le quote dei sapori sono uguali dappertutto.
misconception-missing-neutrinos-are-lost = I neutrini che non si trovano sono stati fermati o sono spariti.
misconception-oscillation-is-decay = I neutrini cambiano perché decadono.
misconception-neutrinos-become-light = I neutrini diventano luce.
misconception-the-observer-decides = Il risultato dipende da chi guarda.

## Decays

misconception-decay-is-breaking = Decadere è rompersi in pezzi che erano già dentro.
misconception-products-were-around = I prodotti di un decadimento erano già nello spazio intorno.
misconception-decay-is-vanishing = Una particella che decade sparisce, e non resta nulla.
misconception-decay-is-weakening = Ciò che è decaduto c’è ancora, solo più debole.
misconception-decay-by-age = Una particella decade perché con l’età si consuma.
misconception-survivors-are-tough = Le particelle non ancora decadute sono resistenti e dureranno.
misconception-decay-is-even = In tempi uguali ne decade sempre lo stesso numero, finché non finiscono.
misconception-survivors-stay = Dopo la vita media il resto non decade più.
misconception-decay-gives-only-light = Un decadimento trasforma una particella in luce.
misconception-families-mix-freely = Qualsiasi leptone va con qualsiasi neutrino.
misconception-matter-and-antimatter-are-not-counted = Non importa se esce un neutrino o un antineutrino.
misconception-charged-things-cannot-come-out = Da un decadimento non possono uscire particelle cariche.
misconception-everything-happens-sometimes = Prima o poi succede tutto, anche contro le leggi.
misconception-lighter-is-always-commoner = Più i prodotti sono leggeri, più spesso avviene il decadimento.
misconception-heavier-is-always-commoner = Una particella pesante preferisce diventare particelle pesanti.

## Diagrams

misconception-feynman-diagram-is-a-map = Un diagramma di Feynman è un’immagine dei percorsi delle particelle.
misconception-charge-unchanged = Un W non tocca la carica di una particella.
misconception-charge-need-not-add-up = La somma delle cariche può cambiare quando le particelle si trasformano.
misconception-w-makes-antimatter = Cambiare carica trasforma la materia in antimateria.
misconception-quark-becomes-lepton = Un quark può diventare un leptone, e un leptone un quark.
misconception-particle-becomes-boson = Una particella che assorbe un bosone diventa un bosone.
misconception-neutral-boson-takes-charge = Un bosone neutro può portare via carica.
misconception-same-stuff = Una particella trasformata conserva massa e vita media.
misconception-boson-charge-left-out = La carica di un bosone non conta in una somma.
