"""The program under test as a process that reads and writes lines. The environment variable QUINTET names it."""

import os
import pathlib
import queue
import subprocess
import threading

QUINTET = os.environ["QUINTET"]
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]

# Generous: the machine may be slow and loaded, and the program built with sanitizers.
PATIENCE = 120


def built_with_sanitizers():
    with open(QUINTET, "rb") as program:
        return b"__asan_init" in program.read()


class Program:
    """`say` sends commands, `hear` returns one line of output within PATIENCE seconds."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [QUINTET, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()

    def _read(self):
        with self.process.stdout as output:
            for line in output:
                self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def say(self, *lines):
        for line in lines:
            self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def hear(self):
        """Returns the next line, or None at the end of the output."""
        return self.lines.get(timeout=PATIENCE)

    def hear_until(self, wanted):
        """Returns the lines up to and including the first one that `wanted` accepts."""
        heard = []
        while True:
            line = self.hear()
            if line is None:
                raise AssertionError(f"the output ended after {heard}")
            heard.append(line)
            if wanted(line):
                return heard

    def ends(self):
        """Waits for the end and returns the exit status."""
        return self.process.wait(timeout=PATIENCE)

    def end_input(self):
        self.process.stdin.close()


def run(*arguments, given="", cwd=None):
    """Runs the program to its end; returns exit status, lines of output, and messages."""
    done = subprocess.run(
        [QUINTET, *arguments], input=given.encode(), capture_output=True, timeout=PATIENCE, cwd=cwd
    )
    return done.returncode, done.stdout.decode("utf-8", "replace").splitlines(), done.stderr.decode("utf-8", "replace")
