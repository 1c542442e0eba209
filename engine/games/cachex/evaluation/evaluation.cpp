#include "engine/games/cachex/evaluation/evaluation.hpp"

#include <array>

#include "engine/base/profile.hpp"
#include "engine/games/cachex/board/grid.hpp"

namespace quintet::cachex {

namespace {

constexpr Weights small_board_weights{};

/// The largest distance considered; longer ones count as this.
constexpr int far_away = 32;

/// A breadth-first search over empty cells in which the player's own stones cost nothing.
template <class Grid>
class Waves {
    using Set = typename Grid::Set;

  public:
    /// The number of stones missing for a chain between two sides, at most `far_away`. A side is
    /// never cut off for good: as in Hex, a wall of one player is a chain, and so a win.
    int distance(Set own, Set empty, const Set& from, const Set& to) {
        Set stones = from & own;
        Set next = from & empty;
        for (int placed = 0; placed < far_away; ++placed) {
            while (stones.any()) {
                if ((stones & to).any()) return placed;
                own &= ~stones;
                const Set reached = Grid::around(stones);
                next |= reached & empty;
                stones = reached & own;
            }
            waves_[static_cast<std::size_t>(placed)] = next.words;
            if ((next & to).any()) return placed + 1;
            empty &= ~next;
            const Set reached = Grid::around(next);
            stones = reached & own;
            next = reached & empty;
        }
        return far_away;
    }

    struct Paths {
        int cells = 0;        ///< number of empty cells on some shortest chain
        int bottlenecks = 0;  ///< number of its steps that only one cell can make
    };

    /// Walks back from `to` through the waves of a search that found `distance`.
    Paths paths(Set own, const Set& to, int distance) const {
        Paths found;
        Set stones = to & own;
        Set reached = to;
        for (int i = distance; i-- > 0;) {
            while (stones.any()) {
                own &= ~stones;
                const Set beyond = Grid::around(stones);
                reached |= beyond;
                stones = beyond & own;
            }
            const Set cells = reached & Set{waves_[static_cast<std::size_t>(i)]};
            const int count = cells.count();
            found.cells += count;
            found.bottlenecks += count == 1;
            reached = Grid::around(cells);
            stones = reached & own;
        }
        return found;
    }

  private:
    std::array<decltype(Set::words), far_away> waves_;
};

/// What one player can capture now.
template <class Grid>
struct Captures {
    typename Grid::Set cells{};   ///< cells where a stone captures
    typename Grid::Set stones{};  ///< stones that are captured there
    int open_neighbours = 0;
    int open_bridges = 0;
};

/// The features of a position, for both players.
template <class Grid>
class View {
    using Set = typename Grid::Set;

  public:
    explicit View(const Position& position)
        : geometry_(geometry(position.size())),
          stones_{Grid::set_of(position.stones(red)), Grid::set_of(position.stones(blue))},
          empty_(Grid::set_of(geometry_.cells) & ~(stones_[red] | stones_[blue])) {
        const std::array<std::array<Set, 6>, 2> rings = {ring_of<Grid>(stones_[red]),
                                                         ring_of<Grid>(stones_[blue])};
        const std::array<Set, 6> empty_ring = ring_of<Grid>(empty_);
        const std::array<Set, 6> empty_far = far_ring_of<Grid>(empty_);
        for (const Player player : {red, blue}) {
            find_captures(captures_[player], rings[player], far_ring_of<Grid>(stones_[player]),
                          rings[1 - player], empty_ring, empty_far);
        }
    }

    /// The sum of `player`'s terms. `side` selects from each pair of weights: 0 to move, 1 not to
    /// move.
    Score value(Player player, const Weights& weights, std::size_t side) const {
        const auto& [low_board, high_board] = geometry_.sides[player];
        const Set low = Grid::set_of(low_board);
        const Set high = Grid::set_of(high_board);
        const Set& own = stones_[player];
        const Captures<Grid>& captures = captures_[player];
        const Captures<Grid>& dangers = captures_[1 - player];
        const Set next_to_own = Grid::around(own);

        const int cells = captures.cells.count();
        Score sum = weights.stone[side] * own.count() + weights.capturing_cell[side] * cells +
                    weights.capturable[side] * captures.stones.count() +
                    weights.capture[side] * (cells > 0) + weights.captures[side] * (cells > 1) +
                    weights.open_neighbours[side] * captures.open_neighbours +
                    weights.open_bridge[side] * captures.open_bridges +
                    weights.liberty[side] * (next_to_own & empty_).count() +
                    weights.contact[side] * (next_to_own & own).count();

        Waves<Grid> waves;
        const int distance = waves.distance(own, empty_, low, high);
        const auto paths = waves.paths(own, high, distance);
        sum += weights.distance[side] * distance + weights.bottleneck[side] * paths.bottlenecks +
               weights.path_cell[side] * paths.cells + weights.two_away[side] * (distance == 2);
        if (distance <= 1 && side == 0) sum += weights.win;
        if (dangers.stones.any()) {
            const int cut =
                waves.distance(own & ~dangers.stones, empty_ | dangers.stones, low, high);
            sum += weights.cut[side] * (cut - distance);
        }
        if (cells > 0) {
            const int opened = waves.distance(own, empty_ | captures.stones, low, high);
            sum += weights.breakthrough[side] * (distance - opened);
        }
        return sum;
    }

