#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/cli/commands/tactics.hpp"
#include "engine/prove/games/game_prover.hpp"

// Makes tactical suites from records of games, and checks suites. The games only supply interesting
// positions; every statement about a position comes from the prover.

using namespace quintet;
using cli::Record;

namespace {

struct Options {
    std::vector<std::string> files;
    prove::Effort effort{.most_plies = 7, .most_positions = 5'000'000};
    int each = 6;                // positions at each distance, half of them easy and half hard
    std::uint64_t easy = 1'000;  // nodes within which the engine solves an easy position
};

/// A position for a suite.
struct Find {
    Record record;
    int wins_in = 0;
    bool hard = false;  // the engine does not solve it at once
};

prove::Finding prove_win(const Record& record, const prove::Effort& effort) {
    return prove::find_win(*cli::replay_record(record), effort);
}

/// Whether the solution is hard to hit by chance: few actions solve the position.
bool is_problem(const prove::Finding& finding) {
    const int solutions = static_cast<int>(finding.solutions.size());
    return finding.wins_in > 0 && solutions <= 6 && solutions * 5 <= finding.legal;
}

Record problem(const Record& game, const prove::Finding& finding) {
    Record record;
    record.game = game.game;
    record.options = game.options;
    record.setup = finding.setup;
    record.others["wins_in"] = finding.wins_in;
    record.others["solutions"] = finding.solutions;
    return record;
}

/// The winner of a game; none for other results.
Player winner_of(const Record& game) {
    const Outcome outcome = cli::replay_record(game)->outcome();
    return outcome.state == Outcome::State::won ? outcome.winner : no_player;
}

/// Walks back from the end of a won game, through the winner's turns, while the win can be proven.
std::vector<Find> problems_of(const Record& game, const Options& options) {
    std::vector<Find> found;
    const Player winner = winner_of(game);
    if (winner == no_player) return found;
    const auto players = find_game(game.game)->players.size();
    Record before = game;
    for (int failures = 0; !before.actions.empty() && failures < 2;) {
        before.actions.pop_back();
        if (before.actions.size() % players != winner) continue;
        const auto finding = prove_win(before, options.effort);
        if (!finding.complete || finding.wins_in == 0) ++failures;
        if (finding.complete && is_problem(finding)) {
            const Record record = problem(game, finding);
            const auto position = cli::parse_tactical_position(cli::format_record(record));
            const bool hard = !cli::solve(position, "", options.easy).solved;
            found.push_back({record, finding.wins_in, hard});
        }
    }
    return found;
}

/// Picks at most two positions of a game, far from each other, while more of the kind are needed.
/// Hard ones come first, then the longest wins.
void find(const Options& options) {
    std::map<std::pair<int, bool>, int> counts;
    std::set<std::vector<std::string>> seen;
    for (const std::string& file : options.files) {
        cli::for_each_line(file, [&](const std::string& line, const std::string&) {
            const Record game = cli::parse_record(line);
            if (!seen.insert(game.actions).second) return;
            std::vector<Find> found = problems_of(game, options);
            std::stable_sort(found.begin(), found.end(), [](const Find& a, const Find& b) {
                return std::pair(a.hard, a.wins_in) > std::pair(b.hard, b.wins_in);
            });
            int last = 0;
            int taken = 0;
            for (const Find& each : found) {
                int& count = counts[{each.wins_in, each.hard}];
                if (taken == 2 || count == options.each) continue;
                if (taken == 1 && std::abs(each.wins_in - last) < 3) continue;
                last = each.wins_in;
                ++taken;
                ++count;
                std::cout << cli::format_record(each.record) << std::endl;
                std::cerr << "game " << seen.size() << ": win in " << last
                          << (each.hard ? ", hard" : "") << std::endl;
            }
        });
    }
}

/// Proves every line of the suites again; true if all are right.
bool check(const Options& options) {
    int wrong = 0;
    int right = 0;
    for (const std::string& file : options.files) {
        cli::for_each_line(file, [&](const std::string& line, const std::string& place) {
            auto position = cli::parse_tactical_position(line);
            prove::Effort effort = options.effort;
            effort.most_plies = position.wins_in;
            effort.most_positions = std::numeric_limits<std::uint64_t>::max();
            prove::Finding finding = prove_win(position.record, effort);
            std::sort(finding.solutions.begin(), finding.solutions.end());
            std::sort(position.solutions.begin(), position.solutions.end());
            if (finding.wins_in == position.wins_in && finding.solutions == position.solutions) {
                ++right;
                return;
            }
            ++wrong;
            std::cout << place << ": win in " << finding.wins_in << " by";
            for (const std::string& action : finding.solutions) std::cout << ' ' << action << ';';
            std::cout << '\n';
        });
    }
    std::cout << right << " right, " << wrong << " wrong\n";
    return wrong == 0;
}

}  // namespace

// Only the declaration of the options can throw.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main(int argc, char** argv) {
    CLI::App app("Finds and checks positions with forced wins by exhaustive search");
    app.require_subcommand(1);
    Options options;
    auto* finding = app.add_subcommand("find", "Prints a suite from the ends of won games");
    auto* checking = app.add_subcommand("check", "Proves every line of suites again");
    for (CLI::App* command : {finding, checking}) {
        command->add_option("FILE", options.files)->required()->check(CLI::ExistingFile);
    }
    finding->add_option("--plies", options.effort.most_plies, "The longest win to look for")
        ->capture_default_str();
    finding
        ->add_option("--positions", options.effort.most_positions,
                     "Give a position up after so many")
        ->capture_default_str();
    finding
        ->add_option("--each", options.each,
                     "Positions with the same distance, and twice as many with hard ones")
        ->capture_default_str();
    finding
        ->add_option("--easy", options.easy,
                     "Nodes within which the engine solves an easy position; others are hard")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    try {
        if (checking->parsed()) return check(options) ? 0 : 1;
        find(options);
    } catch (const cli::InputError& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
