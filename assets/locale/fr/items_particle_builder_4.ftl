# Items of Particle Builder, Level 4: a stem has at most 25 words, a choice at most 12.

## Single case

item-particle-builder-4-single-case-law = Une probabilité ne dit rien de sûr sur un seul cas. Personne ne peut le connaître d’avance.
item-particle-builder-4-single-case-a = Deux particules vont se rencontrer. Elles réagissent dans neuf cas sur dix. Que feront ces deux-là ?
item-particle-builder-4-single-case-a-open = Personne ne le sait d’avance, c’est le hasard
item-particle-builder-4-single-case-a-likely = Réagir, car c’est plus probable
item-particle-builder-4-single-case-a-share = Réagir en partie, aux neuf dixièmes
item-particle-builder-4-single-case-a-due = Réagir, si les dernières ne l’ont pas fait
item-particle-builder-4-single-case-b = Deux particules vont se rencontrer. Elles réagissent dans un cas sur dix. Que feront ces deux-là ?
item-particle-builder-4-single-case-b-open = On ne peut pas le savoir d’avance
item-particle-builder-4-single-case-b-likely = Continuer, car c’est plus probable
item-particle-builder-4-single-case-b-share = Réagir en partie, à un dixième
item-particle-builder-4-single-case-b-due = Réagir, si la paire d’avant ne l’a pas fait
item-particle-builder-4-single-case-c = La météo annonce 80 % de chances de pluie pour demain. Qu’est-ce que cela veut dire pour demain ?
item-particle-builder-4-single-case-c-open = Il peut pleuvoir ou faire sec, la pluie étant plus probable
item-particle-builder-4-single-case-c-certain = Il pleuvra sûrement, car 80 %, c’est plus que la moitié
item-particle-builder-4-single-case-c-share = Il pleuvra pendant 80 % du jour
item-particle-builder-4-single-case-c-due = Il pleuvra s’il fait sec aujourd’hui

## Many cases

item-particle-builder-4-many-cases-law = Sur beaucoup de cas, une probabilité dit à peu près combien il y en aura, mais pas exactement.
item-particle-builder-4-many-cases-a = Une réaction a lieu dans deux cas sur trois. Dans combien d’essais sur 300 aura-t-elle lieu ?
item-particle-builder-4-many-cases-a-about = Environ 200, un peu plus ou un peu moins
item-particle-builder-4-many-cases-a-exact = Exactement 200, ni plus ni moins
item-particle-builder-4-many-cases-a-nearly-all = Presque 300, car c’est probable
item-particle-builder-4-many-cases-a-unknown = N’importe quel nombre, car c’est le hasard
item-particle-builder-4-many-cases-b = Une réaction a lieu dans sept cas sur dix. Dans combien d’essais sur 1 000 aura-t-elle lieu ?
item-particle-builder-4-many-cases-b-about = Environ 700, à quelques dizaines près
item-particle-builder-4-many-cases-b-exact = 700, pas une de plus ni de moins
item-particle-builder-4-many-cases-b-nearly-all = Presque à chaque fois, car c’est probable
item-particle-builder-4-many-cases-b-unknown = Impossible à dire : le hasard n’a pas de règles
item-particle-builder-4-many-cases-c = Dans une usine, une lampe sur 50 a un défaut, au hasard. Combien des 1 000 prochaines en auront un ?
item-particle-builder-4-many-cases-c-about = Une vingtaine
item-particle-builder-4-many-cases-c-exact = 20 et pas une de plus
item-particle-builder-4-many-cases-c-none = Aucune, car un défaut est rare
item-particle-builder-4-many-cases-c-unknown = On ne peut rien en dire

## No memory

item-particle-builder-4-no-memory-law = Le hasard n’a pas de mémoire : ce qui est passé ne change rien à ce qui vient.
item-particle-builder-4-no-memory-a = Un dé équilibré a donné cinq fois de suite un nombre pair. Quelle chance a-t-on d’avoir ensuite un nombre impair ?
item-particle-builder-4-no-memory-a-same = Exactement une sur deux
item-particle-builder-4-no-memory-a-more = Plus d’une sur deux
item-particle-builder-4-no-memory-a-less = Moins d’une sur deux
item-particle-builder-4-no-memory-a-why = Pourquoi ?
item-particle-builder-4-no-memory-a-why-memory = Ce qui est venu avant ne compte pas
item-particle-builder-4-no-memory-a-why-even-out = Les deux doivent vite s’égaliser
item-particle-builder-4-no-memory-a-why-streak = Une série a tendance à continuer
item-particle-builder-4-no-memory-b = Une paire s’annihile une fois sur deux. Cinq de suite ne l’ont pas fait. Quelle chance a la prochaine de le faire ?
item-particle-builder-4-no-memory-b-same = Un demi
item-particle-builder-4-no-memory-b-more = Plus d’un demi
item-particle-builder-4-no-memory-b-less = Moins d’un demi
item-particle-builder-4-no-memory-b-why = Pourquoi ?
item-particle-builder-4-no-memory-b-why-memory = Les paires d’avant n’y changent rien
item-particle-builder-4-no-memory-b-why-even-out = Les deux résultats doivent bientôt s’équilibrer
item-particle-builder-4-no-memory-b-why-streak = Ce qui est venu si souvent revient
item-particle-builder-4-no-memory-c = À une loterie, le 7 n’est pas sorti depuis un an. Quelle est sa probabilité au prochain tirage ?
item-particle-builder-4-no-memory-c-same = La même que celle de tout autre numéro
item-particle-builder-4-no-memory-c-due = Plus grande, car il est en retard
item-particle-builder-4-no-memory-c-streak = Plus petite, car il ne sort plus
item-particle-builder-4-no-memory-c-certain = Presque 100 %, depuis le temps

