#include "engine/lens/explanation.hpp"

#include <string_view>

#include "tests/engine/catch.hpp"

// Which terms of an evaluation have features.

using namespace quintet;

namespace {

/// A position of three counts, with nothing to play.
struct Counts {
    static constexpr std::size_t player_count = 2;
    Score a = 0;
    Score b = 0;
    Score c = 0;
};

struct Weights {
    Score plain = 10;
    std::array<Score, 2> list = {3, 0};
    Score scale = 2;
    Score scaled = 7;
    Score rounded = 5;
    std::int16_t threshold = 4;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("plain", self.plain);
        visit("list", self.list);
        visit("scale", self.scale);
        visit("scaled", self.scaled);
        visit("rounded", self.rounded);
        visit("threshold", self.threshold);
    }
};

class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;

    Scores<2> evaluate(const Counts& at) const {
        const Weights& w = weights();
        const Score first = 1 + w.plain * at.a + w.list[0] * at.b + w.scale * w.scaled * at.c +
                            w.rounded * at.a / 3 + (at.b > w.threshold ? 100 : 0);
        return {first, -2 * first};
    }
};

}  // namespace

TEST_CASE("explanation: a term has features where it is weight times feature for every player") {
    const Evaluator evaluator;
    const Counts at{.a = -4, .b = 5, .c = 6};
    const lens::Explanation explained = lens::explain(evaluator, at);
    const std::vector<lens::EvaluationTerm>& terms = explained.terms;
    std::vector<std::string> names;
    Scores<2> sums{};
    for (const lens::EvaluationTerm& term : terms) {
        names.push_back(term.name);
        for (std::size_t i = 0; i < 2; ++i) sums[i] += term.contributions[i];
    }
    CHECK(sums == evaluator.evaluate(at));
    CHECK(explained.scores == std::vector<Score>(sums.begin(), sums.end()));
    CHECK(explained.parts == 1);
    CHECK(explained.last_step.empty());
    REQUIRE(names == std::vector<std::string>{"plain", "list.0", "scale", "rounded", ""});
    CHECK(terms[0].weight == 10);
    CHECK(terms[0].features == std::vector<Score>{-4, 8});
    CHECK(terms[0].contributions == std::vector<Score>{-40, 80});
    CHECK(terms[1].features == std::vector<Score>{5, -10});
    // A weight that scales others takes their part with it; nothing is left of them.
    CHECK(terms[2].features == std::vector<Score>{42, -84});
    // 5 * -4 / 3 is -6, which is not 5 times anything.
    CHECK(terms[3].features.empty());
    CHECK(terms[3].contributions == std::vector<Score>{-6, 12});
    // A case that a weight chooses is no feature, and without the weight it is chosen as well.
    CHECK(terms[4].features.empty());
    CHECK(terms[4].contributions == std::vector<Score>{101, -202});
}

TEST_CASE("explanation: a contribution that happens to be a multiple of its weight is no feature") {
    // 100 is a multiple of the threshold, but a lower threshold changes nothing.
    Weights weights;
    weights.threshold = -1;
    weights.plain = weights.scale = weights.rounded = 0;
    weights.list = {0, 0};
    const Evaluator evaluator(weights);
    const std::vector<lens::EvaluationTerm> terms = lens::explain(evaluator, Counts{}).terms;
    REQUIRE(terms.size() == 2);
    CHECK(terms[0].name == "threshold");
    CHECK(terms[0].contributions == std::vector<Score>{100, -200});
    CHECK(terms[0].features.empty());
}

namespace {

/// States its sum, which `evaluate` halves and rounds.
class Stated : public Weighted<Weights> {
  public:
    using Weighted::Weighted;

    static Scores<2> weighted_sum(const Counts& at, const Weights& w) {
        return {w.plain * at.a + w.list[0] * at.b, w.list[1] + 5 * w.scaled};
    }
    static constexpr Score sum_parts = 2;
    static constexpr std::string_view last_step = "halving";
    static Weights weight_units() {
        Weights units;
        units.plain = units.scale = units.scaled = units.rounded = 1;
        units.list = {10, 100};
        return units;
    }
    Scores<2> evaluate(const Counts& at) const {
        Scores<2> scores = weighted_sum(at, weights());
        for (Score& score : scores) score /= 2;
        return scores;
    }
};

}  // namespace

TEST_CASE("explanation: an evaluation that states its sum has features for every weight in it") {
    const lens::Explanation explained = lens::explain(Stated(), Counts{.a = 3, .b = -5});
    CHECK(explained.scores == std::vector<Score>{7, 17});
    CHECK(explained.parts == 2);
    CHECK(explained.last_step == "halving");
    const auto& terms = explained.terms;
    REQUIRE(terms.size() == 4);
    CHECK(terms[0].name == "plain");
    CHECK(terms[0].features == std::vector<Score>{3, 0});
    CHECK(terms[0].contributions == std::vector<Score>{30, 0});
    CHECK(terms[0].units == 1);
    // The second number of the list is 0.
    CHECK(terms[1].name == "list.0");
    CHECK(terms[1].contributions == std::vector<Score>{-15, 0});
    CHECK(terms[1].units == 10);
    CHECK(terms[2].name == "scaled");
    CHECK(terms[2].features == std::vector<Score>{0, 5});
    // 15 halves are 7 points and a half.
    CHECK(terms[3].name.empty());
    CHECK(terms[3].contributions == std::vector<Score>{-1, -1});
}
