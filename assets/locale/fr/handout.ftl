# Documents pour l’enseignement : plans, fiches, tableau des forces, réponses, programmes.

handout-foot = Quarkade · page { $page } sur { $pages }
# The signs of particles, then their names.
handout-signs = { $signs }   ({ $names })
handout-and = { $first }, { $second }
handout-named = { $game } · { $lesson }
handout-lesson = Leçon
handout-minutes = Minutes
handout-law = La loi qu’on y trouve

## Plans

handout-plan = Un plan de { $minutes } minutes
handout-plan-what = Pour des élèves de 13 ans ou plus qui découvrent la physique des particules. Chaque élève a son ordinateur, ou deux élèves en partagent un et font le quiz ensemble, avec un seul code. L’un après l’autre, il leur faudrait environ { $more } minutes de plus.
handout-plan-before-it = Avant le cours
handout-plan-prepare-1 = • Faites la leçon une fois vous-même. Choisissez-la dans la liste ci-dessous : Particle Builder 1 est un bon début.
handout-plan-prepare-2 = • Sur la page des leçons, ouvrez « { level-teacher } », donnez un nom au groupe et choisissez un code PIN.
handout-plan-prepare-3 = • Imprimez la fiche pour les élèves sans ordinateur, et pour vous la page « Réponses aux questions des élèves ».
handout-plan-prepare-4 = • Baissez le son. Une fois le programme installé, il n’a plus besoin du réseau.
handout-plan-parts = Le déroulement (minutes)
handout-plan-start = Accueil. Chacun compose un code de quatre particules et le note. Il servira de nouveau à la fin.
handout-plan-before = Le quiz avant la leçon. Dites que personne n’aura de note. Mieux vaut répondre « Je ne sais pas » que deviner.
handout-plan-lesson = La leçon. À deux : l’un touche, l’autre dit pourquoi. On échange les rôles après chaque chapitre. Ceux qui finissent tôt jouent librement.
handout-plan-after = Le quiz après la leçon, avec le même code. Chacun voit son propre « avant → après ».
handout-plan-discussion = Discussion : à quoi vous attendiez-vous, et que s’est-il passé ? Formulez la loi de la leçon avec les mots des élèves et un « parce que ».
handout-plan-lab = Le labo des lois : quelles réactions existent, lesquelles n’a-t-on jamais vues, et quelle loi les interdit ? À deux, dès la première étape.
handout-plan-play = Une partie entière contre un programme, ou les uns contre les autres.
handout-plan-end = Pour finir, chacun cite une loi et une question qui lui reste. Notez les questions pour la prochaine fois.
handout-plan-lessons = Les leçons au choix
handout-plan-minutes-note = Ces minutes sont celles d’un élève qui lit tout. À deux, si on discute chaque étape, il faut un peu plus de temps.

## Fiches