## Large numbers

item-particle-builder-4-large-numbers-law = Plus il y a d’essais, plus la proportion s’approche, en général, de la probabilité.
item-particle-builder-4-large-numbers-a = On lance un dé équilibré 10 fois, puis 1 000 fois. Quand la proportion de nombres pairs sera-t-elle sans doute plus proche d’un demi ?
item-particle-builder-4-large-numbers-a-many = Avec les 1 000 lancers
item-particle-builder-4-large-numbers-a-few = Avec les 10 lancers
item-particle-builder-4-large-numbers-a-both = À peu près pareil dans les deux cas
item-particle-builder-4-large-numbers-b = Une équipe observe 20 bosons Z, une autre 20 000. Laquelle trouvera sans doute la proportion de quarks la plus proche de la vraie ?
item-particle-builder-4-large-numbers-b-many = L’équipe avec 20 000 bosons
item-particle-builder-4-large-numbers-b-few = L’équipe avec 20 bosons
item-particle-builder-4-large-numbers-b-both = Les deux de la même façon
item-particle-builder-4-large-numbers-c = Environ la moitié des bébés sont des filles. Dans quel hôpital y a-t-il plus souvent des jours avec plus de 60 % de filles ?
item-particle-builder-4-large-numbers-c-small = Dans un petit, avec 15 naissances par jour
item-particle-builder-4-large-numbers-c-large = Dans un grand, avec 150 naissances par jour
item-particle-builder-4-large-numbers-c-same = Aussi souvent dans les deux
item-particle-builder-4-large-numbers-c-never = Dans aucun : c’est toujours la moitié

## Cross section

item-particle-builder-4-cross-section-law = Plus la section efficace d’une réaction est grande, plus elle est probable.
item-particle-builder-4-cross-section-a = La réaction A a une section efficace bien plus grande que la réaction B. Qu’est-ce que cela te dit de A ?
item-particle-builder-4-cross-section-a-likely = Elle est plus probable que B
item-particle-builder-4-cross-section-a-size = Il lui faut des particules plus grandes qu’à B
item-particle-builder-4-cross-section-a-fast = Ses particules sont plus rapides qu’en B
item-particle-builder-4-cross-section-a-long = Elle dure plus longtemps que B
item-particle-builder-4-cross-section-b = La réaction A a une section efficace bien plus petite que la réaction B. Qu’est-ce que cela te dit de A ?
item-particle-builder-4-cross-section-b-likely = Elle est moins probable que B
item-particle-builder-4-cross-section-b-size = Il lui faut des particules plus petites qu’à B
item-particle-builder-4-cross-section-b-slow = Ses particules sont plus lentes qu’en B
item-particle-builder-4-cross-section-b-short = Elle finit plus tôt que B
item-particle-builder-4-cross-section-c = Les noyaux de bore sont petits, ceux de plomb sont grands. Le bore capture pourtant bien plus souvent les neutrons lents. Qu’a-t-il de plus grand ?
item-particle-builder-4-cross-section-c-section = La section efficace
item-particle-builder-4-cross-section-c-size = Le noyau lui-même
item-particle-builder-4-cross-section-c-time = La durée d’une capture
item-particle-builder-4-cross-section-c-reach = Le chemin que les neutrons y parcourent

## Passing through

