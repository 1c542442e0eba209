#include <cmath>

#include "engine/games/chexers/styles/measures.hpp"
#include "engine/games/chexers/styles/plain_search.hpp"
#include "engine/games/chexers/styles/sparring_partners.hpp"

namespace quintet::chexers {

namespace {

/// A player's own standing as the paranoid styles see it.
double race_worth(const Position& position, Player player) {
    return 100.0 * position.exits(player) - 10.0 * pieces_missing(position, player) -
           1.0 * turns_to_go(position, player);
}

/// The same, compared with the mean of the others.
double lead_in_race(const Position& position, Player player) {
    double others = 0;
    for (Player other = 0; other < player_count; ++other) {
        if (other != player) others += race_worth(position, other);
    }
    return race_worth(position, player) - others / (player_count - 1);
}

Action paranoid_action(const Position& position, std::uint64_t seed, int depth) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action, const Position& after, double highest) {
        return paranoid(after, player, depth - 1, highest, infinite_worth, lead_in_race);
    });
}

/// Pieces above all. An exit gives a piece away, so it pays only where enough are left.
double piece_worth(const Position& position, Player player) {
    const int own = piece_count(position, player);
    const int others = std::popcount(position.occupied()) - own;
    const double exit = pieces_missing(position, player) == 0 ? 10'000 : 100;
    return 1000.0 * (own - others) + exit * position.exits(player) +
           10.0 * adjacent_pairs(position, player) -
           std::sqrt(static_cast<double>(distance_of_all(position, player)));
}

/// Pieces and exits alone; the distance only breaks ties.
Worths counts(const Position& position) {
    Worths worths{};
    for (Player player = 0; player < player_count; ++player) {
        worths[player] = 1.5 * piece_count(position, player) + 2.0 * position.exits(player) -
                         0.01 * distance_of_all(position, player);
    }
    return worths;
}

}  // namespace

Action choose_paranoid_3(const Position& position, std::uint64_t seed) {
    return paranoid_action(position, seed, 3);
}

Action choose_paranoid_4(const Position& position, std::uint64_t seed) {
    return paranoid_action(position, seed, 4);
}

Action choose_best_reply_5(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action, const Position& after, double highest) {
        return best_reply(after, player, 4, highest, infinite_worth, piece_worth);
    });
}

Action choose_max_n_3(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action, const Position& after, double) {
        return max_n(after, 2, counts)[player];
    });
}

}  // namespace quintet::chexers
