#include "engine/cli/agent_limits.hpp"

#include "engine/cli/agent_sources.hpp"

namespace quintet::cli {

Json limits_json(const AgentLimits& limits) {
    return {{"game_s", number_or_null(limits.game_s)},
            {"action_s", number_or_null(limits.action_s)},
            {"start_s", number_or_null(limits.start_s)},
            {"memory_mb", number_or_null(limits.memory_mb)}};
}

AgentLimits limits_of_json(const Json& json) {
    const auto number = [&](const char* name) -> std::optional<double> {
        const auto found = json.find(name);
        if (found == json.end() || !found->is_number()) return std::nullopt;
        return found->get<double>();
    };
    AgentLimits limits{number("game_s"), number("action_s"), number("start_s"), std::nullopt};
    if (const auto memory = number("memory_mb")) limits.memory_mb = static_cast<int>(*memory);
    return limits;
}

AgentLimits limits_of_form(std::string_view form) {
    constexpr std::string_view forms_file = "/form.json";
    for (const auto& [path, text] : agent_sources()) {
        if (path.size() < forms_file.size() ||
            path.substr(path.size() - forms_file.size()) != forms_file) {
            continue;
        }
        const Json json = Json::parse(text);
        for (const Json& each : json.at("forms")) {
            if (each.at("id") == form) return limits_of_json(each.at("limits"));
        }
    }
    return {};
}

}  // namespace quintet::cli
