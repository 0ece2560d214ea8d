"""No piece of the box may be lost, doubled or misplaced: checked at every decision of test games."""

from __future__ import annotations

from oyez.engine.kernel import NOBODY
from oyez.games.fief.rules.board.pieces import exceeds
from oyez.games.fief.rules.board.tables import (
    CARDINAL,
    CARDINAL_CARD,
    CITY,
    DARC,
    DIPLOMACY_MARKERS,
    DISASTERS,
    FAMILY_LIMIT,
    FAMINE,
    FIEF_TITLE_LIMIT,
    FIEF_TITLES,
    FORTUNES,
    HAND_LIMIT,
    HARVEST,
    KING,
    LORD_DECK,
    LORDS,
    MEN,
    MILLS,
    MILLS_PER_VILLAGE,
    MOST,
    N_FIEFS,
    N_LORDS,
    N_VILLAGES,
    PLAGUE,
    QUEEN,
    RAIN,
    RELICS,
    TAX_MARKERS,
    TEETH,
    TRACK,
    VILLAGES,
    VILLAGES_OF_FIEF,
    WEATHER,
)
from oyez.games.fief.rules.board.troops import in_stock
from oyez.games.fief.rules.board.villages import (
    engines_left,
    is_present,
    may_besiege,
    title_holders_player,
    troops_at,
)
from oyez.games.fief.rules.cards.hands import is_disaster, is_lord_card, kind_of
from oyez.games.fief.rules.court.lords import is_off_map
from oyez.games.fief.rules.market.buying import strongholds_in_stock
from oyez.games.fief.rules.state import Fief
from oyez.games.fief.views.truth import title_names


def conserve(g: Fief) -> None:
    """AssertionError names what is wrong. Presence and its consequences are settled only between two effects."""
    _supplies(g)
    _cards(g)
    _families(g)
    _titles(g)
    _relics(g)
    for part in g.parts:
        part.conserve(g)
    if g.phase and not (g.stack and g.stack[-1].atomic(g)):
        _presence(g)


def _supplies(g: Fief) -> None:
    for seat in range(g.rules.seats):
        for row, kind in enumerate(g.rules.kinds.all):
            assert in_stock(g, seat, row) >= 0, f"{kind.name} of seat {seat}"  # F-C-09, F-C-10, X-GEN-15
        assert engines_left(g, seat) >= 0, f"engines of seat {seat}"  # F-C-11
        taxes = [tax for tax in g.taxes if tax[0] == seat]
        assert len(taxes) <= TAX_MARKERS, f"Tax markers of seat {seat}"  # F-C-13
        assert 0 <= g.diplomacy[seat] <= DIPLOMACY_MARKERS, f"Diplomacy markers of seat {seat}"  # F-C-16
        assert g.deniers[seat] >= 0, f"deniers of seat {seat}"
    for here in range(N_VILLAGES * MOST):
        assert g.men_at_arms[here] >= 0 and g.knights[here] >= 0, f"troops in {VILLAGES[here // MOST]}"
        assert not here % MOST >= g.rules.seats or not (g.men_at_arms[here] or g.knights[here]), "colours"
    assert all(others >= 0 for others in g.others), "further pieces"
    assert strongholds_in_stock(g) >= 0, "Strongholds"  # F-C-21
    assert sum(g.mills) <= MILLS, "Mills"  # F-C-22
    assert all(0 <= mills <= MILLS_PER_VILLAGE for mills in g.mills), "Mills of a Village"
    for fief in range(N_FIEFS):
        cities = [village for village in VILLAGES_OF_FIEF[fief] if g.forts[village] == CITY]
        assert len(cities) <= 1, "two Fortified Cities in a fief"


def _cards(g: Fief) -> None:
    """Every card lies in one deck, pile, hand, on the track, on the map or with a Lord (F-C-23 to F-C-25)."""
    hands = [kind_of(card) for hand in g.hands for card in hand]
    lords = [lord for lord in range(N_LORDS) if g.family[lord] != NOBODY]
    parked = [CARDINAL_CARD for title in range(CARDINAL, CARDINAL + 3) if g.holder[title] != NOBODY]
    brown = g.lord_deck + g.lord_discard + lords + parked + [DARC] * (g.darc != NOBODY)
    brown += [kind for kind in hands if is_lord_card(kind)]
    assert sorted(brown) == sorted(LORD_DECK), "cards of the Lord deck lost or doubled"
    lying = [RAIN] * g.rain.bit_count() + [FAMINE] * g.famine.bit_count() + [PLAGUE] * g.plague.bit_count()
    lying += [HARVEST] * g.harvest.bit_count() + [WEATHER] * g.weather.bit_count()
    grey = g.fortune_deck + g.fortune_discard + g.track + lying
    grey += [kind for kind in hands if not is_lord_card(kind)]
    assert sorted(grey) == sorted([*FORTUNES, *DISASTERS]), "Fortune or Disaster cards lost or doubled"
    assert len(g.track) <= TRACK and all(is_disaster(kind) for kind in g.track), "track"
    for seat, hand in enumerate(g.hands):
        assert len(hand) <= HAND_LIMIT, f"hand of seat {seat}"  # F-2.1-11
        assert not any(is_disaster(kind_of(card)) for card in hand), f"a Disaster in the hand of seat {seat}"


