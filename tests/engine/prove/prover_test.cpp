#include "engine/prove/prover.hpp"

#include "engine/base/random.hpp"
#include "engine/games/cachex/game.hpp"
#include "engine/games/chexers/game.hpp"
#include "engine/games/halma/game.hpp"
#include "engine/games/hive/game.hpp"
#include "tests/engine/prove/helpers.hpp"

using namespace quintet;
using namespace quintet::tests;
using prove::Finding;
using prove::Prover;

namespace {

cli::Record record_of(const std::string& line) { return cli::parse_record(line); }

Finding proof_of(const std::string& line, int most_plies) {
    return find_win(record_of(line), {.most_plies = most_plies});
}

/// Whether `player` can force a win within this many plies, straight from the definition.
template <class P>
bool wins(const P& position, Player player, int plies) {
    const Outcome outcome = position.outcome();
    if (outcome.over()) return outcome.state == Outcome::State::won && outcome.winner == player;
    if (plies == 0) return false;
    ActionList<P> actions;
    position.legal_actions(actions);
    const bool own = position.to_move() == player;
    for (const auto action : actions) {
        P next = position;
        next.play(action);
        if (wins(next, player, plies - 1) == own) return own;
    }
    return !own;
}

/// The fewest plies to a forced win by the definition; 0 for none.
template <class P>
int wins_in(const P& position, int most_plies) {
    for (int plies = 1; plies <= most_plies; ++plies) {
        if (wins(position, position.to_move(), plies)) return plies;
    }
    return 0;
}

/// Checks that the prover and the definition agree; returns their result.
template <GameType G>
int agree(const typename G::Position& position, int most_plies) {
    const auto proof = Prover<G>(std::size_t{1} << 10).prove(position, most_plies);
    CHECK(proof.wins_in == wins_in(position, most_plies));
    return proof.wins_in;
}

/// The same for the wins of a suite within this many plies; returns the number of wins.
template <GameType G>
int agree_on_suite(int most_plies) {
    int wins_seen = 0;
    for (const SuiteLine& line : suite(G::spec().id)) {
        if (line.position.wins_in > most_plies) continue;
        INFO(line.place);
        const cli::Record& record = line.position.record;
        const auto options = OptionValues::make(G::spec(), record.options).value();
        const auto position = G::parse_position(record.setup, options).value();
        wins_seen += agree<G>(position, line.position.wins_in) > 0;
    }
    return wins_seen;
}

}  // namespace

TEST_CASE("the prover finds every immediate win") {
    const Finding chexers = proof_of(R"({"game":"chexers","setup":)"
                                     R"("..../...../....rr/b....../....g./...../...g g 2,3,2 262",)"
                                     R"("actions":[]})",
                                     3);
    CHECK(chexers.wins_in == 1);
    CHECK(chexers.solutions == std::vector<std::string>{"EXIT 0,3"});
    const Finding cachex = proof_of(R"({"game":"cachex","options":{"size":3},)"
                                    R"("setup":"r../r../.bb r 4","actions":[]})",
                                    3);
    CHECK(cachex.wins_in == 1);
    CHECK(cachex.solutions == std::vector<std::string>{"PLACE 2,0"});
}

TEST_CASE("the prover finds no win sooner than any player can win") {
    for (const char* game : {"chexers", "halma", "cachex", "tetress", "hive"}) {
        INFO(game);
        const Finding finding =
            proof_of(std::string(R"({"game":")") + game + R"(","actions":[]})", 1);
        CHECK(finding.complete);
        CHECK(finding.wins_in == 0);
        CHECK(finding.solutions.empty());
        CHECK(finding.legal > 0);
    }
}

TEST_CASE("Blue wins on the smallest board of Cachex after any first action") {
    const auto blank = cachex::Position(3);
    ActionList<cachex::Position> first;
    blank.legal_actions(first);
    CHECK(first.size() == 8);
    for (const auto action : first) {
        cachex::Position position = blank;
        position.play(action);
        const auto proof = Prover<cachex::Game>().prove(position, 10);
        INFO(cachex::Game::format_action(action, blank));
        CHECK(proof.complete);
        CHECK(proof.wins_in > 0);
        CHECK(proof.wins_in % 2 == 1);
    }
    CHECK(Prover<cachex::Game>().prove(blank, 10).wins_in == 0);
}

TEST_CASE("pruning and memory do not change results for Cachex") {
    int wins_seen = 0;
    Random random(7);
    for (int game = 0; game < 60; ++game) {
        cachex::Position position(3);
        for (int ply = 0; ply < 6 && !position.outcome().over(); ++ply) {
            wins_seen += agree<cachex::Game>(position, 4) > 0;
            ActionList<cachex::Position> actions;
            position.legal_actions(actions);
            position.play(random.pick(actions));
        }
    }
    CHECK(wins_seen > 20);
}

TEST_CASE("pruning and memory do not change results for Chexers") {
    CHECK(agree_on_suite<chexers::Game>(4) > 5);
}

TEST_CASE("pruning and memory do not change results for wins in 3", "[.slow]") {
    CHECK(agree_on_suite<cachex::Game>(3) > 5);
    CHECK(agree_on_suite<halma::Game>(3) > 5);
    CHECK(agree_on_suite<hive::Game>(3) > 5);
}

TEST_CASE("the prover gives up if there are too many positions") {
    const Finding finding =
        find_win(record_of(R"({"game":"cachex","options":{"size":3},"actions":[]})"),
                 {.most_plies = 9, .most_positions = 1000, .slots = 0});
    CHECK_FALSE(finding.complete);
}
