#include "engine/games/chexers/styles/sparring_partners.hpp"

#include <array>

#include "engine/games/chexers/game.hpp"

namespace quintet::chexers {

namespace {

constexpr std::array<Style<Position>, 10> all{{
    {"greedy", "captures where it can, else exits, else goes forward; looks at its own action only",
     choose_greedy},
    {"careful", "one ply: pieces, and none of them where it can be jumped over", choose_careful},
    {"runner", "walks to its exits by the shortest way, and never captures", choose_runner},
    {"random-exits", "exits where it can, else plays at random", choose_random_exits},
    {"paranoid-3", "paranoid search of 3 plies: exits, missing pieces, distance",
     choose_paranoid_3},
    {"paranoid-4", "paranoid search of 4 plies: exits, missing pieces, distance",
     choose_paranoid_4},
    {"best-reply-5", "best-reply search of 5 plies: pieces first, then exits with enough pieces",
     choose_best_reply_5},
    {"max-n-3", "max^n search of 3 plies: pieces and exits, hardly any distance", choose_max_n_3},
    {"mixture", "3 plies: paranoid when it leads, against a leader when behind, max^n otherwise",
     choose_mixture},
    {"spoiler", "3 plies: lowers the score of the leader and ignores its own", choose_spoiler},
}};

}  // namespace

std::span<const Style<Position>> Game::styles() { return all; }

}  // namespace quintet::chexers
