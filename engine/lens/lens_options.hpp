#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/score.hpp"

namespace quintet::lens {

/// Larger than every score. The full window is `-infinity` to `infinity`.
inline constexpr Score infinity = 2 * win_score;

/// The largest depth of a search and of a given tree, in plies.
inline constexpr int most_depth = 12;
/// The largest number of plies of noisy actions that quiescence search follows below that depth.
inline constexpr int most_quiescence = 12;
/// The largest number of nodes that a run visits, and that a given tree may have.
inline constexpr int most_nodes = 50'000;

enum class Algorithm : std::uint8_t {
    minimax,
    alpha_beta,
    pvs,
    max_n,
    paranoid,
    best_reply,
    uct,
    negamax,
    aspiration,
    expectimax,
};

/// The order in which the actions of a node are searched.
enum class Order : std::uint8_t {
    none,   ///< the order of `legal_actions`, or of the text of a tree
    best,   ///< best first, by the static evaluation of the position after each
    worst,  ///< worst first by the same score
    table,  ///< the action in the transposition table first, then as `none`
};

/// The options of a run. `check` says whether they are valid together.
struct Options {
    Algorithm algorithm = Algorithm::alpha_beta;
    int depth = 3;  ///< plies, 1 to `most_depth`
    Order order = Order::none;
    bool table = false;       ///< use a transposition table; `Order::table` implies it
    bool deepening = false;   ///< search depth 1, then 2, and so on up to `depth`
    bool quiescence = false;  ///< follow noisy actions below depth 0
    bool shallow = false;     ///< shallow pruning in max^n
    /// The window at the root, for algorithms that have one.
    Score alpha = -infinity;
    Score beta = infinity;
    /// Aspiration: the window is `guess` ± `delta`. With deepening, the value of the iteration
    /// before replaces `guess`.
    Score guess = 0;
    Score delta = 10;
    /// In a game, search only so many moves of a position, the best by static evaluation; 0: all.
    int width = 0;
    int playouts = 200;      ///< number of playouts of UCT
    int playout_plies = 40;  ///< maximum plies of a playout; then the static evaluation decides
    int exploration = 1414;  ///< the constant of UCB1, in thousandths
    std::uint64_t seed = 0;  ///< for the random actions of playouts
    int nodes = most_nodes;  ///< the run stops after this many nodes
    /// Maximum number of skipped children that the trace names at a cut-off. The trace always has
    /// their number.
    int named_left_out = 8;

    bool has_table() const { return table || order == Order::table; }
};

/// Returns the name in options: `alpha-beta`, `best`.
std::string_view name_of(Algorithm algorithm);
std::string_view name_of(Order order);
/// The names of all algorithms and orders, in the order of the enumerations.
const std::vector<std::string>& algorithm_names();
const std::vector<std::string>& order_names();
/// Returns the algorithm or the order with a name, or an error that lists all names.
Result<Algorithm> algorithm_called(std::string_view name);
Result<Order> order_called(std::string_view name);

/// Whether an algorithm has a window [alpha, beta] at every node.
bool has_window(Algorithm algorithm);
/// Whether scores in an algorithm count for the player to move, not for the player who searches.
bool counts_for_mover(Algorithm algorithm);

/// The facts about a game that `check` needs.
struct GameFacts {
    std::size_t players = 2;
    /// Whether there is a bound on the sum of all players' scores, which shallow pruning needs.
    bool bounded_sum = true;
    bool given = false;   ///< a given tree
    bool chance = false;  ///< a given tree with chance nodes
};

/// Fails on options that are out of range or contradict each other. The error starts with the
/// option: `depth must be a whole number from 1 to 12 (found 13)`.
Status check(const Options& options, const GameFacts& game);

}  // namespace quintet::lens
