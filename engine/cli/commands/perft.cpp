#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"
#include "engine/session/running_game.hpp"

namespace quintet::cli {

namespace {

struct PerftOptions {
    GameChoice game;
    std::string setup;
    std::string actions;
    int depth = 0;
    bool divide = false;
};

std::vector<std::string> listed(const std::string& actions) {
    std::vector<std::string> out;
    if (actions.empty()) return out;
    split(actions, ';', [&](std::string_view action) { out.emplace_back(action); });
    return out;
}

void count(const PerftOptions& options, const Streams& streams) {
    const auto running = must(open_game(
        {options.game.game, options.game.pairs(), options.setup, listed(options.actions)}));
    const ProcessorTime time;
    std::uint64_t total = 0;
    if (options.divide && options.depth > 0) {
        for (const auto& [action, leaves] : running->divide(options.depth)) {
            streams.out << action << ": " << leaves << '\n';
            total += leaves;
        }
    } else {
        total = running->perft(options.depth);
    }
    streams.out << total << '\n';
    streams.err << per_second(total, time.seconds()) << " nodes/s\n";
}

}  // namespace

void add_perft(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "perft", "Counts action sequences of a given length, to check and time the rules");
    auto options = std::make_shared<PerftOptions>();
    add_game_choice(*command, options->game, true);
    command->add_option("--actions", options->actions, "Actions to play first, joined by `;`")
        ->type_name("A;B;C");
    command->add_option("--setup", options->setup, "Position text to start from")
        ->type_name("TEXT");
    command->add_option("--depth", options->depth, "Length of the sequences, in plies")
        ->required()
        ->check(whole_number_from(0, 99))
        ->type_name("N");
    command->add_flag("--divide", options->divide, "Also print the number for each first action");
    command->footer(
        "The number goes to standard output, the speed (in processor time) to standard error. A\n"
        "finished game, including a draw by repetition, has no continuation.\n"
        "Examples:\n"
        "  quintet perft --game cachex --option size=5 --depth 4\n"
        "  quintet perft --game cachex --actions \"PLACE 3,4;STEAL\" --depth 2 --divide");
    command->callback([=, &streams = program.streams] { count(*options, streams); });
}

}  // namespace quintet::cli
