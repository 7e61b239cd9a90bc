# Test items on the second lesson of Tutti Quantum: stems, choices, reasons and laws.

## Gluons meet

item-tutti-quantum-2-gluons-meet-law = Les gluons se rencontrent entre eux parce qu’ils ont une charge de couleur. Les photons non, parce qu’ils n’ont pas de charge.
item-tutti-quantum-2-gluons-meet-a = Trois gluons peuvent se rejoindre dans un vertex. Pourquoi ?
item-tutti-quantum-2-gluons-meet-a-colour = Ils ont eux-mêmes une charge de couleur
item-tutti-quantum-2-gluons-meet-a-electric = Ils ont eux-mêmes une charge électrique
item-tutti-quantum-2-gluons-meet-a-heavy = Ils sont plus lourds que les photons
item-tutti-quantum-2-gluons-meet-a-equal = Des particules identiques le peuvent toujours
item-tutti-quantum-2-gluons-meet-b = Trois photons ne peuvent pas se rejoindre dans un vertex. Pourquoi ?
item-tutti-quantum-2-gluons-meet-b-mass = Ils n’ont eux-mêmes aucune masse
item-tutti-quantum-2-gluons-meet-b-fast = Ils sont plus rapides que les gluons
item-tutti-quantum-2-gluons-meet-b-electric = Ils n’ont eux-mêmes aucune charge
item-tutti-quantum-2-gluons-meet-b-equal = Des particules identiques ne le peuvent jamais
item-tutti-quantum-2-gluons-meet-c = Supposons que les photons aient une charge électrique. Que ferait la lumière de deux lampes là où leurs faisceaux se croisent ?
item-tutti-quantum-2-gluons-meet-c-push = Elle se dévierait elle-même
item-tutti-quantum-2-gluons-meet-c-fast = Elle passerait, car elle est rapide
item-tutti-quantum-2-gluons-meet-c-mass = Elle passerait, car elle n’a pas de masse
item-tutti-quantum-2-gluons-meet-c-equal = Elle s’arrêterait, car des choses égales s’évitent

## Gluons hold

item-tutti-quantum-2-gluons-hold-law = Les gluons retiennent les quarks dans le proton, parce que l’interaction forte agit sur leur charge de couleur.
item-tutti-quantum-2-gluons-hold-a = Qu’est-ce qui retient les trois quarks dans un proton ?
item-tutti-quantum-2-gluons-hold-a-photons = Les photons, qui agissent sur la charge électrique
item-tutti-quantum-2-gluons-hold-a-gluons = Les gluons, qui agissent sur la charge de couleur
item-tutti-quantum-2-gluons-hold-a-gravity = La gravitation, qui agit sur toutes les masses
item-tutti-quantum-2-gluons-hold-a-shell = Une coque solide, qui les enferme tous les trois
item-tutti-quantum-2-gluons-hold-b = Qu’est-ce qui retient les trois quarks dans un neutron ?
item-tutti-quantum-2-gluons-hold-b-shell = Une coque autour d’eux
item-tutti-quantum-2-gluons-hold-b-gravity = La gravitation entre eux
item-tutti-quantum-2-gluons-hold-b-photons = Des photons entre leurs charges électriques
item-tutti-quantum-2-gluons-hold-b-gluons = Des gluons entre leurs charges de couleur
item-tutti-quantum-2-gluons-hold-c = On écarte deux quarks de plus en plus, et l’énergie des gluons entre eux augmente. Que se passe-t-il à la fin ?
item-tutti-quantum-2-gluons-hold-c-pair = Il en naît un nouveau quark et un antiquark
item-tutti-quantum-2-gluons-hold-c-alone = Chaque quark s’envole seul
item-tutti-quantum-2-gluons-hold-c-worn = Les gluons s’usent
item-tutti-quantum-2-gluons-hold-c-pieces = Les quarks se brisent en morceaux

## Every vertex

