#pragma once

#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/lens/replay.hpp"
#include "engine/lens/session.hpp"

// A run of the lens that has ended, as the outputs of `quintet lens` show it.

namespace quintet::cli {

struct LensView {
    lens::Options options;
    std::vector<std::string> players;  ///< their names
    const lens::Trace* trace = nullptr;
    lens::Replay tree;
    int plies = 0;                 ///< show only so many below the root; 0 for all
    std::string random_tree = {};  ///< the text of the tree, if it is a random one
};

/// The text of the action that leads to a node.
const std::string& action_of(const LensView& view, const lens::TreeNode& node);
const std::string& text_of(const LensView& view, std::int32_t number);

/// The player to move at a node, or `chance`.
std::string mover_text(const LensView& view, const lens::TreeNode& node);
/// A score as people read it: `12`, `win in 3`; for infinity `inf`.
std::string score_text(const LensView& view, Score score);
/// The value of a node: for the player who searches (in negamax for the player to move), or
/// `(1,2,6)` with three players. With UCT the mean reward for the player who searches. Empty if it
/// is not known.
std::string value_text(const LensView& view, const lens::TreeNode& node);
/// The window of a node, `[3, inf]`; empty for algorithms without one.
std::string window_text(const LensView& view, const lens::TreeNode& node);
/// The bounds that cut children off: `2 <= 3`.
std::string cut_bounds(const LensView& view, const lens::TreeNode& node);
/// Why children were left out: `beta <= alpha: 2 <= 3`.
std::string cut_text(const LensView& view, const lens::TreeNode& node);
/// What else there is to say about a node's value, `the game is over`; empty if nothing.
std::string remark(const lens::TreeNode& node);

/// The actions of the line from the root to the value.
std::vector<std::string> line_of(const LensView& view);

/// The tree in a terminal: one line for each node, indented.
void write_lens_text(const LensView& view, std::ostream& out);
/// The result, the counters and the trace as one line of JSON.
void write_lens_json(const LensView& view, std::ostream& out);
void write_lens_dot(const LensView& view, std::ostream& out);
/// The tree as a drawing.
void write_lens_svg(const LensView& view, std::ostream& out);

}  // namespace quintet::cli
