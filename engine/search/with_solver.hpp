#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "engine/search/features.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// An evaluator may name a `Solver` that knows more about some positions than a search can see,
/// such as a race in which each player only has to find the shortest way.
///  - `start(root)` says whether it applies to a root that is not over; then it has begun, and may
///    go on from what it found for earlier roots.
///  - `step(nodes)` looks at about so many more positions, at least one, and returns how many it
///    looked at; what it finds must not depend on how the work is cut into steps.
///  - `line()` is what to play and what is expected to follow: legal, never empty after a step.
///  - `scores()` are those of the line, `depth()` grows when they are better founded.
///  - `finished()`: more work cannot change the answer. `clear()` forgets everything.
template <class E, class P>
concept HasSolver = EvaluatorType<E, P> && std::default_initializable<typename E::Solver> &&
    requires(typename E::Solver solver, const typename E::Solver asked, const P root) {
    { solver.start(root) } -> std::same_as<bool>;
    { solver.step(std::uint64_t{1}) } -> std::same_as<std::uint64_t>;
    { asked.line() } -> std::same_as<std::vector<typename P::Action>>;
    { asked.scores() } -> std::same_as<Scores<P::player_count>>;
    { asked.depth() } -> std::same_as<int>;
    { asked.finished() } -> std::same_as<bool>;
    { solver.clear() } -> std::same_as<void>;
};

/// Another search, but where the evaluator's solver applies, the solver. Asked for several lines,
/// for a depth or to play against somebody, it is always the search: a solver knows one line, no
/// plies and no sides.
template <PositionType P, HasSolver<P> E, class S>
class WithSolver final : public Search<P> {
  public:
    template <class... Arguments>
    explicit WithSolver(Arguments&&... arguments)
        : search_(std::forward<Arguments>(arguments)...) {}

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        solving_ = limits.lines == 1 && limits.depth == 0 &&
                   !(takes_sides<P> && limits.against != no_player) && solver_.start(root);
        search_.pause();
        if (!solving_) return search_.start(root, history, limits);
        limit_ = limits.nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : limits.nodes;
        report_ = {};
    }

    bool step(std::uint64_t nodes) override {
        if (!solving_) return search_.step(nodes);
        if (report_.finished) return true;
        const std::uint64_t left = limit_ - report_.nodes;
        report_.nodes += solver_.step(nodes < 1 ? 1 : nodes < left ? nodes : left);
        report_.finished = solver_.finished() || report_.nodes >= limit_;
        // Writing a line down costs more than a few steps of the work.
        if (report_.finished || report_.depth == 0 || report_.depth != solver_.depth()) {
            report_.depth = solver_.depth();
            report_.lines.resize(1);
            report_.lines[0] = {solver_.line(), solver_.scores()};
        }
        return report_.finished;
    }

    void pause() override { search_.pause(); }

    const Report<P>& report() const override { return solving_ ? report_ : search_.report(); }

    void clear() override {
        search_.clear();
        solver_.clear();
        solving_ = false;
    }

  private:
    S search_;
    typename E::Solver solver_;
    bool solving_ = false;
    std::uint64_t limit_ = 0;
    Report<P> report_;
};

}  // namespace quintet::search
