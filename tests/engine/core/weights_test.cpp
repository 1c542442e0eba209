#include "engine/core/hooks/weights.hpp"

#include <array>
#include <cstdint>

#include "tests/engine/catch.hpp"

using namespace quintet;

namespace {

struct Part {
    std::array<std::int16_t, 2> row{5, 6};
    Score one = 7;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("row", self.row);
        visit("one", self.one);
    }
};

struct Some {
    Score tempo = 100;
    std::array<Score, 3> danger{1, 2, 3};
    std::array<std::array<std::int16_t, 2>, 2> near{{{10, 20}, {30, 40}}};
    Part part{};

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("tempo", self.tempo);
        visit("danger", self.danger);
        visit("near", self.near);
        visit("part", self.part);
    }
};

struct Changeable : Weighted<Some> {
    using Weighted::Weighted;
};
static_assert(HasWeights<Changeable>);

struct Fixed : Weighted<Some, false> {
    using Weighted::Weighted;
};
static_assert(HasWeights<Fixed>);
static_assert(Fixed::weights().danger[2] == 3);

/// Evaluates even and odd numbers with different weights.
struct EvenAndOdd : Weighted<Some> {
    using Weighted::Weighted;
    static constexpr Some even{};
    static constexpr Some odd{.tempo = 70};
    static const Some& default_weights(int position) { return position % 2 == 0 ? even : odd; }
    Score tempo(int position) const { return weights_or(default_weights(position)).tempo; }
};
static_assert(HasWeightsByPosition<EvenAndOdd, int>);
static_assert(!HasWeightsByPosition<Changeable, int>);

struct Plain {};
static_assert(!HasWeights<Plain>);

}  // namespace

TEST_CASE("weights: all are listed in order, arrays by index and parts by name") {
    const WeightValues expected{{"tempo", 100},    {"danger.0", 1},  {"danger.1", 2},
                                {"danger.2", 3},   {"near.0.0", 10}, {"near.0.1", 20},
                                {"near.1.0", 30},  {"near.1.1", 40}, {"part.row.0", 5},
                                {"part.row.1", 6}, {"part.one", 7}};
    CHECK(weight_values(Some{}) == expected);
}

TEST_CASE("weights: a weight is set by its name") {
    Some weights;
    REQUIRE(set_weight(weights, "tempo", -7));
    REQUIRE(set_weight(weights, "danger.1", 22));
    REQUIRE(set_weight(weights, "near.1.0", 33));
    REQUIRE(set_weight(weights, "part.row.1", 44));
    REQUIRE(set_weight(weights, "part.one", 55));
    CHECK(weights.tempo == -7);
    CHECK(weights.danger == std::array<Score, 3>{1, 22, 3});
    CHECK(weights.near[1][0] == 33);
    CHECK(weights.part.row[1] == 44);
    CHECK(weights.part.one == 55);
}

TEST_CASE("weights: unknown names and values out of range are refused") {
    Some weights;
    for (const char* name : {"", "temp", "tempo.0", "danger", "danger.3", "danger.01", "near.0",
                             "part", "part.row", "part.two", "one"}) {
        const Status status = set_weight(weights, name, 5);
        REQUIRE_FALSE(status);
        CHECK(status.error().message == "unknown weight \"" + std::string(name) + "\"");
    }
    const Status status = set_weight(weights, "near.0.0", 40'000);
    REQUIRE_FALSE(status);
    CHECK(status.error().message == "weight \"near.0.0\" is out of range: 40000");
    CHECK(weight_values(weights) == weight_values(Some{}));
}

TEST_CASE("weights: an evaluator that stores weights can be made with some changed") {
    const Result<Changeable> made = evaluator_with<Changeable>({{"tempo", 5}, {"danger.2", 6}}, 0);
    REQUIRE(made);
    CHECK(made.value().weights().tempo == 5);
    CHECK(made.value().weights().danger == std::array<Score, 3>{1, 2, 6});
    CHECK_FALSE(evaluator_with<Changeable>({{"tempi", 5}}, 0));
    CHECK(evaluator_with<Plain>({}, 0));
    CHECK_FALSE(evaluator_with<Plain>({{"tempo", 5}}, 0));
    CHECK(Fixed(made.value().weights()).weights().tempo == 100);
}

TEST_CASE("weights: changed weights start from the position's own and apply to all positions") {
    CHECK(default_weights<Changeable>(1).tempo == 100);
    CHECK(default_weights<EvenAndOdd>(1).tempo == 70);
    const auto unchanged = evaluator_with<EvenAndOdd>({}, 1);
    REQUIRE(unchanged);
    CHECK(unchanged.value().tempo(1) == 70);
    CHECK(unchanged.value().tempo(2) == 100);
    const auto changed = evaluator_with<EvenAndOdd>({{"danger.0", 8}}, 1);
    REQUIRE(changed);
    CHECK(changed.value().weights().danger[0] == 8);
    CHECK(changed.value().tempo(1) == 70);
    CHECK(changed.value().tempo(2) == 70);
}
