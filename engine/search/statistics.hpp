#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/core/concepts.hpp"

// Counts of an alpha-beta search, which show how it works.

namespace quintet::search {

/// Counts of events in a tree.
struct Counts {
    std::uint64_t quiescence_nodes = 0;
    std::uint64_t table_hits = 0;  ///< nodes whose value the transposition table knew
    /// Cut-offs: nodes at which an action was too good for the other side to allow; and cut-offs by
    /// the first action.
    std::uint64_t cutoffs = 0;
    std::uint64_t first_cutoffs = 0;
    /// Late actions searched at reduced depth, and those of them that turned out better than
    /// expected and were searched again.
    std::uint64_t reductions = 0;
    std::uint64_t searched_again = 0;
};

/// Counts the events of a search. Changes no result. Counts nothing in the page's module.
class Counter {
  public:
    /// Turns counting on or off, and resets the counts.
    void start(bool on) {
        on_ = on;
        counts_ = {};
    }
    const Counts& counts() const { return counts_; }
    void add(std::uint64_t Counts::*event) {
        if constexpr (profile::full) {
            if (on_) ++(counts_.*event);
        }
    }

  private:
    bool on_ = false;
    Counts counts_;
};

/// The counts of a search after `nodes` nodes.
template <PositionType P>
struct Statistics {
    /// A root action and the number of nodes below it, at all depths together.
    struct RootNodes {
        typename P::Action action{};
        std::uint64_t nodes = 0;
    };

    std::uint64_t nodes = 0;
    Counts counts;
    std::vector<RootNodes> actions;  ///< all root actions; their nodes add up to `nodes`
};

}  // namespace quintet::search
