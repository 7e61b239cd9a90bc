# Lessons for Particle Builder. A step has at most 25 words, a sentence at most 14. New words are
# bold where they come first.

## Level 1

learn_particle_builder-1-title = Niveau 1 : particules
learn_particle_builder-1-teaches = Cartes, comparer, poser, antimatière : tout pour une première partie.

learn_particle_builder-1-cards-title = 1 · Les cartes
learn_particle_builder-1-cards-hello = Salut ! Je suis un **photon**, une particule de lumière. Je vais te montrer les plus petites choses connues.
learn_particle_builder-1-cards-up = Voici ta carte : un **quark up**. Les quarks sont minuscules. Tu es fait de quarks et d’**électrons**.
learn_particle_builder-1-cards-charge = Une carte a quatre grandeurs. D’abord sa **charge** : plus, moins ou zéro. Ton quark up a +⅔.
learn_particle_builder-1-cards-spin = Le **spin**, c’est un peu comme tourner, mais sans jamais s’arrêter. Ici, il vaut 0, ½ ou 1.
learn_particle_builder-1-cards-mass = La **masse** dit combien c’est lourd. Un quark top est à peu près aussi lourd que 80 000 quarks up !
learn_particle_builder-1-cards-lifetime = Bien des particules se **désintègrent** vite. La **durée de vie moyenne** dit en combien de temps. « Stable » : personne n’a jamais vu cela.
learn_particle_builder-1-cards-try = Aucun quark n’a plus de charge que +⅔. La carte de ton rival a-t-elle moins ? Touche **Charge** !
learn_particle_builder-1-cards-try-wrong = Tu peux aussi comparer cela. Mais ta charge est très bonne, essaie-la d’abord.
learn_particle_builder-1-cards-won = Ton rival a un électron. Sa charge est −1. Plus bat moins, donc tu gagnes !
learn_particle_builder-1-cards-which = Laquelle dit combien une particule est lourde ?
learn_particle_builder-1-cards-which-charge = Charge
learn_particle_builder-1-cards-which-spin = Spin
learn_particle_builder-1-cards-which-mass = Masse
learn_particle_builder-1-cards-which-lifetime = Durée de vie moyenne
learn_particle_builder-1-cards-which-why = Pas celle-là. Sur la carte, son signe est un petit poids.

learn_particle_builder-1-compare-title = 2 · Comparer, échanger
learn_particle_builder-1-compare-draw = Nouvelle partie. Chacun pioche une carte. La tienne est un **muon**. Celle de ton rival est cachée.
learn_particle_builder-1-compare-rule = C’est ton tour : tu choisis une grandeur. Ta valeur est plus haute ? Alors tu peux **échanger** les cartes.
learn_particle_builder-1-compare-choose = Un muon est environ 200 fois plus lourd qu’un électron. La masse est donc un bon choix. Touche **Masse** !
learn_particle_builder-1-compare-choose-wrong = Rien n’a moins de charge, et un muon vit peu. Le spin finit souvent à égalité. Essaie la masse.
learn_particle_builder-1-compare-win = 105,7, c’est plus que 2,16 : tu gagnes ! Maintenant les deux cartes sont visibles.
learn_particle_builder-1-compare-swap = Ton rival avait un quark up. Bientôt, il te faudra des quarks up. Touche **Échanger** !
learn_particle_builder-1-compare-swap-wrong = Tu peux garder ton muon. Mais un quark up te servira mieux.
learn_particle_builder-1-compare-mine = Maintenant le quark up est à toi. Ton rival doit prendre le muon.
learn_particle_builder-1-compare-spin = Ici, tu tiens un **quark down**. Voyons ce que peut le spin. Touche **Spin**.
learn_particle_builder-1-compare-spin-wrong = Pas bête. Mais cette fois, je veux te montrer le spin.
learn_particle_builder-1-compare-tie = ½ contre ½, c’est une **égalité**. Une égalité ne suffit pas. Donc personne n’échange.
learn_particle_builder-1-compare-half = Électrons, muons, taus et **neutrinos** sont des **leptons**. Tous les quarks et leptons ont un spin ½.
learn_particle_builder-1-compare-which = Plus bat zéro, et zéro bat moins. Ta carte a la charge 0. Que bat-elle ?
learn_particle_builder-1-compare-which-up = Quark up, +⅔
learn_particle_builder-1-compare-which-photon = Photon, 0
learn_particle_builder-1-compare-which-electron = Électron, −1
learn_particle_builder-1-compare-which-positron = Positon, +1
learn_particle_builder-1-compare-which-why = Ton 0 doit être plus haut. Laquelle est plus basse que zéro ?

