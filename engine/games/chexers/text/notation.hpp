#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_spec.hpp"
#include "engine/core/refusal.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// The letters of the players in the texts of positions.
constexpr std::string_view letters = "rgb";

Limits limits_of(const OptionValues& options);

/// The cell as `q,r`.
std::string format_cell(int cell);

/// Returns why an action other than PASS, between hexes of the board, is not legal now.
Refusal objection(Action action, const Position& position);

}  // namespace quintet::chexers
