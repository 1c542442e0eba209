#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/actions/root_actions.hpp"
#include "engine/search/actions/scored_actions.hpp"
#include "engine/search/features.hpp"
#include "engine/search/search.hpp"
#include "engine/search/tree/coalition.hpp"
#include "engine/search/tree/pruning.hpp"
#include "engine/search/tree/tree.hpp"

namespace quintet::search {

/// Iterative-deepening principal-variation search: alpha-beta for two players, and the same for one
/// player against a coalition of all others (see `Coalition`).
template <PositionType P, EvaluatorType<P> E, Coalition coalition = Coalition::paranoid>
class AlphaBeta final : public Search<P> {
    using Action = typename P::Action;

  public:
    explicit AlphaBeta(std::size_t table_bytes = TranspositionTable::default_bytes,
                       Features features = {}, const E& evaluator = E())
        : tree_(table_bytes, features, evaluator) {
        report_.finished = true;
    }
    /// A search that shares the table of another, which must outlive it.
    explicit AlphaBeta(TranspositionTable::Shared table, Features features = {},
                       const E& evaluator = E())
        : tree_(table, features, evaluator) {
        report_.finished = true;
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        start(root, history, limits, 1);
    }
    /// Starts at depth `first_depth` instead of 1.
    QUINTET_COLD void start(const P& root, std::span<const std::uint64_t> history,
                            const Limits& limits, int first_depth) {
        root_ = {root};
        tree_.start(root, history);
        limits_ = limits;
        if (limits_.depth <= 0 || limits_.depth > max_depth) limits_.depth = max_depth;
        collect(root);
        report_ = {};
        start_statistics();
        publish();
        depth_ = std::min(first_depth, limits_.depth) - 1;
        win_to_beat_ = 0;
        tree_.seek_shorter_win(false);
        next_depth();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        const std::uint64_t limit =
            limits_.nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : limits_.nodes;
        const std::uint64_t left = limit - tree_.nodes();
        const std::uint64_t target =
            tree_.nodes() + std::min(left, std::max<std::uint64_t>(nodes, 1));
        while (!report_.finished && tree_.run(target)) take_value();
        report_.nodes = tree_.nodes();
        update_statistics();
        if (report_.nodes >= limit) report_.finished = true;
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    TranspositionTable::Shared share_table() { return tree_.share_table(); }

    void clear() override {
        tree_.clear();
        report_ = {};
        report_.finished = true;
    }

  private:
    static constexpr Score first_window = Tree<P, E, coalition>::unit / 4;

    /// Lists the root's actions: the table's first, then by the evaluator's move ordering scores.
    QUINTET_COLD void collect(const P& root) {
        list_.fill(root);
        const std::uint32_t known = tree_.recall_root().action;
        const auto orderer = orderer_of(tree_.evaluator(), root);
        for (std::size_t i = 0; i < list_.actions.size(); ++i) {
            const Action& action = list_.actions[i];
            list_.score(i, action.code() == known ? table_score : orderer(action), false);
        }
        actions_.start(root.to_move(), limits_.lines);
        while (list_.left()) actions_.add(list_.next().action);
    }

    QUINTET_COLD void next_depth() {
        report_.depth_under_way = ++depth_;
        actions_.begin_depth();
        place_ = 0;
        search_next();
    }

    /// Starts searching the next root action.
    QUINTET_COLD void search_next() {
        const auto& entry = actions_[place_];
        low_ = actions_.threshold();
        high_ = infinite_score;
        width_ = first_window;
        reduction_ = 0;
        if (place_ < actions_.lines()) {
            // One of the wanted lines: search its exact score, in an aspiration window around that
            // of the last depth.
            attempt_ = Attempt::full_window;
            const Score last = actions_.score(place_);
            if (tree_.features().aspiration && depth_ > 2 && entry.scored && !is_proven(last)) {
                low_ = std::max(low_, last - width_);
                high_ = last + width_;
            }
        } else {
            attempt_ = Attempt::null_window;
            if (tree_.features().reductions && depth_ >= 3 && place_ >= actions_.lines() + 3 &&
                !tree_.seeks_win_above(low_)) {
                reduction_ = late_action_reduction(tree_.selectivity(), depth_, place_) / 256 - 1;
                reduction_ = std::clamp(reduction_, 0, depth_ - 2);
                if (reduction_ > 0) {
                    attempt_ = Attempt::reduced;
                    tree_.counter.add(&Counts::reductions);
                }
            }
        }
        search_action();
    }

    void search_action() {
        const Score high = attempt_ == Attempt::full_window ? high_ : low_ + 1;
        const int depth = attempt_ == Attempt::reduced ? depth_ - reduction_ : depth_;
        tree_.begin_action(actions_[place_].action(), low_, high, depth);
    }

    /// Uses the value of the root action, and decides what to search next.
    QUINTET_COLD void take_value() {
        update_statistics();
        const Score value = tree_.value();
        if (attempt_ != Attempt::full_window) {
            if (value > low_) {
                // Better than expected: search it again at full depth, then with the full window.
                if (attempt_ == Attempt::reduced) tree_.counter.add(&Counts::searched_again);
                attempt_ =
                    attempt_ == Attempt::reduced ? Attempt::null_window : Attempt::full_window;
                return search_action();
            }
        } else if (value <= low_ && low_ > actions_.threshold()) {
            low_ = std::max(actions_.threshold(), value - widen());
            return search_action();
        } else if (value >= high_) {
            note(value, false);
            high_ = std::min(infinite_score, value + widen());
            return search_action();
        } else if (value > actions_.threshold()) {
            note(value, true);
        }
        if (++place_ < actions_.size()) return search_next();
        end_depth();
    }

    void start_statistics() {
        if constexpr (!profile::full) return;
        tree_.counter.start(limits_.statistics);
        if (!limits_.statistics) return;
        report_.statistics.emplace();
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            report_.statistics->actions.push_back({actions_[i].action()});
        }
    }

