#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/session/running_game.hpp"

// The prover on the positions that running games show: joins `engine/games` and `engine/prove`. It
// uses nothing of `engine/search`: a fault there must not hide itself. A position counts as the
// start of its game; earlier occurrences do not matter.

namespace quintet::prove {

/// How deep and how long to search, and how many positions to remember (see `Prover`).
struct Effort {
    int most_plies = 1;
    std::uint64_t most_positions = 1'000'000;
    std::size_t slots = std::size_t{1} << 20;
};

/// The findings on a position.
struct Finding {
    bool complete = true;  ///< false if the prover gave up; solutions may be missing then
    int wins_in = 0;  ///< the fewest plies to a forced win; 0 if there is none within the limit
    std::vector<std::string> solutions;  ///< all first actions that force the win that soon
    int legal = 0;                       ///< the number of legal actions
    std::string setup;                   ///< the position as text
    std::uint64_t positions = 0;         ///< visited
};

/// A correct action, and the rest of the win.
struct Solution {
    std::string action;
    /// The actions of the others up to the next turn: those that delay the win most. Empty where
    /// the action ends the game.
    std::vector<std::string> replies = {};
    std::vector<Solution> then = {};  ///< all right actions after these replies
};

/// A quickest forced win with all right actions against the longest defence.
struct ForcedWin {
    Finding finding;
    std::vector<Solution> solutions;  ///< one for each of the finding's; empty if it is incomplete
};

/// How soon a player can force a win.
struct WinDistance {
    bool complete = true;  ///< false if the prover gave up; `plies` is -1 then
    int plies = -1;        ///< the fewest; 0 in a won game, -1 without a win within the limit
    std::uint64_t positions = 0;  ///< visited
};

/// Which actions avoid a forced loss.
struct Defences {
    /// False if the prover gave up or found enough; then actions that hold may lose or be missing.
    bool complete = true;
    bool wins = false;  ///< whether an action ends the game with a win
    int legal = 0;
    std::vector<std::string> holding;  ///< actions after which the next player forces no win
    std::uint64_t positions = 0;
};

/// Looks for forced wins of the player to move.
Finding find_win(const RunningGame& game, const Effort& effort);

/// Looks for a forced win and solves it.
ForcedWin solve_win(const RunningGame& game, const Effort& effort);

/// Looks for forced wins of a player; any player may be to move. Fails on a player whom the game
/// does not have.
Result<WinDistance> win_distance(const RunningGame& game, int player, const Effort& effort);

/// Proves after each action whether the next player can force a win within `effort.most_plies`,
/// with all positions of the effort for all actions together. Stops once more than `most` actions
/// hold; 0 for no limit.
Defences find_defences(const RunningGame& game, const Effort& effort, std::size_t most = 0);

/// Returns whether the players can no longer hinder each other (`KnowsRaces`).
bool is_race(const RunningGame& game);

/// Returns a number that is the same for positions that turning or mirroring the board makes equal.
/// Other positions rarely share it.
std::uint64_t shape_of(const RunningGame& game);

/// The part of a `GameEntry` that this library fills in.
struct ProverEntry {
    Finding (*find_win)(const RunningGame&, const Effort&);
    ForcedWin (*solve_win)(const RunningGame&, const Effort&);
    WinDistance (*win_distance)(const RunningGame&, Player player, const Effort&);
    Defences (*find_defences)(const RunningGame&, const Effort&, std::size_t most);
    bool (*is_race)(const RunningGame&);
    std::uint64_t (*shape_of)(const RunningGame&);
};
/// Defined in make_prover_entry.hpp.
template <class G>
const ProverEntry& prover_entry();

}  // namespace quintet::prove
