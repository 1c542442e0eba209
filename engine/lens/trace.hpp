#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/core/score.hpp"

// The events of a running search. The tree, its values, windows, cut-offs and counters can be
// rebuilt from them (replay.hpp); pages and tests use nothing else.

namespace quintet::lens {

/// The kinds of events, with the fields of each. Every field is a 32-bit number.
///
/// `values` are one score for each player; `alpha` and `beta` are scores of the player who searches
/// (in max^n of the player to move). Nodes have numbers from 0 in the order in which they are
/// entered; a node that is searched again gets a new one. Texts are numbers into `Trace::texts`.
/// The name of a kind is also the name of a step: the comment `//@ cut` marks the line of a search
/// that is about to write `cut`, or has just written it.
enum class EventKind : std::uint8_t {
    /// Subject of the search: algorithm, players, player who searches, depth; then for each player
    /// the scores that give rewards of 0 and 1 in UCT; then, for a given tree with decimals, the
    /// score of 1.
    begin,
    /// A search to the next depth starts: depth.
    iterate,
    /// A node is entered: node, parent (-1 for a root), text of the action that leads to it, player
    /// to move (-1 at a chance node), plies left, alpha, beta.
    enter,
    /// A node's value is known without a search of its children: node, reason (`Ending`), values.
    leaf,
    /// Quiescence search: the static evaluation counts as a first child: node, alpha, beta, values.
    stand_pat,
    /// The table knows the node's value: node, bound (`Bound`), values.
    table,
    /// A child has returned its value: node, child, whether the value is better than those before
    /// (never at a chance node), alpha and beta afterwards.
    take,
    /// The other children are skipped: node, children searched, children skipped, alpha, beta, then
    /// the texts of the first skipped ones.
    cut,
    /// The null-window search of a child failed: node, child, alpha, beta of the search that
    /// follows.
    research,
    /// A node's value is returned: node, values.
    leave,
    /// UCT, selection: node, child chosen, visits of the node, visits of the child, the child's
    /// mean reward for the player to move, its exploration bonus; both in millionths.
    select,
    /// UCT, expansion: node, children it has now, actions not yet tried. The new child's `enter`
    /// precedes this.
    expand,
    /// UCT, playout: node, plies played, reason for its end (`Ending`), reward of each player in
    /// millionths.
    playout,
    /// UCT, backpropagation: node, visits now, then the mean reward of each player in millionths.
    back_up,
    /// The run ends: reason (`Stop`).
    end,
    /// Aspiration: the value of a root is outside its window: node, alpha, beta of the search that
    /// follows.
    widen,
    /// Only some moves of a node are searched: node, moves searched, moves discarded.
    discard,
    /// A node is a chance node: node, then the weights of its children. A child's probability is
    /// its weight divided by their sum.
    chance,
};
inline constexpr std::size_t event_kinds = 18;
/// Returns the name of a kind, which is also the name of the step: `stand-pat`.
std::string_view name_of(EventKind kind);

/// Why the value of a node does not come from children.
enum class Ending : std::uint8_t {
    horizon,     ///< no plies left: the static evaluation
    over,        ///< the game is over
    repetition,  ///< the game is drawn because the position repeats
    given,       ///< a leaf of a given tree
};
/// `horizon`, `over`, `repetition`, `given`.
std::string_view name_of(Ending ending);

/// Relation of a stored value to the true one, for the player who searches.
enum class Bound : std::uint8_t { exact, lower, upper };
/// `exact`, `lower`, `upper`.
std::string_view name_of(Bound bound);

/// How a run ended.
enum class Stop : std::uint8_t {
    running,   ///< it has not
    complete,  ///< the search is complete
    nodes,     ///< it reached its limit of nodes
};
/// `running`, `complete`, `nodes`.
std::string_view name_of(Stop stop);

/// A reward of 1, in the unit of the trace.
inline constexpr std::int32_t millionths = 1'000'000;

/// One event of a trace; `fields` as `EventKind` lists them.
struct Event {
    EventKind kind{};
    std::span<const std::int32_t> fields;
};

/// A growing list of events, as numbers that can be handed to JavaScript as they are: each event is
/// one number with its kind (lowest 8 bits) and the number of its fields (the others), then the
/// fields.
class Trace {
  public:
    /// Appends an event; `more` are its last fields.
    void write(EventKind kind, std::initializer_list<std::int32_t> fields,
               std::span<const std::int32_t> more = {});
    /// Returns the number of a text, the same for equal texts.
    std::int32_t text(const std::string& text);

    std::size_t events() const { return events_; }
    const std::vector<std::int32_t>& words() const { return words_; }
    const std::vector<std::string>& texts() const { return texts_; }

  private:
    std::vector<std::int32_t> words_;
    std::vector<std::string> texts_;
    std::unordered_map<std::string, std::int32_t> numbers_;
    std::size_t events_ = 0;
};

/// Reads the words of a trace event by event, also while the trace grows.
class TraceReader {
  public:
    explicit TraceReader(const Trace& trace) : trace_(trace) {}
    /// Sets `event` to the next one and returns true; false at the end. The fields stay valid until
    /// the trace grows.
    bool next(Event& event);

  private:
    const Trace& trace_;
    std::size_t place_ = 0;
};

}  // namespace quintet::lens
