#include "engine/match/levels.hpp"

#include <array>

namespace quintet {

namespace {

const std::array<LevelSettings, 5>& settings() {
    static const std::array<LevelSettings, 5> table{{
        {.level = {"beginner", 300}, .depth = 1, .nodes = 0, .carelessness = 80},
        {.level = {"easy", 300}, .depth = 2, .nodes = 0, .carelessness = 30},
        {.level = {"medium", 500}, .depth = 3, .nodes = 20'000, .carelessness = 10},
        {.level = {"hard", 1000}, .depth = 0, .nodes = 200'000, .carelessness = 0},
        {.level = {"expert", 3000}, .depth = 0, .nodes = 0, .carelessness = 0},
    }};
    return table;
}

}  // namespace

const LevelSettings* find_level(std::string_view id) {
    for (const LevelSettings& entry : settings()) {
        if (entry.level.id == id) return &entry;
    }
    return nullptr;
}

const std::vector<Level>& levels() {
    static const std::vector<Level> list = [] {
        std::vector<Level> all;
        for (const LevelSettings& entry : settings()) all.push_back(entry.level);
        return all;
    }();
    return list;
}

}  // namespace quintet
