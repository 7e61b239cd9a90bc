# Big*Bang: everything that this game says.

bigebang-credits = Big*Bang è di Miguel Marqués, pubblicato da nestorgames nel 2016. Raccontiamo le regole del 2018 con parole nostre. L’universo specchio e le medaglie sono di questa edizione.

## Options

bigebang-option-puzzle = Gioco
bigebang-option-puzzle-0 = Duello in due
bigebang-option-puzzle-1 = Universo di luce
bigebang-option-puzzle-2 = Universi paralleli
bigebang-option-puzzle-3 = Universo della vita
bigebang-option-puzzle-help = Il duello si gioca in due. I tre universi sono rompicapi per una persona sola, o per due che si aiutano.
bigebang-option-puzzle-0-help = Vinci gettoni: Luce, Elio, Stella. Il Carbonio li batte tutti.
bigebang-option-puzzle-1-help = Annichila tutto. Da soli, o in due aiutandosi.
bigebang-option-puzzle-2-help = Separa materia e antimateria perdendo il meno possibile. Da soli o in due.
bigebang-option-puzzle-3-help = Costruisci i nuclei su cui si basa la vita. Da soli o in due.
bigebang-option-side = Campo di chi inizia
bigebang-option-side-0 = materia
bigebang-option-side-1 = antimateria
bigebang-option-side-2 = scelto dopo
bigebang-option-side-help = Scelto dopo: chi è più giovane guarda il tavoliere e sceglie un campo. L’altra persona muove per prima. Contro un programma scegli tu.
bigebang-option-small = Small*Bang
bigebang-option-small-0 = no
bigebang-option-small-1 = sì
bigebang-option-small-help = Quindici particelle di ogni tipo invece di ventuno. La partita è più corta e c’è spazio per muoversi.
bigebang-option-mass = Massa
bigebang-option-mass-0 = no
bigebang-option-mass-1 = sì
bigebang-option-mass-help = Non c’è il gettone della Luce. Contano solo l’Elio e la stella più grande.
bigebang-option-gravity = Gravità
bigebang-option-gravity-0 = no
bigebang-option-gravity-1 = sì
bigebang-option-gravity-help = Due pile che si fondono possono incontrarsi su qualunque casella tra loro.
bigebang-option-darkness = Oscurità
bigebang-option-darkness-0 = no
bigebang-option-darkness-1 = sì
bigebang-option-darkness-help = Quattro grumi di materia oscura sul tavoliere sbarrano la strada.
bigebang-option-time = Tempo
bigebang-option-time-0 = no
bigebang-option-time-1 = sì
bigebang-option-time-help = Le pile instabili, n e ³H, possono decadere: un neutrone diventa un protone.
bigebang-option-mirror = Universo specchio
bigebang-option-mirror-0 = no
bigebang-option-mirror-1 = sì
bigebang-option-mirror-help = Ogni particella sta di fronte alla sua antiparticella. I due campi hanno le stesse possibilità.
bigebang-option-passing = Se non puoi fare nulla
bigebang-option-passing-0 = tocca Passa
bigebang-option-passing-1 = passo automatico
bigebang-option-passing-help = A volte non hai né una fusione né un’annichilazione. Puoi solo passare, e il gioco può farlo per te.

bigebang-impossible-alone = Il duello si gioca in due. Per giocare da solo, scegli uno dei tre universi.
bigebang-impossible-puzzle = Con i tre universi vanno solo Small*Bang e Oscurità. Togli le altre varianti.

## Stacks

