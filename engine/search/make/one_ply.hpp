#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/search/actions/ranking.hpp"
#include "engine/search/features.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// Searches one ply: the static evaluation after each action. Prefers the first in the list of
/// equal actions. A baseline for other algorithms.
template <PositionType P, EvaluatorType<P> E>
class Greedy final : public Search<P> {
  public:
    explicit Greedy(const E& evaluator = E()) : evaluator_(evaluator) { report_.finished = true; }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        root_ = {root};
        keys_.assign(history.begin(), history.end());
        keys_.push_back(root.repetition_key());
        limits_ = limits;
        actions_.clear();
        root.legal_actions(actions_);
        next_ = 0;
        report_ = {};
        report_.depth_under_way = 1;
        lines_.clear();
    }

    bool step(std::uint64_t nodes) override {
        if (report_.finished) return true;
        for (; nodes > 0 && !report_.finished; --nodes) visit_next();
        publish();
        if (report_.depth == 1) report_.log_depth(report_.nodes);
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }
    void clear() override {
        report_ = {};
        report_.finished = true;
    }

  private:
    void visit_next() {
        Line<P> line;
        line.actions = {actions_[next_]};
        line.scores = value_after(actions_[next_]);
        lines_.push_back(std::move(line));
        ++report_.nodes;
        ++next_;
        if (next_ == actions_.size()) {
            report_.finished = true;
            report_.depth = 1;
            report_.depth_under_way = 0;
        }
        if (report_.nodes == limits_.nodes) report_.finished = true;
    }

    Scores<P::player_count> value_after(const typename P::Action& action) const {
        P position = root_.front();
        position.play(action);
        const Outcome outcome = position.outcome();
        if (outcome.over()) return final_scores<P::player_count>(outcome, 1);
        const auto before = std::count(keys_.begin(), keys_.end(), position.repetition_key());
        if (position.repetition_limit() > 0 && before + 1 >= position.repetition_limit()) return {};
        return evaluator_.evaluate(position);
    }

    void publish() {
        const Player player = root_.front().to_move();
        Ranking ranking;
        for (std::size_t i = 0; i < lines_.size(); ++i) ranking.add(lines_[i].scores[player], i);
        const auto wanted = static_cast<std::size_t>(std::clamp(limits_.lines, 1, max_lines));
        report_.lines.clear();
        for (const std::size_t place : ranking.places(wanted)) {
            report_.lines.push_back(lines_[place]);
        }
    }

    E evaluator_;
    std::vector<P> root_;  // one element after `start`
    std::vector<std::uint64_t> keys_;
    Limits limits_;
    ActionList<P> actions_;
    std::size_t next_ = 0;
    std::vector<Line<P>> lines_;
    Report<P> report_;
};

/// Chooses a random legal action, all with equal probability. The same seed and position give the
/// same action.
template <PositionType P, EvaluatorType<P> E>
class AnyAction final : public Search<P> {
  public:
    explicit AnyAction(const E& evaluator = E()) : evaluator_(evaluator) {
        report_.finished = true;
    }

    void start(const P& root, std::span<const std::uint64_t>, const Limits& limits) override {
        ActionList<P> actions;
        root.legal_actions(actions);
        Random random(limits.seed ^ mix(root.hash() + static_cast<std::uint64_t>(root.ply())));
        Line<P> line;
        line.actions = {random.pick(actions)};
        line.scores = evaluator_.evaluate(root);
        report_ = {};
        report_.lines.push_back(std::move(line));
    }

    bool step(std::uint64_t) override {
        if (!report_.finished) {
            report_.nodes = 1;
            report_.finished = true;
        }
        return true;
    }

    const Report<P>& report() const override { return report_; }
    void clear() override {
        report_ = {};
        report_.finished = true;
    }

  private:
    E evaluator_;
    Report<P> report_;
};

}  // namespace quintet::search
