#pragma once

#include <span>

#include "engine/core/foreign/foreign_form.hpp"

namespace quintet::hive {

/// The forms in which other programs write games of Hive.
std::span<const ForeignForm> foreign_forms();

}  // namespace quintet::hive
