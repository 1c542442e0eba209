#include <emscripten/bind.h>
#include <emscripten/heap.h>
#include <emscripten/val.h>
#include <malloc.h>

#include <memory>
#include <string>
#include <utility>

#include "engine/match/bench.hpp"
#include "engine/match/match.hpp"
#include "wasm/reading.hpp"
#include "wasm/views.hpp"

// The one class that JavaScript sees. `quintet.d.ts` beside this file describes it; the two are
// changed together.

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr int deepest_perft = 20;
constexpr int longest_slice_ms = 60'000;
constexpr int longest_game_text = 100'000;

template <class Value>
val answer(const char* name, const Value& value) {
    val out = val::object();
    out.set(name, value);
    return out;
}

val failure(const Error& error) { return answer("error", to_js(error)); }

/// One game at a time. Every function returns a plain object: what was asked for, or
/// `{error: {message, action?}}`, after which nothing has changed.
class Session {
  public:
    val games() const {
        val list = val::array();
        for (const GameSpec* spec : quintet::games()) {
            const auto match = new_match(spec->id, {}, "");
            if (!match) return failure(match.error());
            val game = to_js(*spec);
            game.set("algorithms", to_js(match.value()->algorithms()));
            list.call<void>("push", game);
        }
        val out = answer("games", list);
        out.set("levels", to_js(levels()));
        return out;
    }

    val load(const val& value) { return load(value, false); }

    /// For whoever goes about in a game and its variations: what the search has learnt stays.
    val revisit(const val& value) { return load(value, true); }

    val play(const val& action) {
        if (!match_) return failure(no_game());
        const Result<std::string> text = read_text(action, "an action");
        if (!text) return failure(text.error());
        return state_after(match_->play(text.value()));
    }

    val go_to(const val& ply) {
        if (!match_) return failure(no_game());
        const Result<int> number = read_int(ply, "ply", 0, match_->length());
        if (!number) return failure(number.error());
        return state_after(match_->go_to(number.value()));
    }

    val state() const { return match_ ? answer("state", to_js(*match_)) : failure(no_game()); }

    val layout() const {
        return match_ ? answer("layout", to_js(match_->layout())) : failure(no_game());
    }

    val setup() const {
        return match_ ? answer("setup", to_js(match_->board_setup())) : failure(no_game());
    }

    val compose(const val& value) const {
        if (!match_) return failure(no_game());
        const Result<BoardSetup> setup = read_board_setup(value);
        if (!setup) return failure(setup.error());
        const Result<std::string> position = match_->compose(setup.value());
        return position ? answer("position", position.value()) : failure(position.error());
    }

    val export_game(const val& ply) const {
        if (!match_) return failure(no_game());
        Result<int> number = match_->length();
        if (!ply.isUndefined() && !ply.isNull()) {
            number = read_int(ply, "ply", 0, match_->length());
        }
        if (!number) return failure(number.error());
        const Result<std::string> text = match_->export_game(number.value());
        return text ? answer("text", text.value()) : failure(text.error());
    }

    val import_game(const val& value) const {
        const Result<std::string> text = read_text(value, "a game", longest_game_text);
        if (!text) return failure(text.error());
        const Result<ImportedGame> game = quintet::import_game(text.value());
        return game ? answer("record", to_js(game.value())) : failure(game.error());
    }

    val start_search(const val& value) {
        if (!match_) return failure(no_game());
        const Result<SearchRequest> request = read_search_request(value);
        if (!request) return failure(request.error());
        const Status status = match_->start_search(request.value());
        return status ? val::object() : failure(status.error());
    }

    val step_search(const val& milliseconds) {
        if (!match_) return failure(no_game());
        const Result<int> time = read_int(milliseconds, "milliseconds", 0, longest_slice_ms);
        if (!time) return failure(time.error());
        return answer("progress", to_js(match_->step_search(time.value())));
    }

    val stop_search() {
        return match_ ? answer("progress", to_js(match_->stop_search())) : failure(no_game());
    }

    val perft(const val& depth) const {
        if (!match_) return failure(no_game());
        const Result<int> plies = read_int(depth, "depth", 0, deepest_perft);
        if (!plies) return failure(plies.error());
        return answer("sequences", static_cast<double>(match_->perft(plies.value())));
    }

    val divide(const val& depth) const {
        if (!match_) return failure(no_game());
        const Result<int> plies = read_int(depth, "depth", 1, deepest_perft);
        if (!plies) return failure(plies.error());
        val sequences = val::object();
        for (const auto& [action, count] : match_->divide(plies.value())) {
            sequences.set(action, static_cast<double>(count));
        }
        return answer("sequences", sequences);
    }

    val bench(const val& game) const {
        const Result<std::string> id = read_text(game, "game");
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

  private:
    static Error no_game() { return Error{"no game is loaded"}; }

    val load(const val& value, bool keep) {
        const Result<GameRecord> read = read_record(value);
        if (!read) return failure(read.error());
        const GameRecord& record = read.value();
        auto match = replay(record.game, record.options, record.setup, record.actions);
        if (!match) return failure(match.error());
        if (record.ply >= 0) {
            const Status status = match.value()->go_to(record.ply);
            if (!status) return failure(status.error());
        }
        if (match_ && keep) match.value()->learn_from(*match_);
        match_ = std::move(match).value();
        val out = state();
        out.set("layout", to_js(match_->layout()));
        return out;
    }

    val state_after(const Status& change) const {
        return change ? state() : failure(change.error());
    }

    std::unique_ptr<Match> match_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet) {
    emscripten::class_<Session>("Session")
        .constructor<>()
        .function("games", &Session::games)
        .function("load", emscripten::select_overload<val(const val&)>(&Session::load))
        .function("revisit", &Session::revisit)
        .function("play", &Session::play)
        .function("goTo", &Session::go_to)
        .function("state", &Session::state)
        .function("layout", &Session::layout)
        .function("setup", &Session::setup)
        .function("compose", &Session::compose)
        .function("exportGame", &Session::export_game)
        .function("importGame", &Session::import_game)
        .function("startSearch", &Session::start_search)
        .function("stepSearch", &Session::step_search)
        .function("stopSearch", &Session::stop_search)
        .function("perft", &Session::perft)
        .function("divide", &Session::divide)
        .function("bench", &Session::bench)
        .function("heap", &Session::heap);
}

}  // namespace quintet::wasm
