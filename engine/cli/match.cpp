#include "engine/match/match.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <ostream>

#include "engine/cli/cli.hpp"
#include "engine/cli/openings.hpp"
#include "engine/cli/options.hpp"
#include "engine/cli/progress.hpp"
#include "engine/cli/standings.hpp"
#include "engine/cli/tournament.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

struct MatchOptions {
    GameChoice game;
    std::vector<std::string> seats;
    ThinkingLimits limits;
    std::string openings;
    int balance = 0;  // 0 stands for the usual one
    std::string sprt;
    std::string shard = "1/1";
    std::string out;
    std::vector<std::string> merge;
    Tournament tournament;
    bool quiet = false;
};

/// `a<separator>b...` as numbers.
template <class Number>
std::vector<Number> numbers(const std::string& text, char separator, const std::string& option) {
    std::vector<Number> out;
    split(text, separator, [&](std::string_view piece) {
        Number value{};
        if (!CLI::detail::lexical_cast(std::string(piece), value)) {
            throw InputError(option + ": a number expected, found " + quintet::in_quotes(piece));
        }
        out.push_back(value);
    });
    return out;
}

void set_shard(Tournament& tournament, const std::string& text) {
    const std::vector<int> parts = numbers<int>(text, '/', "--shard");
    if (parts.size() != 2 || parts[0] < 1 || parts[0] > parts[1]) {
        throw InputError("--shard: i/n with i from 1 to n expected, found " +
                         quintet::in_quotes(text));
    }
    tournament.shard = static_cast<std::uint64_t>(parts[0]) - 1;
    tournament.shards = static_cast<std::uint64_t>(parts[1]);
}

std::optional<Sprt> sprt_of(const std::string& text) {
    if (text.empty()) return std::nullopt;
    const std::vector<double> values = numbers<double>(text, ',', "--sprt");
    const bool complete = values.size() == 2 || values.size() == 4;
    Sprt sprt;
    if (complete) {
        sprt.elo0 = values[0];
        sprt.elo1 = values[1];
    }
    if (values.size() == 4) {
        sprt.alpha = values[2];
        sprt.beta = values[3];
    }
    const auto probability = [](double value) { return value > 0 && value < 0.5; };
    if (!complete || !(sprt.elo0 < sprt.elo1) || !probability(sprt.alpha) ||
        !probability(sprt.beta)) {
        throw InputError(
            "--sprt: elo0,elo1[,alpha,beta] expected, elo0 < elo1, alpha and beta below 0.5");
    }
    return sprt;
}

/// Refuses a participant who takes sides where that is impossible. `place` is its own in the seats.
void check_sides(const Seat& seat, std::size_t place, std::size_t players) {
    if (!seat.takes_sides()) return;
    const auto refuse = [&](const std::string& why) {
        throw InputError("seat " + quintet::in_quotes(seat.text) + ": " + why);
    };
    if (players == 2) {
        refuse(
            "with two players everybody plays against the other one; against=, kingmaker= and "
            "spoiler= are for more");
    }
    const auto against = static_cast<std::size_t>(seat.against);
    if (against > players) {
        refuse("against=" + std::to_string(against) + ": there are only " +
               std::to_string(players) + " participants");
    }
    if (against == place + 1) {
        refuse("against=" + std::to_string(against) + ": that is the participant itself");
    }
}

