"""Runs a program again and again in this process, each time as if Python had just been started for it and ended after it."""

import atexit
import gc
import io
import os
import sys
import threading
import traceback
import types


class Afresh:
    """What a program leaves behind is undone: files are flushed and closed, `atexit` runs, standard streams come back."""

    def __init__(self, code, path):
        self._code = code
        self._path = path
        self._at_exit = []
        self._lasting = []  # of Python's own modules, which are not imported again

    def run(self):
        """Runs the program to its end. Raises its exceptions."""
        module = types.ModuleType("__main__")
        module.__file__ = self._path
        before = self._state()
        opened = open_files()
        threads = set(threading.enumerate())
        sys.modules["__main__"], sys.argv = module, [self._path]
        sys.stdin = io.StringIO("")
        register, unregister = atexit.register, atexit.unregister
        atexit.register, atexit.unregister = self._register, self._unregister
        try:
            exec(self._code, module.__dict__)
        finally:
            try:
                end_pools()
                for thread in set(threading.enumerate()) - threads:
                    if not thread.daemon:
                        thread.join()
                self._leave()
            finally:
                atexit.register, atexit.unregister = register, unregister
                close_files(opened)
                self._restore(before)
                module.__dict__.clear()

    def _state(self):
        streams = (sys.stdin, sys.stdout, sys.stderr)
        return sys.modules.get("__main__"), sys.argv, streams, list(sys.path), sys.getrecursionlimit(), dict(os.environ)

    def _restore(self, before):
        main, sys.argv, streams, path, depth, environment = before
        sys.modules["__main__"] = main
        sys.stdin, sys.stdout, sys.stderr = streams
        sys.path[:] = path
        sys.setrecursionlimit(depth)
        if dict(os.environ) != environment:
            os.environ.clear()
            os.environ.update(environment)

    def _register(self, function, *arguments, **keywords):
        name = (getattr(function, "__module__", None) or "__main__").split(".")[0]
        is_python_s = name in getattr(sys, "stdlib_module_names", ()) or name in sys.builtin_module_names
        (self._lasting if is_python_s else self._at_exit).append((function, arguments, keywords))
        return function

    def _unregister(self, function):
        for each in (self._at_exit, self._lasting):
            each[:] = [entry for entry in each if entry[0] != function]

    def _leave(self):
        """Runs the functions that the program registered, the last first. Exceptions are printed, as Python does."""
        left, self._at_exit = self._lasting + self._at_exit, []
        for function, arguments, keywords in reversed(left):
            try:
                function(*arguments, **keywords)
            except Exception:
                traceback.print_exc()


def open_files():
    return [each for each in gc.get_objects() if isinstance(each, (io.TextIOWrapper, io.BufferedWriter, io.BufferedRandom))]


def close_files(known):
    """Flushes and closes the files that have been opened since, text before the bytes below it."""
    before = {id(each) for each in known}
    files = [each for each in open_files() if id(each) not in before]
    for file in sorted(files, key=lambda each: not isinstance(each, io.TextIOWrapper)):
        try:
            file.close()
        except (OSError, ValueError):
            pass


def end_pools():
    """Lets the workers of thread pools end that the program has not shut down."""
    pools = sys.modules.get("concurrent.futures.thread")
    if pools is None:
        return
    pools._shutdown = True
    for thread, queue in list(pools._threads_queues.items()):
        queue.put(None)
        thread.join()
    pools._shutdown = False
