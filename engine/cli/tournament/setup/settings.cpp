#include "engine/cli/tournament/setup/settings.hpp"

#include <map>
#include <system_error>

#include "engine/base/text.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/session/search/levels.hpp"

namespace quintet::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* settings_name = "tournament.json";

std::map<std::string, Json> participants_of(const Json& settings) {
    std::map<std::string, Json> found;
    for (const Json& each : settings.at("participants")) {
        found[each.at("name").get<std::string>()] = each;
    }
    return found;
}

/// A participant without the facts that starting it may change.
Json lasting(Json participant) {
    participant.erase("excluded");
    participant.erase("notes");
    return participant;
}

void compare_participants(const Json& before, const Json& after, Differences& out) {
    const auto old = participants_of(before);
    const auto now = participants_of(after);
    for (const auto& [name, participant] : old) {
        const auto found = now.find(name);
        if (found == now.end()) {
            out.sentences.push_back(name + " took part but is missing now");
        } else if (version_of(found->second) != version_of(participant)) {
            out.sentences.push_back("the files of " + name + " have changed");
            out.changed.push_back(name);
        } else if (!found->second.contains("excluded") && !participant.contains("excluded") &&
                   lasting(found->second) != lasting(participant)) {
            out.sentences.push_back(name + " was " + format_json(participant) + ", now " +
                                    format_json(found->second));
        }
    }
    for (const auto& [name, participant] : now) {
        if (old.count(name) != 0) continue;
        out.sentences.push_back(name + " is new");
        out.added.push_back(name);
    }
}

/// Turns settings of version 1, whose ratings have the first level at 0 and leave random play out,
/// into those of version 2.
void count_from_random(Json& settings) {
    const std::vector<int> ratings = level_ratings(settings.at("game").get<std::string>());
    for (Json& each : settings.at("participants")) {
        if (each.value("seat", "") == "random") {
            each["elo"] = 0;
        } else if (each.contains("elo") && !ratings.empty()) {
            each["elo"] = integer_of<int>(each["elo"]) + ratings.front();
        }
    }
    settings["version"] = 2;
}

/// Throws what the JSON library throws, or an `InputError`, unless settings have every field that
/// is read elsewhere, in its type.
void check_fields(const Json& settings) {
    const auto text = [](const Json& value) { value.get_ref<const std::string&>(); };
    text(settings.at("game"));
    for (const char* name : {"seed", "rounds", "games"}) {
        integer_of<std::uint64_t>(settings.at(name));
    }
    text(settings.at("created"));
    text(settings.value("schedule", Json("all")));
    for (const Json& each : settings.at("players")) text(each);
    for (const Json& each : settings.at("participants")) {
        for (const char* name : {"name", "seat", "kind"}) text(each.at(name));
        for (const char* name : {"class", "fingerprint"}) text(each.value(name, Json("")));
        text(each.value("excluded", Json::object()).value("message", Json("")));
        limits_in(each);
    }
}

}  // namespace

Differences differences(const Json& before, const Json& after) {
    Differences out;
    for (const auto& [name, value] : after.items()) {
        if (name == "created" || name == "rounds" || name == "games") continue;
        // The common limits are in those of the participants, which are compared.
        if (name == "participants" || name == "limits") continue;
        // Settings without a schedule are from before there was a choice.
        const Json old = before.value(name, name == "schedule" ? Json("all") : Json());
        if (old == value) continue;
        out.sentences.push_back(name + " was " + format_json(old) + ", now " + format_json(value));
    }
    compare_participants(before, after, out);
    return out;
}

std::string shown_name(const Json& participant) {
    return printable(participant.at("name").get<std::string>());
}

std::string version_of(const Json& participant) {
    const std::string choice = participant.value("class", "");
    return participant.value("fingerprint", "") + (choice.empty() ? "" : ':' + choice);
}

AgentLimits limits_in(const Json& participant) {
    return described_value<AgentLimits>(participant.value("limits", Json::object()));
}

Json settings_in(const fs::path& folder) {
    const fs::path path = folder / settings_name;
    std::error_code ignored;
    if (!fs::exists(path, ignored)) return {};
    Json settings;
    try {
        settings = parse_json(content_of(path));
    } catch (const InputError& error) {
        throw InputError(path.string() + ": " + error.what());
    }
    try {
        const Json version = settings.at("version");
        if ((version != 1 && version != 2) || settings.at("format") != "quintet-tournament") {
            throw InputError("unknown format");
        }
        check_fields(settings);
        if (version == 1) count_from_random(settings);
    } catch (const std::exception&) {
        throw InputError(path.string() + ": must be the settings of a tournament");
    }
    return settings;
}

void write_settings(const fs::path& folder, const Json& settings) {
    write_whole(folder / settings_name, format_json(settings, 2) + '\n');
}

}  // namespace quintet::cli
