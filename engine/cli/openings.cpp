#include "engine/cli/openings.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <memory>

#include "engine/cli/cli.hpp"
#include "engine/core/text.hpp"
#include "engine/match/random_play.hpp"

namespace quintet::cli {

std::string usual_opening(const std::string& game) {
    static const std::map<std::string, std::string> plies{
        {"chexers", "3-6"}, {"halma", "4-6"}, {"cachex", "2"}, {"tetress", "2"}, {"hive", "4"}};
    const auto found = plies.find(game);
    return found == plies.end() ? "4" : found->second;
}

OpeningPlies parse_openings(const std::string& text) {
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

/// What the judge thinks of the position of a match that goes on. The lower, the more balanced: a
/// chance of winning, or for a forced win more than 1, less the longer it takes.
double imbalance(Match& match) {
    SearchRequest request;
    request.nodes = judge_nodes;
    // Enough for so few nodes, and quick to clear.
    request.table_mb = 1;
    must(match.start_search(request));
    const SearchProgress* progress = nullptr;
    do progress = &match.step_search_nodes(judge_nodes);
    while (!progress->finished);
    const SearchLine& line = progress->lines.front();
    const Score best = *std::max_element(line.scores.begin(), line.scores.end());
    if (is_proven(best)) return 1 + static_cast<double>(best) / win_score;
    // What `exp` gives may differ in the last places from one library to the next.
    return std::round(1000 * *std::max_element(line.chances.begin(), line.chances.end())) / 1000;
}

}  // namespace

int usual_balance(const std::string& game) {
    // From games between equal players. In Hive the judge is too careful: white won 91 % of those
    // in which it gave him 64. In Chexers and Halma it is rash: whoever had 59 or 84 % won 23 and
    // 53. But for Hive, openings as short as the usual ones decide next to nothing, and only those
    // that stand out are replaced.
    static const std::map<std::string, int> percents{
        {"chexers", 68}, {"halma", 85}, {"cachex", 73}, {"tetress", 81}, {"hive", 58}};
    const auto found = percents.find(game);
    return found == percents.end() ? 65 : found->second;
}

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
        const std::unique_ptr<Match> match = draw();
        const double found = imbalance(*match);
        ++tried;
        if (found < least) {
            least = found;
            best.actions = match->actions();
        }
    }
    best.tried = tried;
    best.decided = least > 1;
    best.favour = std::min(least, 1.0);
    return best;
}

}  // namespace quintet::cli
