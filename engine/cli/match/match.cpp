#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/progress.hpp"
#include "engine/cli/match/match_games.hpp"
#include "engine/cli/match/match_options.hpp"
#include "engine/cli/match/match_results.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"
#include "engine/cli/seats/agent_seat_text.hpp"

namespace quintet::cli {

namespace {

struct MatchChoice : MatchOptions {
    std::vector<std::string> seats;
    ThinkingLimits limits;
    std::string sprt;
    std::string clock;
    bool sandbox = false;
};

std::optional<Sprt> sprt_of(const std::string& text) {
    if (text.empty()) return std::nullopt;
    std::vector<double> values;
    split(text, ',', [&](std::string_view piece) {
        values.emplace_back();
        if (!CLI::detail::lexical_cast(std::string(piece), values.back())) {
            throw InputError("--sprt: must be a number (found " + quintet::in_quotes(piece) + ")");
        }
    });
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
            "--sprt must be elo0,elo1[,alpha,beta] with elo0 < elo1, alpha and beta below 0.5");
    }
    return sprt;
}

/// Throws an `InputError` if a participant's processor time should be limited and cannot be told
/// from that of other games.
void check_clock(const Seat& seat, int jobs) {
    if (!seat.limits.by_processor || seat.limits.time_ms == 0) return;
    const std::string place = "seat " + quintet::in_quotes(seat.text, 200) + ": ";
    if (seat.threads > 1 && jobs > 1) {
        throw InputError(place + "--clock cpu with threads= needs --jobs 1");
    }
    const bool program = seat.kind == Seat::Kind::ugi || seat.kind == Seat::Kind::uhp;
    if (program && !ProgramTime(getpid()).microseconds()) {
        throw InputError(place + "--clock cpu needs /proc to measure other programs");
    }
}

/// Returns the facts of a participant. Throws an `InputError` if it cannot play.
AgentFacts facts_of(const Seat& seat, const Match& match) {
    const auto participant = make_participant(seat, match.game, match.options);
    try {
        participant->try_out();
        return participant->facts();
    } catch (const InputError& error) {
        throw InputError("seat " + quintet::in_quotes(seat.text, 200) + ": " + error.what());
    }
}

/// Completes the match with its seats and openings.
void prepare(MatchChoice& given, const Streams& streams) {
    bool takes_openings = true;
    Match& match = given.match;
    const auto start = open_start(given);
    const GameSpec& spec = start->spec();
    const std::size_t players = spec.players.size();
    std::vector<std::string> seats = given.seats;
    if (seats.empty()) seats.assign(players, "algorithm:" + algorithms_of(match.game).front());
    if (seats.size() != players) {
        throw InputError("--seat must be given " + std::to_string(players) + " times for " +
                         match.game + " (found " + std::to_string(seats.size()) + ")");
    }
    ThinkingLimits limits = given.limits;
    limits.by_processor = given.clock == "cpu";
    match.measured = !given.clock.empty();
    for (const std::string& note : prepare_agents(seats, given.sandbox)) {
        streams.err << "quintet match: " << note << '\n';
    }
    for (const std::string& seat : seats) {
        match.seats.push_back(parse_seat(seat, limits));
        match.seats.back().agent_limits.sandboxed = given.sandbox;
        check_clock(match.seats.back(), match.jobs);
        const AgentFacts facts = facts_of(match.seats.back(), match);
        takes_openings = takes_openings && facts.takes_openings;
        for (const std::string& note : facts.notes) {
            streams.err << "quintet match: " << seat << ": " << note << '\n';
        }
    }
    set_openings(given, spec, given.openings.empty() && !takes_openings);
}

/// Opens the file of `--out`, if there is one. Throws an `InputError` if it has content.
void open_out(const MatchChoice& given, std::optional<GrowingFile>& file) {
    if (given.out.empty()) return;
    file.emplace(given.out);
    try {
        refuse_content(given.out, given.force);
    } catch (const InputError& error) {
        throw InputError(
            std::string(error.what()) +
            ". A match cannot be continued in a file: write each part (--shard) to its "
            "own file and add them up with --merge");
    }
    file->clear();
}

MatchResults play(MatchChoice& given, const std::optional<Sprt>& sprt, const Streams& streams) {
    prepare(given, streams);
    const Match& match = given.match;
    if (sprt && match.seats.size() != 2) {
        throw InputError("--sprt compares two participants; " + match.game + " has " +
                         std::to_string(match.seats.size()));
    }
    std::optional<GrowingFile> file;
    open_out(given, file);
    MatchResults results;
    const Plan plan = match_plan(match);
    Progress progress(streams, plan.size, "games", given.quiet);
    play_all(match, plan, Order::planned, [&](const Record& record) {
        results.add(record);
        if (file) file->add(format_record(record) + '\n');
        progress.show(results.scores().games(), [&] { return results.summary(); });
        return !sprt || !results.decided(*sprt);
    });
    progress.clear();
    return results;
}

MatchResults merged(const std::vector<std::string>& files, const Streams& streams, Exit& status) {
    MatchResults results;
    RecordReader reader(streams.err);
    for (const std::string& file : files) {
        const auto add = [&](const std::string& line, const std::string& place) {
            Record record;
            const auto check = [&] {
                record = parse_record(line);
                MatchResults().add(record);
            };
            if (!reader.read(place, check)) return;
            // Bad records are left out, but files of different matches are not added up.
            try {
                results.add(record);
            } catch (const InputError& error) {
                throw InputError(place + ": " + error.what());
            }
        };
        for_each_line(file, add, &streams.err);
    }
    status = reader.finish();
    return results;
}

}  // namespace

