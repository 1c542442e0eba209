#include "tests/engine/sample_game/rules.hpp"

namespace quintet::sample_game {

int Position::height(int column) const {
    return std::popcount((discs_[0] | discs_[1]) >> 7 * column & 0x7f);
}

Player Position::owner(Square square) const {
    if ((discs_[0] & bit(square)) != 0) return 0;
    return (discs_[1] & bit(square)) != 0 ? 1 : no_player;
}

void Position::legal_actions(ActionList<Position>& out) const {
    if (outcome().over()) return;
    for (int column = 0; column < columns; ++column) {
        if (height(column) < rows) out.push_back({static_cast<std::uint8_t>(column)});
    }
}

void Position::play(Action action) {
    discs_[to_move()] |= bit({action.column, height(action.column)});
}

Outcome Position::outcome() const {
    const auto last = static_cast<Player>(1 - to_move());
    if (count_fours(discs_[last]) > 0) return Outcome::win(last, "four");
    return ply() == columns * rows ? Outcome::draw("board_full") : Outcome{};
}

Result<Position> Position::from(const GridPosition& grid) {
    Position made;
    for (int column = 0; column < columns; ++column) {
        for (int row = 0; row < rows; ++row) {
            const Player player = grid.at({column, row});
            if (player == no_player) continue;
            if (made.height(column) < row) return Error{"a disc hangs in the air"};
            made.discs_[player] |= bit({column, row});
        }
    }
    const int lead = std::popcount(made.discs_[0]) - std::popcount(made.discs_[1]);
    if (lead != 0 && lead != 1) return Error{"red must have as many discs as blue, or one more"};
    if (count_fours(made.discs_[made.to_move()]) > 0) return Error{"the game was over before"};
    return made;
}

int count_fours(Squares set) {
    int count = 0;
    // Steps from one square of a four to the next: up, and to the right falling, level and rising.
    for (const int step : {1, 6, 7, 8}) {
        count += std::popcount(set & set >> step & set >> 2 * step & set >> 3 * step);
    }
    return count;
}

}  // namespace quintet::sample_game
