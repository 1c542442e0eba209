#include <cmath>

#include "engine/base/random.hpp"
#include "engine/services/match/ratings.hpp"
#include "engine/services/match/schedule.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;

namespace {

std::vector<Rating> rated(std::size_t participants, const std::vector<RatedGame>& games,
                          const std::vector<Anchor>& anchors = {}) {
    const auto found = rate(participants, games, anchors);
    REQUIRE(found.ok());
    REQUIRE(found.value().size() == participants);
    return found.value();
}

/// `wins` and `losses` of participant 0 against 1, and draws.
std::vector<RatedGame> score(int wins, int draws, int losses) {
    std::vector<RatedGame> games;
    for (int i = 0; i < wins; ++i) games.push_back({{0, 1}, {1, 0}});
    for (int i = 0; i < draws; ++i) games.push_back({{1, 0}, {0.5, 0.5}});
    for (int i = 0; i < losses; ++i) games.push_back({{1, 0}, {1, 0}});
    return games;
}

bool near(double value, double expected, double tolerance = 0.06) {
    return std::abs(value - expected) <= tolerance;
}

/// The result of a game between players of these strengths: the winner is drawn by Luce's model.
RatedGame drawn_by_lot(const std::vector<std::size_t>& participants, const std::vector<double>& elo,
                       Random& random) {
    double total = 0;
    for (const std::size_t each : participants) total += std::pow(10, elo[each] / 400);
    double place = random.unit() * total;
    RatedGame game{participants, std::vector<double>(participants.size())};
    for (std::size_t i = 0; i < participants.size(); ++i) {
        place -= std::pow(10, elo[participants[i]] / 400);
        if (place < 0 || i + 1 == participants.size()) {
            game.scores[i] = 1;
            return game;
        }
    }
    return game;
}

}  // namespace

TEST_CASE("ratings: two participants are as far apart as their score says") {
    // With the prior: 60.5 wins, 20 draws and 20.5 losses of 101 games.
    const std::vector<Rating> found = rated(2, score(60, 20, 20));
    const double share = 70.5 / 101;
    const double lead = 400 * std::log10(share / (1 - share));
    CHECK(near(found[0].elo, lead / 2));
    CHECK(near(found[1].elo, -lead / 2));
    const double half = 1.96 * 400 / std::log(10) / std::sqrt(101 * share * (1 - share)) / 2;
    CHECK(near(found[0].high - found[0].elo, half, 0.2));
    CHECK(near(found[0].elo - found[0].low, half, 0.2));
}

TEST_CASE("ratings: a participant who wins or loses every game has a finite rating") {
    const std::vector<Rating> found = rated(2, score(20, 0, 0));
    CHECK(near(found[0].elo - found[1].elo, 400 * std::log10(20.5 / 0.5), 10));
    const std::vector<Rating> more = rated(2, score(2000, 0, 0));
    CHECK(more[0].elo > found[0].elo);
    CHECK(std::isfinite(more[0].high));
}

TEST_CASE("ratings: anchors keep their Elo, and the others are placed between them") {
    std::vector<RatedGame> games;
    for (int i = 0; i < 200; ++i) {
        games.push_back({{0, 1}, {i % 4 == 0 ? 0.0 : 1.0, i % 4 == 0 ? 1.0 : 0.0}});
        games.push_back({{0, 2}, {i % 4 == 0 ? 1.0 : 0.0, i % 4 == 0 ? 0.0 : 1.0}});
    }
    const std::vector<Rating> found = rated(3, games, {{1, 1000}, {2, 1400}});
    CHECK(found[1].elo == 1000);
    CHECK(found[1].low == 1000);
    CHECK(found[2].high == 1400);
    CHECK(near(found[0].elo, 1200, 0.2));
    CHECK(found[0].high - found[0].low < 80);
    CHECK(found[0].high - found[0].low > 40);
}

TEST_CASE("ratings: in games of three, a winner with odds of 10 to 1 against each is 400 ahead") {
    std::vector<RatedGame> games;
    for (int i = 0; i < 1200; ++i) {
        std::vector<double> scores(3);
        scores[i % 12 < 10 ? 0 : static_cast<std::size_t>(i % 12 - 9)] = 1;
        games.push_back({{0, 1, 2}, scores});
    }
    const std::vector<Rating> found = rated(3, games);
    CHECK(near(found[0].elo - found[1].elo, 400, 2));
    CHECK(near(found[1].elo, found[2].elo));
}

TEST_CASE("ratings: a player who forfeits a game of three is behind both others") {
    const std::vector<Rating> found = rated(3, {{{0, 1, 2}, {0, 0.5, 0.5}}});
    CHECK(found[0].elo < found[1].elo);
    CHECK(found[1].elo == found[2].elo);
}

TEST_CASE("ratings: without games, or without a way to the anchors, a rating is uncertain") {
    const std::vector<Rating> found = rated(3, score(5, 0, 5), {{0, 500}});
    CHECK(found[2].elo == 500);
    CHECK(found[2].high - found[2].low > 10'000);
    CHECK(found[1].high - found[1].low < 700);
    CHECK(rated(0, {}).empty());
    CHECK(rated(1, {})[0].elo == 0);
}

TEST_CASE("ratings: intervals contain the true strength 95 times of 100") {
    for (const std::size_t players : {2, 3}) {
        constexpr std::size_t participants = 8;
        const std::vector<double> elo{-300, -200, -100, -20, 20, 100, 200, 300};
        const auto games = schedule({players, participants, 0, players == 2 ? 4U : 1U});
        REQUIRE(games.ok());
        Random random(27 + players);
        int inside = 0;
        int all = 0;
        double sum = 0;
        for (int run = 0; run < 250; ++run) {
            std::vector<RatedGame> results;
            for (const ScheduledGame& game : games.value()) {
                results.push_back(drawn_by_lot(game.participants, elo, random));
            }
            const std::vector<Rating> found = rated(participants, results);
            for (std::size_t i = 0; i < participants; ++i) {
                inside += elo[i] >= found[i].low && elo[i] <= found[i].high;
                sum += (found[i].elo - elo[i]) * (elo[i] > 0 ? 1 : -1);
                ++all;
            }
        }
        INFO(players << " players: " << inside << " of " << all << ", bias " << sum / all);
        CHECK(inside > 0.93 * all);
        CHECK(inside < 0.975 * all);
        CHECK(std::abs(sum / all) < 6);
    }
}

TEST_CASE("ratings: what makes no sense is refused") {
    const auto refusal = [](const std::vector<RatedGame>& games,
                            const std::vector<Anchor>& anchors = {}) {
        return rate(2, games, anchors).error().message;
    };
    CHECK(refusal({{{0, 2}, {1, 0}}}) == "ratings: unknown participant 2");
    CHECK(refusal({{{0, 0}, {1, 0}}}) == "ratings: 0 cannot play against itself");
    CHECK(refusal({{{0, 1}, {1}}}) == "ratings: a game must have one score for each participant");
    CHECK(refusal({{{0, 1}, {NAN, 0}}}) == "ratings: a score must be a finite number");
    CHECK(refusal({}, {{2, 0}}) == "ratings: unknown participant 2");
    CHECK(refusal({}, {{1, NAN}}) == "ratings: Elo must be from -10000 to 10000");
}
