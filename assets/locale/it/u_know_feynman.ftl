# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman è nato allo University College London: un progetto di gruppo di sette studenti con R. Johnson, M. Fuller e B. Waugh.

    Le carte qui sono ridisegnate, e le regole raccontate di nuovo.

## Options

u_know_feynman-option-strict = Bosoni W
u_know_feynman-option-strict-0 = libretto
u_know_feynman-option-strict-1 = fisica rigorosa
u_know_feynman-option-strict-help = Che cosa completa l’interazione di un W.
u_know_feynman-option-strict-0-help = Un W cambia qualsiasi quark in qualsiasi altro sapore, e qualsiasi leptone carico in qualsiasi neutrino.
u_know_feynman-option-strict-1-help = La carica deve cambiare di un’unità, e un leptone resta nella sua generazione: come in natura.
u_know_feynman-option-rounds = Round
u_know_feynman-option-rounds-1 = uno
u_know_feynman-option-rounds-3 = al meglio di tre
u_know_feynman-option-rounds-5 = al meglio di cinque
u_know_feynman-option-rounds-help = Vince chi vince più round. Ogni round ha un mazzo mescolato di nuovo.
u_know_feynman-option-loose = Barioni
u_know_feynman-option-loose-0 = solo se va bene
u_know_feynman-option-loose-1 = sempre
u_know_feynman-option-loose-help = Tre quark in una volta: il primo deve andare bene sulla carta in cima?
u_know_feynman-option-loose-0-help = Il primo quark di un barione deve andare bene sulla carta in cima.
u_know_feynman-option-loose-1-help = Un barione si può posare su qualsiasi carta, tranne su una forza in attesa.
u_know_feynman-option-cards = Mano
u_know_feynman-option-cards-3 = tre carte
u_know_feynman-option-cards-5 = cinque carte
u_know_feynman-option-cards-7 = sette carte
u_know_feynman-option-cards-help = Il libretto ne dà sette. Con meno carte la partita è più breve: in due, con cinque, dura circa un quarto d’ora.

## Names

u_know_feynman-suit-red = rosso
u_know_feynman-suit-blue = blu
u_know_feynman-suit-green = verde
u_know_feynman-suit-yellow = giallo
u_know_feynman-suit-pink = rosa
u_know_feynman-suit-purple = viola
u_know_feynman-suit-cyan = ciano
u_know_feynman-suit-orange = arancione

u_know_feynman-card-in-suit = { $what } { $suit }
u_know_feynman-card-w = bosone W
u_know_feynman-card-photon = fotone
u_know_feynman-card-gluon = gluone
u_know_feynman-card-skip = salto
u_know_feynman-card-reverse = cambio giro
u_know_feynman-card-flip = ribaltone
u_know_feynman-card-wild = cambio colore
u_know_feynman-card-higgs = bosone di Higgs

u_know_feynman-nucleon-proton = protone
u_know_feynman-nucleon-neutron = neutrone
u_know_feynman-nucleon-antiproton = antiprotone
u_know_feynman-nucleon-antineutron = antineutrone

u_know_feynman-follow-suit = { $suit }
u_know_feynman-follow-both = { $suit } o { $what }

## On the table

u_know_feynman-spot-round = Round { $n } di { $of }
u_know_feynman-spot-pile = Mazzo di pesca, { $cards } { $cards ->
    [one] carta
   *[other] carte
}. In cima si vede { $card }
u_know_feynman-spot-pile-empty = Mazzo di pesca, vuoto
u_know_feynman-spot-top = In cima: { $card }
u_know_feynman-spot-card = { $card }, sul retro { $other }
u_know_feynman-spot-seat = { $seat }, { $cards } { $cards ->
    [one] carta
   *[other] carte
}
u_know_feynman-spot-decay = Chiama DECAY
u_know_feynman-label-pile = pesca · { $cards }
u_know_feynman-label-take = prendi { $n }
u_know_feynman-label-pass = passa
u_know_feynman-label-waits = +{ $n } in attesa
u_know_feynman-label-stops = si ferma con
u_know_feynman-button-decay = DECAY
u_know_feynman-button-order-0 = Ordina: colore
u_know_feynman-button-order-1 = Ordina: tipo
u_know_feynman-spot-order-0 = Ordina le tue carte per colore
u_know_feynman-spot-order-1 = Ordina le tue carte per tipo
u_know_feynman-button-catch = BECCATO!
u_know_feynman-button-let = Non dire nulla
u_know_feynman-button-keep = Tienila
u_know_feynman-button-baryon = Barione
u_know_feynman-button-alone = Solo il ribaltone

