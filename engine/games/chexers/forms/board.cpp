#include "engine/games/chexers/forms/comp30024.hpp"

#include <algorithm>
#include <string>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/core/foreign/foreign_board.hpp"
#include "engine/games/chexers/game.hpp"
#include "engine/games/chexers/text/notation.hpp"

namespace quintet::chexers {

namespace {

/// The cell of `[q, r]`.
Result<int> read_hex(const JsonValue& value) {
    const bool pair = value.is(JsonValue::Kind::array) && value.items.size() == 2;
    const auto q = pair ? value.items[0].integer() : std::nullopt;
    const auto r = pair ? value.items[1].integer() : std::nullopt;
    if (!q || !r) return Error{"a hex must be [q, r], two whole numbers"};
    if (!on_board(*q, *r)) {
        return Error{std::to_string(*q) + "," + std::to_string(*r) + " is not on the board"};
    }
    return cell_at(*q, *r);
}

ForeignGame read_board(const JsonValue& board) {
    ForeignGame game;
    const std::vector<std::string>& players = Game::spec().players;
    const JsonValue* colour = board.find("colour") ? board.find("colour") : board.find("color");
    const auto player = std::find_if(players.begin(), players.end(), [&](const std::string& each) {
        return colour && same_letters(colour->text, each);
    });
    if (player == players.end()) {
        game.problem = bad_board("\"colour\" must be red, green or blue");
        return game;
    }
    const auto to_move = static_cast<std::size_t>(player - players.begin());
    std::string cells(static_cast<std::size_t>(cell_at(radius, radius)) + 1, '.');
    for (const JsonValue& piece : board.find("pieces")->items) {
        const Result<int> cell = read_hex(piece);
        if (!cell) {
            game.problem = bad_board("\"pieces\": " + cell.error().message);
            return game;
        }
        cells[static_cast<std::size_t>(cell.value())] = letters[to_move];
    }
    if (const JsonValue* blocks = board.find("blocks"); blocks && !blocks->items.empty()) {
        game.notes.push_back(left_out("blocks"));
    }
    game.notes.push_back(FormNote{.code = "assumed_exits",
                                  .text = "the text does not give the number of exits; assumed 0",
                                  .used = "0"});
    const auto text_of = [&](int ply) {
        std::string text;
        for (int r = -radius; r <= radius; ++r) {
            if (r > -radius) text += '/';
            for (int q = -radius; q <= radius; ++q) {
                if (on_board(q, r)) text += cells[static_cast<std::size_t>(cell_at(q, r))];
            }
        }
        return text + " " + letters[to_move] + " 0,0,0 " + std::to_string(ply);
    };
    set_up<Game>(game, static_cast<int>(to_move), Position::player_count, Position::player_count,
                 text_of);
    return game;
}

}  // namespace

bool claims_board(std::string_view text, std::string_view) {
    return text.substr(0, text.find_first_not_of(" \t\r\n") + 1).ends_with('{') &&
           (text.find("\"colour\"") != std::string_view::npos ||
            text.find("\"color\"") != std::string_view::npos) &&
           text.find("\"pieces\"") != std::string_view::npos;
}

std::vector<ForeignGame> read_boards(std::string_view text) {
    const Result<JsonValue> board = parse_json(text);
    if (!board) return {ForeignGame{.problem = bad_board(board.error().message)}};
    const JsonValue* pieces = board.value().find("pieces");
    if (!pieces || !pieces->is(JsonValue::Kind::array)) {
        return {ForeignGame{.problem = bad_board("\"pieces\" must be a list of hexes")}};
    }
    return {read_board(board.value())};
}

}  // namespace quintet::chexers
