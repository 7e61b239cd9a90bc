# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Charge bends

item-particle-panic-charge-bends-law = Ein Magnet lenkt ein Teilchen und sein Antiteilchen zu verschiedenen Seiten ab, weil ihre Ladungen entgegengesetzt sind.
item-particle-panic-charge-bends-a = Ein Magnet lenkt ein geladenes Teilchen nach links ab. Was macht sein gleich schnelles Antiteilchen?
item-particle-panic-charge-bends-a-other = Es fliegt nach rechts
item-particle-panic-charge-bends-a-same = Es fliegt auch nach links
item-particle-panic-charge-bends-a-straight = Es fliegt geradeaus weiter
item-particle-panic-charge-bends-b = Ein Magnet lenkt ein geladenes Antiteilchen nach rechts ab. Was macht das zugehörige, gleich schnelle Teilchen?
item-particle-panic-charge-bends-b-straight = Es fliegt geradeaus weiter
item-particle-panic-charge-bends-b-same = Es fliegt auch nach rechts
item-particle-panic-charge-bends-b-other = Es fliegt nach links

## Fast is straight

item-particle-panic-fast-is-straight-law = Von zwei gleichen Teilchen hinterlässt das schnellere die geradere Spur, weil sich viel Impuls schwer ablenken lässt.
item-particle-panic-fast-is-straight-a = Zwei gleiche Teilchen fliegen durch denselben Magneten. Eine Spur ist fast gerade, eine eingerollt. Welches Teilchen hatte mehr Energie?
item-particle-panic-fast-is-straight-a-curled = Das mit der eingerollten Spur
item-particle-panic-fast-is-straight-a-straight = Das mit der geraden Spur
item-particle-panic-fast-is-straight-a-both = Beide hatten gleich viel
item-particle-panic-fast-is-straight-a-why = Warum?
item-particle-panic-fast-is-straight-a-why-hard = Viel Energie macht es schwer ablenkbar
item-particle-panic-fast-is-straight-a-why-charge = Nur die Ladung bestimmt die Krümmung
item-particle-panic-fast-is-straight-a-why-whirl = Viel Energie lässt es stärker kreiseln
item-particle-panic-fast-is-straight-b = Ein Teilchen fliegt zweimal durch einen Magneten. Erst ist seine Spur eingerollt, dann fast gerade. Wann hatte es mehr Energie?
item-particle-panic-fast-is-straight-b-straight = Bei der geraden Spur
item-particle-panic-fast-is-straight-b-curled = Bei der eingerollten Spur
item-particle-panic-fast-is-straight-b-both = Beide Male gleich viel
item-particle-panic-fast-is-straight-b-why = Warum?
item-particle-panic-fast-is-straight-b-why-whirl = Viel Energie lässt es stärker kreiseln
item-particle-panic-fast-is-straight-b-why-charge = Nur die Ladung bestimmt die Krümmung
item-particle-panic-fast-is-straight-b-why-hard = Viel Energie macht es schwer ablenkbar

## Track or no track

item-particle-panic-track-or-no-track-law = Elektronen und Photonen machen früh einen Schauer, aber nur das Elektron hinterlässt eine Spur, weil es Ladung hat.
item-particle-panic-track-or-no-track-a = Früh im Detektor beginnt ein dichter Schauer, und keine Spur führt zu ihm. Was kam herein?
item-particle-panic-track-or-no-track-b = Früh im Detektor beginnt ein dichter Schauer, und eine gekrümmte Spur führt zu ihm. Was kam herein?

## Muon gets through

item-particle-panic-muon-gets-through-law = Ein Myon hinterlässt in jeder Schicht eine Spur, weil es Ladung hat, aber keinen Schauer macht.
item-particle-panic-muon-gets-through-a = Ein Teilchen hinterlässt sogar in der äußersten Schicht eine Spur, hinter dickem Eisen. Welches?
item-particle-panic-muon-gets-through-b = Eine Spur geht durch alle Schichten und tritt hinter dickem Eisen wieder aus. Von welchem Teilchen stammt sie?

## Deep shower

item-particle-panic-deep-shower-law = Protonen und Neutronen machen ihren Schauer tief im dicken Metall, weil ihn erst ein Treffer auf einen Kern auslöst.
item-particle-panic-deep-shower-a = Eine gekrümmte Spur führt zu einem Schauer, der erst tief im dicken Metall beginnt. Was kam herein?
item-particle-panic-deep-shower-a-electron = Ein Elektron
item-particle-panic-deep-shower-a-neutron = Ein Neutron
item-particle-panic-deep-shower-a-proton = Ein Proton
item-particle-panic-deep-shower-a-photon = Ein Photon
item-particle-panic-deep-shower-b = Keine Spur führt zu einem Schauer, der erst tief im dicken Metall beginnt. Was kam herein?
item-particle-panic-deep-shower-b-neutron = Ein Neutron
item-particle-panic-deep-shower-b-photon = Ein Photon
item-particle-panic-deep-shower-b-electron = Ein Elektron
item-particle-panic-deep-shower-b-proton = Ein Proton

