# What learners believe, for the teacher’s page, continued. Each is wrong.

## Diagrams

misconception-interaction-is-collision = Le particelle agiscono l’una sull’altra solo urtandosi, come biglie.
misconception-vertex-one-way = Ciò che può emettere una cosa non può assorbirla.
misconception-diagram-to-scale = Lunghezze e angoli di un diagramma di Feynman rappresentano vite medie, masse, forze o velocità.
misconception-diagram-is-a-film = Un solo diagramma di Feynman mostra che cosa è successo davvero, come un film.
misconception-only-one-diagram-is-right = Tra i diagrammi di uno stesso processo, uno solo è giusto.
misconception-diagram-is-only-a-drawing = I loop sono solo un modo di disegnare e non c’entrano con la natura.
misconception-loop-is-repetition = Un loop in un diagramma vuol dire che qualcosa si ripete.
misconception-inner-lines-are-things = Una linea interna di un diagramma è una particella che si potrebbe catturare.
misconception-each-line-is-another-particle = Ogni linea di un diagramma è una particella in più, presente alla fine.
misconception-mostly-right-is-enough = Basta che un processo rispetti le leggi quasi dappertutto.
misconception-complicated-cannot-happen = Ciò che richiede molti passi non può succedere.
misconception-microscopes-show-particles = Con un microscopio abbastanza potente si potrebbe vedere qualsiasi particella.

## Forces

misconception-photon-changes-kind = Assorbire o emettere un fotone trasforma una particella in una di un altro tipo.
misconception-energy-changes-the-kind = Con più energia una particella diventa di un tipo più pesante.
misconception-light-things-cannot-act-on-heavy-ones = Ciò che è leggero non può fare niente a ciò che è pesante.
misconception-equal-things-never-meet = Cose uguali non si incontrano mai.
misconception-charges-are-magnetic-poles = Cariche elettriche e poli magnetici sono la stessa cosa.

## Matter and its parts

misconception-charged-has-only-such-parts = Ciò che è positivo ha solo parti positive, ciò che è negativo solo parti negative.
misconception-leptons-are-inside-nucleons = Protoni e neutroni contengono elettroni o positroni.
misconception-bonds-store-energy = Un legame richiede energia, quindi ciò che è legato ne ha di più.
misconception-neutrino-is-a-mere-extra = Che un decadimento dia neutrini oppure no non cambia niente.

## Antimatter and the Big Bang

misconception-antimatter-is-negative = L’antimateria è materia con carica negativa.
misconception-neutral-has-no-antiparticle = Le particelle neutre non hanno antiparticelle.
misconception-one-antiparticle-is-enough = Ciò che contiene anche una sola antiparticella è già antimateria.
misconception-antimatter-hides-far-away = L’antimateria del Big Bang c’è ancora, in altre galassie.
misconception-matter-beats-antimatter = La materia è più forte dell’antimateria e ha vinto.
misconception-matter-was-always-there = La materia c’era già prima del Big Bang, che l’ha solo sparsa.
misconception-elements-only-from-stars = Tutti gli elementi tranne l’idrogeno vengono solo dalle stelle.
misconception-all-elements-from-the-big-bang = Tutti gli elementi sono nati nel Big Bang.
misconception-helium-comes-from-rocks = Tutto l’elio viene dalle rocce, come quello dei palloncini.
misconception-elements-are-made-in-the-earth = Calore e pressione nella Terra fanno nuovi elementi.
misconception-elements-are-made-by-life = Piante e animali fabbricano gli elementi di cui sono fatti.
misconception-fire-sets-most-energy-free = Niente libera più energia del fuoco.
misconception-fusion-uses-up-the-whole-mass = Nella fusione tutta la massa diventa energia.
misconception-mass-alone-decides-the-energy = Masse uguali liberano la stessa energia, qualunque cosa succeda loro.

## Detectors

misconception-magnets-make-things-spin = Un magnete fa girare le particelle su sé stesse, e perciò la traccia curva.
misconception-tracks-need-no-charge = Che una particella lasci o no una traccia non dipende dalla sua carica.
misconception-heavier-is-stopped-sooner = Più una particella è pesante, prima viene fermata.
misconception-lighter-gets-further = Più una particella è leggera, più lontano arriva nella materia.
misconception-neutrinos-are-easily-stopped = Un rivelatore ferma i neutrini come le altre particelle.
misconception-all-showers-are-alike = Tutte le particelle fanno lo stesso sciame nello stesso posto.
misconception-motion-from-nothing = Un urto può mettere tutto in moto in una sola direzione.
misconception-every-vertex-is-a-collision = Dove cominciano delle tracce c’è sempre stato un urto.
misconception-slow-leaves-no-track = Una particella lenta non lascia tracce finché non diventa veloce.

## Laws

misconception-only-charge-is-kept = Solo la carica elettrica deve essere la stessa prima e dopo.
misconception-only-protons-are-baryons = Solo i protoni contano come barioni, i neutroni no.
misconception-mesons-count-as-baryons = I pioni contano come barioni, perché anch’essi sono fatti di quark.
misconception-light-things-are-leptons = Tutto ciò che è leggero conta come leptone, anche un pione.
misconception-new-matter-needs-no-antimatter = Può nascere nuova materia senza antimateria, se c’è abbastanza energia.
misconception-each-lighter-is-enough = Basta che ogni prodotto sia più leggero di ciò che è decaduto.
misconception-charge-becomes-mass = La carica può diventare massa.

## The bump hunt

misconception-energies-alone-give-the-mass = Bastano le energie dei prodotti a dare la massa della particella.
misconception-one-product-is-enough = Basta uno dei prodotti per trovare la massa della particella.
misconception-fast-is-heavier = Una particella ha più massa quando va veloce.
misconception-every-pair-has-one-parent = Due cose trovate insieme vanno insieme.
misconception-background-is-a-fault = Il fondo è un errore del rivelatore.
misconception-background-makes-the-peak-wide = Il fondo preme su un picco e lo allarga.
misconception-detector-makes-the-peak = Un picco sta dove il rivelatore misura meglio.
misconception-beam-energy-sets-the-mass = L’energia dei fasci fissa la massa a cui sta un picco.
misconception-particles-of-a-kind-have-one-energy = Tutte le particelle di un tipo hanno la stessa energia.
misconception-wide-peak-is-many-particles = Risultati diversi mostrano che le cose misurate sono diverse.
misconception-spread-means-mistakes = Se i risultati sono diversi, qualcuno ha misurato male.
misconception-proof-needs-certainty = Nella scienza conta solo ciò che è del tutto certo.
