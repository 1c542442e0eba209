
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::string start = R"({"game":"cachex","options":{"size":4},"actions":["PLACE 0,0"]})";

}  // namespace

TEST_CASE("search: prints a table with a line for each depth, then the best action") {
    const Run result = run({"search", "--record", "-", "--depth", "3"}, start);
    CHECK(result.status == 0);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() == 5);
    CHECK(lines.front().rfind("depth ", 0) == 0);
    CHECK(lines[1].rfind("    1 ", 0) == 0);
    CHECK(lines[2].rfind("    2 ", 0) == 0);
    CHECK(lines[3].rfind("    3 ", 0) == 0);
    CHECK(lines.back().rfind("best: ", 0) == 0);
}

TEST_CASE("search: an incomplete depth is in brackets") {
    const Run result = run({"search", "--record", "-", "--nodes", "100"}, start);
    const auto lines = lines_of(result.out);
    REQUIRE(lines.size() >= 3);
    const std::string& last = lines[lines.size() - 2];
    CHECK(last.find('(') < 5);
    CHECK(contains(last, ")           100 "));
}

TEST_CASE("search: Monte Carlo tree search shows visits and shares of the actions") {
    const Run result =
        run({"search", "--record", "-", "--nodes", "100", "--algorithm", "mcts"}, start);
    CHECK(contains(result.out, "visits   share             score  chance  action"));
    CHECK(contains(result.out, " %  PLACE "));
    const Run json =
        run({"search", "--record", "-", "--nodes", "100", "--algorithm", "mcts", "--json"}, start);
    const auto last = nlohmann::json::parse(lines_of(json.out).back());
    std::uint64_t visits = 0;
    for (const auto& action : last.at("visits")) visits += action.at("visits").get<std::uint64_t>();
    CHECK(visits == 99);
    CHECK(last.at("depthUnderWay") == 0);
}

TEST_CASE("search --statistics: counts and root actions add up, and nothing else changes") {
    const std::vector<std::string> records{start, R"({"game":"chexers","actions":[]})",
                                           R"({"game":"tetress","actions":[]})",
                                           R"({"game":"hive","actions":["wS1","bS1 wS1-"]})"};
    const auto last_of = [](std::vector<std::string> arguments, const std::string& record) {
        arguments.insert(arguments.begin(), {"search", "--record", "-", "--json"});
        const Run result = run(arguments, record);
        REQUIRE(result.status == 0);
        auto json = nlohmann::json::parse(lines_of(result.out).back());
        json.erase("seconds");
        return json;
    };
    std::uint64_t reductions = 0;
    for (const std::string& record : records) {
        INFO(record);
        auto counted = last_of({"--nodes", "30000", "--statistics"}, record);
        const auto statistics = counted.at("statistics");
        counted.erase("statistics");
        CHECK(counted == last_of({"--nodes", "30000"}, record));
        const auto count = [&](const char* name) {
            return statistics.at(name).get<std::uint64_t>();
        };
        CHECK(count("nodes") == counted.at("nodes").get<std::uint64_t>());
        CHECK(count("cutoffs") <= count("nodes"));
        CHECK(count("cutoffs") > 0);
        CHECK(count("firstCutoffs") <= count("cutoffs"));
        CHECK(count("firstCutoffs") > 0);
        CHECK(count("tableHits") + count("quiescenceNodes") <= count("nodes"));
        CHECK(count("tableHits") > 0);
        CHECK(count("searchedAgain") <= count("reductions"));
        reductions += count("reductions");
        CHECK(count("reductions") <= count("nodes"));
        std::uint64_t nodes = 0;
        std::uint64_t before = count("nodes");
        for (const auto& action : statistics.at("actions")) {
            CHECK(action.at("nodes").get<std::uint64_t>() <= before);
            before = action.at("nodes");
            nodes += before;
        }
        CHECK(nodes == count("nodes"));
    }
    CHECK(reductions > 0);
    CHECK_FALSE(last_of({"--depth", "2"}, start).contains("statistics"));
    const auto mcts = last_of({"--nodes", "100", "--algorithm", "mcts", "--statistics"}, start);
    CHECK_FALSE(mcts.contains("statistics"));
    const Run text = run({"search", "--record", "-", "--depth", "3", "--statistics"}, start);
    CHECK(contains(text.out, " %  of these: by the first action\n"));
    CHECK(contains(text.out, "         nodes   share  root action\n"));
    const Run none =
        run({"search", "--record", "-", "--depth", "1", "--algorithm", "greedy", "--statistics"},
            start);
    CHECK(contains(none.out, "This search has no statistics.\n"));
}

