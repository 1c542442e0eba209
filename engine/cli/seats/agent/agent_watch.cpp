#include "engine/cli/seats/agent/agent_watch.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace quintet::cli {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr std::int64_t mebibyte = 1 << 20;
/// A program that computes less than this for so long waits for something that will not come. On
/// the busiest machine, one that wants to compute gets more.
constexpr std::int64_t least_activity_us = 20'000;
constexpr seconds idle_patience{30};
/// By the wall clock, a call may take this many times its limit, and so much longer.
constexpr double wall_factor = 5;
constexpr double wall_extra_s = 60;
/// The wall-clock limit of a call without a limit.
constexpr double endless_s = 3600;

/// A number with four digits and its unit.
std::string amount(double value, const char* unit) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.4g %s", value, unit);
    return text.data();
}
std::string seconds_text(double value) { return amount(value, "s"); }

}  // namespace

void AgentWatch::complete(const AgentLimits& standard) {
    if (!limits_.game_s) limits_.game_s = standard.game_s;
    if (!limits_.action_s) limits_.action_s = standard.action_s;
    if (!limits_.start_s) limits_.start_s = standard.start_s;
    if (!limits_.memory_mb) limits_.memory_mb = standard.memory_mb;
}

void AgentWatch::count_memory_from(std::int64_t bytes) {
    memory_counts_ = true;
    base_bytes_ = bytes;
    peak_bytes_ = 0;
}

void AgentWatch::begin_call(std::int64_t processor_us, std::optional<double> limit_s) {
    call_us_ = active_us_ = processor_us;
    call_limit_s_ = limit_s;
    call_began_ = active_at_ = Clock::now();
}

void AgentWatch::look(const FamilyUsage& usage) {
    if (memory_counts_) {
        peak_bytes_ = std::max({peak_bytes_, usage.resident_bytes, usage.largest_bytes});
    }
    if (limits_.memory_mb && peak_bytes_ - base_bytes_ > mebibyte * *limits_.memory_mb) {
        const char* since = base_bytes_ > 0 ? " of memory after its imports; " : " of memory; ";
        throw Forfeit("memory", "used " + amount(memory_mb().value_or(0), "MB") + since +
                                    std::to_string(*limits_.memory_mb) + " MB are allowed");
    }
    if (usage.processes > most_processes) {
        throw Forfeit("error", "runs " + std::to_string(usage.processes) + " processes at once; " +
                                   std::to_string(most_processes) + " are allowed");
    }
    look_at_time(usage.processor_us);
    look_at_idleness(usage.processor_us);
}

void AgentWatch::look_at_time(std::int64_t processor_us) {
    const double call_s = static_cast<double>(processor_us - call_us_) / 1e6;
    if (before_game_us_) game_us_ = std::max(game_us_, ended_us_ + processor_us - *before_game_us_);
    if (call_limit_s_ && call_s > *call_limit_s_) {
        const char* what = before_game_us_ ? " for this action; " : " to start; ";
        throw Forfeit("time", "used " + seconds_text(call_s) + " of processor time" + what +
                                  seconds_text(*call_limit_s_) + " are allowed");
    }
    if (before_game_us_ && limits_.game_s && game_s() > *limits_.game_s) {
        throw Forfeit("time", "used " + seconds_text(game_s()) +
                                  " of processor time in this game; " +
                                  seconds_text(*limits_.game_s) + " are allowed");
    }
}

void AgentWatch::look_at_idleness(std::int64_t processor_us) {
    const Clock::time_point now = Clock::now();
    if (processor_us - active_us_ >= least_activity_us) {
        active_us_ = processor_us;
        active_at_ = now;
    }
    if (now - active_at_ > idle_patience) {
        throw Forfeit("time", "no answer, and no processor time used for " +
                                  std::to_string(idle_patience.count()) + " s");
    }
    std::optional<double> limit_s = call_limit_s_;
    if (before_game_us_ && limits_.game_s) {
        limit_s = std::min(limit_s.value_or(*limits_.game_s), *limits_.game_s);
    }
    const double wall_s = std::chrono::duration<double>(now - call_began_).count();
    const double most_s = limit_s ? wall_factor * *limit_s + wall_extra_s : endless_s;
    if (wall_s > most_s) throw Forfeit("time", "no answer within " + seconds_text(most_s));
}

milliseconds AgentWatch::pause() const {
    constexpr milliseconds shortest{2};
    constexpr milliseconds longest{20};
    const auto elapsed = std::chrono::duration_cast<milliseconds>(Clock::now() - call_began_);
    return std::clamp(elapsed / 4, shortest, longest);
}

std::optional<double> AgentWatch::remaining_s() const {
    if (!limits_.game_s) return std::nullopt;
    return std::max(*limits_.game_s - game_s(), 0.0);
}

std::optional<double> AgentWatch::memory_mb() const {
    if (peak_bytes_ == 0) return std::nullopt;
    const std::int64_t counted = std::max<std::int64_t>(peak_bytes_ - base_bytes_, 0);
    return static_cast<double>(counted) / static_cast<double>(mebibyte);
}

}  // namespace quintet::cli
