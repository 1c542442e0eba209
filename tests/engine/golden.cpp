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

}  // namespace quintet::golden
