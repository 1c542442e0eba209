"""Records what a search does, from outside: its calls, its returns, its window, and what it reads of nodes.

Python's trace function sees each call of a function in the student's files. A call with a node among its arguments is a visit
of this node. `visits.py` makes the tree of the search from the records.

Records are lists, oldest first. `call` numbers the calls that have a node, from 0; -1 is the code outside of all.

    ["call", call, parent call, item, code, file, line, window, caller's file and line]
    ["return", call, file, line, value, window, line before, whether an exception ended it]
    ["look", call, item, file, line, value]      the value of a leaf, or the score of a state
    ["ask", call, item, file, line]              children or actions
    ["window", call, file, line, window]         as it is before the next call
"""

import inspect
import sys
import time

from .items import Item
from .values import number, result, window

GENERATOR = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
# The clock is read once in so many lines.
LINES_BETWEEN_CLOCKS = 2048

current = None


class LimitReached(BaseException):
    """Ends a run: not an Exception, so that `except Exception` of a student doesn't swallow it."""

    def __init__(self, code, limit, file, line):
        super().__init__(code)
        self.code = code
        self.limit = limit
        self.file = file
        self.line = line


def note(alpha=None, beta=None, **_):
    """Tells the window of the visit that is under way, for a search whose variables have other names. Optional."""
    if current is not None:
        current.noted(number(alpha), number(beta))


class Call:
    __slots__ = ("number", "item", "frame", "window", "noted", "line", "line_before", "raises")

    def __init__(self, number, item, frame):
        self.number = number
        self.item = item
        self.frame = frame
        self.window = None
        self.noted = False
        self.raises = False
        self.line = self.line_before = frame.f_lineno


class Recorder:
    def __init__(self, files, limits):
        """`files`: names of the student's files by the name under which they are compiled."""
        self.records = []
        # The tree or the game sets the number.
        self.players = 2
        self._names = list(files)
        self._files = {name: place for place, name in enumerate(files)}
        self._limits = limits
        self._stack = []
        self._by_frame = {}
        self._calls = 0
        self._codes = {}
        self._lines = 0
        self._until = 0
        self._place = (0, 0)

    # Limits

    def _end(self, code, limit):
        file, line = self._place
        raise LimitReached(code, limit, self._names[file], line)

    def _count_line(self):
        self._lines += 1
        if self._lines % LINES_BETWEEN_CLOCKS:
            return
        if self._lines > self._limits["lines"]:
            self._end("steps", self._limits["lines"])
        if time.perf_counter() > self._until:
            self._end("time", self._limits["seconds"])

    def _count_records(self):
        if len(self.records) > self._limits["records"]:
            self._end("nodes", self._limits["nodes"])

    def made(self, count):
        """There are so many states."""
        if count > self._limits["nodes"]:
            self._where()
            self._end("nodes", self._limits["nodes"])

    # Running

    def forget(self):
        """Drops everything recorded before the search."""
        self.records.clear()
        self._calls = 0

    def watch(self, call):
        """Returns what `call()` returns."""
        global current
        self._until = time.perf_counter() + self._limits["seconds"]
        current = self
        sys.settrace(self._called)
        try:
            return call()
        finally:
            sys.settrace(None)
            current = None

    def _called(self, frame, event, _):
        code = frame.f_code
        file = self._files.get(code.co_filename)
        if file is None:
            return None
        self._place = (file, frame.f_lineno)
        if code.co_name != "<module>" and not code.co_flags & GENERATOR:
            item = self._item_of(frame, code)
            if item is not None:
                self._enter(frame, code, item, file)
                return self._in_call
        return self._in_helper

    def _item_of(self, frame, code):
        count = code.co_argcount + code.co_kwonlyargcount
        if count == 0:
            return None
        variables = frame.f_locals
        for name in code.co_varnames[:count]:
            value = variables.get(name)
            if isinstance(value, Item):
                return value
        return None

    def _in_helper(self, frame, event, arg):
        if event == "line":
            self._place = (self._place_of(frame), frame.f_lineno)
            self._count_line()
        return self._in_helper

    def _in_call(self, frame, event, arg):
        if event == "line":
            call = self._by_frame[frame]
            call.raises = False
            if frame.f_lineno != call.line:
                call.line_before, call.line = call.line, frame.f_lineno
            self._place = (self._place_of(frame), frame.f_lineno)
            self._count_line()
        elif event == "exception":
            self._by_frame[frame].raises = True
        elif event == "return":
            self._leave(frame, arg)
        return self._in_call

    def _place_of(self, frame):
        return self._files[frame.f_code.co_filename]

    # Records

    def _enter(self, frame, code, item, file):
        self._note_window()
        call = Call(self._calls, item, frame)
        if self._calls >= self._limits["calls"]:
            self._end("nodes", self._limits["nodes"])
        self._calls += 1
        call.window = window(frame.f_locals)
        parent = self._stack[-1].number if self._stack else -1
        number_of_code = self._codes.setdefault(code, len(self._codes))
        caller = frame.f_back
        while caller is not None and caller.f_code.co_filename not in self._files:
            caller = caller.f_back
        place = None if caller is None else (self._place_of(caller), caller.f_lineno)
        self.records.append(["call", call.number, parent, item._number, number_of_code, file, call.line, call.window, place])
        self._stack.append(call)
        self._by_frame[frame] = call
        self._count_records()

    def _leave(self, frame, value):
        call = self._by_frame.pop(frame, None)
        if call is None:
            return
        while self._stack and self._stack[-1] is not call:
            self._stack.pop()
        if self._stack:
            self._stack.pop()
        found = call.window if call.noted else window(frame.f_locals) or call.window
        self._place = (self._place_of(frame), frame.f_lineno)
        returned = result(value, self.players)
        self.records.append(["return", call.number, *self._place, returned, found, call.line_before, call.raises])

    def _note_window(self):
        """The window of the visit under way, if it has changed."""
        if not self._stack:
            return
        call = self._stack[-1]
        if call.noted:
            return
        found = window(call.frame.f_locals)
        if found is not None and found != call.window:
            call.window = found
            self.records.append(["window", call.number, self._place_of(call.frame), call.frame.f_lineno, found])

    def noted(self, alpha, beta):
        if not self._stack:
            return
        call = self._stack[-1]
        before = call.window or (None, None)
        call.window = (before[0] if alpha is None else alpha, before[1] if beta is None else beta)
        call.noted = True
        self._where()
        self.records.append(["window", call.number, *self._place, call.window])
        self._count_records()

    def _where(self):
        """Finds the student's line that runs."""
        frame = sys._getframe(2)
        while frame is not None and frame.f_code.co_filename not in self._files:
            frame = frame.f_back
        if frame is not None:
            self._place = (self._place_of(frame), frame.f_lineno)
        return self._place

    def _number(self):
        return self._stack[-1].number if self._stack else -1

    def asked(self, item):
        if current is self:
            self.records.append(["ask", self._number(), item._number, *self._where()])
            self._count_records()

    def looked(self, item, value):
        if current is self:
            self._note_window()
            self.records.append(["look", self._number(), item._number, *self._where(), value])
            self._count_records()
