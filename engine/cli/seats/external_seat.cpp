#include "engine/cli/seats/external_seat.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <string>
#include <thread>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/protocols/text/ugi_text.hpp"
#include "engine/cli/protocols/text/uhp_text.hpp"
#include "engine/cli/sandbox/process.hpp"

namespace quintet::cli {

namespace {

using std::chrono::milliseconds;

/// How long to wait for answers that need no search, and for searches without a time limit.
constexpr milliseconds patience{30'000};
constexpr milliseconds thinking_patience{600'000};

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// Returns the forfeit of a program that answers a request for an action with an error.
Forfeit error_answer(const std::string& command, const std::string& answer) {
    return Forfeit("error", "answers " + quintet::in_quotes(command) + " with " +
                                quintet::in_quotes(answer, 200));
}

/// A program that plays one game. Every failure of the program becomes a `Forfeit`.
class ExternalProgram : public Participant {
  public:
    explicit ExternalProgram(const Seat& seat) : limits_(seat.limits), process_(seat.name) {}

    std::optional<std::int64_t> processor_us() final { return process_.processor_us(); }
    Thought thought() const final { return thought_; }

  protected:
    void say(const std::string& line) {
        if (!process_.say(line, Process::Clock::now() + patience)) {
            throw Forfeit("dead", "no longer takes commands: " + process_.ending());
        }
    }

    using IsLast = std::function<bool(const std::string&)>;

    /// Reads lines up to the first for which `is_last` holds and returns them all. Calls `check` at
    /// once and then each time after as long as it has returned.
    std::vector<std::string> hear_until(const IsLast& is_last, milliseconds limit,
                                        const std::function<milliseconds()>& check = {}) {
        using Moment = Process::Clock::time_point;
        const Moment deadline = Process::Clock::now() + limit;
        Moment next_check = check ? Moment::min() : Moment::max();
        std::vector<std::string> lines;
        for (std::string line;;) {
            if (Process::Clock::now() >= next_check) next_check = Process::Clock::now() + check();
            const Moment wake = std::min(deadline, next_check);
            switch (process_.hear(line, wake)) {
                case Process::Heard::late:
                    if (wake < deadline) continue;
                    throw Forfeit("late",
                                  "no answer within " + std::to_string(limit.count()) + " ms");
                case Process::Heard::ended:
                    throw Forfeit("dead", "no longer answers: " + process_.ending());
                case Process::Heard::line: break;
            }
            lines.push_back(line);
            if (is_last(line)) return lines;
        }
    }

    /// Sends a request for an action and returns the answer, in the time for an action.
    std::vector<std::string> ask_for_action(const std::string& command, const IsLast& is_last) {
        if (limits_.time_ms == 0) {
            say(command);
            return hear_until(is_last, thinking_patience);
        }
        const milliseconds limit(limits_.time_ms + std::int64_t{limits_.margin_ms});
        if (!limits_.by_processor) {
            say(command);
            return hear_until(is_last, limit);
        }
        const std::int64_t begin_us = process_.processor_us().value_or(0);
        const auto check = [&] { return until_next_check(begin_us, limit); };
        say(command);
        auto lines = hear_until(is_last, 10 * limit + patience, check);
        check();
        return lines;
    }

    const ThinkingLimits limits_;
    Thought thought_;

  private:
    /// Throws a `Forfeit` if the program has used more processor time than `limit`. Returns how
    /// long it cannot have done so even if it keeps all processors busy.
    milliseconds until_next_check(std::int64_t begin_us, milliseconds limit) {
        constexpr milliseconds shortest{10};
        const milliseconds used((process_.processor_us().value_or(0) - begin_us) / 1000);
        if (used > limit) {
            throw Forfeit("late", "used " + std::to_string(used.count()) +
                                      " ms of processor time, more than " +
                                      std::to_string(limit.count()) + " ms");
        }
        const unsigned processors = std::max(std::thread::hardware_concurrency(), 1U);
        return std::max((limit - used) / processors, shortest);
    }

    Process process_;
};

class UgiProgram final : public ExternalProgram {
  public:
    UgiProgram(const Seat& seat, std::string_view game, const GivenOptions& options)
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
        const auto is_best = [](const std::string& line) { return line.rfind("bestmove", 0) == 0; };
        const std::vector<std::string> lines = ask_for_action(go, is_best);
        thought_ = {};
        for (const std::string& line : lines) read_info(line, thought_);
        const auto words = words_of(lines.back());
        if (words.size() < 2 || words[1] == "none" || words[1] == "(none)") complain(go, lines);
        return action_of_ugi(words[1]);
    }

    void played(const std::string& action) override {
        played_.append(" ").append(ugi_action(action));
    }

  private:
    /// Throws the `Forfeit` of a program that names no action. Quotes its last message if it sent
    /// one.
    [[noreturn]] static void complain(const std::string& command,
                                      const std::vector<std::string>& lines) {
        const auto message =
            std::find_if(lines.rbegin(), lines.rend(),
                         [](const std::string& line) { return line.rfind("info string", 0) == 0; });
        throw error_answer(command, message == lines.rend() ? lines.back() : *message);
    }

    /// Sets an option if the program has announced it in its greeting, in upper or lower case.
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
    UhpProgram(const Seat& seat, const RunningGame& start) : ExternalProgram(seat) {
        reply(patience);
        ask("newgame " + game_type(start));
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t) override {
        const std::string command = best_move();
        auto lines = ask_for_action(command, is_ok);
        lines.pop_back();
        for (const std::string& line : lines) {
            if (is_error(line)) throw error_answer(command, line);
        }
        return lines.empty() ? "" : lines.back();
    }

    void played(const std::string& action) override {
        ask(action == "pass" ? "pass" : "play " + action);
    }

    /// By the protocol, times are whole seconds. Programs differ in what they do with a fraction,
    /// so this asks for the match's time once and refuses a program that answers with an error.
    void try_out() override {
        if (limits_.depth > 0 || limits_.time_ms % 1000 == 0) return;
        const std::string command = best_move();
        try {
            say(command);
            for (const std::string& line : reply(milliseconds(limits_.time_ms) + patience)) {
                if (is_error(line)) throw error_answer(command, line);
            }
        } catch (const Forfeit& forfeit) {
            throw InputError(
                "does not support fractions of a second, which UHP does not define; use "
                "whole seconds or depth=N: " +
                std::string(forfeit.what()));
        }
    }

  private:
    std::string best_move() const {
        return limits_.depth > 0 ? "bestmove depth " + std::to_string(limits_.depth)
                                 : "bestmove time " + uhp_time(limits_.time_ms);
    }

    static bool is_ok(const std::string& line) { return line == "ok"; }

    static bool is_error(const std::string& line) {
        return line.rfind("err", 0) == 0 || line.rfind("invalidmove", 0) == 0;
    }

    static std::string game_type(const RunningGame& start) {
        const std::string text = must(start.export_game(0));
        return text.substr(0, text.find(';'));
    }

    std::vector<std::string> reply(milliseconds limit) {
        auto lines = hear_until(is_ok, limit);
        lines.pop_back();
        return lines;
    }

    void ask(const std::string& command) {
        say(command);
        for (const std::string& line : reply(patience)) {
            if (is_error(line)) {
                throw Forfeit("refusal", "answers " + quintet::in_quotes(command) + " with " +
                                             quintet::in_quotes(line, 200));
            }
        }
    }
};

}  // namespace

std::unique_ptr<Participant> start_program(const Seat& seat, std::string_view game,
                                           const GivenOptions& options) {
    const std::unique_ptr<RunningGame> start = must(open_game({std::string(game), options}));
    const std::string place = "seat " + quintet::in_quotes(seat.text, 200) + ": ";
    try {
        if (seat.kind == Seat::Kind::ugi) return std::make_unique<UgiProgram>(seat, game, options);
        if (start->spec().notation.rfind("UHP", 0) != 0) {
            throw InputError(place + "the Universal Hive Protocol does not support " +
                             std::string(game));
        }
        return std::make_unique<UhpProgram>(seat, *start);
    } catch (const Forfeit& forfeit) {
        throw InputError(place + forfeit.what());
    }
}

}  // namespace quintet::cli
