# Tutti Quantum.

tutti_quantum-credits = Tutti Quantum is a game by Francesco Riva and Alexander Monin (University of Geneva). They made it with the EPFL+ECAL Lab: Nicolas Henchoz (direction), Romain Collaud, Lara Défayes, Béatrice Durandard, Matthieu Girel, Yves Kalberer, Delphine Ribes, Lucas Sassoli, Andreas Sonderegger and Lazar Stojkovic. Game development: Helvetiq. Illustrations of the printed game: Ajša Zdravković. Supported by the Swiss National Science Foundation and the Physics Section of the University of Geneva. Quarkade made its own pictures and words.

## Options

tutti_quantum-deals-help = In a series of games, all points are added up. If you swap seats, the same cards come again, and everybody sits in every seat once.
tutti_quantum-option-mode = Mode
tutti_quantum-option-mode-0 = free for all
tutti_quantum-option-mode-1 = two teams of two
tutti_quantum-option-mode-2 = all together
tutti_quantum-option-mode-help = Compete with one diagram each, or build a single one together.
tutti_quantum-option-scoring = Scoring
tutti_quantum-option-scoring-0 = basic
tutti_quantum-option-scoring-1 = advanced: loops
tutti_quantum-option-scoring-2 = expert: loops and missions
tutti_quantum-option-scoring-help = Loops earn 2 points each. Missions are four famous diagrams. They earn 2 to 4 points each.
tutti_quantum-option-starter = First move
tutti_quantum-option-starter-0 = agreed after looking
tutti_quantum-option-starter-1 = first seat
tutti_quantum-option-starter-help = For “all together” only: who begins.
tutti_quantum-option-starts = Who begins
tutti_quantum-option-starts-0 = random
tutti_quantum-option-starts-1 = Player 1
tutti_quantum-option-starts-2 = Player 2
tutti_quantum-option-starts-3 = Player 3
tutti_quantum-option-starts-4 = Player 4
tutti_quantum-option-starts-help = In a duel or in teams: who picks first. A good custom: the youngest player, or the player who lost the last game.
tutti_quantum-option-opening = First card
tutti_quantum-option-opening-0 = printed rules
tutti_quantum-option-opening-1 = an easy one
tutti_quantum-option-opening-help = For “all together” only. By the printed rules, any card can be first, and some games are lost from the start. An easy one fits as many of the cards in your hands as possible.
tutti_quantum-option-talk = Talking
tutti_quantum-option-talk-0 = not a word
tutti_quantum-option-talk-1 = markers
tutti_quantum-option-talk-help = For “all together” only: markers on the board show where you would like to play, or where others should not play.

tutti_quantum-impossible-alone = Alone, you can only play “all together”. You then play two hands.
tutti_quantum-impossible-teams = Two teams of two need four players.
tutti_quantum-impossible-expert = Missions need many cards, so only two players can compete for them. With more players, play in teams or all together.
tutti_quantum-impossible-starts = That player is not at this table. In teams, Player 1 or 2 begins.

## Rules

tutti_quantum-rules-1-title = What it is about
tutti_quantum-rules-1 = Each card is a line that stands for one particle: a quark, an electron, a gluon, a photon or a Higgs boson. You play cards tip to tip. Together they make a Feynman diagram. Physicists use this picture to show how particles act on each other.

    A point where tips meet is a vertex. Nature has only a few kinds of vertex. If you build those, you score. If you build others, you lose points.

    The deck has { $quarks } quarks, { $electrons } electrons, { $gluons } gluons, { $photons } photons and { $higgs } Higgs bosons.
tutti_quantum-rules-2-title = Playing a card
tutti_quantum-rules-2 = You may play the first card anywhere. Every later card goes on a free place that touches your diagram, tip to tip. You must play it, even if it costs a point. It stays where it is.

    Three cards around one point make a complete vertex. It gets its token at once.

    Quarks and electrons have an arrow. At a vertex one arrow must come in and the other must go out, like a one-way road. If you need to, turn the card the other way before you play it.
tutti_quantum-rules-3-title = Seven vertices of nature
tutti_quantum-rules-3 = 2 points: quark + quark + photon, or quark + quark + gluon, or three gluons.

    3 points: quark + quark + Higgs, or electron + electron + photon.

    4 points: electron + electron + Higgs.

    6 points: three Higgs bosons.

    The arrows of the two quarks or electrons must run through.

    Vertices with a Higgs boson are rarer in nature, so they are worth more. Electron + electron + photon is common in nature, but the deck has few electrons. The game leaves out W, Z and vertices of four lines.
