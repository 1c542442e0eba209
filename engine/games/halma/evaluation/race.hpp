#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/score.hpp"
#include "engine/games/halma/rules.hpp"

// The end of a game: the armies have parted, and the player who needs fewer plays wins.

namespace quintet::halma {

/// Whether the men of the two players can no longer help or block each other, as long as no man
/// goes back. Every man of `player` has passed every man of the other player: on the diagonal, or
/// so far to the right or below that no jump brings them together. The other player's men near the
/// two corners without a camp are ignored, because no man goes there.
bool apart(const Position& position, Player player);

/// Finds the fewest plays that bring an army into the far camp with no one in its way, by beam
/// search. From all positions reached by a number of plays, it keeps as many as the beam is wide:
/// those with the lowest cost. When a beam ends, the next one is four times as wide.
///
/// The cost of a man is 5 for each square right and down to the far corner and 3 for each square
/// off the long diagonal. These costs suit an army alone, the weights of `Evaluator` armies that
/// still meet. `EXPERIMENTS.md` compares them.
class Race {
  public:
    /// The widest beam; limited by memory (about 20 MB).
    static constexpr std::size_t last_width = 1 << 14;

    Race();

    /// Starts with the army of `player`, who need not be to move. Keeps an earlier plan that still
    /// fits: either nothing changed, or the first play of the plan was played.
    void start(const Position& position, Player player);

    /// Expands about `nodes` more positions and returns how many it expanded.
    std::uint64_t step(std::uint64_t nodes);

    /// Whether searching longer cannot find fewer plays.
    bool finished() const { return finished_; }
    std::size_t width() const { return width_; }
    /// The number of completed beams.
    int beams() const { return beams_; }

    /// The shortest plan found so far, to the end of the race; empty if none is known.
    std::span<const Action> plan() const { return plan_; }
    /// The first plays of the most promising line while there is no plan. Empty before the first
    /// step.
    std::vector<Action> attempt() const { return traced(0); }

  private:
    struct Node {
        Board men;
        std::uint64_t key;
        std::int32_t cost;
    };
    struct Candidate {
        std::uint64_t key;
        std::uint32_t parent;  ///< index in the layer
        std::int32_t cost;
        Action action;
    };
    /// How a position was reached, to trace the way back from the end.
    struct Step {
        std::uint32_t parent;
        Action action;
    };

    bool keeps_plan(const Position& position);
    void begin_beam();
    void end_beam();
    void begin_layer();
    void end_layer();
    std::uint64_t expand(std::size_t place);
    void add(std::size_t place, Action action);
    void drop_worst();
    std::vector<Action> traced(std::size_t place) const;

    Player player_ = black;
    std::vector<Position> root_;  // one, once started
    std::vector<Action> plan_;
    Board plan_men_;  // where the plan starts
    std::array<std::int16_t, 256> ways_;
    std::array<std::uint64_t, 256> keys_;

    std::size_t width_ = 0;
    int beams_ = 0;
    bool finished_ = true;
    bool exact_ = true;       // nothing was dropped from the current beam
    std::uint64_t salt_ = 0;  // separates the keys of different beams

    std::vector<Node> layer_;
    std::vector<Node> next_layer_;
    std::size_t next_ = 0;  // index in the layer
    std::vector<Candidate> candidates_;
    std::vector<std::uint32_t> counts_;  // number of candidates by cost
    std::int32_t worst_ = 0;             // candidates with a higher cost are dropped
    std::size_t wanted_ = 0;             // number of candidates with at most that cost
    std::vector<std::uint64_t> seen_;    // keys; newer ones overwrite older ones
    std::vector<Step> steps_;            // steps of all layers
    std::vector<std::size_t> layers_;    // where each layer starts in `steps_`
};

/// Replaces the search at the root once the armies have parted.
class RaceSolver {
  public:
    using Position = halma::Position;

    /// Starts solving and returns true if the armies of `root` have parted. `root` must not be
    /// over.
    bool start(const Position& root);
    /// Expands about `nodes` more positions, at least one, and returns how many it expanded.
    std::uint64_t step(std::uint64_t nodes);
    bool finished() const;
    /// Grows with every better answer.
    int depth() const;
    /// The play to make and its expected continuation; not empty after the first step.
    std::vector<Action> line() const;
    /// In the evaluator's unit, from the number of plays that each player needs.
    Scores<player_count> scores() const;
    void clear();

  private:
    const Race& own() const { return races_[root_.front().to_move()]; }
    bool opponent_is_due() const;

    std::array<Race, player_count> races_;
    std::vector<Position> root_;  // one, once started
};

}  // namespace quintet::halma
