#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/session/running_game.hpp"

namespace quintet {

/// Everything about the position that a running game shows.
struct GameState {
    std::string game;
    GivenOptions options;
    std::string setup;
    int ply = 0;
    int length = 0;
    std::vector<std::string> actions;
    Player to_move = no_player;
    Outcome outcome;
    int occurrences = 0;
    std::string position;
    BoardState board;
    std::vector<ActionView> legal;
    std::optional<ActionView> last_action;
    std::vector<Mark> last_effects;
    std::vector<PlayedAction> last_round;
};

/// Returns the state of a game at the ply that it shows.
GameState state_of(const RunningGame& game);

}  // namespace quintet
