#include "engine/games/halma/text/notation.hpp"

#include "engine/base/text.hpp"
#include "engine/games/halma/text/refusal.hpp"

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

const GameSpec& spec() {
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

std::string format_square(int square) { return text_of({x_of(square), y_of(square)}); }

std::string format_action(Action action) {
    if (action.is_pass()) return "PASS";
    return format_square(action.from) + "-" + format_square(action.to);
}

Result<Action> parse_action(std::string_view text, const Position& position) {
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

std::string format_position(const Position& position) {
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

Result<Position> parse_position(std::string_view text, const OptionValues& values) {
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
            return Error{std::string(player_names[player]) +
                         " must have at most 19 pieces (found " + std::to_string(count) + ")"};
        }
    }
    const Position position(men, black_to_move ? black : white, *ply, options_of(values));
    if (const int limit = position.turn_limit(); limit > 0 && *ply > limit) {
        return Error{"the number of actions played must be at most " + std::to_string(limit) +
                     " (found " + std::to_string(*ply) + ")"};
    }
    return position;
}

}  // namespace quintet::halma
