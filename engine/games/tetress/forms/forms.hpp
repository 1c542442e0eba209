#pragma once

#include <span>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::tetress {

/// The forms in which other programs write games and positions of Tetress.
std::span<const ForeignForm> foreign_forms();

}  // namespace quintet::tetress
