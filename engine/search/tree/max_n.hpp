#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/base/zeroed.hpp"
#include "engine/search/actions/root_actions.hpp"
#include "engine/search/features.hpp"
#include "engine/search/memory/key.hpp"
#include "engine/search/memory/repetition.hpp"
#include "engine/search/memory/table.hpp"
#include "engine/search/search.hpp"
#include "engine/search/search_hooks.hpp"
#include "engine/search/tree/frame.hpp"

namespace quintet::search {

/// Max^n for any number of players: each player maximises its own score (Luckhardt, Irani,
/// "An Algorithmic Solution of N-Person Games", 1986). Ties go to the worst score for the root
/// player, then for the players after it, so the value of a position does not depend on the order
/// of its actions.
///
/// A win on the next ply ends a node; nothing else is pruned. Shallow pruning (Korf,
/// "Multi-Player Alpha-Beta Pruning", 1991) would need a bound on the sum of scores. A table of
/// score vectors avoids searching transpositions twice.
///
/// Uses a stack of frames, as `Tree` does: it can stop after any node and continue later.
template <PositionType P, EvaluatorType<P> E>
class MaxN final : public Search<P> {
    using Action = typename P::Action;
    using Values = Scores<P::player_count>;

  public:
    /// Maximum number of plies of noisy actions. Without pruning, following all of them would use
    /// up the nodes.
    static constexpr int quiescence_plies = 2;

    explicit MaxN(std::size_t table_bytes = TranspositionTable::default_bytes,
                  Features features = {}, const E& evaluator = E())
        : features_(features),
          evaluator_(evaluator),
          table_(std::bit_floor(std::max<std::size_t>(table_bytes / sizeof(Entry), 1))) {
        report_.finished = true;
    }

    void start(const P& root, std::span<const std::uint64_t> history,
               const Limits& limits) override {
        if (frames_.empty()) {
            frames_.reserve(max_plies);
            for (int i = 0; i < max_plies; ++i) frames_.emplace_back(root);
        }
        limits_ = limits;
        if (limits_.depth <= 0 || limits_.depth > max_depth) limits_.depth = max_depth;
        root_player_ = root.to_move();
        generation_ = static_cast<std::uint8_t>(generation_ + 1);
        ply_ = 0;
        repetitions_.start(history, root.repetition_limit());
        repetitions_.push(root.hash(), root.repetition_key());

        Frame& frame = frames_[0];
        frame.position = root;
        frame.actions.clear();
        root.legal_actions(frame.actions);
        actions_.start(root_player_, limits.lines);
        for (const Action& action : frame.actions) actions_.add(action);
        report_ = {};
        publish();
        depth_ = 0;
        next_depth();
    }

    bool step(std::uint64_t nodes) override {
        std::uint64_t limit = std::numeric_limits<std::uint64_t>::max();
        if (limits_.nodes != 0) limit = limits_.nodes;
        for (; nodes > 0 && !report_.finished; --nodes) {
            visit();
            if (report_.nodes >= limit) report_.finished = true;
        }
        return report_.finished;
    }

    const Report<P>& report() const override { return report_; }

    void clear() override {
        table_.clear();
        generation_ = 0;
        report_ = {};
        report_.finished = true;
    }

  private:
    struct Frame {
        explicit Frame(const P& some) : position(some) {}

        P position;
        std::uint64_t key = 0;
        int depth = 0;     // plies left; at 0 quiescence starts
        bool any = false;  // `best` is set
        Values best{};
        std::size_t next = 0;  // place of the action to search next
        Action action{};       // being searched
        ActionList<P> actions;
        int line_length = 0;
        std::array<Action, max_plies> line;
    };

    struct Entry {
        std::uint64_t key = 0;
        Values scores{};  // proven ones count plies from the entry's node
        std::uint8_t depth = 0;
        std::uint8_t generation = 0;
        bool used = false;
    };

    /// Visits one node. If its values are known immediately, passes them up to its ancestors.
    void visit() {
        ++report_.nodes;
        bool descended = enter(frames_[static_cast<std::size_t>(ply_)]);
        while (!descended) {
            repetitions_.pop();
            if (--ply_ == 0) return take_value();
            Frame& frame = frames_[static_cast<std::size_t>(ply_)];
            absorb(frame);
            descended = proceed(frame);
        }
    }

    /// Visits the node on top. Returns false if its values are known, true if a child is on top.
    bool enter(Frame& frame) {
        frame.line_length = 0;
        const Outcome outcome = frame.position.outcome();
        if (outcome.over()) return leave(final_scores<P::player_count>(outcome, ply_));
        if (repetitions_.draws()) return leave({});
        if (ply_ + 1 == max_plies) return leave(evaluator_.evaluate(frame.position));

        frame.key = table_key<E>(frame.position, root_player_);
        if (features_.table && recall(frame)) return false;
        frame.any = false;
        if (frame.depth <= 0) {
            // The player to move may stop at the static evaluation.
            frame.best = evaluator_.evaluate(frame.position);
            frame.any = true;
            if (!features_.quiescence || frame.depth <= -quiescence_plies) {
                return leave(frame.best);
            }
        }
        frame.actions.clear();
        frame.position.legal_actions(frame.actions);
        frame.next = 0;
        return proceed(frame);
    }

