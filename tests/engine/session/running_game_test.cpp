#include "tests/engine/session/helpers.hpp"

// One running game: history, errors, repetition.

using namespace quintet;
using namespace quintet::tests;

namespace {

std::string refusal(const Result<std::unique_ptr<RunningGame>>& made) {
    return made ? "" : made.error().message;
}

/// The shortest repetition in Chexers: every player moves out and back again.
const std::vector<std::string> there_and_back{"MOVE -3,0 -2,-1", "MOVE 0,-3 0,-2", "MOVE 3,0 2,0",
                                              "MOVE -2,-1 -3,0", "MOVE 0,-2 0,-3", "MOVE 2,0 3,0"};

std::unique_ptr<RunningGame> replayed(const Variant& variant,
                                      const std::vector<std::string>& actions) {
    auto game = open_game({variant.game, variant.options, "", actions});
    REQUIRE(game.ok());
    return std::move(game).value();
}

std::vector<std::string> repeated(int times) {
    std::vector<std::string> actions;
    for (int i = 0; i < times; ++i) {
        actions.insert(actions.end(), there_and_back.begin(), there_and_back.end());
    }
    return actions;
}

}  // namespace

TEST_CASE("game: an unknown game, option or value is refused by name") {
    CHECK(contains(refusal(open_game({"go"})), "\"go\""));
    CHECK(contains(refusal(open_game({"cachex", {{"komi", "1"}}})), "\"komi\""));
    CHECK(contains(refusal(open_game({"cachex", {{"size", "16"}}})), "size"));
    CHECK(contains(refusal(open_game({"cachex", {{"size", "8.0"}}})), "\"8.0\""));
    CHECK(contains(refusal(open_game({"chexers", {{"limits", ""}}})), "limits"));
    CHECK(contains(refusal(open_game({"cachex", {}, "nonsense"})), "setup: "));
}

TEST_CASE("game: a replay names the action that it breaks at") {
    std::vector<std::string> actions = repeated(2);
    actions.push_back("EXIT 0,0");
    const std::string message = refusal(open_game({"chexers", {}, "", actions}));
    CHECK(message.rfind("action 13: EXIT 0,0: ", 0) == 0);
    actions[3] = "MOVE";
    CHECK(contains(refusal(open_game({"chexers", {}, "", actions})), "action 4: "));
}

TEST_CASE("game: playing after an undo drops the actions taken back") {
    const auto running = started({"cachex", {}});
    for (const char* action : {"PLACE 0,0", "PLACE 1,1", "PLACE 2,2"}) {
        REQUIRE(running->play(action).ok());
    }
    REQUIRE(running->go_to(1).ok());
    CHECK(running->length() == 3);
    CHECK_FALSE(running->play("PLACE 0,0").ok());
    CHECK(running->length() == 3);
    REQUIRE(running->play("STEAL").ok());
    CHECK(running->length() == 2);
    CHECK(running->actions() == std::vector<std::string>{"PLACE 0,0", "STEAL"});
    CHECK_FALSE(running->go_to(3).ok());
    CHECK_FALSE(running->go_to(-1).ok());
    CHECK(running->ply() == 2);
}

TEST_CASE("game: the fourth occurrence ends Chexers, and taking it back reopens the game") {
    std::vector<std::string> actions = repeated(3);
    const auto made = open_game({"chexers", {}, "", actions});
    REQUIRE(made.ok());
    RunningGame& running = *made.value();
    CHECK(running.occurrences() == 4);
    CHECK(running.outcome() == Outcome::draw(Reason::repetition));
    CHECK(running.legal_actions().empty());
    CHECK(running.action_views().empty());
    CHECK(running.perft(3) == 0);
    CHECK(running.perft(0) == 1);
    const auto refused = running.play("MOVE -3,0 -2,-1");
    REQUIRE_FALSE(refused.ok());
    CHECK(contains(refused.error().message, "over"));
    REQUIRE(running.go_to(12).ok());
    CHECK(running.occurrences() == 3);
    CHECK_FALSE(running.outcome().over());
    REQUIRE(running.go_to(17).ok());
    CHECK_FALSE(running.outcome().over());
}

