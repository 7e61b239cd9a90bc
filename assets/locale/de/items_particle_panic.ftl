# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Magnet bends

item-particle-panic-magnet-bends-law = Spuren im Detektor sind gekrümmt, weil sein Magnet bewegte Ladungen ablenkt.
item-particle-panic-magnet-bends-a = Die Spuren in einem Detektor sind krumm, weil er einen Magneten hat. Was macht der Magnet mit den Teilchen?
item-particle-panic-magnet-bends-a-charge = Er lenkt bewegte Ladungen zur Seite ab
item-particle-panic-magnet-bends-a-heavy = Er zieht die schwersten am stärksten an
item-particle-panic-magnet-bends-a-iron = Er zieht sie an, wie er Eisen anzieht
item-particle-panic-magnet-bends-a-spin = Er lässt sie wie kleine Kugeln kreiseln
item-particle-panic-magnet-bends-b = Ohne seinen Magneten würde ein Detektor nur gerade Spuren zeigen. Was macht der Magnet mit den Teilchen?
item-particle-panic-magnet-bends-b-spin = Er lässt sie auf der Stelle rotieren
item-particle-panic-magnet-bends-b-iron = Er zieht an ihnen wie an Nägeln
item-particle-panic-magnet-bends-b-charge = Er wirkt auf bewegte Ladungen
item-particle-panic-magnet-bends-b-heavy = Er zieht am meisten an schweren
item-particle-panic-magnet-bends-c = Das Magnetfeld der Erde lenkt Teilchen der Sonne zu den Polen, wo sie Polarlichter erzeugen. Welche lenkt es?
item-particle-panic-magnet-bends-c-charge = Die mit elektrischer Ladung
item-particle-panic-magnet-bends-c-heavy = Die schweren
item-particle-panic-magnet-bends-c-iron = Die mit Eisen darin
item-particle-panic-magnet-bends-c-spin = Die, die sich drehen

## Force decides depth

item-particle-panic-force-decides-depth-law = Hadronen kommen weiter als Elektronen und Photonen, weil sie erst dann einen Schauer machen, wenn sie einen Kern treffen.
item-particle-panic-force-decides-depth-a = Ein Elektron und ein Proton mit gleicher Energie fliegen in einen Detektor. Welches kommt weiter?
item-particle-panic-force-decides-depth-a-light = Das Elektron: Es ist viel leichter
item-particle-panic-force-decides-depth-a-hadron = Das Proton: Es muss einen Kern treffen
item-particle-panic-force-decides-depth-a-fast = Das Elektron: Es ist schneller
item-particle-panic-force-decides-depth-a-both = Beide gleich: Nur die Ladung entscheidet
item-particle-panic-force-decides-depth-b = Ein Photon und ein Neutron mit gleicher Energie fliegen in einen Detektor. Welches kommt weiter?
item-particle-panic-force-decides-depth-b-both = Beide gleich: Keines hat eine Ladung
item-particle-panic-force-decides-depth-b-fast = Das Photon: Es ist schneller
item-particle-panic-force-decides-depth-b-light = Das Photon: Es hat gar keine Masse
item-particle-panic-force-decides-depth-b-hadron = Das Neutron: Es muss einen Kern treffen
item-particle-panic-force-decides-depth-c = Photonen, Elektronen und Neutronen mit gleicher, sehr hoher Energie fliegen auf eine Bleiwand. Welche machen ihren Schauer am tiefsten?
item-particle-panic-force-decides-depth-c-neutron = Neutronen: Jedes muss erst einen Kern treffen
item-particle-panic-force-decides-depth-c-photon = Photonen, weil sie nichts wiegen
item-particle-panic-force-decides-depth-c-electron = Elektronen, weil sie schnell sind
item-particle-panic-force-decides-depth-c-same = Alle gleich tief

## Track or no track

item-particle-panic-track-or-no-track-law = Elektronen und Photonen machen früh einen Schauer, aber nur das Elektron hinterlässt eine Spur, weil es Ladung hat.
item-particle-panic-track-or-no-track-a = Früh im Detektor beginnt ein schmaler Schauer, und keine Spur führt zu ihm. Was kam herein?
item-particle-panic-track-or-no-track-b = Früh im Detektor beginnt ein schmaler Schauer, und eine gekrümmte Spur führt zu ihm. Was kam herein?
item-particle-panic-track-or-no-track-c = In einer Nebelkammer schlägt ein Photon ein Elektron aus einem Atom. Wo beginnt die Spur im Nebel?
item-particle-panic-track-or-no-track-c-electron = Bei diesem Atom
item-particle-panic-track-or-no-track-c-photon = Wo das Photon hereinkam
item-particle-panic-track-or-no-track-c-nowhere = Nirgends: Beide sind zu klein
item-particle-panic-track-or-no-track-c-later = Wo das Elektron schnell wird