    /// Puts the next child on top (true), or ends the node if no child is left (false).
    bool proceed(Frame& frame) {
        const Score nearest_win = win_score - ply_ - 1;
        const bool won = frame.any && frame.best[frame.position.to_move()] == nearest_win;
        while (!won && frame.next < frame.actions.size()) {
            const Action& action = frame.actions[frame.next++];
            if (frame.depth <= 0 && !is_noisy(evaluator_, frame.position, action)) continue;
            descend(frame, action, frame.depth - 1);
            return true;
        }
        if (features_.table) remember(frame);
        return leave(frame.best);
    }

    /// Updates a node with the values of its child.
    void absorb(Frame& frame) {
        if (frame.any && !prefers(frame.position.to_move(), values_, frame.best)) return;
        frame.any = true;
        frame.best = values_;
        extend_line(frame);
    }

    bool leave(const Values& values) {
        values_ = values;
        return false;
    }

    void descend(Frame& frame, const Action& action, int depth) {
        frame.action = action;
        Frame& child = child_of(frame);
        child.position = frame.position;
        child.position.play(action);
        child.depth = depth;
        repetitions_.push(child.position.hash(), child.position.repetition_key());
        ++ply_;
    }

    /// Whether `player` prefers `a` to `b`.
    bool prefers(Player player, const Values& a, const Values& b) const {
        if (a[player] != b[player]) return a[player] > b[player];
        for (std::size_t i = 0; i < a.size(); ++i) {
            const std::size_t other = (root_player_ + i) % a.size();
            if (a[other] != b[other]) return a[other] < b[other];
        }
        return false;
    }

    void next_depth() {
        report_.depth_under_way = ++depth_;
        actions_.begin_depth();
        place_ = 0;
        descend(frames_[0], actions_[0].action(), depth_ - 1);
    }

    /// Records the values of the root action, and starts the next action or depth.
    void take_value() {
        const Frame& child = frames_[1];
        const Score best = actions_.threshold();
        actions_.note(place_, values_, true,
                      {child.line.data(), static_cast<std::size_t>(child.line_length)});
        if (place_ == 0 || values_[root_player_] > best) publish();
        if (++place_ < actions_.size()) {
            return descend(frames_[0], actions_[place_].action(), depth_ - 1);
        }
        actions_.end_depth();
        report_.depth = depth_;
        publish();
        report_.log_depth(report_.nodes);
        if (depth_ >= limits_.depth || actions_.settled(depth_)) {
            report_.depth_under_way = 0;
            report_.finished = true;
        } else {
            next_depth();
        }
    }

    void publish() { report_.lines = actions_.best(evaluator_.evaluate(frames_[0].position)); }

    Entry& entry_of(std::uint64_t key) {
        return table_[static_cast<std::size_t>(key & (table_.size() - 1))];
    }

    /// The depth of a node in the table; includes the plies of quiescence that are left.
    static int table_depth(const Frame& frame) { return frame.depth + quiescence_plies; }

    bool recall(const Frame& frame) {
        const Entry& entry = entry_of(frame.key);
        if (!entry.used || entry.key != frame.key || entry.depth < table_depth(frame)) {
            return false;
        }
        values_ = shifted(entry.scores, -ply_);
        return true;
    }

    void remember(const Frame& frame) {
        Entry& entry = entry_of(frame.key);
        const auto depth = static_cast<std::uint8_t>(table_depth(frame));
        if (entry.used && entry.generation == generation_ && entry.depth > depth) return;
        entry = {frame.key, shifted(frame.best, ply_), depth, generation_, true};
    }

    /// Returns scores in which proven wins and losses are `plies` plies nearer.
    static Values shifted(Values scores, int plies) {
        for (Score& score : scores) {
            if (!is_proven(score)) continue;
            score += score > 0 ? plies : -plies;
        }
        return scores;
    }

    const Features features_;
    E evaluator_;
    Zeroed<Entry> table_;
    std::uint8_t generation_ = 0;
    RepetitionWatch repetitions_;
    std::vector<Frame> frames_;
    RootActions<P> actions_;
    Limits limits_;
    Report<P> report_;

    Player root_player_ = 0;
    int ply_ = 0;
    Values values_{};  // of the node left last
    int depth_ = 0;    // being searched
    std::size_t place_ = 0;
};

}  // namespace quintet::search
