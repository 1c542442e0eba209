#include "engine/games/cachex/text/refusal.hpp"

#include <string>

#include "engine/games/cachex/text/notation.hpp"

namespace quintet::cachex {

Refusal objection(int cell, const Position& position) {
    if (!position.empty_cells().contains(cell)) {
        return {"occupied", format_cell(cell) + " is occupied"};
    }
    if (cell == position.forbidden_cell()) {
        return {"not_centre", "the first action cannot be in the centre"};
    }
    return {};
}

Refusal why_not(const Attempt& attempt, const Position& position) {
    Refusal found;
    geometry(position.size()).cells.for_each([&](int cell) {
        if (format_cell(cell) == attempt.to) found = objection(cell, position);
    });
    return found;
}

}  // namespace quintet::cachex
