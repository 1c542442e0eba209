"""`LogStream`: prints lines with the name of their stream, as agents use it to trace what they do."""

from __future__ import annotations

from enum import Enum


class LogLevel(Enum):
    DEBUG = 0
    INFO = 1
    WARNING = 2
    ERROR = 3
    CRITICAL = 4


class LogStream:
    def __init__(self, namespace: str = "", color=None, unicode: bool = True, ansi: bool = True, handlers=None, **_):
        self.namespace = namespace
        self.level = LogLevel.INFO
        self._handlers = handlers or {}

    def log(self, message: str, level: LogLevel = LogLevel.INFO):
        if level.value < self.level.value:
            return
        prefix = f"* {self.namespace} " if self.namespace else "* "
        for line in str(message).split("\n"):
            print(prefix + line)

    def setLevel(self, level: LogLevel):
        self.level = level

    def debug(self, message: str = ""):
        self.log(message, LogLevel.DEBUG)

    def info(self, message: str = ""):
        self.log(message, LogLevel.INFO)

    def warning(self, message: str = ""):
        self.log(message, LogLevel.WARNING)

    def error(self, message: str = ""):
        self.log(message, LogLevel.ERROR)

    def critical(self, message: str = ""):
        self.log(message, LogLevel.CRITICAL)