bigebang-stack-1 = n
bigebang-stack-2 = ¹H
bigebang-stack-3 = ²H
bigebang-stack-4 = ³H
bigebang-stack-5 = ³He
bigebang-stack-6 = ⁴He
bigebang-stack-7 = anti-n
bigebang-stack-8 = anti-¹H
bigebang-stack-9 = anti-²H
bigebang-stack-10 = anti-³H
bigebang-stack-11 = anti-³He
bigebang-stack-12 = anti-⁴He
bigebang-spoken-1 = neutrone
bigebang-spoken-2 = idrogeno 1, un protone
bigebang-spoken-3 = idrogeno 2
bigebang-spoken-4 = idrogeno 3
bigebang-spoken-5 = elio 3
bigebang-spoken-6 = elio 4
bigebang-spoken-7 = antineutrone
bigebang-spoken-8 = antiidrogeno 1, un antiprotone
bigebang-spoken-9 = antiidrogeno 2
bigebang-spoken-10 = antiidrogeno 3
bigebang-spoken-11 = antielio 3
bigebang-spoken-12 = antielio 4
bigebang-matter = materia
bigebang-antimatter = antimateria
bigebang-dark = materia oscura
bigebang-empty = casella vuota
bigebang-about-1 = n, il neutrone: da solo vive in media circa quindici minuti.
bigebang-about-2 = ¹H, un protone. È il nucleo dell’idrogeno comune, e della maggior parte degli atomi dell’universo.
bigebang-about-3 = ²H, il deuterio: un protone e un neutrone. Quasi tutto viene dai primi minuti dell’universo.
bigebang-about-4 = ³H, il trizio: instabile. In circa dodici anni la metà si trasforma in ³He.
bigebang-about-5 = ³He: stabile e raro. Quasi tutto l’elio è ⁴He.
bigebang-about-6 = ⁴He: due protoni e due neutroni, legati saldamente. Forma circa un quarto della massa della materia ordinaria.
bigebang-about-anti = L’immagine speculare di { $of }: antiprotoni e antineutroni al posto di protoni e neutroni. Quando i due si incontrano, si annichilano.
bigebang-about-carbon = ¹²C, il carbonio: tre ⁴He che si sono fusi, come nel cuore delle vecchie stelle. Tutti gli esseri viventi ne contengono.

## At the table

bigebang-if = Se tutti passano
bigebang-ahead = { $who }: { $more }–{ $fewer }
bigebang-even = Parità, { $each }–{ $each }
bigebang-light = Luce
bigebang-helium = Elio
bigebang-helium-he3 =
    Elio
    con ³He: { $mine }–{ $theirs }
bigebang-star = Stella
bigebang-common = Luce per nessuno: { $light }
bigebang-coins = Per i decadimenti
bigebang-chart = Pile possibili
bigebang-outcomes = Cosa succede
bigebang-carbon = Carbonio
bigebang-carbon-rule = tre ⁴He che si toccano
bigebang-carbon-help = Carbonio: una tua fusione fa toccare tre ⁴He, in qualsiasi forma. Vinci subito.
bigebang-carbon-out = non più possibile
bigebang-carbon-out-help = Il Carbonio vuole tre ⁴He che si toccano. Le tue pile non ci arrivano più.
bigebang-carbon-new =
    { $new ->
        [2] ora solo con due ⁴He nuovi
       *[3] ora solo con tre ⁴He nuovi
    }
bigebang-carbon-new-help = Nessun altro ⁴He può più unirsi a quelli sbiaditi. Il Carbonio vuole tre ⁴He che si toccano: fanne di nuovi altrove.
bigebang-carbon-danger = Attenzione: { $who } può vincere alla prossima mossa!
bigebang-where = Dove va { $made }?
bigebang-makes = { $first } + { $second } si fondono in { $made }.
bigebang-gives = { $first } + { $second } diventano luce: ottieni { $light } particelle.
bigebang-shrinks = La tua stella più grande passa da { $was } a { $now } particelle.
bigebang-shrinks-rival = La stella più grande del tuo rivale passa da { $was } a { $now } particelle.
bigebang-decay = Decade in { $made }
bigebang-pass = Passa
bigebang-pass-ends = Passa e chiudi
bigebang-pass-rival = Poi il tuo rivale
bigebang-pass-won = Vinci { $more }–{ $fewer }
bigebang-pass-lost = Perdi { $fewer }–{ $more }
bigebang-pass-label =
    { $what }
    { $then }
