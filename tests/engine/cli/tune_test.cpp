#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/cli/linear.hpp"
#include "engine/cli/spsa.hpp"
#include "engine/cli/texel.hpp"
#include "engine/core/random.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

/// Positions that consist of the counts of four features for each player. Their evaluation is the
/// sum of the weights of these.
class CountedThings final : public PositionSet {
  public:
    static constexpr std::size_t kinds = 4;

    CountedThings(std::size_t players, std::size_t size) : players_(players) {
        Random random(7);
        for (std::size_t i = 0; i < size * players * kinds; ++i) {
            counts_.push_back(static_cast<int>(random.below(9)) - 4);
        }
    }

    std::size_t players() const override { return players_; }
    double unit() const override { return 100; }
    std::size_t size() const override { return counts_.size() / kinds / players_; }
    bool add(const RunningGame&) override { return false; }

    Status evaluate(const WeightValues& weights, std::size_t begin, std::size_t end,
                    Score* scores) const override {
        for (std::size_t i = begin * players_; i < end * players_; ++i) {
            Score score = 0;
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                score += weights[kind].second * counts_[i * kinds + kind];
            }
            *scores++ = score;
        }
        return Done{};
    }

    /// Draws results with the chances that these weights give; every tenth is held out.
    std::vector<GameResult> results(const WeightValues& truth) const {
        std::vector<Score> scores(size() * players_);
        must(evaluate(truth, 0, size(), scores.data()));
        Random random(8);
        std::vector<GameResult> results(size());
        for (std::size_t i = 0; i < results.size(); ++i) {
            results[i].held_out = i % 10 == 0;
            std::vector<double> chances;
            double sum = 0;
            for (std::size_t player = 0; player < players_; ++player) {
                chances.push_back(std::exp(scores[i * players_ + player] / unit()));
                sum += chances.back();
            }
            double left = random.unit() * sum;
            std::size_t winner = 0;
            while (winner + 1 < players_ && left >= chances[winner]) left -= chances[winner++];
            results[i].shares[winner] = 1;
        }
        return results;
    }

  private:
    std::size_t players_;
    std::vector<int> counts_;
};

const WeightValues truth{{"men", 40}, {"kings", -25}, {"tempo", 8}, {"noise", 0}};
const WeightValues guess{{"men", 10}, {"kings", 10}, {"tempo", 10}, {"noise", 10}};

std::vector<std::string> names_of(const WeightValues& weights) {
    std::vector<std::string> names;
    for (const auto& weight : weights) names.push_back(weight.first);
    return names;
}

/// The first game whose weights can be changed.
const GameSpec* game_with_weights() {
    for (const GameSpec* game : games()) {
        if (!weights_of(game->id).empty()) return game;
    }
    return nullptr;
}

}  // namespace

TEST_CASE("texel: finds the weights that the results were drawn with") {
    for (const std::size_t players : {2U, 3U}) {
        CAPTURE(players);
        const CountedThings positions(players, 6000);
        const auto results = positions.results(truth);
        FitOptions options;
        options.chosen = names_of(truth);
        options.unit = positions.unit();
        options.jobs = 2;
        options.prior = 0;
        const Fit fit = fit_weights(positions, results, guess, options);
        for (std::size_t i = 0; i < truth.size(); ++i) {
            CAPTURE(truth[i].first);
            CHECK(std::abs(fit.weights[i].second - truth[i].second) <= 3);
        }
        CHECK(fit.after.training < fit.before.training - 0.1);
        CHECK(fit.after.held_out < fit.before.held_out - 0.1);
    }
}

TEST_CASE("texel: weights that are not chosen stay the same, and the scale is found") {
    const CountedThings positions(2, 6000);
    const auto results = positions.results(truth);
    FitOptions options;
    options.chosen = {"kings"};
    options.unit = positions.unit();
    options.prior = 0;
    WeightValues first = truth;
    first[1].second = 60;
    const Fit fit = fit_weights(positions, results, first, options);
    CHECK(fit.weights[0] == truth[0]);
    CHECK(std::abs(fit.weights[1].second - truth[1].second) <= 3);
    CHECK(fit.weights[2] == truth[2]);

    options.unit = 0;
    WeightValues doubled = truth;
    for (auto& weight : doubled) weight.second *= 2;
    const Fit scaled = fit_weights(positions, results, doubled, options);
    CHECK(scaled.unit > 2 * positions.unit() * 0.9);
    CHECK(scaled.unit < 2 * positions.unit() * 1.1);
}

TEST_CASE("texel: without training data there is a message") {
    const CountedThings positions(2, 4);
    std::vector<GameResult> results(4);
    for (GameResult& result : results) result.held_out = true;
    CHECK_THROWS_AS(fit_weights(positions, results, guess, {}), InputError);
}

