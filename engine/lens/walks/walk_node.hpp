#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/lens/lens_options.hpp"

// The variables of a depth-first search at one node, and how it pauses there.
//
// The searches are written as recursive functions, as in a textbook, but can stop and continue
// anywhere. `visit(n)` works on one node, whose variables are all in `n`. `LENS_SEARCH` searches a
// child: it puts the child on the path and returns. When the child's value is known, `visit(n)` is
// called again and continues after that line. (Debian 12's Emscripten has no coroutines.)

/// Open and close the body of `visit`.
#define LENS_BEGIN(n)     \
    switch ((n).resume) { \
        case 0:
#define LENS_END    \
    default: break; \
        }

/// Searches a child of `n`; its value is in `n.value` afterwards. Other arguments: see
/// `Walk::search_child`.
#define LENS_SEARCH(n, ...)                   \
    do {                                      \
        (n).resume = __LINE__;                \
        this->search_child((n), __VA_ARGS__); \
        return;                               \
        case __LINE__: this->receive(n);      \
    } while (false)

/// The same in negamax, where the value of the child changes its sign.
#define LENS_NEGATED(n, ...) LENS_SEARCH(n, __VA_ARGS__)

namespace quintet::lens {

/// The step from a node to a child: one action; in best-reply search one action of each opponent.
template <PositionType P>
using Move = FixedVector<typename P::Action, (P::player_count > 2 ? P::player_count - 1 : 1)>;

/// A node on the path from the root to the current node, with the variables of the pseudocode.
template <PositionType P>
struct Node {
    P position;
    int number = 0;
    int depth = 0;  ///< plies left; less than 0 in quiescence search
    int ply = 0;    ///< plies from the root
    Score alpha = -infinity;
    Score beta = infinity;
    std::vector<Move<P>> moves = {};
    std::size_t i = 0;                          ///< the move being searched
    int child = -1;                             ///< the number of its node
    Score value = 0;                            ///< its value, for `Walk::side`
    Score best = 0;                             ///< the best of these so far
    Scores<P::player_count> child_values = {};  ///< its values, for all players
    Scores<P::player_count> values = {};        ///< of the best child
    std::size_t best_move = 0;
    std::int64_t total = 0;         ///< at a chance node: the sum of weighted values
    Score first_alpha = -infinity;  ///< the window at the start, for the table
    Score first_beta = infinity;
    std::uint64_t key = 0;  ///< in the table
    int resume = 0;         ///< where `visit` continues
};

/// The scores between which a search needs the exact value.
struct Window {
    Score alpha = -infinity;
    Score beta = infinity;
};

}  // namespace quintet::lens
