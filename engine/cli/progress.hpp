#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "engine/cli/cli.hpp"

namespace quintet::cli {

/// Tells how far a long work is: over and over as a bar in one line of a terminal, elsewhere a line
/// now and then.
class Progress {
  public:
    /// `things` is what `total` counts, `games`. Says nothing if `quiet`.
    Progress(const Streams& streams, std::uint64_t total, std::string things, bool quiet);

    /// `done` of the total are done; `summary` is what has come out so far.
    void show(std::uint64_t done, const std::string& summary);

    /// Takes the bar away.
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