learn_particle_builder-1-place-title = 3 · Poser ta carte
learn_particle_builder-1-place-mat = Ensuite, toutes les cartes sont posées. Voici ton **tapis**. Chaque carte y a sa place.
learn_particle_builder-1-place-quark = Tu tiens un **quark strange**. Touche-le. Puis touche la case de quark qui brille.
learn_particle_builder-1-place-quark-wrong = Bonne idée, mais mets d’abord le quark dans sa case.
learn_particle_builder-1-place-rival = Ton rival a posé une carte aussi. Au tour suivant, il a choisi, puis posé encore une carte.
learn_particle_builder-1-place-pauli = Quarks et leptons sont des **fermions**. Deux fermions pareils ne partagent jamais un état. Il faut donc une case à chacun.
learn_particle_builder-1-place-lepton = Tu tiens un électron, un lepton. Les leptons vont dans la rangée du bas. Pose-le là.
learn_particle_builder-1-place-lepton-wrong = Tu peux aussi déplacer des cartes. Mais pose maintenant l’électron.
learn_particle_builder-1-place-boson = Un photon est un **boson**. Les bosons aiment la compagnie : beaucoup peuvent partager un état. Empile-le sur l’autre.
learn_particle_builder-1-place-laser = Dans un **laser**, plein de photons partagent un état. Ici, ils partagent une pile.
learn_particle_builder-1-place-points = Chaque carte a des points : regarde son étoile. Tous tes points comptent à la fin.
learn_particle_builder-1-place-which = Quelle paire peut aller sur une même pile ?
learn_particle_builder-1-place-which-electrons = Deux électrons
learn_particle_builder-1-place-which-quarks = Deux quarks up
learn_particle_builder-1-place-which-photons = Deux photons
learn_particle_builder-1-place-which-both = Un quark et un lepton
learn_particle_builder-1-place-which-why = Chaque fermion veut sa propre case. Où sont les bosons ?

learn_particle_builder-1-target-title = 4 · Cible, antimatière
learn_particle_builder-1-target-aim = Voici ta **cible** : un **proton**. Il est fait de deux quarks up et d’un quark down.
learn_particle_builder-1-target-sum = Il y a des protons dans chaque **atome**. Additionne les charges : +⅔ +⅔ −⅓, c’est +1. Juste !
learn_particle_builder-1-target-up = Tu tiens un quark up. Pose-le sur la cible : touche la carte, puis sa place.
learn_particle_builder-1-target-up-wrong = Le tapis va aussi. Mais sur la cible, ta carte est à l’abri.
learn_particle_builder-1-target-rival = Ton rival construit un **neutron** : un quark up et deux quarks down. Sois plus rapide !
learn_particle_builder-1-target-anti = Les rayures, c’est l’**antimatière**. Ce **positon** est le jumeau de l’électron : même masse, charge opposée.
learn_particle_builder-1-target-meet = Et tu tiens un électron ! Fais-les se rencontrer : touche ta carte, puis le positon.
learn_particle_builder-1-target-meet-wrong = Tu peux le poser. Mais une paire te donne les points de deux cartes.
learn_particle_builder-1-target-flash = Ils s’**annihilent** ! Les deux disparaissent, et de la lumière s’envole. Les deux cartes comptent maintenant pour toi.
learn_particle_builder-1-target-safe = Cela ne peut pas arriver aux cartes d’une cible. Sers-toi donc de ta cible.
learn_particle_builder-1-target-which = Que peux-tu annihiler avec un électron ?
learn_particle_builder-1-target-which-proton = Un proton
learn_particle_builder-1-target-which-electron = Un électron
learn_particle_builder-1-target-which-positron = Un positon
learn_particle_builder-1-target-which-photon = Un photon
learn_particle_builder-1-target-which-why = Il faut son jumeau d’antimatière. Sa charge est +1.