Tournament tournament_of(const MatchOptions& options) {
    Tournament tournament = options.tournament;
    tournament.game = options.game.game;
    tournament.options = options.game.pairs();
    if (tournament.game.empty()) throw InputError("--game is required");
    const auto match = must(new_match(tournament.game, tournament.options, ""));
    const std::size_t players = match->spec().players.size();
    std::vector<std::string> seats = options.seats;
    if (seats.empty()) seats.assign(players, "algorithm:" + match->algorithms().front());
    if (seats.size() != players) {
        throw InputError(tournament.game + " needs --seat once for each of its " +
                         std::to_string(players) + " players, found " +
                         std::to_string(seats.size()));
    }
    for (const std::string& seat : seats) {
        tournament.seats.push_back(parse_seat(seat, options.limits));
        check_sides(tournament.seats.back(), tournament.seats.size() - 1, players);
        sit_down(tournament.seats.back(), tournament.game, tournament.options);
    }
    const OpeningPlies plies = parse_openings(
        options.openings.empty() ? usual_opening(tournament.game) : options.openings);
    tournament.least_opening_plies = plies.least;
    tournament.most_opening_plies = plies.most;
    tournament.balance = options.balance == 0 ? usual_balance(tournament.game) : options.balance;
    if (tournament.balance * static_cast<int>(players) < 100) {
        throw InputError("--balance: of " + std::to_string(players) +
                         " players one always has a better chance than " +
                         std::to_string(tournament.balance) + " %");
    }
    set_shard(tournament, options.shard);
    return tournament;
}

Standings play(const MatchOptions& options, const std::optional<Sprt>& sprt,
               const Streams& streams) {
    const Tournament tournament = tournament_of(options);
    if (sprt && tournament.seats.size() != 2) {
        throw InputError("--sprt compares two participants; " + tournament.game + " has " +
                         std::to_string(tournament.seats.size()));
    }
    std::ofstream file;
    if (!options.out.empty()) {
        file.open(options.out);
        if (!file) throw InputError(options.out + ": cannot be written");
    }
    Standings standings;
    Progress progress(streams, games_of(tournament), "games", options.quiet);
    play_all(tournament, [&](const Record& record) {
        standings.add(record);
        if (file.is_open()) file << format_record(record) << std::endl;
        progress.show(standings.games(), standings.summary());
        return !sprt || !standings.decided(*sprt);
    });
    progress.clear();
    if (file.is_open() && !file) throw InputError(options.out + ": cannot be written");
    return standings;
}

Standings merged(const std::vector<std::string>& files) {
    Standings standings;
    for (const std::string& file : files) {
        for_each_line(file, [&](const std::string& line, const std::string& place) {
            try {
                standings.add(parse_record(line));
            } catch (const InputError& error) {
                throw InputError(place + ": " + error.what());
            }
        });
    }
    return standings;
}

}  // namespace

