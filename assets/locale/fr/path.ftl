# The learning path: all lessons by idea, and questions of earlier lessons.

path-title = Parcours
path-next = Ensuite : { $name } · { $done } sur { $all } terminés
path-all-done = Tu as fait tout le parcours. Magnifique !
path-on = Étape suivante
path-recall = { $n ->
    [one] Réviser : une question
   *[other] Réviser : { $n } questions
}
path-stop = { $name } : { $state }
path-lab = Labo { $step }
path-new = Nouveau
path-begun = Commencé
path-stars = Étoiles : { $stars } sur { $all }
path-count = { $done } sur { $all }
path-asked = D’une leçon précédente : { $n } sur { $all }
path-past = La leçon tout de suite

path-idea-charge = La charge
path-idea-forces = Les forces et leurs bosons
path-idea-colour = La charge de couleur
path-idea-inside = Dans la matière
path-idea-chance = Le hasard
path-idea-change = Changer de saveur
path-idea-energy = Masse et énergie
path-idea-seeing = Voir les particules
path-idea-oscillation = L’oscillation
path-idea-decay = La désintégration

path-step = { $name } · { $n } / { $all }
path-again = Encore une fois
