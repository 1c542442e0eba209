#include "engine/lens/games/game_lens.hpp"

#include "engine/session/game_entry.hpp"

namespace quintet {

namespace {

const LensEntry& lens_of(const RunningGame& game) { return *find_entry(game.spec().id)->lens; }

}  // namespace

Result<std::unique_ptr<lens::Session>> new_lens_session(const RunningGame& game,
                                                        const lens::Options& options,
                                                        const WithoutTerms& without) {
    if (game.outcome().over()) return Error{"the game is over"};
    return lens_of(game).make(game, options, without);
}

Result<lens::Explanation> explain_evaluation(const RunningGame& game, const WithoutTerms& without) {
    if (game.outcome().over()) return Error{"the game is over"};
    return lens_of(game).explain(game, without);
}

std::vector<std::string> evaluation_terms(const RunningGame& game) {
    return lens_of(game).terms(game);
}

}  // namespace quintet
