#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"
#include "engine/core/score.hpp"
#include "engine/lens/explanation.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/session.hpp"

// The lens on the registered games: joins `engine/games` and `engine/lens`, which do not know each
// other. It needs no running game and no search of `engine/search`, so that a WebAssembly module
// of its own can hold it.

namespace quintet {

/// A position by its game and the actions that lead to it, as records have it.
struct LensPosition {
    std::string game;
    std::vector<std::pair<std::string, std::string>> options = {};  ///< missing ones: the default
    std::string setup = {};                                         ///< empty for the usual start
    std::vector<std::string> actions = {};
    std::vector<std::string> without = {};  ///< terms of the evaluation that are switched off
};

/// Returns a search of a position that has not begun. Fails on unknown names, invalid values and
/// actions that are not legal, if the game is over, and as `lens::check` does.
Result<std::unique_ptr<lens::Session>> new_lens_session(const LensPosition& position,
                                                        const lens::Options& options);

/// Returns the terms of the static evaluation of a position. Fails as `new_lens_session` does.
Result<lens::Explanation> explain_evaluation(const LensPosition& position);

/// Returns the names of the terms of a game's evaluation that can be switched off. Fails on an
/// unknown game and on invalid options.
Result<std::vector<std::string>> evaluation_terms(const LensPosition& start);

/// The spec of a game, or null if there is no such game.
const GameSpec* find_lens_game(const std::string& id);

/// The entry of one game. Each game is compiled in a file of its own, made from
/// `game_lens_entry.cpp.in`.
struct LensEntry {
    const GameSpec* spec;
    Result<std::unique_ptr<lens::Session>> (*make)(const LensPosition&, const lens::Options&);
    Result<lens::Explanation> (*explain)(const LensPosition&);
    Result<std::vector<std::string>> (*terms)(const LensPosition&);
};
/// Defined in make_lens_entry.hpp.
template <class G>
LensEntry lens_entry();
/// An entry for each game that is built. Generated from `lens_entries.cpp.in`.
const std::vector<LensEntry>& lens_entries();

}  // namespace quintet
