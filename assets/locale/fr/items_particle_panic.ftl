# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Charge bends

item-particle-panic-charge-bends-law = Un aimant dévie une particule et son antiparticule de côtés opposés, parce que leurs charges sont opposées.
item-particle-panic-charge-bends-a = Un aimant dévie une particule chargée vers la gauche. Que fait son antiparticule, aussi rapide qu’elle ?
item-particle-panic-charge-bends-a-other = Elle part à droite
item-particle-panic-charge-bends-a-same = Elle part aussi à gauche
item-particle-panic-charge-bends-a-straight = Elle va tout droit
item-particle-panic-charge-bends-b = Un aimant dévie une antiparticule chargée vers la droite. Que fait la particule correspondante, aussi rapide qu’elle ?
item-particle-panic-charge-bends-b-straight = Elle va tout droit
item-particle-panic-charge-bends-b-same = Elle part aussi à droite
item-particle-panic-charge-bends-b-other = Elle part à gauche

## Fast is straight

item-particle-panic-fast-is-straight-law = De deux particules identiques, la plus rapide laisse la trace la plus droite, parce qu’une grande impulsion est plus dure à dévier.
item-particle-panic-fast-is-straight-a = Deux particules identiques traversent le même aimant. Une trace est presque droite, l’autre enroulée. Laquelle avait le plus d’énergie ?
item-particle-panic-fast-is-straight-a-curled = Celle à la trace enroulée
item-particle-panic-fast-is-straight-a-straight = Celle à la trace droite
item-particle-panic-fast-is-straight-a-both = Les deux en avaient autant
item-particle-panic-fast-is-straight-a-why = Pourquoi ?
item-particle-panic-fast-is-straight-a-why-hard = Plus d’énergie la rend plus dure à dévier
item-particle-panic-fast-is-straight-a-why-charge = Seule la charge décide de la courbure
item-particle-panic-fast-is-straight-a-why-whirl = Plus d’énergie la fait tourbillonner
item-particle-panic-fast-is-straight-b = Une particule traverse deux fois un aimant. D’abord sa trace est enroulée, puis presque droite. Quand avait-elle le plus d’énergie ?
item-particle-panic-fast-is-straight-b-straight = Avec la trace droite
item-particle-panic-fast-is-straight-b-curled = Avec la trace enroulée
item-particle-panic-fast-is-straight-b-both = Les deux fois autant
item-particle-panic-fast-is-straight-b-why = Pourquoi ?
item-particle-panic-fast-is-straight-b-why-whirl = Plus d’énergie la fait tourbillonner
item-particle-panic-fast-is-straight-b-why-charge = Seule la charge décide de la courbure
item-particle-panic-fast-is-straight-b-why-hard = Plus d’énergie la rend plus dure à dévier

## Track or no track

item-particle-panic-track-or-no-track-law = Électrons et photons font tôt une gerbe, mais seul l’électron laisse une trace, parce qu’il a une charge.
item-particle-panic-track-or-no-track-a = Une gerbe dense commence tôt dans un détecteur, et aucune trace n’y mène. Qu’est-ce qui est entré ?
item-particle-panic-track-or-no-track-b = Une gerbe dense commence tôt dans un détecteur, et une trace courbe y mène. Qu’est-ce qui est entré ?

## Muon gets through

item-particle-panic-muon-gets-through-law = Un muon laisse une trace dans chaque couche, parce qu’il a une charge mais ne fait pas de gerbe.
item-particle-panic-muon-gets-through-a = Une particule laisse une trace même dans la couche la plus extérieure, derrière du fer épais. Laquelle ?
item-particle-panic-muon-gets-through-b = Une trace traverse toutes les couches et ressort derrière du fer épais. Quelle particule l’a laissée ?

## Deep shower

item-particle-panic-deep-shower-law = Protons et neutrons font leur gerbe loin dans le métal épais, parce qu’il faut d’abord toucher un noyau.
item-particle-panic-deep-shower-a = Une trace courbe mène à une gerbe qui ne commence que loin dans le métal épais. Qu’est-ce qui est entré ?
item-particle-panic-deep-shower-a-electron = Un électron
item-particle-panic-deep-shower-a-neutron = Un neutron
item-particle-panic-deep-shower-a-proton = Un proton
item-particle-panic-deep-shower-a-photon = Un photon
item-particle-panic-deep-shower-b = Aucune trace ne mène à une gerbe qui ne commence que loin dans le métal épais. Qu’est-ce qui est entré ?
item-particle-panic-deep-shower-b-neutron = Un neutron
item-particle-panic-deep-shower-b-photon = Un photon
item-particle-panic-deep-shower-b-electron = Un électron
item-particle-panic-deep-shower-b-proton = Un proton