## What is asked

u_know_feynman-prompt-over = La partita è finita.
u_know_feynman-prompt-wait = Aspettiamo { $seat }.
u_know_feynman-prompt-turn = Tocca a te: posa una carta ({ $what }), o pesca.
u_know_feynman-prompt-draw = Niente va bene ({ $what }): pesca una carta.
u_know_feynman-prompt-decay = Ti resterà una carta: tocca DECAY prima di posare.
u_know_feynman-prompt-decay-now = Ti resta una carta: premi DECAY, presto!
u_know_feynman-prompt-pass = Niente da pescare e niente che va bene: tocca il mazzo per passare.
u_know_feynman-prompt-drawn = Va bene: posala o tienila.
u_know_feynman-prompt-drawn-not = Non va bene. Tienila.
u_know_feynman-forced-draw = Niente va bene ({ $what }): peschi una carta.
u_know_feynman-forced-draw-force = Una forza ha bisogno di una particella sotto di sé, e nient’altro va bene: peschi una carta.
u_know_feynman-forced-keep = Pescata: { $card }. Non va bene, la tieni.
u_know_feynman-forced-pass = Niente da pescare e niente che va bene: passi.
u_know_feynman-prompt-name = Con quale colore si continua?
u_know_feynman-prompt-baryon = Un barione: tocca i tre quark da posare insieme.
u_know_feynman-prompt-catch = { $seat }: resta una carta, e niente DECAY! L’hai notato?
u_know_feynman-prompt-w = Un W aspetta: trasforma la carta { $what }, o prendi { $n }.
u_know_feynman-prompt-photon = Un fotone aspetta: rispondi con la stessa carta, { $what }, o prendi { $n }.
u_know_feynman-prompt-gluon = Un gluone aspetta: un ribaltone e l’antiparticella di: { $what }, o prendi { $n }.
u_know_feynman-prompt-last-force = { $seat } vince con questa carta, se non completi l’interazione.

## Why not

u_know_feynman-why-match = { $card } non va bene: si chiede { $what }.
u_know_feynman-why-suit = Ora conta solo { $suit }, e questa carta è { $card }.
u_know_feynman-why-force-particle = A una forza serve una particella su cui agire, e in cima non c’è.
u_know_feynman-why-force-suit = Una forza agisce su una particella del suo colore: { $suit }.
u_know_feynman-why-photon-blind = Un fotone non vede questa carta ({ $what }): nessuna carica.
u_know_feynman-why-gluon-blind = Un gluone non vede questa carta ({ $what }): niente carica di colore, quindi niente interazione forte.
u_know_feynman-why-higgs-particle = All’Higgs serve una particella in cima: si tratta di massa.
u_know_feynman-why-higgs-mass = Questa carta ({ $what }) è quasi senza massa: l’Higgs non fa per lei.
u_know_feynman-why-stacking = Niente forze su una forza in attesa: completa l’interazione, o prendi le carte.
u_know_feynman-why-pending = Prima la forza in attesa: completa l’interazione, o prendi le carte.
u_know_feynman-why-answer-suit = La risposta deve avere il colore della forza: { $suit }.
u_know_feynman-why-photon-answer = Un fotone lascia una particella com’è: questo lo completa solo un’altra carta { $what }.
u_know_feynman-why-gluon-answer = Un gluone lega quark e antiquark: un ribaltone { $flip }, e con lui { $what } su un retro.
u_know_feynman-why-w-same = Un W cambia che cos’è una particella: da { $before } a { $after } non cambia niente.
u_know_feynman-why-w-family = Un W non cambia mai un quark in un leptone o viceversa: non da { $before } a { $after }.
u_know_feynman-why-w-charge = Un W porta un’unità di carica: da { $before } a { $after } la carica non cambia di un’unità.
u_know_feynman-why-w-generation = Un W conserva la generazione di un leptone: non da { $before } a { $after }.
u_know_feynman-why-only-drawn = Dopo aver pescato puoi posare solo la carta appena pescata.
u_know_feynman-why-baryon-first = Solo come parte di un barione: prima tocca il pulsante Barione.
u_know_feynman-why-baryon = In questo gioco un barione è up, up, down oppure up, down, down, e il suo primo quark va bene sulla carta in cima.
u_know_feynman-why-decay = DECAY serve per la giocata che ti lascia con una carta.
u_know_feynman-why-discard = Quella carta è già stata posata.
u_know_feynman-why-rivals = Quella carta è di un rivale. Il retro lo vedono tutti, il davanti no.
u_know_feynman-why-pile-drawn = Una carta basta: posala o tienila.
u_know_feynman-why-pile-empty = Non c’è più niente da pescare, quindi posa una carta che va bene.

