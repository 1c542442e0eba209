#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/score.hpp"
#include "engine/games/halma/rules.hpp"

// The end of a game, when the armies have parted and each has only its own way to think of: who
// needs fewer plays wins.

namespace quintet::halma {

/// Whether the men of the two players can no longer be of use to each other or in each other's way
/// as long as neither goes back: every man of `player` has passed every man of the other, on the
/// diagonal or so far to the right or below that not even a jump brings them together. Men of the
/// other player close to the two corners without a camp do not count; nobody goes there.
bool apart(const Position& position, Player player);

/// The fewest plays that bring one army into the far camp with nobody in its way, by beam search:
/// from all positions that a number of plays leads to, as many as the beam is wide are kept, those
/// with the least way left. One beam after the other, each four times as wide as the one before.
///
/// The way left is 5 for each square right and down to the far corner and 3 for each square off
/// the long diagonal, where the ladders are. For a lone army of 19 in its camp a beam 2048 wide
/// needs 50 plays with it and one 8192 wide 49; with ways that also grow with a fortieth of the
/// square of the distance one 4096 wide needs 51. Those of the evaluation (see
/// `Evaluator`) are for armies that still meet.
class Race {
  public:
    /// The beam at which it ends, for the sake of memory: about 20 megabytes.
    static constexpr std::size_t last_width = 1 << 14;

    Race();

    /// Begins with the army of `player`, who need not be to move. What was found before is kept
    /// where it still fits: nothing has changed, or the first play of the plan has been played.
    void start(const Position& position, Player player);

    /// Looks at about `nodes` more positions and says at how many it has looked.
    std::uint64_t step(std::uint64_t nodes);

    /// No fewer plays can be found.
    bool finished() const { return finished_; }
    /// How wide the beam under way is.
    std::size_t width() const { return width_; }
    /// How many beams have come to their end.
    int beams() const { return beams_; }

    /// The plays to the end, if any way there is known; else none.
    std::span<const Action> plan() const { return plan_; }
    /// The first plays of what looks best as long as there is no plan. Empty before the first step.
    std::vector<Action> attempt() const { return traced(0); }

  private:
    struct Node {
        Board men;
        std::uint64_t key;
        std::int32_t cost;
    };
    struct Candidate {
        std::uint64_t key;
        std::uint32_t parent;  ///< its place in the layer
        std::int32_t cost;
        Action action;
    };
    /// How a position came to be, for the way back from the end.
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
    Board plan_men_;  // where the plan begins
    std::array<std::int16_t, 256> ways_;
    std::array<std::uint64_t, 256> keys_;

    std::size_t width_ = 0;
    int beams_ = 0;
    bool finished_ = true;
    bool exact_ = true;       // nothing has been left out of the beam under way
    std::uint64_t salt_ = 0;  // tells what was seen in one beam from what was in another

    std::vector<Node> layer_;
    std::vector<Node> next_layer_;
    std::size_t next_ = 0;  // in the layer
    std::vector<Candidate> candidates_;
    std::vector<std::uint32_t> counts_;  // of candidates by cost
    std::int32_t worst_ = 0;             // no candidate that costs more is wanted
    std::size_t wanted_ = 0;             // candidates that cost no more
    std::vector<std::uint64_t> seen_;    // keys; newer ones overwrite older ones
    std::vector<Step> steps_;            // of all layers
    std::vector<std::size_t> layers_;    // where each begins there
};

/// What a search asks at the root instead of looking ahead, where it applies.
class RaceSolver {
  public:
    using Position = halma::Position;

    /// Whether it applies to `root`, which is not over; then it has begun.
    bool start(const Position& root);
    /// Looks at about `nodes` more positions, at least one, and says at how many it has looked.
    std::uint64_t step(std::uint64_t nodes);
    bool finished() const;
    /// Grows with every better-founded answer.
    int depth() const;
    /// What to play and what is expected to follow; not empty after the first step.
    std::vector<Action> line() const;
    /// In the evaluator's unit, by the number of plays that either player needs.
    Scores<player_count> scores() const;
    void clear();

  private:
    const Race& own() const { return races_[root_.front().to_move()]; }
    bool opponent_is_due() const;

    std::array<Race, player_count> races_;
    std::vector<Position> root_;  // one, once started
};

}  // namespace quintet::halma
