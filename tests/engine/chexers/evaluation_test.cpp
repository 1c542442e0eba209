#include "tests/engine/chexers/helpers.hpp"

#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "engine/search/memory/key.hpp"
#include "tests/engine/weighted_sum.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

const Position initial = Position::start(Limits::text);
constexpr int all_plies = 3 * turns_per_player;

Scores<3> values(std::string_view text) { return Evaluator().own_values(position(text)); }

}  // namespace

TEST_CASE("at the start each player has one chance in three, apart from the turn") {
    const auto scores = Evaluator().evaluate(initial);
    for (const Score score : scores) CHECK(std::abs(score) < 100);
    CHECK(scores[0] > scores[2]);
    CHECK(scores[1] > scores[2]);
}

TEST_CASE("scores are the log-odds of the players' standings") {
    Random random(3);
    play_random_games(50, initial, 150, random, [](const Position& here, Action) {
        const auto own = Evaluator().own_values(here);
        const auto scores = Evaluator().evaluate(here);
        std::array<double, 3> weight{};
        for (std::size_t i = 0; i < 3; ++i) weight[i] = std::exp(own[i] / 1000.0);
        for (std::size_t i = 0; i < 3; ++i) {
            const double odds = weight[i] / (weight[(i + 1) % 3] + weight[(i + 2) % 3]);
            REQUIRE(std::abs(scores[i] - 1000 * std::log(2 * odds)) < 4);
        }
    });
}

TEST_CASE("standings are sums of weights times features") {
    Random random(4);
    const Evaluator evaluator;
    play_random_games(8, initial, all_plies, random, [&](const Position& here, Action) {
        check_linear(evaluator, here, random);
        CHECK(Evaluator::weighted_sum(here, evaluator.weights()) == evaluator.own_values(here));
    });
}

TEST_CASE("the outlook gives every action the score of the position after it") {
    Random random(11);
    std::array<int, 4> seen{};  // by kind of action
    int conversions = 0;
    int ends = 0;
    int late = 0;
    const Evaluator evaluator;
    const auto check = [&](const Position& here, Action) {
        const auto outlook = evaluator.outlook(here);
        late += here.ply() > 600 ? 1 : 0;
        for (const Action action : actions_of(here)) {
            Position child = here;
            child.play(action);
            for (Player player = 0; player < player_count; ++player) {
                const std::optional<Score> score = outlook(action, player);
                REQUIRE(score.has_value() != child.outcome().over());
                ends += score ? 0 : 1;
                if (score) REQUIRE(*score == evaluator.evaluate(child)[player]);
            }
            ++seen[static_cast<std::size_t>(action.kind)];
            conversions += evaluator.noisy(here, action) && action.kind == Action::Kind::jump;
        }
    };
    play_random_games(20, initial, all_plies, random, check);
    play_random_games(20, Position::start(Limits::referee), all_plies, random, check);
    for (const int count : seen) CHECK(count > 100);
    CHECK(conversions > 100);
    CHECK(ends > 10);
    CHECK(late > 1000);
}

TEST_CASE("every position scores within the evaluation limit") {
    for (const char* text : {"rrrr/rrrrr/rrr.../......./....../...../.... r 0,0,0 0",
                             "..../...../....../......./....../...../...r r 3,3,3 99",
                             "..../...../....../......./....../...../.... r 3,3,3 99",
                             "r.../...../....../......./....../...../.... g 4,0,0 1"}) {
        for (const Score score : Evaluator().evaluate(position(text))) {
            CHECK(std::abs(score) < evaluation_limit);
        }
    }
}

TEST_CASE("with enough time left, the score does not depend on the time") {
    Random random(5);
    const Evaluator evaluator;
    constexpr int limit = 768;
    play_random_games(20, initial, 60, random, [&](const Position& here, Action) {
        const auto at = [&](int left) {
            return Position(
                {here.pieces(0), here.pieces(1), here.pieces(2)},
                {static_cast<std::uint8_t>(here.exits(0)), static_cast<std::uint8_t>(here.exits(1)),
                 static_cast<std::uint8_t>(here.exits(2))},
                limit - left, Limits::text);
        };
        const int turn = here.ply() % 3;
        const auto far = evaluator.evaluate(at(600 - turn));
        CHECK(far == evaluator.evaluate(at(435 - turn)));
        CHECK(far == evaluator.evaluate(at(432 - turn)));
    });
}

TEST_CASE("the less time is left, the closer the score is to a draw") {
    const Evaluator evaluator;
    const auto at = [&](int ply) {
        return evaluator.evaluate(
            position("..../...../..r.../.r.r.../..r..g/...../..b. r 1,0,0 " + std::to_string(ply)));
    };
    Scores<3> before = at(0);
    REQUIRE(before[0] > 1000);
    for (const int ply : {672, 708, 735, 753, 765}) {
        const Scores<3> now = at(ply);
        CHECK(now[0] < before[0]);
        CHECK(now[0] > 0);
        for (const Player behind : {Player{1}, Player{2}}) {
            CHECK(now[behind] > before[behind]);
            CHECK(now[behind] < 0);
        }
        before = now;
    }
    CHECK(before[0] < 250);
}

