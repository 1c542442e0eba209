#include <algorithm>
#include <numeric>
#include <set>

#include "tests/engine/match/helpers.hpp"

// What must hold of every registered game, with every option, in random play.

using namespace quintet;
using namespace quintet::tests;

namespace {

constexpr int games_each = 4;
// Random games of Hive practically never end.
constexpr int longest_game = 250;

/// Calls `check` with random games of every variant, at their last ply.
template <class Check>
void in_random_games(Check&& check) {
    for (const Variant& variant : variants()) {
        for (std::uint64_t seed = 0; seed < games_each; ++seed) {
            INFO(variant.name() << ", seed " << seed);
            const auto match = random_game(variant, seed, longest_game);
            check(variant, *match);
        }
    }
}

/// Calls `check` with the match at every ply of such games, for some plies only if `step` > 1.
template <class Check>
void in_random_positions(int step, Check&& check) {
    in_random_games([&](const Variant& variant, Match& match) {
        const int length = match.length();
        for (int ply = 0; ply <= length;
             ply += ply + step > length && ply < length ? length - ply : step) {
            INFO("ply " << ply);
            REQUIRE(match.go_to(ply).ok());
            check(variant, match);
        }
    });
}

/// Action sequences counted the slow way, by playing them.
std::uint64_t played_out(Match& match, int depth) {
    if (depth == 0) return 1;
    const int ply = match.ply();
    std::uint64_t total = 0;
    for (const std::string& action : match.legal_actions()) {
        REQUIRE(match.play(action).ok());
        total += played_out(match, depth - 1);
        REQUIRE(match.go_to(ply).ok());
    }
    return total;
}

}  // namespace

TEST_CASE("every game: there is a legal action exactly while the game is not over") {
    in_random_positions(1, [](const Variant&, const Match& match) {
        CHECK(match.legal_actions().empty() == match.outcome().over());
    });
}

TEST_CASE("every game: no legal action is listed twice") {
    in_random_positions(1, [](const Variant&, const Match& match) {
        const auto actions = match.legal_actions();
        CHECK(std::set<std::string>(actions.begin(), actions.end()).size() == actions.size());
    });
}

TEST_CASE("every game: each legal action can be played and has one canonical text") {
    in_random_positions(20, [](const Variant& variant, const Match& match) {
        const auto copy = replay(variant.game, variant.options, "", match.actions());
        REQUIRE(copy.ok());
        Match& other = *copy.value();
        REQUIRE(other.go_to(match.ply()).ok());
        for (const std::string& action : match.legal_actions()) {
            INFO(action);
            REQUIRE(other.play(action).ok());
            CHECK(other.actions().back() == action);
            CHECK(other.last_action().text == action);
            CHECK(other.hash_is_fresh());
            REQUIRE(other.go_to(match.ply()).ok());
        }
    });
}

TEST_CASE("every game: the hash kept up to date equals the hash from scratch") {
    in_random_positions(1,
                        [](const Variant&, const Match& match) { CHECK(match.hash_is_fresh()); });
}

