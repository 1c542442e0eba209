#include "engine/cli/match/times.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "engine/cli/base/text_table.hpp"

namespace quintet::cli {

namespace {

std::string in_milliseconds(double us) { return fixed(us / 1000, 1); }

std::string mean(std::uint64_t sum_us, std::uint64_t count) {
    if (count == 0) return "-";
    return in_milliseconds(static_cast<double>(sum_us) / static_cast<double>(count));
}

}  // namespace

void ActionTimes::add(const ActionTime& time) {
    constexpr std::int64_t well_over_percent = 105;
    ++actions;
    total_us += time.wall_us;
    longest_us = std::max(longest_us, time.wall_us);
    if (time.processor_us) {
        ++processor_actions;
        processor_us += *time.processor_us;
        longest_processor_us = std::max(longest_processor_us, *time.processor_us);
    }
    const std::uint64_t us = by_processor() ? time.processor_us.value_or(0) : time.wall_us;
    const auto limit_us = std::uint64_t{1000} * static_cast<std::uint64_t>(limit_ms);
    if (limit_ms == 0 || us <= limit_us) return;
    ++over;
    over_us += us - limit_us;
    if (100 * us > well_over_percent * limit_us) ++well_over;
}

void ActionTimes::add(const ActionTimes& others) {
    limit_ms = others.limit_ms;
    clock = others.clock;
    actions += others.actions;
    total_us += others.total_us;
    longest_us = std::max(longest_us, others.longest_us);
    processor_actions += others.processor_actions;
    processor_us += others.processor_us;
    longest_processor_us = std::max(longest_processor_us, others.longest_processor_us);
    over += others.over;
    over_us += others.over_us;
    well_over += others.well_over;
}

void write_times(std::ostream& out, const std::vector<ActionTimes>& times,
                 const std::vector<std::uint64_t>& lost) {
    std::vector<TextTable::Column> columns{{"ms per action", 14, true}};
    for (const char* title : {"actions", "mean", "longest", "cpu mean", "cpu max", "limit", "late",
                              "by mean", "by max", "by > 5 %", "lost"}) {
        columns.push_back({title, 9});
    }
    const TextTable table(std::move(columns));
    out << '\n';
    table.write_heading(out);
    for (std::size_t participant = 0; participant < times.size(); ++participant) {
        const ActionTimes& own = times[participant];
        const std::uint64_t longest_us =
            own.by_processor() ? own.longest_processor_us : own.longest_us;
        const double worst_us = static_cast<double>(longest_us) - 1000.0 * own.limit_ms;
        std::vector<std::string> cells{
            std::to_string(participant + 1),
            std::to_string(own.actions),
            mean(own.total_us, own.actions),
            in_milliseconds(static_cast<double>(own.longest_us)),
            mean(own.processor_us, own.processor_actions),
            mean(own.longest_processor_us, own.processor_actions == 0 ? 0 : 1)};
        if (own.limit_ms == 0) {
            cells.insert(cells.end(), 5, "-");
        } else {
            cells.insert(cells.end(), {std::to_string(own.limit_ms), std::to_string(own.over),
                                       mean(own.over_us, own.over),
                                       own.over == 0 ? "-" : in_milliseconds(worst_us),
                                       std::to_string(own.well_over)});
        }
        cells.push_back(std::to_string(lost[participant]));
        table.write_row(out, cells);
    }
    const bool by_processor = std::any_of(times.begin(), times.end(), [](const ActionTimes& own) {
        return own.limit_ms > 0 && own.by_processor();
    });
    if (by_processor) out << "limits apply to processor time\n";
}

}  // namespace quintet::cli
