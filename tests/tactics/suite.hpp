#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/record.hpp"

namespace quintet::tactics {

/// The prover's findings on the position of a record, as texts.
struct Finding {
    bool complete = true;  ///< false if the prover gave up
    int wins_in = 0;       ///< 0 if there is no win within the limit
    std::vector<std::string> solutions;
    int legal = 0;      ///< the number of legal actions
    std::string setup;  ///< the position as text
    std::uint64_t positions = 0;
};

/// How deep and how long to search, and how many positions to remember (see `Prover`).
struct Effort {
    int most_plies = 1;
    std::uint64_t most_positions = 1'000'000;
    std::size_t slots = std::size_t{1} << 20;
};

/// Proves the position after the actions of a record as if the game started with it. Throws
/// `cli::InputError` on a record that cannot be replayed.
Finding prove(const cli::Record& record, const Effort& effort);

}  // namespace quintet::tactics
