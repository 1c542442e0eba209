#include <algorithm>
#include <array>

#include "engine/base/insertion_sort.hpp"
#include "engine/base/text.hpp"
#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/game.hpp"
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

/// The largest number of actions; nothing ends a repetitive game of Hive.
constexpr int longest_game = 9999;

/// The piece that a token stands for: the one named by its label, or else the first of its kind
/// that is not yet on the board.
Result<Piece> piece_for(const SetupToken& token, const std::array<bool, piece_count>& used) {
    const std::size_t kind =
        token.kind.size() == 1 ? kind_letters.find(token.kind) : std::string_view::npos;
    if (token.player >= player_count || kind == std::string_view::npos) {
        return Error{"the piece on " + in_quotes(token.cell) + " does not belong to this game"};
    }
    const Piece first = piece_of(token.player, static_cast<Kind>(kind));
    const int size = kind_sizes[kind];
    for (int number = 0; number < size; ++number) {
        const auto piece = static_cast<Piece>(first + number);
        if (token.label.empty() ? !used[piece] : name_of(piece) == token.label) return piece;
    }
    if (!token.label.empty()) return Error{"unknown piece " + in_quotes(token.label)};
    std::string name = name_of(first);
    if (size > 1) name.pop_back();
    return Error{.message = std::string(player_names[token.player]) + " has only " +
                            std::to_string(size) + " of " + name,
                 .reason = "too_many_pieces"};
}

bool is_hex(std::string_view text) {
    TextCursor cursor(text);
    return cursor.integer() && cursor.accept(',') && cursor.integer() && cursor.at_end();
}

}  // namespace

BoardLayout Game::layout(const Position&) {
    BoardLayout made;
    made.shape = CellShape::pointy_hexagon;
    made.capabilities = {"open_plane", "stacks", "hands", "losing_target"};
    return made;
}

BoardState Game::board(const Position& position) {
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

ActionView Game::view(Action action, const Position& position) {
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

BoardSetup Game::setup(const Position& position) {
    BoardSetup made = setup_from(board(position), position.to_move());
    for (Player player = 0; player < player_count; ++player) {
        for_each_kind(position.variant().kinds, [&](Kind kind) {
            const auto index = static_cast<std::size_t>(kind);
            made.kinds.push_back({player, std::string(1, kind_letters[index]), kind_sizes[index]});
        });
    }
    made.numbers.push_back({"ply", no_player, 0, longest_game, position.ply()});
    if ((position.variant().kinds & bit(Kind::pillbug)) != 0) {
        const Piece stunned = position.stunned();
        const Frame frame(position);
        made.marks.push_back(
            {"stunned", stunned == no_piece ? "" : frame.text(position.cell(stunned))});
    }
    return made;
}

Result<std::string> Game::setup_text(const BoardSetup& setup, const OptionValues&) {
    std::string text(player_names[setup.to_move]);
    std::array<bool, piece_count> used{};
    // Handles labelled tokens first, so that no other token takes the piece named by a label.
    for (const bool labelled : {true, false}) {
        for (std::size_t i = 0; i < setup.tokens.size(); ++i) {
            const SetupToken& token = setup.tokens[i];
            if (token.label.empty() == labelled) continue;
            const Result<Piece> piece = piece_for(token, used);
            if (!piece) return piece.error();
            if (!is_hex(token.cell)) {
                return Error{"unknown cell " + in_quotes(token.cell)};
            }
            used[piece.value()] = true;
            const auto end = setup.tokens.begin() + static_cast<std::ptrdiff_t>(i);
            const auto height =
                std::count_if(setup.tokens.begin(), end,
                              [&](const SetupToken& other) { return other.cell == token.cell; });
            text.append(";").append(name_of(piece.value())).append("@").append(token.cell);
            text.append(",").append(std::to_string(height));
            for (const SetupMark& mark : setup.marks) {
                const bool top =
                    std::none_of(end + 1, setup.tokens.end(),
                                 [&](const SetupToken& other) { return other.cell == token.cell; });
                if (mark.name != "stunned" || mark.cell != token.cell || !top) continue;
                text.append(";stunned ").append(name_of(piece.value()));
            }
        }
    }
    for (const SetupMark& mark : setup.marks) {
        const bool known =
            std::any_of(setup.tokens.begin(), setup.tokens.end(),
                        [&](const SetupToken& token) { return token.cell == mark.cell; });
        if (!mark.cell.empty() && !known) {
            return Error{"the board has no piece on " + in_quotes(mark.cell) + " to mark"};
        }
    }
    if (const std::optional<int> ply = setup.number("ply")) {
        text.append(";ply ").append(std::to_string(*ply));
    }
    return text;
}

}  // namespace quintet::hive
