# The learning path: all lessons by idea, and questions of earlier lessons.

path-title = Percorso
path-next = Adesso: { $name } · { $done } su { $all } completati
path-all-done = Hai completato tutto il percorso. Fantastico!
path-on = Fai il prossimo passo
path-recall = { $n ->
    [one] Ripassa: una domanda
   *[other] Ripassa: { $n } domande
}
path-stop = { $name }: { $state }
path-lab = Lab { $step }
path-new = Nuovo
path-begun = Iniziato
path-stars = Stelle: { $stars } su { $all }
path-count = { $done } su { $all }
path-asked = Da una lezione precedente: { $n } su { $all }
path-past = Subito alla lezione

path-idea-charge = Carica
path-idea-forces = Le forze e i loro bosoni
path-idea-colour = Carica di colore
path-idea-inside = Dentro la materia
path-idea-chance = Il caso
path-idea-change = Cambiare sapore
path-idea-energy = Massa ed energia
path-idea-seeing = Vedere le particelle
path-idea-oscillation = Oscillazione
path-idea-decay = Decadimento

path-step = { $name } · { $n } / { $all }
path-again = Ancora una volta
