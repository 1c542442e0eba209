#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <iomanip>
#include <iostream>
#include <memory>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/json_fields.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

namespace {

struct SearchOptions {
    std::string record;
    SearchRequest request;
    WeightChoice weights;
    bool json = false;
    int game = 0;  // from 1; 0 for the only one
    int ply = -1;  // -1 for the last one
};

/// Adds names of fields before `search --json` had those of the module, such as `proven_plies`. The
/// next version has only the new ones.
void add_old_names(Json& json) {
    for (Json& each : json) {
        if (each.is_structured()) add_old_names(each);
    }
    if (!json.is_object()) return;
    const Json named = json;
    for (const auto& [name, value] : named.items()) {
        std::string old;
        for (const char c : name) {
            if (std::isupper(static_cast<unsigned char>(c)) != 0) old += '_';
            old += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        }
        json[old] = value;
    }
}

/// Formats progress as one line of JSON. The depths completed before have separate lines.
void write_json(const SearchProgress& progress, std::ostream& out) {
    Json json = described_json(progress);
    json.erase("depths");
    add_old_names(json);
    out << json.dump() << std::endl;
}

/// Formats the value of a line or an action for the player to move: the score, or the number of
/// plies until the game is won or lost.
template <class Rated>
std::string value_of(const Rated& rated, Player player) {
    if (rated.proven_plies == 0) return std::to_string(rated.scores[player]);
    const bool wins = rated.scores[player] > 0;
    return std::string(rated.likely ? "likely " : "") + (wins ? "win in " : "loss in ") +
           std::to_string(rated.proven_plies);
}

void write_heading(std::ostream& out) {
    out << "depth         nodes   nodes/s  seconds             score  chance  line\n";
}

/// Prints the lines of a search as rows of the table, with the nodes and seconds of `progress`.
void write_text(const SearchProgress& progress, Player player, std::ostream& out) {
    std::string depth = std::to_string(progress.depth);
    if (progress.depth_under_way > 0) depth = "(" + std::to_string(progress.depth_under_way) + ")";
    if (!progress.visits.empty()) depth = "-";
    for (const SearchLine& line : progress.lines) {
        out << std::setw(5) << depth << std::setw(14) << grouped(progress.nodes) << std::setw(10)
            << per_second(progress.nodes, progress.seconds) << std::fixed << std::setprecision(2)
            << std::setw(9) << progress.seconds << std::setw(18) << value_of(line, player)
            << std::setprecision(1) << std::setw(6) << 100 * line.chances[player] << " %";
        const char* separator = "  ";
        for (const std::string& action : line.actions) {
            out << separator << action;
            separator = "; ";
        }
        out << std::endl;
    }
}

/// Prints the visits of each action in a Monte Carlo tree search.
void write_visits(const SearchProgress& progress, Player player, std::ostream& out) {
    if (progress.visits.empty()) return;
    out << "\n        visits   share             score  chance  action\n";
    for (const SearchVisits& visits : progress.visits) {
        out << std::setw(14) << grouped(visits.visits) << std::fixed << std::setprecision(1)
            << std::setw(6) << 100 * visits.share << " %" << std::setw(18)
            << value_of(visits, player) << std::setw(6) << 100 * visits.chances[player] << " %  "
            << visits.action << '\n';
    }
    out << '\n';
}

/// Prints the counts of the search, and the root actions by their nodes.
void write_statistics(const SearchProgress& progress, std::ostream& out) {
    if (!progress.statistics) {
        out << "\nThis search has no statistics.\n\n";
        return;
    }
    const SearchStatistics& statistics = *progress.statistics;
    const search::Counts& counts = statistics.counts;
    const auto row = [&](const char* what, std::uint64_t count, std::uint64_t of) {
        const auto whole = static_cast<double>(std::max<std::uint64_t>(of, 1));
        out << std::setw(14) << grouped(count) << std::fixed << std::setprecision(1) << std::setw(6)
            << 100 * static_cast<double>(count) / whole << " %  " << what << '\n';
    };
    out << "\n         count   share  of the nodes\n";
    row("in quiescence search", counts.quiescence_nodes, statistics.nodes);
    row("found in the transposition table", counts.table_hits, statistics.nodes);
    row("cut off", counts.cutoffs, statistics.nodes);
    row("of these: by the first action", counts.first_cutoffs, counts.cutoffs);
    row("reduced late actions", counts.reductions, statistics.nodes);
    row("of these: searched again", counts.searched_again, counts.reductions);
    out << "\n         nodes   share  root action\n";
    for (const SearchedAction& searched : statistics.actions) {
        row(searched.action.c_str(), searched.nodes, statistics.nodes);
    }
    out << '\n';
}

/// Returns the progress at the completion of a depth.
SearchProgress at(const SearchDepth& depth) {
    SearchProgress progress;
    progress.finished = false;
    progress.depth = depth.depth;
    progress.nodes = depth.nodes;
    progress.seconds = depth.seconds;
    progress.best = depth.lines.front().actions.front();
    progress.lines = depth.lines;
    return progress;
}

void search(const SearchOptions& options, const Streams& streams) {
    constexpr int slice_ms = 50;
    const auto game = game_in(options.record, "--game", options.game, options.ply, streams);
    SearchRequest request = options.request;
    if (!request.level.empty()) check_level(request.level);
    request.weights = options.weights.values();
    GameSearch thinking;
    must(thinking.start(*game, request));
    const Player player = game->to_move();
    const auto write = [&](const SearchProgress& progress) {
        if (options.json) return write_json(progress, streams.out);
        write_text(progress, player, streams.out);
    };
    if (!options.json) write_heading(streams.out);
    std::size_t shown = 0;  // depths
    std::uint64_t shown_nodes = 0;
    std::string shown_best;
    for (;;) {
        const SearchProgress& progress = thinking.step(slice_ms);
        for (; shown < progress.depths.size(); ++shown) {
            const SearchProgress completed = at(progress.depths[shown]);
            // The final line repeats the last depth and marks it as finished.
            const bool last = progress.finished && completed.nodes == progress.nodes;
            if (!options.json || !last) write(completed);
            shown_nodes = completed.nodes;
            shown_best = completed.best;
        }
        if (progress.finished ? options.json || progress.nodes != shown_nodes
                              : progress.best != shown_best) {
            write(progress);
            shown_best = progress.best;
        }
        if (progress.finished) break;
    }
    if (options.json) {
        streams.err << "quintet search: `proven_plies` is now `provenPlies`, and so on; the next "
                       "version has only the new names\n";
        return;
    }
    const SearchProgress& found = thinking.stop();
    write_visits(found, player, streams.out);
    if (request.statistics) write_statistics(found, streams.out);
    streams.out << "best: " << found.best << '\n';
}

}  // namespace

