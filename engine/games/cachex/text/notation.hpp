#pragma once

#include <string>
#include <string_view>

namespace quintet::cachex {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rb";

/// The cell as `r,q`.
std::string format_cell(int cell);

}  // namespace quintet::cachex