handout-sheet = Fiche : { $lesson }
handout-sheet-what = Code ou nom : ______________________     Date : ______________
handout-question = { $n }.  { $what }
handout-key = Corrigé : { $lesson }
handout-task-expect = À quoi t’attends-tu dans cette leçon ? Écris-le avant de commencer.
handout-task-notice = Note trois choses pendant que tu joues.
handout-notice-expected = Je m’attendais à
handout-notice-happened = Ce qui est arrivé
handout-notice-because = parce que
handout-task-table = Remplis le tableau. Coche les forces auxquelles chaque particule est sensible.
handout-task-table-one = Remplis le tableau. Coche les particules sensibles à cette force.
handout-table-particle = Particule
handout-table-charge = Charge électrique
handout-table-nucleus = Particule ou noyau
handout-table-protons = Protons
handout-table-neutrons = Neutrons
handout-task-charges = Remplis le tableau.
handout-task-vertex = Il manque une ligne à chaque vertex. Dessine-la et écris son symbole à côté.
handout-task-sum = Additionne les charges. Que donnent ces particules ensemble ?
handout-task-nuclei = Que manque-t-il ? Une fusion garde tous les protons et tous les neutrons ; une annihilation garde la charge.
handout-task-missing = Il manque une particule. Trouve-la : la somme des charges est la même avant et après.
handout-task-true = Vrai ou faux ? Corrige les phrases fausses.
handout-true = vrai
handout-false = faux
handout-tick = ☐ { $what }
handout-task-law = Écris la loi de cette leçon avec tes mots, avec « parce que ».
handout-cards = Cartes à découper
handout-cards-what = L’un pose deux cartes. L’autre dit quelles forces agissent entre les deux particules, et pourquoi. Puis échangez les rôles.
handout-cards-sum = Pose deux ou trois cartes : l’autre additionne leurs charges. Puis échangez les rôles.
handout-cards-nuclei = L’un pose une carte après l’autre et construit ²H, ³He et ⁴He. L’autre dit chaque fois quel est le noyau et quelle est sa charge. Puis échangez les rôles.
handout-key-vertex = Les lignes manquantes, de gauche à droite : { $signs }
handout-sum-proton = un proton
handout-sum-neutron = un neutron
handout-sum-pair = Ils s’annihilent : 0, comme la lumière.
handout-nucleus-proton = proton
handout-nucleus-neutron = neutron
handout-nucleus-hydrogen-2 = deutérium
handout-nucleus-helium-3 = hélium 3
handout-nucleus-helium-4 = hélium 4
handout-nuclei-light = lumière
handout-nuclei-sum = Protons : { $protons } · Neutrons : { $neutrons }
handout-nuclei-pair = Ils s’annihilent : charge 0, comme la lumière. Dans la nature, des particules à vie courte sortent d’abord.
handout-or = { $first } ou { $second }
handout-key-sentence = Phrase
handout-lesson-plan = Plan : { $lesson }
handout-plan-goals = Objectifs
handout-plan-goals-what = Après la leçon, les élèves savent expliquer en donnant une raison :
handout-point = • { $what }
handout-plan-materials = Matériel
handout-plan-materials-what = Un ordinateur par élève ou pour deux, la fiche, un crayon et des ciseaux. Ni son ni réseau ne sont nécessaires.
handout-plan-one = Un élève par ordinateur
handout-plan-two = Deux élèves par ordinateur
handout-plan-part = Partie
handout-plan-all = En tout
handout-plan-two-note = Deux élèves à un ordinateur font le quiz ensemble, avec un seul code. L’un après l’autre, il leur faut { $more } minutes de plus pour chaque quiz. Faites alors le second quiz au début du cours suivant.
handout-plan-board = Au tableau
handout-plan-ask = Questions à poser
handout-plan-ask-if = Quelqu’un dit : « { $idea } » Que répondez-vous ?
handout-plan-levels = Pour des élèves différents
handout-plan-easier = Plus d’aide : travailler à deux, faire lire les étapes à voix haute (« { settings-title } » → « { settings-sound } », ou la touche F2), laisser de côté la tâche 4 de la fiche.
handout-plan-harder = Pour aller plus loin : écrire une phrase fausse comme celles de la fiche, et la faire corriger. Puis continuer à jouer contre le niveau « Étudiante ».
handout-plan-exit = Billet de sortie
handout-plan-exit-what = Une loi d’aujourd’hui avec un « parce que », et une question encore ouverte.
handout-plan-homework = Devoir à la maison
handout-plan-homework-what = Explique la loi de la leçon à quelqu’un chez toi. Écris une question qu’on t’a posée, et ta réponse.
handout-alt-lines = Lignes pour écrire
handout-alt-vertex = Vertex de Feynman
handout-alt-cards = Cartes de particules
handout-key-note = Une phrase personnelle compte si le sens et la raison sont justes. Les feuilles ne montrent aucune question du quiz : il mesure ainsi ce que l’élève a vraiment appris.

## Le tableau

handout-chart-what = Tiré des tables de particules du programme. Les leçons le remplissent, ligne par ligne.
handout-chart-marks = ✓ y est sensible · ⇄ la transmet · – ni l’un ni l’autre
handout-chart-gravity = La gravitation agit sur toutes. Entre deux particules, elle est bien trop faible pour qu’on la remarque.

## Que répondre

