# La pagina intorno alla sala giochi nel browser.

web-about = Cinque giochi da tavolo sulla fisica delle particelle, con lezioni. Gratis, nel tuo browser, senza account.
web-loading = { $done } di { $total } MB
web-loading-first = { $done } di { $total } MB, solo questa volta
web-starting = Avvio della sala giochi…
web-no-wasm = Questo browser non può eseguire la sala giochi: WebAssembly manca o è disattivato. Prova con una versione recente di Firefox, Chrome, Edge o Safari.
web-bare = Non succede nulla? Ricarica questa pagina. La sala giochi ha bisogno di JavaScript e di una versione recente di Firefox, Chrome, Edge o Safari.
web-old = Questo browser è troppo vecchio per la sala giochi. Prova con una versione recente di Firefox, Chrome, Edge o Safari.
web-two-tabs = Quarkade è già aperto in un’altra scheda. Continua lì, oppure chiudi quella scheda e apri Quarkade qui.
web-no-storage = Questo browser non salva niente di questa pagina. Puoi giocare a tutto, ma le partite spariscono quando chiudi la scheda.
web-not-kept = Il browser non è riuscito a salvare le ultime mosse. Forse la sua memoria è piena. Puoi continuare, ma le nuove mosse vanno perse quando chiudi questa scheda.
web-failed = La sala giochi non è partita: { $why }. Riprova.
web-address = Sconosciuto, quindi ignorato: { $names }.
web-downloads = Tra i tuoi download: { $files }.
web-entry = Campo di testo
web-open-here = Apri qui
web-looking = Ricerca dell’altra scheda…
web-again = Riprova
web-cut = Una parte della sala giochi non è arrivata o è danneggiata: { $name }. Controlla la rete, poi riprova.
web-part = Una parte di questa pagina non è arrivata. Controlla la rete, poi riprova.
web-stalled = Da un minuto non arriva nulla. Controlla la rete. Puoi aspettare o riprovare.
web-stopped = La sala giochi si è dovuta fermare: { $why }. Le tue partite sono salvate. Riprova per continuare.

# The page games.html: saved games out of the browser and into it.
web-games = Le tue partite e le impostazioni sono salvate in questo browser. Puoi portarle con te in un solo file, o portare qui un file del genere.
web-games-loose = Questo browser potrebbe cancellarle. Spariscono se chiudi una finestra anonima, e forse se manca lo spazio.
web-games-take = Porta via le mie partite
web-games-bring = Porta qui delle partite
web-games-taken = Il file è tra i tuoi download.
web-games-none = In questo browser non c’è ancora niente di salvato.
web-games-foreign = Questo file non contiene partite di Quarkade, o è danneggiato. Non è cambiato niente.
web-games-brought = Le partite del file sono qui. Sostituiscono quelle di prima.
web-games-back = Torna alla sala giochi
web-games-licences = Licenze di tutte le parti
web-games-title = Le mie partite – Quarkade
web-games-open = Quarkade è aperto in un’altra scheda. Non è cambiato niente. Chiudi quella scheda, poi riprova.
web-games-replace = In questo browser ci sono già delle partite. Vuoi sostituirle con quelle del file? Una copia delle partite attuali resta in questo browser.
web-games-yes = Sostituiscile
web-games-no = Tieni le mie
web-games-left = Le tue partite sono come prima. Non è cambiato niente.
web-games-full = In questo browser non c’è posto per queste partite. Non è cambiato niente.
web-games-failed = Non ha funzionato: { $why }. Non è cambiato niente.
