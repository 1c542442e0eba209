#include <CLI/CLI.hpp>
#include <array>
#include <future>
#include <iomanip>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/match/match_games.hpp"
#include "engine/cli/match/match_options.hpp"
#include "engine/cli/match/played_game.hpp"
#include "engine/cli/records/weight_files.hpp"
#include "engine/cli/seats/seat.hpp"
#include "engine/cli/tuning/spsa.hpp"

namespace quintet::cli {

namespace {

struct TuneOptions {
    GameChoice game;
    std::string from;                ///< file with the first weights; empty for the game's
    std::vector<std::string> names;  ///< of weights and arrays that may change
    std::string openings;
    std::string algorithm;
    ThinkingLimits limits;
    SpsaOptions spsa;
    std::string out;  ///< file for the result; empty for standard output
    bool force = false;
    int jobs = 1;
    bool quiet = false;
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

/// Returns all weights of the game, those to begin with.
WeightValues first_weights(const TuneOptions& options) {
    const std::string& game = options.game.game;
    WeightValues first = weights_of(game, options.game.pairs());
    if (first.empty()) {
        throw InputError("the evaluation of " + game + " has no weights to change");
    }
    if (options.from.empty()) return first;
    for (const auto& [name, value] : read_weights(options.from)) {
        if (chosen_of({name}, first, game) != std::vector<std::string>{name}) {
            throw InputError(options.from + ": " + name +
                             ": must be a single weight (found an array)");
        }
        put_weight(first, name, value);
    }
    return first;
}

/// The points of the seats with the first weights minus the points of the others in one game.
double lead_of_first(const Record& record, const std::vector<bool>& first) {
    const RatedGame game = PlayedGame(record, find_game(record.game)->players).rated();
    std::array<double, 2> points{};
    std::array<double, 2> seats{};
    for (std::size_t player = 0; player < game.scores.size(); ++player) {
        const std::size_t side = first[game.participants[player]] ? 0 : 1;
        seats[side] += 1;
        points[side] += game.scores[player];
    }
    return points[0] / seats[0] - points[1] / seats[1];
}

/// Plays all games from one opening between two sets of weights, so that each set plays each
/// player. With three players, one plays against two with the other set.
double play_rivals(const TuneOptions& options, Match match, const Spsa::Rivals& rivals,
                   std::uint64_t opening) {
    const auto seat = [&](const WeightValues& weights) {
        Seat made;
        made.text = made.name = options.algorithm;
        made.kind = Seat::Kind::algorithm;
        made.limits = options.limits;
        made.weights = weights;
        return made;
    };
    const std::size_t players = find_game(match.game)->players.size();
    std::vector<std::future<double>> games;
    double sum = 0;
    const auto collect = [&] {
        for (auto& game : games) sum += game.get();
        games.clear();
    };
    for (std::size_t alone = 0; alone < (players == 2 ? 1U : 2U); ++alone) {
        // The first seat is alone with its weights.
        std::vector<bool> plus(players, alone == 1);
        plus[0] = alone == 0;
        match.seats.clear();
        for (const bool its : plus) match.seats.push_back(seat(its ? rivals.plus : rivals.minus));
        for (std::uint64_t number = opening * players; number < (opening + 1) * players; ++number) {
            const auto play = [match, plus, number] {
                return lead_of_first(play_game(match, number), plus);
            };
            games.push_back(
                std::async(options.jobs > 1 ? std::launch::async : std::launch::deferred, play));
            if (games.size() >= static_cast<std::size_t>(options.jobs)) collect();
        }
    }
    collect();
    return players == 2 ? sum : sum / static_cast<double>(players);
}

/// Writes weights as JSON to the file of `--out`, or to the output if there is none.
void save(const WeightValues& weights, const TuneOptions& options, std::ostream& out) {
    const std::string text = json_of(weights).dump(2) + '\n';
    if (options.out.empty()) {
        out << text;
    } else {
        write_whole(options.out, text);
    }
}

/// Tunes by playing and returns all weights of the game.
WeightValues tune_by_play(const TuneOptions& options, const Match& match, const WeightValues& first,
                          const Streams& streams) {
    Spsa spsa(first, options.spsa);
    const std::vector<std::string>& chosen = options.spsa.chosen;
    const std::uint64_t iterations = options.spsa.iterations;
    Progress progress(streams, iterations, "iterations", options.quiet);
    constexpr std::uint64_t iterations_between_saves = 20;
    for (std::uint64_t i = 0; i < iterations; ++i) {
        spsa.learn(play_rivals(options, match, spsa.propose(), i));
        const WeightValues now = spsa.weights();
        std::string summary;
        constexpr std::size_t shown = 4;
        for (std::size_t k = 0; k < chosen.size() && k < shown; ++k) {
            for (const auto& [name, value] : now) {
                if (name != chosen[k]) continue;
                summary += (k == 0 ? "" : ", ") + name + " " + std::to_string(value);
            }
        }
        if (chosen.size() > shown) summary += ", ...";
        progress.show(i + 1, [&] { return summary; });
        // Saved each time, so that nothing is lost if the program is stopped.
        if (!options.out.empty() && (i + 1) % iterations_between_saves == 0) {
            save(now, options, streams.out);
        }
    }
    progress.clear();
    return spsa.weights();
}

void write_changes(const WeightValues& before, const WeightValues& after, std::ostream& err) {
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i].second == after[i].second) continue;
        err << std::left << std::setw(32) << before[i].first << std::right << std::setw(8)
            << before[i].second << " -> " << after[i].second << '\n';
    }
    if (before == after) err << "found no better weights\n";
}

