#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/core/foreign/foreign_form.hpp"
#include "engine/core/outcome.hpp"

// Logs of referee programs, in which some lines contain an action. Each game defines the lines of
// its referee.

namespace quintet {

/// An action on a line, in the words of the log.
struct LoggedAction {
    Player player = no_player;
    std::string_view words;
};

/// A format in which a referee writes actions. A text may contain several, such as a log and the
/// commentary printed beside it.
struct LogChannel {
    /// Returns the action on a line; `nullopt` if the line contains no action.
    std::optional<LoggedAction> (*action_on)(std::string_view line);
    /// Returns the canonical text of an action; `nullopt` if the words are not an action.
    std::optional<std::string> (*canonical)(std::string_view words);
    /// Whether an action is written before the referee checks it.
    bool before_check = false;
};

/// Why a referee stopped a game.
struct LoggedError {
    std::string_view words;
    bool refuses_action = false;  ///< the last action was refused and not played
};

/// The name of a player's program.
struct LoggedName {
    Player player = no_player;
    std::string_view name;
};

/// Describes how to read one kind of log. Function pointers are fast enough: a text is read once.
struct LogReader {
    int players;
    /// In order of preference: a game is read in the first format that finds an action.
    std::span<const LogChannel> channels;
    bool (*starts_game)(std::string_view line);
    /// Returns why the referee stopped the game, if a line says so.
    std::optional<LoggedError> (*error_on)(std::string_view line);
    /// Returns the name of a player's program, if a line gives it.
    std::optional<LoggedName> (*name_on)(std::string_view line);
};

/// Returns the games of a log, at least one. Skips the escape codes of terminals and every line
/// without an action, so the log may have any verbosity and may end in the middle of a game. A game
/// ends before the first action that cannot be read, is out of turn or was refused by the referee.
/// Does not check that actions are legal.
std::vector<ForeignGame> read_log(std::string_view text, const LogReader& reader);

/// Returns a text without the escape codes of terminals and without carriage returns.
std::string without_escape_codes(std::string_view text);

/// Returns the text after the leading stars with which some referees mark their lines; `nullopt`
/// without stars.
std::optional<std::string_view> after_stars(std::string_view line);

/// Reads the name of a player; `nullopt` if the text does not continue with a name.
std::optional<Player> accept_name(TextCursor& cursor, std::span<const std::string> players);

/// Removes the first `count` lines of a text and returns them.
std::string_view take_lines(std::string_view& text, int count);

/// Returns whether `has(line)` is true for any line of a text.
template <class Property>
bool any_line(std::string_view text, Property&& has) {
    for (;;) {
        const std::size_t end = text.find('\n');
        if (has(text.substr(0, end))) return true;
        if (end == std::string_view::npos) return false;
        text.remove_prefix(end + 1);
    }
}

/// An action as Python prints it: `('MOVE', ((-3, 3), (-2, 2)))` or `'STEAL'`.
struct PrintedAction {
    std::string_view name;     ///< `MOVE`
    std::vector<int> numbers;  ///< -3, 3, -2, 2
};
/// Parses an action as Python prints it; `nullopt` for anything else.
std::optional<PrintedAction> printed_action(std::string_view words);

}  // namespace quintet
