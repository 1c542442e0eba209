#include "engine/session/styles.hpp"

#include "engine/core/text.hpp"
#include "engine/session/entry.hpp"

namespace quintet {

std::vector<StyleInfo> styles_of(std::string_view game) {
    for (const Entry& each : entries()) {
        if (each.spec->id == game && each.styles) return each.styles();
    }
    return {};
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
    for (const Entry& each : entries()) {
        if (each.spec == &game.spec()) return each.style_action(game, style, seed);
    }
    return Error{"unknown game"};
}

}  // namespace quintet
