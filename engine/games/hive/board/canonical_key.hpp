#pragma once

#include <cstdint>

#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// A key of the position that is the same however the hive is shifted, turned or mirrored, and
/// differs where the player to move has other legal actions. Takes as long as listing these a dozen
/// times.
std::uint64_t canonical_key(const Position& position);

}  // namespace quintet::hive
