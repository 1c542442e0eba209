#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/lens/explanation.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/session.hpp"
#include "engine/session/running_game.hpp"

// The lens on running games: joins `engine/games` and `engine/lens`, which do not know each other.

namespace quintet {

/// Names of terms of an evaluation that are switched off.
using WithoutTerms = std::vector<std::string>;

/// Returns a search of the position that a game shows. It has not begun. Fails on unknown terms, if
/// the game is over, and as `lens::check` does.
Result<std::unique_ptr<lens::Session>> new_lens_session(const RunningGame& game,
                                                        const lens::Options& options,
                                                        const WithoutTerms& without = {});

/// Returns the terms of the static evaluation of the shown position. Fails on unknown terms and if
/// the game is over.
Result<lens::Explanation> explain_evaluation(const RunningGame& game,
                                             const WithoutTerms& without = {});

/// Returns the names of the terms of a game's evaluation that can be switched off.
std::vector<std::string> evaluation_terms(const RunningGame& game);

/// The part of a `GameEntry` that this library fills in.
struct LensEntry {
    Result<std::unique_ptr<lens::Session>> (*make)(const RunningGame&, const lens::Options&,
                                                   const WithoutTerms&);
    Result<lens::Explanation> (*explain)(const RunningGame&, const WithoutTerms&);
    std::vector<std::string> (*terms)(const RunningGame&);
};
/// Defined in make_lens_entry.hpp.
template <class G>
const LensEntry& lens_entry();

}  // namespace quintet
