#pragma once

#include <sys/types.h>

#include <cstdint>
#include <ctime>
#include <optional>

#include "engine/cli/sandbox/usage/process_usage.hpp"

namespace quintet::cli {

/// Measures processor time instead of wall-clock time, so that other load does not distort speeds.
class ProcessorTime {
  public:
    double seconds() const {
        return static_cast<double>(std::clock() - begin_) / static_cast<double>(CLOCKS_PER_SEC);
    }

  private:
    std::clock_t begin_ = std::clock();
};

/// The processor time of the calling thread and of this whole program so far, in microseconds.
std::int64_t thread_time_us();
std::int64_t program_time_us();

/// The processor time of another program and of all programs that it starts, read from /proc. The
/// members of its process group count, and their descendants also if they leave the group. Time of
/// programs that have ended stays: the kernel adds it to the parent that waits for them, and what
/// it adds nowhere is kept from the last reading. A program that starts and ends between two
/// readings, and for which no one waits, is missed.
class ProgramTime {
  public:
    /// `leader` is the process group's leader.
    explicit ProgramTime(pid_t leader) : leader_(leader) {}

    /// Returns the microseconds so far. Nothing on systems without /proc.
    std::optional<std::int64_t> microseconds();

  private:
    bool belongs(const ProcessUsages& all, pid_t process) const;

    pid_t leader_;
    ProcessUsages members_;
    std::int64_t lost_us_ = 0;  // of ended programs for which no one waited
};

}  // namespace quintet::cli
