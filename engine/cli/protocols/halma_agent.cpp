#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/protocols/text/halma_files.hpp"
#include "engine/cli/protocols/thinking.hpp"
#include "engine/cli/records/record.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"

// The Halma agent of the course. The program is started once for each action. Between these runs
// the record of the game is kept in playdata.txt, because a board alone does not show repetitions.

namespace quintet::cli {

namespace {

void write(const std::filesystem::path& file, const std::string& content) {
    std::ofstream out(file, std::ios::binary);
    out << content << std::flush;
    if (!out) throw InputError(file.string() + ": cannot be written");
}

std::string board_of(const RunningGame& game) {
    const std::string text = game.position_text();
    return text.substr(0, text.find(' '));
}

/// Returns a game that begins with the board of the task. At ply 0 the game is never over, whatever
/// the board is.
std::unique_ptr<RunningGame> begun(const HalmaTask& task) {
    return must(open_game(
        {"halma", {{"rules", "csci561"}}, task.board + (task.player == 0 ? " B 0" : " W 0")}));
}

/// Returns the action that leads from one board to another, by comparing the two.
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

/// Returns the game of playdata.txt, continued to the board of the task. Returns null if the file
/// is missing, broken or from another game.
std::unique_ptr<RunningGame> remembered(const std::filesystem::path& playdata,
                                        const HalmaTask& task) {
    std::error_code ignored;
    if (!std::filesystem::exists(playdata, ignored)) return nullptr;
    try {
        const Record record = parse_record(content_of(playdata));
        if (record.game != "halma") return nullptr;
        std::unique_ptr<RunningGame> game = replay_record(record);
        if (board_of(*game) != task.board && !game->play(difference(board_of(*game), task.board))) {
            return nullptr;
        }
        const bool fits = board_of(*game) == task.board && game->to_move() == task.player;
        return fits && !game->outcome().over() ? std::move(game) : nullptr;
    } catch (const InputError&) {
        return nullptr;
    }
}

/// Estimates the number of own actions so far in a game without a record: each man at the goal took
/// about five.
int plays_so_far(const RunningGame& game) {
    int plays = game.ply() / 2;
    for (const Tally& tally : game.board().tallies) {
        if (tally.name == "goal" && tally.player == game.to_move()) {
            plays = std::max(plays, 5 * tally.value);
        }
    }
    return plays;
}

SearchRequest request_for(const HalmaTask& task, const RunningGame& game, double used_seconds) {
    constexpr int table_pays_ms = 40;
    SearchRequest request;
    const double left_ms = 1000 * (task.seconds - used_seconds);
    if (task.single) {
        request.time_ms = static_cast<int>(std::clamp(0.85 * left_ms - 5, 1.0, 600'000.0));
    } else {
        request.time_ms = share_of({.remaining_ms = left_ms,
                                    .played = plays_so_far(game),
                                    .expected = expected_actions(game)});
    }
    // Clearing a large table takes milliseconds, too long if little time is left.
    if (request.time_ms < table_pays_ms) request.algorithm = "greedy";
    return request;
}

void play(const std::filesystem::path& folder, const Streams& streams) {
    const ProcessorTime timer;
    const std::filesystem::path input = folder / "input.txt";
    const std::string given = content_of(input);
    HalmaTask task;
    try {
        task = parse_halma_task(given);
    } catch (const InputError& error) {
        throw InputError(input.string() + ": " + error.what());
    }
    const std::filesystem::path playdata = folder / "playdata.txt";
    std::unique_ptr<RunningGame> game = task.single ? nullptr : remembered(playdata, task);
    if (!game) game = begun(task);
    if (game->outcome().over()) throw InputError(input.string() + ": the game is over");

    GameSearch search;
    const std::string best = think(search, *game, request_for(task, *game, timer.seconds()));
    must(game->play(best));
    write(folder / "output.txt", halma_output(game->last_action()));
    if (!task.single) write(playdata, format_record(record_of(*game)) + "\n");
    streams.err << "halma-agent: " << best << ", " << timer.seconds() << " s\n";
}

}  // namespace

void add_halma_agent(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "halma-agent", "Plays one action of Halma from input.txt to output.txt, as in CSCI 561");
    auto folder = std::make_shared<std::string>(".");
    command->add_option("--folder", *folder, "Folder of the files")
        ->check(existing_folder())
        ->capture_default_str()
        ->type_name("DIR");
    command->footer(
        "input.txt: SINGLE or GAME, BLACK or WHITE, seconds left, 16 rows of \".\", \"B\", \"W\".\n"
        "output.txt: \"E x,y x,y\", or one line \"J x,y x,y\" for each jump. In GAME mode,\n"
        "playdata.txt stores the actions so far; if it is missing or does not match, the board\n"
        "alone decides.\n"
        "Examples:\n"
        "  quintet halma-agent\n"
        "  quintet halma-agent --folder /tmp/halma");
    command->callback([=, &streams = program.streams] { play(*folder, streams); });
}

}  // namespace quintet::cli
