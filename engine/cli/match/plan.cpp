#include "engine/cli/match/plan.hpp"

#include <numeric>
#include <utility>

namespace quintet::cli {

ScheduledGame match_game(const Contest& contest, std::uint64_t number) {
    std::vector<std::size_t> group(contest.seats.size());
    std::iota(group.begin(), group.end(), std::size_t{0});
    const std::uint64_t opening = number / group.size();
    return {number, opening, seat_group(group, number, opening % 2 == 1)};
}

Plan match_plan(const Contest& contest) {
    const std::uint64_t players = contest.seats.size();
    const auto [index, count] = contest.shard;
    const std::uint64_t openings = contest.games / players;  // with all their games
    const std::uint64_t own = openings / count + (openings % count > index ? 1 : 0);
    const std::uint64_t rest = openings % count == index ? contest.games % players : 0;
    return {own * players + rest, [&contest, players, index = index, count = count](auto place) {
                const std::uint64_t opening = index + place / players * count;
                return match_game(contest, opening * players + place % players);
            }};
}

Plan plan_of(std::vector<ScheduledGame> games) {
    const std::uint64_t size = games.size();
    return {size, [games = std::move(games)](std::uint64_t place) {
                return games[static_cast<std::size_t>(place)];
            }};
}

}  // namespace quintet::cli
