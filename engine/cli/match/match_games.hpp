#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/cli/match/plan.hpp"
#include "engine/cli/records/record.hpp"

namespace quintet::cli {

using ParticipantMaker = std::function<std::unique_ptr<Participant>(
    const Seat&, std::string_view game, const GivenOptions& options)>;

/// Plays one game of a plan to its end. `opening` is the opening of the game; `seat` makes a
/// participant. The record has `result` and `reason`, `players` (the texts of the seats, in the
/// order of the game's players) and `match`. `match` has `game` and `opening` (numbers from 0),
/// `opening_plies`, `seed` and `participants` (places in `seats`, in the order of the players). If
/// openings are judged, it has `balance`: `percent`, `nodes`, and `tried`, `favour` and `decided`
/// as in `Opening`. If a participant tells what it thought, it has `searches`: for each action its
/// `Thought`, or null. With time limits, it has `times`: the `ActionTimes` of each player,
/// communication included. If a participant forfeits, the game ends, `result` is that of the board,
/// and `match.forfeit` has `player`, `ply`, `kind` and `message`, and of agents `traceback`,
/// `printed` and `raw`. With agents, or if the match is measured, it has `game_s` and
/// `memory_mb` by player (processor time of an agent, wall-clock time of others; null if unknown),
/// and `plies`: for each action after the opening `player`, `ms`, `cpu_ms` (null if unknown) and
/// what the player `printed`.
Record play_game(const Match& match, const ScheduledGame& game, const Opening& opening,
                 const ParticipantMaker& seat);

/// Plays the game of a match with a number.
Record play_game(const Match& match, std::uint64_t number,
                 const ParticipantMaker& seat = make_participant);

/// When `play_all` passes a record on: in the order of the plan, or as soon as its game has ended.
enum class Order { planned, finished };

/// Plays the games of a plan, `match.jobs` at the same time, each in a thread, and passes
/// their records to `take` until it returns false; `take` is never called twice at once, and a
/// thread starts its next game after it. `seat` as in `play_game`. Throws what `take` throws, and
/// an `InputError` if a participant that is no agent fails.
void play_all(const Match& match, const Plan& plan, Order order,
              const std::function<bool(Record&)>& take,
              const ParticipantMaker& seat = make_participant);

}  // namespace quintet::cli
