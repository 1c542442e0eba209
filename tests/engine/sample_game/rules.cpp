#include "tests/engine/sample_game/rules.hpp"

namespace quintet::sample_game {

int Position::height(int column) const {
    int row = 0;
    while (row < rows && owner(cell_at(column, row)) != no_player) ++row;
    return row;
}

Player Position::owner(Cells cell) const {
    if ((discs_[0] & cell) != 0) return 0;
    return (discs_[1] & cell) != 0 ? 1 : no_player;
}

void Position::legal_actions(ActionList<Position>& out) const {
    if (outcome().over()) return;
    for (int column = 0; column < columns; ++column) {
        if (height(column) < rows) out.push_back({static_cast<std::uint8_t>(column)});
    }
}

void Position::play(Action action) {
    discs_[to_move()] |= cell_at(action.column, height(action.column));
}

Outcome Position::outcome() const {
    const auto last = static_cast<Player>(1 - to_move());
    if (count_fours(discs_[last]) > 0) return Outcome::win(last, "four");
    return ply() == columns * rows ? Outcome::draw("board_full") : Outcome{};
}

int count_fours(Cells set) {
    int count = 0;
    // Steps from one cell of a four to the next: up, and to the right falling, level and rising.
    for (const int step : {1, rows, rows + 1, rows + 2}) {
        const Cells first = set & set >> step & set >> 2 * step & set >> 3 * step;
        count += std::popcount(first);
    }
    return count;
}

Scores<2> Evaluator::evaluate(const Position& position) const {
    Cells board = 0;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) board |= cell_at(column, row);
    }
    const Score lead =
        count_fours(board & ~position.discs(1)) - count_fours(board & ~position.discs(0));
    return {lead, -lead};
}

}  // namespace quintet::sample_game
