#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/score.hpp"

namespace quintet::search {

/// Sorts places by score, the largest first; of equal scores the one added first. All code that
/// sorts rarely shares it, which keeps the WebAssembly module small.
class Ranking {
  public:
    /// Adds a place, 0 to 65535. Places are added in ascending order.
    void add(Score score, std::size_t place) {
        const std::uint32_t lifted = static_cast<std::uint32_t>(score) ^ 0x80000000U;
        keys_.push_back(std::uint64_t{lifted} << 16 | (0xffffU - place));
    }

    /// Returns the places of the `most` best scores, best first.
    std::vector<std::uint16_t> places(std::size_t most = 0xffff) const;

  private:
    std::vector<std::uint64_t> keys_;
};

}  // namespace quintet::search