def _families(g: Fief) -> None:
    for seat in range(g.rules.seats):
        family = [lord for lord in range(N_LORDS) if g.family[lord] == seat]
        assert len(family) <= FAMILY_LIMIT, f"more than four Lords of seat {seat}"  # F-2.4.1-02
        married = [lord for lord in family if g.spouse[lord] != NOBODY]
        assert len(married) <= 1, f"two marriages of seat {seat}"  # F-1.1-07
    for lord in range(N_LORDS):
        if g.family[lord] == NOBODY:
            marks = (g.captor[lord], g.spouse[lord])
            assert marks == (NOBODY, NOBODY), f"{LORDS[lord]} is out of play but not forgotten"
            assert g.titles[lord] == 0 and lord not in (g.darc, g.excommunicated), f"titles of {LORDS[lord]}"
            assert not g.assassins >> lord & 1, f"assassin marker of {LORDS[lord]}"
        spouse = g.spouse[lord]
        if spouse != NOBODY:
            assert g.spouse[spouse] == lord, f"{LORDS[lord]} is married one-sidedly"
            assert (spouse < MEN) != (lord < MEN), f"marriage of {LORDS[lord]}"
            assert g.family[spouse] != g.family[lord], f"{LORDS[lord]} married inside the family"
            assert lord != g.darc, "d'Arc is married"  # F-1.1-06
        assert g.captor[lord] != g.family[lord] or g.captor[lord] == NOBODY, f"captor of {LORDS[lord]}"


def _titles(g: Fief) -> None:
    """`holder` and `titles` say the same."""
    for title, name in enumerate(title_names(g.rules)):
        holders = [lord for lord in range(N_LORDS) if g.titles[lord] >> title & 1]
        expected = [g.holder[title]] if g.holder[title] != NOBODY else []
        assert holders == expected, f"holder of {name}"
    for lord in range(N_LORDS):
        fiefs = (g.titles[lord] & FIEF_TITLES).bit_count()
        assert fiefs <= FIEF_TITLE_LIMIT, f"three fiefs of {LORDS[lord]}"  # F-1.2-10
    assert not g.regency or (g.holder[QUEEN] != NOBODY and g.holder[KING] == NOBODY), "regency"


def _relics(g: Fief) -> None:
    for relic, name in enumerate(RELICS):
        lord, village = g.relic_lord[relic], g.relic_village[relic]
        assert lord == NOBODY or village == NOBODY, f"{name} is in two places"
        assert lord == NOBODY or g.family[lord] != NOBODY, f"{name} is with the dead"
        assert lord == NOBODY or g.captor[lord] == NOBODY, f"{name} is with a captive"  # F-11.1-13
        lost = g.relics_claimed >> relic & 1 == 1 and (lord, village) == (NOBODY, NOBODY)
        assert not lost or relic == TEETH, f"{name} is lost"  # F-11.1-10
        assert g.rules.holy_relics or (lord, village) == (NOBODY, NOBODY), f"{name} without the option"


def _presence(g: Fief) -> None:
    for lord in range(N_LORDS):
        if g.family[lord] != NOBODY:
            if g.at[lord] == NOBODY and is_off_map(g, lord):
                continue
            assert g.at[lord] != NOBODY, f"{LORDS[lord]} stands nowhere"
            captor = g.captor[lord]
            guarded = captor == NOBODY or captor in g.arrivals[g.at[lord]] or troops_at(g, captor, g.at[lord])
            assert guarded, f"{LORDS[lord]} is unguarded"
    for village in range(N_VILLAGES):
        if g.battle is not None and g.battle.village == village:
            continue  # settled when the battle is over
        name, arrivals = VILLAGES[village], g.arrivals[village]
        present = [seat for seat in range(g.rules.seats) if is_present(g, seat, village)]
        assert sorted(arrivals) == present, f"arrivals in {name}"
        if present:
            assert g.control[village] in present, f"control of {name}"  # F-5.1-02
        else:
            assert g.control[village] == title_holders_player(g, village), f"control of {name}"  # F-5.1-13
        for seat in range(g.rules.seats):
            here = village * MOST + seat
            assert not g.sieges[here] or may_besiege(g, seat, village), f"siege of {name}"
            bands = [band for band in g.bands if band[0] == village and band[1] == seat]
            assert sum([band[2] for band in bands]) <= g.men_at_arms[here], f"bands in {name}"
            assert sum([band[3] for band in bands]) <= g.knights[here], f"bands in {name}"
            if g.others:
                assert not exceeds(sum([band[7] for band in bands]), g.others[here]), f"bands in {name}"
