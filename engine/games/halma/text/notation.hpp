#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/games/halma/rules.hpp"

namespace quintet::halma {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "BW";

Options options_of(const OptionValues& values);

/// The square as `x,y`.
std::string format_square(int square);

}  // namespace quintet::halma
