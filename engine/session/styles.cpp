#include "engine/session/styles.hpp"

#include "engine/base/text.hpp"
#include "engine/session/game_entry.hpp"

namespace quintet {

std::vector<StyleInfo> styles_of(std::string_view game) {
    const GameEntry* entry = find_entry(game);
    return entry && entry->styles ? entry->styles() : std::vector<StyleInfo>();
}

Status check_style(std::string_view game, std::string_view style) {
    const std::vector<StyleInfo> known = styles_of(game);
    if (known.empty()) return Error{std::string(game) + " has no styles"};
    std::string message = "the style must be one of the following (found " + in_quotes(style) + ")";
    for (const StyleInfo& each : known) {
        if (each.name == style) return Done{};
        message += "\n  " + each.name + ": " + each.about;
    }
    return Error{message};
}

Result<std::string> style_action(const RunningGame& game, std::string_view style,
                                 std::uint64_t seed) {
    if (const Status known = check_style(game.spec().id, style); !known) return known.error();
    if (game.outcome().over()) return Error{"style " + in_quotes(style) + ": the game is over"};
    return find_entry(game.spec().id)->style_action(game, style, seed);
}

}  // namespace quintet
