#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/search/make/threaded.hpp"
#include "engine/search/mcts/mcts_tree.hpp"

namespace quintet::search {

/// Monte Carlo tree search in several threads, each with its own tree. The visits of all trees
/// together choose the action (root parallelisation; Chaslot, Winands, van den Herik,
/// "Parallel Monte-Carlo Tree Search", 2008). Trees have different exploration constants. The
/// helpers' visits are added at a pause.
template <PositionType P, class S>
class RootParallel final : public Threaded<P, S> {
    using Base = Threaded<P, S>;

  public:
    /// `threads`: at least 1; they divide `table_bytes` equally. Each search also gets `evaluator`.
    template <class E>
    RootParallel(int threads, std::size_t table_bytes, const E& evaluator)
        : Base(table_bytes / static_cast<std::size_t>(threads), MctsSettings{}, evaluator) {
        MctsSettings settings;
        for (int i = 1; i < threads; ++i) {
            settings.exploration *= 1.1F;
            this->helpers_.add(table_bytes / static_cast<std::size_t>(threads), settings,
                               evaluator);
        }
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        const Limits unlimited = this->start_main(root, history, limits);
        for (std::size_t i = 0; i < this->helpers_.size(); ++i) {
            this->helpers_[i].start(root, history, unlimited);
        }
        this->refresh();
    }

  private:
    void take_report() override {
        this->report_ = this->main_.report();
        this->report_.nodes += this->helper_nodes();
    }

    void after_pause() override {
        std::vector<RootVote> votes;
        for (std::size_t i = 0; i < this->helpers_.size(); ++i) {
            this->helpers_[i].search().vote(votes);
        }
        this->main_.hear(votes);
        this->refresh();
    }
};

}  // namespace quintet::search
