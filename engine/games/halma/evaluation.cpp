#include "engine/games/halma/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "engine/games/halma/jumps.hpp"

namespace quintet::halma {

namespace {

/// Calls `visit(square)` for each square of a set within one lattice.
template <class Visit>
void for_each_square(std::size_t lattice, std::uint64_t set, Visit&& visit) {
    for (; set != 0; set &= set - 1) {
        visit(static_cast<int>(64 * lattice) + std::countr_zero(set));
    }
}

/// The way that chains of jumps would save an army.
struct Chains {
    int longest = 0;
    int all = 0;

    void add(int gain) {
        if (gain <= 0) return;
        longest = std::max(longest, gain);
        all += gain;
    }
    /// In eighths of what ways are measured in.
    int worth() const { return 4 * longest + all; }
};

/// What one set of connected squares offers those men of a player that can jump into it.
int chain_gain(Player player, std::size_t lattice, std::uint64_t men, std::uint64_t region) {
    int last = 0;
    for_each_square(lattice, men, [&](int square) {
        last = std::max(last, Evaluator::way_left(player, square));
    });
    int best = last;
    for_each_square(lattice, region & ~camps[player].words[lattice], [&](int square) {
        best = std::min(best, Evaluator::way_left(player, square));
    });
    return last - best;
}

void add_chains(const Position& position, std::size_t lattice,
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
            if (movers != 0) chains[player].add(chain_gain(player, lattice, movers, region));
        }
    }
}

}  // namespace

Scores<player_count> Evaluator::evaluate(const Position& position) const {
    Score lead = 0;
    position.men(black).for_each([&](int square) { lead -= way_left(black, square); });
    position.men(white).for_each([&](int square) { lead += way_left(white, square); });

    std::array<Chains, player_count> chains;
    for (std::size_t lattice = 0; lattice < 4; ++lattice) add_chains(position, lattice, chains);
    lead += (chains[black].worth() - chains[white].worth()) / 8;
    return {lead, -lead};
}

}  // namespace quintet::halma
