#include "engine/games/hive/evaluation/evaluation.hpp"

#include <algorithm>

#include "engine/games/hive/moves/movement.hpp"
#include "engine/games/hive/moves/pillbug.hpp"
#include "engine/games/hive/moves/placement.hpp"

namespace quintet::hive {

namespace {

constexpr std::size_t index_of(Kind kind) { return static_cast<std::size_t>(kind); }

/// Both players' pieces of some kinds.
constexpr PieceSet pieces_of_kinds(Kinds kinds) {
    PieceSet set = 0;
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if ((kinds & bit(kind_of(piece))) != 0) set |= bit(piece);
    }
    return set;
}

constexpr PieceSet queens = pieces_of_kinds(bit(Kind::queen));
constexpr PieceSet mosquitoes = pieces_of_kinds(bit(Kind::mosquito));
constexpr PieceSet pillbugs = pieces_of_kinds(bit(Kind::pillbug));
constexpr PieceSet base_pieces = pieces_of_kinds(base_kinds);

constexpr Weights other_weights{};

bool has_pillbug(const Position& position) {
    return (position.variant().kinds & bit(Kind::pillbug)) != 0;
}

/// Insects that only slide: without room they cannot leave their hex.
constexpr PieceSet sliders =
    queens | pillbugs | pieces_of_kinds(bit(Kind::spider) | bit(Kind::ant));

/// The most useful kind that a mosquito on the ground can copy; its own kind if it touches no
/// other.
Kind copied_kind(const Position& position, Cell cell) {
    const Kinds touched = touched_kinds(position, cell);
    for (const Kind kind :
         {Kind::ant, Kind::ladybug, Kind::beetle, Kind::pillbug, Kind::grasshopper, Kind::spider}) {
        if ((touched & bit(kind)) != 0) return kind;
    }
    return Kind::mosquito;
}

}  // namespace

Evaluator::Sums::Sums(const Weights& weights) {
    const auto worth = [&](std::size_t state, int piece) {
        return weights.pieces[state][index_of(kind_of(static_cast<Piece>(piece)))];
    };
    for (std::size_t state = 0; state < states; ++state) {
        for (std::size_t set = 0; set < half_sets; ++set) {
            int low = 0;
            int high = 0;
            for_each_piece(static_cast<PieceSet>(set), [&](Piece piece) {
                low += worth(state, piece);
                high += worth(state, piece + half);
            });
            halves_[state][0][set] = static_cast<std::int16_t>(low);
            halves_[state][1][set] = static_cast<std::int16_t>(high);
        }
    }
}

const Weights& Evaluator::default_weights(const Position& position) {
    return has_pillbug(position) ? pillbug_weights : other_weights;
}

Scores<2> Evaluator::evaluate(const Position& position) const {
    const Weights& weights = weights_or(default_weights(position));
    const Sums& sum = sums_[has_pillbug(position) ? 1 : 0];
    const PieceSet board = position.board();
    const PieceSet covered = position.covered();
    const PieceSet raised = position.raised() & ~covered;
    const PieceSet ground = position.ground();
    const PieceSet white = pieces_of(0);
    const PieceSet black = pieces_of(1);

    const PieceSet stuck = position.pinned() | (ground & sliders & ~position.roomy());
    const PieceSet free = ground & ~stuck;
    const PieceSet beside_white = position.beside_queen(0);
    const PieceSet beside_black = position.beside_queen(1);
    const PieceSet beside = (beside_black & white) | (beside_white & black);
    const PieceSet at_home = (beside_white & white) | (beside_black & black);
    const PieceSet attackers = ((free & ~queens) | raised) & ~beside;
    const PieceSet fillers = free & ~queens & at_home;
    const PieceSet guards = ground & pillbugs & at_home;

    const PieceSet expansions = static_cast<PieceSet>(position.variant().kinds >> 5)
                                << kind_starts[index_of(Kind::mosquito)];
    const PieceSet all = base_pieces | expansions | expansions << pieces_per_player;
    const std::array<PieceSet, states> sets = {all & ~board,  free & ~beside, stuck & ~beside,
                                               free & beside, stuck & beside, board & covered};
    Score lead = 0;
    for (std::size_t state = 0; state < states; ++state) {
        lead += sum(state, sets[state] & white) - sum(state, sets[state] >> pieces_per_player);
    }
    const auto add = [&](Piece piece, Score value) {
        lead += owner_of(piece) == 0 ? value : -value;
    };
    for_each_piece(free & ~beside & mosquitoes, [&](Piece piece) {
        const auto& worth = weights.pieces[1];
        const Kind kind = copied_kind(position, position.cell(piece));
        add(piece, worth[index_of(kind)] - worth[index_of(Kind::mosquito)]);
    });
    for_each_piece(raised, [&](Piece piece) {
        const Cell enemy_queen = position.queen_cell(static_cast<Player>(1 - owner_of(piece)));
        const bool on_queen = position.cell(piece) == enemy_queen;
        add(piece, weights.raised[on_queen ? 2 : (beside & bit(piece)) != 0 ? 1 : 0]);
    });

    for (Player player = 0; player < player_count; ++player) {
        const PieceSet own = player == 0 ? white : black;
        Score value =
            weights.spawn[position.hand(player) != 0 ? 1 : 0] * position.census().open(player);
        const Cell queen = position.queen_cell(player);
        if (queen != in_hand) {
            const Patch patch = position.occupied().patch(queen);
            const int count = size(patch.ring());
            const auto filled = static_cast<std::size_t>(std::min(count, directions - 1));
            const int comers = std::popcount(attackers & ~own);
            value -= weights.danger[filled];
            value += weights.relief[filled] * std::popcount(fillers & own);
            value -= weights.threat[filled] * std::min(directions - count, comers);
            if ((free & queens & own) != 0) value += weights.escape[filled];
            if ((guards & own) != 0) value += weights.guard[filled];
            value += weights.shut[filled] * size(Fringe(patch).shut);
            if (position.to_move() != player) value -= weights.initiative[filled];
        }
        lead += player == 0 ? value : -value;
    }
    lead += position.to_move() == 0 ? weights.tempo : -weights.tempo;
    return {lead, -lead};
}

