#include "engine/games/cachex/rules.hpp"

#include <bit>

#include "engine/base/hash.hpp"
#include "engine/games/cachex/board/grid.hpp"

namespace quintet::cachex {

namespace {

constexpr Geometry make_geometry(int size) {
    Geometry made;
    for (int i = 0; i < size; ++i) {
        for (int j = 0; j < size; ++j) made.cells.insert(cell_at(i, j));
        made.sides[red][0].insert(cell_at(0, i));
        made.sides[red][1].insert(cell_at(size - 1, i));
        made.sides[blue][0].insert(cell_at(i, 0));
        made.sides[blue][1].insert(cell_at(i, size - 1));
    }
    if (size % 2 == 1) made.centre = cell_at(size / 2, size / 2);
    return made;
}

constexpr auto geometries = [] {
    std::array<Geometry, largest_size + 1> made{};
    for (int size = smallest_size; size <= largest_size; ++size) {
        made[static_cast<std::size_t>(size)] = make_geometry(size);
    }
    return made;
}();

const ZobristKeys<2, 256> stone_key;  // by cell
constexpr std::uint64_t first_context_key = 512;

std::uint64_t context_key(int size, unsigned to_move) {
    return mix(first_context_key + static_cast<unsigned>(size) * 2u + to_move);
}

// Captures are found in a window of 63 bits around the new stone, which is bit 31. The window holds
// every cell that matters: the six neighbours, and behind each two adjacent neighbours the far cell
// that completes their diamond. With six bits for neighbours and six for far cells, in the order of
// `directions`, all twelve diamonds are tested at once.
//
// A window that extends beyond the rim reads empty bits (row and column 15) or cells of the far
// side. The latter are harmless: the two captured cells of such a diamond would lie off the board.

constexpr int window_centre = 31;

std::uint64_t window(const Board& board, int cell) {
    const auto start = static_cast<unsigned>(cell - window_centre) & 255;
    const unsigned shift = start & 63;
    return board.words[start / 64] >> shift | (board.words[(start / 64 + 1) & 3] << 1)
                                                  << (63 - shift);
}

/// Gathers six bits of a window into one number, in the order of their offsets. A multiplication
/// collects them in some order (the method of magic bitboards in chess programs), and a table sorts
/// them. Moving them one by one took 40 % of the time of `play`; this takes half as long.
class Gather {
  public:
    constexpr Gather(const std::array<int, 6>& offsets, std::uint64_t factor) : factor_(factor) {
        for (std::uint8_t wanted = 0; wanted < 64; ++wanted) {
            std::uint64_t bits = 0;
            for (std::size_t k = 0; k < 6; ++k) {
                bits |= (std::uint64_t{wanted} >> k & 1) << (window_centre + offsets[k]);
            }
            mask_ |= bits;
            table_[bits * factor_ >> 58] = wanted;
        }
    }

    constexpr unsigned operator()(std::uint64_t bits) const {
        return table_[(bits & mask_) * factor_ >> 58];
    }

    /// Whether no two sets of bits share a table entry.
    constexpr bool sound() const {
        std::uint64_t found = 0;
        for (const std::uint8_t entry : table_) found |= std::uint64_t{1} << entry;
        return ~found == 0;
    }

