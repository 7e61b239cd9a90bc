# Particle Panic: everything that this game says.

particle_panic-credits = Particle Panic è di Daniel Solis, art director di giorno e autore di giochi di notte. Ha pubblicato le regole sul suo blog nel novembre 2011. All’inizio era un esperimento mentale: come si giocherebbe un gioco di zombie su un tavoliere più piccolo e soffocante?

    Abbiamo ridisegnato sale, carte e pedine. Le regole più facili, il mazzo a cinque codici e tutte le risposte ai dubbi sono di questa edizione.

## Options

particle_panic-option-ladder = Regole
particle_panic-option-ladder-0 = Allenamento
particle_panic-option-ladder-1 = Controllato
particle_panic-option-ladder-2 = Arginato: per cominciare
particle_panic-option-ladder-3 = Allarme
particle_panic-option-ladder-4 = Regole pubblicate
particle_panic-option-ladder-5 = Cinque codici
particle_panic-option-ladder-help = Quanto duramente reagisce il laboratorio.
particle_panic-option-ladder-0-help = Metà particelle, codici di quattro carte, raccolta gratis, mani da otto. { particle_panic-odds }
particle_panic-option-ladder-1-help = Metà particelle, codici di quattro carte, e raccogliere non costa azioni. { particle_panic-odds }
particle_panic-option-ladder-2-help = Metà particelle e codici di quattro carte: una buona prima partita. { particle_panic-odds }
particle_panic-option-ladder-3-help = Metà particelle, codici di cinque, e raccogliere non costa azioni. { particle_panic-odds }
particle_panic-option-ladder-4-help = Il gioco come l’ha pubblicato il suo autore. È duro per ogni squadra. Per cominciare scegli Arginato. { particle_panic-odds }
particle_panic-option-ladder-5-help = L’idea più dura dell’autore: un quinto seme e un quinto codice. { particle_panic-odds }

# How often the strongest crew of computers has won; -1 where nobody has counted.
particle_panic-odds = { $odds ->
    [-1] Non abbiamo ancora contato quante volte si vince.
    [0] Una squadra dei giocatori artificiali più forti (Nobel) non vince quasi mai: al massimo { $high } volte su 100.
    [one] Abbiamo contato: una squadra dei giocatori artificiali più forti (Nobel) vince 1 volta su 100. Il valore vero è molto probabilmente tra { $low } e { $high }.
    *[other] Abbiamo contato: una squadra dei giocatori artificiali più forti (Nobel) vince { $odds } volte su 100. Il valore vero è molto probabilmente tra { $low } e { $high }.
    }
particle_panic-option-easing = L’aiuto per le squadre piccole, esteso a tutte
particle_panic-option-easing-0 = no
particle_panic-option-easing-1 = sì
particle_panic-option-easing-help = Le squadre di 3 o 4 hanno quello che le squadre di 1 o 2 hanno sempre: due azioni per tipo, neutralizzare con 3–6, due carte per ogni raccolta. { particle_panic-odds }
particle_panic-option-duty = Turno al rivelatore
particle_panic-option-duty-0 = no
particle_panic-option-duty-1 = sì
particle_panic-option-duty-2 = sì, con collisioni vere
particle_panic-option-duty-help = Dopo un tiro fallito dai un nome alla particella in un’immagine del rivelatore. Con il nome giusto il dado si rilancia, come con cuori. { particle_panic-odds }
particle_panic-option-duty-2-help = Dopo un tiro fallito dai un nome alla particella in un’immagine del rivelatore. Muoni ed elettroni vengono da collisioni vere, registrate da CMS al CERN; le altre immagini sono disegnate. { particle_panic-odds }

## Rules

particle_panic-rules-1-title = Spegnetelo
particle_panic-rules-1 = Il collisore più grande del mondo crea particelle esotiche, e quelle scappano. Quattro codici di autodistruzione spengono il laboratorio. Vincete tutti quando inserite l’ultimo. Perdete tutti se il laboratorio arriva prima.

    Il laboratorio è un anello di sei sale, da 1 a 6 in senso orario dall’alto. Ognuna ha una pila scoperta di carte da gioco e posto per sei particelle. Di una carta conta solo il seme. Ci sono { $suit } carte per seme, e tutti vedono tutte le mani.

    Si comincia con tre carte a testa. Tutte le pedine sono nella sala 1, e c’è una particella in ogni altra sala.
particle_panic-rules-2-title = Il tuo turno
particle_panic-rules-2 = Nel tuo turno hai un’azione di base e una speciale, in qualsiasi ordine. Le squadre di una o due persone ne hanno due per tipo, e possono fare due volte la stessa. Puoi rinunciare a qualunque azione.

    Azioni di base: muovi, neutralizza, raccogli.
    Azioni speciali: gioca carte, condividi, inserisci un codice.

    Poi chi ha troppe carte scarta fino al limite della mano. Infine escono nuove particelle.
particle_panic-rules-3-title = Azioni di base
particle_panic-rules-3 = Muovi: tira il dado, poi spostati fino a quel numero di sale, in un verso o nell’altro.

    Neutralizza: tira contro una particella nella tua sala. Con 4–6 sparisce (in uno o due: 3–6). Con meno, perdi un punto del limite della mano per il resto della partita. Puoi riprovare quanto vuoi.

    Raccogli: è l’ultima cosa del tuo turno. In una sala senza particelle prendi la carta in cima alla pila. In uno o due potete prendere due carte, e la seconda la vedi prima di prenderla.
particle_panic-rules-4-title = Azioni speciali
particle_panic-rules-4 = Gioca: usa tutte le carte che vuoi, in qualunque momento del turno. Cuori: rilancia un tiro fallito. Fiori: gli aggiunge 1. Quadri: sposta la tua pedina di una sala. Picche: spinge una particella qualsiasi di una sala. Le carte giocate escono dalla partita.

    Condividi: dai carte a una persona nella tua sala.

    Codice: scarta dalla tua mano cinque carte dello stesso seme. Ogni seme si inserisce una volta. Dopo puoi ancora giocare carte di quel seme.
particle_panic-rules-5-title = Escono le particelle
particle_panic-rules-5 = Alla fine di ogni turno si tirano due dadi. Dicono quante particelle escono, e in quale sala.

    Una sala ne tiene sei. Le altre traboccano nella sala più vicina con un posto libero. Se due sale sono alla stessa distanza, scegli tu, una particella alla volta. «Dividi in parti uguali» lo fa per te.

    Il turno che inserisce l’ultimo codice finisce subito. Non esce nessuna particella.
