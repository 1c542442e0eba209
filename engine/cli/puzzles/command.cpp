#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <ostream>
#include <set>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/puzzles/check.hpp"
#include "engine/cli/puzzles/mine.hpp"
#include "engine/cli/puzzles/rate.hpp"
#include "engine/cli/puzzles/search_check.hpp"

namespace quintet::cli {

namespace {

struct MakeOptions {
    GameChoice game;
    MineOptions mine;
    std::uint64_t games = 20;
    std::uint64_t first = 0;
    int most = 100;
    std::string out;
    bool quiet = false;
};

/// A file of puzzles that grows: without two that are alike, and with no more of a kind than
/// wanted.
class Collection {
  public:
    Collection(std::string file, int most_of_a_kind)
        : file_(std::move(file)), most_(most_of_a_kind) {
        if (!std::filesystem::exists(file_)) return;
        for (Puzzle& puzzle : read_puzzles(file_)) {
            shapes_.insert(shape(puzzle));
            ++counts_[kind_of(puzzle)];
            easiest_ += is_easiest(puzzle);
            puzzles_.push_back(std::move(puzzle));
        }
    }

    std::size_t size() const { return puzzles_.size(); }

    /// Gives the puzzle its id, themes and rating, unless there is one like it or enough of its
    /// kind, or a search finds something against it.
    void add(Puzzle puzzle) {
        // Wins in one are everywhere and all alike.
        const bool at_once = is_win(puzzle.goal) && puzzle.goal.count == 1;
        const int most = at_once ? std::max(1, most_ / 3) : most_;
        if (counts_[kind_of(puzzle)] >= most || !shapes_.insert(shape(puzzle)).second) return;
        if (!search_puzzle(puzzle, check_nodes).empty()) return;
        puzzle.rating = rate_position(puzzle.record, first_actions(puzzle));
        // Those that every level solves are the most frequent.
        if (is_easiest(puzzle) && easiest_ >= std::max(1, most_ / 2)) return;
        ++counts_[kind_of(puzzle)];
        easiest_ += is_easiest(puzzle);
        puzzle.id = id_of(puzzle);
        puzzle.themes = themes_of(puzzle);
        puzzles_.push_back(std::move(puzzle));
        changed_ = true;
    }

    /// Writes all, easy ones first, in place of the file.
    void save() {
        if (!changed_) return;
        std::sort(puzzles_.begin(), puzzles_.end(), [](const Puzzle& a, const Puzzle& b) {
            return std::pair(a.rating, a.id) < std::pair(b.rating, b.id);
        });
        std::string text;
        for (const Puzzle& puzzle : puzzles_) text += format_puzzle(puzzle) + '\n';
        write_whole(file_, text);
        changed_ = false;
    }

  private:
    static constexpr std::uint64_t check_nodes = 300'000;

    static bool is_easiest(const Puzzle& puzzle) {
        return puzzle.rating == least_rating(puzzle.record.game);
    }

    static std::string kind_of(const Puzzle& puzzle) {
        const PuzzleGoal& goal = puzzle.goal;
        return is_win(goal) ? goal.kind + ' ' + std::to_string(goal.count) : goal.kind;
    }

    static std::uint64_t shape(const Puzzle& puzzle) {
        return prove::shape_of(*replay_record(puzzle.record));
    }

    static std::string id_of(const Puzzle& puzzle) {
        const std::uint64_t hash = replay_record(puzzle.record)->hash();
        char digits[17];
        std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
        return puzzle.record.game + '-' + std::string(digits).substr(0, 10);
    }

