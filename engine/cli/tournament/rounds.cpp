#include "engine/cli/tournament/rounds.hpp"

#include <algorithm>
#include <utility>

#include "engine/cli/base/files.hpp"
#include "engine/services/match/pairing.hpp"

namespace quintet::cli {

namespace {

using Group = std::vector<std::size_t>;

bool can_start(const Json& participant) { return !participant.contains("excluded"); }

/// The highest number of games; 0 for all.
std::uint64_t most_games(const Json& settings) {
    return integer_of<std::uint64_t>(settings.at("games"));
}

std::uint64_t rounds_of(const Json& settings) {
    return integer_of<std::uint64_t>(settings.at("rounds"));
}

std::uint64_t seed_of(const Json& settings) {
    return integer_of<std::uint64_t>(settings.at("seed"));
}

/// The participants that can start, in an order that depends on the seed.
Group starters(const Json& settings) {
    const Json& participants = settings.at("participants");
    Group order;
    for (const std::size_t each : seeded_order(participants.size(), seed_of(settings))) {
        if (can_start(participants.at(each))) order.push_back(each);
    }
    return order;
}

Schedule all_play_all(const Json& settings) {
    const Json& participants = settings.at("participants");
    Schedule games;
    for (ScheduledGame& game : must(schedule({settings.at("players").size(), participants.size(),
                                              seed_of(settings), rounds_of(settings)}))) {
        const bool all_start =
            std::all_of(game.participants.begin(), game.participants.end(),
                        [&](std::size_t each) { return can_start(participants.at(each)); });
        if (!all_start) continue;
        if (most_games(settings) > 0 && games.size() >= most_games(settings)) break;
        games.emplace(game.number, std::move(game));
    }
    return games;
}

/// The strength of each participant in the games so far: its points in a Swiss system, its rating
/// on a ladder.
std::vector<double> strengths(const Json& settings, const MatchScores& scores) {
    std::vector<double> out;
    if (settings.at("schedule") == "ladder") {
        for (const Rating& each : scores.ratings(anchors_of(settings))) out.push_back(each.elo);
    } else {
        for (const ParticipantScores& each : scores.participants()) {
            out.push_back(each.total.points);
        }
    }
    return out;
}

/// Makes the rounds of a tournament one after the other.
class Rounds {
  public:
    Rounds(const Json& settings, const GamesByNumber& games)
        : settings_(settings),
          games_(games),
          players_(settings.at("players").get<std::vector<std::string>>()),
          order_(starters(settings)),
          meetings_(settings.at("participants").size()),
          scores_(settings.at("participants").size(), players_.size()) {}

    Schedule all() {
        for (std::uint64_t round = 0; round < rounds_of(settings_); ++round) {
            if (!add_round(round)) break;
        }
        return std::move(schedule_);
    }

  private:
    /// Adds the games of a round. Returns whether all of them have been played.
    bool add_round(std::uint64_t round) {
        const std::vector<double> strength = strengths(settings_, scores_);
        std::stable_sort(order_.begin(), order_.end(),
                         [&](std::size_t a, std::size_t b) { return strength[a] > strength[b]; });
        const std::vector<Group> groups = pair_by_strength(order_, meetings_, players_.size());
        if (settings_.at("schedule") == "ladder") meetings_.forget_who_met();
        meetings_.add(groups, order_);
        bool played = !groups.empty();
        for (const Group& group : groups) {
            for (std::size_t rotation = 0; rotation < players_.size(); ++rotation) {
                const std::uint64_t number = schedule_.size();
                if (most_games(settings_) > 0 && number >= most_games(settings_)) return false;
                const auto found = games_.find(number);
                if (found == games_.end()) {
                    played = false;
                } else {
                    scores_.add(PlayedGame(found->second, players_));
                }
                schedule_.emplace(
                    number,
                    ScheduledGame{number, round, seat_group(group, rotation, round % 2 == 1)});
            }
        }
        return played;
    }

    const Json& settings_;
    const GamesByNumber& games_;
    const std::vector<std::string> players_;
    Group order_;
    Meetings meetings_;
    MatchScores scores_;
    Schedule schedule_;
};

}  // namespace

bool needs_results(const Json& settings) { return settings.value("schedule", "all") != "all"; }

Schedule scheduled_games(const Json& settings, const GamesByNumber& games) {
    return needs_results(settings) ? Rounds(settings, games).all() : all_play_all(settings);
}

std::uint64_t number_of_games(const Json& settings) {
    if (!needs_results(settings)) return all_play_all(settings).size();
    const std::size_t players = settings.at("players").size();
    const std::size_t groups = starters(settings).size() / players;
    const std::uint64_t games = rounds_of(settings) * groups * players;
    return most_games(settings) > 0 ? std::min(games, most_games(settings)) : games;
}

}  // namespace quintet::cli
