#pragma once

#include <array>

#include "engine/core/score.hpp"
#include "engine/core/strength.hpp"
#include "engine/games/chexers/rules.hpp"
#include "engine/tuning/search_constants.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::chexers {

/// How selective a search of Chexers is. It differs from the default in two ways: history does not
/// change the reduction, and opponents get few candidate replies (up to eight close to the best,
/// else two; in the first round also all captures and exits). `EXPERIMENTS.md` tells what each
/// number is worth.
inline constexpr Selectivity selectivity{
    .reduction_history = 0,
    .replies = 8,
    .replies_margin = 5,
    .replies_answered = 4,
    .replies_settled = 6,
    .replies_noisy = 2,
};

/// `margin` is the scale of the static evaluation alone: near an even game, a player's odds against
/// both opponents change by 3/2 of the change in its lead over one of them. With the default
/// weights no win takes longer than `limit_in_sight`: getting and bringing out four pieces takes 36
/// turns unhindered.
inline constexpr SearchConstants search_constants{.margin = 1500, .limit_in_sight = 432};

/// The numbers in the evaluation, in thousandths of a unit of log-odds; see `Evaluator` for the
/// terms.
struct Weights {
    /// Higher piece counts are treated as this many: they are rare, and such games are won.
    static constexpr int most_pieces = 8;

    using ByPieces = std::array<Score, most_pieces + 1>;
    using ByStock = std::array<Score, 3>;  ///< fewer pieces than exits still needed, as many, more
    using ByOwner = std::array<Score, 2>;

    /// By exits taken, then by pieces on the board. The rows end flat where there were too few
    /// positions to learn from (seven pieces or more with one exit taken, five or more with three).
    std::array<ByPieces, exits_to_win> material{{
        {-4022, -3517, -2585, -1722, -949, -253, 462, 1055, 1529},
        {-4007, -3161, -1812, 150, 997, 1535, 1931, 2465, 2500},
        {-3982, -1875, 1415, 2386, 2911, 3441, 3666, 3700, 3750},
        {-3585, 861, 1489, 1907, 2158, 2200, 2250, 2300, 2350},
    }};
    /// By exits taken, then by stock: the value of each hex still to go.
    std::array<ByStock, exits_to_win - 1> step{{{3, 3, 3}, {-94, -94, -94}, {-272, -272, -272}}};
    std::array<Score, 2 * radius + 1> last_piece{4931, 2148, 726, -18, -350, -851, -1337};
    Score ready = 297;
    ByOwner hanging_now{-454, -249};   ///< for the first piece, and for each further one
    ByOwner hanging_next{-243, -395};  ///< pieces of the player to move, and of the third
    ByOwner hanging_last{-192, -113};  ///< pieces of the player to move, and of the next
    ByOwner attack{280, 134};          ///< for the first piece, and for each further one
    ByOwner turn{58, 45};              ///< for the player to move, and for the next
    Score corner = 62;
    Score rim = -76;

    // Used near the turn limit; in turns. Kept small enough that no product of them overflows.
    std::int16_t slowness = 4;    ///< turns needed for each turn of the unhindered way out
    std::int16_t conversion = 8;  ///< turns needed to gain a missing piece

    /// How selective the search is.
    Selectivity search = selectivity;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("material", self.material);
        visit("step", self.step);
        visit("last_piece", self.last_piece);
        visit("ready", self.ready);
        visit("hanging_now", self.hanging_now);
        visit("hanging_next", self.hanging_next);
        visit("hanging_last", self.hanging_last);
        visit("attack", self.attack);
        visit("turn", self.turn);
        visit("corner", self.corner);
        visit("rim", self.rim);
        visit("slowness", self.slowness);
        visit("conversion", self.conversion);
        visit("search", self.search);
    }
};

/// The ten levels, each clearly above the one before: neighbours were 137 to 254 Elo apart in 180
/// to 600 games (`scripts/ladder.mjs`). Headway keeps games between weak levels short.
inline constexpr Strengths strengths{{
    {.depth = 1, .temperature = 160, .headway = 105},
    {.depth = 1, .temperature = 58, .headway = 34},
    {.depth = 1, .temperature = 31, .headway = 17},
    {.depth = 1, .temperature = 20, .headway = 11},
    {.depth = 1, .temperature = 13, .headway = 7},
    {.depth = 1, .temperature = 8, .headway = 4},
    {.depth = 1, .temperature = 3},
    {.nodes = 88},
    {.nodes = 600},
    {},
}};

/// Sums of these distances, and the first level over random play (EXPERIMENTS.md).
inline constexpr LevelRatings level_ratings{405, 574, 785, 964, 1149, 1329, 1466, 1670, 1875, 2129};

}  // namespace quintet::chexers