TEST_CASE("game: perft ends where repetition ends the game") {
    std::vector<std::string> actions = repeated(3);
    actions.pop_back();
    const auto made = open_game({"chexers", {}, "", actions});
    REQUIRE(made.ok());
    const RunningGame& running = *made.value();
    // One of Blue's actions completes the fourth occurrence of the start.
    const std::uint64_t here = running.legal_actions().size();
    std::uint64_t after = 0;
    for (const auto& [action, leaves] : running.divide(2)) {
        if (action == "MOVE 2,0 3,0") CHECK(leaves == 0);
        after += leaves;
    }
    CHECK(running.perft(1) == here);
    CHECK(running.perft(2) == after);
    // Without the history, that action has eight answers as well.
    const auto unaware = open_game({"chexers", {}, running.position_text()});
    REQUIRE(unaware.ok());
    CHECK(unaware.value()->perft(2) == after + 8);
}

TEST_CASE("game: a game that began from a set-up says so") {
    const auto running = started({"cachex", {{"size", "3"}}}, ".../.../..r b 1");
    CHECK(running->setup() == ".../.../..r b 1");
    CHECK(running->ply() == 0);
    CHECK(running->to_move() == 1);
    CHECK(running->options().integer("size") == 3);
}

TEST_CASE("a game in the notation of other programs comes back as it was") {
    for (const Variant& variant : variants()) {
        const auto running = random_game(variant, 5, 60);
        INFO(variant.name());
        const Result<std::string> text = running->export_game(running->ply());
        if (running->spec().notation.empty()) {
            REQUIRE_FALSE(text.ok());
            CHECK(text.error().message.find(variant.game) != std::string::npos);
            continue;
        }
        REQUIRE(text.ok());
        const Result<GameRecord> game = import_game(text.value());
        REQUIRE(game.ok());
        CHECK(game.value().game == variant.game);
        CHECK(game.value().actions == running->actions());
        const auto again = open_game(game.value());
        REQUIRE(again.ok());
        CHECK(again.value()->position_text() == running->position_text());
        CHECK(again.value()->export_game(running->ply()).value() == text.value());
    }
}

TEST_CASE("exports are of any ply, whatever ply is shown, and imports are refused with a reason") {
    const auto running = started({"hive", {}});
    REQUIRE(running->play("wS1").ok());
    REQUIRE(running->play("bS1 wS1-").ok());
    REQUIRE(running->go_to(0).ok());
    CHECK(running->export_game(0).value() == "Base;NotStarted;White[1]");
    CHECK(running->export_game(2).value() == "Base;InProgress;White[2];wS1;bS1 wS1-");
    CHECK_FALSE(running->export_game(3).ok());
    CHECK_FALSE(running->export_game(-1).ok());
    CHECK_FALSE(started({"hive", {}}, "white;ply 0")->export_game(0).ok());

    const std::string refusal = import_game("PLACE 3,4").error().message;
    CHECK(refusal.find(find_game("hive")->notation) != std::string::npos);
    CHECK(is_game_text("Base;InProgress;Black[1];wS1"));
    CHECK_FALSE(is_game_text("PLACE 3,4"));
    const Error error = import_game("Base;InProgress;White[2];wS1;bS1").error();
    CHECK(error.action == 2);
    CHECK(error.message.rfind("action 2: ", 0) == 0);
}

TEST_CASE("game: following actions gives what a replay gives, whatever was played before") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const std::vector<std::string> first = random_game(variant, 1, 12)->actions();
        const std::vector<std::string> other = random_game(variant, 2, 12)->actions();
        std::vector<std::string> branch(first.begin(), first.begin() + 5);
        const auto game = replayed(variant, first);
        for (const auto& actions : {other, first, branch, first, branch, {}}) {
            REQUIRE(game->follow(actions).ok());
            CHECK(game->actions() == actions);
            CHECK(Snapshot(*game) == Snapshot(*replayed(variant, actions)));
        }
    }
}

TEST_CASE("game: following stops at an action that cannot be played, and names it") {
    const auto game = started({"cachex", {}});
    REQUIRE(game->follow({"PLACE 0,0", "PLACE 1,1", "PLACE 2,2"}).ok());
    const Status status = game->follow({"PLACE 0,0", "PLACE 1,1", "PLACE 1,1", "PLACE 3,3"});
    REQUIRE_FALSE(status.ok());
    CHECK(status.error().action == 3);
    CHECK(contains(status.error().message, "action 3: PLACE 1,1: "));
    CHECK(game->length() == 2);
}

TEST_CASE("game: a copy goes its own way") {
    const auto game = started({"cachex", {}});
    REQUIRE(game->play("PLACE 0,0").ok());
    const auto copy = game->copy();
    CHECK(copy->is_like(*game));
    REQUIRE(copy->play("PLACE 1,1").ok());
    REQUIRE(game->go_to(0).ok());
    CHECK(copy->ply() == 2);
    CHECK(game->length() == 1);
}
