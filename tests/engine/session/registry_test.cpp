#include <algorithm>
#include <set>

#include "tests/engine/session/helpers.hpp"

// What every registered game must provide.

using namespace quintet;
using namespace quintet::tests;

namespace {

bool is_record_name(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

}  // namespace

TEST_CASE("registry: names are unique and fit for records and file names") {
    std::set<std::string> ids;
    for (const GameSpec* game : games()) {
        INFO(game->id);
        CHECK(is_record_name(game->id));
        CHECK(ids.insert(game->id).second);
        CHECK(find_game(game->id) == game);
        CHECK(game->players.size() >= 2);
        CHECK(game->players.size() <= max_players);
        for (const std::string& player : game->players) {
            CHECK(is_record_name(player));
            CHECK(player != "draw");
            CHECK(player != "unfinished");
        }
        std::set<std::string> options;
        for (const OptionSpec& option : game->options) {
            CHECK(is_record_name(option.name));
            CHECK(options.insert(option.name).second);
        }
    }
    CHECK(find_game("chess") == nullptr);
    CHECK(find_game("") == nullptr);
}

TEST_CASE("registry: the default of every option is one of its values") {
    for (const GameSpec* game : games()) {
        for (const OptionSpec& option : game->options) {
            INFO(game->id << ", " << option.name);
            CHECK(open_game({game->id, {{option.name, option.standard}}}).ok());
        }
    }
}

TEST_CASE("registry: every algorithm has a name, the default first") {
    for (const GameSpec* game : games()) {
        INFO(game->id);
        const auto names = algorithms_of(game->id);
        REQUIRE_FALSE(names.empty());
        CHECK(std::set<std::string>(names.begin(), names.end()).size() == names.size());
    }
}

TEST_CASE("registry: there are ten levels, weakest first") {
    std::vector<std::string> names;
    for (const Level& level : levels()) {
        names.push_back(level.id);
        CHECK(level.time_ms > 0);
    }
    CHECK(names == std::vector<std::string>{"beginner", "novice", "easy", "casual", "medium",
                                            "skilled", "hard", "strong", "expert", "master"});
}
