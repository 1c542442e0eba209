#pragma once

#include <array>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/cli/record.hpp"
#include "engine/cli/statistics.hpp"
#include "engine/cli/times.hpp"

namespace quintet::cli {

/// The results of a match so far, counted from its games' records, whether they were just played or
/// come from the files of several shards.
class Standings {
  public:
    /// Counts a game that `play_game` made. Throws an `InputError` on a record that is not one, is
    /// of another match than the others, or is there already.
    void add(const Record& record);

    std::uint64_t games() const { return games_; }
    /// Games that a participant forfeited: lost for him and won for the other; with three players,
    /// the other two have drawn.
    std::uint64_t forfeits() const { return forfeits_; }
    /// Wins of each participant, then draws: `12 wins, 7 wins, 1 draw`.
    std::string summary() const;

    /// Two participants: what the results say, in pairs of games if there are any, else in games.
    Counts counts() const;

    /// The table: games, wins, draws, losses and score of each participant, also by player; for two
    /// participants the Elo difference, and the test if there is one.
    void write(std::ostream& out, const std::optional<Sprt>& sprt) const;

    /// Whether the test has come to an end.
    bool decided(const Sprt& sprt) const;

  private:
    struct Tally {
        std::uint64_t games = 0;
        std::uint64_t wins = 0;
        std::uint64_t draws = 0;
    };

    /// What the records of one match have in common.
    struct Identity {
        std::string game;
        std::vector<std::pair<std::string, std::string>> options;
        std::vector<std::string> participants;
        std::uint64_t seed = 0;
        int balance = 100;           // percent; 100 where openings are not judged
        std::vector<int> limits_ms;  // for an action, by participant; empty without any

        bool operator==(const Identity&) const = default;
    };

    /// What came of one opening.
    struct Outset {
        std::vector<std::size_t> half_points;  // of participant 0
        std::vector<std::size_t> winners;      // players; their number for a draw
    };

    void write_openings(std::ostream& out) const;
    void write_row(std::ostream& out, const std::string& name, const Tally& tally) const;

    std::optional<Identity> identity_;
    std::vector<std::string> players_;         // of the game
    std::vector<std::vector<Tally>> tallies_;  // by participant, then by player
    std::set<std::uint64_t> numbers_;
    std::uint64_t games_ = 0;
    std::uint64_t drawn_ = 0;
    std::uint64_t forfeits_ = 0;
    std::uint64_t plies_ = 0;
    std::map<std::uint64_t, Outset> openings_;
    std::uint64_t openings_tried_ = 0;
    std::uint64_t openings_above_ = 0;    // whose favour is more than it should be
    std::uint64_t openings_decided_ = 0;  // of those, the ones with a forced win
    std::array<std::uint64_t, 3> game_counts_{};
    std::array<std::uint64_t, 5> pair_counts_{};
    std::map<std::string, std::uint64_t> reasons_;
    std::vector<std::string> complaints_;      // what was wrong in the first forfeits
    std::vector<ActionTimes> times_;           // by participant; none where no clock ran
    std::vector<std::uint64_t> lost_on_time_;  // by participant
};

}  // namespace quintet::cli
