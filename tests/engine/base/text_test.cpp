#include "engine/base/text.hpp"

#include "tests/engine/catch.hpp"

using quintet::TextCursor;

TEST_CASE("text: integers are read in their canonical form only") {
    const auto read = [](std::string_view text) { return TextCursor(text).integer(); };
    CHECK(read("0") == 0);
    CHECK(read("-3,1") == -3);
    CHECK(read("123456") == 123456);
    CHECK_FALSE(read("1234567"));
    CHECK_FALSE(read("007"));
    CHECK_FALSE(read("-0"));
    CHECK_FALSE(read("+1"));
    CHECK_FALSE(read(""));
    CHECK_FALSE(read("-"));
}

TEST_CASE("text: a failed read does not move the cursor") {
    TextCursor cursor("MOVE x");
    CHECK_FALSE(cursor.accept("MOVES"));
    CHECK(cursor.position() == 0);
    CHECK(cursor.accept("MOVE "));
    CHECK_FALSE(cursor.integer());
    CHECK(cursor.expected("a number").message == "character 6: must be a number (found \"x\")");
    CHECK(cursor.word() == "x");
    CHECK(cursor.expected("a comma").message == "character 7: must be a comma (found the end)");
}

TEST_CASE("text: unprintable bytes are escaped in messages") {
    CHECK(quintet::in_quotes(std::string_view("a\0\xff", 3)) == "\"a\\x00\\xff\"");
    CHECK(quintet::in_quotes("abcdef", 3) == "\"abc…\"");
}

TEST_CASE("text: white space goes before and after a text, not inside") {
    CHECK(quintet::trimmed(" \t a b\r\n") == "a b");
    CHECK(quintet::trimmed("a") == "a");
    CHECK(quintet::trimmed(" \n").empty());
    CHECK(quintet::trimmed("").empty());
}

TEST_CASE("text: letters of ASCII, and only those, are compared without their case") {
    CHECK(quintet::same_letters("Base+MLP", "bASE+mlp"));
    CHECK_FALSE(quintet::same_letters("Base", "Bas"));
    CHECK_FALSE(quintet::same_letters("[", "{"));
    CHECK(quintet::upper('{') == '{');
    CHECK(quintet::lower('[') == '[');
    CHECK_FALSE(quintet::is_letter('\xc9'));
    CHECK_FALSE(quintet::is_digit(':'));
}
