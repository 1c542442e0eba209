#include "engine/play/levels.hpp"

#include <algorithm>

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

}  // namespace quintet
