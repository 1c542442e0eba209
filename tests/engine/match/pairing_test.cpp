#include "engine/services/match/pairing.hpp"

#include <algorithm>
#include <set>

#include "tests/engine/catch.hpp"

using namespace quintet;

using Groups = std::vector<std::vector<std::size_t>>;

TEST_CASE("pairing: the first round has neighbours, and the weakest rests") {
    CHECK(pair_by_strength({3, 1, 4, 0, 2}, Meetings(5), 2) == Groups{{3, 1}, {4, 0}});
    CHECK(pair_by_strength({3, 1, 4, 0, 2}, Meetings(5), 3) == Groups{{3, 1, 4}});
}

TEST_CASE("pairing: those who met least meet, the nearest of them first") {
    Meetings meetings(4);
    meetings.add({{0, 1}, {2, 3}}, {0, 1, 2, 3});
    CHECK(pair_by_strength({0, 1, 2, 3}, meetings, 2) == Groups{{0, 2}, {1, 3}});
    meetings.add({{0, 2}, {1, 3}}, {0, 1, 2, 3});
    CHECK(pair_by_strength({0, 1, 2, 3}, meetings, 2) == Groups{{0, 3}, {1, 2}});
}

TEST_CASE("pairing: after as many rounds as participants everyone has rested once") {
    for (const std::size_t players : {2, 3}) {
        const std::vector<std::size_t> order{4, 2, 0, 3, 1};
        Meetings meetings(5);
        for (int round = 0; round < 5; ++round) {
            const Groups groups = pair_by_strength(order, meetings, players);
            meetings.add(groups, order);
            std::set<std::size_t> seated;
            for (const auto& group : groups) seated.insert(group.begin(), group.end());
            REQUIRE(seated.size() == 5 - 5 % players);
        }
        int least = 5;
        int most = 0;
        for (const std::size_t each : order) {
            least = std::min(least, meetings.rested(each));
            most = std::max(most, meetings.rested(each));
        }
        CHECK(most == least);
    }
}

TEST_CASE("pairing: in a Swiss system of eight, no two meet twice in four rounds") {
    const std::vector<std::size_t> order{0, 1, 2, 3, 4, 5, 6, 7};
    Meetings meetings(8);
    for (int round = 0; round < 4; ++round) {
        meetings.add(pair_by_strength(order, meetings, 2), order);
    }
    for (const std::size_t one : order) {
        for (const std::size_t other : order) CHECK(meetings.met(one, other) <= 1);
    }
}
