# The chart of light nuclides: alpha, beta and gamma.

short_nuclides-title = Nuclear map
short_nuclides-wait-act = Wait for its decay
short_nuclides-show-act = Mark all of them
short_nuclides-parts = { $sign }: { NUMBER($protons) ->
    [one] 1 proton
   *[other] { $protons } protons
}, { NUMBER($neutrons) ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
}
short_nuclides-unknown = Nobody has looked yet whether it is stable.
short_nuclides-stable = It is stable: it never decays.
short_nuclides-half-life = { $sign }: half-life { $time }
short_nuclides-at-once = much less than a billionth of a second
short_nuclides-ms = { $n } ms
short_nuclides-seconds = { $n } s
short_nuclides-minutes = { $n } minutes
short_nuclides-days = { $n } days
short_nuclides-years = { $n } years
short_nuclides-million = { $n } million years
short_nuclides-does-beta-minus = β⁻: it becomes { $after } and releases { $energy } MeV
short_nuclides-does-beta-plus = β⁺: it becomes { $after } and releases { $energy } MeV
short_nuclides-does-capture = It takes in an electron, becomes { $after } and releases { $energy } MeV
short_nuclides-does-alpha = It splits into two { $after } and releases { $energy } MeV
short_nuclides-does-neutron = { $n ->
    [one] A neutron flies out
   *[other] { $n } neutrons fly out
}: { $after } is left, { $energy } MeV are released
short_nuclides-does-proton = { $n ->
    [one] A proton flies out
   *[other] { $n } protons fly out
}: { $after } is left, { $energy } MeV are released
short_nuclides-cell = { $sign }, { $state }
short_nuclides-look-unknown = not known yet
short_nuclides-look-stable = stable
short_nuclides-look-beta-minus = beta minus
short_nuclides-look-beta-plus = beta plus
short_nuclides-look-capture = takes in an electron
short_nuclides-look-alpha = alpha
short_nuclides-look-neutron = loses neutrons
short_nuclides-look-proton = loses protons

short_nuclides-guess = Each square is a nucleus. One square up is one more proton, one square to the right is one more neutron. ³H has one proton and two neutrons. What becomes of it?
short_nuclides-guess-lighter = A neutron flies out: ²H
short_nuclides-guess-helium = A neutron becomes a proton: ³He
short_nuclides-guess-never = It stays as it is
short_nuclides-wait = Tap ³H on the map and wait for its decay.
short_nuclides-see = It is one square up and one to the left: ³He. A neutron became a proton, and an electron and an antineutrino flew out. This is beta radiation, β⁻. In Big*Bang your ³H does the same.
short_nuclides-plus = ¹¹C has 6 protons, but only 5 neutrons. It decays the other way round: a proton becomes a neutron, and a positron flies out (β⁺). What is it then? You may look on the map.
short_nuclides-plus-nitrogen = ¹¹N
short_nuclides-plus-boron = ¹¹B
short_nuclides-plus-carbon = ¹⁰C
short_nuclides-plus-boron-why = A proton became a neutron: 5 protons and 6 neutrons. A nucleus with 5 protons is boron.
short_nuclides-plus-nitrogen-why = If so, there would be one more proton. But a proton became a neutron.
short_nuclides-plus-carbon-why = If so, a neutron would be missing. But there is one more.
short_nuclides-eight = ⁸Be has 4 protons and 4 neutrons. Stars make it from two nuclei of helium. What happens then?
short_nuclides-eight-stable = It is stable
short_nuclides-eight-beta = A neutron becomes a proton
short_nuclides-eight-halves = It breaks into two ⁴He again
short_nuclides-split = Tap ⁸Be and wait.
short_nuclides-alpha = ⁴He holds together so well that it comes out as one piece. A ⁴He that flies out of a nucleus is called alpha radiation, α. Big nuclei such as radium do it, too.
short_nuclides-uranium = Uranium-238 has 92 protons and gives off α. How many squares down does it move on a larger map?
short_nuclides-uranium-same = None
short_nuclides-uranium-two = Two
short_nuclides-uranium-four = Four
short_nuclides-uranium-two-why = α is a ⁴He and takes 2 protons along: 92 − 2 = 90. Each row of the chart is one proton.
short_nuclides-uranium-same-why = If so, α would carry no protons. But ⁴He has two.
short_nuclides-uranium-four-why = If so, ⁴He would have four protons. But two of its four particles are neutrons.
short_nuclides-gamma = ⁷Be becomes ⁷Li. In one case of ten this ⁷Li has too much energy. It gives it off as a photon: gamma radiation, γ. On which square is it then?
short_nuclides-gamma-same = Still on ⁷Li
short_nuclides-gamma-up = One up
short_nuclides-gamma-down = One down
short_nuclides-gamma-same-why = A photon takes no proton and no neutron along. The same nucleus is left, with less energy.
short_nuclides-gamma-up-why = If so, there would be a new proton. But a photon carries only energy.
short_nuclides-gamma-down-why = If so, the photon would take a proton along. But it carries only energy.
short_nuclides-valley = Where on the map are the stable nuclei?
short_nuclides-valley-edge = Along the edges
short_nuclides-valley-even = Spread evenly
short_nuclides-valley-middle = Near equal numbers of protons and neutrons
short_nuclides-show = Test a few that you like. Then mark all of them.
short_nuclides-along = The green squares form a band, and all arrows lead towards it. No nucleus with 5 or 8 particles is stable. So the Big Bang hardly got beyond helium.
short_nuclides-say = Put your law together. A nucleus that is not stable …
short_nuclides-say-towards = … moves towards the stable ones
short_nuclides-say-lighter = … always loses a neutron
short_nuclides-say-halves = … breaks into halves
short_nuclides-say-lighter-why = If so, ³H would have become ²H. But it became ³He.
short_nuclides-say-halves-why = If so, all of them would do as ⁸Be does. But most keep the number of their particles.
short_nuclides-because = And why does it decay? Because all that comes out has together …
short_nuclides-because-charge = … less charge
short_nuclides-because-energy = … less mass, and the rest is energy
short_nuclides-because-age = … more particles
short_nuclides-because-charge-why = If so, charge would get lost. But its sum stays the same.
short_nuclides-because-age-why = If so, ²H would fall apart, too. But it is stable.
short_nuclides-law = A nucleus decays if the products have less mass; the rest becomes energy. α takes two protons and two neutrons away, β turns a neutron into a proton or the other way round, and γ takes only energy.
