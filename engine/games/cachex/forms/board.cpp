#include "engine/games/cachex/forms/comp30024.hpp"

#include <array>
#include <string>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/core/foreign/foreign_board.hpp"
#include "engine/games/cachex/game.hpp"
#include "engine/games/cachex/text/notation.hpp"

namespace quintet::cachex {

namespace {

struct Stone {
    Player player;
    std::size_t r;
    std::size_t q;
};

Result<Stone> read_stone(const JsonValue& value, int size) {
    const bool three = value.is(JsonValue::Kind::array) && value.items.size() == 3;
    const auto r = three ? value.items[1].integer() : std::nullopt;
    const auto q = three ? value.items[2].integer() : std::nullopt;
    const std::string_view colour = three ? std::string_view(value.items[0].text) : "";
    const bool is_red = same_letters(colour, "r") || same_letters(colour, "red");
    if (!r || !q || (!is_red && !same_letters(colour, "b") && !same_letters(colour, "blue"))) {
        return Error{"a stone must be [\"r\", r, q] or [\"b\", r, q]"};
    }
    if (*r < 0 || *r >= size || *q < 0 || *q >= size) {
        return Error{std::to_string(*r) + "," + std::to_string(*q) +
                     " is not on the board of size " + std::to_string(size)};
    }
    return Stone{is_red ? red : blue, static_cast<std::size_t>(*r), static_cast<std::size_t>(*q)};
}

ForeignGame read_board(const JsonValue& board) {
    ForeignGame game;
    const JsonValue* n = board.find("n");
    const std::optional<int> size = n ? n->integer() : std::nullopt;
    if (!size || *size < smallest_size || *size > largest_size) {
        game.problem =
            bad_board("\"n\" must be a whole number from " + std::to_string(smallest_size) +
                      " to " + std::to_string(largest_size));
        return game;
    }
    const auto side = static_cast<std::size_t>(*size);
    std::vector<std::string> rows(side, std::string(side, '.'));
    std::array<int, 2> counts{};
    for (const JsonValue& each : board.find("board")->items) {
        const Result<Stone> stone = read_stone(each, *size);
        if (!stone) {
            game.problem = bad_board("\"board\": " + stone.error().message);
            return game;
        }
        const auto& [player, r, q] = stone.value();
        char& cell = rows[r][q];
        if (cell != '.') {
            game.problem = bad_board("\"board\": two stones are on " + std::to_string(r) + "," +
                                     std::to_string(q));
            return game;
        }
        cell = letters[player];
        ++counts[player];
    }
    game.record.options = {{"size", std::to_string(*size)}};
    for (const char* member : {"start", "goal"}) {
        if (board.find(member)) game.notes.push_back(left_out(member));
    }
    std::string cells;
    for (const std::string& row : rows) cells += (cells.empty() ? "" : "/") + row;
    // After an equal number of actions it is Red's turn; captures are less likely than none.
    const int to_move = counts[red] > counts[blue] ? blue : red;
    game.notes.push_back(assumed_turn(Game::spec().players[static_cast<std::size_t>(to_move)]));
    set_up<Game>(game, to_move, 2, Position::last_ply, [&](int ply) {
        return cells + " " + letters[static_cast<std::size_t>(to_move)] + " " + std::to_string(ply);
    });
    // An empty board is the default start.
    if (counts[red] + counts[blue] == 0) game.record.setup.clear();
    return game;
}

}  // namespace

bool claims_board(std::string_view text, std::string_view) {
    return text.substr(0, text.find_first_not_of(" \t\r\n") + 1).ends_with('{') &&
           text.find("\"n\"") != std::string_view::npos &&
           text.find("\"board\"") != std::string_view::npos;
}

std::vector<ForeignGame> read_boards(std::string_view text) {
    const Result<JsonValue> board = parse_json(text);
    if (!board) return {ForeignGame{.problem = bad_board(board.error().message)}};
    const JsonValue* stones = board.value().find("board");
    if (!stones || !stones->is(JsonValue::Kind::array)) {
        return {ForeignGame{.problem = bad_board("\"board\" must be a list of stones")}};
    }
    return {read_board(board.value())};
}

}  // namespace quintet::cachex
