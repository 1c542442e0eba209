#include "engine/cli/sandbox/usage/task_limit.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>

#include "engine/cli/sandbox/usage/process_usage.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// More than the processes that an agent may have (agent_watch.cpp), because threads count as well
/// and this program has to see what it stops.
constexpr int most_in_group = 256;
/// With `RLIMIT_NPROC`, all that the user starts in the meantime counts too.
constexpr rlim_t most_more_of_user = 512;

/// Returns false as well if there is no such file.
bool write_to(const fs::path& file, const std::string& text) {
    std::fstream out(file, std::ios::in | std::ios::out);
    out << text << std::flush;
    return out.good();
}

/// Where control groups of this process belong; empty if there are none that count processes.
fs::path place_of_groups() {
    std::ifstream lines("/proc/self/cgroup");
    fs::path place;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        const std::string controllers = ',' + line.substr(first + 1, second - first - 1) + ',';
        const fs::path own = line.substr(second + 2);  // without the first slash
        // Version 1 has a hierarchy for each controller. In version 2, a group that has processes
        // has no limited groups inside, so that this one becomes a neighbour.
        if (controllers.find(",pids,") != std::string::npos) return "/sys/fs/cgroup/pids" / own;
        if (controllers == ",,") place = "/sys/fs/cgroup" / own.parent_path();
    }
    return place;
}

fs::path group_of(pid_t process) {
    return place_of_groups() / ("quintet-" + std::to_string(process));
}

/// The processes and threads of this user. Not counted for root, which has no such limit; another
/// user that a sandbox changes to has none yet.
rlim_t tasks_of_user() {
    rlim_t count = 0;
    if (getuid() == 0) return count;
    for (const auto& [process, usage] : read_processes()) {
        struct stat about {};
        const std::string folder = "/proc/" + std::to_string(process);
        if (stat(folder.c_str(), &about) == 0 && about.st_uid == getuid()) count += usage.threads;
    }
    return count;
}

}  // namespace

TaskLimit::TaskLimit() : most_of_user_(tasks_of_user() + most_more_of_user) {
    const fs::path group = group_of(getpid());
    if (mkdir(group.c_str(), 0700) != 0 && errno != EEXIST) return;
    group_ = group.string();
    if (write_to(group / "pids.max", std::to_string(most_in_group))) return;
    rmdir(group_.c_str());
    group_.clear();
}

void TaskLimit::remove_group() const {
    if (has_group()) rmdir(group_.c_str());
}

void TaskLimit::enter() const {
    if (has_group()) write_to(fs::path(group_) / "cgroup.procs", "0");
    rlimit now{};
    getrlimit(RLIMIT_NPROC, &now);
    if (now.rlim_max < most_of_user_) return;
    const rlimit both{most_of_user_, most_of_user_};
    setrlimit(RLIMIT_NPROC, &both);
}

void TaskLimit::remove_group_of(pid_t process) { rmdir(group_of(process).c_str()); }

std::string missing_task_limit() {
    if (getuid() != 0) return "";
    const TaskLimit limit;
    limit.remove_group();
    if (limit.has_group()) return "";
    return "agents can start any number of processes: this program runs as root and cannot create "
           "a control group (run it as another user, or with --sandbox)";
}

}  // namespace quintet::cli
