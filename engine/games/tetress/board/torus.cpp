#include "engine/games/tetress/board/torus.hpp"
#include "engine/base/insertion_sort.hpp"

#include <functional>

namespace quintet::tetress {

namespace {

// Not constexpr, so that the table is not stored in the program.
std::array<std::array<std::uint8_t, 4>, placement_count> make_placements() {
    std::array<std::array<std::uint8_t, 4>, placement_count> made{};
    std::size_t next = 0;
    for (const std::array<Offset, 4>& shape : shapes) {
        for (int anchor = 0; anchor < cell_count; ++anchor) {
            std::array<std::uint8_t, 4>& cells = made[next++];
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const int r = (row_of(anchor) + shape[i].r + side) % side;
                const int c = (column_of(anchor) + shape[i].c + side) % side;
                cells[i] = static_cast<std::uint8_t>(cell_at(r, c));
            }
            insertion_sort(cells.begin(), cells.end(), std::less<>());
        }
    }
    return made;
}

}  // namespace

const std::array<std::array<std::uint8_t, 4>, placement_count> placements = make_placements();

}  // namespace quintet::tetress
