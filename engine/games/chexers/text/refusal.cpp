#include "engine/games/chexers/text/refusal.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/chexers/text/notation.hpp"

namespace quintet::chexers {

namespace {

/// Whether `to` lies exactly `times` steps from `from` in one direction.
bool straight(int from, int to, int times) {
    const int q = q_of(to) - q_of(from);
    const int r = r_of(to) - r_of(from);
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)}) == times &&
           (q == 0 || r == 0 || q + r == 0);
}

std::optional<int> cell_named(std::string_view name) {
    for (CellSet rest = all_cells; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        if (format_cell(cell) == name) return cell;
    }
    return std::nullopt;
}

}  // namespace

Refusal objection(Action action, const Position& position) {
    const Player player = position.to_move();
    const std::string from = format_cell(action.from);
    const std::string to = format_cell(action.to);
    if (position.owner(action.from) != player) {
        return {"not_yours",
                from + " does not hold a " + std::string(player_names[player]) + " piece"};
    }
    if (action.kind == Action::Kind::exit) {
        if ((exit_cells[player] & bit(action.from)) != 0) return {};
        return {"not_exit", from + " is not an exit hex of " + std::string(player_names[player])};
    }
    if (action.kind == Action::Kind::move && !straight(action.from, action.to, 1)) {
        return {"one_hex_or_jump", to + " is not next to " + from};
    }
    if (action.kind == Action::Kind::jump) {
        if (!straight(action.from, action.to, 2)) {
            return {"one_hex_or_jump", to + " is not two hexes from " + from};
        }
        if (position.owner(action.jumped()) == no_player) {
            return {"nothing_to_jump",
                    format_cell(action.jumped()) + " holds no piece to jump over"};
        }
    }
    if (position.owner(action.to) != no_player) return {"occupied", to + " is occupied"};
    return {};
}

Refusal why_not(const Attempt& attempt, const Position& position) {
    const std::optional<int> from = cell_named(attempt.from);
    const std::optional<int> to = cell_named(attempt.to);
    if (from && to) {
        if (position.owner(*to) != no_player) return {.key = "occupied"};
        return objection(
            straight(*from, *to, 2) ? Action::jump(*from, *to) : Action::move(*from, *to),
            position);
    }
    const std::optional<int> pressed = from ? from : to;
    if (!pressed || position.owner(*pressed) == no_player) return {};
    return {.key = position.owner(*pressed) == position.to_move() ? "blocked" : "not_yours"};
}

}  // namespace quintet::chexers
