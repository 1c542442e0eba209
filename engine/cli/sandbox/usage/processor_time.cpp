#include "engine/cli/sandbox/usage/processor_time.hpp"

#include <algorithm>
#include <cstddef>

namespace quintet::cli {

namespace {

std::int64_t read_clock(clockid_t clock) {
    timespec time{};
    if (clock_gettime(clock, &time) != 0) return 0;
    return std::int64_t{1'000'000} * time.tv_sec + time.tv_nsec / 1000;
}

}  // namespace

std::int64_t thread_time_us() { return read_clock(CLOCK_THREAD_CPUTIME_ID); }
std::int64_t program_time_us() { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

/// Whether a process is in the group, was a member before, or descends from one.
bool ProgramTime::belongs(const ProcessUsages& all, pid_t process) const {
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
    const ProcessUsages all = read_processes();
    if (all.empty()) return std::nullopt;
    ProcessUsages now;
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
