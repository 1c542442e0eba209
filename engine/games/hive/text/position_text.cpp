#include <algorithm>
#include <vector>

#include "engine/base/insertion_sort.hpp"
#include "engine/base/text.hpp"
#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/moves/pillbug.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

constexpr int farthest = 99999;

struct Stacked {
    Position::Placed placed;
    int height;
};

/// The content of a position text.
struct Setup {
    Player to_move = 0;
    std::vector<Stacked> pieces;  // in the order of `Piece`
    Piece stunned = no_piece;
    std::optional<int> ply;

    bool has(Piece piece) const {
        return std::any_of(pieces.begin(), pieces.end(),
                           [&](const Stacked& one) { return one.placed.piece == piece; });
    }
    int count(Player player) const {
        return static_cast<int>(std::count_if(
            pieces.begin(), pieces.end(),
            [&](const Stacked& one) { return owner_of(one.placed.piece) == player; }));
    }
    /// The smallest number of turns after which these pieces can be on the board with this player
    /// to move.
    int least_ply() const {
        const int white = 2 * count(0) - (to_move == 0 ? 0 : 1);
        return std::max({white, 2 * count(1) + to_move, static_cast<int>(to_move)});
    }
};

std::string text_of(Hex hex) { return std::to_string(hex.q) + "," + std::to_string(hex.r); }

Result<int> read_coordinate(TextCursor& cursor) {
    const TextCursor before = cursor;
    const std::optional<int> number = cursor.integer();
    if (!number || std::abs(*number) > farthest) {
        return before.expected("a coordinate from -99999 to 99999");
    }
    return *number;
}

Result<Stacked> read_stacked(TextCursor& cursor) {
    const std::optional<Piece> piece = read_piece(cursor);
    if (!piece) return cursor.expected("a piece, \"stunned\" or \"ply\"");
    if (!cursor.accept('@')) return cursor.expected("\"@\"");
    const Result<int> q = read_coordinate(cursor);
    if (!q) return q.error();
    if (!cursor.accept(',')) return cursor.expected("\",\"");
    const Result<int> r = read_coordinate(cursor);
    if (!r) return r.error();
    if (!cursor.accept(',')) return cursor.expected("\",\"");
    const TextCursor before = cursor;
    const std::optional<int> height = cursor.integer();
    if (!height || *height < 0) return before.expected("a height from 0");
    return Stacked{{*piece, {q.value(), r.value()}}, *height};
}

Result<Setup> read_setup(std::string_view text) {
    TextCursor cursor(text);
    Setup setup;
    if (cursor.accept("black")) {
        setup.to_move = 1;
    } else if (!cursor.accept("white")) {
        return cursor.expected("\"white\" or \"black\"");
    }
    while (!cursor.at_end()) {
        if (!cursor.accept(';')) return cursor.expected("\";\"");
        if (setup.ply) return Error{"the ply must come last"};
        if (cursor.accept("ply ")) {
            const TextCursor before = cursor;
            setup.ply = cursor.integer();
            if (!setup.ply || *setup.ply < 0) return before.expected("a number of turns");
        } else if (cursor.accept("stunned ")) {
            const std::optional<Piece> piece = read_piece(cursor);
            if (!piece) return cursor.expected("a piece");
            if (setup.stunned != no_piece) return Error{"only one piece can be stunned"};
            setup.stunned = *piece;
        } else {
            const Result<Stacked> stacked = read_stacked(cursor);
            if (!stacked) return stacked.error();
            const Piece piece = stacked.value().placed.piece;
            if (setup.has(piece)) return Error{name_of(piece) + " appears twice"};
            setup.pieces.push_back(stacked.value());
        }
    }
    insertion_sort(
        setup.pieces.begin(), setup.pieces.end(),
        [](const Stacked& a, const Stacked& b) { return a.placed.piece < b.placed.piece; });
    return setup;
}

Status check_pieces(const Setup& setup, const Variant& variant) {
    for (const Stacked& one : setup.pieces) {
        const Piece piece = one.placed.piece;
        if ((variant.kinds & bit(kind_of(piece))) == 0) {
            return Error{name_of(piece) + " is not in this game"};
        }
        if (number_of(piece) > 0 && !setup.has(static_cast<Piece>(piece - 1))) {
            return Error{.message = name_of(piece) + " must be placed after " +
                                    name_of(static_cast<Piece>(piece - 1)),
                         .reason = "in_order"};
        }
    }
    for (Player player = 0; player < player_count; ++player) {
        const std::string owner(player_names[player]);
        const bool queen = setup.has(piece_of(player, Kind::queen));
        if (setup.count(player) == 1 && queen && !variant.queen_first) {
            return Error{.message = "the queen cannot be the first piece of " + owner,
                         .reason = "queen_not_first"};
        }
        if (setup.count(player) > 3 && !queen) {
            return Error{.message = owner + " has four or more pieces on the board but no queen",
                         .reason = "queen_missing"};
        }
    }
    return Done{};
}