bigebang-pass-ask-ends = Se passi, la partita finisce ora e non vinci: { $then }.
bigebang-pass-ask = Sei in svantaggio ({ $then }). Se passa anche il tuo rivale, la partita finisce così.
bigebang-pass-yes = Passa comunque
bigebang-pass-no = Continua
bigebang-stop = Fermati qui
bigebang-score-1 = Particelle rimaste
bigebang-score-2 = Annichilate
bigebang-score-3 = Nuclei di carbonio
bigebang-unsolved = Non ancora risolto: i due universi si toccano.
bigebang-medal-0 = Ancora nessuna medaglia
bigebang-medal-1 = Bronzo
bigebang-medal-2 = Argento
bigebang-medal-3 = Oro
bigebang-medal-4 = Nobel
bigebang-medal-1-from-1 = Bronzo: { $score } rimaste
bigebang-medal-2-from-1 = Argento: { $score } rimaste
bigebang-medal-3-from-1 = Oro: { $score } rimaste
bigebang-medal-1-from-2 = Bronzo: fino a { $score }
bigebang-medal-2-from-2 = Argento: fino a { $score }
bigebang-medal-3-from-2 = Oro: fino a { $score }
bigebang-medal-1-from-3 = Bronzo: { $score }
bigebang-medal-2-from-3 = Argento: { $score }
bigebang-medal-3-from-3 = Oro: { $score }
bigebang-medal-4-from-3 = Nobel: { $score }
bigebang-spot-circle = Fila { $row }, posto { $place }: { $what }
bigebang-spot-token = { $name }: { $mine } contro { $theirs }
bigebang-spot-missing = { $protons ->
    [one] 1 protone
   *[other] { $protons } protoni
  }, { $neutrons ->
    [one] 1 neutrone
   *[other] { $neutrons } neutroni
  }: non esiste

bigebang-prompt-over = L’universo è completo.
bigebang-prompt-over-why = { $why } L’universo è completo.
bigebang-over-carbon = Tre ⁴He si toccano e fanno carbonio.
bigebang-over-stuck = Nessuna pila può più muoversi.
bigebang-over-passed = Tutti e due hanno passato.
bigebang-prompt-wait = Aspettiamo { $who }.
bigebang-prompt-picks = { $who } sceglie un campo.
bigebang-prompt-side = { $even ->
    [1] Scegli un campo: nessuno è migliore.
   *[0] Scegli il campo messo meglio. Le regole sono le stesse.
  }
bigebang-seat-picks = sceglie il campo
bigebang-seat-begins = muove per primo
bigebang-prompt-turn = Tocca a te: scegli una delle tue pile, o passa.
bigebang-prompt-target = Tocca una pila illuminata. L’elenco mostra il risultato.
bigebang-prompt-target-star = Tocca una pila illuminata. Meno: la tua stella cala.
bigebang-prompt-passed = Il tuo rivale ha passato. Se passi anche tu, la partita finisce.
bigebang-prompt-stuck = Nessuna mossa possibile: passa. Se passate tutti e due, è finita.
bigebang-prompt-decided = Il risultato è certo: passa per contare i gettoni.
bigebang-prompt-stop = Nessuna pila si può più muovere: fermati qui.
bigebang-prompt-puzzle-1 = Annichila tutto: lascia meno particelle che puoi.
bigebang-prompt-puzzle-2 = Separa materia e antimateria, annichilando il meno possibile.
bigebang-prompt-puzzle-3 = Costruisci il maggior numero possibile di gruppi di tre ⁴He che si toccano.

bigebang-first-touch = Le tue pile sono { $side ->
    [0] rotonde
   *[1] esagonali
  }: toccane una, poi una pila illuminata.
bigebang-first-far = Le pile volano dritte sopra le caselle vuote fino alla pila seguente.
bigebang-first-light = Gettone Luce: annichila più particelle del tuo rivale.
bigebang-first-helium = Gettone Elio: a chi ha più ⁴He. A parità contano i ³He.
bigebang-first-star = Gettone Stella: a chi ha più particelle in un solo gruppo.
bigebang-first-carbon = Carbonio: se tre dei tuoi ⁴He si toccano, in fila o a triangolo, vinci subito.

