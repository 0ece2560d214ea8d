"""Scenarios as text: YAML 1.2 read safely, with the line of every entry remembered for messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from ruamel.yaml.nodes import MappingNode, Node

Path = tuple[str | int, ...]  # where an entry stands: ("play", 3, "expect"); lists count from 0

LONGEST: Final = 1_000_000  # characters; a longer file is no scenario of ours
DEEPEST: Final = 20
TOO_DEEP: Final = re.compile(r"(?:[\[{]\s*){40}")  # the YAML reader takes seconds to give up on these
TAG: Final = "tag:yaml.org,2002:"


class BadScenario(ValueError):
    """The file is wrong, not the game; the message says where, what, and what would be right."""

    def __init__(self, reason: str, path: Path = (), line: int | None = None) -> None:
        super().__init__(reason, path, line)
        self.reason: Final = reason
        self.path: Final = path
        self.line: Final = line

    def __str__(self) -> str:
        return told(self.reason, self.path, self.line)

    def under(self, *above: str | int) -> BadScenario:
        """The same complaint, seen from the entry that holds the wrong one."""
        return BadScenario(self.reason, (*above, *self.path), self.line)


def told(reason: str, path: Path, line: int | None) -> str:
    """As people read it: "line 12: play.3.expect: ...", the third entry of play being play.3."""
    where = [f"line {line}"] if line else []
    if path:
        where.append(".".join(str(part + 1) if isinstance(part, int) else part for part in path))
    return ": ".join([*where, reason])


@final
class Source:
    """What a scenario says, and on which line. Scenarios written in Python have no lines."""

    def __init__(self, tree: dict[str, object], lines: dict[Path, int] | None = None) -> None:
        self.tree: Final = tree
        self.lines: Final = lines or {}

    def line(self, path: Path) -> int | None:
        """The line of an entry, or of the nearest one around it."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return None

    def located(self, error: BadScenario) -> BadScenario:
        return error if error.line else BadScenario(error.reason, error.path, self.line(error.path))


def read_text(text: str) -> Source:
    """Read YAML 1.2 without anchors, tags or doubled keys; raises BadScenario with the line."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import MarkedYAMLError, YAMLError

    if len(text) > LONGEST:
        raise BadScenario(f"the file is longer than {LONGEST} characters, which no scenario is")
    if TOO_DEEP.search(text):
        raise BadScenario(f"nested deeper than {DEEPEST} levels, which no scenario is")
    try:
        root = YAML(typ="safe", pure=True).compose(text)
        reader = _Reader()
        tree = reader.value(root, ()) if root is not None else None
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = " ".join(f"{error.problem or error.context}".split())
        raise BadScenario(f"this is not YAML: {reason}", line=mark.line + 1 if mark else None) from error
    except RecursionError as error:
        raise BadScenario(f"nested deeper than {DEEPEST} levels, which no scenario is") from error
    except YAMLError as error:
        raise BadScenario(f"this is not YAML: {str(error).splitlines()[0]}") from error
    if not isinstance(tree, dict):
        raise BadScenario("a scenario is a mapping that begins with its game, as in game: go", line=1)
    return Source(tree, reader.lines)


@final
class _Reader:
    """Turns YAML nodes into plain values."""

    def __init__(self) -> None:
        self.lines: Final[dict[Path, int]] = {}
        self._seen: Final[set[int]] = set()

    def value(self, node: Node, path: Path) -> object:
        from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

        line: int = node.start_mark.line + 1
        self.lines.setdefault(path, line)
        if id(node) in self._seen or node.anchor:
            raise BadScenario(
                "anchors and aliases (& and *) are not used in scenarios; quote a text with *", path, line
            )
        self._seen.add(id(node))
        if len(path) > DEEPEST:
            raise BadScenario(f"nested deeper than {DEEPEST} levels, which no scenario is", (), line)
        if isinstance(node, MappingNode) and node.tag == f"{TAG}map":
            return self._mapping(node, path)
        if isinstance(node, SequenceNode) and node.tag == f"{TAG}seq":
            return [self.value(item, (*path, index)) for index, item in enumerate(node.value)]
        if isinstance(node, ScalarNode):
            return _scalar(str(node.tag).removeprefix(TAG), node.value, path, line)
        raise BadScenario(f"the tag {node.tag} is not used in scenarios", path, line)

    def _mapping(self, node: MappingNode, path: Path) -> dict[str, object]:
        found: dict[str, object] = {}
        for key_node, value_node in node.value:
            line: int = key_node.start_mark.line + 1
            key = key_node.value
            if not isinstance(key, str):
                raise BadScenario("a key is a single word or number", path, line)
            if key in found:
                earlier = self.lines[(*path, key)]
                raise BadScenario(f"{key!r} already stands on line {earlier}", path, line)
            self.lines[(*path, key)] = line
            found[key] = self.value(value_node, (*path, key))
        return found


def _scalar(tag: str, text: str, path: Path, line: int) -> object:
    if tag in ("str", "timestamp"):
        return text
    if tag == "int":
        return int(text.replace("_", ""), 0) if text.lstrip("+-")[:2].lower() in ("0x", "0o") else int(text)
    if tag == "bool":
        return text.lower() == "true"
    if tag == "null":
        return None
    if tag == "float":
        raise BadScenario(f"{text} is not a whole number; quote it if it is a text", path, line)
    raise BadScenario(f"the tag {tag} is not used in scenarios", path, line)


def mapping(value: object, path: Path, what: str) -> Mapping[str, object]:
    """`value` if it is a mapping; keys are texts, whatever they look like."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{what}, not {shown(value)}", path)
    return {str(key): item for key, item in value.items()}


def listed(value: object, path: Path, what: str) -> list[object]:
    if not isinstance(value, list | tuple):
        raise BadScenario(f"{what}, not {shown(value)}", path)
    return list(value)


def whole(value: object, path: Path, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadScenario(f"{shown(value)} is not a whole number from {low} to {high}", path)
    return value


def known(mapping: Mapping[str, object], names: tuple[str, ...], path: Path) -> None:
    """Refuse a key that means nothing here."""
    for key in mapping:
        if key not in names:
            raise BadScenario(f"{key!r} means nothing here; possible are: {', '.join(names)}", path)


def shown(value: object) -> str:
    """A value as the file would have it, cut short."""
    if value is None:
        text = "nothing"
    elif isinstance(value, bool):
        text = "true" if value else "false"
    elif isinstance(value, list | tuple):
        text = f"[{', '.join(shown(item) for item in value)}]"
    elif isinstance(value, Mapping):
        text = f"{{{', '.join(f'{key}: {shown(item)}' for key, item in value.items())}}}"
    else:
        text = str(value)
    return text if len(text) <= 200 else f"{text[:200]}..."
