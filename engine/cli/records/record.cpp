#include "engine/cli/records/record.hpp"

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

std::string shown(const Json& value) {
    if (value.is_string()) return quintet::in_quotes(value.get_ref<const std::string&>());
    if (value.is_structured()) return std::string("an ") + value.type_name();
    return value.dump();
}

[[noreturn]] void refuse(const std::string& field, const char* wanted, const Json& found) {
    throw InputError("field " + field + " must be " + wanted + " (found " + shown(found) + ")");
}

std::string text_of(const Json& value, const std::string& field) {
    if (!value.is_string()) refuse(field, "a text", value);
    return value.get<std::string>();
}

std::string option_of(const Json& value, const std::string& field) {
    if (value.is_number_integer()) return value.dump();
    if (!value.is_string()) refuse(field, "a text or a whole number", value);
    return value.get<std::string>();
}

Json option_value(const std::string& text) {
    TextCursor cursor(text);
    const std::optional<int> number = cursor.integer();
    return number && cursor.at_end() ? Json(*number) : Json(text);
}

}  // namespace

Record parse_record(std::string_view text) {
    Json json = parse_json(text);
    if (!json.is_object()) throw InputError("must be a JSON object (found " + shown(json) + ")");

    Record record;
    bool has_actions = false;
    for (auto& [key, value] : json.items()) {
        if (key == "game") {
            record.game = text_of(value, key);
        } else if (key == "options") {
            if (!value.is_object()) refuse(key, "an object", value);
            for (const auto& [name, option] : value.items()) {
                record.options.emplace_back(name, option_of(option, "options." + name));
            }
        } else if (key == "setup") {
            record.setup = text_of(value, key);
        } else if (key == "actions") {
            if (!value.is_array()) refuse(key, "an array", value);
            has_actions = true;
            for (const Json& action : value) {
                const std::string place = "actions[" + std::to_string(record.actions.size()) + "]";
                record.actions.push_back(text_of(action, place));
            }
        } else {
            record.others[key] = std::move(value);
        }
    }
    if (record.game.empty()) throw InputError("field game is required");
    if (!has_actions) throw InputError("field actions is required");
    return record;
}

Json json_of(const Record& record) {
    Json json{{"game", record.game}};
    if (!record.options.empty()) {
        Json& options = json["options"] = Json::object();
        for (const auto& [name, value] : record.options) options[name] = option_value(value);
    }
    if (!record.setup.empty()) json["setup"] = record.setup;
    json["actions"] = record.actions;
    json.update(record.others);
    return json;
}

std::string format_record(const Record& record) { return format_json(json_of(record)); }

Record record_of(const RunningGame& game) {
    Record record;
    record.game = game.spec().id;
    record.options = game.options().all();
    record.setup = game.setup();
    record.actions = game.actions();
    record.actions.resize(static_cast<std::size_t>(game.ply()));
    return record;
}

std::unique_ptr<RunningGame> replay_record(const Record& record) { return must(open_game(record)); }

std::string result_name(const RunningGame& game) {
    const Outcome outcome = game.outcome();
    if (!outcome.over()) return "unfinished";
    if (outcome.state == Outcome::State::drawn) return "draw";
    return game.spec().players[outcome.winner];
}

}  // namespace quintet::cli
