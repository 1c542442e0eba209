#include "engine/cli/sandbox/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <set>
#include <thread>

#include "engine/cli/base/cli.hpp"
#include "engine/cli/sandbox/supervisor.hpp"
#include "engine/cli/sandbox/usage/process_usage.hpp"

namespace quintet::cli {

namespace {

using std::chrono::milliseconds;

[[noreturn]] void fail(const char* what) {
    throw InputError(std::string(what) + ": " + std::strerror(errno));
}

/// Marks both ends to be closed in programs that are started later.
std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) fail("cannot create a pipe to another program");
    for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
    return ends;
}

/// Waits until a file is ready. Returns false at the deadline.
bool ready(int file, short events, Process::Clock::time_point deadline) {
    for (;;) {
        const auto left = std::chrono::ceil<milliseconds>(deadline - Process::Clock::now());
        pollfd wanted{file, events, 0};
        const auto wait = std::clamp<milliseconds::rep>(left.count(), 0, 60'000);
        const int found = poll(&wanted, 1, static_cast<int>(wait));
        if (found > 0) return true;
        if (found == 0 && Process::Clock::now() >= deadline) return false;
        if (found < 0 && errno != EINTR) return true;  // reading or writing reports the error
    }
}

/// The running programs, and a lock for starting and forgetting them.
struct Started {
    std::mutex mutex;
    std::set<pid_t> processes;
};

Started& started() {
    static Started all;
    return all;
}

}  // namespace

Process::Process(const std::string& command) {
    std::string words = command;
    std::array<char, 3> shell{"sh"};
    std::array<char, 3> option{"-c"};
    const std::array<char*, 4> arguments{shell.data(), option.data(), words.data(), nullptr};
    start("/bin/sh", arguments.data(), -1);
}

Process::Process(const std::string& file, std::vector<std::string> arguments, int handle) {
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    start(file.c_str(), words.data(), handle);
}

void Process::start(const char* file, char* const* arguments, int handle) {
    // Writing to a program that has ended must fail instead of raising a signal.
    std::signal(SIGPIPE, SIG_IGN);
    // No other thread may start a program before both pipes are marked.
    const std::lock_guard lock(started().mutex);
    const std::array<int, 2> to = make_pipe();
    const std::array<int, 2> from = make_pipe();
    process_ = fork();
    if (process_ < 0) fail("cannot start a process");
    if (process_ == 0) {
        // Only calls that are safe after a fork in a program with threads.
        setpgid(0, 0);
        signal(SIGPIPE, SIG_DFL);
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        constexpr int first_free = STDERR_FILENO + 1;
        if (handle == first_free) fcntl(handle, F_SETFD, 0);
        if (handle >= 0 && handle != first_free) dup2(handle, first_free);
        execv(file, arguments);
        _exit(127);
    }
    started().processes.insert(process_);
    // Done in both processes, because either may run first.
    setpgid(process_, process_);
    time_.emplace(process_);
    close(to[0]);
    close(from[1]);
    input_ = to[1];
    output_ = from[0];
    fcntl(input_, F_SETFL, O_NONBLOCK);
    fcntl(output_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
    end_input();
    close(output_);
    ended_within(milliseconds(500));
    // Also ends the programs that it started. The process has not been waited for, so its id cannot
    // have been reused.
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    const std::lock_guard lock(started().mutex);
    started().processes.erase(process_);
}

void Process::take_in_strays() {
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

void Process::end_strays() {
    constexpr int most_rounds = 2000;
    constexpr milliseconds pause{2};
    // A program that has been waited for, but not yet forgotten, is no longer among the children.
    const std::lock_guard lock(started().mutex);
    for (int round = 0; round < most_rounds; ++round) {
        std::vector<pid_t> strays = read_children(getpid());
        const auto known = [](pid_t child) { return started().processes.count(child) != 0; };
        strays.erase(std::remove_if(strays.begin(), strays.end(), known), strays.end());
        if (strays.empty()) return;
        for (const pid_t stray : strays) {
            // Groups of this program cannot be among them: its programs have other groups.
            kill_descendants(stray);
            kill_with_groups({stray}, getpid());
            waitpid(stray, nullptr, WNOHANG);
        }
        std::this_thread::sleep_for(pause);
    }
}

void Process::end_input() {
    if (input_ >= 0) close(input_);
    input_ = -1;
}

bool Process::say(const std::string& line, Clock::time_point deadline) {
    std::string rest = line + "\n";
    while (!rest.empty()) {
        if (!ready(input_, POLLOUT, deadline)) return false;
        const ssize_t written = write(input_, rest.data(), rest.size());
        if (written < 0 && errno != EAGAIN && errno != EINTR) return false;
        if (written > 0) rest.erase(0, static_cast<std::size_t>(written));
    }
    return true;
}

Process::Heard Process::hear(std::string& line, Clock::time_point deadline, std::size_t longest) {
    for (;;) {
        const std::size_t end = heard_.find('\n');
        if (end != std::string::npos) {
            line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return Heard::line;
        }
        if (heard_.size() > longest) return Heard::ended;
        if (!ready(output_, POLLIN, deadline)) return Heard::late;
        std::array<char, 4096> buffer{};
        const ssize_t count = ::read(output_, buffer.data(), buffer.size());
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return Heard::ended;
        if (count > 0) heard_.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

std::string Process::ending() {
    if (!ended_within(milliseconds(500))) return "it is still running";
    const char* how =
        end_.si_code == CLD_EXITED ? "it exited with status " : "it was stopped by signal ";
    return how + std::to_string(end_.si_status);
}

bool Process::ended_within(milliseconds limit) {
    const Clock::time_point deadline = Clock::now() + limit;
    for (;;) {
        siginfo_t found{};
        const int done =
            waitid(P_PID, static_cast<id_t>(process_), &found, WEXITED | WNOHANG | WNOWAIT);
        if (done == 0 && found.si_pid == process_) {
            end_ = found;
            return true;
        }
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(milliseconds(2));
    }
}

}  // namespace quintet::cli
