#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/search/helper_thread.hpp"
#include "engine/search/mcts_tree.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// Monte Carlo tree search in several threads, each with a tree of its own: the visits of all count
/// when an action is chosen (root parallelisation; Chaslot, Winands, van den Herik, "Parallel
/// Monte-Carlo Tree Search", 2008). Trees differ by how much they explore. How far each has come
/// when it is asked depends on the machine, and so does the answer.
///
/// Helpers work while a `step` is under way and until `pause`, and are heard at the pause.
template <PositionType P, class S>
class RootParallel final : public Search<P> {
  public:
    /// `threads` is at least 1; `evaluator` is what searches are made with, besides their memory
    /// and their settings.
    template <class E>
    RootParallel(int threads, std::size_t table_bytes, const E& evaluator)
        : main_(table_bytes / static_cast<std::size_t>(threads), MctsSettings{}, evaluator) {
        MctsSettings settings;
        for (int i = 1; i < threads; ++i) {
            settings.exploration *= 1.1F;
            helpers_.add(table_bytes / static_cast<std::size_t>(threads), settings, evaluator);
        }
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        pause();
        limit_ = limits.nodes;
        Limits unlimited = limits;
        unlimited.nodes = 0;
        main_.start(root, history, unlimited);
        for (std::size_t i = 0; i < helpers_.size(); ++i) {
            helpers_[i].start(root, history, unlimited);
        }
        take_report();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        helpers_.go_on();
        working_ = true;
        if (limit_ > 0) {
            // What the others do meanwhile counts as well.
            nodes = helpers_.own_share(nodes, limit_ - report_.nodes);
        }
        main_.step(nodes);
        take_report();
        if (report_.finished) pause();
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    /// How many of the nodes are helpers' work.
    std::uint64_t helper_nodes() const { return helpers_.nodes(); }

    void pause() override {
        if (!working_) return;
        working_ = false;
        helpers_.pause();
        std::vector<RootVote> votes;
        for (std::size_t i = 0; i < helpers_.size(); ++i) helpers_[i].search().vote(votes);
        main_.hear(votes);
        take_report();
    }

    void clear() override {
        pause();
        main_.clear();
        helpers_.clear();
        report_ = main_.report();
    }

  private:
    void take_report() {
        report_ = main_.report();
        report_.nodes += helper_nodes();
        if (limit_ > 0 && report_.nodes >= limit_) report_.finished = true;
    }

    S main_;
    HelperThreads<S> helpers_;
    std::uint64_t limit_ = 0;
    bool working_ = false;
    Report<P> report_;
};

}  // namespace quintet::search
