# La pagina intorno alla sala giochi nel browser.

web-loading = { $done } di { $total } MB
web-starting = Avvio della sala giochi…
web-no-wasm = Questo browser non può eseguire la sala giochi: WebAssembly manca o è disattivato. Prova con una versione recente di Firefox, Chrome, Edge o Safari.
web-bare = Non succede nulla? La sala giochi ha bisogno di JavaScript e di una versione recente di Firefox, Chrome, Edge o Safari.
web-old = Questo browser è troppo vecchio per la sala giochi. Prova con una versione recente di Firefox, Chrome, Edge o Safari.
web-two-tabs = Quarkade è già aperto in un’altra scheda. Continua lì, oppure chiudila e ricarica questa pagina.
web-no-storage = Questo browser non conserva nulla di questa pagina: si può giocare a tutto, ma le partite spariscono quando si chiude la scheda.
web-not-kept = Il browser non è riuscito a salvare le ultime mosse: forse la sua memoria è piena. Puoi continuare; ciò che è nuovo si perde con questa scheda.
web-failed = La sala giochi non è partita: { $why }. Ricaricare la pagina può servire.
web-address = Qui sconosciuto e tralasciato: { $names }.
web-downloads = Tra i tuoi download: { $files }.

# The page games.html: saved games out of the browser and into it.
web-games = Le tue partite e le impostazioni sono conservate in questo browser. Portale con te in un solo file, o porta qui un file del genere.
web-games-loose = Questo browser non garantisce di conservarle per sempre: spariscono se chiudi una finestra anonima, e forse se manca lo spazio.
web-games-take = Porta via le mie partite
web-games-bring = Porta qui delle partite
web-games-taken = Il file è tra i tuoi download.
web-games-none = In questo browser non c’è ancora nulla.
web-games-foreign = Questo file non contiene partite di Quarkade: non è cambiato nulla.
web-games-brought = Le partite sono qui, al posto delle precedenti.
web-games-back = Torna alla sala giochi
