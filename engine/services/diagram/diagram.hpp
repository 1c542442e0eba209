#pragma once

#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/session/running_game.hpp"

// Positions as pictures for paper: SVG in black, white and two greys. Players differ by shade and
// by the mark on their tokens, the same marks as on the page, so that a copy in black and white
// still tells them apart. Drawn from what every game shows of itself; no game is named here.

namespace quintet::diagram {

struct Options {
    double unit = 36;         ///< from one cell to the next, in units of the picture; 8 to 400
    bool coordinates = true;  ///< the names of lines along the rim
    bool legend = true;       ///< who is to move, and what players hold and count
    bool last = false;        ///< a dot on the cells that the last action names
    std::vector<std::string> rings = {};  ///< ids of cells to ring
};

/// Returns the position that a game shows as an SVG document. Fails if `unit` is out of range or a
/// cell to ring does not exist.
Result<std::string> draw(const RunningGame& game, const Options& options = {});

}  // namespace quintet::diagram