## Why not

bigebang-why-choose = Prima scegli una pila.
bigebang-why-side = Prima scegli un campo: materia o antimateria.
bigebang-why-token-light = Luce: il gettone va a chi ha annichilato più particelle.
bigebang-why-token-helium = Elio: il gettone va a chi ha più ⁴He. A parità, anche se nessuno ne ha, contano i ³He.
bigebang-why-token-star = Stella: il gettone va a chi ha più particelle in un solo gruppo collegato.
bigebang-why-dark = La materia oscura non partecipa: sbarra soltanto la strada.
bigebang-why-empty = Questa casella è vuota. Comincia da una pila.
bigebang-why-theirs = Tu muovi solo { $side ->
    [0] la materia
   *[1] l’antimateria
  }.
bigebang-why-alone = { $what } non ha mosse. In fondo a una linea libera serve una pila con cui possa fondersi, o { $mirror }.
bigebang-why-line = Le pile si muovono solo in linea retta, in sei direzioni.
bigebang-why-blocked = C’è qualcosa in mezzo. Le pile non possono saltare.
bigebang-why-no-plain-move = Una mossa deve finire con una fusione o un’annichilazione.
bigebang-why-meet = Le due pile si incontrano su una delle caselle segnate. Per un incontro più vicino alla prima pila, comincia dall’altra.
bigebang-why-helium-2 = ²He non esiste: due protoni da soli non riescono a stare insieme.
bigebang-why-two-neutrons = Due neutroni da soli non riescono a stare insieme.
bigebang-why-hydrogen-4 = ⁴H non sta insieme: troppi neutroni per un protone.
bigebang-why-helium-5 = ⁵He non sta insieme: si spezza subito.
bigebang-why-lithium-4 = ⁴Li non sta insieme: troppi protoni per un neutrone.
bigebang-why-lithium-5 = ⁵Li non sta insieme: si spezza subito.
bigebang-why-beryllium-8 = ⁸Be si spezza subito in due ⁴He. Servono tre ⁴He per fare qualcosa di nuovo: il carbonio.
bigebang-why-too-many = { $protons ->
    [one] 1 protone
   *[other] { $protons } protoni
  } e { $neutrons ->
    [one] 1 neutrone
   *[other] { $neutrons } neutroni
  }: una pila ne tiene al massimo due per tipo.
bigebang-why-not-mirror = Qui si annichilano solo immagini speculari esatte: a { $what } serve { $mirror }.

## What happened

bigebang-log-fused = { $who }: { $first } + { $second } si fondono in { $made }.
bigebang-log-annihilated = { $who }: { $first } + { $second } si annichilano; { $light } particelle diventano luce.
bigebang-log-decayed = { $who }: un neutrone di { $first } decade in un protone: { $made }.
bigebang-log-chosen = { $who }: { $side }.
bigebang-log-passed = { $who }: passo.
bigebang-log-stopped = { $who }: stop.
bigebang-log-carbon = { $who }: tre ⁴He si toccano e si fondono in carbonio, ¹²C!
bigebang-log-ended = { $why } Ora contano i gettoni.
bigebang-log-ended-puzzle = L’universo è completo.

bigebang-told-annihilation = Annichilazione
bigebang-told-annihilation-line = L’annichilazione trasforma tutta la massa in energia. In natura escono prima dei pioni, poi arriva la luce.
bigebang-told-deuterium = Deuterio
bigebang-told-deuterium-line = ²H si chiama deuterio. Nei primi minuti dell’universo, la luce spezzava subito quasi ogni ²H.
bigebang-told-helium = Elio
bigebang-told-helium-line = In massa, circa un quarto della materia ordinaria è ⁴He. Quasi tutto viene dai primi minuti dell’universo.
bigebang-told-antihelium = Antielio
bigebang-told-antihelium-line = È stato prodotto anche l’anti-⁴He: 18 nuclei trovati nel 2011, in collisioni di nuclei d’oro.
bigebang-told-carbon = Carbonio
bigebang-told-carbon-line = Due ⁴He restano insieme meno di 10⁻¹⁵ secondi. In una stella il terzo deve arrivare proprio allora.