tutti_quantum-rules-4-title = What costs a point
tutti_quantum-rules-4 = Any other complete vertex costs 1 point.

    Two cards of the same kind at a point, with their arrows running through, cost nothing and earn nothing yet. Two different cards at a point cost 1 point at the end. A third card can fix some of them: a quark beside a photon, a gluon or a Higgs, or an electron beside a photon or a Higgs.

    A single card at a point does not count.

    The big number shows your points if the game ended now.
tutti_quantum-rules-5-title = Competing
tutti_quantum-rules-5 = In each round, there is one more face-up card than there are players. The first player takes one and plays it. The others follow in turn. The first player also takes the last one. In the next round, the next player is first.

    You also own a secret card. You play it when all rounds are over.

    The player with the most points wins. Tied? Fewer invalid vertices win, then more vertices worth 6, then 4, then 3, then 2.

    2 players: 14 rounds. 3 players: 9 rounds; five cards stay in the box. 4 players: 8 rounds. Two teams have two diagrams and take turns.
tutti_quantum-rules-6-title = All together
tutti_quantum-rules-6 = You build one diagram together. One card starts it. Each of you holds two cards that nobody else sees. Look at your cards. Then say whether you want to begin.

    Play a card. Then draw one card, and one more goes out of play, face down. Or discard your other card, face down, and draw two. When the pile is empty, you just play your cards.

    Nobody talks about cards. You may mark one place “I’d like to play here” and one “Please not here”.

    One invalid vertex at the end, and you have lost. Otherwise you count your points. More than 38 points earns the Nobel Prize. Alone, you play two hands.
tutti_quantum-rules-7-title = Loops and missions
tutti_quantum-rules-7 = Advanced scoring: a loop is a hexagon of six cards. Its six vertices are all valid, whether complete or not. Each loop earns 2 points. In nature, lines have to come in and go out. The result names only such loops.

    Expert scoring adds four missions, each once:
    Atoms, 2: an electron pair, a photon, a quark line, a gluon on the line.
    Blue sky, 2: two photons on one line of quarks or of electrons.
    Nobel Prize 2004, 3: a hexagon of three gluons and three quarks, with a quark, a gluon and a quark outside.
    Higgs discovery, 4: two quarks, a Higgs, a ring of six electrons, two photons. In nature the ring is mostly W bosons and top quarks, which this deck does not have.
tutti_quantum-rules-8-title = At this table
tutti_quantum-rules-8 = Touch a card. Every place for it lights up with the points it earns. Touch a place to play the card there. For a quark or an electron you see the better direction. The Turn button shows the other direction for all places.

    A pale broken ring means: −1 until a third card fixes the vertex. An orange cross means −1 for good: the arrows clash, or nature has no such vertex.

    Touch a token to read what that vertex is in nature. After the game, the result names the real processes in your diagram. Touch a name to read about it.

    Zoom in with the wheel, with two fingers or with the keys + and −. Drag the board to move it, or use Shift and the arrow keys. The key 0 shows everything again, and so does the next card.
tutti_quantum-rules-9-title = Finer points
tutti_quantum-rules-9 = You choose on the set-up screen who begins a duel. Missions are for two players, for two teams, or for all together.

    A mission may be turned, mirrored or bent. All its arrows may be reversed, too. More cards may hang on it. Its vertices of three cards must be valid. So must the vertices of its ring.

    One card may complete two vertices at once, and both count. Loops may share cards. A ring of more than six cards is not a loop. An open vertex may be part of a loop.

    In a team you take turns. If everything is equal, the players share the win.

    In “all together”, the scale of points is made for basic scoring. It stays the same with loops or missions.

## Cards and vertices

tutti_quantum-card-quark = quark
tutti_quantum-card-electron = electron
tutti_quantum-card-gluon = gluon
tutti_quantum-card-photon = photon
tutti_quantum-card-higgs = Higgs
tutti_quantum-secret = secret: { $card }
tutti_quantum-secret-hidden = secret card
tutti_quantum-secret-of = { $who }: { $card }

tutti_quantum-vertex-qqp = quark, quark, photon
tutti_quantum-vertex-qqg = quark, quark, gluon
tutti_quantum-vertex-qqh = quark, quark, Higgs
tutti_quantum-vertex-ggg = three gluons
tutti_quantum-vertex-eeh = electron, electron, Higgs
tutti_quantum-vertex-eep = electron, electron, photon
tutti_quantum-vertex-hhh = three Higgs bosons

