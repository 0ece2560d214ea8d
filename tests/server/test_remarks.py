"""A person's offer to a bot over the real server: answered at once, and refused with a reason in any language."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest

from oyez.bots.search.search_bot import ANSWER
from oyez.bots.sense import Reason
from oyez.narration import LANGUAGES, language
from oyez.server.models import NewTable
from oyez.server.settings import PACES
from oyez.server.storage.stored import Spoken
from oyez.server.tables.lines import MARK, clean_line, lines_for
from oyez.server.tables.remarks import remark
from tests.server.indoors import hall, sit_in, table_in
from tests.server.people import Person, seated
from tests.server.running import Running

ALL_OF_IT = ("want-village", "want-captive", "want-deniers 5", "want-deniers 3", "want-deniers 1")


def open_to(person: Person) -> list[str]:
    return person.options() + [choice["text"] for choice in person.now["initiatives"]]


async def until_asked(person: Person) -> None:
    while not person.now["decision"]:
        await person.hear_about("table")


async def ask_for_everything(person: Person, bot: int) -> None:
    """As much as one may ask of somebody, and nothing in return."""
    await until_asked(person)
    while f"propose {bot}" not in open_to(person):
        await person.play(person.options()[-1])
        await until_asked(person)
    await person.play(f"propose {bot}")
    for wanted in ALL_OF_IT:
        texts = [text for text in person.options() if text.startswith(wanted)]
        if texts:
            await person.play(texts[0])
    await person.say(type="play", ticket=person.now["ticket"], action="submit")


@pytest.mark.parametrize("bot", ["greedy", "page"])
async def test_a_bot_refuses_an_offer_and_says_why(server: Running, http: httpx.Client, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "greedy"}]
    new = {"game": "fief", "seats": seats, "respond": 0, "pace": "quick", "options": {"edition": "fr2015"}}
    made = http.post("/api/v1/tables", json=new).json()
    table, key = made["id"], made["keys"][0]["key"]
    async with seated(server.address, table, key) as anne, seated(server.address, table, None) as guest:
        await ask_for_everything(anne, 1)
        for person in (anne, guest):
            [line] = (await person.hear_about("said"))["lines"]
            assert (line["seat"], line["aside"]) == (1, None)
            message, words = line["remark"]["message"], {"deniers": line["remark"]["deniers"]}
            assert message.startswith("offer-")
            said = [language(code, "fief-bots").tell(message, words) for code in LANGUAGES]
            assert said[0] == line["text"]
            assert len(set(said)) == 3
        assert "offer-refused" in [event["fact"] for event in anne.events]


def test_at_the_usual_pace_an_answer_takes_less_than_a_second() -> None:
    """A bot pauses while it thinks, so the longer of the two counts."""
    assert max(PACES[NewTable.model_fields["pace"].default], ANSWER) < 0.95


async def test_only_people_are_told_and_nobody_can_pretend(tmp_path: Path) -> None:
    async with hall(tmp_path) as rooms:
        table, keys = await table_in(rooms, "fief", "me", "me", "bot", respond=0)
        async with rooms.at(table) as room:
            ears = await sit_in(room, keys)
            for ear in ears:
                ear.listen()
            await remark(room, 2, Reason("offer-too-little", 2, 3))  # to a bot
            await remark(room, 2, Reason("offer-too-little", 0, 3))
            await remark(room, 2, Reason("offer-cards", 0, aside=True))
            heard = [
                [line for m in ear.listen() if m["type"] == "said" for line in m["lines"]] for ear in ears
            ]
            told = {"message": "offer-too-little", "deniers": 3}
            assert [line["remark"] for line in heard[0]] == [told, {"message": "offer-cards", "deniers": 0}]
            assert heard[0][1]["aside"] == [0, 2]
            assert [line["remark"] for line in heard[1]] == [line["remark"] for line in heard[2]] == [told]
        stored = await rooms.store.load(table)
        assert stored is not None
        assert [line.remark is not None for line in lines_for(stored.said, 0)] == [True, True]
    forged = Spoken(0, 0, clean_line(f"no{MARK}offer-cards 0"), 0.0, None)
    [line] = lines_for([forged], 1)
    assert (line.text, line.remark) == ("no offer-cards 0", None)