void add_match(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "match", "Plays many games between participants and measures who is stronger");
    auto options = std::make_shared<MatchChoice>();
    add_game_choice(*command, options->game, false);
    command
        ->add_option(
            "--seat", options->seats,
            "A participant, once for each player; default: the default algorithm in every\n"
            "seat. One of level:NAME, algorithm:NAME, style:NAME, random; another program,\n"
            "ugi:COMMAND or uhp:COMMAND; each can have its own limits, as in\n"
            "algorithm:NAME,nodes=20000. Or an agent as handed in to a course,\n" +
                agent_prefixes() +
                ", with ,game-time=S,\n"
                ",time=MS, ,start=S and ,memory=MB. Weights of the evaluation:\n"
                "algorithm:,weights=FILE or algorithm:,weight.NAME=VALUE")
        ->allow_extra_args(false)
        ->type_name("SPEC");
    command->add_option("--games", options->match.games, "Number of games, in all shards together")
        ->check(positive_number)
        ->capture_default_str()
        ->type_name("N");
    ThinkingLimits& limits = options->limits;
    add_search_limits(*command, limits.time_ms, limits.nodes, limits.depth, " for an action");
    command
        ->add_option("--margin", limits.margin_ms, "Milliseconds that another program can be late")
        ->check(whole_number_from(0, 1'000'000))
        ->capture_default_str()
        ->type_name("MS");
    command
        ->add_option("--clock", options->clock,
                     "Clock of time= and --time: wall (default), or cpu, the processor time of a\n"
                     "participant and the programs that it starts. Also shows times in the table")
        ->check(one_of({"wall", "cpu"}))
        ->type_name("CLOCK");
    add_openings(*command, *options);
    command
        ->add_option("--sprt", options->sprt,
                     "Stop as soon as a lead of elo1 over elo0 is accepted or rejected")
        ->type_name("ELO0,ELO1[,ALPHA,BETA]");
    command
        ->add_option("--out", options->out,
                     "File for the records of all games, one per line, with each participant's\n"
                     "evaluation of its actions")
        ->type_name("FILE");
    command->add_flag("--force", options->force, "Replace the file of --out if it has content");
    add_work(*command, *options);
    add_sandbox(*command, options->sandbox);
    command
        ->add_option("--merge", options->merge,
                     "Play nothing; add up the games of these files and print the table")
        ->check(existing_file())
        ->type_name("FILE");
    command->footer(
        "Each opening is played once for each rotation of the participants through the seats.\n"
        "The same search judges the openings of every match, so all shards use the same ones.\n"
        "After 20 unbalanced openings in a row, the most balanced of them is used; one with a\n"
        "forced win only if all 20 have one. The table shows their number.\n"
        "A level has its own limits; other limits can only lower them. A draw counts as an\n"
        "equal share for each player; the others share the point of a game that one forfeits.\n"
        "A player with a temperature (algorithm:,nodes=200,temperature=30) chooses among good\n"
        "actions at random. With limits in nodes or depth, the same seed gives the same games\n"
        "for any number of jobs. Ratings of three players are those of `quintet tournament`.\n"
        "With limits in time, the table shows the time of actions, measured from outside, and\n"
        "their processor time. A level's own limit always counts wall-clock time. With --clock\n"
        "cpu, a program gets its time as movetime, and is also late after ten times that plus\n"
        "30 s of wall-clock time. A program loses the game if it acts illegally, answers later\n"
        "than its time plus --margin, or exits; the exit status is then 1.\n"
        "An agent has the limits of its course: processor time for the whole game, and memory\n"
        "of all its processes after its imports. --time, --nodes and --depth apply to engines\n"
        "only. PATH is a file, a folder or a zip; CLASS (Player, package:Player or\n"
        "file.py:Player) is needed only if there are several. An agent that fails forfeits;\n"
        "--out has its output and the traceback.\n"
        "Examples:\n"
        "  quintet match --game cachex --seat level:hard --seat level:easy --games 20\n"
        "  quintet match --game chexers --nodes 50 --games 2000 --jobs 2\n"
        "  quintet match --game cachex --seat algorithm:alpha-beta --seat random --nodes 1000 \\\n"
        "      --games 400 --sprt 0,20 --shard 1/2 --out part1.jsonl\n"
        "  quintet match --game hive --time 1000 --seat algorithm: --seat 'uhp:./my-engine' \\\n"
        "      --games 20\n"
        "  quintet match --game hive --time 1000 --clock cpu --seat algorithm: \\\n"
        "      --seat 'ugi:./my-engine' --jobs 2\n"
        "  quintet match --game tetress --seat python:submission.zip --seat level:easy --sandbox\n"
        "  quintet match --merge part1.jsonl part2.jsonl");
    command->callback([=, &streams = program.streams, &status = program.status] {
        const std::optional<Sprt> sprt = sprt_of(options->sprt);
        const MatchResults results = options->merge.empty()
                                         ? play(*options, sprt, streams)
                                         : merged(options->merge, streams, status);
        results.write(streams.out, sprt);
        if (results.scores().forfeits() > 0) status = Exit::check_failed;
    });
}

}  // namespace quintet::cli
