#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/board_setup.hpp"
#include "engine/core/board_view.hpp"
#include "engine/core/game_spec.hpp"
#include "engine/core/outcome.hpp"
#include "engine/core/result.hpp"
#include "engine/core/score.hpp"
#include "engine/core/weights.hpp"

// One running game behind a face that knows no game: the only thing that the command line and the
// WebAssembly bindings talk to. All actions and positions are texts.

namespace quintet {

/// What to think with. Zeros mean "no such limit"; with no limit at all the search goes on until
/// stopped.
struct SearchRequest {
    std::string algorithm;    ///< a name from `Match::algorithms()`; empty for the game's best
    std::string level;        ///< a name from `levels()`: no more depth, nodes and time than it has
    int depth = 0;            ///< plies
    std::uint64_t nodes = 0;  ///< positions
    int time_ms = 0;          ///< milliseconds of wall clock from the start of the search
    int lines = 1;            ///< best lines to report, 1 to 64
    int carelessness = 0;     ///< see `search::careless_choice`, 0 to 1000; a level has its own
    std::uint64_t seed = 0;   ///< for what a careless player leaves to chance
    int threads = 1;          ///< to search in, up to 64; more than one is not deterministic
    int table_mb = 0;  ///< megabytes for what the search remembers, up to 1024; 0 for the usual 16
    WeightValues weights;  ///< those that are not to have their usual values, see `weights_of`
    /// With more than two players: another player than the one to move, to be harmed and not to be
    /// outdone, as `search::Limits::against`; not in WebAssembly, nor with carelessness. Once that
    /// player is out of the game the search is as usual.
    Player against = no_player;
};

/// One line of play with its value. For every player: score in the game's unit, chance of winning.
struct SearchLine {
    std::vector<std::string> actions;
    std::vector<Score> scores;
    std::vector<double> chances;
    int proven_plies = 0;  ///< if the result is proven: plies until the game ends; 0 otherwise
};

/// How things stood when a depth was complete, for whoever wants to see how a search thinks. A
/// depth that takes less than a few hundred nodes may be missing.
struct SearchDepth {
    int depth = 0;
    std::uint64_t nodes = 0;  ///< since the search began
    double seconds = 0;       ///< the same
    std::string best;
    std::vector<Score> scores;  ///< of the best line, as `chances`
    std::vector<double> chances;
};

struct SearchProgress {
    bool finished = true;
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;  ///< time spent in `step`
    std::string best;    ///< the action to play; with a level, what that level would play
    std::vector<SearchLine> lines;
    std::vector<SearchDepth> depths;  ///< those done so far
};

/// A playing strength that a person can choose.
struct Level {
    std::string id;
    int time_ms = 0;  ///< at most this long an action
};

/// Ten, weakest first. What each does, every game says for itself (`Strengths`).
const std::vector<Level>& levels();

class Match {
  public:
    virtual ~Match() = default;

    virtual const GameSpec& spec() const = 0;
    virtual const OptionValues& options() const = 0;
    /// The position text the game began from; empty for the usual start.
    virtual const std::string& setup() const = 0;

    /// Plies played, and plies known (played and taken back but not overwritten yet).
    virtual int ply() const = 0;
    virtual int length() const = 0;
    /// The known actions, first to last: `length()` texts.
    virtual std::vector<std::string> actions() const = 0;

    virtual Player to_move() const = 0;
    virtual Outcome outcome() const = 0;
    /// How often the present position has occurred, this time included; 1 where the rules do not
    /// count.
    virtual int occurrences() const = 0;
    virtual std::string position_text() const = 0;
    virtual std::uint64_t hash() const = 0;
    /// Whether the hash that `play` keeps up to date equals the one made from scratch; for tests.
    virtual bool hash_is_fresh() const = 0;

    virtual std::vector<std::string> legal_actions() const = 0;
    /// Plays a legal action and drops what was taken back before. On an error nothing changes.
    virtual Status play(std::string_view action) = 0;
    /// Moves to any known ply, 0 to `length()`: undo and redo of any depth.
    virtual Status go_to(int ply) = 0;

    /// The game up to a ply, 0 to `length()`, in the text form that other programs use:
    /// `spec().notation`. Fails if the game has none, or did not begin from the usual start.
    virtual Result<std::string> export_game(int ply) const = 0;

    /// The number of legal action sequences of the given length. A finished game, also one that
    /// repetition has drawn, has no continuation.
    virtual std::uint64_t perft(int depth) const = 0;
    /// The same by first action.
    virtual std::vector<std::pair<std::string, std::uint64_t>> divide(int depth) const = 0;

    virtual BoardLayout layout() const = 0;
    virtual BoardState board() const = 0;
    virtual std::vector<ActionView> action_views() const = 0;
    /// The last action played as the board sees it, and what else it did (captures, conversions).
    /// Empty texts and no marks at ply 0.
    virtual ActionView last_action() const = 0;
    virtual std::vector<Mark> last_effects() const = 0;

    /// The position shown as one that is set up by hand.
    virtual BoardSetup board_setup() const = 0;
    /// The position text of a setup, for a new match with the options of this one, or why there can
    /// be no such position.
    virtual Result<std::string> compose(const BoardSetup& setup) const = 0;

    /// Names of what can search this game; the first is the default.
    virtual std::vector<std::string> algorithms() const = 0;
    /// Begins to think about the present position; fails if the game is over or the request is
    /// wrong. What was learnt about this game before is kept. Playing, `go_to` and a new search end
    /// one under way.
    virtual Status start_search(const SearchRequest& request) = 0;
    /// Thinks for about `milliseconds` and says how things stand. Finished at once if nothing is
    /// under way.
    virtual const SearchProgress& step_search(int milliseconds) = 0;
    /// The same for about `nodes` positions, whatever the clock says, so that runs can be repeated
    /// exactly.
    virtual const SearchProgress& step_search_nodes(std::uint64_t nodes) = 0;
    /// Ends the search under way; what it has found so far stays in the progress.
    virtual const SearchProgress& stop_search() = 0;
    /// Takes over what `other` has learnt, if it is a match of the same game with the same options
    /// and setup: the next search begins with it. `other` can only be thrown away afterwards.
    virtual void learn_from(Match& other) = 0;
};

/// Every game there is, in the order of the page.
const std::vector<const GameSpec*>& games();
/// The spec of one game, or null.
const GameSpec* find_game(std::string_view id);

/// The usual weights of a game's evaluation; none if they cannot be changed, or if there is no such
/// game or option.
WeightValues weights_of(std::string_view game,
                        const std::vector<std::pair<std::string, std::string>>& options = {});

/// A new game. `options` name and value, missing ones stand for their default; `setup` a position
/// text or empty.
Result<std::unique_ptr<Match>> new_match(
    std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
    std::string_view setup);

/// A new game with `actions` played. An action that cannot be played is named in the error:
/// `action 37: EXIT 0,0: no red piece on 0,0`.
Result<std::unique_ptr<Match>> replay(
    std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
    std::string_view setup, const std::vector<std::string>& actions);

/// A game in a text form that other programs use; which game it is, the text says itself. The error
/// names the action that cannot be played, as `replay` does.
struct ImportedGame {
    std::string game;
    PlayedGame played;
};
Result<ImportedGame> import_game(std::string_view text);

}  // namespace quintet
