#include "engine/cli/sandbox/supervisor.hpp"

#include <unistd.h>

#include <csignal>
#include <vector>

#include "engine/cli/sandbox/private_folder.hpp"
#include "engine/cli/sandbox/usage/process_usage.hpp"
#include "engine/cli/sandbox/usage/task_limit.hpp"

namespace quintet::cli {

namespace {

/// Calls `take` with everything that descends from a process, before the children of each are
/// read, until it returns false.
template <class Take>
void for_each_descendant(pid_t ancestor, const Take& take) {
    std::set<pid_t> seen;
    std::vector<pid_t> left = read_children(ancestor);
    while (!left.empty()) {
        const pid_t process = left.back();
        left.pop_back();
        if (!seen.insert(process).second) continue;
        if (!take(process)) return;
        const std::vector<pid_t> children = read_children(process);
        left.insert(left.end(), children.begin(), children.end());
    }
}

/// Stops all descendants of a process, and returns them.
std::set<pid_t> stop_descendants(pid_t ancestor) {
    std::set<pid_t> stopped;
    for (std::size_t before = 1; before != stopped.size();) {
        before = stopped.size();
        for_each_descendant(ancestor, [&](pid_t process) {
            if (stopped.insert(process).second) kill(process, SIGSTOP);
            return true;
        });
    }
    return stopped;
}

}  // namespace

void kill_with_groups(const std::set<pid_t>& processes, pid_t except) {
    const pid_t excepted_group = getpgid(except);
    for (const pid_t process : processes) {
        const pid_t group = getpgid(process);
        if (group > 1 && group != excepted_group) kill(-group, SIGKILL);
        kill(process, SIGKILL);
    }
}

bool kill_descendants(pid_t ancestor) {
    const std::set<pid_t> stopped = stop_descendants(ancestor);
    kill_with_groups(stopped, ancestor);
    return !stopped.empty();
}

}  // namespace quintet::cli

#ifdef __linux__

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace quintet::cli {

namespace {

struct Orders {
    std::string home;
    std::string folder;
    std::string input;
    std::string output;
    std::string messages;
    rlim_t data_bytes = 0;
    rlim_t file_bytes = 0;
    rlim_t processor_s = 0;
    int most_processes = 0;
    char** words = nullptr;
};

std::optional<Orders> orders_of(int count, char** words) {
    constexpr int first_word = 11;
    if (count <= first_word) return std::nullopt;
    const auto number = [&](int at) {
        return static_cast<rlim_t>(std::strtoull(words[at], nullptr, 10));
    };
    return Orders{words[2],          words[3],  words[4],
                  words[5],          words[6],  number(7),
                  number(8),         number(9), std::atoi(words[10]),
                  words + first_word};
}

/// The environment of the program: nothing private of the caller, and the same in every run.
std::vector<std::string> environment_of(const Orders& command) {
    std::vector<std::string> environment{"HOME=" + command.home, "TMPDIR=" + command.home,
                                         "LANG=C.UTF-8", "PYTHONHASHSEED=0"};
    for (const char* name : {"PATH", "LD_LIBRARY_PATH", "JAVA_HOME"}) {
        if (const char* value = std::getenv(name)) {
            environment.push_back(std::string(name) + "=" + value);
        }
    }
    return environment;
}

void limit(int resource, rlim_t value) {
    if (value == 0) return;
    const rlimit both{value, value};
    setrlimit(static_cast<__rlimit_resource_t>(resource), &both);
}

void redirect(const std::string& file, int flags, int handle) {
    if (file == "-") return;
    const int opened = open(file.c_str(), flags, 0600);
    if (opened < 0 || dup2(opened, handle) < 0) _exit(126);
    if (opened != handle) close(opened);
}

void close_from(int first) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
    const long most = std::max(sysconf(_SC_OPEN_MAX), 1024L);
    for (int handle = first; handle < most; ++handle) close(handle);
}

[[noreturn]] void become_program(const Orders& command, const TaskLimit& task_limit) {
    // A new session: no group in it can have members that are not of this program, which can
    // so be killed by groups.
    setsid();
    // Without its supervisor, the program would be without limits.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    signal(SIGPIPE, SIG_DFL);
    redirect(command.input, O_RDONLY, STDIN_FILENO);
    redirect(command.output, O_WRONLY | O_CREAT | O_APPEND, STDOUT_FILENO);
    redirect(command.messages, O_WRONLY | O_CREAT | O_APPEND, STDERR_FILENO);
    if (chdir(command.folder.c_str()) != 0) _exit(126);
    std::vector<std::string> environment = environment_of(command);
    std::vector<char*> pointers;
    for (std::string& variable : environment) pointers.push_back(variable.data());
    pointers.push_back(nullptr);
    task_limit.enter();
    // Nothing may be allocated under the limits: a build with sanitizers has no memory left there.
    constexpr rlimit nothing{0, 0};
    setrlimit(RLIMIT_CORE, &nothing);
    limit(RLIMIT_FSIZE, command.file_bytes);
    limit(RLIMIT_CPU, command.processor_s);
    close_from(STDERR_FILENO + 1);
    limit(RLIMIT_DATA, command.data_bytes);
    execvpe(command.words[0], command.words, pointers.data());
    _exit(127);
}

/// Waits for the programs that have ended. Returns the status of `wanted` if it is among them.
std::optional<int> reap(pid_t wanted) {
    std::optional<int> found;
    for (;;) {
        int status = 0;
        const pid_t ended = waitpid(-1, &status, WNOHANG);
        if (ended == wanted) found = status;
        if (ended <= 0 && !(ended < 0 && errno == EINTR)) return found;
    }
}

/// Ends all descendants.
void end_family() {
    constexpr int pause_us = 1000;
    while (kill_descendants(getpid())) {
        reap(0);
        usleep(pause_us);
    }
}

/// Counts the processes that run, but no more than one above `most`.
int count_descendants(int most) {
    int count = 0;
    for_each_descendant(getpid(), [&](pid_t) { return ++count <= most; });
    return count;
}

/// Waits until the program ends, and returns its status, until it has more than `most` processes,
/// the number of which is in `too_many` then, or until the input of the supervisor is closed.
std::optional<int> wait_for(pid_t program, int signals, int most, int& too_many) {
    constexpr int pause_ms = 50;
    for (;;) {
        std::array<pollfd, 2> wanted{{{signals, POLLIN, 0}, {STDIN_FILENO, 0, 0}}};
        if (poll(wanted.data(), wanted.size(), pause_ms) < 0 && errno != EINTR) return std::nullopt;
        if (const int count = count_descendants(most); count > most) {
            too_many = count;
            return std::nullopt;
        }
        if ((wanted[0].revents & POLLIN) != 0) {
            signalfd_siginfo ignored{};
            if (::read(signals, &ignored, sizeof ignored) < 0) return std::nullopt;
            if (const auto status = reap(program)) return status;
        }
        if ((wanted[1].revents & (POLLHUP | POLLERR)) != 0) return std::nullopt;
    }
}

bool input_is_closed() {
    pollfd input{STDIN_FILENO, 0, 0};
    return poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLERR)) != 0;
}

