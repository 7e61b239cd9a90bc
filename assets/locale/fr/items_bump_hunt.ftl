# Items of the bump hunt: stems, choices and laws.

## Mass from sums

item-bump-hunt-mass-from-sums-law = L’énergie et l’impulsion de tous les produits ensemble donnent la masse de la particule désintégrée, parce qu’elles ne se perdent jamais.
item-bump-hunt-mass-from-sums-a = Une particule s’est désintégrée en un muon et un antimuon. À partir de quoi peux-tu calculer sa masse ?
item-bump-hunt-mass-from-sums-a-energy = De leurs énergies, additionnées
item-bump-hunt-mass-from-sums-a-sums = De l’énergie et de l’impulsion des deux
item-bump-hunt-mass-from-sums-a-masses = De leurs masses, additionnées
item-bump-hunt-mass-from-sums-a-one = De l’énergie du plus rapide des deux seulement
item-bump-hunt-mass-from-sums-b = Un électron et un positon viennent d’une seule particule. Que dois-tu mesurer pour trouver sa masse ?
item-bump-hunt-mass-from-sums-b-one = L’énergie de l’un des deux
item-bump-hunt-mass-from-sums-b-masses = La masse de chacun des deux
item-bump-hunt-mass-from-sums-b-sums = Leurs deux énergies et leurs impulsions
item-bump-hunt-mass-from-sums-b-energy = Leurs deux énergies, mais pas leurs impulsions
item-bump-hunt-mass-from-sums-c = Un pion au repos se désintègre en deux photons de 67,5 MeV d’énergie chacun. Quelle était sa masse ?
item-bump-hunt-mass-from-sums-c-zero = 0 MeV
item-bump-hunt-mass-from-sums-c-both = 135 MeV
item-bump-hunt-mass-from-sums-c-more = 200 MeV
item-bump-hunt-mass-from-sums-c-each = 67,5 MeV

## Motion is not mass

item-bump-hunt-motion-is-not-mass-law = Les énergies des produits dépassent la masse d’une particule en mouvement, parce qu’une partie vient de ce mouvement.
item-bump-hunt-motion-is-not-mass-a = Une particule rapide se désintègre en un muon et un antimuon. Leurs énergies font ensemble 100 GeV. Quelle était sa masse ?
item-bump-hunt-motion-is-not-mass-a-same = Exactement 100 GeV
item-bump-hunt-motion-is-not-mass-a-sum = Autant que les masses des deux
item-bump-hunt-motion-is-not-mass-a-less = Moins de 100 GeV
item-bump-hunt-motion-is-not-mass-a-more = Plus de 100 GeV
item-bump-hunt-motion-is-not-mass-b = Un électron et un positon viennent d’une particule rapide. Ensemble, ils ont une énergie de 60 GeV. Quelle masse avait-elle ?
item-bump-hunt-motion-is-not-mass-b-more = Ces 60 GeV et encore un peu plus
item-bump-hunt-motion-is-not-mass-b-less = Une partie seulement de ces 60 GeV
item-bump-hunt-motion-is-not-mass-b-same = Ces 60 GeV, ni plus ni moins
item-bump-hunt-motion-is-not-mass-b-sum = Celle d’un électron et d’un positon
item-bump-hunt-motion-is-not-mass-c = Un pion rapide se désintègre en photons de plus grande énergie qu’un pion au repos. Et sa masse ?
item-bump-hunt-motion-is-not-mass-c-larger = Elle est plus grande qu’au repos
item-bump-hunt-motion-is-not-mass-c-who = Elle dépend de qui mesure
item-bump-hunt-motion-is-not-mass-c-same = Elle est la même qu’au repos
item-bump-hunt-motion-is-not-mass-c-smaller = Elle est plus petite qu’au repos

## Opposite charges

item-bump-hunt-opposite-charges-law = Si une particule neutre en donne deux chargées, leurs charges sont opposées, parce que la somme de toutes les charges ne change jamais.
item-bump-hunt-opposite-charges-a = Un Z n’a pas de charge. Il se désintègre en deux particules qui ont la masse d’un muon. Quelles charges ont-elles ?
item-bump-hunt-opposite-charges-a-none = Aucune n’en a, comme le Z
item-bump-hunt-opposite-charges-a-any = N’importe lesquelles, au hasard
item-bump-hunt-opposite-charges-a-alike = Deux négatives : chacune est un muon
item-bump-hunt-opposite-charges-a-opposite = L’une la positive, l’autre la négative
item-bump-hunt-opposite-charges-b = Un ψ(2S), neutre, se désintègre en deux particules qui ont la masse d’un électron. De quel côté tournent leurs traces dans un aimant ?
item-bump-hunt-opposite-charges-b-opposite = L’une à gauche, l’autre à droite
item-bump-hunt-opposite-charges-b-alike = Du même côté : ce sont deux électrons
item-bump-hunt-opposite-charges-b-none = D’aucun côté, comme celle du ψ(2S)
item-bump-hunt-opposite-charges-b-any = N’importe où, c’est chaque fois différent
item-bump-hunt-opposite-charges-c = Près d’un noyau, un photon donne deux particules. Une chambre à brouillard dans un aimant montre leurs traces. Comment s’enroulent-elles ?
item-bump-hunt-opposite-charges-c-one = Une seule s’enroule
item-bump-hunt-opposite-charges-c-opposite = En sens opposés
item-bump-hunt-opposite-charges-c-chance = Dans un sens pris au hasard
item-bump-hunt-opposite-charges-c-same = Toutes deux dans le même sens

