#pragma once

#include <algorithm>
#include <cstddef>

#include "engine/search/search_hooks.hpp"
#include "engine/search/tree/candidate_replies.hpp"
#include "engine/search/tree/coalition.hpp"
#include "engine/search/tree/frame.hpp"
#include "engine/search/tree/pruning.hpp"
#include "engine/tuning/selectivity.hpp"

namespace quintet::search {

/// The rounds of best-reply search: one opponent replies with one of a few candidates, the others
/// play default actions, which cost no depth. A paranoid coalition has no rounds: opponents try
/// every action, and each action costs a ply.
///
/// `Frame`: frame.hpp.
template <PositionType P, EvaluatorType<P> E, Coalition coalition, class Frame>
class ReplyRound {
    using Action = typename P::Action;
    static constexpr bool has_rounds = coalition == Coalition::best_reply;

  public:
    /// The inputs of the opponent model. Both must outlive the object.
    struct Model {
        const E& evaluator;
        const Selectivity& selectivity;
        int ply;  ///< of the frame, counted from the root
    };

    /// Forgets the candidates found so far.
    void clear() { replies_.clear(); }

    /// Sets the default action of an opponent that does not reply.
    void find_default(const Model& model, Frame& frame) {
        if constexpr (has_rounds) {
            if (!frame.friendly) frame.default_action = candidates(model, frame).front().code;
        }
    }

    /// Returns whether this round's reply has been made after an action. `friendly`: the root
    /// player moves next.
    static bool replied_after(const Frame& frame, const Action& action, bool friendly) {
        return has_rounds && !frame.friendly && !friendly &&
               (frame.replied || action.code() != frame.default_action);
    }

    /// Returns the plies that the action to the child costs, 0 or 1: default actions of opponents
    /// that do not reply cost nothing.
    static int cost_of_child(const Frame& frame) {
        if constexpr (has_rounds) {
            const Frame& child = child_of(frame);
            if (!frame.friendly && (frame.replied || (!child.friendly && !child.replied))) return 0;
        }
        return 1;
    }

    /// Returns whether a round ends with the action to the child.
    static bool ends_after(const Frame& frame) {
        return has_rounds && !frame.friendly && child_of(frame).friendly;
    }

    /// Starts the move picker with candidate replies only; returns false if all actions are tried.
    /// `context`: that of the picker.
    template <class Context>
    bool start(const Model& model, const Context& context, Frame& frame) {
        if constexpr (has_rounds) {
            const Selectivity& selectivity = model.selectivity;
            if (frame.friendly || selectivity.replies == 0) return false;
            const auto& list = candidates(model, frame);
            const auto count = static_cast<std::size_t>(frame.position.legal_action_count());
            if (count + list.size() > P::max_actions) return false;  // no room for both
            frame.default_action = list.front().code;
            ActionList<P> chosen;
            for (const auto& action :
                 plausible_replies<P, E>(list, selectivity, lead_unit<E>, count)) {
                chosen.push_back(action);
            }
            if (model.ply <= selectivity.replies_noisy) add_noisy(model, frame.position, chosen);
            frame.picker.start_candidates(context, chosen.begin(), chosen.end());
            frame.candidates = chosen.size() < count;
            return true;
        }
        return false;
    }

    /// Continues with the other actions if every candidate reply is a proven loss: an opponent has
    /// lost only if every action loses. Returns false if there are no others.
    template <class Context>
    static bool add_others(const Context& context, Frame& frame) {
        if constexpr (has_rounds) {
            if (!frame.candidates || frame.best > -evaluation_limit) return false;
            frame.candidates = false;
            const auto count = static_cast<std::size_t>(frame.position.legal_action_count());
            if (count + frame.picker.size() > P::max_actions) return false;  // no room for both
            frame.picker.add_others(context);
            return frame.picker.left();
        }
        return false;
    }

  private:
    /// Adds the noisy actions of a position that are not in the list.
    static void add_noisy(const Model& model, const P& position, ActionList<P>& chosen) {
        ActionList<P> actions;
        position.legal_actions(actions);
        const std::size_t before = chosen.size();
        for (const Action& action : actions) {
            if (!is_noisy(model.evaluator, position, action)) continue;
            auto* const end = chosen.begin() + before;
            if (std::find(chosen.begin(), end, action) == end) chosen.push_back(action);
        }
    }

    /// Returns the candidate replies of the opponent to move, the best for itself first.
    const typename CandidateReplies<P, E>::List& candidates(const Model& model,
                                                            const Frame& frame) {
        const Selectivity& selectivity = model.selectivity;
        return replies_.find(model.evaluator, frame.position, reply_depth(selectivity, frame.depth),
                             plausible_loss(selectivity, lead_unit<E>));
    }

    CandidateReplies<P, E> replies_;
};

}  // namespace quintet::search
