#include "engine/games/cachex/forms/comp30024.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/core/foreign/game_log.hpp"
#include "engine/games/cachex/game.hpp"

namespace quintet::cachex {

namespace {

/// `turn N: red: WORDS`
std::optional<LoggedAction> logged(std::string_view line) {
    TextCursor cursor(line);
    if (!cursor.accept("turn ") || !cursor.integer() || !cursor.accept(": ")) return std::nullopt;
    const std::optional<Player> player = accept_name(cursor, Game::spec().players);
    if (!player || !cursor.accept(": ")) return std::nullopt;
    return LoggedAction{*player, cursor.rest()};
}

/// `player 1 (red) returned action: ACTION`
std::optional<LoggedAction> returned(std::string_view line) {
    const auto comment = after_stars(line);
    if (!comment) return std::nullopt;
    TextCursor cursor(*comment);
    if (!cursor.accept("player ") || !cursor.integer() || !cursor.accept(" (")) return std::nullopt;
    const std::optional<Player> player = accept_name(cursor, Game::spec().players);
    if (!player || !cursor.accept(") returned action: ")) return std::nullopt;
    return LoggedAction{*player, cursor.rest()};
}

std::string place(int r, int q) {
    return std::string("PLACE ").append(std::to_string(r)).append(",").append(std::to_string(q));
}

/// Converts `PLACE token in cell (3, 4)` to `PLACE 3,4`.
std::optional<std::string> from_sentence(std::string_view words) {
    if (words == "STEAL first move") return "STEAL";
    TextCursor cursor(words);
    if (!cursor.accept("PLACE token in cell (")) return std::nullopt;
    const std::optional<int> r = cursor.integer();
    if (!r || !cursor.accept(", ")) return std::nullopt;
    const std::optional<int> q = cursor.integer();
    if (!q || !cursor.accept(')') || !cursor.at_end()) return std::nullopt;
    return place(*r, *q);
}

/// Converts `('PLACE', 3, 4)` to `PLACE 3,4`.
std::optional<std::string> from_tuple(std::string_view words) {
    const std::optional<PrintedAction> printed = printed_action(words);
    if (!printed) return std::nullopt;
    const std::vector<int>& numbers = printed->numbers;
    if (printed->name == "STEAL" && numbers.empty()) return "STEAL";
    if (printed->name != "PLACE" || numbers.size() != 2) return std::nullopt;
    return place(numbers[0], numbers[1]);
}

bool starts_game(std::string_view line) {
    return line.find("welcome to Cachex referee") != std::string_view::npos ||
           line.starts_with("turn 1: ") || line.starts_with("** initialising players");
}

std::optional<LoggedError> error_on(std::string_view line) {
    const std::string_view text = after_stars(line).value_or(line);
    constexpr std::string_view mark = "error: ";
    if (!text.starts_with(mark)) return std::nullopt;
    const std::string_view words = text.substr(mark.size());
    return LoggedError{words, words.starts_with("invalid action")};
}

/// `importing player 1's player class 'Player' from package 'name'`
std::optional<LoggedName> name_on(std::string_view line) {
    const auto comment = after_stars(line);
    if (!comment) return std::nullopt;
    TextCursor cursor(*comment);
    if (!cursor.accept("importing player ")) return std::nullopt;
    const std::optional<int> number = cursor.integer();
    if (!number || *number < 1 || *number > 2) return std::nullopt;
    constexpr std::string_view before = "from package '";
    const std::size_t at = cursor.rest().find(before);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view name = cursor.rest().substr(at + before.size());
    return LoggedName{static_cast<Player>(*number - 1), name.substr(0, name.find('\''))};
}

constexpr LogChannel channels[] = {
    {&logged, &from_sentence},
    {&returned, &from_tuple, true},
};
constexpr LogReader reader = {Position::player_count, channels, &starts_game, &error_on, &name_on};

/// The size of the board whose empty cells are drawn as `|4,0 |4,1 |`; 0 if there is no drawing.
int drawn_size(std::string_view text) {
    int size = 0;
    any_line(text, [&](std::string_view line) {
        if (!line.starts_with('*')) return false;
        if (returned(line)) return true;  // later drawings have fewer empty cells
        split(line, '|', [&](std::string_view part) {
            const std::size_t first = part.find_first_not_of(' ');
            if (first == std::string_view::npos) return;
            TextCursor cursor(part.substr(first));
            const std::optional<int> r = cursor.integer();
            if (!r || !cursor.accept(',') || !cursor.integer()) return;
            size = std::max(size, *r + 1);
        });
        return false;
    });
    return size <= largest_size ? size : 0;
}

/// The game on a board of one size: how many of its actions are legal, and the last position.
struct Trial {
    std::size_t legal = 0;
    Position last;
};

Trial play_on(int size, const std::vector<std::string>& actions) {
    Trial trial{0, Position(size)};
    for (const std::string& text : actions) {
        if (trial.last.outcome().over()) break;
        const Result<Action> action = Game::parse_action(text, trial.last);
        if (!action) break;
        trial.last.play(action.value());
        ++trial.legal;
    }
    return trial;
}

/// Whether the result in the text agrees with the last position.
bool ends_as_logged(std::string_view text, const Position& last) {
    const Outcome outcome = last.outcome();
    const bool won = outcome.state == Outcome::State::won;
    constexpr std::string_view win_prefix = "winner: ";
    const std::size_t at = text.find(win_prefix);
    if (at == std::string_view::npos || !won) return won == (at != std::string_view::npos);
    const std::string& winner = Game::spec().players[outcome.winner];
    return text.substr(at + win_prefix.size(), winner.size()) == winner;
}

/// Whether both numbers of `PLACE r,q` are smaller than a size.
bool is_on_board(std::string_view action, int size) {
    TextCursor cursor(action);
    if (!cursor.accept("PLACE ")) return true;
    const std::optional<int> r = cursor.integer();
    cursor.accept(',');
    const std::optional<int> q = cursor.integer();
    return r && q && *r >= 0 && *q >= 0 && *r < size && *q < size;
}

/// The default size first, then the others from the smallest up: the first one where the game ends
/// as logged, otherwise the first one where it can be played furthest, as the log may have been cut
/// or hold an action that is not legal on any board.
int likely_size(std::string_view text, const std::vector<std::string>& actions) {
    std::vector<int> sizes = {OptionValues(Game::spec()).integer("size")};
    for (int size = smallest_size; size <= largest_size; ++size) sizes.push_back(size);
    int furthest = largest_size;
    std::size_t most = 0;
    for (const int size : sizes) {
        const Trial trial = play_on(size, actions);
        const bool whole = trial.legal == actions.size();
        if (whole && ends_as_logged(text, trial.last)) return size;
        if (trial.legal > most && (whole || is_on_board(actions[trial.legal], size))) {
            furthest = size;
            most = trial.legal;
        }
    }
    return furthest;
}

}  // namespace

bool claims_log(std::string_view text, std::string_view) {
    return any_line(without_escape_codes(text), [](std::string_view line) {
        return starts_game(line) ? line.find("Cachex") != std::string_view::npos || logged(line)
                                 : logged(line) || returned(line);
    });
}

std::vector<ForeignGame> read_logs(std::string_view text) {
    const std::string plain = without_escape_codes(text);
    std::vector<ForeignGame> games = read_log(plain, reader);
    std::string_view rest = plain;
    for (std::size_t i = 0; i < games.size(); ++i) {
        ForeignGame& game = games[i];
        const bool last = i + 1 == games.size();
        const std::string_view own =
            last ? rest : take_lines(rest, games[i + 1].line - (i == 0 ? 1 : game.line));
        if (game.record.actions.empty()) continue;
        int size = drawn_size(own);
        if (size < smallest_size) {
            size = likely_size(own, game.record.actions);
            FormNote note{.code = "assumed_size", .text = "the log does not give the size of the "};
            note.text += "board; assumed " + std::to_string(size);
            note.used = std::to_string(size);
            game.notes.push_back(std::move(note));
        }
        game.record.options = {{"size", std::to_string(size)}};
    }
    return games;
}

Result<std::string> write_log(const GameToWrite& game) {
    if (!game.setup.empty()) return Error{"a log must start from the standard position"};
    const std::vector<std::string>& players = Game::spec().players;
    std::string log;
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        log += "turn " + std::to_string(i + 1) + ": " + players[i % players.size()] + ": ";
        const std::string& action = game.actions[i];
        const std::size_t comma = action.find(',');
        if (comma == std::string::npos) {
            log += "STEAL first move\n";
            continue;
        }
        constexpr std::size_t cell = std::string_view("PLACE ").size();
        log += "PLACE token in cell (" + action.substr(cell, comma - cell) + ", " +
               action.substr(comma + 1) + ")\n";
    }
    if (game.outcome.state == Outcome::State::won) {
        log += "winner: " + players[game.outcome.winner] + "\n";
    } else if (game.outcome.over()) {
        log += game.outcome.reason == Reason::turn_limit
                   ? "draw: maximum number of turns reached\n"
                   : "draw: same game state occurred 7 times\n";
    }
    return log;
}

}  // namespace quintet::cachex
