"""A bot that knows no game: it takes a seat over the API (docs/api.md) and chooses at random.

python examples/stranger_bot.py 'http://127.0.0.1:1429/table/ID#key=KEY'   sits down with a secret link
python examples/stranger_bot.py 'http://127.0.0.1:1429/table/ID'           takes the first open seat
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def ask(address: str, body: Any = None) -> Any:
    request = urllib.request.Request(address, body and json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def take_seat(table: str) -> str:
    seats = [row["seat"] for row in ask(table)["seats"] if not row["taken"]] or sys.exit("No seat is open.")
    return str(ask(f"{table}/seats/{seats[0]}", {"name": "Stranger"})["key"])


def choose(decision: dict[str, Any]) -> str:
    """The place for ideas: every option says what it is worth to this seat, as far as the game can tell."""
    return str(random.choice(decision["options"])["text"])


async def sit(live: str, key: str) -> None:
    async for socket in connect(live):  # comes back by itself when the server is restarted
        try:
            await socket.send(json.dumps({"type": "sit", "key": key}))
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "error":
                    print(message["error"]["message"], file=sys.stderr)
                    if message["error"]["code"] in ("wrong-key", "unknown-table", "outdated"):
                        return
                elif message["type"] == "table" and message["status"] == "over":
                    print("won" if message["you"] in message["winners"] else "lost")
                    return
                elif message["type"] == "table" and (decision := message["decision"]):
                    play = {"type": "play", "ticket": decision["ticket"], "action": choose(decision)}
                    await socket.send(json.dumps(play))
        except ConnectionClosed:
            pass


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    table = f"{link.scheme}://{link.netloc}/api/v1/tables/{link.path.split('/')[2]}"
    key = parse_qs(link.fragment).get("key", [""])[0] or take_seat(table)
    asyncio.run(sit(f"{table.replace('http', 'ws', 1)}/live", key))
