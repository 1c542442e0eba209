#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "engine/search/features.hpp"
#include "engine/search/search.hpp"

namespace quintet::search {

/// The actions at the root with what is known about each, best first as of the last complete
/// depth.
template <PositionType P>
class RootActions {
    using Action = typename P::Action;

  public:
    struct Entry {
        explicit Entry(const Action& first) : action(first), line(1, first) {}

        Action action;
        std::vector<Action> line;
        Score score = 0;
        bool scored = false;  ///< `score` and `line` mean something
        bool fresh = false;   ///< they are of the depth under way
    };

    /// `lines`: how many of the best are wanted.
    void start(int lines) {
        entries_.clear();
        wanted_ = static_cast<std::size_t>(std::clamp(lines, 1, max_lines));
    }
    void add(const Action& action) { entries_.push_back(Entry(action)); }

    std::size_t size() const { return entries_.size(); }
    const Entry& operator[](std::size_t place) const { return entries_[place]; }

    /// The number of lines that can be had.
    std::size_t lines() const { return std::min(wanted_, entries_.size()); }

    /// Begins a new depth.
    void begin_depth() {
        for (Entry& entry : entries_) entry.fresh = false;
        best_.clear();
    }

    /// What an action must exceed to be among the wanted lines of the depth under way.
    Score threshold() const { return best_.size() < lines() ? -infinite_score : best_.back(); }

    /// Notes what the search found about an action. `complete`: the score is exact, else a lower
    /// bound.
    void note(std::size_t place, Score score, bool complete, std::span<const Action> continuation) {
        Entry& entry = entries_[place];
        entry.score = score;
        entry.scored = true;
        entry.fresh = true;
        entry.line.resize(1, entry.action);
        entry.line.insert(entry.line.end(), continuation.begin(), continuation.end());
        if (!complete) return;
        best_.insert(std::upper_bound(best_.begin(), best_.end(), score, std::greater<>()), score);
        if (best_.size() > lines()) best_.pop_back();
    }

    /// Ends a depth: what it scored comes first, the rest keeps its order.
    void end_depth() { sort(entries_.begin(), entries_.end()); }

    /// The best lines as things stand, also in the middle of a depth.
    std::vector<const Entry*> best() const {
        std::vector<const Entry*> chosen;
        for (const Entry& entry : entries_) {
            if (entry.scored) chosen.push_back(&entry);
        }
        if (chosen.empty()) chosen.push_back(&entries_.front());
        std::stable_sort(chosen.begin(), chosen.end(),
                         [](const Entry* a, const Entry* b) { return precedes(*a, *b); });
        if (chosen.size() > lines()) chosen.resize(lines());
        return chosen;
    }

  private:
    static bool precedes(const Entry& a, const Entry& b) {
        if (a.fresh != b.fresh) return a.fresh;
        return a.fresh && a.score > b.score;
    }
    template <class Iterator>
    static void sort(Iterator first, Iterator last) {
        std::stable_sort(first, last, precedes);
    }

    std::vector<Entry> entries_;
    std::vector<Score> best_;  // the best exact scores of the depth under way, largest first
    std::size_t wanted_ = 1;
};

}  // namespace quintet::search
