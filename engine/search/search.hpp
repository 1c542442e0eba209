#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/concepts.hpp"
#include "engine/search/depth_log.hpp"
#include "engine/search/statistics.hpp"

namespace quintet::search {

/// Limits of a search; 0 for no limit. Without limits it ends when the result is proven or depth
/// 100 is complete. To limit time, the caller stops calling `step`.
struct Limits {
    int depth = 0;            ///< plies of iterative deepening
    std::uint64_t nodes = 0;  ///< positions visited; overshoots by less than one step's work
    int lines = 1;            ///< number of root actions with an exact score and a line, 1 to 64
    std::uint64_t seed = 0;   ///< for algorithms that use random numbers
    bool statistics = false;  ///< whether alpha-beta searches count their work
};

/// A root action with its principal variation.
template <PositionType P>
struct Line {
    std::vector<typename P::Action> actions;  ///< never empty; the first is legal at the root
    Scores<P::player_count> scores{};         ///< in the evaluator's unit, proven ones by distance
};

/// Converts lines to the form of the log.
template <PositionType P>
std::vector<LoggedLine> logged(const std::vector<Line<P>>& lines) {
    std::vector<LoggedLine> log;
    for (const Line<P>& line : lines) {
        begin_line(log, line.scores);
        for (const auto& action : line.actions) add_action(log, action.code());
    }
    return log;
}

/// Statistics of a root action in Monte Carlo tree search.
template <PositionType P>
struct RootAction {
    typename P::Action action{};
    std::uint64_t visits = 0;          ///< playouts through it, also of earlier searches
    double share = 0;                  ///< of all visits at the root, 0 to 1
    Scores<P::player_count> scores{};  ///< as in `Line`
};

/// Progress and results of a search.
template <PositionType P>
struct Report {
    int depth = 0;  ///< the last depth whose lines are complete; 0 before the first
    std::uint64_t nodes = 0;
    bool finished = false;       ///< a limit was reached, or more work cannot change the answer
    std::vector<Line<P>> lines;  ///< best first; `lines` of them, or one for each action if fewer
    DepthLog completed;          ///< empty for a search that does not deepen
    int depth_under_way = 0;     ///< a started, incomplete depth; 0 if there is none
    std::optional<Statistics<P>> statistics;  ///< if the limits ask for them and the search counts

    /// Logs `lines` as the result of `depth`.
    void log_depth(std::uint64_t nodes_so_far) {
        completed.add({depth, nodes_so_far, logged(lines)});
    }
};

/// A search that runs in steps. The result depends on the number of nodes only, not on how they are
/// divided into steps, and is the same natively and in WebAssembly.
template <PositionType P>
class Search {
  public:
    virtual ~Search() = default;

    /// Starts searching `root`, which is not over. Ends any earlier search but keeps its tables.
    /// `history`: repetition keys of the earlier positions of the game, oldest first, without the
    /// root.
    virtual void start(const P& root, std::span<const std::uint64_t> history,
                       const Limits& limits) = 0;

    /// Visits about `nodes` more positions, at least one unless the search has finished. Returns
    /// whether it has finished.
    virtual bool step(std::uint64_t nodes) = 0;

    /// Returns the state after the last step. After the first step there is at least one line.
    virtual const Report<P>& report() const = 0;

    /// Returns the root actions that were visited, best first. Empty for algorithms that do not
    /// count visits.
    virtual std::vector<RootAction<P>> root_actions() const { return {}; }

    /// Pauses the helper threads of a search, which otherwise also run between steps. The next step
    /// continues them.
    virtual void pause() {}

    /// Clears all tables, as for a new game.
    virtual void clear() = 0;
};

}  // namespace quintet::search