learn_particle_builder-1-finish-title = 5 · Finir et compter
learn_particle_builder-1-finish-near = Regarde : ta cible a deux quarks up. Il ne te manque qu’un quark down.
learn_particle_builder-1-finish-plus = Tu tiens un **W plus**. Sa charge est +1, et rien n’a plus. Touche **Charge**.
learn_particle_builder-1-finish-plus-wrong = Cela pourrait marcher aussi. Mais avec +1, tu ne peux pas perdre. Prends la charge.
learn_particle_builder-1-finish-swap = Un quark down ! Juste ce qu’il te faut. Touche **Échanger**.
learn_particle_builder-1-finish-swap-wrong = Un W a plus de points. Mais le quark down finit ton proton !
learn_particle_builder-1-finish-last = Pose maintenant le quark down sur ta cible.
learn_particle_builder-1-finish-last-wrong = Ce serait bien aussi. Mais cette fois, mets-le sur la cible.
learn_particle_builder-1-finish-done = Deux up et un down : tu as construit un proton ! La partie finit ici.
learn_particle_builder-1-finish-count = Ton rival a posé la dernière carte. Tu as 15 points pour le proton. Tu gagnes !
learn_particle_builder-1-finish-which = Qui gagne une partie ?
learn_particle_builder-1-finish-which-first = Le premier à cible pleine
learn_particle_builder-1-finish-which-most = Qui a le plus de points
learn_particle_builder-1-finish-which-cards = Qui a le plus de cartes
learn_particle_builder-1-finish-which-heavy = Qui a le plus de masse
learn_particle_builder-1-finish-which-why = Une cible pleine te donne 15 points. C’est beaucoup, mais ce n’est pas tout.
learn_particle_builder-1-finish-yours = Maintenant c’est ta partie : trois tours contre Visiteur. Cette lampe te donne un indice. Amuse-toi !
learn_particle_builder-1-finish-play = Tes tours. Touche la lampe pour un indice.
learn_particle_builder-1-finish-bye = Bien joué ! Tu sais tout du niveau 1. On passe à une vraie partie ?

## Level 2

learn_particle_builder-2-title = Niveau 2 : interactions
learn_particle_builder-2-teaches = Photon, gluon et Z attirent des cartes. Découvre lequel agit sur quoi.
learn_particle_builder-2-law = Une interaction n’agit que sur les particules qui ont sa charge, parce que son boson se couple à cette charge et à rien d’autre.

learn_particle_builder-2-light-title = 1 · Le photon
learn_particle_builder-2-light-guess = Ton photon peut attirer vers toi une carte de ton rival. Laquelle va-t-il laisser tranquille ?
learn_particle_builder-2-light-guess-electron = L’électron
learn_particle_builder-2-light-guess-down = Le quark down
learn_particle_builder-2-light-guess-charm = Le quark charm
learn_particle_builder-2-light-guess-neutrino = Le neutrino
learn_particle_builder-2-light-pull = Essaie avec l’électron. Touche ton photon, puis l’électron, puis la place libre sur ton tapis.
learn_particle_builder-2-light-pull-no = Tu peux faire cela aussi. Mais regarde d’abord ce que le photon fait à l’électron.
learn_particle_builder-2-light-look = Un photon attire l’électron et les deux quarks. Pas le neutrino, parce qu’un neutrino n’a pas de **charge** électrique.
learn_particle_builder-2-light-own = Il te faut aussi une carte chargée, car cette **interaction** agit entre deux charges. Laquelle de tes cartes ne t’aiderait pas ?
learn_particle_builder-2-light-own-down = Quark down
learn_particle_builder-2-light-own-tau = Tau
learn_particle_builder-2-light-own-electron = Électron
learn_particle_builder-2-light-own-higgs = Boson de Higgs
learn_particle_builder-2-light-own-down-why = Sa charge n’est que de −⅓. Mais un photon se couple aussi à une petite charge.
learn_particle_builder-2-light-own-tau-why = Alors la masse effacerait la charge. Un tau est lourd, et sa charge vaut toujours −1.
learn_particle_builder-2-light-own-electron-why = Un photon vient de l’attirer. Il est donc forcément chargé.

learn_particle_builder-2-glue-title = 2 · Le gluon
learn_particle_builder-2-glue-guess = Les quarks ont une charge de plus, la **charge de couleur**, et un **gluon** ne se couple qu’à elle. Qu’attirera ton gluon ?
learn_particle_builder-2-glue-guess-charged = Tout ce qui est chargé
learn_particle_builder-2-glue-guess-quarks = Les deux quarks
learn_particle_builder-2-glue-guess-heavy = Le Z, si lourd
learn_particle_builder-2-glue-guess-all = Tout
learn_particle_builder-2-glue-pull = Le quark down irait bien sur ta cible. Touche ton gluon, le quark down, puis sa place sur la cible.
learn_particle_builder-2-glue-pull-no = C’est permis, mais ta cible veut un quark down. Sers-toi du gluon pour cela.
learn_particle_builder-2-glue-look = Un gluon n’attire que quarks, antiquarks et gluons, parce qu’électrons, neutrinos et Z n’ont aucune charge de couleur.
learn_particle_builder-2-glue-self = C’est l’**interaction forte**. Un photon n’a pas de charge électrique, mais un gluon a une charge de couleur. Qu’attire-t-il encore ?
learn_particle_builder-2-glue-self-gluons = D’autres gluons
learn_particle_builder-2-glue-self-photons = Des photons
learn_particle_builder-2-glue-self-neutrinos = Des neutrinos
learn_particle_builder-2-glue-self-electrons = Des électrons
learn_particle_builder-2-glue-self-photons-why = Alors la lumière collerait à chaque proton. Mais un photon n’a pas de charge de couleur.
learn_particle_builder-2-glue-self-neutrinos-why = Alors les neutrinos colleraient à chaque noyau. En fait, presque tous traversent la Terre.
learn_particle_builder-2-glue-self-electrons-why = Alors les électrons seraient collés au noyau. Ils restent dehors, parce qu’ils n’ont pas de charge de couleur.

