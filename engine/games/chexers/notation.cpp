#include "engine/games/chexers/notation.hpp"

#include <algorithm>
#include <bit>

#include "engine/core/text.hpp"

namespace quintet::chexers {

namespace {

constexpr std::string_view letters = "rgb";

struct Hex {
    int q;
    int r;
};

std::string text_of(Hex hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }

Result<Hex> read_hex(TextCursor& cursor) {
    const std::optional<int> q = cursor.integer();
    if (!q) return cursor.expected("a number");
    if (!cursor.accept(',')) return cursor.expected("\",\"");
    const std::optional<int> r = cursor.integer();
    if (!r) return cursor.expected("a number");
    return Hex{*q, *r};
}

std::string piece_of(Player player) { return std::string(player_names[player]) + " piece"; }

/// Whether going from one cell to the other is `times` steps in one direction, board or no board
/// between.
bool straight(Hex from, Hex to, int times) {
    const int q = to.q - from.q;
    const int r = to.r - from.r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)}) == times &&
           (q == 0 || r == 0 || q + r == 0);
}

/// Why a well-formed action on hexes cannot be played now; empty if it can.
std::string objection(Action::Kind kind, Hex from, Hex to, const Position& position) {
    const Player player = position.to_move();
    for (const Hex hex : {from, to}) {
        if (!on_board(hex.q, hex.r)) return text_of(hex) + " is not on the board";
    }
    const int source = cell_at(from.q, from.r);
    if (position.owner(source) != player) {
        return "no " + piece_of(player) + " on " + text_of(from);
    }
    if (kind == Action::Kind::exit) {
        if ((exit_cells[player] & bit(source)) != 0) return "";
        return text_of(from) + " is not an exit hex of " + std::string(player_names[player]);
    }
    const int target = cell_at(to.q, to.r);
    if (kind == Action::Kind::move && !straight(from, to, 1)) {
        return text_of(to) + " is not next to " + text_of(from);
    }
    if (kind == Action::Kind::jump) {
        if (!straight(from, to, 2)) {
            return text_of(to) + " is not two hexes straight from " + text_of(from);
        }
        const int jumped = (source + target) / 2;
        if (position.owner(jumped) == no_player) {
            return "no piece on " + format_cell(jumped) + " to jump over";
        }
    }
    if (position.owner(target) != no_player) return text_of(to) + " is occupied";
    return "";
}

Error malformed(std::string_view text, const Error& error) {
    return {in_quotes(text) + ": " + error.message};
}

}  // namespace

const GameSpec& spec() {
    static const GameSpec spec = {
        "chexers",
        {player_names.begin(), player_names.end()},
        {{.name = "limits", .standard = "text", .choices = {"text", "referee"}}},
    };
    return spec;
}

Limits limits_of(const OptionValues& options) {
    return options.choice("limits") == "referee" ? Limits::referee : Limits::text;
}

std::string format_cell(int cell) { return text_of({q_of(cell), r_of(cell)}); }

std::string format_action(Action action) {
    switch (action.kind) {
        case Action::Kind::pass: break;
        case Action::Kind::exit: return "EXIT " + format_cell(action.from);
        case Action::Kind::move:
            return "MOVE " + format_cell(action.from) + " " + format_cell(action.to);
        case Action::Kind::jump:
            return "JUMP " + format_cell(action.from) + " " + format_cell(action.to);
    }
    return "PASS";
}

Result<Action> parse_action(std::string_view text, const Position& position) {
    TextCursor cursor(text);
    Action::Kind kind = Action::Kind::pass;
    if (cursor.accept("MOVE ")) {
        kind = Action::Kind::move;
    } else if (cursor.accept("JUMP ")) {
        kind = Action::Kind::jump;
    } else if (cursor.accept("EXIT ")) {
        kind = Action::Kind::exit;
    } else if (!cursor.accept("PASS")) {
        return malformed(text, cursor.expected("MOVE, JUMP, EXIT or PASS"));
    }
    Hex from{0, 0};
    Hex to{0, 0};
    if (kind != Action::Kind::pass) {
        const Result<Hex> first = read_hex(cursor);
        if (!first) return malformed(text, first.error());
        from = to = first.value();
    }
    if (kind == Action::Kind::move || kind == Action::Kind::jump) {
        if (!cursor.accept(' ')) return malformed(text, cursor.expected("a space"));
        const Result<Hex> second = read_hex(cursor);
        if (!second) return malformed(text, second.error());
        to = second.value();
    }
    if (!cursor.at_end()) return malformed(text, cursor.expected("the end"));

    if (kind == Action::Kind::pass) {
        if (!position.can_act()) return Action::pass();
        return Error{"PASS: " + std::string(player_names[position.to_move()]) +
                     " has other legal actions"};
    }
    if (const std::string why = objection(kind, from, to, position); !why.empty()) {
        return Error{std::string(text) + ": " + why};
    }
    return Action{kind, cell_at(from.q, from.r), cell_at(to.q, to.r)};
}

