#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/board/player.hpp"

// A position as a person sets it up by hand: the tokens on the board, the player to move, and
// everything else that belongs to the position but is not visible on the board.

namespace quintet {

/// A kind of token that can be put on the board, and the maximum number of such tokens.
struct SetupKind {
    Player player = no_player;
    std::string kind;
    int most = 0;
};

/// A token on a cell; lower tokens of a cell come first. `label` is as in `Token`; if it is empty,
/// the game chooses one.
struct SetupToken {
    std::string cell;
    Player player = no_player;
    std::string kind;
    std::string label;
};

/// A whole number that belongs to a position. `ply`, the number of actions played, is optional: the
/// default is the smallest possible number.
struct SetupNumber {
    std::string name;
    Player player = no_player;  ///< the player it belongs to; `no_player` if it belongs to the game
    int minimum = 0;
    int maximum = 0;
    int value = 0;
};

/// A property of at most one cell; `cell` is empty if no cell has it.
struct SetupMark {
    std::string name;
    std::string cell;
};

/// A complete setup. The game fills in all its kinds, numbers and marks; the caller may pass it
/// back with other tokens, values and cells.
struct BoardSetup {
    std::vector<SetupKind> kinds;
    std::vector<SetupToken> tokens;
    Player to_move = 0;
    std::vector<SetupNumber> numbers;
    std::vector<SetupMark> marks;

    /// Returns the value of a number; `nullopt` if the setup has no such number.
    std::optional<int> number(std::string_view name, Player player = no_player) const;
};

/// Returns a setup with the tokens of a board, without kinds, numbers and marks.
BoardSetup setup_from(const BoardState& board, Player to_move);

/// Returns the rows of a position text, joined by `/`: for every cell `.` or the letter of the
/// token's player. `rows` holds the names of the cells; `kind` is the only kind of token. Fails on
/// unknown cells, players and kinds, and on two tokens in a cell.
Result<std::string> rows_text(const BoardSetup& setup,
                              const std::vector<std::vector<std::string>>& rows,
                              std::string_view letters, std::string_view kind);

}  // namespace quintet
