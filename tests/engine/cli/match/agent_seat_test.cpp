#include <sys/stat.h>

#include "engine/cli/match/match_games.hpp"
#include "engine/cli/match/match_results.hpp"
#include "engine/cli/protocols/text/halma_files.hpp"
#include "engine/cli/sandbox/private_folder.hpp"
#include "engine/cli/seats/agent/agent_answer.hpp"
#include "engine/cli/seats/agent/agent_limits.hpp"
#include "engine/cli/seats/agent/agent_watch.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

/// Returns the message of the error that reading a seat throws; empty if it is read.
std::string refusal_of(const std::string& text) {
    try {
        parse_seat(text, {});
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

/// Says what it does, and fails at its third action.
class Talker final : public Participant {
  public:
    void begin(Player player, std::uint64_t seed) override {
        said_ = "player " + std::to_string(player) + "\n";
        if (seed >= std::uint64_t{1} << 53) said_ = "too large a seed";
    }
    std::string choose(const std::vector<std::string>& legal, std::uint64_t) override {
        said_ += "action " + std::to_string(++actions_) + "\n";
        if (actions_ == 3) throw Forfeit("error", "out of words");
        return legal.front();
    }
    void played(const std::string&) override {}
    std::optional<AgentUsage> used() override { return AgentUsage{1.25, 17.5}; }
    std::string take_printed() override { return std::exchange(said_, {}); }
    Json evidence() const override { return {{"traceback", Json::array({{{"file", "a.py"}}})}}; }

  private:
    std::string said_;
    int actions_ = 0;
};

class Quiet final : public Participant {
  public:
    std::string choose(const std::vector<std::string>& legal, std::uint64_t) override {
        return legal.front();
    }
    void played(const std::string&) override {}
};

std::unique_ptr<Participant> seat_talker(const Seat& seat, std::string_view, const GivenOptions&) {
    if (seat.is_agent()) return std::make_unique<Talker>();
    return std::make_unique<Quiet>();
}

Match talk(std::vector<Seat> seats) {
    Match match;
    match.game = "cachex";
    match.options = {{"size", "5"}};
    match.seats = std::move(seats);
    return match;
}

/// Returns why a program is ended after a look at it; empty if it may continue.
std::string verdict_of(AgentWatch& watch, const FamilyUsage& usage) {
    try {
        watch.look(usage);
    } catch (const Forfeit& forfeit) {
        return forfeit.kind() + ": " + forfeit.what();
    }
    return "";
}

std::string output_error(const std::string& text) {
    try {
        parse_halma_output(text);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("agents: the text of a seat has a path, a class and limits") {
    const Seat seat =
        parse_seat("python:a,b/c:d.py:Best,game-time=2.5,time=300,memory=50,start=4", {});
    CHECK(seat.kind == Seat::Kind::python);
    CHECK(seat.name == "a,b/c:d.py");
    CHECK(seat.agent_class == "Best");
    CHECK(seat.agent_limits.game_s == 2.5);
    CHECK(seat.agent_limits.action_s == 0.3);
    CHECK(seat.agent_limits.start_s == 4.0);
    CHECK(seat.agent_limits.memory_mb == 50);

    ThinkingLimits limits;
    limits.nodes = 50;
    limits.time_ms = 10;
    const Seat plain = parse_seat("python:agent", limits);
    CHECK(plain.agent_class.empty());
    CHECK_FALSE(plain.agent_limits.game_s);
    CHECK_FALSE(plain.agent_limits.memory_mb);
    CHECK_FALSE(plain.limits.any());

    const Seat course = parse_seat("halma:java -cp a:b Homework,game-time=9", {});
    CHECK(course.kind == Seat::Kind::course);
    CHECK(course.name == "java -cp a:b Homework");
    CHECK(course.agent_limits.game_s == 9.0);
}

TEST_CASE("agents: the text of a seat is refused with its problem") {
    CHECK(contains(refusal_of("python:"), "must be python:PATH[:CLASS]"));
    CHECK(contains(refusal_of("halma:,time=5"), "must be halma:COMMAND"));
    CHECK(contains(refusal_of("python:a,memory=none"), "memory must be a number above 0"));
    CHECK(contains(refusal_of("python:a,game-time=0"), "game-time must be a number above 0"));
    CHECK(contains(refusal_of("python:a,nodes=5"), "nodes= is for engines"));
    CHECK(contains(refusal_of("snake:a"), "python:PATH[:CLASS], halma:COMMAND or random"));
}

TEST_CASE("agents: a path with a colon is one if it exists") {
    const TemporaryFile file;
    const std::string name = file.path() + ":Name";
    std::filesystem::copy_file(file.path(), name);
    CHECK(parse_seat("python:" + name, {}).agent_class.empty());
    std::filesystem::remove(name);
    CHECK(parse_seat("python:" + name, {}).agent_class == "Name");
}

TEST_CASE("agents: records have what they used, printed and failed at") {
    Seat agent = parse_seat("python:agent.py", {});
    const Match match = talk({agent, parse_seat("random", {})});
    const Record record = play_game(match, 0, &seat_talker);
    const Json& details = record.others.at("match");
    CHECK(details.at("game_s")[0] == 1.25);
    CHECK(details.at("game_s")[1] >= 0.0);
    CHECK(details.at("memory_mb") == Json({17.5, nullptr}));
    const Json& plies = details.at("plies");
    REQUIRE(plies.size() == 4);
    CHECK(plies[0].at("printed") == "player 0\naction 1\n");
    CHECK(plies[2].at("printed") == "action 2\n");
    CHECK_FALSE(plies[1].contains("printed"));
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        CHECK(plies[ply].at("player") == ply % 2);
        CHECK(plies[ply].at("ms") >= 0.0);
        CHECK(plies[ply].at("cpu_ms").is_null() == (ply % 2 == 1));
    }
    const Json& forfeit = details.at("forfeit");
    CHECK(forfeit.at("player") == 0);
    CHECK(forfeit.at("ply") == 4);
    CHECK(forfeit.at("kind") == "error");
    CHECK(forfeit.at("message") == "out of words");
    CHECK(forfeit.at("printed") == "action 3\n");
    CHECK(forfeit.at("traceback")[0].at("file") == "a.py");

    MatchResults results;
    results.add(parse_record(format_record(record)));
    std::ostringstream table;
    results.write(table, std::nullopt);
    CHECK(contains(table.str(), "forfeit (error) 1"));
    CHECK(contains(table.str(), "game 0, ply 4, python:agent.py: out of words"));
}

TEST_CASE("agents: games without them have no more fields than before") {
    const Match match = talk({parse_seat("random", {}), parse_seat("random", {})});
    const Record record = play_game(match, 0, &seat_talker);
    for (const char* field : {"plies", "game_s", "memory_mb", "forfeit"}) {
        CHECK_FALSE(record.others.at("match").contains(field));
    }
}

TEST_CASE("agents: time and memory are compared with the limits") {
    AgentWatch watch(AgentLimits{.game_s = 10, .action_s = 3, .start_s = {}, .memory_mb = 100});
    FamilyUsage usage;
    usage.processes = 1;
    usage.processor_us = 700'000;
    watch.begin_call(0, 1);
    CHECK(verdict_of(watch, usage).empty());
    watch.begin_game(700'000);
    watch.begin_call(700'000, 3);
    usage.processor_us = 3'600'000;
    CHECK(verdict_of(watch, usage).empty());
    CHECK(watch.game_s() == 2.9);
    CHECK(watch.remaining_s().value() == 10 - 2.9);
    usage.processor_us = 3'800'000;
    CHECK(contains(verdict_of(watch, usage), "time: used 3.1 s of processor time for this action"));
    watch.begin_call(8'000'000, {});
    usage.processor_us = 10'800'000;
    CHECK(contains(verdict_of(watch, usage), "time: used 10.1 s of processor time in this game"));

    AgentWatch ended(AgentLimits{.game_s = 10, .action_s = {}, .start_s = {}, .memory_mb = 100});
    ended.begin_game(0);
    ended.add_ended(9'500'000);
    ended.begin_call(0, {});
    usage.processor_us = 400'000;
    usage.resident_bytes = 100 << 20;
    CHECK(verdict_of(ended, usage).empty());
    usage.resident_bytes += 1 << 20;
    CHECK(contains(verdict_of(ended, usage), "memory: used 101 MB of memory; 100 MB are allowed"));
    AgentWatch after_imports(
        AgentLimits{.game_s = {}, .action_s = {}, .start_s = {}, .memory_mb = 100});
    after_imports.wait_for_imports();
    after_imports.begin_call(0, {});
    usage.resident_bytes = 300 << 20;
    CHECK(verdict_of(after_imports, usage).empty());
    after_imports.count_memory_from(std::int64_t{300} << 20);
    usage.resident_bytes = 350 << 20;
    CHECK(verdict_of(after_imports, usage).empty());
    CHECK(after_imports.memory_mb() == 50.0);
    usage.resident_bytes = 401 << 20;
    CHECK(contains(verdict_of(after_imports, usage),
                   "memory: used 101 MB of memory after its imports; 100 MB are allowed"));
    AgentWatch crowded(AgentLimits{});
    crowded.begin_call(0, {});
    usage = {.processor_us = 0, .resident_bytes = 0, .largest_bytes = 0, .processes = 65};
    CHECK(contains(verdict_of(crowded, usage), "error: runs 65 processes"));
}

TEST_CASE("agents: limits of a form come from its game, where the caller sets no limit") {
    const auto halma = must(open_game({"halma"}));
    const AgentLimits form = limits_of_form("csci561-2019", *halma);
    CHECK(form.game_s == 300.0);
    CHECK_FALSE(form.memory_mb);
    CHECK_FALSE(limits_of_form("no such form", *halma).game_s);
    const auto cachex = must(open_game({"cachex", {{"size", "11"}}}));
    CHECK(limits_of_form("comp30024-2022", *cachex).game_s == 121.0);
    CHECK(limits_of_form("short", *cachex).memory_mb == 250);
    CHECK_FALSE(limits_of_form("csci561-2019", *cachex).game_s);
    AgentWatch watch(AgentLimits{.game_s = 7, .action_s = {}, .start_s = {}, .memory_mb = {}});
    watch.complete({.game_s = 60, .action_s = {}, .start_s = {}, .memory_mb = 100});
    CHECK(watch.limits().game_s == 7.0);
    CHECK(watch.limits().memory_mb == 100);
    CHECK_FALSE(watch.limits().start_s);
}

TEST_CASE("agents: text from outside shows its control characters") {
    CHECK(printable("a\x1b[31m\nb\x7f") == "a\\x1b[31m\\x0ab\\x7f");
    CHECK(printable("\xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80") ==
          "\xc3\xa9 \xe4\xb8\xad \xf0\x9f\x98\x80");
    CHECK(printable("\xc2\x9b\xe2\x80\xae\xff\xc3") == "\\x9b\\u202e\\xff\\xc3");
    CHECK(std::string(Forfeit("error", "red\x1b]0;title\x07").what()) == "red\\x1b]0;title\\x07");
}

TEST_CASE("agents: whatever a process answers can be written into a record") {
    std::string text = "x";
    for (int i = 0; i < 400'000; ++i) text += "\xc3\xa9";
    const AgentAnswer long_texts(
        format_json({{"type", "fault"}, {"raw", text}, {"printed", text}, {"message", text}}));
    CHECK(long_texts.raw.dump().size() == 2 + 16'383);
    CHECK(long_texts.text("message").size() == 16'383);
    CHECK(Json(long_texts.printed).dump().size() == 2 + 5 * 65'536 - 1);

    const std::string deep = std::string(3'000'000, '[') + std::string(3'000'000, ']');
    CHECK(AgentAnswer("{\"type\":\"fault\",\"traceback\":" + deep + "}").type.empty());

    const AgentAnswer wrong_types(
        R"({"type":"ready","printed":1,"raw":[[]],"wants":"legal","notes":[1,"a\u001b"],)"
        R"("traceback":[1,{"file":[],"line":{},"text":"b"}]})");
    CHECK(wrong_types.type == "ready");
    CHECK(wrong_types.printed.empty());
    CHECK(wrong_types.raw.is_null());
    CHECK_FALSE(wrong_types.wishes().legal);
    CHECK(wrong_types.notes() == std::vector<std::string>{"a\\x1b"});
    CHECK(traceback_text(wrong_types.traceback) == "\n  : b");
}

TEST_CASE("agents: copies leave out links and files of others, and have a largest size") {
    namespace fs = std::filesystem;
    PrivateFolder from;
    PrivateFolder to;
    const fs::path agent = from.path() / "agent";
    fs::create_directories(agent / "__pycache__");
    fs::create_directories(agent / "parts");
    std::ofstream(agent / "parts" / "a.py") << "a = 1";
    std::ofstream(agent / "__pycache__" / "a.pyc") << "x";
    fs::create_symlink("/etc", agent / "link");
    const fs::path copy = copy_agent(agent, to.path());
    CHECK(copy == to.path() / "agent");
    CHECK(fs::exists(copy / "parts" / "a.py"));
    CHECK_FALSE(fs::exists(copy / "__pycache__"));
    CHECK_FALSE(fs::exists(fs::symlink_status(copy / "link")));

    fs::resize_file(agent / "parts" / "a.py", 50 << 20);
    try {
        copy_agent(agent / "parts" / "a.py", to.path());
        FAIL("a file of 50 MB is copied");
    } catch (const Forfeit& forfeit) {
        CHECK(forfeit.kind() == "start");
        CHECK(contains(forfeit.what(), "a.py\" must have at most 20 MB"));
    }
}

TEST_CASE("agents: only regular files that an agent leaves behind are read") {
    const PrivateFolder folder;
    const std::filesystem::path file = folder.path() / "messages.txt";
    std::ofstream(file) << std::string(20'000, 'a') << "end\xff";
    CHECK(read_tail(file).size() == 16'384 + 2);
    CHECK(contains(read_tail(file), "aend\xef\xbf\xbd"));
    std::filesystem::remove(file);
    CHECK(read_tail(file).empty());
    for (const char* target : {"/dev/zero", "/etc/passwd"}) {
        std::filesystem::create_symlink(target, file);
        CHECK(read_tail(file).empty());
        std::filesystem::remove(file);
    }
    REQUIRE(mkfifo(file.c_str(), 0600) == 0);
    CHECK(read_tail(file).empty());
}

TEST_CASE("halma: programs of the course are asked and answer in files") {
    HalmaTask full{false, 1, 12.5, std::string(16, '.')};
    for (int row = 1; row < 16; ++row) full.board += "/" + std::string(16, '.');
    const HalmaTask read = parse_halma_task(halma_input(full));
    CHECK(read.board == full.board);
    CHECK(read.player == 1);
    CHECK(read.seconds == 12.5);
    CHECK_FALSE(read.single);

    CHECK(parse_halma_output("E 1,2 2,2\n").value().text() == "1,2-2,2");
    const HalmaPlay chain = parse_halma_output("J 1,1 3,1\r\nJ 3,1 3,3\n\n").value();
    CHECK(chain.text() == "1,1-3,3");
    CHECK(chain.squares.size() == 3);
    CHECK_FALSE(parse_halma_output("\n"));
    CHECK(contains(output_error("E 1,2"), "line 1"));
    CHECK(contains(output_error("E 1,2 16,2"), "line 1"));
    CHECK(contains(output_error("E 1,2 2,2\nE 2,2 3,2"), "line 2: must be a jump or the end"));
    CHECK(contains(output_error("J 1,1 3,1\nJ 4,1 6,1"), "line 2: must be a jump from where"));

    std::string board = full.board;
    board[17 * 1 + 2] = 'B';  // 2,1
    CHECK(contains(wrong_halma_jump(board, chain), "J 3,1 3,3: 3,2 holds no piece"));
    board[17 * 2 + 3] = 'W';  // 3,2
    CHECK(wrong_halma_jump(board, chain).empty());
    board[17 * 3 + 3] = 'W';  // 3,3
    CHECK(contains(wrong_halma_jump(board, chain), "3,3 is not empty"));
    const HalmaPlay crooked{true, {"1,1", "3,2"}};
    CHECK(contains(wrong_halma_jump(board, crooked), "must go two squares in a straight line"));
}
