#include <functional>

#include "engine/cli/lessons/lesson.hpp"
#include "tests/engine/cli/helpers.hpp"
#include "tests/engine/thinned.hpp"

// The lessons that the page teaches: every answer reaches its goal, every wrong try does not, and
// every claim holds. And `quintet verify` finds each kind of fault in a file of lessons.

using namespace quintet;
using namespace quintet::tests;

namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string> lesson_files() {
    const std::filesystem::path folder = QUINTET_TEST_DATA "/../../web/learn/lessons/steps";
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() == ".json") files.push_back(entry.path().string());
    }
    return files;
}

/// Red can convert a green piece, leave the board, or walk.
Json sample() {
    return Json::parse(R"({"game": "chexers", "steps": [{
        "id": "convert",
        "part": "rules",
        "setup": "..../...../....../..rg..r/....../...../..bb r 0,0,0 0",
        "show": ["-1,0"],
        "goal": {"kind": "converts"},
        "answer": ["JUMP -1,0 1,0"],
        "wrong": [{"try": ["EXIT 3,0"], "when": {"kind": "action", "name": "exit"}, "say": "exit"},
                  {"try": ["MOVE 3,0 2,0"], "say": "other"}],
        "claims": [{"kind": "reaches", "actions": ["JUMP -1,0 1,0"],
                    "goal": {"kind": "occupies", "cells": ["0,0", "1,0"]}}]
    }]})");
}

/// What `verify` prints of the sample after a change of its step.
Run verify_changed(const std::function<void(Json&)>& change) {
    Json lessons = sample();
    change(lessons["steps"][0]);
    const TemporaryFile file(lessons.dump());
    const std::string renamed = file.path() + ".json";
    std::filesystem::copy_file(file.path(), renamed,
                               std::filesystem::copy_options::overwrite_existing);
    const Run result = run({"verify", renamed});
    std::filesystem::remove(renamed);
    return result;
}

void check_found(const std::string& expected, const std::function<void(Json&)>& change) {
    const Run result = verify_changed(change);
    INFO("expected " << expected << "\nfound " << result.out);
    CHECK(result.status == 1);
    CHECK(contains(result.out, "convert: " + expected));
    CHECK(contains(result.out, "0 passed, 1 failed"));
}

void check_unreadable(const std::string& expected, const std::function<void(Json&)>& change) {
    const Run result = verify_changed(change);
    INFO("expected " << expected << "\nfound " << result.err);
    CHECK(result.status == 2);
    CHECK(contains(result.err, expected));
}

}  // namespace

TEST_CASE("lessons: every step of every lesson holds") {
    const std::vector<std::string> files = lesson_files();
    REQUIRE_FALSE(files.empty());
    for (const std::string& file : files) {
        int number = 0;
        for (const cli::LessonStep& step : cli::read_lessons(file).steps) {
            if (!sampled(number++)) continue;
            for (const std::string& wrong : cli::check_step(step)) {
                FAIL_CHECK(file << ": " << step.id << ": " << wrong);
            }
        }
    }
}

TEST_CASE("lessons: a right step passes") {
    const Run result = verify_changed([](Json&) {});
    INFO(result.out << result.err);
    CHECK(result.status == 0);
    CHECK(result.out == "1 passed, 0 failed, 0 skipped\n");
}

TEST_CASE("lessons: wrong answers, tries and goals are found") {
    check_found("answer: the goal is not reached",
                [](Json& step) { step["answer"] = {"EXIT 3,0"}; });
    check_found("answer: JUMP 0,0 1,0: 0,0 does not hold a red piece",
                [](Json& step) { step["answer"] = {"JUMP 0,0 1,0"}; });
    check_found("wrong 1: the try reaches the goal",
                [](Json& step) { step["wrong"][0]["try"] = {"JUMP -1,0 1,0"}; });
    check_found("wrong 2: the answer is \"exit\", not \"other\"",
                [](Json& step) { step["wrong"][1]["try"] = {"EXIT 3,0"}; });
    check_found("wrong must have at least one try",
                [](Json& step) { step["wrong"] = Json::array(); });
    check_found("goal: must not be reached by every action", [](Json& step) {
        step["goal"] = {{"kind", "replies"}, {"count", 100}};
        step["wrong"] = Json::array();
    });
    check_found("goal: unknown cell \"9,9\"", [](Json& step) {
        step["goal"] = {{"kind", "occupies"}, {"cells", {"9,9"}}};
    });
    check_found("goal: a claim must say why \"EXIT 3,0\" is correct", [](Json& step) {
        step["goal"] = {{"kind", "one-of"}, {"actions", {"EXIT 3,0"}}};
    });
    check_found("show: unknown cell \"4,4\"", [](Json& step) { step["show"] = {"4,4"}; });
}

TEST_CASE("lessons: claims that do not hold are found") {
    const auto claim = [](const Json& only) {
        return [=](Json& step) { step["claims"] = Json::array({only}); };
    };
    check_found(
        "claim 1: the goal is not reached",
        claim({{"kind", "reaches"}, {"actions", {"EXIT 3,0"}}, {"goal", {{"kind", "converts"}}}}));
    check_found("claim 1: no forced win within 1 plies",
                claim({{"kind", "forced-win"}, {"actions", {"EXIT 3,0"}}, {"plies", 1}}));
    check_found("claim 1: the next player has no forced win within 1 plies",
                claim({{"kind", "loses"}, {"actions", {"EXIT 3,0"}}, {"plies", 1}}));
    check_found("claim 1: \"EXIT 3,0\" has a chance of", claim({{"kind", "better"},
                                                                {"actions", {"EXIT 3,0"}},
                                                                {"than", {"MOVE 3,0 2,0"}},
                                                                {"nodes", 2000}}));
    check_found("claim 1: the chance must be from",
                claim({{"kind", "chance"}, {"least", 99}, {"nodes", 2000}}));
    check_found("claims: a step on how to play must have at least one", [](Json& step) {
        step["part"] = "play";
        step.erase("claims");
    });
}

TEST_CASE("lessons: a file that is not in the form is refused") {
    check_unreadable("steps 1: field goal is required", [](Json& step) { step.erase("goal"); });
    check_unreadable("steps 1: unknown field \"gaol\"", [](Json& step) { step["gaol"] = 1; });
    check_unreadable("steps 1: field part must be \"rules\" or \"play\"",
                     [](Json& step) { step["part"] = "end"; });
    check_unreadable("steps 1: wrong 1: field say is required",
                     [](Json& step) { step["wrong"][0].erase("say"); });
    check_unreadable(
        "steps 1: claims 1: kind must be forced-win, loses, better, chance or reaches (found "
        "\"sure\")",
        [](Json& step) { step["claims"][0]["kind"] = "sure"; });
    check_unreadable("steps 1: goal: field count must be a whole number from 0 to 1000",
                     [](Json& step) { step["goal"]["count"] = "two"; });
}
