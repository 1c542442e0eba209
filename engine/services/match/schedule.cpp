#include "engine/services/match/schedule.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "engine/base/hash.hpp"
#include "engine/base/random.hpp"

namespace quintet {

namespace {

using Group = std::vector<std::size_t>;

/// A group and the number of its opening within the round.
struct Meeting {
    Group group;
    std::uint64_t opening = 0;
};

/// Every pair once, day by day: one participant stays, the others move around a circle, and those
/// who face each other meet. With an odd number, a place stays empty and its opponent rests.
std::vector<Meeting> pairs(std::size_t participants) {
    const std::size_t places = participants + participants % 2;
    std::vector<Meeting> meetings;
    for (std::size_t day = 0; day + 1 < places; ++day) {
        const auto at = [&](std::size_t place) {
            return place == 0 ? 0 : 1 + (place - 1 + day) % (places - 1);
        };
        for (std::size_t place = 0; place < places / 2; ++place) {
            Group group{at(place), at(places - 1 - place)};
            std::sort(group.begin(), group.end());
            if (group.back() < participants) meetings.push_back({std::move(group), day});
        }
    }
    return meetings;
}

std::vector<Group> all_triples(std::size_t participants) {
    std::vector<Group> triples;
    for (std::size_t a = 0; a < participants; ++a) {
        for (std::size_t b = a + 1; b < participants; ++b) {
            for (std::size_t c = b + 1; c < participants; ++c) triples.push_back({a, b, c});
        }
    }
    return triples;
}

/// Triples {i, i + d, i + 2d} of numbers modulo an odd m. For every d from 1 to (m - 1) / 2, the
/// numbers d and 2d apart meet twice and once, and so any two numbers meet in 3 triples.
///
/// With an even number of participants, the last one is added to m others. All triples are then
/// there twice, so that any two of the others meet in 6. To meet them 6 times as well, the last one
/// takes the third place in the triples of d = 1: each i, i + 1, i + 2 becomes three triples of two
/// of them and the last one.
std::vector<Group> cyclic_triples(std::size_t participants) {
    const bool even = participants % 2 == 0;
    const std::size_t circle = even ? participants - 1 : participants;
    const std::size_t last = participants - 1;
    std::vector<Group> triples;
    for (int copy = 0; copy < (even ? 2 : 1); ++copy) {
        for (std::size_t d = 1; d <= circle / 2; ++d) {
            for (std::size_t i = 0; i < circle; ++i) {
                const std::size_t second = (i + d) % circle;
                const std::size_t third = (i + 2 * d) % circle;
                if (copy == 1 && d == 1) {
                    triples.push_back({i, second, last});
                    triples.push_back({second, third, last});
                    triples.push_back({i, third, last});
                } else {
                    triples.push_back({i, second, third});
                }
            }
        }
    }
    return triples;
}

std::vector<Meeting> triples(std::size_t participants) {
    std::vector<Meeting> meetings;
    for (Group& group :
         participants <= 6 ? all_triples(participants) : cyclic_triples(participants)) {
        std::sort(group.begin(), group.end());
        meetings.push_back({std::move(group), meetings.size()});
    }
    return meetings;
}

Status check(const ScheduleRules& rules) {
    if (rules.players != 2 && rules.players != 3) {
        return Error{"schedule: a game must have 2 or 3 players"};
    }
    if (rules.participants < rules.players || rules.participants > most_participants) {
        return Error{"schedule: participants must be " + std::to_string(rules.players) + " to " +
                     std::to_string(most_participants) + " (found " +
                     std::to_string(rules.participants) + ")"};
    }
    if (rules.rounds < 1) return Error{"schedule: rounds must be at least 1"};
    return Done{};
}

}  // namespace

std::vector<std::size_t> seat_group(std::span<const std::size_t> group, std::uint64_t number,
                                    bool reversed) {
    std::vector<std::size_t> seats(group.size());
    for (std::size_t player = 0; player < seats.size(); ++player) {
        seats[player] = group[(player + number) % group.size()];
    }
    if (reversed) std::reverse(seats.begin(), seats.end());
    return seats;
}

std::vector<std::size_t> seeded_order(std::size_t participants, std::uint64_t seed) {
    std::vector<std::size_t> order(participants);
    std::iota(order.begin(), order.end(), std::size_t{0});
    Random random(mix(seed));
    for (std::size_t i = participants; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
    }
    return order;
}

Result<std::vector<ScheduledGame>> schedule(const ScheduleRules& rules) {
    if (const Status status = check(rules); !status) return status.error();
    const std::vector<Meeting> meetings =
        rules.players == 2 ? pairs(rules.participants) : triples(rules.participants);
    const std::uint64_t games = meetings.size() * rules.players;
    if (rules.rounds > most_scheduled_games / games) {
        return Error{"schedule: games must be at most " + std::to_string(most_scheduled_games) +
                     "; a round of " + std::to_string(rules.participants) + " has " +
                     std::to_string(games)};
    }
    const std::uint64_t openings = meetings.back().opening + 1;
    // A group of as many as a game has players needs no order.
    const Group order = seeded_order(rules.participants, rules.seed);
    const bool keep_order = rules.participants == rules.players;

    std::vector<ScheduledGame> out;
    out.reserve(static_cast<std::size_t>(games * rules.rounds));
    for (std::uint64_t round = 0; round < rules.rounds; ++round) {
        for (const Meeting& meeting : meetings) {
            Group group = meeting.group;
            if (!keep_order) {
                for (std::size_t& each : group) each = order[each];
                std::sort(group.begin(), group.end());
            }
            const bool reversed = (round + meeting.opening) % 2 == 1;
            for (std::size_t rotation = 0; rotation < rules.players; ++rotation) {
                out.push_back({out.size(), round * openings + meeting.opening,
                               seat_group(group, rotation, reversed)});
            }
        }
    }
    return out;
}

}  // namespace quintet
