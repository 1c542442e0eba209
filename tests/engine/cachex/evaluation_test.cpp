#include <cstddef>

#include "engine/core/hooks/hooks.hpp"
#include "tests/engine/cachex/helpers.hpp"
#include "tests/engine/weightless.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

static_assert(HasWeights<Evaluator>);

/// How often a term counts for the player to move and for the other player; each less than 1000.
std::pair<int, int> counts(Weights::Pair Weights::*term, std::string_view text) {
    const auto value = [&](Weights::Pair pair) {
        auto weights = weightless<Weights>();
        weights.*term = pair;
        const Position set_up = position(text);
        return Evaluator(weights).evaluate(set_up)[set_up.to_move()];
    };
    return {value({1, 0}), -value({0, 1})};
}

using Counts = std::pair<int, int>;

}  // namespace

TEST_CASE("evaluation: it counts distances and the cells of shortest chains") {
    CHECK(counts(&Weights::distance, ".../.../... r 0") == Counts{3, 3});
    CHECK(counts(&Weights::path_cell, ".../.../... r 0") == Counts{9, 9});
    CHECK(counts(&Weights::bottleneck, ".../.../... r 0") == Counts{0, 0});

    constexpr std::string_view centre = ".b./.r./... r 2";
    CHECK(counts(&Weights::stone, centre) == Counts{1, 1});
    CHECK(counts(&Weights::distance, centre) == Counts{2, 2});
    CHECK(counts(&Weights::two_away, centre) == Counts{1, 1});
    CHECK(counts(&Weights::path_cell, centre) == Counts{3, 3});
    CHECK(counts(&Weights::bottleneck, centre) == Counts{1, 1});
    CHECK(counts(&Weights::liberty, centre) == Counts{5, 3});
    CHECK(counts(&Weights::contact, centre) == Counts{0, 0});
}

TEST_CASE("evaluation: it counts capturable stones and the chains that depend on them") {
    constexpr std::string_view text = "...r./...../.bb../.r.../..... r 4";
    CHECK(counts(&Weights::capturing_cell, text) == Counts{1, 0});
    CHECK(counts(&Weights::capturable, text) == Counts{2, 0});
    CHECK(counts(&Weights::capture, text) == Counts{1, 0});
    CHECK(counts(&Weights::captures, text) == Counts{0, 0});
    CHECK(counts(&Weights::distance, text) == Counts{4, 3});
    CHECK(counts(&Weights::cut, text) == Counts{0, 2});
    CHECK(counts(&Weights::breakthrough, text) == Counts{1, 0});
    CHECK(counts(&Weights::contact, text) == Counts{0, 2});
}

TEST_CASE("evaluation: it counts open pairs with no stone around them") {
    constexpr std::string_view adjacent = "r...r/...../.bb../...../..... r 4";
    CHECK(counts(&Weights::open_neighbours, adjacent) == Counts{1, 0});
    CHECK(counts(&Weights::open_bridge, adjacent) == Counts{0, 0});
    constexpr std::string_view bridge = "r...r/...../.b.../..b../..... r 4";
    CHECK(counts(&Weights::open_neighbours, bridge) == Counts{0, 0});
    CHECK(counts(&Weights::open_bridge, bridge) == Counts{1, 0});
}

TEST_CASE("evaluation: the player who wins with the next stone is far ahead") {
    const Evaluator evaluator;
    CHECK(evaluator.evaluate(position("r../r../.bb r 4"))[red] > 2000);
    CHECK(evaluator.evaluate(position("r../r../.bb r 4"))[blue] < -2000);
    CHECK(evaluator.evaluate(position(".r./.r./b.b r 4"))[blue] < -2000);
}

TEST_CASE("evaluation: boards of size ten and more have separate weights") {
    const auto red_stone_in_corner = [](std::size_t size) {
        std::string text;
        for (std::size_t row = 0; row < size; ++row) text += std::string(size, '.') + '/';
        text.front() = 'r';
        text.back() = ' ';
        return position(text + "b 1");
    };
    const auto value = [](const Evaluator& evaluator, const Position& set_up) {
        return evaluator.evaluate(set_up)[red];
    };
    const Evaluator standard;
    const Evaluator small_everywhere{Weights()};
    const Evaluator large_everywhere(large_board_weights);
    const Position small = red_stone_in_corner(9);
    CHECK(value(standard, small) == value(small_everywhere, small));
    CHECK(value(standard, small) != value(large_everywhere, small));
    const Position large = red_stone_in_corner(10);
    CHECK(value(standard, large) != value(small_everywhere, large));
    CHECK(value(standard, large) == value(large_everywhere, large));
}

TEST_CASE("evaluation: noisy actions are exactly the captures") {
    const Evaluator evaluator;
    std::size_t captures = 0;
    for_random_games(1, [&](const Position& position, Action) {
        ActionList<Position> listed;
        evaluator.noisy_actions(position, listed);
        std::size_t place = 0;
        for (const Action action : actions_of(position)) {
            const bool takes =
                !action.is_steal() && position.captures(position.to_move(), action.cell()).any();
            REQUIRE(evaluator.noisy(position, action) == takes);
            if (!takes) continue;
            REQUIRE(place < listed.size());
            REQUIRE(listed[place++] == action);
        }
        CHECK(place == listed.size());
        captures += place;
    });
    CHECK(captures > 100);
}
