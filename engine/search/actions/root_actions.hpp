#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "engine/base/profile.hpp"
#include "engine/search/actions/ranking.hpp"
#include "engine/search/features.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// The actions at the root with their lines, best first as of the last complete depth.
template <PositionType P>
class RootActions {
    using Action = typename P::Action;
    using Values = Scores<P::player_count>;

  public:
    struct Entry {
        explicit Entry(const Action& first) { line.actions = {first}; }

        const Action& action() const { return line.actions.front(); }

        Line<P> line;
        bool scored = false;  ///< it has a score, exact or a lower bound
        bool fresh = false;   ///< its score is from the current depth
    };

    /// Starts without actions. `player`: the player to move; `lines`: number of best lines.
    void start(Player player, int lines) {
        entries_.clear();
        player_ = player;
        wanted_ = static_cast<std::size_t>(std::clamp(lines, 1, max_lines));
    }
    QUINTET_COLD void add(const Action& action) { entries_.push_back(Entry(action)); }

    std::size_t size() const { return entries_.size(); }
    const Entry& operator[](std::size_t place) const { return entries_[place]; }
    /// Returns the score of an entry for the player to move.
    Score score(std::size_t place) const { return entries_[place].line.scores[player_]; }

    /// The number of lines that are reported.
    std::size_t lines() const { return std::min(wanted_, entries_.size()); }

    /// Starts a new depth.
    void begin_depth() {
        for (Entry& entry : entries_) entry.fresh = false;
        best_.clear();
    }

    /// Returns the score that an action must exceed to be among the wanted lines of the current
    /// depth.
    Score threshold() const { return best_.size() < lines() ? -infinite_score : best_.back(); }

    /// Records the result of the current depth for an action. Not `exact`: a lower bound, followed
    /// by another result.
    QUINTET_COLD void note(std::size_t place, const Values& scores, bool exact,
                           std::span<const Action> continuation) {
        Entry& entry = entries_[place];
        entry.scored = true;
        entry.fresh = true;
        entry.line.scores = scores;
        entry.line.actions.resize(1, entry.action());
        entry.line.actions.insert(entry.line.actions.end(), continuation.begin(),
                                  continuation.end());
        if (!exact) return;
        const Score score = scores[player_];
        best_.insert(std::upper_bound(best_.begin(), best_.end(), score, std::greater<>()), score);
        if (best_.size() > lines()) best_.pop_back();
    }

    /// Ends a depth: the actions that it scored come first, best first; the others keep their
    /// order.
    QUINTET_COLD void end_depth() {
        Ranking ranking;
        for (std::size_t i = 0; i < entries_.size(); ++i) ranking.add(rank(entries_[i]), i);
        std::vector<Entry> ranked;
        ranked.reserve(entries_.size());
        for (const std::size_t place : ranking.places()) {
            ranked.push_back(std::move(entries_[place]));
        }
        entries_ = std::move(ranked);
    }

    /// Returns the best lines so far, also during a depth: the actions that it has scored come
    /// first. `unknown`: the scores to report before any result.
    QUINTET_COLD std::vector<Line<P>> best(const Values& unknown) const {
        Ranking ranking;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (entries_[i].scored) ranking.add(rank(entries_[i]), i);
        }
        std::vector<Line<P>> best;
        for (const std::size_t place : ranking.places(lines())) {
            best.push_back(entries_[place].line);
        }
        if (best.empty()) best.push_back({entries_.front().line.actions, unknown});
        return best;
    }

    /// Whether searching deeper than `depth` cannot change the lines: all are proven within it.
    bool settled(int depth) const {
        for (std::size_t i = 0; i < lines(); ++i) {
            const Score value = score(i);
            if (!is_proven(value)) return false;
            if (win_score - (value < 0 ? -value : value) > depth) return false;
        }
        return true;
    }

  private:
    // Actions scored by the current depth come first.
    Score rank(const Entry& entry) const {
        return entry.fresh ? entry.line.scores[player_] : -2 * win_score;
    }

    std::vector<Entry> entries_;
    std::vector<Score> best_;  // the best exact scores of the current depth, largest first
    std::size_t wanted_ = 1;
    Player player_ = 0;
};

}  // namespace quintet::search
