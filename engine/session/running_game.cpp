#include "engine/session/running_game.hpp"

#include <algorithm>

namespace quintet {

namespace {

bool leads_to(const Attempt& attempt, const ActionView& action) {
    if (!attempt.cells.empty()) {
        return std::is_permutation(attempt.cells.begin(), attempt.cells.end(), action.cells.begin(),
                                   action.cells.end());
    }
    if (attempt.from.empty() && attempt.hand.empty()) {
        // A click on a cell plays an action that needs only this cell, or picks the token on it.
        const std::string& cell =
            action.from.empty() && action.hand.empty() ? action.to : action.from;
        return !cell.empty() && cell == attempt.to;
    }
    return attempt.from == action.from && attempt.hand == action.hand &&
           (attempt.to.empty() || attempt.to == action.to);
}

}  // namespace

Refusal RunningGame::why_not(const Attempt& attempt) const {
    if (outcome().over()) return {};
    const std::vector<ActionView> actions = action_views();
    const bool possible =
        std::any_of(actions.begin(), actions.end(),
                    [&](const ActionView& action) { return leads_to(attempt, action); });
    return possible ? Refusal{} : objection(attempt);
}

bool RunningGame::is_like(const RunningGame& other) const {
    return &spec() == &other.spec() && options() == other.options() && setup() == other.setup();
}

Status RunningGame::follow(const std::vector<std::string>& wanted) {
    const std::vector<std::string> known = actions();
    const auto differ = std::mismatch(known.begin(), known.end(), wanted.begin(), wanted.end());
    static_cast<void>(go_to(static_cast<int>(differ.first - known.begin())));
    forget_taken_back();
    for (auto action = differ.second; action != wanted.end(); ++action) {
        if (const Status status = play(*action); !status) {
            const int number = static_cast<int>(action - wanted.begin()) + 1;
            return Error{"action " + std::to_string(number) + ": " + status.error().message, number,
                         status.error().reason};
        }
    }
    return Done{};
}

}  // namespace quintet
