#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/base/hash.hpp"
#include "engine/core/concepts.hpp"
#include "engine/search/features.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/tree/history.hpp"
#include "engine/search/tree/keys_ahead.hpp"

namespace quintet::search {

/// How an action is searched. If it turns out better than expected, it is searched again in the
/// next way of this list.
enum class Attempt : std::uint8_t {
    reduced,      ///< less deep, with a null window
    null_window,  ///< only whether it is better than the best so far
    full_window,  ///< for its value
};

/// A node on the path from the root to the current node. Parent and child are its neighbours in the
/// stack (`parent_of`, `child_of`).
template <PositionType P, class Picker>
struct Frame {
    using Action = typename P::Action;

    explicit Frame(const P& some) : position(some) {}

    /// Lower bound on scores of interest, for the root player.
    Score low() const { return friendly ? alpha : -beta; }

    P position;
    std::uint64_t key = 0;
    PositionKeys keys;
    bool made = true;  // `position` is set; its keys are known earlier
    Player player = 0;
    bool friendly = true;  // the root player is to move
    bool replied = false;  // best-reply: an opponent has made this round's reply

    int depth = 0;  // plies left; at 0 quiescence search begins
    Score alpha = 0;
    Score beta = 0;
    Score best = 0;
    bool pv = false;          // the window is wider than a null window
    bool raised = false;      // `best` exceeds the initial alpha
    bool futile = false;      // too far below the window for quiet actions
    bool candidates = false;  // best-reply: only candidate replies have been listed
    std::uint32_t table_action = no_action;
    std::uint32_t best_action = no_action;
    std::uint32_t default_action = no_action;  // best-reply: the opponent's default action

    KeysAhead<> keys_ahead;  // of its children

    // The child that is being searched.
    Action action{};
    bool noisy = false;
    bool again = false;  // search it again
    Attempt attempt = Attempt::full_window;
    int child_depth = 0;
    int reduction = 0;

    Killers killers;
    int line_length = 0;
    std::array<Action, max_plies> line;
    Picker picker;
};

template <class Frame>
Frame& parent_of(Frame& frame) {
    return (&frame)[-1];
}
template <class Frame>
Frame& child_of(Frame& frame) {
    return (&frame)[1];
}

/// Sets the principal variation of a frame: the action to its child, then the child's variation.
template <class Frame>
void extend_line(Frame& frame) {
    const Frame& child = child_of(frame);
    frame.line[0] = frame.action;
    std::copy_n(child.line.begin(), child.line_length, frame.line.begin() + 1);
    frame.line_length = child.line_length + 1;
}

}  // namespace quintet::search
