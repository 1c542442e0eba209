#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/protocols/line_queue.hpp"
#include "engine/cli/protocols/thinking.hpp"
#include "engine/cli/sandbox/usage/processor_time.hpp"

// A line protocol for the player classes of the COMP30024 referees (University of Melbourne: 2019
// Chexers, 2022 Cachex, 2024 Tetress), which are in engine/cli/agents. The agent counts its own
// processor time, because the referee measures only its own process.

namespace quintet::cli {

namespace {

struct RefereeOptions {
    GameChoice game;
    double seconds = 60;
    std::string algorithm;
};

class RefereeAgent {
  public:
    RefereeAgent(const Streams& streams, const RefereeOptions& options)
        : out_(streams.out),
          game_(must(open_game({options.game.game, options.game.pairs()}))),
          seconds_(options.seconds),
          algorithm_(options.algorithm),
          lines_(streams.in, [](const std::string& line) { return line == "quit"; }) {}

    void run() {
        out_ << "ready " << game_->spec().id << std::endl;
        while (const std::optional<std::string> line = lines_.next()) {
            if (*line == "quit") return;
            try {
                out_ << answer(*line) << std::endl;
            } catch (const InputError& error) {
                out_ << "error " << error.what() << std::endl;
            }
        }
    }

  private:
    std::string answer(const std::string& line) {
        TextCursor cursor(line);
        const std::string_view command = cursor.word();
        const bool more = cursor.accept(' ');
        if (command == "action") return "action " + choose(more ? cursor.rest() : "");
        if (command == "update") {
            must(game_->play(cursor.rest()));
            return "ok";
        }
        if (command == "used") {
            return "used " + std::to_string(timer_.seconds());
        }
        throw InputError("unknown command " + quintet::in_quotes(command) +
                         "; must be action [SECONDS], update ACTION, used or quit");
    }

    std::string choose(std::string_view limit) {
        double left = seconds_ - timer_.seconds();
        if (!limit.empty()) {
            const std::optional<double> given = decimal(limit);
            if (!given) {
                throw InputError("action: must be a number of seconds (found " +
                                 quintet::in_quotes(limit) + ")");
            }
            left = std::min(left, *given);
        }
        if (game_->outcome().over()) throw InputError("the game is over");
        if (game_->perft(1) == 1) return game_->legal_actions().front();
        const int share_ms = share(left);
        SearchRequest request;
        request.algorithm = algorithm_;
        // The search only knows the wall clock, which runs ahead of processor time on a busy
        // machine. For a few milliseconds it is good enough, and read more often.
        constexpr int shortest_ms = 20;
        if (share_ms < shortest_ms) request.time_ms = share_ms;
        const double end = timer_.seconds() + share_ms / 1000.0;
        return think(search_, *game_, request, {.stop = [&] { return timer_.seconds() >= end; }});
    }

    /// Returns the milliseconds of processor time for the next action, if `left` seconds are left.
    int share(double left) const {
        const int players = static_cast<int>(game_->spec().players.size());
        // Games against weaker players are shorter, and time that is left at the end is wasted.
        return share_of({.remaining_ms = 1000 * left,
                         .played = game_->ply() / players,
                         .expected = 2 * expected_actions(*game_) / 3});
    }

    std::ostream& out_;
    std::unique_ptr<RunningGame> game_;
    GameSearch search_;
    double seconds_;
    std::string algorithm_;
    ProcessorTime timer_;
    LineQueue lines_;
};

/// Throws an `InputError` if the game does not have the algorithm. Warns of a budget that is too
/// small to think.
void check(const RefereeOptions& options, std::ostream& err) {
    must(open_game({options.game.game, options.game.pairs()}));
    const std::vector<std::string> known = algorithms_of(options.game.game);
    if (!options.algorithm.empty() &&
        std::find(known.begin(), known.end(), options.algorithm) == known.end()) {
        std::string names;
        for (const std::string& name : known) names += (names.empty() ? "" : ", ") + name;
        throw InputError("the algorithm must be one of " + names + " (found " +
                         quintet::in_quotes(options.algorithm) + ")");
    }
    if (1000 * options.seconds <= clock_reserve_ms) {
        err << "quintet referee-agent: --seconds " << options.seconds
            << " must be above the reserve of " << clock_reserve_ms
            << " ms; every action gets one millisecond\n";
    }
}

}  // namespace

void add_referee_agent(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "referee-agent", "Plays for a Python player class of a COMP30024 referee");
    auto options = std::make_shared<RefereeOptions>();
    add_game_choice(*command, options->game, true);
    command
        ->add_option("--seconds", options->seconds, "Processor seconds for all actions of a game")
        ->check(number_from(0.1, 1e6))
        ->capture_default_str()
        ->type_name("S");
    command->add_option("--algorithm", options->algorithm, "Instead of the game's default")
        ->type_name("A");
    command->footer(
        "Prints \"ready GAME\", then answers each line with one line: \"action [SECONDS]\" with\n"
        "\"action ...\" (SECONDS: the most that is left), \"update ACTION\" (of any player,\n"
        "including its own) with \"ok\", \"used\" with \"used SECONDS\"; errors with \"error "
        "...\".\n"
        "\"quit\" or the end of the input ends the program. Player classes for the referees of\n"
        "2019, 2022 and 2024 that use this are in engine/cli/agents.\n"
        "Example:\n"
        "  printf 'update PLACE 3,4\\naction\\nquit\\n' | quintet referee-agent --game cachex");
    command->callback([=, &streams = program.streams] {
        check(*options, streams.err);
        RefereeAgent(streams, *options).run();
    });
}

}  // namespace quintet::cli
