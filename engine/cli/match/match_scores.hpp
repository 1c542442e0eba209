#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/cli/match/played_game.hpp"
#include "engine/services/match/ratings.hpp"

namespace quintet::cli {

/// The score of a participant in several games.
struct MatchScore {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    double points = 0;

    void add(double points_of_game);
    /// The share of the points that it could win; there must be games.
    double share() const { return points / static_cast<double>(games); }
    std::uint64_t losses() const { return games - wins - draws; }
};

/// The games of one participant. A forfeit is a loss for the participant; the others share the
/// point.
struct ParticipantScores {
    MatchScore total;
    std::vector<MatchScore> by_player;
    std::map<std::size_t, MatchScore> by_opponent;
    std::map<std::string, std::uint64_t> forfeits;  ///< by kind

    std::uint64_t forfeited() const;
};

/// Counts and rates games between the same participants: those of a match or of a tournament.
class MatchScores {
  public:
    /// `players` is the number of players of a game.
    MatchScores(std::size_t participants, std::size_t players);

    /// Throws `std::out_of_range` if a participant of the game does not exist.
    void add(const PlayedGame& played);

    const std::vector<ParticipantScores>& participants() const { return participants_; }
    std::uint64_t games() const { return rated_.size(); }
    std::uint64_t forfeits() const;
    std::vector<Rating> ratings(std::span<const Anchor> anchors) const;

  private:
    std::vector<ParticipantScores> participants_;
    std::vector<RatedGame> rated_;
};

}  // namespace quintet::cli
