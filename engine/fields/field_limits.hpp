#pragma once

#include <limits>

#include "engine/fields/field.hpp"
#include "engine/fields/limits.hpp"

// Limits of input, as fields have them.

namespace quintet::fields {

namespace limit {

inline constexpr Limit name{.most = limits::name_text};
inline constexpr Limit options{limits::option_text, limits::options, "option"};
inline constexpr Limit setup{.most = limits::setup_text};
inline constexpr Limit actions{limits::action_text, limits::actions, "action", false,
                               /*is_numbered=*/true};
inline constexpr Limit ply{.most = limits::actions};
inline constexpr Limit cell{.most = limits::cell_text};
inline constexpr Limit attempt_cells{limits::cell_text, limits::attempt_cells, "cell"};
inline constexpr Limit tokens{0, limits::setup_items, "token"};
inline constexpr Limit numbers{0, limits::setup_items, "number"};
inline constexpr Limit marks{0, limits::setup_items, "mark"};
inline constexpr Limit setup_value{.most = limits::setup_number, .is_signed = true};
/// For fields whose range `check_request` checks.
inline constexpr Limit any{.most = std::numeric_limits<int>::max()};

}  // namespace limit

}  // namespace quintet::fields
