# The reaction builder of the law lab: missions, the bench, and what nature says.

reactions-title = Reaction builder
reactions-title-what = { $name }
    Build any reaction and ask nature
reactions-how = Choose particles for both sides. Then ask nature.
reactions-ask = Ask nature
reactions-clear = Clear the bench
reactions-change = Change it
reactions-another = Another reaction
reactions-next = Next mission
reactions-empty = nothing yet
reactions-here = { $side }: the next particle goes here
reactions-side = { $side }: { $bodies }. Put the next particle here.
reactions-side-chosen = { $side }: { $bodies }. The next particle goes here.
reactions-remove = Take away: { $body }
reactions-shelf-around = Around us
reactions-shelf-leptons = Leptons
reactions-shelf-mesons = Mesons
reactions-shelf-baryons = Baryons
reactions-shelf-bosons = Bosons
reactions-unknown-law = Law { $n }: ?
reactions-find-law = { $law } You will find its name in the steps of the law lab.

## What nature says

reactions-finding-forbidden = This never happens.
reactions-finding-seen = It happens: it has been seen.
reactions-finding-possible = It can happen.
reactions-finding-open = These laws do not decide.
reactions-broken = { $n ->
    [one] One row does not add up. That law forbids it.
   *[other] { $n } rows do not add up. Each of those laws forbids it.
}
reactions-possible = Every row adds up, and a force that acts on both can do it in one step. So nature does it now and then.
reactions-sums = Look at the sums
reactions-reasons = Back to the answer
reactions-source = Source: { $source }
reactions-force-strong = The strong force does this.
reactions-force-electromagnetic = The electromagnetic force does this.
reactions-force-weak = The weak force does this.
reactions-force-higgs = The Higgs couples to what it decays into.
reactions-why-nothing = Before and after are the same. So nothing has happened.
reactions-why-bounce = The two meet, act on each other and fly on.
reactions-why-no-force = No force acts on both of them directly. They fly past each other, and nothing happens. They could notice each other only in a roundabout way.
reactions-why-crowd = Every row adds up. But so many particles hardly ever meet in one place. Nature takes several steps, with two particles at a time.
reactions-why-searched = None of these six laws forbids it. Physicists have looked for it, and nobody has ever seen it. Perhaps another law forbids it. Perhaps it is just rare.
reactions-why-unlisted = None of these six laws forbids it. But nobody has listed it, and there are more laws: spin and mirror symmetry count, too.
reactions-why-rare = None of these six laws forbids it. But only the weak force could do it, and stronger forces are always faster here. Nobody could notice it.
reactions-why-symmetry = None of these six laws forbids it. But both particles are their own antiparticles, and then one more symmetry counts.
reactions-why-resonance = It works if the energy is just right: together, the two must have exactly the mass of the new particle.
reactions-why-mixes = In flight, this meson slowly turns into its own antiparticle.
reactions-why-oscillates = In flight, neutrinos change their family. So the family numbers are not quite exact.
reactions-why-borrowed = The masses seem too large. But one of the new particles exists for so short a time that it can be lighter than usual.
reactions-share-all = Almost every { $body } decays like this.
reactions-share = Of 100 decays of this particle ({ $body }), { $n } are like this.
reactions-share-one = Of { $n } decays of this particle ({ $body }), about one is like this.
reactions-lives = On average, this particle ({ $body }) lives { $life }.
reactions-lives-years = On average, this particle ({ $body }) lives { $n } years.
reactions-below = Of { $n } decays, less than one is like this.
reactions-no-motion = It needs no energy of motion: the mass before is enough.
reactions-motion = The motion must provide { $beam } if the second particle is at rest, but only { $beams } if two beams meet head-on.
reactions-beams = The two beams must provide { $beams } of energy of motion.

## Missions

reactions-mission-before = Previous mission
reactions-mission-next = Next mission
reactions-mission-line = Mission { $n } of { $all }: { $wish }
reactions-mission-done = Mission { $n } of { $all } (done): { $wish }
reactions-mission-parts = Mission { $n } of { $all } ({ $done } of { $parts } done): { $wish }
reactions-mission-stars = Mission { $n } of { $all } ({ $done } of { $parts } stars): { $wish }
reactions-fulfilled = Mission done! { $told }
reactions-part = Well done: { $done } of { $parts } reactions of this mission.
reactions-starred = { $stars } of { $parts } stars! { $told }
reactions-mission-light = Turn two particles into nothing but light.
reactions-done-light = Matter and antimatter can become light. It takes at least two photons, because momentum must stay the same, and one alone cannot do that.
reactions-mission-neutron = Let a neutron decay.
reactions-done-neutron = The antineutrino had to come out, too, because the electron would otherwise be without a partner.
reactions-mission-ignored = Find two particles that leave each other alone.
reactions-done-ignored = “Nothing happens” is a result, too: a force acts only on what has its charge.
reactions-mission-mirror = Let an antiparticle decay.
reactions-done-mirror = An antiparticle decays like its particle, with every particle replaced by its antiparticle.
reactions-mission-deuteron = Fuse a proton and a neutron into hydrogen-2.
reactions-done-deuteron = Something must carry away the energy that is left over, because hydrogen-2 weighs less than its parts.
reactions-mission-neutrino = Catch a neutrino with a proton, a neutron or a nucleus, so that a charged lepton comes out.
reactions-done-neutrino = Nobody sees a neutrino itself. Detectors see the lepton of its own family.
reactions-mission-beta = Let a nucleus decay by itself.
reactions-done-beta = This is beta radiation: a neutron in the nucleus becomes a proton, and an electron flies out. After 12 years, half of any amount of hydrogen-3 has decayed.
reactions-mission-forces = Let three particles made of quarks decay, one by each force, and compare how long they live.
reactions-done-forces = The stronger the force, the shorter the life. Where the strong force may do it, a particle lives about 10⁻²³ seconds. Where only the weak force can, it lives at least ten billion times longer.
reactions-mission-strange = Make strange particles from two particles without strange quarks.
reactions-done-strange = Strange quarks come in pairs, because the strong force makes each with its antiquark.
reactions-mission-sun = Turn protons into helium-4, as the Sun does, in three reactions of two particles each.
reactions-done-sun = That is how the Sun shines. Its first step takes billions of years for one proton, because it needs the weak force.
reactions-mission-antiproton = Make an antiproton with the least motion. Take two particles from “Around us”, the second one at rest.
reactions-done-antiproton = A new proton must come with it. A heavy nucleus takes little of the motion away, so more is left for new mass.
reactions-mission-searched = Find a decay that none of these laws forbids, but that nobody has ever seen.
reactions-done-searched = Physicists search for such decays, because each one would show that a law is missing or wrong.
reactions-mission-omega = Make an Omega out of two particles.
reactions-done-omega = Each new strange quark needs a strange antiquark. In 1964, a negative kaon brought one of the three strange quarks along.
reactions-mission-higgs = Make a Higgs boson out of two particles.
reactions-done-higgs = It takes 125 GeV of new mass. So it was found only in 2012, at the largest accelerator.
