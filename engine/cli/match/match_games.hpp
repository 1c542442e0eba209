#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/match/opening_plies.hpp"
#include "engine/cli/records/record.hpp"
#include "engine/cli/seats/seat.hpp"
#include "engine/services/contest/schedule.hpp"

namespace quintet::cli {

/// Many games between the same participants.
struct Tournament {
    std::string game;
    GivenOptions options;
    std::vector<Seat> seats;  ///< as many as the game has players
    std::uint64_t games = 100;
    int least_opening_plies = 0;  ///< openings have from this many
    int most_opening_plies = 0;   ///< to this many random actions
    int balance = 100;            ///< percent, as `choose_opening` takes it
    int max_plies = 1000;         ///< a game that lasts longer is unfinished and counts as drawn
    std::uint64_t seed = 0;
    /// Only openings whose number modulo `shards` is `shard` are played.
    std::uint64_t shard = 0;
    std::uint64_t shards = 1;
    int jobs = 1;           ///< games under way at once, each in a thread
    bool measured = false;  ///< whether records have times even without time limits
};

/// Returns the number of the opening of a game. Each opening is used for as many games in a row as
/// there are players; after each of them, the participants move on by one place.
std::uint64_t opening_of(const Tournament& tournament, std::uint64_t number);

/// Returns the opening with a number. It depends on the game, options, plies, balance and seed of
/// the tournament only.
Opening find_opening(const Tournament& tournament, std::uint64_t number);

/// Returns the participant for each player of a game. Every second opening has the participants in
/// reverse order, so that with three players each follows each other one equally often.
std::vector<std::size_t> seating(const Tournament& tournament, std::uint64_t number);

/// Plays one game to its end. `opening` is the opening of the game; `seat` makes a participant. The
/// record has `result` and `reason`, `players` (the texts of the seats, in the order of the game's
/// players) and `match`. `match` has `game` and `opening` (numbers from 0), `opening_plies`, `seed`
/// and `participants` (places in `seats`, in the order of the players). If openings are judged, it
/// has `balance`: `percent`, `nodes`, and `tried`, `favour` and `decided` as in `Opening`. If a
/// participant tells what it thought, it has `searches`: for each action its `Thought`, or null.
/// With time limits, it has `times`: the `ActionTimes` of each player, communication included. If a
/// participant forfeits, the game ends, `result` is that of the board, and `match.forfeit` has
/// `player`, `ply`, `kind` and `message`, and of agents `traceback`, `printed` and `raw`. With
/// agents, or if the tournament is measured, it has `game_s` and `memory_mb` by player (processor
/// time of an agent, wall-clock time of others; null if unknown), and `plies`: for each action
/// after the opening `player`, `ms`, `cpu_ms` (null if unknown) and what the player `printed`.
Record play_game(const Tournament& tournament, std::uint64_t number, const Opening& opening,
                 decltype(&sit_down) seat = &sit_down);
Record play_game(const Tournament& tournament, std::uint64_t number,
                 decltype(&sit_down) seat = &sit_down);

/// Makes a participant as `sit_down` does.
using SeatMaker = std::function<std::unique_ptr<Participant>(const Seat&, std::string_view game,
                                                             const GivenOptions& options)>;
/// Plays a game of a schedule. The tournament may have more seats than the game has players.
Record play_game(const Tournament& tournament, const ScheduledGame& game, const Opening& opening,
                 const SeatMaker& seat);

/// The number of games of this shard.
std::uint64_t games_of(const Tournament& tournament);

/// Plays all games and passes their records to `take` in the order of the games' numbers, until
/// `take` returns false.
void play_all(const Tournament& tournament, const std::function<bool(const Record&)>& take);

}  // namespace quintet::cli
