# General ideas behind what learners believe about particles, for the teacher’s page. Each is wrong.

misconception-more-of-one-more-of-the-other = If a thing has more of one property, it has more of all.
misconception-same-in-one-same-in-the-other = Things that are equal in one way are equal in every way.
misconception-everything-can-be-taken-apart = Everything can be taken apart, again and again.
misconception-minus-signs-are-skipped = Numbers are added as if they had no minus signs.
misconception-atom-is-the-smallest = The atom is the smallest thing that there can be.
misconception-atoms-are-as-large-as-cells = Atoms are about as large as cells, germs or dust.
misconception-atoms-are-alive = Atoms are alive, or behave as if they were.
misconception-current-is-used-up = Electric current is used up on its way.
misconception-matter-comes-and-goes = Matter can come out of nothing and vanish without a trace.
misconception-only-activity-has-energy = Only things that visibly do something have energy.
misconception-force-sits-in-a-thing = A force belongs to one thing, not to two that act on each other.
misconception-forces-are-not-told-apart = It does not matter which force acts in an atom.
misconception-nuclear-reactions-are-chemical = Nuclear reactions are a kind of chemical reaction.
misconception-everything-changes-evenly = Everything grows and shrinks in proportion.
misconception-all-began-at-once = Stars, galaxies and planets are as old as the universe.
misconception-models-are-copies = A model or a diagram is a copy of how things look.
misconception-quanta-follow-paths = Electrons and photons fly along one path, like balls.
misconception-energy-is-a-substance = Energy is a substance with a mass and a volume.
misconception-acting-needs-touching = Things act on each other only where they touch or are connected.
