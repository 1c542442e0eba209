#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/protocols/line_queue.hpp"
#include "engine/cli/protocols/text/uhp_text.hpp"
#include "engine/cli/protocols/thinking.hpp"
#include "engine/services/forms/import.hpp"

// The engine's side of the Universal Hive Protocol (J. Thysell, "Universal Hive Protocol", 2021).
// Each command is a line, and each reply ends with the line `ok`.

namespace quintet::cli {

namespace {

constexpr std::string_view uhp_help =
    "info                         prints its name and the expansions it plays\n"
    "newgame [TYPE | GAMESTRING]  starts a game; default type Base\n"
    "play MOVESTRING              plays a turn\n"
    "pass                         passes, if nothing else is legal\n"
    "validmoves                   lists all legal turns\n"
    "bestmove time hh:mm:ss[.fff] prints the best turn found in that time\n"
    "bestmove depth N             prints the best turn at that depth\n"
    "stop                         stops a running search\n"
    "undo [N]                     undoes one turn, or N\n"
    "options                      lists all options\n"
    "options get NAME             prints one option\n"
    "options set NAME VALUE       sets an option\n"
    "perft N                      counts the sequences of N turns\n"
    "exit                         ends the program\n";

/// A reply that begins with `err` or `invalidmove`.
struct Complaint {
    std::string kind;
    std::string message;
};

[[noreturn]] void complain(const std::string& message) { throw Complaint{"err", message}; }

/// The value of an option: one of `words`, or a number from 1 on if there are no words.
struct UhpOption {
    std::string name;
    std::string standard;
    std::vector<std::string> choices;
    int most = 0;
    std::string value = standard;

    int number() const { return std::stoi(value); }

    std::string line() const {
        std::string text = name;
        text.append(choices.empty() ? ";int;" : ";enum;").append(value).append(";");
        text.append(standard);
        for (const std::string& choice : choices) text.append(";").append(choice);
        if (choices.empty()) {
            text.append(";1;").append(std::to_string(most));
        }
        return text;
    }
};

class UhpEngine {
  public:
    explicit UhpEngine(const Streams& streams)
        : out_(streams.out),
          lines_(streams.in, [](const std::string& line) { return line == "exit"; }) {
        std::vector<std::string> strengths{"full"};
        for (const Level& level : levels()) strengths.push_back(level.id);
        options_.push_back({"Level", "full", strengths});
        options_.push_back({"Repetition", "draw", {"draw", "moves", "none"}});
        options_.push_back({"QueenFirst", "no", {"no", "yes"}});
        options_.push_back({"Hash", "16", {}, 1024});
        options_.push_back({"NumThreads", "1", {}, 64});
    }

    void run() {
        answer("info");
        while (const std::optional<std::string> line = lines_.next()) {
            if (*line == "exit") return;
            answer(*line);
        }
    }

  private:
    void answer(const std::string& line) {
        try {
            TextCursor cursor(line);
            const std::string command(cursor.word());
            cursor.accept(' ');
            carry_out(command, std::string(cursor.rest()));
        } catch (const Complaint& complaint) {
            out_ << complaint.kind << ' ' << complaint.message << '\n';
        } catch (const InputError& error) {
            out_ << "err " << error.what() << '\n';
        }
        out_ << "ok" << std::endl;
    }

    void carry_out(const std::string& command, const std::string& rest) {
        if (command == "info") {
            out_ << "id quintet " << version() << "\nMosquito;Ladybug;Pillbug\n";
        } else if (command == "newgame") {
            new_game(rest);
        } else if (command == "play") {
            play(rest);
        } else if (command == "pass") {
            play("pass");
        } else if (command == "validmoves") {
            valid_moves();
        } else if (command == "bestmove") {
            best_move(rest);
        } else if (command == "undo") {
            undo(rest);
        } else if (command == "options") {
            options(rest);
        } else if (command == "perft") {
            out_ << game().perft(number(rest, 0, 100)) << '\n';
        } else if (command == "help") {
            out_ << uhp_help;
        } else if (command == "stop") {
            // There is nothing to stop: commands are read only after a search has ended.
        } else {
            complain("unknown command " + quintet::in_quotes(command) + "; try help");
        }
    }

    RunningGame& game() {
        if (!game_) complain("no game has started; use newgame first");
        return *game_;
    }
    RunningGame& running_game() {
        if (game().outcome().over()) complain("the game is over");
        return *game_;
    }

    void write_game() { out_ << must(game().export_game(game().ply())) << '\n'; }

    void new_game(const std::string& text) {
        GameRecord read = read_game(text.empty() ? "Base" : text);
        for (auto& [name, value] : read.options) {
            // A game that continued after a repetition keeps its own rule.
            if (name == "repetition" && value == "draw") value = option("Repetition").value;
        }
        if (option("QueenFirst").value == "yes") read.options.emplace_back("queen_first", "yes");
        game_ = must(open_game(read));
        said_ = std::move(read.actions);
        search_ = {};
        write_game();
    }

