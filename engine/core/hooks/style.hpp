#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/concepts.hpp"

namespace quintet {

/// A sparring partner: an opponent whose evaluation and search are independent of the engine.
/// Matches against it measure the engine's strength.
template <PositionType P>
struct Style {
    std::string_view name;   ///< lower-case words joined by hyphens
    std::string_view about;  ///< description of its play, one line of English
    /// Returns a legal action of a position that is not over. The same position and seed give the
    /// same action; the seed decides between actions that look equally good.
    typename P::Action (*choose)(const P& position, std::uint64_t seed);
};

}  // namespace quintet