  private:
    // Finds all diamonds that a stone on an empty cell completes. With neighbours k and k + 1, the
    // stone is at an end of the long axis, and the other end lies beyond them. With neighbours k -
    // 1 and k + 1, it is on the short axis, opposite neighbour k.
    void find_captures(Captures<Grid>& found, const std::array<Set, 6>& own,
                       const std::array<Set, 6>& own_far, const std::array<Set, 6>& opposing,
                       const std::array<Set, 6>& empty, const std::array<Set, 6>& empty_far) const {
        for (std::size_t k = 0; k < 6; ++k) {
            const std::size_t after = (k + 1) % 6;
            const std::size_t before = (k + 5) % 6;
            const Set ends = opposing[after] & empty_;
            const Set across = opposing[k] & ends;
            const Set beside = opposing[before] & ends;
            const Set long_ones = across & own_far[k];
            const Set short_ones = beside & own[k];
            if (long_ones.any()) {
                found.cells |= long_ones;
                found.stones |= step<Grid>(long_ones, k) | step<Grid>(long_ones, after);
            }
            if (short_ones.any()) {
                found.cells |= short_ones;
                found.stones |= step<Grid>(short_ones, before) | step<Grid>(short_ones, after);
            }
            // Every open diamond is found from both of its empty cells; half of the directions
            // suffice.
            if (k < 3) {
                found.open_neighbours += (across & empty_far[k]).count();
                found.open_bridges += (beside & empty[k]).count();
            }
        }
    }

    const Geometry& geometry_;
    std::array<Set, 2> stones_;
    Set empty_;
    std::array<Captures<Grid>, 2> captures_;
};

/// The lead of the player to move.
template <class Grid>
Score lead(const Position& position, const Weights& weights) {
    const View<Grid> view(position);
    const Player player = position.to_move();
    return weights.to_move + view.value(player, weights, 0) - view.value(1 - player, weights, 1);
}

/// The same, on the smallest grid that holds the board.
Score lead_on(const Position& position, const Weights& weights) {
    const int size = position.size();
    if (size <= SmallGrid::largest_size) return lead<SmallGrid>(position, weights);
    if constexpr (profile::native) {  // 2 kB in a WebAssembly module
        if (size <= WideGrid<3>::largest_size) return lead<WideGrid<3>>(position, weights);
    }
    return lead<WideGrid<4>>(position, weights);
}

/// The cells at distance one from a cell, and the cells within distance two including the cell
/// itself.
struct Vicinity {
    Board near;
    Board around;
};

/// By cell. Smaller boards need no separate table: two of their cells at distance two always
/// have a common neighbour on the board, and there are no stones beyond the rim. Computed at
/// start-up, because a constant table would add 16 kB to the WebAssembly module.
const std::array<Vicinity, 256> vicinities = [] {
    std::array<Vicinity, 256> made{};
    const Board& cells = geometry(largest_size).cells;
    cells.for_each([&](int cell) {
        const Board near = neighbours(Board::bit(cell)) & cells;
        made[static_cast<std::size_t>(cell)] = {near, near | neighbours(near)};
    });
    return made;
}();

}  // namespace

const Weights& Evaluator::default_weights(const Position& position) {
    return position.size() >= first_large_size ? large_board_weights : small_board_weights;
}

Scores<2> Evaluator::evaluate(const Position& position) const {
    const Weights& terms = weights_or(default_weights(position));
    const Score value = lead_on(position, terms);
    const Score of_red = position.to_move() == red ? value : -value;
    return {of_red, -of_red};
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.is_steal()) return 0;
    const Player player = position.to_move();
    const auto& [near, around] = vicinities[static_cast<std::size_t>(action.cell())];
    const bool may_capture = (near & position.stones(1 - player)).count() >= 2;
    const int captured = may_capture ? position.captures(player, action.cell()).count() : 0;
    const Board stones = position.stones(red) | position.stones(blue);
    return 100 * captured + 4 * (near & stones).count() + 2 * (around & stones).count();
}

bool Evaluator::noisy(const Position& position, Action action) const {
    if (action.is_steal()) return false;
    // Both captured stones of a diamond are adjacent to the new stone, which is a fast test.
    const Player player = position.to_move();
    const Board& near = vicinities[static_cast<std::size_t>(action.cell())].near;
    if ((near & position.stones(1 - player)).count() < 2) return false;
    return position.captures(player, action.cell()).any();
}

void Evaluator::noisy_actions(const Position& position, ActionList<Position>& out) const {
    if (position.outcome().over()) return;
    position.capturing_cells(position.to_move()).for_each([&](int cell) {
        out.push_back(Action::place(cell));
    });
}

}  // namespace quintet::cachex
