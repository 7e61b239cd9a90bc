# U-kNOw Feynman: everything that this game says.

u_know_feynman-credits = U-kNOw Feynman è nato allo University College London. Era un progetto di gruppo di sette studenti con R. Johnson, M. Fuller e B. Waugh.

    Abbiamo ridisegnato le carte e raccontiamo le regole con parole nostre.

## Options

u_know_feynman-option-strict = Bosoni W
u_know_feynman-option-strict-0 = libretto
u_know_feynman-option-strict-1 = fisica rigorosa
u_know_feynman-option-strict-help = Quali carte completano l’interazione di un W.
u_know_feynman-option-strict-0-help = Un W cambia qualsiasi quark in qualsiasi altro sapore, e qualsiasi leptone carico in qualsiasi neutrino.
u_know_feynman-option-strict-1-help = Come in natura: la carica deve cambiare di un’unità, e un leptone resta nella sua generazione.
u_know_feynman-option-rounds = Round
u_know_feynman-option-rounds-1 = uno
u_know_feynman-option-rounds-3 = al meglio di tre
u_know_feynman-option-rounds-5 = al meglio di cinque
u_know_feynman-option-rounds-help = Vince chi vince più round. Ogni round ha un mazzo mescolato di nuovo.
u_know_feynman-option-loose = Barioni
u_know_feynman-option-loose-0 = solo se va bene
u_know_feynman-option-loose-1 = sempre
u_know_feynman-option-loose-help = Posi tre quark in una volta. Il primo deve andare bene sulla carta in cima?
u_know_feynman-option-loose-0-help = Il primo quark di un barione deve andare bene sulla carta in cima.
u_know_feynman-option-loose-1-help = Puoi posare un barione su qualsiasi carta, tranne su una forza in attesa.
u_know_feynman-option-cards = Mano
u_know_feynman-option-cards-3 = tre carte
u_know_feynman-option-cards-5 = cinque carte
u_know_feynman-option-cards-7 = sette carte
u_know_feynman-option-cards-help = Il libretto ne dà sette. Con meno carte la partita è più breve: in due, con cinque, dura da 8 a 15 minuti.

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
u_know_feynman-spot-pile = Mazzo di pesca, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }. In cima si vede { $card }
u_know_feynman-spot-pile-empty = Mazzo di pesca, vuoto
u_know_feynman-spot-top = In cima: { $card }
u_know_feynman-spot-card = { $card }, sul retro { $other }
u_know_feynman-spot-seat = { $seat }, { $cards } { $cards ->
    [one] carta
   *[other] carte
}
u_know_feynman-spot-decay = Grida DECAY
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
u_know_feynman-button-catch = VISTO!
u_know_feynman-button-let = Non dire nulla
u_know_feynman-button-keep = Tienila
u_know_feynman-button-baryon = Barione
u_know_feynman-button-alone = Solo il ribaltone

## What is asked

u_know_feynman-prompt-over = La partita è finita.
u_know_feynman-undo-chance = Non si può annullare: da allora una carta è stata pescata o mostrata.
u_know_feynman-prompt-wait = Aspettiamo { $seat }.
u_know_feynman-prompt-turn = Tocca a te: posa una carta ({ $what }), o pesca.
u_know_feynman-prompt-draw = Nessuna carta va bene ({ $what }): tocca il mazzo e pesca.
u_know_feynman-prompt-draw-seems = Colore giusto, ma non va bene: { $card }. Tocca la carta per sapere perché, oppure pesca.
u_know_feynman-prompt-decay = Ti resterà una carta: tocca DECAY prima di posare.
u_know_feynman-prompt-called = Hai detto DECAY. Adesso posa la tua carta.
u_know_feynman-prompt-decay-now = Ti resta una carta: premi DECAY, presto!
u_know_feynman-prompt-decay-first = Hai una sola carta e non hai gridato DECAY. Premi DECAY, o forse ne peschi 2. La prossima volta avrai due secondi.
u_know_feynman-prompt-pass = Niente da pescare, e niente che vada bene: tocca il mazzo per passare.
u_know_feynman-prompt-drawn = Va bene: posala adesso, o tienila e finisci il turno.
u_know_feynman-prompt-drawn-decay = Va bene, e ti resterà una carta: tocca DECAY, poi posala. Oppure tienila.
u_know_feynman-prompt-drawn-seems = Il colore è giusto, ma la carta non va bene. Toccala per sapere perché, o tienila.
u_know_feynman-forced-draw = Nessuna carta va bene ({ $what }): peschi.
u_know_feynman-forced-draw-force = Una forza va solo su una particella, e nessun’altra carta va bene: peschi una carta.
u_know_feynman-forced-keep = Carta pescata: { $card }. Non va bene, quindi la tieni.
u_know_feynman-forced-pass = Niente da pescare, e niente che vada bene: passi.
u_know_feynman-prompt-name = Con quale colore si continua?
u_know_feynman-prompt-name-higgs = Bosone di Higgs: { $seat } pesca fino al tuo colore e perde un turno. Che colore?
u_know_feynman-prompt-baryon = Per un barione servono tre quark. Tocca prima uno che va bene: { $what }.
u_know_feynman-prompt-baryon-any = Per un barione servono tre quark. Tocca il primo.
u_know_feynman-prompt-baryon-next = Adesso il prossimo: due up e un down ({ $two }), oppure un up e due down ({ $one }).
u_know_feynman-prompt-catch = { $seat }: niente DECAY! Premi VISTO!
u_know_feynman-prompt-catch-first = { $seat } ha una sola carta e non ha gridato DECAY. Premi VISTO! e { $seat } ne pesca 2. La prossima volta avrai due secondi.
u_know_feynman-prompt-w = Un W aspetta: trasforma la carta { $what }, o prendi { $n }.
u_know_feynman-prompt-photon = Un fotone aspetta: rispondi con la stessa carta, { $what }, o prendi { $n }.
u_know_feynman-prompt-gluon = Un gluone aspetta ({ $what }): rispondi con un ribaltone e l’antiparticella, o prendi { $n }.
u_know_feynman-prompt-take = Nessuna delle tue carte ferma questa forza ({ $force }): tocca il mazzo e prendi { $n }.
u_know_feynman-prompt-take-suit = Non hai una carta di colore { $suit } che fermi questa forza ({ $force }): tocca il mazzo e prendi { $n }.
u_know_feynman-prompt-last-force = { $seat } vince con questa carta, a meno che tu non completi l’interazione.

