#include "engine/cli/puzzles/mine.hpp"

#include <algorithm>
#include <array>

#include "engine/base/hash.hpp"
#include "engine/cli/puzzles/check.hpp"
#include "engine/cli/puzzles/search_check.hpp"
#include "engine/services/match/openings.hpp"
#include "engine/services/match/seeds.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

namespace {

/// Who plays the games. A weaker player makes mistakes that are worth a puzzle.
struct Strength {
    const char* level = "";
    std::uint64_t nodes = 0;
};
constexpr std::array<Strength, 5> strengths{
    {{"casual", 0}, {"", 300}, {"", 800}, {"", 2'000}, {"", 4'000}}};
constexpr int most_solutions = 3;
constexpr int least_actions_to_choose_from = 5;
constexpr int last_plies = 16;           // of a game, in which defences are looked for
constexpr int plies_for_captures = 8;    // positions of a game that are looked at
constexpr std::uint64_t judge = 30'000;  // nodes by which the engine must agree with a capture

/// Looks at the positions of one game.
class Miner {
  public:
    Miner(const Record& played, const MineOptions& options, const std::function<void(Puzzle)>& take)
        : take_(take), game_(replay_record(played)) {
        players_ = static_cast<int>(game_->spec().players.size());
        effort_.most_positions = options.positions;
        effort_.most_plies = options.plies > 0 ? options.plies : 2 * players_ + 1;
    }

    void run() {
        find_wins();
        find_defences();
        find_captures();
    }

  private:
    /// The position after so many plies as the start of a record.
    Record position_at(int ply) {
        must(game_->go_to(ply));
        Record record = record_of(*game_);
        record.setup = game_->position_text();
        record.actions.clear();
        return record;
    }

    void offer(const Record& record, PuzzleGoal goal, std::vector<prove::Solution> solutions,
               std::uint64_t positions) {
        Puzzle puzzle;
        puzzle.record = record;
        puzzle.goal = std::move(goal);
        puzzle.solutions = std::move(solutions);
        puzzle.positions = positions;
        take_(std::move(puzzle));
    }

    /// Walks back from the end of a won game, through the winner's turns, while the win is proven.
    /// Takes the first position for each number of actions.
    void find_wins() {
        must(game_->go_to(game_->length()));
        const Outcome outcome = game_->outcome();
        if (outcome.state != Outcome::State::won) return;
        int longest = 0;
        int failures = 0;
        for (int ply = game_->length() - 1; ply > 0 && failures < 2; --ply) {
            must(game_->go_to(ply));
            if (game_->to_move() != outcome.winner || !all_in_the_game()) continue;
            const Record record = position_at(ply);
            const auto win = prove::solve_win(*game_, effort_);
            const prove::Finding& finding = win.finding;
            if (!finding.complete || finding.wins_in == 0) {
                ++failures;
                continue;
            }
            // From here on backwards, wins take longer.
            if (finding.wins_in + players_ > effort_.most_plies) failures = 2;
            const int actions = (finding.wins_in - 1) / players_ + 1;
            const auto solutions = win.solutions.size();
            const bool problem = solutions <= most_solutions &&
                                 finding.legal >= least_actions_to_choose_from &&
                                 static_cast<int>(solutions) * 4 <= finding.legal;
            // A player may also win by a turn limit, with another player's action.
            const bool own = (finding.wins_in - 1) % players_ == 0;
            if (!problem || !own || actions <= longest || size_of(win.solutions) > most_lines) {
                continue;
            }
            longest = actions;
            const bool race = prove::is_race(*game_);
            offer(record, {race ? "race" : "win", actions}, win.solutions, finding.positions);
        }
    }

    /// Against players who can do nothing, a puzzle would be too easy.
    bool all_in_the_game() const { return game_->board().eliminated.empty(); }

    static constexpr int most_lines = 60;  // of a solution with all its branches

    static int size_of(const std::vector<prove::Solution>& solutions) {
        int size = 0;
        for (const prove::Solution& each : solutions) {
            size += each.then.empty() ? 1 : size_of(each.then);
        }
        return size;
    }