## Muon gets through

item-particle-panic-muon-gets-through-law = Ein Myon durchquert alle Schichten, weil es für einen Schauer zu schwer ist und die starke Wechselwirkung nicht spürt.
item-particle-panic-muon-gets-through-a = Ein Teilchen hinterlässt sogar in der äußersten Schicht eine Spur, hinter dickem Eisen. Welches?
item-particle-panic-muon-gets-through-b = Eine Spur geht durch alle Schichten und tritt hinter dickem Eisen wieder aus. Von welchem Teilchen stammt sie?
item-particle-panic-muon-gets-through-c = Mit Myonen vom Himmel fand man einen Hohlraum in einer Pyramide. Warum eignen sich Myonen dafür?
item-particle-panic-muon-gets-through-c-through = Sie durchdringen Stein, und ihre Ladung macht Spuren
item-particle-panic-muon-gets-through-c-light = Sie sind die leichtesten aller Teilchen
item-particle-panic-muon-gets-through-c-uncharged = Sie haben keine Ladung für Spuren
item-particle-panic-muon-gets-through-c-strong = Sie spüren im Stein jede Kraft

## Hadron track

item-particle-panic-hadron-track-law = Ein Proton hinterlässt eine Spur und ein Neutron nicht, weil nur Ladung eine Spur macht.
item-particle-panic-hadron-track-a = Keine Spur führt zu einem breiten Schauer, der erst tief im Detektor beginnt. Was kam herein?
item-particle-panic-hadron-track-a-neutron = Ein Neutron
item-particle-panic-hadron-track-a-photon = Ein Photon
item-particle-panic-hadron-track-a-electron = Ein Elektron
item-particle-panic-hadron-track-a-proton = Ein Proton
item-particle-panic-hadron-track-b = Eine gekrümmte Spur führt zu einem breiten Schauer, der erst tief im Detektor beginnt. Was kam herein?
item-particle-panic-hadron-track-b-electron = Ein Elektron
item-particle-panic-hadron-track-b-neutron = Ein Neutron
item-particle-panic-hadron-track-b-proton = Ein Proton
item-particle-panic-hadron-track-b-photon = Ein Photon
item-particle-panic-hadron-track-c = Ein Neutron fliegt durch einen Fotofilm und schlägt darin ein Proton aus einem Atom. Wessen Weg zeigt der Film?
item-particle-panic-hadron-track-c-proton = Nur den des Protons
item-particle-panic-hadron-track-c-both = Den von beiden
item-particle-panic-hadron-track-c-neutron = Nur den des schwereren Neutrons
item-particle-panic-hadron-track-c-none = Keinen: Sie sind zu klein

## Missing momentum

item-particle-panic-missing-momentum-law = Wenn auf einer Seite Impuls fehlt, hat ihn etwas Unsichtbares fortgetragen, weil Impuls nie verloren geht.
item-particle-panic-missing-momentum-a = Vor einem Stoß bewegt sich nichts auf oder ab. Danach fliegt alles Sichtbare nach oben. Was bedeutet das?
item-particle-panic-missing-momentum-a-lost = Die Bewegung nach unten ging verloren
item-particle-panic-missing-momentum-a-unseen = Etwas Unsichtbares flog nach unten
item-particle-panic-missing-momentum-a-pushed = Der Stoß hat alles nach oben geschoben
item-particle-panic-missing-momentum-a-light = Die neuen Teilchen sind leichter als Luft
item-particle-panic-missing-momentum-a-why = Welches Teilchen entkommt oft so?
item-particle-panic-missing-momentum-a-why-neutrino = Ein Neutrino
item-particle-panic-missing-momentum-a-why-muon = Ein Myon
item-particle-panic-missing-momentum-a-why-photon = Ein Photon
item-particle-panic-missing-momentum-b = Vor einem Stoß bewegt sich nichts zur Seite. Danach fliegt alles Sichtbare nach links. Was bedeutet das?
item-particle-panic-missing-momentum-b-light = Die neuen Teilchen rollen zu einer Seite
item-particle-panic-missing-momentum-b-lost = Die Bewegung nach rechts ging verloren
item-particle-panic-missing-momentum-b-pushed = Der Stoß hat alles nach links geschoben
item-particle-panic-missing-momentum-b-unseen = Etwas Unsichtbares flog nach rechts
item-particle-panic-missing-momentum-b-why = Welches Teilchen entkommt oft so?
item-particle-panic-missing-momentum-b-why-muon = Ein Myon
item-particle-panic-missing-momentum-b-why-photon = Ein Photon
item-particle-panic-missing-momentum-b-why-neutrino = Ein Neutrino
item-particle-panic-missing-momentum-c = Ein ruhender Kern sendet ein Elektron aus und fliegt nicht genau in die Gegenrichtung. Was folgt daraus?
item-particle-panic-missing-momentum-c-third = Ein drittes Teilchen flog ungesehen davon
item-particle-panic-missing-momentum-c-nothing = So ein Zerfall erzeugt neue Bewegung
item-particle-panic-missing-momentum-c-used = Etwas Bewegung wurde verbraucht
item-particle-panic-missing-momentum-c-rare = Impuls geht ab und zu verloren

