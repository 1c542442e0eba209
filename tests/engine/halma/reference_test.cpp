#include <set>

#include "engine/base/random.hpp"
#include "tests/engine/halma/helpers.hpp"
#include "tests/engine/thinned.hpp"

using namespace quintet;
using namespace quintet::halma;
using namespace quintet::halma::tests;

// A second implementation of the rules, square by square as written, to check the bit operations.

namespace {

struct Place {
    int x;
    int y;
    bool operator<(const Place& other) const {
        return y < other.y || (y == other.y && x < other.x);
    }
};

class Reference {
  public:
    explicit Reference(const Position& position) : position_(position) {}

    Texts plays() const {
        const Player player = position_.to_move();
        const bool strict = position_.options().camps == Options::Camps::csci561;
        Texts leaving;
        Texts further;
        Texts others;
        bool at_home = false;
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 16; ++x) {
                if (position_.owner(square_at(x, y)) != player) continue;
                const bool home = in_camp(player, x, y);
                at_home |= home;
                for (const Place to : reach({x, y})) {
                    const bool to_home = in_camp(player, to.x, to.y);
                    if (in_camp(opponent(player), x, y) && !in_camp(opponent(player), to.x, to.y)) {
                        continue;
                    }
                    const std::string text =
                        format_action({square_at(x, y), square_at(to.x, to.y)});
                    const int dx = player == black ? to.x - x : x - to.x;
                    const int dy = player == black ? to.y - y : y - to.y;
                    if (!strict || (!home && !to_home)) {
                        others.push_back(text);
                    } else if (home && !to_home) {
                        leaving.push_back(text);
                    } else if (home && ((dx > 0 && dy >= 0) || (dy > 0 && dx >= 0))) {
                        further.push_back(text);
                    }
                }
            }
        }
        Texts chosen = !at_home || leaving.empty() ? (further.empty() ? others : further) : leaving;
        std::sort(chosen.begin(), chosen.end());
        return chosen;
    }

  private:
    bool occupied(int x, int y) const {
        return on_board(x, y) && position_.owner(square_at(x, y)) != no_player;
    }
    bool empty(int x, int y) const { return on_board(x, y) && !occupied(x, y); }

    std::set<Place> reach(Place from) const {
        std::set<Place> found;
        jump_from(from, found);
        found.erase(from);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                if (empty(from.x + dx, from.y + dy)) found.insert({from.x + dx, from.y + dy});
            }
        }
        return found;
    }

    void jump_from(Place here, std::set<Place>& found) const {
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const Place to{here.x + 2 * dx, here.y + 2 * dy};
                if ((dx == 0 && dy == 0) || !occupied(here.x + dx, here.y + dy)) continue;
                if (empty(to.x, to.y) && found.insert(to).second) jump_from(to, found);
            }
        }
    }

    const Position& position_;
};

/// Up to 19 men a side: some anywhere, most near a corner, where the camp rules apply.
Position random_position(Random& random, const std::string& rules) {
    std::array<Board, 2> men{};
    Board taken;
    const int span = random.below(3) == 0 ? 6 : 16;
    const int corner = random.below(2) == 0 ? 0 : 16 - span;
    for (Player player = 0; player < 2; ++player) {
        for (std::uint32_t count = random.below(20); count > 0; --count) {
            const int x = corner + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
            const int y = corner + static_cast<int>(random.below(static_cast<std::uint32_t>(span)));
            if (taken.contains(square_at(x, y))) continue;
            taken.insert(square_at(x, y));
            men[player].insert(square_at(x, y));
        }
    }
    const Player to_move = static_cast<Player>(random.below(2));
    return Position(men, to_move, 0, options_of(options(rules)));
}

}  // namespace

TEST_CASE("legal plays match a square by square reading of the rules") {
    Random random(11);
    for (const std::string rules : {"classic", "csci561"}) {
        int passes = 0;
        for (int i = 0; i < quintet::tests::thinned(4000); ++i) {
            const Position here = random_position(random, rules);
            const Texts wanted = Reference(here).plays();
            const Texts found = legal(here);
            INFO(format_position(here));
            if (wanted.empty()) {
                ++passes;
                REQUIRE((found.empty() || found == Texts{"PASS"}));
            } else {
                REQUIRE(found == wanted);
            }
        }
        CHECK(passes < quintet::tests::thinned(400));
    }
}

TEST_CASE("Black's plays match White's on the rotated board") {
    Random random(12);
    const auto turned = [](const Board& board) {
        Board out;
        board.for_each([&](int square) { out.insert(255 - square); });
        return out;
    };
    for (int i = 0; i < quintet::tests::thinned(500); ++i) {
        const Position here = random_position(random, i % 2 == 0 ? "classic" : "csci561");
        const Position there({turned(here.men(white)), turned(here.men(black))},
                             opponent(here.to_move()), 0, here.options());
        Texts wanted;
        ActionList<Position> actions;
        here.legal_actions(actions);
        for (const Action action : actions) {
            wanted.push_back(action.is_pass()
                                 ? "PASS"
                                 : format_action({static_cast<Square>(255 - action.from),
                                                  static_cast<Square>(255 - action.to)}));
        }
        std::sort(wanted.begin(), wanted.end());
        REQUIRE(legal(there) == wanted);
        const Evaluator evaluator;
        REQUIRE(evaluator.evaluate(here)[black] == evaluator.evaluate(there)[white]);
        REQUIRE(evaluator.evaluate(here)[black] == -evaluator.evaluate(here)[white]);
    }
}
