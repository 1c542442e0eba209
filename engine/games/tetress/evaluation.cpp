#include "engine/games/tetress/evaluation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/core/logarithm.hpp"

namespace quintet::tetress {

namespace {

/// What one placement counts in an order, next to what the search has learnt about an action.
constexpr int placement_order = 32;

/// What is added to a number of placements before its logarithm is taken, so that the last few do
/// not outweigh everything else.
constexpr int logarithm_shift = 4;

using AnchorSets = std::array<Board, shapes.size()>;

AnchorSets anchors_in(const Board& set) {
    AnchorSets made;
    for_each_shape(set, [&](int shape, const Board& anchors) {
        made[static_cast<std::size_t>(shape)] = anchors;
    });
    return made;
}

/// How full the board is, for the weight of safe placements: with 90 empty cells and more they
/// hardly count, with 30 twice what they do with 60.
constexpr int empty_board = 90;
constexpr int usual_fullness = 30;
constexpr int least_fullness = 5;

/// The logarithm to base 2, in 256ths, of numbers of placements from 1.
class Doublings {
  public:
    // When the program starts, as the table is longer than what makes it.
    Doublings() {
        for (unsigned i = 1; i < of_.size(); ++i) of_[i] = log2_in_256ths(i);
    }
    Score operator()(int count) const { return of_[static_cast<std::size_t>(count)]; }

  private:
    std::array<Score, placement_count + logarithm_shift + 1> of_{};
};
const Doublings doublings_of;

/// The empty cells that the next placement of a player can have, and a few more: those at most
/// three steps over empty cells away from a contact.
Board reach(const Board& empty, const Board& contact) {
    Board made = contact;
    for (int step = 0; step < 3; ++step) made |= neighbours(made) & empty;
    return made;
}

/// How many placements with a contact lie within `set`.
int placements_within(const Board& set, const Board& contact) {
    if ((set & contact).none()) return 0;
    return count_placements(set) - count_placements(set & ~contact);
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
        // What both may place counts for nothing.
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
    const Board empty = position.empty_cells();
    const std::array<Board, 2> contacts = {position.contact_cells(red),
                                           position.contact_cells(blue)};
    const std::array<Board, 2> reaches = {reach(empty, contacts[red]),
                                          reach(empty, contacts[blue])};
    const int fullness = std::max(least_fullness, empty_board - empty.count());
    Scores<2> own{};
    Scores<2> in_256ths{};
    for (const Player player : {red, blue}) {
        const Board& theirs = reaches[1 - player];
        own[player] = weights_.token * position.tokens(player).count() +
                      weights_.exclusive_cell * (reaches[player] & ~theirs).count();
        in_256ths[player] =
            weights_.mobility * doublings_of(position.mobility(player) + logarithm_shift) +
            weights_.safe * fullness / usual_fullness *
                doublings_of(placements_within(empty & ~theirs, contacts[player]) + 1);
    }
    own[position.to_move()] += weights_.tempo;
    const Score lead = own[red] - own[blue] + (in_256ths[red] - in_256ths[blue]) / 256;
    return {lead, -lead};
}

}  // namespace quintet::tetress
