#include "engine/games/cachex/text/notation.hpp"

#include <optional>

#include "engine/base/text.hpp"
#include "engine/games/cachex/game.hpp"

namespace quintet::cachex {

namespace {

constexpr std::array<std::string_view, 2> names = {"red", "blue"};

struct Hex {
    int r = 0;
    int q = 0;

    bool on_board(int size) const { return r >= 0 && r < size && q >= 0 && q < size; }
    std::string text() const { return std::to_string(r) + "," + std::to_string(q); }
};

/// Parses `r,q` up to the end of the text; the cell may be off the board.
Result<Hex> parse_hex(TextCursor& cursor) {
    const std::optional<int> r = cursor.integer();
    if (!r) return cursor.expected("a row number");
    if (!cursor.accept(',')) return cursor.expected("`,`");
    const std::optional<int> q = cursor.integer();
    if (!q) return cursor.expected("a column number");
    if (!cursor.at_end()) return cursor.expected("the end");
    return Hex{*r, *q};
}

Error unreachable(Player player, int count, int ply) {
    return {.message = std::to_string(count) + " " + std::string(names[player]) +
                       (count == 1 ? " stone" : " stones") + " cannot remain after " +
                       std::to_string(ply) + (ply == 1 ? " action" : " actions"),
            .reason = "wrong_counts"};
}

/// Checks that the numbers of stones can result from `ply` actions. Each action adds one stone.
/// Missing stones were captured (two or more at a time, with two opposing stones present), or, for
/// one red stone, stolen.
Status check_counts(const std::array<int, 2>& counts, int ply) {
    const std::array<int, 2> missing = {(ply + 1) / 2 - counts[red], ply / 2 - counts[blue]};
    const bool blue_can_have_captured = ply >= 4;
    const bool red_can_have_captured = ply >= 5;
    const bool red_possible = missing[red] == 0 || (missing[red] == 1 && ply >= 2) ||
                              (missing[red] >= 2 && blue_can_have_captured);
    const bool blue_possible = missing[blue] == 0 || (missing[blue] >= 2 && red_can_have_captured);
    if (!red_possible) return unreachable(red, counts[red], ply);
    if (!blue_possible) return unreachable(blue, counts[blue], ply);
    if (ply > 0) {
        const Player last = ply % 2 == 1 ? red : blue;
        if (counts[last] == 0) return unreachable(last, 0, ply);
    }
    return Done{};
}

/// Returns why a stone cannot be placed on a cell of the board now.
Refusal objection(int cell, const Position& position) {
    if (!position.empty_cells().contains(cell)) {
        return {"occupied", format_cell(cell) + " is occupied"};
    }
    if (cell == position.forbidden_cell()) {
        return {"not_centre", "the first action cannot be in the centre"};
    }
    return {};
}

/// Expects one action of each player for a third of the cells, captures included.
int expected_actions(const OptionValues& options) {
    const int size = options.integer("size");
    return std::max(size * size / 3, 6);
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec made = {
        .id = "cachex",
        .players = {"red", "blue"},
        .options = {{.name = "size",
                     .kind = OptionSpec::Kind::integer,
                     .standard = "8",
                     .choices = {},
                     .minimum = smallest_size,
                     .maximum = largest_size}},
        .reads = {"COMP30024 2022 game.log", "COMP30024 2022 part A"},
        .emblem = "M8.5 6.5H20l-4.5 11H4zm3.8 0-4.5 11m8.3-11-4.5 11M7 10.2h11.5M5.5 13.9H17",
        .has_rules_page = true,
        .course_clock = {.seconds = 1, .times_square_of = "size"},
        .practice = {.least_opening_plies = 2,
                     .most_opening_plies = 2,
                     .opening_balance = 73,
                     .expected_actions = expected_actions},
    };
    return made;
}

std::string format_cell(int cell) {
    return std::to_string(row_of(cell)) + "," + std::to_string(column_of(cell));
}

std::string Game::format_action(Action action, const Position&) {
    return action.is_steal() ? "STEAL" : "PLACE " + format_cell(action.cell());
}

Refusal Game::why_not(const Attempt& attempt, const Position& position) {
    Refusal found;
    geometry(position.size()).cells.for_each([&](int cell) {
        if (format_cell(cell) == attempt.to) found = objection(cell, position);
    });
    return found;
}

Result<Action> Game::parse_action(std::string_view text, const Position& position) {
    if (text == "STEAL") {
        if (position.can_steal()) return Action::steal();
        return Error{.message = "STEAL: only the second action of a game can steal",
                     .reason = "steal_late"};
    }
    TextCursor cursor(text);
    if (!cursor.accept("PLACE ")) return cursor.expected("`PLACE r,q` or `STEAL`");
    const Result<Hex> hex = parse_hex(cursor);
    if (!hex) return hex.error();
    const std::string name = hex.value().text();
    if (!hex.value().on_board(position.size())) {
        return Error{.message = "PLACE " + name + ": " + name + " is not on the board of size " +
                                std::to_string(position.size()),
                     .reason = "off_board"};
    }
    const int cell = cell_at(hex.value().r, hex.value().q);
    if (const Refusal why = objection(cell, position)) {
        return Error{.message = "PLACE " + name + ": " + why.text, .reason = why.key};
    }
    return Action::place(cell);
}

std::string Game::format_position(const Position& position) {
    std::string text;
    for (int r = 0; r < position.size(); ++r) {
        if (r > 0) text += '/';
        for (int q = 0; q < position.size(); ++q) {
            char letter = '.';
            for (const Player player : {red, blue}) {
                if (position.stones(player).contains(cell_at(r, q))) letter = letters[player];
            }
            text += letter;
        }
    }
    text += ' ';
    text += letters[position.to_move()];
    return text + ' ' + std::to_string(position.ply());
}

Result<Position> Game::parse_position(std::string_view text, const OptionValues& options) {
    const int size = options.integer("size");
    TextCursor cursor(text);
    const Result<std::vector<RowLetter>> rows = read_rows(cursor, size, size, letters);
    if (!rows) return rows.error();
    std::array<Board, 2> stones;
    for (const auto& [player, r, q] : rows.value()) stones[player].insert(cell_at(r, q));
    if (!cursor.accept(' '))
        return cursor.expected("a space after " + std::to_string(size) + " rows");
    const Result<int> ply = read_turn(cursor, letters, names, Position::last_ply);
    if (!ply) return ply.error();
    const Player to_move = ply.value() % 2 == 0 ? red : blue;
    const std::array<int, 2> counts = {stones[red].count(), stones[blue].count()};
    if (Status status = check_counts(counts, ply.value()); !status) return status.error();
    // A single stone is the first one of the game, placed or stolen.
    const int centre = geometry(size).centre;
    if (centre >= 0 && counts[red] + counts[blue] == 1 &&
        (stones[red] | stones[blue]).contains(centre)) {
        return Error{.message = "the first stone cannot be in the centre", .reason = "not_centre"};
    }
    const Position position(size, stones, ply.value());
    if (position.outcome().winner == to_move) {
        return Error{.message = std::string(names[to_move]) +
                                " is to move but has already connected its sides",
                     .reason = "already_won"};
    }
    return position;
}

}  // namespace quintet::cachex
