"""An agent in a separate process, as the program `quintet` runs it."""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading

from sources import collect

SOURCES = collect()
BOOT = SOURCES["quintet_agents/boot.py"]

# Generous: the machine may be slow and loaded.
PATIENCE = 120


class Process:
    def __init__(self):
        self.home = tempfile.TemporaryDirectory(prefix="agent-test-")
        environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONHASHSEED": "0", "TMPDIR": self.home.name}
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [sys.executable, "-s", "-B", "-c", BOOT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=environment,
            cwd=self.home.name,
            start_new_session=True,
        )
        self.answers = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.send({"sources": SOURCES})

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.errors.close()
        self.home.cleanup()

    def _read(self):
        with self.process.stdout as lines:
            for line in lines:
                self.answers.put(line)
        self.answers.put(None)

    def send(self, request):
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        self.process.stdin.flush()

    def answer(self):
        """The next answer. Earlier reports are confirmed, as by a caller that measures nothing."""
        while True:
            line = self.answers.get(timeout=PATIENCE)
            if line is None:
                raise EOFError(f"the process ended with status {self.process.wait()}")
            answer = json.loads(line)
            if answer.get("type") == "imported":
                self.send({"type": "continue"})
            elif answer.get("type") != "recognised":
                return answer

    def ask(self, **request):
        self.send(request)
        return self.answer()

    def end(self):
        """Ends the input, and returns the exit status."""
        self.process.stdin.close()
        return self.process.wait(timeout=PATIENCE)
