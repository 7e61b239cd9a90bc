# Particle Builder: everything that this game says.

## Reasons of the hints

particle_builder-hint-statistic = { $statistic } wins { $percent } % of the time against the cards you have not seen.
particle_builder-hint-swap-wanted = Your { $target } needs the { $card }.
particle_builder-hint-swap-deny = The { $card } would bring your rival nearer to the { $target }.
particle_builder-hint-swap-points = The { $card } is worth more: { $points } points.
particle_builder-hint-swap-blind = The value that was said promises a better card.
particle_builder-hint-swap = The { $card } will do more for you.
particle_builder-hint-keep-wanted = Keep it: your { $target } needs the { $card }.
particle_builder-hint-keep = Your own card is the better one for you.
particle_builder-hint-place-complete = With the { $card } your { $target } is complete.
particle_builder-hint-place-target = On the target nothing can annihilate the { $card }, and the { $target } needs it.
particle_builder-hint-place-wanted = Your { $target } needs the { $card }.
particle_builder-hint-place-boson = Bosons may share a state, so the stack always has room: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
particle_builder-hint-place-fermion = It takes a free state on your mat: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
particle_builder-hint-annihilate = Both cards of the pair count for you, { $points } points, with a chance of { $percent } %.
particle_builder-hint-attract-wanted = The { $boson } couples to the { $card }, which your target needs: a chance of { $percent } %.
particle_builder-hint-attract = The { $boson } couples to the { $card } and pulls it over with a chance of { $percent } %.
particle_builder-hint-recolour = Another colour charge brings you nearer to a neutral set: a chance of { $percent } %.
particle_builder-hint-exchange = Swapping two colour charges conserves colour and helps your set: a chance of { $percent } %.
particle_builder-hint-transform = The W turns the { $before } into the { $card }, and charge is conserved.
particle_builder-hint-shelter = On the target nothing can annihilate the { $card }.
particle_builder-hint-room = Moving the { $card } back makes room on the target.
particle_builder-hint-discard = There is no free state for it and nothing else to do with it.
particle_builder-hint-aim = { $points } points, and not too rare a set.
particle_builder-hint-colour = This colour goes best with the quarks that you have.
particle_builder-hint-radiate = Two bosons, never one: momentum has to balance.
particle_builder-hint-pion = A pair with the { $card } helps you more.
particle_builder-hint-retain = The { $card } is worth most here.
particle_builder-hint-retain-wanted = Your target needs the { $card }.

## Targets

particle_builder-target-proton = proton
particle_builder-target-neutron = neutron
particle_builder-target-pion-plus = pion π⁺
particle_builder-target-pion-minus = pion π⁻
particle_builder-target-kaon-plus = kaon K⁺
particle_builder-target-kaon-zero = kaon K⁰
particle_builder-target-lambda = Lambda Λ
particle_builder-target-sigma-plus = Sigma Σ⁺
particle_builder-target-hydrogen = hydrogen atom
particle_builder-target-positronium = positronium
particle_builder-target-kaon-minus = kaon K⁻
particle_builder-target-phi = phi meson
particle_builder-target-delta-plus-plus = Delta Δ⁺⁺
particle_builder-target-delta-minus = Delta Δ⁻
particle_builder-target-b-plus = B⁺ meson
particle_builder-target-lambda-c = charmed Lambda
particle_builder-target-lambda-b = bottom Lambda
particle_builder-target-muonic-hydrogen = muonic hydrogen
particle_builder-target-d-plus = D⁺ meson
particle_builder-target-d-zero = D⁰ meson
particle_builder-target-muonium = muonium
particle_builder-target-j-psi = J/ψ meson
particle_builder-target-upsilon = Upsilon meson
particle_builder-target-xi-zero = Xi Ξ⁰
particle_builder-target-xi-minus = Xi Ξ⁻
particle_builder-target-antiproton = antiproton
particle_builder-target-antineutron = antineutron
particle_builder-target-zc-plus = tetraquark Zc⁺
particle_builder-target-antihydrogen = antihydrogen atom