item-tutti-quantum-2-every-vertex-law = Un diagramme n’est possible que si tous ses vertex le sont, parce que les charges sont conservées à chacun.
item-tutti-quantum-2-every-vertex-a = Un diagramme a dix vertex. Neuf existent dans la nature, un seul n’existe pas. Ce processus peut-il avoir lieu ?
item-tutti-quantum-2-every-vertex-a-most = Oui, car la plupart des vertex sont possibles
item-tutti-quantum-2-every-vertex-a-seldom = Oui, mais plus rarement que d’autres
item-tutti-quantum-2-every-vertex-a-bad = Non, car un des vertex est impossible
item-tutti-quantum-2-every-vertex-a-many = Non, car dix vertex, c’est beaucoup trop
item-tutti-quantum-2-every-vertex-b = Un diagramme a huit vertex. Un seul est faux : un électron y devient un quark. Ce processus peut-il avoir lieu ?
item-tutti-quantum-2-every-vertex-b-bad = Non : à un endroit, c’est impossible
item-tutti-quantum-2-every-vertex-b-most = Oui : sept bons compensent un mauvais
item-tutti-quantum-2-every-vertex-b-seldom = Oui, mais seulement de temps en temps
item-tutti-quantum-2-every-vertex-b-many = Non, car huit vertex, c’est beaucoup trop
item-tutti-quantum-2-every-vertex-c = À un vertex une charge se perd, au suivant elle revient. À la fin, la somme est juste. Est-ce possible ?
item-tutti-quantum-2-every-vertex-c-each = Non : chaque vertex doit garder la charge
item-tutti-quantum-2-every-vertex-c-total = Oui : seule la somme finale compte
item-tutti-quantum-2-every-vertex-c-seldom = Oui, mais cela n’arrive presque jamais
item-tutti-quantum-2-every-vertex-c-many = Non : c’est trop compliqué

## Loop inside

item-tutti-quantum-2-loop-inside-law = Une boucle fermée est faite de particules virtuelles, parce que ses lignes commencent et finissent à l’intérieur.
item-tutti-quantum-2-loop-inside-a = Un diagramme a une boucle fermée de lignes de quark. Que veut dire cette boucle ?
item-tutti-quantum-2-loop-inside-a-round = Un quark tourne en rond sans s’arrêter
item-tutti-quantum-2-loop-inside-a-again = Le processus recommence encore et encore
item-tutti-quantum-2-loop-inside-a-caught = Des quarks y sont pris et ne peuvent plus s’échapper
item-tutti-quantum-2-loop-inside-a-inside = Des quarks y participent, mais aucun n’en sort
item-tutti-quantum-2-loop-inside-b = Un diagramme a une boucle fermée de lignes d’électron. Que veut dire cette boucle ?
item-tutti-quantum-2-loop-inside-b-caught = Des électrons y sont pris et ne peuvent plus s’échapper
item-tutti-quantum-2-loop-inside-b-inside = Ils y participent, et aucun n’en sort
item-tutti-quantum-2-loop-inside-b-round = Un électron y tourne en rond, comme dans un atome
item-tutti-quantum-2-loop-inside-b-again = Tout le processus se répète
item-tutti-quantum-2-loop-inside-c = Dans un diagramme, un photon devient une boucle d’électron et de positon, puis de nouveau un photon. Qu’est-ce qui atteint un détecteur ?
item-tutti-quantum-2-loop-inside-c-photon = Le photon seul
item-tutti-quantum-2-loop-inside-c-pair = Un électron et un positon
item-tutti-quantum-2-loop-inside-c-all = Deux photons, un électron et un positon
item-tutti-quantum-2-loop-inside-c-again = Un photon après l’autre

## Loop measured

