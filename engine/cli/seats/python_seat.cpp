#include "engine/cli/seats/python_seat.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <string>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/base/utf8.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/sandbox/private_folder.hpp"
#include "engine/cli/sandbox/supervised_process.hpp"
#include "engine/cli/seats/agent/agent_answer.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"
#include "engine/cli/seats/agent/agent_observation.hpp"
#include "engine/cli/seats/agent/agent_sources.hpp"
#include "engine/cli/seats/agent/agent_watch.hpp"

namespace quintet::cli {

namespace {

constexpr std::int64_t agent_megabyte = 1 << 20;
/// No answer of the driver is longer: it cuts what an agent prints.
constexpr std::size_t longest_answer = std::size_t{8} << 20;
/// The limit of an agent's output in a game.
constexpr std::size_t most_printed = std::size_t{2} << 20;
constexpr double default_start_s = 30;

/// The program that Python starts with: it makes the driver importable and serves its requests.
std::string boot_text() {
    for (const auto& [path, text] : agent_sources()) {
        if (path == "quintet_agents/boot.py") return std::string(text);
    }
    return "raise SystemExit('this program was built without the driver of agents')";
}

/// The first line for the driver.
const std::string& sources_line() {
    static const std::string line = [] {
        Json sources = Json::object();
        for (const auto& [path, text] : agent_sources()) sources[std::string(path)] = text;
        return Json{{"sources", std::move(sources)}}.dump();
    }();
    return line;
}

/// The first agent in a sentence such as `choose one: alpha:Player (alpha/player.py, ...`.
std::string first_label(const std::string& message) {
    constexpr std::string_view before = "choose one: ";
    const std::size_t begin = message.find(before);
    if (begin == std::string::npos) return "CLASS";
    const std::size_t start = begin + before.size();
    return message.substr(start, message.find(' ', start) - start);
}

class PythonAgent final : public Participant {
  public:
    PythonAgent(const Seat& seat, std::unique_ptr<RunningGame> game)
        : seat_(seat), game_(std::move(game)), watch_(seat.agent_limits) {}

    void begin(Player player, std::uint64_t seed) override {
        try {
            start(player, seed);
        } catch (const Forfeit& forfeit) {
            throw Forfeit(forfeit.kind() == "time" ? "start" : forfeit.kind(), forfeit.what());
        }
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t) override {
        begin_call(watch_.limits().action_s);
        const AgentAnswer answer =
            ask({{"type", "action"}, {"observation", observation(wishes_)}}, "action");
        raw_ = answer.raw;
        return answer.text("action");
    }

    void played(const std::string& action) override {
        const Player player = game_->to_move();
        must(game_->play(action));
        if (game_->outcome().over()) return;
        begin_call(std::nullopt);
        ask({{"type", "update"},
             {"player", player},
             {"action", action},
             {"observation", observation({})}},
            "updated");
    }

    std::optional<std::int64_t> processor_us() override {
        return process_ ? std::optional(process_->usage().processor_us) : std::nullopt;
    }
    std::optional<AgentUsage> used() override {
        return AgentUsage{watch_.game_s(), watch_.memory_mb()};
    }
    std::string take_printed() override { return std::exchange(printed_, {}); }
    Json evidence() const override {
        Json fields = Json::object();
        if (!traceback_.is_null()) fields["traceback"] = traceback_;
        if (!raw_.is_null()) fields["raw"] = raw_;
        return fields;
    }

    void try_out() override {
        try {
            begin(0, 0);
        } catch (const Forfeit& forfeit) {
            std::string message = forfeit.what();
            if (code_ == "several-agents") {
                message += "; add the class after the path, as in python:" + seat_.name + ':' +
                           first_label(message);
            }
            throw InputError(message + traceback_text(traceback_));
        }
    }
    AgentFacts facts() const override { return facts_; }

    StartReport try_start() {
        StartReport report;
        try {
            begin(0, 0);
            report.started = true;
        } catch (const Forfeit& forfeit) {
            report.message = forfeit.what();
            report.code = code_;
            report.traceback = traceback_;
        }
        report.facts = facts_;
        return report;
    }

  private:
    void start(Player player, std::uint64_t seed) {
        player_ = player;
        home_.emplace();
        const std::filesystem::path files = home_->path() / "files";
        std::filesystem::create_directory(files);
        std::filesystem::create_directory(home_->path() / "work");
        const std::filesystem::path agent = copy_agent(seat_.name, files);
        start_program(files);
        const AgentLimits& limits = watch_.limits();
        watch_.begin_call(0, limits.start_s.value_or(default_start_s));
        watch_.wait_for_imports();
        say(sources_line());
        // What the process says before it runs the agent's code is true. From then on, it is
        // measured.
        const AgentAnswer recognised =
            ask({{"type", "start"},
                 {"folder", agent.string()},
                 {"work", (home_->path() / "work").string()},
                 {"form", nullptr},
                 {"class", seat_.agent_class.empty() ? Json() : Json(seat_.agent_class)},
                 {"game", game_->spec().id},
                 {"options", options_json(*game_)},
                 {"players", game_->spec().players},
                 {"player", player},
                 {"seed", seed},
                 {"limits", described_json(limits)}},
                "recognised");
        facts_.form = recognised.text("form");
        watch_.complete(limits_of_form(facts_.form, *game_));
        hear_answer("imported");
        // Referees count what a player uses after it has been imported: its constructor, too.
        const std::int64_t imported_us = count_memory_from_here();
        const AgentAnswer ready = ask({{"type", "continue"}}, "ready");
        watch_.begin_game(imported_us);
        watch_.look(process_->usage());
        wishes_ = ready.wishes();
        facts_.limits = described_json(watch_.limits());
        facts_.takes_openings = form_takes_openings(facts_.form, *game_);
        facts_.notes = ready.notes();
    }

