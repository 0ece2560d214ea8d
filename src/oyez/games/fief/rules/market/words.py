"""Words of the Purchase phase: ransoms, troops, buildings, titles (Fief 4, 6.2.4)."""

from __future__ import annotations

from typing import Final

from oyez.games.fief.rules.words import FIEF_IDS, LORD_NAMES, NUMBERS, SEAT_NAMES, VILLAGE_IDS, WORDS

RANSOM: Final = WORDS.verb("ransom", "lord", LORD_NAMES)
HAGGLE: Final = WORDS.verb("haggle", "lord", LORD_NAMES)
LUMP: Final = WORDS.verb("lump", "seat", SEAT_NAMES)  # one price for all captives of that player
BID: Final = WORDS.verb("bid", "deniers", NUMBERS)
RECRUIT: Final = WORDS.verb("recruit", "village", VILLAGE_IDS)  # a Man-at-Arms
KNIGHT: Final = WORDS.verb("knight", "village", VILLAGE_IDS)
MILL: Final = WORDS.verb("mill", "village", VILLAGE_IDS)
STRONGHOLD: Final = WORDS.verb("stronghold", "village", VILLAGE_IDS)
BUY_TITLE: Final = WORDS.verb("buy-title", "fief", FIEF_IDS)
PETITION: Final = WORDS.verb("petition", "fief", FIEF_IDS)  # asks the King to waive the price
GRANT: Final = WORDS.verb("grant", "fief", FIEF_IDS)  # the King's gift
CHARTER: Final = WORDS.verb("charter", "village", VILLAGE_IDS)  # the Stronghold that becomes the City
BUY_CARDINAL: Final = WORDS.verb("buy-cardinal", "lord", LORD_NAMES)
PASS_TITLE: Final = WORDS.verb("pass-title", "fief", FIEF_IDS)
SEIZE: Final = WORDS.verb("seize", "lord", LORD_NAMES)  # a lone Lord beside new troops

SETTLE_RANSOMS: Final = WORDS.prompt("settle-ransoms", "F-6.2.4-01")
NAME_PRICE: Final = WORDS.prompt("name-price", "F-6.2.4-09")
ANSWER_PRICE: Final = WORDS.prompt("answer-price", "F-6.2.4-09")
BUY: Final = WORDS.prompt("buy", "F-4.0-01")
CHOOSE_CITY: Final = WORDS.prompt("choose-city", "F-4.3-12")
ANSWER_PETITION: Final = WORDS.prompt("answer-petition", "F-1.8K-03")
ANSWER_GRANT: Final = WORDS.prompt("answer-grant", "F-1.8K-04")
CONSENT_CARDINAL: Final = WORDS.prompt("consent-cardinal", "F-1.5-09")
SEIZE_LONE_LORD: Final = WORDS.prompt("seize-lone-lord", "F-6.0-32")

RANSOMED: Final = WORDS.fact("ransomed", ("lord:lord", "to:seat", "deniers:coins"), "F-6.2.4-05")
RANSOMED_ABROAD: Final = WORDS.fact("ransomed-abroad", ("lord:lord", "deniers:coins"), "X-CRU-51")
PRICE_OFFERED: Final = WORDS.fact("price-offered", ("lord:lord", "to:seat", "deniers:coins"), "F-6.2.4-09")
LUMP_OFFERED: Final = WORDS.fact("lump-offered", ("to:seat", "deniers:coins"), "F-6.2.4-11")
PRICE_REFUSED: Final = WORDS.fact("price-refused", ("of:seat", "deniers:coins"), "F-6.2.4-09")
BOUGHT_MAN: Final = WORDS.fact("bought-man", ("village:village",), "F-4.1-01")
BOUGHT_KNIGHT: Final = WORDS.fact("bought-knight", ("village:village",), "F-4.1-02")
BUILT_MILL: Final = WORDS.fact("built-mill", ("village:village",), "F-4.2-05")
BUILT_STRONGHOLD: Final = WORDS.fact("built-stronghold", ("village:village",), "F-4.2-01")
BOUGHT_TITLE: Final = WORDS.fact("bought-title", ("fief:fief", "deniers:coins"), "F-4.3-05")
PETITIONED: Final = WORDS.fact("petitioned", ("fief:fief",), "F-1.8K-03")
GRANT_OFFERED: Final = WORDS.fact("grant-offered", ("to:seat", "fief:fief"), "F-1.8K-04")
PRICE_WAIVED: Final = WORDS.fact("price-waived", ("to:seat", "fief:fief"), "F-1.8K-03")
PETITION_REFUSED: Final = WORDS.fact("petition-refused", ("to:seat", "fief:fief"), "F-1.8K-03")
GRANT_REFUSED: Final = WORDS.fact("grant-refused", ("fief:fief",), "F-1.8K-04")
CITY_CHARTERED: Final = WORDS.fact("city-chartered", ("village:village",), "F-4.3-12")
BOUGHT_CARDINAL: Final = WORDS.fact("bought-cardinal", ("lord:lord",), "F-4.4-03")
CARDINAL_REFUSED: Final = WORDS.fact("cardinal-refused", ("lord:lord",), "F-1.5-10")
TITLE_PASSED: Final = WORDS.fact("title-passed", ("fief:fief", "lord:lord"), "F-4.3-22")