## What a beginner is told

u_know_feynman-first-particle = Serve lo stesso colore ({ $suit }) o la stessa particella ({ $what }). La luce mostra una buona mossa.
u_know_feynman-first-sign = Serve lo stesso colore ({ $suit }) o lo stesso segno ({ $what }).
u_know_feynman-first-colour = Adesso conta solo il colore: { $suit }.
u_know_feynman-first-force-w = Tutti i quark e tutti i leptoni sentono un W, che muta una particella in un’altra. Chi gioca dopo risponde con una compagna adatta o pesca { $n }.
u_know_feynman-first-force-photon = Un fotone agisce sulle particelle cariche ({ $what }) e non le cambia. Chi gioca dopo risponde con la stessa particella o pesca { $n }.
u_know_feynman-first-force-gluon = Un gluone agisce sui quark ({ $what }): hanno carica di colore. Chi gioca dopo usa ribaltone e antiparticella o pesca { $n }.
u_know_feynman-first-back = Il piccolo segno in fondo a una carta mostra il suo retro. Un ribaltone gira tutte le carte: allora contano i retri.
u_know_feynman-first-rivals = In alto vedi il retro delle carte degli altri. Dopo un ribaltone contano i retri: guardali prima. Toccane uno per saperne di più.
u_know_feynman-first-draw = Nessuna carta va bene ({ $what }): tocca il mazzo e pescane una. Se va bene, puoi posarla subito.
u_know_feynman-first-decay = Per posare adesso, tocca prima DECAY, poi la carta: te ne resterà una sola. Se no, forse dovrai pescarne due.
u_know_feynman-first-answer = Posa una carta mostrata sotto «si ferma con», e { $seat } pesca al posto tuo. Oppure tocca il mazzo e prendi { $n }.
u_know_feynman-first-antimatter = Adesso conta l’altro lato: l’antimateria. I colori cambiano, la regola resta: stesso colore o stessa particella.
u_know_feynman-first-baryon = Tre dei tuoi quark formano un barione. Con «Barione» puoi posarli tutti e tre insieme.

## Why not

