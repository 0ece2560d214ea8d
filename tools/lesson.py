"""Makes the guided first round of Fief: `python -m tools.lesson` writes its record and the list of its steps.

Everybody's choices are written down here; seeds are tried until the cards and the dice fit them, which takes about
a minute. Run it again when a change of the rules has made the record unplayable, and read the texts of
fief-lesson.ftl against the diff.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from typing import Final

from oyez.engine.kernel import Decision, initiatives
from oyez.engine.match import Match
from oyez.engine.record import write
from oyez.engine.words import Action
from oyez.games import game_named
from oyez.games.fief.rules.board.tables import HARVEST, LORDS, MOST, N_LORDS, TAX, VILLAGES, WEATHER, is_male
from oyez.games.fief.rules.cards.hands import KIND, is_lord
from oyez.games.fief.rules.cards.words import PLAY
from oyez.games.fief.rules.state import Fief

ROOT: Final = Path(__file__).parents[1]
NAME: Final = "first-round"
RECORD: Final = ROOT / "src" / "oyez" / "games" / "fief" / "data" / "lessons" / f"{NAME}.txt"
STEPS: Final = ROOT / "web" / "src" / "games" / "fief" / "lesson" / f"{NAME}.json"

SEATS: Final = ("Learner", "Foulques", "Bertrand", "Clémence")
PUPIL, RIVAL, ALLY, VOTER = range(4)
OPTIONS: Final = {"edition": "fr2015", "beginner_round1_no_disasters": "true"}
LIMIT: Final = 400  # plays of one try

# What the pupil does: the chapter, the text that guides him there, and the choice. Lords are known by their part.
SCRIPT: Final = (
    ("map", "settle", "settle bourg"),
    ("marriage", "court", "court {lady}"),
    ("marriage", "woo", "woo {groom}"),
    ("cards", "draw-lord", "draw lord"),
    ("cards", "draw-fortune", "draw fortune"),
    ("cards", "play-lord", "play {man}"),
    ("cards", "keep-cards", "done"),
    ("offer", "propose", "propose 2"),
    ("offer", "want", "want-deniers 1"),
    ("offer", "submit", "submit"),
    ("purchases", "mill", "mill bourg"),
    ("purchases", "knight", "knight bourg"),
    ("purchases", "recruit", "recruit bourg"),
    ("march", "lead", "lead {man}"),
    ("march", "with-men", "with-men 1"),
    ("march", "march", "march villeneuve"),
    ("march", "march-on", "march les-essarts"),
    ("march", "muster", "muster {lady}"),
    ("march", "garrison", "with-men 2"),
    ("march", "march-to-war", "march st-vivien"),
    ("march", "halt", "halt"),
    ("march", "end-movement", "done"),
    ("battle", "attack", "attack st-vivien"),
    ("battle", "fight-on", "fight"),
    ("battle", "capture", "capture {rival}"),
    ("battle", "spare-the-mill", "done"),
    ("election", "nominate", "nominate {man}"),
    ("election", "favour", "favour {man}"),
    ("election", "decoy", "decoy {other}"),
)
# What the others do as soon as they can, each in this order; apart from that they let everything pass.
PLANS: Final = {
    RIVAL: (
        *("settle st-paul", "draw lord", "draw fortune", "recruit st-paul", "recruit st-paul"),
        *("lead {rival}", "with-men 4", "march st-vivien", "fight", "fight"),
    ),
    ALLY: ("settle la-buissiere", "accept", "draw lord", "draw fortune", "accept"),
    VOTER: (
        *("settle marcamps", "draw lord", "draw fortune", "knight marcamps"),
        *("nominate {other}", "favour {other}", "decoy {man}"),
    ),
}
GOOD_YEARS: Final = (HARVEST, WEATHER)
KNIGHTS: Final = 2  # the one he began with and the one he bought
IDLE: Final = ("pass", "done", "halt", "refuse", "fight", "abstain")


class Unfit(Exception):
    """With this seed the story does not come true."""


def cast(g: Fief) -> dict[str, str]:
    """The Lords by their parts; the new man is found among the pupil's cards later on."""
    (lady,), (rival,), (groom,), (other,) = (
        [x for x in range(N_LORDS) if g.family[x] == s] for s in range(4)
    )
    ladies, men = (lady, rival), (groom, other)
    if g.first != RIVAL or any(map(is_male, ladies)) or not all(map(is_male, men)):
        raise Unfit
    return {"lady": LORDS[lady], "rival": LORDS[rival], "groom": LORDS[groom], "other": LORDS[other]}


