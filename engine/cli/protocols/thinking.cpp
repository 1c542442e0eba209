#include "engine/cli/protocols/thinking.hpp"

#include <algorithm>

#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

std::string think(GameSearch& search, const RunningGame& game, const SearchRequest& request,
                  const ThinkingHooks& hooks) {
    constexpr int slice_ms = 5;
    must(search.start(game, request));
    int shown_depth = 0;
    for (;;) {
        const SearchProgress& progress = search.step(slice_ms);
        const bool stopped = !progress.finished && hooks.stop && hooks.stop();
        const SearchProgress& now = stopped ? search.stop() : progress;
        if (hooks.news && (now.finished || now.depth > shown_depth)) hooks.news(now);
        shown_depth = now.depth;
        if (now.finished) return now.best;
    }
}

int share_of(const Clock& clock) {
    // A game that is longer than expected is assumed to continue for a while. If it never ends, the
    // reserve lasts for hundreds of actions of one millisecond each.
    constexpr int always_left = 12;
    const int left = std::max({clock.expected - clock.played, clock.expected / 2, always_left});
    const double usable = std::max(clock.remaining_ms - clock_reserve_ms, 0.0);
    const double share = usable / left + 0.8 * clock.increment_ms;
    return static_cast<int>(std::clamp(std::min(share, usable / 2), 1.0, 3'600'000.0));
}

int expected_actions(const RunningGame& running) {
    const auto expected = running.spec().practice.expected_actions;
    return expected == nullptr ? Clock{}.expected : expected(running.options());
}

}  // namespace quintet::cli
