#include <algorithm>
#include <cmath>

#include "engine/games/chexers/game.hpp"
#include "engine/games/chexers/text/notation.hpp"

namespace quintet::chexers {

namespace {

Point centre_of(int cell) { return hexagon_centre(q_of(cell), r_of(cell)); }

/// Corner `number` of a hex: 0 at the top, then clockwise.
Point corner_of(int cell, int number) {
    const double half = 0.5;
    const double circumradius = 1 / std::sqrt(3.0);
    const double across[] = {0, half, half, 0, -half, -half};
    const double down[] = {-1, -half, half, 1, half, -half};
    const Point centre = centre_of(cell);
    return {centre.x + across[number], centre.y + down[number] * circumradius};
}

std::vector<std::string> names(CellSet set) {
    std::vector<std::string> ids;
    for_each(set, [&](int cell) { ids.push_back(format_cell(cell)); });
    return ids;
}

/// The rim along a player's exit hexes. Each hex has two outer edges, so three corners; the last
/// corner is shared with the next hex clockwise.
Side exit_side(Player player) {
    // The corner where the first of a hex's two outer edges starts, clockwise.
    constexpr int first_corner[] = {0, 2, 4};
    std::vector<int> cells;
    for_each(exit_cells[player], [&](int cell) { cells.push_back(cell); });
    // Reading order is clockwise on Red's side (on the right) but not on the other sides.
    if (player != 0) std::reverse(cells.begin(), cells.end());
    Side side{player, {}};
    for (const int cell : cells) {
        if (side.line.empty()) side.line.push_back(corner_of(cell, first_corner[player]));
        for (int next = 1; next <= 2; ++next) {
            side.line.push_back(corner_of(cell, (first_corner[player] + next) % 6));
        }
    }
    return side;
}

}  // namespace

BoardLayout Game::layout(const Position&) {
    BoardLayout made;
    made.shape = CellShape::pointy_hexagon;
    for_each(all_cells, [&](int cell) {
        made.cells.push_back({format_cell(cell), centre_of(cell), format_cell(cell)});
    });
    for (int coordinate = -radius; coordinate <= radius; ++coordinate) {
        LabelledLine row{std::to_string(coordinate), {}}, column{std::to_string(coordinate), {}};
        for_each(all_cells, [&](int cell) {
            if (r_of(cell) == coordinate) row.cells.push_back(format_cell(cell));
            if (q_of(cell) == coordinate) column.cells.push_back(format_cell(cell));
        });
        made.lines.push_back(row);
        made.lines.push_back(column);
    }
    for (Player player = 0; player < player_count; ++player) {
        made.zones.push_back({"start", player, names(start_cells[player])});
        made.zones.push_back({"exit", player, names(exit_cells[player])});
        made.sides.push_back(exit_side(player));
    }
    return made;
}

BoardState Game::board(const Position& position) {
    BoardState state;
    for_each(position.occupied(), [&](int cell) {
        Token token;
        token.cell = format_cell(cell);
        token.centre = centre_of(cell);
        token.player = position.owner(cell);
        token.kind = "piece";
        state.tokens.push_back(std::move(token));
    });
    for (Player player = 0; player < player_count; ++player) {
        state.tallies.push_back({player, "exits", position.exits(player), exits_to_win});
        state.tallies.push_back({player, "pieces", std::popcount(position.pieces(player)), 0});
        if (position.eliminated(player)) state.eliminated.push_back({player, "no_pieces"});
    }
    if (const Outcome outcome = position.outcome(); outcome.state == Outcome::State::won) {
        state.marks.push_back({"winning", names(exit_cells[outcome.winner])});
    }
    return state;
}

ActionView Game::view(Action action, const Position& position) {
    ActionView seen;
    seen.text = format_action(action, position);
    switch (action.kind) {
        case Action::Kind::pass: seen.kind = "pass"; return seen;
        case Action::Kind::exit: seen.kind = "exit"; break;
        case Action::Kind::move: seen.kind = "move"; break;
        case Action::Kind::jump: seen.kind = "jump"; break;
    }
    seen.from = format_cell(action.from);
    if (action.kind != Action::Kind::exit) seen.to = format_cell(action.to);
    return seen;
}

std::vector<Mark> Game::effects(Action action, const Position& before) {
    if (action.kind != Action::Kind::jump || before.owner(action.jumped()) == before.to_move()) {
        return {};
    }
    return {{"converted", {format_cell(action.jumped())}}};
}

BoardSetup Game::setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (Player player = 0; player < player_count; ++player) {
        made.kinds.push_back({player, "piece", total_pieces});
        made.numbers.push_back({"exits", player, 0, exits_to_win, position.exits(player)});
    }
    constexpr int last_ply = turns_per_player * player_count;
    made.numbers.push_back({"ply", no_player, 0, last_ply, position.ply()});
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> rows;
    for (int r = -radius; r <= radius; ++r) {
        rows.emplace_back();
        for (int q = -radius; q <= radius; ++q) {
            if (on_board(q, r)) rows.back().push_back(format_cell(cell_at(q, r)));
        }
    }
    Result<std::string> text = rows_text(setup, rows, letters, "piece");
    if (!text) return text;
    if (setup.tokens.empty())
        return Error{.message = "the board has no pieces", .reason = "no_pieces"};
    std::string whole = text.value() + " " + letters[setup.to_move] + " ";
    for (Player player = 0; player < player_count; ++player) {
        if (player > 0) whole += ',';
        whole += std::to_string(setup.number("exits", player).value_or(0));
    }
    return whole + " " + std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::chexers
