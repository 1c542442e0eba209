#include "engine/cli/processor_time.hpp"

#include <dirent.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace quintet::cli {

namespace {

std::int64_t read_clock(clockid_t clock) {
    timespec time{};
    if (clock_gettime(clock, &time) != 0) return 0;
    return std::int64_t{1'000'000} * time.tv_sec + time.tv_nsec / 1000;
}

std::int64_t ticks_us(std::int64_t ticks) {
    static const std::int64_t per_second = std::max(sysconf(_SC_CLK_TCK), 1L);
    return 1'000'000 * ticks / per_second;
}

/// Returns the processor time of another process. /proc has it too, but only in ticks of 10 ms.
std::int64_t process_time_us(pid_t process) {
    clockid_t clock{};
    return clock_getcpuclockid(process, &clock) == 0 ? read_clock(clock) : 0;
}

}  // namespace

std::int64_t thread_time_us() { return read_clock(CLOCK_THREAD_CPUTIME_ID); }
std::int64_t program_time_us() { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

/// Reads /proc/PID/stat (`man 5 proc_pid_stat`).
std::optional<ProgramTime::Usage> ProgramTime::read(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    if (!std::getline(file, line)) return std::nullopt;
    // The name of the program, in brackets, may contain anything.
    const std::size_t name_end = line.rfind(')');
    if (name_end == std::string::npos) return std::nullopt;
    std::istringstream fields(line.substr(name_end + 1));
    Usage usage;
    std::string skipped;
    std::int64_t user = 0;
    std::int64_t system = 0;
    std::int64_t waited_user = 0;
    std::int64_t waited_system = 0;
    fields >> skipped >> usage.parent >> usage.group;
    for (int field = 6; field <= 13; ++field) fields >> skipped;
    fields >> user >> system >> waited_user >> waited_system;
    for (int field = 18; field <= 21; ++field) fields >> skipped;
    fields >> usage.started;
    if (!fields) return std::nullopt;
    usage.own_us = std::max(ticks_us(user + system), process_time_us(process));
    usage.waited_us = ticks_us(waited_user + waited_system);
    return usage;
}

ProgramTime::Usages ProgramTime::read_all() {
    Usages all;
    DIR* folder = opendir("/proc");
    if (folder == nullptr) return all;
    while (const dirent* entry = readdir(folder)) {
        const auto process = static_cast<pid_t>(std::strtol(entry->d_name, nullptr, 10));
        if (process <= 0) continue;
        if (const auto usage = read(process)) all.emplace(process, *usage);
    }
    closedir(folder);
    return all;
}

/// Whether a process is in the group, was a member before, or descends from one.
bool ProgramTime::belongs(const Usages& all, pid_t process) const {
    // Bounded, because the processes were not all read at the same time.
    for (std::size_t steps = 0; steps <= all.size(); ++steps) {
        const auto found = all.find(process);
        if (found == all.end()) return false;
        if (found->second.group == leader_) return true;
        const auto member = members_.find(process);
        if (member != members_.end() && member->second.started == found->second.started) {
            return true;
        }
        process = found->second.parent;
    }
    return false;
}

std::optional<std::int64_t> ProgramTime::microseconds() {
    const Usages all = read_all();
    if (all.empty()) return std::nullopt;
    Usages now;
    std::int64_t sum_us = 0;
    std::int64_t newly_waited_us = 0;
    for (const auto& [process, usage] : all) {
        if (!belongs(all, process)) continue;
        now.emplace(process, usage);
        sum_us += usage.own_us + usage.waited_us;
        const auto before = members_.find(process);
        newly_waited_us +=
            usage.waited_us - (before == members_.end() ? 0 : before->second.waited_us);
    }
    std::int64_t ended_us = 0;
    for (const auto& [process, usage] : members_) {
        const auto found = now.find(process);
        if (found != now.end() && found->second.started == usage.started) continue;
        ended_us += usage.own_us + usage.waited_us;
    }
    lost_us_ += std::max<std::int64_t>(ended_us - newly_waited_us, 0);
    members_ = std::move(now);
    return sum_us + lost_us_;
}

}  // namespace quintet::cli
