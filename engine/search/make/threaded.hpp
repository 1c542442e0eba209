#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/search/make/helper_thread.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// Base class of searches in several threads. The main search runs in the thread that calls `step`
/// and gives the answer; helpers run from the first `step` until `pause`. The nodes of all threads
/// count towards the limit. The result depends on the timing of the threads, so it is not
/// deterministic.
template <PositionType P, class S>
class Threaded : public Search<P> {
  public:
    bool step(std::uint64_t nodes) final {
        if (report_.finished) return true;
        helpers_.resume();
        working_ = true;
        // Each helper visits about as many nodes meanwhile.
        if (limit_ > 0) nodes = helpers_.own_share(nodes, limit_ - report_.nodes);
        main_.step(nodes);
        refresh();
        if (report_.finished) pause();
        return report_.finished;
    }

    const Report<P>& report() const final { return report_; }

    std::vector<RootAction<P>> root_actions() const final { return main_.root_actions(); }

    /// The number of nodes that the helpers have visited.
    std::uint64_t helper_nodes() const { return helpers_.nodes(); }

    void pause() final {
        if (!working_) return;
        working_ = false;
        helpers_.pause();
        after_pause();
    }

    void clear() final {
        pause();
        main_.clear();
        helpers_.clear();
        report_ = main_.report();
    }

  protected:
    /// `arguments`: as for the main search.
    template <class... Arguments>
    explicit Threaded(const Arguments&... arguments) : main_(arguments...) {}

    /// Starts the main search without its node limit, which `step` enforces. Returns the limits
    /// without it, for the helpers.
    Limits start_main(const P& root, std::span<const std::uint64_t> history, Limits limits) {
        pause();
        limit_ = limits.nodes;
        limits.nodes = 0;
        main_.start(root, history, limits);
        return limits;
    }

    void refresh() {
        take_report();
        if (limit_ > 0 && report_.nodes >= limit_) report_.finished = true;
    }

    /// Updates `report_` from the main search's report and the helpers' nodes.
    virtual void take_report() = 0;
    /// Called when the helpers pause; their searches may be read.
    virtual void after_pause() {}

    S main_;
    HelperThreads<S> helpers_;
    Report<P> report_;

  private:
    std::uint64_t limit_ = 0;
    bool working_ = false;
};

}  // namespace quintet::search
