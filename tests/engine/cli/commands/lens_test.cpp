#include <cstdio>
#include <map>

#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;

namespace {

const std::string textbook = "((3 12 8) (2 4 6) (14 5 2))";
const std::string named = "(A:(a:3 b:12 c:8) B:(d:2 e:4 f:6) C:(g:14 h:5 i:2))";
const std::string record = R"({"game":"cachex","options":{"size":4},"actions":["PLACE 0,0"]})";

nlohmann::json json_of(std::vector<std::string> arguments, const std::string& input = "") {
    arguments.insert(arguments.begin(), "lens");
    arguments.push_back("--json");
    const Run result = run(arguments, input);
    INFO(result.err);
    REQUIRE(result.status == 0);
    return nlohmann::json::parse(result.out);
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
    return found;
}

}  // namespace

TEST_CASE("lens: prints a tree with windows, values and the reason of a cut-off") {
    const Run result = run({"lens", "--tree", named, "--algorithm", "alpha-beta"});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    CHECK(result.out ==
          "alpha-beta, depth 2, max to move\n"
          "value: 3\n"
          "line:  A; a\n"
          "cost:  11 nodes, 7 leaves, 1 cut-off (1 after the first child, 2 children left out), "
          "effective branching factor 2.70\n"
          "\n"
          "* max  [-inf, inf]  = 3\n"
          "  * A  min  [-inf, inf]  = 3\n"
          "    * a  = 3\n"
          "      b  = 12\n"
          "      c  = 8\n"
          "    B  min  [3, inf]  = 2\n"
          "      d  = 2\n"
          "    x e, f left out, beta <= alpha: 2 <= 3\n"
          "    C  min  [3, inf]  = 2\n"
          "      g  = 14\n"
          "      h  = 5\n"
          "      i  = 2\n");
}

TEST_CASE("lens: the branching factor is that of the height that was reached") {
    const auto branching = [](const std::string& tree, const char* depth, const char* order) {
        return json_of({"--tree", tree, "--depth", depth, "--order", order})
            .at("branching")
            .get<double>();
    };
    CHECK(branching(textbook, "6", "none") == branching(textbook, "2", "none"));
    const std::string uneven_line = "(4 (-2 (7 -9)) (3 1))";
    CHECK(branching(uneven_line, "12", "best") >= 1);
}

TEST_CASE("lens: the decimals of a tree are printed as they were typed") {
    const Run result =
        run({"lens", "--tree", "[[3.5, 12], [2.25, 4]]", "--algorithm", "alpha-beta"});
    CHECK(result.out.find("value: 3.5\n") != std::string::npos);
    CHECK(result.out.find("x b2 left out, beta <= alpha: 2.25 <= 3.5") != std::string::npos);
    const auto json = json_of({"--tree", "[[3.5, 12], [2.25, 4]]", "--window", "1,3"});
    CHECK(json.at("value") == 3.5);
    CHECK(json.at("trace").at(2) == nlohmann::json({"enter", 0, -1, "", 0, 2, 1.0, 3.0}));
}

TEST_CASE("lens --json: value, counters, line and trace") {
    const auto json = json_of({"--tree", textbook, "--algorithm", "alpha-beta"});
    CHECK(json.at("value") == 3);
    CHECK(json.at("nodes") == 11);
    CHECK(json.at("leaves") == 7);
    CHECK(json.at("cutoffs") == 1);
    CHECK(json.at("line") == nlohmann::json({"A", "a1"}));
    CHECK(json.at("stopped") == "complete");
    CHECK_FALSE(json.contains("values"));
    const auto& trace = json.at("trace");
    CHECK(trace.front().at(0) == "begin");
    CHECK(trace.at(2) == nlohmann::json({"enter", 0, -1, "", 0, 2, nullptr, nullptr}));
    CHECK(trace.back() == nlohmann::json({"end", "complete"}));
    CHECK(trace.front().at(1) == "alpha-beta");
    CHECK(trace.at(4) == nlohmann::json({"enter", 2, 1, "a1", 0, 0, nullptr, nullptr}));
    CHECK(trace.at(5) == nlohmann::json({"leaf", 2, "given", 3, -3}));
    std::size_t cuts = 0;
    for (const auto& event : trace) {
        if (event.at(0) != "cut") continue;
        ++cuts;
        CHECK(event == nlohmann::json({"cut", 5, 1, 2, 3, 2, "b2", "b3"}));
    }
    CHECK(cuts == 1);
}

