#include "engine/games/halma/evaluation/evaluation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/base/random.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/halma/lone_army.hpp"
#include "tests/engine/weighted_sum.hpp"
#include "tests/engine/weightless.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

Score lead_of_black(const Position& position) { return Evaluator().evaluate(position)[black]; }

int way(Player player, int x, int y) { return Evaluator().way_left(player, square_at(x, y)); }

/// The gains of one army's chains, computed square by square: for each set of squares connected by
/// jumps, the way from the last man next to the set to its best square.
struct Gains {
    int longest = 0;
    int all = 0;
};
Gains gains_of(const Position& position, Player player) {
    Gains gains;
    std::array<bool, 256> done{};
    const auto jump = [&](int square, const Direction& direction) {
        const int x = x_of(square) + 2 * direction.x;
        const int y = y_of(square) + 2 * direction.y;
        if (!on_board(x, y)) return -1;
        const int between = square_at(x_of(square) + direction.x, y_of(square) + direction.y);
        return position.owner(between) == no_player ? -1 : static_cast<int>(square_at(x, y));
    };
    for (int first = 0; first < 256; ++first) {
        if (position.owner(first) != no_player || done[static_cast<std::size_t>(first)]) continue;
        std::vector<int> region = {first};
        done[static_cast<std::size_t>(first)] = true;
        int last = 0;
        int best = 100'000;
        for (std::size_t i = 0; i < region.size(); ++i) {
            const int square = region[i];
            if (!camps[player].contains(square)) {
                best = std::min(best, way(player, x_of(square), y_of(square)));
            }
            for (const Direction& direction : directions) {
                const int next = jump(square, direction);
                if (next < 0) continue;
                if (position.owner(next) == player && !camps[opponent(player)].contains(next)) {
                    last = std::max(last, way(player, x_of(next), y_of(next)));
                }
                if (position.owner(next) != no_player || done[static_cast<std::size_t>(next)]) {
                    continue;
                }
                done[static_cast<std::size_t>(next)] = true;
                region.push_back(next);
            }
        }
        gains.longest = std::max(gains.longest, last - best);
        gains.all += std::max(0, last - best);
    }
    return gains;
}

}  // namespace

TEST_CASE("the evaluation counts ways and available chains") {
    Weights weights = weightless<Weights>();
    weights.step.fill(1000);
    weights.longest = {500, 300};
    weights.all = {200, 100};
    const auto value = [&](const Texts& men, Player to_move) {
        return Evaluator(weights).evaluate(study(men, {}, to_move, "csci561"))[black];
    };
    // A single man with no one to jump over: ten squares cost 100 tenths.
    CHECK(value({"10,10"}, black) == -100);
    // Next to another man, a jump saves 40. A ladder saves twice that.
    CHECK(value({"6,6", "7,7"}, black) == 40 * 7 / 10 - 180 - 160);
    CHECK(value({"6,6", "7,7"}, white) == 40 * 4 / 10 - 180 - 160);
    CHECK(value({"6,6", "7,7", "9,9"}, black) == 80 * 7 / 10 - 180 - 160 - 120);
    // Two chains on different lattices: the longer one counts twice.
    CHECK(value({"6,6", "7,7", "9,9", "3,6", "3,7"}, black) ==
          80 / 2 + (80 + 20) / 5 - 180 - 160 - 120 - 210 - 200);
    // The shorter one alone, and the men who can jump.
    weights.longest = weights.all = {0, 0};
    weights.second = {500, 0};
    CHECK(value({"6,6", "7,7", "9,9", "3,6", "3,7"}, black) ==
          20 / 2 - 180 - 160 - 120 - 210 - 200);
    CHECK(value({"6,6", "7,7", "9,9"}, black) == -180 - 160 - 120);
    weights = weightless<Weights>();
    weights.jumper = {500, 0};
    CHECK(value({"6,6", "7,7", "9,9", "1,14"}, black) == 2 * 5);
    weights.step.fill(1000);
    weights.longest = {500, 300};
    // Men that have arrived do not count: they stay in the camp.
    CHECK(value({"13,13", "14,13"}, black) == -40 - 30);
}

TEST_CASE("each weight changes only its own term") {
    const auto way = [](auto change, int x, int y) {
        Weights weights = weightless<Weights>();
        change(weights);
        const Evaluator evaluator(weights);
        CHECK(evaluator.way_left(white, square_at(15 - x, 15 - y)) ==
              evaluator.way_left(black, square_at(x, y)));
        return evaluator.way_left(black, square_at(x, y));
    };
    // Raised between distances 5 and 15, most at 10.
    const auto step = [](Weights& weights) { weights.step[2] = 1000; };
    CHECK(way(step, 13, 12) == 0);
    CHECK(way(step, 13, 11) == 2);
    CHECK(way(step, 10, 10) == 2 + 4 + 6 + 8 + 10);
    CHECK(way(step, 0, 0) == 50);
    const auto aside = [](Weights& weights) { weights.aside[2] = 1000; };
    CHECK(way(aside, 10, 10) == 0);
    CHECK(way(aside, 8, 12) == 40);
    CHECK(way(aside, 12, 8) == 40);
    CHECK(way(aside, 8, 11) == 3 * 8);
    CHECK(way(aside, 2, 8) == 0);
    const auto far_aside = [](Weights& weights) { weights.far_aside = 1000; };
    CHECK(way(far_aside, 8, 12) == 0);
    CHECK(way(far_aside, 6, 12) == 20);

    const auto outside = [](Weights& weights) { weights.outside = 70; };
    CHECK(way(outside, 14, 11) == 0);
    CHECK(way(outside, 12, 12) == 7);
    CHECK(way(outside, 15, 10) == 7);
    CHECK(way(outside, 0, 0) == 7);
}

