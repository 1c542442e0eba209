#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/result.hpp"

// Who plays whom, from which opening. A schedule depends on numbers only, so that machines that
// share a match agree on it without talking to each other.

namespace quintet {

inline constexpr std::size_t most_participants = 64;
/// The highest number of games of a schedule.
inline constexpr std::uint64_t most_scheduled_games = 1'000'000;

struct ScheduleRules {
    std::size_t players = 2;       ///< of one game: 2 or 3
    std::size_t participants = 2;  ///< from `players` to `most_participants`
    std::uint64_t seed = 0;        ///< another seed, another order of the groups
    std::uint64_t rounds = 1;
};

struct ScheduledGame {
    std::uint64_t number = 0;               ///< from 0
    std::uint64_t opening = 0;              ///< the number of its opening
    std::vector<std::size_t> participants;  ///< by player
};

/// Returns a balanced round robin. A group of participants, as many as a game has players, plays
/// one opening once in each rotation of the seats; these games follow each other.
///
/// With two players, a round has every pair once. It is divided into days on which everyone plays
/// one opponent, all of them from the same opening (with an odd number, one rests). With three, a
/// round has triples in which every two participants meet equally often: all triples of up to six
/// participants, and a cyclic design for more, in which any two meet in 3 triples (6 if their
/// number is even). Each triple has its opening, and sits the other way round in every
/// second round, so that everyone follows every other one equally often.
///
/// Participants as many as players are seated as `quintet match` seats them. Fails if a number is
/// out of its range.
Result<std::vector<ScheduledGame>> schedule(const ScheduleRules& rules);

/// The participants in an order that depends on the seed.
std::vector<std::size_t> seeded_order(std::size_t participants, std::uint64_t seed);

/// Seats a group: the participant of each player. From one number to the next, everyone moves on
/// by one place; `reversed` seats them the other way round.
std::vector<std::size_t> seat_group(std::span<const std::size_t> group, std::uint64_t number,
                                    bool reversed);

}  // namespace quintet