bigebang-result-light = Luce: particelle annichilate
bigebang-result-helium = Elio: ⁴He
bigebang-result-he3 = Stesso numero di ⁴He: contano i ³He
bigebang-result-star = Particelle nella stella più grande
bigebang-result-tokens = Gettoni: uno per ogni vantaggio, nessuno a parità
bigebang-result-carbon = Il Carbonio vince subito
bigebang-result-medal = Medaglia

## Hints

bigebang-hint-side = Scegli il campo «{ $side }»: stella più grande { $mine } a { $theirs }. Contando tutte le coppie, promette di più.
bigebang-light-side = Scegli un campo: quello illuminato sta un po’ meglio. Comincia { $who }.
bigebang-light-side-even = Scegli un campo: hanno le stesse possibilità. Comincia { $who }.
bigebang-hint-counted = Contando fino in fondo: { $outcome }. { $reason }
bigebang-hint-counted-win = Vinci
bigebang-hint-counted-loss = Perdi, ma con il minimo distacco
bigebang-hint-counted-draw = È patta
bigebang-hint-lead = Così sei in vantaggio { $mine }–{ $theirs } nei gettoni. { $reason }
bigebang-hint-level = Così siete pari nei gettoni, { $mine }–{ $theirs }. { $reason }
bigebang-hint-carbon = Tre ⁴He che si toccano sono Carbonio. Così vinci subito.
bigebang-hint-stops = Ferma il Carbonio: il tuo rivale stava per far toccare tre ⁴He.
bigebang-hint-decay-own = Un neutrone di { $stack } decade. Dopo, la tua pila è stabile.
bigebang-hint-decay-rival = Cambia { $stack } del tuo rivale e disturba i suoi piani.
bigebang-hint-light-stops = Prende { $light } di luce e ferma il Carbonio: il tuo rivale stava per far toccare tre ⁴He.
bigebang-hint-star-rival = Annichila { $stack } dentro la stella più grande del tuo rivale.
bigebang-hint-mass = Toglie { $stack } dal tavoliere, insieme a una pila del tuo rivale.
bigebang-hint-light-star = Prende { $light } di luce; la stella più grande del tuo rivale: { $was } → { $now }.
bigebang-hint-light = Prende { $light } di luce prima che lo faccia il tuo rivale.
bigebang-hint-next-light = Così la luce è { $mine } a { $theirs }.
bigebang-hint-next-light-pairs = Così la luce è { $mine } a { $theirs }. { $pairs ->
    [0] Nessun’altra coppia può annichilarsi ora.
    [1] Un’altra coppia può annichilarsi lungo una linea libera.
   *[other] Altre { $pairs } coppie possono annichilarsi lungo una linea libera.
  }
bigebang-hint-next-star = Così la tua stella più grande vale { $mine }, quella del tuo rivale { $theirs }.
bigebang-hint-he4 = Fa { $made }: uno in più per l’Elio. Solo un altro ⁴He può annichilarlo.
bigebang-hint-escape = Fa { $made }: così il rivale non prende { $light } di luce.
bigebang-hint-star = Fa { $made }, e la tua stella più grande cresce di { $gain }.
bigebang-hint-step = Fa { $made }, un passo verso il ⁴He.
bigebang-hint-pass-only = Non puoi fare altro.
bigebang-hint-pass-wins = Chiude la partita, e sei in vantaggio di { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
  }.
bigebang-hint-pass-decided = Il risultato è certo. Quando passate tutti e due, si contano i gettoni.
bigebang-hint-pass = Ogni altra mossa regala qualcosa.
bigebang-hint-stop-apart = Gli universi sono separati: non serve perdere altro.
bigebang-hint-stop = Qui non puoi più guadagnare niente.
bigebang-hint-puzzle-light = Annichila { $stack } con la sua immagine speculare: { $light } particelle in meno.
bigebang-hint-puzzle-part = Fa { $made } e apre un varco tra materia e antimateria.
bigebang-hint-puzzle-room = Fa { $made } e libera una casella.
bigebang-hint-puzzle-carbon = Collega tre ⁴He: un altro nucleo di carbonio.
bigebang-hint-puzzle-helium = Fa { $made }, sulla strada verso tre ⁴He che si toccano.
bigebang-hint-puzzle-mirror = Fa { $made }, che può incontrare { $mirror }.

