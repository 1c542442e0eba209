#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/cli/puzzles/puzzle.hpp"
#include "engine/core/game_record.hpp"

namespace quintet::cli {

/// Where puzzles come from, and how long the prover may think.
struct MineOptions {
    std::string game;
    GivenOptions options;
    std::uint64_t seed = 1;
    int plies = 0;  ///< longest win looked for; 0 for three actions of the player to move
    std::uint64_t positions = 400'000;  ///< visited by each proof
    int actions = 300;                  ///< plies after which a game is left
};

/// Plays the game with a number, from its opening, by players of different strength.
/// Deterministic.
Record play_mined_game(const MineOptions& options, std::uint64_t number);

/// Looks for puzzles in a played game, and gives each to `take` without an id, themes and rating.
void find_puzzles(const Record& game, const MineOptions& options,
                  const std::function<void(Puzzle)>& take);

/// Returns words for what a puzzle is about: see README.md.
std::vector<std::string> themes_of(const Puzzle& puzzle);

}  // namespace quintet::cli
