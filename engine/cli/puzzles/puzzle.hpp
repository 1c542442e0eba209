#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/prove/games/game_prover.hpp"

namespace quintet::cli {

/// What a puzzle asks for.
///  - `win`: a forced win in `count` actions of the player to move.
///  - `race`: a win where the players can no longer hinder each other: the shortest way home.
///  - `only`: the only action after which the next player cannot force a win within `count` plies.
///  - `capture`: the action that changes the most cells besides its own: `count` of them.
struct PuzzleGoal {
    std::string kind;
    int count = 1;
};

/// Whether a goal is a forced win, whose count is one of the winner's actions.
inline bool is_win(const PuzzleGoal& goal) { return goal.kind == "win" || goal.kind == "race"; }

/// A position with a question and all right answers: one line of a puzzle file (README.md).
struct Puzzle {
    Record record;  ///< the position
    std::string id;
    PuzzleGoal goal;
    std::vector<prove::Solution> solutions;
    std::vector<std::string> themes;
    int rating = 0;               ///< Elo above random play
    std::uint64_t positions = 0;  ///< visited by the proof
};

/// Parses a line of a puzzle file. Throws an `InputError` that names the bad field.
Puzzle parse_puzzle(std::string_view line);

/// Formats a puzzle as one line without a line end.
std::string format_puzzle(const Puzzle& puzzle);

/// Whether a record is a puzzle: it has a goal and solutions.
bool is_puzzle(const Record& record);

std::vector<std::string> first_actions(const Puzzle& puzzle);

/// Reads a file of puzzles. Throws an `InputError` that names the line.
std::vector<Puzzle> read_puzzles(const std::string& file);

}  // namespace quintet::cli