void add_match(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "match", "Lets participants play many games and tells who is stronger");
    auto options = std::make_shared<MatchOptions>();
    Tournament& tournament = options->tournament;
    add_game_choice(*command, options->game, false);
    command
        ->add_option("--seat", options->seats,
                     "A participant; once for each player, or not at all for the default\n"
                     "algorithm everywhere: level:NAME, algorithm:NAME, random, or another\n"
                     "program, ugi:COMMAND or uhp:COMMAND, followed by limits of its own if\n"
                     "wanted: algorithm:NAME,nodes=20000; with weights of the evaluation:\n"
                     "algorithm:,weights=FILE or algorithm:,weight.NAME=VALUE; taking sides\n"
                     "among three players: against=N, kingmaker=PERCENT, spoiler=PERCENT")
        ->allow_extra_args(false)
        ->type_name("SPEC");
    command->add_option("--games", tournament.games, "How many games, of all shards together")
        ->check(positive_number)
        ->capture_default_str()
        ->type_name("N");
    command->add_option("--time", options->limits.time_ms, "Milliseconds for an action")
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("MS");
    command->add_option("--nodes", options->limits.nodes, "Positions for an action")
        ->check(positive_number)
        ->type_name("N");
    command->add_option("--depth", options->limits.depth, "Plies for an action")
        ->check(CLI::Range(1, 100))
        ->type_name("N");
    command
        ->add_option("--margin", options->limits.margin_ms,
                     "Milliseconds that another program may be late")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str()
        ->type_name("MS");
    command
        ->add_option("--openings", options->openings,
                     "Random plies at the start, a number or a range; the default depends on\n"
                     "the game")
        ->type_name("PLIES");
    command
        ->add_option("--balance", options->balance,
                     "Replace openings in which a player's chance of winning is above this, in a\n"
                     "search of 4000 nodes by the default algorithm; 100 for any opening; the\n"
                     "default depends on the game")
        ->check(CLI::Range(34, 100))
        ->type_name("PERCENT");
    command->add_option("--seed", tournament.seed, "Another seed, other openings")->type_name("S");
    command->add_option("--max-plies", tournament.max_plies, "A longer game counts as drawn")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str()
        ->type_name("N");
    command
        ->add_option("--sprt", options->sprt,
                     "Stop as soon as a lead of elo1 over elo0 is accepted or rejected")
        ->type_name("ELO0,ELO1[,ALPHA,BETA]");
    command->add_option("--out", options->out, "File for the records of all games, one a line")
        ->type_name("FILE");
    command->add_option("--shard", options->shard, "Play the i-th of n parts only")
        ->type_name("I/N");
    command->add_option("--jobs", tournament.jobs, "Games at the same time")
        ->check(CLI::Range(1, 256))
        ->capture_default_str()
        ->type_name("J");
    command->add_flag("--quiet", options->quiet, "No progress on standard error");
    command
        ->add_option("--merge", options->merge,
                     "Play nothing; add up the games of these files and print the table")
        ->check(CLI::ExistingFile)
        ->type_name("FILE");
    command->footer(
        "Every opening is played with the participants moved round through all seats. Whether it\n"
        "is balanced is judged in the same way whoever plays, so that all shards find the same\n"
        "ones. Of 20 that are not, the most balanced is taken; one with a forced win only if all\n"
        "20 have one. The table tells how many there were.\n"
        "Of three players, one with against=N is out to harm participant N, wherever it sits, and\n"
        "thinks of itself and the other one as a coalition against it. With kingmaker=PERCENT it\n"
        "plays to win until it finds its chance below that, and from its next action on for the\n"
        "rival who is ahead then (that is, against the other one); with spoiler=PERCENT against\n"
        "the rival who is ahead. Who is out to harm somebody without pieces plays as usual.\n"
        "A level has limits of its own; others only tighten them. Scores count a draw as an equal\n"
        "share. A careless player (algorithm:,nodes=200,carelessness=30) chooses among good\n"
        "actions by chance. With limits in nodes or depth, the same seed gives the same games,\n"
        "whatever the number of jobs. With limits in time, the table tells how long actions took,\n"
        "measured from outside. A program that acts illegally, answers later than its time and\n"
        "--margin, or ends loses the game; the exit status is then 1.\n"
        "Examples:\n"
        "  quintet match --game cachex --seat level:hard --seat level:easy --games 20\n"
        "  quintet match --game chexers --nodes 50 --games 2000 --jobs 2\n"
        "  quintet match --game cachex --seat algorithm:alpha-beta --seat random --nodes 1000 \\\n"
        "      --games 400 --sprt 0,20 --shard 1/2 --out part1.jsonl\n"
        "  quintet match --game hive --time 1000 --seat algorithm: --seat 'uhp:./my-engine' \\\n"
        "      --games 20\n"
        "  quintet match --game chexers --nodes 10000 --seat algorithm: \\\n"
        "      --seat algorithm:,against=1 --seat algorithm:paranoid,against=1\n"
        "  quintet match --merge part1.jsonl part2.jsonl");
    command->callback([=, &streams = program.streams, &status = program.status] {
        const std::optional<Sprt> sprt = sprt_of(options->sprt);
        const Standings standings =
            options->merge.empty() ? play(*options, sprt, streams) : merged(options->merge);
        standings.write(streams.out, sprt);
        if (standings.forfeits() > 0) status = Exit::check_failed;
    });
}

}  // namespace quintet::cli