u_know_feynman-why-match = { $card } non va bene. Serve { $what }.
u_know_feynman-why-suit = Ora conta solo il colore { $suit }. La tua carta non va bene: { $card }.
u_know_feynman-why-force-particle = Una forza agisce su una particella. La carta in cima non lo è.
u_know_feynman-why-force-suit = Una forza agisce su una particella del suo colore: { $suit }.
u_know_feynman-why-photon-blind = Un fotone non agisce su questa particella ({ $what }): non ha carica.
u_know_feynman-why-gluon-blind = Un gluone non agisce su questa particella ({ $what }): niente carica di colore, quindi niente interazione forte.
u_know_feynman-why-higgs-particle = L’Higgs riguarda la massa: gli serve una particella sotto.
u_know_feynman-why-higgs-mass = Questa particella non ha quasi massa ({ $what }): l’Higgs non va bene.
u_know_feynman-why-stacking = Non puoi posare una forza su una forza in attesa. Completa l’interazione, o prendi le carte.
u_know_feynman-why-pending = C’è una forza in attesa. Prima completa l’interazione, o prendi le carte.
u_know_feynman-why-answer-suit = La risposta deve avere il colore della forza: { $suit }.
u_know_feynman-why-photon-answer = Un fotone non cambia una particella: serve un’altra carta { $what }.
u_know_feynman-why-gluon-answer = Un gluone unisce quark e antiquark: servono un ribaltone { $flip } e, sul retro di una carta, { $what }.
u_know_feynman-why-w-same = Un W cambia una particella in un’altra. Da { $before } a { $after } non cambia niente.
u_know_feynman-why-w-family = Un W non cambia mai un quark in un leptone o viceversa. Quindi { $before } non può diventare { $after }.
u_know_feynman-why-w-charge = Un W porta un’unità di carica. Da { $before } a { $after } la carica non cambia di uno.
u_know_feynman-why-w-generation = Con un W un leptone resta nella sua generazione. Quindi { $before } non può diventare { $after }.
u_know_feynman-why-only-drawn = Dopo aver pescato puoi posare solo la carta appena pescata.
u_know_feynman-why-baryon-first = Questa carta va bene solo in un barione. Prima tocca il pulsante Barione.
u_know_feynman-why-baryon = In questo gioco un barione è up, up, down oppure up, down, down. Il suo primo quark deve andare bene sulla carta in cima.
u_know_feynman-why-decay = Non ancora: grida DECAY quando la giocata ti lascia con una carta. Ne hai { $n }.
u_know_feynman-why-decay-one = Hai già una carta sola. Per l’ultima carta non si grida DECAY.
u_know_feynman-why-discard = Quella carta è già stata posata.
u_know_feynman-rival-back = Dopo un ribaltone { $seat } ha in mano questo: { $card }. La faccia che conta adesso ti è nascosta. Perciò guarda qui prima di giocare un ribaltone.
u_know_feynman-rival-known = Il segno in fondo è la faccia che adesso conta per { $seat }: { $face }. L’hai vista prima del ribaltone. Dopo il prossimo ribaltone sarà: { $card }.
u_know_feynman-why-rivals = Quella carta è di un rivale. Tutti vedono il retro, ma non il davanti.
u_know_feynman-why-pile-drawn = Peschi una sola carta: posala o tienila.
u_know_feynman-why-pile-empty = Il mazzo di pesca è vuoto, quindi posa una carta che va bene.

## What happened

u_know_feynman-log-played = { $seat }: { $card }.
u_know_feynman-log-bound = { $seat }: tre quark formano un { $nucleon }!
u_know_feynman-log-called = { $seat }: DECAY!
u_know_feynman-log-drew = { $seat }: una carta pescata.
u_know_feynman-log-missed = { $seat }: niente DECAY, ma nessuno l’ha segnalato. Nessuna penalità.
u_know_feynman-log-kept = { $seat }: la carta pescata resta in mano.
u_know_feynman-log-skipped = { $seat }: turno saltato.
u_know_feynman-log-stuck = { $seat }: niente da pescare, e niente che vada bene.
u_know_feynman-log-took = { $seat }: nessuna risposta ({ $force }), +{ $n } e turno perso.
u_know_feynman-log-backfired = { $seat }: la forza torna indietro ({ $force }), +{ $n }.
u_know_feynman-log-neutralised-w = { $seat }: un W trasforma { $before } in { $after }. L’interazione è completa.
u_know_feynman-log-neutralised-w-quark = { $seat }: completa, secondo il libretto. In natura un W da solo non trasforma { $before } in { $after }: la carica deve cambiare di un’unità.
u_know_feynman-log-neutralised-w-lepton = { $seat }: completa, secondo il libretto. In natura un W lega { $before } al compagno della sua generazione, non a { $after }.
u_know_feynman-log-neutralised-photon = { $seat }: { $before } incontra il fotone e resta { $after }. L’interazione è completa.
u_know_feynman-log-neutralised-gluon = { $seat }: { $before }, gluone e { $after } si incontrano. L’interazione è completa.
u_know_feynman-log-beaten = { $seat }: nessuna risposta ({ $force }). Era l’ultima carta!
u_know_feynman-shout-matter = Materia!
u_know_feynman-shout-antimatter = Antimateria!
u_know_feynman-log-turned-matter = Tutto si gira: materia!
u_know_feynman-log-turned-antimatter = Tutto si gira: antimateria!
u_know_feynman-log-reversed = Si gioca nell’altro senso.
u_know_feynman-log-named = { $seat }: si continua con il colore { $suit }.
u_know_feynman-log-searched = { $seat }: effetto dell’Higgs, +{ $n } fino al colore { $suit }.
u_know_feynman-log-searched-vain = { $seat }: effetto dell’Higgs, +{ $n }, e ancora niente { $suit }.
u_know_feynman-log-caught =
    { $n ->
        [one] { $by }: visto! { $seat } senza DECAY, +{ $n } carta.
       *[other] { $by }: visto! { $seat } senza DECAY, +{ $n } carte.
    }
