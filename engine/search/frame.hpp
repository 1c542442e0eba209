#pragma once

#include <array>
#include <cstdint>

#include "engine/core/concepts.hpp"
#include "engine/core/hash.hpp"
#include "engine/search/features.hpp"
#include "engine/search/ordering.hpp"
#include "engine/search/table.hpp"

namespace quintet::search {

/// How an action is searched; one that turns out better than expected is tried with the next.
enum class Attempt : std::uint8_t {
    reduced,  ///< less deep, and only whether it is better than what there is
    narrow,   ///< only whether it is better than what there is
    full,     ///< for its value
};

/// Which actions of a node have got their ranks so far, beside the one that the table named.
enum class Ranked : std::uint8_t {
    none,
    known,    ///< those that the table named or that refuted neighbouring nodes, listed alone
    loud,     ///< those that are loud, of which alone there is a list
    killers,  ///< also those that refuted neighbouring nodes
    all,
};

/// A node on the path from the root to the node under way.
template <PositionType P>
struct Frame {
    using Action = typename P::Action;

    explicit Frame(const P& some) : position(some) {}

    /// What counts is above this, for the player whom all others play against.
    Score low() const { return friendly ? alpha : -beta; }

    P position;
    std::uint64_t key = 0;
    PositionKeys keys;
    bool made = true;  // `position` is; its keys are known before
    Player player = 0;
    bool friendly = true;  // the player whom all others play against is to move
    bool replied = false;  // best_reply: an opponent has made this round's reply

    int depth = 0;  // plies left; at 0 quiescence begins
    Score alpha = 0;
    Score beta = 0;
    Score best = 0;
    bool open = false;    // the window has room for exact values
    bool raised = false;  // `best` came to exceed the first alpha
    bool behind = false;  // too far below the window for actions that are not loud
    bool few = false;     // only likely actions have been listed
    Ranked ranked = Ranked::none;
    std::uint32_t table_action = no_action;
    std::uint32_t best_action = no_action;
    std::uint32_t default_action = no_action;  // best_reply: what an opponent does by default

    // The action that comes next, if the table has been asked for its bucket.
    std::uint32_t foreseen = no_action;
    PositionKeys foreseen_keys;

    // The child under way.
    Action action{};
    bool loud = false;
    bool again = false;  // it is to be searched once more
    Attempt attempt = Attempt::full;
    int child_depth = 0;
    int reduction = 0;

    std::array<std::uint32_t, 2> killers{no_action, no_action};
    std::uint32_t counter = no_action;  // as it was when it got its rank; killers do not change
    int line_length = 0;
    std::array<Action, max_plies> line;
    ActionPicker<P> picker;
};

}  // namespace quintet::search
