#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/cli/match/times.hpp"
#include "engine/cli/records/record.hpp"
#include "engine/services/match/openings.hpp"
#include "engine/services/match/ratings.hpp"

namespace quintet::cli {

/// The game that a participant forfeited.
struct ForfeitReport {
    std::size_t player = 0;
    std::string kind;     ///< as in `Forfeit`
    std::string ply;      ///< as the record has it
    std::string message;  ///< as the record has it
};

/// What the record of a game from `play_game` says about the match.
struct PlayedGame {
    std::uint64_t number = 0;
    std::uint64_t seed = 0;
    std::uint64_t opening = 0;
    int balance = 100;                      ///< percent; 100 if openings are not judged
    Opening judged;                         ///< without its actions
    std::vector<std::size_t> participants;  ///< by player
    std::vector<std::string> names;         ///< by player
    std::string reason;
    std::optional<std::size_t> winner;  ///< a player; nothing for a draw or an unfinished game
    std::optional<ForfeitReport> forfeit;
    std::vector<ActionTimes> times;  ///< by player; empty without time limits

    /// Reads a record of a game with these players. Throws what the JSON library throws,
    /// `std::out_of_range` or an `InputError` if the record is not from `play_game`.
    PlayedGame(const Record& record, const std::vector<std::string>& players);

    /// The points of all players: 1 for a win, equal shares for a draw. A participant that forfeits
    /// gets 0, and the others share the point.
    RatedGame rated() const;
};

}  // namespace quintet::cli
