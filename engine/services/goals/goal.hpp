#pragma once

#include <string>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/session/running_game.hpp"

// Goals of a lesson's steps, which a reader has to reach from a position. They are written against
// boards, actions and outcomes as every game shows them, and know no game.

namespace quintet::goals {

/// One condition. `kind` says what it asks for, `goal_kinds` lists the kinds and their fields.
struct Condition {
    std::string kind;
    int count = 0;  ///< 0: the kind's default
    /// Ids of cells. The label of a token ("bQ") stands for the cell that the token is on.
    std::vector<std::string> cells = {};
    std::string zone = {};  ///< instead of `cells`: the reader's cells of this role in the layout
    std::string name = {};  ///< a kind of action, or the name of a tally
    std::vector<std::string> actions = {};  ///< canonical texts
    bool negated = false;                   ///< holds if the rest does not; `not` in files
};

/// A goal is reached when all its conditions hold.
using Goal = std::vector<Condition>;

/// The fields that a kind of condition reads.
struct GoalKind {
    const char* kind;
    bool count = false;
    bool cells = false;  ///< or `zone`, where `zone` is true
    bool zone = false;
    bool name = false;
    bool actions = false;
    bool needs_cells = false;  ///< `cells` (or `zone`) must be given
};

/// All kinds:
///  - `captures`: the reader's actions took at least `count` tokens of others off the board.
///  - `converts`: they turned at least `count` tokens of others into own ones.
///  - `clears`: they emptied at least `count` cells by completing lines.
///  - `action`: the last one is of the kind `name`; with `cells`, it ends on one of them.
///  - `hops`: the last one has at least `count` hops.
///  - `tally`: the reader's tally `name` has grown by at least `count`.
///  - `occupies`: own tokens are on at least `count` of the cells; by default on all.
///  - `leaves`: the cells hold at least `count` fewer own tokens; by default, no own token.
///  - `joins`: one chain of adjacent own tokens has all the cells.
///  - `surrounds`: at least `count` cells next to the first of the cells hold tokens; default 6.
///  - `pins`: the token on the first of the cells belongs to the next player, and cannot act.
///  - `replies`: the next player has at most `count` actions, `pass` not counted.
///  - `safe`: whatever the others do until the reader's next turn, the own tokens on the cells stay
///    there and stay own; without cells, all own tokens.
///  - `win`: the game is over, and the reader has won.
///  - `one-of`: the last action is one of `actions`.
///
/// "The last action" is the reader's own.
const std::vector<GoalKind>& goal_kinds();

/// Checks a goal for the player to move in the position that `game` shows: kinds, fields, and
/// whether cells, zones, tallies and kinds of action exist. The error names the condition.
Status check(const RunningGame& game, const Goal& goal);

/// Returns whether a goal is reached in the position that `game` shows, for the player who was to
/// move at ply `since`. Without an action since then no goal is reached. `check` must hold for the
/// position at that ply.
bool reached(const RunningGame& game, int since, const Goal& goal);

}  // namespace quintet::goals