item-tutti-quantum-2-loop-measured-law = On sait que les boucles comptent, parce que les mesures de précision ne s’accordent qu’avec les calculs qui en contiennent.
item-tutti-quantum-2-loop-measured-a = Les physiciens mettent des boucles dans leurs calculs. Comment savent-ils que c’est juste ?
item-tutti-quantum-2-loop-measured-a-fit = Les mesures ne s’accordent qu’avec des calculs à boucles
item-tutti-quantum-2-loop-measured-a-seen = Des microscopes très puissants les ont montrées
item-tutti-quantum-2-loop-measured-a-tracks = Les boucles laissent des traces rondes dans les détecteurs
item-tutti-quantum-2-loop-measured-a-drawn = Ils ne le savent pas : ce ne sont que des dessins
item-tutti-quantum-2-loop-measured-b = L’électron est un minuscule aimant. On l’a mesuré avec une grande précision. Comment cela montre-t-il que les boucles comptent ?
item-tutti-quantum-2-loop-measured-b-drawn = Cela ne le montre pas : ce ne sont que des dessins
item-tutti-quantum-2-loop-measured-b-tracks = L’électron fait des tours en boucle dans cet aimant
item-tutti-quantum-2-loop-measured-b-fit = La valeur ne s’accorde qu’avec des calculs à boucles
item-tutti-quantum-2-loop-measured-b-seen = On voit les boucles dans l’aimant lui-même
item-tutti-quantum-2-loop-measured-c = Deux états de l’hydrogène diffèrent d’une infime énergie. Sans boucles, elle serait nulle ; avec elles, le calcul est juste. Qu’en conclure ?
item-tutti-quantum-2-loop-measured-c-real = Les boucles agissent dans la nature
item-tutti-quantum-2-loop-measured-c-inexact = Les mesures ne sont jamais exactes
item-tutti-quantum-2-loop-measured-c-path = L’électron court en petites boucles
item-tutti-quantum-2-loop-measured-c-seen = Un microscope a montré les boucles

## Inner line

item-tutti-quantum-2-inner-line-law = Seules les lignes qui ont un bout libre peuvent atteindre un détecteur, parce que les autres restent à l’intérieur.
item-tutti-quantum-2-inner-line-a = Deux électrons entrent, une ligne de photon les relie, et deux électrons sortent. Que peut capter ensuite un détecteur ?
item-tutti-quantum-2-inner-line-a-photon = Seulement le photon
item-tutti-quantum-2-inner-line-a-out = Seulement deux électrons
item-tutti-quantum-2-inner-line-a-both = Deux électrons et le photon
item-tutti-quantum-2-inner-line-a-all = Quatre électrons et le photon
item-tutti-quantum-2-inner-line-a-why = Pourquoi ?
item-tutti-quantum-2-inner-line-a-why-inside = Une ligne entre deux vertex reste à l’intérieur
item-tutti-quantum-2-inner-line-a-why-small = Un photon est trop petit pour un détecteur
item-tutti-quantum-2-inner-line-a-why-each = On peut capter chaque ligne d’un diagramme
item-tutti-quantum-2-inner-line-b = Un électron et un positon deviennent une ligne de photon. Celle-ci devient un muon et un antimuon. Que peut capter ensuite un détecteur ?
item-tutti-quantum-2-inner-line-b-both = Muon, antimuon et photon
item-tutti-quantum-2-inner-line-b-all = Les cinq particules du diagramme
item-tutti-quantum-2-inner-line-b-photon = Seulement le photon
item-tutti-quantum-2-inner-line-b-out = Seulement muon et antimuon
item-tutti-quantum-2-inner-line-b-why = Pourquoi ?
item-tutti-quantum-2-inner-line-b-why-each = Tout ce qui a une ligne sort
item-tutti-quantum-2-inner-line-b-why-small = Aucun détecteur ne voit rien d’aussi petit
item-tutti-quantum-2-inner-line-b-why-inside = Sa ligne n’a pas de bout libre
item-tutti-quantum-2-inner-line-c = Quand un neutron se désintègre, une ligne de W relie deux vertex du diagramme. Pourquoi aucun détecteur ne capte-t-il ce W ?
item-tutti-quantum-2-inner-line-c-inside = Il commence et finit à l’intérieur du processus
item-tutti-quantum-2-inner-line-c-heavy = Il est si lourd que l’air l’arrête
item-tutti-quantum-2-inner-line-c-small = Il est trop petit pour un détecteur
item-tutti-quantum-2-inner-line-c-line = On le capte, comme toute autre ligne

