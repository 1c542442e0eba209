#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "engine/base/random.hpp"
#include "tests/engine/halma/helpers.hpp"

// Armies without an opponent, and how soon they can arrive, by a simple search.

namespace quintet::halma::tests {

inline Position lone(const Board& men, Player player, const std::string& rules = "csci561") {
    std::array<Board, player_count> both{};
    both[player] = men;
    return Position(both, player, 0, options_of(options(rules)));
}

using Words = std::array<std::uint64_t, 4>;

/// The fewest plays for a lone army, or 0 if it needs more than `most`. A breadth-first search that
/// keeps the `width` positions of each layer that are closest to the corner.
inline int fewest_plays(const Board& start, Player player, int most,
                        std::size_t width = ~std::size_t{0}) {
    struct Node {
        int way;
        Words men;
        bool operator<(const Node& other) const {
            return way != other.way ? way < other.way : men < other.men;
        }
    };
    const auto way_of = [player](int square) {
        const int sum = x_of(square) + y_of(square);
        return 10 * (player == black ? 30 - sum : sum) + 6 * std::abs(x_of(square) - y_of(square));
    };
    std::vector<Node> layer = {{0, start.words}};
    std::set<Words> seen = {start.words};
    for (int plays = 1; plays <= most; ++plays) {
        std::set<Node> next;
        for (const Node& node : layer) {
            const Position here = lone({node.men}, player);
            ActionList<Position> actions;
            here.legal_actions(actions);
            for (const Action action : actions) {
                if (action.is_pass()) continue;
                const int way = node.way + way_of(action.to) - way_of(action.from);
                if (next.size() >= width && way > next.rbegin()->way) continue;
                Position there = here;
                there.play(action);
                if (there.outcome().state == Outcome::State::won) return plays;
                const Node made = {way, there.men(player).words};
                if (next.size() >= width && !(made < *next.rbegin())) continue;
                if (!seen.insert(made.men).second) continue;
                next.insert(made);
                if (next.size() > width) next.erase(std::prev(next.end()));
            }
        }
        layer.assign(next.begin(), next.end());
    }
    return 0;
}

/// An army with all but `stragglers` men in the far camp; the stragglers stand at random within
/// `away` squares of it.
inline Board nearly_there(Player player, int stragglers, int away, Random& random) {
    Board men = camps[opponent(player)];
    for (int i = 0; i < stragglers; ++i) {
        for (;;) {
            const int square = static_cast<int>(random.below(256));
            if (men.contains(square)) {
                men.erase(square);
                break;
            }
        }
    }
    const Board near = squares_where([&](int x, int y) {
        const int right = player == black ? 15 - x : x;
        const int down = player == black ? 15 - y : y;
        return right <= 4 + away && down <= 4 + away &&
               !camps[opponent(player)].contains(square_at(x, y));
    });
    while (men.count() < men_per_player) {
        const int square = static_cast<int>(random.below(256));
        if (near.contains(square)) men.insert(square);
    }
    return men;
}

}  // namespace quintet::halma::tests
