#include "engine/cli/puzzles/search_check.hpp"

#include <algorithm>
#include <set>

#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

namespace {

constexpr double clearly_better = 0.24;  // of a player's share, above the next best action
constexpr std::size_t most_lines = 64;   // of a search

class SearchCheck {
  public:
    SearchCheck(const Puzzle& puzzle, std::uint64_t nodes)
        : puzzle_(puzzle), game_(replay_record(puzzle.record)), player_(game_->to_move()) {
        players_ = static_cast<int>(game_->spec().players.size());
        request_.nodes = nodes;
        // The opponents of three players act together, as in the proof.
        if (players_ > 2) request_.algorithm = "paranoid";
    }

    std::vector<std::string> run() {
        const PuzzleGoal& goal = puzzle_.goal;
        const std::string& first = puzzle_.solutions.front().action;
        if (is_win(goal)) {
            find_wins(puzzle_.solutions, goal.count, "solutions");
        } else if (goal.kind == "only") {
            const SearchLine line = must(search_to_end(*game_, request_)).lines.front();
            if (is_lost(line)) {
                found_.push_back("solutions, " + first + ": loses by force in " +
                                 std::to_string(line.proven_plies) + " plies");
            }
        } else if (!is_clearly_best(*game_, first, request_.nodes)) {
            found_.push_back("solutions, " + first + ": isn't clearly the best action");
        }
        return std::move(found_);
    }

  private:
    bool is_won(const SearchLine& line) const {
        return line.proven_plies > 0 && !line.likely && line.chances[player_] > 0.99;
    }
    bool is_lost(const SearchLine& line) const {
        return line.proven_plies > 0 && line.chances[player_] < 0.01;
    }

    /// Finds actions beside the solutions that also win in `left` own actions, and continues behind
    /// each solution.
    void find_wins(const std::vector<prove::Solution>& solutions, int left,
                   const std::string& place) {
        if (!seen_.insert(game_->hash()).second) return;
        const auto listed = [&](const std::string& action) {
            return std::any_of(solutions.begin(), solutions.end(),
                               [&](const prove::Solution& each) { return each.action == action; });
        };
        if (solutions.size() < std::min(most_lines, game_->legal_actions().size())) {
            request_.lines = static_cast<int>(solutions.size()) + 1;
            for (const SearchLine& line : must(search_to_end(*game_, request_)).lines) {
                // An opponent's action can end the game too, until the player's next turn.
                if (!is_won(line) || line.proven_plies > left * players_) continue;
                if (listed(line.actions.front())) continue;
                found_.push_back(place + " must have " + line.actions.front() + ", which wins in " +
                                 std::to_string(line.proven_plies) + " plies");
            }
        }
        const int ply = game_->ply();
        for (const prove::Solution& each : solutions) {
            if (each.then.empty()) continue;
            must(game_->play(each.action));
            for (const std::string& reply : each.replies) must(game_->play(reply));
            find_wins(each.then, left - 1, place + ", " + each.action);
            must(game_->go_to(ply));
        }
    }

    const Puzzle& puzzle_;
    std::unique_ptr<RunningGame> game_;
    Player player_;
    int players_ = 2;
    SearchRequest request_;
    std::set<std::uint64_t> seen_;
    std::vector<std::string> found_;
};

}  // namespace

bool is_clearly_best(const RunningGame& game, const std::string& action, std::uint64_t nodes) {
    SearchRequest request;
    request.nodes = nodes;
    request.lines = 2;
    const SearchProgress found = must(search_to_end(game, request));
    if (found.best != action || found.lines.size() < 2) return false;
    const Player player = game.to_move();
    const auto chance = [&](std::size_t line) { return found.lines[line].chances[player]; };
    const auto players = static_cast<double>(game.spec().players.size());
    return (chance(0) - chance(1)) * players >= clearly_better;
}

std::vector<std::string> search_puzzle(const Puzzle& puzzle, std::uint64_t nodes) {
    return SearchCheck(puzzle, nodes).run();
}

}  // namespace quintet::cli
