#pragma once

#include <cstdint>

#include "engine/core/score.hpp"

namespace quintet::search {

/// Which refinements an alpha-beta search uses. Without any it is plain minimax to a fixed depth,
/// which is how the tests compare it with a search written in the simplest way.
struct Features {
    bool table = true;       ///< transposition table: cut-offs and first actions
    bool quiescence = true;  ///< loud actions are followed beyond the last ply
    bool reductions = true;  ///< late actions are searched less deep
    bool extensions = true;  ///< an action that is the only one costs no depth
    bool aspiration = true;  ///< narrow first windows at the root
    bool pruning = true;     ///< hopeless and needless shallow nodes are left early

    static constexpr Features none() { return {false, false, false, false, false, false}; }
};

/// Whether searches of a game can be told to play against a certain player, `Limits::against`. With
/// two players there is nobody else; and no page asks for it, so that in WebAssembly it would only
/// be more to load.
#ifdef __EMSCRIPTEN__
inline constexpr bool knows_sides = false;
#else
inline constexpr bool knows_sides = true;
#endif
template <class P>
inline constexpr bool takes_sides = P::player_count > 2 && knows_sides;

/// The longest path a search looks at, quiescence included; further positions are only evaluated.
inline constexpr int max_plies = 128;

/// The depth at which iterative deepening ends if nothing else ends it.
inline constexpr int max_depth = 100;

/// The most lines a search reports.
inline constexpr int max_lines = 64;

/// Further than any score.
inline constexpr Score infinite_score = win_score + 1;

}  // namespace quintet::search