TEST_CASE("search --json: every depth has its own number of nodes") {
    const auto nodes_at = [](const std::string& depth) {
        std::vector<std::uint64_t> nodes;
        const Run result = run({"search", "--record", "-", "--depth", depth, "--json"}, start);
        for (const auto& json : json_lines_of(result.out)) {
            CHECK(json.at("depth").get<std::size_t>() == nodes.size() + 1);
            CHECK(json.at("depthUnderWay") == 0);
            nodes.push_back(json.at("nodes"));
        }
        return nodes;
    };
    const auto nodes = nodes_at("3");
    REQUIRE(nodes.size() == 3);
    CHECK(nodes_at("2").back() == nodes[1]);
    CHECK(nodes_at("1").back() == nodes[0]);
}

TEST_CASE("search --json: every line has the old names beside the new ones for one version") {
    const Run result =
        run({"search", "--record", "-", "--nodes", "3000", "--statistics", "--json"}, start);
    CHECK(contains(result.err, "`proven_plies` is now `provenPlies`"));
    for (const auto& json : json_lines_of(result.out)) {
        CHECK(json.at("depth_under_way") == json.at("depthUnderWay"));
        const auto& line = json.at("lines")[0];
        CHECK(line.at("proven_plies") == line.at("provenPlies"));
        if (!json.contains("statistics")) continue;
        const auto& counts = json.at("statistics");
        CHECK(counts.at("first_cutoffs") == counts.at("firstCutoffs"));
        CHECK(counts.at("quiescence_nodes") == counts.at("quiescenceNodes"));
        CHECK(counts.at("searched_again") == counts.at("searchedAgain"));
        CHECK(counts.at("table_hits") == counts.at("tableHits"));
    }
}

TEST_CASE("search --json: every line is JSON, depths rise, only the last is finished") {
    const Run result =
        run({"search", "--record", "-", "--nodes", "3000", "--lines", "2", "--json"}, start);
    CHECK(result.status == 0);
    const auto lines = json_lines_of(result.out);
    REQUIRE_FALSE(lines.empty());
    int depth = -1;
    for (const auto& json : lines) {
        CHECK(json.at("finished") == (&json == &lines.back()));
        CHECK(json.at("depth").get<int>() >= depth);
        depth = json.at("depth");
        CHECK(json.at("lines").size() == 2);
        const auto& best = json.at("lines")[0];
        CHECK(best.at("actions")[0] == json.at("best"));
        CHECK(best.at("scores").size() == 2);
        CHECK(best.at("chances").size() == 2);
        CHECK(json.at("nodes").is_number_unsigned());
        CHECK(json.at("seconds").is_number());
    }
}

TEST_CASE("search: a proven win is shown with its distance") {
    const Run result = run({"search", "--record", "-", "--depth", "4"},
                           R"({"game":"cachex","options":{"size":3},)"
                           R"("setup":"r../r../.bb r 4","actions":[]})");
    CHECK(contains(result.out, "win in 1 "));
    CHECK(contains(result.out, "best: PLACE 2,0"));
}