void add_search(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("search", "Searches one position and prints the best lines");
    auto options = std::make_shared<SearchOptions>();
    SearchRequest& request = options->request;
    command->add_option("--record", options->record, "File with records; - reads standard input")
        ->required()
        ->type_name("FILE|-");
    command->add_option("--game", options->game, "Which game of the file, from 1")
        ->check(whole_number_from(1, 1'000'000'000))
        ->type_name("N");
    command
        ->add_option("--ply", options->ply,
                     "The position after this many actions; default: the last")
        ->check(whole_number_from(0, 1'000'000'000))
        ->type_name("K");
    auto* limits = command->add_option_group("Limits", "When to stop");
    add_search_limits(*limits, request.time_ms, request.nodes, request.depth, "");
    limits->add_option("--level", request.level, "The limits of this level")->type_name("L");
    limits->require_option(1, 0);
    command->add_option("--lines", request.lines, "The number of lines to report")
        ->check(whole_number_from(1, 64))
        ->capture_default_str()
        ->type_name("K");
    command->add_option("--algorithm", request.algorithm, "Instead of the game's default")
        ->type_name("A");
    add_threads(*command, request.threads);
    add_weight_choice(*command, options->weights);
    command->add_option("--seed", request.seed, "Seed of the random choices of weak levels")
        ->check(whole_number)
        ->type_name("S");
    command->add_flag("--statistics", request.statistics,
                      "Print counts: cut-offs, table hits, reductions, nodes of each action");
    command->add_flag("--json", options->json,
                      "Print a line of JSON for each depth instead of a table");
    command->footer(
        "Scores and chances are those of the player to move. A depth in brackets is not\n"
        "complete. Monte Carlo tree search shows the visits of each action instead of depths.\n"
        "Among three players, a win is likely if it holds only while most opponents play for\n"
        "themselves. A win that --algorithm paranoid finds holds against any play.\n"
        "With several limits, the first one reached ends the search. A level has its own\n"
        "limits; the other options can only lower them.\n"
        "Examples:\n"
        "  quintet search --record game.json --time 2000 --lines 3\n"
        "  quintet search --record games.jsonl --game 3 --ply 18 --nodes 1000000\n"
        "  echo '{\"game\":\"cachex\",\"actions\":[]}' | quintet search --record - --depth 4 "
        "--json");
    command->callback([=, &streams = program.streams] { search(*options, streams); });
}

}  // namespace quintet::cli
