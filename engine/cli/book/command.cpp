#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <ostream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/book/make.hpp"

namespace quintet::cli {

namespace {

struct MakeBookOptions {
    GameChoice game;
    BookRules rules;
    std::uint64_t games = 1'000;
    std::string out;
    std::string log;
    bool force = false;
    bool quiet = false;
};

/// The games played so far, so that a stopped run can continue.
class GameLog {
  public:
    /// Counts what the log has. Without a file there is no log.
    GameLog(const std::string& file, BookMaker& maker) : maker_(maker) {
        if (file.empty()) return;
        file_.emplace(file);
        const std::string log = file_->complete_lines();
        if (log.empty()) {
            file_->add(maker.log_header());
        } else {
            games_ = maker.read_log(log, file);
        }
    }

    std::uint64_t games() const { return games_; }

    void add(const BookGame& game) {
        if (file_) file_->add(maker_.log_line(game));
    }

  private:
    BookMaker& maker_;
    std::optional<GrowingFile> file_;
    std::uint64_t games_ = 0;
};

std::size_t write_book(const Book& book, const std::string& file) {
    write_whole(file, format_book(book));
    return book.positions.size();
}

void make_book(MakeBookOptions& options, const Streams& streams) {
    options.rules.game = options.game.game;
    options.rules.options = options.game.pairs();
    refuse_content(options.out, options.force);
    BookMaker maker(options.rules);
    Progress progress(streams, options.games, "games", options.quiet);
    GameLog log(options.log, maker);
    for (std::uint64_t i = log.games(); i < options.games; ++i) {
        const BookGame game = maker.play(i);
        maker.add(game);
        log.add(game);
        progress.show(i + 1, [&] { return options.game.game; });
    }
    const std::size_t positions = write_book(maker.book(), options.out);
    progress.clear();
    streams.out << grouped(positions) << " positions in " << options.out << '\n';
}

void add_make_book(CLI::App& openings, const Program& program) {
    CLI::App* command =
        openings.add_subcommand("make", "Plays games and counts the actions of their openings");
    auto options = std::make_shared<MakeBookOptions>();
    BookRules& rules = options->rules;
    add_game_choice(*command, options->game, true);
    command->option_defaults()->always_capture_default();
    command->add_option("--games", options->games, "Games to play")->check(positive_number);
    command->add_option("--seed", rules.seed, "Seed of the games");
    command->add_option("--plies", rules.plies, "Plies of an opening")
        ->check(whole_number_from(1, 100));
    command->add_option("--random", rules.random_plies, "Random plies at the start")
        ->check(whole_number_from(0, 100));
    command
        ->add_option("--lines", rules.lines,
                     "Best actions to choose from in the other plies of the opening")
        ->check(whole_number_from(1, 64));
    command
        ->add_option("--margin", rules.margin,
                     "Largest loss of winning chance against the best action, in 1/1000")
        ->check(whole_number_from(1, 1'000));
    command
        ->add_option("--opening-nodes", rules.opening_nodes, "Nodes for each action of the opening")
        ->check(positive_number);
    command->add_option("--nodes", rules.nodes, "Nodes for each later action")
        ->check(positive_number);
    command->add_option("--least", rules.least, "Fewest games of a listed action")
        ->check(positive_number);
    command->add_option("--out", options->out, "File to write")->required();
    command->add_option("--log", options->log,
                        "File for the games; a stopped run continues after the games in it");
    command->add_flag("--force", options->force, "Replace the file of --out");
    command->add_flag("--quiet", options->quiet, "No progress");
    command->footer(
        "Plays engine games to their end and writes an opening book: for each opening position\n"
        "that occurs often enough, its actions with the number of games and the wins of each\n"
        "player. The first --random plies are random; after them the engine chooses among its\n"
        "best actions, better ones more often. Transpositions and mirror images count as one\n"
        "position. The same seed and numbers give the same book. `quintet verify` checks books.\n"
        "Examples:\n"
        "  quintet openings make --game cachex --option size=8 --games 3000 --out cachex.jsonl\n"
        "  quintet openings make --game hive --games 3000 --log games.txt --out hive.jsonl");
    command->callback([=, &streams = program.streams] { make_book(*options, streams); });
}

}  // namespace

void add_openings(const Program& program) {
    CLI::App* command = program.app.add_subcommand("openings", "Makes opening books for the page");
    command->require_subcommand(1);
    add_make_book(*command, program);
}

}  // namespace quintet::cli