## Rules

bigebang-rules-1-title = Poco dopo il Big Bang
bigebang-rules-1 = Materia e antimateria riempiono le { $circles } caselle del tavoliere: { $each } protoni, { $each } neutroni, e altrettanti antiprotoni e antineutroni. Una persona ha i protoni e i neutroni. L’altra ha gli antiprotoni e gli antineutroni.

    Nel tuo turno muovi una delle tue pile in linea retta. La pila attraversa tutte le caselle vuote e si ferma sulla prima pila che incontra. Deve essere una pila tua con cui fondersi, oppure la sua immagine speculare, per annichilarla.

    Non ci sono altre mosse, e le pile non possono saltare. Puoi sempre passare. Due «passo» di fila chiudono la partita.
bigebang-rules-2-title = Fusione
bigebang-rules-2 = Una pila è un nucleo. Se ne possono costruire solo sei: n, ¹H, ²H, ³H, ³He e ⁴He. Ecco tutte le fusioni. Valgono anche per l’antimateria:

    n + ¹H = ²H,  n + ²H = ³H,  ¹H + ²H = ³He,
    ²H + ²H = ⁴He,  ¹H + ³H = ⁴He,  n + ³He = ⁴He.

    La pila nuova sta dov’era la seconda. Due protoni da soli non stanno insieme, e nemmeno due neutroni.

    Il gioco semplifica: in natura due ²H fanno di rado ⁴He direttamente. Quasi tutto il ⁴He è nato da ²H + ³H, e un neutrone è volato via.
bigebang-rules-3-title = Annichilazione
bigebang-rules-3 = Una pila annichila la sua esatta immagine speculare. L’immagine speculare ha un antiprotone per ogni protone e un antineutrone per ogni neutrone. Spariscono entrambe le pile. Tutte le loro particelle diventano luce, e la luce è di chi ha mosso. Un ⁴He e un anti-⁴He ne danno otto.

    ³H e anti-³He hanno tre particelle ciascuno, ma non sono immagini speculari.

    Il gioco semplifica: quando un protone incontra un antiprotone, prima escono particelle a vita breve, i pioni. Poi vengono luce, neutrini ed elettroni. In natura un antiprotone può annichilarsi anche con un neutrone.
bigebang-rules-4-title = Tre gettoni
bigebang-rules-4 = Dopo due «passo» di fila si assegnano tre gettoni.

    Luce: a chi ha più particelle nella riserva.
    Elio: a chi ha più ⁴He sul tavoliere. A parità, a chi ha più ³He.
    Stella: a chi ha la stella più grande. Una stella è un gruppo di pile collegate dello stesso campo. Contano tutte le sue particelle.

    In caso di parità il gettone non va a nessuno. Vince chi ha più gettoni; a pari gettoni è patta.

    Il gioco semplifica: una vera stella è tenuta insieme dalla gravità e ha circa 10⁵⁷ particelle.
bigebang-rules-5-title = Carbonio
bigebang-rules-5 = Chi con una fusione fa toccare tre ⁴He, in qualsiasi forma, vince subito. In una serie vale 3–0.

    Succede davvero: nel cuore delle vecchie stelle tre ⁴He si fondono in carbonio, e la vita si basa sul carbonio. Due ⁴He non bastano, perché il ⁸Be si spezza subito. Tutti e tre devono incontrarsi quasi nello stesso momento.

    A destra vedi quanti dei tuoi ⁴He si toccano, e un avviso quando il tuo rivale potrebbe vincere con la prossima mossa.
