#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/puzzles/puzzle.hpp"

namespace quintet::cli {

/// Proves a puzzle again and returns its problems. One is a proof that needs more than
/// `most_positions`.
std::vector<std::string> check_puzzle(const Puzzle& puzzle,
                                      std::uint64_t most_positions = 1'000'000'000);

/// The actions of a position with the most effects, and how many cells that are; no actions if none
/// has any.
struct MostEffects {
    std::size_t cells = 0;
    std::size_t second = 0;  ///< of the next best action
    std::vector<std::string> actions;
};
MostEffects most_effects(const RunningGame& game);

/// Plies within which a puzzle of kind `only` looks for forced wins of the next player: its own
/// action, one of each other player, and its next one.
int defence_plies(const RunningGame& game);

}  // namespace quintet::cli
