#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "engine/cli/cli.hpp"
#include "engine/cli/line_queue.hpp"
#include "engine/cli/options.hpp"
#include "engine/cli/processor_time.hpp"
#include "engine/cli/thinking.hpp"
#include "engine/core/text.hpp"

// A line protocol for the player classes of the COMP30024 referees (University of Melbourne: 2019
// Chexers, 2022 Cachex, 2024 Tetress), which live in engine/cli/agents. The agent counts the
// processor time that it has used, because the referee sees only its own process's.

namespace quintet::cli {

namespace {

struct RefereeOptions {
    GameChoice game;
    double seconds = 60;
};

class RefereeAgent {
  public:
    RefereeAgent(const Streams& streams, const RefereeOptions& options)
        : out_(streams.out),
          match_(must(new_match(options.game.game, options.game.pairs(), ""))),
          seconds_(options.seconds),
          lines_(streams.in, [](const std::string& line) { return line == "quit"; }) {}

    void run() {
        out_ << "ready " << match_->spec().id << std::endl;
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
            must(match_->play(cursor.rest()));
            return "ok";
        }
        if (command == "used") {
            return "used " + std::to_string(timer_.seconds());
        }
        throw InputError("unknown command " + quintet::in_quotes(command) +
                         "; there are action [SECONDS], update ACTION, used, quit");
    }

    std::string choose(std::string_view limit) {
        double left = seconds_ - timer_.seconds();
        if (!limit.empty()) {
            const std::optional<double> given = decimal(limit);
            if (!given) {
                throw InputError("action: a number of seconds expected, found " +
                                 quintet::in_quotes(limit));
            }
            left = std::min(left, *given);
        }
        if (match_->outcome().over()) throw InputError("the game is over");
        if (match_->perft(1) == 1) return match_->legal_actions().front();
        const int players = static_cast<int>(match_->spec().players.size());
        SearchRequest request;
        request.time_ms = share_of({.remaining_ms = 1000 * left,
                                    .played = match_->ply() / players,
                                    .expected = expected_actions(*match_)});
        return think(*match_, request);
    }

    std::ostream& out_;
    std::unique_ptr<Match> match_;
    double seconds_;
    ProcessorTime timer_;
    LineQueue lines_;
};

}  // namespace

void add_referee_agent(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "referee-agent", "Plays for a Python player class of a COMP30024 referee");
    auto options = std::make_shared<RefereeOptions>();
    add_game_choice(*command, options->game, true);
    command->add_option("--seconds", options->seconds, "Processor time for all own actions")
        ->check(CLI::Range(0.1, 1e6))
        ->capture_default_str()
        ->type_name("S");
    command->footer(
        "Says \"ready GAME\", then answers each line with one line: \"action [SECONDS]\" with\n"
        "\"action ...\" (SECONDS: what is left at most), \"update ACTION\" (of any player, the "
        "own\n"
        "included) with \"ok\", \"used\" with \"used SECONDS\"; anything wrong with \"error "
        "...\".\n"
        "\"quit\" or the end of the input ends the program. Player classes that speak this for "
        "the\n"
        "referees of 2019, 2022 and 2024 are in engine/cli/agents.\n"
        "Example:\n"
        "  printf 'update PLACE 3,4\\naction\\nquit\\n' | quintet referee-agent --game cachex");
    command->callback([=, &streams = program.streams] { RefereeAgent(streams, *options).run(); });
}

}  // namespace quintet::cli
