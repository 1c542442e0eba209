"""An engine for `quintet match --seat ugi:...` that plays any legal action. It has no rules: a second
quintet, set by the environment variable QUINTET, lists the legal actions. Put your own search into `choose`."""
import os
import random
import subprocess
import sys

program = [os.environ.get("QUINTET", "quintet"), "ugi"]
rules = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def choose():
    rules.stdin.write("query moves\n")
    answer = next(line for line in rules.stdout if line.startswith("response "))
    return random.choice(answer.split()[1:])


for line in sys.stdin:
    command = (line.split() or [""])[0]
    if command == "go":
        print("bestmove", choose(), flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command == "quit":
        break
    else:
        rules.stdin.write(line)  # setoption, uginewgame and position go to the second quintet
        answer = "" if command == "ugi" else "ugiok"
        while answer.strip() != "ugiok":  # answers with its options
            answer = rules.stdout.readline()
            print(answer, end="", flush=True)
