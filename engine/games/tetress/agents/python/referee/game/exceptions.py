from .player import PlayerColor


class PlayerException(Exception):
    """Ends a player's game."""

    def __init__(self, message: str, player: PlayerColor):
        super().__init__(message, player)


class IllegalActionException(PlayerException):
    """An action that the rules do not allow."""

    def __init__(self, message: str, player: PlayerColor):
        super().__init__(f"Illegal action: {message}", player)