## What happened

u_know_feynman-log-played = { $seat }: { $card }.
u_know_feynman-log-bound = { $seat }: tre quark si legano in un { $nucleon }!
u_know_feynman-log-called = { $seat }: DECAY!
u_know_feynman-log-drew = { $seat }: una carta pescata.
u_know_feynman-log-kept = { $seat }: carta tenuta.
u_know_feynman-log-skipped = { $seat }: turno saltato.
u_know_feynman-log-stuck = { $seat }: niente da pescare, niente che va bene.
u_know_feynman-log-took = { $seat }: nessuna risposta ({ $force }), +{ $n } e turno perso.
u_know_feynman-log-backfired = { $seat }: la forza torna indietro ({ $force }), +{ $n }.
u_know_feynman-log-neutralised-w = { $seat }: un W trasforma { $before } in { $after }. L’interazione è completa.
u_know_feynman-log-neutralised-w-quark = { $seat }: completa, secondo il libretto. In natura nessun W da solo trasforma { $before } in { $after }: la carica deve cambiare di un’unità.
u_know_feynman-log-neutralised-w-lepton = { $seat }: completa, secondo il libretto. In natura un W lega { $before } al compagno della sua generazione, non a { $after }.
u_know_feynman-log-neutralised-photon = { $seat }: { $before } incontra il fotone e resta { $after }. L’interazione è completa.
u_know_feynman-log-neutralised-gluon = { $seat }: { $before }, gluone e { $after } si incontrano. L’interazione è completa.
u_know_feynman-log-beaten = { $seat }: nessuno risponde ({ $force }). Era l’ultima carta!
u_know_feynman-log-turned-matter = Tutto si gira: materia!
u_know_feynman-log-turned-antimatter = Tutto si gira: antimateria!
u_know_feynman-log-reversed = Si gioca nell’altro senso.
u_know_feynman-log-named = { $seat }: si continua con { $suit }.
u_know_feynman-log-searched = { $seat }: l’Higgs pesa, +{ $n } finché è arrivato { $suit }.
u_know_feynman-log-searched-vain = { $seat }: l’Higgs pesa, +{ $n }, e ancora niente { $suit }.
u_know_feynman-log-caught = { $by }: «Beccato!» { $seat }, niente DECAY, +{ $n }.
u_know_feynman-log-shuffled = Gli scarti si mescolano in un nuovo mazzo di pesca.
u_know_feynman-log-counted = Non si va avanti: vince il round la mano più piccola, { $n } { $n ->
    [one] carta
   *[other] carte
}.
u_know_feynman-log-won = { $seat }: niente più carte. Vittoria!
u_know_feynman-log-won-round = { $seat }: round { $n } vinto.
u_know_feynman-log-shared = Mani uguali si dividono il round.
u_know_feynman-log-dealt = Un mazzo mescolato di nuovo e una nuova mano per tutti.

## At the end

u_know_feynman-result-cards = Carte rimaste
u_know_feynman-result-rounds = Round vinti

## Hints

