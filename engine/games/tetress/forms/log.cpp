#include "engine/games/tetress/forms/comp30024.hpp"

#include <array>
#include <optional>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/core/foreign/game_log.hpp"
#include "engine/games/tetress/text/notation.hpp"

namespace quintet::tetress {

namespace {

constexpr std::array<std::string_view, Position::player_count> log_names = {"RED", "BLUE"};
constexpr std::string_view end_of_turn = "\tturn_end\t";
constexpr std::string_view plays = " plays action ";

/// The action after `mark`; the player's name stands before it.
std::optional<LoggedAction> action_after(std::string_view mark, std::string_view line) {
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view before = line.substr(0, at);
    for (Player player = 0; player < Position::player_count; ++player) {
        if (before.ends_with(log_names[player])) {
            return LoggedAction{player, line.substr(at + mark.size())};
        }
    }
    return std::nullopt;
}

/// In event lines, the number of the turn stands before the action.
std::optional<LoggedAction> event(std::string_view line) {
    std::optional<LoggedAction> found = action_after(end_of_turn, line);
    if (found) {
        const std::size_t tab = found->words.find('\t');
        found->words.remove_prefix(tab == std::string_view::npos ? found->words.size() : tab + 1);
    }
    return found;
}

std::optional<LoggedAction> comment(std::string_view line) { return action_after(plays, line); }

/// Converts `PLACE(3-4, 3-3, ...)` to `PLACE 3,3 3,4 ...`. The referee keeps the agent's order of
/// cells; the canonical text sorts them.
std::optional<std::string> canonical(std::string_view words) {
    TextCursor cursor(words);
    if (!cursor.accept("PLACE(")) return std::nullopt;
    std::array<int, 4> cells{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0 && !cursor.accept(", ")) return std::nullopt;
        const std::optional<int> row = cursor.integer();
        if (!row || !cursor.accept('-')) return std::nullopt;
        const std::optional<int> column = cursor.integer();
        const auto inside = [](int number) { return number >= 0 && number < side; };
        if (!column || !inside(*row) || !inside(*column)) return std::nullopt;
        cells[i] = cell_at(*row, *column);
        for (std::size_t j = i; j > 0 && cells[j] < cells[j - 1]; --j) {
            std::swap(cells[j], cells[j - 1]);
        }
    }
    while (cursor.accept(' ')) {
    }
    if (!cursor.accept(')')) return std::nullopt;
    while (cursor.accept(' ')) {
    }
    if (!cursor.at_end()) return std::nullopt;
    std::string out = "PLACE";
    for (const int cell : cells) out.append(" ").append(format_cell(cell));
    return out;
}

/// Whether a time such as `T0001.234` and a tab come before anything else but the name of the log.
bool is_event(std::string_view line) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos) return false;
    const std::string_view time = line.substr(line.substr(0, tab).find_last_of(' ') + 1);
    return time.size() > 2 && time[0] == 'T' &&
           time.find_first_not_of("0123456789.", 1) == time.find('\t');
}

bool starts_game(std::string_view line) {
    return line.ends_with("\treferee\tgame_begin") ||
           line.find("wrapping player 1 [") != std::string_view::npos ||
           (line.starts_with("* referee") && line.ends_with("let the game begin!"));
}

std::optional<LoggedError> error_on(std::string_view line) {
    for (const std::string_view mark :
         {"\tplayer_error\t", "\tunhandled_error\t", "! player error: ", "! fatal error: "}) {
        const std::size_t at = line.find(mark);
        if (at == std::string_view::npos) continue;
        const std::string_view words = line.substr(at + mark.size());
        return LoggedError{words, words.starts_with("ILLEGAL ACTION")};
    }
    return std::nullopt;
}

/// `wrapping player 1 [name:Agent] as RED...`
std::optional<LoggedName> name_on(std::string_view line) {
    constexpr std::string_view mark = "wrapping player ";
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos || !line.starts_with('*')) return std::nullopt;
    TextCursor cursor(line.substr(at + mark.size()));
    const std::optional<int> number = cursor.integer();
    if (!number || *number < 1 || *number > 2 || !cursor.accept(" [")) return std::nullopt;
    const std::string_view name = cursor.rest();
    return LoggedName{static_cast<Player>(*number - 1), name.substr(0, name.find_first_of(":]"))};
}

// Actions are written when they arrive, before the referee applies them.
constexpr LogChannel channels[] = {{&event, &canonical, true}, {&comment, &canonical, true}};
constexpr LogReader reader = {Position::player_count, channels, &starts_game, &error_on, &name_on};

}  // namespace

bool claims_log(std::string_view text, std::string_view) {
    return any_line(without_escape_codes(text), [](std::string_view line) {
        return is_event(line) ||
               line.find("welcome to Tetress referee") != std::string_view::npos ||
               (comment(line) && line.find("PLACE(") != std::string_view::npos);
    });
}

std::vector<ForeignGame> read_logs(std::string_view text) {
    std::vector<ForeignGame> games = read_log(text, reader);
    for (ForeignGame& game : games) game.record.options = {{"limits", "referee"}};
    return games;
}

Result<std::string> write_log(const GameToWrite& game) {
    if (!game.setup.empty()) return Error{"a log must start from the standard position"};
    const auto line = [](std::string_view actor, std::string_view words) {
        return std::string("T0000.000\t").append(actor).append("\t").append(words).append("\n");
    };
    std::string log = line("referee", "game_begin");
    for (const std::string_view name : log_names) log += line(name, "initialising");
    for (std::size_t i = 0; i < game.actions.size(); ++i) {
        std::string cells;
        for (const char c :
             std::string_view(game.actions[i]).substr(std::string_view("PLACE ").size())) {
            if (c == ' ') cells += ',';
            cells += c == ',' ? '-' : c;
        }
        const std::string number = std::to_string(i + 1);
        log += line(log_names[i % 2], "turn_begin\t" + number);
        log += line(log_names[i % 2], "turn_end\t" + number + "\tPLACE(" + cells + ")");
        log += line("referee", "board_update");
    }
    if (game.outcome.over()) {
        const bool won = game.outcome.state == Outcome::State::won;
        log += line("referee", std::string("game_end\twinner:") +
                                   (won ? std::string(log_names[game.outcome.winner]) : "None"));
    }
    return log;
}

}  // namespace quintet::tetress
