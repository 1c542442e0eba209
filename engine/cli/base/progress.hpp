#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

/// Reports the progress of a long task: on a terminal as a bar that is redrawn in one line,
/// elsewhere as a line from time to time.
class Progress {
  public:
    /// `things` names what `total` counts (`games`). Prints nothing if `quiet`.
    Progress(const Streams& streams, std::uint64_t total, std::string things, bool quiet);

    /// Shows that `done` of the total are done. `summary` describes the results so far; it is
    /// called only if there is something to print.
    void show(std::uint64_t done, const std::function<std::string()>& summary);

    /// Removes the bar.
    void clear();

  private:
    using Clock = std::chrono::steady_clock;

    std::string bar(std::uint64_t done) const;
    std::string left(std::uint64_t done, Clock::time_point now) const;

    const Streams& streams_;
    const std::uint64_t total_;
    const std::string things_;
    const bool quiet_;
    const Clock::time_point begin_ = Clock::now();
    Clock::time_point last_;
};

}  // namespace quintet::cli