    void find_defences() {
        int taken = 0;
        const int first = std::max(1, game_->length() - last_plies);
        for (int ply = game_->length() - 1; ply >= first && taken < 2; --ply) {
            const Record record = position_at(ply);
            const auto legal = game_->legal_actions().size();
            if (legal < least_actions_to_choose_from || !all_in_the_game()) continue;
            prove::Effort effort = effort_;
            effort.most_plies = defence_plies(*game_);
            effort.most_positions /= 4;
            effort.slots = std::size_t{1} << 14;
            const auto defences = prove::find_defences(*game_, effort, 1);
            if (!defences.complete || defences.wins || defences.holding.size() != 1) continue;
            offer(record, {"only", effort.most_plies}, {{defences.holding[0]}}, defences.positions);
            ++taken;
        }
    }

    void find_captures() {
        int taken = 0;
        const int step = std::max(1, game_->length() / plies_for_captures);
        for (int ply = step; ply < game_->length() && taken < 2; ply += step) {
            const Record record = position_at(ply);
            const MostEffects most = most_effects(*game_);
            if (most.actions.size() != 1 || !all_in_the_game()) continue;
            if (!is_clearly_best(*game_, most.actions[0], judge)) continue;
            offer(record, {"capture", static_cast<int>(most.cells)}, {{most.actions[0]}}, 0);
            ++taken;
        }
    }

    const std::function<void(Puzzle)>& take_;
    std::unique_ptr<RunningGame> game_;
    int players_ = 2;
    prove::Effort effort_;
};

/// The roles of the changes of an action besides its own cells.
std::vector<std::string> roles_of(const RunningGame& game, const std::string& action) {
    const auto after = game.copy();
    must(after->play(action));
    std::vector<std::string> roles;
    for (const Mark& mark : after->last_effects()) {
        if (std::find(roles.begin(), roles.end(), mark.role) == roles.end()) {
            roles.push_back(mark.role);
        }
    }
    return roles;
}

}  // namespace

Record play_mined_game(const MineOptions& options, std::uint64_t number) {
    const OpeningRules rules = must(default_openings(options.game, options.options, options.seed));
    const Opening opening = must(find_opening(rules, number));
    const auto game = must(open_game({options.game, options.options, "", opening.actions}));
    ActionSeeds seeds(options.seed, number);
    std::vector<Strength> players;
    for (std::size_t i = 0; i < game->spec().players.size(); ++i) {
        players.push_back(strengths[seeds.next() % strengths.size()]);
    }
    while (!game->outcome().over() && game->ply() < options.actions) {
        const Strength& player = players[game->to_move()];
        SearchRequest request;
        request.level = player.level;
        request.nodes = player.nodes;
        request.seed = seeds.next();
        request.table_mb = 1;
        must(game->play(must(search_to_end(*game, request)).best));
    }
    return record_of(*game);
}

void find_puzzles(const Record& game, const MineOptions& options,
                  const std::function<void(Puzzle)>& take) {
    Miner(game, options, take).run();
}

std::vector<std::string> themes_of(const Puzzle& puzzle) {
    std::vector<std::string> themes;
    const std::string& kind = puzzle.goal.kind;
    if (is_win(puzzle.goal)) themes.push_back("win-in-" + std::to_string(puzzle.goal.count));
    if (kind == "only") themes.push_back("only-action");
    if (kind == "race") themes.push_back("race");
    if (kind == "capture") themes.push_back("most");
    const auto game = replay_record(puzzle.record);
    const auto roles = roles_of(*game, puzzle.solutions.front().action);
    themes.insert(themes.end(), roles.begin(), roles.end());
    // Nothing is changed at once, and the game is not over: the hardest kind to see.
    if (kind == "win" && puzzle.goal.count > 1 && roles.empty() && most_effects(*game).cells > 0) {
        themes.push_back("quiet");
    }
    return themes;
}

}  // namespace quintet::cli
