#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/score.hpp"
#include "engine/fields/field.hpp"

namespace quintet::cli {

/// The findings of a participant before an action, as far as it reports them. Values count for the
/// player who acts.
struct Thought {
    std::optional<Score> score;    ///< in the participant's own unit
    std::optional<double> chance;  ///< of winning, 0 to 1
    int proven_plies = 0;          ///< plies until the game ends if the result is proven
    bool likely = false;           ///< whether that takes opponents who act for themselves
    int depth = 0;                 ///< plies; 0 if unknown
    std::uint64_t nodes = 0;       ///< 0 if unknown
    std::string best;  ///< the action that the values belong to, if another one was played

    bool empty() const { return !score && !chance && depth == 0 && nodes == 0; }
};

/// Reads a line `info depth 7 score cp 31 nodes 5000 ...` of the Universal Game Interface and
/// replaces what it tells. `score` may be `cp N`, `win PLIES` or `loss PLIES`, the last two
/// with `likely` after them.
void read_info(std::string_view line, Thought& thought);

}  // namespace quintet::cli

template <>
struct quintet::fields::Described<quintet::cli::Thought> {
    using Thought = cli::Thought;
    static constexpr Field fields[] = {
        QUINTET_FIELD(Thought, score)("score").optional(),
        QUINTET_FIELD(Thought, chance)("chance").optional(),
        QUINTET_FIELD(Thought, proven_plies)("proven_plies").optional(),
        QUINTET_FIELD(Thought, likely)("likely").optional(),
        QUINTET_FIELD(Thought, depth)("depth").optional(),
        QUINTET_FIELD(Thought, nodes)("nodes").optional(),
        QUINTET_FIELD(Thought, best)("best").optional(),
    };
    static constexpr Shape shape{fields};
};
