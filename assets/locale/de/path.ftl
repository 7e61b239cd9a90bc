# The learning path: all lessons by idea, and questions of earlier lessons.

path-title = Lernpfad
path-next = Als Nächstes: { $name } · { $done } von { $all } geschafft
path-all-done = Du hast den ganzen Pfad geschafft. Großartig!
path-on = Zum nächsten Schritt
path-recall = { $n ->
    [one] Wiederholen: eine Frage
   *[other] Wiederholen: { $n } Fragen
}
path-stop = { $name }: { $state }
path-lab = Labor { $step }
path-new = Neu
path-begun = Angefangen
path-stars = { $stars } von { $all } Sternen
path-count = { $done } von { $all }
path-asked = Aus einer früheren Lektion: { $n } von { $all }
path-past = Gleich zur Lektion

path-idea-charge = Ladung
path-idea-forces = Kräfte und ihre Bosonen
path-idea-colour = Farbladung
path-idea-inside = Im Inneren der Materie
path-idea-chance = Zufall
path-idea-change = Wechsel der Sorte
path-idea-energy = Masse und Energie
path-idea-seeing = Teilchen sehen
path-idea-oscillation = Oszillation
path-idea-decay = Zerfall

path-step = { $name } · { $n } / { $all }
path-again = Noch einmal
