# General ideas behind what learners believe about particles, for the teacher’s page. Each is wrong.

misconception-more-of-one-more-of-the-other = Ce qui l’emporte sur un point l’emporte sur tous.
misconception-same-in-one-same-in-the-other = Ce qui est pareil sur un point l’est sur tous.
misconception-everything-can-be-taken-apart = Tout peut être divisé, encore et encore.
misconception-minus-signs-are-skipped = On additionne les nombres comme s’ils n’avaient pas de signe moins.
misconception-atom-is-the-smallest = L’atome est la plus petite chose qui puisse exister.
misconception-atoms-are-as-large-as-cells = Les atomes sont à peu près aussi grands que des cellules, des microbes ou des poussières.
misconception-atoms-are-alive = Les atomes sont vivants, ou se comportent comme s’ils l’étaient.
misconception-current-is-used-up = Le courant électrique est consommé en chemin.
misconception-matter-comes-and-goes = La matière peut sortir du néant et y retourner.
misconception-only-activity-has-energy = Seul ce qui agit visiblement a de l’énergie.
misconception-force-sits-in-a-thing = Une force appartient à une chose, et non à deux qui agissent l’une sur l’autre.
misconception-forces-are-not-told-apart = Peu importe quelle force agit dans un atome.
misconception-nuclear-reactions-are-chemical = Les réactions nucléaires sont une sorte de réaction chimique.
misconception-everything-changes-evenly = Tout croît et décroît en proportion.
misconception-all-began-at-once = Les étoiles, les galaxies et les planètes sont aussi vieilles que l’Univers.
misconception-models-are-copies = Un modèle ou un diagramme est une copie fidèle de la réalité.
misconception-quanta-follow-paths = Les électrons et les photons suivent une trajectoire, comme des billes.
misconception-energy-is-a-substance = L’énergie est une substance, avec une masse et un volume.
misconception-acting-needs-touching = Les choses n’agissent l’une sur l’autre que si elles se touchent ou sont reliées.
