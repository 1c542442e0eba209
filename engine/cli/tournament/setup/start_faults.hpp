#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/cli/seats/seat.hpp"

namespace quintet::cli {

/// Remembers which participants cannot be started. After a few games that ended so, and none in
/// which it started, an agent is not started again: each attempt may take as long as the limit. It
/// forfeits all further games for the same reason.
class StartFaults {
  public:
    /// How many games an agent is started for before that.
    static constexpr int attempts = 3;

    explicit StartFaults(std::size_t participants) : known_(participants) {}

    /// Takes note of a finished game.
    void note(const Record& record);

    /// Returns the participant that takes the place of one that cannot be started; null as long as
    /// it may be.
    std::unique_ptr<Participant> stand_in(std::size_t participant) const;

  private:
    struct Known {
        int failed = 0;
        bool started = false;
        Json forfeit;  // of the last game that it could not be started for
    };

    mutable std::mutex mutex_;
    std::vector<Known> known_;
};

}  // namespace quintet::cli