u_know_feynman-log-shuffled = Gli scarti si mescolano in un nuovo mazzo di pesca.
u_know_feynman-log-counted = Nessuno può andare avanti. La mano più piccola vince il round: { $n ->
    [one] 1 carta
   *[other] { $n } carte
  }.
u_know_feynman-log-won = { $seat }: niente più carte. Vittoria!
u_know_feynman-log-won-round = { $seat }: round { $n } vinto.
u_know_feynman-log-shared = Mani della stessa grandezza si dividono il round.
u_know_feynman-log-dealt = Un mazzo mescolato di nuovo e una nuova mano per tutti.

## Che cosa si dice in grande

u_know_feynman-notice-skipped = Salti il turno!
u_know_feynman-notice-skipped-line = { $by } ha giocato un salto: perdi questo turno.
u_know_feynman-notice-reversed-line = { $by } ha giocato un cambio giro. In due vale come un salto: perdi questo turno.
u_know_feynman-notice-skips = Turno saltato: { $seat }
u_know_feynman-notice-skips-line = Hai giocato un salto: { $seat } perde un turno.
u_know_feynman-notice-reverses-line = In due, un cambio giro vale come un salto: { $seat } perde un turno.
u_know_feynman-notice-took = Peschi { $n } e perdi un turno
u_know_feynman-notice-took-line = { $by } ha giocato una forza ({ $force }) e tu non l’hai fermata. Ti costa { $n ->
    [one] 1 carta
   *[other] { $n } carte
} e il turno.
u_know_feynman-notice-takes = { $seat } pesca { $n }
u_know_feynman-notice-takes-line = Niente ha fermato la tua forza ({ $force }): { $seat } pesca { $n } e perde un turno.
u_know_feynman-notice-searched = Peschi { $n } e perdi un turno
u_know_feynman-notice-searched-line = { $by } ha giocato un bosone di Higgs e ha scelto il colore { $suit }. Dovevi pescare fino a una carta di quel colore.
u_know_feynman-notice-searches = { $seat } pesca { $n }
u_know_feynman-notice-searches-line = Hai giocato un bosone di Higgs e hai scelto il colore { $suit }. Perciò { $seat } ha pescato fino a una carta di quel colore.
u_know_feynman-notice-returned = Torna indietro: peschi { $n }
u_know_feynman-notice-returned-line = { $why } Così la tua carta colpisce te ({ $force }).
u_know_feynman-notice-returns = Respinto: +{ $n } per { $seat }
u_know_feynman-notice-returns-line = { $why } Così la carta colpisce { $seat } e non te ({ $force }).
u_know_feynman-notice-caught = Visto! Peschi { $n }
u_know_feynman-notice-caught-line = Avevi una sola carta e non hai gridato DECAY. { $by } se n’è accorto. La prossima volta premi DECAY prima di giocare la carta.
u_know_feynman-notice-catches =
    { $n ->
        [one] Visto! +{ $n } carta per { $seat }
       *[other] Visto! +{ $n } carte per { $seat }
    }
u_know_feynman-notice-catches-line = { $seat } aveva una sola carta e non ha gridato DECAY. L’hai visto in tempo.
u_know_feynman-notice-turned = Tutto si gira!
u_know_feynman-notice-turned-line = Da adesso conta l’altro lato di tutte le carte. Anche gli scarti si sono girati: la loro carta più in basso ora è in cima.

## Che cos’altro si racconta

