#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/board/player.hpp"

// Boards as plain data: the page draws them without knowing the game. Coordinates are in units of
// the distance between neighbouring cells, x to the right, y down, with an arbitrary origin.

namespace quintet {

struct Point {
    double x = 0;
    double y = 0;
};

/// The distance between rows of pointy hexagons: half the square root of 3.
inline constexpr double hexagon_row_height = 0.8660254037844386;

/// The centre of a pointy hexagon with axial coordinates.
constexpr Point hexagon_centre(int q, int r) { return {q + r / 2.0, r * hexagon_row_height}; }

enum class CellShape {
    pointy_hexagon,  ///< a corner on top; circumradius 1/sqrt(3)
    square,          ///< side 1
};

/// A place for tokens. `id` is its coordinate text as in actions ("-3,0"). `name` is the cell's
/// name in the rule book ("d5"), for people.
///
/// On an open plane, whose cells cannot be listed, `id` is always the axial coordinates `q,r`, and
/// the centre is (q + r/2, r * sqrt(3)/2). The page needs this to find the targets of actions.
struct Cell {
    std::string id;
    Point centre;
    std::string name;
};

/// A row, column or slanted line of cells, with the part that their names share ("d").
struct LabelledLine {
    std::string label;
    std::vector<std::string> cells;
};

/// Cells with a meaning for a player. Roles in use: `start`, `exit` (where the player's tokens
/// leave the board), `camp`, `goal`.
struct Zone {
    std::string role;
    Player player = no_player;
    std::vector<std::string> cells;
};

/// A part of the board's rim that belongs to a player, as a polyline along the corners of cells.
struct Side {
    Player player = no_player;
    std::vector<Point> line;
};

/// The part of a board that does not change during a game.
struct BoardLayout {
    CellShape shape = CellShape::square;
    std::vector<Cell> cells;          ///< in reading order; empty for an open plane
    std::vector<LabelledLine> lines;  ///< the lines with labels around the board
    std::vector<Zone> zones;
    std::vector<Side> sides;
    /// Features of this board beyond plain cells and tokens; the page has one module for each:
    /// - `open_plane`: cells exist where tokens are or may go.
    /// - `stacks`: a cell may hold several tokens.
    /// - `hands`: tokens are placed from a hand.
    /// - `torus`: opposite edges are joined.
    /// - `polyomino`: one action fills several cells; the page lets the player pick and turn a
    ///   shape.
    /// - `paths`: a move may have several hops.
    /// - `losing_target`: a player whose tally reaches its target loses.
    std::vector<std::string> capabilities;
};

/// A token on the board. `kind` is its kind within the game (`piece`, `stone`, `Q`). Lower tokens
/// of a cell come first.
struct Token {
    std::string cell;
    Point centre;
    int height = 0;  ///< 0 on the ground
    Player player = no_player;
    std::string kind;
    std::string label;  ///< a short name that distinguishes tokens of a kind ("wA2"); may be empty
};

/// Tokens of one kind that a player may still place.
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
    int target = 0;  ///< 0 if there is no target
};

/// Cells to highlight. Roles in use: `winning` (the cells that decided the game, in the order in
/// which they light up), `captured` (one mark for each diamond), `converted`, `cleared`, `stunned`.
struct Mark {
    std::string role;
    std::vector<std::string> cells;
};

/// A player who can only pass for the rest of the game, and the reason: `no_pieces`.
struct Elimination {
    Player player = no_player;
    std::string reason;
};

/// The part of a board that changes with every action.
struct BoardState {
    std::vector<Token> tokens;
    std::vector<HandItem> hands;
    std::vector<Tally> tallies;
    std::vector<Mark> marks;
    std::vector<Elimination> eliminated;
};

/// Destination of an action on a board whose cells have no names: next to a token, or on top of it.
struct Landmark {
    Player player = no_player;  ///< owner of the token
    std::string kind;
    bool below = false;  ///< whether the action ends on top of the token
};

/// An action as a person enters it on a board. The fields that are set say how: `from` and `to`
/// (pick a token, then a cell), `hand` and `to` (pick from the hand, then a cell), `to` alone (one
/// click), `from` alone (a token that leaves the board), `cells` (several at once), nothing (a
/// button).
///
/// `kind` is `move`, `jump`, `exit`, `place`, `steal`, `throw` or `pass`.
struct ActionView {
    std::string text;  ///< the canonical text
    std::string kind;
    std::string from;
    std::string hand;
    std::string to;
    std::vector<std::string> cells;
    std::vector<std::string> path;  ///< the cells that a jump chain lands on before `to`
    std::string piece;              ///< the kind of the moving token, if the game has several
    std::string shape;              ///< the name of the shape that `cells` make ("L")
    std::string anchor;             ///< the first of `cells` as the shape is drawn, row by row
    std::string notation;  ///< the rule book's notation, if it does not name cells ("wA1 bQ-")
    std::optional<Landmark> landmark;  ///< if the cells have no names
    int taken = 0;                     ///< number of tokens removed from the board
};

struct PlayedAction {
    Player player = no_player;
    ActionView action;
};

}  // namespace quintet
