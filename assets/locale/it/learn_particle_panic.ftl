# The lesson for Particle Panic. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

learn_particle_panic-1-title = Spegnilo!
learn_particle_panic-1-teaches = Passatevi le carte, fermate le particelle e inserite i codici insieme.
learn_particle_panic-1-lab-title = Spegnilo!
learn_particle_panic-1-lab-story = Questa è una storia inventata. Un **collisore** è una macchina dove si scontrano particelle. Questo è impazzito!
learn_particle_panic-1-lab-full = Escono sempre più particelle. Ogni sala ha sei posti. Se sono tutti pieni, perdete.
learn_particle_panic-1-lab-codes = Quattro **codici** spengono il laboratorio. Qui un codice è quattro carte dello stesso seme. Vincete o perdete insieme.
learn_particle_panic-1-lab-share = La tua collega ha tre cuori, tu uno. Dallo via: tocca la tua carta di cuori, poi la collega.
learn_particle_panic-1-lab-share-no = Si può fare. Ma con un cuore in più la tua collega ha un codice!
learn_particle_panic-1-lab-actions = Era un’**azione** speciale. Ne hai due per turno, più due di base.
learn_particle_panic-1-lab-move = Adesso andiamo a fermare una particella. Tocca **Muovi**, e rotola un dado.
learn_particle_panic-1-lab-move-no = Si può fare. Ma prima andiamo.
learn_particle_panic-1-lab-go = Un 3! Puoi andare avanti fino a tre sale. Una basta: tocca la sala 2.
learn_particle_panic-1-lab-go-no = Potresti andare anche lì. Ma troviamoci nella sala 2.
learn_particle_panic-1-lab-try = Ecco una particella. Tocca **Neutralizza**. Se il dado fa 3 o più, sparisce.
learn_particle_panic-1-lab-try-no = Si può fare. Ma prima ferma la particella qui.
learn_particle_panic-1-lab-club = Solo 2: troppo poco! Ma una carta di fiori aggiunge uno. Usa i tuoi fiori.
learn_particle_panic-1-lab-club-no = Potresti. Ma i tuoi fiori aiutano di sicuro, il resto no.
learn_particle_panic-1-lab-gone = È sparita, e la sala è libera. Solo in una sala libera puoi prendere carte.
learn_particle_panic-1-lab-collect = Prendi la carta in cima qui. Tocca **Raccogli**.
learn_particle_panic-1-lab-stay = Si può fare. Ma le carte sono ciò che ti serve.
learn_particle_panic-1-lab-more = Puoi averne perfino una seconda: tocca **Prendine un’altra**. Poi il tuo turno finisce.
learn_particle_panic-1-lab-emerge = Dopo ogni turno si tirano due dadi: quante particelle escono, e dove. Due sono arrivate nella tua sala!
learn_particle_panic-1-lab-first = La tua collega aveva quattro cuori e ha inserito il primo codice. Altri tre, e il laboratorio è spento!
learn_particle_panic-1-lab-limit = Attenzione: ogni tentativo fallito ti costa. Da quel momento puoi tenere una carta in meno.
learn_particle_panic-1-lab-suits = Ogni seme aiuta. I fiori aggiungono uno, i cuori rilanciano il dado. I quadri spostano te, le picche una particella.
learn_particle_panic-1-lab-true = Che cosa è vero? Nei collisori l’energia diventa nuove particelle. Ma quasi tutte decadono presto.
learn_particle_panic-1-lab-which = Quando è perso il laboratorio?
learn_particle_panic-1-lab-which-full = Non resta più un posto
learn_particle_panic-1-lab-which-one = Una sala è piena
learn_particle_panic-1-lab-which-die = Un dado fa troppo poco
learn_particle_panic-1-lab-which-share = Dai via delle carte
learn_particle_panic-1-lab-which-why = Ciò che non entra in una sala va in quella accanto. Allora quando è troppo?
learn_particle_panic-1-lab-yours = Ora due turni sono tuoi. Questa lampada ti dà un suggerimento. Buona fortuna!
learn_particle_panic-1-lab-play = Tocca a te. Per un suggerimento tocca la lampada.
learn_particle_panic-1-lab-bye = Ottimo lavoro! Ora salva il laboratorio con la tua collega in una partita intera.
