#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/lens_options.hpp"

// Describes runs of the lens and explained evaluations.

namespace quintet::fields {

/// The options of a run as they are passed in. `lens::check` checks ranges, so that its
/// errors name the option and the range.
struct LensOptions {
    std::string algorithm{lens::name_of(lens::Algorithm::alpha_beta)};
    std::string order{lens::name_of(lens::Order::none)};
    std::optional<int> depth;
    lens::Options run;
    std::vector<std::string> without;
};

namespace limit {

inline constexpr Limit lens_number{.most = std::numeric_limits<int>::max(), .is_signed = true};
inline constexpr Limit lens_terms{limits::name_text, 100, "term"};

}  // namespace limit

template <>
struct Described<LensOptions> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(LensOptions, algorithm)("algorithm",
                                              "`minimax`, `alpha-beta` (by default), `pvs`, "
                                              "`max-n`, `paranoid`, `best-reply`, `uct`, "
                                              "`negamax`, `aspiration` or `expectimax`.")
            .optional()
            .within(limit::name),
        QUINTET_FIELD(LensOptions, depth)(
            "depth", "Plies, 1 to 12; by default 3, the height of a tree, or 12 for `uct`.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, order)(
            "order",
            "The order of children: `none` (as generated, the default), `best` or `worst` first by "
            "static evaluation, or `table` (the action in the transposition table first).")
            .optional()
            .within(limit::name),
        QUINTET_FIELD(LensOptions, run.table)("table", "Use a transposition table.").optional(),
        QUINTET_FIELD(LensOptions, run.deepening)("deepening",
                                                  "Search depth 1 first, then 2, and so on.")
            .optional(),
        QUINTET_FIELD(LensOptions, run.quiescence)("quiescence",
                                                   "Follow noisy actions below the last ply.")
            .optional(),
        QUINTET_FIELD(LensOptions, run.shallow)("shallow", "Shallow pruning in `max-n`.")
            .optional(),
        QUINTET_FIELD(LensOptions, run.alpha)("alpha", "The window at the root.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.beta)("beta").optional().within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.guess)(
            "guess", "The middle of the first window of `aspiration`; by default 0.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.delta)(
            "delta", "How far the window of `aspiration` extends to each side; by default 10.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.width)(
            "width",
            "Search only this many moves of a position in a game; 0, the default, for all.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.playouts)("playouts", "Playouts of `uct`, 1 to 50,000.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.playout_plies)(
            "playoutPlies", "Longest playout; the static evaluation scores its last position.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.exploration)("exploration",
                                                    "The constant of UCB1, in thousandths.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, run.seed)("seed", "Seed of the playouts.").optional(),
        QUINTET_FIELD(LensOptions, run.nodes)("nodes", "Limit of visited nodes.")
            .optional()
            .within(limit::lens_number),
        QUINTET_FIELD(LensOptions, without)("without", "Terms of the evaluation to switch off.")
            .optional()
            .within(limit::lens_terms),
    };
    static constexpr Shape shape{fields, "LensOptions", "What to run, on a position or a tree."};
};

template <>
struct Described<lens::EvaluationTerm> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(lens::EvaluationTerm, name)(
            "name",
            "Name of the weight, such as `danger.4`; empty for the part that no weight explains."),
        QUINTET_FIELD(lens::EvaluationTerm, weight)("weight"),
        QUINTET_FIELD(lens::EvaluationTerm, contributions)(
            "contributions", "To each player's score, in parts of a point."),
        QUINTET_FIELD(lens::EvaluationTerm, features)(
            "features",
            "Factor of the weight in each player's score, in parts of a point; empty where a "
            "contribution is not weight times feature."),
        QUINTET_FIELD(lens::EvaluationTerm, units)(
            "units", "Units of the weight in a point: 100 for a weight in hundredths."),
    };
    static constexpr Shape shape{fields, "EvaluationTerm",
                                 "Contribution of one weight to a static evaluation."};
};

template <>
struct Described<lens::Explanation> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(lens::Explanation, scores)("scores", "The static evaluation, by player."),
        QUINTET_FIELD(lens::Explanation, terms)("terms",
                                                "They add up to the scores times `parts` exactly."),
        QUINTET_FIELD(lens::Explanation, parts)("parts", "Parts in a point."),
        QUINTET_FIELD(lens::Explanation, last_step)(
            "lastStep",
            "The last step, from the sum of the other terms to the scores, which explains the term "
            "without a name: `odds`, `rounding`. Empty if there is none."),
    };
    static constexpr Shape shape{fields, "ExplainedEvaluation",
                                 "The static evaluation of a position, term by term."};
};

}  // namespace quintet::fields
