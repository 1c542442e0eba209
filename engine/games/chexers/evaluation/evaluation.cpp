#include "engine/games/chexers/evaluation/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "engine/base/logarithm.hpp"

namespace quintet::chexers {

namespace {

using PieceSets = std::array<CellSet, player_count>;

/// Decides whether a player can still win before the turn limit.
struct Race {
    PieceSets pieces{};
    std::array<int, player_count> exits{};
    int plies_left = 0;  ///< to the turn limit
};

Race race_of(const Position& position) {
    Race race{.plies_left = position.turn_limit() - position.ply()};
    for (Player player = 0; player < player_count; ++player) {
        race.pieces[player] = position.pieces(player);
        race.exits[player] = position.exits(player);
    }
    return race;
}

/// The value of `count` pieces under a term that weighs the first one differently from the rest.
constexpr Score of_first_and_others(int count, const Weights::ByOwner& weights) {
    return count == 0 ? 0 : weights[0] + (count - 1) * weights[1];
}

constexpr int distance_from_centre(int q, int r) {
    const auto size = [](int x) { return x < 0 ? -x : x; };
    return (size(q) + size(r) + size(q + r)) / 2;
}
constexpr CellSet rim_cells =
    cells_where([](int q, int r) { return distance_from_centre(q, r) == radius; });
constexpr CellSet corner_cells = cells_where([](int q, int r) {
    return distance_from_centre(q, r) == radius && (q == 0 || r == 0 || q + r == 0);
});

/// By bit and player: the hexes whose distance from the player's exit line has that binary digit
/// set.
constexpr auto distance_bits = [] {
    std::array<std::array<CellSet, 3>, player_count> made{};
    for (std::size_t distance = 0; distance < lines_by_distance.size(); ++distance) {
        for (Player player = 0; player < player_count; ++player) {
            for (std::size_t place = 0; place < 3; ++place) {
                if ((distance >> place & 1) != 0)
                    made[player][place] |= lines_by_distance[distance][player];
            }
        }
    }
    return made;
}();

/// By distance and player: the hexes at most so many steps from the player's exit line.
constexpr auto cells_within = [] {
    auto made = lines_by_distance;
    for (std::size_t distance = 1; distance < made.size(); ++distance) {
        for (Player player = 0; player < player_count; ++player) {
            made[distance][player] |= made[distance - 1][player];
        }
    }
    return made;
}();

/// The sum of the distances of the `wanted` pieces nearest to the exit line, or of all pieces if
/// there are fewer.
int steps_left(CellSet mine, int count, Player player, int wanted) {
    if (count <= wanted) {
        const auto& bits = distance_bits[player];
        return std::popcount(mine & bits[0]) + 2 * std::popcount(mine & bits[1]) +
               4 * std::popcount(mine & bits[2]);
    }
    int sum = 0;
    for (const auto& cells : cells_within) {
        const int farther = wanted - std::popcount(mine & cells[player]);
        if (farther <= 0) break;
        sum += farther;
    }
    return sum;
}

/// The distance of the nearest piece to the exit line. There must be a piece.
std::size_t nearest(CellSet mine, Player player) {
    std::size_t distance = 0;
    while ((mine & lines_by_distance[distance][player]) == 0) ++distance;
    return distance;
}

/// The hexes that a piece of `mine` could jump over in direction `Step`, if a piece stood there.
template <int Step>
CellSet jumpable(CellSet mine, CellSet empty) {
    return (moved<Step>(mine) & moved<-Step>(empty)) | (moved<-Step>(mine) & moved<Step>(empty));
}

/// The natural logarithm of 1 + exp(-x), with x and the result in thousandths. Interpolates
/// linearly between points at every 256; the error is at most 2.
int log_of_one_plus_exp_minus(unsigned x) {
    static constexpr std::array<std::uint16_t, 26> values{
        693, 573, 470, 381, 307, 245, 195, 154, 121, 95, 74, 58, 45,
        35,  27,  21,  17,  13,  10,  8,   6,   5,   4,  3,  2,  0};
    const unsigned place = x / 256;
    if (place + 1 >= values.size()) return 0;
    const unsigned left = values[place];
    const unsigned fall = left - values[place + 1];
    return static_cast<int>(left - fall * (x % 256) / 256);
}

constexpr Score log_of_two = 693;  ///< the odds against one of three even players are 2

/// A player's log-odds, given all standings.
Score odds(const Evaluator::Values& own, Player player) {
    const Score a = own[(player + 1U) % player_count];
    const Score b = own[(player + 2U) % player_count];
    const Score others =
        std::max(a, b) + log_of_one_plus_exp_minus(static_cast<unsigned>(std::abs(a - b)));
    return own[player] - others + log_of_two;
}

/// The number of turns that a player needs to win if no one hinders it.
int turns_to_win(const Weights& terms, CellSet mine, Player player, int exits_taken) {
    const int wanted = exits_to_win - std::min(exits_taken, exits_to_win - 1);
    const int count = std::popcount(mine);
    return steps_left(mine, count, player, wanted) + wanted +
           terms.conversion * std::max(0, wanted - count);
}

/// The natural logarithm of a number from 1 to 2^24, in thousandths; the error is at most 3.
int logarithm(unsigned value) {
    constexpr int places = 10;
    static constexpr auto fractions = [] {
        std::array<std::int16_t, std::size_t{1} << places> made{};
        for (unsigned i = 0; i < made.size(); ++i) {
            const int log2 = log2_in<65536>((1U << places) + i) - places * 65536;
            made[i] = static_cast<std::int16_t>(log2 * (1000 * natural_of_256th / 256));
        }
        return made;
    }();
    const int whole = static_cast<int>(std::bit_width(value)) - 1;
    const unsigned leading = whole < places ? value << (places - whole) : value >> (whole - places);
    return whole * 693147 / 1000 + fractions[leading & ((1U << places) - 1)];
}

/// A player's log-odds when the turn limit is in sight. The chances of players who cannot win in
/// the time left are shared equally, as a draw is.
Score odds_in_time(const Weights& terms, const Race& race, const Evaluator::Values& own,
                   Player player) {
    std::array<double, player_count> in_time{};
    bool all_in_time = true;
    for (Player each = 0; each < player_count; ++each) {
        const int turns = turns_to_win(terms, race.pieces[each], each, race.exits[each]);
        const double needed = 1.0 * player_count * terms.slowness * turns;
        in_time[each] = race.plies_left < needed ? std::max(race.plies_left / needed, 0.0) : 1;
        all_in_time = all_in_time && race.plies_left >= needed;
    }
    if (all_in_time) return odds(own, player);
    const Score best = *std::max_element(own.begin(), own.end());
    double chances = 0;
    double wins = 0;
    double own_wins = 0;
    for (Player each = 0; each < player_count; ++each) {
        const double chance = exp_negative((best - own[each]) / 1000.0);
        chances += chance;
        wins += chance * in_time[each];
        if (each == player) own_wins = chance * in_time[each];
    }
    const double worth = (own_wins + (chances - wins) / player_count) / chances;
    constexpr unsigned one = 1U << 24;
    const auto mine = std::clamp(static_cast<unsigned>(worth * one), 1U, one - 1);
    return logarithm(mine) - logarithm(one - mine) + log_of_two;
}

/// A player's log-odds in a position, given all standings.
Score score_of(const Weights& terms, const Position& position, const Evaluator::Values& own,
               Player player) {
    const bool in_sight = position.turn_limit() - position.ply() <= search_constants.limit_in_sight;
    return in_sight ? odds_in_time(terms, race_of(position), own, player) : odds(own, player);
}

/// The terms of a player's standing that depend neither on other pieces nor on whose turn it is.
Score standing(const Weights& terms, CellSet mine, Player player, int exits_taken) {
    const int exits = std::min(exits_taken, exits_to_win - 1);
    const auto row = static_cast<std::size_t>(exits);
    const int wanted = exits_to_win - exits;
    const int count = std::min(std::popcount(mine), Weights::most_pieces);
    Score value = terms.material[row][static_cast<std::size_t>(count)];
    if (wanted > 1) {
        const std::size_t stock = count < wanted ? 0 : count == wanted ? 1 : 2;
        value += terms.step[row][stock] * steps_left(mine, count, player, wanted);
    } else if (count > 0) {
        value += terms.last_piece[nearest(mine, player)];
    }
    value += terms.ready * std::min(wanted, std::popcount(mine & exit_cells[player]));
    value += terms.corner * std::popcount(mine & corner_cells) +
             terms.rim * std::popcount(mine & rim_cells);
    return value;
}

/// Adds the remaining terms: which pieces can be jumped over, and whose turn it is.
void add_threats(const Weights& terms, const PieceSets& pieces, Player now,
                 Evaluator::Values& values) {
    const CellSet taken = pieces[0] | pieces[1] | pieces[2];
    const CellSet free = all_cells & ~taken;
    const auto jumpable_by = [&](CellSet mine) {
        return jumpable<1>(mine, free) | jumpable<7>(mine, free) | jumpable<8>(mine, free);
    };
    const auto next = static_cast<Player>((now + 1) % player_count);
    const auto last = static_cast<Player>((now + 2) % player_count);
    const CellSet by_now = jumpable_by(pieces[now]);
    const CellSet by_next = jumpable_by(pieces[next]);
    const CellSet by_last = jumpable_by(pieces[last]);

    values[now] += terms.hanging_next[0] * std::popcount(pieces[now] & by_next) +
                   terms.hanging_last[0] * std::popcount(pieces[now] & by_last) +
                   of_first_and_others(std::popcount(taken & ~pieces[now] & by_now), terms.attack) +
                   terms.turn[0];
    values[next] += of_first_and_others(std::popcount(pieces[next] & by_now), terms.hanging_now) +
                    terms.hanging_last[1] * std::popcount(pieces[next] & by_last) + terms.turn[1];
    values[last] += of_first_and_others(std::popcount(pieces[last] & by_now), terms.hanging_now) +
                    terms.hanging_next[1] * std::popcount(pieces[last] & by_next);
}

Evaluator::Values standings(const Weights& weights, const Position& position) {
    PieceSets pieces{};
    Evaluator::Values values{};
    for (Player player = 0; player < player_count; ++player) {
        pieces[player] = position.pieces(player);
        values[player] = standing(weights, pieces[player], player, position.exits(player));
    }
    add_threats(weights, pieces, position.to_move(), values);
    return values;
}

}  // namespace

Evaluator::Values Evaluator::own_values(const Position& position) const {
    return standings(weights(), position);
}

Evaluator::Values Evaluator::weighted_sum([[maybe_unused]] const Position& position,
                                          [[maybe_unused]] const Weights& weights) {
    if constexpr (changeable_weights) {
        return standings(weights, position);
    } else {
        return {};  // Another caller would keep the compiler from treating weights as constants.
    }
}

Evaluator::Values Evaluator::evaluate(const Position& position) const {
    const Values own = own_values(position);
    Values scores{};
    for (Player player = 0; player < player_count; ++player) {
        scores[player] = score_of(weights(), position, own, player);
    }
    return scores;
}

Evaluator::Outlook::Outlook(const Weights& weights, const Position& position)
    : weights_(weights), position_(position) {
    for (Player player = 0; player < player_count; ++player) {
        pieces_[player] = position.pieces(player);
        standings_[player] = standing(weights, pieces_[player], player, position.exits(player));
    }
}

std::optional<Score> Evaluator::Outlook::operator()(Action action, Player asked) const {
    const Player player = position_.to_move();
    const bool leaves = action.kind == Action::Kind::exit;
    const int exits = position_.exits(player) + (leaves ? 1 : 0);
    if (exits == exits_to_win || position_.ply() + 1 >= position_.turn_limit()) return std::nullopt;
    PieceSets pieces = pieces_;
    Values values = standings_;
    if (action.kind != Action::Kind::pass) {
        pieces[player] &= ~bit(action.from);
        if (!leaves) pieces[player] |= bit(action.to);
        if (action.kind == Action::Kind::jump) {
            const Player other = position_.owner(action.jumped());
            if (other != player) {
                pieces[player] |= bit(action.jumped());
                pieces[other] &= ~bit(action.jumped());
                values[other] = standing(weights_, pieces[other], other, position_.exits(other));
            }
        }
        values[player] = standing(weights_, pieces[player], player, exits);
    }
    add_threats(weights_, pieces, static_cast<Player>((player + 1) % player_count), values);
    const int plies_left = position_.turn_limit() - position_.ply() - 1;
    if (plies_left > search_constants.limit_in_sight) return odds(values, asked);
    Race race = race_of(position_);
    race.pieces = pieces;
    race.exits[player] = exits;
    race.plies_left = plies_left;
    return odds_in_time(weights_, race, values, asked);
}

int Evaluator::order(const Position& position, Action action) const {
    if (action.kind == Action::Kind::exit) return 1000;
    const int gain = 10 * headway(position, action);
    return noisy(position, action) ? 500 + gain : gain;
}

int Evaluator::headway(const Position& position, Action action) {
    if (action.kind == Action::Kind::exit) return 1;
    const Player mover = position.to_move();
    const auto away = [mover](int cell) { return steps_to_exit(mover, q_of(cell), r_of(cell)); };
    return away(action.from) - away(action.to);  // 0 for a pass
}

}  // namespace quintet::chexers
