#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace quintet::cli {

/// What /proc tells of a process.
struct ProcessUsage {
    pid_t parent = 0;
    pid_t group = 0;
    std::uint64_t started = 0;   ///< tells processes with the same id apart
    std::int64_t own_us = 0;     ///< processor time of all its threads
    std::int64_t waited_us = 0;  ///< of the children that it has waited for, and theirs
    std::int64_t resident_bytes = 0;
    std::uint64_t threads = 0;
};
using ProcessUsages = std::map<pid_t, ProcessUsage>;

/// Returns nothing if there is no such process, or no /proc.
std::optional<ProcessUsage> read_process(pid_t process);

/// Lets the system's record of a process's largest resident set begin again, where that is allowed.
void reset_peak(pid_t process);

/// The largest resident set that a process has ever had. 0 if it is unknown.
std::int64_t read_peak_bytes(pid_t process);

/// The resident set of a process, in which a page that several processes share counts for each by
/// its share. The whole resident set if the kernel does not tell.
std::int64_t read_shared_out_bytes(pid_t process);

std::vector<pid_t> read_children(pid_t process);

ProcessUsages read_processes();

/// Reads a process and everything that descends from it, but not many more than `most`: a program
/// that forks all the time is faster than who counts its processes.
ProcessUsages read_family(pid_t ancestor, std::size_t most = 256);

}  // namespace quintet::cli
