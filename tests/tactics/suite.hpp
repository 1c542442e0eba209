#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::tactics {

/// What the prover says about the position of a record, in texts.
struct Finding {
    bool complete = true;  ///< false: given up
    int wins_in = 0;       ///< 0 for no win within the plies looked at
    std::vector<std::string> solutions;
    int legal = 0;      ///< number of legal actions
    std::string setup;  ///< the position as text
    std::uint64_t positions = 0;
};

/// How far and how long to look, and how many positions to remember (see `Prover`).
struct Effort {
    int most_plies = 1;
    std::uint64_t most_positions = 1'000'000;
    std::size_t slots = std::size_t{1} << 20;
};

/// Proves the position after the actions of a record as if the game began with it. Throws
/// `cli::InputError` on a record that cannot be replayed.
Finding prove(const cli::Record& record, const Effort& effort);

}  // namespace quintet::tactics
