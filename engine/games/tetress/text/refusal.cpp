#include "engine/games/tetress/text/refusal.hpp"

#include <string>

#include "engine/games/tetress/text/notation.hpp"

namespace quintet::tetress {

Refusal objection(const std::array<std::uint8_t, 4>& cells, const Position& position) {
    Board taken;
    for (const std::uint8_t cell : cells) {
        if (taken.contains(cell)) return {"named_twice", format_cell(cell) + " is named twice"};
        taken.insert(cell);
    }
    if (!find_placement(cells)) return {"no_tetromino", "the four cells are not a tetromino"};
    for (const std::uint8_t cell : cells) {
        if (!position.empty_cells().contains(cell)) {
            return {"occupied", format_cell(cell) + " is occupied"};
        }
    }
    if ((taken & position.contact_cells(position.to_move())).none()) {
        return {"must_touch",
                "a cell must be next to a " + spec().players[position.to_move()] + " token"};
    }
    return {};
}

Refusal why_not(const Attempt& attempt, const Position& position) {
    std::array<std::uint8_t, 4> cells{};
    if (attempt.cells.size() != cells.size()) return {};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        int cell = 0;
        while (cell < cell_count && format_cell(cell) != attempt.cells[i]) ++cell;
        if (cell == cell_count) return {};
        cells[i] = static_cast<std::uint8_t>(cell);
    }
    return objection(cells, position);
}

}  // namespace quintet::tetress