tutti_quantum-nature-qqp = Quark, quark, photon: quarks have electric charge, so they give off and take in light.
tutti_quantum-nature-qqg = Quark, quark, gluon: a quark gives off or takes in a gluon. This is the strong force, which holds the proton together.
tutti_quantum-nature-qqh = Quark, quark, Higgs: quarks get their mass from the Higgs field, so the Higgs boson can turn into a pair of quarks.
tutti_quantum-nature-ggg = Three gluons: gluons have colour charge themselves, so they act on each other. Photons have no charge.
tutti_quantum-nature-eeh = Electron, electron, Higgs: the electron gets its mass from the Higgs field. This meeting is so rare that nobody has seen it yet.
tutti_quantum-nature-eep = Electron, electron, photon: an electron gives off or takes in light. Every lamp, radio and camera depends on it.
tutti_quantum-nature-hhh = Three Higgs bosons: the Higgs field acts on itself. The LHC is looking for this vertex. Nobody has seen it yet.
tutti_quantum-nature-invalid = This vertex does not exist in nature: these three particles never meet at one point. It costs 1 point.
tutti_quantum-nature-stuck = These two particles never meet at one point, whatever third card comes. It costs 1 point.
tutti_quantum-nature-debt = One card is missing. A second { $card } with its arrow running through fixes this vertex. Until then it costs 1 point.
tutti_quantum-nature-clash = The arrows clash. A quark or an electron cannot end at a point: its line must run through. It costs 1 point.

## Missions

tutti_quantum-mission-atoms = Atoms
tutti_quantum-mission-blue-sky = Blue sky
tutti_quantum-mission-nobel-2004 = Nobel Prize 2004
tutti_quantum-mission-higgs-discovery = Higgs discovery
tutti_quantum-mission-line = { $mission } +{ $points }
tutti_quantum-tells-atoms = Atoms: photons carry the electric force. It ties electrons to the quarks in the nucleus. Gluons hold the nucleus together.
tutti_quantum-tells-blue-sky = Blue sky: light bounces off the electrons in the molecules of the air. Blue light does so more than red light. That is why the sky is blue.
tutti_quantum-tells-nobel-2004 = Nobel Prize 2004: diagrams like this one make the strong force weak when quarks are close. They make it strong when quarks move apart.
tutti_quantum-tells-higgs-discovery = Higgs discovery: in 2012 the Higgs boson was found at CERN. One of the signs was the two photons that it can turn into. In nature the ring is mostly W bosons and top quarks, which this deck does not have.

## Looking back

tutti_quantum-review-card = You played the { $card } (now { $got }) instead of the { $other } (now { $could }).
tutti_quantum-review-place = You played the right card, the { $card }, but at another place (now { $got } instead of { $could }).
tutti_quantum-review-place-alike = You played the right card, the { $card }, but at another place.
tutti_quantum-review-arrow = You played the { $card } with its arrow the wrong way round (now { $got } instead of { $could }).
tutti_quantum-review-secret = { $line } Together with your secret { $secret } later: { $got } instead of { $could }.
tutti_quantum-review-left = { $line } Left in the row, the { $card } can earn your rival { $points }.
tutti_quantum-review-rival-played = { $seat } played the { $card } for { $points }.
tutti_quantum-review-you-played = Your { $card } brought { $points }.
tutti_quantum-review-dealt-good = New cards came: { $cards }. They suited you better.
tutti_quantum-review-dealt-bad = New cards came: { $cards }. They suited the others better.
tutti_quantum-review-listed = { $one }, { $more }

## At the table

