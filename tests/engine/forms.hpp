#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"
#include "tests/engine/catch.hpp"

// What tests of every form of other programs need.

namespace quintet::tests {

/// The one game in a text, which the form must claim.
inline ForeignGame only_game(bool (*claims)(std::string_view, std::string_view),
                             std::vector<ForeignGame> (*read)(std::string_view),
                             const std::string& text, const std::string& file_name = "") {
    CHECK(claims(text, file_name));
    const std::vector<ForeignGame> games = read(text);
    REQUIRE(games.size() == 1);
    return games[0];
}

/// `line 3, ply 2: problem`, or an empty text.
inline std::string problem_of(const ForeignGame& game) {
    return game.problem ? "line " + std::to_string(game.problem->line) + ", ply " +
                              std::to_string(game.problem->ply) + ": " + game.problem->text
                        : "";
}

}  // namespace quintet::tests