    std::string file_;
    int most_;
    std::vector<Puzzle> puzzles_;
    std::set<std::uint64_t> shapes_;
    std::map<std::string, int> counts_;
    int easiest_ = 0;  // rated 0
    bool changed_ = false;
};

void make(MakeOptions& options, const Streams& streams) {
    options.mine.game = options.game.game;
    options.mine.options = options.game.pairs();
    must(open_game({options.mine.game, options.mine.options}));
    Collection collection(options.out, options.most);
    Progress progress(streams, options.games, "games", options.quiet);
    for (std::uint64_t i = 0; i < options.games; ++i) {
        const Record game = play_mined_game(options.mine, options.first + i);
        find_puzzles(game, options.mine, [&](Puzzle puzzle) { collection.add(std::move(puzzle)); });
        collection.save();
        progress.show(i + 1, [&] { return grouped(collection.size()) + " puzzles"; });
    }
    progress.clear();
    streams.out << grouped(collection.size()) << " puzzles in " << options.out << '\n';
}

struct CheckOptions {
    std::vector<std::string> files;
    std::string shard = "1/1";
    std::uint64_t nodes = 0;
};

Exit check(const CheckOptions& options, std::ostream& out) {
    const Shard shard = parse_shard(options.shard);
    std::uint64_t right = 0;
    std::uint64_t wrong = 0;
    for (const std::string& file : options.files) {
        std::set<std::string> ids;
        std::uint64_t number = 0;
        int rating = 0;
        for_each_line(file, [&](const std::string& line, const std::string& place) {
            std::vector<std::string> differences;
            try {
                const Puzzle puzzle = parse_puzzle(line);
                if (!ids.insert(puzzle.id).second) differences.push_back("id: occurs twice");
                if (puzzle.rating < rating) differences.push_back("rating: must not fall");
                rating = puzzle.rating;
                if (number++ % shard.count == shard.index) {
                    for (auto& each : check_puzzle(puzzle)) differences.push_back(each);
                    if (options.nodes > 0) {
                        for (auto& each : search_puzzle(puzzle, options.nodes)) {
                            differences.push_back(each);
                        }
                    }
                } else if (differences.empty()) {
                    return;
                }
            } catch (const InputError& error) {
                differences.push_back(error.what());
            }
            for (const std::string& each : differences) out << place << ": " << each << '\n';
            ++(differences.empty() ? right : wrong);
        });
    }
    out << right << " correct, " << wrong << " incorrect\n";
    return wrong == 0 ? Exit::good : Exit::check_failed;
}

void add_make(CLI::App& puzzles, const Program& program) {
    CLI::App* command = puzzles.add_subcommand("make", "Plays games and finds puzzles in them");
    auto options = std::make_shared<MakeOptions>();
    add_game_choice(*command, options->game, true);
    command->option_defaults()->always_capture_default();
    command->add_option("--games", options->games, "Games to play and search for puzzles")
        ->check(positive_number);
    command
        ->add_option("--first", options->first,
                     "Number of the first game, to continue an earlier run")
        ->check(whole_number);
    command->add_option("--seed", options->mine.seed, "Seed of the games");
    command
        ->add_option("--plies", options->mine.plies,
                     "Longest win to look for; 0: three actions of the player to move")
        ->check(whole_number_from(0, 40));
    command
        ->add_option("--positions", options->mine.positions, "Most positions that a proof visits")
        ->check(positive_number);
    command
        ->add_option(
            "--most", options->most,
            "Most puzzles of a kind in the file (a goal; for wins, each length is a kind); a third "
            "of it for wins in one, half of it for puzzles that every level solves")
        ->check(whole_number_from(1, 1'000'000));
    command->add_option("--out", options->out, "File to add puzzles to")->required();
    command->add_flag("--quiet", options->quiet, "No progress");
    command->footer(
        "Plays games between searches of different strength and looks for positions with a\n"
        "forced win, with only one action that avoids a forced loss, or with a capture better\n"
        "than every other action. Proves each, finds all correct actions, and rates it by the\n"
        "levels that find one. Adds to the file only puzzles unlike those in it. The same seed\n"
        "and numbers give the same puzzles.\n"
        "Examples:\n"
        "  quintet puzzles make --game cachex --option size=8 --games 200 --out cachex.jsonl\n"
        "  quintet puzzles make --game cachex --games 200 --first 200 --out cachex.jsonl");
    command->callback([=, &streams = program.streams] { make(*options, streams); });
}

void add_check(CLI::App& puzzles, const Program& program) {
    CLI::App* command = puzzles.add_subcommand("check", "Proves every puzzle of the files again");
    auto options = std::make_shared<CheckOptions>();
    command->add_option("FILE", options->files, "Files with one puzzle per line")
        ->required()
        ->check(existing_file());
    command->add_option("--shard", options->shard, "Check only the i-th of n parts: i/n")
        ->capture_default_str();
    command
        ->add_option("--nodes", options->nodes,
                     "Also search each of the player's turns with at most N nodes")
        ->check(positive_number);
    command->footer(
        "Prints each error by file and line; the last line counts. Ids must differ within a\n"
        "file, and ratings must not fall. With --nodes, a search looks for actions that win as "
        "soon and\n"
        "aren't listed, for only actions that lose as well, and for captures that aren't clearly\n"
        "the best action; it shares nothing with the proof.\n"
        "Examples:\n"
        "  quintet puzzles check --shard 1/20 web/learn/puzzles/data/*.jsonl\n"
        "  quintet puzzles check --nodes 300000 web/learn/puzzles/data/hive.jsonl");
    command->callback([=, &out = program.streams.out, &status = program.status] {
        status = check(*options, out);
    });
}

}  // namespace

void add_puzzles(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("puzzles", "Makes and checks puzzles for the page");
    command->require_subcommand(1);
    add_make(*command, program);
    add_check(*command, program);
}

}  // namespace quintet::cli
