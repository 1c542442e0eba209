#include <algorithm>
#include <set>

#include "tests/engine/session/helpers.hpp"
#include "tests/engine/thinned.hpp"

// Properties of every registered game, with every option, in random play.

using namespace quintet;
using namespace quintet::tests;

namespace {

constexpr int games_each = sanitized ? 1 : 4;
// Random games of Hive practically never end.
constexpr int longest_game = 250;

/// Calls `check` with random games of every variant, at their last ply.
template <class Check>
void in_random_games(Check&& check) {
    for (const Variant& variant : variants()) {
        for (std::uint64_t seed = 0; seed < games_each; ++seed) {
            INFO(variant.name() << ", seed " << seed);
            const auto running = random_game(variant, seed, longest_game);
            check(variant, *running);
        }
    }
}

/// Calls `check` with such games at every `step`-th ply and at the last one.
template <class Check>
void in_random_positions(int step, Check&& check) {
    in_random_games([&](const Variant& variant, RunningGame& running) {
        const int length = running.length();
        for (int ply = 0; ply <= length;
             ply += ply + step > length && ply < length ? length - ply : step) {
            INFO("ply " << ply);
            REQUIRE(running.go_to(ply).ok());
            check(variant, running);
        }
    });
}

/// Counts action sequences the slow way, by playing them.
std::uint64_t played_out(RunningGame& running, int depth) {
    if (depth == 0) return 1;
    const int ply = running.ply();
    std::uint64_t total = 0;
    for (const std::string& action : running.legal_actions()) {
        REQUIRE(running.play(action).ok());
        total += played_out(running, depth - 1);
        REQUIRE(running.go_to(ply).ok());
    }
    return total;
}

}  // namespace

TEST_CASE("every game: there is a legal action exactly while the game is not over") {
    in_random_positions(1, [](const Variant&, const RunningGame& running) {
        CHECK(running.legal_actions().empty() == running.outcome().over());
    });
}

TEST_CASE("every game: no legal action is listed twice") {
    in_random_positions(1, [](const Variant&, const RunningGame& running) {
        const auto actions = running.legal_actions();
        CHECK(std::set<std::string>(actions.begin(), actions.end()).size() == actions.size());
    });
}

TEST_CASE("every game: each legal action can be played and has one canonical text") {
    in_random_positions(20, [](const Variant& variant, const RunningGame& running) {
        const auto copy = open_game({variant.game, variant.options, "", running.actions()});
        REQUIRE(copy.ok());
        RunningGame& other = *copy.value();
        REQUIRE(other.go_to(running.ply()).ok());
        for (const std::string& action : running.legal_actions()) {
            INFO(action);
            REQUIRE(other.play(action).ok());
            CHECK(other.actions().back() == action);
            CHECK(other.last_action().text == action);
            CHECK(other.hash_is_fresh());
            REQUIRE(other.go_to(running.ply()).ok());
        }
    });
}

TEST_CASE("every game: the hash kept up to date equals the hash from scratch") {
    in_random_positions(
        1, [](const Variant&, const RunningGame& running) { CHECK(running.hash_is_fresh()); });
}

TEST_CASE("every game: undo to the start and redo to the end show the same positions") {
    in_random_games([](const Variant& variant, RunningGame& running) {
        const std::vector<std::string> actions = running.actions();
        const auto again = started(variant);
        std::vector<Snapshot> snapshots{Snapshot(*again)};
        for (const std::string& action : actions) {
            REQUIRE(again->play(action).ok());
            snapshots.emplace_back(*again);
        }
        const int length = static_cast<int>(actions.size());
        for (int ply = length; ply >= 0; --ply) {
            REQUIRE(again->go_to(ply).ok());
            CHECK(again->ply() == ply);
            CHECK(Snapshot(*again) == snapshots[static_cast<std::size_t>(ply)]);
        }
        for (int ply = 0; ply <= length; ++ply) {
            REQUIRE(again->go_to(ply).ok());
            CHECK(Snapshot(*again) == snapshots[static_cast<std::size_t>(ply)]);
        }
        CHECK(again->length() == length);
        CHECK(again->actions() == actions);
    });
}

TEST_CASE("every game: a position's text as set-up gives the same position") {
    in_random_positions(5, [](const Variant& variant, const RunningGame& running) {
        const std::string text = running.position_text();
        INFO(text);
        const auto set_up = started(variant, text);
        CHECK(set_up->position_text() == text);
        CHECK(set_up->setup() == text);
        CHECK(set_up->hash() == running.hash());
        CHECK(set_up->hash_is_fresh());
        CHECK(set_up->to_move() == running.to_move());
        if (running.outcome().reason == Reason::repetition) return;
        CHECK(set_up->outcome() == running.outcome());
        CHECK(set_up->legal_actions() == running.legal_actions());
    });
}

TEST_CASE("every game: perft counts the action sequences that can be played") {
    in_random_positions(40, [](const Variant& variant, RunningGame& running) {
        CHECK(running.perft(0) == 1);
        CHECK(running.perft(1) == running.legal_actions().size());
        const auto copy = open_game({variant.game, variant.options, "", running.actions()});
        REQUIRE(copy.ok());
        REQUIRE(copy.value()->go_to(running.ply()).ok());
        if (running.perft(1) < 100) CHECK(running.perft(2) == played_out(*copy.value(), 2));
    });
}

