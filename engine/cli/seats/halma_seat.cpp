#include "engine/cli/seats/halma_seat.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/protocols/text/halma_files.hpp"
#include "engine/cli/sandbox/private_folder.hpp"
#include "engine/cli/sandbox/supervised_process.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"
#include "engine/cli/seats/agent/agent_watch.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* course_form = "csci561-2019";

/// A command of the shell, as it is started in another folder than the one in which it was typed.
struct MovedCommand {
    std::string text;
    /// Names in that folder, by which the command may mean a file or folder, or something else:
    /// they can be found in the new folder, too.
    std::vector<std::string> names;
    std::vector<std::string> paths;  ///< full paths in the command
};

bool is_path(const std::string& word) {
    std::error_code ignored;
    if (word == "." || word == ".." || word.find('/') != std::string::npos) {
        return fs::exists(word, ignored);
    }
    return fs::path(word).has_extension() && fs::is_regular_file(word, ignored);
}

/// Makes a full path of a word, or of a part between colons as in a class path, if it is a path: a
/// file with an ending, or something with a slash. `java -cp homework homework` has none.
MovedCommand moved(const std::string& command) {
    MovedCommand result;
    const auto add_part = [&](const std::string& part) {
        std::error_code ignored;
        if (is_path(part)) {
            const std::string path = fs::absolute(fs::path(part)).lexically_normal().string();
            const bool quotable = path.find('\'') == std::string::npos;
            result.text.append(quotable ? "'" + path + "'" : part);
            result.paths.push_back(path);
            return;
        }
        result.text.append(part);
        if (!part.empty() && fs::exists(part, ignored)) result.names.push_back(part);
    };
    split(command, ' ', [&](std::string_view word) {
        if (!result.text.empty()) result.text += ' ';
        if (word.find_first_of("'\"\\$`;&|<>(){}*?[]~#=") != std::string_view::npos) {
            result.text.append(word);
            return;
        }
        bool first = true;
        split(word, ':', [&](std::string_view part) {
            if (!first) result.text += ':';
            first = false;
            add_part(std::string(part));
        });
    });
    return result;
}

class HalmaProgram final : public Participant {
  public:
    HalmaProgram(const Seat& seat, std::unique_ptr<RunningGame> game)
        : command_(moved(seat.name)),
          folder_(seat.folder),
          game_(std::move(game)),
          watch_(seat.agent_limits) {
        watch_.complete(limits_of_form(course_form, *game_));
        watch_.begin_game(0);
    }

    void begin(Player player, std::uint64_t) override {
        player_ = player;
        home_.emplace();
        fs::create_directory(work());
        for (const std::string& name : command_.names) {
            std::error_code ignored;
            fs::create_symlink(fs::absolute(name, ignored), work() / name, ignored);
        }
    }

    std::string choose(const std::vector<std::string>& legal, std::uint64_t) override {
        raw_.clear();
        write_task();
        const std::optional<int> status = run();
        printed_ += read_tail(printed_file());
        const std::optional<std::string> output = read_output();
        if (!output) throw no_output(status);
        raw_ = *output;
        try {
            const std::optional<HalmaPlay> play = parse_halma_output(*output);
            if (!play) return pass(legal);
            const std::string wrong = wrong_halma_jump(board(), *play);
            if (!wrong.empty()) throw Forfeit("illegal", wrong);
            return play->text();
        } catch (const InputError& error) {
            throw Forfeit("invalid", "output.txt, " + std::string(error.what()));
        }
    }

    void played(const std::string& action) override { must(game_->play(action)); }

    std::optional<std::int64_t> processor_us() override {
        return ended_us_ + (process_ ? process_->usage().processor_us : 0);
    }
    AgentFacts facts() const override {
        return {course_form, described_json(watch_.limits()), false, {}};
    }
    std::optional<AgentUsage> used() override {
        return AgentUsage{watch_.game_s(), watch_.memory_mb()};
    }
    std::string take_printed() override { return std::exchange(printed_, {}); }
    Json evidence() const override { return raw_.empty() ? Json::object() : Json{{"raw", raw_}}; }

