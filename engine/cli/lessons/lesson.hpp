#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/cli/records/record.hpp"
#include "engine/services/goals/goal.hpp"

// The lessons of a game as files hold them (README.md).

namespace quintet::cli {

/// A wrong try that the step has an answer for.
struct WrongTry {
    std::vector<std::string> actions;  ///< an example, as `LessonStep::answer`
    goals::Goal when;                  ///< holds after such tries; empty: after every try
    std::string say;                   ///< the key of the answer among the step's texts
};

/// What the texts of a step say beyond the rules. `kind`:
///  - `forced-win`: after `actions`, the reader wins within `plies` plies, whatever the others do.
///  - `loses`: after `actions`, the next player wins within `plies` plies, whatever the others do.
///  - `better`: after `actions`, the reader's chance of winning is at least `margin` points of 100
///    higher than after each action of `than`; by default, than after every other action. Each is
///    searched with `nodes` nodes.
///  - `chance`: after `actions`, the reader's chance is at least `least` and at most `most` of 100
///    by a search with `nodes` nodes.
///  - `reaches`: after `actions`, `goal` is reached.
struct Claim {
    std::string kind;
    std::vector<std::string> actions;
    int plies = 0;
    std::vector<std::string> than;
    std::uint64_t nodes = 0;
    int margin = 0;
    int least = 0;
    int most = 100;
    goals::Goal goal;
};

struct LessonStep {
    std::string id;
    std::string part;               ///< `rules` or `play`
    Record record;                  ///< the position; the player to move is the reader
    std::vector<std::string> show;  ///< cells that the text points at
    goals::Goal goal;
    int within = 1;  ///< the number of own actions that the reader has
    /// A right try: own actions, with the replies of the others between them.
    std::vector<std::string> answer;
    std::vector<WrongTry> wrong;
    std::vector<Claim> claims;
};

struct Lessons {
    std::string game;
    std::vector<LessonStep> steps;
};

/// Whether a file holds lessons: one JSON object with steps, named `*.json`.
bool is_lessons_file(const std::string& file);

/// Reads a file of lessons. Throws an `InputError` that names the file, the step and the field.
Lessons read_lessons(const std::string& file);

/// Checks everything about a step that a machine can: the position, the goal, that the answer
/// reaches it and no earlier action does, that every wrong try fails and is answered as stated, and
/// every claim. Returns the problems.
std::vector<std::string> check_step(const LessonStep& step);

/// Checks a claim about the position that `game` shows. Returns the problems.
std::vector<std::string> check_claim(const RunningGame& game, const Claim& claim);

}  // namespace quintet::cli
