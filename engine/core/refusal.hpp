#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quintet {

/// An attempt of a person on the board, in the terms of `ActionView`; absent parts are empty.
/// `from` or `hand` alone: picks a token. `to` alone: clicks a cell while nothing is picked,
/// possibly to pick the token on it.
struct Attempt {
    std::string from = {};
    std::string hand = {};
    std::string to = {};
    std::vector<std::string> cells = {};
};

/// Why the player to move cannot do something; all fields are empty if it can.
struct Refusal {
    /// Identifies the reason (`not_yours`); a string literal. Pages have a sentence for each.
    std::string_view key = {};
    std::string text = {};  ///< the reason in words, as errors quote it: `0,0 is occupied`
    std::string kind = {};  ///< the kind of token in the sentence, if it names one

    explicit operator bool() const { return !key.empty(); }
};

}  // namespace quintet