void tune(TuneOptions& options, const Streams& streams) {
    if (!options.out.empty()) refuse_content(options.out, options.force);
    Match match;
    match.game = options.game.game;
    match.options = options.game.pairs();
    match.seed = options.spsa.seed;
    const auto start = must(open_game({match.game, match.options}));
    const WeightValues first = first_weights(options);
    options.spsa.chosen = chosen_of(options.names, first, match.game);
    if (options.algorithm.empty()) options.algorithm = algorithms_of(match.game).front();
    const OpeningPlies plies = parse_openings(options.openings, start->spec());
    match.least_plies = plies.least;
    match.most_plies = plies.most;
    if (!options.limits.any()) throw InputError("tune needs a limit, --nodes, --depth or --time");
    const WeightValues found = tune_by_play(options, match, first, streams);
    write_changes(first, found, streams.err);
    save(found, options, streams.out);
}

void add_play_options(CLI::App& command, TuneOptions& options) {
    CLI::App* group = command.add_option_group("play", "Games between two sets of weights");
    ThinkingLimits& limits = options.limits;
    add_search_limits(*group, limits.time_ms, limits.nodes, limits.depth, " for an action");
    group->add_option("--algorithm", options.algorithm, "Instead of the game's default")
        ->type_name("A");
    group
        ->add_option("--iterations", options.spsa.iterations,
                     "Pairs of games; with three players, groups of six")
        ->check(positive_number)
        ->capture_default_str();
    group->add_option("--step", options.spsa.step, "Shift of weights, as a share of their size")
        ->check(number_from(0.001, 10.0))
        ->capture_default_str();
    group
        ->add_option("--rate", options.spsa.rate,
                     "Change of weights after a full win, as a share of the shift")
        ->check(number_from(0.00001, 1.0))
        ->capture_default_str();
    group->add_option("--openings", options.openings, "Random plies at the start, as in `match`")
        ->type_name("PLIES");
}

}  // namespace

void add_tune(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "tune", "Finds weights for a game's evaluation by playing (SPSA)");
    auto options = std::make_shared<TuneOptions>();
    add_game_choice(*command, options->game, true);
    // The only method since 0.4; older commands name it.
    command->add_option("--method")->check(one_of({"spsa"}))->group("");
    command
        ->add_option("--from", options->from,
                     "Weights to start from, instead of the default weights")
        ->check(existing_file())
        ->type_name("FILE");
    command
        ->add_option("--only", options->names,
                     "Change only this weight or array of weights; may be repeated. Default: all\n"
                     "except the weights of the search, such as search.reduction")
        ->allow_extra_args(false)
        ->type_name("NAME");
    command->add_option("--out", options->out, "JSON file for the new weights")->type_name("FILE");
    command->add_flag("--force", options->force, "Replace the file of --out");
    command->add_option("--seed", options->spsa.seed, "Seed of the openings")->type_name("S");
    command->add_option("--jobs", options->jobs, "Threads")
        ->check(whole_number_from(1, 256))
        ->capture_default_str();
    command->add_flag("--quiet", options->quiet, "No progress on standard error");
    add_play_options(*command, *options);
    command->footer(
        "Saves every 20 iterations and can be stopped at any time.\n"
        "Examples:\n"
        "  quintet tune --game hive --nodes 1000 --iterations 2000 --jobs 2 \\\n"
        "      --only mobility --out new.json\n"
        "  quintet match --game hive --nodes 2000 --games 400 --sprt 0,30 \\\n"
        "      --seat algorithm:,weights=new.json --seat algorithm:");
    command->callback([=, &streams = program.streams] { tune(*options, streams); });
}

}  // namespace quintet::cli
