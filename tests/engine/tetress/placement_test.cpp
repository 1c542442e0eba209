#include <map>
#include <set>

#include "tests/engine/tetress/helpers.hpp"

using namespace quintet;
using namespace quintet::tetress;
using namespace quintet::tetress::tests;

namespace {

using Cells = std::vector<int>;

Cells adjacent(int cell) {
    const int r = row_of(cell);
    const int c = column_of(cell);
    return {cell_at((r + 1) % 11, c), cell_at((r + 10) % 11, c), cell_at(r, (c + 1) % 11),
            cell_at(r, (c + 10) % 11)};
}

/// All tetrominoes: connected sets of four cells, found by growing single cells.
std::set<Cells> tetrominoes() {
    std::set<Cells> grown;
    for (int cell = 0; cell < cell_count; ++cell) grown.insert({cell});
    for (int size = 2; size <= 4; ++size) {
        std::set<Cells> larger;
        for (const Cells& cells : grown) {
            for (const int cell : cells) {
                for (const int next : adjacent(cell)) {
                    Cells more = cells;
                    if (std::count(more.begin(), more.end(), next) > 0) continue;
                    more.push_back(next);
                    std::sort(more.begin(), more.end());
                    larger.insert(more);
                }
            }
        }
        grown = larger;
    }
    return grown;
}

/// The look of a tetromino, the same wherever it lies: the smallest of all shifts of its cells.
std::set<std::pair<int, int>> look(const Cells& cells) {
    std::set<std::pair<int, int>> best;
    for (int r = 0; r < 11; ++r) {
        for (int c = 0; c < 11; ++c) {
            std::set<std::pair<int, int>> moved;
            for (const int cell : cells) {
                moved.insert({(row_of(cell) + r) % 11, (column_of(cell) + c) % 11});
            }
            if (best.empty() || moved < best) best = moved;
        }
    }
    return best;
}

}  // namespace

TEST_CASE("every cell has four neighbours, across the edges too") {
    for (int cell = 0; cell < cell_count; ++cell) {
        Board wanted;
        for (const int next : adjacent(cell)) wanted.insert(next);
        CHECK(neighbours(Board::bit(cell)) == wanted);
        CHECK(wanted.count() == 4);
    }
}

TEST_CASE("there are 2299 placements of connected cells with 19 looks") {
    const std::set<Cells> wanted = tetrominoes();
    CHECK(wanted.size() == 2299);
    std::set<Cells> found;
    std::set<std::set<std::pair<int, int>>> looks;
    for (const auto& cells : placements) {
        CHECK(std::is_sorted(cells.begin(), cells.end()));
        found.insert(Cells(cells.begin(), cells.end()));
        looks.insert(look(Cells(cells.begin(), cells.end())));
    }
    CHECK(found == wanted);
    CHECK(looks.size() == 19);
}

TEST_CASE("the fixed shapes are I 2, O 1, T 4, J 4, L 4, S 2 and Z 2") {
    // The lengths of the rows and columns identify shapes up to reflection.
    std::map<std::multiset<std::string>, int> kinds;
    for (const auto& shape : shapes) {
        std::map<int, int> by_row;
        std::map<int, int> by_column;
        for (const Offset& offset : shape) {
            ++by_row[offset.r];
            ++by_column[offset.c];
        }
        const auto lengths = [](const std::map<int, int>& lines) {
            std::string text;
            for (const auto& [line, length] : lines) text += std::to_string(length);
            return std::min(text, std::string(text.rbegin(), text.rend()));
        };
        ++kinds[{lengths(by_row), lengths(by_column)}];
    }
    CHECK(kinds[{"1111", "4"}] == 2);
    CHECK(kinds[{"22", "22"}] == 1);
    CHECK(kinds[{"13", "121"}] == 4);
    CHECK(kinds[{"13", "112"}] == 8);
    CHECK(kinds[{"22", "121"}] == 4);
    CHECK(kinds.size() == 5);
}
