#pragma once

#include <cstdint>

namespace quintet {

/// Parameters of reductions and pruning in an alpha-beta search. An evaluator may have its own
/// parameters, as the member `search` of its weights, because games differ in the number of
/// actions, in the quality of move ordering and in the effect of one action.
/// Experiments: engine/search/EXPERIMENTS.md.
struct Selectivity {
    /// A narrow type, so that products of these numbers do not overflow.
    using Number = std::int16_t;

    // Late move reduction, in 256ths of a ply; the sum is rounded down.
    Number reduction = 55;            ///< times log2(depth) * log2(number of the action)
    Number reduction_base = 128;      ///< added for every late action
    Number reduction_pv = -256;       ///< added at PV nodes
    Number reduction_history = -512;  ///< added at the best history score, subtracted at the worst

    // Reverse futility pruning: a node is cut off if its static evaluation is this far above its
    // window. In hundredths of `search::lead_unit`.
    Number reverse_futility = 100;      ///< for each ply left
    Number reverse_futility_base = 0;   ///< added once
    Number reverse_futility_depth = 3;  ///< the most plies left; 0 turns it off

    // Futility pruning: if the static evaluation is this far below the window, only noisy actions
    // are tried. Same unit.
    Number futility = 100;      ///< for each ply left
    Number futility_base = 50;  ///< added once
    Number futility_depth = 0;  ///< the most plies left; 0 turns it off

    // Late move pruning: number of actions tried before quiet ones are pruned, in hundredths.
    Number late_actions = 300;       ///< for each ply left
    Number late_actions_base = 300;  ///< added once
    Number late_actions_square = 0;  ///< times the square of the plies left
    Number late_actions_depth = 6;   ///< the most plies left

    // Best-reply search: number of candidate replies of each opponent, the best by its own score.
    // From 2 to 8 (`CandidateReplies::most`), 0 for all.
    Number replies = 0;
    // After the second candidate, only those at most this much worse than the best, in hundredths
    // of `search::lead_unit`; 0 for no limit.
    Number replies_margin = 0;
    // With at least this many plies left, the opponent model looks one ply further, to the next
    // player's answer that is worst for the opponent; 0 for never.
    Number replies_answered = 0;
    // With at least this many plies left, it also follows the noisy actions after that answer; 0
    // for never.
    Number replies_settled = 0;
    // Up to this many plies from the root, all noisy replies are candidates too, because opponents
    // may make captures that look bad to the model.
    Number replies_noisy = 0;

    template <class Self, class Visit>
    static void visit(Self& self, Visit&& visit) {
        visit("reduction", self.reduction);
        visit("reduction_base", self.reduction_base);
        visit("reduction_pv", self.reduction_pv);
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
        visit("replies_noisy", self.replies_noisy);
    }
};

}  // namespace quintet