u_know_feynman-hint-out = È la tua ultima carta: hai finito.
u_know_feynman-hint-call = Ti resterà una carta, quindi chiama anche DECAY.
u_know_feynman-hint-baryon = Tre carte in una volta: quark up e down si legano in un { $nucleon }.
u_know_feynman-hint-force-w = Per respingere il W a { $seat } serve un altro sapore, o un leptone compagno: +{ $n }.
u_know_feynman-hint-force-photon = Per respingere il fotone a { $seat } serve l’unica altra carta uguale: +{ $n }.
u_know_feynman-hint-force-gluon = Per respingere il gluone a { $seat } servono un ribaltone e l’antiquark giusto: +{ $n }.
u_know_feynman-hint-last-force = Una forza come ultima carta vince, a meno che { $seat } completi l’interazione.
u_know_feynman-hint-wild = Hai { $n } { $n ->
    [one] carta
   *[other] carte
} di colore { $suit }.
u_know_feynman-hint-name = Hai { $n } { $n ->
    [one] carta
   *[other] carte
} di colore { $suit }.
u_know_feynman-hint-higgs = { $seat } pesca finché arriva { $suit }, e niente respinge un Higgs.
u_know_feynman-hint-flip = Lo dice il retro: dopo il ribaltone { $n } delle tue carte { $n ->
    [one] va bene
   *[other] vanno bene
}.
u_know_feynman-hint-flip-foe = Lo dice il retro: dopo il ribaltone { $seat } non ha niente che va bene.
u_know_feynman-hint-flip-only = Le quattro carte arrivano comunque, ma dall’altro lato stai meglio: si continua con { $suit }.
u_know_feynman-hint-skip = { $seat } perde un turno.
u_know_feynman-hint-reverse = Il turno si allontana da { $seat }.
u_know_feynman-hint-lacks = Poco fa { $seat } ha pescato quando si chiedeva { $suit }.
u_know_feynman-hint-keeps = Dopo, { $n } delle altre tue carte { $n ->
    [one] va bene
   *[other] vanno bene
}.
u_know_feynman-hint-colour = Ha il colore che si chiede.
u_know_feynman-hint-particle = È la stessa particella in un altro colore.
u_know_feynman-hint-answer-w = Un W può trasformare { $before } in { $after }: +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-w-quark = Il libretto lascia che un W trasformi { $before } in { $after }, la natura no. +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-w-lepton = Il libretto lascia che un W leghi { $before } a { $after }, la natura no. +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-photon = Un fotone lascia { $before } com’è: rispondi con la stessa, e +{ $n } va a { $seat }.
u_know_feynman-hint-answer-gluon = Un gluone lega { $before } a { $after }: +{ $n } va a { $seat }.
u_know_feynman-hint-take = Non puoi completare l’interazione ({ $force }): prendi { $n }.
u_know_feynman-hint-draw = Ciò che va bene è meglio tenerlo: pesca.
u_know_feynman-hint-keep = Tienila per un momento migliore.
u_know_feynman-hint-pass = Non c’è altro da fare.
u_know_feynman-hint-catch = { $seat } ha una carta e non ha chiamato DECAY: due carte di penalità.
u_know_feynman-hint-let = Un po’ di generosità non guasta.

## Rules

u_know_feynman-rules-1-title = Liberati delle carte
u_know_feynman-rules-1 = Ogni carta ha due facce: materia da un lato, antimateria dall’altro. Tu giochi un lato delle tue sette carte (meno in una partita breve), e tutti gli altri vedono l’altro.

    Nel tuo turno posa una carta sugli scarti. Deve andare bene con la carta in cima: stesso colore, o stessa particella. I colori hanno anche una forma: disco, quadrato, triangolo, stella.

    Se niente va bene, o se non vuoi, pesca una carta. Se quella va bene puoi posarla subito. Chi finisce le carte per primo vince il round.

u_know_feynman-rules-2-title = Azioni e ribaltoni
u_know_feynman-rules-2 = Dopo un salto la persona seguente perde un turno. Dopo un cambio giro si gioca nell’altro senso (in due fa saltare il turno). Un cambio colore va bene quasi dappertutto, e il colore lo dici tu.

    Il ribaltone gira tutto. Tutte le mani, il mazzo di pesca e gli scarti mostrano ora l’altro lato. La carta più in basso degli scarti arriva in cima.

    Rosso va con rosa, blu con viola, verde con ciano, giallo con arancione: hanno la stessa forma. Prima di ribaltare guarda il retro delle carte, delle tue e di quelle degli altri.

