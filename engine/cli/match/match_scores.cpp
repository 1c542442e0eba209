#include "engine/cli/match/match_scores.hpp"

#include <utility>

#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

void MatchScore::add(double points_of_game) {
    ++games;
    if (points_of_game == 1) ++wins;
    if (points_of_game > 0 && points_of_game < 1) ++draws;
    points += points_of_game;
}

std::uint64_t ParticipantScores::forfeited() const {
    std::uint64_t sum = 0;
    for (const auto& [kind, count] : forfeits) sum += count;
    return sum;
}

MatchScores::MatchScores(std::size_t participants, std::size_t players)
    : participants_(participants) {
    for (ParticipantScores& each : participants_) each.by_player.resize(players);
}

void MatchScores::add(const PlayedGame& played) {
    RatedGame rated = played.rated();
    for (std::size_t player = 0; player < rated.participants.size(); ++player) {
        const std::size_t participant = rated.participants[player];
        const double points = rated.scores[player];
        ParticipantScores& scores = participants_.at(participant);
        scores.total.add(points);
        scores.by_player[player].add(points);
        for (const std::size_t opponent : rated.participants) {
            if (opponent != participant) scores.by_opponent[opponent].add(points);
        }
        if (played.forfeit && played.forfeit->player == player) {
            ++scores.forfeits[played.forfeit->kind];
        }
    }
    rated_.push_back(std::move(rated));
}

std::uint64_t MatchScores::forfeits() const {
    std::uint64_t sum = 0;
    for (const ParticipantScores& each : participants_) sum += each.forfeited();
    return sum;
}

std::vector<Rating> MatchScores::ratings(std::span<const Anchor> anchors) const {
    return must(rate(participants_.size(), rated_, anchors));
}

}  // namespace quintet::cli
