# Caccia al picco: collisioni vere dell’esperimento CMS.

hunt-title = Caccia al picco
hunt-what = Queste collisioni sono avvenute davvero al CERN. Le particelle nuove vivono troppo poco per essere viste. Ma la loro massa lascia un picco. Riesci a trovarlo?
hunt-real = Dati veri: esperimento CMS, CERN Open Data, registrati nel 2011 e nel 2012
hunt-step = { $step } · { $name }
hunt-step-sort = Ordina dieci collisioni
hunt-step-peaks = Falle cadere a migliaia
hunt-step-chance = È reale?
hunt-step-decays = Che decadimento era?
hunt-bad-missing = Manca il file con le collisioni. Tutto il resto funziona. Per riaverlo, scarica di nuovo Quarkade.
hunt-bad-cut = Il file con le collisioni finisce troppo presto. Tutto il resto funziona. Per ripararlo, scarica di nuovo Quarkade.
hunt-bad-damaged = Il file con le collisioni è danneggiato. Tutto il resto funziona. Per ripararlo, scarica di nuovo Quarkade.
hunt-gev = { $mass } GeV
hunt-axis = { $mass } GeV (massa)
hunt-range = da { $low } a { $high } GeV
hunt-next = Avanti
hunt-again = Altre dieci

## Dieci a mano

hunt-predict = Prima di cominciare
hunt-predict-how = Ogni collisione ha prodotto due leptoni: qui sono muoni o elettroni. Sommiamo la loro energia e la loro quantità di moto. Se una sola particella si è trasformata in tutti e due, le somme danno la sua massa. Ogni massa diventa un mattone di un muro. (Un GeV è circa la massa di un protone.)
hunt-predict-ask = Prova a indovinare: dove ci saranno più mattoni?
hunt-guess = la tua idea
hunt-even = Dappertutto uguale
hunt-event = Collisione { $n } di { $all }
hunt-ask = Queste due tracce vanno insieme?
hunt-how = Segui ogni traccia dal centro verso l’esterno. Senza carica la strada sarebbe la linea tratteggiata. La traccia curva a sinistra o a destra di questa linea? Cerchiamo lo Z. Non ha carica, quindi le sue due tracce curvano da parti opposte.
hunt-pair = Una a sinistra, una a destra: una coppia
hunt-alike = Tutte e due dalla stessa parte: non è una coppia
hunt-bends-left = La traccia { $name } curva a sinistra.
hunt-bends-right = La traccia { $name } curva a destra.
hunt-yes-pair = Sì! Le cariche sono opposte. Quindi una sola particella può aver prodotto le due tracce.
hunt-but-pair = Guarda ancora, come se camminassi lungo le tracce: { $minus } curva a sinistra, { $plus } a destra. Le cariche sono opposte, quindi può essere una coppia.
hunt-yes-alike = Sì! Hanno la stessa carica. Uno Z non può farlo, quindi questa collisione si mette da parte.
hunt-but-alike = Guarda ancora: curvano dalla stessa parte. Hanno la stessa carica. Uno Z non può farlo, quindi questa collisione si mette da parte.
hunt-energy = energia
hunt-momentum = quantità di moto
hunt-together = insieme
hunt-root = Le quantità di moto puntano in direzioni diverse, quindi in parte si annullano.
hunt-mass = massa = √(energia² − quantità di moto²) = { $mass }
hunt-to-wall = Al muro
hunt-wall = Il tuo muro
hunt-count = Mattoni nel tuo muro: { $n }. Collisioni messe da parte: { $aside }.
hunt-said = Hai detto: { $range }. I tuoi mattoni lì: { $n } su { $all }.
hunt-said-even = Hai detto: dappertutto uguale.
hunt-few = È un picco? Dieci collisioni sono troppo poche per esserne sicuri.
hunt-many = Falle cadere a migliaia

## Migliaia