u_know_feynman-rules-3-title = Tre forze
u_know_feynman-rules-3 = Una forza va su una particella del suo colore che la sente. La persona seguente pesca carte e perde il turno:

    Il bosone W (+1) va su qualsiasi particella. Il fotone (+2) va sulle particelle cariche: non vede i neutrini. Il gluone (+4) va solo sui quark: i leptoni non sentono l’interazione forte.

    È l’ordine di intensità: debole, elettromagnetica, forte. Dopo un W o un gluone conta solo il colore. Dopo un fotone conta anche la particella, perché un fotone la lascia com’era.

u_know_feynman-rules-4-title = Respingila
u_know_feynman-rules-4 = Completa l’interazione, e le carte le pesca invece chi ha posato la forza. La tua carta ha il colore della forza.

    Su un W: un quark di un altro sapore; oppure per un leptone carico un neutrino, e viceversa.

    Su un fotone: la stessa particella ancora una volta.

    Su un gluone: due carte insieme, un ribaltone di quel colore e l’antiquark sul retro di un’altra carta, nel colore abbinato. Col solo ribaltone puoi girare il gioco, ma peschi lo stesso quattro carte.

    Non puoi rispondere a una forza con un’altra forza.

u_know_feynman-rules-5-title = Antimateria e Higgs
u_know_feynman-rules-5 = Nell’antimateria al posto del cambio colore c’è il bosone di Higgs. Va su antiquark, positroni, antimuoni e antitau, che devono la loro massa al campo di Higgs. Di’ un colore. La persona seguente pesca finché arriva quel colore, e perde il turno. Niente respinge un Higgs.

    Un barione sono tre quark posati in una volta. Up, up, down è un protone; up, down, down un neutrone; nell’antimateria sono un antiprotone e un antineutrone. I loro colori non contano, ma il primo deve andare bene sulla carta in cima.

u_know_feynman-rules-6-title = DECAY!
u_know_feynman-rules-6 = Quando la tua giocata ti lascerà con una carta, premi DECAY («decadimento» in inglese): prima della carta, o entro due secondi dopo. Se lo dimentichi, gli altri possono coglierti in fallo prima della giocata seguente, e peschi due carte. Tu fai lo stesso con loro.

    Troppo in fretta? Nelle impostazioni c’è «Senza limiti di tempo»: allora premi DECAY prima della carta, e prenditi tempo per cogliere gli altri.

    Se la tua ultima carta è una forza, vinci solo se la persona seguente non può completare l’interazione.

    Un mazzo di pesca vuoto si rifà con gli scarti, due volte per round. Quando è vuoto per la terza volta, o quando nessuno può giocare o pescare, vince la mano più piccola.

u_know_feynman-rules-7-title = Che cosa è vero
u_know_feynman-rules-7 = Il W agisce su tutti i quark e i leptoni, il fotone su tutto ciò che ha carica, il gluone sui quark. È così in natura, dove i gluoni agiscono anche tra loro. Le penalità +1, +2, +4 seguono l’ordine delle intensità: debole, elettromagnetica, forte.

    Un fotone non cambia una particella. Un W sì, e non tocca la sua carica di colore. Un gluone unisce un quark a un antiquark dello stesso sapore.

    I protoni sono uud, i neutroni udd. Un’antiparticella ha la stessa massa e la carica opposta.

u_know_feynman-rules-8-title = Che cosa è semplificato
u_know_feynman-rules-8 = In natura un W cambia la carica di un’unità: u, c, t in d, s, b o viceversa, e un leptone resta nella sua generazione. L’opzione «fisica rigorosa» gioca così.

    I colori delle carte sono semi, non la carica di colore dei quark. Quella ha tre valori, un gluone la cambia, e a un barione vero servono tutti e tre.

    Nessun ribaltone trasforma la materia in antimateria. Il campo di Higgs dà massa, ma da dove la prendano i neutrini è una domanda aperta. Bosoni Z e mesoni mancano.
