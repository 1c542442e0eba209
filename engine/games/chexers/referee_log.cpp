#include "engine/games/chexers/referee_log.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/core/game_log.hpp"
#include "engine/core/text.hpp"
#include "engine/games/chexers/notation.hpp"

namespace quintet::chexers {

namespace {

/// The action on a line, after the player's name in brackets.
std::optional<LoggedAction> action_on(std::string_view line) {
    for (Player player = 0; player < Position::player_count; ++player) {
        TextCursor cursor(line);
        if (!cursor.accept('[') || !cursor.accept(spec().players[player])) continue;
        while (cursor.accept(' ')) {
        }
        if (cursor.accept("] - ")) return LoggedAction{player, cursor.rest()};
    }
    return std::nullopt;
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

/// Converts `JUMP from (0, 1) to (2, -1).` to `JUMP 0,1 2,-1`.
std::optional<std::string> canonical(std::string_view text) {
    TextCursor cursor(text);
    const bool pass = cursor.accept("PASS");
    const bool exit = !pass && cursor.accept("EXIT from ");
    const bool move = !pass && !exit && cursor.accept("MOVE from ");
    const bool jump = !pass && !exit && !move && cursor.accept("JUMP from ");
    if (!pass && !exit && !move && !jump) return std::nullopt;
    std::string out = pass ? "PASS" : exit ? "EXIT" : move ? "MOVE" : "JUMP";
    const int cells = pass ? 0 : exit ? 1 : 2;
    for (int i = 0; i < cells; ++i) {
        if (i > 0 && !cursor.accept(" to ")) return std::nullopt;
        const std::string hex = accept_hex(cursor);
        if (hex.empty()) return std::nullopt;
        out += hex;
    }
    cursor.accept('.');
    if (!cursor.at_end()) return std::nullopt;
    return out;
}

}  // namespace

bool is_referee_log(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return TextCursor(text).accept("[game ] - Start Chexers") || action_on(text).has_value();
}

Result<PlayedGame> read_referee_log(std::string_view text) {
    Result<std::vector<std::string>> actions =
        read_log(text, {Position::player_count, action_on, canonical});
    if (!actions) return actions.error();
    return PlayedGame{{{"limits", "referee"}}, std::move(actions).value()};
}

}  // namespace quintet::chexers
