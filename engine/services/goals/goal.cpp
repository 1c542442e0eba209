#include "engine/services/goals/goal.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/base/text.hpp"

namespace quintet::goals {

namespace {

constexpr int most_count = 1000;

bool has_cell(const RunningGame& game, const BoardLayout& layout, const std::string& id) {
    const BoardState board = game.board();
    const auto is_token = [&](const Token& token) { return token.label == id || token.cell == id; };
    if (std::any_of(board.tokens.begin(), board.tokens.end(), is_token)) return true;
    const auto& cells = layout.cells;
    if (!cells.empty()) {
        return std::any_of(cells.begin(), cells.end(),
                           [&](const Cell& each) { return each.id == id; });
    }
    // An open plane: any cell that an action may lead to.
    const auto leads = [&](const ActionView& action) { return action.to == id; };
    const std::vector<ActionView> actions = game.action_views();
    return std::any_of(actions.begin(), actions.end(), leads);
}

const GoalKind* find_kind(const std::string& name) {
    for (const GoalKind& each : goal_kinds()) {
        if (each.kind == name) return &each;
    }
    return nullptr;
}

Error unknown_kind(const std::string& kind) {
    std::string known;
    for (const GoalKind& each : goal_kinds())
        known += (known.empty() ? "" : ", ") + std::string(each.kind);
    return Error{"kind must be one of " + known + " (found " + in_quotes(kind) + ")"};
}

Status check(const RunningGame& game, const Condition& wanted) {
    const GoalKind* kind = find_kind(wanted.kind);
    if (kind == nullptr) return unknown_kind(wanted.kind);
    const auto superfluous = [&](const char* field) {
        return Error{in_quotes(wanted.kind) + " has no field " + field};
    };
    const auto missing = [&](const char* field) {
        return Error{in_quotes(wanted.kind) + " needs the field " + field};
    };
    if (!kind->count && wanted.count != 0) return superfluous("count");
    if (wanted.count < 0 || wanted.count > most_count) {
        return Error{"count must be a whole number from 0 to " + std::to_string(most_count)};
    }
    if (!kind->cells && !wanted.cells.empty()) return superfluous("cells");
    if (!kind->zone && !wanted.zone.empty()) return superfluous("zone");
    if (!wanted.zone.empty() && !wanted.cells.empty()) {
        return Error{"a condition must have either cells or a zone"};
    }
    if (kind->needs_cells && wanted.cells.empty() && wanted.zone.empty()) return missing("cells");
    if (!kind->name && !wanted.name.empty()) return superfluous("name");
    if (kind->name && wanted.name.empty()) return missing("name");
    if (!kind->actions && !wanted.actions.empty()) return superfluous("actions");
    if (kind->actions && wanted.actions.empty()) return missing("actions");

    const BoardLayout layout = game.layout();
    for (const std::string& cell : wanted.cells) {
        if (!has_cell(game, layout, cell)) return Error{"unknown cell " + in_quotes(cell)};
    }
    if (!wanted.zone.empty()) {
        const auto fits = [&](const Zone& zone) {
            return zone.role == wanted.zone && zone.player == game.to_move();
        };
        if (std::none_of(layout.zones.begin(), layout.zones.end(), fits)) {
            return Error{"the player to move has no zone " + in_quotes(wanted.zone)};
        }
    }
    if (wanted.kind == "tally") {
        const BoardState board = game.board();
        const auto fits = [&](const Tally& tally) {
            return tally.player == game.to_move() && tally.name == wanted.name;
        };
        if (std::none_of(board.tallies.begin(), board.tallies.end(), fits)) {
            return Error{"the player to move has no tally " + in_quotes(wanted.name)};
        }
    }
    for (const std::string& action : wanted.actions) {
        if (const Status played = game.copy()->play(action); !played) return played.error();
    }
    return Done{};
}

}  // namespace

const std::vector<GoalKind>& goal_kinds() {
    static const std::vector<GoalKind> all = {
        {.kind = "captures", .count = true},
        {.kind = "converts", .count = true},
        {.kind = "clears", .count = true},
        {.kind = "action", .cells = true, .zone = true, .name = true},
        {.kind = "hops", .count = true},
        {.kind = "tally", .count = true, .name = true},
        {.kind = "occupies", .count = true, .cells = true, .zone = true, .needs_cells = true},
        {.kind = "leaves", .count = true, .cells = true, .zone = true, .needs_cells = true},
        {.kind = "joins", .cells = true, .needs_cells = true},
        {.kind = "surrounds", .count = true, .cells = true, .needs_cells = true},
        {.kind = "pins", .cells = true, .needs_cells = true},
        {.kind = "replies", .count = true},
        {.kind = "safe", .cells = true},
        {.kind = "win"},
        {.kind = "one-of", .actions = true},
    };
    return all;
}

Status check(const RunningGame& game, const Goal& goal) {
    if (goal.empty()) return Error{"a goal needs at least one condition"};
    for (std::size_t i = 0; i < goal.size(); ++i) {
        const Status status = check(game, goal[i]);
        if (status) continue;
        const std::string place =
            goal.size() > 1 ? "condition " + std::to_string(i + 1) + ": " : std::string();
        return Error{place + status.error().message};
    }
    return Done{};
}

}  // namespace quintet::goals
