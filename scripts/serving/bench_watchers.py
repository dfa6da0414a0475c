"""How soon a move reaches a crowd: many watch one match, over real sockets of loopback.

The crowd is read by a process of its own that only looks for the number of the move in what comes.
Meanwhile two other people play elsewhere, to see whether they are held up. On a machine busy
with other things the server waits for a core; how long it did is told too.
"""

import argparse
import json
import re
import resource
import select
import socket
import statistics
import sys
import time
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from typing import Any

import httpx
from measured_server import cpu, started, waited

HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


UPDATE = b'"type":"update"'
AT = re.compile(rb'[^{}]*"at":(\d+),')
PATIENCE = 200.0
"""Seconds within which a crowd must have seen a move, or some more of it have come."""
SHOWN: set[int] = set()
"""Those of the crowd to whom the match has been shown."""
TAILS: dict[int, bytes] = {}
"""How the last that came to the others ended, in case it was cut in the middle of a word."""
STAY = 40.0
SOME = 500


def frame(message: dict[str, Any]) -> bytes:
    """A message as a client sends it; the mask is zeros, which the protocol allows."""
    body = json.dumps(message).encode()
    size = len(body)
    head = bytes([129, 128 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + body


def come(port: int, match: str, count: int) -> list[socket.socket]:
    """So many at once who watch a match."""
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
    for line in lines:
        line.sendall(HANDSHAKE.format(host=f"127.0.0.1:{port}").encode())
    for line in lines:
        said = b""
        while b"\r\n\r\n" not in said:
            said += line.recv(4096)
        if b" 101 " not in said[:20]:
            raise ConnectionError(said[:80].decode())
        line.sendall(frame({"type": "follow", "match": match}))
        line.setblocking(False)
    return lines


def crowd(port: int, match: str, count: int, moves: Connection) -> None:
    """Watch, and say of each move when the last of the crowd has seen it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    poll = select.epoll()
    lines: dict[int, socket.socket] = {}
    said = time.perf_counter()
    while len(lines) < count:
        for line in come(port, match, min(100, count - len(lines))):
            lines[line.fileno()] = line
            poll.register(line, select.EPOLLIN)
        while read(poll, lines, 0.0):
            continue
        if len(lines) % SOME == 0:
            moves.send(len(lines))
        if time.perf_counter() - said > STAY:
            stay(lines)
            said = time.perf_counter()
    # It is never quiet: a ping comes to someone all the time.
    while len(SHOWN) < count:
        read(poll, lines, 1.0)
    stay(lines)
    said = time.perf_counter()
    moves.send(0)
    waiting: dict[int, set[int]] = {}
    rest: dict[int, bytes] = {}
    while True:
        if time.perf_counter() - said > STAY:
            stay(lines)
            said = time.perf_counter()
        for file, _ in poll.poll(STAY):
            data = rest.pop(file, b"") + hear_some(lines[file])
            for part in data.split(UPDATE)[1:]:
                found = AT.match(part)
                if found is None:
                    rest[file] = UPDATE + part  # the number is still to come
                    continue
                at = int(found[1])
                if at not in waiting:
                    waiting[at] = set(lines)  # once a move: to count them all takes a while
                left = waiting[at]
                left.discard(file)
                if not left:
                    moves.send((at, time.perf_counter()))


def hear_some(line: socket.socket) -> bytes:
    """What has come; a ping is answered, or one would be let go."""
    data = line.recv(1 << 18)
    if not data:
        raise ConnectionError("the server has let a watcher go")
    if data[0] == 0x88:
        code = int.from_bytes(data[2:4], "big")
        raise ConnectionError(f"the server has let a watcher go, with code {code}")
    ping = data.find(b"\x89\x04")
    if ping >= 0:
        line.sendall(b"\x8a\x84\0\0\0\0" + data[ping + 2 : ping + 6])
    return data


def stay(lines: dict[int, socket.socket]) -> None:
    """Say something for each: who is silent for two minutes is let go."""
    for line in lines.values():
        line.sendall(frame({"type": "ping", "id": 1}))


def read(poll: select.epoll, lines: dict[int, socket.socket], seconds: float) -> bool:
    """Read away what has come; whether there was anything."""
    ready = poll.poll(seconds)
    for file, _ in ready:
        data = TAILS.pop(file, b"") + hear_some(lines[file])
        if UPDATE in data:
            SHOWN.add(file)
        elif file not in SHOWN:
            TAILS[file] = data[-len(UPDATE) :]
    return bool(ready)


def hear(moves: Connection) -> Any:
    """What the crowd says next."""
    if not moves.poll(PATIENCE):
        raise TimeoutError(f"the crowd has not seen it within {PATIENCE} s")
    return moves.recv()


class Player:
    """Someone at a screen of their own, who plays both sides of a match."""

    def __init__(self, port: int) -> None:
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", headers={"X-Damrak": "1"}, timeout=PATIENCE
        )
        self.http.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        chairs = [{"kind": "me"}, {"kind": "me"}]
        table = self.http.post("/api/matches", json={"game": "ticket-to-ride", "chairs": chairs})
        self.match: str = table.raise_for_status().json()["id"]

    def move(self) -> tuple[float, int]:
        """Do something: when it was sent, and the length of the log before."""
        seat = 0
        for seat in (0, 1):
            path = f"/api/matches/{self.match}/update?seat={seat}"
            update = self.http.get(path).raise_for_status().json()
            if update["may"] and update["held"] is None:
                break
        words = update["may"][-1]["words"]
        sent = time.perf_counter()
        done = self.http.post(
            f"/api/matches/{self.match}/do", json={"do": words, "at": update["at"], "seat": seat}
        )
        done.raise_for_status()
        return sent, done.json()["at"]


def measure(port: int, server: int, args: argparse.Namespace) -> dict[str, float | int]:
    """Let a crowd come, and play before it."""
    anna, other = Player(port), Player(port)
    moves, theirs = Pipe()
    began = time.perf_counter()
    watching = Process(target=crowd, args=(port, anna.match, args.watchers, theirs), daemon=True)
    watching.start()
    while (here := hear(moves)) > 0:
        sys.stderr.write(f"\r{here} of {args.watchers} have come")
        sys.stderr.flush()
    sys.stderr.write("\n")
    came = time.perf_counter() - began
    joining = cpu(server)
    reached: list[float] = []
    without: list[float] = []
    held_up: list[float] = []
    for _ in range(args.moves):
        idle = waited(server)
        sent, at = anna.move()
        elsewhere, _ = other.move()
        held_up.append(time.perf_counter() - elsewhere)
        while True:
            seen, last = hear(moves)
            if seen >= at:
                break
        reached.append(last - sent)
        without.append(last - sent - (waited(server) - idle))
        time.sleep(0.3)
    used = cpu(server) - joining
    read = cpu(watching.pid)
    watching.terminate()
    return {
        "watchers": args.watchers,
        "moves": args.moves,
        "seconds until all had come": round(came, 1),
        "ms of a core for one who comes": round(1000 * joining / args.watchers, 2),
        "ms of a core for a move": round(1000 * used / args.moves),
        "seconds of a core to read all of it": round(read, 1),
        "ms until all have a move, median": round(1000 * statistics.median(reached)),
        "ms until all have a move, most": round(1000 * max(reached)),
        "ms of that without waiting for a core, median": round(1000 * statistics.median(without)),
        "ms of that without waiting for a core, most": round(1000 * max(without)),
        "ms of a move elsewhere meanwhile, median": round(1000 * statistics.median(held_up)),
        "ms of a move elsewhere meanwhile, most": round(1000 * max(held_up)),
    }


def main() -> None:
    """Start a server, let a crowd watch it, and print how soon they saw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--watchers", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=15)
    args = parser.parse_args()
    with started() as (port, process):
        result = measure(port, process, args)
    sys.stdout.write(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
