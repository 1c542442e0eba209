#include <nlohmann/json.hpp>

#include "tests/engine/golden.hpp"
#include "tests/engine/hive/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 1) return static_cast<std::uint64_t>(position.legal_action_count());
    Actions actions;
    position.legal_actions(actions);
    std::uint64_t total = 0;
    for (const Action action : actions) {
        Position child = position;
        child.play(action);
        total += perft(child, depth - 1);
    }
    return total;
}

/// The start of the game in a golden line.
Position start_of_line(const nlohmann::json& golden) {
    return start(golden.at("options").at("expansions").get<std::string>());
}

void check_perft(const std::string& file, std::uint64_t more_than, std::uint64_t at_most) {
    golden::for_each_line(file, [&](const nlohmann::json& golden) {
        const Position begin = after_all(start_of_line(golden), golden.at("actions").get<Texts>());
        int depth = 0;
        for (const std::uint64_t wanted : golden.at("perft").get<std::vector<std::uint64_t>>()) {
            ++depth;
            if (wanted <= more_than || wanted > at_most) continue;
            INFO("depth " << depth);
            CHECK(perft(begin, depth) == wanted);
        }
    });
}

}  // namespace

TEST_CASE("hive: golden games replay with the right legal actions and end") {
    golden::for_each_line("hive-games.jsonl", [](const nlohmann::json& golden) {
        Position position = start_of_line(golden);
        const Texts actions = golden.at("actions").get<Texts>();
        const auto counts = golden.at("legal").get<std::vector<int>>();
        const auto checksums = golden.at("legal_crc32").get<std::vector<std::uint32_t>>();
        for (std::size_t ply = 0; ply < counts.size(); ++ply) {
            INFO("ply " << ply);
            const Texts all = legal(position);
            REQUIRE(static_cast<int>(all.size()) == counts[ply]);
            REQUIRE(golden::checksum(all) == checksums[ply]);
            if (ply < actions.size()) {
                REQUIRE(is_legal(position, actions[ply]));
                position = after(position, actions[ply]);
            }
        }
        const Outcome outcome = position.outcome();
        std::string result = "unfinished";
        if (outcome.state == Outcome::State::won) result = player_names[outcome.winner];
        if (outcome.state == Outcome::State::drawn) result = "draw";
        CHECK(result == golden.at("result").get<std::string>());
        CHECK(outcome.reason.name() == golden.at("reason").get<std::string>());
    });
}

TEST_CASE("hive: perft counts up to 100 million are right with every set of expansions") {
    check_perft("hive-perft-start.jsonl", 0, quintet::tests::countable(100'000'000));
}

TEST_CASE("hive: perft counts up to 20 million are right in the middle of golden games") {
    check_perft("hive-perft.jsonl", 0, quintet::tests::countable(20'000'000));
}

TEST_CASE("hive: perft counts of all depths are right in the middle of golden games", "[.slow]") {
    check_perft("hive-perft.jsonl", 20'000'000, 200'000'000);
}

TEST_CASE("hive: perft counts are right to depth 8 without expansions and 7 with", "[.slow]") {
    check_perft("hive-perft-start.jsonl", 100'000'000, 4'000'000'000);
}
