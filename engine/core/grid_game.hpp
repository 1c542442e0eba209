#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/defaults.hpp"
#include "engine/core/game_spec.hpp"

// Texts and board of a game on squares with one kind of token.

namespace quintet {

/// A square: its column from the left and its row from the bottom, both from 0.
struct Square {
    int column = 0;
    int row = 0;
    bool operator==(const Square&) const = default;
};

/// The squares of an action: where the token lands, and where it comes from if it was on the board.
struct SquareAction {
    Square to;
    std::optional<Square> from = std::nullopt;
};

/// The size of a grid, its tokens, the player to move and the number of actions played.
struct GridPosition {
    GridPosition(int width, int height);

    /// The owner of a square, or `no_player`.
    Player& at(Square square) { return owners[index(square)]; }
    Player at(Square square) const { return owners[index(square)]; }
    std::size_t index(Square square) const {
        return static_cast<std::size_t>(square.row * columns + square.column);
    }

    int columns;
    int rows;
    std::vector<Player> owners;
    Player to_move = 0;
    int ply = 0;
};

/// The letters, names and texts of a grid game, as `GridGame` uses them.
namespace grid {

/// The name of a square as in chess: `a1` is at the bottom left.
std::string name(Square square);
/// `a1`, or `a1-b2` for a token that moves.
std::string format_action(const SquareAction& action);
/// Rows from the top with `.` or the first letter of a player's name for each square, joined by
/// `/`; then the letter of the player to move and, if `with_ply`, the number of actions played.
std::string format(const GridPosition& grid, const GameSpec& spec, bool with_ply);
/// Reads that text into an empty grid.
Result<GridPosition> parse(std::string_view text, GridPosition empty, const GameSpec& spec,
                           bool with_ply);
BoardLayout layout(const GridPosition& grid);
BoardState board(const GridPosition& grid, std::string_view kind);
ActionView view(std::string text, const SquareAction& action);
BoardSetup setup(const GridPosition& grid, const GameSpec& spec, std::string_view kind,
                 bool with_ply);
Result<std::string> setup_text(const BoardSetup& setup, const GridPosition& empty,
                               const GameSpec& spec, std::string_view kind, bool with_ply);

}  // namespace grid

/// Base class of games on a grid: `struct Game : GridGame<Game, Position>`. It defines the texts
/// and the board; a member of `Game` with the same name hides a default. Needed from the game:
///  - `Position::columns` and `Position::rows`; at most 26 columns,
///  - `position.owner(square)`: the player of the token there, or `no_player`,
///  - `Position::from(grid)`: the position with these tokens, or why no game leads to it,
///  - `Game::squares(action, position)`: the squares of an action,
///  - `Game::spec()`, with players whose names begin with different letters.
///
/// For new games: a game of a course names its squares and writes its positions as the course does.
template <class Game, class P>
class GridGame : public GameDefaults<Game, P> {
  public:
    /// The name of the kind of token.
    static constexpr std::string_view token_kind = "piece";
    /// Whether texts state the number of actions; unnecessary if it follows from the tokens.
    static constexpr bool text_has_ply = true;

    static std::string format_action(const typename P::Action& action, const P& position) {
        return grid::format_action(Game::squares(action, position));
    }
    static std::string format_position(const P& position) {
        return grid::format(grid_of(position), Game::spec(), Game::text_has_ply);
    }
    static Result<P> parse_position(std::string_view text, const OptionValues&) {
        const Result<GridPosition> read =
            grid::parse(text, {P::columns, P::rows}, Game::spec(), Game::text_has_ply);
        if (!read) return read.error();
        const Result<P> position = P::from(read.value());
        if (!position) return position;
        if (const std::string canonical = format_position(position.value()); text != canonical) {
            return Error{"must be " + in_quotes(canonical, canonical.size()) +
                         " with these tokens (found another player to move)"};
        }
        return position;
    }

    static BoardLayout layout(const P&) { return grid::layout({P::columns, P::rows}); }
    static BoardState board(const P& position) {
        return grid::board(grid_of(position), Game::token_kind);
    }
    static ActionView view(const typename P::Action& action, const P& position) {
        return grid::view(Game::format_action(action, position), Game::squares(action, position));
    }
    static BoardSetup setup(const P& position) {
        return grid::setup(grid_of(position), Game::spec(), Game::token_kind, Game::text_has_ply);
    }
    static Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&) {
        return grid::setup_text(setup, {P::columns, P::rows}, Game::spec(), Game::token_kind,
                                Game::text_has_ply);
    }

  private:
    static GridPosition grid_of(const P& position) {
        GridPosition made(P::columns, P::rows);
        for (int row = 0; row < P::rows; ++row) {
            for (int column = 0; column < P::columns; ++column) {
                made.at({column, row}) = position.owner({column, row});
            }
        }
        made.to_move = position.to_move();
        made.ply = position.ply();
        return made;
    }
};

}  // namespace quintet
