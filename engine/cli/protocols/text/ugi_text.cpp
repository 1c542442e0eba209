#include "engine/cli/protocols/text/ugi_text.hpp"

#include <algorithm>

namespace quintet::cli {

std::string ugi_action(std::string action) {
    std::replace(action.begin(), action.end(), ' ', '_');
    return action;
}

std::string action_of_ugi(std::string word) {
    std::replace(word.begin(), word.end(), '_', ' ');
    return word;
}

std::vector<std::string> words_of(std::string_view line) {
    constexpr std::string_view space = " \t";
    std::vector<std::string> words;
    for (;;) {
        const std::size_t begin = line.find_first_not_of(space);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        const std::size_t end = std::min(line.find_first_of(space), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

}  // namespace quintet::cli
