#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/fields/listed_game.hpp"
#include "engine/session/search/game_search.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The two classes of the page's module. `quintet.d.ts` declares their methods: change both files
// together. `engine/fields/` describes the arguments and results.

namespace quintet::wasm {

namespace {

using emscripten::val;

/// Holds one game at a time. Every method returns a plain object: the result, or
/// `{error: {message, action?}}`. After an error, nothing has changed.
class Session {
  public:
    val games() const {
        return Answer()
            .with("games", listed_games())
            .with("levels", levels())
            .with("version", std::string(QUINTET_VERSION));
    }

    val load(const val& value) {
        auto game = open_record(value, game_.get());
        if (!game) return failure(game.error());
        game_ = std::move(game).value();
        return Answer().with("state", state_of(*game_)).with("layout", game_->layout());
    }

    val play(const val& action) {
        if (!game_) return failure(no_game());
        const Result<std::string> text = read_text(action, "an action", limits::action_text);
        if (!text) return failure(text.error());
        return state_after(game_->play(text.value()));
    }

    val why_not(const val& value) const {
        if (!game_) return failure(no_game());
        const Result<Attempt> attempt = read<Attempt>(value, "an attempt");
        if (!attempt) return failure(attempt.error());
        return Answer().with("refusal", game_->why_not(attempt.value()));
    }

    val go_to(const val& ply) {
        if (!game_) return failure(no_game());
        const Result<int> number = read_int(ply, "ply", 0, game_->length());
        if (!number) return failure(number.error());
        return state_after(game_->go_to(number.value()));
    }

    val state() const {
        if (!game_) return failure(no_game());
        return Answer().with("state", state_of(*game_));
    }

    /// Returns the views of a record's actions from ply `from` on, and the position after the last
    /// one. Does not change the running game.
    val describe(const val& value, const val& from) const {
        const auto made = open_record(value, game_.get());
        if (!made) return failure(made.error());
        RunningGame& game = *made.value();
        const int length = game.length();
        const Result<int> first = read_int(from, "from", 0, length);
        if (!first) return failure(first.error());
        std::vector<PlayedAction> actions;
        for (int ply = first.value(); game.go_to(ply) && ply < length; ++ply) {
            const Player player = game.to_move();
            if (game.go_to(ply + 1)) actions.push_back({player, game.last_action()});
        }
        return Answer().with("actions", actions).with("end", state_of(game));
    }

    val setup() const {
        if (!game_) return failure(no_game());
        return Answer().with("setup", game_->board_setup());
    }

    val compose(const val& value) const {
        if (!game_) return failure(no_game());
        const Result<BoardSetup> setup = read<BoardSetup>(value, "a setup");
        if (!setup) return failure(setup.error());
        const Result<std::string> position = game_->compose(setup.value());
        if (!position) return failure(position.error());
        return Answer().with("position", position.value());
    }

    val export_game(const val& ply) const {
        if (!game_) return failure(no_game());
        Result<int> number = game_->length();
        if (!ply.isUndefined() && !ply.isNull()) {
            number = read_int(ply, "ply", 0, game_->length());
        }
        if (!number) return failure(number.error());
        const Result<std::string> text = game_->export_game(number.value());
        if (!text) return failure(text.error());
        return Answer().with("text", text.value());
    }

    val import_game(const val& value) const {
        const Result<std::string> text = read_text(value, "a game", limits::game_text);
        if (!text) return failure(text.error());
        if (!is_game_text(text.value())) {
            return Answer().with("record", std::optional<GameRecord>());
        }
        const Result<GameRecord> record = quintet::import_game(text.value());
        if (!record) return failure(record.error());
        return Answer().with("record", record.value());
    }

  private:
    static Error no_game() { return Error{"no game is loaded"}; }

    val state_after(const Status& change) const {
        return change ? state() : failure(change.error());
    }

    std::unique_ptr<RunningGame> game_;
};

/// Searches one position at a time, with its own table. Keeps the table for the next position if
/// that is from a game with the same options and setup.
class Search {
  public:
    val start(const val& position, const val& wanted) {
        search_.stop();
        auto game = open_record(position, game_.get());
        if (!game) return failure(game.error());
        const auto request = read<SearchRequest>(wanted, "a search request");
        if (!request) return failure(request.error());
        game_ = std::move(game).value();
        const Status status = search_.start(*game_, request.value());
        return status ? val::object() : failure(status.error());
    }

    val step(const val& milliseconds) {
        const Result<int> time = read_int(milliseconds, "milliseconds", 0, limits::slice_ms);
        if (!time) return failure(time.error());
        return Answer().with("progress", search_.step(time.value()));
    }

    val stop() { return Answer().with("progress", search_.stop()); }

  private:
    std::unique_ptr<RunningGame> game_;  // the game searched last
    GameSearch search_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet) {
    emscripten::class_<Session>("Session")
        .constructor<>()
        .function("games", &Session::games)
        .function("load", &Session::load)
        .function("play", &Session::play)
        .function("whyNot", &Session::why_not)
        .function("goTo", &Session::go_to)
        .function("state", &Session::state)
        .function("describe", &Session::describe)
        .function("setup", &Session::setup)
        .function("compose", &Session::compose)
        .function("exportGame", &Session::export_game)
        .function("importGame", &Session::import_game);
    emscripten::class_<Search>("Search")
        .constructor<>()
        .function("start", &Search::start)
        .function("step", &Search::step)
        .function("stop", &Search::stop);
}

}  // namespace quintet::wasm
