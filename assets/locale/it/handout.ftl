# Fogli per insegnanti: piani, schede, la tabella delle forze, risposte, programmi.

handout-foot = Quarkade · pagina { $page } di { $pages }
# The signs of particles, then their names.
handout-signs = { $signs }   ({ $names })
handout-and = { $first }, { $second }
handout-named = { $game } · { $lesson }
handout-lesson = Lezione
handout-minutes = Minuti
handout-law = La legge che contiene

## Piani

handout-plan = Un piano di { $minutes } minuti
handout-plan-what = Per una classe dai 13 anni in su che incontra per la prima volta la fisica delle particelle. Ognuno ha un computer, oppure due persone ne usano uno e fanno il quiz insieme, con un solo codice. Una dopo l’altra impiegherebbero circa { $more } minuti in più.
handout-plan-before-it = Prima della lezione
handout-plan-prepare-1 = • Provi prima la lezione di persona. La scelga dall’elenco qui sotto: Particle Builder 1 è un buon inizio.
handout-plan-prepare-2 = • Nella pagina delle lezioni apra «{ level-teacher }», dia un nome al gruppo e scelga un PIN.
handout-plan-prepare-3 = • Stampi la scheda per chi non ha un computer e, per sé, il foglio «Risposte alle domande degli studenti».
handout-plan-prepare-4 = • Abbassi il volume. Una volta installato il programma, la rete non serve più.
handout-plan-parts = Svolgimento (minuti)
handout-plan-start = Benvenuto. Ognuno compone un codice di quattro particelle e lo annota. Alla fine servirà di nuovo.
handout-plan-before = Il quiz prima della lezione. Dica che nessuno prende un voto. «Non lo so» è meglio che tirare a indovinare.
handout-plan-lesson = La lezione. In due: uno tocca, l’altro dice perché. Dopo ogni capitolo si scambiano i ruoli. Chi finisce prima gioca liberamente.
handout-plan-after = Il quiz dopo la lezione, con lo stesso codice. Ognuno vede il proprio «prima → dopo».
handout-plan-discussion = Discussione: che cosa vi aspettavate e che cosa è successo? Si formula la legge della lezione con le parole della classe, con un «perché».
handout-plan-lab = Il laboratorio delle leggi: quali reazioni avvengono, quali non si sono mai viste, e quale legge le vieta? In due, dal primo livello.
handout-plan-play = Una partita intera contro un programma, o gli uni contro gli altri.
handout-plan-end = Chiusura: ognuno dice una legge e una domanda che gli resta. Annoti le domande per la prossima volta.
handout-plan-lessons = Lezioni a scelta
handout-plan-minutes-note = I minuti valgono per chi legge tutto. In due, se si discute ogni passo, ne serve qualcuno in più.

## Schede

