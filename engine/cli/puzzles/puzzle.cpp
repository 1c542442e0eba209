#include "engine/cli/puzzles/puzzle.hpp"

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

constexpr int most_number = 10'000;

std::vector<prove::Solution> solutions_of(const Json& value, const std::string& field) {
    if (!value.is_array() || value.empty()) {
        throw InputError(field + " must be an array of at least one solution");
    }
    std::vector<prove::Solution> solutions;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const std::string where = field + "[" + std::to_string(i) + "]";
        if (!value[i].is_object()) throw InputError(where + " must be an object");
        prove::Solution solution{text_field(value[i], "action", where + ".")};
        if (value[i].contains("replies")) {
            solution.replies = texts_field(value[i], "replies", where + ".");
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
    puzzle.id = text_field(fields, "id");
    const Json goal = fields.value("goal", Json());
    if (!goal.is_object()) throw InputError("field goal must be an object");
    puzzle.goal.kind = text_field(goal, "kind", "field goal.");
    puzzle.goal.count = small_number_field(goal, "count", most_number, "field goal.");
    puzzle.solutions = solutions_of(fields.value("solutions", Json()), "field solutions");
    puzzle.themes = texts_field(fields, "themes");
    puzzle.rating = small_number_field(fields, "rating", most_number);
    const Json proof = fields.value("proof", Json());
    if (!proof.is_object()) throw InputError("field proof must be an object");
    puzzle.positions = number_field(proof, "positions", "field proof.");
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