tutti_quantum-round = Round { $round } of { $rounds }
tutti_quantum-round-secret = Secret cards
tutti_quantum-cards-of = Card { $laid } of { $all }
tutti_quantum-final = final points
tutti_quantum-now = if it ended now
tutti_quantum-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tutti_quantum-with-loops = loops: { $points }
tutti_quantum-with-missions = missions: { $points }
tutti_quantum-name-times = { $n } × { $card }
tutti_quantum-times = ×{ $n }
tutti_quantum-first = starts
tutti_quantum-team = Team { $n }
tutti_quantum-team-of = { $one } and { $other }
tutti_quantum-together = Our diagram
tutti_quantum-invalid-now = { $n ->
    [0] No vertex has a problem.
    [one] 1 vertex has a problem.
   *[other] { $n } vertices have a problem.
}
tutti_quantum-pile = { $n } cards
tutti_quantum-pile-spoken = { $n ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $n } cards in the pile
}
tutti_quantum-chart = Points of the vertices. The pile has { $n ->
    [one] one card.
   *[other] { $n } cards.
}
tutti_quantum-chart-unseen = Cards that you have not seen yet:
tutti_quantum-chart-left = { $card }: { $n } of { $all } not seen yet
tutti_quantum-hand = Hand { $n }
tutti_quantum-loop = Loop
tutti_quantum-spot-diagram = { $side }: the diagram
tutti_quantum-meaning-first = Takes the first card in this round
tutti_quantum-meaning-tokens = Vertices of { $points } points each: { $n }
tutti_quantum-meaning-lost = Invalid for good: { $n }
tutti_quantum-meaning-waits = A third card can still fix: { $n }
tutti_quantum-meaning-back = A card that only { $seat } sees
tutti_quantum-loop-spoken = Valid loop: 2 points
tutti_quantum-loop-tells = A closed loop: in quantum theory, diagrams with such a ring of lines count too. Precise measurements show it.
tutti_quantum-loop-game = A closed loop: 2 points here. In nature this loop alone means nothing. Too few lines come in and go out, or a conservation law forbids it.
tutti_quantum-shout-loop = Quantum loop!
tutti_quantum-shout-ring = Loop!
tutti_quantum-turn = Turn
tutti_quantum-turn-spoken = Turn the arrow round
tutti_quantum-begin = I begin
tutti_quantum-wait = Somebody else begins
tutti_quantum-begin-hand = Left hand begins
tutti_quantum-wait-hand = Right hand begins
tutti_quantum-draw = Draw 1
tutti_quantum-swap = New hand: draw 2
tutti_quantum-want = I’d like to play here
tutti_quantum-avoid = Please not here
tutti_quantum-hush = End turn
tutti_quantum-flag-want = { $who }: “I’d like to play here”
tutti_quantum-flag-avoid = { $who }: “Please not here”

tutti_quantum-spot-card = { $card }
tutti_quantum-spot-cards = { $card }, { $n } times
tutti_quantum-spot-place = Place { $n }: { $gain ->
    [-1] minus 1 point
    [0] no points yet
    [one] plus 1 point
   *[other] { $gain } points
}
tutti_quantum-spot-place-clash = Place { $n }, invalid for good: { $gain ->
    [-1] minus 1 point
    [0] no points yet
    [one] plus 1 point
    *[other] { $gain } points
    }
tutti_quantum-spot-mark = Place { $n }
tutti_quantum-spot-vertex = { $vertex }: { $points } points
tutti_quantum-spot-invalid = Invalid vertex: minus 1
tutti_quantum-spot-waits = Unfinished vertex: minus 1

tutti_quantum-prompt-pick = Take a card and play it.
tutti_quantum-worth-gain = It earns up to { $n ->
    [one] 1 point
   *[other] { $n } points
  } at a lit place.
tutti_quantum-worth-nothing = At a lit place it costs and earns nothing now.
tutti_quantum-worth-spoils = No number: that vertex is spoilt already, so it costs no more.
tutti_quantum-worth-ruins = ✗ costs nothing now, but spoils a vertex for good.
tutti_quantum-worth-spoils-or-ruins = No number: spoilt already. ✗: this card spoils it for good.
tutti_quantum-worth-debt = The { $card } line ends here: −1 until a second { $card } comes.
tutti_quantum-worth-debts = Lines end here: −1 until a second quark or electron comes.
tutti_quantum-worth-never = ✗ −1 for good: { $card } and { $other } never meet at a point.
tutti_quantum-worth-clash = ✗ −1 for good: the arrows clash.
tutti_quantum-worth-cost = ✗ −1 for good: nature has no such vertex.
tutti_quantum-worth-last = At a lit place it costs nothing and earns nothing.
tutti_quantum-worth-last-cost = Every place costs a point, and no other card comes.
tutti_quantum-prompt-secret = Play your secret card.
tutti_quantum-prompt-begin = Look at your cards. Do you begin?
tutti_quantum-prompt-begin-hands = Look at both hands. Which one begins?
tutti_quantum-prompt-play = Play one of your cards.
tutti_quantum-prompt-refill = Draw one card, or discard your other card and draw two?
tutti_quantum-prompt-talk = Mark a place for the others, or end your turn.
tutti_quantum-prompt-other = { $who } is thinking.
tutti_quantum-prompt-over = The diagram is finished.
tutti_quantum-undo-chance = You cannot take that back: new cards were turned up or drawn since.
tutti_quantum-first-secret = Your secret card is played last. Keep a place for it.
tutti_quantum-first-marks = Broken ring: a third card can mend it. Orange cross: never.