Status check_stacks(const Setup& setup) {
    for (const Stacked& one : setup.pieces) {
        const std::string name = name_of(one.placed.piece);
        const Kind kind = kind_of(one.placed.piece);
        int same = 0;
        bool has_support = one.height == 0;
        for (const Stacked& other : setup.pieces) {
            if (!(other.placed.hex == one.placed.hex)) continue;
            if (other.height == one.height) ++same;
            if (other.height == one.height - 1) has_support = true;
        }
        if (same > 1) {
            return Error{"two pieces are on " + text_of(one.placed.hex) + " at height " +
                         std::to_string(one.height)};
        }
        if (!has_support) return Error{name + " has no piece under it"};
        if (one.height > 0 && kind != Kind::beetle && kind != Kind::mosquito) {
            return Error{.message = name + " cannot be on top of another piece",
                         .reason = "not_on_top"};
        }
    }
    return Done{};
}

Status check_connected(const Setup& setup) {
    if (setup.pieces.empty()) return Done{};
    std::vector<Hex> reached = {setup.pieces.front().placed.hex};
    const auto is_reached = [&](Hex hex) {
        return std::find(reached.begin(), reached.end(), hex) != reached.end();
    };
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Hex from = reached[next];
        for (std::size_t direction = 0; direction < directions; ++direction) {
            const Hex beside{from.q + step_q[direction], from.r + step_r[direction]};
            const bool taken =
                std::any_of(setup.pieces.begin(), setup.pieces.end(),
                            [&](const Stacked& one) { return one.placed.hex == beside; });
            if (taken && !is_reached(beside)) reached.push_back(beside);
        }
    }
    for (const Stacked& one : setup.pieces) {
        if (!is_reached(one.placed.hex)) {
            return Error{.message = name_of(one.placed.piece) + " is not connected to " +
                                    name_of(setup.pieces.front().placed.piece),
                         .reason = "pieces_apart"};
        }
    }
    return Done{};
}

Status check_ply(const Setup& setup) {
    const int white = setup.count(0);
    const int black = setup.count(1);
    const std::string player(player_names[setup.to_move]);
    if (black == 0 && white > 1)
        return Error{.message = "white has " + std::to_string(white) +
                                " pieces on the board and black has none",
                     .reason = "wrong_counts"};
    const int ply = setup.ply.value_or(setup.least_ply());
    const std::string turns = "ply " + std::to_string(ply);
    if (ply % 2 != setup.to_move)
        return Error{.message = turns + " is not " + player + "'s turn", .reason = "wrong_turn"};
    if (ply < setup.least_ply())
        return Error{.message = turns + " is too early for this many pieces",
                     .reason = "wrong_counts"};
    // No one can pass before both players have a piece on the board.
    if (black == 0 && ply != white) {
        return Error{.message = player + " cannot be to move at " + turns + " with " +
                                std::to_string(white) + " pieces on the board",
                     .reason = "wrong_turn"};
    }
    return Done{};
}

/// "A piece thrown by a pillbug may not be moved in the next turn." A piece of the player to move
/// can only have been moved last by an opposing thrower, which still stands next to it.
Status check_stunned(const Position& position, Piece stunned) {
    if (stunned == no_piece) return Done{};
    const std::string what = "stunned " + name_of(stunned);
    if (!position.on_board(stunned)) return Error{what + ": it is not on the board"};
    if (position.covered(stunned))
        return Error{.message = what + ": it is covered", .reason = "not_moved_last"};
    const auto on_board = [&](Player player) {
        return position.on_board(piece_of(player, Kind::pillbug));
    };
    if (!on_board(0) && !on_board(1))
        return Error{.message = what + ": the board has no pillbug", .reason = "not_moved_last"};
    if (owner_of(stunned) != position.to_move()) return Done{};
    if (position.below(stunned) == no_piece) {
        for (int direction = 0; direction < directions; ++direction) {
            const Piece beside = position.top_at(neighbour(position.cell(stunned), direction));
            if (beside != no_piece && owner_of(beside) != position.to_move() &&
                can_throw(position, beside)) {
                return Done{};
            }
        }
    }
    return Error{.message = what + ": no opposing piece next to it can have thrown it",
                 .reason = "not_moved_last"};
}

}  // namespace

std::string Game::format_position(const Position& position) {
    const Frame frame(position);
    std::string text(player_names[position.to_move()]);
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (!position.on_board(piece)) continue;
        text += ';';
        text += name_of(piece) + "@" + frame.text(position.cell(piece)) + ",";
        text += std::to_string(position.height(piece));
    }
    if (position.stunned() != no_piece) text += ";stunned " + name_of(position.stunned());
    return text + ";ply " + std::to_string(position.ply());
}

Result<Position> Game::parse_position(std::string_view text, const OptionValues& options) {
    Result<Setup> read = read_setup(text);
    if (!read) return read.error();
    Setup& setup = read.value();
    const Variant variant = variant_of(options);
    if (Status status = check_pieces(setup, variant); !status) return status.error();
    if (Status status = check_stacks(setup); !status) return status.error();
    if (Status status = check_connected(setup); !status) return status.error();
    if (Status status = check_ply(setup); !status) return status.error();

    insertion_sort(setup.pieces.begin(), setup.pieces.end(),
                   [](const Stacked& a, const Stacked& b) { return a.height < b.height; });
    std::vector<Position::Placed> pieces;
    for (const Stacked& one : setup.pieces) pieces.push_back(one.placed);
    const Position position(variant, pieces, setup.ply.value_or(setup.least_ply()), setup.stunned);
    if (Status status = check_stunned(position, setup.stunned); !status) return status.error();
    return position;
}

}  // namespace quintet::hive
