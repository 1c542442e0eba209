#include "engine/games/halma/forms/input.hpp"
#include "engine/games/halma/game.hpp"

namespace quintet::halma {

std::span<const ForeignForm> Game::foreign_forms() {
    static constexpr ForeignForm forms[] = {
        {"input", "CSCI 561 input.txt", &claims_input, &read_inputs},
    };
    return forms;
}

}  // namespace quintet::halma
