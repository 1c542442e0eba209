#include "engine/games/cachex/board/grid.hpp"

#include <array>
#include <cstddef>
#include <utility>

#include "engine/base/random.hpp"
#include "tests/engine/catch.hpp"

using namespace quintet;
using namespace quintet::cachex;

namespace {

using Offset = std::pair<int, int>;

/// The neighbours in the order of `directions`, and the far cell beyond each neighbour and the
/// next.
constexpr std::array<Offset, 6> near_offsets = {
    {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<Offset, 6> far_offsets = {
    {{2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}}};

/// The cells of a board of the given size for which `wanted(r, q)` returns true.
template <class Wanted>
Board board_of(int size, Wanted&& wanted) {
    Board board;
    for (int r = 0; r < size; ++r) {
        for (int q = 0; q < size; ++q) {
            if (wanted(r, q)) board.insert(cell_at(r, q));
        }
    }
    return board;
}

bool holds(const Board& board, int size, int r, int q) {
    return r >= 0 && q >= 0 && r < size && q < size && board.contains(cell_at(r, q));
}

/// Compares all operations of a grid with a cell by cell computation.
template <class Grid>
void compare_on(int size, const Board& board) {
    const auto set = Grid::set_of(board);
    const auto cells = Grid::set_of(geometry(size).cells);
    const auto has = [&](const Offset& by) {
        return Grid::set_of(board_of(
            size, [&](int r, int q) { return holds(board, size, r + by.first, q + by.second); }));
    };
    REQUIRE(set.count() == board.count());

    typename Grid::Set around;
    const auto next_to = ring_of<Grid>(set);
    for (std::size_t k = 0; k < near_offsets.size(); ++k) {
        CHECK((next_to[k] & cells) == has(near_offsets[k]));
        const auto opposite = (k + 3) % near_offsets.size();
        CHECK((step<Grid>(set, k) & cells) == has(near_offsets[opposite]));
        around |= has(near_offsets[k]);
    }
    CHECK((Grid::around(set) & cells) == around);

    // What reappears on the other side of a wide grid is two columns from where it left.
    const auto beyond = far_ring_of<Grid>(set);
    for (std::size_t k = 0; k < far_offsets.size(); ++k) {
        const auto on_board = Grid::set_of(board_of(size, [&](int, int q) {
            return q + far_offsets[k].second >= 0 && q + far_offsets[k].second < size;
        }));
        CHECK((beyond[k] & on_board) == has(far_offsets[k]));
    }
}

}  // namespace

TEST_CASE("grids: neighbours and far cells match the board on every size") {
    Random random(12);
    for (int size = smallest_size; size <= largest_size; ++size) {
        CAPTURE(size);
        for (const std::uint64_t share : {1U, 2U, 4U}) {  // quarters of the board
            const Board board = board_of(size, [&](int, int) { return random.below(4) < share; });
            if (size <= SmallGrid::largest_size) compare_on<SmallGrid>(size, board);
            if (size <= WideGrid<3>::largest_size) compare_on<WideGrid<3>>(size, board);
            compare_on<WideGrid<4>>(size, board);
        }
    }
}
