#include <cmath>

#include "engine/base/random.hpp"
#include "engine/cli/tuning/spsa.hpp"
#include "engine/session/running_game.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

/// The first game whose weights can be changed.
const GameSpec* game_with_weights() {
    for (const GameSpec* game : games()) {
        if (!weights_of(game->id).empty()) return game;
    }
    return nullptr;
}

}  // namespace

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
    for (std::uint64_t i = 0; i < options.iterations; ++i) {
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
    check_refused({"tune", "--game", "cachex", "--method", "texel"}, "texel");
    for (const GameSpec* game : games()) {
        if (weights_of(game->id).empty()) {
            check_refused({"tune", "--game", game->id}, "no weights");
        } else {
            check_refused({"tune", "--game", game->id, "--only", "charm"}, "\"charm\"");
            check_refused({"tune", "--game", game->id}, "needs a limit");
        }
    }
}

TEST_CASE("tune: finds weights of a game") {
    const GameSpec* game = game_with_weights();
    REQUIRE(game);
    const WeightValues standard = weights_of(game->id);
    const TemporaryFile found;
    std::vector<std::string> words{"tune",        "--game",  game->id,  "--method",  "spsa",
                                   "--algorithm", "greedy",  "--nodes", "20",        "--iterations",
                                   "1",           "--quiet", "--out",   found.path()};
    const Run played = run(words);
    INFO(played.err);
    CHECK(played.status == 0);
    CHECK(nlohmann::json::parse(found.content()).size() == standard.size());

    const TemporaryFile empty("{");
    words.insert(words.end(), {"--force", "--from", empty.path()});
    check_refused(words, "not JSON");
}
