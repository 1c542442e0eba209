#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/concepts.hpp"

namespace quintet {

/// A way of playing a game that has nothing in common with the engine: an opponent with an
/// evaluation and a search of its own, to measure how the engine does among strangers.
template <PositionType P>
struct Style {
    std::string_view name;   ///< lower-case words joined by hyphens
    std::string_view about;  ///< how it plays, as one line of English
    /// Returns a legal action of a position that is not over. The same position and seed give the
    /// same action; the seed decides between actions that look equally good.
    typename P::Action (*choose)(const P& position, std::uint64_t seed);
};

}  // namespace quintet
