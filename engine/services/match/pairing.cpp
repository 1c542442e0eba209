#include "engine/services/match/pairing.hpp"

#include <algorithm>
#include <iterator>

namespace quintet {

namespace {

/// Seats participants in groups, in an order, so that any two in a group have met at most `most`
/// times. Gives up after some tries: with more meetings allowed, the next search is easier.
class Pairing {
  public:
    Pairing(const std::vector<std::size_t>& order, const Meetings& meetings, std::size_t players,
            int most)
        : order_(order), meetings_(meetings), players_(players), most_(most) {
        seated_.resize(order.size());
    }

    /// Whether everyone has a seat.
    bool complete() {
        if (groups_.empty() || groups_.back().size() == players_) {
            const auto next = std::find(seated_.begin(), seated_.end(), false);
            if (next == seated_.end()) return true;
            groups_.emplace_back();
            if (seat(static_cast<std::size_t>(next - seated_.begin()))) return true;
            groups_.pop_back();
            return false;
        }
        for (std::size_t place = 0; place < order_.size(); ++place) {
            if (!seated_[place] && fits(order_[place]) && seat(place)) return true;
        }
        return false;
    }
    const std::vector<std::vector<std::size_t>>& groups() const { return groups_; }

  private:
    bool fits(std::size_t one) const {
        const std::vector<std::size_t>& group = groups_.back();
        return std::all_of(group.begin(), group.end(),
                           [&](std::size_t other) { return meetings_.met(one, other) <= most_; });
    }

    /// Gives the last group this member, and everyone left a seat; or takes the member back.
    bool seat(std::size_t place) {
        constexpr int most_tries = 100'000;
        if (++tries_ > most_tries) return false;
        groups_.back().push_back(order_[place]);
        seated_[place] = true;
        if (complete()) return true;
        seated_[place] = false;
        groups_.back().pop_back();
        return false;
    }

    const std::vector<std::size_t>& order_;
    const Meetings& meetings_;
    const std::size_t players_;
    const int most_;
    std::vector<bool> seated_;
    std::vector<std::vector<std::size_t>> groups_;
    int tries_ = 0;
};

}  // namespace

Meetings::Meetings(std::size_t participants)
    : met_(participants * participants), rested_(participants) {}

void Meetings::add(const std::vector<std::vector<std::size_t>>& groups,
                   const std::vector<std::size_t>& order) {
    for (const std::size_t each : order) ++rested_[each];
    for (const std::vector<std::size_t>& group : groups) {
        for (const std::size_t one : group) {
            --rested_[one];
            for (const std::size_t other : group) {
                if (one != other) ++met_[one * rested_.size() + other];
            }
        }
    }
}

void Meetings::forget_who_met() { std::fill(met_.begin(), met_.end(), 0); }

std::vector<std::vector<std::size_t>> pair_by_strength(std::vector<std::size_t> order,
                                                       const Meetings& meetings,
                                                       std::size_t players) {
    for (std::size_t left = order.size() % players; left > 0; --left) {
        // The last of several equal ones: the weakest.
        const auto least = std::min_element(
            order.rbegin(), order.rend(),
            [&](std::size_t a, std::size_t b) { return meetings.rested(a) < meetings.rested(b); });
        order.erase(std::next(least).base());
    }
    for (int most = 0;; ++most) {
        Pairing pairing(order, meetings, players, most);
        if (pairing.complete()) return pairing.groups();
    }
}

}  // namespace quintet