tutti_quantum-why-card = You cannot take that card. The lit places are for the card you hold.
tutti_quantum-why-first = First touch a card, then a place.
tutti_quantum-why-place = Touch one of the lit places beside the diagram, tip to tip.
tutti_quantum-why-secret = Your secret card has to wait until all rounds are over.
tutti_quantum-why-choose = First choose one of the buttons.
tutti_quantum-why-other-hand = This hand waits for its turn.
tutti_quantum-why-mark = Choose the button first, then the place to mark.
tutti_quantum-why-turn = Only quarks and electrons have an arrow to turn.

tutti_quantum-log-placed = { $who }: { $card }
tutti_quantum-log-owes = { $line }. Unfinished vertex: { $points }
tutti_quantum-log-completed = Vertex ({ $vertex }): +{ $points }
tutti_quantum-log-repaid = Vertex ({ $vertex }): +{ $change } ({ $points } for the vertex, and the lost point is back)
tutti_quantum-log-of = { $who }: { $line }
tutti_quantum-log-invalid = Invalid vertex: −1
tutti_quantum-log-invalid-still = Invalid vertex: the −1 stays
tutti_quantum-log-beside = { $line }. Other end: −1. In all: { $total }
tutti_quantum-log-looped = A valid loop: +2
tutti_quantum-log-found = Mission found: { $mission }, +{ $points }
tutti_quantum-log-dealt = Round { $round }. First: { $who }.
tutti_quantum-log-revealed = The secret cards are shown.
tutti_quantum-log-began = First: { $who }.
tutti_quantum-log-began-hand = Hand { $n } begins.
tutti_quantum-log-waited = { $who }: somebody else begins.
tutti_quantum-log-drew = { $who }: one card drawn. One more goes out of play, face down.
tutti_quantum-log-swapped = { $who }: one card discarded, two drawn.
tutti_quantum-log-want = { $who }: “I’d like to play at the marked place.”
tutti_quantum-log-avoid = { $who }: “Please keep the marked place free.”

