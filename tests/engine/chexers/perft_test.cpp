#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

/// Counts action sequences as the golden data does: a fourth occurrence ends the game too.
class Perft {
  public:
    explicit Perft(const std::vector<std::string>& actions) {
        ++seen_[position_.repetition_key()];
        for (const std::string& text : actions) {
            position_ = after(position_, text);
            ++seen_[position_.repetition_key()];
        }
    }

    std::uint64_t count(int depth) { return count(position_, depth); }

  private:
    std::uint64_t count(const Position& position, int depth) {
        if (depth == 1) return static_cast<std::uint64_t>(position.legal_action_count());
        ActionList<Position> actions;
        position.legal_actions(actions);
        std::uint64_t total = 0;
        for (const Action action : actions) {
            Position child = position;
            child.play(action);
            int& occurrences = seen_[child.repetition_key()];
            if (++occurrences < child.repetition_limit()) total += count(child, depth - 1);
            --occurrences;
        }
        return total;
    }

    Position position_ = Position::start(Limits::text);
    std::map<std::uint64_t, int> seen_;
};

void check_golden(std::uint64_t more_than, std::uint64_t at_most) {
    std::ifstream file(QUINTET_TEST_DATA "/chexers-perft.jsonl");
    int checked = 0;
    for (std::string line; std::getline(file, line);) {
        const nlohmann::json golden = nlohmann::json::parse(line);
        INFO(golden.at("id").get<std::string>());
        Perft perft(golden.at("actions").get<std::vector<std::string>>());
        int depth = 0;
        for (const std::uint64_t wanted : golden.at("perft").get<std::vector<std::uint64_t>>()) {
            ++depth;
            if (wanted > at_most || wanted < more_than) continue;
            INFO("depth " << depth);
            CHECK(perft.count(depth) == wanted);
            ++checked;
        }
    }
    CHECK(checked > 0);
}

}  // namespace

TEST_CASE("chexers: perft from the start and from golden games, up to two million") {
    check_golden(0, 2'000'000);
}

TEST_CASE("chexers: perft from the start to depth 8 and from golden games", "[.slow]") {
    check_golden(2'000'001, 1'000'000'000);
}
