#include "engine/games/hive/forms/sgf.hpp"

#include <algorithm>

#include "engine/games/hive/board/torus_frame.hpp"
#include "engine/games/hive/forms/written/written_game.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

std::string column_name(int column) {
    std::string name;
    if (column > 26) name += static_cast<char>('A' + (column - 1) / 26 - 1);
    return name + static_cast<char>('A' + (column - 1) % 26);
}

/// The column and row of White's first piece: near the middle of BoardSpace's board, but so that
/// all columns and rows of the game are positive. The actions must be legal.
Hex origin_of(const std::vector<std::string>& actions, Position position) {
    Hex origin{14, 13};
    for (const std::string& text : actions) {
        const Result<Action> action = Game::parse_action(text, position);
        if (!action) break;
        if (!action.value().is_pass()) {
            const Hex to = Frame(position).hex(action.value().to());
            origin = {std::max(origin.q, 1 - to.q), std::max(origin.r, 1 + to.r)};
        }
        position.play(action.value());
    }
    return origin;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || c == ']') out += '\\';
        out += c;
    }
    return out;
}

/// The name of a piece as it is written when it moves: kinds with one piece have a number too.
std::string numbered(Piece piece) {
    const std::string name = name_of(piece);
    return name.size() > 2 ? name : name + "1";
}

}  // namespace

Result<std::string> write_sgf(const GameToWrite& game) {
    if (!game.setup.empty()) {
        return Error{"a game from a custom position cannot be written as SGF"};
    }
    const auto name = [&](std::size_t player) {
        const bool known = player < game.names.size() && !game.names[player].empty();
        return known ? game.names[player] : std::string(unnamed_in_sgf[player]);
    };
    std::string set = game.options.choice("expansions");
    for (char& letter : set) letter = static_cast<char>(letter | 0x20);
    std::reverse(set.begin(), set.end());  // as BoardSpace has it: plm
    const std::string& repetition = game.options.choice("repetition");
    std::string text = "(;\nGM[27]VV[1]\nSU[hive" + (set.empty() ? "" : "-" + set) + "]\n";
    if (repetition != "draw") text += "RU[repetition=" + repetition + "]\n";
    for (std::size_t player = 0; player < player_count; ++player) {
        text.append("P").append(std::to_string(player)).append("[id \"");
        text.append(escaped(name(player))).append("\"]\n");
    }
    const Outcome outcome = result_of(game);
    if (outcome.state == Outcome::State::won) {
        text += "RE[Game won by " + escaped(name(outcome.winner)) + "]\n";
    } else if (outcome.over()) {
        text += "RE[The game is a draw]\n";
    }

    Position position = Position::start(variant_of(game.options));
    int number = 0;
    const auto event = [&](Player player, const std::string& what) {
        text += "; P" + std::to_string(player) + "[" + std::to_string(++number) + " " +
                escaped(what) + "]\n";
    };
    const Hex origin = origin_of(game.actions, position);
    const auto cell_text = [&](Hex hex) {
        return column_name(origin.q + hex.q) + " " + std::to_string(origin.r - hex.r);
    };
    for (const std::string& action_text : game.actions) {
        const Result<Action> action = Game::parse_action(action_text, position);
        if (!action) return action.error();
        const Player player = position.to_move();
        const std::size_t space = action_text.find(' ');
        if (action.value().is_pass()) {
            event(player, "pass");
        } else {
            const Piece piece = position.piece_of(action.value());
            const Hex to = Frame(position).hex(action.value().to());
            const bool climbs = position.occupied().contains(action.value().to());
            const std::string reference =
                space == std::string::npos || climbs ? "." : action_text.substr(space + 1);
            if (position.on_board(piece)) {
                event(player, "pickb " + cell_text(Frame(position).hex(position.cell(piece))) +
                                  " " + numbered(piece));
            } else {
                event(player, std::string("pick ") + (player == 0 ? "W " : "B ") +
                                  std::to_string(static_cast<int>(kind_of(piece)) + 1) + " " +
                                  numbered(piece));
            }
            const bool thrown = position.on_board(piece) && owner_of(piece) != player;
            event(player, std::string(thrown ? "pdropb " : "dropb ") + numbered(piece) + " " +
                              cell_text(to) + " " + reference);
        }
        event(player, "done");
        position.play(action.value());
    }
    if (game.resigned != no_player) event(game.resigned, "resign");
    return text + ")\n";
}

}  // namespace quintet::hive
