#include "engine/cli/puzzles/check.hpp"

#include <algorithm>

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string listed(const std::vector<std::string>& texts) {
    std::string list;
    for (const std::string& each : texts) list += (list.empty() ? "" : "; ") + each;
    return list.empty() ? "none" : list;
}

class Checker {
  public:
    Checker(const Puzzle& puzzle, std::uint64_t most_positions)
        : puzzle_(puzzle), game_(replay_record(puzzle.record)) {
        effort_.most_positions = most_positions;
    }

    std::vector<std::string> run() {
        const std::string& kind = puzzle_.goal.kind;
        if (kind == "win") {
            check_win();
        } else if (kind == "race") {
            if (!prove::is_race(*game_)) refuse("goal.kind: the position is not a race");
            check_win();
        } else if (kind == "only") {
            check_only();
        } else if (kind == "capture") {
            check_capture();
        } else {
            refuse("goal.kind must be win, race, only or capture (found " + in_quotes(kind) + ")");
        }
        return std::move(wrong_);
    }

  private:
    void refuse(const std::string& what) { wrong_.push_back(what); }

    void expect_solutions(const std::vector<std::string>& right) {
        const auto stated = sorted(first_actions(puzzle_));
        if (stated == sorted(right)) return;
        refuse("solutions must be " + listed(sorted(right)) + " (found " + listed(stated) + ")");
    }

    void check_win() {
        const int players = static_cast<int>(game_->spec().players.size());
        effort_.most_plies = (puzzle_.goal.count - 1) * players + 1;
        const auto win = prove::solve_win(*game_, effort_);
        const prove::Finding& finding = win.finding;
        if (!finding.complete) return refuse("not proven within the limit of positions");
        if (finding.wins_in == 0) return refuse("no forced win");
        const int actions = (finding.wins_in - 1) / players + 1;
        if (actions != puzzle_.goal.count) {
            refuse("goal.count must be " + std::to_string(actions) + " (found " +
                   std::to_string(puzzle_.goal.count) + ")");
        }
        expect_solutions(finding.solutions);
        compare(puzzle_.solutions, win.solutions, "solutions");
    }

    /// The same right actions must follow the same replies.
    void compare(const std::vector<prove::Solution>& stated,
                 const std::vector<prove::Solution>& proven, const std::string& place) {
        for (const prove::Solution& each : stated) {
            const auto same = std::find_if(
                proven.begin(), proven.end(),
                [&](const prove::Solution& other) { return other.action == each.action; });
            const std::string where = place + ", " + each.action;
            if (same == proven.end()) {
                refuse(where + ": not proven");
                continue;
            }
            if (same->replies != each.replies) refuse(where + ": the proof has other replies");
            if (same->then.size() != each.then.size()) {
                refuse(where + ": must have " + std::to_string(same->then.size()) +
                       " next actions (found " + std::to_string(each.then.size()) + ")");
            }
            compare(each.then, same->then, where);
        }
    }

    void check_only() {
        effort_.most_plies = puzzle_.goal.count;
        const auto defences = prove::find_defences(*game_, effort_);
        if (!defences.complete) return refuse("not proven within the limit of positions");
        if (defences.wins) refuse("an action wins at once");
        if (puzzle_.solutions.size() != 1) refuse("solutions must have exactly one");
        expect_solutions(defences.holding);
    }

    void check_capture() {
        const MostEffects most = most_effects(*game_);
        if (static_cast<int>(most.cells) != puzzle_.goal.count) {
            refuse("goal.count must be " + std::to_string(most.cells) + ", the most (found " +
                   std::to_string(puzzle_.goal.count) + ")");
        }
        expect_solutions(most.actions);
    }

    const Puzzle& puzzle_;
    std::unique_ptr<RunningGame> game_;
    prove::Effort effort_;
    std::vector<std::string> wrong_;
};

}  // namespace

std::vector<std::string> check_puzzle(const Puzzle& puzzle, std::uint64_t most_positions) {
    try {
        return Checker(puzzle, most_positions).run();
    } catch (const InputError& error) {
        return {error.what()};
    }
}

MostEffects most_effects(const RunningGame& game) {
    MostEffects most;
    const auto shown = game.copy();
    for (const std::string& action : game.legal_actions()) {
        must(shown->play(action));
        std::size_t cells = 0;
        for (const Mark& mark : shown->last_effects()) cells += mark.cells.size();
        must(shown->go_to(game.ply()));
        if (cells > most.cells) {
            most.second = most.cells;
            most.cells = cells;
            most.actions.clear();
        } else if (cells < most.cells) {
            most.second = std::max(most.second, cells);
            continue;
        }
        if (cells > 0) most.actions.push_back(action);
    }
    return most;
}

int defence_plies(const RunningGame& game) {
    return static_cast<int>(game.spec().players.size()) + 1;
}

}  // namespace quintet::cli
