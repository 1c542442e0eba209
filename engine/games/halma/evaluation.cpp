#include "engine/games/halma/evaluation.hpp"

namespace quintet::halma {

namespace {

constexpr int way_from(int right, int down) {
    const int sum = right + down;
    const int off_diagonal = right > down ? right - down : down - right;
    return 10 * sum + sum * sum / 4 + 3 * off_diagonal;
}

constexpr auto ways = [] {
    std::array<std::array<std::int16_t, 256>, player_count> made{};
    for (std::size_t square = 0; square < 256; ++square) {
        const int x = x_of(static_cast<int>(square));
        const int y = y_of(static_cast<int>(square));
        constexpr int last = board_size - 1;
        made[black][square] = static_cast<std::int16_t>(way_from(last - x, last - y));
        made[white][square] = static_cast<std::int16_t>(way_from(x, y));
    }
    return made;
}();

int army_way(const Board& men, Player player) {
    int sum = 0;
    men.for_each([&](int square) { sum += ways[player][static_cast<std::size_t>(square)]; });
    return sum;
}

}  // namespace

int Evaluator::way_left(Player player, int square) {
    return ways[player][static_cast<std::size_t>(square)];
}

Scores<player_count> Evaluator::evaluate(const Position& position) const {
    const Score lead = army_way(position.men(white), white) - army_way(position.men(black), black);
    return {lead, -lead};
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.is_pass()) return 0;
    const Player player = position.to_move();
    const int gain = way_left(player, action.from) - way_left(player, action.to);
    return loud(position, action) ? gain + 10'000 : gain;
}

bool Evaluator::loud(const Position& position, Action action) const {
    const Board& goal = camps[opponent(position.to_move())];
    return !action.is_pass() && !goal.contains(action.from) &&
           (goal & ~position.occupied()) == Board::bit(action.to);
}

}  // namespace quintet::halma