u_know_feynman-told-row = { $n } di fila!
u_know_feynman-told-row-line = { $n } carte di fila mostrano la stessa particella: { $what }.
u_know_feynman-told-colour = { $n } × { $suit }
u_know_feynman-told-colour-line = { $n } carte di fila hanno lo stesso colore: { $suit }.
u_know_feynman-told-again = { $n } turni di fila!
u_know_feynman-told-again-line = { $seat }: { $n } turni di fila.
u_know_feynman-told-delta-up = Δ⁺⁺!
u_know_feynman-told-delta-up-line = Tre quark up di fila: in natura formano una Δ⁺⁺. Ha aiutato a scoprire la carica di colore.
u_know_feynman-told-delta-down = Δ⁻!
u_know_feynman-told-delta-down-line = Tre quark down di fila: in natura formano una Δ⁻.
u_know_feynman-told-omega = Ω⁻!
u_know_feynman-told-omega-line = Tre quark strange di fila: in natura formano una Ω⁻. Fu prevista nel 1962 e trovata nel 1964.
u_know_feynman-told-nucleon = { $nucleon }!
u_know_feynman-told-nucleon-line = Gli ultimi tre quark formerebbero un { $nucleon }.
u_know_feynman-told-generations = Tre generazioni!
u_know_feynman-told-generations-line = Tre generazioni: { $a }, { $b }, { $c }. Hanno la stessa carica e sentono le stesse forze.
u_know_feynman-told-partners = Partner!
u_know_feynman-told-partners-line = Partner: { $a } e { $b }. Un W trasforma l’uno nell’altro.
u_know_feynman-told-neutrinos = Neutrini!
u_know_feynman-told-neutrinos-line = Prima { $a }, poi { $b }: lungo il cammino i neutrini cambiano davvero tipo.
u_know_feynman-told-force = { $force }: +{ $n }
u_know_feynman-told-force-line = +{ $n } in attesa: { $force } su { $under }.
u_know_feynman-told-comeback = Che rimonta!
u_know_feynman-told-comeback-line = { $seat }: prima { $most } carte, ora solo { $n }.
u_know_feynman-told-two = Ancora due carte!
u_know_feynman-told-two-line = { $seat }: ancora due carte.
u_know_feynman-told-ahead = In testa: { $seat }
u_know_feynman-told-ahead-line = In testa con { $n } carte: { $seat }.
u_know_feynman-told-level = Parità!
u_know_feynman-told-level-line = Parità: { $n } carte a testa.
u_know_feynman-told-first = { $what }
u_know_feynman-told-first-line = Appena giocato: { $what }. Lo sapevi? { $story }
u_know_feynman-told-fact = Lo sapevi? { $line }
u_know_feynman-told-drought = { $n } pescate di fila
u_know_feynman-told-drought-line = { $n } carte pescate di fila, e nessuno gioca { $what }.
u_know_feynman-told-many = { $n } carte!
u_know_feynman-told-many-line = { $seat }: { $n } carte in mano.

## At the end

u_know_feynman-result-cards = Carte rimaste
u_know_feynman-result-rounds = Round vinti
u_know_feynman-result-comeback = { $seat }: una volta { $most } carte in mano, eppure la vittoria. Che rimonta!
u_know_feynman-review-silent = Dopo questa carta ({ $card }) te ne restava una sola, e non hai gridato DECAY. Se ne sono accorti, e ne hai pescate due.

## Hints

u_know_feynman-hint-out = { $n ->
    [one] È la tua ultima carta: vinci.
   *[other] Sono le tue ultime { $n } carte: vinci.
}
u_know_feynman-hint-call = Ti resterà una carta, quindi grida anche DECAY.
u_know_feynman-hint-baryon = Posi tre carte in una volta: quark up e down formano un { $nucleon }.
u_know_feynman-hint-force-w = Per respingere il W, a { $seat } serve { $wanted ->
    [flavour] un quark di un altro sapore
    [charge] un quark con un’unità di carica in più o in meno
    [partner] il leptone della stessa generazione
   *[lepton] un leptone con un’unità di carica in più o in meno
}. Altrimenti { $seat } pesca { $n } e perde il turno.
u_know_feynman-hint-force-photon = Per respingere il fotone, a { $seat } serve l’unica altra carta uguale. Altrimenti { $seat } pesca { $n } e perde il turno.
u_know_feynman-hint-force-gluon = Per respingere il gluone, a { $seat } servono un ribaltone e l’antiquark giusto. Altrimenti { $seat } pesca { $n } e perde il turno.
u_know_feynman-hint-last-force = Una forza come ultima carta vince, a meno che { $seat } non completi l’interazione.
u_know_feynman-hint-wild = Scegli { $suit }: ne hai { $n } { $n ->
    [one] carta
   *[other] carte
}.
u_know_feynman-hint-name = Scegli { $suit }: ne hai { $n } { $n ->
    [one] carta
   *[other] carte
}.
u_know_feynman-hint-higgs = { $seat } pesca finché non arriva il colore { $suit }. Nessuna carta respinge un Higgs.
u_know_feynman-hint-flip = Si vede dal retro: dopo il ribaltone { $n ->
    [0] nessuna delle tue carte va bene. Ma hai una carta in meno
    [one] una delle tue carte va bene
   *[other] { $n } delle tue carte vanno bene
  }.
u_know_feynman-hint-flip-foe = Si vede dai retri: dopo il ribaltone { $seat } non ha niente che vada bene.
u_know_feynman-hint-flip-only = Quattro carte le peschi comunque, ma dall’altro lato la tua mano è migliore. Si continua con il colore { $suit }.
u_know_feynman-hint-skip = { $seat } perde un turno.
u_know_feynman-hint-reverse = Il prossimo turno non tocca a { $seat }.
u_know_feynman-hint-lacks = Poco fa { $seat } ha dovuto pescare, quando serviva il colore { $suit }, e forse deve farlo di nuovo.
u_know_feynman-hint-keeps = Dopo, { $n ->
    [one] una delle altre tue carte va bene
   *[other] { $n } delle altre tue carte vanno bene
  }.
