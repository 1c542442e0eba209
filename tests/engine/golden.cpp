#include "tests/engine/golden.hpp"

#include <zlib.h>

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

std::uint32_t checksum(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        if (!all.empty()) all += ';';
        all += text;
    }
    return static_cast<std::uint32_t>(
        crc32(0, reinterpret_cast<const Bytef*>(all.data()), static_cast<uInt>(all.size())));
}

}  // namespace quintet::golden
