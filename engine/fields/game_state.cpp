#include "engine/fields/game_state.hpp"

namespace quintet {

GameState state_of(const RunningGame& game) {
    GameState state;
    state.game = game.spec().id;
    state.options = game.options().all();
    state.setup = game.setup();
    state.ply = game.ply();
    state.length = game.length();
    state.actions = game.actions();
    state.to_move = game.to_move();
    state.outcome = game.outcome();
    state.occurrences = game.occurrences();
    state.position = game.position_text();
    state.board = game.board();
    state.legal = game.action_views();
    if (game.ply() > 0) state.last_action = game.last_action();
    state.last_effects = game.last_effects();
    state.last_round = game.last_round();
    return state;
}

}  // namespace quintet
