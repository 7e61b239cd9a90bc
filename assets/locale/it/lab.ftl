# Il laboratorio delle leggi: reazioni da dividere, e le leggi che decidono.

lab-title = Laboratorio delle leggi
lab-what = Alcune di queste reazioni succedono in natura, altre non si sono mai viste. Dividile, e trova le leggi che decidono.
lab-laws = Le leggi che hai trovato
lab-hidden = Non ancora trovata
lab-honest = Esistono altre leggi: contano anche lo spin e la carica di colore.
lab-step = { $step } · { $name }
    { $done } su { $all }
lab-step-tall = { $step } · { $name } · { $done } su { $all }
lab-step-1 = Luce e pioni
lab-step-2 = I protoni e i loro parenti
lab-step-3 = Neutrini
lab-step-4 = Decadimenti
lab-step-5 = Tutto insieme
lab-title-step = Livello { $step } · { $name } · { $done } su { $all }
lab-go-on = Avanti con il livello { $step }: { $name }
lab-done = Livello finito!
lab-done-1 = La somma delle cariche non cambia mai. Un neutrone può diventare un protone, perché un elettrone porta via la carica −1.
lab-done-2 = La carica da sola non impedisce a un protone di decadere. Il numero barionico sì, perché il protone è il barione più leggero.
lab-done-3 = Il neutrino non è un di più. Deve esserci, perché ogni famiglia di leptoni conserva il suo numero.
lab-done-4 = Un decadimento va sempre in discesa: dopo, la massa totale è minore, perché la massa è energia e l’energia non nasce dal nulla.
lab-done-5 = Ora ragioni come i fisici: tutto ciò che nessuna legge vieta prima o poi succede.

## La domanda e le risposte

lab-ask = Succede in natura?
lab-happens = Succede
lab-never = Mai visto
lab-said-happens = Hai detto: succede.
lab-said-never = Hai detto: mai visto.
lab-yes-happens = Sì, succede: nessuna di queste leggi lo vieta. Guarda: in tutte le righe i conti tornano.
lab-but-happens = Se fosse così, una legge dovrebbe vietarlo. Ma in tutte le righe i conti tornano, e succede davvero.
lab-which = Non si è mai visto. Quale riga dice perché? Toccala e conta.
lab-but-never = Se fosse così, in una di queste righe la somma cambierebbe. In quale? Toccala e conta.
lab-kept = { $law }: { $before } prima e { $after } dopo. Qui i conti tornano. In un’altra riga no.
lab-kept-energy = Qui l’energia basta. È in un’altra riga che i conti non tornano.
lab-forbidden = { $would } { $n ->
    [one] Una legge lo vieta.
   *[other] { $n } leggi lo vietano.
}
lab-discovered = Hai trovato una legge: { $law }! { $would }
lab-returns = Questa reazione tornerà alla fine del livello.
lab-next = Avanti
lab-before = prima
lab-after = dopo
lab-motion = { $mass }
    + moto
lab-row = { $law }: { $before } prima, { $after } dopo
lab-row-kept = { $row }. Questa legge è rispettata.
lab-row-broken = { $row }. Questa legge sarebbe violata.
lab-reaction = Prima: { $before }. Dopo: { $after }.
lab-join = { $one }, { $two }

## Contare

lab-count-charge = Segni + e −
lab-count-baryon = Particelle di tre quark
lab-count-lepton-e = Elettroni e i loro neutrini
lab-count-lepton-mu = Muoni e i loro neutrini
lab-count-lepton-tau = Tau e i loro neutrini
lab-count-energy = Massa e moto
lab-count-how-charge = Conta i segni: tocca ogni particella finché il suo numero non è giusto. Un + conta +1, un − conta −1.
lab-count-how-baryon = Conta: +1 le particelle di tre quark (un nucleo uno per ogni protone e neutrone), −1 quelle di tre antiquark, 0 le altre.
lab-count-how-lepton-e = Conta: +1 un elettrone o il suo neutrino, −1 le loro antiparticelle, 0 le altre.
lab-count-how-lepton-mu = Conta: +1 un muone o il suo neutrino, −1 le loro antiparticelle, 0 le altre.
lab-count-how-lepton-tau = Conta: +1 un tau o il suo neutrino, −1 le loro antiparticelle, 0 le altre.
lab-count-not-charge = Guarda ancora il segno: «{ $body }» conta { $n }.
lab-count-not-baryon = Guarda ancora i quark: «{ $body }» conta { $n }.
lab-count-not-lepton-e = Guarda ancora: «{ $body }» conta { $n }.
lab-count-not-lepton-mu = Guarda ancora: «{ $body }» conta { $n }.
lab-count-not-lepton-tau = Guarda ancora: «{ $body }» conta { $n }.
lab-count-body = { $body }: { $n }. Tocca per cambiare il numero.
lab-count-check = Ho contato

## Le leggi

