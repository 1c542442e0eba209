#include "engine/games/hive/view/setup.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/games/hive/board/frame.hpp"
#include "engine/games/hive/text/notation.hpp"
#include "engine/games/hive/view/layout.hpp"

namespace quintet::hive {

namespace {

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
    return Error{std::string(player_names[token.player]) + " has only " + std::to_string(size) +
                 " of " + name};
}

bool is_hex(std::string_view text) {
    TextCursor cursor(text);
    return cursor.integer() && cursor.accept(',') && cursor.integer() && cursor.at_end();
}

}  // namespace

BoardSetup setup(const Position& position) {
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

Result<std::string> setup_text(const BoardSetup& setup, const OptionValues&) {
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
