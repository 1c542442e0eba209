#include "engine/cli/thinking.hpp"

#include <algorithm>

#include "engine/cli/cli.hpp"

namespace quintet::cli {

std::string think(Match& match, const SearchRequest& request, const ThinkingHooks& hooks) {
    constexpr int slice_ms = 5;
    must(match.start_search(request));
    int shown_depth = 0;
    for (;;) {
        const SearchProgress& progress = match.step_search(slice_ms);
        const bool stopped = !progress.finished && hooks.stop && hooks.stop();
        const SearchProgress& now = stopped ? match.stop_search() : progress;
        if (hooks.news && (now.finished || now.depth > shown_depth)) hooks.news(now);
        shown_depth = now.depth;
        if (now.finished) return now.best;
    }
}

int share_of(const Clock& clock) {
    // A game that has lasted longer than expected is expected to go on for a while; if it never
    // ends, the reserve is there for hundreds of actions that take a millisecond.
    constexpr int always_left = 12;
    constexpr double reserve_ms = 500;
    const int left = std::max({clock.expected - clock.played, clock.expected / 2, always_left});
    const double usable = std::max(clock.remaining_ms - reserve_ms, 0.0);
    const double share = usable / left + 0.8 * clock.increment_ms;
    return static_cast<int>(std::clamp(std::min(share, usable / 2), 1.0, 3'600'000.0));
}

int expected_actions(const Match& match) {
    const std::string& game = match.spec().id;
    if (game == "chexers") return 35;
    if (game == "halma") return 95;
    if (game == "tetress") return 40;
    if (game == "hive") return 45;
    // Cachex: a third of the cells, captures included.
    const auto& options = match.options().all();
    const auto size = std::find_if(options.begin(), options.end(),
                                   [](const auto& option) { return option.first == "size"; });
    if (size == options.end()) return 40;
    const int length = match.options().integer("size");
    return std::max(length * length / 3, 6);
}

}  // namespace quintet::cli
