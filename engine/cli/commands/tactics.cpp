#include "engine/cli/commands/tactics.hpp"

#include <algorithm>
#include <memory>

#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

TacticalPosition parse_tactical_position(std::string_view line) {
    TacticalPosition position;
    position.record = parse_record(line);
    const Json& fields = position.record.others;
    const Json plies = fields.value("wins_in", Json());
    if (!plies.is_number_unsigned() || plies == 0) {
        throw InputError("field wins_in must be a positive whole number");
    }
    position.wins_in = integer_of<int>(plies);
    const Json solutions = fields.value("solutions", Json());
    const auto is_text = [](const Json& each) { return each.is_string(); };
    if (!solutions.is_array() || solutions.empty() ||
        !std::all_of(solutions.begin(), solutions.end(), is_text)) {
        throw InputError("field solutions must be an array of at least one text");
    }
    position.solutions = solutions.get<std::vector<std::string>>();
    return position;
}

TacticalAnswer solve(const TacticalPosition& position, const std::string& algorithm,
                     std::uint64_t nodes, int lines, const WeightValues& weights) {
    const std::unique_ptr<RunningGame> game = replay_record(position.record);
    SearchRequest request;
    request.algorithm = algorithm;
    request.nodes = nodes;
    request.lines = lines;
    request.weights = weights;
    const SearchProgress found = must(search_to_end(*game, request));
    TacticalAnswer answer;
    answer.best = found.best;
    answer.nodes = found.nodes;
    const auto& solutions = position.solutions;
    answer.solved = std::find(solutions.begin(), solutions.end(), answer.best) != solutions.end();
    const SearchLine& line = found.lines.front();
    if (line.scores[game->to_move()] > 0) answer.proven_plies = line.proven_plies;
    answer.proven = answer.solved && answer.proven_plies == position.wins_in;
    return answer;
}

}  // namespace quintet::cli
