#pragma once

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/services/goals/goal.hpp"

// Describes the goals of lessons.

namespace quintet::fields {

/// An object with a goal, because only objects can be read.
struct GoalRequest {
    goals::Goal goal;
};

namespace limit {

inline constexpr Limit conditions{0, 16, "condition"};
inline constexpr Limit goal_cells{limits::cell_text, 300, "cell"};
inline constexpr Limit goal_actions{limits::action_text, 300, "action"};

}  // namespace limit

template <>
struct Described<goals::Condition> {
    static constexpr bool is_element = true;
    static constexpr Field fields[] = {
        QUINTET_FIELD(goals::Condition, kind)("kind", "See `engine/services/goals/goal.hpp`.")
            .required()
            .within(limit::name),
        QUINTET_FIELD(goals::Condition, count)("count").optional().within(limit::any),
        QUINTET_FIELD(goals::Condition, cells)("cells").optional().within(limit::goal_cells),
        QUINTET_FIELD(goals::Condition, zone)("zone").optional().within(limit::name),
        QUINTET_FIELD(goals::Condition, name)("name").optional().within(limit::name),
        QUINTET_FIELD(goals::Condition, actions)("actions").optional().within(limit::goal_actions),
        QUINTET_FIELD(goals::Condition, negated)("not").optional(),
    };
    static constexpr Shape shape{fields, "GoalCondition", "The goal of a step of a lesson."};
};

template <>
struct Described<GoalRequest> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(GoalRequest, goal)("goal").required().within(limit::conditions),
    };
    static constexpr Shape shape{fields, "GoalRequest", "All conditions must hold."};
};

}  // namespace quintet::fields
