#include <nlohmann/json.hpp>

#include "tests/engine/golden.hpp"
#include "tests/engine/tetress/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

using Json = nlohmann::json;

Position start_of_line(const Json& line) {
    std::vector<std::pair<std::string, std::string>> given;
    for (const auto& [name, value] : line.at("options").items()) given.emplace_back(name, value);
    return Game::start(OptionValues::make(spec(), given).value());
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

void check_perft(std::uint64_t at_least, std::uint64_t below) {
    int checked = 0;
    golden::for_each_line("tetress-perft.jsonl", [&](const Json& line) {
        const Position position = after_all(start_of_line(line), line.at("actions").get<Texts>());
        int depth = 0;
        for (const std::uint64_t wanted : line.at("perft").get<std::vector<std::uint64_t>>()) {
            ++depth;
            if (wanted < at_least || wanted >= below) continue;
            INFO("depth " << depth);
            CHECK(perft(position, depth) == wanted);
            ++checked;
        }
    });
    CHECK(checked > 0);
}

constexpr std::uint64_t quick = 20'000'000;

}  // namespace

TEST_CASE("tetress: perft counts up to twenty million are right") {
    check_perft(0, quintet::tests::countable(quick));
}

TEST_CASE("tetress: perft counts are right from the start to depth 3 and in golden games",
          "[.slow]") {
    check_perft(quick, ~std::uint64_t{0});
}

TEST_CASE("tetress: golden games replay with the right legal actions at every ply") {
    golden::for_each_line("tetress-games.jsonl", [](const Json& line) {
        Position position = start_of_line(line);
        const Texts actions = line.at("actions").get<Texts>();
        for (std::size_t ply = 0; ply <= actions.size(); ++ply) {
            INFO("ply " << ply);
            CHECK(position.legal_action_count() == line.at("legal").at(ply).get<int>());
            CHECK(golden::checksum(legal(position)) ==
                  line.at("legal_crc32").at(ply).get<std::uint64_t>());
            if (ply < actions.size()) position = after(position, actions[ply]);
        }
        const Outcome outcome = position.outcome();
        CHECK(outcome.reason.name() == line.at("reason").get<std::string>());
        const std::string result = outcome.state == Outcome::State::won
                                       ? spec().players[outcome.winner]
                                   : outcome.state == Outcome::State::drawn ? "draw"
                                                                            : "unfinished";
        CHECK(result == line.at("result").get<std::string>());
    });
}
