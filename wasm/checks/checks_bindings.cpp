#include <emscripten/bind.h>
#include <emscripten/heap.h>
#include <emscripten/val.h>
#include <malloc.h>

#include <string>

#include "engine/services/bench/bench.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Checks` of the full module: results that tests compare with the native program.
// `checks.d.ts` declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

class Checks {
  public:
    val perft(const val& record, const val& depth) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<int> plies = read_int(depth, "depth", 0, limits::perft_depth);
        if (!plies) return failure(plies.error());
        return answer("sequences", static_cast<double>(game.value()->perft(plies.value())));
    }

    val divide(const val& record, const val& depth) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<int> plies = read_int(depth, "depth", 1, limits::perft_depth);
        if (!plies) return failure(plies.error());
        val sequences = val::object();
        for (const auto& [action, count] : game.value()->divide(plies.value())) {
            sequences.set(action, static_cast<double>(count));
        }
        return answer("sequences", sequences);
    }

    val bench(const val& game) const {
        const Result<std::string> id = read_text(game, "game", limits::name_text);
        if (!id) return failure(id.error());
        const Result<BenchResult> result = quintet::bench(id.value(), {}, "");
        if (!result) return failure(result.error());
        val out = answer("nodes", static_cast<double>(result.value().nodes));
        out.set("signature", result.value().signature);
        return out;
    }

    val heap() const {
        val out = answer("used", static_cast<double>(mallinfo().uordblks));
        out.set("size", static_cast<double>(emscripten_get_heap_size()));
        return out;
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_checks) {
    emscripten::class_<Checks>("Checks")
        .constructor<>()
        .function("perft", &Checks::perft)
        .function("divide", &Checks::divide)
        .function("bench", &Checks::bench)
        .function("heap", &Checks::heap);
}

}  // namespace quintet::wasm
