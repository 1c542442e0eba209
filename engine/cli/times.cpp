#include "engine/cli/times.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iomanip>
#include <ostream>
#include <string>

namespace quintet::cli {

namespace {

std::string in_milliseconds(double us) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", us / 1000);
    return text.data();
}

std::string mean(std::int64_t sum_us, std::uint64_t count) {
    if (count == 0) return "-";
    return in_milliseconds(static_cast<double>(sum_us) / static_cast<double>(count));
}

}  // namespace

void ActionTimes::add(std::int64_t us) {
    constexpr std::int64_t well_over_percent = 105;
    ++actions;
    total_us += us;
    longest_us = std::max(longest_us, us);
    const std::int64_t limit_us = std::int64_t{1000} * limit_ms;
    if (limit_ms == 0 || us <= limit_us) return;
    ++over;
    over_us += us - limit_us;
    if (100 * us > well_over_percent * limit_us) ++well_over;
}

void ActionTimes::add(const ActionTimes& others) {
    limit_ms = others.limit_ms;
    actions += others.actions;
    total_us += others.total_us;
    longest_us = std::max(longest_us, others.longest_us);
    over += others.over;
    over_us += others.over_us;
    well_over += others.well_over;
}

Json to_json(const ActionTimes& times) {
    return {{"limit_ms", times.limit_ms},  {"actions", times.actions},
            {"total_us", times.total_us},  {"longest_us", times.longest_us},
            {"over", times.over},          {"over_us", times.over_us},
            {"well_over", times.well_over}};
}

ActionTimes action_times_of(const Json& json) {
    ActionTimes times;
    json.at("limit_ms").get_to(times.limit_ms);
    json.at("actions").get_to(times.actions);
    json.at("total_us").get_to(times.total_us);
    json.at("longest_us").get_to(times.longest_us);
    json.at("over").get_to(times.over);
    json.at("over_us").get_to(times.over_us);
    json.at("well_over").get_to(times.well_over);
    return times;
}

void write_times(std::ostream& out, const std::vector<ActionTimes>& times,
                 const std::vector<std::uint64_t>& lost) {
    out << '\n' << std::left << std::setw(14) << "ms per action" << std::right;
    for (const char* title : {"actions", "mean", "longest", "limit", "over it", "by mean",
                              "by worst", "by > 5 %", "lost"}) {
        out << std::setw(9) << title;
    }
    out << '\n';
    for (std::size_t participant = 0; participant < times.size(); ++participant) {
        const ActionTimes& own = times[participant];
        const std::int64_t worst_us = own.longest_us - std::int64_t{1000} * own.limit_ms;
        out << std::left << std::setw(14) << participant + 1 << std::right << std::setw(9)
            << own.actions << std::setw(9) << mean(own.total_us, own.actions) << std::setw(9)
            << in_milliseconds(static_cast<double>(own.longest_us));
        if (own.limit_ms == 0) {
            for (int column = 0; column < 5; ++column) out << std::setw(9) << "-";
        } else {
            out << std::setw(9) << own.limit_ms << std::setw(9) << own.over << std::setw(9)
                << mean(own.over_us, own.over) << std::setw(9)
                << (own.over == 0 ? "-" : in_milliseconds(static_cast<double>(worst_us)))
                << std::setw(9) << own.well_over;
        }
        out << std::setw(9) << lost[participant] << '\n';
    }
}

}  // namespace quintet::cli
