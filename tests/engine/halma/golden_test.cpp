#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/engine/halma/helpers.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

using Json = nlohmann::json;

/// CRC-32 as in zlib.
std::uint32_t crc32(std::string_view text) {
    std::uint32_t remainder = 0xffffffff;
    for (const char c : text) {
        remainder ^= static_cast<unsigned char>(c);
        for (int i = 0; i < 8; ++i) {
            remainder = remainder >> 1 ^ ((remainder & 1) != 0 ? 0xedb88320 : 0);
        }
    }
    return ~remainder;
}

std::uint32_t legal_crc32(const Position& position) {
    std::string all;
    for (const std::string& text : legal(position)) all += all.empty() ? text : ";" + text;
    return crc32(all);
}

OptionValues options_of_line(const Json& line) {
    std::vector<std::pair<std::string, std::string>> given;
    for (const auto& [name, value] : line.at("options").items()) {
        given.emplace_back(name, value.get<std::string>());
    }
    return OptionValues::make(spec(), given).value();
}

Position start_of_line(const Json& line) {
    const OptionValues values = options_of_line(line);
    if (!line.contains("setup")) return Game::start(values);
    const std::string text = line.at("setup").get<std::string>();
    const Position position = parse_position(text, values).value();
    CHECK(format_position(position) == text);
    return position;
}

template <class Check>
void for_each_line(const std::string& name, Check&& check) {
    std::ifstream file(std::string(QUINTET_TEST_DATA) + "/" + name);
    int lines = 0;
    for (std::string text; std::getline(file, text); ++lines) {
        const Json line = Json::parse(text);
        INFO(line.at("id").get<std::string>());
        check(line);
    }
    CHECK(lines > 0);
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 1) return static_cast<std::uint64_t>(position.legal_action_count());
    ActionList<Position> actions;
    position.legal_actions(actions);
    std::uint64_t total = 0;
    for (const Action action : actions) {
        Position child = position;
        child.play(action);
        total += perft(child, depth - 1);
    }
    return total;
}

void check_perft(const Json& line, std::uint64_t more_than, std::uint64_t at_most) {
    const Position position = start_of_line(line);
    int depth = 0;
    for (const std::uint64_t wanted : line.at("perft").get<std::vector<std::uint64_t>>()) {
        ++depth;
        INFO("depth " << depth);
        if (wanted > more_than && wanted <= at_most) CHECK(perft(position, depth) == wanted);
    }
}

}  // namespace

TEST_CASE("halma: perft from the start, both variants") {
    for_each_line("halma-perft-start.jsonl",
                  [](const Json& line) { check_perft(line, 0, 20'000'000); });
    // "Either colour first."
    Options options{Options::Camps::classic, white, true};
    CHECK(perft(Position::start(options), 3) == 85440);
    options.camps = Options::Camps::csci561;
    CHECK(perft(Position::start(options), 3) == 62240);
}

TEST_CASE("halma: perft from the start to depth 5", "[.slow]") {
    for_each_line("halma-perft-start.jsonl",
                  [](const Json& line) { check_perft(line, 20'000'000, 1'000'000'000); });
}

TEST_CASE("halma: perft, legal plays and winning plays of golden positions") {
    for_each_line("halma-perft.jsonl", [](const Json& line) {
        check_perft(line, 0, 20'000'000);
        const Position position = start_of_line(line);
        CHECK(legal_crc32(position) == line.at("legal_crc32").at(0).get<std::uint32_t>());
        Texts winning;
        for (const std::string& text : legal(position)) {
            const bool wins = after(position, text).outcome().over();
            if (wins) winning.push_back(text);
            CHECK(Evaluator().loud(position, parse_action(text, position).value()) == wins);
        }
        CHECK(winning == line.at("winning").get<Texts>());
    });
}

TEST_CASE("halma: golden games, every ply") {
    for_each_line("halma-games.jsonl", [](const Json& line) {
        Position position = start_of_line(line);
        const Texts actions = line.at("actions").get<Texts>();
        for (std::size_t ply = 0; ply <= actions.size(); ++ply) {
            INFO("ply " << ply);
            REQUIRE(position.legal_action_count() == line.at("legal").at(ply).get<int>());
            REQUIRE(legal_crc32(position) == line.at("legal_crc32").at(ply).get<std::uint32_t>());
            if (ply < actions.size()) position = after(position, actions[ply]);
        }
        const Outcome outcome = position.outcome();
        const std::string result =
            outcome.over() ? spec().players.at(outcome.winner) : "unfinished";
        CHECK(result == line.at("result").get<std::string>());
        CHECK(name(outcome.reason) == line.at("reason").get<std::string>());
    });
}
