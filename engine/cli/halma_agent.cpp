#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>

#include "engine/cli/cli.hpp"
#include "engine/cli/halma_files.hpp"
#include "engine/cli/processor_time.hpp"
#include "engine/cli/record.hpp"
#include "engine/cli/thinking.hpp"

// The agent of the course's Halma: one run for each play. Between the runs of a game the record of
// what was played lies in playdata.txt, because repetitions count and a bare board does not tell
// them.

namespace quintet::cli {

namespace {

std::string content_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw InputError(file.string() + ": cannot be opened");
    return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::filesystem::path& file, const std::string& content) {
    std::ofstream out(file, std::ios::binary);
    out << content << std::flush;
    if (!out) throw InputError(file.string() + ": cannot be written");
}

std::string board_of(const Match& match) {
    const std::string text = match.position_text();
    return text.substr(0, text.find(' '));
}

/// A game that begins with the board of the task. At ply 0 nobody has won yet, whatever stands
/// where.
std::unique_ptr<Match> begun(const HalmaTask& task) {
    return must(new_match("halma", {{"rules", "csci561"}},
                          task.board + (task.player == 0 ? " B 0" : " W 0")));
}

/// The play that leads from one board to another, as far as a glance at both can tell.
std::string difference(const std::string& before, const std::string& after) {
    constexpr std::size_t row_length = 17;  // with its separator
    std::string from;
    std::string to;
    for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
        if (before[i] == after[i]) continue;
        (after[i] == '.' ? from : to) =
            std::to_string(i % row_length) + "," + std::to_string(i / row_length);
    }
    return from.empty() ? "PASS" : from + "-" + to;
}

/// The game that playdata.txt remembers, brought to the board of the task; null if it is not there,
/// is broken, or tells of another game.
std::unique_ptr<Match> remembered(const std::filesystem::path& playdata, const HalmaTask& task) {
    std::error_code ignored;
    if (!std::filesystem::exists(playdata, ignored)) return nullptr;
    try {
        const Record record = parse_record(content_of(playdata));
        if (record.game != "halma") return nullptr;
        std::unique_ptr<Match> match = replay_record(record);
        if (board_of(*match) != task.board &&
            !match->play(difference(board_of(*match), task.board))) {
            return nullptr;
        }
        const bool fits = board_of(*match) == task.board && match->to_move() == task.player;
        return fits && !match->outcome().over() ? std::move(match) : nullptr;
    } catch (const InputError&) {
        return nullptr;
    }
}

/// Own plays so far, for a game that began before anything was remembered: men at the goal take
/// about five plays each.
int plays_so_far(const Match& match) {
    int plays = match.ply() / 2;
    for (const Tally& tally : match.board().tallies) {
        if (tally.name == "goal" && tally.player == match.to_move()) {
            plays = std::max(plays, 5 * tally.value);
        }
    }
    return plays;
}

SearchRequest request_for(const HalmaTask& task, const Match& match, double used_seconds) {
    constexpr int table_pays_ms = 40;
    SearchRequest request;
    const double left_ms = 1000 * (task.seconds - used_seconds);
    if (task.single) {
        request.time_ms = static_cast<int>(std::clamp(0.85 * left_ms - 5, 1.0, 600'000.0));
    } else {
        request.time_ms = share_of({.remaining_ms = left_ms,
                                    .played = plays_so_far(match),
                                    .expected = expected_actions(match)});
    }
    // Making a table ready takes milliseconds that a very short time does not have.
    if (request.time_ms < table_pays_ms) request.algorithm = "greedy";
    return request;
}

void play(const std::filesystem::path& folder, const Streams& streams) {
    const ProcessorTime timer;
    const std::filesystem::path input = folder / "input.txt";
    HalmaTask task;
    try {
        task = parse_halma_task(content_of(input));
    } catch (const InputError& error) {
        throw InputError(input.string() + ": " + error.what());
    }
    const std::filesystem::path playdata = folder / "playdata.txt";
    std::unique_ptr<Match> match = task.single ? nullptr : remembered(playdata, task);
    if (!match) match = begun(task);
    if (match->outcome().over()) throw InputError(input.string() + ": the game is over");

    const std::string best = think(*match, request_for(task, *match, timer.seconds()));
    must(match->play(best));
    write(folder / "output.txt", halma_output(match->last_action()));
    if (!task.single) write(playdata, format_record(record_of(*match)) + "\n");
    streams.err << "halma-agent: " << best << ", " << timer.seconds() << " s\n";
}

}  // namespace

void add_halma_agent(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "halma-agent", "Makes one play of Halma from input.txt to output.txt, as CSCI 561 asks");
    auto folder = std::make_shared<std::string>(".");
    command->add_option("--folder", *folder, "Where the files lie")
        ->check(CLI::ExistingDirectory)
        ->capture_default_str()
        ->type_name("DIR");
    command->footer(
        "input.txt: SINGLE or GAME, BLACK or WHITE, seconds left, 16 rows of \".\", \"B\", \"W\".\n"
        "output.txt: \"E x,y x,y\", or a line \"J x,y x,y\" for each jump. In GAME mode, what was\n"
        "played is kept in playdata.txt; without it, or if it does not fit, the play is made from\n"
        "the board alone.\n"
        "Examples:\n"
        "  quintet halma-agent\n"
        "  quintet halma-agent --folder /tmp/halma");
    command->callback([=, &streams = program.streams] { play(*folder, streams); });
}

}  // namespace quintet::cli
