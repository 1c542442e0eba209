#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "engine/search/features.hpp"
#include "engine/search/search.hpp"
#include "engine/search/search_hooks.hpp"

namespace quintet::search {

/// A search that uses the evaluator's solver where that applies. Requests for several lines or with
/// a depth limit always go to the search: a solver has one line, and its depth is not in plies.
template <PositionType P, HasSolver<P> E, class S>
class WithSolver final : public Search<P> {
  public:
    template <class... Arguments>
    explicit WithSolver(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        solving_ = limits.lines == 1 && limits.depth == 0 && solver_.start(root);
        search_.pause();
        if (!solving_) return search_.start(root, history, limits);
        limit_ = limits.nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : limits.nodes;
        report_ = {};
    }

    bool step(std::uint64_t nodes) override {
        if (!solving_) return search_.step(nodes);
        if (report_.finished) return true;
        const std::uint64_t left = limit_ - report_.nodes;
        const std::uint64_t target =
            report_.nodes + std::min(std::max<std::uint64_t>(nodes, 1), left);
        while (report_.nodes < target && !solver_.finished()) {
            report_.nodes += solver_.step(1);
            if (report_.depth != solver_.depth()) end_depth();
        }
        report_.finished = solver_.finished() || report_.nodes >= limit_;
        if (report_.depth != solver_.depth()) end_depth();
        // Making a line costs more than a few steps.
        if (report_.finished || report_.depth == 0) write_line();
        return report_.finished;
    }

    std::vector<RootAction<P>> root_actions() const override {
        return solving_ ? std::vector<RootAction<P>>{} : search_.root_actions();
    }

    void pause() override { search_.pause(); }

    const Report<P>& report() const override { return solving_ ? report_ : search_.report(); }

    void clear() override {
        search_.clear();
        solver_.clear();
        solving_ = false;
    }

  private:
    void end_depth() {
        report_.depth = solver_.depth();
        write_line();
        report_.log_depth(report_.nodes);
    }

    void write_line() {
        report_.lines.resize(1);
        report_.lines[0] = {solver_.line(), solver_.scores()};
    }

    S search_;
    typename E::Solver solver_;
    bool solving_ = false;
    std::uint64_t limit_ = 0;
    Report<P> report_;
};

}  // namespace quintet::search
