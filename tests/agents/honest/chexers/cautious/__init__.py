from .player import Player

__all__ = ["Player"]