## Jets

item-particle-panic-jets-law = Ein Quark oder Gluon zeigt sich als schmales Bündel von Teilchen, weil es nicht allein sein kann.
item-particle-panic-jets-a = Ein Quark fliegt aus einem Stoß heraus. Was zeigt der Detektor davon?
item-particle-panic-jets-a-single = Eine einzelne Spur des Quarks
item-particle-panic-jets-a-pieces = Die kleinen Stücke, aus denen es bestand
item-particle-panic-jets-a-spray = Ein schmales Bündel vieler Teilchen
item-particle-panic-jets-a-nothing = Nichts, weil ein Quark zu klein ist
item-particle-panic-jets-b = Ein Gluon fliegt aus einem Stoß heraus. Was zeigt der Detektor davon?
item-particle-panic-jets-b-spray = Ein Bündel dicht beieinanderliegender Spuren
item-particle-panic-jets-b-nothing = Gar nichts: Gluonen sind winzig
item-particle-panic-jets-b-single = Eine Spur, wo das Gluon flog
item-particle-panic-jets-b-pieces = Bruchstücke des Gluons selbst
item-particle-panic-jets-c = Ein Elektron und ein Positron werden zu Quark und Antiquark. Manchmal erscheinen drei schmale Bündel. Was machte das dritte?
item-particle-panic-jets-c-gluon = Ein abgegebenes Gluon
item-particle-panic-jets-c-alone = Ein drittes Quark, ganz allein
item-particle-panic-jets-c-piece = Ein abgebrochenes Stück eines Quarks
item-particle-panic-jets-c-second = Ein zweiter Stoß dicht daneben

## Displaced vertex

item-particle-panic-displaced-vertex-law = Spuren, die abseits der Kollision beginnen, zeigen einen Zerfall, weil manche Teilchen vorher ein Stück weit fliegen.
item-particle-panic-displaced-vertex-a = Zwei Spuren beginnen gemeinsam, abseits der Kollision und der Strahlen. Was geschah dort?
item-particle-panic-displaced-vertex-a-crash = Auch dort stießen die Strahlen zusammen
item-particle-panic-displaced-vertex-a-slow = Zwei langsame Teilchen wurden dort schnell
item-particle-panic-displaced-vertex-a-nothing = Zwei Teilchen kamen aus dem Nichts
item-particle-panic-displaced-vertex-a-decay = Ein Teilchen flog dorthin und zerfiel
item-particle-panic-displaced-vertex-b = Zwei Spuren bilden ein V, abseits der Kollision und der Strahlen. Was geschah an der Spitze des V?
item-particle-panic-displaced-vertex-b-slow = Etwas Langsames wurde an der Spitze schneller
item-particle-panic-displaced-vertex-b-decay = Ein Teilchen kam vom Stoß und zerfiel
item-particle-panic-displaced-vertex-b-nothing = Zwei Teilchen entsprangen dem leeren Raum
item-particle-panic-displaced-vertex-b-crash = Die Strahlen trafen sich ein zweites Mal
item-particle-panic-displaced-vertex-c = Manche Teilchen fliegen vor dem Zerfall ein paar Millimeter. Wo würden die Spuren ihrer Produkte beginnen, wenn sie zehnmal so lange lebten?
item-particle-panic-displaced-vertex-c-further = Weiter weg vom Stoß
item-particle-panic-displaced-vertex-c-collision = Am Stoß selbst, wie jetzt
item-particle-panic-displaced-vertex-c-fainter = Wo sie es jetzt tun, nur schwächer
item-particle-panic-displaced-vertex-c-slower = Wo die Produkte schnell werden
