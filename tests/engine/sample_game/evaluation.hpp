#pragma once

#include "tests/engine/sample_game/rules.hpp"

namespace quintet::sample_game {

/// Each player's score is the number of fours that are still open to that player.
struct Evaluator {
    static constexpr double scale = 8;

    Scores<2> evaluate(const Position& position) const {
        const auto open_to = [&](Player player) {
            Squares free = 0;
            for (int square = 0; square < 7 * Position::columns; ++square) {
                if (square % 7 < Position::rows) free |= Squares{1} << square;
            }
            return count_fours(free & ~position.discs(static_cast<Player>(1 - player)));
        };
        const Score lead = open_to(0) - open_to(1);
        return {lead, -lead};
    }
};

}  // namespace quintet::sample_game