particle_panic-rules-6-title = Tre modi di perdere
particle_panic-rules-6 = Il laboratorio è perso:

    quando una nuova particella non trova posto, perché tutti i 36 posti sono occupati;
    quando il limite di una mano scende a 0;
    quando qualcuno prende l’ultima carta di una pila.

    Il limite di una mano parte da 6. Sotto 5 non puoi più tenere in mano un codice intero tra due turni. Quindi ogni tiro fallito fa doppio danno.
particle_panic-rules-7-title = Più facile e più difficile
particle_panic-rules-7 = Le regole pubblicate sono durissime. Anche le squadre forti perdono quasi sempre. Perciò ci sono gradini più facili. In due si hanno di gran lunga le migliori possibilità.

    Allenamento, Controllato, Arginato, Allarme: esce la metà delle particelle, arrotondando in su. Allenamento, Controllato, Arginato: un codice è di quattro carte. Allenamento, Controllato, Allarme: raccogliere è gratis alla fine del turno. In Allenamento si comincia anche con quattro carte e un limite di 8.

    Cinque codici aggiunge le stelle, un quinto seme senza effetto.

    Ogni squadra può giocare con l’aiuto per le squadre piccole.
particle_panic-rules-8-title = Dubbi risolti
particle_panic-rules-8 = Le regole pubblicate lasciano aperte alcune domande. Ecco le nostre risposte: tutte le carte giocate in un turno sono una sola azione. Fiori e cuori si giocano dopo aver visto il dado. I cuori cancellano i fiori già giocati su quel tiro. Tra due tentativi puoi spostarti con quadri. Con Muovi i tentativi finiscono. Le picche spostano qualsiasi particella. Le pedine possono entrare in ogni sala.

    Le mani si controllano prima che escano particelle, la tua per prima. Scegli tu quali carte scartare. Si danno carte da sinistra a destra. Un laboratorio pieno è perso solo quando arriva un’altra particella.
particle_panic-rules-9-title = Che cosa è vero?
particle_panic-rules-9 = Questa storia è inventata. Nessun collisore può impazzire così, e nessuno combatte le particelle con i dadi.

    Qualcosa però è vero. Molti collisori sono anelli. Nuove particelle appaiono quando l’energia di uno scontro diventa massa. Il caso decide che cosa esce da un singolo scontro. Ma le particelle pesanti decadono in molto meno di un batter d’occhio. Non si ammucchiano nelle sale.

    E per spegnere non servono codici. Se al Large Hadron Collider qualcosa non va, dei magneti guidano i fasci fuori dall’anello, dentro un blocco di grafite. Ci vuole meno di un millesimo di secondo.
particle_panic-rules-10-title = Precisazioni
particle_panic-rules-10 = Raccogliere chiude il tuo turno. Dopo non puoi fare più nulla, nemmeno inserire un codice con la carta appena presa. Puoi usare per questo entrambe le azioni di base. Dove raccogliere è gratis, lo fai una sola volta, alla fine, senza usare un’azione.

    Finché hai azioni speciali puoi dare ancora carte alla stessa persona.

    La tua pedina va in una sala vicina, piena o no. Una carta di picche ha bisogno di posto per la particella.

    Si gioca in senso orario, lo scienziato 1 per primo. Se giochi da solo, non puoi condividere. Nessuno vede le carte sotto la prima. Il gioco ti avvisa prima che tu prenda l’ultima carta di una pila.
particle_panic-rules-11-title = Turno al rivelatore
particle_panic-rules-11 = È un’opzione. Le regole pubblicate non ce l’hanno. Dopo un tiro fallito puoi guardare il rivelatore, una volta per tentativo e gratis. Guardi lungo il fascio. Dall’interno verso l’esterno vedi: tracciatore, calorimetro elettromagnetico, calorimetro adronico, magnete, camere per muoni. La freccia gialla indica la particella da riconoscere. Il resto della collisione è grigio. Se scegli le collisioni vere, i muoni e gli elettroni che vedi sono stati registrati da CMS al CERN. Le altre immagini sono disegnate.

    Con il nome giusto il dado si rilancia, come con cuori. Altrimenti il tiro resta fallito, e cuori e fiori possono ancora aiutare. I compagni lo sanno più o meno spesso, secondo il loro livello: un Visitatore tre volte su otto, un Nobel sempre.
particle_panic-rules-12-title = Che cosa mostra un rivelatore
particle_panic-rules-12 = Il magnete curva la traccia di una particella carica. Meno quantità di moto ha, più la traccia curva. Elettroni e fotoni si fermano nel calorimetro elettromagnetico, gli adroni in quello adronico. I muoni attraversano tutto. I neutrini non lasciano niente: manca solo quantità di moto. Un jet è un gruppo compatto di adroni. Due tracce che cominciano lontano dal centro vengono da una particella decaduta lungo la strada.

    Nel gioco ogni immagine è ugualmente probabile e mostra una sola particella. In natura ce ne sono centinaia insieme, e i computer ricostruiscono le tracce. Gli strati non sono in scala, e le tracce curvano più che in un vero rivelatore.

## Suits

particle_panic-suit-hearts = cuori
particle_panic-suit-clubs = fiori
particle_panic-suit-diamonds = quadri
particle_panic-suit-spades = picche
particle_panic-suit-stars = stelle
particle_panic-card-hearts = cuori
particle_panic-card-clubs = fiori
particle_panic-card-diamonds = quadri
particle_panic-card-spades = picche
particle_panic-card-stars = stelle

## On the table

particle_panic-pressure = Pressione
particle_panic-turns-left = { $turns ->
    [0] pieno tra un attimo
    [one] circa 1 turno
   *[other] circa { $turns } turni
}
particle_panic-locks = Codici: { $done } di { $codes }
particle_panic-turn = Turno { $turn }
particle_panic-lock-open = inserito
particle_panic-lock-ready = pronto
particle_panic-lock-shut = { $best } di { $need }
particle_panic-roll-none = Tutto calmo
particle_panic-roll-move = muovi
particle_panic-roll-neutralize = neutralizza
particle_panic-roll-hit = una in meno!
particle_panic-roll-miss = tiro fallito
particle_panic-roll-emerge = +{ $count } in sala { $room }
particle_panic-roll-emerge-full = sala { $room } piena: +{ $count }

particle_panic-two-lines = { $first }
    { $second }
