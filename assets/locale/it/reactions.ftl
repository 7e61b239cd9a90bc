# The reaction builder of the law lab: missions, the bench, and what nature says.

reactions-title = Officina delle reazioni
reactions-title-what = { $name }
    Costruisci una reazione e interroga la natura
reactions-how = Scegli particelle per i due lati. Poi interroga la natura.
reactions-ask = Interroga la natura
reactions-clear = Svuota il banco
reactions-change = Cambiala
reactions-another = Un’altra reazione
reactions-next = Prossima missione
reactions-empty = ancora niente
reactions-here = { $side }: la prossima particella va qui
reactions-side = { $side }: { $bodies }. Metti qui la prossima particella.
reactions-side-chosen = { $side }: { $bodies }. La prossima particella va qui.
reactions-remove = Togli: { $body }
reactions-shelf-around = Intorno a noi
reactions-shelf-leptons = Leptoni
reactions-shelf-mesons = Mesoni
reactions-shelf-baryons = Barioni
reactions-shelf-bosons = Bosoni
reactions-unknown-law = Legge { $n }: ?
reactions-find-law = { $law } Il suo nome ti aspetta nei livelli del laboratorio delle leggi.

## What nature says

reactions-finding-forbidden = Questo non succede mai.
reactions-finding-seen = Succede: è stato visto.
reactions-finding-possible = Può succedere.
reactions-finding-open = Queste leggi non decidono.
reactions-broken = { $n ->
    [one] In una riga i conti non tornano. Quella legge lo vieta.
   *[other] In { $n } righe i conti non tornano. Ognuna di quelle leggi lo vieta.
}
reactions-possible = In tutte le righe i conti tornano, e un’interazione che agisce su entrambe ci riesce in un passo. Perciò la natura lo fa di tanto in tanto.
reactions-sums = Guarda le somme
reactions-reasons = Torna alla risposta
reactions-source = Fonte: { $source }
reactions-force-strong = È l’interazione forte a farlo.
reactions-force-electromagnetic = È l’interazione elettromagnetica a farlo.
reactions-force-weak = È l’interazione debole a farlo.
reactions-force-higgs = L’Higgs interagisce con ciò in cui decade.
reactions-why-nothing = Prima e dopo è tutto uguale. Quindi non è successo niente.
reactions-why-bounce = Le due si incontrano, agiscono l’una sull’altra e proseguono.
reactions-why-no-force = Nessuna interazione agisce direttamente su entrambe. Si sfiorano e non succede niente. Potrebbero agire l’una sull’altra solo in più passi.
reactions-why-crowd = In tutte le righe i conti tornano. Ma tante particelle non si incontrano quasi mai in un solo posto. La natura fa più passi, due particelle alla volta.
reactions-why-searched = Nessuna di queste sei leggi lo vieta. I fisici l’hanno cercato, e nessuno l’ha mai visto. Forse lo vieta un’altra legge. Forse è solo raro.
reactions-why-unlisted = Nessuna di queste sei leggi lo vieta. Ma nessuno l’ha elencato, e ci sono altre leggi: contano anche lo spin e la simmetria speculare.
reactions-why-rare = Nessuna di queste sei leggi lo vieta. Ma solo l’interazione debole potrebbe farlo, e qui le interazioni più intense fanno sempre prima. Nessuno potrebbe accorgersene.
reactions-why-symmetry = Nessuna di queste sei leggi lo vieta. Ma tutte e due le particelle sono la propria antiparticella, e allora conta un’altra simmetria.
reactions-why-resonance = Riesce se l’energia è quella giusta: insieme le due devono avere esattamente la massa di quella nuova.
reactions-why-mixes = In volo questo mesone si trasforma piano piano nella propria antiparticella.
reactions-why-oscillates = In volo i neutrini cambiano famiglia. Perciò i numeri di famiglia non sono del tutto esatti.
reactions-why-borrowed = Le masse sembrano troppo grandi. Ma una delle due esiste per così poco tempo che può essere più leggera del solito.
reactions-share-all = Quasi tutte queste particelle ({ $body }) decadono così.
reactions-share = Su 100 decadimenti di questa particella ({ $body }), { $n } avvengono così.
reactions-share-one = Su { $n } decadimenti di questa particella ({ $body }), circa uno avviene così.
reactions-lives = In media questa particella ({ $body }) vive { $life }.
reactions-lives-years = In media questa particella ({ $body }) vive { $n } anni.
reactions-below = Su { $n } decadimenti, meno di uno avviene così.
reactions-no-motion = Non serve energia del moto: basta la massa di prima.
reactions-motion = Il moto deve portare { $beam } se la seconda particella è ferma, ma solo { $beams } se due fasci si scontrano.
reactions-beams = I due fasci devono portare { $beams } con il loro moto.

