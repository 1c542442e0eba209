"""What an agent prints is kept and handed over with the answer, up to a limit."""

import io
import sys

LONGEST = 64 * 1024


class Printed(io.TextIOBase):
    """Stands in for standard output and standard error. Closing it does nothing."""

    def __init__(self, longest=LONGEST):
        self._longest = longest
        self._parts = []
        self._kept = 0
        self._written = 0
        self.buffer = PrintedBytes(self)

    name = "<stdout>"
    encoding = "utf-8"
    errors = "replace"

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError("write() argument must be str, not " + type(text).__name__)
        self._written += len(text)
        room = self._longest - self._kept
        if room > 0:
            part = text[:room]
            self._parts.append(part)
            self._kept += len(part)
        return len(text)

    def take(self):
        """Returns the output since the last call, and forgets it."""
        text = "".join(self._parts)
        more = self._written - self._kept
        self._parts, self._kept, self._written = [], 0, 0
        if more > 0:
            text += f"\n... {more} more characters"
        return text

    def writable(self):
        return True

    def reconfigure(self, **_):
        pass

    def close(self):
        pass

    def __del__(self):
        pass


class PrintedBytes(io.RawIOBase):
    """`sys.stdout.buffer` of an agent."""

    def __init__(self, printed):
        self._printed = printed

    def write(self, data):
        self._printed.write(bytes(data).decode("utf-8", "replace"))
        return len(data)

    def writable(self):
        return True

    def close(self):
        pass


def capture():
    """Takes over standard output, error and input of this process for good; returns what collects the output."""
    printed = Printed()
    sys.stdout = sys.stderr = sys.__stdout__ = sys.__stderr__ = printed
    # `input()` raises EOFError instead of taking the driver's requests.
    sys.stdin = sys.__stdin__ = io.StringIO("")
    return printed