learn_particle_builder-2-weak-title = 3 · Le boson Z
learn_particle_builder-2-weak-guess = Ce **Z** transmet l’**interaction faible**. Lesquelles des quatre cartes de ton rival peut-il attirer ?
learn_particle_builder-2-weak-guess-neutrino = Seulement le neutrino
learn_particle_builder-2-weak-guess-charged = Seulement les chargées
learn_particle_builder-2-weak-guess-all = Les quatre
learn_particle_builder-2-weak-guess-none = Aucune
learn_particle_builder-2-weak-pull = Prends le neutrino, que ni photon ni gluon ne peuvent attirer. Touche ton Z, le neutrino, puis une place libre.
learn_particle_builder-2-weak-pull-no = Un Z sait faire cela aussi. Mais prends d’abord le neutrino, car rien d’autre ne peut l’attirer.
learn_particle_builder-2-weak-look = Un Z peut attirer les quatre, parce que tout quark et tout lepton sent l’interaction faible. Un neutrino ne sent qu’elle ici.
learn_particle_builder-2-weak-sun = Des milliards de neutrinos du Soleil traversent ton pouce chaque seconde. Pourquoi ne remarques-tu rien ?
learn_particle_builder-2-weak-sun-weak = Ils ne sentent que l’interaction faible
learn_particle_builder-2-weak-sun-small = Ils sont trop petits
learn_particle_builder-2-weak-sun-energy = Ils n’ont pas d’énergie
learn_particle_builder-2-weak-sun-air = L’air les arrête
learn_particle_builder-2-weak-sun-small-why = Alors tu ne remarquerais pas non plus les électrons. Personne n’a pu mesurer leur taille, et pourtant ils frappent fort.
learn_particle_builder-2-weak-sun-energy-why = Ils ont de l’énergie : chacun bien plus qu’un photon de lumière du Soleil.
learn_particle_builder-2-weak-sun-air-why = Alors aucun ne pourrait traverser la Terre entière. Or presque tous le font.

learn_particle_builder-2-who-title = 4 · Qui sent quoi ?
learn_particle_builder-2-who-three = Laquelle de ces cartes sent les trois interactions ?
learn_particle_builder-2-who-three-electron = Électron
learn_particle_builder-2-who-three-neutrino = Neutrino
learn_particle_builder-2-who-three-charm = Quark charm
learn_particle_builder-2-who-three-antimuon = Antimuon
learn_particle_builder-2-who-three-electron-why = Alors il aurait une charge de couleur, et les gluons le colleraient au noyau.
learn_particle_builder-2-who-three-neutrino-why = Alors un photon pourrait l’attirer. Mais il n’a pas de charge électrique.
learn_particle_builder-2-who-three-antimuon-why = Il est chargé et sent l’interaction faible. Mais un lepton n’a pas de charge de couleur.
learn_particle_builder-2-who-electron = Et qu’est-ce qui agit sur un électron ?
learn_particle_builder-2-who-electron-photon = Le photon seul
learn_particle_builder-2-who-electron-both = Photon et Z
learn_particle_builder-2-who-electron-gluon = Photon et gluon
learn_particle_builder-2-who-electron-all = Tous les trois
learn_particle_builder-2-who-electron-photon-why = Alors les électrons échapperaient à l’interaction faible. Or tous les leptons la sentent.
learn_particle_builder-2-who-electron-gluon-why = Alors un électron aurait une charge de couleur. Seuls quarks et gluons en ont une.
learn_particle_builder-2-who-electron-all-why = Alors il aurait toutes les sortes de charge, comme un quark.
learn_particle_builder-2-who-push = Dans la nature, des charges égales se repoussent aussi. Dans ce jeu, les bosons ne font qu’attirer, pour rester simple.
learn_particle_builder-2-who-why = Pourquoi un photon agit-il sur un proton, mais pas sur un neutrino ?
learn_particle_builder-2-who-why-charge = Un proton est chargé
learn_particle_builder-2-who-why-heavy = Un proton est lourd
learn_particle_builder-2-who-why-slow = Un neutrino va trop vite
learn_particle_builder-2-who-why-big = Un proton est grand
learn_particle_builder-2-who-why-heavy-why = Alors il n’agirait guère sur les électrons, si légers. Or presque toute la lumière que tu vois vient d’eux.
learn_particle_builder-2-who-why-slow-why = Alors les électrons rapides échapperaient aussi aux photons. Ce n’est pas le cas, parce qu’ils sont chargés.
learn_particle_builder-2-who-why-big-why = Un électron est bien plus petit qu’un proton, et les photons agissent sur les deux.
learn_particle_builder-2-who-play = À toi de jouer. Sers-toi bien de tes bosons ! La lampe te donne un conseil.

