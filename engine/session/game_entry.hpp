#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/concepts.hpp"
#include "engine/core/foreign/foreign_form.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/styles.hpp"

namespace quintet {

class Searcher;
struct LensEntry;
namespace prove {
struct ProverEntry;
}

/// All that the engine has for one game. Functions that take a running game need one of this game.
struct GameEntry {
    const GameSpec* spec;
    Result<std::unique_ptr<RunningGame>> (*make)(const GivenOptions&, std::string_view setup);
    std::unique_ptr<Searcher> (*make_searcher)();
    std::vector<std::string> (*algorithms)();
    // Null if the evaluation has no weights that can be changed.
    WeightValues (*weights)(const GivenOptions&) = nullptr;
    // Both null if the game reads no text form of other programs.
    bool (*is_game_text)(std::string_view) = nullptr;
    Result<GameRecord> (*read_game)(std::string_view) = nullptr;
    // Empty in the page's module: see profile.hpp.
    const Strengths* strengths = nullptr;
    const LevelRatings* level_ratings = nullptr;
    // Both null if the game has no styles.
    std::vector<StyleInfo> (*styles)() = nullptr;
    std::string (*style_action)(const RunningGame&, std::string_view style,
                                std::uint64_t seed) = nullptr;
    std::span<const ForeignForm> forms = {};
    const LensEntry* lens = nullptr;
    const prove::ProverEntry* prover = nullptr;
};

/// Defined in make_game_entry.hpp, without the lens and the prover.
template <GameType G>
GameEntry game_entry();

/// An entry for each game that is built, in the order of the page. CMake makes the list from
/// `engine/registry` and `engine/games/games.cmake`.
const std::vector<GameEntry>& entries();

/// Returns the entry of a game, or null if there is no such game.
const GameEntry* find_entry(std::string_view game);

}  // namespace quintet
