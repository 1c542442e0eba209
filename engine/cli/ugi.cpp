#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <ostream>
#include <thread>

#include "engine/cli/cli.hpp"
#include "engine/cli/line_queue.hpp"
#include "engine/cli/options.hpp"
#include "engine/cli/record.hpp"
#include "engine/cli/thinking.hpp"
#include "engine/cli/ugi_settings.hpp"
#include "engine/cli/ugi_text.hpp"
#include "engine/core/text.hpp"

// The Universal Game Interface, the engine's side: the Universal Chess Interface for any game, with
// questions about the state of the game (`query`). Complaints are lines `info string error ...`.

namespace quintet::cli {

namespace {

using Words = std::vector<std::string>;

constexpr std::string_view ugi_help =
    "ugi                                   who this is, and its options\n"
    "isready                               answers readyok\n"
    "setoption name NAME value VALUE       sets an option\n"
    "uginewgame                            forgets the game before\n"
    "position startpos [moves A B ...]     a game; actions with _ for each space: PLACE_3,4\n"
    "position fen TEXT [moves A B ...]     the same from a position text\n"
    "go [movetime MS] [depth N] [nodes N] [infinite]\n"
    "   [p1time MS] [p1inc MS] [p2time MS] ...\n"
    "                                      thinks, then says bestmove\n"
    "stop                                  ends that\n"
    "query gameover|p1turn|p2turn|p3turn|result|reason|fen|moves\n"
    "quit                                  ends the program\n";

/// The first word of a line, which says what to do.
std::string command_of(const std::string& line) {
    Words words = words_of(line);
    return words.empty() ? "" : std::move(words.front());
}

class UgiEngine {
  public:
    UgiEngine(const Streams& streams, UgiSettings settings)
        : out_(streams.out),
          settings_(std::move(settings)),
          match_(must(settings_.make("", {}))),
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
            match_ = must(settings_.make("", {}));
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
            throw InputError("\"setoption name NAME value VALUE\" expected");
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
            if (setup.empty()) throw InputError("a position text expected after \"fen\"");
        } else if (words.size() < 2 || words[1] != "startpos" ||
                   (words.size() > 2 && moves != words.begin() + 2)) {
            throw InputError("\"position startpos\" or \"position fen TEXT\" expected");
        }
        Words actions;
        for (auto word = moves; word != words.end(); ++word) {
            if (word != moves) actions.push_back(action_of_ugi(*word));
        }
        // First on a board of its own: if an action cannot be played, the game stays as it was.
        std::unique_ptr<Match> next = must(settings_.make(setup, actions));
        if (!continues(*next)) {
            match_ = std::move(next);
            return;
        }
        // The same game some actions on: what was learnt about it is kept.
        const Words known = match_->actions();
        const Words wanted = next->actions();
        const auto differ = std::mismatch(known.begin(), known.end(), wanted.begin(), wanted.end());
        must(match_->go_to(static_cast<int>(differ.first - known.begin())));
        for (auto action = differ.second; action != wanted.end(); ++action) {
            must(match_->play(*action));
        }
    }

    bool continues(const Match& next) const {
        return next.spec().id == match_->spec().id && next.options() == match_->options() &&
               next.setup() == match_->setup();
    }

    std::string response(const std::string& question) const {
        const auto yes = [](bool answer) { return std::string(answer ? "true" : "false"); };
        const Outcome outcome = match_->outcome();
        const std::size_t players = match_->spec().players.size();
        for (std::size_t player = 0; player < players; ++player) {
            if (question == "p" + std::to_string(player + 1) + "turn") {
                return yes(match_->to_move() == player);
            }
        }
        if (question == "gameover") return yes(outcome.over());
        if (question == "result") {
            if (!outcome.over()) return "none";
            if (outcome.state == Outcome::State::drawn) return "draw";
            return "p" + std::to_string(outcome.winner + 1) + "win";
        }
        if (question == "reason")
            return outcome.over() ? std::string(name(outcome.reason)) : "none";
        if (question == "fen") return match_->position_text();
        if (question == "moves") {
            std::string list;
            for (const std::string& action : match_->legal_actions()) {
                list += (list.empty() ? "" : " ") + ugi_action(action);
            }
            return list.empty() ? "none" : list;
        }
        throw InputError("no answer to " + quintet::in_quotes(question) + "; try help");
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
        const std::string own = "p" + std::to_string(match_->to_move() + 1);
        for (std::size_t i = 1; i < words.size(); ++i) {
            const std::string& word = words[i];
            if (word == "infinite") {
                infinite = true;
            } else if (word == "movetime") {
                // A little earlier than asked, for the way back.
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
                throw InputError("go: no limit is called " + quintet::in_quotes(word));
            }
        }
        if (has_clock && request.time_ms == 0) {
            const int players = static_cast<int>(match_->spec().players.size());
            clock.played = match_->ply() / players;
            clock.expected = expected_actions(*match_);
            request.time_ms = share_of(clock);
        }
        if (match_->outcome().over()) {
            complain("the game is over");
            out_ << "bestmove none" << std::endl;
            return;
        }
        search(request, infinite);
    }

    /// Thinks, and listens meanwhile. What it hears of other things waits until it has finished.
    void search(const SearchRequest& request, bool infinite) {
        const Player player = match_->to_move();
        const auto is = [](const char* word) {
            return [word](const std::string& line) { return command_of(line) == word; };
        };
        // Where nothing ends the search but a word from outside, the end of the input is one.
        const bool endless = infinite || (request.time_ms == 0 && request.depth == 0 &&
                                          request.nodes == 0 && request.level.empty());
        bool told = false;
        const auto stopped = [&] {
            while (lines_.take(is("isready"))) out_ << "readyok" << std::endl;
            if (lines_.take(is("quit"))) quit_ = true;
            told = told || quit_ || lines_.take(is("stop")) || (endless && lines_.ended());
            return told;
        };
        const std::string best = think(
            *match_, request,
            {.stop = stopped, .news = [&](const SearchProgress& now) { write_info(now, player); }});
        // An infinite search says nothing before it is told to stop.
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
            out_ << (line.scores[player] > 0 ? "win " : "loss ") << line.proven_plies;
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
    std::unique_ptr<Match> match_;
    bool quit_ = false;
    LineQueue lines_;
};

}  // namespace

void add_ugi(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "ugi", "Plays any game for a program that speaks the Universal Game Interface");
    auto choice = std::make_shared<GameChoice>();
    choice->game = "chexers";
    add_game_choice(*command, *choice, false);
    command->footer(
        "Commands come on standard input, a line each; \"help\" lists them. The game can also be\n"
        "chosen with \"setoption name Game value cachex\". Actions are written with an underscore\n"
        "for every space. The end of the input ends the program.\n"
        "Examples:\n"
        "  quintet ugi --game cachex --option size=9\n"
        "  printf 'position startpos moves PLACE_3,4\\ngo movetime 500\\n' | "
        "quintet ugi --game cachex");
    command->callback([=, &streams = program.streams] {
        UgiEngine(streams, UgiSettings(choice->game, choice->pairs())).run();
    });
}

}  // namespace quintet::cli
