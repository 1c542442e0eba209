#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/session/running_game.hpp"
#include "engine/session/search/game_search.hpp"

// The calls of a running game and of its search in any order: the first byte names the game, then
// each two bytes are a call and its argument. Whatever the order, nothing may crash, an error must
// have a message and change nothing, and the game must agree with its own record.

using namespace quintet;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

/// Plays, takes back and searches; remembers the search between calls.
class Caller {
  public:
    explicit Caller(std::unique_ptr<RunningGame> game) : game_(std::move(game)) {}

    void call(unsigned what, unsigned argument) {
        switch (what % 9) {
            case 0:
            case 1: play(argument); break;
            case 2: go_to(static_cast<int>(argument) - 2); break;
            case 3: refuse("PLACE " + std::to_string(argument) + "," + std::to_string(what)); break;
            case 4: start(argument); break;
            case 5: search_.step_nodes(argument); break;
            case 6: search_.stop(); break;
            case 7: follow(argument); break;
            default: edit(argument); break;
        }
    }

    void check() const {
        require(game_->hash_is_fresh());
        require(game_->ply() <= game_->length());
        require(game_->occurrences() >= 1);
        const std::vector<std::string> all = game_->actions();
        require(all.size() == static_cast<std::size_t>(game_->length()));
        const auto again =
            open_game({game_->spec().id, game_->options().all(), game_->setup(), all});
        require(again.ok());
        require(static_cast<bool>(again.value()->go_to(game_->ply())));
        require(again.value()->position_text() == game_->position_text());
        require(again.value()->legal_actions() == game_->legal_actions());
        require(again.value()->occurrences() == game_->occurrences());
        require(again.value()->hash() == game_->hash());
    }

  private:
    void play(unsigned argument) {
        const std::vector<std::string> legal = game_->legal_actions();
        require(legal.empty() == game_->outcome().over());
        if (legal.empty()) return;
        require(static_cast<bool>(game_->play(legal[argument % legal.size()])));
        game_->last_action();
        game_->last_effects();
        game_->last_round();
    }

    void refuse(const std::string& action) {
        const std::string before = game_->position_text();
        const int length = game_->length();
        const Status status = game_->play(action);
        if (status) return;
        require(!status.error().message.empty());
        require(game_->position_text() == before && game_->length() == length);
    }

    void go_to(int ply) {
        const int before = game_->ply();
        const bool known = ply >= 0 && ply <= game_->length();
        require(static_cast<bool>(game_->go_to(ply)) == known);
        require(game_->ply() == (known ? ply : before));
    }

    void start(unsigned argument) {
        SearchRequest request;
        const std::vector<std::string> names = algorithms_of(game_->spec().id);
        request.algorithm = names[argument % names.size()];
        request.nodes = 50;
        request.table_mb = 1;
        request.lines = 1 + static_cast<int>(argument % 3);
        const Status status = search_.start(*game_, request);
        require(static_cast<bool>(status) != game_->outcome().over());
    }

    /// Goes to a position earlier in the same game.
    void follow(unsigned argument) {
        std::vector<std::string> part = game_->actions();
        part.resize(argument % (part.size() + 1));
        require(static_cast<bool>(game_->follow(part)));
        require(game_->length() == static_cast<int>(part.size()));
    }

    /// The position as a setup gives a position text, or a reason why it is none.
    void edit(unsigned argument) {
        BoardSetup setup = game_->board_setup();
        if (!setup.tokens.empty() && argument % 4 != 0) {
            setup.tokens.erase(setup.tokens.begin() +
                               static_cast<std::ptrdiff_t>(argument % setup.tokens.size()));
        }
        const Result<std::string> text = game_->compose(setup);
        if (!text) {
            require(!text.error().message.empty());
        } else {
            require(open_game({game_->spec().id, game_->options().all(), text.value()}).ok());
        }
    }

    std::unique_ptr<RunningGame> game_;
    GameSearch search_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most_calls = 200;
    if (size == 0) return 0;
    const GameSpec& spec = *games()[data[0] % games().size()];
    Caller caller(std::move(open_game({spec.id}).value()));
    for (std::size_t i = 1; i + 1 < size && i < 2 * most_calls; i += 2) {
        caller.call(data[i], data[i + 1]);
    }
    caller.check();
    return 0;
}
