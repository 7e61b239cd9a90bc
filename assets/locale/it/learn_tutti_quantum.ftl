# Lessons for Tutti Quantum. A step has at most 25 words, a sentence at most 14. New words are bold
# where they come first.

## Each with a diagram

learn_tutti_quantum-1-title = Un primo vertice
learn_tutti_quantum-1-teaches = Posa le carte punta a punta, come fa la natura, e guadagna punti.
learn_tutti_quantum-1-vertex-title = Un primo vertice
learn_tutti_quantum-1-vertex-hello = I fisici disegnano ciò che fanno le particelle: è un **diagramma di Feynman**. Ogni carta è una linea che rappresenta una particella.
learn_tutti_quantum-1-vertex-cast = Gli **elettroni** scorrono nei fili. Un **fotone** è luce. I **gluoni** tengono insieme i **quark**. Il **bosone di Higgs** c’entra con la massa.
learn_tutti_quantum-1-vertex-electron = Tocca a te! Tocca l’**elettrone**. Poi tocca il tavolo per posarlo.
learn_tutti_quantum-1-vertex-electron-no = Puoi prendere anche quella. Ma cominciamo con l’elettrone.
learn_tutti_quantum-1-vertex-photon = Il tuo rivale ha preso il quark. L’ultima carta è tua. Metti il fotone sulla punta della freccia.
learn_tutti_quantum-1-vertex-photon-no = È permesso. Ma prendi il posto illuminato.
learn_tutti_quantum-1-vertex-waits = Qui si incontrano due carte, e ne manca una. Finché manca, ti costa un punto.
learn_tutti_quantum-1-vertex-second = Prendi un altro elettrone. Mettilo dove si incontrano le altre due carte.
learn_tutti_quantum-1-vertex-second-no = Si può fare. Ma qui il tuo punto in meno diventerebbe tre punti!
learn_tutti_quantum-1-vertex-vertex = Tre carte si incontrano in un **vertice**. Questo esiste in natura: prendi 3 punti!
learn_tutti_quantum-1-vertex-through = Una freccia entra, una esce. Un elettrone non può semplicemente finire: la sua carica deve restare.
learn_tutti_quantum-1-vertex-light = Quindi il disegno dice: un elettrone emette luce, o la assorbe. Serve alle lampade e agli occhi.
learn_tutti_quantum-1-vertex-seven = In questo gioco ci sono sette tipi buoni di vertice. Li trovi qui quando vuoi.
learn_tutti_quantum-1-vertex-bad = Tutti gli altri costano un punto. Il rivale ha un elettrone accanto a un quark. In natura nessun vertice li ha entrambi.
learn_tutti_quantum-1-vertex-secret = Questa carta è il tuo segreto. La posi per ultima. Due elettroni e un Higgs portano 4 punti!
learn_tutti_quantum-1-vertex-which = Quali tre possono incontrarsi in un vertice?
learn_tutti_quantum-1-vertex-which-quarks = Due quark, un gluone
learn_tutti_quantum-1-vertex-which-mixed = Un quark, due elettroni
learn_tutti_quantum-1-vertex-which-photons = Tre fotoni
learn_tutti_quantum-1-vertex-which-gluons = Un elettrone, due gluoni
learn_tutti_quantum-1-vertex-which-why = I gluoni incontrano solo quark e gluoni. I fotoni incontrano solo ciò che ha carica.
learn_tutti_quantum-1-vertex-yours = Ora tre turni sono tuoi. Tocca una carta: i numeri mostrano quanto vale ogni posto. Questa lampada ti dà un suggerimento.
learn_tutti_quantum-1-vertex-play = Tocca a te. Per un suggerimento tocca la lampada.
learn_tutti_quantum-1-vertex-bye = Ottimo lavoro! Alla fine vince chi ha più punti. Ti va una partita intera?

## All together

learn_tutti_quantum-2-title = Tutti insieme
learn_tutti_quantum-2-teaches = Un solo diagramma per tutti, e nessuno può dire che carte ha.
learn_tutti_quantum-2-one-title = Tutti insieme
learn_tutti_quantum-2-one-one = Ora tu e la tua compagna costruite un solo diagramma. Vincete o perdete insieme. Si parte da questo quark.
learn_tutti_quantum-2-one-hand = Queste carte sono tue. Nessun altro può vederle, e tu non devi dirle.
learn_tutti_quantum-2-one-quark = Un quark e un elettrone non vanno mai insieme. Quindi metti il tuo quark sulla punta della freccia.
learn_tutti_quantum-2-one-quark-no = È permesso. Ma prendi il posto illuminato.
learn_tutti_quantum-2-one-fill = Il tuo elettrone qui non sta bene. Quindi buttalo via e pesca due carte nuove.
learn_tutti_quantum-2-one-fill-no = Così terresti l’elettrone. Stavolta è meglio buttarlo via.
learn_tutti_quantum-2-one-mark = Un gluone! Sta bene dove si incontrano i quark. Segna quel posto: tocca il pulsante, poi il posto.
learn_tutti_quantum-2-one-mark-no = Si può fare. Ma prima segna il posto per il tuo gluone.
learn_tutti_quantum-2-one-hush = Ora la tua compagna lo sa, senza una parola. Finisci il turno.
learn_tutti_quantum-2-one-hush-no = Per ora basta così. Finisci il turno.
learn_tutti_quantum-2-one-kept = La tua compagna ha messo un quark dall’altra parte. Il tuo posto è ancora libero. Che gentile!
learn_tutti_quantum-2-one-gluon = Allora metti il gluone dove si incontrano i quark.
learn_tutti_quantum-2-one-gluon-no = Si può fare. Ma il tuo posto aspetta il gluone!
learn_tutti_quantum-2-one-glue = Quark, quark, gluone: 2 punti. È l’**interazione forte**, quella che tiene insieme un protone.
learn_tutti_quantum-2-one-invalid = Attenzione: un vertice sbagliato alla fine, e perdete entrambi. Se sono tutti buoni, contano i punti.
learn_tutti_quantum-2-one-which = Quando perdete tutti?
learn_tutti_quantum-2-one-which-wrong = Con un vertice sbagliato
learn_tutti_quantum-2-one-which-few = Se avanza una carta
learn_tutti_quantum-2-one-which-loop = Senza un anello
learn_tutti_quantum-2-one-which-slow = Se siete lenti
learn_tutti_quantum-2-one-which-why = Pensa alla natura: tutto ciò che disegnate deve poter succedere.
