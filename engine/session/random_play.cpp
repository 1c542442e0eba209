#include "engine/session/random_play.hpp"

namespace quintet {

const std::string& random_action(const std::vector<std::string>& legal, std::uint64_t seed) {
    assert(!legal.empty());
    return legal[Random(seed).below(static_cast<std::uint32_t>(legal.size()))];
}

void play_random(RunningGame& running, int plies, Random& random) {
    for (int ply = 0; ply < plies; ++ply) {
        const std::vector<std::string> actions = running.legal_actions();
        if (actions.empty()) return;
        const Status status = running.play(random.pick(actions));
        assert(status.ok() && "a legal action must be playable");
        if (!status) return;
    }
}

Result<std::unique_ptr<RunningGame>> random_position(std::string_view game,
                                                     const GivenOptions& options, int plies,
                                                     Random& random) {
    constexpr int attempts = 1000;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Result<std::unique_ptr<RunningGame>> running = open_game({std::string(game), options});
        if (!running) return running;
        Random own(random.next());
        play_random(*running.value(), plies, own);
        if (running.value()->ply() == plies && !running.value()->outcome().over()) return running;
    }
    return Error{std::string(game) + ": every random game ended within " + std::to_string(plies) +
                 " plies"};
}

}  // namespace quintet
