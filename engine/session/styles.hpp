#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/session/running_game.hpp"

// Styles: opponents that a game offers beside the engine (engine/core/hooks/style.hpp). Not in
// the page's WebAssembly module (engine/base/profile.hpp).

namespace quintet {

/// A style by its name, and how it plays, as one line of English.
struct StyleInfo {
    std::string name;
    std::string about;
};

/// Returns the styles of a game; empty if it has none, or if there is no such game.
std::vector<StyleInfo> styles_of(std::string_view game);

/// Fails if a game has no such style; the message lists those it has, a line each.
Status check_style(std::string_view game, std::string_view style);

/// Returns the text of the action that a style chooses in the shown position. The same position and
/// seed give the same action. Fails if the game is over, and as `check_style` does.
Result<std::string> style_action(const RunningGame& game, std::string_view style,
                                 std::uint64_t seed);

}  // namespace quintet
