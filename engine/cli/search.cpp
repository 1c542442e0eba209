#include <CLI/CLI.hpp>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <memory>

#include "engine/cli/cli.hpp"
#include "engine/cli/options.hpp"
#include "engine/cli/record.hpp"
#include "engine/cli/weights.hpp"
#include "engine/match/match.hpp"

namespace quintet::cli {

namespace {

struct SearchOptions {
    std::string record;
    SearchRequest request;
    WeightChoice weights;
    bool json = false;
};

Record read_record(const std::string& file, std::istream& standard_input) {
    std::ifstream opened;
    if (file != "-") {
        opened.open(file);
        if (!opened) throw InputError(file + ": cannot be opened");
    }
    std::istream& in = file == "-" ? standard_input : opened;
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    try {
        return parse_record(text);
    } catch (const InputError& error) {
        throw InputError((file == "-" ? "standard input" : file) + ": " + error.what());
    }
}

void write_json(const SearchProgress& progress, std::ostream& out) {
    Json lines = Json::array();
    for (const SearchLine& line : progress.lines) {
        lines.push_back({{"actions", line.actions},
                         {"scores", line.scores},
                         {"chances", line.chances},
                         {"proven_plies", line.proven_plies}});
    }
    const Json json{{"depth", progress.depth},     {"nodes", progress.nodes},
                    {"seconds", progress.seconds}, {"best", progress.best},
                    {"lines", std::move(lines)},   {"finished", progress.finished}};
    out << json.dump() << std::endl;
}

/// The value of a line for one player: the score, or in how many plies the game is won or lost.
std::string value_for(Player player, const SearchLine& line) {
    if (line.proven_plies == 0) return std::to_string(line.scores[player]);
    return (line.scores[player] > 0 ? "win in " : "loss in ") + std::to_string(line.proven_plies);
}

void write_heading(std::ostream& out) {
    out << "depth         nodes   nodes/s  seconds      score  chance  line\n";
}

void write_text(const SearchProgress& progress, Player player, std::ostream& out) {
    for (const SearchLine& line : progress.lines) {
        out << std::setw(5) << progress.depth << std::setw(14) << grouped(progress.nodes)
            << std::setw(10) << per_second(progress.nodes, progress.seconds) << std::fixed
            << std::setprecision(2) << std::setw(9) << progress.seconds << std::setw(11)
            << value_for(player, line) << std::setprecision(1) << std::setw(6)
            << 100 * line.chances[player] << " %";
        const char* separator = "  ";
        for (const std::string& action : line.actions) {
            out << separator << action;
            separator = "; ";
        }
        out << std::endl;
    }
}

void search(const SearchOptions& options, const Streams& streams) {
    constexpr int slice_ms = 50;
    const auto match = replay_record(read_record(options.record, streams.in));
    SearchRequest request = options.request;
    request.weights = options.weights.values();
    must(match->start_search(request));
    const Player player = match->to_move();
    if (!options.json) write_heading(streams.out);
    int shown_depth = -1;
    std::string shown_best;
    for (;;) {
        const SearchProgress& progress = match->step_search(slice_ms);
        const bool news = progress.depth > shown_depth || progress.best != shown_best;
        if (options.json) {
            if (news || progress.finished) write_json(progress, streams.out);
        } else if (news) {
            write_text(progress, player, streams.out);
        }
        if (progress.finished) break;
        shown_depth = progress.depth;
        shown_best = progress.best;
    }
    if (!options.json) streams.out << "best: " << match->stop_search().best << '\n';
}

}  // namespace

void add_search(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("search", "Thinks about one position and says what is best");
    auto options = std::make_shared<SearchOptions>();
    SearchRequest& request = options->request;
    command->add_option("--record", options->record, "File with one record, - for standard input")
        ->required()
        ->type_name("FILE|-");
    auto* limits = command->add_option_group("Limits", "How long to think");
    limits->add_option("--time", request.time_ms, "Milliseconds")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("MS");
    limits->add_option("--depth", request.depth, "Plies")
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    limits->add_option("--nodes", request.nodes, "Positions")
        ->check(positive_number)
        ->type_name("N");
    limits->add_option("--level", request.level, "As this playing level would think")
        ->type_name("L");
    limits->require_option(1, 0);
    command->add_option("--lines", request.lines, "How many lines to report")
        ->check(CLI::Range(1, 64))
        ->capture_default_str()
        ->type_name("K");
    command->add_option("--algorithm", request.algorithm, "Instead of the game's default")
        ->type_name("A");
    add_threads(*command, request.threads);
    add_weight_choice(*command, options->weights);
    command->add_option("--seed", request.seed, "For what a weak level leaves to chance")
        ->check(whole_number)
        ->type_name("S");
    command->add_flag("--json", options->json,
                      "A line of JSON for each depth instead of the table");
    command->footer(
        "Scores and chances are those of the player to move. With several limits, the first one\n"
        "reached ends the search; a level has limits of its own, which others tighten.\n"
        "Examples:\n"
        "  quintet search --record game.json --time 2000 --lines 3\n"
        "  echo '{\"game\":\"cachex\",\"actions\":[]}' | quintet search --record - --depth 4 "
        "--json");
    command->callback([=, &streams = program.streams] { search(*options, streams); });
}

}  // namespace quintet::cli
