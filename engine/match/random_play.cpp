#include "engine/match/random_play.hpp"

namespace quintet {

void play_random(Match& match, int plies, Random& random) {
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<std::string> actions = match.legal_actions();
        if (actions.empty()) return;
        const Status status =
            match.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        assert(status.ok() && "a legal action must be playable");
        if (!status) return;
    }
}

Result<std::unique_ptr<Match>> random_position(
    std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
    int plies, Random& random) {
    constexpr int attempts = 1000;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Result<std::unique_ptr<Match>> match = new_match(game, options, "");
        if (!match) return match;
        Random own(random.next());
        play_random(*match.value(), plies, own);
        if (match.value()->ply() == plies && !match.value()->outcome().over()) return match;
    }
    return Error{std::string(game) + ": no random game was still going on after " +
                 std::to_string(plies) + " plies"};
}

}  // namespace quintet