## Missing momentum

item-particle-panic-missing-momentum-law = S’il manque de l’impulsion d’un côté, quelque chose d’invisible l’a emportée, parce que l’impulsion ne se perd jamais.
item-particle-panic-missing-momentum-a = Avant un choc, rien ne bouge vers le haut ou le bas. Après, tout ce qu’on voit part vers le haut. Qu’en conclure ?
item-particle-panic-missing-momentum-a-lost = Le mouvement vers le bas s’est perdu
item-particle-panic-missing-momentum-a-pushed = Le choc a tout poussé vers le haut
item-particle-panic-missing-momentum-a-light = Les nouvelles particules sont plus légères que l’air
item-particle-panic-missing-momentum-a-unseen = Quelque chose d’invisible est parti vers le bas
item-particle-panic-missing-momentum-a-why = Quelle particule s’échappe souvent ainsi ?
item-particle-panic-missing-momentum-a-why-muon = Un muon
item-particle-panic-missing-momentum-a-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-a-why-photon = Un photon
item-particle-panic-missing-momentum-b = Avant un choc, rien ne bouge de côté. Après, tout ce qu’on voit part vers la gauche. Qu’en conclure ?
item-particle-panic-missing-momentum-b-light = Les nouvelles particules roulent toutes d’un côté
item-particle-panic-missing-momentum-b-unseen = Quelque chose d’invisible est parti à droite
item-particle-panic-missing-momentum-b-pushed = Le choc a tout poussé vers la gauche
item-particle-panic-missing-momentum-b-lost = Le mouvement vers la droite s’est perdu
item-particle-panic-missing-momentum-b-why = Quelle particule s’échappe souvent ainsi ?
item-particle-panic-missing-momentum-b-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-b-why-photon = Un photon
item-particle-panic-missing-momentum-b-why-muon = Un muon

## Jets

item-particle-panic-jets-law = Un quark ou un gluon se montre comme un jet étroit de particules, parce qu’il ne peut pas rester seul.
item-particle-panic-jets-a = Un quark jaillit d’un choc. Qu’en montre le détecteur ?
item-particle-panic-jets-a-spray = Un jet étroit de nombreuses particules
item-particle-panic-jets-a-pieces = Les petits morceaux dont il était fait
item-particle-panic-jets-a-nothing = Rien, parce qu’un quark est trop petit
item-particle-panic-jets-a-single = Une seule trace, celle du quark
item-particle-panic-jets-b = Un gluon jaillit d’un choc. Qu’en montre le détecteur ?
item-particle-panic-jets-b-nothing = Rien, parce qu’un gluon est trop petit
item-particle-panic-jets-b-single = Une seule trace, celle du gluon
item-particle-panic-jets-b-spray = Un jet étroit de nombreuses particules
item-particle-panic-jets-b-pieces = Les petits morceaux dont il était fait

## Displaced vertex

item-particle-panic-displaced-vertex-law = Des traces qui commencent loin du choc montrent une désintégration, parce que certaines particules font d’abord un bout de chemin.
item-particle-panic-displaced-vertex-a = Deux traces commencent ensemble, à quelques millimètres des faisceaux. Que s’est-il passé là ?
item-particle-panic-displaced-vertex-a-crash = Les deux faisceaux s’y sont heurtés aussi
item-particle-panic-displaced-vertex-a-decay = Une particule venue là s’y est désintégrée
item-particle-panic-displaced-vertex-a-nothing = Deux particules y sont nées de rien
item-particle-panic-displaced-vertex-a-slow = Deux particules lentes y sont devenues rapides
item-particle-panic-displaced-vertex-b = Deux traces forment un V, nettement à l’écart des faisceaux. Que s’est-il passé à la pointe du V ?
item-particle-panic-displaced-vertex-b-slow = Deux particules lentes y sont devenues rapides
item-particle-panic-displaced-vertex-b-nothing = Deux particules y sont nées de rien
item-particle-panic-displaced-vertex-b-crash = Les deux faisceaux s’y sont heurtés aussi
item-particle-panic-displaced-vertex-b-decay = Une particule venue là s’y est désintégrée
