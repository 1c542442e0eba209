#include <algorithm>
#include <cmath>

#include "engine/base/text.hpp"
#include "engine/cli/lessons/lesson.hpp"
#include "engine/prove/games/game_prover.hpp"
#include "engine/session/search/game_search.hpp"

// Checks claims of lessons beyond the rules: wins by the prover, comparisons by search.

namespace quintet::cli {

namespace {

using Texts = std::vector<std::string>;

std::unique_ptr<RunningGame> after(const RunningGame& game, const Texts& actions) {
    auto next = game.copy();
    for (const std::string& action : actions) must(next->play(action));
    return next;
}

/// A player's chance of winning in the position that a game shows, in points of 100.
double chance(const RunningGame& game, Player player, std::uint64_t nodes) {
    const Outcome outcome = game.outcome();
    if (outcome.state == Outcome::State::won) return outcome.winner == player ? 100 : 0;
    if (outcome.over()) return 100.0 / static_cast<double>(game.spec().players.size());
    SearchRequest request;
    request.nodes = nodes;
    request.table_mb = 2;
    return 100 * must(search_to_end(game, request)).lines.front().chances[player];
}

/// Whether a player wins within so many plies, whatever the others do.
bool wins(const RunningGame& game, Player player, int plies) {
    const auto found = must(prove::win_distance(game, player, {.most_plies = plies}));
    if (!found.complete) throw InputError("not proven within the limit of positions");
    return found.plies >= 0;
}

std::string points(double chance) { return std::to_string(std::lround(chance)); }

class ClaimCheck {
  public:
    ClaimCheck(const RunningGame& game, const Claim& claim)
        : game_(game), claim_(claim), reader_(game.to_move()), then_(after(game, claim.actions)) {}

    Texts run() {
        if (claim_.kind == "reaches") {
            must(goals::check(game_, claim_.goal));
            if (!goals::reached(*then_, game_.ply(), claim_.goal)) say("the goal is not reached");
        } else if (claim_.kind == "forced-win") {
            if (!wins(*then_, reader_, claim_.plies)) say("no forced win within " + plies());
        } else if (claim_.kind == "loses") {
            if (!wins(*then_, then_->to_move(), claim_.plies)) {
                say("the next player has no forced win within " + plies());
            }
        } else if (claim_.kind == "chance") {
            const double found = chance(*then_, reader_, claim_.nodes);
            if (found < claim_.least || found > claim_.most) {
                say("the chance must be from " + std::to_string(claim_.least) + " to " +
                    std::to_string(claim_.most) + " (found " + points(found) + ")");
            }
        } else {
            better();
        }
        return std::move(wrong_);
    }

  private:
    void say(const std::string& what) { wrong_.push_back(what); }
    std::string plies() const { return std::to_string(claim_.plies) + " plies"; }

    void better() {
        if (claim_.actions.size() != 1) {
            say("must have exactly one action");
            return;
        }
        const std::string& best = claim_.actions.front();
        const double own = chance(*then_, reader_, claim_.nodes);
        for (const std::string& other : claim_.than.empty() ? game_.legal_actions() : claim_.than) {
            if (other == best) continue;
            const double theirs = chance(*after(game_, {other}), reader_, claim_.nodes);
            if (own - theirs >= claim_.margin) continue;
            say(in_quotes(best) + " has a chance of " + points(own) + ", " + in_quotes(other) +
                " of " + points(theirs) + ": not " + std::to_string(claim_.margin) + " less");
        }
    }

    const RunningGame& game_;
    const Claim& claim_;
    Player reader_;
    std::unique_ptr<RunningGame> then_;
    Texts wrong_;
};

}  // namespace

std::vector<std::string> check_claim(const RunningGame& game, const Claim& claim) {
    return ClaimCheck(game, claim).run();
}

}  // namespace quintet::cli
