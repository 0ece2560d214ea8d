"""Presets of an account, for new tables."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query

from oyez.server.people.account_models import NewPreset, PresetList, PresetShape
from oyez.server.people.presets import Preset, forget_preset, keep_preset, presets_of
from oyez.server.routes.answers import refusals
from oyez.server.routes.asking import Hall, Who, at_most
from oyez.server.storage.store import Store

router: Final = APIRouter(prefix="/me/presets", tags=["accounts"])


@router.get("", responses=refusals("sign-in", "not-stored"))
async def list_presets(rooms: Hall, who: Who) -> PresetList:
    """What the account has saved, by game and name."""
    account, _ = who.signed_in()
    return await _shape(rooms.store, account.id)


@router.put(
    "",
    responses=refusals(
        "sign-in", "unknown-game", "bad-options", "too-many-presets", "late", "too-many", "not-stored"
    ),
    dependencies=[Depends(at_most("preset"))],
)
async def save_preset(rooms: Hall, who: Who, preset: NewPreset) -> PresetList:
    """Save options under a name; the preset of this game and name is replaced."""
    account, _ = who.signed_in()
    await keep_preset(rooms.store, account.id, Preset(preset.game, preset.name, preset.options))
    return await _shape(rooms.store, account.id)


@router.delete(
    "",
    responses=refusals("sign-in", "unknown-preset", "too-many", "not-stored"),
    dependencies=[Depends(at_most("preset"))],
)
async def delete_preset(
    rooms: Hall,
    who: Who,
    game: Annotated[str, Query(max_length=40)],
    name: Annotated[str, Query(max_length=200)],
) -> PresetList:
    """Delete one; tables that were made with it stay as they are."""
    account, _ = who.signed_in()
    await forget_preset(rooms.store, account.id, game, name)
    return await _shape(rooms.store, account.id)


async def _shape(store: Store, account: str) -> PresetList:
    return PresetList(presets=[PresetShape(**vars(one)) for one in await presets_of(store, account)])
