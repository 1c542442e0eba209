#pragma once

#include <cstddef>
#include <vector>

// Rounds in which participants of similar strength meet, for tournaments too large for all to meet
// all. Each round depends on the results of the rounds before.

namespace quintet {

/// Who met whom, and who rested, in some rounds.
class Meetings {
  public:
    explicit Meetings(std::size_t participants);

    /// Counts a round: its groups, and the participants in none of them, who rested.
    void add(const std::vector<std::vector<std::size_t>>& groups,
             const std::vector<std::size_t>& order);

    /// Forgets who met, but not who rested.
    void forget_who_met();

    int met(std::size_t one, std::size_t other) const { return met_[one * rested_.size() + other]; }
    int rested(std::size_t one) const { return rested_[one]; }

  private:
    std::vector<int> met_;
    std::vector<int> rested_;
};

/// Returns the groups of a round, each with `players` participants. `order` has the participants,
/// strongest first. Where the numbers don't divide, those rest who rested least, the weakest of
/// them first. Then the strongest one left plays the nearest ones that it has not met in
/// `meetings`, or met no more often than needed. With the meetings of all rounds and an order by
/// points this is a Swiss system; with those of the last round and an order by rating, a ladder.
std::vector<std::vector<std::size_t>> pair_by_strength(std::vector<std::size_t> order,
                                                       const Meetings& meetings,
                                                       std::size_t players);

}  // namespace quintet
