#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/cli/match/match_scores.hpp"
#include "engine/cli/match/match_statistics.hpp"
#include "engine/cli/match/played_game.hpp"
#include "engine/cli/records/record.hpp"

namespace quintet::cli {

/// The results of a match so far, counted from the records of its games. The games may have been
/// played just now or come from the files of several shards.
class MatchResults {
  public:
    /// Counts a game from `play_game`. Throws an `InputError` if the record is not from
    /// `play_game`, belongs to another match, or has been counted already.
    void add(const Record& record);

    const MatchScores& scores() const { return scores_; }
    /// The wins of each participant, most first, then the draws:
    /// `1 level:hard leads with 12 wins, 2 random 7, 1 draw`. Long names are cut.
    std::string summary() const;

    /// For two participants: counts by score (see match_statistics.hpp), of pairs of games if there
    /// are any, else of games.
    Counts counts() const;

    /// Prints the table: games, wins, draws, losses and score of each participant, also by player;
    /// for two participants the Elo difference from pairs of games, and the test if there is one;
    /// for three their ratings, as in a tournament.
    void write(std::ostream& out, const std::optional<Sprt>& sprt) const;

    /// Whether the test has ended.
    bool decided(const Sprt& sprt) const;

  private:
    /// What the records of one match have in common.
    struct Identity {
        std::string game;
        GivenOptions options;
        std::vector<std::string> participants;
        std::uint64_t seed = 0;
        int balance = 100;               // percent; 100 if openings are not judged
        std::vector<int> limits_ms;      // for an action, by participant; empty without any
        std::vector<bool> by_processor;  // whether they are processor time

        bool operator==(const Identity&) const = default;
    };

    /// The results from one opening.
    struct Outset {
        std::vector<std::size_t> half_points;  // of participant 0
        std::vector<std::size_t> winners;      // winning players; the number of players for a draw
    };

    static Identity identity_of(const Record& record, const PlayedGame& played);
    void add_end(const PlayedGame& played);
    void add_opening(const PlayedGame& played);
    void write_scores(std::ostream& out) const;
    void write_ratings(std::ostream& out) const;
    void write_lead(std::ostream& out, const std::optional<Sprt>& sprt) const;
    void write_openings(std::ostream& out) const;

    std::optional<Identity> identity_;
    std::vector<std::string> players_;  // of the game
    MatchScores scores_{0, 0};
    std::set<std::uint64_t> numbers_;
    std::uint64_t plies_ = 0;
    std::map<std::uint64_t, Outset> openings_;
    std::uint64_t openings_tried_ = 0;
    std::uint64_t openings_above_ = 0;    // whose favour is above the balance
    std::uint64_t openings_decided_ = 0;  // of those, the ones with a forced win
    std::array<std::uint64_t, 3> game_counts_{};
    std::array<std::uint64_t, 5> pair_counts_{};
    std::map<std::string, std::uint64_t> ends_;  // by reason
    std::vector<std::string> complaints_;        // messages of the first forfeits
    std::vector<ActionTimes> times_;             // by participant; empty without time limits
};

}  // namespace quintet::cli