tutti_quantum-hint-completes = The { $card } completes a vertex ({ $vertex }) for { $points } points.
tutti_quantum-hint-repairs = The { $card } fixes a vertex ({ $vertex }): +{ $change } ({ $points } for the vertex, and the lost point is back).
tutti_quantum-hint-two = The { $card } completes two vertices at once, for { $points } points in total.
tutti_quantum-hint-beside = { $line } Other end: −1. In all: { $total }.
tutti_quantum-hint-in-all = { $line } In all: { $total }.
tutti_quantum-hint-loop = The { $card } closes a valid loop for 2 more points.
tutti_quantum-hint-mission = The { $card } completes a mission: { $mission }.
tutti_quantum-hint-first = The { $card } is a good start: many cards fit beside it.
tutti_quantum-hint-open = The { $card } keeps the line running and waits for a third card.
tutti_quantum-hint-ruins = The { $card } costs no more points here, but then nothing can mend the vertex.
tutti_quantum-hint-spoilt = The { $card } costs nothing here: this vertex is spoilt already.
tutti_quantum-hint-idle = The { $card } costs nothing here, but no third card can complete the vertex.
tutti_quantum-hint-debt = The { $card } costs a point for now, but a third card can fix the vertex.
tutti_quantum-hint-next = Best card beside it: { $card }, +{ $points } ({ $left } of { $all } are left).
tutti_quantum-hint-next-row = Best card beside it: { $card }, +{ $points }. One is face up.
tutti_quantum-hint-least = The { $card } has no good place. Here it does the least harm.
tutti_quantum-hint-least-spares = The { $card } has no good place. Here it blocks no vertex that waits for a third card.
tutti_quantum-hint-last = The { $card } is your last card, so no third card will come. It does best here.
tutti_quantum-hint-light-secret = Your secret { $card } has no good place yet. Here: +{ $points }.
tutti_quantum-hint-light-better = Here your secret { $card } can later earn +{ $points }, more than elsewhere.
tutti_quantum-hint-light-secret-cost = −{ $cost } now, +{ $points } later with your secret { $card }.
tutti_quantum-hint-light-keeps = This leaves your secret { $card } its place for +{ $points }.
tutti_quantum-hint-light-denies = Otherwise your rival earns +{ $points } with this { $card }.
tutti_quantum-hint-light-waits = The +{ $now } can wait. Here one more { $card } later earns +{ $points }.
tutti_quantum-hint-light-later = Here one more { $card } later earns +{ $points }.
tutti_quantum-hint-light-later-cost = −{ $cost } now, +{ $points } later with one more { $card }.
tutti_quantum-hint-light-waits-cost = The +{ $now } can wait: −{ $cost } here, +{ $points } later with one more { $card }.
tutti_quantum-hint-light-more-waits = The +{ $now } can wait. This opens one more place for +{ $points }.
tutti_quantum-hint-light-more-later = This opens one more place for +{ $points }.
tutti_quantum-hint-light-promise-waits = The +{ $now } can wait. This place promises more for later.
tutti_quantum-hint-light-promise-later = This place promises more for later.
tutti_quantum-hint-light-turned = With the arrow turned, this place is good for later.
tutti_quantum-hint-light-costs = { $line } Now: −{ $cost }.
tutti_quantum-hint-light-before-begins = Touch the { $card }: a good start, many cards fit beside it.
tutti_quantum-hint-light-before-pays = Touch the { $card }: it earns +{ $points } now.
tutti_quantum-hint-light-before-costs-nothing = Touch the { $card }: it costs nothing. No card earns points now.
tutti_quantum-hint-light-before-turned = Touch the { $card }. With its arrow turned, it is good for later.
tutti_quantum-hint-light-before-secret = Touch the { $card }: it makes room for your secret { $other }, +{ $points }.
tutti_quantum-hint-light-before-keeps = Touch the { $card }: it leaves your secret { $other } its place, +{ $points }.
tutti_quantum-hint-light-before-denies = Touch the { $card }: otherwise it earns your rival +{ $points }.
tutti_quantum-hint-light-before-later = Touch the { $card }: beside it, one more { $other } later earns +{ $points }.
tutti_quantum-hint-light-before-more = Touch the { $card }: it opens one more place for +{ $points }.
tutti_quantum-hint-light-before-promise = Touch the { $card }: it promises more for later.
tutti_quantum-hint-begin = One of your cards fits the first card well, so begin.
tutti_quantum-hint-wait = Your cards do not fit the first card well. Let somebody else begin.
tutti_quantum-hint-draw = Keep your other card: it has a good place.
tutti_quantum-hint-swap = Your other card has no good place. Take two new ones.
tutti_quantum-hint-want = Ask for this place: you hold the card for it.
tutti_quantum-hint-avoid = Ask the others to keep this place free.
tutti_quantum-hint-hush = The others do not need to know anything now.

## The result

tutti_quantum-result-valid = Valid vertices: number × points
tutti_quantum-result-valid-brief = Points of valid vertices
tutti_quantum-result-invalid = Invalid vertices
tutti_quantum-result-loops = Loops
tutti_quantum-result-missions = Missions
tutti_quantum-result-total = Points
tutti_quantum-result-margin = { $n ->
    [1] By ONE point!
   *[other] By { $n } points
}
tutti_quantum-result-tie = Equal points
tutti_quantum-result-tie-how = fewer invalid vertices win, then more vertices worth 6, then 4, then 3, then 2.
tutti_quantum-result-verdict = Result
tutti_quantum-result-lost = An invalid vertex: lost
tutti_quantum-result-band-0 = The next Nobel Prize could be yours!
tutti_quantum-result-band-1 = Time to study particle physics.
tutti_quantum-result-band-2 = A team of real experimenters.
tutti_quantum-result-band-3 = The secrets begin to open. Use the markers more!
tutti_quantum-result-band-4 = The secrets are in front of you. Keep at it.
tutti_quantum-result-band-5 = Handle small particles with more care.
tutti_quantum-result-processes = Possible processes: { $who }
tutti_quantum-result-processes-shared = Possible processes in it
tutti_quantum-result-no-processes = None this time.
tutti_quantum-result-rarest = **{ $name }** (the rarest)
tutti_quantum-result-list = { $one }, { $more }
tutti_quantum-result-often = { $name } ×{ $n }

## Processes