TEST_CASE("search: among three players only what holds against any defence is called a win") {
    const auto search = [](const std::string& setup, const std::string& algorithm,
                           const std::string& form = "") {
        std::vector<std::string> words{"search", "--record",    "-",      "--depth",
                                       "6",      "--algorithm", algorithm};
        if (!form.empty()) words.push_back(form);
        return run(words, R"({"game":"chexers","setup":")" + setup + R"(","actions":[]})").out;
    };
    const std::string exit = "..../...../...g../.....gr/....../r..../..b. r 3,0,0 12";
    CHECK(contains(search(exit, "best-reply"), "   win in 1 "));
    // Red steps to its exit line and leaves, before anyone can come near.
    const std::string run_away = "..../...r./....../......./....../...../gb.. r 3,0,0 12";
    CHECK(contains(search(run_away, "best-reply"), "likely win in 4 "));
    CHECK(contains(search(run_away, "max-n"), "likely win in 4 "));
    CHECK(contains(search(run_away, "paranoid"), "   win in 4 "));
    CHECK(contains(search(run_away, "best-reply", "--json"), R"("provenPlies":4,"likely":true)"));
    CHECK(contains(search(run_away, "paranoid", "--json"), R"("provenPlies":4,"likely":false)"));
}

TEST_CASE("search: reads a record from a file, also over several lines") {
    const TemporaryFile file("{\"game\":\"cachex\",\n \"actions\":[]}\n");
    CHECK(run({"search", "--record", file.path(), "--depth", "1"}).status == 0);
}

TEST_CASE("search: takes any position of a file with many games") {
    const TemporaryFile file(start + "\n\n" +
                             R"({"game":"cachex","options":{"size":3},"setup":"r../r../.bb r 4",)" +
                             R"("actions":["PLACE 2,0"]})" + "\n");
    const auto search = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"search", "--record", file.path(), "--depth", "1"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    CHECK(contains(run(search({"--game", "2", "--ply", "0"})).out, "best: PLACE 2,0"));
    CHECK(run(search({"--game", "1", "--ply", "1"})).status == 0);
    CHECK(run(search({"--game", "1"})).status == 0);
    check_refused(search({}), "has 2 games; choose one with --game 1 to 2");
    check_refused(search({"--game", "3"}), "--game 3: must be from 1 to 2");
    check_refused(search({"--game", "2", "--ply", "2"}), ":3: --ply 2: must be from 0 to 1");
    check_refused(search({"--game", "2"}), "over");
    check_refused({"search", "--record", "-", "--depth", "1", "--game", "2"}, "must be 1", start);
    const TemporaryFile broken(start + "\n{\n");
    check_refused({"search", "--record", broken.path(), "--depth", "1", "--game", "2"},
                  ":2: not JSON");
}

TEST_CASE("search: takes algorithms and levels by name") {
    CHECK(run({"search", "--record", "-", "--depth", "1", "--algorithm", "greedy"}, start).status ==
          0);
    CHECK(run({"search", "--record", "-", "--level", "beginner"}, start).status == 0);
    CHECK(contains(
        run({"search", "--record", "-", "--depth", "1", "--algorithm", "oracle"}, start).err,
        "\"oracle\""));
    CHECK(contains(run({"search", "--record", "-", "--level", "god"}, start).err, "\"god\""));
    check_refused({"search", "--record", "-", "--level", "Hard"},
                  "the level must be one of beginner,", start);
}

TEST_CASE("search: bad input is refused with the place") {
    const std::vector<std::string> arguments{"search", "--record", "-", "--depth", "1"};
    check_refused(arguments, "standard input:1: not JSON", "{");
    check_refused(arguments, "standard input:1: field actions is required", R"({"game":"cachex"})");
    check_refused(arguments, "\"go\"", R"({"game":"go","actions":[]})");
    check_refused(arguments, "standard input:1: action 2: PLACE 0,0: ",
                  R"({"game":"cachex","actions":["PLACE 0,0","PLACE 0,0"]})");
    check_refused({"search", "--record", "/no/such/file", "--depth", "1"}, "/no/such/file");
    check_refused({"search", "--record", "-", "--depth", "0"}, "--depth", start);
    check_refused({"search", "--record", "-", "--time", "1", "--lines", "65"}, "--lines", start);
    // A finished game cannot be searched.
    check_refused(
        arguments, "over",
        R"({"game":"cachex","options":{"size":3},"setup":"r../r../rbb b 5","actions":[]})");
}
