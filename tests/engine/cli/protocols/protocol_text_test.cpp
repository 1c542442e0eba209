#include "engine/cli/base/options.hpp"
#include "engine/cli/protocols/text/halma_files.hpp"
#include "engine/cli/protocols/text/ugi_text.hpp"
#include "engine/cli/protocols/text/uhp_text.hpp"
#include "engine/cli/protocols/thinking.hpp"
#include "engine/cli/seats/seat.hpp"
#include "tests/engine/cli/helpers.hpp"

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

TEST_CASE("uhp times: hours, minutes, seconds, and fractions") {
    CHECK(uhp_time_ms("00:00:01") == 1000);
    CHECK(uhp_time_ms("01:02:03") == 3723000);
    CHECK(uhp_time_ms("23:59:59.999") == 86399999);
    CHECK(uhp_time_ms("00:00:00.5") == 500);
    CHECK(uhp_time_ms("00:00:00.0012345") == 1);
    for (const char* wrong :
         {"", "5", "0:00:01", "00:00:00", "00:00:00.0", "24:00:00", "00:60:00", "00:00:60",
          "00:00:01.", "00:00:01.12345678", "00:00:01 ", "00-00-01", "-1:00:00", "00:00:0x"}) {
        INFO(wrong);
        CHECK_FALSE(uhp_time_ms(wrong).has_value());
    }
    for (const int time : {1, 999, 1000, 61'000, 3'723'004}) {
        CHECK(uhp_time_ms(uhp_time(time)) == time);
    }
    CHECK(uhp_time(5000) == "00:00:05");
    CHECK(uhp_time(250) == "00:00:00.250");
}

TEST_CASE("ugi: actions without spaces, and the words of a line") {
    CHECK(ugi_action("MOVE 0,1 2,-1") == "MOVE_0,1_2,-1");
    CHECK(action_of_ugi("wA1_bQ/") == "wA1 bQ/");
    CHECK(words_of("").empty());
    CHECK(words_of(" \t ").empty());
    CHECK(words_of(" go \t depth  3 ") == std::vector<std::string>{"go", "depth", "3"});
}

TEST_CASE("decimal numbers are parsed strictly") {
    CHECK(decimal("0.25") == 0.25);
    CHECK(decimal("1e-3") == 0.001);
    CHECK(decimal("-2") == -2);
    for (const char* wrong :
         {"", " 1", "1 ", "inf", "nan", "0x10", "1e999", "1.2.3", "e5", "1,5"}) {
        INFO(wrong);
        CHECK_FALSE(decimal(wrong).has_value());
    }
}

TEST_CASE("halma files: steps, chains and passes") {
    ActionView action;
    action.kind = "pass";
    CHECK(halma_output(action).empty());
    action.kind = "move";
    action.from = "1,1";
    action.to = "2,2";
    CHECK(halma_output(action) == "E 1,1 2,2\n");
    action.kind = "jump";
    action.to = "5,1";
    action.path = {"3,1"};
    CHECK(halma_output(action) == "J 1,1 3,1\nJ 3,1 5,1\n");
}

TEST_CASE("a share of the clock lasts for the whole game") {
    Clock clock{.remaining_ms = 60'000, .increment_ms = 0, .played = 0, .expected = 35};
    CHECK(share_of(clock) > 1000);
    // The clock lasts for as many actions as Chexers allows.
    for (; clock.played < 256; ++clock.played) {
        const int share = share_of(clock);
        REQUIRE(share >= 1);
        REQUIRE((share == 1 || share < clock.remaining_ms / 2));
        clock.remaining_ms -= share;
    }
    CHECK(clock.remaining_ms > 0);
    CHECK(share_of({.remaining_ms = 0}) == 1);
    CHECK(share_of({.remaining_ms = -5000}) == 1);
    CHECK(share_of({.remaining_ms = 2000, .increment_ms = 1000}) < 1000);
    CHECK(share_of({.remaining_ms = 1e18}) <= 3'600'000);
}

TEST_CASE("seats: a command may have commas and colons, limits come last") {
    const ThinkingLimits standard{.time_ms = 100, .nodes = 0, .depth = 0, .margin_ms = 70};
    const Seat plain = parse_seat("ugi:./prog --a=1,b:2", standard);
    CHECK(plain.kind == Seat::Kind::ugi);
    CHECK(plain.name == "./prog --a=1,b:2");
    CHECK(plain.limits.time_ms == 100);
    const Seat limited = parse_seat("uhp:./prog -x 1,2,time=250", standard);
    CHECK(limited.kind == Seat::Kind::uhp);
    CHECK(limited.name == "./prog -x 1,2");
    CHECK(limited.limits.time_ms == 250);
    CHECK(limited.limits.margin_ms == 70);
    const Seat both = parse_seat("ugi:p,nodes=5,depth=2", standard);
    CHECK(both.name == "p");
    CHECK(both.limits.nodes == 5);
    CHECK(both.limits.depth == 2);
    CHECK(both.limits.time_ms == 0);
}
