#pragma once

#include <string>
#include <vector>

#include "engine/core/player.hpp"

// What a board looks like, as plain data: the page draws it without knowing the game. Coordinates
// are in units of the distance between neighbouring cells, x to the right, y down, origin anywhere.

namespace quintet {

struct Point {
    double x = 0;
    double y = 0;
};

enum class CellShape {
    pointy_hexagon,  ///< a corner on top; circumradius 1/sqrt(3)
    square,          ///< side 1
};

/// A place for tokens. `id` is its coordinate text as actions write it ("-3,0"). On an open plane,
/// whose cells no layout can list, it is always axial coordinates `q,r`, and the centre
/// (q + r/2, r * sqrt(3)/2): the page has to know where the targets of actions lie.
struct Cell {
    std::string id;
    Point centre;
};

/// Cells that mean something to a player. Roles in use: `start`, `exit` (own goal edge of Chexers),
/// `camp`, `goal`, `forbidden` (no token may be placed there now).
struct Zone {
    std::string role;
    Player player = no_player;
    std::vector<std::string> cells;
};

/// A stretch of the board's rim that belongs to a player, as a polyline along the cells' corners.
struct Side {
    Player player = no_player;
    std::vector<Point> line;
};

/// What does not change while a game goes on.
struct BoardLayout {
    CellShape shape = CellShape::square;
    std::vector<Cell> cells;  ///< in reading order; empty for an open plane
    std::vector<Zone> zones;
    std::vector<Side> sides;
    /// What this board needs beyond cells and tokens; the page has one module for each:
    /// `open_plane` (cells exist where tokens are or may go), `stacks` (several tokens on a cell),
    /// `hands` (tokens are placed from a hand), `torus` (edges are joined), `polyomino` (one action
    /// fills several cells; the page lets the player pick and turn a shape), `paths` (moves have
    /// hops).
    std::vector<std::string> capabilities;
};

/// A token on the board. `kind` is what it is within its game (`piece`, `stone`, `Q`), lower cells
/// first.
struct Token {
    std::string cell;
    Point centre;
    int height = 0;  ///< 0 on the ground
    Player player = no_player;
    std::string kind;
    std::string label;  ///< a short name to tell tokens of a kind apart ("wA2"); may be empty
};

/// Tokens that a player may still place.
struct HandItem {
    Player player = no_player;
    std::string kind;
    int count = 0;
};

/// A number that players watch: `exits` 2 of 4, `stones` 17.
struct Tally {
    Player player = no_player;
    std::string name;
    int value = 0;
    int target = 0;  ///< 0 if there is none
};

/// Cells to point out. Roles in use: `winning` (the cells that decided the game), `captured` (one
/// mark for each diamond), `converted`, `cleared`, `stunned`.
struct Mark {
    std::string role;
    std::vector<std::string> cells;
};

/// What changes with every action.
struct BoardState {
    std::vector<Token> tokens;
    std::vector<HandItem> hands;
    std::vector<Tally> tallies;
    std::vector<Mark> marks;
};

/// An action as something that is done on a board. `kind`: `move`, `jump`, `exit`, `place`,
/// `steal`, `pass`. How it is entered follows from what is given: `from` and `to` (pick a token,
/// then a cell), `hand` and `to` (pick from the hand, then a cell), `to` alone (one click), `from`
/// alone (a token that leaves the board), `cells` (several at once), nothing (a button).
struct ActionView {
    std::string text;  ///< the canonical text
    std::string kind;
    std::string from;
    std::string hand;
    std::string to;
    std::vector<std::string> cells;
    std::vector<std::string>
        path;  ///< the cells between `from` and `to` that a jump chain lands on
};

}  // namespace quintet