u_know_feynman-rules-9-title = Le carte
u_know_feynman-rules-9 = Ci sono { $cards } carte. Ogni lato è un mazzo a sé, e i due sono mescolati a caso:

    I dodici quark e leptoni, o le loro antiparticelle: { $copies } di ognuno in ogni colore, { $particles } in tutto. Per un fotone c’è dunque una sola altra carta che lo completa.
    { $flips } ribaltoni, { $ws } W, { $photons } fotoni, { $gluons } gluoni, { $skips } salti, { $reverses } cambi giro.
    { $wilds } cambi colore nella materia, { $wilds } bosoni di Higgs nell’antimateria.

    Conosci il retro delle tue carte. Del mazzo tutti vedono il retro della prima carta.
u_know_feynman-rules-10-title = Precisazioni
u_know_feynman-rules-10 = La prima carta è sempre una particella; comincia chi siede a sinistra del mazziere, nella materia.

    Un ribaltone può scoprire una forza: non agisce più, e conta solo il suo colore. Se scopre un cambio colore o un Higgs, chi ha girato nomina un colore. Ogni altra carta si segue normalmente.

    Una carta pescata per penalità non può completare un’interazione, e un barione non risponde a una forza. Una carta appena pescata non può cominciare un barione.

    Dopo un ribaltone da solo su un gluone le quattro carte vengono dal mazzo girato, e conta solo il colore gemello. Se la forza era l’ultima carta di chi l’ha giocata, ha vinto e non si pesca nulla.

    Se le carte sono poche, una penalità si ferma lì e non finisce nulla. Solo chi non può giocare nulla e pesca dal mazzo vuoto chiude il round.

    Salto, cambio giro, ribaltone, cambio colore e Higgs vincono subito come ultima carta.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] Scopo: finire per primo tutte le carte.
   *[other] Scopo: finire per primo tutte le carte. Vince chi si aggiudica più manche su { $rounds }.
}

# --- challenges

u_know_feynman-challenge-win = Vinci una partita.
u_know_feynman-challenge-researcher = Vinci contro il livello Ricercatrice o Nobel.
u_know_feynman-challenge-crowd = Vinci contro tre rivali o più.
u_know_feynman-challenge-match = Vinci una partita in più round.
u_know_feynman-challenge-antimatter = Vinci dal lato dell’antimateria.
u_know_feynman-challenge-proton = Lega tre quark in un protone.
u_know_feynman-challenge-neutron = Lega tre quark in un neutrone.
u_know_feynman-challenge-antinucleon = Lega tre antiquark in un antiprotone o un antineutrone.
u_know_feynman-challenge-two-nucleons = Lega due nucleoni in una partita.
u_know_feynman-challenge-weak = Neutralizza un W.
u_know_feynman-challenge-photon = Neutralizza un fotone.
u_know_feynman-challenge-gluon = Neutralizza un gluone.
u_know_feynman-challenge-two-forces = Neutralizza due forze diverse in una partita.
u_know_feynman-challenge-flips = Gira il mondo due volte in una partita.
u_know_feynman-challenge-catch = Cogli in fallo qualcuno che ha dimenticato di dire DECAY.
u_know_feynman-challenge-called = Chiama DECAY in tempo e vinci.
u_know_feynman-challenge-unharmed = Vinci senza pescare carte di penalità.
u_know_feynman-challenge-few-draws = Vinci pescando al massimo tre volte.
u_know_feynman-challenge-quarks = Gioca tutti e sei i tipi di quark in una partita.
u_know_feynman-challenge-neutrinos = Gioca tutti e tre i tipi di neutrini in una partita.

u_know_feynman-puzzle-ask = Posa più carte che puoi prima che tocchi al tuo rivale: con che cosa cominci?
u_know_feynman-puzzle-what = Comincia in modo che più carte possibile vadano via prima che tocchi al tuo rivale. Una sola mossa è la migliore; prova quanto vuoi.
u_know_feynman-puzzle-wrong = { $mine ->
        [-1] Chi pesca ha intanto una carta in più.
        [one] Con questo inizio va via di sicuro una sola carta.
       *[other] Con questo inizio vanno via al massimo { $mine } carte.
    } Con l’inizio migliore ne vanno via { $best } prima che tocchi al tuo rivale.
u_know_feynman-puzzle-because = Perché: { $reason } Così possono andare via { $best } carte prima che tocchi al tuo rivale.
