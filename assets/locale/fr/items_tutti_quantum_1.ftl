# Test items on the first lesson of Tutti Quantum: stems, choices, reasons and laws.

## Vertex act

item-tutti-quantum-1-vertex-act-law = Dans un vertex, une particule en émet une autre ou l’absorbe. C’est ainsi que les forces agissent.
item-tutti-quantum-1-vertex-act-a = Dans un diagramme de Feynman, deux lignes d’électron et une de photon se rejoignent en un point. Que signifie ce point ?
item-tutti-quantum-1-vertex-act-a-act = L’électron émet le photon ou bien il l’absorbe
item-tutti-quantum-1-vertex-act-a-bounce = L’électron et le photon se cognent comme deux billes
item-tutti-quantum-1-vertex-act-a-inside = L’électron se brise : le photon était dedans
item-tutti-quantum-1-vertex-act-a-pass = Les trajectoires des trois particules s’y croisent
item-tutti-quantum-1-vertex-act-b = Dans un diagramme de Feynman, deux lignes de quark et une de photon se rejoignent en un point. Que signifie ce point ?
item-tutti-quantum-1-vertex-act-b-inside = Le quark se brise : le photon était dedans
item-tutti-quantum-1-vertex-act-b-pass = Trois trajectoires se rencontrent en un lieu de l’espace
item-tutti-quantum-1-vertex-act-b-act = Le quark émet le photon ou bien il l’absorbe
item-tutti-quantum-1-vertex-act-b-bounce = Le quark et le photon se cognent comme deux billes
item-tutti-quantum-1-vertex-act-c = Dans l’antenne d’un téléphone, des électrons émettent des ondes radio. Comment un diagramme montre-t-il la naissance d’un tel photon ?
item-tutti-quantum-1-vertex-act-c-meet = Une ligne de photon part d’un point d’une ligne d’électron
item-tutti-quantum-1-vertex-act-c-bump = Une ligne de photon rebondit sur une ligne d’électron
item-tutti-quantum-1-vertex-act-c-breaks = Une ligne d’électron se brise en morceaux
item-tutti-quantum-1-vertex-act-c-cross = Deux trajectoires se croisent comme sur un plan

## Charge through

item-tutti-quantum-1-charge-through-law = Une ligne chargée traverse le vertex et continue, parce que la somme de toutes les charges ne change jamais.
item-tutti-quantum-1-charge-through-a = Un quark up arrive à un vertex, et un photon en part. Qu’est-ce qui doit encore en partir ?
item-tutti-quantum-1-charge-through-a-why = Pourquoi ?
item-tutti-quantum-1-charge-through-a-why-law = La charge doit rester la même avant et après
item-tutti-quantum-1-charge-through-a-why-mass = Rien ne doit être plus léger après qu’avant
item-tutti-quantum-1-charge-through-a-why-pairs = Les particules quittent toujours un vertex par deux
item-tutti-quantum-1-charge-through-b = Un électron arrive à un vertex, et un photon en part. Qu’est-ce qui doit encore en partir ?
item-tutti-quantum-1-charge-through-b-why = Pourquoi ?
item-tutti-quantum-1-charge-through-b-why-mass = Ce qui sort pèse au moins autant qu’avant
item-tutti-quantum-1-charge-through-b-why-pairs = Deux lignes quittent chaque vertex
item-tutti-quantum-1-charge-through-b-why-law = Aucune charge ne peut se perdre au vertex
item-tutti-quantum-1-charge-through-c = Un noyau de carbone de charge +6 émet un photon. Quelle est ensuite la charge du noyau ?
item-tutti-quantum-1-charge-through-c-six = +6
item-tutti-quantum-1-charge-through-c-five = +5
item-tutti-quantum-1-charge-through-c-zero = 0
item-tutti-quantum-1-charge-through-c-minus = −6

## Photon charge

