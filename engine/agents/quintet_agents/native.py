"""The driver as a process: one request a line, one answer a line."""

import os

from .driver import Driver


def serve(requests, answers):
    """Answers requests until their end. `requests`, `answers`: binary streams."""
    driver = Driver()
    process = os.getpid()
    leave = os._exit  # the agent may replace it
    for line in requests:
        if not line.strip():
            continue
        answer = driver.handle_json(line.decode("utf-8", "replace"))
        # A forked child that came back from the agent has nothing to say here.
        if os.getpid() != process:
            leave(0)
        answers.write(answer.encode("utf-8") + b"\n")
        answers.flush()
    driver.close()
    # Without waiting for threads that the agent has left behind.
    leave(0)
