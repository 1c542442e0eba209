#include "engine/games/halma/view/setup.hpp"

#include <vector>

#include "engine/games/halma/text/notation.hpp"
#include "engine/games/halma/view/layout.hpp"

namespace quintet::halma {

namespace {

/// The largest number of actions if nothing ends repetitive games.
constexpr int longest_game = 9999;

}  // namespace

BoardSetup setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {black, white}) {
        made.kinds.push_back({player, "piece", men_per_player});
    }
    const int limit = position.turn_limit();
    made.numbers.push_back({"ply", no_player, 0, limit > 0 ? limit : longest_game, position.ply()});
    return made;
}

Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> rows(board_size);
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            rows[static_cast<std::size_t>(y)].push_back(format_square(square_at(x, y)));
        }
    }
    const Result<std::string> text = rows_text(setup, rows, letters, "piece");
    if (!text) return text;
    // No piece ever leaves the board.
    for (const Player player : {black, white}) {
        if (text.value().find(letters[player]) == std::string::npos) {
            return Error{spec().players[player] + " has no pieces"};
        }
    }
    return text.value() + " " + letters[setup.to_move] + " " +
           std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::halma
