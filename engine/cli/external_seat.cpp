#include "engine/cli/external_seat.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <string>

#include "engine/cli/cli.hpp"
#include "engine/cli/process.hpp"
#include "engine/cli/ugi_text.hpp"
#include "engine/cli/uhp_text.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

namespace {

using std::chrono::milliseconds;

/// For answers that take no thinking, and for thinking that no clock limits.
constexpr milliseconds patience{30'000};
constexpr milliseconds thinking_patience{600'000};

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// A program at its game. What it fails to do becomes a `Forfeit`.
class ExternalProgram : public Participant {
  public:
    explicit ExternalProgram(const Seat& seat) : limits_(seat.limits), process_(seat.name) {}

  protected:
    void say(const std::string& line) {
        if (!process_.say(line, Process::Clock::now() + patience)) {
            throw Forfeit("dead", "takes no more commands: " + process_.ending());
        }
    }

    /// Reads lines until `is_last` holds; gives all of them.
    std::vector<std::string> hear_until(const std::function<bool(const std::string&)>& is_last,
                                        milliseconds limit) {
        const Process::Clock::time_point deadline = Process::Clock::now() + limit;
        std::vector<std::string> lines;
        for (std::string line;;) {
            switch (process_.hear(line, deadline)) {
                case Process::Heard::late:
                    throw Forfeit("late",
                                  "no answer within " + std::to_string(limit.count()) + " ms");
                case Process::Heard::ended:
                    throw Forfeit("dead", "says nothing more: " + process_.ending());
                case Process::Heard::line: break;
            }
            lines.push_back(line);
            if (is_last(line)) return lines;
        }
    }

    milliseconds thinking_limit() const {
        if (limits_.time_ms == 0) return thinking_patience;
        return milliseconds(limits_.time_ms) + milliseconds(limits_.margin_ms);
    }

    const ThinkingLimits limits_;

  private:
    Process process_;
};

class UgiProgram final : public ExternalProgram {
  public:
    UgiProgram(const Seat& seat, std::string_view game,
               const std::vector<std::pair<std::string, std::string>>& options)
        : ExternalProgram(seat) {
        say("ugi");
        const auto greeting =
            hear_until([](const std::string& line) { return line == "ugiok"; }, patience);
        set(greeting, "Game", std::string(game));
        for (const auto& [name, value] : options) set(greeting, name, value);
        say("uginewgame");
        say("isready");
        hear_until([](const std::string& line) { return line == "readyok"; }, patience);
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t) override {
        say(played_.empty() ? "position startpos" : "position startpos moves" + played_);
        std::string go = "go";
        const auto limit = [&](const char* name, std::uint64_t value) {
            if (value > 0) go.append(name).append(std::to_string(value));
        };
        limit(" movetime ", static_cast<std::uint64_t>(limits_.time_ms));
        limit(" depth ", static_cast<std::uint64_t>(limits_.depth));
        limit(" nodes ", limits_.nodes);
        say(go);
        const auto is_best = [](const std::string& line) { return line.rfind("bestmove", 0) == 0; };
        const auto words = words_of(hear_until(is_best, thinking_limit()).back());
        return words.size() > 1 ? action_of_ugi(words[1]) : "";
    }

    void played(const std::string& action) override {
        played_.append(" ").append(ugi_action(action));
    }

  private:
    /// Sets an option if the program has announced it, whatever case it writes it in.
    void set(const std::vector<std::string>& greeting, const std::string& name,
             const std::string& value) {
        for (const std::string& line : greeting) {
            const auto words = words_of(line);
            if (words.size() > 2 && words[0] == "option" && lower(words[2]) == lower(name)) {
                say("setoption name " + words[2] + " value " + (value.empty() ? "<empty>" : value));
            }
        }
    }

    std::string played_;
};

class UhpProgram final : public ExternalProgram {
  public:
    UhpProgram(const Seat& seat, const Match& start) : ExternalProgram(seat) {
        reply(patience);
        ask("newgame " + game_type(start));
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t) override {
        say(limits_.depth > 0 ? "bestmove depth " + std::to_string(limits_.depth)
                              : "bestmove time " + uhp_time(limits_.time_ms));
        const auto lines = reply(thinking_limit());
        return lines.empty() ? "" : lines.back();
    }

    void played(const std::string& action) override {
        ask(action == "pass" ? "pass" : "play " + action);
    }

  private:
    static std::string game_type(const Match& start) {
        const std::string text = must(start.export_game(0));
        return text.substr(0, text.find(';'));
    }

    /// The lines before `ok`.
    std::vector<std::string> reply(milliseconds limit) {
        auto lines = hear_until([](const std::string& line) { return line == "ok"; }, limit);
        lines.pop_back();
        return lines;
    }

    void ask(const std::string& command) {
        say(command);
        for (const std::string& line : reply(patience)) {
            if (line.rfind("err", 0) == 0 || line.rfind("invalidmove", 0) == 0) {
                throw Forfeit("refusal", "answers " + quintet::in_quotes(command) + " with " +
                                             quintet::in_quotes(line, 200));
            }
        }
    }
};

}  // namespace

std::unique_ptr<Participant> start_program(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options) {
    const std::unique_ptr<Match> start = must(new_match(game, options, ""));
    const std::string place = "seat " + quintet::in_quotes(seat.text, 200) + ": ";
    try {
        if (seat.kind == Seat::Kind::ugi) return std::make_unique<UgiProgram>(seat, game, options);
        if (start->spec().notation.rfind("UHP", 0) != 0) {
            throw InputError(place + "the Universal Hive Protocol has no " + std::string(game));
        }
        return std::make_unique<UhpProgram>(seat, *start);
    } catch (const Forfeit& forfeit) {
        throw InputError(place + forfeit.what());
    }
}

}  // namespace quintet::cli