## Level 3

learn_particle_builder-3-title = Niveau 3 : couleur
learn_particle_builder-3-teaches = Les quarks ont une charge de couleur. Une cible doit être neutre.
learn_particle_builder-3-new-title = Niveau 3 · Charge de couleur
learn_particle_builder-3-new-name = Les quarks ont une autre charge : la **charge de couleur**. Elle est rouge, verte ou bleue. Ce n’est qu’un nom.
learn_particle_builder-3-new-up = Essaie. Pose le quark up sur ta cible.
learn_particle_builder-3-new-later = Tu peux faire cela aussi. Mais pose d’abord ta carte où j’ai dit.
learn_particle_builder-3-new-red = Choisis maintenant sa charge de couleur. Commençons par le rouge.
learn_particle_builder-3-new-red-no = Tu peux prendre n’importe laquelle. Mais commençons par le rouge.
learn_particle_builder-3-new-rule = Les trois quarks d’une cible veulent rouge, vert et bleu. Alors le tout est **neutre**, comme la lumière blanche.
learn_particle_builder-3-new-down = Voici un quark down. Pose-le aussi sur ta cible.
learn_particle_builder-3-new-green = Le rouge est pris. Choisis donc une des autres !
learn_particle_builder-3-new-green-no = Tu as déjà le rouge. Un proton veut chaque couleur une fois.
learn_particle_builder-3-new-anti = Un antiquark a une **anticouleur**. Rouge et antirouge sont neutres aussi. Tu peux construire de telles paires.
learn_particle_builder-3-new-gluon = Tu as mal choisi ? Avec un gluon, tu peux changer la couleur d’un quark.
learn_particle_builder-3-new-which = Quels trois quarks sont neutres ?
learn_particle_builder-3-new-which-same = Rouge, rouge, rouge
learn_particle_builder-3-new-which-two = Rouge, rouge, bleu
learn_particle_builder-3-new-which-all = Rouge, vert, bleu
learn_particle_builder-3-new-which-anti = Bleu, bleu, vert
learn_particle_builder-3-new-which-why = Chaque couleur doit y être une fois.

## Level 4

learn_particle_builder-4-title = Niveau 4 : le hasard
learn_particle_builder-4-teaches = Lance des dés par centaines, et découvre ce que le hasard permet de prédire.
learn_particle_builder-4-law = Ce que fait une seule particule dépend du hasard, parce que la nature ne fixe que la probabilité de chaque chose.

learn_particle_builder-4-dice-title = 1 · Un lancer, cent lancers
learn_particle_builder-4-dice-guess = Tu tiens un électron, ton rival a un positon. Ils s’**annihilent** si le dé est pair. Est-ce que ça va marcher ?
learn_particle_builder-4-dice-guess-yes = Oui
learn_particle_builder-4-dice-guess-no = Non
learn_particle_builder-4-dice-guess-open = Personne ne peut le savoir
learn_particle_builder-4-dice-guess-skill = C’est une question d’adresse
learn_particle_builder-4-dice-try = À toi de voir ! Touche ton électron, puis le positon.
learn_particle_builder-4-dice-try-no = Tu peux faire cela, mais ici la paire vaut plus, alors tente ta chance.
learn_particle_builder-4-dice-even = Ça a marché, mais personne ne pouvait le savoir, car un dé ne décide rien avant de tomber. La nature non plus.
learn_particle_builder-4-dice-many = Lance maintenant le dé pour cent paires de ce genre. Combien vont s’annihiler ?
learn_particle_builder-4-dice-many-half = Exactement 50
learn_particle_builder-4-dice-many-about = À peu près 50
learn_particle_builder-4-dice-many-all = Presque 100
learn_particle_builder-4-dice-many-open = Personne ne peut le savoir
learn_particle_builder-4-dice-throw = Lance les cent dés, et compare les colonnes avec le trait pointillé. Puis lances-en d’autres : elles s’égalisent.
learn_particle_builder-4-dice-throw-chart = Paires d’électron et de positon
learn_particle_builder-4-dice-throw-odd = impair : non
learn_particle_builder-4-dice-throw-even = pair : oui
learn_particle_builder-4-dice-look = Un seul lancer reste une surprise, mais des centaines s’approchent de la moitié, parce que chance et malchance se compensent presque.
learn_particle_builder-4-dice-row = Trois lancers de suite étaient impairs. Quelle est la chance que le prochain soit pair ?
learn_particle_builder-4-dice-row-due = Plus d’une sur deux : c’est son tour
learn_particle_builder-4-dice-row-same = Une sur deux, comme toujours
learn_particle_builder-4-dice-row-again = Moins d’une sur deux
learn_particle_builder-4-dice-row-never = Aucune
learn_particle_builder-4-dice-row-due-why = Alors le dé devrait se souvenir de ses derniers lancers, mais il n’a pas de mémoire.
learn_particle_builder-4-dice-row-again-why = Alors l’impair appellerait l’impair, et bientôt les dés ne montreraient plus rien d’autre.
learn_particle_builder-4-dice-row-never-why = Alors les nombres pairs auraient quitté le dé, mais il en reste trois sur six.

