#include "engine/games/tetress/evaluation.hpp"

namespace quintet::tetress {

Scores<2> Evaluator::evaluate(const Position& position) const {
    const Score lead = 10 * (position.mobility(red) - position.mobility(blue)) +
                       100 * (position.tokens(red).count() - position.tokens(blue).count());
    return {lead, -lead};
}

int Evaluator::order(const Position&, Action) const { return 0; }

bool Evaluator::loud(const Position& position, Action action) const {
    Board occupied = position.tokens(red) | position.tokens(blue);
    for (const std::uint8_t cell : action.cells()) occupied.insert(cell);
    return full_lines(occupied).any();
}

}  // namespace quintet::tetress
