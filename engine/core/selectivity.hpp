#pragma once

#include <cstdint>

namespace quintet {

/// How selective an alpha-beta search is: which actions it searches less deep, and which not at
/// all. Evaluators may have their own numbers, as `search` among their weights (see
/// `HasSelectivity`): games differ in the number of actions, how well they are ordered and how much
/// one changes. engine/search/EXPERIMENTS.md tells what else was tried.
struct Selectivity {
    /// Small enough that no product of them overflows.
    using Number = std::int16_t;

    // Late move reduction, in 256ths of a ply; the sum is rounded down.
    Number reduction = 55;            ///< for log2(depth) * log2(number of the action)
    Number reduction_base = 128;      ///< for every late action
    Number reduction_pv = -256;       ///< at PV nodes
    Number reduction_history = -512;  ///< for the best history score; as much more for the worst

    // Reverse futility pruning: a node whose static evaluation is this far above its window is
    // left. In hundredths of the lead that matters (`search::lead_unit`).
    Number reverse_futility = 100;      ///< for each ply left
    Number reverse_futility_base = 0;   ///< added once
    Number reverse_futility_depth = 3;  ///< the most plies left; 0 turns it off

    // Futility pruning: this far below its window only noisy actions are tried, likewise.
    Number futility = 100;      ///< for each ply left
    Number futility_base = 50;  ///< added once
    Number futility_depth = 0;  ///< the most plies left; 0 turns it off

    // Late move pruning: how many actions are tried before quiet ones are left out, in hundredths.
    // Worth more the longer a search may think.
    Number late_actions = 300;       ///< for each ply left
    Number late_actions_base = 300;  ///< added once
    Number late_actions_square = 0;  ///< for each square of the plies left
    Number late_actions_depth = 6;   ///< the most plies left

    // Best-reply search: how many candidate replies of each opponent are tried, those that look
    // best to itself. From 2 to 8 (`CandidateReplies::most`), 0 for all.
    Number replies = 0;
    // Of these only the second, and those at most this much worse for it than the best, in
    // hundredths of the lead that matters; 0 for no such limit.
    Number replies_margin = 0;
    // With at least this many plies left, opponents look one ply further, to the next player's
    // answer that is worst for them; 0 for never.
    Number replies_answered = 0;
    // With at least this many plies left, they also follow the noisy actions after that answer.
    Number replies_settled = 0;
    // At most this many plies from the root, all noisy replies are candidates too: opponents may
    // capture where the model thinks that it does not pay.
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