hunt-peaks = { $all } collisioni registrate da CMS
hunt-window = Particella
hunt-window-z-muon = Z → μ⁺ μ⁻
hunt-window-z-electron = Z → e⁺ e⁻
hunt-window-upsilon = Υ → μ⁺ μ⁻
hunt-window-psi = ψ(2S) → μ⁺ μ⁻
hunt-window-phi = φ → μ⁺ μ⁻
hunt-window-omega = ω → μ⁺ μ⁻
hunt-charge = Cariche
hunt-charge-opposite = opposte
hunt-charge-all = tutte
hunt-charge-same = uguali
hunt-soft = Quantità di moto: almeno { $mass }
hunt-near = Energia intorno: al massimo { $mass }
hunt-near-any = Energia intorno: qualsiasi
hunt-pour = + { $n }
hunt-pour-all = Tutte
hunt-empty = Svuota
hunt-bricks = { $n ->
    [one] 1 mattone
   *[other] { $n } mattoni
}
hunt-to-chance = È reale?
hunt-nothing-yet = Il muro è vuoto.
hunt-falling = I mattoni stanno cadendo…
hunt-no-peak = Troppo pochi mattoni per un picco chiaro.
hunt-pour-first = Fanne cadere alcune, poi altre ancora. Guarda dove cresce il muro.
hunt-found = Picco a { $peak } (± { $error }). Valore noto (◆): { $mass }
hunt-why-z-muon = Hai trovato lo Z! Vive così poco che la sua massa è sfocata: per questo il picco è largo. Il resto, piatto, è il fondo: coppie che vengono da altro. Il picco è un po’ troppo a sinistra, perché i muoni perdono un po’ di energia lungo la strada. Prova i cursori!
hunt-why-z-electron = Ancora lo Z. Gli elettroni sono più difficili da misurare, quindi questo picco è più largo. Nel resto ci sono molti jet che sembrano elettroni. Sposta «Energia intorno» a sinistra!
hunt-why-upsilon = L’ipsilon: un quark bottom con il suo antiquark. Vive abbastanza da avere una massa precisa. Qui è il rivelatore che allarga il picco.
hunt-why-psi = La psi(2S): un quark charm con il suo antiquark. Qui è il rivelatore che allarga il picco.
hunt-why-phi = La phi: un quark strange con il suo antiquark. La sua massa è circa quella di un protone.
hunt-why-omega = L’omega: quark up e down con i loro antiquark. Sotto il picco si nasconde la rho. Vive ancora meno, quindi il suo picco è molto largo.

## È reale?

hunt-chance = È reale? Collisioni con quattro leptoni
hunt-events = { $n } eventi
hunt-seen = Tra { $low } e { $high } GeV ci sono { $n } mattoni. In base a quelli vicini ce ne aspettiamo { $background }.
hunt-chance-how = Un Higgs può trasformarsi in quattro leptoni. Ma anche il caso fa dei picchi! Lancia solo il fondo, come se fosse fatto di dadi. Quante volte escono almeno altrettanti mattoni?
hunt-throw = Lancia { $n }
hunt-throws = { $n ->
    [one] 1 lancio
   *[other] { $n } lanci
}
hunt-here = Il caso da solo ha fatto { $n } mattoni o più in { $times } su { $all } lanci.
hunt-look-at-all = Può benissimo essere un caso. Ora guarda più eventi.
hunt-throw-more = Lancia più volte per esserne sicuri.
hunt-sigma = La formula dice: 1 volta su { $one }. Sono { $sigma } σ. I fisici vogliono { $five } σ prima di dire «scoperto».
hunt-elsewhere = In un punto qualsiasi lì vicino il caso ha fatto un picco così in { $times } su { $all } lanci. Più posti si guardano, più spesso il caso inganna.
hunt-published = CMS l’ha mostrato il { $day }. Il suo articolo dà { $five } σ per tutti i decadimenti dell’Higgs insieme, { $channel } σ per i soli quattro leptoni. Più tardi, con tutti i dati dei due anni e più informazioni: { $later } σ.
hunt-to-decays = Che decadimento era?

## Eventi interi

hunt-decay-ask = Che decadimento era?
hunt-clues = Un muone arriva fino alle scatole esterne. Un elettrone finisce nell’anello interno di celle. Un neutrino non lascia nulla: la freccia tratteggiata mostra la quantità di moto che manca.
hunt-decay-z-muon = Z → μ⁺ μ⁻
hunt-decay-z-electron = Z → e⁺ e⁻
hunt-decay-w-muon = W → μ ν
hunt-decay-w-electron = W → e ν
hunt-decay-four = Z Z → quattro leptoni
hunt-simulated = Simulato: nessun rivelatore l’ha visto
hunt-recorded = Registrato da CMS
hunt-was = Era { $decay }.
hunt-decay-why-z = Qui ci sono un leptone e la sua antiparticella. Insieme hanno una massa di { $mass }: uno Z.
hunt-decay-why-w = Qui c’è un leptone, e mancano { $mass } di quantità di moto. L’ha portata via un neutrino. Le linee dentro un jet sono disegnate a caso.
hunt-decay-why-four = Qui ci sono due coppie. Insieme hanno una massa di { $mass }. Due Z o un Higgs? Un evento da solo non lo dice.
hunt-finish = Fine
hunt-decays-done = Finito!
hunt-decays-right = Decadimenti riconosciuti: { $n } su { $all }.
hunt-never-sure = Un solo evento non prova mai nulla. Decadimenti diversi possono somigliarsi. Solo molti eventi insieme fanno un picco.
hunt-other-decays = Altri sei
hunt-number = { $n }

## A class, and the visitors of a day

hunt-events-how-many = Eventi
hunt-throws-how-many = Lancia il fondo
hunt-day = Insieme i visitatori di oggi hanno posato { $n } mattoni. Guarda la prima schermata!
hunt-join = Unisciti alla classe
hunt-pool = Il muro della classe
hunt-pool-count = Studenti: { $learners }, mattoni: { $n }
hunt-pool-why = Da solo nessuno ne ha abbastanza per un picco. Insieme sì.
hunt-joined = Le tue collisioni contano per la tua classe.
hunt-pool-empty = Gli studenti inseriscono un codice nella caccia al picco. Poi i loro mattoni cadono qui.
hunt-today = Collisioni vere, ordinate oggi dai visitatori: { $n } mattoni

