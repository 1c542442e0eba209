#include "engine/games/cachex/view/setup.hpp"

#include <vector>

#include "engine/games/cachex/text/notation.hpp"
#include "engine/games/cachex/view/layout.hpp"

namespace quintet::cachex {

BoardSetup setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {red, blue}) {
        made.kinds.push_back({player, "stone", position.size() * position.size()});
    }
    made.numbers.push_back({"ply", no_player, 0, Position::last_ply, position.ply()});
    return made;
}

Result<std::string> setup_text(const BoardSetup& setup, const OptionValues& options) {
    const int size = options.integer("size");
    std::vector<std::vector<std::string>> rows(static_cast<std::size_t>(size));
    for (int r = 0; r < size; ++r) {
        for (int q = 0; q < size; ++q) {
            rows[static_cast<std::size_t>(r)].push_back(format_cell(cell_at(r, q)));
        }
    }
    const Result<std::string> text = rows_text(setup, rows, letters, "stone");
    if (!text) return text;
    return text.value() + " " + letters[setup.to_move] + " " +
           std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::cachex
