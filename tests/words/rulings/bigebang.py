"""The 25 rulings of Big*Bang."""

from __future__ import annotations

from tests.words.rulings import Rulings, Told, Untold

_R = "bigebang-rules-"

RULINGS: Rulings = {
    "1": Told("nothing is forced", f"{_R}1", "You may always pass"),
    "2": Told("linked means adjacent", f"{_R}11", "linked means touching"),
    "3": Told("lone protons and neutrons count for a star", f"{_R}11",
              "lone protons and neutrons count for a star"),
    "4": Told("a tie in helium goes to 3He", f"{_R}4", "If equal, for more ³He"),
    "5": Told("equal tokens are a draw", f"{_R}4", "equal tokens are a draw"),
    "6": Told("Carbon only by the mover's own fusion", f"{_R}12",
              "Only the mover’s own fusion makes Carbon"),
    "7": Told("four or more linked win alike", f"{_R}12",
              "Four or more linked ⁴He are the same win"),
    "8": Told("Life counts disjoint triples", f"{_R}9", "no ⁴He counts twice"),
    "9": Told("Parallel with a side gone is solved", f"{_R}12",
              "a side that is all gone touches nothing"),
    "10": Told("an obstacle separates", f"{_R}12", "An obstacle between them keeps them apart"),
    "11": Told("who cannot act is offered the pass", f"{_R}12", "If you can do nothing, you pass"),
    "12": Told("one chooses the side, the other moves first", f"{_R}12",
               "the younger player chooses a side and the elder moves first"),
    "13": Told("reserves are open", f"{_R}12", "The reserves are open to all"),
    "14": Untold("the order inside a stack is display only", "it changes nothing"),
    "15": Untold("the star of 2016 by hydrogen is not offered", "there is nothing to choose"),
    "16": Told("larger groups hold disjoint triples", f"{_R}12", "only separate threes count"),
    "17": Told("Parallel stopped while they touch: no medal", f"{_R}12",
               "earns no medal while matter touches antimatter"),
    "18": Untold("one move for each pair and spot", "either stack may be touched first"),
    "19": Told("SMALL with DARKNESS, and mirrored gaps", f"{_R}12", "particles of each type"),
    "20": Told("puzzles go with SMALL and DARKNESS only", f"{_R}12",
               "Puzzles go with Small*Bang and Darkness only"),
    "21": Told("Carbon counts 3–0 in a series", f"{_R}5", "it counts 3–0"),
    "22": Untold("names and signs of the edition", "they are what the screen shows"),
    "23": Told("GRAVITY: the middle from either stack", f"{_R}12",
               "whichever stack you touch first"),
    "24": Untold("the bars of the medals are measured", "the tracker shows the bars themselves"),
    "25": Told("a lone pass may play itself", "bigebang-option-passing-help",
               "it can play itself"),
}  # fmt: skip
