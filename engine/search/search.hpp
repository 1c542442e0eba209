#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"

namespace quintet::search {

/// When a search ends by itself. A zero means no such limit; with none at all it goes on until the
/// result is proven or depth 100 is done. Time is the caller's business: it stops calling `step`.
struct Limits {
    int depth = 0;            ///< plies of iterative deepening
    std::uint64_t nodes = 0;  ///< positions visited; overshoots by less than one step's work
    int lines = 1;            ///< how many best root actions get an exact score and a line, 1 to 64
    std::uint64_t seed = 0;   ///< for searches that leave something to chance
    /// Not the player to move, and only for searches that `can_play_against`: nothing counts but
    /// the harm of this player. The player to move is one of a coalition of all others against it.
    /// Lines are best first as these see it; the scores are its own as found by the search, and for
    /// the others those at the end of the line, whoever of them that favours.
    Player against = no_player;
};

/// A root action with what is expected to follow.
template <PositionType P>
struct Line {
    std::vector<typename P::Action> actions;  ///< never empty; the first is legal at the root
    Scores<P::player_count> scores{};         ///< in the evaluator's unit, proven ones by distance
};

/// How far a search has come.
template <PositionType P>
struct Report {
    int depth = 0;  ///< the last depth whose lines are complete; 0 before the first
    std::uint64_t nodes = 0;
    bool finished = false;       ///< a limit was reached, or more work cannot change the answer
    std::vector<Line<P>> lines;  ///< best first, as many as asked for or as there are actions
};

/// A search that is done in slices. It is deterministic by node count: how the work is cut into
/// steps changes nothing about what is found, natively or in WebAssembly.
template <PositionType P>
class Search {
  public:
    virtual ~Search() = default;

    /// Begins to think about `root`, which is not over, dropping what was under way but keeping
    /// what was learnt. `history`: repetition keys of the earlier positions of the game, oldest
    /// first, root excluded.
    virtual void start(const P& root, std::span<const std::uint64_t> history,
                       const Limits& limits) = 0;

    /// Goes on for about `nodes` more positions (at least one). True once finished; then it does
    /// nothing.
    virtual bool step(std::uint64_t nodes) = 0;

    /// The state after the last step. After the first step there is at least one line.
    virtual const Report<P>& report() const = 0;

    /// Ends what is done between two steps, until the next step. Only searches in several threads
    /// do anything there.
    virtual void pause() {}

    /// Forgets everything learnt, as for a new game.
    virtual void clear() = 0;
};

}  // namespace quintet::search
