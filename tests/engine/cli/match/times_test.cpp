#include "engine/cli/match/times.hpp"

#include <chrono>
#include <iterator>
#include <thread>

#include "engine/cli/base/json_fields.hpp"
#include "engine/cli/match/match_games.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

constexpr int snail_ms = 30;

/// Thinks for a while and exceeds the time with its fourth action.
class Snail final : public Participant {
  public:
    std::string choose(const std::vector<std::string>& legal, std::uint64_t) override {
        std::this_thread::sleep_for(std::chrono::milliseconds(snail_ms));
        if (++chosen_ == 4) throw Forfeit("late", "asleep");
        return legal.front();
    }
    void played(const std::string&) override {}

  private:
    int chosen_ = 0;
};

std::unique_ptr<Participant> seat_snail(const Seat& seat, std::string_view game,
                                        const GivenOptions& options) {
    if (seat.limits.time_ms == 0) return make_participant(seat, game, options);
    return std::make_unique<Snail>();
}

Record snails_game(std::uint64_t number, int limit_ms) {
    Match match;
    match.game = "cachex";
    ThinkingLimits limits;
    limits.time_ms = limit_ms;
    match.seats = {parse_seat("algorithm:", limits), parse_seat("random", {})};
    return play_game(match, number, &seat_snail);
}

/// Returns the words of a participant's line in the table of times.
std::vector<std::string> row(const std::string& out, const std::string& participant) {
    bool below = false;
    for (const std::string& line : lines_of(out)) {
        std::istringstream text(line);
        const std::vector<std::string> words{std::istream_iterator<std::string>(text), {}};
        if (below && words.at(0) == participant) return words;
        below = below || line.rfind("ms per action", 0) == 0;
    }
    return {};
}

}  // namespace