void report(std::optional<int> status, int too_many) {
    rusage used{};
    getrusage(RUSAGE_CHILDREN, &used);
    const std::int64_t whole_s = used.ru_utime.tv_sec + used.ru_stime.tv_sec;
    const std::int64_t us = 1'000'000 * whole_s + used.ru_utime.tv_usec + used.ru_stime.tv_usec;
    const std::string line = std::to_string(status.value_or(-1)) + " " + std::to_string(us) + " " +
                             std::to_string(used.ru_maxrss) + " " + std::to_string(too_many) + "\n";
    // No one may be reading any more.
    if (write(supervisor_report, line.data(), line.size()) < 0) return;
}

}  // namespace

int supervise(int count, char** words) {
    const auto command = orders_of(count, words);
    if (!command) return 2;
    signal(SIGPIPE, SIG_IGN);
    // Ctrl-C is for `quintet`, whose end this process notices.
    setpgid(0, 0);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t child_signal;
    sigemptyset(&child_signal);
    sigaddset(&child_signal, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child_signal, nullptr);
    const int signals = signalfd(-1, &child_signal, SFD_CLOEXEC);
    const int home = open(command->home.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const TaskLimit task_limit;
    const pid_t program = fork();
    if (program == 0) become_program(*command, task_limit);
    // Not to be outnumbered by the program's processes. Only root may.
    constexpr int first_of_all = -20;
    setpriority(PRIO_PROCESS, 0, first_of_all);
    // The program alone must hold the other end of its output.
    close(STDOUT_FILENO);
    std::optional<int> status;
    int too_many = 0;
    if (program > 0 && signals >= 0) {
        status = wait_for(program, signals, command->most_processes, too_many);
    }
    // Reaches the whole group at once, including processes that are being forked.
    if (program > 0 && !status) kill(-program, SIGKILL);
    end_family();
    task_limit.remove_group();
    report(status, too_many);
    // A program that reads its input may end at the same moment at which `quintet` does.
    if (!status || input_is_closed()) remove_folder(command->home, home);
    // The handlers of a normal exit belong to commands of `quintet`.
    _exit(0);
}

}  // namespace quintet::cli

#else

namespace quintet::cli {

int supervise(int, char**) { return 2; }

}  // namespace quintet::cli

#endif
