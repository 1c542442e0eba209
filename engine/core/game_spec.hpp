#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.hpp"

namespace quintet {

/// One option of a new game: a whole number in a range, or one of some words.
struct OptionSpec {
    enum class Kind { integer, choice };

    std::string name;
    Kind kind = Kind::choice;
    std::string standard;              ///< the default, as text
    std::vector<std::string> choices;  ///< for `choice`: all there are, best known first
    int minimum = 0;                   ///< for `integer`: smallest and largest
    int maximum = 0;
};

/// A game's name in records, its players in order of play, and its options.
struct GameSpec {
    std::string id;
    std::vector<std::string> players;
    std::vector<OptionSpec> options;
    /// What other programs call their text form of whole games; empty where there is none (see
    /// `HasGameNotation`).
    std::string notation = "";
};

/// A game from its usual start, as a text of another program tells it.
struct PlayedGame {
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<std::string> actions;  ///< canonical texts
};

/// A value for every option of one game, each checked against its spec.
class OptionValues {
  public:
    /// The defaults.
    explicit OptionValues(const GameSpec& spec);

    /// The defaults, but for what `given` names. Fails on a name or a value that the spec does not
    /// have.
    static Result<OptionValues> make(const GameSpec& spec,
                                     const std::vector<std::pair<std::string, std::string>>& given);

    /// The value of a `choice` option; the name must be in the spec.
    const std::string& choice(std::string_view name) const;
    /// The value of an `integer` option; the name must be in the spec.
    int integer(std::string_view name) const;

    /// Names and values in the order of the spec.
    const std::vector<std::pair<std::string, std::string>>& all() const { return values_; }

    bool operator==(const OptionValues&) const = default;

  private:
    std::vector<std::pair<std::string, std::string>> values_;
};

}  // namespace quintet
