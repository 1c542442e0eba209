#pragma once

#include <string_view>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// Whether a text is one link to a game, as the page shares it: an address whose part after `#` or
/// `?` has a `game` or a `record`.
bool is_link(std::string_view text);

/// Reads the game of a link, such as
/// `https://.../play.html#game=cachex&o.size=8&actions=PLACE+3,4`. Names that say how the page
/// shows it are ignored; of a name that stands twice the first counts. Throws an `InputError`
/// that names the part that cannot be read.
Record record_of_link(std::string_view text);

}  // namespace quintet::cli
