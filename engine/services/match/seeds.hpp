#pragma once

#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/base/random.hpp"

// The seeds of the games of a match. All are whole numbers below 2^53, which JavaScript has too.

namespace quintet {

/// Gives the seed of each action of a game after its opening. They do not depend on who plays.
class ActionSeeds {
  public:
    ActionSeeds(std::uint64_t match_seed, std::uint64_t game)
        : random_(mix(match_seed) + mix(game)) {}

    std::uint64_t next() { return random_.next() >> 11; }

  private:
    Random random_;
};

/// The seed that an agent gets when it starts a game as player `player`.
inline std::uint64_t agent_seed(std::uint64_t match_seed, std::uint64_t game, int player) {
    const std::uint64_t place = mix(mix(match_seed) + mix(game));
    return mix(place + static_cast<std::uint64_t>(player) + 1) >> 11;
}

}  // namespace quintet