## Background is everywhere

item-bump-hunt-background-is-everywhere-law = Deux particules d’origines différentes ne font pas de pic, parce que leur masse commune peut avoir presque toutes les valeurs.
item-bump-hunt-background-is-everywhere-a = Un muon et un antimuon viennent de deux désintégrations séparées. Où se trouve leur brique dans le mur des masses ?
item-bump-hunt-background-is-everywhere-a-peak = Dans le pic, comme toutes ces paires
item-bump-hunt-background-is-everywhere-a-fault = Hors du mur : c’est une erreur de mesure
item-bump-hunt-background-is-everywhere-a-any = N’importe où, plus à gauche ou à droite
item-bump-hunt-background-is-everywhere-a-sum = À la somme de leurs masses
item-bump-hunt-background-is-everywhere-b = Un électron et un positon viennent de sources différentes. Quelle masse donnent leur énergie et leur impulsion ?
item-bump-hunt-background-is-everywhere-b-any = Tantôt une grande, tantôt une petite
item-bump-hunt-background-is-everywhere-b-sum = Leurs deux masses, additionnées
item-bump-hunt-background-is-everywhere-b-peak = La masse du Z, comme toute paire
item-bump-hunt-background-is-everywhere-b-fault = Aucune : le détecteur s’est trompé
item-bump-hunt-background-is-everywhere-c = Toutes les chaussures d’une école sont en tas. Celles d’un enfant ont la même pointure. Et deux prises au hasard ?
item-bump-hunt-background-is-everywhere-c-nothing = Personne ne peut rien en dire
item-bump-hunt-background-is-everywhere-c-same = Elles ont presque toujours la même
item-bump-hunt-background-is-everywhere-c-differ = L’écart est parfois petit, parfois grand
item-bump-hunt-background-is-everywhere-c-fixed = L’écart est toujours le même

## Peak of a particle

item-bump-hunt-peak-of-a-particle-law = Un pic révèle une particule, parce que toutes ses désintégrations donnent presque la même masse.
item-bump-hunt-peak-of-a-particle-a = Les briques de milliers de désintégrations du Z s’entassent au même endroit du mur. Pourquoi ?
item-bump-hunt-peak-of-a-particle-a-detector = Le détecteur y voit le mieux
item-bump-hunt-peak-of-a-particle-a-mass = Tous les Z ont presque la même masse
item-bump-hunt-peak-of-a-particle-a-energy = Tous les muons ont la même énergie
item-bump-hunt-peak-of-a-particle-a-beam = Les faisceaux sont réglés sur lui
item-bump-hunt-peak-of-a-particle-b = L’upsilon fait un pic entre 9 et 10 GeV. Pourquoi justement là ?
item-bump-hunt-peak-of-a-particle-b-energy = Chacun de ses muons vole à cette énergie
item-bump-hunt-peak-of-a-particle-b-beam = L’accélérateur a été réglé dessus
item-bump-hunt-peak-of-a-particle-b-detector = Le détecteur est le meilleur à cette valeur
item-bump-hunt-peak-of-a-particle-b-mass = Chacun d’eux a environ cette masse
item-bump-hunt-peak-of-a-particle-c = Un compteur près d’une pierre mesure l’énergie de chaque rayon gamma. Beaucoup forment un pic, d’autres sont partout. D’où vient le pic ?
item-bump-hunt-peak-of-a-particle-c-all = De tous les rayons : ils ont cette énergie
item-bump-hunt-peak-of-a-particle-c-chance = Du hasard : on ne peut rien en dire
item-bump-hunt-peak-of-a-particle-c-device = Du compteur : il est meilleur à cet endroit
item-bump-hunt-peak-of-a-particle-c-nuclei = De noyaux d’une sorte, qui l’émettent

## Spread of measurements