learn_particle_builder-4-nature-title = 2 · Les chances de la nature
learn_particle_builder-4-nature-guess = Au CERN, des électrons et des positons, en s’annihilant, ont produit 17 millions de bosons Z. Que sont devenus la plupart ?
learn_particle_builder-4-nature-guess-quarks = Des quarks
learn_particle_builder-4-nature-guess-neutrinos = Des neutrinos
learn_particle_builder-4-nature-guess-leptons = Électrons, muons, taus
learn_particle_builder-4-nature-guess-light = De la lumière
learn_particle_builder-4-nature-throw = Laisse cent bosons Z se désintégrer avec les dés du niveau 7. Les losanges montrent ce que le CERN a mesuré.
learn_particle_builder-4-nature-throw-chart = Ce que devient un boson Z
learn_particle_builder-4-nature-throw-quarks = quarks
learn_particle_builder-4-nature-throw-neutrinos = neutrinos
learn_particle_builder-4-nature-throw-leptons = leptons chargés
learn_particle_builder-4-nature-look = Sept sur dix donnent des quarks, parce que cette réaction a la plus grande **section efficace** : c’est ainsi qu’on mesure sa probabilité.
learn_particle_builder-4-nature-size = Alors, de deux réactions, laquelle a la plus grande section efficace ?
learn_particle_builder-4-nature-size-heavy = Celle aux particules lourdes
learn_particle_builder-4-nature-size-often = La plus probable
learn_particle_builder-4-nature-size-fast = La plus rapide
learn_particle_builder-4-nature-size-long = Celle qui dure le plus
learn_particle_builder-4-nature-size-heavy-why = Alors on produirait surtout les particules les plus lourdes, mais ce sont les plus rares de toutes.
learn_particle_builder-4-nature-size-fast-why = Alors elle mesurerait un temps. Une section efficace dit si une réaction est fréquente, pas si elle est rapide.
learn_particle_builder-4-nature-size-long-why = Alors elle mesurerait un temps. Une section efficace dit si une réaction est fréquente, pas combien de temps elle dure.
learn_particle_builder-4-nature-earth = Presque chaque neutrino traverse la Terre entière. Qu’est-ce que cela te dit de sa section efficace ?
learn_particle_builder-4-nature-earth-huge = Elle est énorme
learn_particle_builder-4-nature-earth-zero = Elle est nulle
learn_particle_builder-4-nature-earth-tiny = Minuscule, mais pas nulle
learn_particle_builder-4-nature-earth-half = Elle vaut un demi
learn_particle_builder-4-nature-earth-huge-why = Alors les neutrinos heurteraient tout de suite quelque chose, et aucun ne passerait même une feuille de papier.
learn_particle_builder-4-nature-earth-zero-why = Alors aucun détecteur n’aurait pu en attraper, mais les premiers l’ont été en 1956.
learn_particle_builder-4-nature-earth-half-why = Alors la moitié s’arrêterait très vite, mais presque tous ressortent de l’autre côté.
learn_particle_builder-4-nature-play = Dans ce jeu, chaque réaction a une chance sur deux, pour aller vite. À toi de jouer !

## Level 5