    /// Counts memory from here, and returns the processor time so far.
    std::int64_t count_memory_from_here() {
        process_->forget_largest();
        const FamilyUsage usage = process_->usage();
        watch_.count_memory_from(std::max(usage.resident_bytes, usage.largest_bytes));
        return usage.processor_us;
    }

    void start_program(const std::filesystem::path& folder) {
        SupervisedCommand command;
        // Isolated by what it is started with: `-I` would ignore PYTHONHASHSEED, and the same
        // agent would play other games.
        command.words = {"python3", "-s", "-B", "-c", boot_text()};
        command.home = home_->path().string();
        command.folder = folder.string();
        command.messages = messages_file().string();
        constexpr std::int64_t written = 64 * agent_megabyte;
        command.file_bytes = written;
        command.sandboxed = watch_.limits().sandboxed;
        const AgentLimits& limits = watch_.limits();
        constexpr std::int64_t extra_mb = 512;
        if (limits.memory_mb) {
            command.data_bytes = agent_megabyte * (2 * std::int64_t{*limits.memory_mb} + extra_mb);
        }
        process_.emplace(command);
    }

    std::filesystem::path messages_file() const { return home_->path() / "messages.txt"; }

    Json observation(const Wishes& wishes) {
        Json seen = observation_of(*game_, player_, wishes);
        seen["remaining_s"] = number_or_null(watch_.remaining_s());
        seen["memory_mb_used"] = number_or_null(watch_.memory_mb());
        return seen;
    }

    void begin_call(std::optional<double> limit_s) {
        raw_ = nullptr;
        watch_.begin_call(process_->usage().processor_us, limit_s);
    }

    void say(const std::string& line) {
        const auto deadline = Process::Clock::now() + std::chrono::seconds(60);
        if (!process_->say(line, deadline)) end_of_program("no longer takes requests");
    }

    /// Sends a request and returns the answer. A fault becomes a `Forfeit`.
    AgentAnswer ask(const Json& request, const char* wanted) {
        say(format_json(request));
        return hear_answer(wanted);
    }

    AgentAnswer hear_answer(const char* wanted) {
        const std::string line = hear();
        watch_.look(process_->usage());
        AgentAnswer answer(line);
        keep_printed(answer.printed);
        if (answer.type == "fault") fault(answer);
        if (answer.type != wanted) {
            throw Forfeit("error",
                          "wrote to the driver's output: " + quintet::in_quotes(line, 200));
        }
        return answer;
    }

    /// Keeps output within a limit, so that the record of a game stays short enough to be read.
    void keep_printed(std::string_view text) {
        if (printed_room_ == 0) return;
        const std::string_view kept = utf8_prefix(text, printed_room_);
        printed_ += kept;
        printed_room_ = kept.size() == text.size() ? printed_room_ - kept.size() : 0;
        if (printed_room_ == 0) printed_ += "\n... (the rest is not saved)";
    }

    std::string hear() {
        std::string line;
        for (;;) {
            switch (process_->hear(line, Process::Clock::now() + watch_.pause(), longest_answer)) {
                case Process::Heard::late:
                    watch_.look(process_->usage());
                    if (process_->lost_its_supervisor()) end_of_program("no longer answers");
                    continue;
                case Process::Heard::ended: end_of_program("no longer answers");
                case Process::Heard::line: return line;
            }
        }
    }

    [[noreturn]] void fault(const AgentAnswer& answer) {
        constexpr std::array kinds{"time",    "memory", "error", "invalid",
                                   "illegal", "start",  "dead"};
        const std::string kind = answer.text("kind");
        const bool known = std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        traceback_ = answer.traceback;
        raw_ = answer.raw;
        code_ = answer.text("code");
        throw Forfeit(known ? kind : "error", answer.text("message"));
    }

    /// Throws the `Forfeit` of a program that has ended, or has closed its output.
    [[noreturn]] void end_of_program(const std::string& what) {
        // A program that closed its output may still run.
        const bool over = process_->ended_within(std::chrono::seconds(2));
        watch_.look(process_->usage());
        printed_ += read_tail(messages_file());
        if (!over) throw Forfeit("dead", what + ": it closed its output");
        const std::optional<int> status = process_->status();
        if (status && WIFEXITED(*status) && WEXITSTATUS(*status) == 127) {
            throw InputError("agents need python3, which is not installed");
        }
        const bool crashed = status && WIFSIGNALED(*status) && WTERMSIG(*status) == SIGSEGV;
        throw Forfeit("dead", what + ": " + ending_of(status) +
                                  (crashed ? ", perhaps because a recursion is too deep" : ""));
    }

    const Seat seat_;
    std::unique_ptr<RunningGame> game_;
    Player player_ = 0;
    Wishes wishes_;
    AgentFacts facts_;
    std::string code_;  // of the last fault
    AgentWatch watch_;
    std::optional<PrivateFolder> home_;
    std::optional<SupervisedProcess> process_;
    std::string printed_;
    std::size_t printed_room_ = most_printed;
    Json traceback_;
    Json raw_;
};

}  // namespace

std::unique_ptr<Participant> start_python(const Seat& seat, std::unique_ptr<RunningGame> game) {
    return std::make_unique<PythonAgent>(seat, std::move(game));
}

StartReport try_agent(const Seat& seat, std::string_view game, const GivenOptions& options) {
    return PythonAgent(seat, must(open_game({std::string(game), options}))).try_start();
}

}  // namespace quintet::cli
