# The page to take home.

sheet-title = Une page à emporter
sheet-built = La table à la fin
sheet-score = Score
sheet-learned = Deux choses à retenir
sheet-print = Imprime le jeu d’origine et joue :
sheet-search = Cherche le jeu d’origine par son nom.
sheet-made = Joué dans Quarkade, la salle d’arcade des particules
sheet-save = Enregistrer en image et en PDF
sheet-photo = Prends en photo cette page ou le code QR.
sheet-photo-page = Prends cette page en photo.
sheet-kept = Enregistré dans { $file }, avec un PDF à côté.
sheet-not-kept = La page n’a pas pu être enregistrée : { $why }.

sheet-particle_builder-1 = Un proton est fait de deux quarks up et d’un quark down : ⅔ + ⅔ − ⅓ = 1.
sheet-particle_builder-2 = Chaque particule a une antiparticule de même masse et de charge opposée. Le photon est sa propre antiparticule.
sheet-particle_builder-3 = Un électron est un lepton : il est insensible à l’interaction forte.
sheet-particle_builder-4 = On ne trouve jamais un quark seul : les gluons lient les quarks entre eux.
sheet-tutti_quantum-1 = Dans un diagramme de Feynman, les lignes représentent des particules. Elles se rencontrent aux vertex.
sheet-tutti_quantum-2 = La charge électrique totale est la même avant et après chaque vertex.
sheet-tutti_quantum-3 = Les photons n’agissent que sur les particules chargées.
sheet-tutti_quantum-4 = Les gluons agissent sur les quarks et entre eux, mais pas sur les électrons.
sheet-u_know_feynman-1 = Quand une particule rencontre son antiparticule, les deux peuvent devenir de la lumière.
sheet-u_know_feynman-2 = Chaque quark porte l’une des trois charges de couleur. Les trois ensemble sont neutres.
sheet-u_know_feynman-3 = Un proton, c’est uud ; un neutron, c’est udd.
sheet-u_know_feynman-4 = Les particules instables se désintègrent d’elles-mêmes, toujours en particules plus légères.
sheet-bigebang-1 = Les étoiles brillent parce que des noyaux légers fusionnent en noyaux plus lourds.
sheet-bigebang-2 = L’hélium 4 a deux protons et deux neutrons.
sheet-bigebang-3 = Trois noyaux d’hélium peuvent devenir un noyau de carbone dans les vieilles étoiles.
sheet-bigebang-4 = Peu après le Big Bang, presque toute l’antimatière avait disparu. Il restait un tout petit excès de matière.
sheet-particle_panic-1 = Dans un collisionneur, deux faisceaux de particules se rencontrent de face.
sheet-particle_panic-2 = Les détecteurs voient les particules par leurs traces et par l’énergie qu’elles laissent.
sheet-particle_panic-3 = Les collisionneurs utilisent l’énergie de particules rapides pour créer de nouvelles particules lourdes : E = mc².
sheet-particle_panic-4 = La plupart des particules lourdes vivent bien moins d’un millionième de seconde.
