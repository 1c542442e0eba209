"""A board with placing and capturing, which agents use to keep the position."""

_ADD = lambda a, b: (a[0] + b[0], a[1] + b[1])
_SUB = lambda a, b: (a[0] - b[0], a[1] - b[1])
_SWAP_PLAYER = {0: 0, 1: 2, 2: 1}

# The six neighbours, around the cell.
_HEX_STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]

# The twelve diamonds around a cell: the steps to the opposite cell and to the two beside it. Two neighbours side by side
# have the opposite cell behind them, two with one between have that one.
_CAPTURE_PATTERNS = [
    [_ADD(_HEX_STEPS[i], _HEX_STEPS[(i + apart) % 6]), _HEX_STEPS[i], _HEX_STEPS[(i + apart) % 6]]
    for apart in (1, 2)
    for i in range(6)
]

_TOKEN_MAP_OUT = {0: None, 1: "red", 2: "blue"}
_TOKEN_MAP_IN = {name: number for number, name in _TOKEN_MAP_OUT.items()}


class _Cells(list):
    """Rows of numbers; a cell is `cells[r][q]` or `cells[r, q]`."""

    def __getitem__(self, key):
        if isinstance(key, tuple):
            return list.__getitem__(self, key[0])[key[1]]
        return list.__getitem__(self, key)

    def __setitem__(self, key, value):
        if isinstance(key, tuple):
            list.__getitem__(self, key[0])[key[1]] = value
        else:
            list.__setitem__(self, key, value)


class Board:
    def __init__(self, n):
        self.n = n
        self._data = _Cells([0] * n for _ in range(n))

    def __getitem__(self, coord):
        """`"red"`, `"blue"` or None."""
        return _TOKEN_MAP_OUT[self._data[coord]]

    def __setitem__(self, coord, token):
        self._data[coord] = _TOKEN_MAP_IN[token]

    def digest(self):
        """A value that equal boards share."""
        return bytes(value for row in self._data for value in row)

    def swap(self):
        """Mirrors the board along its long diagonal, and changes the colours: what a steal does."""
        cells = range(self.n)
        self._data = _Cells([_SWAP_PLAYER[self._data[q][r]] for q in cells] for r in cells)

    def place(self, token, coord):
        """Places a token, and returns the coordinates that are captured by it."""
        self[coord] = token
        return self._apply_captures(coord)

    def connected_coords(self, start_coord):
        """All coordinates that are joined to this one by tokens of its colour."""
        token = self._data[start_coord]
        reached = {start_coord}
        left = [start_coord]
        while left:
            coord = left.pop()
            for neighbour in self._coord_neighbours(coord):
                if neighbour not in reached and self._data[neighbour] == token:
                    reached.add(neighbour)
                    left.append(neighbour)
        return list(reached)

    def inside_bounds(self, coord):
        r, q = coord
        return 0 <= r < self.n and 0 <= q < self.n

    def is_occupied(self, coord):
        return self[coord] is not None

    def _coord_neighbours(self, coord):
        return [_ADD(coord, step) for step in _HEX_STEPS if self.inside_bounds(_ADD(coord, step))]

    def _apply_captures(self, coord):
        mine = self._data[coord]
        other = _SWAP_PLAYER[mine]
        at = lambda place: self._data[place] if self.inside_bounds(place) else 0
        captured = set()
        for pattern in _CAPTURE_PATTERNS:
            opposite, *beside = [_ADD(coord, step) for step in pattern]
            if at(opposite) == mine and all(at(place) == other for place in beside):
                captured.update(beside)
        for place in captured:
            self._data[place] = 0
        return list(captured)
