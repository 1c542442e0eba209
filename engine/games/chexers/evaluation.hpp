#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/core/score.hpp"
#include "engine/core/selectivity.hpp"
#include "engine/core/weights.hpp"
#include "engine/games/chexers/cells.hpp"
#include "engine/games/chexers/rules.hpp"

namespace quintet::chexers {

/// How selective a search of Chexers is: by the usual numbers, but without history, which is worth
/// little where three players take turns. A search with it won 29 % of its games alone against two
/// without it, and one without it 36 % alone against two with it (120 games each at 4,000 nodes an
/// action; a third is par).
///
/// And with few replies of each opponent: who fears whatever anybody could do, even at its own
/// cost, dares nothing. Alone against two who fear it all, four replies won 48 % at 10,000 nodes
/// and 47 % at 50,000, and all of them alone against two with four 34 and 27 %; three won 55 %, six
/// 40 % and two 37 % at 10,000 (60 games each). Alone against two paranoid players at depth 2, four
/// won 69 and lost 3 of 90 games at 30,000 nodes, all of them 68 and 16, three 64 and 5. To try all
/// replies in the first three plies, or all that capture, or few of one's own actions was worth
/// nothing.
///
/// How many are few depends on the position: up to eight that look nearly as good as the best, but
/// only two where the others look bad. With 110 points between, against the two paranoid players,
/// at 30,000 nodes, of 180 games 145 were won, 24 drawn and 11 lost; with four replies 110, 54 and
/// 16, most of them drawn in stand-offs; with 150 points 133, 26 and 21. In samples of 60 games,
/// limits of 60 and 220 points were no better than four replies, nor were eight within 300 points,
/// four within 150 or 400, or four with others within 100 or 300. More replies where more plies are
/// left win no more: with 200,000 nodes 42 of 48 games were won, 6 drawn and none lost; with all
/// replies from 8 plies on 38, 2 and 8, with 60 points more for each ply beyond five 40, 7 and 1.
///
/// Better than more replies is to know the likely ones better. From four plies left on they are
/// those that look best after the next player's answer, which costs a sixth of the speed. At 50,000
/// nodes, of 180 games against the two paranoid players, 157 were won, 16 drawn and 7 lost with 105
/// points between, 167, 9 and 4 with 75, 332, 17 and 11 of 360 with 60, and 158, 15 and 7 with 30;
/// of 120 games 97, 16 and 7 with 210 points. Without it 91, 19 and 10 of 120, and where only loud
/// answers count 92, 12 and 16. Earlier than with four plies left it is not worth its time: from
/// two on it takes half as much again, and at 34,000 nodes 157 of 180 were won, 16 drawn and 7
/// lost. At 400,000 nodes and with 105 points 65 of 72 were won, 5 drawn and 2 lost; without it 61,
/// 4 and 7. It serves among equals too: alone against two without it it won 42 % of 180 games at
/// 10,000 nodes, and one without it 37 % against two with it. At one second an action 23 of 24 were
/// won and one lost: the search, sure of a win, had not seen what would be taken later on. So from
/// six plies left on, which costs next to nothing, the loud actions after the answer are counted
/// too: 173 of 180 were won at 50,000 nodes, 7 drawn and none lost.
inline constexpr Selectivity selectivity{
    .reduction_history = 0,
    .replies = 8,
    .replies_margin = 5,
    .replies_answered = 4,
    .replies_settled = 6,
};

/// The numbers in the evaluation of Chexers, in thousandths of a unit of log-odds; see `Evaluator`.
struct Weights {
    /// Pieces beyond this many count as this many: more are rare, and won.
    static constexpr int most_pieces = 8;

    using ByPieces = std::array<Score, most_pieces + 1>;
    using ByStock = std::array<Score, 3>;  ///< fewer pieces than exits needed, as many, more
    using ByOwner = std::array<Score, 2>;