namespace {

/// The largest distance between the ends of a piece's move.
int range(Kind kind) {
    switch (kind) {
        case Kind::queen:
        case Kind::beetle:
        case Kind::pillbug: return 1;
        case Kind::spider:
        case Kind::ladybug: return 3;
        case Kind::grasshopper:
        case Kind::ant:
        case Kind::mosquito: break;
    }
    return side;
}

void sort(Destinations& cells) {
    for (Cell* next = cells.begin(); next != cells.end(); ++next) {
        const Cell cell = *next;
        Cell* place = next;
        for (; place != cells.begin() && place[-1] > cell; --place) *place = place[-1];
        *place = cell;
    }
}

}  // namespace

void Evaluator::noisy_actions(const Position& position, Actions& out) const {
    const Player player = position.to_move();
    const Cell queen = position.queen_cell(static_cast<Player>(1 - player));
    if (queen == in_hand || position.outcome().over()) return;
    Destinations targets;
    for_each_direction(empty_of(position.occupied().ring(queen)),
                       [&](int direction) { targets.push_back(neighbour(queen, direction)); });
    sort(targets);
    Destinations free;
    for (const Cell to : targets) {
        if (can_place_at(position, to)) free.push_back(to);
    }
    const Kinds kinds = free.empty() ? Kinds{0} : placeable_kinds(position);
    for_each_kind(kinds, [&](Kind kind) {
        for (const Cell to : free) out.push_back(Action::place(player, kind, to));
    });
    if (!position.queen_placed(player)) return;

    Movement movement(position);
    PieceSet movers =
        position.board() & ~position.covered() & ~position.pinned() & pieces_of(player);
    // A piece that goes from one neighbour of the queen to another fills nothing new.
    movers &= ~(position.beside_queen(static_cast<Player>(1 - player)) & ~position.raised());
    for_each_piece(movers, [&](Piece piece) {
        const Cell from = position.cell(piece);
        if (distance(from, queen) > range(kind_of(piece)) + 1 || !movement.free(piece)) return;
        const auto add = [&](Cell to) {
            out.push_back(Action::move(player, kind_of(piece), from, to));
        };
        if (kind_of(piece) == Kind::ant) {
            const unsigned reached =
                movement.hive().reached(from, {targets.begin(), targets.end()});
            for (std::size_t i = 0; i < targets.size(); ++i) {
                if ((reached >> i & 1) != 0) add(targets[i]);
            }
            return;
        }
        Destinations ends;
        movement.list(piece, ends);
        for (const Cell to : ends) {
            if (adjacent(to, queen) && !position.occupied().contains(to)) add(to);
        }
    });
    std::size_t kept = out.size();
    std::size_t next = kept;
    list_throws(position, movement, out);
    for (; next < out.size(); ++next) {
        if (noisy(position, out[next])) out[kept++] = out[next];
    }
    out.truncate(kept);
}

}  // namespace quintet::hive
