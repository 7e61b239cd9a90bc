# The lesson for Big*Bang. A step has at most 25 words, a sentence at most 14.

learn_bigebang-1-title = The first minutes
learn_bigebang-1-teaches = Fuse nuclei, make light, and count the three tokens.
learn_bigebang-1-first-title = The first minutes
learn_bigebang-1-first-sky = This is the young universe, just after the **Big Bang**. In this game, matter and antimatter fill the sky.
learn_bigebang-1-first-sides = You are matter: round and warm. Your rival is antimatter: striped, with a bar above the letter.
learn_bigebang-1-first-fuse = Your stacks move in straight lines. Tap this **proton**, ¹H, then the **neutron**, n, in line with it.
learn_bigebang-1-first-fuse-no = You may do that. But first make the move I have shown to you.
learn_bigebang-1-first-deuteron = They **fuse**: a proton and a neutron make heavy hydrogen, ²H. It stays where the second one was.
learn_bigebang-1-first-neutron = Now one more neutron: tap it, then your ²H. That makes ³H.
learn_bigebang-1-first-helium = And now a proton. With it, your ³H turns into **helium**, ⁴He!
learn_bigebang-1-first-minutes = In the first minutes, nature made helium in steps like these. Most helium is that old.
learn_bigebang-1-first-meet = Matter and its mirror image **annihilate**. Tap your proton, then the antiproton.
learn_bigebang-1-first-meet-no = That is fine, too. But I want to show you the light.
learn_bigebang-1-first-light = Both are gone. In this game, only light is left, and all of it is yours.
learn_bigebang-1-first-tokens = In the end you can win three tokens. They are for light, helium and the heaviest star.
learn_bigebang-1-first-carbon = But if you link three ⁴He, they become **carbon**. Then you win at once!
learn_bigebang-1-first-which = What can a ²H annihilate?
learn_bigebang-1-first-which-same = Another ²H
learn_bigebang-1-first-which-mirror = An anti-²H
learn_bigebang-1-first-which-any = Any antimatter
learn_bigebang-1-first-which-none = Nothing at all
learn_bigebang-1-first-which-why = Only the exact mirror image will do: one antiproton and one antineutron.