u_know_feynman-hint-colour = Ha il colore richiesto.
u_know_feynman-hint-particle = È la stessa particella in un altro colore.
u_know_feynman-hint-any = Va bene una qualsiasi delle tue { $all } particelle di colore { $suit }. { $reason }
u_know_feynman-hint-any-colour = Va bene una qualsiasi delle tue { $all } particelle di colore { $suit }: hanno il colore richiesto.
u_know_feynman-hint-answer-w = Un W può trasformare { $before } in { $after }. +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-w-quark = Secondo il libretto un W può trasformare { $before } in { $after }. In natura no. +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-w-lepton = Secondo il libretto un W può legare { $before } a { $after }. In natura no. +{ $n } torna a { $seat }.
u_know_feynman-hint-answer-photon = Un fotone non cambia { $before }. Rispondi con la stessa particella, e +{ $n } va a { $seat }.
u_know_feynman-hint-answer-gluon = Un gluone unisce { $before } e { $after }. Quindi +{ $n } va a { $seat }.
u_know_feynman-hint-take = Non puoi completare l’interazione ({ $force }): prendi { $n }.
u_know_feynman-hint-draw-shut = Hai visto tutte le carte di { $seat } e nessuna va bene ora. Se peschi, anche { $seat } deve pescare.
u_know_feynman-hint-draw = Ho provato entrambe le cose: pescare adesso fa vincere più spesso che posare una carta.
u_know_feynman-hint-draw-none = Nessuna delle tue carte va bene, quindi pesca.
u_know_feynman-hint-keep = Ho provato entrambe le cose: tenere questa carta fa vincere più spesso che posarla.
u_know_feynman-hint-keep-none = Adesso non va bene. Tienila: forse andrà bene più tardi.
u_know_feynman-hint-keep-wild = Tienila per un turno in cui nessun’altra carta va bene.
u_know_feynman-hint-keep-flip = Tienila: i retri mostrano che dopo il ribaltone nessuna delle altre tue carte va bene.
u_know_feynman-hint-keep-flip-foe = Tienila: i retri mostrano che dopo il ribaltone { $seat } avrebbe { $n ->
    [one] una carta che va bene
   *[other] { $n } carte che vanno bene
  }.
u_know_feynman-hint-next-draw = Probabilità che la carta pescata vada bene: { $percent } %.
u_know_feynman-hint-next-seen = La carta in cima al mazzo l’hai già vista: { $card }.
u_know_feynman-hint-next-draws = Probabilità che { $seat } debba poi pescare: circa { $percent } %.
u_know_feynman-hint-next-holds = L’hai vista: { $seat } ha poi una carta che va bene, { $card }.
u_know_feynman-hint-next-again = Poi tocca ancora a te, e { $n ->
    [0] hai una carta in meno, anche se per ora nessun’altra va bene
    [one] una delle tue carte va bene
   *[other] { $n } delle tue carte vanno bene
  }.
u_know_feynman-hint-next-answer = Per rispondere: { $all } carte, di cui { $left } ancora coperte.
u_know_feynman-hint-next-answer-none = { $seat } non può rispondere: nessuna carta adatta è ancora coperta.
u_know_feynman-hint-next-flip = Per rispondere serve: { $flip } (ancora coperte: { $left } su { $all }).
u_know_feynman-hint-pass = Non puoi fare altro.
u_know_feynman-hint-catch = { $seat } ha una carta sola e non ha gridato DECAY. La penalità è di due carte.
u_know_feynman-hint-let = Un po’ di generosità non guasta.

## Rules

u_know_feynman-rules-1-title = Liberati delle carte
u_know_feynman-rules-1 = Ogni carta ha due facce: materia da un lato, antimateria dall’altro. Tu giochi un lato delle tue { $option-cards ->
        [3] tre
        [5] cinque
       *[7] sette
    } carte. Tutti gli altri vedono l’altro lato.

    Nel tuo turno posa una carta sugli scarti. Deve andare bene con la carta in cima: stesso colore, o stessa particella. I colori hanno anche una forma: disco, quadrato, triangolo, stella.

    Se nessuna carta va bene, o se non vuoi posarne una, pesca. Se quella va bene puoi posarla subito. Chi finisce le carte per primo vince il round.

