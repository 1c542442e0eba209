#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <ostream>
#include <thread>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/protocols/line_queue.hpp"
#include "engine/cli/protocols/text/ugi_settings.hpp"
#include "engine/cli/protocols/text/ugi_text.hpp"
#include "engine/cli/protocols/thinking.hpp"
#include "engine/cli/records/record.hpp"

// The engine's side of the Universal Game Interface. It is the Universal Chess Interface for any
// game, with questions about the state of the game (`query`). Errors are lines
// `info string error ...`.

namespace quintet::cli {

namespace {

using Words = std::vector<std::string>;

constexpr std::string_view ugi_help =
    "ugi                                   prints its name and options\n"
    "isready                               answers readyok\n"
    "setoption name NAME value VALUE       sets an option\n"
    "uginewgame                            forgets the previous game\n"
    "position startpos [moves A B ...]     a game; actions with _ for each space: PLACE_3,4\n"
    "position fen TEXT [moves A B ...]     the same from a position text\n"
    "go [movetime MS] [depth N] [nodes N] [infinite]\n"
    "   [p1time MS] [p1inc MS] [p2time MS] ...\n"
    "                                      searches, then prints bestmove\n"
    "stop                                  stops the search\n"
    "query gameover|p1turn|p2turn|p3turn|result|reason|fen|moves\n"
    "quit                                  ends the program, after a search with limits\n";

/// Returns the command: the first word of a line.
std::string command_of(const std::string& line) {
    Words words = words_of(line);
    return words.empty() ? "" : std::move(words.front());
}

class UgiEngine {
  public:
    UgiEngine(const Streams& streams, UgiSettings settings)
        : out_(streams.out),
          settings_(std::move(settings)),
          game_(must(settings_.make("", {}))),
          lines_(streams.in, [](const std::string& line) { return command_of(line) == "quit"; }) {}

    void run() {
        while (!quit_) {
            const std::optional<std::string> line = lines_.next();
            if (!line) return;
            try {
                carry_out(words_of(*line));
            } catch (const InputError& error) {
                complain(error.what());
            }
        }
    }

  private:
    void complain(const std::string& message) {
        out_ << "info string error: " << message << std::endl;
    }

    void carry_out(const Words& words) {
        if (words.empty()) return;
        const std::string& command = words.front();
        if (command == "ugi") {
            introduce();
        } else if (command == "isready") {
            out_ << "readyok" << std::endl;
        } else if (command == "setoption") {
            set_option(words);
        } else if (command == "uginewgame") {
            game_ = must(settings_.make("", {}));
            search_ = {};
        } else if (command == "position") {
            set_position(words);
        } else if (command == "go") {
            go(words);
        } else if (command == "query") {
            const std::string found = response(words.size() > 1 ? words[1] : "");
            out_ << "response " << found << std::endl;
        } else if (command == "quit") {
            quit_ = true;
        } else if (command == "help") {
            out_ << ugi_help << std::flush;
        } else if (command != "stop") {
            throw InputError("unknown command " + quintet::in_quotes(command) + "; try help");
        }
    }

    void introduce() {
        out_ << "id name quintet " << version() << "\nid author the Quintet authors\n";
        for (const std::string& line : settings_.announcements()) out_ << line << '\n';
        out_ << "ugiok" << std::endl;
    }

    void set_option(const Words& words) {
        const auto value = std::find(words.begin(), words.end(), "value");
        if (words.size() < 3 || words[1] != "name" || value - words.begin() != 3) {
            throw InputError("must be \"setoption name NAME value VALUE\"");
        }
        const bool given = value != words.end() && value + 1 != words.end();
        settings_.set(words[2], given ? value[1] : "");
    }

    void set_position(const Words& words) {
        const auto moves = std::find(words.begin(), words.end(), "moves");
        std::string setup;
        if (words.size() > 2 && words[1] == "fen") {
            for (auto word = words.begin() + 2; word != moves; ++word) {
                setup += (setup.empty() ? "" : " ") + *word;
            }
            if (setup.empty()) throw InputError("\"position fen\" must have a position text");
        } else if (words.size() < 2 || words[1] != "startpos" ||
                   (words.size() > 2 && moves != words.begin() + 2)) {
            throw InputError("must be \"position startpos\" or \"position fen TEXT\"");
        }
        Words actions;
        for (auto word = moves; word != words.end(); ++word) {
            if (word != moves) actions.push_back(action_of_ugi(*word));
        }
        // The search keeps what it has learnt as long as the games are alike.
        game_ = must(settings_.make(setup, actions));
    }

    std::string response(const std::string& question) const {
        const auto yes = [](bool answer) { return std::string(answer ? "true" : "false"); };
        const Outcome outcome = game_->outcome();
        const std::size_t players = game_->spec().players.size();
        for (std::size_t player = 0; player < players; ++player) {
            if (question == "p" + std::to_string(player + 1) + "turn") {
                return yes(game_->to_move() == player);
            }
        }
        if (question == "gameover") return yes(outcome.over());
        if (question == "result") {
            if (!outcome.over()) return "none";
            if (outcome.state == Outcome::State::drawn) return "draw";
            return "p" + std::to_string(outcome.winner + 1) + "win";
        }
        if (question == "reason")
            return outcome.over() ? std::string(outcome.reason.name()) : "none";
        if (question == "fen") return game_->position_text();
        if (question == "moves") {
            std::string list;
            for (const std::string& action : game_->legal_actions()) {
                list += (list.empty() ? "" : " ") + ugi_action(action);
            }
            return list.empty() ? "none" : list;
        }
        throw InputError("unknown query " + quintet::in_quotes(question) + "; try help");
    }

