#include "engine/base/utf8.hpp"

#include "tests/engine/catch.hpp"

namespace quintet {

TEST_CASE("utf8: each character comes back as it was written") {
    for (char32_t code = 0; code < 0x110000; code += code < 0x900 ? 1 : 0x3ff) {
        if (code >= 0xd800 && code < 0xe000) continue;
        std::string text;
        append_utf8(text, code);
        INFO(static_cast<unsigned>(code));
        REQUIRE(first_point(text + "a").length == text.size());
        REQUIRE(first_point(text).code == code);
        REQUIRE((text.size() == 1 || first_point(text.substr(0, text.size() - 1)).length == 0));
    }
}

TEST_CASE("utf8: other bytes are not UTF-8") {
    for (const char* text : {"\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xed\xa0\x80",
                             "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff",
                             "\xc3", "\xc3(", "\xe2\x82", "\xe2(\xac"}) {
        INFO(text);
        CHECK(first_point(text).length == 0);
    }
}

TEST_CASE("utf8: a text is cut between two characters") {
    const std::string text = "a\xc3\xa9\xf0\x9f\x98\x80";
    CHECK(utf8_prefix(text, 0).empty());
    CHECK(utf8_prefix(text, 2) == "a");
    CHECK(utf8_prefix(text, 3) == "a\xc3\xa9");
    CHECK(utf8_prefix(text, 6) == "a\xc3\xa9");
    CHECK(utf8_prefix(text, 7) == text);
}

}  // namespace quintet