  private:
    fs::path work() const { return home_->path() / "work"; }
    fs::path output_file() const { return work() / "output.txt"; }
    fs::path printed_file() const { return home_->path() / "printed.txt"; }

    std::string board() const {
        const std::string text = game_->position_text();
        return text.substr(0, text.find(' '));
    }

    void write_task() {
        std::error_code ignored;
        fs::remove_all(output_file(), ignored);
        fs::remove(printed_file(), ignored);
        // A program of an earlier action may have put something else there.
        fs::remove_all(work() / "input.txt", ignored);
        HalmaTask task;
        task.single = false;
        task.player = player_;
        constexpr double much_s = 1e6;
        task.seconds = watch_.remaining_s().value_or(much_s);
        task.board = board();
        std::ofstream out(work() / "input.txt", std::ios::binary);
        out << halma_input(task) << std::flush;
        if (!out) throw Forfeit("error", "input.txt cannot be written into the program's folder");
    }

    /// Runs the program to its end and returns its status.
    std::optional<int> run() {
        SupervisedCommand command;
        command.words = {"/bin/sh", "-c", command_.text};
        command.home = home_->path().string();
        command.folder = work().string();
        command.input = "/dev/null";
        command.output = command.messages = printed_file().string();
        constexpr std::int64_t written_megabytes = 64;
        constexpr std::int64_t megabyte_bytes = 1 << 20;
        command.file_bytes = written_megabytes * megabyte_bytes;
        command.sandboxed = watch_.limits().sandboxed;
        command.readable = command_.paths;
        for (const std::string& name : command_.names) {
            std::error_code ignored;
            command.readable.push_back(fs::absolute(name, ignored).string());
        }
        if (!folder_.empty()) command.readable.push_back(folder_);
        process_.emplace(command);
        watch_.begin_call(0, watch_.limits().action_s);
        while (!process_->ended_within(watch_.pause())) watch_.look(process_->usage());
        const FamilyUsage usage = process_->usage();
        const std::optional<int> status = process_->status();
        watch_.look(usage);
        watch_.add_ended(usage.processor_us);
        ended_us_ += usage.processor_us;
        process_.reset();
        return status;
    }

    std::optional<std::string> read_output() const {
        // Never a link, which might lead to a file of another user.
        std::error_code ignored;
        if (!fs::is_regular_file(fs::symlink_status(output_file(), ignored))) return std::nullopt;
        return read_tail(output_file());
    }

    static Forfeit no_output(std::optional<int> status) {
        const std::string message = "wrote no output.txt: " + ending_of(status);
        if (!status || WIFSIGNALED(*status)) return Forfeit("dead", message);
        constexpr int cannot_run = 126;
        if (WEXITSTATUS(*status) >= cannot_run) return Forfeit("start", message);
        return Forfeit(WEXITSTATUS(*status) == 0 ? "invalid" : "error", message);
    }

    static std::string pass(const std::vector<std::string>& legal) {
        const auto found = std::find(legal.begin(), legal.end(), "PASS");
        if (found == legal.end()) throw Forfeit("invalid", "output.txt is empty");
        return *found;
    }

    const MovedCommand command_;
    const std::string folder_;
    std::unique_ptr<RunningGame> game_;
    AgentWatch watch_;
    Player player_ = 0;
    std::optional<PrivateFolder> home_;
    std::optional<SupervisedProcess> process_;
    std::int64_t ended_us_ = 0;
    std::string printed_;
    std::string raw_;
};

}  // namespace

std::unique_ptr<Participant> start_course_program(const Seat& seat,
                                                  std::unique_ptr<RunningGame> game) {
    if (game->spec().id != "halma") {
        throw InputError("seat " + quintet::in_quotes(seat.text, 200) + " plays only halma, not " +
                         game->spec().id);
    }
    return std::make_unique<HalmaProgram>(seat, std::move(game));
}

}  // namespace quintet::cli
