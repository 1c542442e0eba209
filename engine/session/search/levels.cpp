#include "engine/session/search/levels.hpp"

#include <algorithm>
#include <cmath>

#include "engine/search/actions/temperature.hpp"
#include "engine/session/game_entry.hpp"

namespace quintet {

const std::vector<Level>& levels() {
    static const std::vector<Level> list{
        {"beginner", 300}, {"novice", 300}, {"easy", 300},    {"casual", 300},  {"medium", 500},
        {"skilled", 500},  {"hard", 1000},  {"strong", 1000}, {"expert", 2000}, {"master", 3000},
    };
    return list;
}

std::optional<std::size_t> find_level(std::string_view id) {
    const auto& all = levels();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Level& level) { return level.id == id; });
    if (found == all.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

namespace {

/// The largest share of the chances that a choice by temperature costs; see `win_chances` and
/// `search::choose_by_temperature`. A score lower by `lead` times the scale divides the odds by
/// e^lead. That costs most from odds of e^(lead / 2) to the inverse of them. With headway, the
/// action with the best score may be the one that leads away furthest.
double most_lost(const Strength& strength) {
    const double percent =
        search::furthest_behind * strength.temperature + 2.0 * most_headway * strength.headway;
    const double lead = percent / 100;
    return std::tanh(lead / 4);
}

}  // namespace

std::vector<int> level_ratings(std::string_view game) {
    const GameEntry* entry = find_entry(game);
    if (!entry) return {};
    const LevelRatings& all = *entry->level_ratings;
    std::vector<int> known(all.begin(), all.end());
    while (!known.empty() && known.back() == 0) known.pop_back();
    return known;
}

std::vector<LevelLimits> level_limits(std::string_view game) {
    std::vector<LevelLimits> limits;
    const GameEntry* entry = find_entry(game);
    if (!entry) return limits;
    for (const Strength& each : *entry->strengths) {
        limits.push_back({each.depth, each.nodes, most_lost(each)});
    }
    return limits;
}

}  // namespace quintet
