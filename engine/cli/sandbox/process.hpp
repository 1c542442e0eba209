#pragma once

#include <signal.h>
#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "engine/cli/sandbox/usage/processor_time.hpp"

namespace quintet::cli {

/// A child process that exchanges lines of text with this program. It has a process group of its
/// own and shares standard error.
class Process {
  public:
    using Clock = std::chrono::steady_clock;

    enum class Heard { line, late, ended };

    /// Starts a command of the shell. Throws an `InputError` if no process can be created. A
    /// command that does not exist starts and ends at once.
    explicit Process(const std::string& command);
    /// Starts the file of a program with its arguments, the first of which is its name. The program
    /// has `handle` as its handle 3.
    Process(const std::string& file, std::vector<std::string> arguments, int handle);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Closes the program's input and kills it if it still runs half a second later.
    ~Process();

    /// Sends a line. Returns false if the program does not read it before the deadline.
    bool say(const std::string& line, Clock::time_point deadline);

    /// Waits for the next line until the deadline. Removes the line end. A line of more than
    /// `longest` bytes counts as the end of the output.
    Heard hear(std::string& line, Clock::time_point deadline,
               std::size_t longest = std::size_t{1} << 20);

    /// The processor time of the program and all programs that it started, in microseconds.
    std::optional<std::int64_t> processor_us() { return time_->microseconds(); }

    /// Returns how a program ended that no longer reads or writes: `it ended with status 127`.
    std::string ending();

    /// Closes the program's input.
    void end_input();

    /// Waits for the end of the program. Returns false if it is still running after `limit`.
    bool ended_within(std::chrono::milliseconds limit);

    pid_t id() const { return process_; }

    /// From now on, processes whose parents have ended become children of this program, as far as
    /// its programs left them behind. Linux only.
    static void take_in_strays();
    /// Ends all children of this program that are no `Process`, and what descends from them.
    static void end_strays();

  private:
    void start(const char* file, char* const* arguments, int handle);

    pid_t process_ = -1;
    int input_ = -1;   // of the program
    int output_ = -1;  // of the program
    std::string heard_;
    std::optional<ProgramTime> time_;
    siginfo_t end_{};  // how it ended, once it has
};

}  // namespace quintet::cli
