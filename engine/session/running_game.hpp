#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/board/board_setup.hpp"
#include "engine/core/board/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/hooks/weights.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/refusal.hpp"

// The interface of a running game, the same for every kind of game. The command line and
// WebAssembly use only this and `GameSearch`. Actions and positions are texts.

namespace quintet {

/// One game in progress: the actions played since the start, and the ply that is shown. It knows
/// the rules but does not search; `GameSearch` searches the position that it shows.
class RunningGame {
  public:
    virtual ~RunningGame() = default;

    virtual const GameSpec& spec() const = 0;
    virtual const OptionValues& options() const = 0;
    /// The text of the first position; empty for the default start.
    virtual const std::string& setup() const = 0;

    /// The shown ply, and the number of known plies. Plies that are taken back stay known until
    /// another action is played.
    virtual int ply() const = 0;
    virtual int length() const = 0;
    /// The known actions, first to last: `length()` texts.
    virtual const std::vector<std::string>& actions() const = 0;

    virtual Player to_move() const = 0;
    virtual Outcome outcome() const = 0;
    /// The number of times that the shown position has occurred, this time included. 1 if the rules
    /// do not count repetitions.
    virtual int occurrences() const = 0;
    virtual std::string position_text() const = 0;
    virtual std::uint64_t hash() const = 0;
    /// Whether the hash that `play` updates equals the one computed from scratch; for tests.
    virtual bool hash_is_fresh() const = 0;

    virtual std::vector<std::string> legal_actions() const = 0;
    /// Returns why an attempt on the board leads to no legal action. Empty if it leads to one, if
    /// there is no reason to give, or if the game is over.
    Refusal why_not(const Attempt& attempt) const;
    /// Plays a legal action and forgets the actions that were taken back. On an error, nothing
    /// changes.
    virtual Status play(std::string_view action) = 0;
    /// Shows any known ply, 0 to `length()`; used for undo and redo. Fails on any other ply.
    virtual Status go_to(int ply) = 0;
    /// Makes `wanted` the actions of this game and shows the position after them. Replays only the
    /// actions from the first difference on; comparing them still takes time linear in `length()`.
    /// The error names the first action that cannot be played, as in
    /// `action 37: EXIT 0,0: no red piece on 0,0`; the game then has the actions before it.
    Status follow(const std::vector<std::string>& wanted);
    /// Whether `other` is a game of the same kind with the same options, from the same setup.
    bool is_like(const RunningGame& other) const;
    virtual std::unique_ptr<RunningGame> copy() const = 0;

    /// Returns the game up to a ply, 0 to `length()`, in the text form that other programs use
    /// (`spec().notation`). Fails if the game has no such form or did not begin from the default
    /// start.
    virtual Result<std::string> export_game(int ply) const = 0;

    /// Returns the number of legal action sequences of the given length. A finished game has no
    /// continuation, even if a repetition ended it. The page's module doesn't count: 0.
    virtual std::uint64_t perft(int depth) const = 0;
    /// Returns the same number for each first action.
    virtual std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const = 0;

    virtual BoardLayout layout() const = 0;
    virtual BoardState board() const = 0;
    virtual std::vector<ActionView> action_views() const = 0;
    /// The board view of the last action, and its further effects (captures, conversions). Both are
    /// empty at ply 0.
    virtual ActionView last_action() const = 0;
    virtual std::vector<Mark> last_effects() const = 0;
    /// The actions since the player to move last acted, newest first: one of each other player.
    /// Empty at ply 0.
    virtual std::vector<PlayedAction> last_round() const = 0;

    /// The shown position as a setup that a person can edit.
    virtual BoardSetup board_setup() const = 0;
    /// Returns the position text of a setup for a new game with the options of this one, or an
    /// error that says why there is no such position.
    virtual Result<std::string> compose(const BoardSetup& setup) const = 0;

  private:
    /// Forgets the known actions after the shown ply.
    virtual void forget_taken_back() = 0;
    /// Returns the game's reason why an attempt leads to no legal action.
    virtual Refusal objection(const Attempt& attempt) const = 0;
};

/// All registered games, in the order of the page.
const std::vector<const GameSpec*>& games();
/// Returns the spec of one game, or null if there is no such game.
const GameSpec* find_game(std::string_view id);

/// Returns the names of the algorithms that can search a game, the default first; empty if there is
/// no such game.
std::vector<std::string> algorithms_of(std::string_view game);

/// Returns the default weights of a game's evaluation. Empty if they cannot be changed, or if there
/// is no such game or option.
WeightValues weights_of(std::string_view game, const GivenOptions& options = {});

/// Plays the game of a record and shows its ply. Fails on unknown names and invalid values, and as
/// `RunningGame::follow` and `go_to` do. If `near` has the same game, options and setup, the new
/// game is a copy of it that plays only the actions from the first difference on.
Result<std::unique_ptr<RunningGame>> open_game(const GameRecord& record,
                                               const RunningGame* near = nullptr);

/// Reads a game from a text of another program, and finds out from the text which game it is. The
/// error names the action that cannot be played, as that of `open_game` does.
Result<GameRecord> import_game(std::string_view text);
/// Whether a text begins like a form that `import_game` reads.
bool is_game_text(std::string_view text);

}  // namespace quintet