TEST_CASE("steps towards the exit are worth more when time is short") {
    const Evaluator evaluator;
    const auto gain = [&](const std::string& ply) {
        const auto red = [&](const std::string& board) {
            return evaluator.evaluate(position(board + " r 0,0,0 " + ply))[0];
        };
        return red("..../...../...r../..rr.../..rr../...../b..g") -
               red("..../...../..r.../.rr..../.rr.../...../b..g");
    };
    CHECK(std::abs(gain("0")) < 50);
    CHECK(gain("720") > 100);
}

TEST_CASE("the chances of all players and of a draw always add up to one") {
    Random random(17);
    int late = 0;
    play_random_games(30, initial, all_plies, random, [&](const Position& here, Action) {
        double sum = 0;
        for (const Score score : Evaluator().evaluate(here)) {
            const double odds = std::exp(score / 1000.0) / 2;
            sum += odds / (1 + odds);
        }
        REQUIRE(std::abs(sum - 1) < 0.01);
        late += here.ply() > 600 ? 1 : 0;
    });
    CHECK(late > 500);
}

TEST_CASE("near the turn limit, search keys differ by ply") {
    const auto key = [](int ply) {
        return search::table_key<Evaluator>(
            position("..../...../..r.../.r.r.../..r..g/...../..b. r 1,0,0 " + std::to_string(ply)),
            0);
    };
    CHECK(key(0) == key(333));
    CHECK(key(333) != key(336));
    CHECK(key(336) != key(339));
}

TEST_CASE("steps to the exit, exits and losses of opponents raise the score") {
    const Score far = values("..../...../....../...r.../....../...../.... r 3,0,0 0")[0];
    const Score near = values("..../...../....../....r../....../...../.... r 3,0,0 0")[0];
    const Score there = values("..../...../....../......r/....../...../.... r 3,0,0 0")[0];
    CHECK(near > far);
    CHECK(there > near);
    CHECK(values("..../...../....../..r.r../...r../...../.... r 1,0,0 0")[0] >
          values("..../...../....../.r.r.../..r.../...../.... r 1,0,0 0")[0]);
    CHECK(values("..../...../....../...r.../....../...../.... r 3,0,0 0")[0] >
          values("..../...../....../...r.../....../...../.... r 2,0,0 0")[0]);
    const auto red = [](std::string_view text) { return Evaluator().evaluate(position(text))[0]; };
    CHECK(red("..../...../....../...r.../....../...../...g r 0,0,0 0") <
          red("..../...../....../...r.../....../...../.... r 0,0,0 0"));
}

TEST_CASE("an exit that leaves too few pieces lowers the score") {
    const Score enough = values("..../...../....../..r..rr/..r.../...../.... r 0,0,0 0")[0];
    CHECK(values("..../...../....../..r..r./..r.../...../.... r 0,0,0 0")[0] + 500 < enough);
    const Score needed = values("..../...../....../..r..r./....../...../.... r 2,0,0 0")[0];
    CHECK(values("..../...../....../..r..../....../...../.... r 2,0,0 0")[0] + 2000 < needed);
}

TEST_CASE("a piece that can be jumped over is worth less, the more so the sooner") {
    const Score covered = values("..../...../....../..rrg../....../...../.... g 0,0,0 1")[0];
    const Score hanging = values("..../...../....../.r.rg../....../...../.... g 0,0,0 1")[0];
    const Score later = values("..../...../....../.r.rg../....../...../.... b 0,0,0 2")[0];
    CHECK(hanging + 300 < covered);
    CHECK(hanging < later);
}

TEST_CASE("exits and converting jumps are noisy and ordered first, other actions are not") {
    const Position here = position("..../...../....../.rg.rr./....../...../...r r 0,0,0 0");
    const Evaluator evaluator;
    const Action convert = Action::jump(cell_at(-2, 0), cell_at(0, 0));
    const Action leap = Action::jump(cell_at(1, 0), cell_at(3, 0));
    const Action step = Action::move(cell_at(2, 0), cell_at(3, 0));
    CHECK(evaluator.noisy(here, convert));
    CHECK_FALSE(evaluator.noisy(here, leap));
    CHECK_FALSE(evaluator.noisy(here, step));
    CHECK(evaluator.noisy(here, Action::exit(cell_at(3, 0))));
    CHECK(evaluator.order(here, Action::exit(cell_at(3, 0))) > evaluator.order(here, convert));
    CHECK(evaluator.order(here, convert) > evaluator.order(here, leap));
    CHECK(evaluator.order(here, leap) > evaluator.order(here, step));
}

TEST_CASE("headway is the steps gained towards the exits, and an exit is one") {
    static_assert(HasHeadway<Evaluator, Position>);
    const Position here = position("..../...../.....r/...g.../..r.../...../.... r 0,0,0 30");
    const auto headway = [&](std::string_view text) {
        return Evaluator::headway(here, Game::parse_action(text, here).value());
    };
    CHECK(headway("EXIT 3,-1") == 1);
    CHECK(headway("MOVE -1,1 0,1") == 1);
    CHECK(headway("MOVE -1,1 -1,2") == 0);
    CHECK(headway("MOVE -1,1 -2,1") == -1);
    CHECK(headway("JUMP -1,1 1,-1") == most_headway);
    CHECK(Evaluator::headway(here, Action::pass()) == 0);
}
