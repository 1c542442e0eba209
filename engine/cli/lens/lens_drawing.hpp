#pragma once

#include <string>
#include <vector>

#include "engine/cli/lens/lens_view.hpp"

namespace quintet::cli {

/// A tree to draw: the last one that was completed, with the children that were left out.
struct LensDrawing {
    struct Node {
        int parent = -1;
        int ply = 0;
        std::vector<int> children = {};
        std::string action;
        std::string value;
        std::string note = "";    ///< the window; with UCT the visits
        std::string cut = "";     ///< why children were left out: `cut: 2 <= 3`
        std::string remark = "";  ///< shown on request
        bool principal = false;   ///< its value counts for the root
        bool left_out = false;    ///< not searched
        bool leaf = false;
        bool chance = false;  ///< a chance node, which is round
        double x = 0;         ///< of its centre; set by `lay_out`
        double width = 0;
    };
    std::vector<Node> nodes;          ///< parents before children; the first is the root
    std::vector<std::string> movers;  ///< by ply: who is to move there
};

/// Makes the drawing of a run. Throws an `InputError` if it would have too many nodes to be read.
LensDrawing drawing_of(const LensView& view);

/// Sets `x` of all nodes such that siblings are in order, parents above the middle of their
/// children, and no two subtrees closer than `gap` (Reingold, Tilford, "Tidier Drawings of Trees",
/// 1981). Returns the width of the drawing; `width` of every node must be set.
double lay_out(LensDrawing& drawing, double gap);

}  // namespace quintet::cli
