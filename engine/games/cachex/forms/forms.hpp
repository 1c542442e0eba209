#pragma once

#include <span>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::cachex {

/// The forms in which other programs write games and positions of Cachex.
std::span<const ForeignForm> foreign_forms();

}  // namespace quintet::cachex