TEST_CASE("tune: equations with one solution are solved, others are refused") {
    std::vector<double> matrix{4, 0, 2, 5};
    std::vector<double> right{8, 12};
    REQUIRE(solve(matrix, right));
    CHECK(std::abs(right[0] - 1) < 1e-12);
    CHECK(std::abs(right[1] - 2) < 1e-12);
    std::vector<double> singular{1, 0, 1, 1};
    std::vector<double> any{1, 1};
    CHECK_FALSE(solve(singular, any));
}

TEST_CASE("spsa: weights move to the optimum although results are mostly luck") {
    const std::vector<double> best{120, -40};
    const WeightValues first{{"men", 60}, {"kings", 20}, {"other", 5}};
    // 0 at the best weights, less in all directions.
    const auto strength = [&](const WeightValues& weights) {
        double sum = 0;
        for (std::size_t i = 0; i < best.size(); ++i) {
            const double off = (weights[i].second - best[i]) / 60;
            sum -= off * off;
        }
        return sum;
    };
    SpsaOptions options;
    options.chosen = {"men", "kings"};
    options.iterations = 3000;
    options.step = 0.3;
    options.rate = 0.05;
    Spsa spsa(first, options);
    Random random(3);
    while (spsa.iteration() < options.iterations) {
        const Spsa::Rivals rivals = spsa.propose();
        CHECK(rivals.plus[2] == first[2]);
        const double chance = 1 / (1 + std::exp(strength(rivals.minus) - strength(rivals.plus)));
        double result = 0;
        for (int game = 0; game < 2; ++game) result += random.unit() < chance ? 1 : -1;
        spsa.learn(result);
    }
    const WeightValues found = spsa.weights();
    INFO(found[0].second << ' ' << found[1].second);
    CHECK(strength(found) > strength(first) / 10);
    CHECK(found[2] == first[2]);
}

TEST_CASE("spsa: the two shifted sets lie on both sides of the weights") {
    SpsaOptions options;
    options.chosen = {"men"};
    Spsa spsa({{"men", 1000}}, options);
    for (int i = 0; i < 50; ++i) {
        const Spsa::Rivals rivals = spsa.propose();
        const Score plus = rivals.plus[0].second;
        const Score minus = rivals.minus[0].second;
        CHECK(plus != minus);
        CHECK(std::abs(plus + minus - 2 * spsa.weights()[0].second) <= 2);
        spsa.learn(plus > minus ? 2 : -2);
    }
    CHECK(spsa.weights()[0].second > 1000);
}

TEST_CASE("tune: options that do not fit are refused") {
    check_refused({"tune"}, "--game");
    check_refused({"tune", "--game", "go"}, "\"go\"");
    check_refused({"tune", "--game", "cachex", "--method", "luck"}, "luck");
    for (const GameSpec* game : games()) {
        if (weights_of(game->id).empty()) {
            check_refused({"tune", "--game", game->id}, "no weights");
        } else {
            check_refused({"tune", "--game", game->id}, "--games");
            check_refused({"tune", "--game", game->id, "--only", "charm"}, "\"charm\"");
            check_refused({"tune", "--game", game->id, "--method", "spsa"}, "needs a limit");
        }
    }
}

TEST_CASE("tune: finds weights of a game with both methods") {
    const GameSpec* game = game_with_weights();
    REQUIRE(game);
    const WeightValues usual = weights_of(game->id);
    const std::string records = QUINTET_TEST_DATA "/" + game->id + "-games.jsonl";
    const Run learnt = run({"tune", "--game", game->id, "--games", records, "--per-game", "2",
                            "--rounds", "1", "--quiet", "--only", usual.front().first});
    INFO(learnt.err);
    REQUIRE(learnt.status == 0);
    CHECK(contains(learnt.err, "surprise per position"));
    const auto weights = nlohmann::json::parse(learnt.out);
    CHECK(weights.size() == usual.size());
    CHECK(weights.contains(usual.front().first));

    const TemporaryFile found;
    std::vector<std::string> words{"tune",        "--game",  game->id,  "--method",  "spsa",
                                   "--algorithm", "greedy",  "--nodes", "20",        "--iterations",
                                   "1",           "--quiet", "--out",   found.path()};
    const Run played = run(words);
    INFO(played.err);
    CHECK(played.status == 0);
    CHECK(nlohmann::json::parse(found.content()).size() == usual.size());

    const TemporaryFile empty("{");
    words.insert(words.end(), {"--force", "--from", empty.path()});
    check_refused(words, "not JSON");
}