bigebang-rules-6-title = Suggerimenti
bigebang-rules-6 = Costruire o distruggere? Una fusione ti rende più forte. Un’annichilazione indebolisce il rivale, e chi annichila per primo prende tutta la luce.

    Una pila senza altre pile sulle sue linee non si può annichilare, ma non può nemmeno crescere. Solo un ⁴He può annichilare un ⁴He. Fondi le pile piccole in pile più grandi prima che il rivale le raggiunga.

    Ogni fusione libera una casella. Questo può spezzare la tua stella. Le barre sottili mostrano la stella più grande di ogni campo.

    Due ⁴He che si toccano, accanto a una coppia che può fondersi, minacciano il Carbonio. Annichila una di queste quattro pile, o perdi. E conta i gettoni prima di passare.
bigebang-rules-7-title = Small*Bang, Massa, Gravità
bigebang-rules-7 = Puoi combinare le varianti a piacere.

    Small*Bang: quindici particelle di ogni tipo, e ventiquattro caselle restano vuote.

    Massa: non c’è il gettone della Luce. Le particelle annichilate non sono di nessuno.

    Gravità: due pile che si fondono possono incontrarsi su qualunque casella tra loro. Tocca la prima, poi la seconda, poi la casella. La prima fa almeno tanta strada quanta la seconda.

    Il gioco semplifica: tra singoli nuclei la gravità è troppo debole per farsi sentire.
bigebang-rules-8-title = Oscurità, Tempo, Universo specchio
bigebang-rules-8 = Oscurità: quattro grumi di materia oscura sostituiscono quattro particelle, una per tipo. Sbarrano le linee. Il gioco semplifica: in natura la materia oscura lascia passare tutto.

    Tempo: n e ³H hanno il bordo tratteggiato. Sono instabili. Invece di muovere puoi farne decadere uno, tuo o del tuo rivale. Un protone della tua riserva sostituisce il neutrone: n diventa ¹H, ³H diventa ³He. Il neutrone va nella tua riserva. Per l’antimateria serve un antiprotone. Il gioco semplifica: in natura è il neutrone stesso a diventare un protone, un elettrone e un antineutrino.

    Universo specchio: ogni particella sta di fronte alla sua antiparticella.
bigebang-rules-9-title = Tre rompicapi
bigebang-rules-9 = Se giochi da solo, muovi materia e antimateria come vuoi, e ti fermi quando vuoi. In due si gioca a turno, ognuno con un campo. Vincete o perdete insieme. Il Carbonio non chiude un rompicapo.

    Universo di luce: annichila tutto. Le particelle rimaste contano contro di te.

    Universi paralleli: alla fine materia e antimateria non devono toccarsi. Le particelle annichilate contano contro di te.

    Universo della vita: forma gruppi di tre ⁴He che si toccano. Ogni gruppo di tre vale uno, e nessun ⁴He conta due volte. Sei sarebbe perfetto, o quattro con Small*Bang.
bigebang-rules-10-title = Che cosa è vero
bigebang-rules-10 = Nei primi istanti dopo il Big Bang quasi tutta la materia si è annichilata con l’antimateria. È avanzata una particella su un miliardo. Nessuno sa perché. Noi siamo fatti di quelle particelle.

    Gli antiprotoni sono spariti dopo circa un millesimo di secondo, quasi tutti i positroni entro due minuti. La fusione è arrivata solo dopo alcuni minuti, e solo nella materia. Protoni e neutroni sono diventati ²H, ³H, ³He e alla fine soprattutto ⁴He. Il gioco mostra insieme le due cose. Il carbonio è arrivato molto più tardi, nelle stelle.

    Lo sfondo è la luce più antica dell’universo, disegnata come la mappa del satellite WMAP. Mostra minuscole differenze di temperatura.
bigebang-rules-11-title = Questa edizione
bigebang-rules-11 = Il tavoliere stampato ha 84 caselle in un esagono allungato. Non abbiamo trovato il contorno esatto. Il nostro è una ricostruzione, con lati di nove, cinque e quattro caselle. Nelle partite giocate a caso, altri contorni da 84 caselle non hanno dato differenze misurabili.

    Le regole lasciano aperte alcune domande. Ecco le nostre risposte: «collegati» vuol dire che si toccano. Protoni e neutroni singoli contano per una stella. A parità di Luce o Stella il gettone non va a nessuno. Solo una nuova fusione può fare Carbonio. Un decadimento è un’azione, quindi non vale come «passo».
