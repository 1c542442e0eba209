#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/search/helper_thread.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// One search in several threads that share nothing but a transposition table: each helper thinks
/// about the same root by itself, and what it finds out spares the others the work (lazy SMP). The
/// answer is that of the thread that calls `step`. It is the one kind of search that is not
/// deterministic: threads meet each other's entries by chance.
///
/// Helpers work while a `step` is under way and until `pause`.
template <PositionType P, class S>
class LazySmp final : public Search<P> {
  public:
    /// `threads` is at least 1; `arguments` are what one search is made with, after its table.
    template <class... Arguments>
    LazySmp(int threads, std::size_t table_bytes, const Arguments&... arguments)
        : main_(table_bytes, arguments...) {
        for (int i = 1; i < threads; ++i) {
            helpers_.add(main_.share_table(), arguments...);
        }
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        pause();
        limit_ = limits.nodes;
        Limits unlimited = limits;
        unlimited.nodes = 0;
        main_.start(root, history, unlimited);
        // The best line is what everybody looks for; every second helper is a ply ahead.
        unlimited.lines = 1;
        for (std::size_t i = 0; i < helpers_.size(); ++i) {
            helpers_[i].start(root, history, unlimited, i % 2 == 0 ? 2 : 1);
        }
        report_ = main_.report();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        helpers_.go_on();
        if (limit_ > 0) {
            // What the others do meanwhile counts as well.
            nodes = helpers_.own_share(nodes, limit_ - report_.nodes);
        }
        const bool finished = main_.step(nodes);
        take_report();
        report_.finished = finished || (limit_ > 0 && report_.nodes >= limit_);
        if (report_.finished) pause();
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    /// How many of the nodes are helpers' work.
    std::uint64_t helper_nodes() const { return helpers_.nodes(); }

    void pause() override { helpers_.pause(); }

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
    }

    S main_;
    HelperThreads<S> helpers_;
    std::uint64_t limit_ = 0;
    Report<P> report_;
};

}  // namespace quintet::search