    /// Reads one GameString and accepts the known errors of other programs.
    static GameRecord read_game(const std::string& text) {
        ImportedText read = import_records(text);
        if (read.problem) complain(read.problem->text);
        ForeignGame& game = read.games.front().content;
        if (game.record.game != "hive") complain("the text must be a game of Hive");
        if (game.problem) {
            const bool move = game.problem->ply > 0;
            const std::string place = "action " + std::to_string(game.problem->ply) + ": ";
            throw Complaint{move ? "invalidmove" : "err", (move ? place : "") + game.problem->text};
        }
        return std::move(game.record);
    }

    void play(const std::string& text) {
        RunningGame& running = running_game();
        said_.resize(static_cast<std::size_t>(running.ply()));
        if (const Status status = running.play(text); !status) {
            // The pieces keep the names that the other program gave them.
            const std::string& expansions = running.options().choice("expansions");
            std::string whole = "Base+" + expansions;
            for (const std::string& said : said_) whole.append(";").append(said);
            const ImportedText read = import_records(whole.append(";").append(text));
            const ForeignGame& content = read.games.front().content;
            const std::vector<std::string>& actions = content.record.actions;
            const bool one_more = !content.problem && actions.size() == said_.size() + 1;
            if (!one_more || !running.play(actions.back())) {
                throw Complaint{"invalidmove", status.error().message};
            }
        }
        said_.push_back(text);
        write_game();
    }

    void valid_moves() {
        const char* separator = "";
        for (const std::string& action : running_game().legal_actions()) {
            out_ << separator << action;
            separator = ";";
        }
        out_ << '\n';
    }

    void best_move(const std::string& limit) {
        RunningGame& running = running_game();
        SearchRequest request;
        TextCursor cursor(limit);
        if (cursor.accept("time ")) {
            const std::optional<int> time = uhp_time_ms(cursor.rest());
            if (!time)
                complain("the time must look like 00:00:05 (found " +
                         quintet::in_quotes(cursor.rest()) + ")");
            // Leave a little time for the answer to arrive.
            request.time_ms = std::max(*time - std::min(*time / 20, 20), 1);
        } else if (cursor.accept("depth ")) {
            request.depth = number(std::string(cursor.rest()), 1, 100);
        } else {
            complain("must be \"bestmove time hh:mm:ss\" or \"bestmove depth n\"");
        }
        if (option("Level").value != "full") request.level = option("Level").value;
        request.table_mb = option("Hash").number();
        request.threads = option("NumThreads").number();
        const auto is_stop = [](const std::string& line) { return line == "stop"; };
        out_ << think(search_, running, request,
                      {.stop = [&] { return lines_.take(is_stop).has_value(); }})
             << '\n';
    }

    void undo(const std::string& count) {
        const int turns = count.empty() ? 1 : number(count, 1, 1'000'000);
        if (turns > game().ply()) {
            const int most = game().ply();
            complain("only " + std::to_string(most) + (most == 1 ? " turn" : " turns") +
                     " can be undone");
        }
        must(game().go_to(game().ply() - turns));
        write_game();
    }

    UhpOption& option(std::string_view name) {
        for (UhpOption& each : options_) {
            if (each.name == name) return each;
        }
        complain("unknown option " + quintet::in_quotes(name));
    }

    void options(const std::string& rest) {
        TextCursor cursor(rest);
        if (cursor.at_end()) {
            for (const UhpOption& each : options_) out_ << each.line() << '\n';
            return;
        }
        const std::string verb(cursor.word());
        if ((verb != "get" && verb != "set") || !cursor.accept(' ')) {
            complain("must be \"options\", \"options get NAME\" or \"options set NAME VALUE\"");
        }
        UhpOption& wanted = option(cursor.word());
        if (verb == "set") {
            cursor.accept(' ');
            set(wanted, std::string(cursor.rest()));
        }
        out_ << wanted.line() << '\n';
    }

    static void set(UhpOption& option, const std::string& value) {
        if (option.choices.empty()) {
            option.value = std::to_string(number(value, 1, option.most));
            return;
        }
        for (const std::string& choice : option.choices) {
            if (choice != value) continue;
            option.value = value;
            return;
        }
        complain("unknown value " + quintet::in_quotes(value) + " of " + option.name + ": " +
                 option.line());
    }

    static int number(const std::string& text, int least, int most) {
        TextCursor cursor(text);
        const std::optional<int> value = cursor.integer();
        if (value && cursor.at_end() && *value >= least && *value <= most) return *value;
        complain("must be a number from " + std::to_string(least) + " to " + std::to_string(most) +
                 " (found " + quintet::in_quotes(text) + ")");
    }

    std::ostream& out_;
    std::vector<UhpOption> options_;
    std::unique_ptr<RunningGame> game_;
    std::vector<std::string> said_;  // the turns in the words in which they came
    GameSearch search_;
    LineQueue lines_;
};

}  // namespace

void add_uhp(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "uhp", "Plays Hive for a program that speaks the Universal Hive Protocol");
    command->footer(
        "Reads commands from standard input, one per line; each reply ends with the line \"ok\".\n"
        "\"help\" lists the commands; the end of the input ends the program.\n"
        "Examples:\n"
        "  quintet uhp\n"
        "  printf 'newgame Base+MLP\\nbestmove time 00:00:01\\nexit\\n' | quintet uhp");
    command->callback([&streams = program.streams] { UhpEngine(streams).run(); });
}

}  // namespace quintet::cli
