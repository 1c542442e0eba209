#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/player.hpp"
#include "engine/core/result.hpp"

// A position as someone sets it up by hand on a board that knows no game: what stands where, who is
// to move, and what else there is to a position that a board does not show.

namespace quintet {

/// A kind of token that can be put on the board, and how many of it there can be at most.
struct SetupKind {
    Player player = no_player;
    std::string kind;
    int most = 0;
};

/// A token on a cell; of those on one cell the lower ones come first. `label` as in `Token`; an
/// empty one leaves the choice to the game.
struct SetupToken {
    std::string cell;
    Player player = no_player;
    std::string kind;
    std::string label;
};

/// A whole number that belongs to a position. `ply`, the number of actions played, may be left out:
/// then it is the smallest that fits.
struct SetupNumber {
    std::string name;
    Player player = no_player;  ///< whose number it is; `no_player` for one of the whole game
    int minimum = 0;
    int maximum = 0;
    int value = 0;
};

/// Something noted of one cell, or of none: the text is empty then.
struct SetupMark {
    std::string name;
    std::string cell;
};

/// All of that. What is asked of a game names every kind, number and mark that the game has, and
/// may be handed back with other tokens, values and cells.
struct BoardSetup {
    std::vector<SetupKind> kinds;
    std::vector<SetupToken> tokens;
    Player to_move = 0;
    std::vector<SetupNumber> numbers;
    std::vector<SetupMark> marks;

    std::optional<int> number(std::string_view name, Player player = no_player) const;
};

/// The rows of a position text, joined by `/`: for every cell `.` or the letter of the token's
/// player. `rows` names the cells of the board, `kind` is the only kind of token. Fails on tokens
/// that cannot stand on such a board.
Result<std::string> rows_text(const BoardSetup& setup,
                              const std::vector<std::vector<std::string>>& rows,
                              std::string_view letters, std::string_view kind);

}  // namespace quintet