## Missing momentum

item-particle-panic-missing-momentum-law = Fehlt auf einer Seite Impuls, so trug ihn etwas Ungesehenes fort, weil Impuls nie verloren geht.
item-particle-panic-missing-momentum-a = Vor einem Stoß bewegt sich nichts auf oder ab. Danach fliegt alles Sichtbare nach oben. Was bedeutet das?
item-particle-panic-missing-momentum-a-lost = Die Bewegung nach unten ging verloren
item-particle-panic-missing-momentum-a-pushed = Der Stoß hat alles nach oben geschoben
item-particle-panic-missing-momentum-a-light = Die neuen Teilchen sind leichter als Luft
item-particle-panic-missing-momentum-a-unseen = Etwas Ungesehenes flog nach unten
item-particle-panic-missing-momentum-a-why = Welches Teilchen entkommt oft so?
item-particle-panic-missing-momentum-a-why-muon = Ein Myon
item-particle-panic-missing-momentum-a-why-neutrino = Ein Neutrino
item-particle-panic-missing-momentum-a-why-photon = Ein Photon
item-particle-panic-missing-momentum-b = Vor einem Stoß bewegt sich nichts zur Seite. Danach fliegt alles Sichtbare nach links. Was bedeutet das?
item-particle-panic-missing-momentum-b-light = Die neuen Teilchen rollen zu einer Seite
item-particle-panic-missing-momentum-b-unseen = Etwas Ungesehenes flog nach rechts
item-particle-panic-missing-momentum-b-pushed = Der Stoß hat alles nach links geschoben
item-particle-panic-missing-momentum-b-lost = Die Bewegung nach rechts ging verloren
item-particle-panic-missing-momentum-b-why = Welches Teilchen entkommt oft so?
item-particle-panic-missing-momentum-b-why-neutrino = Ein Neutrino
item-particle-panic-missing-momentum-b-why-photon = Ein Photon
item-particle-panic-missing-momentum-b-why-muon = Ein Myon

## Jets

item-particle-panic-jets-law = Ein Quark oder Gluon zeigt sich als schmales Bündel von Teilchen, weil es nicht allein sein kann.
item-particle-panic-jets-a = Ein Quark fliegt aus einem Stoß heraus. Was zeigt der Detektor davon?
item-particle-panic-jets-a-spray = Ein schmales Bündel vieler Teilchen
item-particle-panic-jets-a-pieces = Die kleinen Stücke, aus denen es bestand
item-particle-panic-jets-a-nothing = Nichts, weil ein Quark zu klein ist
item-particle-panic-jets-a-single = Eine einzelne Spur des Quarks
item-particle-panic-jets-b = Ein Gluon fliegt aus einem Stoß heraus. Was zeigt der Detektor davon?
item-particle-panic-jets-b-nothing = Nichts, weil ein Gluon zu klein ist
item-particle-panic-jets-b-single = Eine einzelne Spur des Gluons
item-particle-panic-jets-b-spray = Ein schmales Bündel vieler Teilchen
item-particle-panic-jets-b-pieces = Die kleinen Stücke, aus denen es bestand

## Displaced vertex

item-particle-panic-displaced-vertex-law = Spuren, die abseits des Stoßes beginnen, zeigen einen Zerfall, weil manche Teilchen vorher ein Stück weit fliegen.
item-particle-panic-displaced-vertex-a = Zwei Spuren beginnen gemeinsam, ein paar Millimeter neben den Strahlen. Was geschah dort?
item-particle-panic-displaced-vertex-a-crash = Auch dort stießen die Strahlen zusammen
item-particle-panic-displaced-vertex-a-decay = Ein Teilchen flog dorthin und zerfiel
item-particle-panic-displaced-vertex-a-nothing = Zwei Teilchen kamen aus dem Nichts
item-particle-panic-displaced-vertex-a-slow = Zwei langsame Teilchen wurden dort schnell
item-particle-panic-displaced-vertex-b = Zwei Spuren bilden ein V, deutlich abseits der Strahlen. Was geschah an der Spitze des V?
item-particle-panic-displaced-vertex-b-slow = Zwei langsame Teilchen wurden dort schnell
item-particle-panic-displaced-vertex-b-nothing = Zwei Teilchen kamen aus dem Nichts
item-particle-panic-displaced-vertex-b-crash = Auch dort stießen die Strahlen zusammen
item-particle-panic-displaced-vertex-b-decay = Ein Teilchen flog dorthin und zerfiel
