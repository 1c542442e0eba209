#include "engine/games/halma/notation.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace quintet::halma {

namespace {

constexpr std::string_view letters = "BW";

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

/// Why a play between two squares of the board cannot be made now; empty if it can.
std::string objection(Action play, const Position& position) {
    const Player player = position.to_move();
    if (position.owner(play.from) != player) {
        return "no " + std::string(player_names[player]) + " man on " + format_square(play.from);
    }
    if (play.from == play.to) return "a play ends on another square";
    if (position.owner(play.to) != no_player) return format_square(play.to) + " is occupied";
    if (!position.reach(play.from).contains(play.to)) {
        return "no step and no chain of jumps leads there";
    }

    ActionList<Position> legal;
    position.legal_actions(legal);
    if (std::find(legal.begin(), legal.end(), play) != legal.end()) return "";

    const Board& own = camps[player];
    const Board& opposing = camps[opponent(player)];
    if (opposing.contains(play.from) && !opposing.contains(play.to)) {
        return "a man in the opposing camp stays there";
    }
    if (!own.contains(play.from) && own.contains(play.to)) {
        return "a man outside its own camp does not go back there";
    }
    // What is left are the tiers of csci561; the plays that are legal tell which one it is.
    const Action other = legal.empty() ? Action::pass() : legal[0];
    if (other.is_pass() || !own.contains(other.from)) {
        return "only men outside their own camp may move now";
    }
    return own.contains(other.to) ? "a man in its own camp must first go further from the corner"
                                  : "a man must first leave its own camp";
}

Error malformed(std::string_view text, const Error& error) {
    return {in_quotes(text) + ": " + error.message};
}

}  // namespace

const GameSpec& spec() {
    static const GameSpec spec = {
        "halma",
        {player_names.begin(), player_names.end()},
        {{.name = "rules", .standard = "csci561", .choices = {"csci561", "classic"}},
         {.name = "first", .standard = "black", .choices = {"black", "white"}},
         {.name = "adjudication", .standard = "default", .choices = {"default", "none"}}},
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
        return Error{"PASS: " + std::string(player_names[player]) + " has a play"};
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
            return Error{std::string(text) + ": " + text_of(place) + " is not on the board"};
        }
    }
    const Action play = {square_at(from.value().x, from.value().y),
                         square_at(to.value().x, to.value().y)};
    if (const std::string why = objection(play, position); !why.empty()) {
        return Error{std::string(text) + ": " + why};
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
    std::array<Board, player_count> men{};
    for (int y = 0; y < board_size; ++y) {
        if (y > 0 && !cursor.accept('/')) return cursor.expected("\"/\"");
        for (int x = 0; x < board_size; ++x) {
            if (cursor.accept('.')) continue;
            if (cursor.accept(letters[black])) {
                men[black].insert(square_at(x, y));
            } else if (cursor.accept(letters[white])) {
                men[white].insert(square_at(x, y));
            } else {
                return cursor.expected("one of \".BW\" for square " + text_of({x, y}));
            }
        }
    }
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const bool black_to_move = cursor.accept(letters[black]);
    if (!black_to_move && !cursor.accept(letters[white])) {
        return cursor.expected("the player to move, B or W,");
    }
    if (!cursor.accept(' ')) return cursor.expected("a space");
    const std::size_t place = cursor.position();
    const std::optional<int> ply = cursor.integer();
    if (!ply || *ply < 0) {
        return Error{"the number of actions played expected at character " +
                     std::to_string(place + 1)};
    }
    if (!cursor.at_end()) return cursor.expected("the end");

    for (const Player player : {black, white}) {
        if (const int count = men[player].count(); count > men_per_player) {
            return Error{std::to_string(count) + " men of " + std::string(player_names[player]) +
                         "; a player has 19"};
        }
    }
    const Position position(men, black_to_move ? black : white, *ply, options_of(values));
    if (const int limit = position.turn_limit(); limit > 0 && *ply > limit) {
        return Error{std::to_string(*ply) + " actions played; the game ends after " +
                     std::to_string(limit)};
    }
    return position;
}

}  // namespace quintet::halma
