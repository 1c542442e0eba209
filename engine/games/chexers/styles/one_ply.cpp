#include "engine/games/chexers/styles/measures.hpp"
#include "engine/games/chexers/styles/plain_search.hpp"
#include "engine/games/chexers/styles/sparring_partners.hpp"

namespace quintet::chexers {

namespace {

/// By how many steps an action brings a piece nearer to the exit line; negative if away from it.
int steps_nearer(Player player, Action action) {
    return steps_to_exit(player, q_of(action.from), r_of(action.from)) -
           steps_to_exit(player, q_of(action.to), r_of(action.to));
}

bool captures(const Position& before, Action action) {
    return action.kind == Action::Kind::jump && before.owner(action.jumped()) != before.to_move();
}

bool wins(const Position& after, Player player) { return after.exits(player) == exits_to_win; }

}  // namespace

Action choose_greedy(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action action, const Position& after, double) {
        if (wins(after, player)) return 1000.0;
        if (captures(position, action)) return 100.0;
        if (action.kind == Action::Kind::exit) return 10.0;
        return action.kind == Action::Kind::pass ? 0.0 : 1.0 * steps_nearer(player, action);
    });
}

Action choose_careful(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action, const Position& after, double) {
        if (wins(after, player)) return 1000.0;
        const int spare = piece_count(after, player) - exits_to_go(after, player);
        // An exit costs a piece and is worth it only with enough of them.
        return 10.0 * std::min(spare, 2) + 2.0 * spare + 3.0 * after.exits(player) -
               8.0 * pieces_in_danger(after, player) - 0.5 * turns_to_go(after, player);
    });
}

Action choose_runner(const Position& position, std::uint64_t seed) {
    const Player player = position.to_move();
    return best_action(position, seed, [&](Action action, const Position&, double) {
        if (action.kind == Action::Kind::exit) return 100.0;
        if (action.kind == Action::Kind::pass || captures(position, action)) return -100.0;
        return 1.0 * steps_nearer(player, action);
    });
}

Action choose_random_exits(const Position& position, std::uint64_t seed) {
    return best_action(position, seed, [](Action action, const Position&, double) {
        return action.kind == Action::Kind::exit ? 1.0 : 0.0;
    });
}

}  // namespace quintet::chexers
