#include <utility>
#include <vector>

#include "engine/games/halma/game.hpp"
#include "engine/games/halma/moves/jumps.hpp"
#include "engine/games/halma/text/notation.hpp"

namespace quintet::halma {

namespace {

Point centre_of(int square) {
    return {static_cast<double>(x_of(square)), static_cast<double>(y_of(square))};
}

/// Calls `visit(square)` for the members of a set in reading order.
template <class Visit>
void for_each_in_reading_order(const Board& set, Visit&& visit) {
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            if (const int square = square_at(x, y); set.contains(square)) visit(square);
        }
    }
}

std::vector<std::string> names(const Board& set) {
    std::vector<std::string> ids;
    for_each_in_reading_order(set, [&](int square) { ids.push_back(format_square(square)); });
    return ids;
}

/// The largest number of actions if nothing ends repetitive games.
constexpr int longest_game = 9999;

}  // namespace

BoardLayout Game::layout(const Position&) {
    BoardLayout made;
    made.shape = CellShape::square;
    for_each_in_reading_order(~Board{}, [&](int square) {
        made.cells.push_back({format_square(square), centre_of(square), format_square(square)});
    });
    for (int i = 0; i < board_size; ++i) {
        LabelledLine row{std::to_string(i), {}}, column{std::to_string(i), {}};
        for (int j = 0; j < board_size; ++j) {
            row.cells.push_back(format_square(square_at(j, i)));
            column.cells.push_back(format_square(square_at(i, j)));
        }
        made.lines.push_back(row);
        made.lines.push_back(column);
    }
    for (const Player player : {black, white}) {
        made.zones.push_back({"camp", player, names(camps[player])});
        made.zones.push_back({"goal", player, names(camps[opponent(player)])});
    }
    made.capabilities = {"paths"};
    return made;
}

BoardState Game::board(const Position& position) {
    BoardState state;
    for_each_in_reading_order(position.occupied(), [&](int square) {
        Token token;
        token.cell = format_square(square);
        token.centre = centre_of(square);
        token.player = position.owner(square);
        token.kind = "piece";
        state.tokens.push_back(std::move(token));
    });
    for (const Player player : {black, white}) {
        const Board& men = position.men(player);
        state.tallies.push_back({player, "home", (men & camps[player]).count(), 0});
        state.tallies.push_back(
            {player, "goal", (men & camps[opponent(player)]).count(), men_per_player});
    }
    if (const Outcome outcome = position.outcome(); outcome.state == Outcome::State::won) {
        state.marks.push_back({"winning", names(camps[opponent(outcome.winner)])});
    }
    return state;
}

ActionView Game::view(Action action, const Position& position) {
    ActionView seen;
    seen.text = format_action(action, position);
    if (action.is_pass()) {
        seen.kind = "pass";
        return seen;
    }
    seen.kind = action.is_jump() ? "jump" : "move";
    seen.from = format_square(action.from);
    seen.to = format_square(action.to);
    if (action.is_jump()) {
        for (const Square square : shortest_chain(position.occupied(), action.from, action.to)) {
            seen.path.push_back(format_square(square));
        }
    }
    return seen;
}

BoardSetup Game::setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (const Player player : {black, white}) {
        made.kinds.push_back({player, "piece", men_per_player});
    }
    const int limit = position.turn_limit();
    made.numbers.push_back({"ply", no_player, 0, limit > 0 ? limit : longest_game, position.ply()});
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues&) {
    std::vector<std::vector<std::string>> rows(board_size);
    for (int y = 0; y < board_size; ++y) {
        for (int x = 0; x < board_size; ++x) {
            rows[static_cast<std::size_t>(y)].push_back(format_square(square_at(x, y)));
        }
    }
    const Result<std::string> text = rows_text(setup, rows, letters, "piece");
    if (!text) return text;
    // No piece ever leaves the board.
    for (const Player player : {black, white}) {
        if (text.value().find(letters[player]) == std::string::npos) {
            return Error{.message = spec().players[player] + " has no pieces",
                         .reason = "no_pieces"};
        }
    }
    return text.value() + " " + letters[setup.to_move] + " " +
           std::to_string(setup.number("ply").value_or(0));
}

}  // namespace quintet::halma
