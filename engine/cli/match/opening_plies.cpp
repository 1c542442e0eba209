#include "engine/cli/match/opening_plies.hpp"

#include <charconv>
#include <vector>

#include "engine/cli/base/cli.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

OpeningPlies parse_openings(const std::string& text, const GameSpec& game) {
    if (text.empty()) return {game.practice.least_opening_plies, game.practice.most_opening_plies};
    std::vector<int> plies;
    bool numbers = true;
    split(text, '-', [&](std::string_view piece) {
        int value = 0;
        const char* end = piece.data() + piece.size();
        const auto [rest, error] = std::from_chars(piece.data(), end, value);
        numbers = numbers && error == std::errc() && rest == end;
        plies.push_back(value);
    });
    if (!numbers || plies.size() > 2 || plies.front() < 0 || plies.front() > plies.back() ||
        plies.back() > most_opening_plies) {
        throw InputError("--openings must be a number of plies, or a range such as 3-6");
    }
    return {plies.front(), plies.back()};
}

}  // namespace quintet::cli