    /// By exits taken. Where positions were too few to learn from (seven pieces and more beside an
    /// exit, five and more beside three), the row goes on flat.
    std::array<ByPieces, exits_to_win> material{{
        {-4022, -3517, -2585, -1722, -949, -253, 462, 1055, 1529},
        {-4007, -3161, -1812, 150, 997, 1535, 1931, 2465, 2500},
        {-3982, -1875, 1415, 2386, 2911, 3441, 3666, 3700, 3750},
        {-3585, 861, 1489, 1907, 2158, 2200, 2250, 2300, 2350},
    }};
    /// By exits taken, for each hex.
    std::array<ByStock, exits_to_win - 1> step{{{3, 3, 3}, {-94, -94, -94}, {-272, -272, -272}}};
    std::array<Score, 2 * radius + 1> last_piece{4931, 2148, 726, -18, -350, -851, -1337};
    Score ready = 297;
    ByOwner hanging_now{-454, -249};   ///< the first, and each further one
    ByOwner hanging_next{-243, -395};  ///< of the player to move, and of the third one
    ByOwner hanging_last{-192, -113};  ///< of the player to move, and of the next one
    ByOwner attack{280, 134};          ///< the first, and each further one
    ByOwner turn{58, 45};              ///< of the player to move, and of the next one
    Score corner = 62;
    Score rim = -76;

    // Near the turn limit, in turns. Small enough that no product of them overflows.
    std::int16_t slowness = 4;    ///< that winning takes for each that it would take unhindered
    std::int16_t conversion = 8;  ///< that it takes to get a piece that is missing

    /// How selective a search is.
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

/// What a position of Chexers is worth, as logarithms of odds: 1000 points multiply the odds of
/// winning by e. The score of a player with one chance in three is 0.
///
/// Each player's standing (`own_values`) is a sum of terms, and the chances of winning are taken as
/// proportional to exp(standing / 1000). All weights were learnt from games of the search against
/// itself: those that make the results most likely (multinomial logistic regression; for two
/// players this is known as Texel's method of tuning). 311,000 positions came from 2,900 games
/// between paranoid and best-reply players that had weights learnt from earlier games, after
/// openings of 3 to 12 random plies, and with one random action in 40, so that won and lost
/// positions of all kinds occur. Play against itself (SPSA, 2,000 sixes of games of Monte Carlo
/// tree search at 400 nodes) found nothing better: of 120 games at 2,000 nodes, alone against two
/// or with one of its kind, the new weights scored 25 and 34 % where a third is par.
///
/// A network beside the terms (126 inputs, 32 hidden units, whole numbers; learnt from 786,000
/// positions, from the results and from what searches thought of them) predicted results better,
/// but did not play better: at equal time, half the nodes, it scored 36 and 40 % in 180 games alone
/// against two without it, but one without it 44 to 52 % in 360 alone against two with it.
/// And three of them wait for each other until the turns are over, in 30 games of 30.
///
/// Nor did weights learnt in the same way from games of the present search, which tries few
/// replies: 2,900 games at 4,000 nodes against itself and paranoid players, of which those still
/// undecided after 500 plies taught nothing. They predicted results held out better (surprise 1.000
/// instead of 1.011), and terms for hanging pieces that can be won back, pieces that can be jumped
/// over after one more move, hexes in reach, neighbours and each hex of the board made that no
/// better (0.999). But they won 27 % of 150 games at 5,000 nodes alone against two with the old
/// ones, which won 34 % the other way round, and lost more of their games against two paranoid
/// players at depth 2 (47 won, 5 drawn, 8 lost of 60 at 30,000 nodes; the old ones 47, 11 and 2).
///
/// Where all stand in knots that nobody dares to leave, the best known is to wait as well. Against
/// two paranoid players at depth 2 (60 games at 30,000 nodes: 47 won, 11 drawn, 2 lost) what drives
/// pieces out turns as many draws into losses as into wins: 15 for each hex to go before the first
/// exit 49, 7 and 4, 30 for it 46, 7 and 7, 60 for it 40, 10 and 10; 30 for it that grow while
/// nothing is converted or taken out 48, 4 and 8; 200, 500 and 1000 off for that time itself 49, 9
/// and 2, 45, 8 and 7, 44, 6 and 10.
///
/// But who leads must not wait until the turn limit makes it a draw. A player is taken to need four
/// times the turns that its way out takes if nobody hinders it, `slowness`, and eight for each
/// piece that it has to get first, `conversion`; where fewer are left, so much of its chances is
/// shared by all, as a draw is. Nearly all games that stood still at 50,000 nodes are won then: of
/// 180 against the two paranoid players 177, with 1 drawn and 2 lost, where without it, after the
/// same openings, 173 were won and 7 drawn. With eight times the turns 176 were won and 4 lost.
class Evaluator : public Weighted<Weights> {
  public:
    using Weighted::Weighted;
    using Values = Scores<player_count>;

