#include "engine/games/halma/evaluation/evaluation.hpp"

#include <algorithm>
#include <bit>

#include "engine/games/halma/moves/jumps.hpp"

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

/// The gain of one set of connected squares for `men`, the men that can jump into it. They may
/// stop on `targets`.
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

/// What an army still has to go.
struct Army {
    Score ways = 0;
    Score last = 0;
    int misplaced = 0;

    /// The cost in thousandths of a way's unit, without the ways of all men.
    int cost(const Weights& weights) const {
        return weights.last * last + 100 * weights.misplaced * misplaced;
    }
};

Army army_of(const Ways& ways, const Position& position, Player player) {
    Army army;
    const Board& camp = camps[opponent(player)];
    for (std::size_t lattice = 0; lattice < 4; ++lattice) {
        const std::uint64_t men = position.men(player).words[lattice];
        for_each_way(ways[player].data() + 64 * lattice, men, [&](int way) {
            army.ways += way;
            army.last = std::max(army.last, way);
        });
        const int excess = std::popcount(men) - std::popcount(camp.words[lattice]);
        army.misplaced += std::max(0, excess);
    }
    return army;
}

/// The costs of an army's ways in thousandths, not rounded.
Score exact_ways(const Weights& weights, const Position& position, Player player) {
    constexpr Score parts = Weights::knot_distance;
    Score cost = 0;  // in hundredths times `parts`
    for_each_way_to_corner([&](Player its, std::size_t square, int right, int down) {
        if (its != player || !position.men(player).contains(static_cast<int>(square))) return;
        cost += way_cost(weights, right, down, parts, between_knots);
    });
    return cost * (Evaluator::sum_parts / (100 * parts));
}

Scores<player_count> scores_of(const Position& position, Score lead_of_mover) {
    if (position.to_move() == black) return {lead_of_mover, -lead_of_mover};
    return {-lead_of_mover, lead_of_mover};
}

}  // namespace

Scores<player_count> Evaluator::evaluate(const Position& position) const {
    const Weights& weights = this->weights();
    std::array<Chains, player_count> chains;
    for (std::size_t lattice = 0; lattice < 4; ++lattice) {
        add_chains(ways(), position, lattice, chains);
    }
    const auto worth = [&](Player player, std::size_t side) {
        const Army army = army_of(ways(), position, player);
        return chains[player].worth(weights, side) - 1000 * army.ways - army.cost(weights);
    };
    const Player mover = position.to_move();
    return scores_of(position, (worth(mover, 0) - worth(opponent(mover), 1)) / 1000);
}

Scores<player_count> Evaluator::weighted_sum([[maybe_unused]] const Position& position,
                                             [[maybe_unused]] const Weights& weights) const {
    if constexpr (changeable_weights) {
        std::array<Chains, player_count> chains;
        for (std::size_t lattice = 0; lattice < 4; ++lattice) {
            add_chains(ways(), position, lattice, chains);
        }
        const auto worth = [&](Player player, std::size_t side) {
            return chains[player].worth(weights, side) - exact_ways(weights, position, player) -
                   army_of(ways(), position, player).cost(weights);
        };
        const Player mover = position.to_move();
        return scores_of(position, worth(mover, 0) - worth(opponent(mover), 1));
    } else {
        return {};  // Another caller would keep the compiler from treating weights as constants.
    }
}

Weights Evaluator::weight_units() {
    Weights units;
    units.step.fill(100);
    units.aside.fill(100);
    units.far_aside = 100;
    units.outside = 10;
    for (Weights::Pair* pair : {&units.longest, &units.second, &units.all}) pair->fill(1000);
    units.jumper.fill(100);
    units.last = 1000;
    units.misplaced = 10;
    return units;
}

}  // namespace quintet::halma
