#include "engine/games/tetress/evaluation/evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/base/logarithm.hpp"

namespace quintet::tetress {

namespace {

/// What one placement counts in the ordering, compared with what the search has learnt about an
/// action.
constexpr int placement_order = 32;

/// Added to a number of placements before taking its logarithm, so that the last few do not
/// outweigh everything else.
constexpr int logarithm_shift = 4;

using AnchorSets = std::array<Board, shapes.size()>;

AnchorSets anchors_in(const Board& set) {
    AnchorSets made;
    for_each_shape(set, [&](int shape, const Board& anchors) {
        made[static_cast<std::size_t>(shape)] = anchors;
    });
    return made;
}

/// How full the board is, for the weight of safe placements. With 90 empty cells and more they
/// hardly count; with 30 they count twice as much as with 60.
constexpr int empty_board = 90;
constexpr int typical_fullness = 30;
constexpr int least_fullness = 5;

/// Logarithms to base 2, in 256ths, of numbers of placements from 1 up.
class Doublings {
  public:
    // Filled at start-up, because the table is larger than the code that makes it.
    Doublings() {
        for (unsigned i = 1; i < of_.size(); ++i) of_[i] = log2_in_256ths(i);
    }
    Score operator()(int count) const { return of_[static_cast<std::size_t>(count)]; }

  private:
    std::array<Score, placement_count + logarithm_shift + 1> of_{};
};
const Doublings doublings_of;

/// The empty cells that a player's next placement can use, and a few more: those at most three
/// steps across empty cells from a contact.
Board reach(const Board& empty, const Board& contact) {
    Board made = contact;
    for (int step = 0; step < 3; ++step) made |= neighbours(made) & empty;
    return made;
}

/// The number of placements within `set` that use a contact.
int placements_within(const Board& set, const Board& contact) {
    if ((set & contact).none()) return 0;
    return count_placements(set) - count_placements(set & ~contact);
}

/// What the evaluation counts for one player.
struct Counts {
    int tokens = 0;
    int exclusive_cells = 0;
    Score mobility = 0;  ///< doublings in 256ths
    Score safe = 0;      ///< doublings in 256ths
    int fullness = 0;    ///< of the board
};

/// Calls `visit(player, counts)` for both players.
template <class Visit>
void count(const Position& position, Visit&& visit) {
    const Board empty = position.empty_cells();
    const std::array<Board, 2> contacts = {position.contact_cells(red),
                                           position.contact_cells(blue)};
    const std::array<Board, 2> reaches = {reach(empty, contacts[red]),
                                          reach(empty, contacts[blue])};
    const int fullness = std::max(least_fullness, empty_board - empty.count());
    for (const Player player : {red, blue}) {
        const Board& theirs = reaches[1 - player];
        visit(player,
              Counts{
                  .tokens = position.tokens(player).count(),
                  .exclusive_cells = (reaches[player] & ~theirs).count(),
                  .mobility = doublings_of(position.mobility(player) + logarithm_shift),
                  .safe = doublings_of(placements_within(empty & ~theirs, contacts[player]) + 1),
                  .fullness = fullness,
              });
    }
}

}  // namespace

Orderer::Orderer(const Position& position) {
    const Player player = position.to_move();
    const Board empty = position.empty_cells();
    const Board apart = empty & ~position.contact_cells(player);
    const AnchorSets untouched = anchors_in(apart);
    const AnchorSets untouched_by_opponent =
        anchors_in(empty & ~position.contact_cells(1 - player));
    std::array<int, cell_count> gain{};
    for_each_shape(empty, [&](int shape, const Board& anchors) {
        const auto number = static_cast<std::size_t>(shape);
        const auto* const cells = &placements[number * cell_count];
        const auto add = [cells](const Board& set, std::array<int, cell_count>& sums, int value) {
            set.for_each([&](int anchor) {
                for (const std::uint8_t cell : cells[anchor]) sums[cell] += value;
            });
        };
        // Placements open to both players cancel out.
        const Board& not_own = untouched[number];
        const Board& not_theirs = untouched_by_opponent[number];
        add(anchors & ~not_own & not_theirs, worth_, -placement_order);
        add(not_own & ~not_theirs, worth_, placement_order);
        add(not_own, gain, placement_order);
    });
    apart.for_each([&](int cell) {
        const int value = gain[static_cast<std::size_t>(cell)];
        if (value == 0) return;
        neighbours_of[static_cast<std::size_t>(cell)].for_each(
            [&](int beside) { worth_[static_cast<std::size_t>(beside)] += value; });
    });
}

int Orderer::operator()(Action action) const {
    int sum = 0;
    for (const std::uint8_t cell : action.cells()) sum += worth_[cell];
    return sum;
}

Scores<2> Evaluator::evaluate(const Position& position) const {
    Scores<2> own{};
    Scores<2> in_256ths{};
    count(position, [&](Player player, const Counts& counts) {
        own[player] =
            weights_.token * counts.tokens + weights_.exclusive_cell * counts.exclusive_cells;
        in_256ths[player] = weights_.mobility * counts.mobility +
                            weights_.safe * counts.fullness / typical_fullness * counts.safe;
    });
    own[position.to_move()] += weights_.tempo;
    const Score lead = own[red] - own[blue] + (in_256ths[red] - in_256ths[blue]) / 256;
    return {lead, -lead};
}

Scores<2> Evaluator::weighted_sum(const Position& position, const Weights& weights) {
    static_assert(sum_parts == 256 * typical_fullness);
    Scores<2> own{};
    count(position, [&](Player player, const Counts& counts) {
        own[player] = sum_parts * (weights.token * counts.tokens +
                                   weights.exclusive_cell * counts.exclusive_cells) +
                      typical_fullness * weights.mobility * counts.mobility +
                      weights.safe * counts.fullness * counts.safe;
    });
    own[position.to_move()] += sum_parts * weights.tempo;
    const Score lead = own[red] - own[blue];
    return {lead, -lead};
}

}  // namespace quintet::tetress
