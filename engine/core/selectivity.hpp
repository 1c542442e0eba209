#pragma once

#include <cstdint>

namespace quintet {

/// How selective a search is: which actions it looks at less deep, and which not at all. Every
/// evaluator may have its own numbers, as `search` among its weights (see `selectivity_of`): games
/// differ in how many actions there are, how well they are ordered and how much one of them
/// changes. Whether the depth gained is worth what is overlooked only shows in play.
///
/// Null moves are not among them: being left alone tells nothing in games where tempo is
/// everything. With a reduction of two plies and a fifth of the depth they cost Halma 49 Elo
/// [5, 94], Cachex 21 [-22, 65] and Hive 5 [-31, 42] at 10,000 nodes.
///
/// Nor are probes, which leave a node for what a shallower search of it says (ProbCut; Buro,
/// "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", 1995). Two plies less
/// deep and with a margin of one lead that matters they were worth -147 Elo [-268, -53] in Cachex,
/// -64 [-158, 21] in Tetress and +23 [-41, 89] in Halma at 30,000 nodes and -29 [-91, 32] in Hive
/// at 60,000; wider margins and four plies made no game certainly stronger (60 games each).
///
/// Nor is what else serves programs for chess, in Elo with one number for all games:
///  - a ply less for late actions where a cut-off is expected: Hive -9 [-47, 30], Cachex -42
///    [-93, 7], Tetress -80 [-128, -34] (200 games each at 10,000 nodes);
///  - history by the action before and the one before that (continuation history): Hive -7 [-44,
///    30], Cachex +30 [-16, 76] and -9 [-53, 35], Tetress 0 [-47, 47] (the same);
///  - singular extensions, where all other actions are clearly worse at half the depth: from five
///    plies on Hive +10 [-48, 70], Cachex -49 [-119, 17], Tetress -104 [-170, -44] (100 games at
///    20,000 nodes), from seven plies on Hive -57 [-124, 6] (80 games at 100,000);
///  - reverse futility up to six plies: Hive +9 [-8, 25], Cachex +26 [-32, 86], Tetress -15 [-51,
///    22]; late-move pruning up to ten: Hive 0 [-19, 19], Cachex +3 [-50, 55] (120 games at
///    20,000).
///
/// Those of Tetress were measured before its evaluation counted the right to move. Since then (140
/// games each at 30,000 nodes), half a ply less where a cut-off is expected: -3 [-56, 51]; reverse
/// futility up to six plies -12 [-42, 17]; late-move pruning up to ten -15 [-63, 33]; no depth for
/// plies with four actions or fewer +12 [-40, 65].
struct Selectivity {
    /// Small enough that no product of them overflows.
    using Number = std::int16_t;

    // Late actions are searched less deep, by so many 256ths of a ply in all, rounded down.
    Number reduction = 55;            ///< for log2(depth) * log2(number of the action)
    Number reduction_base = 128;      ///< for every one
    Number reduction_open = -256;     ///< where exact values are wanted
    Number reduction_history = -512;  ///< for the best possible history; as much more for the worst

    // Further than this above the window a node is left (reverse futility), in hundredths of the
    // lead that matters (`Tree::unit`).
    Number reverse_futility = 100;      ///< for each ply left
    Number reverse_futility_base = 0;   ///< besides
    Number reverse_futility_depth = 3;  ///< the most plies left; 0 for none of it

    // Further than this below the window only loud actions are tried (futility), likewise.
    Number futility = 100;      ///< for each ply left
    Number futility_base = 50;  ///< besides
    Number futility_depth = 0;  ///< the most plies left; 0 for none of it

    // So many actions are tried before those that are not loud are left out, in hundredths: with
    // dozens or hundreds of actions a node, those far down the list cost more than what they find
    // is worth (late-move pruning). Worth more the longer a search may think.
    Number late_actions = 300;       ///< for each ply left
    Number late_actions_base = 300;  ///< besides
    Number late_actions_square = 0;  ///< for each square of the plies left
    Number late_actions_depth = 6;   ///< the most plies left

    // In best-reply search with more than two players, so many replies of each opponent are tried:
    // those that look best to itself. From 2 to 8 (`LikelyActions::most`), 0 for all.
    Number replies = 0;
    // Of them only those that are at most so much worse for it than the best, in hundredths of the
    // lead that matters, and the second; 0 for no such limit.
    Number replies_margin = 0;
    // From so many plies left on, how an action looks to an opponent is what it is worth after the
    // next player's answer that is worst for it, and not at once; 0 for nowhere.
    Number replies_answered = 0;
    // From so many plies left on, the loud actions that follow are looked at besides.
    Number replies_settled = 0;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("reduction", self.reduction);
        visit("reduction_base", self.reduction_base);
        visit("reduction_open", self.reduction_open);
        visit("reduction_history", self.reduction_history);
        visit("reverse_futility", self.reverse_futility);
        visit("reverse_futility_base", self.reverse_futility_base);
        visit("reverse_futility_depth", self.reverse_futility_depth);
        visit("futility", self.futility);
        visit("futility_base", self.futility_base);
        visit("futility_depth", self.futility_depth);
        visit("late_actions", self.late_actions);
        visit("late_actions_base", self.late_actions_base);
        visit("late_actions_square", self.late_actions_square);
        visit("late_actions_depth", self.late_actions_depth);
        visit("replies", self.replies);
        visit("replies_margin", self.replies_margin);
        visit("replies_answered", self.replies_answered);
        visit("replies_settled", self.replies_settled);
    }
};

}  // namespace quintet
