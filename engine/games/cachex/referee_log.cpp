#include "engine/games/cachex/referee_log.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game_log.hpp"
#include "engine/core/text.hpp"
#include "engine/games/cachex/notation.hpp"

namespace quintet::cachex {

namespace {

/// The action on a line, after `turn N: COLOUR: `.
std::optional<LoggedAction> action_on(std::string_view line) {
    TextCursor cursor(line);
    if (!cursor.accept("turn ") || !cursor.integer() || !cursor.accept(": ")) return std::nullopt;
    for (Player player = 0; player < Position::player_count; ++player) {
        if (cursor.accept(spec().players[player] + ": "))
            return LoggedAction{player, cursor.rest()};
    }
    return std::nullopt;
}

/// Converts `PLACE token in cell (3, 4)` to `PLACE 3,4`.
std::optional<std::string> canonical(std::string_view words) {
    if (words == "STEAL first move") return "STEAL";
    TextCursor cursor(words);
    if (!cursor.accept("PLACE token in cell (")) return std::nullopt;
    const std::optional<int> r = cursor.integer();
    if (!r || !cursor.accept(", ")) return std::nullopt;
    const std::optional<int> q = cursor.integer();
    if (!q || !cursor.accept(')') || !cursor.at_end()) return std::nullopt;
    return std::string("PLACE ").append(std::to_string(*r)).append(",").append(std::to_string(*q));
}

/// The last position of a game on a board of one size. Fails at the first action that is not legal.
Result<Position> last_position(int size, const std::vector<std::string>& actions) {
    Position position(size);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Result<Action> action = position.outcome().over()
                                          ? Error{"the game is over"}
                                          : parse_action(actions[i], position);
        if (!action) {
            const int number = static_cast<int>(i) + 1;
            return Error{"action " + std::to_string(number) + ": " + action.error().message,
                         number};
        }
        position.play(action.value());
    }
    return position;
}

/// Whether the result in the log agrees with the last position.
bool ends_as_logged(std::string_view log, const Position& last) {
    const Outcome outcome = last.outcome();
    const bool won = outcome.state == Outcome::State::won;
    constexpr std::string_view win_prefix = "winner: ";
    const std::size_t at = log.find(win_prefix);
    if (at == std::string_view::npos || !won) return won == (at != std::string_view::npos);
    const std::string& winner = spec().players[outcome.winner];
    return log.substr(at + win_prefix.size(), winner.size()) == winner;
}

}  // namespace

bool is_referee_log(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return action_on(text).has_value();
}

Result<PlayedGame> read_referee_log(std::string_view text) {
    const Result<std::vector<std::string>> read =
        read_log(text, {Position::player_count, action_on, canonical});
    if (!read) return read.error();
    const std::vector<std::string>& actions = read.value();
    const auto game = [&](int size) {
        return PlayedGame{{{"size", std::to_string(size)}}, actions};
    };
    // Tries the default size first, then the others from the smallest up. If no size fits the
    // result, any size where the game can be played is accepted: the log may have been cut.
    const int usual = OptionValues(spec()).integer("size");
    int playable = 0;
    std::optional<Error> error;
    for (int tried = smallest_size - 1; tried <= largest_size; ++tried) {
        const int size = tried < smallest_size ? usual : tried;
        const Result<Position> last = last_position(size, actions);
        if (!last) {
            // The refusal on the largest board concerns the action, not the size.
            error = last.error();
            continue;
        }
        if (ends_as_logged(text, last.value())) return game(size);
        if (playable == 0) playable = size;
    }
    if (playable == 0) return *error;
    return game(playable);
}

}  // namespace quintet::cachex
