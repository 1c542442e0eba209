#pragma once

#include <cstdint>

namespace quintet {

/// How selective an alpha-beta search is: which actions it reduces and which it prunes. Evaluators
/// may have their own numbers, as `search` among their weights (see `HasSelectivity`): games differ
/// in the number of actions, the quality of their order and the effect of one action. Other
/// experiments are in engine/search/EXPERIMENTS.md.
struct Selectivity {
    /// Small enough that no product of them overflows.
    using Number = std::int16_t;

    // Late move reduction, in 256ths of a ply; the sum is rounded down.
    Number reduction = 55;            ///< for log2(depth) * log2(number of the action)
    Number reduction_base = 128;      ///< for every late action
    Number reduction_pv = -256;       ///< at PV nodes
    Number reduction_history = -512;  ///< for the best history score; as much more for the worst

    // Reverse futility pruning: stops at a node whose static evaluation is this far above its
    // window. In hundredths of `search::lead_unit`.
    Number reverse_futility = 100;      ///< for each ply left
    Number reverse_futility_base = 0;   ///< added once
    Number reverse_futility_depth = 3;  ///< the most plies left; 0 turns it off

    // Futility pruning: this far below the window, only noisy actions are tried. Same unit.
    Number futility = 100;      ///< for each ply left
    Number futility_base = 50;  ///< added once
    Number futility_depth = 0;  ///< the most plies left; 0 turns it off

    // Late move pruning: number of actions before quiet ones are pruned, in hundredths. Gains more
    // with longer searches.
    Number late_actions = 300;       ///< for each ply left
    Number late_actions_base = 300;  ///< added once
    Number late_actions_square = 0;  ///< for each square of the plies left
    Number late_actions_depth = 6;   ///< the most plies left

    // Best-reply search: number of candidate replies of each opponent, the best by its own score.
    // From 2 to 8 (`CandidateReplies::most`), 0 for all.
    Number replies = 0;
    // Of these, only the second and those at most this much worse than the best, in hundredths of
    // `search::lead_unit`; 0 for no limit.
    Number replies_margin = 0;
    // With at least this many plies left, opponents look one ply further, to the next player's
    // answer that is worst for them; 0 for never.
    Number replies_answered = 0;
    // With at least this many plies left, they also follow the noisy actions after that answer.
    Number replies_settled = 0;
    // At most this many plies from the root, all noisy replies are candidates too: opponents may
    // make captures that look bad to the model.
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
