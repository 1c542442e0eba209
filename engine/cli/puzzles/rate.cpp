#include "engine/cli/puzzles/rate.hpp"

#include <algorithm>
#include <cmath>

#include "engine/session/search/game_search.hpp"
#include "engine/session/search/levels.hpp"

namespace quintet::cli {

namespace {

/// How often a participant of known strength found the answer.
struct Trial {
    double elo = 0;
    double solved = 0;  // 0 to 1
};

// Weak levels look one action ahead and choose by chance among good ones: they try several times.
// The others always play the same.
constexpr std::uint64_t tries_by_chance = 8;
constexpr std::uint64_t nodes_of_one_action = 1'000;  // more than one action ahead takes

double share_solved(const RunningGame& game, const std::string& level,
                    const std::vector<std::string>& right) {
    double solved = 0;
    std::uint64_t tries = 1;
    for (std::uint64_t seed = 1; seed <= tries; ++seed) {
        SearchRequest request;
        request.level = level;
        request.seed = seed;
        request.table_mb = 4;
        const SearchProgress found = must(search_to_end(game, request));
        if (found.nodes < nodes_of_one_action) tries = tries_by_chance;
        solved += std::find(right.begin(), right.end(), found.best) != right.end();
    }
    return solved / static_cast<double>(tries);
}

double chance(double elo, double rating) { return 1 / (1 + std::pow(10.0, (rating - elo) / 400)); }

}  // namespace

int least_rating(std::string_view game) {
    const std::vector<int> ratings = level_ratings(game);
    return ratings.empty() ? 0 : ratings.front();
}

int rate_position(const Record& record, const std::vector<std::string>& right) {
    const auto game = replay_record(record);
    const std::vector<int> ratings = level_ratings(record.game);
    std::vector<Trial> trials;
    // Without its own time limit, the last level would search as long as it may.
    const std::size_t rated = std::min(ratings.size(), levels().size() - 1);
    for (std::size_t i = 0; i < rated; ++i) {
        trials.push_back(
            {static_cast<double>(ratings[i]), share_solved(*game, levels()[i].id, right)});
    }
    if (trials.empty()) return 0;
    // One that always fails below the weakest and one that always solves it above the strongest
    // keep the estimate finite.
    trials.insert(trials.begin(), {trials.front().elo - 400, 0});
    trials.push_back({trials.back().elo + 400, 1});
    double low = trials.front().elo - 400;
    double high = trials.back().elo + 400;
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        double more = 0;
        for (const Trial& trial : trials) more += trial.solved - chance(trial.elo, middle);
        (more > 0 ? high : low) = middle;
    }
    return std::max(least_rating(record.game), static_cast<int>(std::lround(high)));
}

}  // namespace quintet::cli
