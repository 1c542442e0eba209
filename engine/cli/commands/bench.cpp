#include "engine/services/bench/bench.hpp"

#include <CLI/CLI.hpp>
#include <chrono>
#include <ctime>
#include <iomanip>
#include <map>
#include <memory>
#include <ostream>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/commands/tactics.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"

namespace quintet::cli {

namespace {

struct BenchChoices {
    GameChoice game;
    SearchRequest request;
    WeightChoice weights;
    bool all = false;
    bool perft = false;
    std::vector<std::string> files;
    std::vector<std::string> suites;
    bool missed = false;
};

/// Prints a line of the table: game and algorithm, then three right-aligned figures.
void write_row(std::ostream& out, const std::string& game, const std::string& what,
               const std::string& count, const std::string& speed, const std::string& signature) {
    out << std::left << std::setw(9) << game << std::setw(22) << what << std::right << std::setw(14)
        << count << std::setw(10) << speed;
    if (!signature.empty()) out << "  " << signature;
    out << std::endl;
}

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

double wall_seconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

void bench_searches_of(const std::string& game, const BenchChoices& options, std::ostream& out) {
    const GivenOptions given = options.game.pairs();
    std::vector<std::string> algorithms = algorithms_of(game);
    if (!options.all) algorithms.resize(1);
    if (!options.request.algorithm.empty()) algorithms = {options.request.algorithm};
    SearchRequest request = options.request;
    request.weights = options.weights.values();
    for (const std::string& algorithm : algorithms) {
        request.algorithm = algorithm;
        // With several threads the results are not deterministic, so there is no signature.
        const bool alone = request.threads == 1;
        const BenchResult result =
            must(bench(game, given, request, alone ? processor_seconds : wall_seconds));
        write_row(out, game, algorithm, grouped(result.nodes),
                  per_second(result.nodes, result.seconds), alone ? result.signature : "");
    }
}

struct LeafCount {
    std::uint64_t leaves = 0;
    double seconds = 0;
};

/// Runs perft from a position to the first depth with some millions of leaves and times that depth
/// only. Counts nothing if the game ends before.
LeafCount count_leaves(const RunningGame& position) {
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

void bench_perft_of(const std::string& game, const BenchChoices& options, std::ostream& out) {
    LeafCount all;
    for (const auto& position : must(perft_bench_positions(game, options.game.pairs()))) {
        const LeafCount count = count_leaves(*position);
        all.leaves += count.leaves;
        all.seconds += count.seconds;
        write_leaves(out, game, "ply " + std::to_string(position->ply()), count);
    }
    write_leaves(out, game, "all", all);
}

/// Does the same from the last position of each record of some files.
Exit bench_perft_of_files(const BenchChoices& options, const Streams& streams) {
    RecordReader reader(streams.err);
    for (const std::string& file : options.files) {
        LeafCount all;
        std::string game;
        reader.read_file(file, [&](const std::string& line, const std::string& place) {
            const Record record = parse_record(line);
            if (!options.game.game.empty() && record.game != options.game.game) return;
            const LeafCount count = count_leaves(*replay_record(record));
            game = record.game;
            all.leaves += count.leaves;
            all.seconds += count.seconds;
            const Json id = record.others.value("id", Json(place));
            write_leaves(streams.out, game, id.is_string() ? id.get<std::string>() : place, count);
        });
        if (!game.empty()) write_leaves(streams.out, game, "all", all);
    }
    return reader.finish();
}

/// The number of positions of a game for which a search with a given number of nodes found the win,
/// and for which it also proved the distance.
struct Solved {
    std::uint64_t nodes = 0;
    int solved = 0;
    int proven = 0;
};

/// The results of a game: its number of positions, and the solved ones by number of nodes.
struct TacticsCount {
    int positions = 0;
    std::vector<Solved> with;
};

/// Returns the value of `--nodes`, or a small and a large number by default.
TacticsCount new_count(std::uint64_t nodes) {
    if (nodes != 0) return {.with = {{nodes}}};
    return {.with = {{10'000}, {100'000}}};
}

void write_count(std::ostream& out, const std::string& game, const std::string& algorithm,
                 const TacticsCount& count) {
    out << std::left << std::setw(9) << game << std::setw(22) << algorithm << std::right
        << std::setw(10) << count.positions;
    for (const Solved& with : count.with) {
        out << std::setw(10) << with.solved << std::setw(10) << with.proven;
    }
    out << std::endl;
}

/// Searches every position of some tactical suites. With `--missed`, lists those that are not
/// solved with the largest number of nodes.
Exit bench_tactics(const BenchChoices& options, const Streams& streams) {
    std::ostream& out = streams.out;
    RecordReader reader(streams.err);
    const WeightValues weights = options.weights.values();
    const TacticsCount none = new_count(options.request.nodes);
    std::map<std::pair<std::string, std::string>, TacticsCount> counts;
    for (const std::string& file : options.suites) {
        reader.read_file(file, [&](const std::string& line, const std::string& place) {
            const TacticalPosition position = parse_tactical_position(line);
            const Record& record = position.record;
            if (!options.game.game.empty() && record.game != options.game.game) return;
            replay_record(record);  // throws before anything is counted
            std::vector<std::string> algorithms = algorithms_of(record.game);
            if (!options.all) algorithms.resize(1);
            if (!options.request.algorithm.empty()) algorithms = {options.request.algorithm};
            for (const std::string& algorithm : algorithms) {
                TacticsCount& count =
                    counts.try_emplace({record.game, algorithm}, none).first->second;
                TacticalAnswer answer;
                for (Solved& with : count.with) {
                    answer = solve(position, algorithm, with.nodes, 1, weights);
                    with.solved += answer.solved;
                    with.proven += answer.proven;
                }
                ++count.positions;
                if (options.missed && !answer.solved) {
                    out << place << ": " << algorithm << " plays " << answer.best << ", "
                        << position.solutions.front() << " wins in " << position.wins_in
                        << std::endl;
                }
            }
        });
    }
    const Exit status = reader.finish();
    out << std::left << std::setw(31) << "" << std::right << std::setw(10) << "";
    for (const Solved& with : none.with) {
        out << std::setw(20) << grouped(with.nodes) + " nodes";
    }
    out << '\n'
        << std::left << std::setw(9) << "game" << std::setw(22) << "algorithm" << std::right
        << std::setw(10) << "positions";
    for (std::size_t i = 0; i < none.with.size(); ++i) {
        out << std::setw(10) << "solved" << std::setw(10) << "proven";
    }
    out << '\n';
    for (const auto& [name, count] : counts) write_count(out, name.first, name.second, count);
    return status;
}

Exit run_bench(const BenchChoices& options, const Streams& streams) {
    std::ostream& out = streams.out;
    if (options.game.game.empty() && !options.game.options.empty()) {
        throw InputError("--option needs --game");
    }
    options.weights.values();  // throws before anything is printed
    std::vector<std::string> names;
    for (const GameSpec* game : games()) names.push_back(game->id);
    if (!options.game.game.empty()) names = {options.game.game};
    if (!options.suites.empty()) return bench_tactics(options, streams);
    if (options.perft) {
        write_row(out, "game", "position", "leaves", "leaves/s", "");
        if (!options.files.empty()) return bench_perft_of_files(options, streams);
        for (const std::string& name : names) bench_perft_of(name, options, out);
    } else {
        write_row(out, "game", "algorithm", "nodes", "nodes/s", "signature");
        for (const std::string& name : names) bench_searches_of(name, options, out);
    }
    return Exit::good;
}

}  // namespace

void add_bench(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "bench", "Measures speed with a fixed amount of work for each game");
    auto options = std::make_shared<BenchChoices>();
    add_game_choice(*command, options->game, false);
    auto* algorithm =
        command
            ->add_option("--algorithm", options->request.algorithm, "Instead of the game's default")
            ->type_name("A");
    auto* all = command->add_flag("--all", options->all, "One line for each algorithm");
    auto* perft = command->add_flag("--perft", options->perft, "Count leaves instead of searching")
                      ->excludes(algorithm)
                      ->excludes(all);
    command
        ->add_option("--positions", options->files,
                     "Count from the last position of each record in these files")
        ->check(existing_file())
        ->needs(perft)
        ->type_name("FILE");
    auto* tactics =
        command
            ->add_option("--tactics", options->suites, "Count the solved positions of these suites")
            ->check(existing_file())
            ->excludes(perft)
            ->type_name("FILE");
    command->add_flag("--missed", options->missed, "List the unsolved positions")->needs(tactics);
    algorithm->excludes(all);
    add_threads(*command, options->request.threads);
    command
        ->add_option("--nodes", options->request.nodes,
                     "Nodes of each search; default 50,000, with --tactics 10,000 and 100,000")
        ->check(positive_number)
        ->excludes(perft)
        ->type_name("N");
    add_weight_choice(*command, options->weights);
    command->footer(
        "Searches the start and seven random positions of each game, 50,000 nodes each. The\n"
        "signature is a hash of all results: it is the same natively and in WebAssembly, and\n"
        "changes only if a search changes. --perft counts leaves per second from four random\n"
        "mid-game positions, or from the given ones. Speeds count the processor time of\n"
        "searching, without making tables; with several threads they count wall-clock time, and\n"
        "there is no signature.\n"
        "--tactics searches positions with a proven win. A position is solved if the action is\n"
        "one of the fastest wins, and proven if the search also finds the number of plies.\n"
        "Examples:\n"
        "  quintet bench\n"
        "  quintet bench --game cachex --option size=11 --perft\n"
        "  quintet bench --perft --positions tests/data/hive-perft.jsonl\n"
        "  quintet bench --tactics tests/data/tactics/hive.jsonl --missed --nodes 1000000");
    command->callback([=, &streams = program.streams, &status = program.status] {
        status = run_bench(*options, streams);
    });
}

}  // namespace quintet::cli