u_know_feynman-rules-2-title = Azioni e ribaltoni
u_know_feynman-rules-2 = Dopo un salto la persona seguente perde un turno. Dopo un cambio giro si gioca nell’altro senso (in due fa saltare il turno). Un cambio colore va bene quasi dappertutto, e il colore lo dici tu.

    Il ribaltone gira tutto. Tutte le mani, il mazzo di pesca e gli scarti mostrano ora l’altro lato. La carta più in basso degli scarti arriva in cima.

    Rosso va con rosa, blu con viola, verde con ciano, giallo con arancione: hanno la stessa forma. Prima di ribaltare guarda il retro delle carte, delle tue e di quelle degli altri.

u_know_feynman-rules-3-title = Tre forze
u_know_feynman-rules-3 = Posa una forza su una particella del suo colore che ne risente. La persona seguente pesca carte e perde il turno:

    Il bosone W (+1) va su qualsiasi particella. Il fotone (+2) va sulle particelle cariche, quindi non sui neutrini. Il gluone (+4) va solo sui quark, perché i leptoni non risentono dell’interazione forte.

    Le penalità seguono l’ordine di intensità: debole, elettromagnetica, forte. Dopo un W o un gluone conta solo il colore. Dopo un fotone conta anche la particella, perché un fotone non la cambia.

u_know_feynman-rules-4-title = Respingila
u_know_feynman-rules-4 = Completa l’interazione, e chi ha posato la forza pesca al posto tuo. La tua carta ha il colore della forza.

    Su un W: { $option-strict ->
        [0] un quark di un altro sapore. Su un leptone carico va un neutrino qualsiasi, su un neutrino un leptone carico qualsiasi.
       *[1] un quark con la carica diversa di un’unità: u, c o t su d, s o b, e viceversa. Su un leptone va il suo compagno: elettrone e neutrino elettronico, e così via.
    }

    Su un fotone: la stessa particella ancora una volta.

    Su un gluone: due carte insieme, un ribaltone di quel colore e l’antiquark sul retro di un’altra carta, nel colore abbinato. Col solo ribaltone puoi girare il gioco, ma peschi lo stesso quattro carte.

    Non puoi passare una forza a chi segue con un’altra forza.

u_know_feynman-rules-5-title = Antimateria e Higgs
u_know_feynman-rules-5 = Nell’antimateria il bosone di Higgs sostituisce il cambio colore. Va su antiquark, positroni, antimuoni e antitau, che devono la loro massa al campo di Higgs. Scegli un colore. La persona seguente pesca finché non arriva quel colore, e perde il turno. Nessuna carta respinge un Higgs.

    Un barione sono tre quark posati in una volta. Up, up, down è un protone. Up, down, down è un neutrone. Nell’antimateria sono un antiprotone e un antineutrone. { $option-loose ->
       *[0] I loro colori non contano, ma il primo deve andare bene sulla carta in cima.
        [1] I loro colori non contano, e nessuno deve andare bene sulla carta in cima.
    }

u_know_feynman-rules-6-title = DECAY!
u_know_feynman-rules-6 = Quando la tua giocata ti lascerà con una carta, premi DECAY («decadimento» in inglese): prima della carta, o entro due secondi dopo. Se lo dimentichi, gli altri possono accorgersene prima della giocata seguente. Allora peschi due carte. Tu fai lo stesso con loro.

    È troppo veloce per te? Nelle impostazioni c’è «Senza limiti di tempo». Così premi DECAY prima della carta, e hai tutto il tempo per controllare gli altri.

    Se la tua ultima carta è una forza, vinci solo se la persona seguente non può completare l’interazione.

    Quando il mazzo di pesca è vuoto, gli scarti diventano il nuovo mazzo. Succede due volte per round. Quando è vuoto per la terza volta, o quando nessuno può giocare o pescare, vince la mano più piccola.

u_know_feynman-rules-7-title = Che cosa è vero
u_know_feynman-rules-7 = Il W agisce su tutti i quark e i leptoni. Il fotone agisce su tutto ciò che ha carica. Il gluone agisce sui quark. In natura è lo stesso, e i gluoni agiscono anche tra loro. Le penalità +1, +2, +4 seguono l’ordine delle intensità: debole, elettromagnetica, forte.

    Un fotone non cambia una particella. Un W sì, ma non tocca la carica di colore. Un gluone unisce un quark a un antiquark dello stesso sapore.

    I protoni sono uud, i neutroni udd. Un’antiparticella ha la stessa massa e la carica opposta.

u_know_feynman-rules-8-title = Che cosa è semplificato
u_know_feynman-rules-8 = In natura un W cambia la carica di un’unità: u, c, t diventano d, s, b, o viceversa. Un leptone resta nella sua generazione. { $option-strict ->
        [0] Il libretto permette di più, e questa partita segue il libretto.
       *[1] Questa partita gioca così («fisica rigorosa»). Il libretto permette di più.
    }

    I colori delle carte sono semi, non la carica di colore dei quark. La carica di colore ha tre valori, un gluone la cambia, e a un barione vero servono tutti e tre.

    Nessun ribaltone trasforma la materia in antimateria. Il campo di Higgs dà massa, ma nessuno sa ancora da dove la prendano i neutrini. Bosoni Z e mesoni mancano.
