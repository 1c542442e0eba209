#pragma once

#include "tests/engine/cli/helpers.hpp"

namespace quintet::tests {

using Words = std::vector<std::string>;

/// Runs `quintet match` on a small Cachex board with two quick participants.
inline Words cachex_match(const Words& more) {
    Words words{"match",    "--game", "cachex",
                "--option", "size=4", "--seat",
                "random",   "--seat", "algorithm:greedy,nodes=50",
                "--quiet"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

}  // namespace quintet::tests
