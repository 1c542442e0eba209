#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cli/base/files.hpp"
#include "engine/cli/protocols/text/thought.hpp"
#include "engine/cli/sandbox/forfeit.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"
#include "engine/core/game_record.hpp"
#include "engine/session/running_game.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

/// The limits of a participant for each action. Zero means no limit.
struct ThinkingLimits {
    int time_ms = 0;
    bool by_processor = false;  ///< whether `time_ms` is processor time instead of wall-clock time
    std::uint64_t nodes = 0;
    int depth = 0;
    int temperature = 0;  ///< as in `SearchRequest`; not a limit
    /// The time beyond `time_ms` after which an external program loses. The answer passes through
    /// two pipes and may be delayed on a busy machine.
    int margin_ms = 500;

    bool any() const { return time_ms > 0 || nodes > 0 || depth > 0; }
};

/// A participant of a match, as described on the command line.
struct Seat {
    /// `course` programs play through the files of a course.
    enum class Kind { random, level, algorithm, style, ugi, uhp, python, course };

    std::string text;  ///< as given on the command line: the participant's name
    Kind kind = Kind::random;
    /// The name of the level, algorithm (an empty one is the game's default algorithm) or style,
    /// the shell command that starts an external program, or the file or folder of an agent.
    std::string name;
    std::string folder;        ///< of a course's program: all that it was handed in with, if known
    std::string agent_class;   ///< of an agent, `CLASS` or `package:CLASS`; may be empty
    AgentLimits agent_limits;  ///< of `python` and `course`
    ThinkingLimits limits;
    int threads = 1;       ///< of a level or algorithm
    WeightValues weights;  ///< of a level or algorithm: only those that were changed

    /// Whether it is an agent of a course, which has the limits of its course.
    bool is_agent() const { return kind == Kind::python || kind == Kind::course; }
};

/// Reads `random`, `style:NAME`, `level:NAME`, `algorithm[:NAME]`, `ugi:COMMAND` or `uhp:COMMAND`.
/// All but the first two may have `,time=MS`, `,nodes=N`, `,depth=N` after it; an algorithm also
/// `,temperature=PERCENT`. A seat without its own limits takes `limits`. A level or algorithm may
/// have `,weights=FILE`, `,weight.NAME=VALUE` and `,threads=N`. An agent, `python:PATH[:CLASS]` or
/// a program of a course, does not take `limits` but may have `,game-time=S`, `,time=MS`,
/// `,start=S` and `,memory=MB`. Throws an `InputError` on anything else, and if an algorithm or a
/// program has no limit, or one that its protocol does not support.
Seat parse_seat(std::string_view text, const ThinkingLimits& limits);

/// What an agent used in a game so far.
struct AgentUsage {
    double game_s = 0;  ///< processor time
    std::optional<double> memory_mb;
};

/// The facts that starting an agent shows.
struct AgentFacts {
    std::string form;
    Json limits;  ///< as the driver takes them
    /// Whether games may start with actions that it has not chosen.
    bool takes_openings = true;
    std::vector<std::string> notes;  ///< sentences that a reader must see
};

/// A participant during one game.
class Participant {
  public:
    virtual ~Participant() = default;
    /// Called once, before everything else, when a game begins. `seed` is for the whole game.
    virtual void begin(Player, std::uint64_t) {}
    /// Returns an action for the current position, one of `legal`. `seed` is for random choices. An
    /// illegal action forfeits the game.
    virtual std::string choose(const std::vector<std::string>& legal, std::uint64_t seed) = 0;
    /// Called for every action that is played.
    virtual void played(const std::string& action) = 0;
    /// What the participant found out before its last action, as far as it tells.
    virtual Thought thought() const { return {}; }
    /// The processor time of the participant so far, in microseconds. Only differences between two
    /// calls in one thread have a meaning. Nothing if it cannot be measured.
    virtual std::optional<std::int64_t> processor_us();
    /// What an agent used in this game. Nothing for others.
    virtual std::optional<AgentUsage> used() { return std::nullopt; }
    /// What an agent printed since the last call.
    virtual std::string take_printed() { return {}; }
    /// Fields for the report of a forfeit: `traceback`, `raw`.
    virtual Json evidence() const { return Json::object(); }
    /// Tests everything that may fail during a game. Called once, before the first game of a match,
    /// on a participant that does not play. Throws an `InputError` with its first problem.
    virtual void try_out() {}
    /// Of an agent that was tried out.
    virtual AgentFacts facts() const { return {}; }
};

/// Makes a participant for a new game. Throws an `InputError` if the game does not have the
/// options, level, algorithm or style.
std::unique_ptr<Participant> make_participant(const Seat& seat, std::string_view game,
                                              const GivenOptions& options);

}  // namespace quintet::cli
