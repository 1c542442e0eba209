#include "engine/games/chexers/view/setup.hpp"

#include <vector>

#include "engine/games/chexers/text/notation.hpp"
#include "engine/games/chexers/view/layout.hpp"

namespace quintet::chexers {

BoardSetup setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (Player player = 0; player < player_count; ++player) {
        made.kinds.push_back({player, "piece", total_pieces});
        made.numbers.push_back({"exits", player, 0, exits_to_win, position.exits(player)});
    }
    constexpr int last_ply = turns_per_player * player_count;
    made.numbers.push_back({"ply", no_player, 0, last_ply, position.ply()});
    return made;
}

Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> rows;
    for (int r = -radius; r <= radius; ++r) {
        rows.emplace_back();
        for (int q = -radius; q <= radius; ++q) {
            if (on_board(q, r)) rows.back().push_back(format_cell(cell_at(q, r)));
        }
    }
    Result<std::string> text = rows_text(setup, rows, letters, "piece");
    if (!text) return text;
    if (setup.tokens.empty()) return Error{"the board has no pieces"};
    std::string whole = text.value() + " " + letters[setup.to_move] + " ";
    for (Player player = 0; player < player_count; ++player) {
        if (player > 0) whole += ',';
        whole += std::to_string(setup.number("exits", player).value_or(0));
    }
    return whole + " " + std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::chexers
