#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cli/commands/tactics.hpp"
#include "engine/prove/games/game_prover.hpp"
#include "tests/engine/catch.hpp"

namespace quintet::tests {

struct SuiteLine {
    cli::TacticalPosition position;
    std::string place;  // file:line
};

inline prove::Finding find_win(const cli::Record& record, const prove::Effort& effort) {
    return prove::find_win(*cli::replay_record(record), effort);
}

inline std::vector<SuiteLine> suite(const std::string& game) {
    std::vector<SuiteLine> lines;
    cli::for_each_line(std::string(QUINTET_TEST_DATA) + "/tactics/" + game + ".jsonl",
                       [&](const std::string& line, const std::string& place) {
                           lines.push_back({cli::parse_tactical_position(line), place});
                       });
    return lines;
}

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace quintet::tests