particle_panic-button-move = Muovi
particle_panic-button-neutralize = Neutralizza
particle_panic-button-collect = Raccogli
particle_panic-button-collect-free = Raccogli (gratis)
particle_panic-button-collect-more = Prendine un’altra
particle_panic-button-stop = Fermati qui
particle_panic-button-end = Fine turno
particle_panic-button-spread = Dividi in parti uguali
particle_panic-button-heart = Gioca cuori
particle_panic-button-club = Gioca fiori
particle_panic-button-accept = Accetta
particle_panic-button-confirm = Fallo lo stesso
particle_panic-button-keep = No, lascia stare
particle_panic-button-keep-card = No, la tengo
particle_panic-offer-come = Vengo da te? Insieme abbiamo tutto il codice di { $suit }.
particle_panic-offer-come-part = Vengo da te? Insieme abbiamo { $count } carte di { $suit } delle { $need } di un codice.
particle_panic-offer-give = { $count ->
    [one] Ti do la mia carta di { $suit }?
   *[other] Ti do le mie carte di { $suit }?
} { $over ->
    [0] Così hai tutto il codice.
   *[other] Così hai tutto il codice e scarti un’altra carta.
}
particle_panic-offer-give-part = { $count ->
    [one] Ti do la mia carta di { $suit }?
   *[other] Ti do { $count } carte di { $suit }?
} Così ne hai { $have } su { $need } per il codice.
particle_panic-offer-come-yes = Sì, vieni
particle_panic-offer-come-no = No, non in questo turno
particle_panic-offer-give-yes = Sì, grazie
particle_panic-offer-give-no = No, grazie
particle_panic-detail-move = tira, poi muovi
particle_panic-detail-odds = { $plain } %, se no limite { $limit }
particle_panic-detail-collect = { $cards ->
    [one] { $card }, fine turno
   *[other] fino a { $cards }, fine turno
}
particle_panic-detail-collect-more = ora in cima: { $card }
particle_panic-detail-collect-full = in cima: { $card }, poi ne scarti { $over }
particle_panic-detail-stop = il turno finisce
particle_panic-detail-end = escono da 1 a 6
particle_panic-detail-end-half = escono da 1 a 3
particle_panic-detail-spread = ognuna dove c’è più posto
particle_panic-detail-heart = rilancia: { $plain } %
particle_panic-detail-club-enough = { $die } + 1 = { $sum }: riuscito
particle_panic-detail-club-short = { $die } + 1 = { $sum }: { $more ->
    [one] manca { $more }
   *[other] mancano { $more }
}
particle_panic-detail-club-wasted = { $die } + 1 = { $sum }: non basta
particle_panic-detail-accept = limite mano { $limit } per sempre
particle_panic-detail-accept-low = limite mano { $limit }: nessun codice ci sta
particle_panic-closed-no-basic = 0 azioni di base
particle_panic-closed-no-particle = niente particelle
particle_panic-closed-particles = ci sono particelle

particle_panic-aid-hearts = Cuori: tienili per un tiro fallito
particle_panic-aid-clubs = Fiori: tienili per un tiro fallito
particle_panic-aid-diamonds = Quadri: la pedina va di una sala.
    Tocca quella sala.
particle_panic-aid-diamonds-share = Cedere: tocca un’altra mano.
    O muoverti: tocca la sala.
particle_panic-aid-spades = Picche: spinge una particella accanto.
    Tocca la sua sala.
particle_panic-aid-spades-share = Cedere: tocca un’altra mano.
    O spingere: tocca una sala.
particle_panic-aid-spades-to = Ora tocca la sala accanto in cui va la particella.
particle_panic-aid-share = Cedi una carta: tocca un’altra mano.
    { $free ->
    [1] È gratis.
   *[other] Costa un’azione speciale.
}

particle_panic-warning-limit-code = Se fallisci, il tuo limite scende a { $limit }. Allora un codice di { $need } carte non starà più nella tua mano tra un turno e l’altro.
particle_panic-warning-limit-last = Il limite della tua mano è 1. Se fallisci scende a 0, e il laboratorio è perso.
particle_panic-warning-last-card = È l’ultima carta della pila. Se la prendi, il laboratorio è perso.
particle_panic-warning-ends-turn = Raccogliere chiude il tuo turno. Perdi le azioni che ti restano, e non puoi tornare indietro.
particle_panic-warning-nothing-done = In questo turno non hai ancora fatto niente. Vuoi chiuderlo senza usare le tue azioni?
particle_panic-warning-full = { $seat } ha { $count } carte, e il limite è { $limit }. Ogni carta in più viene scartata alla fine del tuo turno.
particle_panic-warning-discard = Hai { $count } carte di { $suit }, e per un codice ne servono { $need }. Ne scarti una?
particle_panic-warning-discard-open = Il codice di { $suit } manca ancora. Hai anche { $other }, e quel codice è già inserito. Scartare lo stesso una carta di { $suit }?

## What is asked

particle_panic-meaning-actions = Azioni di base: { $free ->
    [1] muovi, neutralizza. Raccogliere è gratis.
   *[other] muovi, neutralizza, raccogli.
} Azioni speciali: gioca carte, cedi carte, inserisci un codice. Tutte le carte giocate in un turno costano insieme un’azione.
particle_panic-meaning-move = Un’azione di base. Tira il dado, poi vai avanti di altrettante sale al massimo, in un senso o nell’altro.
particle_panic-meaning-collect = { $free ->
    [1] Raccogliere non costa azioni.
   *[other] Raccogliere costa un’azione di base.
} Poi il tuo turno finisce.
particle_panic-meaning-odds = Decide un dado. Riesce circa { $plain } volte su 100. Se fallisci, il limite della tua mano scende a { $limit } per tutta la partita. Il primo tentativo costa un’azione di base. Gli altri sono gratis.
particle_panic-meaning-odds-cards = Decide un dado. Riesce circa { $plain } volte su 100. Con tutti i tuoi cuori e i tuoi fiori, circa { $best } volte su 100. Senza, se fallisci, il limite della tua mano scende a { $limit } per tutta la partita. Il primo tentativo costa un’azione di base. Gli altri sono gratis.
particle_panic-throw = Tocca i dadi
particle_panic-throw-one = Tocca il dado
particle_panic-throw-how = Nuove particelle: quante, e in quale sala? Tocca i dadi, o trascinali e scuotili.
particle_panic-throw-how-one = Lancia il dado: toccalo, oppure trascinalo e scuotilo.
particle_panic-throw-try = Va bene { $hit } o più
particle_panic-throw-how-try = Va bene { $hit } o più. Lancia il dado: toccalo, oppure trascinalo e scuotilo.
particle_panic-throw-for-emerge = Arrivano nuove particelle: { $half ->
    [1] la metà del dado sinistro, arrotondata per eccesso.
   *[other] quante ne dice il dado sinistro.
} Il dado destro dice la sala.
particle_panic-throw-for-move = Il dado dice di quante sale puoi muoverti. Da 3 in su le raggiungi tutte.
particle_panic-throw-for-try = { $hit } o più: la particella sparisce. Meno: tiro fallito.
particle_panic-headline-yours = { $basics ->
    [0] { $specials ->
        [0] Nessuna azione rimasta
       *[other] Azioni speciali: { $specials }
    }
   *[other] { $specials ->
        [0] Azioni di base: { $basics }
       *[other] Azioni di base: { $basics }, speciali: { $specials }
    }
}
particle_panic-headline-theirs = { $seat }: { $basics ->
    [0] { $specials ->
        [0] nessuna azione rimasta
       *[other] { $specials } { $specials ->
            [one] speciale
           *[other] speciali
        }
    }
   *[other] { $specials ->
        [0] { $basics } di base
       *[other] { $basics } di base, { $specials } { $specials ->
            [one] speciale
           *[other] speciali
        }
    }
}
particle_panic-headline-collect-yours = Raccogliere chiude il tuo turno
particle_panic-headline-collect-theirs = { $seat }: raccoglie
particle_panic-headline-spill-yours = Trabocca!
particle_panic-headline-spill-theirs = { $seat }: trabocca!
particle_panic-headline-discard-yours = Hai troppe carte
particle_panic-headline-discard-theirs = { $seat }: limite { $limit }, { $over } di troppo
particle_panic-prompt-wait = Aspettiamo { $seat }.
particle_panic-prompt-wait-fact = Aspettiamo { $seat }.

    Lo sapevi? { $fact }
