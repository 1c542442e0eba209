#include "engine/services/match/openings.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/base/hash.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet {

namespace {

/// Returns how unbalanced a position is; the game must not be over. Without a forced win, this is
/// the best chance of winning of any player, 0 to 1. With a forced win, it is above 1, and lower
/// the longer the win takes.
Result<double> imbalance(const RunningGame& running) {
    SearchRequest request;
    request.nodes = judge_nodes;
    // Enough for these few nodes, and fast to clear.
    request.table_mb = 1;
    const Result<SearchProgress> found = search_to_end(running, request);
    if (!found) return found.error();
    const SearchLine& line = found.value().lines.front();
    const Score best = *std::max_element(line.scores.begin(), line.scores.end());
    if (is_proven(best)) return 1 + static_cast<double>(best) / win_score;
    // The last digits of `exp` differ between libraries.
    return std::round(1000 * *std::max_element(line.chances.begin(), line.chances.end())) / 1000;
}

}  // namespace

Result<Opening> choose_opening(const std::string& game, const GivenOptions& options, int plies,
                               int balance, Random& random) {
    Opening best;
    double least = std::numeric_limits<double>::infinity();
    int tried = 0;
    while (tried < most_openings_tried && !(least <= balance / 100.0)) {
        const auto running = random_position(game, options, plies, random);
        if (!running) return running.error();
        if (balance >= 100) {
            best.actions = running.value()->actions();
            return best;
        }
        const Result<double> found = imbalance(*running.value());
        if (!found) return found.error();
        ++tried;
        if (found.value() < least) {
            least = found.value();
            best.actions = running.value()->actions();
        }
    }
    best.tried = tried;
    best.decided = least > 1;
    best.favour = std::min(least, 1.0);
    return best;
}

Result<OpeningRules> default_openings(const std::string& game, const GivenOptions& options,
                                      std::uint64_t seed) {
    const auto start = open_game({game, options});
    if (!start) return start.error();
    const Practice& practice = start.value()->spec().practice;
    return OpeningRules{game,
                        options,
                        practice.least_opening_plies,
                        practice.most_opening_plies,
                        practice.opening_balance,
                        seed};
}

Status check_openings(const OpeningRules& rules) {
    const auto start = open_game({rules.game, rules.options});
    if (!start) return start.error();
    if (rules.least_plies < 0 || rules.least_plies > rules.most_plies ||
        rules.most_plies > most_opening_plies) {
        return Error{"openings must be a range of plies from 0 to " +
                     std::to_string(most_opening_plies) + " (found " +
                     std::to_string(rules.least_plies) + " to " + std::to_string(rules.most_plies) +
                     ")"};
    }
    const int players = static_cast<int>(start.value()->spec().players.size());
    if (rules.balance * players < 100 || rules.balance > 100) {
        return Error{"balance must be from " + std::to_string((99 + players) / players) +
                     " to 100 percent with " + std::to_string(players) + " players (found " +
                     std::to_string(rules.balance) + ")"};
    }
    return Done{};
}

Result<Opening> find_opening(const OpeningRules& rules, std::uint64_t number) {
    Random random(mix(rules.seed) ^ mix(~number));
    const int span = rules.most_plies - rules.least_plies + 1;
    const int plies =
        rules.least_plies + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
    return choose_opening(rules.game, rules.options, plies, rules.balance, random);
}

}  // namespace quintet
