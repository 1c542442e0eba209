#include "engine/games/halma/text/notation.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/games/halma/game.hpp"

namespace quintet::halma {

namespace {

struct Place {
    int x;
    int y;
};

std::string text_of(Place place) { return std::to_string(place.x) + "," + std::to_string(place.y); }

Result<Place> read_place(TextCursor& cursor) {
    const std::optional<int> x = cursor.integer();
    if (!x) return cursor.expected("a number");
    if (!cursor.accept(',')) return cursor.expected("\",\"");
    const std::optional<int> y = cursor.integer();
    if (!y) return cursor.expected("a number");
    return Place{*x, *y};
}

Error malformed(std::string_view text, const Error& error) {
    return {in_quotes(text) + ": " + error.message};
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec spec = {
        .id = "halma",
        .players = {player_names.begin(), player_names.end()},
        .options = {{.name = "rules", .standard = "csci561", .choices = {"csci561", "classic"}},
                    {.name = "first", .standard = "black", .choices = {"black", "white"}},
                    {.name = "adjudication",
                     .standard = "default",
                     .choices = {"default", "none"}}},
        .reads = {"CSCI 561 input.txt"},
        .emblem = "M5 5h14v14H5zm4.7 0v14m4.6-14v14M5 9.7h14M5 14.3h14",
        .has_rules_page = true,
        .course_clock = {.seconds = 300},
        // Openings are judged overconfidently: players given a chance of 84 % won 53 %.
        .practice = {.most_opening_plies = 6,
                     .opening_balance = 85,
                     .expected_actions = [](const OptionValues&) { return 95; }},
    };
    return spec;
}

Options options_of(const OptionValues& values) {
    return {values.choice("rules") == "classic" ? Options::Camps::classic : Options::Camps::csci561,
            values.choice("first") == "white" ? white : black,
            values.choice("adjudication") == "default"};
}

Position Game::start(const OptionValues& options) { return Position::start(options_of(options)); }

std::string format_square(int square) { return text_of({x_of(square), y_of(square)}); }

std::string Game::format_action(Action action, const Position&) {
    if (action.is_pass()) return "PASS";
    return format_square(action.from) + "-" + format_square(action.to);
}

namespace {

std::optional<Square> square_named(std::string_view name) {
    for (int square = 0; square < board_size * board_size; ++square) {
        if (format_square(square) == name) return static_cast<Square>(square);
    }
    return std::nullopt;
}

/// Names the tier of csci561 that is in force, judging by the legal plays.
Refusal against_tier(const ActionList<Position>& legal, Player player) {
    const Board& own = camps[player];
    const Action other = legal.empty() ? Action::pass() : legal[0];
    if (other.is_pass() || !own.contains(other.from)) {
        return {"camp_stuck", "only pieces outside their own camp can move now"};
    }
    if (own.contains(other.to)) {
        return {"camp_further", "a piece in its own camp must first move further from the corner"};
    }
    return {"camp_first", "a piece must first leave its own camp"};
}

/// Why a man of the player to move cannot be picked although another man can move.
Refusal against_man(Square from, const Position& position) {
    const Board reach = position.reach(from);
    if (reach.none()) return {"blocked", "this piece can neither step nor jump"};
    const Player player = position.to_move();
    const Board& opposing = camps[opponent(player)];
    if (opposing.contains(from) && (reach & opposing).none()) {
        return {"stays_in_camp", "a piece in the opposing camp must stay there"};
    }
    ActionList<Position> legal;
    position.legal_actions(legal);
    const Refusal tier = against_tier(legal, player);
    // While other men leave the camp, a man in it without a way out is simply blocked.
    if (tier.key != "camp_stuck" && camps[player].contains(from)) {
        return {"camp_blocked", "this piece cannot leave the camp yet"};
    }
    if (position.options().camps == Options::Camps::classic)
        return {"blocked", "this piece has no legal play"};
    return tier;
}

/// Returns why a play between two squares of the board is not legal now.
Refusal objection(Action play, const Position& position) {
    const Player player = position.to_move();
    if (position.owner(play.from) != player) {
        return {"not_yours", format_square(play.from) + " does not hold a " +
                                 std::string(player_names[player]) + " piece"};
    }
    if (play.from == play.to) return {"same_square", "a play must end on another square"};
    if (position.owner(play.to) != no_player) {
        return {"occupied", format_square(play.to) + " is occupied"};
    }
    if (!position.reach(play.from).contains(play.to)) {
        return {"no_way", "neither a step nor a chain of jumps leads there"};
    }

    ActionList<Position> legal;
    position.legal_actions(legal);
    if (std::find(legal.begin(), legal.end(), play) != legal.end()) return {};

    const Board& own = camps[player];
    const Board& opposing = camps[opponent(player)];
    if (opposing.contains(play.from) && !opposing.contains(play.to)) {
        return {"stays_in_camp", "a piece in the opposing camp must stay there"};
    }
    if (!own.contains(play.from) && own.contains(play.to)) {
        return {"no_return", "a piece outside its own camp cannot return to it"};
    }
    return against_tier(legal, player);
}

}  // namespace

Refusal Game::why_not(const Attempt& attempt, const Position& position) {
    const std::optional<Square> from = square_named(attempt.from);
    const std::optional<Square> to = square_named(attempt.to);
    if (from && to) return objection({*from, *to}, position);
    const std::optional<Square> pressed = from ? from : to;
    if (!pressed || position.owner(*pressed) == no_player) return {};
    if (position.owner(*pressed) != position.to_move()) return {.key = "not_yours"};
    return against_man(*pressed, position);
}

Result<Action> Game::parse_action(std::string_view text, const Position& position) {
    const Player player = position.to_move();
    if (text == "PASS") {
        ActionList<Position> legal;
        position.legal_actions(legal);
        if (legal.size() == 1 && legal[0].is_pass()) return legal[0];
        return Error{.message = "PASS: " + std::string(player_names[player]) +
                                " may pass only without a legal play",
                     .reason = "must_act"};
    }
    TextCursor cursor(text);
    const Result<Place> from = read_place(cursor);
    if (!from) return malformed(text, from.error());
    if (!cursor.accept('-')) return malformed(text, cursor.expected("\"-\""));
    const Result<Place> to = read_place(cursor);
    if (!to) return malformed(text, to.error());
    if (!cursor.at_end()) return malformed(text, cursor.expected("the end"));
    for (const Place place : {from.value(), to.value()}) {
        if (!on_board(place.x, place.y)) {
            return Error{
                .message = std::string(text) + ": " + text_of(place) + " is not on the board",
                .reason = "off_board"};
        }
    }
    const Action play = {square_at(from.value().x, from.value().y),
                         square_at(to.value().x, to.value().y)};
    if (const Refusal why = objection(play, position)) {
        return Error{.message = std::string(text) + ": " + why.text, .reason = why.key};
    }
    return play;
}

std::string Game::format_position(const Position& position) {
    std::string text;
    for (int y = 0; y < board_size; ++y) {
        if (y > 0) text += '/';
        for (int x = 0; x < board_size; ++x) {
            const Player owner = position.owner(square_at(x, y));
            text += owner == no_player ? '.' : letters[owner];
        }
    }
    text += ' ';
    text += letters[position.to_move()];
    return text + " " + std::to_string(position.ply());
}

Result<Position> Game::parse_position(std::string_view text, const OptionValues& options) {
    TextCursor cursor(text);
    const Result<std::vector<RowLetter>> rows = read_rows(cursor, board_size, board_size, letters);
    if (!rows) return rows.error();
    std::array<Board, player_count> men{};
    for (const auto& [player, y, x] : rows.value()) men[player].insert(square_at(x, y));
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const bool black_to_move = cursor.accept(letters[black]);
    if (!black_to_move && !cursor.accept(letters[white])) {
        return cursor.expected("the player to move, B or W");
    }
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const TextCursor before = cursor;
    const std::optional<int> ply = cursor.integer();
    if (!ply || *ply < 0) {
        return before.expected("the number of actions played");
    }
    if (!cursor.at_end()) return cursor.expected("the end");

    for (const Player player : {black, white}) {
        if (const int count = men[player].count(); count > men_per_player) {
            return Error{.message = std::string(player_names[player]) +
                                    " must have at most 19 pieces (found " + std::to_string(count) +
                                    ")",
                         .reason = "too_many_pieces"};
        }
    }
    const Position position(men, black_to_move ? black : white, *ply, options_of(options));
    if (const int limit = position.turn_limit(); limit > 0 && *ply > limit) {
        return Error{.message = "the number of actions played must be at most " +
                                std::to_string(limit) + " (found " + std::to_string(*ply) + ")",
                     .reason = "past_the_end"};
    }
    return position;
}

}  // namespace quintet::halma
