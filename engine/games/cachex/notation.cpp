#include "engine/games/cachex/notation.hpp"

#include <optional>

#include "engine/core/text.hpp"

namespace quintet::cachex {

namespace {

constexpr std::array<char, 2> letters = {'r', 'b'};
constexpr std::array<std::string_view, 2> names = {"red", "blue"};

struct Hex {
    int r = 0;
    int q = 0;

    bool on_board(int size) const { return r >= 0 && r < size && q >= 0 && q < size; }
    std::string text() const { return std::to_string(r) + "," + std::to_string(q); }
};

/// `r,q` up to the end of the text, on the board or not.
Result<Hex> parse_hex(TextCursor& cursor) {
    const std::optional<int> r = cursor.integer();
    if (!r) return cursor.expected("a row number");
    if (!cursor.accept(',')) return cursor.expected("`,`");
    const std::optional<int> q = cursor.integer();
    if (!q) return cursor.expected("a column number");
    if (!cursor.at_end()) return cursor.expected("the end");
    return Hex{*r, *q};
}

/// The rows of a position text, one set for each colour.
Result<std::array<Board, 2>> parse_stones(TextCursor& cursor, int size) {
    std::array<Board, 2> stones;
    for (int r = 0; r < size; ++r) {
        if (r > 0 && !cursor.accept('/')) return cursor.expected("`/`");
        for (int q = 0; q < size; ++q) {
            if (cursor.accept('.')) continue;
            if (cursor.accept(letters[red])) {
                stones[red].insert(cell_at(r, q));
            } else if (cursor.accept(letters[blue])) {
                stones[blue].insert(cell_at(r, q));
            } else {
                return cursor.expected("`.`, `r` or `b`");
            }
        }
    }
    return stones;
}

Error unreachable(Player player, int count, int ply) {
    return {std::to_string(count) + " " + std::string(names[player]) +
            (count == 1 ? " stone" : " stones") + " cannot be left after " + std::to_string(ply) +
            (ply == 1 ? " action" : " actions")};
}

/// Whether the numbers of stones can come from `ply` actions. Every action brings one stone; what
/// is missing was captured, two or more at a time, with two stones of the other side looking on, or
/// (one red stone) stolen.
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

}  // namespace

const GameSpec& spec() {
    static const GameSpec made = {
        .id = "cachex",
        .players = {"red", "blue"},
        .options = {{.name = "size",
                     .kind = OptionSpec::Kind::integer,
                     .standard = "8",
                     .choices = {},
                     .minimum = smallest_size,
                     .maximum = largest_size}},
    };
    return made;
}

std::string format_cell(int cell) {
    return std::to_string(row_of(cell)) + "," + std::to_string(column_of(cell));
}

std::string format_action(Action action) {
    return action.is_steal() ? "STEAL" : "PLACE " + format_cell(action.cell());
}

Result<Action> parse_action(std::string_view text, const Position& position) {
    if (text == "STEAL") {
        if (position.can_steal()) return Action::steal();
        return Error{"STEAL: only the second action of the game may steal"};
    }
    TextCursor cursor(text);
    if (!cursor.accept("PLACE ")) return cursor.expected("`PLACE r,q` or `STEAL`");
    const Result<Hex> hex = parse_hex(cursor);
    if (!hex) return hex.error();
    const std::string name = hex.value().text();
    if (!hex.value().on_board(position.size())) {
        return Error{"PLACE " + name + ": " + name + " is not on the board of size " +
                     std::to_string(position.size())};
    }
    const int cell = cell_at(hex.value().r, hex.value().q);
    if (!position.empty_cells().contains(cell)) {
        return Error{"PLACE " + name + ": " + name + " is occupied"};
    }
    if (cell == position.forbidden_cell()) {
        return Error{"PLACE " + name + ": the centre is forbidden as the first action"};
    }
    return Action::place(cell);
}

std::string format_position(const Position& position) {
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

Result<Position> parse_position(std::string_view text, int size) {
    TextCursor cursor(text);
    const Result<std::array<Board, 2>> stones = parse_stones(cursor, size);
    if (!stones) return stones.error();
    if (!cursor.accept(' '))
        return cursor.expected("a space after " + std::to_string(size) + " rows");
    const bool blue_to_move = cursor.accept(letters[blue]);
    if (!blue_to_move && !cursor.accept(letters[red])) return cursor.expected("`r` or `b`");
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const std::optional<int> ply = cursor.integer();
    if (!ply) return cursor.expected("the number of actions played");
    if (!cursor.at_end()) return cursor.expected("the end");

    if (*ply < 0 || *ply > Position::last_ply) {
        return Error{"the number of actions played must be from 0 to " +
                     std::to_string(Position::last_ply)};
    }
    const Player to_move = *ply % 2 == 0 ? red : blue;
    if (blue_to_move != (to_move == blue)) {
        return Error{std::string(names[to_move]) + " is to move after " + std::to_string(*ply) +
                     (*ply == 1 ? " action" : " actions")};
    }
    const std::array<int, 2> counts = {stones.value()[red].count(), stones.value()[blue].count()};
    if (Status status = check_counts(counts, *ply); !status) return status.error();
    // A single stone is the first one of the game, placed or stolen.
    const int centre = geometry(size).centre;
    if (centre >= 0 && counts[red] + counts[blue] == 1 &&
        (stones.value()[red] | stones.value()[blue]).contains(centre)) {
        return Error{"the first stone cannot stand in the centre"};
    }
    const Position position(size, stones.value(), *ply);
    if (position.outcome().winner == to_move) {
        return Error{std::string(names[to_move]) +
                     " is to move but has a chain between the sides already"};
    }
    return position;
}

}  // namespace quintet::cachex
