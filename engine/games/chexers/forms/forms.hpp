#pragma once

#include <span>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::chexers {

/// The forms in which other programs write games and positions of Chexers.
std::span<const ForeignForm> foreign_forms();

}  // namespace quintet::chexers
