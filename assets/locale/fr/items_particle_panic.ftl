# Test items on the lesson of Particle Panic: stems, choices, reasons and laws.

## Magnet bends

item-particle-panic-magnet-bends-law = Les traces sont courbes dans un détecteur, parce que son aimant dévie les charges en mouvement.
item-particle-panic-magnet-bends-a = Les traces dans un détecteur sont courbes, parce qu’il a un aimant. Que fait l’aimant aux particules ?
item-particle-panic-magnet-bends-a-charge = Il dévie les charges en mouvement
item-particle-panic-magnet-bends-a-heavy = Il attire surtout les plus lourdes
item-particle-panic-magnet-bends-a-iron = Il les attire comme il attire le fer
item-particle-panic-magnet-bends-a-spin = Il les fait tourner comme des toupies
item-particle-panic-magnet-bends-b = Sans son aimant, un détecteur ne montrerait que des traces droites. Que fait l’aimant aux particules ?
item-particle-panic-magnet-bends-b-spin = Il les fait tourner sur elles-mêmes
item-particle-panic-magnet-bends-b-iron = Il tire dessus comme sur des clous
item-particle-panic-magnet-bends-b-charge = Il agit sur les charges en vol
item-particle-panic-magnet-bends-b-heavy = Il tire surtout sur les lourdes
item-particle-panic-magnet-bends-c = Le champ magnétique terrestre guide des particules du Soleil vers les pôles, où naissent les aurores. Lesquelles guide-t-il ?
item-particle-panic-magnet-bends-c-charge = Celles qui ont une charge électrique
item-particle-panic-magnet-bends-c-heavy = Celles qui sont lourdes
item-particle-panic-magnet-bends-c-iron = Celles qui ont du fer
item-particle-panic-magnet-bends-c-spin = Celles qui tournent

## Force decides depth

item-particle-panic-force-decides-depth-law = Les hadrons vont plus loin que les électrons et les photons, parce qu’ils ne font une gerbe que s’ils heurtent un noyau.
item-particle-panic-force-decides-depth-a = Un électron et un proton de même énergie entrent dans un détecteur. Lequel va le plus loin ?
item-particle-panic-force-decides-depth-a-light = L’électron : il est bien plus léger
item-particle-panic-force-decides-depth-a-hadron = Le proton : il doit heurter un noyau
item-particle-panic-force-decides-depth-a-fast = L’électron : il est plus rapide
item-particle-panic-force-decides-depth-a-both = Les deux : seule la charge décide
item-particle-panic-force-decides-depth-b = Un photon et un neutron de même énergie entrent dans un détecteur. Lequel va le plus loin ?
item-particle-panic-force-decides-depth-b-both = Les deux : aucun n’a de charge
item-particle-panic-force-decides-depth-b-fast = Le photon : il est plus rapide
item-particle-panic-force-decides-depth-b-light = Le photon : il n’a aucune masse
item-particle-panic-force-decides-depth-b-hadron = Le neutron : il doit heurter un noyau
item-particle-panic-force-decides-depth-c = Photons, électrons et neutrons de même énergie, très élevée, arrivent sur un mur de plomb. Lesquels font leur gerbe le plus loin dedans ?
item-particle-panic-force-decides-depth-c-neutron = Les neutrons : il leur faut un noyau
item-particle-panic-force-decides-depth-c-photon = Les photons, qui n’ont pas la moindre masse
item-particle-panic-force-decides-depth-c-electron = Les électrons, qui sont rapides
item-particle-panic-force-decides-depth-c-same = Tous à la même profondeur

## Track or no track

item-particle-panic-track-or-no-track-law = Électrons et photons produisent une gerbe dès le début, mais seul l’électron laisse une trace, parce qu’il a une charge.
item-particle-panic-track-or-no-track-a = Une gerbe étroite commence tôt dans un détecteur, et aucune trace n’y mène. Qu’est-ce qui est entré ?
item-particle-panic-track-or-no-track-b = Une gerbe étroite commence tôt dans un détecteur, et une trace courbe y mène. Qu’est-ce qui est entré ?
item-particle-panic-track-or-no-track-c = Dans une chambre à brouillard, un photon arrache un électron à un atome. Où commence la trace dans le brouillard ?
item-particle-panic-track-or-no-track-c-electron = À cet atome
item-particle-panic-track-or-no-track-c-photon = Où le photon est entré
item-particle-panic-track-or-no-track-c-nowhere = Nulle part : ils sont trop petits
item-particle-panic-track-or-no-track-c-later = Où l’électron devient rapide

