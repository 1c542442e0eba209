#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.hpp"
#include "engine/core/game_record.hpp"

namespace quintet {

/// One option of a new game: a whole number in a range, or one of several words.
struct OptionSpec {
    enum class Kind { integer, choice };

    std::string name;
    Kind kind = Kind::choice;
    std::string standard;              ///< the default, as text
    std::vector<std::string> choices;  ///< for `choice`: all values, best known first
    int minimum = 0;                   ///< for `integer`: smallest and largest
    int maximum = 0;
};

class OptionValues;

/// The time that a course gives each player's program for a whole game.
struct CourseClock {
    int seconds = 0;  ///< 0 if no course plays this game
    /// The name of an integer option, such as the side of the board: `seconds` is multiplied by its
    /// square. Empty if the time does not depend on options.
    std::string times_square_of = "";
};

/// Typical values of a game, for programs that measure it or plan a clock.
struct Practice {
    /// The smallest and the largest number of random plies in an opening from the standard start:
    /// few enough not to decide the game.
    int least_opening_plies = 4;
    int most_opening_plies = 4;
    /// The best winning chance, in percent, that any player may have after such plies (see
    /// `choose_opening`). Lower values are more balanced but take longer to find.
    int opening_balance = 65;
    /// Returns the typical number of actions of one player in a game between searches, for which a
    /// clock should last. Null means 40.
    int (*expected_actions)(const OptionValues& options) = nullptr;
};

/// A game's name in records, its players in order of play, its options, and typical facts. A first
/// game needs only an id and players.
struct GameSpec {
    std::string id;
    std::vector<std::string> players;
    std::vector<OptionSpec> options = {};
    /// The name of the text form in which the game writes complete games for other programs; empty
    /// if it writes no such form (see `HasGameTexts`).
    std::string notation = "";
    /// The names of the text forms of other programs that the game reads (see `HasGameTexts`).
    std::vector<std::string> reads = {};
    /// An icon: the path data of an SVG picture of 24 by 24 units, drawn in strokes. If empty, the
    /// page shows a default icon.
    std::string emblem = "";
    /// Whether the site has a page with the rules, `rules/<id>.html`.
    bool has_rules_page = false;
    CourseClock course_clock = {};
    Practice practice = {};
};

/// A value for every option of one game, each checked against its spec.
class OptionValues {
  public:
    explicit OptionValues(const GameSpec& spec);

    /// Returns the default values, except those in `given`. Fails on unknown names and invalid
    /// values.
    static Result<OptionValues> make(const GameSpec& spec, const GivenOptions& given);

    /// Returns the value of a `choice` option; the name must be in the spec.
    const std::string& choice(std::string_view name) const;
    /// Returns the value of an `integer` option; the name must be in the spec.
    int integer(std::string_view name) const;

    /// Names and values in the order of the spec.
    const GivenOptions& all() const { return values_; }

    bool operator==(const OptionValues&) const = default;

  private:
    GivenOptions values_;
};

}  // namespace quintet