tutti_quantum-process-quarks-by-gluon = quark–quark scattering
tutti_quantum-process-gluons-by-gluon = gluon–gluon scattering
tutti_quantum-process-quark-by-gluon = quark–gluon scattering
tutti_quantum-process-gluon-radiation = gluon radiation
tutti_quantum-process-electrons-by-photon = electron–electron scattering
tutti_quantum-process-atoms = the force in atoms
tutti_quantum-process-compton = Compton scattering
tutti_quantum-process-electron-quark = electron–quark scattering
tutti_quantum-process-gluon-discovery = three jets from light
tutti_quantum-process-quark-light = light scattering off quarks
tutti_quantum-process-quarks-by-photon = quarks trading a photon
tutti_quantum-process-quantum-loop = a quantum loop
tutti_quantum-process-vacuum-polarisation = vacuum polarization
tutti_quantum-process-asymptotic-freedom = asymptotic freedom
tutti_quantum-process-gluons-to-light = gluons turning into light
tutti_quantum-process-light-by-light = light-by-light scattering
tutti_quantum-process-gluon-fusion = gluon fusion into a Higgs
tutti_quantum-process-higgs-to-quarks = Higgs decay into quarks
tutti_quantum-process-higgs-to-light = Higgs decay into light
tutti_quantum-process-higgs-off-quark = Higgs off a quark
tutti_quantum-process-quarks-higgs-quarks = quarks to Higgs to quarks
tutti_quantum-process-higgs-photon = Higgs and photon from quarks
tutti_quantum-process-two-higgs-off-quark = two Higgs off a quark
tutti_quantum-process-higgs-self = Higgs meeting itself
tutti_quantum-process-higgs-pair = Higgs pair from quarks
tutti_quantum-process-higgs-pair-fusion = Higgs pair from gluons
tutti_quantum-process-quarks-higgs-electrons = quarks to Higgs to electrons
tutti_quantum-process-higgs-to-electrons = Higgs decay into electrons
tutti_quantum-process-electron-photon-higgs = electron, photon and Higgs
tutti_quantum-process-electrons-higgs-electrons = electrons to Higgs to electrons
tutti_quantum-process-two-higgs-off-electron = two Higgs off an electron
tutti_quantum-process-electrons-higgs-pair = Higgs pair from electrons

tutti_quantum-story-quarks-by-gluon = Two quarks exchange a gluon and fly apart. At the LHC this makes two jets of particles.
tutti_quantum-story-gluons-by-gluon = Gluons bounce off gluons. This happens very often when protons collide at the LHC.
tutti_quantum-story-quark-by-gluon = A gluon bounces off a quark by way of another gluon. Two jets very often begin like this.
tutti_quantum-story-gluon-radiation = A quark gives off gluons, just as an electron gives off light.
tutti_quantum-story-electrons-by-photon = Two electrons exchange a photon. This is how like charges push each other away.
tutti_quantum-story-atoms = Photons tie the electrons to the quarks of the nucleus. This force holds every atom together.
tutti_quantum-story-compton = Light bounces off an electron and loses energy. In 1923 this showed that light is made of particles.
tutti_quantum-story-electron-quark = An electron hits a quark by way of a photon. Around 1968, electrons were shot at protons. They showed the quarks inside.
tutti_quantum-story-gluon-discovery = Light turns into two quarks and a gluon. In 1979, three such jets at DESY showed that gluons exist.
tutti_quantum-story-quark-light = Light bounces off a quark. Quarks have electric charge, but less than an electron.
tutti_quantum-story-quarks-by-photon = Quarks act on each other electrically too, but the strong force is far stronger.
tutti_quantum-story-quantum-loop = A closed loop exists only in quantum theory. Precise measurements, such as the electron’s magnetism, show such loops.
tutti_quantum-story-vacuum-polarisation = A line of light contains a ring of matter and antimatter. From afar, this makes electric charge look a little smaller.
tutti_quantum-story-asymptotic-freedom = Loops like this make the strong force weaker at short distance. This work earned the Nobel Prize in 2004.
tutti_quantum-story-gluons-to-light = A ring of quarks turns two gluons into two photons. The Higgs boson had to be found among such pairs of photons.
tutti_quantum-story-light-by-light = Light bounces off light through a ring of charged particles. The LHC found the first signs of this in 2017.
tutti_quantum-story-gluon-fusion = Two gluons make a Higgs boson through a ring of quarks. Most Higgs bosons at the LHC are made this way.
tutti_quantum-story-higgs-to-quarks = More than half of all Higgs bosons turn into a pair of bottom quarks. The LHC saw this in 2018.
tutti_quantum-story-higgs-to-light = About one Higgs boson in 440 turns into two photons, through a ring of charged particles. This helped to find the Higgs in 2012.
tutti_quantum-story-higgs-off-quark = A heavy quark gives off a Higgs boson. The LHC saw this with top quarks in 2018.
tutti_quantum-story-quarks-higgs-quarks = Two quarks make a Higgs boson. It turns into quarks again.
tutti_quantum-story-higgs-photon = Two quarks make a Higgs boson and a photon at once. This is so rare that nobody has singled it out yet.
tutti_quantum-story-two-higgs-off-quark = One quark line gives off two Higgs bosons. The LHC looks for pairs of Higgs bosons. Nobody has seen such a pair clearly yet.
tutti_quantum-story-higgs-self = Higgs bosons act on each other. The strength of this will tell us how the Higgs field formed. Nobody has seen it yet.
tutti_quantum-story-higgs-pair = Quarks make a Higgs boson that turns into two. This would show how the Higgs field acts on itself. Nobody has seen it yet.
tutti_quantum-story-higgs-pair-fusion = Two gluons make two Higgs bosons through a ring of quarks. The LHC is looking for it.
tutti_quantum-story-quarks-higgs-electrons = Quarks make a Higgs boson that turns into an electron and a positron. Physicists expect it, but it is far too rare to see so far.
tutti_quantum-story-higgs-to-electrons = About one Higgs boson in 200 million should turn into an electron and a positron. Nobody has seen it yet.
tutti_quantum-story-electron-photon-higgs = An electron line gives off light and a Higgs boson. Nobody has seen this: the electron has so little mass that the Higgs hardly acts on it.
tutti_quantum-story-electrons-higgs-electrons = An electron and a positron make a Higgs boson. It turns into an electron and a positron again. A future collider may look for the first half.
tutti_quantum-story-two-higgs-off-electron = One electron line gives off two Higgs bosons. This is rarer than anything ever measured.
tutti_quantum-story-electrons-higgs-pair = An electron pair makes a Higgs boson, which turns into two. This is rarer than anything ever measured.

