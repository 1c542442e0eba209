#include "engine/cli/sandbox/supervised_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <iterator>
#include <set>
#include <sstream>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/sandbox/sandbox.hpp"
#include "engine/cli/sandbox/supervisor.hpp"
#include "engine/cli/sandbox/usage/task_limit.hpp"

namespace quintet::cli {

namespace {

#ifdef __linux__
constexpr bool programs_can_be_kept = true;

bool make_closed_pipe(std::array<int, 2>& ends) { return pipe2(ends.data(), O_CLOEXEC) == 0; }
#else
constexpr bool programs_can_be_kept = false;

bool make_closed_pipe(std::array<int, 2>&) { return false; }
#endif

std::string file_or_stream(const std::string& file) { return file.empty() ? "-" : file; }

std::vector<std::string> supervisor_arguments(const SupervisedCommand& command) {
    std::vector<std::string> arguments{
        "quintet",
        std::string(supervisor_word),
        command.home,
        command.folder,
        file_or_stream(command.input),
        file_or_stream(command.output),
        file_or_stream(command.messages),
        std::to_string(command.data_bytes),
        std::to_string(command.file_bytes),
        std::to_string(command.processor_s),
        std::to_string(most_processes + (command.sandboxed ? sandbox_processes : 0))};
    const std::vector<std::string> words =
        command.sandboxed ? sandboxed_words(command) : command.words;
    arguments.insert(arguments.end(), words.begin(), words.end());
    return arguments;
}

}  // namespace

SupervisedProcess::SupervisedProcess(const SupervisedCommand& command)
    : processes_of_sandbox_(command.sandboxed ? sandbox_processes : 0) {
    if (!programs_can_be_kept)
        throw InputError("third-party programs can be limited only on Linux");
    std::array<int, 2> ends{};
    if (!make_closed_pipe(ends)) throw InputError("cannot create a pipe to another program");
    report_ = ends[0];
    // A program might kill its supervisor.
    Process::take_in_strays();
    try {
        process_.emplace("/proc/self/exe", supervisor_arguments(command), ends[1]);
    } catch (...) {
        close(ends[0]);
        close(ends[1]);
        throw;
    }
    close(ends[1]);
}

SupervisedProcess::~SupervisedProcess() {
    // The supervisor ends everything, too. Two are faster, and one of them might have been killed.
    constexpr int most_rounds = 600;
    constexpr std::chrono::milliseconds round{100};
    process_->end_input();
    for (int i = 0; i < most_rounds && !process_->ended_within(std::chrono::milliseconds(0)); ++i) {
        kill_descendants(process_->id());
        kill(process_->id(), SIGCONT);
        process_->ended_within(round);
    }
    // Without a supervisor, what it kept is known from earlier looks, or has come to this program.
    forget_ended();
    std::set<pid_t> left;
    for (const auto& [process, usage] : known_) {
        if (process != process_->id()) left.insert(process);
    }
    kill_with_groups(left, process_->id());
    if (!reported_) {
        Process::end_strays();
        TaskLimit::remove_group_of(process_->id());
    }
    close(report_);
}

FamilyUsage SupervisedProcess::usage() {
    // A program might stop its supervisor, which then would notice nothing.
    kill(process_->id(), SIGCONT);
    const ProcessUsages family = read_family(process_->id());
    if (family.empty() || reported_) return usage_;
    for (const auto& [process, usage] : family) known_.insert_or_assign(process, usage);
    constexpr std::size_t most_known = 1024;
    if (known_.size() > most_known) forget_ended();
    // The memory of very many is not worth the time: they are too many.
    usage_.processes = static_cast<int>(family.size()) - 1 - processes_of_sandbox_;
    if (usage_.processes > most_processes) return usage_;
    // Pages that are shared count once, but who alone shares nothing is read faster.
    const bool alone = usage_.processes <= 1;
    FamilyUsage now;
    for (const auto& [process, usage] : family) {
        now.processor_us += usage.waited_us;
        if (process == process_->id()) continue;
        now.processor_us += usage.own_us;
        now.resident_bytes += alone ? usage.resident_bytes : read_shared_out_bytes(process);
        now.largest_bytes = std::max(now.largest_bytes, read_peak_bytes(process));
    }
    now.processes = usage_.processes;
    // A process may end between the moments at which it and its parent are read.
    now.processor_us = std::max(now.processor_us, usage_.processor_us);
    now.largest_bytes = std::max(now.largest_bytes, usage_.largest_bytes);
    usage_ = now;
    return usage_;
}

void SupervisedProcess::forget_largest() {
    for (const auto& [process, usage] : read_family(process_->id())) reset_peak(process);
    usage_.largest_bytes = 0;
}

void SupervisedProcess::forget_ended() {
    for (auto known = known_.begin(); known != known_.end();) {
        const auto now = read_process(known->first);
        const bool same = now && now->started == known->second.started;
        if (same) known->second = *now;
        known = same ? std::next(known) : known_.erase(known);
    }
}

bool SupervisedProcess::ended_within(std::chrono::milliseconds limit) {
    if (!process_->ended_within(limit)) return false;
    read_report();
    return true;
}

bool SupervisedProcess::lost_its_supervisor() {
    return ended_within(std::chrono::milliseconds(0)) && !reported_;
}

std::optional<int> SupervisedProcess::status() {
    constexpr std::chrono::seconds patience_with_supervisor{20};
    ended_within(patience_with_supervisor);
    return status_;
}

void SupervisedProcess::read_report() {
    std::array<char, 128> text{};
    const ssize_t length = ::read(report_, text.data(), text.size());
    if (length <= 0) return;
    reported_ = true;
    std::istringstream fields(std::string(text.data(), static_cast<std::size_t>(length)));
    int status = -1;
    std::int64_t processor_us = 0;
    std::int64_t resident_kb = 0;
    int too_many = 0;
    if (!(fields >> status >> processor_us >> resident_kb >> too_many)) return;
    // Bubblewrap says how the program ended, as a shell does.
    const int signal = WIFEXITED(status) ? WEXITSTATUS(status) - 128 : 0;
    if (processes_of_sandbox_ > 0 && status >= 0 && signal > 0 && signal < 65) status = signal;
    if (status >= 0) status_ = status;
    usage_.processor_us = std::max(usage_.processor_us, processor_us);
    usage_.largest_bytes = std::max(usage_.largest_bytes, 1024 * resident_kb);
    usage_.resident_bytes = 0;
    usage_.processes = std::max(too_many - processes_of_sandbox_, 0);
}

std::string ending_of(std::optional<int> status) {
    if (!status) return "it was stopped from outside";
    if (WIFSIGNALED(*status)) {
        return "it was stopped by signal " + std::to_string(WTERMSIG(*status));
    }
    return "it exited with status " + std::to_string(WEXITSTATUS(*status));
}

}  // namespace quintet::cli
