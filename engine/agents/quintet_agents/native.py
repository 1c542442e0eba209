"""The driver as a process: one request a line, one answer a line, and reports before the answer to a start."""

import json
import os

from .driver import Driver


def serve(requests, answers):
    """Answers requests until their end. `requests`, `answers`: binary streams."""

    def write(text):
        answers.write(text.encode("utf-8") + b"\n")
        answers.flush()

    def report(message):
        write(json.dumps(message))
        # The caller measures what the imports have used, and says when to continue.
        if message["type"] == "imported":
            next(requests)

    driver = Driver(report)
    process = os.getpid()
    leave = os._exit  # the agent may replace it
    for line in requests:
        if not line.strip():
            continue
        answer = driver.handle_json(line.decode("utf-8", "replace"))
        # A forked child that came back from the agent has nothing to say here.
        if os.getpid() != process:
            leave(0)
        write(answer)
    driver.close()
    # Without waiting for threads that the agent has left behind.
    leave(0)
