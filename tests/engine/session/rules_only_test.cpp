#include "engine/core/defaults.hpp"
#include "engine/search/make/make_other_search.hpp"
#include "engine/search/make/make_search.hpp"
#include "engine/session/make/make_game_entry.hpp"
#include "tests/engine/catch.hpp"

// A game that states its rules and nothing else.

using namespace quintet;

namespace {

/// A heap of five counters: a player takes one or two, and the last counter wins.
struct Heap : PositionDefaults<Heap> {
    struct Action {
        std::uint8_t count = 1;
        std::uint32_t code() const { return count; }
        static Action from_code(std::uint32_t code) { return {static_cast<std::uint8_t>(code)}; }
        std::size_t index() const { return count; }
        bool operator==(const Action&) const = default;
    };
    static constexpr std::size_t player_count = 2, max_actions = 2, action_indices = 3;

    void legal_actions(ActionList<Heap>& out) const {
        for (std::uint8_t count = 1; count <= 2 && count <= left; ++count) out.push_back({count});
    }
    void play(Action action) {
        left -= action.count;
        ++turns;
    }
    int ply() const { return turns; }
    Outcome outcome() const {
        return left > 0 ? Outcome{} : Outcome::win(static_cast<Player>(1 - to_move()), "last");
    }
    std::uint64_t hash() const { return static_cast<std::uint64_t>(left * 2 + to_move()); }
    bool operator==(const Heap&) const = default;

    int left = 5;
    int turns = 0;
};

struct HeapGame : GameDefaults<HeapGame, Heap> {
    static const GameSpec& spec() {
        static const GameSpec heap{.id = "heap", .players = {"first", "second"}};
        return heap;
    }
};

static_assert(complete<HeapGame>());

/// Starts from the position with this text, or from the default one.
Result<std::unique_ptr<RunningGame>> heap_game(std::string_view setup = {}) {
    return make_game<HeapGame>({}, setup);
}

}  // namespace

TEST_CASE("a game of rules alone is played by the numbers of its actions") {
    const std::unique_ptr<RunningGame> game = heap_game().value();
    CHECK(game->legal_actions() == std::vector<std::string>{"ACTION 1", "ACTION 2"});
    CHECK(game->perft(3) == 7);
    for (const char* action : {"ACTION 2", "ACTION 1", "ACTION 1"})
        REQUIRE(game->play(action).ok());
    CHECK(game->play("ACTION 2").error().message == "\"ACTION 2\" is not legal in this position");
    REQUIRE(game->play("ACTION 1").ok());
    CHECK(game->outcome() == Outcome::win(1, "last"));
}

TEST_CASE("a game of rules alone is searched") {
    const std::unique_ptr<RunningGame> game = heap_game().value();
    SearcherOf<HeapGame> searcher;
    SearchRequest request;
    request.depth = 5;
    REQUIRE(searcher.start(*game, request).ok());
    // Leaving three counters wins.
    CHECK(searcher.step_nodes(1'000).best == "ACTION 2");
}

TEST_CASE("a game of rules alone has a button for each action, and no positions to set up") {
    const std::unique_ptr<RunningGame> game = heap_game().value();
    const std::vector<ActionView> views = game->action_views();
    REQUIRE(views.size() == 2);
    CHECK(views[1].text == "ACTION 2");
    CHECK(views[1].to.empty());
    CHECK(game->layout().cells.empty());
    CHECK_FALSE(game->compose(game->board_setup()).ok());
    CHECK(heap_game(game->position_text()).error().message ==
          "setup: positions of this game have no text; give the actions from the start");
}
