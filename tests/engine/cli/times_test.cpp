#include "engine/cli/times.hpp"

#include <chrono>
#include <iterator>
#include <sstream>
#include <thread>

#include "engine/cli/tournament.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

constexpr int snail_ms = 30;

/// Takes its time, and has none left at its fourth action.
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

std::unique_ptr<Participant> seat_snail(
    const Seat& seat, std::string_view game,
    const std::vector<std::pair<std::string, std::string>>& options, Player against) {
    if (seat.limits.time_ms == 0) return sit_down(seat, game, options, against);
    return std::make_unique<Snail>();
}

Record snails_game(std::uint64_t number, int limit_ms) {
    Tournament tournament;
    tournament.game = "cachex";
    ThinkingLimits limits;
    limits.time_ms = limit_ms;
    tournament.seats = {parse_seat("algorithm:", limits), parse_seat("random", {})};
    return play_game(tournament, number, &seat_snail);
}

/// The words of the line about a participant in the table of times.
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

TEST_CASE("times: over the limit, and well over it") {
    ActionTimes times;
    times.limit_ms = 100;
    for (const std::int64_t us : {40'000, 100'000, 100'001, 105'000, 105'001, 300'000}) {
        times.add(us);
    }
    CHECK(times.actions == 6);
    CHECK(times.total_us == 750'002);
    CHECK(times.longest_us == 300'000);
    CHECK(times.over == 4);
    CHECK(times.over_us == 1 + 5'000 + 5'001 + 200'000);
    CHECK(times.well_over == 2);

    ActionTimes free;
    free.add(5'000'000);
    CHECK(free.longest_us == 5'000'000);
    CHECK(free.over == 0);
    CHECK(free.well_over == 0);
}

TEST_CASE("times: games add up in any order, and survive a record") {
    ActionTimes first;
    ActionTimes second;
    ActionTimes all;
    first.limit_ms = second.limit_ms = all.limit_ms = 7;
    for (int i = 0; i < 40; ++i) {
        const std::int64_t us = 6'000 + 37 * i;
        (i % 3 == 0 ? first : second).add(us);
        all.add(us);
    }
    ActionTimes sum;
    sum.add(second);
    sum.add(first);
    CHECK(sum == all);
    CHECK(action_times_of(to_json(all)) == all);
    CHECK_THROWS(action_times_of(Json::object()));
}

TEST_CASE("times: a slow participant is seen from outside, one who is late in the end, too") {
    const Record record = snails_game(0, 20);
    CHECK(record.others.at("match").at("forfeit").at("kind") == "late");
    const Json& times = record.others.at("match").at("times");
    REQUIRE(times.size() == 2);
    const ActionTimes snail = action_times_of(times[0]);
    CHECK(snail.limit_ms == 20);
    CHECK(snail.actions == 4);
    CHECK(snail.total_us >= 4000 * snail_ms);
    CHECK(snail.longest_us >= 1000 * snail_ms);
    CHECK(snail.longest_us < snail.total_us);
    CHECK(snail.over == 4);
    CHECK(snail.over_us == snail.total_us - 4 * 20'000);
    CHECK(snail.well_over == 4);
    const ActionTimes other = action_times_of(times[1]);
    CHECK(other.limit_ms == 0);
    CHECK(other.actions == 3);
    CHECK(other.longest_us < snail.longest_us);
}

TEST_CASE("times: the table adds up the games of several files") {
    const TemporaryFile one(format_record(snails_game(0, 20)) + "\n");
    const TemporaryFile two(format_record(snails_game(1, 20)) + "\n");
    const Run merged = run({"match", "--merge", one.path(), two.path()});
    CHECK(merged.status == 1);
    const auto snail = row(merged.out, "1");
    CHECK(snail == row(run({"match", "--merge", two.path(), one.path()}).out, "1"));
    REQUIRE(snail.size() == 10);
    CHECK(snail[1] == "8");
    CHECK(std::stod(snail[2]) >= snail_ms);             // mean
    CHECK(std::stod(snail[3]) >= std::stod(snail[2]));  // longest
    CHECK(snail[4] == "20");                            // limit
    CHECK(snail[5] == "8");                             // over it
    CHECK(std::stod(snail[6]) >= snail_ms - 20);        // by mean
    CHECK(std::stod(snail[7]) >= std::stod(snail[6]));  // by worst
    CHECK(snail[8] == "8");                             // by more than 5 %
    CHECK(snail[9] == "2");                             // games lost by it
    const auto random = row(merged.out, "2");
    REQUIRE(random.size() == 10);
    CHECK(random[4] == "-");
    CHECK(random[9] == "0");
    CHECK(contains(merged.out, "forfeit (late) 2"));

    const TemporaryFile other(format_record(snails_game(1, 25)) + "\n");
    check_refused({"match", "--merge", one.path(), other.path()}, "time differ");
}

TEST_CASE("times: the engine keeps its time, and where no clock runs nothing is told of it") {
    const std::vector<std::string> words{
        "match",      "--game",  "cachex", "--option", "size=5",      "--seat", "random", "--seat",
        "algorithm:", "--games", "2",      "--quiet",  "--max-plies", "8",      "--time"};
    std::vector<std::string> by_time = words;
    by_time.push_back("40");
    const Run timed = run(by_time);
    REQUIRE(timed.status == 0);
    const auto engine = row(timed.out, "2");
    REQUIRE(engine.size() == 10);
    CHECK(std::stod(engine[2]) > 1);
    CHECK(std::stod(engine[3]) < 2000);
    CHECK(engine[4] == "40");
    CHECK(engine[9] == "0");
    std::vector<std::string> by_nodes(words.begin(), words.end() - 1);
    by_nodes.insert(by_nodes.end(), {"--nodes", "50"});
    const Run counted = run(by_nodes);
    REQUIRE(counted.status == 0);
    CHECK_FALSE(contains(counted.out, "ms per action"));
}
