#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/puzzles/puzzle.hpp"

namespace quintet::cli {

/// Whether a search of `nodes` prefers `action` and gives every other one a clearly smaller chance.
bool is_clearly_best(const RunningGame& game, const std::string& action, std::uint64_t nodes);

/// Returns what a search of `nodes` at each turn of the player finds against the solutions:
/// another action that wins in as many own actions (also by an opponent's action), a forced loss
/// after the only action, or a capture that isn't clearly best. Independent of the prover.
std::vector<std::string> search_puzzle(const Puzzle& puzzle, std::uint64_t nodes);

}  // namespace quintet::cli