learn_particle_builder-5-title = Niveau 5 : bosons W
learn_particle_builder-5-teaches = Un W change une particule en une autre.
learn_particle_builder-5-new-title = Niveau 5 · Le boson W
learn_particle_builder-5-new-w = Tu tiens un **W plus**. Il peut changer un quark ou un lepton en un autre. Pas besoin de dé.
learn_particle_builder-5-new-turn = Change ton quark down en quark up. Touche le W, le quark down, puis le quark up.
learn_particle_builder-5-new-turn-no = Le W pourrait faire cela aussi. Mais ta cible veut des quarks up !
learn_particle_builder-5-new-sum = Le W ajoute sa charge : −⅓ et +1 font +⅔. Aucune charge ne se perd jamais !
learn_particle_builder-5-new-family = Un quark reste un quark, un lepton reste un lepton. Un W ne change jamais la matière en antimatière.
learn_particle_builder-5-new-sun = Dans le Soleil, les bosons W aident à changer des protons en neutrons. Sans eux, il ne brillerait pas.
learn_particle_builder-5-new-pair = Quand un électron et un positon s’annihilent maintenant, tu reçois deux nouveaux photons.
learn_particle_builder-5-new-which = Un W plus rencontre un quark down. Que peut-il en sortir ?
learn_particle_builder-5-new-which-down = Un quark down
learn_particle_builder-5-new-which-electron = Un électron
learn_particle_builder-5-new-which-up = Un quark up
learn_particle_builder-5-new-which-photon = Un photon
learn_particle_builder-5-new-which-why = C’est toujours un quark. Sa charge, c’est −⅓ et +1 ensemble : +⅔.

## Level 6

learn_particle_builder-6-title = Niveau 6 : neutrinos
learn_particle_builder-6-teaches = Les neutrinos changent en chemin.
learn_particle_builder-6-new-title = Niveau 6 · Neutrinos
learn_particle_builder-6-new-three = Il y a trois sortes de neutrinos. Ils vont avec l’électron, le muon et le tau.
learn_particle_builder-6-new-first = Tu tiens un neutrino muonique. Pose-le sur ton tapis.
learn_particle_builder-6-new-later = Tu pourras faire cela après. Pose d’abord ta carte.
learn_particle_builder-6-new-second = Et un neutrino électronique ! Pose-le aussi. Puis regarde ce qui se passe.
learn_particle_builder-6-new-change = Ton neutrino électronique est devenu tauique ! Les neutrinos **oscillent** : ils passent d’une sorte à l’autre.
learn_particle_builder-6-new-dice = Avant ton tour, un dé dit pour chaque neutrino ce qu’il est maintenant.
learn_particle_builder-6-new-prize = C’était difficile à découvrir. Il y a eu un prix Nobel pour cela en 2015.
learn_particle_builder-6-new-which = Quelles particules changent ainsi en chemin ?
learn_particle_builder-6-new-which-quarks = Les quarks up
learn_particle_builder-6-new-which-neutrinos = Les neutrinos
learn_particle_builder-6-new-which-photons = Les photons
learn_particle_builder-6-new-which-electrons = Les électrons
learn_particle_builder-6-new-which-why = Il y en a trois sortes, et elles n’ont pas de charge.

## Level 7

learn_particle_builder-7-title = Niveau 7 : désintégrations
learn_particle_builder-7-teaches = Pourquoi les particules se désintègrent, ce qui en sort, et si l’âge compte.
learn_particle_builder-7-law = Une particule instable se désintègre tôt ou tard, parce que rien ne l’interdit : énergie, charge et nombres leptoniques peuvent rester les mêmes.

learn_particle_builder-7-new-title = 1 · Ce qui en sort
learn_particle_builder-7-new-heavy = Un muon vit environ deux millionièmes de seconde, puis se **désintègre** en un électron et deux neutrinos. Où sont-ils maintenant ?
learn_particle_builder-7-new-heavy-inside = Dans le muon
learn_particle_builder-7-new-heavy-nowhere = Encore nulle part
learn_particle_builder-7-new-heavy-around = Dans l’espace autour
learn_particle_builder-7-new-place = Pose le muon sur ton tapis, car on lancera un dé pour lui avant ton prochain tour.
learn_particle_builder-7-new-later = Tu pourras faire cela après, mais pose d’abord ta carte où je l’ai demandé.
learn_particle_builder-7-new-next = Pose maintenant le photon sur sa pile, et regarde ce qui arrive à ton muon.
learn_particle_builder-7-new-decay = Trois nouvelles particules ont remplacé le muon. Elles n’étaient pas dedans, parce qu’on n’a jamais trouvé de parties dans un muon.
learn_particle_builder-7-new-sum = Le neutrino muonique garde le **nombre leptonique** du muon, l’électron garde sa charge. À quoi sert l’antineutrino électronique ?
learn_particle_builder-7-new-sum-charge = Il porte aussi une charge
learn_particle_builder-7-new-sum-balance = Il compense l’électron
learn_particle_builder-7-new-sum-glue = Il les tient réunis
learn_particle_builder-7-new-sum-spare = C’est juste un reste
learn_particle_builder-7-new-sum-charge-why = Alors le compte des charges serait faux, parce que l’électron seul fait déjà −1.
learn_particle_builder-7-new-sum-glue-why = Alors les trois resteraient ensemble, mais ils s’envolent tout de suite chacun de son côté.
learn_particle_builder-7-new-sum-spare-why = Alors il pourrait manquer de temps en temps, mais on n’a jamais vu un muon donner un électron sans neutrinos.

