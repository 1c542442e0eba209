#include "engine/cli/openings.hpp"

#include <charconv>
#include <map>
#include <vector>

#include "engine/cli/cli.hpp"
#include "engine/core/text.hpp"

namespace quintet::cli {

std::string usual_opening(const std::string& game) {
    static const std::map<std::string, std::string> plies{
        {"chexers", "3-6"}, {"halma", "4-6"}, {"cachex", "2"}, {"tetress", "2"}, {"hive", "4"}};
    const auto found = plies.find(game);
    return found == plies.end() ? "4" : found->second;
}

OpeningPlies parse_openings(const std::string& text) {
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
        plies.back() > 1000) {
        throw InputError("--openings: a number of plies or a range as in 3-6 expected");
    }
    return {plies.front(), plies.back()};
}

}  // namespace quintet::cli
