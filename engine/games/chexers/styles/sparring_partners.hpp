#pragma once

#include <cstdint>

#include "engine/games/chexers/rules.hpp"

// The opponents that Chexers offers beside the engine. Each is a `choose` of a `Style`; styles.cpp
// lists them with their names. Their evaluations are their own.

namespace quintet::chexers {

// One ply (one_ply.cpp).
Action choose_greedy(const Position& position, std::uint64_t seed);
Action choose_careful(const Position& position, std::uint64_t seed);
Action choose_runner(const Position& position, std::uint64_t seed);
Action choose_random_exits(const Position& position, std::uint64_t seed);

// A search that knows what the opponents want (fixed_depth.cpp).
Action choose_paranoid_3(const Position& position, std::uint64_t seed);
Action choose_paranoid_4(const Position& position, std::uint64_t seed);
Action choose_best_reply_5(const Position& position, std::uint64_t seed);
Action choose_max_n_3(const Position& position, std::uint64_t seed);

// Opponents that look at who leads (standings.cpp).
Action choose_mixture(const Position& position, std::uint64_t seed);
Action choose_spoiler(const Position& position, std::uint64_t seed);

}  // namespace quintet::chexers
