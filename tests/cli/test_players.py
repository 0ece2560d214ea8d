"""Who sits where at a table in the terminal."""

from __future__ import annotations

from oyez.cli.players import initials, read_player, seat_players
from oyez.games import game_named


def test_who_sits_where() -> None:
    game = game_named("middle-ages")

    def seated(
        players: int | None = None, bots: str | None = None, hotseat: bool = False, names: str | None = None
    ) -> list[str]:
        return [player.written() for player in seat_players(game, players, bots, hotseat, names)]

    assert seated() == ["Aude", "Bertrand (seneschal)", "Clémence (seneschal)", "Drogon (seneschal)"]
    assert seated(bots="random") == ["Aude", "Bertrand (random)"]
    assert seated(players=3, bots="random,greedy") == ["Aude", "Bertrand (random)", "Clémence (greedy)"]
    assert seated(players=4, bots="random") == [
        "Aude",
        *[f"{n} (random)" for n in ("Bertrand", "Clémence", "Drogon")],
    ]
    assert seated(hotseat=True) == ["Aude", "Bertrand"]
    assert seated(hotseat=True, names="Bertrand,Zoé,Max") == ["Bertrand", "Zoé", "Max"]
    assert seated(players=3, hotseat=True, bots="random", names="Zoé") == ["Zoé", "Aude", "Bertrand (random)"]
    assert read_player("middle-ages", "Zoé (greedy)").bot == "greedy"
    assert read_player("middle-ages", "Zoé (clever)").bot == ""


def test_initials_are_told_apart() -> None:
    assert initials(["Aude", "zoé"]) == ["A", "Z"]
    assert initials(["Aude", "Anna", "Zoé"]) == ["1", "2", "Z"]
