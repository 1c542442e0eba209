#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The result of checking one golden record against the engine.
struct Verdict {
    /// Place, expected and found value: `ply 12: 9 legal actions expected, found 8`. The replay
    /// stops at its first difference; each wrong perft number is a separate difference.
    std::vector<std::string> differences;
    int skipped = 0;  ///< perft numbers above the limit
};

/// Checks the fields of a golden record:
///  - `actions`: each is legal in its turn and is its own canonical text;
///  - `legal`: number of legal actions before each ply and after the last, 0 once the game is over;
///  - `legal_crc32`: CRC-32 of the canonical texts of the legal actions, sorted bytewise and joined
///    by `;`, for the same plies (of the empty text once the game is over). A single number without
///    `legal` is for the position after the last action;
///  - `result` and `reason` after the last action;
///  - `perft` for depth 1, 2, ... after the last action; numbers above `max_leaves` are skipped;
///  - `winning`: the actions that win at once after the last action.
/// Missing fields are not checked. A field of a wrong type is a difference.
Verdict verify(const Record& record, std::uint64_t max_leaves);

}  // namespace quintet::cli
