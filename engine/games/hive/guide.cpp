#include "engine/games/hive/guide.hpp"

#include "engine/games/hive/rings.hpp"

namespace quintet::hive {

namespace {

int filled(const Position& position, Cell queen) {
    return queen == in_hand ? 0 : size(position.occupied().ring(queen));
}

// In the order of `Kind`.
constexpr std::array<std::int16_t, kind_count> put_down = {445, -60, 10, -116, 103, 106, -94, 330};
constexpr std::array<std::int16_t, kind_count> moved = {-260, 9, -71, 18, -126, -90, -84, -129};

}  // namespace

Guide::Guide(const Position& position)
    : position_(position),
      player_(position.to_move()),
      own_queen_(position.queen_cell(player_)),
      enemy_queen_(position.queen_cell(static_cast<Player>(1 - player_))),
      own_filled_(filled(position, own_queen_)),
      enemy_filled_(filled(position, enemy_queen_)) {}

int Guide::operator()(Action action) const {
    if (action.is_pass()) return 0;
    const auto kind = static_cast<std::size_t>(action.kind());
    const bool placed = action.is_placement();
    const Origin& origin = look_from(action.from());
    const Goal& goal = look_to(action.to());
    int rank = goal.rank + (placed ? put_down[kind] : origin.rank + moved[kind]);
    if (action.owner() != player_) rank += 196;  // thrown
    if (goal.fills_enemy && !origin.leaves_enemy) rank += 41 + 43 * enemy_filled_;
    if (origin.leaves_enemy && !goal.fills_enemy) rank -= 110;
    if (goal.fills_own && !origin.leaves_own) rank -= 35;
    if (origin.leaves_own && !goal.fills_own) rank += 56 * own_filled_ - 52;
    if (!placed && action.from() == own_queen_ && action.kind() == Kind::queen) {
        rank += 103 * own_filled_;
    }
    return 16 * rank;
}

Ring Guide::enemies(Ring all, Cell cell) const {
    const Ring white = position_.white().ring(cell);
    return player_ == 0 ? all & ~white : white;
}

void Guide::find_origin(Cell from) const {
    from_ = from;
    origin_ = {};
    if (from == in_hand) return;
    const Ring around = position_.occupied().ring(from);
    origin_.rank = static_cast<std::int16_t>(-8 * size(around) - 34 * size(enemies(around, from)));
    if (position_.tall().contains(from)) return;
    origin_.leaves_own = own_queen_ != in_hand && adjacent(from, own_queen_);
    origin_.leaves_enemy = enemy_queen_ != in_hand && adjacent(from, enemy_queen_);
}

void Guide::find_goal(Cell to) const {
    known_.insert(to);
    Goal& goal = goals_[to];
    const Ring around = position_.occupied().ring(to);
    const Ring touched = enemies(around, to);
    const bool climbs = position_.occupied().contains(to);
    int rank = 24 * size(around) - 10 * size(touched);
    if (climbs) rank += 81;
    if (touched != 0 && size(around) == 1) rank += 193;  // pins what it hangs on
    goal.fills_own = !climbs && own_queen_ != in_hand && adjacent(to, own_queen_);
    goal.fills_enemy = false;
    if (enemy_queen_ != in_hand) {
        const int steps = distance(to, enemy_queen_);
        rank -= 24 * steps;
        if (steps == 0) rank += 229;
        if (steps == 1 && climbs) rank += 106;
        goal.fills_enemy = steps == 1 && !climbs;
    }
    goal.rank = static_cast<std::int16_t>(rank);
}

}  // namespace quintet::hive
