#include "engine/prove/games/game_prover.hpp"

#include "engine/session/game_entry.hpp"

namespace quintet::prove {

namespace {

const ProverEntry& prover_of(const RunningGame& game) {
    return *find_entry(game.spec().id)->prover;
}

}  // namespace

Finding find_win(const RunningGame& game, const Effort& effort) {
    return prover_of(game).find_win(game, effort);
}

ForcedWin solve_win(const RunningGame& game, const Effort& effort) {
    return prover_of(game).solve_win(game, effort);
}

Result<WinDistance> win_distance(const RunningGame& game, int player, const Effort& effort) {
    const int players = static_cast<int>(game.spec().players.size());
    if (player < 0 || player >= players) {
        return Error{"player must be from 0 to " + std::to_string(players - 1) + " (found " +
                     std::to_string(player) + ")"};
    }
    return prover_of(game).win_distance(game, static_cast<Player>(player), effort);
}

Defences find_defences(const RunningGame& game, const Effort& effort, std::size_t most) {
    return prover_of(game).find_defences(game, effort, most);
}

bool is_race(const RunningGame& game) { return prover_of(game).is_race(game); }

std::uint64_t shape_of(const RunningGame& game) { return prover_of(game).shape_of(game); }

}  // namespace quintet::prove
