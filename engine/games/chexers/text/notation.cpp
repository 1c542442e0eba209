#include "engine/games/chexers/text/notation.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/games/chexers/game.hpp"

namespace quintet::chexers {

namespace {

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

Error malformed(std::string_view text, const Error& error) {
    return {in_quotes(text) + ": " + error.message};
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec spec = {
        .id = "chexers",
        .players = {player_names.begin(), player_names.end()},
        .options = {{.name = "limits", .standard = "text", .choices = {"text", "referee"}}},
        .reads = {"COMP30024 2019 game.log", "COMP30024 2019 part A"},
        .emblem =
            "m12 3.5 3.7 2.1v4.3L12 12 8.3 9.9V5.6zM8.3 9.9 12 12v4.3l-3.7 2.1-3.7-2.1V12"
            "zm7.4 0L12 12v4.3l3.7 2.1 3.7-2.1V12z",
        .has_rules_page = true,
        .course_clock = {.seconds = 60},
        // Openings are judged overconfidently: players given a chance of 59 % won 23 %.
        .practice = {.least_opening_plies = 3,
                     .most_opening_plies = 6,
                     .opening_balance = 68,
                     .expected_actions = [](const OptionValues&) { return 35; }},
    };
    return spec;
}

Limits limits_of(const OptionValues& options) {
    return options.choice("limits") == "referee" ? Limits::referee : Limits::text;
}

Position Game::start(const OptionValues& options) { return Position::start(limits_of(options)); }

std::string format_cell(int cell) { return text_of({q_of(cell), r_of(cell)}); }

std::string Game::format_action(Action action, const Position&) {
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

Refusal Game::why_not(const Attempt& attempt, const Position& position) {
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

Result<Action> Game::parse_action(std::string_view text, const Position& position) {
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
        return Error{.message = "PASS: " + std::string(player_names[position.to_move()]) +
                                " may pass only if no other action is legal",
                     .reason = "must_act"};
    }
    for (const Hex hex : {from, to}) {
        if (!on_board(hex.q, hex.r)) {
            return Error{
                .message = std::string(text) + ": " + text_of(hex) + " is not on the board",
                .reason = "off_board"};
        }
    }
    const Action action{kind, cell_at(from.q, from.r), cell_at(to.q, to.r)};
    if (const Refusal why = objection(action, position)) {
        return Error{.message = std::string(text) + ": " + why.text, .reason = why.key};
    }
    return action;
}

std::string Game::format_position(const Position& position) {
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

Result<Position> Game::parse_position(std::string_view text, const OptionValues& options) {
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
    const TextCursor at_turn = cursor;
    const std::size_t to_move = letters.find(cursor.next().value_or('\0'));
    if (to_move == std::string_view::npos) {
        return at_turn.expected("the player to move, r, g or b");
    }

    std::array<std::uint8_t, player_count> exits{};
    for (std::size_t player = 0; player < exits.size(); ++player) {
        if (!cursor.accept(player == 0 ? ' ' : ',')) {
            return cursor.expected(player == 0 ? "a space" : "\",\"");
        }
        const TextCursor before = cursor;
        const std::optional<int> count = cursor.integer();
        if (!count || *count < 0 || *count > exits_to_win) {
            return before.expected("exits of " + std::string(player_names[player]) +
                                   " from 0 to 4");
        }
        exits[player] = static_cast<std::uint8_t>(*count);
        total += *count;
    }

    if (!cursor.accept(' ')) return cursor.expected("a space");
    constexpr int last_ply = turns_per_player * player_count;
    const TextCursor before = cursor;
    const std::optional<int> ply = cursor.integer();
    if (!ply || *ply < 0 || *ply > last_ply) {
        return before.expected("the number of actions played, 0 to " + std::to_string(last_ply));
    }
    if (!cursor.at_end()) return cursor.expected("the end");

    if (total > total_pieces) {
        return Error{
            .message = "pieces and exits must be at most 12 (found " + std::to_string(total) + ")",
            .reason = "too_many_pieces"};
    }
    if (static_cast<std::size_t>(*ply) % player_count != to_move) {
        return Error{.message = std::string(player_names[to_move]) + " is not to move after " +
                                std::to_string(*ply) + " actions",
                     .reason = "wrong_turn"};
    }
    for (std::size_t player = 0; player < exits.size(); ++player) {
        if (exits[player] == exits_to_win && (player + 1) % player_count != to_move) {
            return Error{.message = std::string(player_names[player]) +
                                    " has four exits, so the game ended before the last action",
                         .reason = "already_won"};
        }
    }
    return Position(pieces, exits, *ply, limits_of(options));
}

}  // namespace quintet::chexers
