from .actions import Action, PlaceAction
from .board import Board, BoardMutation, CellMutation, CellState
from .constants import BOARD_N, MAX_TURNS
from .coord import Coord, Direction, Vector2
from .exceptions import IllegalActionException
from .pieces import Piece, PieceType, create_piece
from .player import PlayerColor