item-bump-hunt-spread-of-measurements-law = Un pic est plus large que ne le ferait la particule seule, parce qu’aucun détecteur ne mesure exactement.
item-bump-hunt-spread-of-measurements-a = Les briques de l’upsilon ne sont pas toutes exactement à la même masse. Pourquoi ?
item-bump-hunt-spread-of-measurements-a-pushed = Le bruit de fond les écarte les unes des autres
item-bump-hunt-spread-of-measurements-a-fast = Un upsilon rapide a plus de masse
item-bump-hunt-spread-of-measurements-a-own = Chaque upsilon est d’une autre sorte
item-bump-hunt-spread-of-measurements-a-off = Chaque mesure est un peu inexacte
item-bump-hunt-spread-of-measurements-b = Un détecteur montre un pic large du ψ(2S), un autre un pic étroit. D’où vient la différence ?
item-bump-hunt-spread-of-measurements-b-own = Le second a vu moins de sortes de ψ(2S)
item-bump-hunt-spread-of-measurements-b-exact = Le second mesure avec moins de dispersion
item-bump-hunt-spread-of-measurements-b-pushed = Dans le second, moins de bruit de fond pousse
item-bump-hunt-spread-of-measurements-b-fast = Le second n’a vu que des lents, plus légers
item-bump-hunt-spread-of-measurements-c = Trente élèves mesurent la même table. Leurs résultats varient de quelques millimètres. Pourquoi ?
item-bump-hunt-spread-of-measurements-c-small = Toute mesure a une petite incertitude
item-bump-hunt-spread-of-measurements-c-wrong = La plupart ont fait une grosse faute
item-bump-hunt-spread-of-measurements-c-many = Moins nombreux, ils seraient d’accord
item-bump-hunt-spread-of-measurements-c-table = La table a chaque fois une autre longueur

## Few bricks

item-bump-hunt-few-bricks-law = Quelques briques ne prouvent rien, parce que le hasard fait souvent de petits tas.
item-bump-hunt-few-bricks-a = Ton mur a dix briques. Quatre d’entre elles sont tout près les unes des autres. Est-ce une particule ?
item-bump-hunt-few-bricks-a-share = Oui : c’est comme 400 sur 1 000
item-bump-hunt-few-bricks-a-all = Non : toutes les dix y seraient
item-bump-hunt-few-bricks-a-open = Peut-être, mais le hasard fait souvent cela
item-bump-hunt-few-bricks-a-even = Oui : le hasard les répartirait partout
item-bump-hunt-few-bricks-b = Dans un mur de douze briques, cinq sont au même endroit. Que peut-on en conclure ?
item-bump-hunt-few-bricks-b-open = Rien de sûr : ce peut être le hasard
item-bump-hunt-few-bricks-b-even = Une particule : le hasard remplit tout pareil
item-bump-hunt-few-bricks-b-all = Pas de particule : il y aurait les douze
item-bump-hunt-few-bricks-b-share = Une particule : 500 sur 1 200, c’est pareil
item-bump-hunt-few-bricks-c = La pièce A donne 7 fois pile sur 10, la pièce B 700 fois sur 1 000. Laquelle est plutôt truquée ?
item-bump-hunt-few-bricks-c-equal = Les deux : la part est la même
item-bump-hunt-few-bricks-c-many = La B : le hasard ne le fait guère
item-bump-hunt-few-bricks-c-nothing = Aucune : le hasard peut tout faire
item-bump-hunt-few-bricks-c-few = La A : peu de lancers, c’est plus sûr

## Many places

item-bump-hunt-many-places-law = Si l’on cherche à beaucoup d’endroits, le hasard fait quelque part un pic rare, parce que chaque endroit est un nouvel essai.
item-bump-hunt-many-places-a = Le hasard fait un tel pic une fois sur 600. On l’a trouvé dans un graphique parmi beaucoup d’autres. Pourquoi n’est-ce pas une découverte ?
item-bump-hunt-many-places-a-never = Une chose aussi rare ne peut être qu’une erreur
item-bump-hunt-many-places-a-nothing = Avec le hasard, on ne calcule rien
item-bump-hunt-many-places-a-certain = Une preuve doit être tout à fait sûre
item-bump-hunt-many-places-a-somewhere = Parmi tant d’autres, cela finit par arriver
item-bump-hunt-many-places-b = Une équipe regarde des centaines de graphiques. L’un a un pic que le hasard fait une fois sur 300. Que conclut-elle ?
item-bump-hunt-many-places-b-certain = Seule une certitude totale compterait
item-bump-hunt-many-places-b-somewhere = Il fallait bien s’attendre à un tel pic
item-bump-hunt-many-places-b-nothing = Du hasard, on ne peut rien dire
item-bump-hunt-many-places-b-never = Le graphique contient forcément une erreur
item-bump-hunt-many-places-c = Dans une école, 1 000 élèves devinent chacun dix lancers d’une pièce. Une élève a tout juste. Voit-elle l’avenir ?
item-bump-hunt-many-places-c-on = Oui : elle devinerait aussi les dix suivants
item-bump-hunt-many-places-c-lucky = Non : parmi tant d’élèves, la chance suffit
item-bump-hunt-many-places-c-due = Non : sa malchance viendra juste après
item-bump-hunt-many-places-c-never = Oui : par hasard, cela n’arrive jamais
