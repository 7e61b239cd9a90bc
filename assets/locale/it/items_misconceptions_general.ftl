# General ideas behind what learners believe about particles, for the teacher’s page. Each is wrong.

misconception-more-of-one-more-of-the-other = Ciò che è maggiore sotto un aspetto lo è sotto tutti.
misconception-same-in-one-same-in-the-other = Ciò che è uguale sotto un aspetto lo è sotto tutti.
misconception-everything-can-be-taken-apart = Tutto si può dividere all’infinito.
misconception-minus-signs-are-skipped = I numeri si sommano come se non avessero il segno meno.
misconception-atom-is-the-smallest = L’atomo è la cosa più piccola che possa esistere.
misconception-atoms-are-as-large-as-cells = Gli atomi sono grandi più o meno come cellule, germi o polvere.
misconception-atoms-are-alive = Gli atomi sono vivi, o si comportano come se lo fossero.
misconception-current-is-used-up = La corrente elettrica si consuma lungo il percorso.
misconception-matter-comes-and-goes = La materia può venire dal nulla e sparire nel nulla.
misconception-only-activity-has-energy = Ha energia solo ciò che fa visibilmente qualcosa.
misconception-force-sits-in-a-thing = Una forza appartiene a una cosa, non a due che agiscono l’una sull’altra.
misconception-forces-are-not-told-apart = Non importa quale forza agisca in un atomo.
misconception-nuclear-reactions-are-chemical = Le reazioni nucleari sono una specie di reazioni chimiche.
misconception-everything-changes-evenly = Tutto cresce e cala in proporzione.
misconception-all-began-at-once = Stelle, galassie e pianeti sono vecchi quanto l’universo.
misconception-models-are-copies = Un modello o un diagramma è una copia fedele della realtà.
misconception-quanta-follow-paths = Elettroni e fotoni seguono una traiettoria, come palline.
misconception-energy-is-a-substance = L’energia è una sostanza, con massa e volume.
misconception-acting-needs-touching = Le cose agiscono l’una sull’altra solo se si toccano o sono collegate.
