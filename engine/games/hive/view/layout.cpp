#include "engine/games/hive/view/layout.hpp"

#include <algorithm>

#include "engine/base/insertion_sort.hpp"
#include "engine/games/hive/board/frame.hpp"
#include "engine/games/hive/moves/movement.hpp"
#include "engine/games/hive/moves/paths.hpp"
#include "engine/games/hive/moves/pillbug.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

std::string letter_of(Kind kind) {
    return std::string(1, kind_letters[static_cast<std::size_t>(kind)]);
}

Token token_of(Piece piece, const Position& position, const Frame& frame) {
    const Cell cell = position.cell(piece);
    const Hex hex = frame.hex(cell);
    Token token;
    token.cell = frame.text(cell);
    token.centre = hexagon_centre(hex.q, hex.r);
    token.height = position.height(piece);
    token.player = owner_of(piece);
    token.kind = letter_of(kind_of(piece));
    token.label = name_of(piece);
    return token;
}

int left_in_hand(Player player, Kind kind, const Position& position) {
    int count = 0;
    for (int number = 0; number < kind_sizes[static_cast<std::size_t>(kind)]; ++number) {
        if (!position.on_board(piece_of(player, kind, number))) ++count;
    }
    return count;
}

/// Whether the player to move could move or throw the stunned piece if it were not stunned.
bool stun_matters(const Position& position) {
    const Piece stunned = position.stunned();
    if (stunned == no_piece) return false;
    if (owner_of(stunned) == position.to_move()) return true;
    for (int direction = 0; direction < directions; ++direction) {
        const Piece beside = position.top_at(neighbour(position.cell(stunned), direction));
        if (beside != no_piece && owner_of(beside) == position.to_move() &&
            can_throw(position, beside)) {
            return true;
        }
    }
    return false;
}

bool contains(const Destinations& cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}
}  // namespace

BoardLayout layout() {
    BoardLayout made;
    made.shape = CellShape::pointy_hexagon;
    made.capabilities = {"open_plane", "stacks", "hands", "losing_target"};
    return made;
}

BoardState board(const Position& position) {
    const Frame frame(position);
    BoardState state;
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (position.on_board(piece)) state.tokens.push_back(token_of(piece, position, frame));
    }
    insertion_sort(state.tokens.begin(), state.tokens.end(),
                   [](const Token& a, const Token& b) { return a.height < b.height; });
    Mark winning{"winning", {}};
    for (Player player = 0; player < player_count; ++player) {
        for (int index = 0; index < kind_count; ++index) {
            const Kind kind = static_cast<Kind>(index);
            if ((position.variant().kinds & bit(kind)) == 0) continue;
            state.hands.push_back({player, letter_of(kind), left_in_hand(player, kind, position)});
        }
        if (!position.queen_placed(player)) continue;
        const Cell queen = position.queen_cell(player);
        const int filled = size(position.occupied().ring(queen));
        state.tallies.push_back({player, "queen", filled, directions});
        if (filled < directions) continue;
        for (int direction = 0; direction < directions; ++direction) {
            winning.cells.push_back(frame.text(neighbour(queen, direction)));
        }
        winning.cells.push_back(frame.text(queen));
    }
    if (!winning.cells.empty()) state.marks.push_back(winning);
    if (winning.cells.empty() && stun_matters(position)) {
        state.marks.push_back({"stunned", {frame.text(position.cell(position.stunned()))}});
    }
    return state;
}

ActionView view(Action action, const Position& position) {
    const Frame frame(position);
    ActionView seen;
    seen.text = format_action(action, position);
    if (action.is_pass()) {
        seen.kind = "pass";
        return seen;
    }
    seen.notation = seen.text;
    seen.to = frame.text(action.to());
    if (const Piece reference = reference_of(action, position); reference != no_piece) {
        seen.landmark = Landmark{owner_of(reference), letter_of(kind_of(reference)),
                                 position.occupied().contains(action.to())};
    }
    if (action.is_placement()) {
        seen.kind = "place";
        seen.hand = letter_of(action.kind());
        return seen;
    }
    seen.from = frame.text(action.from());
    const Piece piece = position.piece_of(action);
    seen.piece = letter_of(kind_of(piece));
    Movement movement(position);
    Destinations own;
    if (action.owner() == position.to_move()) movement.list(piece, own);
    if (!contains(own, action.to())) {
        seen.kind = "throw";
        return seen;
    }
    seen.kind = "move";
    for (const Cell cell : path_of(position, piece, action.to())) {
        seen.path.push_back(frame.text(cell));
    }
    return seen;
}

}  // namespace quintet::hive