    static std::uint64_t number(const Words& words, std::size_t at, std::uint64_t most) {
        const std::string text = at < words.size() ? words[at] : "";
        if (!whole_number(text).empty()) {
            throw InputError("go " + words[at - 1] + ": " + whole_number(text));
        }
        return std::min<std::uint64_t>(std::stoull(text), most);
    }

    void go(const Words& words) {
        constexpr std::uint64_t longest_ms = std::numeric_limits<int>::max();
        SearchRequest request = settings_.request();
        Clock clock;
        bool has_clock = false;
        bool infinite = words.size() == 1;
        const std::string own = "p" + std::to_string(game_->to_move() + 1);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const std::string& word = words[i];
            if (word == "infinite") {
                infinite = true;
            } else if (word == "movetime") {
                // Leave a little time for the answer to arrive.
                const int time = static_cast<int>(number(words, ++i, longest_ms));
                request.time_ms = std::max(time - std::min(time / 20, 20), 1);
            } else if (word == "depth") {
                request.depth = static_cast<int>(number(words, ++i, 100));
            } else if (word == "nodes") {
                request.nodes = number(words, ++i, std::numeric_limits<std::uint64_t>::max());
            } else if (word.size() > 2 && (word.substr(2) == "time" || word.substr(2) == "inc")) {
                const auto time = static_cast<double>(number(words, ++i, longest_ms));
                if (word.substr(0, 2) != own) continue;
                has_clock = has_clock || word.substr(2) == "time";
                (word.substr(2) == "time" ? clock.remaining_ms : clock.increment_ms) = time;
            } else {
                throw InputError("go: unknown limit " + quintet::in_quotes(word));
            }
        }
        if (has_clock && request.time_ms == 0) {
            const int players = static_cast<int>(game_->spec().players.size());
            clock.played = game_->ply() / players;
            clock.expected = expected_actions(*game_);
            request.time_ms = share_of(clock);
        }
        if (game_->outcome().over()) {
            complain("the game is over");
            out_ << "bestmove none" << std::endl;
            return;
        }
        search(request, infinite);
    }

    /// Searches and handles `stop` meanwhile. Other commands wait until the search has ended.
    void search(const SearchRequest& request, bool infinite) {
        const Player player = game_->to_move();
        const auto is = [](const char* word) {
            return [word](const std::string& line) { return command_of(line) == word; };
        };
        // An infinite search also stops at the end of the input.
        const bool endless = infinite || (request.time_ms == 0 && request.depth == 0 &&
                                          request.nodes == 0 && request.level.empty());
        bool told = false;
        const auto stopped = [&] {
            while (lines_.take(is("isready"))) out_ << "readyok" << std::endl;
            // A search with limits ends by itself, so commands from a pipe are answered in full
            // before `quit`.
            if (endless && lines_.take(is("quit"))) quit_ = true;
            told = told || quit_ || lines_.take(is("stop")) || (endless && lines_.ended());
            return told;
        };
        const std::string best = think(
            search_, *game_, request,
            {.stop = stopped, .news = [&](const SearchProgress& now) { write_info(now, player); }});
        // An infinite search must not answer before it is stopped.
        while (infinite && !stopped()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        out_ << "bestmove " << ugi_action(best) << std::endl;
    }

    void write_info(const SearchProgress& now, Player player) {
        if (now.lines.empty()) return;
        const SearchLine& line = now.lines.front();
        const auto ms = static_cast<std::uint64_t>(1000 * now.seconds);
        out_ << "info depth " << now.depth << " score ";
        if (line.proven_plies > 0) {
            out_ << (line.scores[player] > 0 ? "win " : "loss ") << line.proven_plies
                 << (line.likely ? " likely" : "");
        } else {
            out_ << "cp " << line.scores[player];
        }
        out_ << " nodes " << now.nodes << " time " << ms << " nps "
             << now.nodes * 1000 / std::max<std::uint64_t>(ms, 1) << " pv";
        for (const std::string& action : line.actions) out_ << ' ' << ugi_action(action);
        out_ << std::endl;
    }

    std::ostream& out_;
    UgiSettings settings_;
    std::unique_ptr<RunningGame> game_;
    GameSearch search_;
    bool quit_ = false;
    LineQueue lines_;
};

}  // namespace

void add_ugi(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "ugi", "Plays any game for a program that speaks the Universal Game Interface");
    auto choice = std::make_shared<GameChoice>();
    choice->game = games().front()->id;
    add_game_choice(*command, *choice, false);
    command->footer(
        "Reads commands from standard input, one per line; \"help\" lists them. \"setoption name\n"
        "Game value NAME\" also chooses the game. Actions have an underscore for every space.\n"
        "The end of the input ends the program. \"quit\" waits for a search with limits; \"stop\"\n"
        "before it stops the search immediately.\n"
        "Your own engine in `quintet match --seat ugi:COMMAND` receives only:\n"
        "  ugi                          answer option lines, if any, then ugiok\n"
        "  setoption name N value V     Game and the game's options, if you announced them\n"
        "  uginewgame                   no answer\n"
        "  isready                      answer readyok\n"
        "  position startpos [moves A B ...]\n"
        "  go [movetime MS] [depth N] [nodes N]\n"
        "                               answer bestmove A; lines before it are ignored\n"
        "engine/cli/examples/random_engine.py is a complete engine in 30 lines.\n"
        "Examples:\n"
        "  quintet ugi --game cachex --option size=9\n"
        "  printf 'position startpos moves PLACE_3,4\\ngo movetime 500\\nquit\\n' | "
        "quintet ugi --game cachex");
    command->callback([=, &streams = program.streams] {
        UgiEngine(streams, UgiSettings(choice->game, choice->pairs())).run();
    });
}

}  // namespace quintet::cli
