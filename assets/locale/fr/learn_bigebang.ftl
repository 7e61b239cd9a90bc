# The lesson for Big*Bang. A step has at most 25 words, a sentence at most 14.

learn_bigebang-1-title = Les premières minutes
learn_bigebang-1-teaches = Fusionne des noyaux, fais de la lumière, et compte les trois jetons.
learn_bigebang-1-first-title = Les premières minutes
learn_bigebang-1-first-sky = Voici le jeune univers, juste après le **Big Bang**. Dans ce jeu, matière et antimatière remplissent le ciel.
learn_bigebang-1-first-sides = Tu es la matière : ronde et chaude. Ton rival est l’antimatière : rayée, avec une barre sur la lettre.
learn_bigebang-1-first-fuse = Tes piles vont en ligne droite. Touche ce **proton**, ¹H, puis le **neutron**, n, aligné avec lui.
learn_bigebang-1-first-fuse-no = Tu peux faire cela. Mais joue d’abord le coup que je t’ai montré.
learn_bigebang-1-first-deuteron = C’est la **fusion** : un proton et un neutron font de l’hydrogène lourd, ²H. Il reste à la place du second.
learn_bigebang-1-first-neutron = Encore un neutron : touche-le, puis ton ²H. Cela fait ³H.
learn_bigebang-1-first-helium = Et maintenant un proton. Avec lui, ton ³H devient de l’**hélium**, ⁴He !
learn_bigebang-1-first-minutes = Dans les premières minutes, l’hélium s’est formé par de telles étapes. Presque tout l’hélium date de là.
learn_bigebang-1-first-meet = La matière et son image miroir s’**annihilent**. Touche ton proton, puis l’antiproton.
learn_bigebang-1-first-meet-no = C’est bien aussi. Mais je veux te montrer la lumière.
learn_bigebang-1-first-light = Les deux ont disparu. Dans ce jeu, il ne reste que de la lumière, et elle est toute à toi.
learn_bigebang-1-first-tokens = À la fin, tu peux gagner trois jetons. Ils sont pour la lumière, l’hélium et l’étoile la plus lourde.
learn_bigebang-1-first-carbon = Mais si tu relies trois ⁴He, ils deviennent du **carbone**. Alors tu gagnes aussitôt !
learn_bigebang-1-first-which = Qu’est-ce qu’un ²H peut annihiler ?
learn_bigebang-1-first-which-same = Un autre ²H
learn_bigebang-1-first-which-mirror = Un anti-²H
learn_bigebang-1-first-which-any = Toute antimatière
learn_bigebang-1-first-which-none = Rien du tout
learn_bigebang-1-first-which-why = Seule l’image miroir exacte convient : un antiproton et un antineutron.
