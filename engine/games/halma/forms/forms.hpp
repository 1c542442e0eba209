#pragma once

#include <span>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::halma {

/// The forms in which other programs write games and positions of Halma.
std::span<const ForeignForm> foreign_forms();

}  // namespace quintet::halma