u_know_feynman-rules-9-title = Le carte
u_know_feynman-rules-9 = Ci sono { $cards } carte. Ogni lato è un mazzo a sé. I due mazzi sono abbinati a caso:

    I dodici quark e leptoni, o le loro antiparticelle: { $copies } di ognuno in ogni colore, { $particles } in tutto. Quindi una sola altra carta completa un fotone.
    { $flips } ribaltoni, { $ws } W, { $photons } fotoni, { $gluons } gluoni, { $skips } salti, { $reverses } cambi giro.
    { $wilds } cambi colore nella materia, { $wilds } bosoni di Higgs nell’antimateria.

    Conosci il retro delle tue carte. Del mazzo tutti vedono il retro della prima carta.
u_know_feynman-rules-10-title = Precisazioni
u_know_feynman-rules-10 = La prima carta è sempre una particella. Comincia chi siede a sinistra del mazziere, nella materia.

    Un ribaltone può scoprire una forza: non agisce più, e conta solo il suo colore. Se scopre un cambio colore o un Higgs, chi ha giocato il ribaltone sceglie un colore. Su ogni altra carta si gioca normalmente.

    Una carta pescata per penalità non può rispondere a una forza, e nemmeno un barione. Una carta appena pescata non può cominciare un barione.

    Se su un gluone posi solo un ribaltone, le quattro carte vengono dal mazzo girato, e conta solo il colore abbinato. Se la forza era l’ultima carta di chi l’ha giocata, quella persona ha vinto e nessuno pesca.

    Se le carte sono poche, una penalità si ferma prima. Non chiude mai il round. Il round finisce solo quando chi non può giocare cerca di pescare dal mazzo vuoto.

    Salto, cambio giro, ribaltone, cambio colore e Higgs vincono subito come ultima carta.

## What one plays for

u_know_feynman-goal = { $rounds ->
    [1] Scopo: finire per primo tutte le carte.
    *[other] Scopo: finire per primo tutte le carte. Vince chi ottiene più round su { $rounds }.
    }

# --- challenges

u_know_feynman-challenge-win = Vinci una partita.
u_know_feynman-challenge-researcher = Vinci contro il livello Ricercatrice o Nobel.
u_know_feynman-challenge-crowd = Vinci contro tre rivali o più.
u_know_feynman-challenge-match = Vinci una partita in più round.
u_know_feynman-challenge-antimatter = Vinci dal lato dell’antimateria.
u_know_feynman-challenge-proton = Forma un protone con tre quark.
u_know_feynman-challenge-neutron = Forma un neutrone con tre quark.
u_know_feynman-challenge-antinucleon = Forma un antiprotone o un antineutrone con tre antiquark.
u_know_feynman-challenge-two-nucleons = Forma due nucleoni in una partita.
u_know_feynman-challenge-weak = Respingi un W.
u_know_feynman-challenge-photon = Respingi un fotone.
u_know_feynman-challenge-gluon = Respingi un gluone.
u_know_feynman-challenge-two-forces = Respingi due forze diverse in una partita.
u_know_feynman-challenge-flips = Gira tutte le carte due volte in una partita.
u_know_feynman-challenge-catch = Scopri chi ha dimenticato di gridare DECAY.
u_know_feynman-challenge-called = Grida DECAY in tempo e vinci.
u_know_feynman-challenge-unharmed = Vinci senza pescare carte di penalità.
u_know_feynman-challenge-few-draws = Vinci pescando al massimo tre volte.
u_know_feynman-challenge-quarks = Gioca tutti e sei i tipi di quark in una partita.
u_know_feynman-challenge-neutrinos = Gioca tutti e tre i tipi di neutrini in una partita.

u_know_feynman-puzzle-ask = Posa più carte che puoi prima che tocchi al tuo rivale. Con che cosa cominci?
u_know_feynman-puzzle-what = Trova la prima mossa che ti fa posare più carte prima che tocchi al tuo rivale. Una sola mossa è la migliore. Prova quanto vuoi.
u_know_feynman-puzzle-wrong = { $mine ->
    [-1] Se peschi, cominci con una carta in più.
    [one] Con questo inizio va via una sola carta.
    *[other] Con questo inizio vanno via al massimo { $mine } carte.
    } Con l’inizio migliore ne vanno via { $best } prima che tocchi al tuo rivale.
u_know_feynman-puzzle-because = Perché: { $reason } Così puoi posare { $best } carte prima che tocchi al tuo rivale.
