#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/match.hpp"

namespace quintet::cli {

/// How long a participant may think about an action. Zeros mean "no such limit".
struct ThinkingLimits {
    int time_ms = 0;
    std::uint64_t nodes = 0;
    int depth = 0;

    bool any() const { return time_ms > 0 || nodes > 0 || depth > 0; }
};

/// One who takes part in a match of many games, as told on the command line.
struct Seat {
    enum class Kind { random, level, algorithm };

    std::string text;  ///< as it was given: the participant's name
    Kind kind = Kind::random;
    std::string name;  ///< of the level or algorithm; an empty algorithm is the game's default
    ThinkingLimits limits;
};

/// Reads `random`, `level:NAME` or `algorithm[:NAME]`, each with `,time=MS`, `,nodes=N`, `,depth=N`
/// after it; a seat without limits of its own takes `limits`. Throws an `InputError` on anything
/// else, also on an algorithm without any limit.
Seat parse_seat(std::string_view text, const ThinkingLimits& limits);

/// A participant at the board for one game. Programs of other people would be one more kind.
class Participant {
  public:
    virtual ~Participant() = default;
    /// An action for the present position, where `legal` can be played. `seed` is for what is left
    /// to chance.
    virtual std::string choose(const std::vector<std::string>& legal, std::uint64_t seed) = 0;
    /// Hears of an action that somebody has played.
    virtual void played(const std::string& action) = 0;
};

/// Seats a participant at a new game. Throws an `InputError` if the game does not know the options,
/// level or algorithm.
std::unique_ptr<Participant> sit_down(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options);

}  // namespace quintet::cli
