#include "engine/cli/sandbox/usage/process_usage.hpp"

#include <dirent.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>

namespace quintet::cli {

namespace {

std::int64_t ticks_us(std::int64_t ticks) {
    static const std::int64_t per_second = std::max(sysconf(_SC_CLK_TCK), 1L);
    return 1'000'000 * ticks / per_second;
}

/// Returns the processor time of another process. /proc has it too, but only in ticks of 10 ms.
std::int64_t process_time_us(pid_t process) {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return std::int64_t{1'000'000} * time.tv_sec + time.tv_nsec / 1000;
}

/// Calls `take` with each entry of a folder of /proc whose name is a number.
void for_each_number(const std::string& path, const std::function<void(pid_t)>& take) {
    DIR* folder = opendir(path.c_str());
    if (folder == nullptr) return;
    while (const dirent* entry = readdir(folder)) {
        const auto number = static_cast<pid_t>(std::strtol(entry->d_name, nullptr, 10));
        if (number > 0) take(number);
    }
    closedir(folder);
}

/// Reads the value of a line such as `VmHWM:   1234 kB` of a file about a process.
std::optional<std::int64_t> bytes_in(pid_t process, const char* file_name, std::string_view name) {
    std::ifstream file("/proc/" + std::to_string(process) + file_name);
    for (std::string line; std::getline(file, line);) {
        if (line.rfind(name, 0) != 0) continue;
        return 1024 * std::strtoll(line.c_str() + name.size(), nullptr, 10);
    }
    return std::nullopt;
}

/// Whether the kernel lists the children of a process. It is an option of the kernel.
bool children_are_listed() {
    static const bool listed = access("/proc/thread-self/children", R_OK) == 0;
    return listed;
}

std::vector<pid_t> listed_children(pid_t process) {
    std::vector<pid_t> children;
    const std::string tasks = "/proc/" + std::to_string(process) + "/task/";
    for_each_number(tasks, [&](pid_t thread) {
        std::ifstream file(tasks + std::to_string(thread) + "/children");
        for (pid_t child = 0; file >> child;) children.push_back(child);
    });
    return children;
}

bool descends(const ProcessUsages& all, pid_t process, pid_t ancestor) {
    // Bounded, because the processes were not all read at the same time.
    for (std::size_t steps = 0; steps <= all.size() && process != ancestor; ++steps) {
        const auto found = all.find(process);
        if (found == all.end()) return false;
        process = found->second.parent;
    }
    return process == ancestor;
}

}  // namespace

/// Reads /proc/PID/stat (`man 5 proc_pid_stat`).
std::optional<ProcessUsage> read_process(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    if (!std::getline(file, line)) return std::nullopt;
    // The name of the program, in brackets, may contain anything, a line end too.
    for (std::string more; std::getline(file, more);) line += more;
    const std::size_t name_end = line.rfind(')');
    if (name_end == std::string::npos) return std::nullopt;
    std::istringstream fields(line.substr(name_end + 1));
    ProcessUsage usage;
    std::string skipped;
    std::int64_t user = 0;
    std::int64_t system = 0;
    std::int64_t waited_user = 0;
    std::int64_t waited_system = 0;
    std::int64_t resident_pages = 0;
    fields >> skipped >> usage.parent >> usage.group;
    for (int field = 6; field <= 13; ++field) fields >> skipped;
    fields >> user >> system >> waited_user >> waited_system;
    fields >> skipped >> skipped >> usage.threads >> skipped;
    fields >> usage.started >> skipped >> resident_pages;
    if (!fields) return std::nullopt;
    usage.own_us = std::max(ticks_us(user + system), process_time_us(process));
    usage.waited_us = ticks_us(waited_user + waited_system);
    usage.resident_bytes = resident_pages * sysconf(_SC_PAGESIZE);
    return usage;
}

void reset_peak(pid_t process) {
    std::ofstream("/proc/" + std::to_string(process) + "/clear_refs") << "5\n";
}

std::int64_t read_peak_bytes(pid_t process) {
    return bytes_in(process, "/status", "VmHWM:").value_or(0);
}

std::int64_t read_shared_out_bytes(pid_t process) {
    if (const auto bytes = bytes_in(process, "/smaps_rollup", "Pss:")) return *bytes;
    const auto usage = read_process(process);
    return usage ? usage->resident_bytes : 0;
}

ProcessUsages read_processes() {
    ProcessUsages all;
    for_each_number("/proc", [&](pid_t process) {
        if (const auto usage = read_process(process)) all.emplace(process, *usage);
    });
    return all;
}

std::vector<pid_t> read_children(pid_t process) {
    if (children_are_listed()) return listed_children(process);
    std::vector<pid_t> children;
    for (const auto& [each, usage] : read_processes()) {
        if (usage.parent == process) children.push_back(each);
    }
    return children;
}

ProcessUsages read_family(pid_t ancestor, std::size_t most) {
    ProcessUsages family;
    if (!children_are_listed()) {
        const ProcessUsages all = read_processes();
        for (const auto& [process, usage] : all) {
            if (descends(all, process, ancestor)) family.emplace(process, usage);
        }
        return family;
    }
    std::vector<pid_t> left{ancestor};
    while (!left.empty() && family.size() <= most) {
        const pid_t process = left.back();
        left.pop_back();
        // A process that moves while this reads may be listed twice.
        if (family.count(process) != 0) continue;
        const auto usage = read_process(process);
        if (!usage) continue;
        family.emplace(process, *usage);
        const std::vector<pid_t> children = listed_children(process);
        left.insert(left.end(), children.begin(), children.end());
    }
    return family;
}

}  // namespace quintet::cli
