#include "engine/games/halma/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "engine/games/halma/jumps.hpp"

namespace quintet::halma {

namespace {

/// The ways of one player's men from the squares of one lattice.
using LatticeWays = const std::int16_t*;

/// Calls `visit(way)` for each square of a set within one lattice.
template <class Visit>
void for_each_way(LatticeWays ways, std::uint64_t set, Visit&& visit) {
    for (; set != 0; set &= set - 1) visit(int{ways[std::countr_zero(set)]});
}

/// What chains of jumps would save an army.
struct Chains {
    int longest = 0;
    int second = 0;
    int all = 0;
    int jumpers = 0;

    void add(int gain) {
        if (gain <= 0) return;
        second = std::max(second, std::min(gain, longest));
        longest = std::max(longest, gain);
        all += gain;
    }
    /// The value in thousandths of a way's unit.
    int worth(const Weights& weights, std::size_t side) const {
        return weights.longest[side] * longest + weights.second[side] * second +
               weights.all[side] * all + 10 * weights.jumper[side] * jumpers;
    }
};

/// The gain of one set of connected squares for `men`, the men that can jump into it. `targets` are
/// those of its squares where they may stop.
int chain_gain(LatticeWays ways, std::uint64_t men, std::uint64_t targets) {
    int last = 0;
    for_each_way(ways, men, [&](int way) { last = std::max(last, way); });
    int best = last;
    for_each_way(ways, targets, [&](int way) { best = std::min(best, way); });
    return last - best;
}

void add_chains(const Ways& ways, const Position& position, std::size_t lattice,
                std::array<Chains, player_count>& chains) {
    const Board occupied = position.occupied();
    const std::uint64_t empty = ~occupied.words[lattice];
    // Men that have arrived stay where they are.
    const auto outside = [&](Player player) {
        return position.men(player).words[lattice] & ~camps[opponent(player)].words[lattice];
    };
    const std::array<std::uint64_t, player_count> men = {outside(black), outside(white)};

    const JumpPairs pairs = jump_pairs(lattice, occupied);
    std::uint64_t landings = pairs.partners(men[black] | men[white]) & empty;
    const JumpPairs hops = pairs.within(empty);
    while (landings != 0) {
        const std::uint64_t region = hops.connected(landings & (~landings + 1));
        landings &= ~region;
        const std::uint64_t beside = pairs.partners(region);
        for (Player player = 0; player < player_count; ++player) {
            const std::uint64_t movers = beside & men[player];
            if (movers == 0) continue;
            chains[player].jumpers += std::popcount(movers);
            const LatticeWays its = ways[player].data() + 64 * lattice;
            chains[player].add(chain_gain(its, movers, region & ~camps[player].words[lattice]));
        }
    }
}

}  // namespace

Scores<player_count> Evaluator::evaluate(const Position& position) const {
    const Weights& weights = this->weights();
    std::array<Chains, player_count> chains;
    for (std::size_t lattice = 0; lattice < 4; ++lattice) {
        add_chains(ways(), position, lattice, chains);
    }
    const auto worth = [&](Player player, std::size_t side) {
        const Board& camp = camps[opponent(player)];
        Score sum = 0;
        Score last = 0;
        int misplaced = 0;
        for (std::size_t lattice = 0; lattice < 4; ++lattice) {
            // Counted by hand: faster on processors without a population count instruction.
            int count = 0;
            const LatticeWays its = ways()[player].data() + 64 * lattice;
            for_each_way(its, position.men(player).words[lattice], [&](int way) {
                sum += way;
                last = std::max(last, way);
                ++count;
            });
            misplaced += std::max(0, count - std::popcount(camp.words[lattice]));
        }
        return chains[player].worth(weights, side) - 1000 * sum - weights.last * last -
               100 * weights.misplaced * misplaced;
    };
    const Player mover = position.to_move();
    const Score lead = (worth(mover, 0) - worth(opponent(mover), 1)) / 1000;
    return mover == black ? Scores<player_count>{lead, -lead} : Scores<player_count>{-lead, lead};
}

}  // namespace quintet::halma
