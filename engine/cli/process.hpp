#pragma once

#include <signal.h>
#include <sys/types.h>

#include <chrono>
#include <string>

namespace quintet::cli {

/// Another program with which one talks in lines. The shell starts it, in a process group of its
/// own; its messages on standard error go where the own ones go.
class Process {
  public:
    using Clock = std::chrono::steady_clock;

    enum class Heard { line, late, ended };

    /// Throws an `InputError` if no process can be made. A command that is not there is one that
    /// ends at once.
    explicit Process(const std::string& command);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    /// Closes the program's input, and ends it half a second later if it is still there.
    ~Process();

    /// Sends a line; false if the program takes no more before the deadline.
    bool say(const std::string& line, Clock::time_point deadline);

    /// Waits for the next line until the deadline. Line ends are cut off; a line of more than a
    /// megabyte counts as the end.
    Heard hear(std::string& line, Clock::time_point deadline);

    /// What has become of a program that neither says nor takes anything more:
    /// `it ended with status 127`.
    std::string ending();

  private:
    bool ended_within(std::chrono::milliseconds limit);

    pid_t process_ = -1;
    int input_ = -1;   // of the program
    int output_ = -1;  // of the program
    std::string heard_;
    siginfo_t end_{};  // how it ended, once it has
};

}  // namespace quintet::cli
