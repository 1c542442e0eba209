#include "engine/cli/openings.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <memory>

#include "engine/cli/cli.hpp"
#include "engine/core/text.hpp"
#include "engine/play/game_search.hpp"
#include "engine/play/random_play.hpp"

namespace quintet::cli {

OpeningPlies parse_openings(const std::string& text, const GameSpec& game) {
    if (text.empty()) return {game.practice.least_opening_plies, game.practice.most_opening_plies};
    std::vector<int> plies;
    bool numbers = true;
    split(text, '-', [&](std::string_view piece) {
        int value = 0;
        const char* end = piece.data() + piece.size();
        const auto [rest, error] = std::from_chars(piece.data(), end, value);
        numbers = numbers && error == std::errc() && rest == end;
        plies.push_back(value);
    });
    if (!numbers || plies.size() > 2 || plies.front() < 0 || plies.front() > plies.back() ||
        plies.back() > 1000) {
        throw InputError("--openings: a number of plies or a range as in 3-6 expected");
    }
    return {plies.front(), plies.back()};
}

namespace {

/// Returns how unbalanced a position is; the game must not be over. Without a forced win, this is
/// the best chance of winning of any player, 0 to 1. With a forced win, it is above 1, and lower
/// the longer the win takes.
double imbalance(const RunningGame& running) {
    SearchRequest request;
    request.nodes = judge_nodes;
    // Enough for these few nodes, and fast to clear.
    request.table_mb = 1;
    GameSearch search;
    must(search.start(running, request));
    const SearchProgress* progress = nullptr;
    do progress = &search.step_nodes(judge_nodes);
    while (!progress->finished);
    const SearchLine& line = progress->lines.front();
    const Score best = *std::max_element(line.scores.begin(), line.scores.end());
    if (is_proven(best)) return 1 + static_cast<double>(best) / win_score;
    // The last digits of `exp` differ between libraries.
    return std::round(1000 * *std::max_element(line.chances.begin(), line.chances.end())) / 1000;
}

}  // namespace

Opening choose_opening(const std::string& game,
                       const std::vector<std::pair<std::string, std::string>>& options, int plies,
                       int balance, Random& random) {
    const auto draw = [&] { return must(random_position(game, options, plies, random)); };
    Opening best;
    if (balance >= 100) {
        best.actions = draw()->actions();
        return best;
    }
    double least = std::numeric_limits<double>::infinity();
    int tried = 0;
    while (tried < most_openings_tried && !(least <= balance / 100.0)) {
        const std::unique_ptr<RunningGame> running = draw();
        const double found = imbalance(*running);
        ++tried;
        if (found < least) {
            least = found;
            best.actions = running->actions();
        }
    }
    best.tried = tried;
    best.decided = least > 1;
    best.favour = std::min(least, 1.0);
    return best;
}

}  // namespace quintet::cli