particle_panic-prompt-offer = { $seat } ti fa una domanda.
particle_panic-prompt-over = La partita è finita.
particle_panic-prompt-act = { $basics ->
    [0] Azione speciale: tocca una carta.
   *[other] Pulsanti: azioni di base. Carte: speciali.
}
particle_panic-prompt-act-again = Un altro tentativo non costa azioni. Se fallisci, il tuo limite scende a { $left }.
particle_panic-prompt-act-spending = Giocare altre carte è gratis.
particle_panic-prompt-act-giving = Cedere altre carte alla stessa persona è gratis, da sinistra a destra.
particle_panic-prompt-act-code = Un codice è pronto: tocca il suo lucchetto.
particle_panic-prompt-act-done = Hai finito le azioni speciali.
particle_panic-prompt-act-none = { $seats ->
    [1] Cuori e fiori aiutano solo dopo un tiro fallito.
   *[other] Cuori e fiori aiutano dopo un tiro fallito, o come dono nella stessa sala.
}
particle_panic-prompt-act-none-stars = Le stelle non hanno effetto. Servono solo al loro codice.
particle_panic-prompt-act-none-spades = Le picche hanno bisogno di una particella da spingere.
particle_panic-prompt-act-empty = Non hai carte in mano.
particle_panic-prompt-choose = Il dado fa { $die }. { $steps ->
    [3] Tocca una sala qualsiasi
    [one] Tocca una sala: fino a un passo
   *[other] Tocca una sala: fino a { $steps } passi
}, o resta dove sei.
particle_panic-prompt-failed = Fallito: ci vuole { $hit } o più. E ora?
particle_panic-prompt-collect = Prendi anche la prossima?
particle_panic-prompt-discard = Il tuo limite è { $limit }. Tocca { $over ->
    [one] una carta della tua mano. Esce dal gioco.
   *[other] { $over } carte della tua mano. Escono dal gioco.
}
particle_panic-prompt-spill = La sala { $room } è piena: { $extra ->
    [one] una particella trabocca. Tocca una sala per lei.
   *[other] { $extra } particelle traboccano. Tocca una sala per la prossima.
}

## Rules for a first game, one at a time, beside the light

particle_panic-first-actions = Azioni di base: { $free ->
    [1] muovi, neutralizza.
   *[other] muovi, neutralizza, raccogli.
} Azioni speciali: cedi o gioca carte, inserisci un codice.
particle_panic-first-share = Cedere costa un’azione speciale. { $need } di un seme sono un codice. { $why }
particle_panic-first-share-free = Altre carte per { $seat } adesso sono gratis. { $why }
particle_panic-first-collect = Prendi carte: { $need } di un seme sono un codice. { $free ->
    [1] È gratis e chiude il turno.
   *[other] Fino a { $cards } per ogni azione di base. Poi il turno finisce.
}
particle_panic-first-limit = In mano: { $limit } carte, una per quadratino. { $why }
particle_panic-first-move = Muoversi costa un’azione di base. { $why }
particle_panic-first-go = { $steps ->
    [3] Con un { $die } raggiungi ogni sala.
    [one] Puoi muoverti di una sala.
   *[other] Puoi muoverti al massimo di { $steps } sale.
} { $why }
particle_panic-first-try = Costa un’azione di base. Con { $hit } o più sparisce una particella. Se fallisci, il tuo limite scende a { $limit } per sempre.
particle_panic-first-heart = I cuori rilanciano il dado, per un’azione speciale. { $why }
particle_panic-first-club = I fiori aggiungono 1 al dado, per un’azione speciale. { $why }
particle_panic-first-spend = Giocare carte costa un’azione speciale. { $why }
particle_panic-first-accept = Perdi per sempre un quadratino del limite. { $why }
particle_panic-first-code = { $need } carte di { $suit } sono un codice: tocca il lucchetto. Costa un’azione speciale. Tutti i { $codes } codici salvano il laboratorio.
particle_panic-first-discard = Il tuo limite: { $limit } carte. { $why }
particle_panic-first-end = Ora arrivano nuove particelle. Se una non trova posto, il laboratorio è perso.

## Names of what can be touched