learn_particle_builder-7-age-title = 2 · Vieux et jeunes
learn_particle_builder-7-age-guess = Imagine qu’un muon a survécu à trois tours. Risque-t-il plus de se désintégrer maintenant qu’un muon tout neuf ?
learn_particle_builder-7-age-guess-worn = Oui, il est usé
learn_particle_builder-7-age-guess-same = Non, c’est pareil
learn_particle_builder-7-age-guess-tough = Non, il est solide
learn_particle_builder-7-age-throw = Chaque colonne commence avec cent muons et montre combien il en reste après autant de tours. La courbe est la loi de la nature.
learn_particle_builder-7-age-throw-chart = Muons qui restent après 0, 1, 2… tours
learn_particle_builder-7-age-look = À chaque tour, un tiers de ceux qui restent se désintègrent, jeunes ou vieux, parce qu’un muon n’a pas de mémoire et ne s’use pas.
learn_particle_builder-7-age-left = Sur 90 muons, il en reste 60 après un tour. Combien en restera-t-il après encore un tour ?
learn_particle_builder-7-age-left-thirty = Environ 30
learn_particle_builder-7-age-left-forty = Environ 40
learn_particle_builder-7-age-left-sixty = Toujours 60
learn_particle_builder-7-age-left-none = Aucun
learn_particle_builder-7-age-left-thirty-why = Alors le même nombre disparaîtrait à chaque tour, mais c’est la même part : un tiers de ceux qui restent.
learn_particle_builder-7-age-left-sixty-why = Alors les survivants ne pourraient plus se désintégrer, mais on lance un dé pour chacun d’eux.
learn_particle_builder-7-age-left-none-why = Alors tous les muons vivraient aussi longtemps, mais chacun se désintègre à son propre hasard.

learn_particle_builder-7-w-title = 3 · Bien des chemins
learn_particle_builder-7-w-guess = Un W plus peut se désintégrer de bien des façons, toujours avec une charge finale de +1. Laquelle est la plus fréquente ?
learn_particle_builder-7-w-guess-quarks = En deux quarks
learn_particle_builder-7-w-guess-electron = Avec un positon
learn_particle_builder-7-w-guess-tau = Avec un antitau
learn_particle_builder-7-w-guess-equal = Toutes pareilles
learn_particle_builder-7-w-throw = Laisse-en cent se désintégrer avec les dés, et compare avec les losanges, qui montrent ce qu’on a mesuré.
learn_particle_builder-7-w-throw-chart = Ce que devient un W⁺
learn_particle_builder-7-w-throw-quarks = quarks
learn_particle_builder-7-w-throw-electron = positon
learn_particle_builder-7-w-throw-muon = antimuon
learn_particle_builder-7-w-throw-tau = antitau
learn_particle_builder-7-w-look = Les quarks gagnent, parce que chaque quark existe en trois couleurs. Une paire de quarks a donc trois chemins quand des leptons en ont un.
learn_particle_builder-7-w-top = Un quark top et un antibottom ont aussi la charge +1 ensemble. Pourquoi un W plus au repos ne les donne-t-il jamais ?
learn_particle_builder-7-w-top-colour = Ils n’ont pas de couleur
learn_particle_builder-7-w-top-anti = L’un est d’antimatière
learn_particle_builder-7-w-top-heavy = Ils sont trop lourds
learn_particle_builder-7-w-top-luck = Simple malchance
learn_particle_builder-7-w-top-colour-why = Tous les quarks ont une charge de couleur, et un quark avec un antiquark peut même être neutre.
learn_particle_builder-7-w-top-anti-why = Alors un W plus ne pourrait pas se désintégrer du tout, car chacune de ses paires a une antiparticule.
learn_particle_builder-7-w-top-luck-why = Alors cela arriverait parfois, mais un quark top a plus de deux fois l’énergie d’un W au repos.
learn_particle_builder-7-w-play = Ici, les cartes de la cible ne se désintègrent pas, mais ce n’est qu’une règle du jeu. À toi de jouer !