TEST_CASE("times: counts actions over the limit and far over it") {
    ActionTimes times;
    times.limit_ms = 100;
    for (const std::uint64_t us : {40'000, 100'000, 100'001, 105'000, 105'001, 300'000}) {
        times.add(ActionTime{us});
    }
    CHECK(times.actions == 6);
    CHECK(times.total_us == 750'002);
    CHECK(times.longest_us == 300'000);
    CHECK(times.over == 4);
    CHECK(times.over_us == 1 + 5'000 + 5'001 + 200'000);
    CHECK(times.well_over == 2);

    ActionTimes free;
    free.add(ActionTime{5'000'000});
    CHECK(free.longest_us == 5'000'000);
    CHECK(free.over == 0);
    CHECK(free.well_over == 0);
}

TEST_CASE("times: sums do not depend on the order, and records keep them") {
    ActionTimes first;
    ActionTimes second;
    ActionTimes all;
    first.limit_ms = second.limit_ms = all.limit_ms = 7;
    for (int i = 0; i < 40; ++i) {
        const std::uint64_t us = 6'000 + 37 * i;
        const ActionTime time{us, i % 2 == 0 ? std::optional(us / 2) : std::nullopt};
        (i % 3 == 0 ? first : second).add(time);
        all.add(time);
    }
    ActionTimes sum;
    sum.add(second);
    sum.add(first);
    CHECK(sum == all);
    CHECK(all.processor_actions == 20);
    CHECK(described_value<ActionTimes>(described_json(all)) == all);
    CHECK_THROWS(described_value<ActionTimes>(Json::object()));
}

TEST_CASE("times: a limit may be processor time") {
    ActionTimes times;
    times.limit_ms = 100;
    times.clock = "cpu";
    times.add(ActionTime{900'000, 60'000});
    times.add(ActionTime{900'000, 101'000});
    times.add(ActionTime{150'000, std::nullopt});
    CHECK(times.over == 1);
    CHECK(times.over_us == 1'000);
    CHECK(times.processor_us == 161'000);
    CHECK(times.longest_processor_us == 101'000);
    CHECK(described_value<ActionTimes>(described_json(times)) == times);

    // Records from before processor time was measured lack it.
    Json old = described_json(times);
    for (const char* field :
         {"clock", "processor_us", "processor_actions", "longest_processor_us"}) {
        old.erase(field);
    }
    CHECK(described_value<ActionTimes>(old).processor_actions == 0);
    std::ostringstream table;
    write_times(table, {times, described_value<ActionTimes>(old)}, {0, 0});
    CHECK(row(table.str(), "1") == std::vector<std::string>{"1", "3", "650.0", "900.0", "80.5",
                                                            "101.0", "100", "1", "1.0", "1.0", "0",
                                                            "0"});
    CHECK(row(table.str(), "2").at(4) == "-");
    CHECK(row(table.str(), "2").at(5) == "-");
    CHECK(contains(table.str(), "limits apply to processor time"));
}

TEST_CASE("times: slow participants are measured, also those that lose on time") {
    const Record record = snails_game(0, 20);
    CHECK(record.others.at("match").at("forfeit").at("kind") == "late");
    const Json& times = record.others.at("match").at("times");
    REQUIRE(times.size() == 2);
    const ActionTimes snail = described_value<ActionTimes>(times[0]);
    CHECK(snail.limit_ms == 20);
    CHECK(snail.actions == 4);
    CHECK(snail.total_us >= 4000 * snail_ms);
    CHECK(snail.longest_us >= 1000 * snail_ms);
    CHECK(snail.longest_us < snail.total_us);
    CHECK(snail.over == 4);
    CHECK(snail.over_us == snail.total_us - 4 * 20'000);
    CHECK(snail.well_over == 4);
    const ActionTimes other = described_value<ActionTimes>(times[1]);
    CHECK(other.limit_ms == 0);
    CHECK(other.actions == 3);
}

TEST_CASE("times: the table adds up the games of several files") {
    const TemporaryFile one(format_record(snails_game(0, 20)) + "\n");
    const TemporaryFile two(format_record(snails_game(1, 20)) + "\n");
    const Run merged = run({"match", "--merge", one.path(), two.path()});
    CHECK(merged.status == 1);
    const auto snail = row(merged.out, "1");
    CHECK(snail == row(run({"match", "--merge", two.path(), one.path()}).out, "1"));
    REQUIRE(snail.size() == 12);
    CHECK(snail[1] == "8");
    CHECK(std::stod(snail[2]) >= snail_ms);             // mean
    CHECK(std::stod(snail[3]) >= std::stod(snail[2]));  // longest
    CHECK(std::stod(snail[4]) < snail_ms);              // mean processor time: it sleeps
    CHECK(std::stod(snail[5]) >= std::stod(snail[4]));  // most processor time
    CHECK(snail[6] == "20");                            // limit
    CHECK(snail[7] == "8");                             // late
    CHECK(std::stod(snail[8]) >= snail_ms - 20);        // by mean
    CHECK(std::stod(snail[9]) >= std::stod(snail[8]));  // by max
    CHECK(snail[10] == "8");                            // by more than 5 %
    CHECK(snail[11] == "2");                            // games lost by it
    const auto random = row(merged.out, "2");
    REQUIRE(random.size() == 12);
    CHECK(random[6] == "-");
    CHECK(random[11] == "0");
    CHECK(contains(merged.out, "forfeit (late) 2"));

    const TemporaryFile other(format_record(snails_game(1, 25)) + "\n");
    check_refused({"match", "--merge", one.path(), other.path()}, "time differ");
}

TEST_CASE("times: the engine keeps its limits, and there is no table without limits") {
    const std::vector<std::string> words{
        "match",      "--game",  "cachex", "--option", "size=5",      "--seat", "random", "--seat",
        "algorithm:", "--games", "2",      "--quiet",  "--max-plies", "8",      "--time"};
    std::vector<std::string> by_time = words;
    by_time.push_back("40");
    const Run timed = run(by_time);
    REQUIRE(timed.status == 0);
    const auto engine = row(timed.out, "2");
    REQUIRE(engine.size() == 12);
    CHECK(std::stod(engine[2]) > 1);
    CHECK(std::stod(engine[4]) > 1);
    CHECK(engine[6] == "40");
    CHECK(engine[11] == "0");
    std::vector<std::string> by_nodes(words.begin(), words.end() - 1);
    by_nodes.insert(by_nodes.end(), {"--nodes", "50"});
    const Run counted = run(by_nodes);
    REQUIRE(counted.status == 0);
    CHECK_FALSE(contains(counted.out, "ms per action"));
    by_nodes.insert(by_nodes.end(), {"--clock", "cpu"});
    CHECK(row(run(by_nodes).out, "2").size() == 12);
}

TEST_CASE("times: --clock cpu limits the processor time of own searches") {
    const TemporaryFile file;
    const Run result = run({"match",   "--game",      "cachex", "--option", "size=9",
                            "--seat",  "algorithm:",  "--seat", "random",   "--time",
                            "30",      "--games",     "2",      "--clock",  "cpu",
                            "--quiet", "--max-plies", "8",      "--out",    file.path()});
    REQUIRE(result.status == 0);
    CHECK(contains(result.out, "limits apply to processor time"));
    for (const std::string& line : lines_of(file.content())) {
        const Json match = Json::parse(line).at("match");
        const auto player = match.at("participants")[0].get<std::size_t>();  // of two
        const ActionTimes times = described_value<ActionTimes>(match.at("times").at(player));
        CHECK(times.by_processor());
        CHECK(times.processor_actions == times.actions);
        const auto limits_us = static_cast<std::uint64_t>(30'000 * times.actions);
        CHECK(times.processor_us >= limits_us);
    }
    check_refused({"match", "--game", "cachex", "--time", "9", "--clock", "cpu", "--jobs", "2",
                   "--seat", "random", "--seat", "algorithm:,threads=2"},
                  "--jobs 1");
    check_refused({"match", "--game", "cachex", "--clock", "sun"}, "--clock");
}
