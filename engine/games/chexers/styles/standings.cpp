#include <algorithm>

#include "engine/games/chexers/styles/measures.hpp"
#include "engine/games/chexers/styles/plain_search.hpp"
#include "engine/games/chexers/styles/sparring_partners.hpp"

namespace quintet::chexers {

namespace {

constexpr int depth = 3;

/// How far a player is on its way to four exits, with some worth for spare pieces.
double progress(const Position& position, Player player) {
    const int pieces = piece_count(position, player);
    const int useful = std::min(pieces, exits_to_go(position, player));
    return 12.0 * position.exits(player) + 9.0 * useful + 4.0 * std::min(pieces - useful, 3) -
           0.6 * turns_to_go(position, player);
}

Worths progress_of_all(const Position& position) {
    Worths worths{};
    for (Player player = 0; player < player_count; ++player) {
        worths[player] = progress(position, player);
    }
    return worths;
}

/// The opponent of a player that is further on its way.
Player ahead_of(const Position& position, Player player) {
    const auto next = static_cast<Player>((player + 1) % player_count);
    const auto last = static_cast<Player>((player + 2) % player_count);
    return progress(position, last) > progress(position, next) ? last : next;
}

/// Max^n in which one player thinks in its own way and the others want to get on. `worth` evaluates
/// for that player, given everyone's progress.
template <class Worth>
Action against_the_others(const Position& position, std::uint64_t seed, const Worth& worth) {
    const Player player = position.to_move();
    const auto worths_of = [&](const Position& leaf) {
        Worths worths = progress_of_all(leaf);
        worths[player] = worth(worths);
        return worths;
    };
    return best_action(position, seed, [&](Action, const Position& after, double) {
        return max_n(after, depth - 1, worths_of)[player];
    });
}

double lead(const Position& position, Player player) {
    const Worths worths = progress_of_all(position);
    double others = 0;
    for (Player other = 0; other < player_count; ++other) {
        if (other != player) others = std::max(others, worths[other]);
    }
    return worths[player] - others;
}

}  // namespace

/// MP-Mix (Zuckerman, Felner, Kraus, "Mixing Search Strategies for Multi-Player Games", 2009).
Action choose_mixture(const Position& position, std::uint64_t seed) {
    constexpr double defence = 8;   // leads by this much: everyone is against it
    constexpr double offence = 12;  // someone leads by this much: it is against that player
    const Player player = position.to_move();
    const Player leader = ahead_of(position, player);
    const auto third = static_cast<Player>(player_count - player - leader);
    const Worths worths = progress_of_all(position);
    if (worths[player] - worths[leader] >= defence) {
        return best_action(position, seed, [&](Action, const Position& after, double highest) {
            return paranoid(after, player, depth - 1, highest, infinite_worth, lead);
        });
    }
    if (worths[leader] - std::max(worths[player], worths[third]) >= offence) {
        return against_the_others(
            position, seed, [&](const Worths& leaf) { return 0.1 * leaf[player] - leaf[leader]; });
    }
    return against_the_others(position, seed, [&](const Worths& leaf) { return leaf[player]; });
}

Action choose_spoiler(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return against_the_others(position, seed, [&](const Worths& leaf) {
        double most = -infinite_worth;
        double sum = 0;
        for (Player other = 0; other < player_count; ++other) {
            if (other == player) continue;
            most = std::max(most, leaf[other]);
            sum += leaf[other];
        }
        return -most - 0.2 * sum;
    });
}

}  // namespace quintet::chexers
