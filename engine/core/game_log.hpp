#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"

// What the logs of referee programs have in common: they consist of lines, some of which hold an
// action. Each game knows the lines of its own referee.

namespace quintet {

/// The part of a line that holds an action, in the words of the log.
struct LoggedAction {
    Player player = no_player;
    std::string_view words;
};

/// How to read one kind of log. Function pointers, because this runs once for each text.
struct LogReader {
    int players;
    /// The action on a line; nothing if the line is about something else.
    std::optional<LoggedAction> (*action_on)(std::string_view line);
    /// The canonical text of an action; nothing if the words are not an action.
    std::optional<std::string> (*canonical)(std::string_view words);
};

/// The actions of a log, in canonical form. Fails if there is none, or if one cannot be read or is
/// out of turn: `action 37, line 40: ...`. Does not check that they are legal.
Result<std::vector<std::string>> read_log(std::string_view text, const LogReader& reader);

}  // namespace quintet