## Muon gets through

item-particle-panic-muon-gets-through-law = Un muon traverse toutes les couches, parce qu’il est trop lourd pour faire une gerbe et n’est pas sensible à l’interaction forte.
item-particle-panic-muon-gets-through-a = Une particule laisse une trace même dans la couche la plus extérieure, derrière du fer épais. Laquelle ?
item-particle-panic-muon-gets-through-b = Une trace traverse toutes les couches et ressort derrière du fer épais. Quelle particule l’a laissée ?
item-particle-panic-muon-gets-through-c = Grâce aux muons venus du ciel, des physiciens ont trouvé un vide dans une pyramide. Pourquoi les muons conviennent-ils ?
item-particle-panic-muon-gets-through-c-through = Ils traversent la pierre, et leur charge laisse des traces
item-particle-panic-muon-gets-through-c-light = Ce sont les particules les plus légères
item-particle-panic-muon-gets-through-c-uncharged = Ils n’ont pas de charge qui laisse des traces
item-particle-panic-muon-gets-through-c-strong = Ils sont soumis à toutes les forces dans la pierre

## Hadron track

item-particle-panic-hadron-track-law = Un proton laisse une trace et un neutron non, parce que seule une charge laisse une trace.
item-particle-panic-hadron-track-a = Aucune trace ne mène à une gerbe large qui ne commence que loin dans le détecteur. Qu’est-ce qui est entré ?
item-particle-panic-hadron-track-a-neutron = Un neutron
item-particle-panic-hadron-track-a-photon = Un photon
item-particle-panic-hadron-track-a-electron = Un électron
item-particle-panic-hadron-track-a-proton = Un proton
item-particle-panic-hadron-track-b = Une trace courbe mène à une gerbe large qui ne commence que loin dans le détecteur. Qu’est-ce qui est entré ?
item-particle-panic-hadron-track-b-electron = Un électron
item-particle-panic-hadron-track-b-neutron = Un neutron
item-particle-panic-hadron-track-b-proton = Un proton
item-particle-panic-hadron-track-b-photon = Un photon
item-particle-panic-hadron-track-c = Un neutron traverse une pellicule photo et y arrache un proton à un atome. Quel trajet la pellicule montre-t-elle ?
item-particle-panic-hadron-track-c-proton = Celui du proton seul
item-particle-panic-hadron-track-c-both = Ceux des deux
item-particle-panic-hadron-track-c-neutron = Celui du neutron, plus lourd
item-particle-panic-hadron-track-c-none = Aucun : ils sont trop petits

## Missing momentum

item-particle-panic-missing-momentum-law = S’il manque de l’impulsion (quantité de mouvement) d’un côté, quelque chose d’invisible l’a emportée, parce que l’impulsion ne se perd jamais.
item-particle-panic-missing-momentum-a = Avant un choc, rien ne bouge vers le haut ou le bas. Après, tout ce qu’on voit part vers le haut. Qu’en conclure ?
item-particle-panic-missing-momentum-a-lost = Le mouvement vers le bas s’est perdu
item-particle-panic-missing-momentum-a-unseen = Quelque chose d’invisible est parti vers le bas
item-particle-panic-missing-momentum-a-pushed = Le choc a tout poussé vers le haut
item-particle-panic-missing-momentum-a-light = Les nouvelles particules sont plus légères que l’air
item-particle-panic-missing-momentum-a-why = Quelle particule s’échappe souvent ainsi ?
item-particle-panic-missing-momentum-a-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-a-why-muon = Un muon
item-particle-panic-missing-momentum-a-why-photon = Un photon
item-particle-panic-missing-momentum-b = Avant un choc, rien ne bouge de côté. Après, tout ce qu’on voit part vers la gauche. Qu’en conclure ?
item-particle-panic-missing-momentum-b-light = Les nouvelles particules roulent toutes d’un côté
item-particle-panic-missing-momentum-b-lost = Le mouvement vers la droite s’est perdu
item-particle-panic-missing-momentum-b-pushed = Le choc a tout poussé vers la gauche
item-particle-panic-missing-momentum-b-unseen = Quelque chose d’invisible est parti à droite
item-particle-panic-missing-momentum-b-why = Quelle particule s’échappe souvent ainsi ?
item-particle-panic-missing-momentum-b-why-muon = Un muon
item-particle-panic-missing-momentum-b-why-photon = Un photon
item-particle-panic-missing-momentum-b-why-neutrino = Un neutrino
item-particle-panic-missing-momentum-c = Un noyau au repos émet un électron et ne part pas exactement à l’opposé. Qu’en conclure ?
item-particle-panic-missing-momentum-c-third = Une autre particule a filé sans être vue
item-particle-panic-missing-momentum-c-nothing = Une telle désintégration crée du mouvement
item-particle-panic-missing-momentum-c-used = Du mouvement y est consommé
item-particle-panic-missing-momentum-c-rare = De l’impulsion se perd parfois

