#include <nlohmann/json.hpp>

#include "engine/play/perft.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/halma/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

using Json = nlohmann::json;

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

void check_perft(const Json& line) {
    const Position position = start_of_line(line);
    int depth = 0;
    constexpr std::uint64_t most = quintet::tests::sanitized ? 500'000 : ~std::uint64_t{0};
    for (const std::uint64_t wanted : line.at("perft").get<std::vector<std::uint64_t>>()) {
        ++depth;
        if (wanted > most) continue;
        INFO("depth " << depth);
        CHECK(count_sequences(position, depth) == wanted);
    }
}

}  // namespace

TEST_CASE("halma: perft counts to depth 5 are right in both variants with either colour first") {
    golden::for_each_line("halma-perft-start.jsonl", [](const Json& line) { check_perft(line); });
    Options options{Options::Camps::classic, white, true};
    CHECK(count_sequences(Position::start(options), 3) == 85440);
    options.camps = Options::Camps::csci561;
    CHECK(count_sequences(Position::start(options), 3) == 62240);
}

TEST_CASE("halma: golden positions have the right perft counts, legal plays and winning plays") {
    golden::for_each_line("halma-perft.jsonl", [](const Json& line) {
        check_perft(line);
        const Position position = start_of_line(line);
        CHECK(golden::checksum(legal(position)) ==
              line.at("legal_crc32").at(0).get<std::uint32_t>());
        Texts winning;
        for (const std::string& text : legal(position)) {
            const bool wins = after(position, text).outcome().over();
            if (wins) winning.push_back(text);
            CHECK(Evaluator().noisy(position, parse_action(text, position).value()) == wins);
        }
        CHECK(winning == line.at("winning").get<Texts>());
    });
}

TEST_CASE("halma: golden games replay with the right legal plays at every ply") {
    golden::for_each_line("halma-games.jsonl", [](const Json& line) {
        Position position = start_of_line(line);
        const Texts actions = line.at("actions").get<Texts>();
        for (std::size_t ply = 0; ply <= actions.size(); ++ply) {
            INFO("ply " << ply);
            REQUIRE(position.legal_action_count() == line.at("legal").at(ply).get<int>());
            REQUIRE(golden::checksum(legal(position)) ==
                    line.at("legal_crc32").at(ply).get<std::uint32_t>());
            if (ply < actions.size()) position = after(position, actions[ply]);
        }
        const Outcome outcome = position.outcome();
        const std::string result =
            outcome.over() ? spec().players.at(outcome.winner) : "unfinished";
        CHECK(result == line.at("result").get<std::string>());
        CHECK(outcome.reason.name() == line.at("reason").get<std::string>());
    });
}