## What one plays for

tutti_quantum-goal-each = Goal: join three lines as in nature (a vertex). The player with the most points wins.
tutti_quantum-goal-together = Goal: build one diagram together, with as many points as you can.
tutti_quantum-goal-team = Goal: get more points than the other team, from vertices that exist in nature.

# --- challenges

tutti_quantum-challenge-win = Win with a diagram of your own.
tutti_quantum-challenge-researcher = Win against a Researcher or a Nobel laureate.
tutti_quantum-challenge-team = Win with your team, two against two.
tutti_quantum-challenge-points-20 = Reach twenty points in a diagram against others.
tutti_quantum-challenge-points-30 = Reach thirty points in a diagram against others.
tutti_quantum-challenge-valid = End without an invalid vertex.
tutti_quantum-challenge-gluons = Complete two vertices of three gluons.
tutti_quantum-challenge-electrons = Complete two vertices of an electron line and a photon.
tutti_quantum-challenge-electron-higgs = Complete a vertex of an electron line and a Higgs.
tutti_quantum-challenge-three-higgs = Complete a vertex of three Higgs lines.
tutti_quantum-challenge-kinds = Build five different kinds of vertex in one diagram.
tutti_quantum-challenge-loop = End with a valid loop.
tutti_quantum-challenge-two-loops = End with two valid loops.
tutti_quantum-challenge-names = Build six different named processes in one diagram.
tutti_quantum-challenge-compton = Show Compton scattering: light bounces off an electron.
tutti_quantum-challenge-atoms = Show the force in atoms.
tutti_quantum-challenge-higgs-decay = Show a Higgs that decays into quarks or electrons.
tutti_quantum-challenge-vacuum = Build one of the named processes with a loop.
tutti_quantum-challenge-together-26 = Reach twenty-six points together.
tutti_quantum-challenge-together-35 = Reach thirty-five points together.

tutti_quantum-puzzle-ask = The end is near. Which card, and which place, earns your diagram the most points?
tutti_quantum-puzzle-what = Only your last cards are left. Play one so that your diagram can end with the most points. One move is the best. Try as often as you like.
tutti_quantum-puzzle-wrong = Your final points with this move: { $mine } at most. With the best move: { $best }.
tutti_quantum-puzzle-because = Why: { $reason } This way your diagram can end with { $best } points.
