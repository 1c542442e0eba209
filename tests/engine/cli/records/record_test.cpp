#include "engine/cli/records/record.hpp"

#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

std::string refusal(const std::string& text) {
    try {
        parse_record(text);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("record: a record is written as it was read, unknown fields included") {
    for (
        const std::string text :
        {R"({"game":"cachex","options":{"size":8},"actions":["PLACE 3,4","STEAL"]})",
         R"({"game":"cachex","actions":[]})",
         R"({"game":"hive","options":{"expansions":"MLP"},"setup":"w;bQ@0,0,0","actions":[]})",
         R"({"game":"chexers","actions":[],"id":"x","legal":[8],"note":{"by":["me",null,1.5]}})"}) {
        CHECK(format_record(parse_record(text)) == text);
    }
}

TEST_CASE("record: fields may come in any order, options as numbers or texts") {
    const Record record =
        parse_record(R"( {"actions":["STEAL"],"options":{"size":"8","x":-2},"game":"cachex"} )");
    CHECK(record.game == "cachex");
    CHECK(record.actions == std::vector<std::string>{"STEAL"});
    using Options = GivenOptions;
    CHECK(record.options == Options{{"size", "8"}, {"x", "-2"}});
    CHECK(format_record(record) ==
          R"({"game":"cachex","options":{"size":8,"x":-2},"actions":["STEAL"]})");
}

TEST_CASE("record: a wrong type is refused with the name of the field") {
    CHECK(refusal(R"({"game":1,"actions":[]})") == "field game must be a text (found 1)");
    CHECK(contains(refusal(R"({"game":"x","actions":"STEAL"})"), "field actions must be an array"));
    CHECK(
        contains(refusal(R"({"game":"x","actions":["a",2]})"), "field actions[1] must be a text"));
    CHECK(contains(refusal(R"({"game":"x","options":[],"actions":[]})"),
                   "field options must be an object"));
    CHECK(contains(refusal(R"({"game":"x","options":{"size":8.5},"actions":[]})"),
                   "field options.size must be a text or a whole number (found 8.5)"));
    CHECK(
        contains(refusal(R"({"game":"x","options":{"size":true},"actions":[]})"), "options.size"));
    CHECK(
        contains(refusal(R"({"game":"x","setup":{},"actions":[]})"), "field setup must be a text"));
    CHECK(contains(refusal(R"({"game":null,"actions":[]})"), "field game"));
}

TEST_CASE("record: a missing field is named") {
    CHECK(refusal(R"({"actions":[]})") == "field game is required");
    CHECK(refusal(R"({"game":"","actions":[]})") == "field game is required");
    CHECK(refusal(R"({"game":"cachex"})") == "field actions is required");
}

TEST_CASE("record: broken JSON is refused with the place") {
    CHECK(refusal("") == "must be JSON (found nothing)");
    CHECK(refusal(R"({"game":"cachex","actions":["PLACE)") == "not JSON: error at byte 35");
    CHECK(contains(refusal("{\"game\":\"\xff\"}"), "not JSON: error at byte 10"));
    CHECK(contains(refusal("[]"), "must be a JSON object"));
    CHECK(contains(refusal("17"), "must be a JSON object"));
    CHECK(contains(refusal(R"({"game":"x","actions":[]} extra)"), "not JSON: error at byte"));
}

TEST_CASE("record: nesting that would need unbounded memory is refused") {
    CHECK(refusal(std::string(1'000'000, '[')) == "the JSON is nested too deeply");
    const std::string deep = std::string(100, '[') + std::string(100, ']');
    CHECK(refusal(R"({"game":"x","actions":[],"note":)" + deep + "}") ==
          "the JSON is nested too deeply");
}

TEST_CASE("record: the record of a game has all options and the actions up to the ply shown") {
    const auto game = replay_record(
        parse_record(R"({"game":"cachex","actions":["PLACE 0,0","STEAL","PLACE 1,1"]})"));
    must(game->go_to(2));
    CHECK(format_record(record_of(*game)) ==
          R"({"game":"cachex","options":{"size":8},"actions":["PLACE 0,0","STEAL"]})");
    CHECK(result_name(*game) == "unfinished");
}

TEST_CASE("record: the lines of a file come with their place, without blank ones") {
    const TemporaryFile file("one\n\n  \r\ntwo");
    std::vector<std::string> seen;
    for_each_line(file.path(), [&](const std::string& line, const std::string& place) {
        seen.push_back(line + " " + place.substr(place.rfind(':')));
    });
    CHECK(seen == std::vector<std::string>{"one :1", "two :4"});
    CHECK_THROWS_AS(for_each_line("/no/such/file", [](const auto&, const auto&) {}), InputError);
}
