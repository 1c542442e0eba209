#include "engine/cli/protocols/text/thought.hpp"

#include <charconv>
#include <span>
#include <vector>

#include "engine/cli/protocols/text/ugi_text.hpp"

namespace quintet::cli {

namespace {

template <class Number>
bool read(const std::string& word, Number& number) {
    Number value{};
    const char* end = word.data() + word.size();
    const auto [rest, error] = std::from_chars(word.data(), end, value);
    if (error != std::errc() || rest != end) return false;
    number = value;
    return true;
}

/// Reads `cp N`, or `win N` or `loss N` with or without `likely` after it.
void read_score(std::span<const std::string> words, Thought& thought) {
    if (words.size() < 2) return;
    const std::string& kind = words[0];
    int value = 0;
    if (!read(words[1], value)) return;
    const bool proven = (kind == "win" || kind == "loss") && value > 0;
    if (kind != "cp" && !proven) return;
    thought.score.reset();
    thought.chance.reset();
    thought.proven_plies = proven ? value : 0;
    thought.likely = proven && words.size() > 2 && words[2] == "likely";
    if (proven) {
        thought.chance = kind == "win" ? 1 : 0;
    } else {
        thought.score = value;
    }
}

}  // namespace

void read_info(std::string_view line, Thought& thought) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty() || words[0] != "info") return;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (words[i] == "string" || words[i] == "pv") return;
        // Only the best of several lines counts.
        if (words[i] == "multipv" && words[i + 1] != "1") return;
        if (words[i] == "depth") {
            read(words[i + 1], thought.depth);
        } else if (words[i] == "nodes") {
            read(words[i + 1], thought.nodes);
        } else if (words[i] == "score") {
            read_score(std::span(words).subspan(i + 1), thought);
        }
    }
}

}  // namespace quintet::cli