## Jets

item-particle-panic-jets-law = Un quark ou un gluon apparaît comme un groupe serré de particules, parce qu’il ne peut pas rester seul.
item-particle-panic-jets-a = Un quark jaillit d’un choc. Qu’en montre le détecteur ?
item-particle-panic-jets-a-single = Une seule trace, celle du quark
item-particle-panic-jets-a-pieces = Les petits morceaux dont il était fait
item-particle-panic-jets-a-spray = Un groupe serré de nombreuses particules
item-particle-panic-jets-a-nothing = Rien, parce qu’un quark est trop petit
item-particle-panic-jets-b = Un gluon jaillit d’un choc. Qu’en montre le détecteur ?
item-particle-panic-jets-b-spray = Plusieurs traces serrées les unes contre les autres
item-particle-panic-jets-b-nothing = Rien du tout : les gluons sont minuscules
item-particle-panic-jets-b-single = Une trace, là où le gluon a volé
item-particle-panic-jets-b-pieces = Des fragments du gluon lui-même
item-particle-panic-jets-c = Un électron et un positon deviennent un quark et un antiquark. Parfois apparaissent trois groupes serrés. Qu’est-ce qui a fait le troisième ?
item-particle-panic-jets-c-gluon = Un gluon qui a été émis
item-particle-panic-jets-c-alone = Un troisième quark, tout seul
item-particle-panic-jets-c-piece = Un morceau détaché d’un quark
item-particle-panic-jets-c-second = Une seconde collision tout près

## Displaced vertex

item-particle-panic-displaced-vertex-law = Des traces qui commencent loin du choc montrent une désintégration, parce que certaines particules font d’abord un bout de chemin.
item-particle-panic-displaced-vertex-a = Deux traces commencent ensemble, à l’écart de la collision et des faisceaux. Que s’est-il passé là ?
item-particle-panic-displaced-vertex-a-crash = Les deux faisceaux s’y sont heurtés aussi
item-particle-panic-displaced-vertex-a-slow = Deux particules lentes y sont devenues rapides
item-particle-panic-displaced-vertex-a-nothing = Deux particules y sont nées de rien
item-particle-panic-displaced-vertex-a-decay = Une particule est venue et s’est désintégrée
item-particle-panic-displaced-vertex-b = Deux traces forment un V, à l’écart de la collision et des faisceaux. Que s’est-il passé à la pointe du V ?
item-particle-panic-displaced-vertex-b-slow = Quelque chose de lent y a pris de la vitesse
item-particle-panic-displaced-vertex-b-decay = Une particule venue du choc s’y est désintégrée
item-particle-panic-displaced-vertex-b-nothing = Deux particules ont jailli du vide
item-particle-panic-displaced-vertex-b-crash = Les faisceaux se sont croisés une seconde fois
item-particle-panic-displaced-vertex-c = Certaines particules volent quelques millimètres avant de se désintégrer. Si elles vivaient dix fois plus longtemps, où commenceraient les traces des produits ?
item-particle-panic-displaced-vertex-c-further = Plus loin de la collision
item-particle-panic-displaced-vertex-c-collision = À la collision même, comme maintenant
item-particle-panic-displaced-vertex-c-fainter = Au même endroit, mais plus faibles
item-particle-panic-displaced-vertex-c-slower = Où les produits deviennent rapides
