#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace quintet {

/// A person's attempt on the board, in the terms of `ActionView`; fields that do not apply are
/// empty. `from` or `hand` alone: the person picks a token. `to` alone: the person clicks a cell
/// with nothing picked, possibly to pick the token on it.
struct Attempt {
    std::string from = {};
    std::string hand = {};
    std::string to = {};
    std::vector<std::string> cells = {};
};

/// Reason why an attempt leads to no legal action. All fields are empty if there is no reason to
/// give.
struct Refusal {
    /// Identifies the reason (`not_yours`); a string literal. Pages have a sentence for each.
    std::string_view key = {};
    std::string text = {};  ///< the reason in words, as errors quote it: `0,0 is occupied`
    std::string kind = {};  ///< the kind of token in the sentence, if it names one

    explicit operator bool() const { return !key.empty(); }
};

}  // namespace quintet