lab-law-charge = Carica
lab-law-baryon = Numero barionico
lab-law-lepton-e = N. leptonico elettronico
lab-law-lepton-mu = N. leptonico muonico
lab-law-lepton-tau = N. leptonico tauonico
lab-law-energy = Energia e quantità di moto
lab-law-charge-says = La somma delle cariche è uguale prima e dopo.
lab-law-baryon-says = Un barione conta +1, un antibarione −1. La somma resta uguale.
lab-law-lepton-e-says = L’elettrone e il suo neutrino contano +1, le loro antiparticelle −1.
lab-law-lepton-mu-says = Il muone e il suo neutrino contano +1, le loro antiparticelle −1.
lab-law-lepton-tau-says = Il tau e il suo neutrino contano +1, le loro antiparticelle −1.
lab-law-energy-says = In un decadimento tutta la massa nuova viene da quella di prima. In un urto aiuta l’energia del moto.
lab-would-charge = Se succedesse, una carica nascerebbe dal nulla o si perderebbe.
lab-would-baryon = Se succedesse, protoni e neutroni potrebbero sparire, o nascere senza antimateria.
lab-would-lepton-e = Se succedesse, un elettrone o il suo neutrino comparirebbe o sparirebbe senza compagno.
lab-would-lepton-mu = Se succedesse, un muone o il suo neutrino comparirebbe o sparirebbe senza compagno.
lab-would-lepton-tau = Se succedesse, un tau o il suo neutrino comparirebbe o sparirebbe senza compagno.
lab-would-energy = Se succedesse, energia o quantità di moto nascerebbe dal nulla.

## Chi prende parte

lab-elementary = { $body }: una particella elementare, per quanto si sa
lab-made = { $body }, che contiene: { $parts }
lab-mixture = { $body }: un miscuglio di up con antiquark up e down con antiquark down
lab-mixture-eta = { $body }: un miscuglio di up, down e strange, ciascuno con il suo antiquark
lab-mixed = metà u u̅, metà d d̅
lab-nucleus = { $body }: un nucleo con { $protons ->
    [one] 1 protone
   *[other] { $protons } protoni
} e { $neutrons ->
    [one] 1 neutrone
   *[other] { $neutrons } neutroni
}
lab-body-proton = protone
lab-body-antiproton = antiprotone
lab-body-neutron = neutrone
lab-body-pion-plus = pione positivo
lab-body-pion-minus = pione negativo
lab-body-pion-zero = pione neutro
lab-body-kaon-plus = kaone positivo
lab-body-kaon-minus = kaone negativo
lab-body-kaon-zero = kaone neutro
lab-body-lambda = Lambda
lab-body-delta = Delta
lab-body-omega = Omega
lab-body-j-psi = J/psi
lab-body-d-zero = mesone D neutro
lab-body-d-minus = mesone D negativo
lab-body-b-zero = mesone B neutro
lab-body-deuteron = idrogeno-2
lab-body-triton = idrogeno-3
lab-body-helion = elio-3
lab-body-alpha = elio-4
lab-body-anti-kaon-zero = antikaone neutro
lab-body-eta = mesone eta
lab-body-phi = mesone phi
lab-body-antineutron = antineutrone
lab-body-antilambda = antilambda
lab-body-sigma-plus = Sigma positiva
lab-body-sigma-zero = Sigma neutra
lab-body-sigma-minus = Sigma negativa
lab-body-xi-zero = Xi neutra
lab-body-xi-minus = Xi negativa
lab-body-upsilon = Upsilon
lab-body-anti-d-zero = mesone anti-D neutro
lab-body-d-plus = mesone D positivo
lab-body-anti-b-zero = mesone anti-B neutro
lab-body-b-plus = mesone B positivo
lab-body-b-minus = mesone B negativo

## Qualche parola in più

lab-note-electron-to-neutrino = Il rivelatore Borexino lo ha cercato e non ha visto nulla: un elettrone vive più di 6,6 × 10²⁸ anni.
lab-note-neutrons-to-pions = In Giappone il rivelatore Super-Kamiokande lo ha cercato nella sua enorme vasca d’acqua, senza vedere nulla.
lab-note-antiproton-made = I primi antiprotoni sono nati così, a Berkeley nel 1955. Ognuno nasce insieme a un nuovo protone.
lab-note-neutron-in-two = Lo vieta anche lo spin: due spin ½ non fanno mai uno spin ½. Per questo nel 1930 Pauli ha immaginato il neutrino.
lab-note-pion-to-electron = Succede, ma solo a circa un pione su 8000. Queste leggi non dicono quanto spesso succede qualcosa.
lab-note-muon-to-light = In volo i neutrini cambiano famiglia, perciò questi numeri non sono del tutto esatti. Ma questo non si è mai visto.
lab-note-reactor = Così si è visto per la prima volta l’antineutrino, accanto a un reattore nucleare, nel 1956.
lab-note-reactor-wrong = Raymond Davis lo ha cercato accanto a un reattore nel 1955, senza vedere nulla. Neutrini e antineutrini agiscono in modo diverso.
lab-note-second-neutrino = Nel 1962 neutrini come questi hanno prodotto muoni, ma quasi nessun elettrone. Quindi ce n’è più di un tipo.
lab-note-proton-alone = Un protone libero non può. In certi nuclei sì, perché il nucleo fornisce l’energia.
lab-note-one-photon = L’energia basterebbe. Ma un fotone solo porterebbe via quantità di moto che prima non c’era. Perciò sono due.
lab-note-light-alone = La luce da sola non può. Vicino a un nucleo sì, perché il nucleo prende un po’ di quantità di moto.
lab-note-triton = Avanzano meno di 0,02 MeV. L’esperimento KATRIN li usa per pesare il neutrino: meno di 0,45 eV.
lab-note-sun-one = Così comincia la fusione nel Sole. Ci vuole l’interazione debole, perciò lì un protone aspetta miliardi di anni.
lab-note-proton-to-positron = Super-Kamiokande lo cerca da molti anni: un protone vive più di 2,4 × 10³⁴ anni.
