#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
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
    int carelessness = 0;  ///< as in `SearchRequest`; not a limit
    /// How much longer than `time_ms` another program's answer may take before it loses: it has to
    /// go through two pipes, and to be woken up on a busy machine.
    int margin_ms = 500;

    bool any() const { return time_ms > 0 || nodes > 0 || depth > 0; }
};

/// One who takes part in a match of many games, as told on the command line.
struct Seat {
    enum class Kind { random, level, algorithm, ugi, uhp };

    std::string text;  ///< as it was given: the participant's name
    Kind kind = Kind::random;
    /// Of the level or algorithm, an empty algorithm is the game's default; or the shell command
    /// that starts another program.
    std::string name;
    ThinkingLimits limits;
    int threads = 1;       ///< of a level or algorithm
    WeightValues weights;  ///< of a level or algorithm: those that are not the usual ones

    // How a level or algorithm takes sides among more than two players, 0 for not at all.
    int against = 0;  ///< number from 1 of the participant whom it is out to harm
    /// Percent. Once it finds its own chance of winning to be less, it decides, from its next
    /// action on and for the rest of the game, who else wins: a kingmaker plays for whichever
    /// of its two rivals has the better chance just then, that is against the other; a spoiler
    /// against the one that has the better chance.
    int kingmaker = 0;
    int spoiler = 0;

    bool takes_sides() const { return against > 0 || kingmaker > 0 || spoiler > 0; }
};

/// Reads `random`, `level:NAME`, `algorithm[:NAME]`, `ugi:COMMAND` or `uhp:COMMAND`, each with
/// `,time=MS`, `,nodes=N`, `,depth=N` after it, an algorithm also with `,carelessness=PERCENT`; a
/// seat without limits of its own takes `limits`. A level or algorithm may have `,weights=FILE`,
/// `,weight.NAME=VALUE` and `,threads=N`, and one of `,against=N`, `,kingmaker=PERCENT` and
/// `,spoiler=PERCENT`. Throws an `InputError` on anything else, also on an algorithm or a program
/// without any limit, or with one that its protocol cannot say.
Seat parse_seat(std::string_view text, const ThinkingLimits& limits);

/// Thrown by a participant who can or may not go on: the game is lost for him. `kind` is one word
/// for the record: `late`, `dead` (the program has ended), `refusal` (of a legal action),
/// `illegal`.
class Forfeit : public std::runtime_error {
  public:
    Forfeit(std::string kind, const std::string& message)
        : std::runtime_error(message), kind_(std::move(kind)) {}
    const std::string& kind() const { return kind_; }

  private:
    std::string kind_;
};

/// A participant at the board for one game.
class Participant {
  public:
    virtual ~Participant() = default;
    /// An action for the present position, where `legal` can be played. `seed` is for what is left
    /// to chance. An action that is not legal forfeits the game.
    virtual std::string choose(const std::vector<std::string>& legal, std::uint64_t seed) = 0;
    /// Hears of an action that somebody has played.
    virtual void played(const std::string& action) = 0;
};

/// Seats a participant at a new game; `against` is the player as whom the participant sits whom it
/// is out to harm, or `no_player`. Throws an `InputError` if the game does not know the options,
/// level or algorithm, or if that one cannot take sides and should.
std::unique_ptr<Participant> sit_down(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options, Player against = no_player);

}  // namespace quintet::cli
