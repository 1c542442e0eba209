#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/sandbox/process.hpp"
#include "engine/cli/sandbox/usage/process_usage.hpp"

namespace quintet::cli {

/// The number of processes that an agent may have at once.
inline constexpr int most_processes = 64;

/// How an agent is started.
struct SupervisedCommand {
    std::vector<std::string> words;  ///< the program, looked up in PATH, and its arguments
    std::string home;                ///< its private folder, HOME and TMPDIR
    std::string folder;              ///< where it starts
    std::string input;               ///< file; empty for lines from this program
    std::string output;              ///< file; empty for lines to this program
    std::string messages;            ///< file for standard error
    // Limits that the kernel sets for each process, a backstop between two looks. 0 for none.
    std::int64_t data_bytes = 0;
    std::int64_t file_bytes = 0;
    int processor_s = 0;
    bool sandboxed = false;             ///< see sandbox.hpp
    std::vector<std::string> readable;  ///< absolute paths that it sees in a sandbox
};

/// What a program and everything that it started have used so far.
struct FamilyUsage {
    std::int64_t processor_us = 0;
    std::int64_t resident_bytes = 0;  ///< now; pages that processes share count once
    std::int64_t largest_bytes = 0;   ///< the largest resident set that one process has ever had
    int processes = 0;                ///< that are running
};

/// An agent under a supervisor (see supervisor.hpp). Nothing of it outlives this object.
class SupervisedProcess {
  public:
    using Clock = Process::Clock;

    /// Throws an `InputError` if no process can be created or this system cannot supervise
    /// programs.
    explicit SupervisedProcess(const SupervisedCommand& command);
    SupervisedProcess(const SupervisedProcess&) = delete;
    SupervisedProcess& operator=(const SupervisedProcess&) = delete;
    ~SupervisedProcess();

    bool say(const std::string& line, Clock::time_point deadline) {
        return process_->say(line, deadline);
    }
    Process::Heard hear(std::string& line, Clock::time_point deadline, std::size_t longest) {
        return process_->hear(line, deadline, longest);
    }

    FamilyUsage usage();
    /// Forgets the largest resident sets that were seen so far.
    void forget_largest();

    /// Waits for the end of the program and of everything that it started. Returns false if it is
    /// still running after `limit`.
    bool ended_within(std::chrono::milliseconds limit);

    /// Whether the supervisor has ended without a report. The program may still run, unwatched.
    bool lost_its_supervisor();

    /// Returns the status that the program ended with, as `wait` has it. Nothing if it did not end
    /// by itself, or has not ended.
    std::optional<int> status();

  private:
    void read_report();
    void forget_ended();

    std::optional<Process> process_;
    int processes_of_sandbox_ = 0;
    int report_ = -1;
    ProcessUsages known_;  // of all looks, in case that the supervisor is killed
    FamilyUsage usage_;
    bool reported_ = false;  // whether everything has ended
    std::optional<int> status_;
};

/// Says how a program ended: `it ended with status 7`.
std::string ending_of(std::optional<int> status);

}  // namespace quintet::cli