handout-sheet = Scheda: { $lesson }
handout-sheet-what = Codice o nome: ______________________     Data: ______________
handout-question = { $n }.  { $what }
handout-key = Soluzioni: { $lesson }
handout-task-expect = Che cosa ti aspetti da questa lezione? Scrivilo prima di cominciare.
handout-task-notice = Annota tre cose mentre giochi.
handout-notice-expected = Mi aspettavo
handout-notice-happened = Che cosa è successo
handout-notice-because = Perché
handout-task-table = Completa la tabella. Segna le forze di cui ogni particella risente.
handout-task-table-one = Completa la tabella. Segna le particelle che risentono di questa forza.
handout-table-particle = Particella
handout-table-charge = Carica elettrica
handout-table-nucleus = Particella o nucleo
handout-table-protons = Protoni
handout-table-neutrons = Neutroni
handout-task-charges = Completa la tabella.
handout-task-vertex = A ogni vertice manca una linea. Disegnala e scrivi accanto il suo simbolo.
handout-task-sum = Somma le cariche. Che cosa danno insieme queste particelle?
handout-task-nuclei = Che cosa manca? La fusione conserva tutti i protoni e i neutroni, l’annichilazione conserva la carica.
handout-task-missing = Manca una particella. Trovala: la somma delle cariche è la stessa prima e dopo.
handout-task-true = Vero o falso? Correggi le frasi false.
handout-true = vero
handout-false = falso
handout-tick = ☐ { $what }
handout-task-law = Scrivi la legge di questa lezione con parole tue, con «perché».
handout-cards = Carte da ritagliare
handout-cards-what = Uno mette giù due carte. L’altro dice quali forze agiscono tra le due particelle, e perché. Poi scambiatevi i ruoli.
handout-cards-sum = Metti giù due o tre carte: l’altra persona somma le loro cariche. Poi scambiatevi.
handout-cards-nuclei = Uno mette giù una carta dopo l’altra e costruisce ²H, ³He e ⁴He. L’altro dice ogni volta qual è il nucleo e che carica ha. Poi scambiatevi i ruoli.
handout-key-vertex = Le linee mancanti, da sinistra a destra: { $signs }
handout-sum-proton = un protone
handout-sum-neutron = un neutrone
handout-sum-pair = Si annichilano: 0, come la luce.
handout-nucleus-proton = protone
handout-nucleus-neutron = neutrone
handout-nucleus-hydrogen-2 = deuterio
handout-nucleus-helium-3 = elio-3
handout-nucleus-helium-4 = elio-4
handout-nuclei-light = luce
handout-nuclei-sum = Protoni: { $protons } · Neutroni: { $neutrons }
handout-nuclei-pair = Si annichilano: carica 0, come la luce. In natura escono prima particelle che vivono poco.
handout-or = { $first } o { $second }
handout-key-sentence = Frase
handout-lesson-plan = Piano: { $lesson }
handout-plan-goals = Che cosa si impara
handout-plan-goals-what = Dopo la lezione si sa spiegare, con un motivo:
handout-point = • { $what }
handout-plan-materials = Materiale
handout-plan-materials-what = Un computer per ogni persona o per due, la scheda, una matita e le forbici. Suono e rete non servono.
handout-plan-one = Una persona al computer
handout-plan-two = Due persone al computer
handout-plan-part = Parte
handout-plan-all = In tutto
handout-plan-two-note = Due persone allo stesso computer fanno il quiz insieme, con un solo codice. Una dopo l’altra, impiegano { $more } minuti in più per ogni quiz. In quel caso faccia il secondo quiz all’inizio della lezione seguente.
handout-plan-board = Alla lavagna
handout-plan-ask = Domande da fare
handout-plan-ask-if = Qualcuno dice: «{ $idea }» Che cosa rispondete?
handout-plan-levels = Per livelli diversi
handout-plan-easier = Più aiuto: lavorare in coppia, far leggere i passi ad alta voce («{ settings-title }» → «{ settings-sound }», o il tasto F2), saltare il compito 4 della scheda.
handout-plan-harder = Di più: scrivere una frase falsa come quelle della scheda e farla correggere ad altri. Poi continuare a giocare contro Studentessa.
handout-plan-exit = Biglietto d’uscita
handout-plan-exit-what = Una legge di oggi con un «perché», e una domanda ancora aperta.
handout-plan-homework = Compito a casa
handout-plan-homework-what = Spiega la legge della lezione a qualcuno a casa. Scrivi una domanda che ti ha fatto e la tua risposta.
handout-alt-lines = Righe per scrivere
handout-alt-vertex = Vertici di Feynman
handout-alt-cards = Carte di particelle
handout-key-note = Una frase con parole proprie vale se senso e motivo sono giusti. Le domande del quiz non sono su nessun foglio: così il quiz resta una misura valida.

## La tabella

handout-chart-what = Ricavata dalle tabelle delle particelle del programma. Le lezioni la riempiono, riga dopo riga.
handout-chart-marks = ✓ ne risente · ⇄ la trasmette · – né l’uno né l’altro
handout-chart-gravity = La gravità agisce su tutte. Tra singole particelle è così debole che non si nota.

## Che cosa rispondere