    /// The lead that is worth odds of e to 1, from what searches told and how their games ended
    /// (`scripts/calibrate.mjs`): twice what the evaluation itself means, as a search tells what it
    /// fears or hopes of opponents who do not agree with it.
    static constexpr double scale = 3000;
    /// What the evaluation itself takes for odds of e to 1: near an even game those of one player
    /// against the two others change by 3/2 of what its lead over one of them does.
    static constexpr Score margin = 1500;
    /// From so many plies before the turn limit on it is felt. With the usual weights nobody needs
    /// more: who has to get and to bring out four pieces takes 36 turns unhindered.
    static constexpr int limit_in_sight = 432;

    /// How each player stands, whatever the others have. Only differences mean something. The
    /// terms:
    ///  - `material`, by exits taken and pieces on the board, decides most. Having just as many
    ///    pieces as exits are still needed is worth far more than one less; an exit that leaves too
    ///    few is a loss, and spare pieces go on being worth much.
    ///  - `step`, for each hex between the nearest needed pieces and the exit line, by exits taken
    ///    and by whether there are as many pieces as needed.
    ///    Before the first exit it counts for nothing: pieces are won and lost on the way.
    ///  - `last_piece`, with one exit to go, by the distance of the nearest piece.
    ///  - `ready`, for each needed piece on the exit line.
    ///  - `hanging_...`, for pieces that an opponent can jump over, by whose turn it is and when
    ///    that opponent moves.
    ///  - `attack`, for the player to move, for pieces that it can convert.
    ///  - `turn`, for the player to move and the next one.
    ///  - `rim`, for pieces on the rim, which are out of the way, and `corner`, which makes up for
    ///    it, as nobody can jump over a piece in a corner.
    Values own_values(const Position& position) const;

    /// The logarithm of each player's odds against both others together. What is monotone in the
    /// chance of winning takes the leader of the others most seriously by itself. Near the turn
    /// limit a draw counts as a third of a win.
    Values evaluate(const Position& position) const;
    Score evaluate_for(const Position& position, Player player) const;

    /// What each action of a position is worth to a player: as `evaluate_for` says of the position
    /// after it, but what the action leaves as it is has been added up once. None where the game
    /// may be over then. Valid as long as the position and the evaluator are.
    class Outlook {
      public:
        Outlook(const Weights& weights, const Position& position);
        std::optional<Score> operator()(Action action, Player player) const;

      private:
        const Weights& weights_;
        const Position& position_;
        std::array<CellSet, player_count> pieces_{};
        Values standings_{};
    };
    Outlook outlook(const Position& position) const { return {weights(), position}; }

    /// Exits, then jumps that convert, then by steps gained.
    int order(const Position& position, Action action) const;

    /// Exits and jumps that convert.
    bool loud(const Position& position, Action action) const;
};

}  // namespace quintet::chexers
