#include "engine/prove/games/game_prover.hpp"

namespace quintet::prove {

namespace {

Result<const ProverEntry*> entry_of(const RecordedPosition& position) {
    return find_entry(prover_entries(), position.game);
}

}  // namespace

Result<Finding> find_win(const RecordedPosition& position, const Effort& effort) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    return entry.value()->find_win(position, effort);
}

Result<ForcedWin> solve_win(const RecordedPosition& position, const Effort& effort) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    return entry.value()->solve_win(position, effort);
}

Result<WinDistance> win_distance(const RecordedPosition& position, int player,
                                 const Effort& effort) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    const int players = static_cast<int>(entry.value()->spec->players.size());
    if (player < 0 || player >= players) {
        return Error{"player must be from 0 to " + std::to_string(players - 1) + " (found " +
                     std::to_string(player) + ")"};
    }
    return entry.value()->win_distance(position, player, effort);
}

Result<Defences> find_defences(const RecordedPosition& position, const Effort& effort,
                               std::size_t most) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    return entry.value()->find_defences(position, effort, most);
}

Result<bool> is_race(const RecordedPosition& position) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    return entry.value()->is_race(position);
}

Result<std::uint64_t> shape_of(const RecordedPosition& position) {
    const Result<const ProverEntry*> entry = entry_of(position);
    if (!entry) return entry.error();
    return entry.value()->shape_of(position);
}

}  // namespace quintet::prove
