#include "engine/cli/seats/agent/agent_observation.hpp"

namespace quintet::cli {

Json options_json(const RunningGame& game) {
    return json_of(record_of(game)).value("options", Json::object());
}

Json observation_of(const RunningGame& game, Player player, const Wishes& wishes) {
    std::vector<std::string> actions = game.actions();
    actions.resize(static_cast<std::size_t>(game.ply()));
    Json observation{{"game", game.spec().id},
                     {"options", options_json(game)},
                     {"players", game.spec().players},
                     {"player", player},
                     {"ply", game.ply()},
                     {"position", game.position_text()},
                     {"actions", std::move(actions)}};
    if (wishes.legal) observation["legal"] = game.legal_actions();
    if (wishes.tokens) {
        Json& tokens = observation["tokens"] = Json::array();
        for (const Token& token : game.board().tokens) {
            tokens.push_back({{"cell", token.cell},
                              {"player", token.player == no_player ? Json() : Json(token.player)},
                              {"kind", token.kind},
                              {"height", token.height},
                              {"label", token.label}});
        }
    }
    return observation;
}

}  // namespace quintet::cli