particle_panic-spot-room = Sala { $room }: { $particles ->
    [0] nessuna particella
    [one] una particella
   *[other] { $particles } particelle
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, in cima una carta di { $card }
particle_panic-spot-pressure = { $count } dei 36 posti sono occupati. Se nessuno neutralizza, il laboratorio è pieno tra circa { $turns ->
    [one] un turno
   *[other] { $turns } turni
}.
particle_panic-spot-lock-open = Codice di { $suit }: inserito
particle_panic-spot-lock-ready = Codice di { $suit }: tutte le { $need } carte sono in una mano
particle_panic-spot-lock-shut = Codice di { $suit }: { $best } di { $need } in una mano, { $crew } nella squadra
particle_panic-spot-panel = { $seat }: cuori { $hearts }, fiori { $clubs }, quadri { $diamonds }, picche { $spades }{ $stars ->
    [0] {""}
    *[other] , stelle { $stars }
    }; limite della mano { $limit }
particle_panic-spot-hand-hearts = { $count ->
    [one] La tua carta di cuori
   *[other] Le tue { $count } carte di cuori
}
particle_panic-spot-hand-clubs = { $count ->
    [one] La tua carta di fiori
   *[other] Le tue { $count } carte di fiori
}
particle_panic-spot-hand-diamonds = { $count ->
    [one] La tua carta di quadri
   *[other] Le tue { $count } carte di quadri
}
particle_panic-spot-hand-spades = { $count ->
    [one] La tua carta di picche
   *[other] Le tue { $count } carte di picche
}
particle_panic-spot-hand-stars = { $count ->
    [one] La tua carta di stelle
   *[other] Le tue { $count } carte di stelle
}

## Why not

particle_panic-why-first = Prima rispondi alla domanda.
particle_panic-why-collecting = Raccogliere chiude il tuo turno: non puoi più usare carte.
particle_panic-why-no-basic = In questo turno non hai più azioni di base.
particle_panic-why-no-special = In questo turno non hai più azioni speciali.
particle_panic-why-no-particle = Nella tua sala non ci sono particelle.
particle_panic-why-particles = Puoi raccogliere solo in una sala senza particelle.
particle_panic-why-entered = Il codice di { $suit } è già inserito.
particle_panic-why-code = Per un codice servono { $need } carte di { $suit } in una mano sola. Tu ne hai { $have }.
particle_panic-why-code-theirs = { $seat } ha tutto il codice di { $suit } e può inserirlo nel suo turno.
particle_panic-why-too-far = Il dado fa { $die }: quella sala è troppo lontana.
particle_panic-why-not-nearest = Le particelle traboccano nella sala più vicina che ha un posto libero.
particle_panic-why-diamond = I quadri portano la tua pedina in una sala vicina.
particle_panic-why-spade-from = Tocca una sala con una particella che ha posto accanto.
particle_panic-why-spade-to = Le picche spingono una particella in una sala vicina non piena.
particle_panic-why-room = Per andarci, tira per muoverti o gioca quadri.
particle_panic-why-here = Sei già nella sala { $room }.
particle_panic-why-order = Le carte vanno una a una da sinistra a destra. Annulla per scegliere di nuovo.
particle_panic-why-discard = { $over ->
    [one] Prima scarta una carta.
   *[other] Prima scarta { $over } carte.
}
particle_panic-why-failed = Dopo un tiro fallito aiutano solo cuori e fiori.
particle_panic-why-hearts = I cuori sono per un tiro fallito, o per una persona nella tua sala.
particle_panic-why-clubs = I fiori sono per un tiro fallito, o per una persona nella tua sala.
particle_panic-why-stars = Le stelle non hanno effetto. Tienile per il codice, o dalle a una persona nella tua sala.
particle_panic-why-spade-full = Nessuna particella ha posto libero accanto.
particle_panic-why-apart = { $seat } è in un’altra sala. Puoi dare carte solo nella stessa sala.
particle_panic-why-card-first = Prima tocca una carta, poi { $seat }.

## What happened

particle_panic-log-move = { $seat }: { $die } per muoversi.
particle_panic-log-go = { $seat }: nella sala { $room }.
particle_panic-log-try = { $seat }: { $die } contro una particella nella sala { $room }.
particle_panic-log-neutralized = { $seat }: una particella in meno nella sala { $room }.
particle_panic-log-limit = { $seat }: tiro fallito, il limite della mano ora è { $limit }.
particle_panic-log-heart = { $seat }: cuori, il dado si rilancia.
particle_panic-log-club = { $seat }: con i fiori diventa { $die }.
particle_panic-log-diamond = { $seat }: quadri, verso la sala { $room }.
particle_panic-log-spade = { $seat }: le picche spingono una particella dalla sala { $source } alla sala { $room }.
particle_panic-log-share = { $seat } → { $to }: una carta di { $card }.
particle_panic-gift = { $seat } ti dà una carta di { $card }.
particle_panic-gift-code = { $seat } ti dà una carta di { $card }: ora ne hai { $count } su { $need }.
particle_panic-notice-code = { $seat } inserisce un codice
particle_panic-notice-last-code = { $seat } inserisce l’ultimo codice!
particle_panic-notice-code-line = Il codice di { $suit } è inserito: { $count } su { $codes }.
particle_panic-shout-code = Codice inserito!
particle_panic-log-code = { $seat }: il codice di { $suit } è inserito!
particle_panic-log-collect = { $seat }: una carta di { $card } dalla pila.
particle_panic-log-discard = { $seat }: una carta di { $card } scartata.
particle_panic-log-crowded = { $seat }: { $count } { $count ->
    [one] carta
   *[other] carte
} oltre il limite di { $limit }.
particle_panic-log-emerge = { $count ->
    [one] Esce una particella
   *[other] Escono { $count } particelle
} nella sala { $room }.
particle_panic-log-spill = Una particella trabocca nella sala { $room }.
# The turn of a teammate in one line.
particle_panic-sum = { $seat }: { $acts }.
particle_panic-sum-and = { $first }, { $next }
particle_panic-sum-room = va nella sala { $room }
particle_panic-sum-gave = cede { $count } { $count ->
    [one] carta
   *[other] carte
}
particle_panic-sum-neutralized = neutralizza { $count } { $count ->
    [one] particella
   *[other] particelle
}
particle_panic-sum-missed = sbaglia { $count } { $count ->
    [one] volta
   *[other] volte
}
particle_panic-sum-spent = gioca { $count } { $count ->
    [one] carta
   *[other] carte
}
particle_panic-sum-code = inserisce il codice di { $suit }
particle_panic-sum-collected = raccoglie { $count } { $count ->
    [one] carta
   *[other] carte
}
particle_panic-sum-discarded = scarta { $count } { $count ->
    [one] carta
   *[other] carte
}
particle_panic-told-half = Il laboratorio è mezzo pieno!
particle_panic-told-left = { $left ->
    [0] Nessun posto libero!
    [one] Solo { $left } posto libero!
   *[other] Solo { $left } posti liberi!
}
particle_panic-told-full = La sala { $room } è piena!
particle_panic-told-full-line = La sala { $room } è piena: la prossima particella trabocca nella sala più vicina con un posto libero.
particle_panic-told-weak = Niente spazio per un codice!
particle_panic-told-weak-line = { $seat }: con un limite di { $limit } un codice di { $need } carte non sta più nella mano.
particle_panic-told-last = L’ultimo punto!
particle_panic-told-last-line = { $seat }: il limite della mano è 1. Un altro tiro fallito e il laboratorio è perso.
particle_panic-told-hopeless = Nessuna mano regge un codice!
particle_panic-told-hopeless-line = Nessuna mano può più contenere un codice di { $need } carte: il laboratorio non si può più salvare.
particle_panic-fact-dump = Se all’LHC, il grande acceleratore del CERN, qualcosa va storto, i magneti portano fuori i fasci entro tre giri. Li fermano circa otto metri di grafite.
particle_panic-fact-vacuum = Il tubo del fascio dell’LHC è quasi vuoto. Così i protoni incontrano altri protoni e non l’aria.
particle_panic-fact-cold = I magneti dell’LHC lavorano a −271 °C. È più freddo dello spazio tra le stelle.
particle_panic-fact-rock = L’LHC si trova circa 100 metri sotto terra. La roccia ferma quasi tutto quello che esce dalle collisioni. I neutrini passano.

## The end

particle_panic-result-end = Com’è finita
particle_panic-result-cause-1 = Tutti i codici sono inseriti: il laboratorio si spegne!
particle_panic-result-cause-2 = Niente più posto per una particella.
particle_panic-result-cause-3 = Il limite di una mano è sceso a 0.
particle_panic-result-cause-4 = In una pila sono finite le carte.
particle_panic-result-reason-1 = { particle_panic-result-cause-1 }
particle_panic-result-reason-2 = La sala { $room } è traboccata: tutti i { $places } posti del laboratorio erano occupati.
particle_panic-result-reason-3 = { $seat }: un tiro fallito nella sala { $room } ha portato il limite della mano a 0.
particle_panic-result-reason-4 = { $seat }: l’ultima carta della pila nella sala { $room } è stata presa.
particle_panic-result-turns = Turni giocati
particle_panic-result-neutralized = Particelle neutralizzate
particle_panic-result-emerged = Particelle uscite
particle_panic-result-limits = Limiti della mano rimasti
particle_panic-result-codes = Codici inseriti
particle_panic-result-fact = Lo sapevi?
particle_panic-result-same = Stesso laboratorio
particle_panic-step-half = { $figure ->
    [1] da 1 a 3 particelle a turno
   *[other] da 1 a 6 particelle a turno
}
particle_panic-step-code = codici di { $figure } carte
particle_panic-step-free = { $figure ->
    [1] raccogliere è gratis
   *[other] raccogliere costa un’azione
}
particle_panic-step-limit = limite della mano { $figure }
particle_panic-step-deal = { $figure } carte all’inizio
particle_panic-step-suits = { $figure } codici

## Reasons of the hints

# The reason is one of the sentences below; the chance is that of the whole crew, in per cent.
particle_panic-hint-chance = { $reason } (vittoria: { $chance } %)
particle_panic-hint-code = Hai in mano tutte le { $need } carte di { $suit }: inserisci il codice.
particle_panic-hint-collect = A nessun codice serve una carta di { $card }, ma puoi giocarla.
particle_panic-hint-collect-below = A nessun codice serve una carta di { $card }. Prendila per arrivare a quella sotto.
particle_panic-hint-collect-below-full = A nessun codice serve una carta di { $card }. Prendila per arrivare a quella sotto. Poi scarta fino al limite.
particle_panic-hint-collect-apart = Il codice di { $suit } è diviso tra più mani. Con questa carta c’è meno da dare.
particle_panic-hint-collect-code = Con questa carta hai in mano tutte le { $need } carte di { $suit }.
particle_panic-hint-collect-swap = La tua mano è piena, ma una carta di { $card } serve più di una di { $other }, che poi scarti.
particle_panic-hint-stop-full = La tua mano è piena. Per una carta di { $card } dovresti scartarne un’altra.
particle_panic-hint-stop-spare = Adesso a nessun codice serve una carta di { $card }. Lasciala sulla pila.
particle_panic-hint-stop-last = È l’ultima carta della pila. Chi la prende perde il laboratorio.
particle_panic-hint-stop = La prossima carta costerebbe più di quanto vale.
particle_panic-hint-collect-wanted = Alla squadra { $missing ->
    [one] manca ancora una carta
   *[other] mancano ancora { $missing } carte
} di { $suit }, e in cima ce n’è una.
particle_panic-hint-neutralize = Con { $hit } o più si toglie una particella, e ogni posto libero conta.
particle_panic-hint-neutralize-collect = Con { $hit } o più si toglie una particella. In una sala senza particelle puoi raccogliere.
particle_panic-hint-neutralize-again = Un altro tentativo non costa azioni. Con { $hit } o più si toglie la particella.
particle_panic-hint-neutralize-keep-spade = Con { $hit } o più si toglie una particella. Tieni le picche per il loro codice.
particle_panic-hint-neutralize-not-spade = Con { $hit } o più si toglie una particella. Le picche la spingerebbero solo nella sala accanto.
particle_panic-hint-neutralize-keep-diamond = Con { $hit } o più si toglie una particella. Tieni i quadri per il loro codice.
particle_panic-hint-neutralize-not-diamond = Con { $hit } o più si toglie una particella. Con quadri te ne andresti, e la particella resterebbe.
particle_panic-hint-neutralize-pressure = { $left ->
    [0] Non resta nessun posto
    [one] Resta solo 1 posto
   *[other] Restano solo { $left } posti
  }. Con { $hit } o più si toglie una particella: vale la pena di provare.
particle_panic-hint-move = In un’altra sala puoi fare di più.
particle_panic-hint-move-full = La tua mano è piena. In un’altra sala puoi togliere particelle.
particle_panic-hint-move-fewer = In un’altra sala ci sono meno particelle. Lì puoi raccogliere prima.
particle_panic-hint-move-last = Qui resta solo l’ultima carta. Chi la prende perde il laboratorio.
particle_panic-hint-move-spare = A nessun codice serve la carta in cima qui ({ $card }). Cercane una migliore in un’altra sala.
particle_panic-hint-move-first = Raccogliere viene per ultimo ed è gratis. Prima usa le azioni di base in un’altra sala.
particle_panic-hint-move-free = Alcune sale non hanno particelle. Lì puoi raccogliere carte.
particle_panic-hint-move-meet = { $seat } è nella sala { $room }. Insieme avete tutto il codice di { $suit }. Vai lì.
particle_panic-hint-move-card = Nella sala { $room } c’è in cima una carta che serve ancora alla squadra: { $card }.
particle_panic-hint-go-free = La sala { $room } non ha particelle. Lì puoi raccogliere.
particle_panic-hint-go-free-card = La sala { $room } non ha particelle. Lì puoi raccogliere una carta di { $card }, che serve alla squadra.
particle_panic-hint-go-few-card = Nella sala { $room } c’è una carta di { $card } che serve alla squadra. Prima togli { $count ->
    [one] la particella.
   *[other] le { $count } particelle.
}
particle_panic-hint-go-share = Nella sala { $room } tu e { $seat } potete unire carte dello stesso seme.
particle_panic-hint-go-share-later = Nella sala { $room } c’è { $seat }. Presto potrete unire lì carte dello stesso seme.
particle_panic-hint-go-few = La sala { $room } ha solo { $count ->
    [one] una particella
   *[other] { $count } particelle
}. Quando sarà vuota, lì potrai raccogliere.
particle_panic-hint-go-work = La sala { $room } ha bisogno di te: { $count ->
    [one] una particella
   *[other] { $count } particelle
}.
particle_panic-hint-diamond-free = Con quadri arrivi nella sala { $room }. Non ha particelle, quindi lì puoi raccogliere.
particle_panic-hint-diamond-share = Con quadri arrivi nella sala { $room }. Lì tu e { $seat } potete unire le carte.
particle_panic-hint-diamond-work = Con quadri arrivi nella sala { $room }, con { $count ->
    [one] una particella
   *[other] { $count } particelle
  }.
particle_panic-hint-spade = Una spinta dalla sala { $source } alla sala { $room } divide il pericolo.
particle_panic-hint-spade-clear = Le picche spingono una particella fuori dalla tua sala senza dado.
particle_panic-hint-share = { $seat } ha già più carte di { $suit }. Tenetele in una mano sola.
particle_panic-hint-share-code = Insieme avete tutto il codice di { $suit }. Mettetelo in una mano sola.
particle_panic-hint-share-over = { $seat } ha già più carte di { $suit }. Tenetele in una mano sola. { $seat } scarterà un’altra carta.
particle_panic-hint-share-code-over = Insieme avete tutto il codice di { $suit }. Mettetelo in una mano sola. { $seat } scarterà altre carte.
particle_panic-hint-share-full = Fai posto nella tua mano. Quella di { $seat } è piena: a fine turno scarta una carta.
particle_panic-hint-share-limit = Il tuo limite è { $limit }: un codice di { $need } carte non ci sta più. { $seat } ha posto.
particle_panic-hint-share-together = Insieme avete { $count } carte di { $suit }. Mettetele in una mano sola.
particle_panic-hint-share-room = { $seat } prende alcune tue carte. Così nella tua mano c’è posto per altre.
particle_panic-hint-share-sooner = { $seat } può usare questa carta prima di te.
particle_panic-hint-heart-spare = Puoi fare a meno di questa carta di cuori, ma non di un punto del limite.
particle_panic-hint-heart-limit = Il tuo limite è { $limit }. È meglio giocare cuori che perdere un punto.
particle_panic-hint-heart-keep-club = Una carta di cuori rilancia il dado. Tieni i fiori per il loro codice.
particle_panic-hint-club-spare = Puoi fare a meno di questa carta di fiori, ma non di un punto del limite.
particle_panic-hint-club-limit = Il tuo limite è { $limit }. È meglio giocare fiori che perdere un punto.
particle_panic-hint-accept = Tieni le tue carte. Anche con un limite di { $limit } un codice intero di { $need } carte ti sta in mano.
particle_panic-hint-accept-low = Le tue carte valgono più di un punto del limite.
particle_panic-hint-accept-last = Nessuna tua carta salva questo punto. Con lui sparisce l’ultima mano che può contenere un codice di { $need } carte.
particle_panic-hint-spend-last = Giocala! Solo la tua mano può ancora contenere un codice di { $need } carte. Dopo un tiro fallito il laboratorio non si può più salvare.
particle_panic-hint-hopeless = Nessuna mano può più contenere un codice di { $need } carte. Il laboratorio non si può più salvare: guadagna tempo.
particle_panic-hint-discard = Tra le tue carte di { $suit } ce n’è una di cui puoi fare a meno.
particle_panic-hint-discard-fewest = Scarta una carta di { $card }. Dei semi che hai in mano, la squadra ha meno { $suit }: { $count }.
particle_panic-hint-discard-lacks = Scarta una carta di { $card }. Al codice di { $suit } { $missing ->
    [one] manca ancora una carta.
   *[other] mancano ancora { $missing } carte.
}
particle_panic-hint-discard-closer = Scarta una carta di { $card }. Tieni insieme le tue { $count } carte di { $suit }.
particle_panic-hint-discard-entered = Scarta una carta di { $suit }. Il codice di { $suit } è inserito.
particle_panic-hint-discard-spare = Scarta una carta di { $suit }. La squadra ne ha più di quante ne servono al codice.
particle_panic-hint-spill = Nella sala { $room } la particella fa meno danni.
particle_panic-hint-spread = Se le dividi, restano posti liberi in tutte e due le sale.
particle_panic-hint-end = In questo turno non puoi guadagnare altro.
particle_panic-hint-end-keep = Tieni le carte per i codici. Adesso nessun’altra mossa conviene.
particle_panic-hint-end-full = La tua mano è piena. Una carta in più o un tiro fallito ti costerebbe una carta utile.
particle_panic-hint-end-limit = Con un limite di { $limit } ogni tiro fallito costa troppo. Fermati qui.
particle_panic-hint-end-code = { $seat } ha tutto il codice di { $suit }. Finisci il turno, così { $seat } potrà inserirlo.

# Beside the light, in place of the question.
particle_panic-light-try-code = Conviene: { $plain } % per togliere una particella. Se no limite { $limit }, poco per un codice.
particle_panic-light-try-collect = Conviene: { $plain } % per liberare la sala. Se no limite { $limit }, troppo poco per un codice.
particle_panic-light-try-weak = La tua mano è già troppo piccola per un codice. Un tentativo costa poco alla squadra: { $plain } % per togliere una particella.
particle_panic-light-try-last = L’occasione migliore: riesce al { $plain } %. Se no limite 0, e il laboratorio è perso.
particle_panic-light-try-last-hand = L’occasione migliore: riesce al { $plain } %. Se no nessuna mano regge più un codice.
particle_panic-light-accept = Tieni la carta di { $card } per il suo codice. Vale più di un punto del limite.
particle_panic-light-accept-other = Tieni la carta di { $card } per il codice. { $seat } può ancora tenerne uno intero.

## Detector duty

particle_panic-button-detect = Usa il rivelatore
particle_panic-detail-detect = giusto: nuovo tiro
particle_panic-look = Guarda che cosa indica la freccia gialla. Dove si ferma?
particle_panic-layer-tracker = Tracciatore
particle_panic-layer-electromagnetic = Elettro-
    magnetico
particle_panic-layer-hadronic = Adronico
particle_panic-layer-magnet = Magnete
particle_panic-layer-muon = Camere
    per muoni
particle_panic-layer-tracker-line = Tracciatore
particle_panic-layer-electromagnetic-line = Elettromagnetico
particle_panic-layer-hadronic-line = Adronico
particle_panic-layer-magnet-line = Magnete
particle_panic-layer-muon-line = Camere per muoni
particle_panic-kind-electron = Elettrone
particle_panic-kind-photon = Fotone
particle_panic-kind-muon = Muone
particle_panic-kind-hadron = Adrone carico
particle_panic-kind-neutral = Adrone neutro
particle_panic-kind-neutrino = Neutrino
particle_panic-kind-jet = Jet
particle_panic-kind-displaced = Vertice secondario
particle_panic-sight-electron = Una traccia curva, e uno sciame stretto nel calorimetro elettromagnetico.
particle_panic-sight-photon = Nessuna traccia, ma uno sciame stretto nel calorimetro elettromagnetico.
particle_panic-sight-muon = Una traccia curva attraverso tutti gli strati, e segnali nelle camere più esterne.
particle_panic-sight-hadron = Una traccia curva, e uno sciame largo nel calorimetro adronico.
particle_panic-sight-neutral = Nessuna traccia, ma uno sciame largo nel calorimetro adronico.
particle_panic-sight-neutrino = Nessun segnale, dove qualcosa dovrebbe bilanciare il resto: manca quantità di moto.
particle_panic-sight-jet = Un gruppo compatto di tracce, e sciami in tutti e due i calorimetri.
particle_panic-sight-displaced = Due tracce che cominciano nello stesso punto, ma non al centro.
particle_panic-sight-recorded = Una collisione vera. { $sight } In grigio: una seconda traccia, che curva dall’altra parte.
particle_panic-source-recorded = Una collisione vera: CMS 2011, run { $run }, evento { $event } (CERN Open Data)
particle_panic-source-sketch = Questa immagine è disegnata.
particle_panic-source-missing = Questa immagine è disegnata perché manca il file con le collisioni vere.
particle_panic-source-cut = Questa immagine è disegnata perché il file con le collisioni vere finisce troppo presto.
particle_panic-source-damaged = Questa immagine è disegnata perché il file con le collisioni vere è danneggiato.
particle_panic-trace-electron = Un elettrone: la traccia è curva perché è carico. Finisce in uno sciame nel calorimetro elettromagnetico.
particle_panic-trace-photon = Un fotone: non lascia tracce perché non ha carica. Finisce in uno sciame nel calorimetro elettromagnetico.
particle_panic-trace-muon = Un muone: arriva alle camere per muoni perché lungo la strada non forma sciami.
particle_panic-trace-hadron = Un adrone carico: la traccia è curva. Finisce in uno sciame nel calorimetro adronico perché risente dell’interazione forte.
particle_panic-trace-neutral = Un adrone neutro: non lascia tracce perché non ha carica. Finisce in uno sciame nel calorimetro adronico.
particle_panic-trace-neutrino = Un neutrino: non lascia segnali perché risente solo dell’interazione debole. Manca solo la sua quantità di moto.
particle_panic-trace-jet = Un jet: un quark o un gluone veloce diventa un gruppo compatto di adroni. Si vedono molte tracce vicine.
particle_panic-trace-displaced = Un vertice secondario: le due tracce cominciano lontano dal centro perché lì è decaduta una particella.
particle_panic-verdict-right = Giusto! { $trace }
particle_panic-verdict-wrong = { $named }? No. { $trace }
particle_panic-prompt-name = Che cosa ha lasciato questa immagine?
particle_panic-log-detect = { $seat }: un’occhiata al rivelatore.
particle_panic-log-named-right = { $seat }: { $kind }. Giusto, il dado si rilancia.
particle_panic-log-named-wrong = { $seat }: { $kind }? No, era: { $truth }.
particle_panic-hint-detect = Guardare non costa niente, e con il nome giusto il dado si rilancia.
particle_panic-hint-look = Prima guarda: c’è una traccia, ed è curva? In quale strato finisce il segnale? Chiedi di nuovo per avere la risposta.

## What one plays for

particle_panic-goal = Scopo: inserire insieme tutti i { $codes } codici di { $need } carte, prima che il laboratorio sia perso.

# --- challenges

particle_panic-challenge-win = Spegnete il laboratorio in tempo.
particle_panic-challenge-controlled = Vincete sul gradino «Controllato» o più in alto.
particle_panic-challenge-contained = Vincete sul gradino «Arginato» o più in alto.
particle_panic-challenge-alert = Vincete sul gradino «Allarme» o più in alto.
particle_panic-challenge-meltdown = Vincete con le regole pubblicate o più dure.
particle_panic-challenge-alone = Vinci in solitaria.
particle_panic-challenge-crew = Vincete in quattro.
particle_panic-challenge-intact = Vincete senza perdere punti del limite della mano.
particle_panic-challenge-no-spill = Vincete senza che una particella trabocchi.
particle_panic-challenge-no-discard = Vincete senza scartare per il limite della mano.
particle_panic-challenge-quick = Vincete in non più di sedici turni.
particle_panic-challenge-two-codes = Inserite due codici nello stesso turno.
particle_panic-challenge-each-a-code = Ogni membro della squadra inserisce un codice.
particle_panic-challenge-share-4 = Passate quattro carte in una partita.
particle_panic-challenge-neutralized-20 = Neutralizzate venti particelle in una partita.
particle_panic-challenge-neutralized-40 = Neutralizzate quaranta particelle in una partita.
particle_panic-challenge-streak = In squadra, neutralizzate cinque particelle di fila senza tiri falliti.
particle_panic-challenge-every-suit = Usate una carta di ognuno dei quattro semi in una partita.
particle_panic-challenge-names = Riconoscete tre particelle nel rivelatore (Turno al rivelatore).
particle_panic-challenge-no-wrong-name = Turno al rivelatore: tre nomi o più, tutti giusti.

particle_panic-puzzle-ask = Quale scelta dà più possibilità di avere un codice completo a fine turno?
particle_panic-puzzle-what = Alla fine del turno qualcuno deve avere tutte le carte di un codice, o averlo inserito. Quale scelta dà più possibilità? Prova quanto vuoi.
particle_panic-puzzle-wrong = Con questa scelta la probabilità di un codice completo in questo turno è al massimo { $mine } %. Con la migliore è { $best } %.
particle_panic-puzzle-because = Perché: { $reason } Se continui bene, la probabilità di un codice completo in questo turno è { $best } %.
