#include "engine/cli/puzzles/puzzle.hpp"

#include <algorithm>

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

std::vector<std::string> texts(const Json& value, const std::string& field) {
    const auto is_text = [](const Json& each) { return each.is_string(); };
    if (!value.is_array() || !std::all_of(value.begin(), value.end(), is_text)) {
        throw InputError(field + " must be an array of texts");
    }
    return value.get<std::vector<std::string>>();
}

std::string text(const Json& object, const char* field, const std::string& where) {
    const Json value = object.value(field, Json());
    if (!value.is_string() || value.get<std::string>().empty()) {
        throw InputError(where + field + " must be a text");
    }
    return value.get<std::string>();
}

std::uint64_t number(const Json& object, const char* field, const std::string& where) {
    const Json value = object.value(field, Json());
    if (!value.is_number_unsigned()) {
        throw InputError(where + field + " must be a whole number, 0 or more");
    }
    return value.get<std::uint64_t>();
}

int small_number(const Json& object, const char* field, const std::string& where) {
    constexpr std::uint64_t most = 10'000;
    const std::uint64_t value = number(object, field, where);
    if (value > most) throw InputError(where + field + " must be at most 10000");
    return static_cast<int>(value);
}

std::vector<prove::Solution> solutions_of(const Json& value, const std::string& field) {
    if (!value.is_array() || value.empty()) {
        throw InputError(field + " must be an array of at least one solution");
    }
    std::vector<prove::Solution> solutions;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const std::string where = field + "[" + std::to_string(i) + "]";
        if (!value[i].is_object()) throw InputError(where + " must be an object");
        prove::Solution solution{text(value[i], "action", where + ".")};
        if (value[i].contains("replies")) {
            solution.replies = texts(value[i]["replies"], where + ".replies");
        }
        if (value[i].contains("then")) {
            solution.then = solutions_of(value[i]["then"], where + ".then");
        }
        solutions.push_back(std::move(solution));
    }
    return solutions;
}

Json json_of(const std::vector<prove::Solution>& solutions) {
    Json list = Json::array();
    for (const prove::Solution& solution : solutions) {
        Json one{{"action", solution.action}};
        if (!solution.replies.empty()) one["replies"] = solution.replies;
        if (!solution.then.empty()) one["then"] = json_of(solution.then);
        list.push_back(std::move(one));
    }
    return list;
}

}  // namespace

bool is_puzzle(const Record& record) {
    const Json goal = record.others.value("goal", Json());
    return goal.is_object() && record.others.value("solutions", Json()).is_array();
}

Puzzle parse_puzzle(std::string_view line) {
    Puzzle puzzle;
    puzzle.record = parse_record(line);
    Json& fields = puzzle.record.others;
    puzzle.id = text(fields, "id", "field ");
    const Json goal = fields.value("goal", Json());
    if (!goal.is_object()) throw InputError("field goal must be an object");
    puzzle.goal.kind = text(goal, "kind", "field goal.");
    puzzle.goal.count = small_number(goal, "count", "field goal.");
    puzzle.solutions = solutions_of(fields.value("solutions", Json()), "field solutions");
    puzzle.themes = texts(fields.value("themes", Json()), "field themes");
    puzzle.rating = small_number(fields, "rating", "field ");
    const Json proof = fields.value("proof", Json());
    if (!proof.is_object()) throw InputError("field proof must be an object");
    puzzle.positions = number(proof, "positions", "field proof.");
    for (const char* known :
         {"id", "goal", "solutions", "themes", "rating", "proof", "others", "player"}) {
        fields.erase(known);
    }
    return puzzle;
}

std::string format_puzzle(const Puzzle& puzzle) {
    Record record = puzzle.record;
    const Json others = record.others;
    const auto game = replay_record(record);
    record.others = {{"id", puzzle.id},
                     {"player", game->to_move()},
                     {"goal", {{"kind", puzzle.goal.kind}, {"count", puzzle.goal.count}}},
                     {"solutions", json_of(puzzle.solutions)},
                     {"themes", puzzle.themes},
                     {"rating", puzzle.rating},
                     {"proof", {{"positions", puzzle.positions}}}};
    if (game->spec().players.size() > 2) record.others["others"] = "together";
    for (const auto& [name, value] : others.items()) record.others[name] = value;
    return format_record(record);
}

std::vector<std::string> first_actions(const Puzzle& puzzle) {
    std::vector<std::string> actions;
    for (const prove::Solution& each : puzzle.solutions) actions.push_back(each.action);
    return actions;
}

std::vector<Puzzle> read_puzzles(const std::string& file) {
    std::vector<Puzzle> puzzles;
    for_each_line(file, [&](const std::string& line, const std::string& place) {
        try {
            puzzles.push_back(parse_puzzle(line));
        } catch (const InputError& error) {
            throw InputError(place + ": " + error.what());
        }
    });
    return puzzles;
}

}  // namespace quintet::cli