    /// Updates the statistics of the report. The nodes since the last call belong to the current
    /// root action.
    void update_statistics() {
        if constexpr (!profile::full) return;
        if (!report_.statistics) return;
        Statistics<P>& statistics = *report_.statistics;
        statistics.counts = tree_.counter.counts();
        const std::uint64_t nodes = tree_.nodes() - statistics.nodes;
        statistics.nodes = tree_.nodes();
        if (nodes == 0) return;
        const Action action = actions_[place_].action();
        for (auto& each : statistics.actions) {
            if (each.action == action) each.nodes += nodes;
        }
    }

    /// Widens an aspiration window that did not hold the value; returns its new half width.
    Score widen() {
        width_ = width_ < evaluation_limit / 8 ? 4 * width_ : 2 * infinite_score;
        return width_;
    }

    QUINTET_COLD void end_depth() {
        actions_.end_depth();
        tree_.remember_root(actions_[0].action(), actions_.score(0), depth_);
        report_.depth = depth_;
        publish();
        report_.log_depth(tree_.nodes());
        if (depth_ >= limits_.depth || settled()) {
            report_.depth_under_way = 0;
            report_.finished = true;
        } else {
            next_depth();
        }
    }

    /// Returns whether deeper searches cannot change the lines. The depth that finds a win may have
    /// pruned or reduced a shorter win, so one more depth runs without pruning and reductions, and
    /// without table entries of shallower searches. Best-reply search skips that depth, because
    /// opponents could usually avoid the win.
    bool settled() {
        if (!actions_.settled(depth_)) return false;
        const Score score = actions_.score(0);
        if (coalition == Coalition::best_reply || !tree_.features().reductions ||
            score < evaluation_limit || score == win_score - 1 || score == win_to_beat_) {
            return true;
        }
        win_to_beat_ = score;
        tree_.seek_shorter_win(true);
        return false;
    }

    QUINTET_COLD void publish() {
        report_.lines = actions_.best(tree_.evaluator().evaluate(root_.front()));
    }

    /// Records the root player's score for the root action. With more than two players, the other
    /// players' scores are taken from the end of the principal variation.
    QUINTET_COLD void note(Score value, bool exact) {
        P position = root_.front();
        const Player player = position.to_move();
        position.play(actions_[place_].action());
        for (const Action& action : tree_.line()) position.play(action);
        const Outcome outcome = position.outcome();
        auto scores = outcome.over() ? final_scores<P::player_count>(
                                           outcome, position.ply() - root_.front().ply())
                                     : tree_.evaluator().evaluate(position);
        scores[player] = value;
        if constexpr (P::player_count == 2) scores[1 - player] = -value;
        actions_.note(place_, scores, exact, tree_.line());
        publish();
    }

    Tree<P, E, coalition> tree_;
    ScoredActions<P> list_;
    RootActions<P> actions_;
    std::vector<P> root_;  // one element after `start`
    Limits limits_;
    Report<P> report_;

    int depth_ = 0;          // being searched
    std::size_t place_ = 0;  // of the root action being searched
    Attempt attempt_ = Attempt::full_window;
    Score low_ = 0;  // the full window
    Score high_ = 0;
    Score width_ = 0;  // half of it
    int reduction_ = 0;
    Score win_to_beat_ = 0;  // the proven win that this depth tries to shorten; 0: none
};

}  // namespace quintet::search
