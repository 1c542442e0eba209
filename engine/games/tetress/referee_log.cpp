#include "engine/games/tetress/referee_log.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game_log.hpp"
#include "engine/core/text.hpp"
#include "engine/games/tetress/notation.hpp"

namespace quintet::tetress {

namespace {

constexpr std::array<std::string_view, Position::player_count> names = {"RED", "BLUE"};
constexpr std::string_view event = "\tturn_end\t";
constexpr std::string_view comment = " plays action ";

/// The action after `mark`; the player's name stands before it.
std::optional<LoggedAction> action_on(std::string_view line, std::string_view mark) {
    const std::size_t at = line.find(mark);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view before = line.substr(0, at);
    for (Player player = 0; const std::string_view name : names) {
        if (before.size() >= name.size() && before.substr(before.size() - name.size()) == name) {
            return LoggedAction{player, line.substr(at + mark.size())};
        }
        ++player;
    }
    return std::nullopt;
}

/// In event lines, the number of the turn stands before the action.
std::optional<LoggedAction> event_action(std::string_view line) {
    std::optional<LoggedAction> found = action_on(line, event);
    if (found) {
        const std::size_t tab = found->words.find('\t');
        found->words.remove_prefix(tab == std::string_view::npos ? found->words.size() : tab + 1);
    }
    return found;
}

std::optional<LoggedAction> comment_action(std::string_view line) {
    return action_on(line, comment);
}

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
    if (!cursor.accept(')') || !cursor.at_end()) return std::nullopt;
    std::string out = "PLACE";
    for (const int cell : cells) out.append(" ").append(format_cell(cell));
    return out;
}

/// Whether the line starts with a time such as `T0001.234` and a tab.
bool begins_with_time(std::string_view line) {
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || tab < 2 || line[0] != 'T') return false;
    return line.substr(1, tab - 1).find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace

bool is_referee_log(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \r\n"), text.size()));
    return begins_with_time(text.substr(0, text.find('\n'))) ||
           text.find(std::string(comment) + "PLACE(") != std::string_view::npos;
}

Result<PlayedGame> read_referee_log(std::string_view text) {
    const bool events = text.find(event) != std::string_view::npos;
    Result<std::vector<std::string>> actions =
        read_log(text, {Position::player_count, events ? event_action : comment_action, canonical});
    if (!actions) return actions.error();
    return PlayedGame{{{"limits", "referee"}}, std::move(actions).value()};
}

}  // namespace quintet::tetress
