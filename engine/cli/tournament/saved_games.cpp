#include "engine/cli/tournament/saved_games.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/cli/base/files.hpp"
#include "engine/cli/tournament/journal.hpp"
#include "engine/cli/tournament/setup/settings.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

/// What tells the versions of the participants of a game apart.
Json versions_in(const Json& settings, const std::vector<std::size_t>& participants) {
    Json versions = Json::array();
    for (const std::size_t each : participants) {
        versions.push_back(version_of(settings.at("participants").at(each)));
    }
    return versions;
}

Json names_in(const Json& settings, const std::vector<std::size_t>& participants) {
    Json names = Json::array();
    for (const std::size_t each : participants) {
        names.push_back(settings.at("participants").at(each).at("name"));
    }
    return names;
}

/// The numbers of participants with these names; empty if one of them takes no part.
std::vector<std::size_t> seats_of(const Json& names, const Json& settings) {
    const Json& participants = settings.at("participants");
    std::vector<std::size_t> seats;
    for (const Json& name : names) {
        const auto found =
            std::find_if(participants.begin(), participants.end(),
                         [&](const Json& participant) { return participant.at("name") == name; });
        if (found == participants.end()) return {};
        seats.push_back(static_cast<std::size_t>(found - participants.begin()));
    }
    return seats;
}

/// Adds the games of a folder's journals that the schedule has.
void collect_games(const fs::path& folder, const Json& settings, const Schedule& planned,
                   GamesByNumber& games) {
    std::vector<Record> moved;
    std::set<std::pair<std::uint64_t, Json>> seen;
    for (const fs::path& journal : journals_in(folder)) {
        for (Record& record : games_in(journal)) {
            try {
                Json& details = record.others.at("match");
                const auto number = integer_of<std::uint64_t>(details.at("game"));
                auto seated = integers_of(details.at("participants"));
                const Json names = details.value("names", Json());
                if (!names.is_null()) seated = seats_of(names, settings);
                if (seated.empty()) continue;
                const Json versions = details.value("versions", Json());
                if (!versions.is_null() && versions != versions_in(settings, seated)) continue;
                details["participants"] = seated;
                const auto game = planned.find(number);
                if (game != planned.end() && seated == game->second.participants) {
                    games.emplace(number, std::move(record));
                } else if (!names.is_null()) {
                    if (seen.emplace(number, names).second) moved.push_back(std::move(record));
                } else if (game != planned.end()) {  // or of a round that is not wanted any more
                    throw InputError("game " + std::to_string(number) + " has other participants");
                }
            } catch (const std::exception& error) {
                throw InputError(journal.string() +
                                 ": from another tournament: " + reason_of(error));
            }
        }
    }
    for (Record& record : moved) {
        Json& details = record.others.at("match");
        const auto place = std::find_if(planned.begin(), planned.end(), [&](const auto& game) {
            return games.count(game.first) == 0 &&
                   details.at("participants") == Json(game.second.participants);
        });
        if (place == planned.end()) continue;
        details["game"] = place->first;
        games.emplace(place->first, std::move(record));
    }
}

}  // namespace

void name_participants(Record& record, const Json& settings) {
    Json& details = record.others.at("match");
    const auto seated = integers_of(details.at("participants"));
    details["names"] = names_in(settings, seated);
    details["versions"] = versions_in(settings, seated);
}

GamesByNumber collect_games(const std::vector<fs::path>& folders, const Json& settings) {
    GamesByNumber games;
    // Each round that is complete tells who plays in the next one.
    for (std::size_t before = 0;; before = games.size()) {
        const Schedule planned = scheduled_games(settings, games);
        for (const fs::path& folder : folders) collect_games(folder, settings, planned, games);
        if (games.size() == before || !needs_results(settings)) return games;
    }
}

bool all_games_have(const char* detail, const fs::path& folder) {
    for (const fs::path& journal : journals_in(folder)) {
        for (const Record& record : games_in(journal)) {
            if (!record.others.value("match", Json::object()).contains(detail)) return false;
        }
    }
    return true;
}

}  // namespace quintet::cli
