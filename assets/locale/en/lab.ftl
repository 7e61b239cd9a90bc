# The law lab: reactions to sort, and the laws that decide.

lab-title = The law lab
lab-what = Some of these happen in nature, some were never seen. Sort them, and find the laws that decide.
lab-laws = Laws you have found
lab-hidden = Not found yet
lab-honest = There are more laws than these six: spin and colour charge count too.
lab-step = { $step } · { $name }
    { $done } of { $all } sorted
lab-step-1 = Charge
lab-step-2 = Baryon number
lab-step-3 = Lepton numbers
lab-step-4 = Energy
lab-step-5 = Everything
lab-title-step = Step { $step } · { $name } · { $done } of { $all } sorted
lab-go-on = Go on with step { $step }: { $name }
lab-done = This step is sorted!
lab-done-1 = Charge is never made and never lost. A neutron is free to become a proton, because an electron takes the minus away.
lab-done-2 = Charge alone does not keep a proton from turning into light things. Baryon number does, because the proton is the lightest baryon.
lab-done-3 = A neutrino is no mere extra. It has to come along, because each lepton family keeps its own number.
lab-done-4 = A decay goes downhill: the things after it weigh less in all, because mass is energy and energy is never made.
lab-done-5 = You know how physicists read the world: whatever no law forbids, nature does sooner or later.

## The question and the answers

lab-ask = Does this happen in nature?
lab-happens = It happens
lab-never = Never seen
lab-said-happens = You said: it happens.
lab-said-never = You said: never seen.
lab-yes-happens = It does happen: none of these laws forbids it. Look: every row agrees.
lab-but-happens = Then some law would have to forbid it. But every row agrees, and nature does it.
lab-which = It was never seen. Which row tells you why? Touch it.
lab-but-never = Then the sum in one of these rows would change. Which one? Touch it.
lab-kept = { $law }: { $before } before and { $after } after. This row agrees. Another one does not.
lab-kept-energy = Here the energy is enough for everything. Another row does not agree.
lab-forbidden = { $would } { $n ->
    [one] One law forbids it.
   *[other] { $n } laws forbid it.
}
lab-discovered = You have found a law: { $law }! { $would }
lab-next = Next
lab-before = before
lab-after = after
lab-motion = { $mass }
    + motion
lab-row = { $law }: { $before } before, { $after } after
lab-row-kept = { $row }. This law is kept.
lab-row-broken = { $row }. This law would be broken.
lab-reaction = Before: { $before }. After: { $after }.
lab-join = { $one }, { $two }

## The laws

lab-law-charge = Charge
lab-law-baryon = Baryon number
lab-law-lepton-e = Electron number
lab-law-lepton-mu = Muon number
lab-law-lepton-tau = Tau number
lab-law-energy = Energy and momentum
lab-law-charge-says = The sum of all charges is the same before and after.
lab-law-baryon-says = Baryons count +1, antibaryons −1. The sum stays the same.
lab-law-lepton-e-says = Electron and electron neutrino count +1, their antiparticles −1.
lab-law-lepton-mu-says = Muon and muon neutrino count +1, their antiparticles −1.
lab-law-lepton-tau-says = Tau and tau neutrino count +1, their antiparticles −1.
lab-law-energy-says = In a decay, mass must pay for mass. In a collision, motion helps.
lab-would-charge = If this happened, charge would come from nothing or get lost.
lab-would-baryon = If this happened, protons and neutrons could vanish, or come without antimatter.
lab-would-lepton-e = If this happened, an electron or its neutrino would come or go without a partner.
lab-would-lepton-mu = If this happened, a muon or its neutrino would come or go without a partner.
lab-would-lepton-tau = If this happened, a tau or its neutrino would come or go without a partner.
lab-would-energy = If this happened, energy or momentum would come from nothing.

## What takes part

lab-elementary = { $body }: an elementary particle, as far as anybody knows
lab-made = { $body }: made of { $parts }
lab-mixture = { $body }: a mixture of up with anti-up and down with anti-down
lab-mixed = half u u̅, half d d̅
lab-nucleus = { $body }: a nucleus of { $protons ->
    [one] 1 proton
   *[other] { $protons } protons
} and { $neutrons ->
    [one] 1 neutron
   *[other] { $neutrons } neutrons
}
lab-body-proton = proton
lab-body-antiproton = antiproton
lab-body-neutron = neutron
lab-body-pion-plus = positive pion
lab-body-pion-minus = negative pion
lab-body-pion-zero = neutral pion
lab-body-kaon-plus = positive kaon
lab-body-kaon-minus = negative kaon
lab-body-kaon-zero = neutral kaon
lab-body-lambda = Lambda
lab-body-delta = Delta
lab-body-omega = Omega
lab-body-j-psi = J/psi
lab-body-d-zero = neutral D meson
lab-body-d-minus = negative D meson
lab-body-b-zero = neutral B meson
lab-body-deuteron = hydrogen-2
lab-body-triton = hydrogen-3
lab-body-helion = helium-3
lab-body-alpha = helium-4

## More about some of them

lab-note-electron-to-neutrino = The Borexino detector looked for this and saw none: an electron lives longer than 6.6 × 10²⁸ years.
lab-note-neutrons-to-pions = The Super-Kamiokande detector in Japan looked for this in its huge tank of water, and saw none.
lab-note-antiproton-made = The first antiprotons were made in this way, in Berkeley in 1955. Each needs a new proton as a partner.
lab-note-neutron-in-two = Spin forbids it too: two halves never add up to one half. So Pauli thought of the neutrino in 1930.
lab-note-pion-to-electron = It happens, but only to about one pion in 8000. How often something happens, these laws do not tell.
lab-note-muon-to-light = Neutrinos do change family in flight, so the family numbers are not quite exact. But this was never seen.
lab-note-reactor = In this way the antineutrino was first seen, beside a nuclear reactor, in 1956.
lab-note-reactor-wrong = Raymond Davis looked for this beside a reactor in 1955 and saw none. Neutrinos and antineutrinos act differently.
lab-note-second-neutrino = In 1962 such neutrinos made muons, but not as many electrons. So there is more than one kind.
lab-note-proton-alone = A free proton cannot do it. In some nuclei it can, because the nucleus pays the energy.
lab-note-one-photon = There would be energy enough. But a single photon would carry off momentum that was not there. So there are two.
lab-note-light-alone = Light alone cannot do it. Close to a nucleus it can, because the nucleus takes up some momentum.
lab-note-triton = Less than 0.02 MeV is left over. The KATRIN experiment uses it to weigh the neutrino: less than 0.45 eV.
lab-note-sun-one = This is how fusion begins in the Sun. It takes the weak force, so a proton there waits for billions of years.
lab-note-proton-to-positron = Super-Kamiokande has watched for this for many years: a proton lives longer than 2.4 × 10³⁴ years.
