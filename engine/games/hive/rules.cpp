#include "engine/games/hive/rules.hpp"

#include "engine/games/hive/board/canonical_key.hpp"
#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/moves/movement.hpp"
#include "engine/games/hive/moves/pillbug.hpp"
#include "engine/games/hive/moves/placement.hpp"

namespace quintet::hive {

namespace {

/// Separates the keys of this game from other games'.
constexpr std::uint64_t hash_domain = 0x48697665ULL << 32;
constexpr std::uint64_t turn_key = mix(hash_domain | 1U << 20);

std::uint64_t piece_key(Player owner, Kind kind, Cell cell, int height) {
    return mix(hash_domain | std::uint64_t{owner} << 19 | static_cast<std::uint64_t>(kind) << 16 |
               static_cast<std::uint64_t>(height) << 10 | cell);
}

std::uint64_t piece_key(Piece piece, Cell cell, int height) {
    return piece_key(owner_of(piece), kind_of(piece), cell, height);
}

std::uint64_t stun_key_at(Cell cell) { return mix(hash_domain | 1U << 22 | cell); }

/// Traits of a piece by its occupied neighbours: bit 0 if there are several gaps between them, bit
/// 32 if it can slide to an empty one.
constexpr std::uint64_t is_torn = 1;
constexpr std::uint64_t is_roomy = std::uint64_t{1} << 32;
constexpr std::uint64_t all_traits = is_torn | is_roomy;
constexpr auto ring_traits = for_all_rings<std::uint64_t>([](Ring ring) {
    return (gap_count(ring) > 1 ? is_torn : 0) | (slides(ring) != 0 ? is_roomy : 0);
});

std::uint64_t variant_key(const Variant& variant) {
    return mix(hash_domain | 1U << 21 | unsigned{variant.queen_first} << 8 | variant.kinds);
}

}  // namespace

Position::Position(const Variant& variant) : hash_(variant_key(variant)), variant_(variant) {
    cells_.fill(in_hand);
    below_.fill(no_piece);
    hands_.fill(variant.kinds);
}

Position Position::start(const Variant& variant) { return Position(variant); }

Position::Position(const Variant& variant, std::span<const Placed> pieces, int ply, Piece stunned)
    : Position(variant) {
    if (!pieces.empty()) anchor_ = pieces.front().hex;
    for (const Placed& placed : pieces) {
        take_from_hand(placed.piece);
        drop(placed.piece, cell_at(placed.hex.q, placed.hex.r));
    }
    ply_ = ply;
    stunned_ = stunned;
    if ((ply & 1) != 0) hash_ ^= turn_key;
    pinned_ = pinned_pieces(*this);
}

void Position::legal_actions(FixedVector<Action, max_actions>& out) const {
    if (outcome().over()) return;
    const std::size_t before = out.size();
    list_placements(*this, out);
    if (queen_placed(to_move())) list_moves(*this, out);
    if (out.size() == before) out.push_back(Action::pass());
}

int Position::legal_action_count() const {
    if (outcome().over()) return 0;
    int count = count_placements(*this);
    if (queen_placed(to_move())) count += count_moves(*this);
    return count == 0 ? 1 : count;
}

Action Position::action_at(int index) const {
    const int placements = count_placements(*this);
    if (index < placements) return placement_at(*this, index);
    return queen_placed(to_move()) ? move_at(*this, index - placements) : Action::pass();
}

void Position::play(Action action) {
    Piece moved = no_piece;
    if (!action.is_pass()) {
        moved = piece_of(action);
        if (action.is_placement()) {
            take_from_hand(moved);
        } else {
            lift(moved);
        }
        drop(moved, action.to());
        pinned_ = pinned_pieces(*this);
    }
    stunned_ = pillbug_on_board() ? moved : no_piece;
    ++ply_;
    hash_ ^= turn_key;
}

void Position::take_from_hand(Piece piece) {
    const Player owner = owner_of(piece);
    const Kind kind = kind_of(piece);
    ++placed_counts_[owner];
    if (number_of(piece) + 1 == kind_sizes[static_cast<std::size_t>(kind)]) {
        hands_[owner] = static_cast<Kinds>(hands_[owner] & ~bit(kind));
    }
}

void Position::lift(Piece piece) {
    const Cell cell = cells_[piece];
    hash_ ^= piece_key(piece, cell, height(piece));
    cells_[piece] = in_hand;
    board_ &= ~bit(piece);
    if (kind_of(piece) == Kind::queen) beside_queens_[owner_of(piece)] = 0;
    const Piece under = below_[piece];
    if (under == no_piece) {
        move_anchor(cell);
        census_.change<-1>(occupied_.patch(cell), white_.patch(cell), owner_of(piece));
        turn_neighbours(cell, rings_[piece]);
        occupied_.erase(cell);
        white_.erase(cell);
        show(cell, bit(piece));
        return;
    }
    tops_[slot(cell)] = under;
    show(cell, bit(piece) | bit(under));
    set_ring(under, rings_[piece]);
    below_[piece] = no_piece;
    raised_ &= ~bit(piece);
    covered_ &= ~bit(under);
    if (below_[under] == no_piece) tall_.erase(cell);
    if (owner_of(under) != owner_of(piece)) change_owner(cell, owner_of(under));
}

void Position::drop(Piece piece, Cell cell) {
    if (occupied_.contains(cell)) {
        const Piece under = top_at(cell);
        show(cell, bit(piece) | bit(under));
        set_ring(piece, rings_[under]);
        below_[piece] = under;
        raised_ |= bit(piece);
        covered_ |= bit(under);
        tall_.insert(cell);
        if (owner_of(under) != owner_of(piece)) change_owner(cell, owner_of(piece));
    } else {
        const Patch patch = occupied_.patch(cell);
        census_.change<1>(patch, white_.patch(cell), owner_of(piece));
        show(cell, bit(piece));
        set_ring(piece, patch.ring());
        turn_neighbours(cell, patch.ring());
        occupied_.insert(cell);
        if (owner_of(piece) == 0) white_.insert(cell);
    }
    cells_[piece] = cell;
    tops_[slot(cell)] = piece;
    board_ |= bit(piece);
    if (kind_of(piece) == Kind::queen) find_beside_queen(owner_of(piece));
    hash_ ^= piece_key(piece, cell, height(piece));
}

/// Updates the pieces next to queens when the top piece of a hex changes.
void Position::show(Cell cell, PieceSet change) {
    for (Player player = 0; player < player_count; ++player) {
        const Cell queen = queen_cell(player);
        if (queen != in_hand && adjacent(cell, queen)) beside_queens_[player] ^= change;
    }
}

void Position::find_beside_queen(Player player) {
    const Cell queen = queen_cell(player);
    for_each_direction(occupied_.ring(queen), [&](int direction) {
        beside_queens_[player] |= bit(top_at(neighbour(queen, direction)));
    });
}

Piece Position::find_top(Cell cell) const {
    if (!occupied_.contains(cell)) return no_piece;
    Piece piece = 0;
    while (cells_[piece] != cell || covered(piece)) ++piece;
    return piece;
}

void Position::change_owner(Cell cell, Player owner) {
    census_.turn(occupied_.patch(cell), white_.patch(cell), owner);
    if (owner == 0) {
        white_.insert(cell);
    } else {
        white_.erase(cell);
    }
}

void Position::set_ring(Piece piece, Ring ring) {
    rings_[piece] = static_cast<std::uint8_t>(ring);
    traits_ = (traits_ & ~(all_traits << piece)) | ring_traits[ring] << piece;
}

/// Updates the rings of the pieces on the given occupied neighbours when a hex is filled or
/// emptied.
void Position::turn_neighbours(Cell cell, Ring ring) {
    for_each_direction(ring, [&](int direction) {
        const Piece piece = top_at(neighbour(cell, direction));
        set_ring(piece, rings_[piece] ^ 1U << opposite(direction));
    });
}

/// Moves the anchor to a neighbour if it is `from`, which is about to be emptied.
void Position::move_anchor(Cell from) {
    if (from != cell_at(anchor_.q, anchor_.r)) return;
    const auto direction = static_cast<std::size_t>(std::countr_zero(occupied_.ring(from)));
    anchor_.q += step_q[direction];
    anchor_.r += step_r[direction];
}

int Position::height(Piece piece) const {
    int count = 0;
    for (Piece under = below_[piece]; under != no_piece; under = below_[under]) ++count;
    return count;
}

int Position::height_at(Cell cell) const {
    if (!tall_.contains(cell)) return occupied_.contains(cell) ? 1 : 0;
    return height(top_at(cell)) + 1;
}

Piece Position::piece_of(Action action) const {
    Piece piece = hive::piece_of(action.owner(), action.kind());
    while (cells_[piece] != action.from() || covered(piece)) ++piece;
    return piece;
}

// "A player whose queen has six occupied neighbours (any colours; she may be covered) loses. If a
// move surrounds both queens, the game is a draw."
Outcome Position::outcome() const {
    const auto surrounded = [&](Player player) {
        return std::popcount(beside_queens_[player]) == directions;
    };
    const bool white = surrounded(0);
    const bool black = surrounded(1);
    if (white && black) return Outcome::draw("both_queens_surrounded");
    if (white) return Outcome::win(1, "queen_surrounded");
    if (black) return Outcome::win(0, "queen_surrounded");
    return {};
}

bool operator==(const Position& a, const Position& b) {
    return a.variant_ == b.variant_ && a.ply_ == b.ply_ && a.stunned_ == b.stunned_ &&
           a.cells_ == b.cells_ && a.below_ == b.below_ && Frame(a) == Frame(b);
}

std::uint64_t Position::judged_key() const {
    return variant_.repetition == Repetition::moves ? canonical_key(*this) : hash_;
}

std::uint64_t Position::stun_key() const {
    return stunned_ == no_piece ? 0 : stun_key_at(cells_[stunned_]);
}

PositionKeys Position::keys_after(Action action) const {
    std::uint64_t hash = hash_ ^ turn_key;
    if (action.is_pass()) return {hash, hash};
    const Player owner = action.owner();
    const Kind kind = action.kind();
    const Cell from = action.from();
    const Cell to = action.to();
    hash ^= piece_key(owner, kind, to, height_at(to));
    if (from != in_hand) hash ^= piece_key(owner, kind, from, height_at(from) - 1);
    return {pillbug_on_board_after(action) ? hash ^ stun_key_at(to) : hash, hash};
}

std::uint64_t Position::fresh_hash() const {
    std::uint64_t hash = variant_key(variant_);
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (on_board(piece)) hash ^= piece_key(piece, cells_[piece], height(piece));
    }
    if (to_move() != 0) hash ^= turn_key;
    return hash ^ stun_key();
}

}  // namespace quintet::hive
