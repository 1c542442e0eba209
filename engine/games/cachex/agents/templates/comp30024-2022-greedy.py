"""A greedy player for Cachex in the form of COMP30024, 2022: prefers long chains and captures."""

from referee.board import Board


class Player:
    def __init__(self, player, n):
        self.player = player
        self.n = n
        self.turns = 0
        self.board = Board(n)

    def action(self):
        actions = self.legal_actions()
        best = max(actions, key=self.value)
        # Printing "value NAME NUMBER" plots a value, "mark CELL COLOUR" marks a cell.
        print("value chain", round(self.value(best), 2))
        return best

    def turn(self, player, action):
        self.turns += 1
        kind, *place = action
        if kind == "STEAL":
            self.board.swap()
        else:
            self.board.place(player, tuple(place))

    def legal_actions(self):
        actions = [
            ("PLACE", r, q) for r in range(self.n) for q in range(self.n) if not self.board.is_occupied((r, q))
        ]
        # The first stone must not be in the centre (only odd sizes have one).
        if self.turns == 0 and self.n % 2 == 1:
            actions.remove(("PLACE", self.n // 2, self.n // 2))
        if self.turns == 1:
            actions.append(("STEAL",))
        return actions

    def value(self, action):
        """Length of the new stone's chain across the board, plus the number of captured stones."""
        if action == ("STEAL",):
            return 1.5
        # A copy, because placing a stone captures others.
        board = Board(self.n)
        for r in range(self.n):
            for q in range(self.n):
                board[r, q] = self.board[r, q]
        place = action[1:]
        captured = board.place(self.player, place)
        axis = 0 if self.player == "red" else 1
        along = [coord[axis] for coord in board.connected_coords(place)]
        centre = abs(2 * place[0] - self.n + 1) + abs(2 * place[1] - self.n + 1)
        return max(along) - min(along) + 1 + len(captured) - 0.01 * centre
