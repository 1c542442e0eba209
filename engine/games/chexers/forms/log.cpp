#include "engine/games/chexers/forms/comp30024.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include "engine/base/text.hpp"
#include "engine/core/foreign/game_log.hpp"
#include "engine/games/chexers/game.hpp"

namespace quintet::chexers {

namespace {

/// The text between `[title] - ` and the end of the line.
std::optional<std::string_view> after_title(std::string_view line, std::string_view title) {
    TextCursor cursor(line);
    if (!cursor.accept('[') || !cursor.accept(title)) return std::nullopt;
    while (cursor.accept(' ')) {
    }
    if (!cursor.accept("] - ")) return std::nullopt;
    return cursor.rest();
}

std::optional<LoggedAction> logged(std::string_view line) {
    for (Player player = 0; player < Position::player_count; ++player) {
        if (const auto words = after_title(line, Game::spec().players[player])) {
            return LoggedAction{player, *words};
        }
    }
    return std::nullopt;
}

/// `red player returned action: ACTION`
std::optional<LoggedAction> returned(std::string_view line) {
    const auto comment = after_stars(line);
    if (!comment) return std::nullopt;
    TextCursor cursor(*comment);
    const std::optional<Player> player = accept_name(cursor, Game::spec().players);
    if (!player || !cursor.accept(" player returned action: ")) return std::nullopt;
    return LoggedAction{*player, cursor.rest()};
}

/// `updating red player with green's action ACTION...`, which is printed for each of the players.
std::optional<LoggedAction> told(std::string_view line) {
    const auto comment = after_stars(line);
    if (!comment) return std::nullopt;
    TextCursor cursor(*comment);
    if (!cursor.accept("updating red player with ")) return std::nullopt;
    const std::optional<Player> player = accept_name(cursor, Game::spec().players);
    if (!player || !cursor.accept("'s action ")) return std::nullopt;
    std::string_view words = cursor.rest();
    while (words.ends_with('.')) words.remove_suffix(1);
    return LoggedAction{*player, words};
}

/// Reads `(q, r)` and returns ` q,r`; empty if the text is something else.
std::string accept_hex(TextCursor& cursor) {
    if (!cursor.accept('(')) return "";
    const std::optional<int> q = cursor.integer();
    if (!q || !cursor.accept(", ")) return "";
    const std::optional<int> r = cursor.integer();
    if (!r || !cursor.accept(')')) return "";
    return std::string(" ").append(std::to_string(*q)).append(",").append(std::to_string(*r));
}

/// Returns how many hexes an action of a kind names; nothing if there is no such kind.
std::optional<std::size_t> hexes_of(std::string_view kind) {
    if (kind == "PASS") return 0;
    if (kind == "EXIT") return 1;
    if (kind == "MOVE" || kind == "JUMP") return 2;
    return std::nullopt;
}

/// Converts `JUMP from (0, 1) to (2, -1).` to `JUMP 0,1 2,-1`.
std::optional<std::string> from_sentence(std::string_view text) {
    const std::string_view kind = text.substr(0, text.find_first_of(" ."));
    const std::optional<std::size_t> hexes = hexes_of(kind);
    if (!hexes) return std::nullopt;
    TextCursor cursor(text);
    cursor.accept(kind);
    std::string out(kind);
    for (std::size_t i = 0; i < *hexes; ++i) {
        if (!cursor.accept(i == 0 ? " from " : " to ")) return std::nullopt;
        const std::string hex = accept_hex(cursor);
        if (hex.empty()) return std::nullopt;
        out += hex;
    }
    cursor.accept('.');
    if (!cursor.at_end()) return std::nullopt;
    return out;
}

/// Converts `('JUMP', ((0, 1), (2, -1)))` to `JUMP 0,1 2,-1`.
std::optional<std::string> from_tuple(std::string_view words) {
    const std::optional<PrintedAction> printed = printed_action(words);
    if (!printed) return std::nullopt;
    const std::optional<std::size_t> hexes = hexes_of(printed->name);
    if (!hexes || printed->numbers.size() != 2 * *hexes) return std::nullopt;
    std::string out(printed->name);
    for (std::size_t i = 0; i < printed->numbers.size(); ++i) {
        out.append(i % 2 == 0 ? " " : ",").append(std::to_string(printed->numbers[i]));
    }
    return out;
}

bool starts_game(std::string_view line) {
    if (line.find("welcome to Chexers referee") != std::string_view::npos) return true;
    if (after_title(line, "game").value_or("").starts_with("Start Chexers")) return true;
    return after_stars(line).value_or("").starts_with("initialising players **");
}

std::optional<LoggedError> error_on(std::string_view line) {
    if (const auto words = after_title(line, "error")) {
        return LoggedError{*words, words->starts_with("illegal action")};
    }
    const auto comment = after_stars(line);
    if (!comment || !comment->starts_with("error: ")) return std::nullopt;
    const std::string_view words = comment->substr(std::string_view("error: ").size());
    return LoggedError{words, words.starts_with("invalid action")};
}

/// `importing red player's player class 'Player' from package 'name'`
std::optional<LoggedName> name_on(std::string_view line) {
    const auto comment = after_stars(line);
    if (!comment) return std::nullopt;
    TextCursor cursor(*comment);
    if (!cursor.accept("importing ")) return std::nullopt;
    const std::optional<Player> player = accept_name(cursor, Game::spec().players);
    if (!player || !cursor.accept(" player's player class ")) return std::nullopt;
    constexpr std::string_view before = "from package '";
    const std::size_t at = cursor.rest().find(before);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view name = cursor.rest().substr(at + before.size());
    return LoggedName{*player, name.substr(0, name.find('\''))};
}

constexpr LogChannel channels[] = {
    {&logged, &from_sentence},
    {&told, &from_tuple},
    {&returned, &from_tuple, true},
};
constexpr LogReader reader = {Position::player_count, channels, &starts_game, &error_on, &name_on};

}  // namespace

bool claims_log(std::string_view text, std::string_view) {
    return any_line(without_escape_codes(text), [](std::string_view line) {
        return starts_game(line) || logged(line) || returned(line) || told(line);
    });
}

std::vector<ForeignGame> read_logs(std::string_view text) {
    std::vector<ForeignGame> games = read_log(text, reader);
    for (ForeignGame& game : games) game.record.options = {{"limits", "referee"}};
    return games;
}

Result<std::string> write_log(const GameToWrite& game) {
    if (!game.setup.empty()) return Error{"a log must start from the standard position"};
    const std::vector<std::string>& players = Game::spec().players;
    const auto line = [](std::string title, std::string_view words) {
        title.resize(std::max<std::size_t>(title.size(), 5), ' ');
        return "[" + title + "] - " + std::string(words) + "\n";
    };
    std::string log = line("game", "Start Chexers game log");
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        std::string words;
        std::size_t hexes = 0;
        split(game.actions[i], ' ', [&](std::string_view part) {
            const std::size_t comma = part.find(',');
            if (comma == std::string_view::npos) {
                words += part;
                return;
            }
            words.append(hexes++ == 0 ? " from (" : " to (").append(part.substr(0, comma));
            words.append(", ").append(part.substr(comma + 1)).append(")");
        });
        log += line(players[i % players.size()], words + ".");
    }
    if (game.outcome.state == Outcome::State::won) {
        std::string winner = players[game.outcome.winner];
        winner[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(winner[0])));
        log += line("over", "winner: " + winner);
    } else if (game.outcome.over()) {
        log += line("over", game.outcome.reason == Reason::turn_limit
                                ? "draw detected: maximum number of turns reached."
                                : "draw detected: game state occurred 4 times.");
    }
    return log;
}

}  // namespace quintet::chexers
