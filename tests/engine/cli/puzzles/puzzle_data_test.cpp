#include <set>

#include "engine/cli/puzzles/check.hpp"
#include "engine/cli/puzzles/puzzle.hpp"
#include "tests/engine/cli/helpers.hpp"

// The puzzles of the page (web/learn/puzzles/data): a sample is proven in each run, all of them
// under `slow`.

using namespace quintet;
using namespace quintet::tests;

namespace {

/// Calls `check(game, puzzles)` for each file of puzzles.
template <class Check>
void for_each_file(Check&& check) {
    const std::filesystem::path folder(QUINTET_TEST_DATA "/../../web/learn/puzzles/data");
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const std::string game = file.path().stem().string();
        INFO(game);
        check(game, cli::read_puzzles(file.path().string()));
    }
}

void check_all(const cli::Puzzle& puzzle) {
    INFO(puzzle.id);
    for (const std::string& wrong : cli::check_puzzle(puzzle)) {
        INFO(wrong);
        CHECK(wrong.empty());
    }
}

}  // namespace

TEST_CASE("puzzle data: a file has puzzles of one game, of several kinds, from easy to hard") {
    for_each_file([](const std::string& game, const std::vector<cli::Puzzle>& puzzles) {
        CHECK(find_game(game) != nullptr);
        std::set<std::string> ids;
        std::set<std::string> themes;
        for (const cli::Puzzle& puzzle : puzzles) {
            INFO(puzzle.id);
            CHECK(puzzle.record.game == game);
            CHECK(ids.insert(puzzle.id).second);
            CHECK_FALSE(puzzle.themes.empty());
            themes.insert(puzzle.themes.begin(), puzzle.themes.end());
        }
        CHECK(themes.size() >= 3);
        REQUIRE_FALSE(puzzles.empty());
        CHECK(puzzles.back().rating - puzzles.front().rating > 1000);
    });
}

TEST_CASE("puzzle data: a sample is proven again") {
    constexpr std::size_t apart = 30;
    constexpr std::uint64_t quick = 20'000;  // positions of the proof
    for_each_file([](const std::string&, const std::vector<cli::Puzzle>& puzzles) {
        std::size_t checked = 0;
        std::size_t next = 0;
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            if (i < next || puzzles[i].positions > quick) continue;
            check_all(puzzles[i]);
            ++checked;
            next = i + apart;
        }
        CHECK(checked > 0);
    });
}

TEST_CASE("puzzle data: all puzzles are proven again", "[.slow]") {
    for_each_file([](const std::string&, const std::vector<cli::Puzzle>& puzzles) {
        for (const cli::Puzzle& puzzle : puzzles) check_all(puzzle);
    });
}
