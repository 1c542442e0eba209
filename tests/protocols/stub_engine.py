"""An engine that plays the first legal action, then misbehaves: stub_engine.py PROTOCOL VICE [AFTER].

It has no rules and asks the program under test. Vices: `none`; `chatty`; `absent` (exits at once); and after AFTER
actions `illegal`, `silent`, `dies`, `garbage`, `errs` (answers with an error), `sleepy` (takes 1.2 s), `busy` (its child takes 1.5 s of processor
time), `refuses` (rejects the opponent's action). With
`whole` it takes times of whole seconds only, as the Universal Hive Protocol has them."""

import os
import subprocess
import sys
import time

protocol, vice = sys.argv[1], sys.argv[2]
after = int(sys.argv[3]) if len(sys.argv) > 3 else 2

if vice == "absent":
    sys.exit(3)

rules = subprocess.Popen(
    [os.environ["QUINTET"], protocol], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
)
acted = heard = 0


def ask(line, ends):
    """Returns the answer of the program under test, up to the line that `ends` accepts."""
    rules.stdin.write(line + "\n")
    rules.stdin.flush()
    lines = []
    while not lines or not ends(lines[-1]):
        lines.append(rules.stdout.readline().rstrip("\n"))
    return lines


def answer(*lines):
    for line in lines:
        print(line, flush=True)


def act(first, write):
    """Answers with an action, unless it is time to misbehave."""
    global acted
    acted += 1
    if acted <= after or vice in ("none", "refuses", "whole"):
        return answer(*write(first))
    if vice == "illegal":
        return answer(*write("nonsense"))
    if vice == "silent":
        return None
    if vice == "dies":
        sys.exit(7)
    if vice == "errs":
        message = "out of ideas"
        return answer(f"info string error: {message}", "bestmove none") if protocol == "ugi" else answer(f"err {message}", "ok")
    if vice == "sleepy":
        time.sleep(1.2)
        return answer(*write(first))
    if vice == "busy":
        burn = "import time\nwhile time.process_time() < 1.5: pass"
        subprocess.run([sys.executable, "-c", burn])
        return answer(*write(first))
    if vice == "garbage":
        return answer("\x00\xff bestmove", "ok ok", "BESTMOVE x")
    if vice == "chatty":
        return answer(*["info string talking"] * 2000, *write(first))
    raise SystemExit(f"no such vice: {vice}")


def speak_ugi():
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line == "ugi":
            answer(*ask("ugi", lambda text: text == "ugiok"))
        elif line == "isready":
            answer("readyok")
        elif line == "quit":
            return
        elif line.startswith("go"):
            rules.stdin.write("query moves\n")
            rules.stdin.flush()
            while not (moves := rules.stdout.readline()).startswith("response"):
                pass
            act(moves.split()[1], lambda action: [f"bestmove {action}"])
        else:
            rules.stdin.write(line + "\n")


def speak_uhp():
    global heard
    is_ok = lambda text: text == "ok"  # noqa: E731
    while rules.stdout.readline().rstrip("\n") != "ok":
        pass
    answer("id stub", "ok")
    for line in sys.stdin:
        line = line.rstrip("\n")
        if line.startswith("bestmove time") and vice == "whole" and "." in line:
            answer("err hh:mm:ss expected", "ok")
        elif line.startswith("bestmove"):
            first = ask("validmoves", is_ok)[0].split(";")[0]
            act(first, lambda action: [action, "ok"])
        elif line.startswith("play") and vice == "refuses" and (heard := heard + 1) > 2 * after:
            answer("invalidmove not with me", "ok")
        else:
            answer(*ask(line, is_ok))


try:
    speak_ugi() if protocol == "ugi" else speak_uhp()
finally:
    rules.kill()