TEST_CASE("every game: divide splits perft by first action") {
    in_random_positions(40, [](const Variant&, const RunningGame& running) {
        const int depth = running.perft(1) < 500 ? 2 : 1;
        std::vector<std::string> first;
        std::uint64_t total = 0;
        for (const auto& [action, leaves] : running.divide(depth)) {
            first.push_back(action);
            total += leaves;
        }
        CHECK(first == running.legal_actions());
        CHECK(total == running.perft(depth));
    });
}

TEST_CASE("every game: actions that are legal elsewhere but not here are refused by name") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = random_game(variant, 11, 60);
        std::set<std::string> texts;
        for (int ply = 0; ply <= running->length(); ply += 6) {
            REQUIRE(running->go_to(ply).ok());
            const auto legal = running->legal_actions();
            for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 20) {
                texts.insert(legal[i]);
            }
        }
        int refused = 0;
        for (int ply = 0; ply <= running->length(); ply += spread(5)) {
            INFO("ply " << ply);
            REQUIRE(running->go_to(ply).ok());
            const Snapshot before(*running);
            const std::vector<std::string> actions = running->actions();
            auto copy = open_game({variant.game, variant.options, "", actions});
            REQUIRE(copy.ok());
            REQUIRE(copy.value()->go_to(ply).ok());
            for (const std::string& text : texts) {
                INFO(text);
                RunningGame& other = *copy.value();
                if (const Status status = other.play(text)) {
                    // A game may accept other texts for one action.
                    const std::string played = other.last_action().text;
                    CHECK(std::count(before.legal.begin(), before.legal.end(), played) == 1);
                    copy = open_game({variant.game, variant.options, "", actions});
                    REQUIRE(copy.value()->go_to(ply).ok());
                    continue;
                } else {
                    ++refused;
                    CHECK(std::count(before.legal.begin(), before.legal.end(), text) == 0);
                    CHECK(status.error().message.find(text) != std::string::npos);
                }
                CHECK(other.position_text() == before.text);
                CHECK(other.ply() == ply);
            }
            CHECK(Snapshot(*copy.value()) == before);
            CHECK(copy.value()->actions() == actions);
        }
        CHECK(refused > 0);
    }
}

TEST_CASE("every game: damaged actions are refused or mean a legal action, and nothing crashes") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = random_game(variant, 5, 60);
        Random random(1);
        for (int ply = 0; ply < running->length(); ply += spread(3)) {
            REQUIRE(running->go_to(ply).ok());
            const Snapshot before(*running);
            const auto copy = open_game({variant.game, variant.options, "", running->actions()});
            REQUIRE(copy.ok());
            RunningGame& other = *copy.value();
            for (int i = 0; i < 100 && !before.legal.empty(); ++i) {
                REQUIRE(other.go_to(ply).ok());
                const std::string text = damaged(
                    before.legal[random.below(static_cast<std::uint32_t>(before.legal.size()))],
                    random);
                INFO(text);
                if (const Status status = other.play(text)) {
                    const std::string played = other.last_action().text;
                    CHECK(std::count(before.legal.begin(), before.legal.end(), played) == 1);
                } else {
                    CHECK_FALSE(status.error().message.empty());
                    CHECK(Snapshot(other) == before);
                }
            }
        }
    }
}

TEST_CASE("every game: damaged positions are refused or are positions, and nothing crashes") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = random_game(variant, 8, 60);
        Random random(2);
        for (int ply = 0; ply <= running->length(); ply += spread(3)) {
            REQUIRE(running->go_to(ply).ok());
            const std::string text = running->position_text();
            for (int i = 0; i < 60; ++i) {
                const std::string changed = damaged(text, random);
                INFO(changed);
                const auto made = open_game({variant.game, variant.options, changed});
                if (!made) {
                    CHECK_FALSE(made.error().message.empty());
                    continue;
                }
                RunningGame& other = *made.value();
                CHECK(other.hash_is_fresh());
                CHECK(other.legal_actions().empty() == other.outcome().over());
                CHECK(other.perft(1) == other.legal_actions().size());
                if (changed.empty()) continue;  // the default start
                const auto again = started(variant, other.position_text());
                CHECK(Snapshot(*again) == Snapshot(other));
                play_random(other, 4, random);
                CHECK(other.hash_is_fresh());
            }
        }
    }
}

TEST_CASE("every game: random bytes as action, position or option are refused") {
    Random random(3);
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto running = started(variant);
        const Snapshot before(*running);
        for (int i = 0; i < thinned(2000); ++i) {
            // At least four bytes: a shorter text may happen to be a valid value of an option.
            std::string bytes(4 + random.below(30), '\0');
            for (char& byte : bytes) byte = static_cast<char>(random.below(256));
            CHECK_FALSE(running->play(bytes).ok());
            CHECK_FALSE(open_game({variant.game, variant.options, bytes}).ok());
            CHECK_FALSE(open_game({variant.game, {{bytes, "1"}}}).ok());
            for (const OptionSpec& option : running->spec().options) {
                CHECK_FALSE(open_game({variant.game, {{option.name, bytes}}}).ok());
            }
        }
        CHECK(Snapshot(*running) == before);
    }
}
