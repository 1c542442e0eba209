#include "engine/games/halma/evaluation.hpp"

#include <algorithm>

#include "engine/core/random.hpp"
#include "tests/engine/halma/lone_army.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

namespace {

Score lead_of_black(const Position& position) { return Evaluator().evaluate(position)[black]; }

int way(Player player, int x, int y) { return Evaluator::way_left(player, square_at(x, y)); }

/// The gains of the chains of one army, square by square: of every set of squares that the men can
/// jump into and that are connected by jumps, the way from the last man beside it to its best
/// square.
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

TEST_CASE("halma: an evaluation counts the way and the chains that stand ready") {
    // One man that finds nobody to jump over.
    CHECK(lead_of_black(study({"6,6"}, {}, black, "csci561")) == -way(black, 6, 6));
    // Beside another he saves the way of a jump, and by a ladder that of two: a half and an eighth.
    const int jump = way(black, 6, 6) - way(black, 8, 8);
    CHECK(lead_of_black(study({"6,6", "7,7"}, {}, black, "csci561")) ==
          5 * jump / 8 - way(black, 6, 6) - way(black, 7, 7));
    const int ladder = way(black, 6, 6) - way(black, 10, 10);
    CHECK(lead_of_black(study({"6,6", "7,7", "9,9"}, {}, black, "csci561")) ==
          5 * ladder / 8 - way(black, 6, 6) - way(black, 7, 7) - way(black, 9, 9));
    // Men that have arrived do not count: nobody wants to jump out of the camp.
    const Position arrived = study({"13,13", "14,13"}, {}, black, "csci561");
    CHECK(lead_of_black(arrived) == -way(black, 13, 13) - way(black, 14, 13));
}

TEST_CASE("halma: an evaluation is the same for both players") {
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

TEST_CASE("halma: the chains that an evaluation counts are those on the board") {
    Random random(6);
    for (int i = 0; i < 40; ++i) {
        Position position = Position::start(Options{});
        while (position.ply() < 20 + 2 * i && !position.outcome().over()) {
            ActionList<Position> actions;
            position.legal_actions(actions);
            position.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
        CAPTURE(format_position(position));
        int ways = 0;
        for (const Player player : {black, white}) {
            position.men(player).for_each([&](int square) {
                const int left = way(player, x_of(square), y_of(square));
                ways += player == black ? -left : left;
            });
        }
        const Gains own = gains_of(position, black);
        const Gains other = gains_of(position, white);
        CHECK(lead_of_black(position) ==
              ways + (4 * (own.longest - other.longest) + own.all - other.all) / 8);
    }
}
