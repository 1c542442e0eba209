#include "engine/cli/records/weight_files.hpp"

#include "engine/cli/seats/seat.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

/// Returns the error of a file with this content.
std::string complaint_about(const std::string& content) {
    const TemporaryFile file(content);
    try {
        read_weights(file.path());
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("weights: a file has numbers by name, and an array stands for its numbers") {
    const TemporaryFile file(R"({"tempo": 120, "danger": [1, -2, [3]], "danger.1": 5})");
    const WeightValues expected{
        {"tempo", 120}, {"danger.0", 1}, {"danger.1", 5}, {"danger.2.0", 3}};
    CHECK(read_weights(file.path()) == expected);
    const TemporaryFile again(json_of(expected).dump());
    CHECK(read_weights(again.path()) == expected);
}

TEST_CASE("weights: a file with anything else is refused with a reason") {
    CHECK(contains(complaint_about("{\"tempo\": 1"), "not JSON"));
    CHECK(contains(complaint_about("[1, 2]"), "an object with a number for each weight"));
    CHECK(contains(complaint_about(R"({"tempo": 1.5})"), "\"tempo\" must be a whole number"));
    CHECK(contains(complaint_about(R"({"tempo": "12"})"), "must be a whole number"));
    CHECK(contains(complaint_about(R"({"tempo": 3000000000})"), "must be a whole number"));
    CHECK(contains(complaint_about(R"({"near": [1, null]})"), "\"near.1\""));
    CHECK_THROWS_AS(read_weights("/no/such/file"), InputError);
}

TEST_CASE("weights: a single weight is a name and a number") {
    CHECK(parse_weight("danger.3=-7") == std::pair<std::string, Score>("danger.3", -7));
    for (const char* text : {"", "tempo", "tempo=", "=3", "tempo=x", "tempo=1.5", "tempo=3 "}) {
        CHECK_THROWS_AS(parse_weight(text), InputError);
    }
}

TEST_CASE("weights: a seat takes a file of weights, single ones, and the common limits") {
    const TemporaryFile file(R"({"tempo": 120, "reach": 4})");
    ThinkingLimits limits;
    limits.nodes = 77;
    const Seat seat =
        parse_seat("algorithm:greedy,weights=" + file.path() + ",weight.reach=9", limits);
    CHECK(seat.weights == WeightValues{{"tempo", 120}, {"reach", 9}});
    CHECK(seat.limits.nodes == 77);
    const Seat own = parse_seat("algorithm:greedy,weight.a.0=1,depth=2", limits);
    CHECK(own.weights == WeightValues{{"a.0", 1}});
    CHECK(own.limits.nodes == 0);
    CHECK(own.limits.depth == 2);
    CHECK_THROWS_AS(parse_seat("random,weight.tempo=1", limits), InputError);
    CHECK_THROWS_AS(parse_seat("algorithm:,weight.tempo=one", limits), InputError);
    CHECK_THROWS_AS(parse_seat("algorithm:,weights=/no/such/file", limits), InputError);
}

TEST_CASE(
    "weights: games lists them, and search, bench and match take them and refuse unknown ones") {
    for (const GameSpec* game : games()) {
        CAPTURE(game->id);
        const WeightValues standard = weights_of(game->id);
        const Run listed = run({"games", "--weights", game->id});
        CHECK(listed.status == (standard.empty() ? 2 : 0));
        const std::string record = R"({"game":")" + game->id + R"(","actions":[]})";
        const std::vector<std::string> search{"search", "--record", "-", "--algorithm",
                                              "greedy", "--depth",  "1", "--json"};
        auto with = search;
        with.insert(with.end(), {"--weight", "charm=3"});
        const Run refused = run(with, record);
        CHECK(refused.status == 2);
        CHECK(contains(refused.err, "quintet games --weights " + game->id));
        check_refused({"bench", "--game", game->id, "--weight", "charm"}, "\"charm\"");
        if (standard.empty()) continue;

        CHECK(nlohmann::ordered_json::parse(listed.out) == json_of(standard));
        const TemporaryFile file(listed.out);
        auto same = search;
        same.insert(same.end(), {"--weights", file.path()});
        const auto best = [](const Run& result) {
            auto json = nlohmann::json::parse(lines_of(result.out).back());
            return json.at("lines").dump();
        };
        CHECK(best(run(same, record)) == best(run(search, record)));
    }
    check_refused({"games", "--weights", "go"}, "\"go\"");
}

TEST_CASE("weights: games lists the weights of an option, and a single weight changes those") {
    const auto listed = [](const std::vector<std::string>& more) {
        std::vector<std::string> words{"games", "--weights", "cachex"};
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    const Run large = listed({"--option", "size=11"});
    REQUIRE(large.status == 0);
    CHECK(large.out != listed({}).out);
    CHECK(large.out == listed({"--option", "size=12"}).out);
    CHECK(weights_of("cachex", {{"size", "11"}}) != weights_of("cachex"));
    CHECK(weights_of("cachex", {{"size", "99"}}).empty());
    check_refused({"games", "--weights", "cachex", "--option", "size=99"}, "99");
    check_refused({"games", "--option", "size=11"}, "--weights");

    // One weight is given with its own value: the others keep the values of the size.
    const std::string record = R"({"game":"cachex","options":{"size":11},"actions":["PLACE 3,4"]})";
    const auto found = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"search", "--record", "-", "--nodes", "300", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return nlohmann::json::parse(lines_of(run(words, record).out).back()).at("lines").dump();
    };
    const auto [name, value] = weights_of("cachex", {{"size", "11"}}).front();
    CHECK(found({}) == found({"--weight", name + "=" + std::to_string(value)}));
    const TemporaryFile small(listed({}).out);
    CHECK(found({}) != found({"--weights", small.path()}));
}
