#include "engine/cli/match/plan.hpp"

#include <numeric>
#include <utility>

namespace quintet::cli {

ScheduledGame match_game(const Match& match, std::uint64_t number) {
    std::vector<std::size_t> group(match.seats.size());
    std::iota(group.begin(), group.end(), std::size_t{0});
    const std::uint64_t opening = number / group.size();
    return {number, opening, seat_group(group, number, opening % 2 == 1)};
}

Plan match_plan(const Match& match) {
    const std::uint64_t players = match.seats.size();
    const auto [index, count] = match.shard;
    const std::uint64_t openings = match.games / players;  // with all their games
    const std::uint64_t own = openings / count + (openings % count > index ? 1 : 0);
    const std::uint64_t rest = openings % count == index ? match.games % players : 0;
    return {own * players + rest, [&match, players, index = index, count = count](auto place) {
                const std::uint64_t opening = index + place / players * count;
                return match_game(match, opening * players + place % players);
            }};
}

Plan plan_of(std::vector<ScheduledGame> games) {
    const std::uint64_t size = games.size();
    return {size, [games = std::move(games)](std::uint64_t place) {
                return games[static_cast<std::size_t>(place)];
            }};
}

}  // namespace quintet::cli
