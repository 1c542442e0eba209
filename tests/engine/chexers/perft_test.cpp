#include <nlohmann/json.hpp>

#include "engine/play/perft.hpp"
#include "tests/engine/chexers/helpers.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

TEST_CASE("chexers: perft counts are right from the start to depth 8 and in golden games") {
    constexpr std::uint64_t most = quintet::tests::sanitized ? 500'000 : ~std::uint64_t{0};
    int lines = 0;
    golden::for_each_line("chexers-perft.jsonl", [&](const nlohmann::json& golden) {
        ++lines;
        Position here = Position::start(Limits::text);
        std::vector<std::uint64_t> keys = {here.repetition_key()};
        for (const std::string& text : golden.at("actions").get<Texts>()) {
            here = after(here, text);
            keys.push_back(here.repetition_key());
        }
        int depth = 0;
        for (const std::uint64_t wanted : golden.at("perft").get<std::vector<std::uint64_t>>()) {
            ++depth;
            if (wanted > most) continue;
            INFO("depth " << depth);
            CHECK(SequenceCounter<Position>(keys).count(here, depth) == wanted);
        }
    });
    CHECK(lines == 11);
}
