#include "engine/cli/match/played_game.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/cli/base/json_fields.hpp"

namespace quintet::cli {

PlayedGame::PlayedGame(const Record& record, const std::vector<std::string>& players) {
    const Json& details = record.others.at("match");
    seed = integer_of<std::uint64_t>(details.at("seed"));
    number = integer_of<std::uint64_t>(details.at("game"));
    opening = integer_of<std::uint64_t>(details.at("opening"));
    if (details.contains("balance")) {
        const Json& judge = details.at("balance");
        balance = integer_of<int>(judge.at("percent"));
        judged.tried = integer_of<int>(judge.at("tried"));
        judged.favour = judge.at("favour").get<double>();
        judged.decided = judge.at("decided").get<bool>();
    }
    participants = integers_of(details.at("participants"));
    if (participants.size() != players.size()) throw std::out_of_range("wrong number of players");
    names = record.others.at("players").get<std::vector<std::string>>();
    if (names.size() < players.size()) throw std::out_of_range("a player has no name");
    reason = record.others.at("reason").get<std::string>();
    if (details.contains("times")) {
        for (const Json& one : details.at("times"))
            times.push_back(described_value<ActionTimes>(one));
        if (times.size() < players.size()) throw std::out_of_range("a player has no times");
    }
    const auto won =
        std::find(players.begin(), players.end(), record.others.at("result").get<std::string>());
    if (won != players.end()) winner = static_cast<std::size_t>(won - players.begin());
    const Json told = details.value("forfeit", Json());
    if (told.is_null()) return;
    forfeit = {integer_of<std::size_t>(told.at("player")), told.at("kind").get<std::string>(),
               told.at("ply").dump(), told.at("message").get<std::string>()};
    if (forfeit->player >= players.size()) throw std::out_of_range("no such player");
    winner = players.size() == 2 ? std::optional(1 - forfeit->player) : std::nullopt;
}

RatedGame PlayedGame::rated() const {
    const std::size_t players = participants.size();
    const double share = winner ? 0 : 1 / static_cast<double>(players - (forfeit ? 1 : 0));
    RatedGame game{participants, std::vector<double>(players, share)};
    if (winner) game.scores[*winner] = 1;
    if (forfeit) game.scores[forfeit->player] = 0;
    return game;
}

}  // namespace quintet::cli