  private:
    std::uint64_t mask_ = 0;
    std::uint64_t factor_;
    std::array<std::uint8_t, 64> table_{};
};

/// Member k: the offset of the cell two steps away, between directions k and k + 1.
constexpr std::array<int, 6> far_cells = {31, 17, -14, -31, -17, 14};

// Multipliers with four bits set, found by exhaustive search.
constexpr Gather gather_ring(directions, 0x0000'8000'2000'4800);
constexpr Gather gather_far(far_cells, 0x0800'4000'0000'2001);
static_assert(gather_ring.sound() && gather_far.sound());

constexpr unsigned next(unsigned ring) { return (ring << 1 | ring >> 5) & 63; }
constexpr unsigned previous(unsigned ring) { return (ring >> 1 | ring << 5) & 63; }

/// The surroundings of a placement, six bits each.
struct Surroundings {
    unsigned own;       ///< the player's stones among the neighbours
    unsigned own_far;   ///< the player's stones on the far cells
    unsigned opposing;  ///< the opponent's stones among the neighbours

    /// Diamonds with the new stone at an end of the long axis: bit k stands for neighbours k and k
    /// + 1.
    unsigned long_diamonds() const { return opposing & previous(opposing) & own_far; }
    /// Diamonds with the new stone on the short axis: bit k stands for neighbour k as the partner.
    unsigned short_diamonds() const { return own & next(opposing) & previous(opposing); }
    /// The neighbours that are captured.
    unsigned captured() const {
        const unsigned by_long = long_diamonds();
        const unsigned by_short = short_diamonds();
        return by_long | next(by_long) | next(by_short) | previous(by_short);
    }
};

Surroundings surroundings(const std::array<Board, 2>& stones, Player player, int cell) {
    const std::uint64_t own = window(stones[player], cell);
    const std::uint64_t opposing = window(stones[1 - player], cell);
    return {gather_ring(own), gather_far(own), gather_ring(opposing)};
}

/// The stones of `own` connected to `set`, a part of it, within four rows.
std::uint64_t fill(std::uint64_t set, std::uint64_t own) {
    for (;;) {
        const std::uint64_t left = set >> 1;
        const std::uint64_t right = set << 1;
        const std::uint64_t grown =
            set | ((left | right | (set | left) << 16 | (set | right) >> 16) & own);
        if (grown == set) return set;
        set = grown;
    }
}

/// Calls `visit(int)` with the neighbours of `cell` whose bits are set in the ring.
template <class Visit>
void for_each_neighbour(unsigned ring, int cell, Visit&& visit) {
    for (; ring != 0; ring &= ring - 1) {
        visit(cell + directions[static_cast<std::size_t>(std::countr_zero(ring))]);
    }
}

}  // namespace

const Geometry& geometry(int size) { return geometries[static_cast<std::size_t>(size)]; }

Position::Position(int size) : size_(static_cast<std::uint8_t>(size)) {}

Position::Position(int size, const std::array<Board, 2>& stones, int ply)
    : stones_(stones),
      ply_(static_cast<std::uint16_t>(ply)),
      size_(static_cast<std::uint8_t>(size)),
      stone_count_(static_cast<std::uint8_t>(stones[red].count() + stones[blue].count())) {
    stones_key_ = fresh_stones_key();
    for (const Player player : {red, blue}) {
        (stones_[player] & geometry(size).sides[player][0]).for_each([&](int cell) {
            if (joins_sides(player, cell)) winner_ = player;
        });
    }
}

Board Position::empty_cells() const {
    return geometry(size_).cells & ~(stones_[red] | stones_[blue]);
}

// The centre is forbidden for the very first stone only. A board of even size has no centre.
int Position::forbidden_cell() const { return ply_ == 0 ? geometry(size_).centre : -1; }

void Position::legal_actions(ActionList<Position>& out) const {
    if (outcome().over()) return;
    const int forbidden = forbidden_cell();
    empty_cells().for_each([&](int cell) {
        if (cell != forbidden) out.push_back(Action::place(cell));
    });
    if (can_steal()) out.push_back(Action::steal());
}

int Position::legal_action_count() const {
    if (outcome().over()) return 0;
    return size_ * size_ - stone_count_ - (forbidden_cell() >= 0) + can_steal();
}

void Position::play(Action action) {
    if (action.is_steal()) {
        steal();
    } else {
        place(action.cell());
    }
    ++ply_;
}

void Position::place(int cell) {
    const Player player = to_move();
    const Surroundings around = surroundings(stones_, player, cell);
    stones_[player].insert(cell);
    stones_key_ ^= stone_key(player, cell);
    ++stone_count_;
    for_each_neighbour(around.captured(), cell, [&](int captured) {
        stones_[1 - player].erase(captured);
        stones_key_ ^= stone_key(1 - player, captured);
        --stone_count_;
    });

    // There was no chain before, so a new chain contains the new stone. The stone either joins two
    // groups, separated by gaps in the circle around it, or stands on one of the player's sides.
    const unsigned groups = around.own & ~next(around.own);
    const int along = player == red ? row_of(cell) : column_of(cell);
    const bool on_side = along == 0 || along == size_ - 1;
    const bool may_join = on_side ? groups != 0 : (groups & (groups - 1)) != 0;
    if (may_join && every_line_held(player) && joins_sides(player, cell)) winner_ = player;
}

// The red stone at (r,q) is replaced by a blue one at (q,r): the reflection in the long diagonal,
// which exchanges the players' sides.
void Position::steal() {
    const int stolen = stones_[red].first();
    const int placed = cell_at(column_of(stolen), row_of(stolen));
    stones_[red].erase(stolen);
    stones_[blue].insert(placed);
    stones_key_ ^= stone_key(red, stolen) ^ stone_key(blue, placed);
}

// Whether `player` has a stone in every row (Red) or column (Blue). A chain needs that, it is rare
// and fast to test, so this avoids most flood fills.
bool Position::every_line_held(Player player) const {
    const std::array<std::uint64_t, 4>& words = stones_[player].words;
    if (player == blue) {
        std::uint64_t columns = words[0] | words[1] | words[2] | words[3];
        columns |= columns >> 32;
        columns |= columns >> 16;
        return (columns & 0xffff) == (std::uint64_t{1} << size_) - 1;
    }
    // Adding 0x7fff to a row sets its bit 15, which was empty, if and only if the row is not empty.
    constexpr std::uint64_t ones = 0x0001'0001'0001'0001;
    const std::array<std::uint64_t, 4>& rows = geometry(size_).sides[blue][0].words;
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        missing |= ((words[i] + 0x7fff * ones) >> 15 & ones) ^ rows[i];
    }
    return missing == 0;
}

// A flood fill in words of four rows. It fills each word until nothing changes, then passes what
// reaches the word's rim to the words above and below. This is a quarter of the work of filling all
// four words together.
bool Position::joins_sides(Player player, int cell) const {
    const std::array<std::uint64_t, 4>& own = stones_[player].words;
    std::array<std::uint64_t, 6> chain{};  // with an empty word below and above
    const auto start = static_cast<std::size_t>(cell) / 64;
    chain[start + 1] = fill(std::uint64_t{1} << (cell & 63), own[start]);
    for (bool growing = true; growing;) {
        growing = false;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::uint64_t below = chain[i] | chain[i] >> 1;
            const std::uint64_t above = chain[i + 2] | chain[i + 2] << 1;
            const std::uint64_t entered = (below >> 48 | above << 48) & own[i] & ~chain[i + 1];
            if (entered == 0) continue;
            chain[i + 1] = fill(chain[i + 1] | entered, own[i]);
            growing = true;
        }
    }
    const auto& [low, high] = geometry(size_).sides[player];
    std::uint64_t at_low = 0;
    std::uint64_t at_high = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        at_low |= chain[i + 1] & low.words[i];
        at_high |= chain[i + 1] & high.words[i];
    }
    return at_low != 0 && at_high != 0;
}

