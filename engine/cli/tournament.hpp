#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/openings.hpp"
#include "engine/cli/record.hpp"
#include "engine/cli/seat.hpp"

namespace quintet::cli {

/// Many games between the same participants.
struct Tournament {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<Seat> seats;  ///< as many as the game has players
    std::uint64_t games = 100;
    int least_opening_plies = 0;  ///< openings have from this many
    int most_opening_plies = 0;   ///< to this many random actions
    int balance = 100;            ///< percent, as `choose_opening` takes it
    int max_plies = 1000;         ///< a game that lasts longer is unfinished and counts as drawn
    std::uint64_t seed = 0;
    /// Only openings whose number leaves `shard` when divided by `shards` are played.
    std::uint64_t shard = 0;
    std::uint64_t shards = 1;
    int jobs = 1;  ///< games under way at once, each in a thread
};

/// The opening that a game begins from. An opening serves as many games in a row as there are
/// players, with the participants moved one place on each time.
std::uint64_t opening_of(const Tournament& tournament, std::uint64_t number);

/// The opening with a number. Only game, options, plies, balance and seed of the tournament matter.
Opening find_opening(const Tournament& tournament, std::uint64_t number);

/// Which participant plays which player in a game. Every second opening has the participants in
/// reverse, so that with three players, too, everybody follows everybody equally often.
std::vector<std::size_t> seating(const Tournament& tournament, std::uint64_t number);

/// Plays one game to its end. The record has `result` and `reason`, `players` (the texts of the
/// seats, in the order of the game's players) and `match`: `game` and `opening` (numbers from 0),
/// `opening_plies`, `seed`, `participants` (places in `seats`, in the order of the players), where
/// openings are judged `balance` (`percent`, `nodes`, and as in `Opening` `tried`, `favour`,
/// `decided`), and with time limits `times`, the `ActionTimes` of each player with all ways to and
/// fro. If a participant forfeits, the game ends there, `result` is as the board has it,
/// and `match.forfeit` tells `player`, `ply`, `kind` and `message`. `seat` is how participants come
/// to the table. `opening` is the one that belongs to the game.
Record play_game(const Tournament& tournament, std::uint64_t number, const Opening& opening,
                 decltype(&sit_down) seat = &sit_down);
Record play_game(const Tournament& tournament, std::uint64_t number,
                 decltype(&sit_down) seat = &sit_down);

/// How many games this shard plays.
std::uint64_t games_of(const Tournament& tournament);

/// Plays all games and hands them to `take` in the order of their numbers, whatever order they end
/// in, until it returns false.
void play_all(const Tournament& tournament, const std::function<bool(const Record&)>& take);

}  // namespace quintet::cli
