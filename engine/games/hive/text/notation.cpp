#include "engine/games/hive/text/notation.hpp"

#include "engine/games/hive/game.hpp"

namespace quintet::hive {

namespace {

// By direction: its sign, and whether the sign stands before the reference piece.
constexpr std::array<char, directions> signs = {'\\', '/', '-', '\\', '/', '-'};
constexpr bool stands_before(int direction) { return direction == north_west || direction > 3; }

/// The destination in a MoveString: a direction from the reference piece, or on top of it.
struct Reference {
    Piece piece = no_piece;
    int direction = -1;
};

/// The content of a MoveString other than `pass`, whether or not it makes sense.
struct ParsedMove {
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

Result<ParsedMove> parse_move(TextCursor& cursor) {
    ParsedMove move;
    const std::optional<Piece> piece = read_piece(cursor);
    if (!piece) return cursor.expected("\"pass\" or a piece such as wQ or bA1");
    move.piece = *piece;
    if (cursor.at_end()) return move;
    if (!cursor.accept(' ')) return cursor.expected("a space");
    Reference reference;
    const std::optional<int> sign = read_sign(cursor, true);
    const std::optional<Piece> beside = read_piece(cursor);
    if (!beside) return cursor.expected("a reference such as wQ-, /bA1 or wB2");
    reference.piece = *beside;
    reference.direction = sign ? *sign : read_sign(cursor, false).value_or(-1);
    if (!cursor.at_end()) return cursor.expected("the end");
    move.reference = reference;
    return move;
}

/// The hex that a reference means; requires the piece to be on the board.
Cell hex_of(const Reference& reference, const Position& position) {
    const Cell cell = position.cell(reference.piece);
    return reference.direction < 0 ? cell : neighbour(cell, reference.direction);
}

/// The problem of a destination, before any rule of movement; empty without one.
std::string bad_reference(const ParsedMove& move, const Position& position) {
    const std::string name = name_of(move.piece);
    if (!move.reference) {
        const bool first = position.placed_count(0) == 0;
        return first ? "" : "add a reference to say where, such as \"" + name + " wQ-\"";
    }
    const Reference& reference = *move.reference;
    if (!position.on_board(reference.piece)) {
        return "the reference " + name_of(reference.piece) + " is not on the board";
    }
    const Cell to = hex_of(reference, position);
    if (to == position.cell(move.piece)) return name + " is already there";
    if (reference.direction >= 0 && position.occupied().contains(to)) {
        const std::string there = name_of(position.top_at(to));
        return there + " is on that hex; to climb on it, write \"" + name + " " + there + "\"";
    }
    return "";
}

/// The reference in the canonical MoveString of an action other than a pass; none on an empty
/// board.
Reference written_reference(Action action, const Position& position) {
    if (position.occupied().contains(action.to())) return {position.top_at(action.to()), -1};
    const Piece piece = position.piece_of(action);
    for (int direction = 0; direction < directions; ++direction) {
        Piece beside = position.top_at(neighbour(action.to(), direction));
        if (beside == piece) beside = position.below(piece);
        // The reference lies in this direction from the hex, so the hex lies in the opposite
        // direction.
        if (beside != no_piece) return {beside, opposite(direction)};
    }
    return {};
}

bool in_variant(Piece piece, const Position& position) {
    return (position.variant().kinds & bit(kind_of(piece))) != 0;
}

}  // namespace

const GameSpec& Game::spec() {
    static const GameSpec spec = {
        .id = "hive",
        .players = {player_names.begin(), player_names.end()},
        .options = {{.name = "expansions",
                     .standard = "",
                     .choices = {"", "M", "L", "P", "ML", "MP", "LP", "MLP"}},
                    {.name = "repetition",
                     .standard = "draw",
                     .choices = {"draw", "moves", "none"}},
                    {.name = "queen_first", .standard = "no", .choices = {"no", "yes"}}},
        .notation = "UHP GameString",
        .reads = {"UHP GameString", "PGN", "SGF of BoardSpace", "Kaggle replay"},
        .emblem =
            "m12 3.5 7.4 4.25v8.5L12 20.5l-7.4-4.25v-8.5z"
            "M12 8v8m-3.5-6 7 4m0-4-7 4",
        .has_rules_page = true,
        // Openings are judged too cautiously: White, given a chance of 64 %, won 91 %.
        .practice = {.opening_balance = 58,
                     .expected_actions = [](const OptionValues&) { return 45; }},
    };
    return spec;
}

Variant variant_of(const OptionValues& options) {
    Variant variant;
    for (const char letter : options.choice("expansions")) {
        variant.kinds |= bit(static_cast<Kind>(kind_letters.find(letter)));
    }
    const std::string& repetition = options.choice("repetition");
    variant.repetition = repetition == "draw"    ? Repetition::draw
                         : repetition == "moves" ? Repetition::moves
                                                 : Repetition::none;
    variant.queen_first = options.choice("queen_first") == "yes";
    return variant;
}

Position Game::start(const OptionValues& options) { return Position::start(variant_of(options)); }

std::optional<Piece> read_piece(TextCursor& cursor) {
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (cursor.accept(name_of(piece))) return piece;
    }
    return std::nullopt;
}

std::string Game::format_action(Action action, const Position& position) {
    if (action.is_pass()) return "pass";
    const std::string name = name_of(position.piece_of(action));
    const auto [piece, direction] = written_reference(action, position);
    if (piece == no_piece) return name;
    if (direction < 0) return name + " " + name_of(piece);
    const char sign = signs[static_cast<std::size_t>(direction)];
    return stands_before(direction) ? name + " " + sign + name_of(piece)
                                    : name + " " + name_of(piece) + sign;
}

Piece reference_of(Action action, const Position& position) {
    return action.is_pass() ? no_piece : written_reference(action, position).piece;
}

Result<Action> Game::parse_action(std::string_view text, const Position& position) {
    Actions legal;
    position.legal_actions(legal);
    const auto refused = [&](const std::string& why) {
        return Error{std::string(text) + ": " + why};
    };
    const bool must_pass = legal.size() == 1 && legal[0].is_pass();
    if (text == "pass") {
        if (must_pass) return Action::pass();
        return refused("a pass is legal only if nothing else is");
    }
    TextCursor cursor(text);
    const Result<ParsedMove> read = parse_move(cursor);
    if (!read) return Error{in_quotes(text) + ": " + read.error().message};
    const ParsedMove& move = read.value();
    if (!in_variant(move.piece, position)) {
        return refused(name_of(move.piece) + " is not in this game");
    }
    if (const std::string why = bad_reference(move, position); !why.empty()) return refused(why);

    const Cell to = move.reference ? hex_of(*move.reference, position) : cell_at(0, 0);
    const Action action =
        Action::move(owner_of(move.piece), kind_of(move.piece), position.cell(move.piece), to);
    for (const Action known : legal) {
        if (known == action && position.piece_of(known) == move.piece) return action;
    }
    if (must_pass) return refused("only \"pass\" is legal: no piece can be placed or moved");
    return refused(objection(move.piece, to, position).text);
}

}  // namespace quintet::hive
