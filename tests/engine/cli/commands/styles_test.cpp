
#include "engine/session/styles.hpp"
#include "tests/engine/cli/helpers.hpp"

// Styles of games as participants of a match.

using namespace quintet;
using namespace quintet::tests;

namespace {

const char* const some_game = "chexers";

std::vector<std::string> match_of(const std::vector<std::string>& seats) {
    std::vector<std::string> words{"match", "--game", some_game, "--games", "6", "--quiet"};
    for (const std::string& seat : seats) words.insert(words.end(), {"--seat", seat});
    return words;
}

}  // namespace

TEST_CASE("games: lists the styles of each game with what they do") {
    const std::string text = run({"games"}).out;
    const auto list = nlohmann::json::parse(run({"games", "--json"}).out);
    std::size_t seen = 0;
    for (const auto& game : list) {
        const auto styles = styles_of(game.at("id").get<std::string>());
        REQUIRE(game.at("styles").size() == styles.size());
        for (std::size_t i = 0; i < styles.size(); ++i) {
            CHECK(game.at("styles")[i].at("name") == styles[i].name);
            CHECK(game.at("styles")[i].at("about") == styles[i].about);
            CHECK(contains(text, "    " + styles[i].name + ": " + styles[i].about + "\n"));
            ++seen;
        }
    }
    CHECK(seen >= 8);
}

TEST_CASE("match: styles play by themselves, without limits, and repeat their games") {
    const TemporaryFile first;
    const TemporaryFile second;
    const TemporaryFile other;
    const auto play = [](const TemporaryFile& file, const std::string& seed) {
        auto words = match_of({"style:paranoid-3", "style:greedy", "style:runner"});
        words.insert(words.end(), {"--out", file.path(), "--seed", seed});
        const Run result = run(words);
        CHECK(result.status == 0);
        CHECK(contains(result.out, "style:paranoid-3"));
    };
    play(first, "1");
    play(second, "1");
    play(other, "2");
    CHECK(first.content() == second.content());
    CHECK(first.content() != other.content());
    CHECK(run({"verify", first.path()}).out == "6 passed, 0 failed, 0 skipped\n");
}

TEST_CASE("match: an unknown style is refused with the list of all, a line each") {
    const Run result = run(match_of({"style:timid", "style:greedy", "style:greedy"}));
    CHECK(result.status == 2);
    CHECK(contains(result.err, "the style must be one of the following (found \"timid\")\n"));
    for (const StyleInfo& style : styles_of(some_game)) {
        CHECK(contains(result.err, "\n  " + style.name + ": " + style.about));
    }
    const Run none =
        run({"match", "--game", "cachex", "--seat", "style:greedy", "--seat", "random"});
    CHECK(none.status == 2);
    CHECK(contains(none.err, "cachex has no styles"));
}

TEST_CASE("match: a style takes no settings") {
    const Run result = run(match_of({"style:greedy,nodes=5", "random", "random"}));
    CHECK(result.status == 2);
    CHECK(contains(result.err, "a style must have no settings (found \"nodes=5\")"));
}

TEST_CASE("styles: an action of a game that is over is refused") {
    auto game =
        open_game({some_game, {}, ".ggg/...../....../......r/....../...../b... r 3,0,0 12"});
    REQUIRE(game);
    const auto last = style_action(*game.value(), "greedy", 1);
    REQUIRE(last);
    CHECK(last.value() == "EXIT 3,0");
    REQUIRE(game.value()->play(last.value()));
    const auto action = style_action(*game.value(), "greedy", 1);
    REQUIRE_FALSE(action);
    CHECK(action.error().message == "style \"greedy\": the game is over");
}