## Diagrams add up

item-tutti-quantum-2-diagrams-add-up-law = Un diagramme seul ne montre pas ce qui s’est passé, parce que tous ensemble donnent la probabilité.
item-tutti-quantum-2-diagrams-add-up-a = Deux électrons se repoussent. Beaucoup de diagrammes conviennent. Qu’en font les physiciens ?
item-tutti-quantum-2-diagrams-add-up-a-took = Ils cherchent lequel a vraiment eu lieu
item-tutti-quantum-2-diagrams-add-up-a-simple = Ils en gardent un seul, car les autres sont faux
item-tutti-quantum-2-diagrams-add-up-a-add = Ils les additionnent tous pour avoir la probabilité
item-tutti-quantum-2-diagrams-add-up-a-own = Ils en donnent un différent à chaque paire d’électrons
item-tutti-quantum-2-diagrams-add-up-b = Un photon rebondit sur un électron. Plusieurs diagrammes conviennent. Qu’en font les physiciens ?
item-tutti-quantum-2-diagrams-add-up-b-add = Ils prennent la somme de tous
item-tutti-quantum-2-diagrams-add-up-b-simple = Ils gardent le plus simple : les autres sont faux
item-tutti-quantum-2-diagrams-add-up-b-own = Ils en donnent un différent à chaque photon
item-tutti-quantum-2-diagrams-add-up-b-took = Ils cherchent celui qui s’est réalisé
item-tutti-quantum-2-diagrams-add-up-c = La lumière donne des franges derrière deux fentes ; elles disparaissent si l’on en ferme une. Qu’ont-elles de commun avec les diagrammes ?
item-tutti-quantum-2-diagrams-add-up-c-all = Tous les chemins comptent
item-tutti-quantum-2-diagrams-add-up-c-one = Un seul chemin a vraiment été pris
item-tutti-quantum-2-diagrams-add-up-c-short = Le chemin le plus simple est le bon
item-tutti-quantum-2-diagrams-add-up-c-drawing = Les chemins ne sont que dessinés

## Lines go on

item-tutti-quantum-2-lines-go-on-law = Une particule qui émet ou absorbe un photon reste la même, parce que sa ligne continue à travers le vertex.
item-tutti-quantum-2-lines-go-on-a = Un électron et un quark up échangent un photon. Quelles particules ressortent ?
item-tutti-quantum-2-lines-go-on-a-why = Pourquoi ?
item-tutti-quantum-2-lines-go-on-a-why-wins = Dans une rencontre, le plus fort gagne
item-tutti-quantum-2-lines-go-on-a-why-through = Chaque ligne continue à travers son vertex
item-tutti-quantum-2-lines-go-on-a-why-light = Ce qui se rencontre devient de la lumière
item-tutti-quantum-2-lines-go-on-b = Un électron et un quark down échangent un photon. Quelles particules ressortent ?
item-tutti-quantum-2-lines-go-on-b-why = Pourquoi ?
item-tutti-quantum-2-lines-go-on-b-why-through = Un photon n’arrête jamais la ligne d’une particule
item-tutti-quantum-2-lines-go-on-b-why-wins = La plus lourde des deux gagne toujours
item-tutti-quantum-2-lines-go-on-b-why-light = Les deux deviennent de la lumière en se rencontrant
item-tutti-quantum-2-lines-go-on-c = Dans un miroir, des électrons absorbent la lumière et la renvoient. Que sont ces électrons un an plus tard ?
item-tutti-quantum-2-lines-go-on-c-electrons = Des électrons, comme avant
item-tutti-quantum-2-lines-go-on-c-light = De la lumière : ils le sont peu à peu devenus
item-tutti-quantum-2-lines-go-on-c-muons = Des muons, à cause de toute cette énergie
item-tutti-quantum-2-lines-go-on-c-used = Des électrons de moindre charge