TEST_CASE("lens --json: with three players there are values for each") {
    const auto max_n = json_of({"--tree", "((1,2,6) (4,2,1))", "--algorithm", "max-n"});
    CHECK(max_n.at("values") == nlohmann::json({4, 2, 1}));
    CHECK(max_n.at("value") == 4);
    CHECK(max_n.at("players") == nlohmann::json({"first", "second", "third"}));
    const std::string chexers = R"({"game":"chexers","actions":[]})";
    for (const std::string algorithm : {"max-n", "paranoid", "best-reply", "uct"}) {
        const auto json =
            json_of({"--record", "-", "--depth", "2", "--algorithm", algorithm}, chexers);
        CHECK(json.at("values").size() == 3);
        CHECK(json.at("value") == json.at("values").at(0));
        CHECK(json.at("line").size() == 2);
    }
}

TEST_CASE("lens: every algorithm searches a record and finds the same value by itself") {
    std::vector<nlohmann::json> values;
    for (const std::string algorithm : {"minimax", "alpha-beta", "pvs", "max-n", "paranoid"}) {
        values.push_back(
            json_of({"--record", "-", "--depth", "2", "--algorithm", algorithm}, record)
                .at("value"));
        CHECK(values.back() == values.front());
    }
    const auto table = json_of(
        {"--record", "-", "--depth", "2", "--order", "table", "--deepening", "--algorithm", "pvs"},
        record);
    CHECK(table.at("value") == values.front());
    const auto uct =
        json_of({"--record", "-", "--algorithm", "uct", "--playouts", "30", "--seed", "3"}, record);
    CHECK(uct.at("playouts") == 30);
    CHECK(uct.at("depth") == 12);
}

TEST_CASE("lens: without limits a record is searched three plies deep, a tree to its leaves") {
    CHECK(json_of({"--record", "-", "--order", "best"}, record).at("depth") == 3);
    CHECK(json_of({"--tree", "((((1 2))))"}).at("depth") == 4);
    CHECK(json_of({"--tree", "((((1 2))))", "--depth", "2"}).at("nodes") == 3);
}

TEST_CASE("lens: --plies shows less, --window bounds the root") {
    const Run result = run({"lens", "--tree", textbook, "--plies", "1"});
    CHECK(lines_of(result.out).size() == 9);
    CHECK(json_of({"--tree", textbook, "--window", "5,inf"}).at("value").get<int>() <= 5);
    CHECK(json_of({"--tree", textbook, "--window", "0,9"}).at("value") == 3);
}

TEST_CASE("lens --dot and --svg draw every node, the line bold and left-out children as ghosts") {
    const Run dot = run({"lens", "--tree", named, "--dot"});
    CHECK(dot.status == 0);
    CHECK(dot.out.rfind("digraph lens {", 0) == 0);
    CHECK(count(dot.out, " -> ") == 12);
    CHECK(count(dot.out, "penwidth=3") == 2);
    CHECK(count(dot.out, "tooltip=\"left out, beta <= alpha: 2 <= 3\"") == 2);
    const Run svg = run({"lens", "--tree", named, "--svg"});
    CHECK(svg.status == 0);
    CHECK(svg.out.rfind("<svg ", 0) == 0);
    CHECK(count(svg.out, "<path ") == 12);
    CHECK(count(svg.out, "<rect ") == 13);
    CHECK(count(svg.out, "<path class=\"leaf counts\"") == 1);
    CHECK(count(svg.out, "<path class=\"out\"") == 2);
    CHECK(count(svg.out, "<g ") == count(svg.out, "</g>"));
    CHECK(contains(svg.out, "cut: 2 \u2264 3"));
}

TEST_CASE(
    "lens --svg: no two boxes overlap, and parents stand above the middle of their children") {
    const std::string uneven =
        "((1 (2 3 (4 5 6 7 8 9))) 10 ((11 12 13 14 15 16) 17) (((18 19 20 21) 22)))";
    const Run svg = run({"lens", "--tree", uneven, "--algorithm", "minimax", "--svg"});
    std::map<double, double> right_ends;  // by height, of the boxes so far
    for (std::size_t at = 0; (at = svg.out.find("<rect x=", at)) != std::string::npos; ++at) {
        double x = 0;
        double y = 0;
        double width = 0;
        REQUIRE(std::sscanf(svg.out.c_str() + at, "<rect x=\"%lf\" y=\"%lf\" width=\"%lf\"", &x, &y,
                            &width) == 3);
        if (right_ends.count(y) > 0) CHECK(x >= right_ends[y]);
        right_ends[y] = x + width;
        CHECK(x >= 0);
    }
    CHECK(right_ends.size() == 5);
}