item-tutti-quantum-1-photon-charge-law = Un photon ne rencontre que des lignes chargées, parce que la lumière agit sur la charge électrique.
item-tutti-quantum-1-photon-charge-a = Laquelle de ces particules peut absorber un photon dans un vertex ?
item-tutti-quantum-1-photon-charge-a-why = Pourquoi celle-là ?
item-tutti-quantum-1-photon-charge-a-why-matter = Parce qu’elle est de la matière
item-tutti-quantum-1-photon-charge-a-why-charge = Parce qu’elle a une charge
item-tutti-quantum-1-photon-charge-a-why-mass = Parce qu’elle a une masse
item-tutti-quantum-1-photon-charge-b = Laquelle de ces particules peut émettre un photon dans un vertex ?
item-tutti-quantum-1-photon-charge-b-why = Pourquoi celle-là ?
item-tutti-quantum-1-photon-charge-b-why-charge = Elle est chargée
item-tutti-quantum-1-photon-charge-b-why-matter = C’est une sorte de matière
item-tutti-quantum-1-photon-charge-b-why-mass = Elle pèse quelque chose
item-tutti-quantum-1-photon-charge-c = La matière noire ne brille pas et ne fait pas d’ombre. Que manque-t-il sans doute à ses particules, selon la plupart des physiciens ?
item-tutti-quantum-1-photon-charge-c-charge = Une charge électrique
item-tutti-quantum-1-photon-charge-c-mass = Toute forme de masse
item-tutti-quantum-1-photon-charge-c-small = Une taille visible à l’œil
item-tutti-quantum-1-photon-charge-c-anti = Une place près de nous : c’est de l’antimatière

## Gluon colour

item-tutti-quantum-1-gluon-colour-law = Un gluon ne rencontre que des lignes qui ont une charge de couleur, parce que l’interaction forte n’agit que sur cette charge.
item-tutti-quantum-1-gluon-colour-a = Laquelle de ces particules peut émettre un gluon dans un vertex ?
item-tutti-quantum-1-gluon-colour-b = Laquelle de ces particules peut absorber un gluon dans un vertex ?
item-tutti-quantum-1-gluon-colour-c = Dans certains atomes, un muon traverse le noyau. Que lui font les gluons qui s’y trouvent ?
item-tutti-quantum-1-gluon-colour-c-colour = Rien : il n’a pas de charge de couleur
item-tutti-quantum-1-gluon-colour-c-heavy = Ils l’attirent, car il est lourd
item-tutti-quantum-1-gluon-colour-c-electric = Ils le repoussent, car il est chargé
item-tutti-quantum-1-gluon-colour-c-all = Ils le tiennent comme tout le reste

## Give or take

item-tutti-quantum-1-give-or-take-law = Un même vertex montre l’émission et l’absorption, parce qu’on peut le lire dans les deux sens.
item-tutti-quantum-1-give-or-take-a = Deux lignes d’électron et une ligne de photon se rejoignent dans un vertex. Que permet ici la nature ?
item-tutti-quantum-1-give-or-take-a-both = Un électron peut émettre de la lumière ou en absorber
item-tutti-quantum-1-give-or-take-a-give = Un électron peut émettre de la lumière, mais pas en absorber
item-tutti-quantum-1-give-or-take-a-take = Un électron peut absorber de la lumière, mais pas en émettre
item-tutti-quantum-1-give-or-take-a-end = Un électron seul peut devenir de la lumière
item-tutti-quantum-1-give-or-take-b = Deux lignes de quark et une ligne de photon se rejoignent dans un vertex. Que permet ici la nature ?
item-tutti-quantum-1-give-or-take-b-end = Un quark seul peut devenir de la lumière
item-tutti-quantum-1-give-or-take-b-take = Un quark peut absorber de la lumière, mais pas en émettre
item-tutti-quantum-1-give-or-take-b-both = Un quark peut émettre de la lumière ou en absorber
item-tutti-quantum-1-give-or-take-b-give = Un quark peut émettre de la lumière, mais pas en absorber
item-tutti-quantum-1-give-or-take-c = Une cellule solaire absorbe la lumière, une lampe en émet. Quels vertex faut-il pour les deux ?
item-tutti-quantum-1-give-or-take-c-same = Un seul et même type, lu dans les deux sens
item-tutti-quantum-1-give-or-take-c-two = Deux types, car chacun va dans un seul sens
item-tutti-quantum-1-give-or-take-c-used = Un pour la lampe : la cellule use la lumière
item-tutti-quantum-1-give-or-take-c-become = Un type où l’électron devient de la lumière

## Few vertices

item-tutti-quantum-1-few-vertices-law = La nature n’a que peu de sortes de vertex, parce que chaque force n’agit que sur sa propre charge.
item-tutti-quantum-1-few-vertices-a = Lesquelles de ces lignes la nature laisse-t-elle se rejoindre dans un vertex ?
item-tutti-quantum-1-few-vertices-b = Quelles sont les trois lignes qui peuvent se rejoindre dans un vertex ?
item-tutti-quantum-1-few-vertices-c = Un ami dessine un vertex de deux lignes d’électron et d’une ligne de gluon. Pourquoi n’existe-t-il pas dans la nature ?
item-tutti-quantum-1-few-vertices-c-colour = L’électron n’a pas de couleur
item-tutti-quantum-1-few-vertices-c-meet = Deux électrons ne se rencontrent jamais
item-tutti-quantum-1-few-vertices-c-light = Les électrons sont trop légers pour cela
item-tutti-quantum-1-few-vertices-c-complicated = C’est trop compliqué pour arriver