## Missions

reactions-mission-before = Missione precedente
reactions-mission-next = Prossima missione
reactions-mission-line = Missione { $n } di { $all }: { $wish }
reactions-mission-done = Missione { $n } di { $all } (riuscita): { $wish }
reactions-mission-parts = Missione { $n } di { $all } ({ $done } di { $parts } fatte): { $wish }
reactions-mission-stars = Missione { $n } di { $all } ({ $done } di { $parts } stelle): { $wish }
reactions-fulfilled = Missione riuscita! { $told }
reactions-part = Bene: { $done } di { $parts } reazioni di questa missione.
reactions-starred = Stelle: { $stars } su { $parts }! { $told }
reactions-mission-light = Trasforma due particelle in sola luce.
reactions-done-light = Materia e antimateria possono diventare luce. Servono almeno due fotoni, perché uno solo non potrebbe conservare la quantità di moto.
reactions-mission-neutron = Fai decadere un neutrone.
reactions-done-neutron = Doveva uscire anche l’antineutrino, perché altrimenti l’elettrone sarebbe senza compagno.
reactions-mission-ignored = Trova due particelle che si ignorano.
reactions-done-ignored = Anche «non succede niente» è un risultato: un’interazione agisce solo su ciò che ha la sua carica.
reactions-mission-mirror = Fai decadere un’antiparticella.
reactions-done-mirror = Un’antiparticella decade come la sua particella, con ogni particella sostituita dalla sua antiparticella.
reactions-mission-deuteron = Fondi un protone e un neutrone in idrogeno-2.
reactions-done-deuteron = Qualcosa deve portare via l’energia che avanza, perché l’idrogeno-2 pesa meno delle sue parti.
reactions-mission-neutrino = Cattura un neutrino con un protone, un neutrone o un nucleo, in modo che esca un leptone carico.
reactions-done-neutrino = Nessuno vede il neutrino stesso. I rivelatori vedono il leptone della sua famiglia.
reactions-mission-beta = Fai decadere un nucleo da solo.
reactions-done-beta = È la radiazione beta: un neutrone del nucleo diventa un protone, e vola via un elettrone. Dopo 12 anni è decaduta la metà dell’idrogeno-3.
reactions-mission-forces = Fai decadere tre particelle fatte di quark, una per ogni interazione, e confronta quanto vivono.
reactions-done-forces = Più intensa è l’interazione, più corta è la vita. Dove può farlo l’interazione forte, una particella vive circa 10⁻²³ secondi. Dove può farlo solo quella debole, vive almeno dieci miliardi di volte di più.
reactions-mission-strange = Produci particelle strane da due particelle senza quark strange.
reactions-done-strange = I quark strange nascono a coppie, perché l’interazione forte produce ciascuno con il suo antiquark.
reactions-mission-sun = Trasforma protoni in elio-4 come il Sole, in tre reazioni di due particelle.
reactions-done-sun = Così brilla il Sole. Il primo passo richiede miliardi di anni per un protone, perché ha bisogno dell’interazione debole.
reactions-mission-antiproton = Produci un antiprotone con la minima energia del moto. Prendi due particelle da «Intorno a noi», la seconda ferma.
reactions-done-antiproton = Con lui deve nascere un nuovo protone. Un nucleo pesante porta via poca energia del moto, quindi ne resta di più per la nuova massa.
reactions-mission-searched = Trova un decadimento che nessuna di queste leggi vieta, ma che nessuno ha mai visto.
reactions-done-searched = Si cercano questi decadimenti perché ognuno rivelerebbe una nuova legge, o la fine di una vecchia.
reactions-mission-omega = Produci un’Omega da due particelle.
reactions-done-omega = Tre quark strange hanno bisogno di tre compagni, a meno che uno ci sia già. Nel 1964 lo ha portato un kaone negativo.
reactions-mission-higgs = Produci un bosone di Higgs da due particelle.
reactions-done-higgs = Servono 125 GeV di nuova massa. Perciò è stato trovato solo nel 2012, al più grande acceleratore.