// Tests the ends of the game in the order of the rules, except for the seventh repetition, which
// comes between the two: the caller that keeps the history decides that.
Outcome Position::outcome() const {
    if (winner_ != no_player) return Outcome::win(winner_, "chain");
    if (ply_ >= last_ply) return Outcome::draw(Reason::turn_limit);
    return {};
}

std::uint64_t Position::fresh_stones_key() const {
    std::uint64_t key = 0;
    for (const Player player : {red, blue}) {
        stones_[player].for_each([&](int cell) { key ^= stone_key(player, cell); });
    }
    return key;
}

// The forbidden centre and STEAL need no keys: they occur only with no stone and with a single red
// stone on the board, which never come again.
std::uint64_t Position::with_context(std::uint64_t stones_key) const {
    return stones_key ^ context_key(size_, to_move());
}

std::uint64_t Position::likely_hash_after(Action action) const {
    const std::uint64_t key =
        action.is_steal() ? stones_key_ : stones_key_ ^ stone_key(to_move(), action.cell());
    return key ^ context_key(size_, 1 - to_move());
}

Board Position::captures(Player player, int cell) const {
    Board captured;
    for_each_neighbour(surroundings(stones_, player, cell).captured(), cell,
                       [&](int taken) { captured.insert(taken); });
    return captured;
}

FixedVector<Diamond, 12> Position::capturing_diamonds(Player player, int cell) const {
    const Surroundings around = surroundings(stones_, player, cell);
    FixedVector<Diamond, 12> diamonds;
    for (std::size_t k = 0; k < 6; ++k) {
        const int before = cell + directions[(k + 5) % 6];
        const int here = cell + directions[k];
        const int after = cell + directions[(k + 1) % 6];
        if (around.short_diamonds() >> k & 1) diamonds.push_back({cell, here, {before, after}});
        if (around.long_diamonds() >> k & 1) {
            diamonds.push_back({cell, cell + far_cells[k], {here, after}});
        }
    }
    return diamonds;
}

Board Position::capturing_cells(Player player) const {
    using Grid = WideGrid<4>;
    const std::array<Board, 6> ring = ring_of<Grid>(stones_[1 - player]);
    const std::array<Board, 6> own_ring = ring_of<Grid>(stones_[player]);
    const std::array<Board, 6> own_far = far_ring_of<Grid>(stones_[player]);
    Board found;
    for (std::size_t k = 0; k < 6; ++k) {
        const Board& after = ring[(k + 1) % 6];
        found |= after & ((ring[k] & own_far[k]) | (ring[(k + 5) % 6] & own_ring[k]));
    }
    return found & empty_cells();
}

}  // namespace quintet::cachex
