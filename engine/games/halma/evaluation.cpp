#include "engine/games/halma/evaluation.hpp"

namespace quintet::halma {

Scores<player_count> Evaluator::evaluate(const Position& position) const {
    Score lead = 0;
    position.men(black).for_each([&](int square) { lead -= way_left(black, square); });
    position.men(white).for_each([&](int square) { lead += way_left(white, square); });
    return {lead, -lead};
}

}  // namespace quintet::halma
