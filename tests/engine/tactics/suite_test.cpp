#include <map>
#include <set>

#include "tests/engine/tactics/helpers.hpp"

// The suites of tests/data/tactics: what they say is true, and the engine sees it.

using namespace quintet;
using namespace quintet::tests;

namespace {

/// Chexers wins are proven against both others together, which only paranoid search assumes; a race
/// in Halma is won by its solver without a proof.
cli::TacticalAnswer prove_by_search(const SuiteLine& line, const std::string& game,
                                    std::uint64_t nodes) {
    return cli::solve(line.position, game == "chexers" ? "paranoid" : "", nodes,
                      game == "halma" ? 2 : 1);
}

/// Proves the lines anew that win within so many plies.
void check_truth(const std::string& game, int most_plies) {
    int checked = 0;
    for (const SuiteLine& line : suite(game)) {
        if (line.position.wins_in > most_plies) continue;
        INFO(line.place);
        const tactics::Finding finding =
            tactics::prove(line.position.record,
                           {.most_plies = line.position.wins_in, .most_positions = 1'000'000'000});
        CHECK(finding.complete);
        CHECK(finding.wins_in == line.position.wins_in);
        CHECK(sorted(finding.solutions) == sorted(line.position.solutions));
        ++checked;
    }
    CHECK(checked >= 5);
}

/// The engine plays a solution, and where it claims a win it is not sooner than there is one.
void check_engine(const std::string& game, int most_plies, std::uint64_t nodes) {
    int unproven = 0;
    for (const SuiteLine& line : suite(game)) {
        if (line.position.wins_in > most_plies) continue;
        INFO(line.place);
        const auto answer = cli::solve(line.position, "", nodes);
        INFO(answer.best);
        CHECK(answer.solved);
        const auto proof = prove_by_search(line, game, nodes);
        CHECK(proof.solved);
        unproven += proof.proven_plies != line.position.wins_in;
        if (proof.proven_plies > 0) CHECK(proof.proven_plies >= line.position.wins_in);
    }
    // To play the right action does not take a proof; nearly all are proven all the same.
    CHECK(unproven <= 1);
}

}  // namespace

TEST_CASE("tactics: every suite is large, varied, and asks for few of many actions") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto lines = suite(game->id);
        CHECK(lines.size() >= 30);
        std::map<int, int> distances;
        std::set<std::string> setups;
        for (const SuiteLine& line : lines) {
            INFO(line.place);
            const auto& [record, wins_in, solutions] = line.position;
            CHECK(record.game == game->id);
            CHECK(setups.insert(record.setup).second);
            ++distances[wins_in];
            const auto match = cli::replay_record(record);
            const auto legal = match->legal_actions();
            CHECK(solutions.size() * 5 <= legal.size());
            for (const std::string& action : solutions) {
                CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
            }
        }
        CHECK(distances.size() >= 4);
        CHECK(distances.rbegin()->first >= 7);
    }
}

TEST_CASE("tactics: chexers, short wins") {
    check_truth("chexers", 4);
    check_engine("chexers", 4, 20'000);
}
TEST_CASE("tactics: halma, short wins") {
    check_truth("halma", 3);
    check_engine("halma", 3, 20'000);
}
TEST_CASE("tactics: cachex, short wins") {
    check_truth("cachex", 3);
    check_engine("cachex", 3, 20'000);
}
TEST_CASE("tactics: tetress, short wins") {
    check_truth("tetress", 1);
    check_engine("tetress", 3, 100'000);
}
TEST_CASE("tactics: hive, short wins") {
    check_truth("hive", 3);
    check_engine("hive", 3, 20'000);
}

TEST_CASE("tactics: every line is true", "[.slow]") {
    for (const GameSpec* game : games()) check_truth(game->id, 99);
}
TEST_CASE("tactics: the engine solves nearly all with 100,000 nodes, and claims no false win",
          "[.slow]") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto lines = suite(game->id);
        std::size_t solved = 0;
        for (const SuiteLine& line : lines) {
            INFO(line.place);
            solved += cli::solve(line.position, "", 100'000).solved;
            const auto proof = prove_by_search(line, game->id, 100'000);
            if (proof.proven_plies > 0) CHECK(proof.proven_plies >= line.position.wins_in);
        }
        CHECK(solved * 100 >= lines.size() * 85);
    }
}