std::string format_position(const Position& position) {
    std::string text;
    for (int r = -radius; r <= radius; ++r) {
        if (r > -radius) text += '/';
        for (int q = -radius; q <= radius; ++q) {
            if (!on_board(q, r)) continue;
            const Player owner = position.owner(cell_at(q, r));
            text += owner == no_player ? '.' : letters[owner];
        }
    }
    text += ' ';
    text += letters[position.to_move()];
    text += ' ';
    for (Player player = 0; player < player_count; ++player) {
        if (player > 0) text += ',';
        text += std::to_string(position.exits(player));
    }
    return text + " " + std::to_string(position.ply());
}

Result<Position> parse_position(std::string_view text, const OptionValues& options) {
    TextCursor cursor(text);
    std::array<CellSet, player_count> pieces{};
    int total = 0;
    for (int r = -radius; r <= radius; ++r) {
        if (r > -radius && !cursor.accept('/')) return cursor.expected("\"/\"");
        for (int q = -radius; q <= radius; ++q) {
            if (!on_board(q, r) || cursor.accept('.')) continue;
            const char letter = cursor.rest().empty() ? '\0' : cursor.rest().front();
            const std::size_t player = letters.find(letter);
            if (player == std::string_view::npos) {
                return cursor.expected("one of \".rgb\" for hex " + text_of({q, r}));
            }
            cursor.next();
            pieces[player] |= bit(cell_at(q, r));
            ++total;
        }
    }

    if (!cursor.accept(' ')) return cursor.expected("a space");
    const std::size_t at_turn = cursor.position();
    const std::size_t to_move = letters.find(cursor.next().value_or('\0'));
    if (to_move == std::string_view::npos) {
        return Error{"the player to move, r, g or b, expected at character " +
                     std::to_string(at_turn + 1)};
    }

    std::array<std::uint8_t, player_count> exits{};
    for (std::size_t player = 0; player < exits.size(); ++player) {
        if (!cursor.accept(player == 0 ? ' ' : ',')) {
            return cursor.expected(player == 0 ? "a space" : "\",\"");
        }
        const std::size_t place = cursor.position();
        const std::optional<int> count = cursor.integer();
        if (!count || *count < 0 || *count > exits_to_win) {
            return Error{"exits of " + std::string(player_names[player]) +
                         ", 0 to 4, expected at character " + std::to_string(place + 1)};
        }
        exits[player] = static_cast<std::uint8_t>(*count);
        total += *count;
    }

    if (!cursor.accept(' ')) return cursor.expected("a space");
    constexpr int last_ply = turns_per_player * player_count;
    const std::size_t place = cursor.position();
    const std::optional<int> ply = cursor.integer();
    if (!ply || *ply < 0 || *ply > last_ply) {
        return Error{"the number of actions played, 0 to " + std::to_string(last_ply) +
                     ", expected at character " + std::to_string(place + 1)};
    }
    if (!cursor.at_end()) return cursor.expected("the end");

    if (total > total_pieces) {
        return Error{std::to_string(total) + " pieces and exits; a game has 12"};
    }
    if (static_cast<std::size_t>(*ply) % player_count != to_move) {
        return Error{"after " + std::to_string(*ply) + " actions it is not the turn of " +
                     std::string(player_names[to_move])};
    }
    for (std::size_t player = 0; player < exits.size(); ++player) {
        if (exits[player] == exits_to_win && (player + 1) % player_count != to_move) {
            return Error{std::string(player_names[player]) +
                         " has four exits, so the game ended before the last action"};
        }
    }
    return Position(pieces, exits, *ply, limits_of(options));
}

}  // namespace quintet::chexers