item-particle-builder-4-passing-through-law = Les particules qui s’arrêtent facilement ont une grande section efficace. Celles qui passent à travers en ont une minuscule.
item-particle-builder-4-passing-through-a = Un mur de plomb arrête presque tous les électrons, mais presque aucun neutrino. Lesquels y ont la plus grande section efficace ?
item-particle-builder-4-passing-through-a-stopped = Les électrons
item-particle-builder-4-passing-through-a-passing = Les neutrinos
item-particle-builder-4-passing-through-a-equal = Les deux ont la même
item-particle-builder-4-passing-through-b = Une feuille noire arrête presque tous les photons de la lumière, mais presque aucun neutrino. Lesquels y ont la plus grande section efficace ?
item-particle-builder-4-passing-through-b-stopped = Les photons
item-particle-builder-4-passing-through-b-passing = Les neutrinos
item-particle-builder-4-passing-through-b-equal = Aucun : elle est la même
item-particle-builder-4-passing-through-c = Les rayons X traversent les muscles, mais les os en arrêtent beaucoup. Quels atomes ont pour eux la plus grande section efficace ?
item-particle-builder-4-passing-through-c-bones = Ceux des os
item-particle-builder-4-passing-through-c-muscles = Ceux des muscles
item-particle-builder-4-passing-through-c-equal = Les deux, car les atomes sont de même taille
item-particle-builder-4-passing-through-c-slow = Les deux, car les rayons y sont aussi rapides

## Rare is not never

item-particle-builder-4-rare-is-not-never-law = Même ce qui est très improbable arrive parfois, si l’on essaie assez souvent.
item-particle-builder-4-rare-is-not-never-a = Un neutrino n’a presque aucune chance de heurter quelque chose dans un énorme détecteur. Des milliards de milliards le traversent chaque seconde. Que verra-t-on ?
item-particle-builder-4-rare-is-not-never-a-sometimes = Un choc de temps en temps, au hasard
item-particle-builder-4-rare-is-not-never-a-never = Jamais de choc
item-particle-builder-4-rare-is-not-never-a-regular = Des chocs réguliers, comme une horloge
item-particle-builder-4-rare-is-not-never-a-always = Un choc pour chacun d’eux
item-particle-builder-4-rare-is-not-never-b = Une désintégration n’a lieu que dans un cas sur 10 000. Une expérience observe cent millions de cas. Que trouvera-t-elle ?
item-particle-builder-4-rare-is-not-never-b-sometimes = Cette désintégration de temps en temps, au hasard
item-particle-builder-4-rare-is-not-never-b-never = Jamais cette désintégration
item-particle-builder-4-rare-is-not-never-b-regular = Cette désintégration à intervalles égaux, comme une horloge
item-particle-builder-4-rare-is-not-never-b-always = Cette désintégration dans tous les cas
item-particle-builder-4-rare-is-not-never-c = Un billet de loterie gagne une fois sur 14 millions. Chaque semaine, dix millions de gens en achètent un. Qu’arrive-t-il au fil des années ?
item-particle-builder-4-rare-is-not-never-c-sometimes = Certaines semaines, quelqu’un gagne, d’autres personne
item-particle-builder-4-rare-is-not-never-c-never = Personne ne gagne jamais, c’est trop improbable
item-particle-builder-4-rare-is-not-never-c-regular = Quelqu’un gagne exactement une semaine sur deux
item-particle-builder-4-rare-is-not-never-c-all = Tout le monde gagne tôt ou tard

## Unequal chances

item-particle-builder-4-unequal-chances-law = Tout ce qui peut arriver n’est pas également probable : la nature fixe les probabilités.
item-particle-builder-4-unequal-chances-a = Un boson Z peut devenir des quarks, des neutrinos ou des leptons chargés. À quelle fréquence donne-t-il des quarks ?
item-particle-builder-4-unequal-chances-a-nature = Dans sept cas sur dix, au hasard
item-particle-builder-4-unequal-chances-a-equal = Dans un cas sur trois, au hasard
item-particle-builder-4-unequal-chances-a-turns = Dans un cas sur trois, à tour de rôle
item-particle-builder-4-unequal-chances-a-certain = Dans chaque cas, car c’est le plus probable
item-particle-builder-4-unequal-chances-b = Un boson Z peut devenir des quarks, des neutrinos ou des leptons chargés. À quelle fréquence donne-t-il des neutrinos ?
item-particle-builder-4-unequal-chances-b-nature = Dans environ deux cas sur dix, au hasard
item-particle-builder-4-unequal-chances-b-equal = Dans un tiers des cas, pour les trois sortes
item-particle-builder-4-unequal-chances-b-turns = À tour de rôle avec les deux autres
item-particle-builder-4-unequal-chances-b-certain = Dans aucun cas, car ce n’est pas le plus probable
item-particle-builder-4-unequal-chances-c = Une punaise tombe sur la tête ou sur le côté. Quelle est la probabilité qu’elle tombe sur la tête ?
item-particle-builder-4-unequal-chances-c-measure = Seuls de nombreux lancers le diront
item-particle-builder-4-unequal-chances-c-half = Un demi, car il y a deux façons
item-particle-builder-4-unequal-chances-c-turns = Un lancer sur deux, à tour de rôle
item-particle-builder-4-unequal-chances-c-one = Zéro, car l’autre façon est plus probable
