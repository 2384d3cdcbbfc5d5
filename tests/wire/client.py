"""A client of two hundred lines that knows nothing but PROTOCOL.md: no import from the program, one socket, no thread.

python client.py CODE NAME [--drop N] [--watch]       plays at random until the game is over; every N messages its line
                                                      breaks on purpose, and it comes back
"""

import argparse
import binascii
import hashlib
import hmac
import json
import random
import secrets
import socket
import ssl
import sys
import time

import msgpack

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
AGAIN = ("busy", "late", "gone", "flood", "host_disk", "host_closed", "fault", "knocked")
LATE = ("question_gone", "not_asked", "game_over")  # section 4: nobody is at fault, and the line goes on
UNNUMBERED = ("hello", "preview", "help", "record", "ping", "pong", "bye")


def read_code(code):  # section 1
    code = "".join(code.upper().replace("O", "0").replace("I", "1").replace("L", "1").replace("-", "").split())
    bits = sum(SIGNS.index(sign) << 5 * place for place, sign in enumerate(reversed(code)))
    data = (bits >> len(code) * 5 % 8).to_bytes(len(code) * 5 // 8, "big")
    if binascii.crc_hqx(data[:-2], 0xFFFF).to_bytes(2, "big") != data[-2:] or data[0] >> 4 != 1:
        raise SystemExit("that is no join code")
    pinned, address = (data[12:28], data[28:-2]) if data[0] & 8 else (b"", data[12:-2])
    host = [address.decode("ascii"), ".".join(map(str, address)), address.hex(":", 2)][data[0] & 7]
    key = int.from_bytes(data[3:12], "big") << 3
    return host, int.from_bytes(data[1:3], "big"), "".join(SIGNS[key >> 5 * n & 31] for n in range(14, -1, -1)), pinned


def patched(value, changes):  # section 4
    box = [json.loads(json.dumps(value))]
    for what, path, new in changes:
        *way, last = [0, *path]
        here = box
        for step in way:
            here = here[step]
        if what == "set":
            here[last] = new
        elif what == "add":
            here[last].extend(new)
        else:
            for key in new:
                del here[last][key]
    return box[0]


def choose(question):  # section 4, the table of shapes
    shape, options, low, high = (question[name] for name in ("shape", "options", "low", "high"))
    if shape == "pick":
        return random.randrange(len(options))
    if shape == "amount":
        return random.randint(low, high)
    if shape == "some":
        return sorted(random.sample(range(len(options)), random.randint(low, high)))
    if shape == "spread":
        places = [place for place, cap in enumerate(question["caps"]) for _ in range(cap)]
        chosen = random.sample(places, random.randint(low, high))
        return [chosen.count(place) for place in range(len(options))]
    theirs = question["data"]["theirs"]
    return ["decline", theirs[0]] if theirs else ["give_up"]


class Closed(Exception):
    """The host's last word on this line."""


class Client:
    def __init__(self, code, name, drop, watch):
        self.host, self.port, self.key, self.pinned = read_code(code)
        self.hello = {
            "kind": "hello", "wire": 2, "program": "client.py", "table": "", "key": self.key, "password": "",
            "token": "", "session": secrets.token_urlsafe(16), "name": name, "seat": -1, "watch": watch, "bot": True,
        }  # fmt: skip
        self.drop, self.until_drop = drop, drop
        self.line, self.waiting = None, b""
        self.number, self.outbox = 0, []  # said and not acknowledged yet: (number, frame)
        self.view, self.story, self.answered, self.game = None, [], None, -1
        self.refused, self.answers, self.lines, self.checked, self.helped = [], 0, 0, 0, 0
        self.over = None

    # --- the line: sections 1 to 3

    def connect(self):
        line = socket.create_connection((self.host, self.port), timeout=60)
        if self.pinned:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.minimum_version = ssl.TLSVersion.TLSv1_3
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            line = context.wrap_socket(line)
            shown = hashlib.sha256(line.getpeercert(True)).digest()
            if not hmac.compare_digest(shown[:16], self.pinned):
                raise SystemExit("that is another host")
        self.line, self.waiting, self.view = line, b"", None
        self.lines += 1
        self.write(self.frame(0, self.hello))

    def frame(self, number, message):
        body = msgpack.packb([number, message])
        return len(body).to_bytes(4, "big") + body

    def write(self, data):
        self.line.sendall(data)

    def say(self, kind, **fields):
        if kind in UNNUMBERED:
            return self.write(self.frame(0, {"kind": kind, **fields}))
        self.number += 1
        self.outbox.append((self.number, self.frame(self.number, {"kind": kind, **fields})))
        return self.write(self.outbox[-1][1])

    def read(self):
        """The next frame: what the host has written down, and a message."""
        while len(self.waiting) < 4 or len(self.waiting) < 4 + int.from_bytes(self.waiting[:4], "big"):
            data = self.line.recv(1 << 16)
            if not data:
                raise ConnectionError
            self.waiting += data
        length = 4 + int.from_bytes(self.waiting[:4], "big")
        frame, self.waiting = self.waiting[4:length], self.waiting[length:]
        return msgpack.unpackb(frame)

    def run(self):
        """Until the game is over; the line is made again as often as it breaks."""
        wait = 0.25
        while self.over is None:
            try:
                self.connect()
                while self.over is None:
                    self.hear(*self.read())
                    wait = 0.25
            except Closed as closed:
                if closed.args[0] not in AGAIN:
                    raise
                wait = max(wait, 2.0)
            except OSError:
                pass
            if self.over is None:
                time.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(10.0, wait * 2)
        self.say("bye")

    def acknowledged(self, written):
        assert written <= self.number, "the host has written down what was never said"
        self.outbox = [(number, frame) for number, frame in self.outbox if number > written]

    # --- what comes: sections 3 to 5

    def hear(self, written, message):
        kind = message["kind"]
        if kind == "closed":
            raise Closed(message["code"])
        if kind == "welcome":
            return self.welcome(message)
        self.acknowledged(written)
        if kind == "ping":
            self.say("pong", mark=message["mark"])
        elif kind == "lobby":
            you = message["lobby"]["you"]
            if you >= 0 and not message["lobby"]["chairs"][you]["ready"]:
                self.say("lobby", do="ready", seat=-1, word="", options={})
        elif kind == "view":
            if self.view is not None:
                self.checked += 1
            self.view = message["view"]
        elif kind in ("patch", "show"):
            self.view = patched(self.view, message["changes"])
        elif kind == "events":
            assert message["first"] <= len(self.story), "a part of the story is missing"
            self.story[message["first"] :] = message["events"]
        elif kind == "question":
            self.question(message)
        elif kind == "help":
            assert message["help"], "it was said that there is help"
            self.helped += 1
        elif kind == "refused" and message["code"] not in LATE:
            self.refused.append(message["code"])
        elif kind == "over":
            self.over = message
        self.until_drop -= 1
        if self.drop and not self.until_drop and self.over is None:
            self.until_drop = self.drop
            self.line.close()
            raise ConnectionError
        return None

    def welcome(self, message):
        self.hello.update(table=message["table"], token=message["token"])
        if message["seen"] < self.number - len(self.outbox):  # the host does not know this session any more
            self.number, self.outbox, self.answered = message["seen"], [], None
        self.acknowledged(message["seen"])
        if message["game"] != self.game:
            self.game, self.story, self.answered = message["game"], [], None
        for _, frame in self.outbox:
            self.write(frame)

    def question(self, message):
        question = message["question"]
        if question is None or self.view is None:
            return
        assert self.view["question"] == question, "the view shows what is asked"
        asked = (message["serial"], question["data"]["theirs"] if question["shape"] == "bargain" else None)
        if asked != self.answered:
            self.answered = asked
            self.answers += 1
            if question.get("help") and not self.answers % 4:
                self.say("help", serial=message["serial"])
            self.say("answer", serial=message["serial"], answer=choose(question))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("code")
    parser.add_argument("name")
    parser.add_argument("--drop", type=int, default=0)
    parser.add_argument("--watch", action="store_true")
    args = parser.parse_args()
    client = Client(args.code, args.name, args.drop, args.watch)
    try:
        client.run()
    except Closed as closed:
        print(json.dumps({"closed": closed.args[0]}))
        return 2
    found = {"refused": client.refused, "answers": client.answers, "lines": client.lines, "told": len(client.story)}
    print(json.dumps({"winners": client.over["winners"], "helped": client.helped, **found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
