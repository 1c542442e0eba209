#include "engine/games/hive/evaluation/guide.hpp"

#include "engine/games/hive/board/rings.hpp"

namespace quintet::hive {

namespace {

int filled(const Position& position, Cell queen) {
    return queen == in_hand ? 0 : size(position.occupied().ring(queen));
}

constexpr int fill_weight = 16;

// By `Kind`.
constexpr std::array<std::int16_t, kind_count> placement_scores = {445, -60, 10,  -116,
                                                                   103, 106, -94, 330};
constexpr std::array<std::int16_t, kind_count> move_scores = {-260, 9,   -71, 18,
                                                              -126, -90, -84, -129};

}  // namespace

Guide::Guide(const Position& position)
    : position_(position),
      player_(position.to_move()),
      own_queen_(position.queen_cell(player_)),
      enemy_queen_(position.queen_cell(static_cast<Player>(1 - player_))),
      own_filled_(filled(position, own_queen_)),
      enemy_filled_(filled(position, enemy_queen_)) {}

Ring Guide::enemies(Ring all, Cell cell) const {
    const Ring white = position_.white().ring(cell);
    return player_ == 0 ? all & ~white : white;
}

unsigned Guide::beside_queens(Cell cell) const {
    return (own_queen_ != in_hand && adjacent(cell, own_queen_) ? fills_own : 0) |
           (enemy_queen_ != in_hand && adjacent(cell, enemy_queen_) ? fills_enemy : 0);
}

void Guide::score_mover(Action action) const {
    mover_ = action.code() / cell_count;
    const auto kind = static_cast<std::size_t>(action.kind());
    const Cell from = action.from();
    int score = 0;
    leaves_ = 0;
    if (action.is_placement()) {
        score += placement_scores[kind];
    } else {
        const Ring around = position_.occupied().ring(from);
        score += move_scores[kind] - 8 * size(around) - 34 * size(enemies(around, from));
        if (!position_.tall().contains(from)) leaves_ = beside_queens(from);
        if (from == own_queen_ && action.kind() == Kind::queen) score += 103 * own_filled_;
    }
    if (action.owner() != player_) score += 196;  // a throw
    for (unsigned fills = 0; fills < scores_.size(); ++fills) {
        const unsigned filled = fills & ~leaves_;
        const unsigned emptied = leaves_ & ~fills;
        int sum = score;
        if ((filled & fills_enemy) != 0) sum += 41 + 43 * enemy_filled_;
        if ((emptied & fills_enemy) != 0) sum -= 110;
        if ((filled & fills_own) != 0) sum -= 35;
        if ((emptied & fills_own) != 0) sum += 56 * own_filled_ - 52;
        scores_[fills] = fill_weight * sum;
    }
}

void Guide::score_goal(Cell to) const {
    known_.insert(to);
    const unsigned around = position_.occupied().neighbour_bits(to);
    const unsigned white = position_.white().neighbour_bits(to);
    const unsigned enemies = player_ == 0 ? around ^ white : white;
    int score = 24 * std::popcount(around) - 10 * std::popcount(enemies);
    // The piece pins the enemy piece that is its only contact.
    if (enemies != 0 && (around & (around - 1)) == 0) score += 193;
    int near = 0;
    unsigned fills = 0;
    if (enemy_queen_ != in_hand) {
        const int steps = distance(to, enemy_queen_);
        score -= 24 * steps;
        if (steps == 0) near = 229;
        if (steps == 1) {
            near = 106;
            fills = fills_enemy;
        }
    }
    if (own_queen_ != in_hand && adjacent(to, own_queen_)) fills |= fills_own;
    if (position_.occupied().contains(to)) {
        score += 81 + near;
        fills = 0;
    }
    goals_[to] = 4 * fill_weight * score + static_cast<std::int32_t>(fills);
}

}  // namespace quintet::hive