def drawn_man(g: Fief) -> str:
    """The pupil drew a man and a good year; nobody holds a card that could strike at any time, no Disaster waits."""
    hand = sorted([card & KIND for card in g.hands[PUPIL]])
    if len(hand) != 2 or not is_lord(hand[0]) or not is_male(hand[0]) or hand[1] not in GOOD_YEARS:
        raise Unfit
    others = [card & KIND for seat in PLANS for card in g.hands[seat]]
    if g.track or not all(is_lord(card) or card in (*GOOD_YEARS, TAX) for card in others):
        raise Unfit
    return LORDS[hand[0]]


def check_end(g: Fief) -> None:
    """The pupil won his battle without losing a Knight."""
    if g.knights[VILLAGES.index("st-vivien") * MOST + PUPIL] < KNIGHTS:
        raise Unfit


class Story:
    """One try."""

    def __init__(self, seed: int) -> None:
        self.match = Match(game_named("fief"), len(SEATS), OPTIONS, list(SEATS), seed)
        self.lords = cast(self.state)
        self.told = 0  # of the script
        self.done = dict.fromkeys(PLANS, 0)

    @property
    def state(self) -> Fief:
        assert isinstance(self.match.state, Fief)
        return self.match.state

    def run(self) -> None:
        for _ in range(LIMIT):
            if self.told == len(SCRIPT):
                check_end(self.state)
                return
            decision = self.state.pending[0]
            action = self.own(decision) if decision.seat == PUPIL else self.others(decision)
            self.match.play(decision.seat, action)
        raise Unfit

    def own(self, decision: Decision) -> Action:
        text = SCRIPT[self.told][2]
        if "{man}" in text and "man" not in self.lords:
            self.lords["man"] = drawn_man(self.state)
        self.told += 1
        choices = (*decision.options, *initiatives(self.state, PUPIL))
        return self.among(choices, text)

    def others(self, decision: Decision) -> Action:
        plan = PLANS[decision.seat]
        at = self.done[decision.seat]
        if at < len(plan):
            wanted = plan[at].format(**self.lords)
            for option in decision.options:
                if option.text == wanted:
                    self.done[decision.seat] += 1
                    return option
        lords = [option for option in decision.options if option.verb is PLAY and is_lord(option.noun)]
        idle = [option for text in IDLE for option in decision.options if option.text == text]
        return (lords + idle)[0]

    def among(self, choices: tuple[Action, ...], text: str) -> Action:
        wanted = text.format(**self.lords)
        found = next((choice for choice in choices if choice.text == wanted), None)
        if found is None:
            raise Unfit
        return found


def story() -> Story:
    for seed in count(1):
        try:
            tried = Story(seed)
            tried.run()
        except Unfit:
            continue
        return tried
    raise AssertionError


def steps() -> str:
    """What the page has to know: the chapter and the text of every step, one a line."""
    lines = [json.dumps({"chapter": chapter, "text": text}) for chapter, text, _ in SCRIPT]
    lines = [f"  {line[0]} {line[1:-1]} {line[-1]}" for line in lines]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> None:
    found = story()
    RECORD.write_text(write(found.match.record()), encoding="utf-8")
    STEPS.write_text(steps(), encoding="utf-8")
    print(f"{RECORD.name}: seed {found.match.seed}, {len(found.match.plays)} plays", file=sys.stderr)


if __name__ == "__main__":
    main()