TEST_CASE("lens: a run over its limit stops there and says so") {
    const Run result = run({"lens", "--tree", textbook, "--nodes", "6"});
    CHECK(result.status == 0);
    CHECK(result.err == "quintet lens: stopped at the limit of 6 nodes\n");
    CHECK(contains(result.out, "value: not known\n"));
    CHECK(contains(result.out, "The search reached its limit of 6 nodes and stopped there.\n"));
    const auto json = json_of({"--tree", textbook, "--nodes", "6"});
    CHECK(json.at("stopped") == "nodes");
    CHECK(json.at("value").is_null());
    CHECK(json.at("line").empty());
    const Run large =
        run({"lens", "--record", "-", "--depth", "12", "--algorithm", "minimax", "--svg"}, record);
    CHECK(large.status == 2);
    CHECK(contains(large.err, "cannot be drawn; --plies draws fewer"));
}

TEST_CASE("lens --without: terms of the evaluation are switched off") {
    const std::string hive = R"({"game":"hive","actions":[]})";
    const auto value = [&](const std::string& terms) {
        std::vector<std::string> arguments{"--record", "-", "--depth", "1", "--algorithm", "max-n"};
        if (!terms.empty()) arguments.insert(arguments.end(), {"--without", terms});
        return json_of(arguments, hive).at("trace");
    };
    CHECK(value("hand") != value(""));
    CHECK(value("hand,tempo") != value("hand"));
    check_refused({"lens", "--record", "-", "--without", "hand,luck"},
                  "without must be one of tempo, hand, free", hive);
    check_refused({"lens", "--tree", textbook, "--without", "tempo"},
                  "--without: a given tree has no terms");
}

TEST_CASE("lens: bad input is refused with the place") {
    check_refused({"lens"}, "Exactly 1 option from [--record,--tree,--random-tree] is required");
    check_refused({"lens", "--tree", textbook, "--record", "-"}, "[--record,--tree,--random-tree]");
    check_refused({"lens", "--tree", textbook, "--json", "--svg"}, "[--json,--dot,--svg]");
    check_refused({"lens", "--tree", "((3 12 8) (2 4 6"},
                  "--tree: character 17: must be a number, a bracket, or )");
    check_refused({"lens", "--tree", "((3 12 8) (2 x 6))"},
                  "--tree: character 14: must be a number or a bracket (found \"x\")");
    check_refused({"lens", "--tree", "((1,2,6) 4)"}, "--tree: character 10: must be 3 numbers");
    check_refused({"lens", "--tree", textbook, "--depth", "13"},
                  "depth must be a whole number from 1 to 12 (found 13)");
    check_refused({"lens", "--tree", textbook, "--depth", "0"},
                  "must be a whole number, 1 or more (found \"0\")");
    check_refused({"lens", "--tree", textbook, "--nodes", "50001"},
                  "nodes must be a whole number from 1");
    check_refused({"lens", "--tree", textbook, "--algorithm", "alfa-beta"},
                  "algorithm must be one of minimax, alpha-beta");
    check_refused({"lens", "--tree", textbook, "--order", "random"},
                  "order must be one of none, best, worst, table");
    check_refused({"lens", "--tree", textbook, "--algorithm", "minimax", "--order", "table"},
                  "order: minimax does not use a transposition table");
    check_refused({"lens", "--tree", textbook, "--window", "3"}, "--window must be two bounds");
    check_refused({"lens", "--tree", textbook, "--window", "3,x"}, "inf or -inf (found \"x\")");
    check_refused({"lens", "--tree", textbook, "--window", "3,3"}, "alpha must be less than beta");
    check_refused({"lens", "--record", "/nowhere"}, "/nowhere: cannot be opened");
    check_refused({"lens", "--record", "-"},
                  "action 1: ", R"({"game":"cachex","actions":["FLY"]})");
}

TEST_CASE("lens: a random tree is shown with its text, and is the same for the same seed") {
    const auto text_of = [](const char* seed) {
        const Run result =
            run({"lens", "--random-tree", "depth=2,branching=2-3,saves=1-2", "--seed", seed});
        REQUIRE(result.status == 0);
        REQUIRE(result.out.rfind("tree:  ((", 0) == 0);
        return result.out.substr(7, result.out.find('\n') - 7);
    };
    const std::string tree = text_of("7");
    CHECK(tree == text_of("7"));
    CHECK(tree != text_of("8"));
    CHECK(json_of({"--random-tree", "depth=2,branching=2-3,saves=1-2", "--seed", "7"})["tree"] ==
          tree);
    CHECK(!json_of({"--tree", textbook}).contains("tree"));
    // Without an algorithm, chance nodes are searched by the one that can.
    CHECK(json_of({"--random-tree", "depth=2,chance=2"})["algorithm"] == "expectimax");
    check_refused({"lens", "--random-tree", "depth=2,chance=2", "--algorithm", "pvs"},
                  "algorithm: pvs can't search chance nodes; expectimax can");
    const Run refused = run({"lens", "--random-tree", "depth=9"});
    CHECK(refused.status != 0);
    CHECK(refused.err.find("--random-tree: depth must be a whole number from 1 to 6") !=
          std::string::npos);
}
