#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/games/halma/game.hpp"
#include "engine/games/halma/text/notation.hpp"
#include "tests/engine/actions.hpp"

template <>
struct quintet::tests::GameOf<quintet::halma::Position> {
    using type = quintet::halma::Game;
};

namespace quintet::halma::tests {

using namespace quintet::tests;

inline OptionValues options(const std::string& rules, const std::string& adjudication = "default") {
    return OptionValues::make(Game::spec(), {{"rules", rules}, {"adjudication", adjudication}})
        .value();
}

/// Parses a position; the text must be valid.
inline Position position(std::string_view text, const std::string& rules,
                         const std::string& adjudication = "default") {
    const Result<Position> parsed = Game::parse_position(text, options(rules, adjudication));
    if (!parsed) FAIL(parsed.error().message);
    return parsed.value();
}

/// A position with a few men; squares are `x,y`.
inline Position study(const Texts& black_men, const Texts& white_men, Player to_move,
                      const std::string& rules, int ply = 0) {
    std::array<Board, 2> men{};
    const auto put = [](Board& board, const Texts& squares) {
        for (const std::string& text : squares) {
            const std::size_t comma = text.find(',');
            board.insert(
                square_at(std::stoi(text.substr(0, comma)), std::stoi(text.substr(comma + 1))));
        }
    };
    put(men[black], black_men);
    put(men[white], white_men);
    return Position(men, to_move, ply, options_of(options(rules)));
}

/// The squares of a camp except some, as `x,y`.
inline Texts camp_without(Player player, const Texts& missing) {
    Texts squares;
    camps[player].for_each([&](int square) {
        const std::string text = format_square(square);
        if (std::find(missing.begin(), missing.end(), text) == missing.end()) {
            squares.push_back(text);
        }
    });
    return squares;
}

/// The squares that the man on `from` may go to, sorted as texts.
inline Texts targets(const Position& position, const std::string& from) {
    Texts found;
    for (const std::string& text : legal(position)) {
        if (text.substr(0, from.size() + 1) == from + "-") {
            found.push_back(text.substr(from.size() + 1));
        }
    }
    return found;
}

}  // namespace quintet::halma::tests
