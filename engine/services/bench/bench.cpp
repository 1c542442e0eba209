#include "engine/services/bench/bench.hpp"

#include <array>

#include "engine/base/hash.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet {

namespace {

constexpr std::array<int, bench_searches> search_plies{0, 4, 8, 12, 18, 24, 30, 36};
constexpr std::array<int, 4> perft_plies{16, 24, 32, 40};

/// Returns a position after random plies; after half as many if every game is over by then.
Result<std::unique_ptr<RunningGame>> position_after(int plies, std::string_view game,
                                                    const GivenOptions& options) {
    Random random(static_cast<std::uint64_t>(plies));
    auto made = random_position(game, options, plies, random);
    return made.ok() || plies == 0 ? std::move(made) : position_after(plies / 2, game, options);
}

/// Collects numbers and texts into one hash; their order matters.
class Signature {
  public:
    void add(std::uint64_t value) { hash_ = mix(hash_ ^ value); }
    void add(std::string_view text) {
        add(text.size());
        for (const char c : text) add(static_cast<unsigned char>(c));
    }

    std::string text() const {
        static constexpr char digits[] = "0123456789abcdef";
        std::string out;
        for (int shift = 60; shift >= 0; shift -= 4) out += digits[hash_ >> shift & 15];
        return out;
    }

  private:
    std::uint64_t hash_ = 0;
};

void add(Signature& signature, const SearchProgress& found) {
    signature.add(found.best);
    signature.add(static_cast<std::uint64_t>(found.depth));
    signature.add(found.nodes);
    for (const SearchLine& line : found.lines) {
        for (const std::string& action : line.actions) signature.add(action);
        // Chances are left out: they come from exp(), which libraries round differently.
        for (const Score score : line.scores) {
            signature.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(score)));
        }
    }
}

}  // namespace

Result<BenchResult> bench(std::string_view game, const GivenOptions& options, SearchRequest request,
                          BenchClock clock) {
    if (request.nodes == 0) request.nodes = bench_nodes;
    BenchResult result;
    Signature signature;
    for (const int plies : search_plies) {
        const Result<std::unique_ptr<RunningGame>> made = position_after(plies, game, options);
        if (!made) return made.error();
        GameSearch search;
        if (const Status status = search.start(*made.value(), request); !status) {
            return status.error();
        }
        if (clock) result.seconds -= clock();
        const SearchProgress& found = search.finish();
        if (clock) result.seconds += clock();
        add(signature, found);
        result.nodes += found.nodes;
    }
    result.signature = signature.text();
    return result;
}

Result<BenchResult> bench(std::string_view game, const GivenOptions& options,
                          std::string_view algorithm, std::uint64_t nodes) {
    SearchRequest request;
    request.algorithm = algorithm;
    request.nodes = nodes;
    return bench(game, options, request);
}

Result<std::vector<std::unique_ptr<RunningGame>>> perft_bench_positions(
    std::string_view game, const GivenOptions& options) {
    std::vector<std::unique_ptr<RunningGame>> positions;
    for (const int plies : perft_plies) {
        Result<std::unique_ptr<RunningGame>> made = position_after(plies, game, options);
        if (!made) return made.error();
        positions.push_back(std::move(made).value());
    }
    return positions;
}

}  // namespace quintet