## Su carta

hunt-paper-plan = Caccia al picco: un piano per { $minutes } minuti
hunt-paper-what = Ogni studente ordina dieci collisioni vere. Da solo nessuno vede un picco. Insieme la classe trova lo Z, e poi si chiede se il picco dell’Higgs è reale.
hunt-paper-prepare-1 = Su ogni computer apra la pagina per insegnanti e scriva il nome del gruppo. Così gli studenti possono scegliere un codice, e i loro mattoni contano per la classe.
hunt-paper-prepare-2 = Stampi la scheda, una per ogni studente. L’ultima pagina ha le soluzioni.
hunt-paper-prepare-3 = Provi i passi 1 e 3 della caccia al picco.
hunt-paper-start = Che cos’è una collisione? Che cosa vede un rivelatore? Mostri un evento e come curvano le tracce. Tutti prevedono dove saranno più masse.
hunt-paper-sort = Passo 1: ognuno sceglie un codice, ordina dieci collisioni e compila la scheda.
hunt-paper-fall = Passo 2: far cadere 100, poi 1000, poi tutte le collisioni. Provare i cursori. Confrontare Z, ipsilon e phi: quale picco è largo, e perché?
hunt-paper-class = La pagina per insegnanti mostra il muro della classe: c’è un picco che nessuno aveva da solo?
hunt-paper-chance = Passo 3: il picco dell’Higgs è reale? Tutti lanciano il fondo e contano.
hunt-paper-end = Che cosa vi convincerebbe? Parlate di σ, e di perché i fisici ne vogliono così tanti.
hunt-paper-number = N.
hunt-paper-mass = massa
hunt-paper-sheet = Caccia al picco: scheda
hunt-paper-sheet-what = Scrivi quello che misuri. Metti una croce dove le due cariche sono uguali. Masse, energie e quantità di moto sono in GeV.
hunt-paper-ask-1 = Perché le due cariche devono essere opposte, se uno Z si è trasformato in quei leptoni?
hunt-paper-ask-2 = Le energie di due leptoni fanno insieme 100 GeV, le loro quantità di moto 44 GeV. Quanto vale la massa?
hunt-paper-ask-3 = Perché in quasi tutte le collisioni la massa è più piccola della somma delle energie?
hunt-paper-ask-4 = I tuoi dieci mattoni non mostrano un picco chiaro, quelli della classe sì. Perché?
hunt-paper-ask-5 = Il caso fa un picco come quello dell’Higgs in 1 lancio su 600. Perché non è ancora una scoperta?
hunt-paper-key = Caccia al picco: soluzioni
hunt-paper-answer-1 = Uno Z non ha carica. La carica totale non cambia mai, quindi la somma delle due cariche deve fare zero.
hunt-paper-answer-2 = La radice di 100² − 44² è circa 90 GeV: vicino alla massa di uno Z.
hunt-paper-answer-3 = La particella di partenza si muoveva. Una parte dell’energia è energia del moto, e la somma delle quantità di moto mostra quanta.
hunt-paper-answer-4 = Con pochi mattoni è il caso a decidere dove stanno. Con più mattoni il picco cresce più in fretta degli alti e bassi del resto.
hunt-paper-answer-5 = I fisici cercano in molti posti. Così una cosa tanto rara capita abbastanza spesso per caso. Per questo chiedono 5 σ: circa 1 su 3,5 milioni.
hunt-paper-source = Fonte dei valori pubblicati: collaborazione CMS, Phys. Lett. B 716 (2012) 30, e Phys. Rev. D 89 (2014) 092007.

## Quattro leptoni

hunt-four = Una collisione con quattro leptoni
hunt-four-look = Guardane alcune
hunt-four-ask = Quali due vanno insieme?
hunt-four-track = Traccia { $name }
hunt-four-how = Un muone arriva fino alle scatole esterne. Un elettrone finisce nell’anello interno di celle. Una coppia è di un solo tipo: una traccia curva a sinistra e una a destra. Scegli due tracce!
hunt-four-kinds = Un muone e un elettrone non sono una coppia. Scegli ancora.
hunt-four-alike = Hanno la stessa carica, quindi non sono una coppia. Scegli ancora.
hunt-four-pairs = Sì! Questa coppia ha una massa di { $one }, l’altra { $two }.
hunt-four-mass = Tutti e quattro insieme: { $mass }
hunt-four-bump = Questo mattone è nel picco.
hunt-four-outside = Questo mattone è fuori dal picco.
hunt-four-ways = Sono tutti e quattro di un solo tipo, quindi ci sono due modi di fare le coppie. La massa dei quattro è la stessa.
hunt-four-more = Un’altra
