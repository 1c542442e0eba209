#include "engine/match/bench.hpp"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <memory>
#include <ostream>

#include "engine/cli/cli.hpp"
#include "engine/cli/options.hpp"
#include "engine/cli/processor_time.hpp"
#include "engine/cli/record.hpp"

namespace quintet::cli {

namespace {

struct Options {
    GameChoice game;
    std::string algorithm;
    bool all = false;
    bool perft = false;
    std::vector<std::string> files;
};

/// A line of the table: game and algorithm to the left, three figures to the right.
void write_row(std::ostream& out, const std::string& game, const std::string& what,
               const std::string& count, const std::string& speed, const std::string& signature) {
    out << std::left << std::setw(9) << game << std::setw(22) << what << std::right << std::setw(14)
        << count << std::setw(10) << speed;
    if (!signature.empty()) out << "  " << signature;
    out << std::endl;
}

void bench_searches_of(const std::string& game, const Options& options, std::ostream& out) {
    const BenchOptions given = options.game.pairs();
    std::vector<std::string> algorithms = must(new_match(game, given, ""))->algorithms();
    if (!options.all) algorithms.resize(1);
    if (!options.algorithm.empty()) algorithms = {options.algorithm};
    for (const std::string& algorithm : algorithms) {
        const ProcessorTime time;
        const BenchResult result = must(bench(game, given, algorithm));
        write_row(out, game, algorithm, grouped(result.nodes),
                  per_second(result.nodes, time.seconds()), result.signature);
    }
}

struct LeafCount {
    std::uint64_t leaves = 0;
    double seconds = 0;
};

/// Counts from a position as deep as it takes for some millions of leaves, and times only the
/// deepest count. None where the game ends before there are any.
LeafCount count_leaves(const Match& position) {
    constexpr std::uint64_t enough_leaves = 20'000'000;
    constexpr int deepest = 12;
    LeafCount count;
    for (int depth = 1; depth <= deepest && count.leaves < enough_leaves; ++depth) {
        const ProcessorTime time;
        const std::uint64_t leaves = position.perft(depth);
        if (leaves == 0) break;
        count = {leaves, time.seconds()};
    }
    return count;
}

void write_leaves(std::ostream& out, const std::string& game, const std::string& position,
                  const LeafCount& count) {
    write_row(out, game, position, grouped(count.leaves), per_second(count.leaves, count.seconds),
              "");
}

void bench_perft_of(const std::string& game, const Options& options, std::ostream& out) {
    LeafCount all;
    for (const auto& position : must(perft_bench_positions(game, options.game.pairs()))) {
        const LeafCount count = count_leaves(*position);
        all.leaves += count.leaves;
        all.seconds += count.seconds;
        write_leaves(out, game, "ply " + std::to_string(position->ply()), count);
    }
    write_leaves(out, game, "all", all);
}

/// The same from the last position of each record of some files.
void bench_perft_of_files(const Options& options, std::ostream& out) {
    for (const std::string& file : options.files) {
        LeafCount all;
        std::string game;
        for_each_line(file, [&](const std::string& line, const std::string& place) {
            try {
                const Record record = parse_record(line);
                if (!options.game.game.empty() && record.game != options.game.game) return;
                const LeafCount count = count_leaves(*replay_record(record));
                game = record.game;
                all.leaves += count.leaves;
                all.seconds += count.seconds;
                const Json id = record.others.value("id", Json(place));
                write_leaves(out, game, id.is_string() ? id.get<std::string>() : place, count);
            } catch (const InputError& error) {
                throw InputError(place + ": " + error.what());
            }
        });
        if (!game.empty()) write_leaves(out, game, "all", all);
    }
}

void run_bench(const Options& options, std::ostream& out) {
    if (options.game.game.empty() && !options.game.options.empty()) {
        throw InputError("--option needs --game");
    }
    std::vector<std::string> names;
    for (const GameSpec* game : games()) names.push_back(game->id);
    if (!options.game.game.empty()) names = {options.game.game};
    if (options.perft) {
        write_row(out, "game", "position", "leaves", "leaves/s", "");
        if (!options.files.empty()) return bench_perft_of_files(options, out);
        for (const std::string& name : names) bench_perft_of(name, options, out);
    } else {
        write_row(out, "game", "algorithm", "nodes", "nodes/s", "signature");
        for (const std::string& name : names) bench_searches_of(name, options, out);
    }
}

}  // namespace

void add_bench(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "bench", "Does a fixed amount of work for each game and tells how fast it went");
    auto options = std::make_shared<Options>();
    add_game_choice(*command, options->game, false);
    auto* algorithm =
        command->add_option("--algorithm", options->algorithm, "Instead of the game's default")
            ->type_name("A");
    auto* all = command->add_flag("--all", options->all, "A line for every algorithm");
    auto* perft = command->add_flag("--perft", options->perft, "Count leaves instead of searching")
                      ->excludes(algorithm)
                      ->excludes(all);
    command
        ->add_option("--positions", options->files,
                     "Count from the last position of each record of these files")
        ->check(CLI::ExistingFile)
        ->needs(perft)
        ->type_name("FILE");
    algorithm->excludes(all);
    command->footer(
        "Searches the start and seven random positions of each game, 50,000 nodes each. The\n"
        "signature is a hash of all that was found: it is the same natively and in WebAssembly,\n"
        "and changes only if the engine thinks differently. With --perft: leaves a second from\n"
        "four random mid-game positions, or from given ones. Speeds are by processor time.\n"
        "Examples:\n"
        "  quintet bench\n"
        "  quintet bench --game cachex --option size=11 --perft\n"
        "  quintet bench --perft --positions tests/data/hive-perft.jsonl");
    command->callback([=, &out = program.streams.out] { run_bench(*options, out); });
}

}  // namespace quintet::cli
