#include "tests/engine/golden.hpp"

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/engine/catch.hpp"
#include "tests/engine/thinned.hpp"

namespace quintet::golden {

void for_each_line(const std::string& file,
                   const std::function<void(const nlohmann::json& line)>& check) {
    std::ifstream lines(QUINTET_TEST_DATA "/" + file);
    int count = 0;
    for (std::string text; std::getline(lines, text); ++count) {
        if (!tests::sampled(count)) continue;
        const nlohmann::json line = nlohmann::json::parse(text);
        INFO(line.at("id").get<std::string>());
        check(line);
    }
    CHECK(count > 0);
}

GameRecord record_of(const nlohmann::json& line) {
    GameRecord record{.game = line.at("game"),
                      .setup = line.value("setup", ""),
                      .actions = line.value("actions", std::vector<std::string>())};
    for (const auto& [name, value] : line.at("options").items()) {
        record.options.emplace_back(name,
                                    value.is_string() ? value.get<std::string>() : value.dump());
    }
    return record;
}

}  // namespace quintet::golden
