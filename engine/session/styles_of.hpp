#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/hooks/hooks.hpp"
#include "engine/session/running_game_of.hpp"
#include "engine/session/styles.hpp"

namespace quintet {

template <HasStyles G>
std::vector<StyleInfo> list_styles() {
    std::vector<StyleInfo> list;
    for (const auto& style : G::styles()) {
        list.push_back({std::string(style.name), std::string(style.about)});
    }
    return list;
}

/// `game` must be a `RunningGameOf<G>` that is not over. Returns no text if there is no such style.
template <HasStyles G>
std::string choose_by_style(const RunningGame& game, std::string_view name, std::uint64_t seed) {
    const auto& position = static_cast<const RunningGameOf<G>&>(game).position();
    for (const auto& style : G::styles()) {
        if (style.name == name) return G::format_action(style.choose(position, seed), position);
    }
    return "";
}

}  // namespace quintet
