"""Reads input.txt, searches, writes output.txt."""

from crossing.board import Board
from crossing.files import read_input, read_memory, write_memory, write_output
from crossing.search import best, way


def main():
    given = read_input("input.txt")
    memory = read_memory("playdata.txt")
    board = Board.from_rows(given.rows)
    play = best(board, given.player, memory.recent)
    memory.add(play)
    write_memory("playdata.txt", memory)
    write_output("output.txt", play)
    print(f"turn {memory.turns}: {len(play.path)} squares")
    print(f"value way {way(board, given.player)}")


if __name__ == "__main__":
    main()