bigebang-rules-12-title = Precisazioni
bigebang-rules-12 = Solo una tua fusione fa Carbonio. Quattro o più ⁴He che si toccano danno la stessa vittoria.

    Se non puoi fare nulla, passi. Il gioco può farlo per te. A parità di gettoni è patta. Le riserve sono visibili a tutti.

    Dopo la disposizione il più giovane sceglie un campo e il più grande muove per primo.

    Gravità: puoi scegliere la casella di mezzo, qualunque pila tocchi per prima.

    Small*Bang con Oscurità: { $both } particelle di ogni tipo. Nell’universo specchio anche le caselle vuote e oscure stanno in coppie opposte.

    I rompicapi vanno solo con Small*Bang e Oscurità. Universi paralleli non dà medaglie finché materia e antimateria si toccano. Un ostacolo in mezzo le separa, e un campo sparito non tocca niente. In un gruppo di più di tre ⁴He contano solo i terzetti distinti.

## What one plays for

bigebang-goal-0 = Scopo: più gettoni del tuo rivale, per Luce, Elio e Stella. Il Carbonio vince subito.
bigebang-goal-mass = Scopo: più gettoni del tuo rivale, per Elio e Stella. Il Carbonio vince subito.
bigebang-goal-1 = Scopo: annichilare tutto.
bigebang-goal-2 = Scopo: separare materia e antimateria, perdendo il meno possibile.
bigebang-goal-3 = Scopo: costruire carbonio, la base della vita.
bigebang-changed-begin = Cambio di campo: questa volta giochi con { $side ->
    [0] la materia
   *[1] l’antimateria
  } e cominci tu.
bigebang-changed-wait = Cambio di campo: questa volta giochi con { $side ->
    [0] la materia
   *[1] l’antimateria
  }. Comincia { $who }.
bigebang-changed-both = Cambio di campo: { $who } ora gioca con { $side ->
    [0] la materia
   *[1] l’antimateria
  } e comincia.

# --- challenges

bigebang-challenge-win = Vinci una partita.
bigebang-challenge-researcher = Vinci contro il livello Ricercatrice o Nobel.
bigebang-challenge-sweep = Vinci tutti e tre i gettoni: Luce, Elio e Stella.
bigebang-challenge-carbon = Vinci subito con il Carbonio: tre ⁴He che si toccano.
bigebang-challenge-tritium = Ottieni con la fusione un nucleo di ³H o il suo antinucleo.
bigebang-challenge-helium-3 = Ottieni tre nuclei di ⁴He in una partita.
bigebang-challenge-helium-5 = Ottieni cinque nuclei di ⁴He in una partita.
bigebang-challenge-all-fusions = Fai tutti e sei i tipi di fusione in una partita.
bigebang-challenge-light-12 = Trasforma dodici particelle in luce per te.
bigebang-challenge-light-24 = Trasforma ventiquattro particelle in luce per te.
bigebang-challenge-bright = Annichila ⁴He con il suo antinucleo.
bigebang-challenge-no-light = Vinci senza annichilare nulla.
bigebang-challenge-star-12 = Finisci con una stella di almeno dodici particelle.
bigebang-challenge-star-20 = Finisci con una stella di almeno venti particelle.
bigebang-challenge-gravity = Vinci con l’opzione Gravità.
bigebang-challenge-darkness = Vinci con l’opzione Oscurità.
bigebang-challenge-mass = Vinci con l’opzione Massa.
bigebang-challenge-decay = Gioca con l’opzione Tempo, fai decadere un neutrone e vinci.
bigebang-challenge-mirror = Vinci nell’universo specchio.
bigebang-challenge-medal = Vinci una medaglia in uno dei tre rompicapi.
