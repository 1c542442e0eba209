#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/cli/records/record.hpp"
#include "engine/core/score.hpp"

namespace quintet::cli {

/// What a participant found out before an action, as far as it tells. Values are those of the
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

/// The known fields by their names.
Json to_json(const Thought& thought);
/// Throws an exception of the JSON library if a field has a wrong type. Ignores other fields.
Thought thought_of(const Json& json);

/// Reads a line `info depth 7 score cp 31 nodes 5000 ...` of the Universal Game Interface and
/// replaces what it tells. `score` may be `cp N`, `win PLIES` or `loss PLIES`, the last two
/// with `likely` after them.
void read_info(std::string_view line, Thought& thought);

}  // namespace quintet::cli
