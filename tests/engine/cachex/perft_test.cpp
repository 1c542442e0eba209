#include <map>
#include <nlohmann/json.hpp>

#include "tests/engine/cachex/helpers.hpp"
#include "tests/engine/golden.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::cachex;
using namespace quintet::cachex::tests;

namespace {

/// Counts action sequences as the golden data does: a seventh occurrence also ends the game. That
/// is possible only if the actions before the count repeat a position.
class Perft {
  public:
    Perft(int size, const Texts& actions) : position_(size) {
        ++seen_[position_.repetition_key()];
        for (const std::string& text : actions) {
            position_ = after(position_, text);
            ++seen_[position_.repetition_key()];
        }
        for (const auto& [key, occurrences] : seen_) repetitive_ |= occurrences > 1;
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
            if (!repetitive_) {
                total += count(child, depth - 1);
                continue;
            }
            int& occurrences = seen_[child.repetition_key()];
            if (++occurrences < child.repetition_limit()) total += count(child, depth - 1);
            --occurrences;
        }
        return total;
    }

    Position position_;
    std::map<std::uint64_t, int> seen_;
    bool repetitive_ = false;
};

void check_golden(std::uint64_t more_than, std::uint64_t at_most) {
    int checked = 0;
    golden::for_each_line("cachex-perft.jsonl", [&](const nlohmann::json& golden) {
        Perft perft(golden.at("options").at("size").get<int>(), golden.at("actions").get<Texts>());
        int depth = 0;
        for (const std::uint64_t wanted : golden.at("perft").get<std::vector<std::uint64_t>>()) {
            ++depth;
            if (wanted <= more_than && more_than > 0) continue;
            if (wanted > at_most) continue;
            INFO("depth " << depth);
            CHECK(perft.count(depth) == wanted);
            ++checked;
        }
    });
    CHECK(checked > 0);
}

constexpr std::uint64_t quick = 20'000'000;

}  // namespace

TEST_CASE("cachex: perft counts up to twenty million are right") {
    check_golden(0, quintet::tests::countable(quick));
}

TEST_CASE("cachex: all perft counts of the golden data are right", "[.slow]") {
    check_golden(quick, ~std::uint64_t{0});
}
