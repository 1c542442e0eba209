#include "engine/core/board/board_setup.hpp"

#include <algorithm>
#include <cstddef>

#include "engine/base/text.hpp"

namespace quintet {

std::optional<int> BoardSetup::number(std::string_view name, Player player) const {
    for (const SetupNumber& each : numbers) {
        if (each.name == name && each.player == player) return each.value;
    }
    return std::nullopt;
}

BoardSetup setup_from(const BoardState& board, Player to_move) {
    BoardSetup made;
    for (const Token& token : board.tokens) {
        made.tokens.push_back({token.cell, token.player, token.kind, token.label});
    }
    made.to_move = to_move;
    return made;
}

Result<std::string> rows_text(const BoardSetup& setup,
                              const std::vector<std::vector<std::string>>& rows,
                              std::string_view letters, std::string_view kind) {
    std::vector<std::string_view> cells;  // by position in the text
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        if (!text.empty()) {
            text += '/';
            cells.emplace_back("/");
        }
        text.append(row.size(), '.');
        cells.insert(cells.end(), row.begin(), row.end());
    }
    for (const SetupToken& token : setup.tokens) {
        const auto found = std::find(cells.begin(), cells.end(), std::string_view(token.cell));
        if (found == cells.end() || *found == "/") {
            return Error{"unknown cell " + in_quotes(token.cell)};
        }
        if (token.player >= letters.size() || token.kind != kind) {
            return Error{"the piece on " + token.cell + " does not belong to this game"};
        }
        char& letter = text[static_cast<std::size_t>(found - cells.begin())];
        if (letter != '.') return Error{"only one piece fits on " + token.cell};
        letter = letters[token.player];
    }
    return text;
}

}  // namespace quintet
