#include "engine/cli/tournament/cost.hpp"

#include <cmath>
#include <memory>
#include <optional>
#include <string_view>

#include "engine/cli/base/text_table.hpp"
#include "engine/cli/tournament/rounds.hpp"
#include "engine/cli/tournament/setup/settings.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/search/levels.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet::cli {

namespace {

/// What one game needs.
struct GameCost {
    double seconds = 0;
    double bytes = 0;
};

/// The mean number of plies of random games.
double random_plies(const RunningGame& start, int max_plies) {
    constexpr int games = 10;
    Random random(0);
    int plies = 0;
    for (int i = 0; i < games; ++i) {
        const std::unique_ptr<RunningGame> game = start.copy();
        play_random(*game, max_plies, random);
        plies += game->ply();
    }
    return static_cast<double>(plies) / games;
}

/// The most seconds that a participant may take in a game in which it acts this many times. 0 for
/// an engine whose limit isn't time.
double most_seconds(const Json& participant, double actions) {
    const AgentLimits limits = limits_in(participant);
    if (limits.game_s) return *limits.game_s;
    if (limits.action_s) return *limits.action_s * actions;
    constexpr std::string_view prefix = "level:";
    const std::string seat = participant.at("seat").get<std::string>();
    if (seat.rfind(prefix, 0) != 0) return 0;
    const std::optional<std::size_t> level = find_level(seat.substr(prefix.size()));
    return level ? levels()[*level].time_ms / 1000.0 * actions : 0;
}

/// The mean of a game between participants that can start, by their limits.
GameCost by_limits(const Json& settings, const RunningGame& start) {
    const auto players = static_cast<double>(settings.at("players").size());
    const double plies = random_plies(start, settings.at("max_plies").get<int>());
    double sum = 0;
    double participants = 0;
    for (const Json& each : settings.at("participants")) {
        if (each.contains("excluded")) continue;
        sum += most_seconds(each, plies / players);
        ++participants;
    }
    // Of an action and its times in a record, and of the rest of the record.
    constexpr double bytes_of_ply = 80;
    constexpr double bytes_of_game = 600;
    return {players * sum / participants, bytes_of_game + plies * bytes_of_ply};
}

GameCost measured(const GamesByNumber& games) {
    GameCost sum;
    for (const auto& [number, record] : games) {
        sum.bytes += static_cast<double>(format_record(record).size() + 1);
        const Json& details = record.others.at("match");
        for (const Json& used : details.value("game_s", Json::array())) {
            if (used.is_number()) sum.seconds += used.get<double>();
        }
    }
    const auto count = static_cast<double>(games.size());
    return {sum.seconds / count, sum.bytes / count};
}

std::string duration(double in_s) {
    if (in_s < 60) return fixed(std::ceil(in_s), 0) + " s";
    if (in_s < 3600) return fixed(in_s / 60, 0) + " min";
    return fixed(in_s / 3600, 1) + " h";
}

}  // namespace

std::string cost_sentence(const Json& settings, const GamesByNumber& games,
                          const RunningGame& start, int jobs) {
    const auto missing = static_cast<double>(number_of_games(settings) - games.size());
    const GameCost each = games.empty() ? by_limits(settings, start) : measured(games);
    const double needed = missing * each.seconds;
    std::string text = games.empty() ? "at most " : "about ";
    text += duration(needed) + " of processor time";
    if (!games.empty()) text += " (as in the " + std::to_string(games.size()) + " games so far)";
    if (jobs > 1)
        text += ", " + duration(needed / jobs) + " with " + std::to_string(jobs) + " jobs";
    return text + ", and " + fixed(std::ceil(missing * each.bytes / 1e6), 0) + " MB of disk";
}

}  // namespace quintet::cli
