#include "engine/cli/seats/agent/agent_limits.hpp"

#include "engine/cli/seats/agent/agent_sources.hpp"

namespace quintet::cli {

namespace {

/// Reads a limit: a number, null, or `{"square_of":"size","default":8}`.
std::optional<double> limit_of(const Json& value, const RunningGame& game) {
    if (value.is_number()) return value.get<double>();
    if (!value.is_object()) return std::nullopt;
    const auto size = value.at("default").get<double>();
    const std::string option = value.at("square_of").get<std::string>();
    for (const auto& [name, text] : game.options().all()) {
        if (name == option) return std::stod(text) * std::stod(text);
    }
    return size * size;
}

/// What a form states; null if there is no such form.
Json form_json(std::string_view form, const RunningGame& game) {
    const std::string of_game = "quintet_agents/games/" + game.spec().id + "/form.json";
    for (const auto& [path, text] : agent_sources()) {
        if (path != of_game && path != "quintet_agents/short.json") continue;
        const Json json = parse_json(text);
        for (const Json& each : json.at("forms")) {
            if (each.at("id") == form) return each;
        }
    }
    return {};
}

}  // namespace

AgentLimits limits_of_form(std::string_view form, const RunningGame& game) {
    const Json stated = form_json(form, game);
    if (stated.is_null()) return {};
    const auto limit = [&](const char* name) {
        return limit_of(stated.at("limits").value(name, Json()), game);
    };
    AgentLimits limits{limit("game_s"), limit("action_s"), limit("start_s"), {}, false};
    if (const auto memory = limit("memory_mb")) limits.memory_mb = static_cast<int>(*memory);
    return limits;
}

bool form_takes_openings(std::string_view form, const RunningGame& game) {
    const Json stated = form_json(form, game);
    return stated.is_null() || stated.at("openings") != "none";
}

}  // namespace quintet::cli
