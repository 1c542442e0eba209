#include "engine/games/hive/evaluation.hpp"

#include <algorithm>
#include <array>

#include "engine/games/hive/movement.hpp"
#include "engine/games/hive/pillbug.hpp"
#include "engine/games/hive/placement.hpp"

namespace quintet::hive {

namespace {

/// In the order of `Kind`; the mosquito's is for the hand, where it may become anything.
constexpr std::array<Score, kind_count> insect_values = {12, 2, 6, 2, 7, 7, 6, 5};
constexpr Score attacker = 3;
constexpr Score covered_queen = 40;
constexpr Score tempo = 5;

/// By half filled neighbours.
constexpr std::array<Score, 13> danger = {0, 4, 10, 18, 28, 40, 55, 75, 100, 130, 170, 220, 300};

Score value_of(Kind kind) { return insect_values[static_cast<std::size_t>(kind)]; }

/// The value of a piece on the board.
Score value_of(const Position& position, Piece piece) {
    if (kind_of(piece) != Kind::mosquito) return value_of(kind_of(piece));
    if (position.below(piece) != no_piece) return value_of(Kind::beetle);
    Score best = 0;
    for_each_kind(touched_kinds(position, position.cell(piece)), [&](Kind kind) {
        // As a queen it would only slide a step.
        if (kind != Kind::queen && kind != Kind::mosquito) best = std::max(best, value_of(kind));
    });
    return best;
}

/// What can be said about one player with one look at each of its pieces.
struct Standing {
    Score pieces = 0;
    int free_fillers = 0;  // own pieces beside the own queen that can leave
    int attackers = 0;     // free pieces that are not beside the enemy queen
};

Standing standing(const Position& position, Movement& movement, Player player) {
    const Cell own_queen = position.queen_cell(player);
    const Cell enemy_queen = position.queen_cell(static_cast<Player>(1 - player));
    Standing found;
    const Piece first = piece_of(player, Kind::queen);
    for (Piece piece = first; piece < first + pieces_per_player; ++piece) {
        if ((position.variant().kinds & bit(kind_of(piece))) == 0) continue;
        if (!position.on_board(piece)) {
            found.pieces += value_of(kind_of(piece));
            continue;
        }
        if (!movement.loose(piece)) continue;
        const Cell cell = position.cell(piece);
        const bool elevated = position.below(piece) != no_piece;
        const bool is_queen = kind_of(piece) == Kind::queen;
        if (!is_queen && own_queen != in_hand && !elevated && adjacent(cell, own_queen)) {
            ++found.free_fillers;
        }
        if (enemy_queen != in_hand && adjacent(cell, enemy_queen)) continue;
        if (!is_queen) ++found.attackers;
        found.pieces += value_of(position, piece) * (elevated ? 3 : 2);
    }
    return found;
}

/// Whether a turn fills a neighbour of the queen on this hex that was empty, and whether it empties
/// one that was filled.
struct Crowding {
    bool fills = false;
    bool leaves = false;
};

Crowding crowding(const Position& position, Action action, Cell queen) {
    if (queen == in_hand || action.is_pass()) return {};
    Crowding found;
    found.fills = adjacent(action.to(), queen) && !position.occupied().contains(action.to());
    found.leaves = !action.is_placement() && adjacent(action.from(), queen) &&
                   !position.tall().contains(action.from());
    // From one neighbour to another the queen stands as before.
    if (found.fills && found.leaves) return {};
    return found;
}

}  // namespace

Scores<2> Evaluator::evaluate(const Position& position) const {
    Movement movement(position);
    const std::array<Standing, 2> standings = {standing(position, movement, 0),
                                               standing(position, movement, 1)};
    std::array<Score, 2> values{};
    for (Player player = 0; player < player_count; ++player) {
        const Standing& own = standings[player];
        const Standing& enemy = standings[static_cast<std::size_t>(1 - player)];
        values[player] = own.pieces;
        const Piece queen = piece_of(player, Kind::queen);
        if (!position.on_board(queen)) continue;
        const int filled = size(position.occupied().ring(position.cell(queen)));
        const int halves = std::max(0, 2 * filled - own.free_fillers);
        values[player] -= danger[static_cast<std::size_t>(halves)];
        values[player] -= attacker * filled * std::min(directions - filled, enemy.attackers);
        if (position.covered(queen) && owner_of(position.top_at(position.cell(queen))) != player) {
            values[player] -= covered_queen;
        }
    }
    values[position.to_move()] += tempo;
    const Score lead = values[0] - values[1];
    return {lead, -lead};
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.is_pass()) return 0;
    const Player player = position.to_move();
    const Cell enemy_queen = position.queen_cell(static_cast<Player>(1 - player));
    const Crowding attack = crowding(position, action, enemy_queen);
    const Crowding defence = crowding(position, action, position.queen_cell(player));
    int rank = action.is_placement() ? 10 : 20;
    rank += value_of(action.kind());
    if (attack.fills) rank += 400;
    if (attack.leaves) rank -= 300;
    if (defence.leaves) rank += 150;
    if (defence.fills) rank -= 200;
    if (action.to() == enemy_queen) rank += 200;
    return rank;
}

bool Evaluator::loud(const Position& position, Action action) const {
    const Player enemy = static_cast<Player>(1 - position.to_move());
    return crowding(position, action, position.queen_cell(enemy)).fills;
}

void Evaluator::loud_actions(const Position& position, Actions& out) const {
    const Player player = position.to_move();
    const Cell queen = position.queen_cell(static_cast<Player>(1 - player));
    if (queen == in_hand || position.outcome().over()) return;
    Destinations targets;
    for_each_direction(empty_of(position.occupied().ring(queen)),
                       [&](int direction) { targets.push_back(neighbour(queen, direction)); });
    for (const Cell to : targets) {
        if (!can_place_at(position, to)) continue;
        for_each_kind(placeable_kinds(position),
                      [&](Kind kind) { out.push_back(Action::place(player, kind, to)); });
    }
    if (!position.queen_placed(player)) return;

    Movement movement(position);
    const Piece first = piece_of(player, Kind::queen);
    for (Piece piece = first; piece < first + pieces_per_player; ++piece) {
        if (!position.on_board(piece)) continue;
        const Cell from = position.cell(piece);
        const bool leaves = adjacent(from, queen) && !position.tall().contains(from);
        if (leaves || !movement.free(piece)) continue;
        const auto add = [&](Cell to) {
            out.push_back(Action::move(player, kind_of(piece), from, to));
        };
        if (kind_of(piece) == Kind::ant) {
            const Plane reach = movement.hive().reach(from);
            for (const Cell to : targets) {
                if (reach.contains(to)) add(to);
            }
            continue;
        }
        Destinations ends;
        movement.list(piece, ends);
        for (const Cell to : ends) {
            if (adjacent(to, queen) && !position.occupied().contains(to)) add(to);
        }
    }
    Actions throws;
    list_throws(position, movement, throws);
    for (const Action action : throws) {
        if (loud(position, action)) out.push_back(action);
    }
}

}  // namespace quintet::hive
