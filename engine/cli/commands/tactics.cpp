#include "engine/cli/commands/tactics.hpp"

#include <algorithm>
#include <memory>

#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

TacticalPosition parse_tactical_position(std::string_view line) {
    TacticalPosition position;
    position.record = parse_record(line);
    const Json& fields = position.record.others;
    position.wins_in = small_number_field(fields, "wins_in", 1000);
    position.solutions = texts_field(fields, "solutions");
    if (position.wins_in == 0) throw InputError("field wins_in must be at least 1");
    if (position.solutions.empty()) throw InputError("field solutions must have at least one text");
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
