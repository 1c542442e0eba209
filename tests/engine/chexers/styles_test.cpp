#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/engine/chexers/helpers.hpp"
#include "tests/engine/golden.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

const Style<Position>& style(std::string_view name) {
    for (const auto& each : Game::styles()) {
        if (each.name == name) return each;
    }
    FAIL("no style " << name);
    return Game::styles().front();
}

std::string choice(std::string_view name, const Position& here, std::uint64_t seed) {
    return Game::format_action(style(name).choose(here, seed), here);
}

/// What a style plays in a position with any of many seeds.
std::set<std::string> choices(std::string_view name, std::string_view text) {
    const Position here = position(text);
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 40; ++seed) all.insert(choice(name, here, seed));
    return all;
}

using Choices = std::set<std::string>;

/// Positions of golden games, a few plies apart.
std::vector<Position> golden_positions() {
    std::vector<Position> all;
    golden::for_each_line("chexers-games.jsonl", [&](const nlohmann::json& golden) {
        if (all.size() >= 300 || !golden.at("options").empty()) return;
        Position here = Position::start(Limits::text);
        for (const std::string& text : golden.at("actions").get<Texts>()) {
            if (here.ply() % 7 == 3 && here.legal_action_count() > 1) all.push_back(here);
            here = after(here, text);
        }
    });
    return all;
}

}  // namespace

TEST_CASE("each style plays legal actions to the end of the game") {
    for (const auto& each : Game::styles()) {
        INFO(each.name);
        Random random(7);
        for (int game = 0; game < 3; ++game) {
            Position here = Position::start(game == 0 ? Limits::referee : Limits::text);
            while (!here.outcome().over()) {
                const bool own = here.to_move() == static_cast<Player>(game);
                const Action action = (own ? each : style("careful")).choose(here, random.next());
                REQUIRE(is_legal(here, Game::format_action(action, here)));
                here.play(action);
            }
        }
    }
}

TEST_CASE("a style repeats itself with a seed, and varies with seeds") {
    const std::vector<Position> positions = golden_positions();
    REQUIRE(positions.size() > 100);
    for (const auto& each : Game::styles()) {
        INFO(each.name);
        bool varies = false;
        for (std::size_t i = 0; i < 60; ++i) {
            const Action first = each.choose(positions[i], 1);
            REQUIRE(each.choose(positions[i], 1) == first);
            varies = varies || each.choose(positions[i], 2) != first;
        }
        CHECK(varies);
    }
}

TEST_CASE("no two styles play alike") {
    const std::vector<Position> positions = golden_positions();
    std::map<std::string_view, std::vector<Action>> played;
    for (const auto& each : Game::styles()) {
        for (const Position& here : positions) played[each.name].push_back(each.choose(here, 5));
    }
    for (const auto& [name, actions] : played) {
        for (const auto& [other, others] : played) {
            if (name >= other) continue;
            int different = 0;
            for (std::size_t i = 0; i < actions.size(); ++i) different += actions[i] != others[i];
            INFO(name << " and " << other << ": " << different << " of " << actions.size());
            CHECK(5 * different > static_cast<int>(actions.size()));
        }
    }
}

TEST_CASE("names and descriptions of styles fit on a line") {
    for (const auto& each : Game::styles()) {
        CHECK(each.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
              std::string_view::npos);
        CHECK(each.about.find('\n') == std::string_view::npos);
        CHECK(each.name.size() + each.about.size() < 96);
    }
}

TEST_CASE("greedy captures where the runner walks on") {
    const char* const here = "..../...../....../...rg../....../...../..b. r 0,0,0 0";
    CHECK(choices("greedy", here) == Choices{"JUMP 0,0 2,0"});
    CHECK(choices("runner", here) == Choices{"MOVE 0,0 1,-1"});
}

TEST_CASE("the runner jumps over its own pieces, and exits") {
    CHECK(choices("runner", "..../...../....../.rr..../....../...../.gb. r 0,0,0 0") ==
          Choices{"JUMP -2,0 0,0"});
    CHECK(choices("runner", "..../...../....../.rr...r/....../...../.gb. r 0,0,0 0") ==
          Choices{"EXIT 3,0"});
}

TEST_CASE("random-exits exits, and otherwise plays anything") {
    CHECK(choices("random-exits", "..../...../....../......r/r...../...../..gb r 0,0,0 0") ==
          Choices{"EXIT 3,0"});
    const std::set<std::string> any =
        choices("random-exits", "..../...../....../...r.../....../...../..gb r 0,0,0 0");
    CHECK(any.size() == 6);
}

TEST_CASE("the careful style does not step next to a piece that could jump over it") {
    const char* const here = "..../...../....../..r.g../....../...../..b. r 0,0,0 0";
    CHECK(choices("greedy", here).count("MOVE -1,0 0,0") == 1);
    CHECK(choices("careful", here).count("MOVE -1,0 0,0") == 0);
}

TEST_CASE("best-reply-5 keeps pieces that it needs, max-n-3 and paranoid-3 exit") {
    const char* const here = "..../g..../....../......r/....../.r.../..b. r 0,0,0 0";
    CHECK(choices("best-reply-5", here).count("EXIT 3,0") == 0);
    CHECK(choices("max-n-3", here) == Choices{"EXIT 3,0"});
    CHECK(choices("paranoid-3", here) == Choices{"EXIT 3,0"});
    // With enough pieces it exits too, sooner or later.
    CHECK(choices("best-reply-5", "..../g..../....../......r/....../.r.../..b. r 2,0,0 0")
              .count("EXIT 3,0") == 1);
}

TEST_CASE("searching styles take a win, and prevent one") {
    const char* const win = "..../...../...g../.....gr/....../r..../..b. r 3,0,0 0";
    const char* const threat = "..../...../....../.r.r.../b...../..rg./...b r 0,3,0 0";
    for (const char* const name :
         {"paranoid-3", "paranoid-4", "best-reply-5", "max-n-3", "mixture", "spoiler"}) {
        INFO(name);
        CHECK(choices(name, win) == Choices{"EXIT 3,0"});
    }
    // Green steps to its exit line and leaves in its next two turns.
    for (const char* const name : {"paranoid-3", "paranoid-4", "best-reply-5", "mixture"}) {
        INFO(name);
        CHECK(choices(name, threat) == Choices{"JUMP -1,2 1,2"});
    }
}

TEST_CASE("the spoiler harms the leader even at the cost of an exit") {
    const char* const here = "..../...../...r../......./b...../..rg./...b r 0,3,0 0";
    CHECK(choices("spoiler", here) == Choices{"JUMP -1,2 1,2"});
    const char* const exit = "..../...../.....r/......./b...../..rg./...b r 0,3,0 0";
    CHECK(choices("spoiler", exit) == Choices{"JUMP -1,2 1,2"});
    CHECK(choices("runner", exit) == Choices{"EXIT 3,-1"});
}

TEST_CASE("the mixture turns against an opponent who is far ahead") {
    // It can capture from either opponent.
    const std::string here = "..../...../....../..brg../....../g..../.b.. r 0,";
    CHECK(choices("mixture", here + "2,0 0") == Choices{"JUMP 0,0 2,0"});
    CHECK(choices("mixture", here + "0,2 0") == Choices{"JUMP 0,0 -2,0"});
}
