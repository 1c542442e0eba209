#include "engine/cli/tuning/tune.hpp"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/match/match_options.hpp"
#include "engine/cli/records/weight_files.hpp"

namespace quintet::cli {

namespace {

struct Given {
    GameChoice game;
    std::string from;
    std::vector<std::string> names;
    std::string openings;
    bool force = false;
    TuneOptions tune;
};

/// Returns the names of the weights to tune. The name of an array or a part means all its numbers.
/// By default these are the weights of the evaluation; the numbers of the search need other steps.
std::vector<std::string> chosen_of(const std::vector<std::string>& names, const WeightValues& all,
                                   const std::string& game) {
    std::vector<std::string> chosen;
    for (const std::string& wanted : names) {
        const std::size_t before = chosen.size();
        for (const auto& weight : all) {
            const std::string& name = weight.first;
            if (name == wanted || name.rfind(wanted + ".", 0) == 0) chosen.push_back(name);
        }
        if (chosen.size() == before) {
            throw InputError("--only: unknown weight " + quintet::in_quotes(wanted) +
                             "; `quintet games --weights " + game + "` lists them");
        }
    }
    if (names.empty()) {
        for (const auto& weight : all) {
            if (weight.first.rfind("search.", 0) != 0) chosen.push_back(weight.first);
        }
    }
    return chosen;
}

TuneOptions options_of(const Given& given) {
    TuneOptions options = given.tune;
    options.game = given.game.game;
    options.options = given.game.pairs();
    const auto running = must(open_game({options.game, options.options}));
    options.first = weights_of(options.game, options.options);
    if (options.first.empty()) {
        throw InputError("the evaluation of " + options.game + " has no weights to change");
    }
    if (!given.from.empty()) {
        for (const auto& [name, value] : read_weights(given.from)) {
            if (chosen_of({name}, options.first, options.game) != std::vector<std::string>{name}) {
                throw InputError(given.from + ": " + name +
                                 ": must be a single weight (found an array)");
            }
            put_weight(options.first, name, value);
        }
    }
    options.chosen = chosen_of(given.names, options.first, options.game);
    if (options.algorithm.empty()) options.algorithm = algorithms_of(options.game).front();
    const OpeningPlies plies = parse_openings(given.openings, running->spec());
    options.least_opening_plies = plies.least;
    options.most_opening_plies = plies.most;
    if (!options.limits.any()) throw InputError("tune needs a limit, --nodes, --depth or --time");
    return options;
}

void write_changes(const WeightValues& before, const WeightValues& after, std::ostream& err) {
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].second == after[i].second) continue;
        err << std::left << std::setw(32) << before[i].first << std::right << std::setw(8)
            << before[i].second << " -> " << after[i].second << '\n';
    }
    if (before == after) err << "found no better weights\n";
}

void tune(const Given& given, const Streams& streams) {
    if (!given.tune.out.empty()) refuse_content(given.tune.out, given.force);
    const TuneOptions options = options_of(given);
    const WeightValues found = tune_by_play(options, streams);
    write_changes(options.first, found, streams.err);
    save_weights(found, options.out, streams.out);
}

void add_play_options(CLI::App& command, Given& given) {
    TuneOptions& options = given.tune;
    CLI::App* group = command.add_option_group("play", "Games between two sets of weights");
    ThinkingLimits& limits = options.limits;
    add_search_limits(*group, limits.time_ms, limits.nodes, limits.depth, " for an action");
    group->add_option("--algorithm", options.algorithm, "Instead of the game's default")
        ->type_name("A");
    group
        ->add_option("--iterations", options.iterations,
                     "Pairs of games; with three players, groups of six")
        ->check(positive_number)
        ->capture_default_str();
    group->add_option("--step", options.step, "Shift of weights, as a share of their size")
        ->check(number_from(0.001, 10.0))
        ->capture_default_str();
    group
        ->add_option("--rate", options.rate,
                     "Change of weights after a full win, as a share of the shift")
        ->check(number_from(0.00001, 1.0))
        ->capture_default_str();
    group->add_option("--openings", given.openings, "Random plies at the start, as in `match`")
        ->type_name("PLIES");
}

}  // namespace

void save_weights(const WeightValues& weights, const std::string& file, std::ostream& out) {
    const std::string text = json_of(weights).dump(2);
    if (file.empty()) {
        out << text << '\n';
        return;
    }
    write_whole(file, text + '\n');
}

void add_tune(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "tune", "Finds weights for a game's evaluation by playing (SPSA)");
    auto given = std::make_shared<Given>();
    add_game_choice(*command, given->game, true);
    // The only method since 0.4; older commands name it.
    command->add_option("--method")->check(one_of({"spsa"}))->group("");
    command
        ->add_option("--from", given->from, "Weights to start from, instead of the default weights")
        ->check(existing_file())
        ->type_name("FILE");
    command
        ->add_option("--only", given->names,
                     "Change only this weight or array of weights; may be repeated. Default: all\n"
                     "except the weights of the search, such as search.reduction")
        ->allow_extra_args(false)
        ->type_name("NAME");
    command->add_option("--out", given->tune.out, "JSON file for the new weights")
        ->type_name("FILE");
    command->add_flag("--force", given->force, "Replace the file of --out");
    command->add_option("--seed", given->tune.seed, "Seed of the openings")->type_name("S");
    command->add_option("--jobs", given->tune.jobs, "Threads")
        ->check(whole_number_from(1, 256))
        ->capture_default_str();
    command->add_flag("--quiet", given->tune.quiet, "No progress on standard error");
    add_play_options(*command, *given);
    command->footer(
        "Saves every 20 iterations and can be stopped at any time.\n"
        "Examples:\n"
        "  quintet tune --game hive --nodes 1000 --iterations 2000 --jobs 2 \\\n"
        "      --only mobility --out new.json\n"
        "  quintet match --game hive --nodes 2000 --games 400 --sprt 0,30 \\\n"
        "      --seat algorithm:,weights=new.json --seat algorithm:");
    command->callback([=, &streams = program.streams] { tune(*given, streams); });
}

}  // namespace quintet::cli
