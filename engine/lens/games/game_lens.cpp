#include "engine/lens/games/game_lens.hpp"

#include "engine/core/recorded_game.hpp"

namespace quintet {

namespace {

Result<const LensEntry*> entry_of(const std::string& game) {
    return find_entry(lens_entries(), game);
}

}  // namespace

Result<std::unique_ptr<lens::Session>> new_lens_session(const LensPosition& position,
                                                        const lens::Options& options) {
    const Result<const LensEntry*> entry = entry_of(position.game);
    if (!entry) return entry.error();
    return entry.value()->make(position, options);
}

Result<lens::Explanation> explain_evaluation(const LensPosition& position) {
    const Result<const LensEntry*> entry = entry_of(position.game);
    if (!entry) return entry.error();
    return entry.value()->explain(position);
}

Result<std::vector<std::string>> evaluation_terms(const LensPosition& start) {
    const Result<const LensEntry*> entry = entry_of(start.game);
    if (!entry) return entry.error();
    return entry.value()->terms(start);
}

const GameSpec* find_lens_game(const std::string& id) {
    const Result<const LensEntry*> entry = entry_of(id);
    return entry ? entry.value()->spec : nullptr;
}

}  // namespace quintet
