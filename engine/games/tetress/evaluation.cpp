#include "engine/games/tetress/evaluation.hpp"

#include <algorithm>

namespace quintet::tetress {

namespace {

/// The cells of row 0 and of column 0.
constexpr Board first_row = {{(std::uint64_t{1} << side) - 1, 0}};
constexpr Board first_column = first_columns<1>;

/// The placements that take all of 1 to 4 cells on end from 0,0 to the right, or down.
class Fillers {
  public:
    explicit constexpr Fillers(int step) {
        for (std::size_t length = 1; length <= 4; ++length) {
            Board run;
            for (std::size_t i = 0; i < length; ++i) run.insert(static_cast<int>(i) * step);
            for (std::uint16_t code = 0; code < placement_count; ++code) {
                std::size_t taken = 0;
                for (const std::uint8_t cell : placements[code]) taken += run.contains(cell);
                if (taken == length) codes_[length - 1][counts_[length - 1]++] = code;
            }
        }
    }

    /// Calls `visit(Action)` with those that take `length` cells from `start`.
    template <class Visit>
    void for_each(int length, int start, Visit&& visit) const {
        const auto list = static_cast<std::size_t>(length - 1);
        for (std::size_t i = 0; i < counts_[list]; ++i) {
            const int shape = codes_[list][i] / cell_count;
            const int anchor = codes_[list][i] % cell_count;
            const int r = (row_of(anchor) + row_of(start)) % side;
            const int c = (column_of(anchor) + column_of(start)) % side;
            visit(Action(shape, cell_at(r, c)));
        }
    }

  private:
    std::array<std::array<std::uint16_t, 4 * shapes.size()>, 4> codes_{};
    std::array<std::size_t, 4> counts_{};
};
constexpr Fillers row_fillers(1);
constexpr Fillers column_fillers(side);

Board cells_of(Action action) {
    Board made;
    for (const std::uint8_t cell : action.cells()) made.insert(cell);
    return made;
}

bool contains(const Board& whole, const Board& part) { return (part & ~whole).none(); }

}  // namespace

Scores<2> Evaluator::evaluate(const Position& position) const {
    const Score lead = 10 * (position.mobility(red) - position.mobility(blue)) +
                       100 * (position.tokens(red).count() - position.tokens(blue).count());
    return {lead, -lead};
}

int Evaluator::order(const Position&, Action) const { return 0; }

bool Evaluator::loud(const Position& position, Action action) const {
    return position.line_in_reach() &&
           full_lines(position.tokens(red) | position.tokens(blue) | cells_of(action)).any();
}

void Evaluator::loud_actions(const Position& position, ActionList<Position>& out) const {
    if (!position.line_in_reach()) return;
    const Board empty = position.empty_cells();
    const Board contact = position.contact_cells(position.to_move());
    std::array<Board, 2 * side> filled;
    std::size_t count = 0;
    // `starts` are the empty cells of which the one before in the line is not empty.
    const auto fill = [&](const Board& line, const Board& starts, const Fillers& fillers) {
        const Board gaps = line & empty;
        fillers.for_each(gaps.count(), (starts & line).first(), [&](Action action) {
            const Board cells = cells_of(action);
            if (!contains(empty, cells) || (cells & contact).none()) return;
            // What fills several lines was listed with the first of them.
            for (std::size_t i = 0; i < count; ++i) {
                if (contains(cells, filled[i])) return;
            }
            out.push_back(action);
        });
        filled[count++] = gaps;
    };
    const Board occupied = all_cells & ~empty;
    const Board rows = sevens_in_rows(occupied);
    const Board columns = sevens_in_columns(occupied);
    const Board row_starts = empty & ~left_of(empty);
    const Board column_starts = empty & ~above(empty);
    Board row = first_row;
    Board column = first_column;
    for (int i = 0; i < side; ++i, row = above(row), column = left_of(column)) {
        if ((row & rows).any()) fill(row, row_starts, row_fillers);
        if ((column & columns).any()) fill(column, column_starts, column_fillers);
    }
}

}  // namespace quintet::tetress
