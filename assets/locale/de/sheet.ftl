# The page to take home.

sheet-title = Ein Blatt zum Mitnehmen
sheet-built = Der Tisch am Ende
sheet-score = Ergebnis
sheet-learned = Zwei Dinge zum Merken
sheet-print = Druck das Original aus und spiel es:
sheet-search = Such das Originalspiel unter seinem Namen.
sheet-made = Gespielt in Quarkade, der Arcade der Teilchenspiele
sheet-save = Als Bild und PDF speichern
sheet-photo = Mach ein Foto von diesem Blatt oder vom QR-Code.
sheet-photo-page = Mach ein Foto von diesem Blatt.
sheet-kept = Gespeichert als { $file } und daneben als PDF.
sheet-not-kept = Das Blatt konnte nicht gespeichert werden: { $why }.

sheet-particle_builder-1 = Ein Proton besteht aus zwei Up-Quarks und einem Down-Quark: ⅔ + ⅔ − ⅓ = 1.
sheet-particle_builder-2 = Jedes Teilchen hat ein Antiteilchen mit gleicher Masse und entgegengesetzter Ladung. Das Photon ist sein eigenes Antiteilchen.
sheet-particle_builder-3 = Ein Elektron ist ein Lepton: Es spürt die starke Wechselwirkung nicht.
sheet-particle_builder-4 = Quarks findet man nie allein: Gluonen halten sie zusammen.
sheet-tutti_quantum-1 = In einem Feynman-Diagramm stehen Linien für Teilchen. Die Linien treffen sich in Vertices.
sheet-tutti_quantum-2 = Die gesamte elektrische Ladung ist vor und nach jedem Vertex gleich.
sheet-tutti_quantum-3 = Photonen koppeln nur an geladene Teilchen.
sheet-tutti_quantum-4 = Gluonen koppeln an Quarks und aneinander, aber nicht an Elektronen.
sheet-u_know_feynman-1 = Trifft ein Teilchen sein eigenes Antiteilchen, können beide zu Licht werden.
sheet-u_know_feynman-2 = Jedes Quark trägt eine von drei Farbladungen. Alle drei zusammen sind neutral.
sheet-u_know_feynman-3 = Ein Proton ist uud, ein Neutron ist udd.
sheet-u_know_feynman-4 = Instabile Teilchen zerfallen in leichtere. Von selbst zerfallen sie nie in schwerere.
sheet-bigebang-1 = Sterne leuchten, weil leichte Kerne zu schwereren verschmelzen.
sheet-bigebang-2 = Helium-4 hat zwei Protonen und zwei Neutronen.
sheet-bigebang-3 = Aus drei Heliumkernen kann im Inneren alter Sterne ein Kohlenstoffkern werden.
sheet-bigebang-4 = Bald nach dem Urknall war fast alle Antimaterie weg. Ein winziger Überschuss an Materie blieb übrig.
sheet-particle_panic-1 = In einem Beschleuniger wie dem LHC treffen zwei Teilchenstrahlen frontal aufeinander.
sheet-particle_panic-2 = Detektoren erkennen Teilchen an den Spuren und an der Energie, die sie hinterlassen.
sheet-particle_panic-3 = Beschleuniger machen aus der Energie schneller Teilchen neue, schwere Teilchen: E = mc².
sheet-particle_panic-4 = Die meisten schweren Teilchen leben viel kürzer als eine millionstel Sekunde.