handout-ask = Risposte alle domande degli studenti
handout-ask-what = Risposte brevi che restano vere. Anche «nessuno lo sa» è una risposta.
handout-ask-neutron = Perché un neutrone decade?
handout-ask-neutron-answer = Perché è un po’ più pesante di un protone, un elettrone e un antineutrino insieme, e nessuna legge lo vieta. L’interazione debole trasforma uno dei suoi quark down in un quark up. Un neutrone libero vive in media circa 15 minuti. In quasi tutti i nuclei intorno a te manca l’energia per farlo: perciò sono stabili.
handout-ask-inside = L’elettrone e il neutrino erano già dentro il neutrone?
handout-ask-inside-answer = No. Vengono creati nel decadimento, come la luce quando una lampada si accende: prima non era nella lampada.
handout-ask-antimatter = L’antimateria è pericolosa?
handout-ask-antimatter-answer = Una grande quantità lo sarebbe, perché si annichila con la materia. Ma nessuno può produrne o conservarne molta. Tutta quella prodotta finora al CERN accenderebbe una lampada per pochi minuti. Negli ospedali si usano ogni giorno piccolissime quantità di positroni, negli scanner PET.
handout-ask-gone = Dov’è finita tutta l’antimateria?
handout-ask-gone-answer = L’antimateria si è annichilata quasi tutta con la materia poco dopo il Big Bang. È rimasta circa una particella di materia su un miliardo, e nessuno sa perché. Gli esperimenti cercano piccole differenze tra materia e antimateria.
handout-ask-higgs = È l’Higgs che mi dà il peso?
handout-ask-higgs-answer = Quasi per niente. Dà la massa ai quark e agli elettroni, cioè circa l’uno per cento della tua. Quasi tutta la massa di un protone è energia: quella dei quark che si muovono al suo interno e dei gluoni che li legano.
handout-ask-neutrino = Un neutrino è un piccolo neutrone?
handout-ask-neutrino-answer = No. Un neutrone è fatto di tre quark. Un neutrino è una particella a sé. Al suo interno non si è mai trovato niente. Non risente dell’interazione forte.
handout-ask-colour = I quark hanno davvero dei colori?
handout-ask-colour-answer = No. «Colore» è solo il nome del loro tipo di carica. Ce ne sono tre, e tutti e tre insieme sono neutri, come la luce rossa, verde e blu insieme è bianca.
handout-ask-virtual = Che cos’è una particella virtuale?
handout-ask-virtual-answer = Una linea all’interno di un diagramma di Feynman. Rappresenta un passo di un calcolo, e nessun rivelatore può mai catturarla lì. Un diagramma non è un disegno di traiettorie.
handout-ask-see = Come si fa a vedere qualcosa di così piccolo?
handout-ask-see-answer = Non con la luce: le sue onde sono troppo lunghe. Le particelle veloci lasciano in un rivelatore tracce di carica o lampi di luce. Da moltissimi di questi segnali si ricostruisce che cosa è successo.
handout-ask-hole = L’LHC può creare un buco nero che ci inghiotta?
handout-ask-hole-answer = No. Da miliardi di anni raggi cosmici con più energia colpiscono la Terra, e la Terra è ancora qui. La domanda è stata studiata con cura, più di una volta.
handout-ask-use = A che cosa serve?
handout-ask-use-answer = A capire di che cosa è fatto tutto. Lungo la strada sono nati il World Wide Web, gli scanner PET e i fasci che curano i tumori. Nessuno può dire a che cosa serviranno le scoperte di oggi.

## Programmi

handout-covers = Che cosa coprono le lezioni
handout-covers-what = A sinistra: codici e nomi brevi dei documenti, nella loro lingua. A destra: le lezioni corrispondenti.
handout-covers-copy = Letto in una copia: confrontare con il documento ufficiale.

## La cartella

# Names of files: small letters without accents, digits and hyphens.
handout-file-overview = panoramica
handout-file-plan = piano
handout-file-worksheet = scheda
handout-file-keys = soluzioni
handout-file-forces = forze
handout-file-answers = risposte
handout-file-curricula = programmi
handout-file-law-lab = laboratorio-delle-leggi
handout-file-bump-hunt = caccia-al-picco
handout-overview = Che cosa contiene questa cartella
handout-overview-one = Per una sola lezione
handout-overview-what = Bastano tre fogli: il piano della lezione, la sua scheda per ogni studente e, per Lei, la sua pagina di { $keys }. Questa tabella dice come cominciano i nomi del piano e della scheda.
handout-overview-keys = Soluzioni di tutte le schede
handout-overview-others = Tutti gli altri file
handout-file = File
handout-key-page = Pagina delle soluzioni

## La pagina del programma

handout-title = Materiale per la classe
handout-say = Piani di 45 e 90 minuti, per ogni lezione un piano e una scheda con le soluzioni, la tabella delle forze, le risposte alle domande degli studenti e una mappa dei programmi scolastici. Sono tutti file PDF nella lingua della sala giochi, con testo che si può copiare e far leggere ad alta voce.
handout-a4 = Salva in formato A4
handout-letter = Salva in Letter
handout-busy = Foglio dopo foglio… { $n } di { $all }
handout-kept = { $all } file sono in { $folder }. Per cominciare: { $first }.
handout-not-kept = Non si è potuto salvare: { $why }.

## Una classe

handout-links = Link alle lezioni
handout-links-what = Inquadra un codice con un telefono o un tablet, oppure scrivi l’indirizzo. La lezione si apre nel browser. Non c’è niente da installare.
handout-links-desktop = Senza rete, su un computer con Quarkade: python3 main.py play --lesson e il piccolo nome sotto l’indirizzo.
handout-results = Risultati del quiz
handout-results-what = Guadagno normalizzato: la parte di ciò che prima non si sapeva e che dopo la lezione si sa. 0 è niente, 1 è tutto. Tra parentesi: il suo intervallo di confidenza al 95 %.
handout-results-learners = Allievi
handout-results-means = Prima → dopo
handout-results-gain = Guadagno
handout-results-later = Una settimana dopo
handout-results-of = { $before } → { $after } su { $all }
handout-results-between = { $gain } (da { $low } a { $high })
handout-results-no-group = Senza gruppo
handout-results-flagged = Allievi che hanno cliccato senza leggere: { $n }. Le loro risposte contano lo stesso.
