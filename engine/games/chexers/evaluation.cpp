#include "engine/games/chexers/evaluation.hpp"

#include <algorithm>
#include <bit>

namespace quintet::chexers {

namespace {

constexpr int distances = 2 * radius + 1;

/// The hexes at each distance from each player's exit line.
constexpr auto lines = [] {
    std::array<std::array<CellSet, player_count>, distances> made{};
    for (int distance = 0; distance < distances; ++distance) {
        made[static_cast<std::size_t>(distance)] = lines_at(distance);
    }
    return made;
}();

/// The sum of the distances of the `wanted` pieces nearest to the exit line, or of all if there are
/// fewer.
int steps_left(CellSet mine, Player player, int wanted) {
    int sum = 0;
    for (int distance = 0; distance < distances && wanted > 0; ++distance) {
        const CellSet here = mine & lines[static_cast<std::size_t>(distance)][player];
        const int taken = std::min(wanted, std::popcount(here));
        sum += taken * distance;
        wanted -= taken;
    }
    return sum;
}

/// The members of `mine` that a piece of `others` can jump over along the line of `Step`.
template <int Step>
CellSet hanging(CellSet mine, CellSet others, CellSet empty) {
    return mine & ((moved<Step>(others) & moved<-Step>(empty)) |
                   (moved<-Step>(others) & moved<Step>(empty)));
}

/// How many steps an action brings the player nearer to its exit line.
int steps_gained(Player player, Action action) {
    return steps_to_exit(player, q_of(action.from), r_of(action.from)) -
           steps_to_exit(player, q_of(action.to), r_of(action.to));
}

}  // namespace

Evaluator::Values Evaluator::own_values(const Position& position) {
    Values values{};
    const CellSet taken = position.occupied();
    const CellSet free = all_cells & ~taken;
    for (Player player = 0; player < player_count; ++player) {
        const CellSet mine = position.pieces(player);
        const int wanted = exits_to_win - position.exits(player);
        const int count = std::popcount(mine);
        const int used = std::min(count, wanted);
        const CellSet others = taken & ~mine;
        const CellSet in_danger = hanging<1>(mine, others, free) | hanging<7>(mine, others, free) |
                                  hanging<8>(mine, others, free);
        values[player] = exit * position.exits(player) + needed_piece * used +
                         spare_piece * (count - used) - step * steps_left(mine, player, wanted) -
                         hanging_piece * std::popcount(in_danger);
    }
    return values;
}

Evaluator::Values Evaluator::evaluate(const Position& position) const {
    const Values own = own_values(position);
    Values scores{};
    for (std::size_t player = 0; player < own.size(); ++player) {
        const Score a = own[(player + 1) % own.size()];
        const Score b = own[(player + 2) % own.size()];
        scores[player] = (20 * own[player] - 9 * std::min(a, b) - 13 * std::max(a, b)) / 20;
    }
    return scores;
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.kind == Action::Kind::pass) return 0;
    if (action.kind == Action::Kind::exit) return 1000;
    const int gain = 10 * steps_gained(position.to_move(), action);
    return loud(position, action) ? 500 + gain : gain;
}

bool Evaluator::loud(const Position& position, Action action) const {
    switch (action.kind) {
        case Action::Kind::exit: return true;
        case Action::Kind::jump: return position.owner(action.jumped()) != position.to_move();
        case Action::Kind::move:
        case Action::Kind::pass: break;
    }
    return false;
}

}  // namespace quintet::chexers