## One in one out

item-tutti-quantum-1-one-in-one-out-law = Une flèche entre et une flèche sort, parce que la charge ne naît pas de rien et ne se perd pas.
item-tutti-quantum-1-one-in-one-out-a = Deux flèches d’électron entrent dans un vertex, et seul un photon en sort. Pourquoi la nature ne le fait-elle pas ?
item-tutti-quantum-1-one-in-one-out-a-heavy = Deux électrons sont trop lourds pour la lumière
item-tutti-quantum-1-one-in-one-out-a-close = Deux électrons ne se rapprochent jamais autant
item-tutti-quantum-1-one-in-one-out-a-charge = La charge des deux électrons serait perdue
item-tutti-quantum-1-one-in-one-out-a-fast = La lumière est trop rapide pour deux électrons
item-tutti-quantum-1-one-in-one-out-b = Deux flèches de quark up sortent d’un vertex, et seul un photon y entre. Pourquoi la nature ne le fait-elle pas ?
item-tutti-quantum-1-one-in-one-out-b-charge = La charge des deux quarks naîtrait de rien
item-tutti-quantum-1-one-in-one-out-b-heavy = Deux quarks sont trop lourds pour la lumière
item-tutti-quantum-1-one-in-one-out-b-fast = La lumière est trop rapide pour deux quarks
item-tutti-quantum-1-one-in-one-out-b-close = Deux quarks up ne se rapprochent jamais autant
item-tutti-quantum-1-one-in-one-out-c = Dans la matière, la lumière peut devenir un électron et un positon, mais jamais juste deux électrons. Pourquoi ?
item-tutti-quantum-1-one-in-one-out-c-zero = La lumière n’a pas de charge, donc les deux ensemble non plus
item-tutti-quantum-1-one-in-one-out-c-repel = Deux électrons se repoussent trop fort
item-tutti-quantum-1-one-in-one-out-c-cancel = Seul un positon annule la masse
item-tutti-quantum-1-one-in-one-out-c-chance = C’est le hasard : ce n’est simplement pas encore arrivé

## Not to scale

item-tutti-quantum-1-not-to-scale-law = Dans un diagramme, longueurs et angles ne disent rien, parce qu’il montre seulement quelles lignes se rejoignent.
item-tutti-quantum-1-not-to-scale-a = Deux amis dessinent le même diagramme de Feynman. Dans l’un des dessins, une ligne est deux fois plus longue. Qu’est-ce que cela veut dire ?
item-tutti-quantum-1-not-to-scale-a-far = La particule vole deux fois plus loin
item-tutti-quantum-1-not-to-scale-a-heavy = La particule est deux fois plus lourde
item-tutti-quantum-1-not-to-scale-a-long = La particule vit deux fois plus longtemps
item-tutti-quantum-1-not-to-scale-a-same = Le diagramme dit toujours la même chose
item-tutti-quantum-1-not-to-scale-b = Deux amis dessinent le même diagramme de Feynman. Dans l’un des dessins, deux lignes s’écartent davantage. Qu’est-ce que cela veut dire ?
item-tutti-quantum-1-not-to-scale-b-strong = La force entre les particules est plus grande
item-tutti-quantum-1-not-to-scale-b-same = Rien : les deux disent la même chose
item-tutti-quantum-1-not-to-scale-b-path = Les particules partent plus de côté
item-tutti-quantum-1-not-to-scale-b-fast = Les particules vont beaucoup plus vite
item-tutti-quantum-1-not-to-scale-c = Un plan de métro n’est pas à l’échelle. En quoi un diagramme de Feynman lui ressemble-t-il ?
item-tutti-quantum-1-not-to-scale-c-joined = Il montre ce qui est relié à quoi
item-tutti-quantum-1-not-to-scale-c-directions = Il montre toutes les directions réelles
item-tutti-quantum-1-not-to-scale-c-film = Il montre où tout se trouve en ce moment
item-tutti-quantum-1-not-to-scale-c-paths = Il montre les chemins vus d’en haut
