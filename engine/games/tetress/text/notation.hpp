#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/tetress/rules.hpp"

namespace quintet::tetress {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rb";

Limits limits_of(const OptionValues& options);

/// The cell as `r,c`.
std::string format_cell(int cell);

/// Returns the placement of four cells in any order; none if the cells are not a tetromino.
std::optional<Action> find_placement(std::array<std::uint8_t, 4> cells);

}  // namespace quintet::tetress
