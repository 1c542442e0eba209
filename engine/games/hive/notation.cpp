#include "engine/games/hive/notation.hpp"

#include "engine/games/hive/objection.hpp"

namespace quintet::hive {

namespace {

// The sign of each direction, and whether it stands before the reference piece.
constexpr std::array<char, directions> signs = {'\\', '/', '-', '\\', '/', '-'};
constexpr bool stands_before(int direction) { return direction == north_west || direction > 3; }

/// Where a MoveString puts a piece: beside the reference in a direction, or on top of it.
struct Reference {
    Piece piece = no_piece;
    int direction = -1;
};

/// What a MoveString other than `pass` says, whether it makes sense or not.
struct Wish {
    Piece piece = no_piece;
    std::optional<Reference> reference;
};

std::optional<int> read_sign(TextCursor& cursor, bool before) {
    for (int direction = 0; direction < directions; ++direction) {
        if (stands_before(direction) != before) continue;
        if (cursor.accept(signs[static_cast<std::size_t>(direction)])) return direction;
    }
    return std::nullopt;
}

Result<Wish> read_wish(TextCursor& cursor) {
    Wish wish;
    const std::optional<Piece> piece = read_piece(cursor);
    if (!piece) return cursor.expected("\"pass\" or a piece such as wQ or bA1");
    wish.piece = *piece;
    if (cursor.at_end()) return wish;
    if (!cursor.accept(' ')) return cursor.expected("a space");
    Reference reference;
    const std::optional<int> sign = read_sign(cursor, true);
    const std::optional<Piece> beside = read_piece(cursor);
    if (!beside) return cursor.expected("a reference such as wQ-, /bA1 or wB2");
    reference.piece = *beside;
    reference.direction = sign ? *sign : read_sign(cursor, false).value_or(-1);
    if (!cursor.at_end()) return cursor.expected("the end");
    wish.reference = reference;
    return wish;
}

/// The hex a reference means, if the piece is on the board.
Cell hex_of(const Reference& reference, const Position& position) {
    const Cell cell = position.cell(reference.piece);
    return reference.direction < 0 ? cell : neighbour(cell, reference.direction);
}

/// What is wrong with where an action is to go, before any rule of movement; empty if nothing.
std::string bad_reference(const Wish& wish, const Position& position) {
    const std::string name = name_of(wish.piece);
    if (!wish.reference) {
        const bool first = position.placed_count(0) == 0;
        return first ? "" : "a reference such as \"" + name + " wQ-\" is needed to say where";
    }
    const Reference& reference = *wish.reference;
    if (!position.on_board(reference.piece)) {
        return "the reference " + name_of(reference.piece) + " is not on the board";
    }
    const Cell to = hex_of(reference, position);
    if (to == position.cell(wish.piece)) return name + " is there already";
    if (reference.direction >= 0 && position.occupied().contains(to)) {
        const std::string there = name_of(position.top_at(to));
        return there + " is on that hex; to climb on it say \"" + name + " " + there + "\"";
    }
    return "";
}

bool in_variant(Piece piece, const Position& position) {
    return (position.variant().kinds & bit(kind_of(piece))) != 0;
}

}  // namespace

const GameSpec& spec() {
    static const GameSpec spec = {
        "hive",
        {player_names.begin(), player_names.end()},
        {{.name = "expansions",
          .standard = "",
          .choices = {"", "M", "L", "P", "ML", "MP", "LP", "MLP"}},
         {.name = "repetition", .standard = "draw", .choices = {"draw", "none"}}},
        "UHP GameString",
    };
    return spec;
}

Variant variant_of(const OptionValues& options) {
    Variant variant;
    for (const char letter : options.choice("expansions")) {
        variant.kinds |= bit(static_cast<Kind>(kind_letters.find(letter)));
    }
    variant.repetition_draws = options.choice("repetition") == "draw";
    return variant;
}

std::optional<Piece> read_piece(TextCursor& cursor) {
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (cursor.accept(name_of(piece))) return piece;
    }
    return std::nullopt;
}

std::string format_action(Action action, const Position& position) {
    if (action.is_pass()) return "pass";
    const Piece piece = position.piece_of(action);
    const std::string name = name_of(piece);
    if (position.occupied().contains(action.to())) {
        return name + " " + name_of(position.top_at(action.to()));
    }
    for (int direction = 0; direction < directions; ++direction) {
        Piece beside = position.top_at(neighbour(action.to(), direction));
        if (beside == piece) beside = position.below(piece);
        if (beside == no_piece) continue;
        // The reference lies in this direction from the hex, so the hex lies opposite from it.
        const int from_there = opposite(direction);
        const char sign = signs[static_cast<std::size_t>(from_there)];
        return stands_before(from_there) ? name + " " + sign + name_of(beside)
                                         : name + " " + name_of(beside) + sign;
    }
    return name;
}

Result<Action> parse_action(std::string_view text, const Position& position) {
    Actions legal;
    position.legal_actions(legal);
    const auto refused = [&](const std::string& why) {
        return Error{std::string(text) + ": " + why};
    };
    const bool must_pass = legal.size() == 1 && legal[0].is_pass();
    if (text == "pass") {
        if (must_pass) return Action::pass();
        return refused("a pass is only possible when nothing else is");
    }
    TextCursor cursor(text);
    const Result<Wish> read = read_wish(cursor);
    if (!read) return Error{in_quotes(text) + ": " + read.error().message};
    const Wish& wish = read.value();
    if (!in_variant(wish.piece, position)) {
        return refused(name_of(wish.piece) + " is not in this game");
    }
    if (const std::string why = bad_reference(wish, position); !why.empty()) return refused(why);

    const Cell to = wish.reference ? hex_of(*wish.reference, position) : cell_at(0, 0);
    const Action action =
        Action::move(owner_of(wish.piece), kind_of(wish.piece), position.cell(wish.piece), to);
    for (const Action known : legal) {
        if (known == action && position.piece_of(known) == wish.piece) return action;
    }
    if (must_pass) return refused("nothing can be placed or moved, only \"pass\" is possible");
    return refused(objection(wish.piece, to, position));
}

}  // namespace quintet::hive
