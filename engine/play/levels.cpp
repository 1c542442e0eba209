#include "engine/play/levels.hpp"

#include <algorithm>

#include "engine/play/entry.hpp"

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

#ifdef QUINTET_CONTESTS
std::vector<int> level_ratings(std::string_view game) {
    for (const Entry& each : entries()) {
        if (each.spec->id != game || !each.level_ratings) continue;
        std::vector<int> known(each.level_ratings->begin(), each.level_ratings->end());
        while (known.size() > 1 && known.back() == 0) known.pop_back();
        return known;
    }
    return {};
}
#endif

}  // namespace quintet