TEST_CASE("every game: undo to the start and redo to the end show the same positions") {
    in_random_games([](const Variant& variant, Match& match) {
        const std::vector<std::string> actions = match.actions();
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
    in_random_positions(5, [](const Variant& variant, const Match& match) {
        const std::string text = match.position_text();
        INFO(text);
        const auto set_up = started(variant, text);
        CHECK(set_up->position_text() == text);
        CHECK(set_up->setup() == text);
        CHECK(set_up->hash() == match.hash());
        CHECK(set_up->hash_is_fresh());
        CHECK(set_up->to_move() == match.to_move());
        if (match.outcome().reason == Reason::repetition) return;
        CHECK(set_up->outcome() == match.outcome());
        CHECK(set_up->legal_actions() == match.legal_actions());
    });
}

TEST_CASE("every game: perft counts the action sequences that can be played") {
    in_random_positions(40, [](const Variant& variant, Match& match) {
        CHECK(match.perft(0) == 1);
        CHECK(match.perft(1) == match.legal_actions().size());
        const auto copy = replay(variant.game, variant.options, "", match.actions());
        REQUIRE(copy.ok());
        REQUIRE(copy.value()->go_to(match.ply()).ok());
        if (match.perft(1) < 100) CHECK(match.perft(2) == played_out(*copy.value(), 2));
    });
}

TEST_CASE("every game: divide splits perft by first action") {
    in_random_positions(40, [](const Variant&, const Match& match) {
        const int depth = match.perft(1) < 500 ? 2 : 1;
        std::vector<std::string> first;
        std::uint64_t total = 0;
        for (const auto& [action, leaves] : match.divide(depth)) {
            first.push_back(action);
            total += leaves;
        }
        CHECK(first == match.legal_actions());
        CHECK(total == match.perft(depth));
    });
}

TEST_CASE("every game: what is legal elsewhere but not here is refused by name") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto match = random_game(variant, 11, 60);
        std::set<std::string> texts;
        for (int ply = 0; ply <= match->length(); ply += 6) {
            REQUIRE(match->go_to(ply).ok());
            const auto legal = match->legal_actions();
            for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 20) {
                texts.insert(legal[i]);
            }
        }
        int refused = 0;
        for (int ply = 0; ply <= match->length(); ply += 5) {
            INFO("ply " << ply);
            REQUIRE(match->go_to(ply).ok());
            const Snapshot before(*match);
            const std::vector<std::string> actions = match->actions();
            auto copy = replay(variant.game, variant.options, "", actions);
            REQUIRE(copy.ok());
            REQUIRE(copy.value()->go_to(ply).ok());
            for (const std::string& text : texts) {
                INFO(text);
                Match& other = *copy.value();
                if (const Status status = other.play(text)) {
                    // A game may accept other texts for one action.
                    const std::string played = other.last_action().text;
                    CHECK(std::count(before.legal.begin(), before.legal.end(), played) == 1);
                    copy = replay(variant.game, variant.options, "", actions);
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

TEST_CASE("every game: damaged actions are refused, or mean a legal action; nothing crashes") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto match = random_game(variant, 5, 60);
        Random random(1);
        for (int ply = 0; ply < match->length(); ply += 3) {
            REQUIRE(match->go_to(ply).ok());
            const Snapshot before(*match);
            const auto copy = replay(variant.game, variant.options, "", match->actions());
            REQUIRE(copy.ok());
            Match& other = *copy.value();
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

TEST_CASE("every game: damaged positions are refused, or are positions; nothing crashes") {
    for (const Variant& variant : variants()) {
        INFO(variant.name());
        const auto match = random_game(variant, 8, 60);
        Random random(2);
        for (int ply = 0; ply <= match->length(); ply += 3) {
            REQUIRE(match->go_to(ply).ok());
            const std::string text = match->position_text();
            for (int i = 0; i < 60; ++i) {
                const std::string changed = damaged(text, random);
                INFO(changed);
                const auto made = new_match(variant.game, variant.options, changed);
                if (!made) {
                    CHECK_FALSE(made.error().message.empty());
                    continue;
                }
                Match& other = *made.value();
                CHECK(other.hash_is_fresh());
                CHECK(other.legal_actions().empty() == other.outcome().over());
                CHECK(other.perft(1) == other.legal_actions().size());
                if (changed.empty()) continue;  // the usual start
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
        const auto match = started(variant);
        const Snapshot before(*match);
        for (int i = 0; i < 2000; ++i) {
            // Four bytes at least: fewer may happen to be a number that an option knows.
            std::string bytes(4 + random.below(30), '\0');
            for (char& byte : bytes) byte = static_cast<char>(random.below(256));
            CHECK_FALSE(match->play(bytes).ok());
            CHECK_FALSE(new_match(variant.game, variant.options, bytes).ok());
            CHECK_FALSE(new_match(variant.game, {{bytes, "1"}}, "").ok());
            for (const OptionSpec& option : match->spec().options) {
                CHECK_FALSE(new_match(variant.game, {{option.name, bytes}}, "").ok());
            }
        }
        CHECK(Snapshot(*match) == before);
    }
}
