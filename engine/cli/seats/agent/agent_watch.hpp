#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "engine/cli/sandbox/supervised_process.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"

namespace quintet::cli {

/// Compares what an agent uses with its limits. A call is what the agent is asked for: to start, to
/// act, to take note of an action.
class AgentWatch {
  public:
    using Clock = std::chrono::steady_clock;

    explicit AgentWatch(const AgentLimits& limits) : limits_(limits) {}

    const AgentLimits& limits() const { return limits_; }
    /// Sets the limits that are not set yet.
    void complete(const AgentLimits& standard);

    /// Until `count_memory_from`, memory does not count: courses measure it after the
    /// imports.
    void wait_for_imports() { memory_counts_ = false; }
    /// From now on, memory beyond so many bytes counts.
    void count_memory_from(std::int64_t bytes);
    /// From now on, processor time counts for the game. `processor_us` was used before.
    void begin_game(std::int64_t processor_us) { before_game_us_ = processor_us; }
    /// The processor time of programs of this game that have ended counts as well.
    void add_ended(std::int64_t processor_us) { ended_us_ += processor_us; }

    /// Begins a call. `limit_s` is its own limit, of processor time.
    void begin_call(std::int64_t processor_us, std::optional<double> limit_s);
    /// Throws a `Forfeit` if the program uses more than it may, or does nothing for long.
    void look(const FamilyUsage& usage);
    /// How long to wait until the next look.
    std::chrono::milliseconds pause() const;

    double game_s() const { return static_cast<double>(game_us_) / 1e6; }
    /// The time left for the game.
    std::optional<double> remaining_s() const;
    /// The most memory so far, as far as it counts.
    std::optional<double> memory_mb() const;

  private:
    void look_at_time(std::int64_t processor_us);
    void look_at_idleness(std::int64_t processor_us);

    AgentLimits limits_;
    std::optional<std::int64_t> before_game_us_;
    std::int64_t ended_us_ = 0;
    std::int64_t game_us_ = 0;
    bool memory_counts_ = true;
    std::int64_t base_bytes_ = 0;  // memory that does not count
    std::int64_t peak_bytes_ = 0;

    std::int64_t call_us_ = 0;  // processor time at the beginning of the call
    std::optional<double> call_limit_s_;
    Clock::time_point call_began_{};
    std::int64_t active_us_ = 0;  // processor time when the program was last seen to compute
    Clock::time_point active_at_{};
};

}  // namespace quintet::cli
