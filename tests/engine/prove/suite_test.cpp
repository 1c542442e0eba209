#include <map>
#include <set>

#include "tests/engine/prove/helpers.hpp"

// The suites of tests/data/tactics are true, and the engine solves them.

using namespace quintet;
using namespace quintet::tests;

namespace {

/// Chexers wins are proven against both opponents together, as only paranoid search assumes. In
/// Halma, the race solver wins races without a proof.
cli::TacticalAnswer prove_by_search(const SuiteLine& line, const std::string& game,
                                    std::uint64_t nodes) {
    return cli::solve(line.position, game == "chexers" ? "paranoid" : "", nodes,
                      game == "halma" ? 2 : 1);
}

/// Proves again the lines that win within this many plies.
void check_truth(const std::string& game, int most_plies) {
    int checked = 0;
    for (const SuiteLine& line : suite(game)) {
        if (line.position.wins_in > most_plies) continue;
        INFO(line.place);
        const prove::Finding finding =
            find_win(line.position.record,
                     {.most_plies = line.position.wins_in, .most_positions = 1'000'000'000});
        CHECK(finding.complete);
        CHECK(finding.wins_in == line.position.wins_in);
        CHECK(sorted(finding.solutions) == sorted(line.position.solutions));
        ++checked;
    }
    CHECK(checked >= 5);
}

/// Checks that the engine plays a solution, and that a win it claims is not sooner than possible.
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
    // Playing the right action does not need a proof; nearly all are proven nevertheless.
    CHECK(unproven <= 1);
}

}  // namespace

TEST_CASE("suites: every suite is large and varied, with few solutions among many actions") {
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
            const auto played = cli::replay_record(record);
            const auto legal = played->legal_actions();
            CHECK(solutions.size() * 5 <= legal.size());
            for (const std::string& action : solutions) {
                CHECK(std::find(legal.begin(), legal.end(), action) != legal.end());
            }
        }
        CHECK(distances.size() >= 4);
        CHECK(distances.rbegin()->first >= 7);
    }
}

TEST_CASE("suites: the engine solves short wins of chexers") {
    check_truth("chexers", 4);
    check_engine("chexers", 4, 20'000);
}
TEST_CASE("suites: the engine solves short wins of halma") {
    check_truth("halma", 3);
    check_engine("halma", 3, 20'000);
}
TEST_CASE("suites: the engine solves short wins of cachex") {
    check_truth("cachex", 3);
    check_engine("cachex", 3, 20'000);
}
TEST_CASE("suites: the engine solves short wins of tetress") {
    check_truth("tetress", 1);
    check_engine("tetress", 3, 100'000);
}
TEST_CASE("suites: the engine solves short wins of hive") {
    check_truth("hive", 3);
    check_engine("hive", 3, 20'000);
}

TEST_CASE("suites: every line is true", "[.slow]") {
    for (const GameSpec* game : games()) check_truth(game->id, 99);
}
TEST_CASE("suites: the engine solves nearly all with 100,000 nodes and claims no false win",
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
