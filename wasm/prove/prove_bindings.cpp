#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "engine/fields/game_state.hpp"
#include "engine/prove/games/prover_fields.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Prover` of the full module: forced wins by trying every action. `prove.d.ts`
// declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

// Half the default (8 MB), because proofs in a page are short.
constexpr std::size_t slots = std::size_t{1} << 19;
constexpr int most_players = 16;

Result<prove::Effort> read_effort(const val& value) {
    const Result<ProofRequest> read_it = read<ProofRequest>(value, "an effort");
    if (!read_it) return read_it.error();
    const ProofRequest& request = read_it.value();
    prove::Effort effort;
    effort.most_plies = request.plies;
    effort.most_positions = static_cast<std::uint64_t>(request.positions);
    effort.slots = slots;
    return effort;
}

class Prover {
  public:
    val find_win(const val& record, const val& request) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<prove::Effort> effort = read_effort(request);
        if (!effort) return failure(effort.error());
        return answer("win", to_js(prove::find_win(*game.value(), effort.value())));
    }

    val win_distance(const val& record, const val& player, const val& request) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<int> winner = read_int(player, "player", 0, most_players - 1);
        if (!winner) return failure(winner.error());
        const Result<prove::Effort> effort = read_effort(request);
        if (!effort) return failure(effort.error());
        const auto found = prove::win_distance(*game.value(), winner.value(), effort.value());
        return found ? answer("distance", to_js(found.value())) : failure(found.error());
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_prove) {
    emscripten::class_<Prover>("Prover")
        .constructor<>()
        .function("findWin", &Prover::find_win)
        .function("winDistance", &Prover::win_distance);
}

}  // namespace quintet::wasm