handout-ask = Réponses aux questions des élèves
handout-ask-what = Des réponses courtes qui restent vraies. « Personne ne le sait » est aussi une réponse.
handout-ask-neutron = Pourquoi un neutron se désintègre-t-il ?
handout-ask-neutron-answer = Parce qu’il est un peu plus lourd qu’un proton, un électron et un antineutrino réunis, et qu’aucune loi ne l’interdit. L’interaction faible change l’un de ses quarks down en quark up. Un neutron libre vit en moyenne 15 minutes environ. Dans presque tous les noyaux autour de toi, l’énergie manque pour cela : ils sont stables.
handout-ask-inside = L’électron et le neutrino étaient-ils déjà dans le neutron ?
handout-ask-inside-answer = Non. Ils sont créés par la désintégration. De même, une lampe crée de la lumière : elle n’était pas dans la lampe avant.
handout-ask-antimatter = L’antimatière est-elle dangereuse ?
handout-ask-antimatter-answer = En grande quantité, oui, car elle s’annihile avec la matière. Mais personne ne sait en produire ni en garder beaucoup : tout ce que le CERN a jamais produit ferait briller une lampe quelques minutes. Les hôpitaux utilisent chaque jour de très petites quantités de positons, dans les scanners TEP.
handout-ask-gone = Où est passée toute l’antimatière ?
handout-ask-gone-answer = Presque toute l’antimatière s’est annihilée avec la matière peu après le Big Bang. Environ une particule de matière sur un milliard est restée, et personne ne sait pourquoi. Des expériences cherchent de petites différences entre matière et antimatière.
handout-ask-higgs = Est-ce le Higgs qui me donne mon poids ?
handout-ask-higgs-answer = À peine. Il donne leur masse aux quarks et aux électrons, soit environ un pour cent de toi. Presque toute la masse d’un proton est de l’énergie : celle des quarks qui s’y agitent et des gluons qui les lient.
handout-ask-neutrino = Un neutrino est-il un petit neutron ?
handout-ask-neutrino-answer = Non. Un neutron est fait de trois quarks. Un neutrino est une particule à part. On n’y a jamais rien trouvé de plus petit. Il n’est pas sensible à l’interaction forte.
handout-ask-colour = Les quarks ont-ils vraiment des couleurs ?
handout-ask-colour-answer = Non. « Couleur » n’est que le nom de leur sorte de charge. Il y en a trois, et les trois ensemble sont neutres, comme la lumière rouge, verte et bleue ensemble est blanche.
handout-ask-virtual = Qu’est-ce qu’une particule virtuelle ?
handout-ask-virtual-answer = Une ligne à l’intérieur d’un diagramme de Feynman. Elle représente une étape d’un calcul, et aucun détecteur ne peut l’y attraper. Un diagramme n’est pas une image de trajectoires.
handout-ask-see = Comment voir quelque chose d’aussi petit ?
handout-ask-see-answer = Pas avec la lumière : ses ondes sont bien trop longues. Les particules rapides laissent dans un détecteur des traces de charge ou des éclairs de lumière. À partir d’un grand nombre de ces signaux, on calcule ce qui s’est passé.
handout-ask-hole = Le LHC peut-il créer un trou noir qui nous avalerait ?
handout-ask-hole-answer = Non. Depuis des milliards d’années, des rayons cosmiques frappent la Terre avec plus d’énergie, et elle est toujours là. La question a été étudiée avec soin, plus d’une fois.
handout-ask-use = À quoi cela sert-il ?
handout-ask-use-answer = À comprendre de quoi tout est fait. En chemin sont nés le Web, les scanners TEP et des faisceaux qui soignent des tumeurs. Personne ne peut dire à quoi serviront les découvertes d’aujourd’hui.

## Programmes

handout-covers = Ce que couvrent les leçons
handout-covers-what = À gauche : codes et noms abrégés des documents, dans leur langue. À droite : les leçons qui y répondent.
handout-covers-copy = Lu dans une copie : comparez avec le document officiel.

## Le dossier

# Names of files: small letters without accents, digits and hyphens.
handout-file-overview = apercu
handout-file-plan = plan
handout-file-worksheet = fiche
handout-file-keys = corriges
handout-file-forces = forces
handout-file-answers = reponses
handout-file-curricula = programmes
handout-file-law-lab = labo-des-lois
handout-file-bump-hunt = chasse-au-pic
handout-overview = Ce que contient ce dossier
handout-overview-one = Pour une seule leçon
handout-overview-what = Trois documents suffisent : le plan de la leçon, sa fiche pour chaque élève et, pour vous, sa page de { $keys }. Ce tableau donne le début du nom du plan et de la fiche.
handout-overview-keys = Corrigés de toutes les fiches
handout-overview-others = Tous les autres fichiers
handout-file = Fichier
handout-key-page = Page du corrigé

## La page du programme

handout-title = Dossier pour la classe
handout-say = Des plans de 45 et de 90 minutes, un plan et une fiche avec corrigé pour chaque leçon, le tableau des forces, des réponses aux questions des élèves et un tableau des programmes. Ce sont des fichiers PDF dans la langue de la salle d’arcade. Leur texte peut être copié et lu à voix haute.
handout-a4 = Enregistrer au format A4
handout-letter = Enregistrer au format Letter
handout-busy = Page après page… { $n } sur { $all }
handout-kept = { $all } fichiers sont dans { $folder }. Commencez par { $first }.
handout-not-kept = L’enregistrement a échoué : { $why }.

## Une classe

handout-links = Liens vers les leçons
handout-links-what = Vise un code avec l’appareil photo d’un téléphone ou d’une tablette, ou tape l’adresse. La leçon s’ouvre dans le navigateur. Il n’y a rien à installer.
handout-links-desktop = Sans réseau, sur un ordinateur avec Quarkade : python3 main.py play --lesson, puis le petit nom sous l’adresse.
handout-results = Résultats du quiz
handout-results-what = Gain normalisé : la part de ce qui n’était pas su avant la leçon et qui est su après. 0 : rien, 1 : tout. Entre parenthèses : son intervalle de confiance à 95 %.
handout-results-learners = Élèves
handout-results-means = Avant → après
handout-results-gain = Gain
handout-results-later = Une semaine après
handout-results-of = { $before } → { $after } sur { $all }
handout-results-between = { $gain } (de { $low } à { $high })
handout-results-no-group = Sans groupe
handout-results-flagged = Élèves qui ont cliqué sans lire : { $n }. Leurs réponses comptent aussi.
