#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/search/make/threaded.hpp"

namespace quintet::search {

/// Alpha-beta in several threads that share only a transposition table: each helper searches the
/// same root independently, and its entries save the others work (lazy SMP).
template <PositionType P, class S>
class LazySmp final : public Threaded<P, S> {
    using Base = Threaded<P, S>;

  public:
    /// `threads`: at least 1; `arguments`: the constructor arguments of one search after its table.
    template <class... Arguments>
    LazySmp(int threads, std::size_t table_bytes, const Arguments&... arguments)
        : Base(table_bytes, arguments...) {
        for (int i = 1; i < threads; ++i) {
            this->helpers_.add(this->main_.share_table(), arguments...);
        }
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        Limits unlimited = this->start_main(root, history, limits);
        // Helpers search only the best line; every second one is a ply ahead.
        unlimited.lines = 1;
        for (std::size_t i = 0; i < this->helpers_.size(); ++i) {
            this->helpers_[i].start(root, history, unlimited, i % 2 == 0 ? 2 : 1);
        }
        this->report_ = {};
        this->refresh();
    }

  private:
    /// The helpers' number of nodes at the end of a depth is exact to within one step.
    void take_report() override {
        Report<P>& report = this->report_;
        const Report<P>& main = this->main_.report();
        const std::uint64_t helped = this->helper_nodes();
        report.depth = main.depth;
        report.depth_under_way = main.depth_under_way;
        report.nodes = main.nodes + helped;
        report.finished = main.finished;
        report.lines = main.lines;
        report.statistics = main.statistics;  // without the helpers
        while (report.completed.size() < main.completed.size()) {
            CompletedDepth depth = main.completed[report.completed.size()];
            depth.nodes += helped;
            report.completed.add(std::move(depth));
        }
    }
};

}  // namespace quintet::search
