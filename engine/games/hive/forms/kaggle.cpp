#include "engine/games/hive/forms/kaggle.hpp"

#include <optional>
#include <string>
#include <utility>

#include "engine/base/json.hpp"
#include "engine/games/hive/forms/uhp.hpp"

namespace quintet::hive {

namespace {

std::vector<ForeignGame> refused(std::string why) {
    FormNote problem{.code = "unreadable", .text = std::move(why)};
    return {ForeignGame{.problem = std::move(problem)}};
}

/// The value at a path of members; null if it is not there.
const JsonValue* member(const JsonValue& value, std::initializer_list<std::string_view> path) {
    const JsonValue* found = &value;
    for (const std::string_view name : path) {
        if (found) found = found->find(name);
    }
    return found;
}

/// The GameString that an agent observes; empty if there is none.
std::string observed(const JsonValue& agent) {
    const JsonValue* seen = member(agent, {"observation", "observationString"});
    if (!seen || seen->text.empty()) return "";
    if (seen->text.front() != '{') return seen->text;
    const Result<JsonValue> state = parse_json(seen->text);
    const JsonValue* uhp = state ? state.value().find("uhp") : nullptr;
    return uhp ? uhp->text : "";
}

std::string last_game_string(const JsonValue& steps) {
    for (auto step = steps.items.rbegin(); step != steps.items.rend(); ++step) {
        for (const JsonValue& agent : step->items) {
            std::string game = observed(agent);
            if (!game.empty()) return game;
        }
    }
    return "";
}

/// A note if an agent did not end the game as it should; `status` is Kaggle's word for that.
std::optional<FormNote> failure_in(const JsonValue& steps) {
    if (steps.items.empty()) return std::nullopt;
    for (const JsonValue& agent : steps.items.back().items) {
        const JsonValue* status = agent.find("status");
        if (!status || status->text.empty() || status->text == "DONE" || status->text == "ACTIVE" ||
            status->text == "INACTIVE") {
            continue;
        }
        FormNote note{.code = "referee_error", .text = "the referee stopped the game: "};
        note.text += status->text;
        note.found = status->text;
        return note;
    }
    return std::nullopt;
}

}  // namespace

bool claims_kaggle(std::string_view text, std::string_view) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{' &&
           text.find("\"steps\"") != std::string_view::npos &&
           text.find("open_spiel_hive") != std::string_view::npos;
}

std::vector<ForeignGame> read_kaggle(std::string_view text) {
    const Result<JsonValue> replay = parse_json(text);
    if (!replay) return refused(replay.error().message);
    const JsonValue* steps = replay.value().find("steps");
    if (!steps || !steps->is(JsonValue::Kind::array)) return refused("\"steps\" must be a list");
    const std::string game_string = last_game_string(*steps);
    if (game_string.empty()) return refused("\"steps\" must hold an observation of the game");
    std::vector<ForeignGame> games = read_uhp(game_string);
    for (ForeignGame& game : games) {
        // All actions are in one line of the replay, which no one reads.
        game.line = 1;
        game.lines.clear();
        if (game.problem) game.problem->line = 0;
        for (FormNote& note : game.notes) note.line = 0;
        if (const JsonValue* names = member(replay.value(), {"info", "TeamNames"})) {
            for (const JsonValue& name : names->items) game.names.push_back(name.text);
            game.names.resize(2);
        }
        if (auto note = failure_in(*steps)) game.notes.push_back(*std::move(note));
    }
    return games;
}

}  // namespace quintet::hive