TEST_CASE("the evaluation penalises the last man's way and men on crowded lattices") {
    Weights weights = weightless<Weights>();
    weights.last = 100;
    const auto value = [&](const Texts& men, const Texts& others) {
        return Evaluator(weights).evaluate(study(men, others, black, "csci561"))[black];
    };
    CHECK(value({"10,10", "6,6"}, {"5,5"}) == 0);
    weights.step.fill(1000);
    // The ways of three men, and each army's last one again.
    CHECK(value({"10,10", "6,6"}, {"5,5"}) == -100 - 180 + 100 - 18 + 10);

    // The far camp of Black has six squares with both coordinates odd and three with both even.
    weights = weightless<Weights>();
    weights.misplaced = 70;
    const Texts even = {"0,0", "2,2", "4,4"};
    CHECK(value(even, {}) == 0);
    CHECK(value({"0,0", "2,2", "4,4", "6,6", "8,8"}, {}) == -14);
    CHECK(value({"1,1", "3,3", "5,5", "7,7", "9,9", "11,11", "13,13"}, {}) == -7);
    CHECK(value({}, {"1,1", "3,3", "5,5", "7,7"}) == 7);
    CHECK(value(even, {"0,4", "2,6", "4,8", "6,10", "8,12", "10,14", "12,12"}) == 7);
}

TEST_CASE("the evaluation is symmetric between the players") {
    Random random(2);
    for (int i = 0; i < 20; ++i) {
        std::array<Board, player_count> men{};
        std::array<Board, player_count> turned{};
        for (const Player player : {black, white}) {
            while (men[player].count() < men_per_player) {
                const int square = static_cast<int>(random.below(256));
                if (men[opponent(player)].contains(square)) continue;
                men[player].insert(square);
                turned[opponent(player)].insert(
                    square_at(board_size - 1 - x_of(square), board_size - 1 - y_of(square)));
            }
        }
        const Score lead = lead_of_black(Position(men, black, 0, Options{}));
        CHECK(lead_of_black(Position(turned, white, 0, Options{})) == -lead);
        CHECK(Evaluator().evaluate(Position(men, black, 0, Options{}))[white] == -lead);
    }
}

TEST_CASE("the evaluation counts exactly the chains on the board") {
    Random random(6);
    for (int i = 0; i < 40; ++i) {
        Position position = Position::start(Options{});
        while (position.ply() < 20 + 2 * i && !position.outcome().over()) {
            ActionList<Position> actions;
            position.legal_actions(actions);
            position.play(random.pick(actions));
        }
        CAPTURE(Game::format_position(position));
        // Everything that the chain weights can change. No other weight leaves fractions.
        Weights weights;
        weights.last = weights.misplaced = 0;
        weights.longest = weights.second = weights.all = weights.jumper = {0, 0};
        const Player mover = position.to_move();
        const auto value = [&] { return Evaluator(weights).evaluate(position)[mover]; };
        const Score without = value();
        const Gains own = gains_of(position, mover);
        const Gains other = gains_of(position, opponent(mover));
        weights.longest = {1000, 0};
        CHECK(value() - without == own.longest);
        weights.longest = {0, 2000};
        CHECK(without - value() == 2 * other.longest);
        weights.longest = {0, 0};
        weights.all = {1000, 0};
        CHECK(value() - without == own.all);
        weights.all = {0, 2000};
        CHECK(without - value() == 2 * other.all);
    }
}

TEST_CASE("the evaluation is a sum of weights times features, rounded for every man") {
    Random random(8);
    const Position start = Position::start(Options{});
    play_random_games(3, start, 160, random, [&](const Position& position, Action) {
        check_linear(Evaluator(), position, random);
        // Up to 1.5 points for each of 19 men, and one for the lead.
        check_rounded(Evaluator(), position, 30);
    });
}

TEST_CASE("a play is noisy if and only if it wins") {
    golden::for_each_line("halma-perft.jsonl", [](const nlohmann::json& line) {
        const GameRecord record = golden::record_of(line);
        const OptionValues options = OptionValues::make(Game::spec(), record.options).value();
        const Position position = Game::parse_position(record.setup, options).value();
        for (const std::string& text : legal(position)) {
            INFO(text);
            CHECK(Evaluator().noisy(position, Game::parse_action(text, position).value()) ==
                  after(position, text).outcome().over());
        }
    });
}
