"""Noise: mutated messages from seats and spectators, each answered by a typed error and followed by no change."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any, Final, final

from oyez.games import GAMES, game_named
from oyez.soak.evidence import Evidence
from oyez.soak.mutations import good_messages, mutated
from oyez.soak.servers import post
from oyez.soak.tables import games_in_turn
from oyez.soak.trial import Say, Site
from oyez.soak.wire import Wire, open_wire

TOGETHER: Final = 30  # tables
AT_ONCE: Final = 5  # messages of one connection between two looks at the database
PACE: Final = 0.13  # seconds that these take at least, or else they would not even be read
PATIENCE: Final = 30.0
# What tells the reader something and changes nothing, or says that nothing was changed.
HARMLESS: Final = frozenset({"error", "pong", "reason", "takebacks", "notices"})


@final
class Voice:
    """A connection in a seat, or a spectator's."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self.answers: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.old: list[dict[str, Any]] = []  # choices that were good once
        self._pong = asyncio.Event()

    def heard(self, text: bytes) -> None:
        message = json.loads(text)
        self.answers.append(message)
        if message["type"] == "table":
            self.now = message
        if message["type"] == "pong":
            self._pong.set()

    def ended(self) -> None:
        self.wire = None
        self._pong.set()

    async def connect(self, port: int, table: str, first: dict[str, Any]) -> None:
        self.wire = await open_wire(port, table, self.heard, self.ended)
        await self.say([json.dumps(first)])

    async def say(self, texts: list[str]) -> list[dict[str, Any]]:
        """All that is answered to these, up to the answer to a ping after them."""
        self.answers = []
        self._pong.clear()
        if self.wire is not None:
            for text in (*texts, '{"type":"ping"}'):
                self.wire.send(text.encode())
            async with asyncio.timeout(PATIENCE):
                await self._pong.wait()
        return self.answers

    @property
    def options(self) -> list[str]:
        asked = self.now.get("decision")
        return [option["text"] for option in asked["options"]] if asked else []

    def could_say(self, text: str) -> bool:
        """Whether this is what the seat may do now."""
        try:
            said = json.loads(text)
            if said["ticket"] != self.now["ticket"]:
                return False
            if said["type"] == "undo":
                return bool(self.now["undo"])
            more = [one["text"] for one in self.now["initiatives"]]
            return said["type"] == "play" and said["action"] in (*self.options, *more)
        except (ValueError, TypeError, KeyError):
            return False


@final
class Noise:
    """All tables under noise, and what was wrong."""

    def __init__(self, site: Site, evidence: Evidence, many: int, say: Say) -> None:
        self._site: Final = site
        self._evidence: Final = evidence
        self._left = many
        self._many: Final = many
        self._say: Final = say
        self.sent = 0
        self.rounds = 0
        self.unchecked = 0  # rounds in which something good was said by chance
        self.codes: Final[Counter[str]] = Counter()
        self.wrong: Final[list[str]] = []

    async def make(self) -> None:
        await asyncio.gather(*(self._table(number) for number in range(TOGETHER)))

    async def _table(self, number: int) -> None:
        chance = Random(number)
        while self._left > 0:
            game = games_in_turn()[number % len(GAMES)]
            people = game_named(game).fewest
            port = self._site.ports[number % len(self._site.ports)]
            wish = {"game": game, "seats": [{"kind": "me"}] * people, "respond": 0}
            made = await asyncio.to_thread(post, f"http://127.0.0.1:{port}", "/api/v1/tables", wish)
            voices = [Voice() for _ in range(people + 1)]
            firsts = [{"type": "sit", "key": held["key"]} for held in made["keys"]]
            for voice, first in zip(voices, [*firsts, {"type": "watch"}], strict=True):
                await voice.connect(port, made["id"], first)
            while self._left > 0 and voices[0].now["status"] == "playing":
                if any(voice.wire is None for voice in voices):
                    self.wrong.append(f"table {made['id']}: a connection was cut")
                    break
                await self._round(made["id"], voices, chance)
            for voice in voices:
                if voice.wire is not None:
                    voice.wire.close()

    async def _round(self, table: str, voices: list[Voice], chance: Random) -> None:
        began = perf_counter()
        await self._go_on(voices, chance)
        for voice in voices:
            before = self._evidence.digest(table)
            texts = [self._text(voice, voices, chance) for _ in range(AT_ONCE)]
            good = [text for text in texts if voice.could_say(text)]
            answers = await voice.say(texts)
            self._judge(table, texts, good, answers, is_same=before == self._evidence.digest(table))
            self.sent += len(texts)
            self._left -= len(texts)
        self._say("making noise", self.sent)
        await asyncio.sleep(max(0.0, PACE - (perf_counter() - began)))

    async def _go_on(self, voices: list[Voice], chance: Random) -> None:
        """The game itself goes on a little, so that there are old choices to say again."""
        for voice in voices:
            if voice.options:
                choice = {
                    "type": "play",
                    "ticket": voice.now["ticket"],
                    "action": chance.choice(voice.options),
                }
                voice.old.append(choice)
                await voice.say([json.dumps(choice)])
                break
        for voice in voices:  # everybody knows of it
            await voice.say([])

    def _text(self, voice: Voice, voices: list[Voice], chance: Random) -> str:
        kind = chance.random()
        if kind < 0.1 and voice.old:  # again what was said before
            return json.dumps(chance.choice(voice.old))
        other = chance.choice(voices)
        source = other if kind < 0.3 else voice  # with the ticket and the choices of somebody else
        action = chance.choice(source.options or ["pass"])
        ticket = source.now["ticket"] or 0
        if source is not voice and kind < 0.2:
            return json.dumps({"type": "play", "ticket": ticket, "action": action})
        return mutated(good_messages(ticket, action), chance)

    def _judge(
        self, table: str, texts: list[str], good: list[str], answers: list[dict[str, Any]], *, is_same: bool
    ) -> None:
        kinds = Counter(str(answer["type"]) for answer in answers)
        codes = [answer["error"]["code"] for answer in answers if answer["type"] == "error"]
        self.codes.update(codes)
        self.rounds += 1
        self.wrong.extend(
            f"table {table}: answered by {code}" for code in codes if code in ("internal", "not-stored")
        )
        if kinds["accepted"] > len(good):
            self.wrong.append(f"table {table}: accepted what could not be chosen: {texts}")
        if not set(kinds) <= HARMLESS:
            self.unchecked += 1
        elif not is_same:
            self.wrong.append(f"table {table}: something was changed by {texts}")
        if kinds["pong"] == 0:
            self.wrong.append(f"table {table}: a connection was cut after {texts}")


def make_noise(many: int, database: str | None, say: Say) -> tuple[list[str], dict[str, Any]]:
    """Send so many messages; returns what was wrong, and figures."""
    site = Site(1, database)
    try:
        evidence = site.evidence()
        noise = Noise(site, evidence, many, say)
        began = perf_counter()
        try:
            asyncio.run(noise.make())
        finally:
            evidence.close()
        log = site.servers[0].log
        wrong = noise.wrong + site.complaints()
        wrong += [f"the log says: {line}" for line in log.splitlines() if "ERROR" in line][:20]
    finally:
        site.close()
    facts = {
        "mutated messages": noise.sent,
        "seconds": round(perf_counter() - began, 1),
        "looks at the database": noise.rounds,
        "of these after something good by chance": noise.unchecked,
        **{f"refused as {code}": count for code, count in sorted(noise.codes.items())},
    }
    return wrong, facts
