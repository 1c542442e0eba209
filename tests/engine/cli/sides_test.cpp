#include <algorithm>
#include <map>

#include "engine/cli/tournament.hpp"
#include "engine/play/game_search.hpp"
#include "tests/engine/cli/helpers.hpp"
#include "tests/engine/thinned.hpp"

// Participants that play against one of two others: coalitions, kingmakers and spoilers.

using namespace quintet;
using namespace quintet::cli;
using namespace quintet::tests;

namespace {

using Words = std::vector<std::string>;

const ThinkingLimits quick = [] {
    ThinkingLimits limits;
    limits.nodes = 300;
    return limits;
}();

/// A match of Chexers with these seats.
Tournament tournament(const Words& seats) {
    Tournament made;
    made.game = "chexers";
    for (const std::string& seat : seats) made.seats.push_back(parse_seat(seat, quick));
    made.least_opening_plies = made.most_opening_plies = 4;
    return made;
}

/// Plays the first legal action.
class First final : public Participant {
  public:
    std::string choose(const Words& legal, std::uint64_t) override { return legal.front(); }
    void played(const std::string&) override {}
};

std::vector<Player> seated_against;  // as `seat_first` was told, in the order of the players

std::unique_ptr<Participant> seat_first(const Seat&, std::string_view,
                                        const std::vector<std::pair<std::string, std::string>>&,
                                        Player against) {
    seated_against.push_back(against);
    return std::make_unique<First>();
}

std::string seat_refusal(const std::string& seat) {
    try {
        parse_seat(seat, quick);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

std::size_t wins_of_first(const Tournament& played, std::uint64_t games) {
    std::size_t wins = 0;
    const Words players{"red", "green", "blue"};
    for (std::uint64_t number = 0; number < games; ++number) {
        const Record record = play_game(played, number);
        const auto winner = std::find(players.begin(), players.end(),
                                      record.others.at("result").get<std::string>());
        if (winner == players.end()) continue;
        const auto seats =
            record.others.at("match").at("participants").get<std::vector<std::size_t>>();
        wins += seats[static_cast<std::size_t>(winner - players.begin())] == 0;
    }
    return wins;
}

/// Searches as a participant with `quick` limits and the default algorithm does.
SearchProgress think(GameSearch& search, const RunningGame& game, Player against) {
    SearchRequest request;
    request.nodes = quick.nodes;
    request.against = against;
    must(search.start(game, request));
    while (!search.step_nodes(4096).finished) continue;
    return search.stop();
}

/// Returns the second action of a participant as red. The other players, and for the first plies
/// all players, play the first legal action. Checks that its first action is the best for itself.
struct Turn {
    std::string action;
    Player leader = no_player;   // of the others, as the first search had it
    std::string against_leader;  // what to play then
    std::string against_other;
    std::string usual;
};

Turn second_turn(const std::string& seat, int plies) {
    Turn turn;
    const auto board = must(new_game("chexers", {}, ""));
    const auto participant = sit_down(parse_seat(seat, quick), "chexers", {});
    const auto play = [&](const std::string& action) {
        must(board->play(action));
        participant->played(action);
    };
    for (int i = 0; i < plies; ++i) play(board->legal_actions().front());
    Words before = board->actions();
    GameSearch own;
    const SearchProgress first = think(own, *must(replay("chexers", {}, "", before)), no_player);
    CHECK(participant->choose(board->legal_actions(), 0) == first.best);
    const std::vector<Score>& scores = first.lines.front().scores;
    REQUIRE(scores[1] != scores[2]);
    turn.leader = scores[1] > scores[2] ? 1 : 2;
    play(first.best);
    for (int i = 0; i < 2; ++i) play(board->legal_actions().front());
    turn.action = participant->choose(board->legal_actions(), 0);
    // The table keeps what the first search found.
    const auto best_against = [&](Player against) {
        const auto game = must(replay("chexers", {}, "", before));
        GameSearch search;
        think(search, *game, no_player);
        const Words all = board->actions();
        for (std::size_t i = before.size(); i < all.size(); ++i) must(game->play(all[i]));
        return think(search, *game, against).best;
    };
    turn.against_leader = best_against(turn.leader);
    turn.against_other = best_against(static_cast<Player>(3 - turn.leader));
    turn.usual = best_against(no_player);
    return turn;
}

}  // namespace

TEST_CASE("seat: parses the player to play against and when to take sides") {
    CHECK(parse_seat("algorithm:,against=2", quick).against == 2);
    CHECK(parse_seat("level:master,against=3", quick).against == 3);
    CHECK(parse_seat("algorithm:paranoid,kingmaker=20,nodes=5", quick).kingmaker == 20);
    CHECK(parse_seat("algorithm:,spoiler=100", quick).spoiler == 100);
    CHECK(parse_seat("algorithm:,spoiler=1", quick).takes_sides());
    CHECK_FALSE(parse_seat("algorithm:", quick).takes_sides());
    CHECK(contains(seat_refusal("algorithm:,against=0"), "\"0\""));
    CHECK(contains(seat_refusal("algorithm:,against=4"), "\"4\""));
    CHECK(contains(seat_refusal("algorithm:,against=red"), "\"red\""));
    CHECK(contains(seat_refusal("algorithm:,kingmaker=101"), "\"101\""));
    CHECK(contains(seat_refusal("algorithm:,spoiler="), "\"\""));
    CHECK(contains(seat_refusal("random,against=1"), "\"against=1\""));
    CHECK(contains(seat_refusal("algorithm:,against=1,spoiler=10"), "only one of"));
    CHECK(contains(seat_refusal("algorithm:,kingmaker=20,spoiler=10"), "only one of"));
}

TEST_CASE("match: sides that make no sense are refused before the first game") {
    const auto chexers = [](const std::string& seat) {
        return Words{"match",      "--game", "chexers",    "--nodes", "9", "--seat",
                     "algorithm:", "--seat", "algorithm:", "--seat",  seat};
    };
    check_refused(chexers("algorithm:,against=3"), "must be another participant");
    check_refused(chexers("algorithm:max-n,against=1"), "\"max-n\" does not support it");
    check_refused(chexers("algorithm:mcts,kingmaker=10"), "\"mcts\" does not support it");
    check_refused(chexers("algorithm:greedy,spoiler=10"), "\"greedy\" does not support it");
    check_refused(chexers("algorithm:,against=1,temperature=5"), "temperature");
    check_refused(chexers("level:beginner,against=1"), "temperature");
    for (const std::string setting : {"against=1", "against=2", "kingmaker=5", "spoiler=5"}) {
        check_refused({"match", "--game", "cachex", "--nodes", "9", "--seat",
                       "algorithm:", "--seat", "algorithm:," + setting},
                      "need three players");
    }
    check_refused({"match", "--game", "cachex", "--nodes", "9", "--seat", "algorithm:,against=3",
                   "--seat", "algorithm:"},
                  "need three players");
}

TEST_CASE("match: against=N names a participant, not a seat") {
    const Tournament made =
        tournament({"algorithm:", "algorithm:,against=1", "algorithm:,against=2"});
    std::map<Player, int> places;
    for (std::uint64_t number = 0; number < 6; ++number) {
        seated_against.clear();
        const Record record = play_game(made, number, &seat_first);
        const auto seats =
            record.others.at("match").at("participants").get<std::vector<std::size_t>>();
        REQUIRE(seated_against.size() == 3);
        for (std::size_t player = 0; player < 3; ++player) {
            const std::size_t participant = seats[player];
            if (participant == 0) {
                CHECK(seated_against[player] == no_player);
                continue;
            }
            REQUIRE(seated_against[player] < 3);
            CHECK(seats[seated_against[player]] == participant - 1);
            if (participant == 1) ++places[seated_against[player]];
        }
    }
    CHECK(places == std::map<Player, int>{{0, 2}, {1, 2}, {2, 2}});
}

TEST_CASE("match: a coalition usually beats a player alone, and games are reproducible") {
    const Words normal{"algorithm:", "algorithm:", "algorithm:"};
    const Words coalition{"algorithm:", "algorithm:,against=1", "algorithm:paranoid,against=1"};
    if (!sanitized) {
        CHECK(wins_of_first(tournament(coalition), 12) < wins_of_first(tournament(normal), 12));
    }

    const auto records = [](const std::string& jobs) {
        const TemporaryFile file;
        const Run result =
            run({"match", "--game", "chexers", "--nodes", "100", "--games", "6", "--seat",
                 "algorithm:", "--seat", "algorithm:,against=1", "--seat", "algorithm:,spoiler=25",
                 "--jobs", jobs, "--quiet", "--out", file.path()});
        CHECK(result.status == 0);
        CHECK(contains(result.out, "2 algorithm:,against=1"));
        return file.content();
    };
    const std::string once = records("1");
    CHECK(lines_of(once).size() == 6);
    CHECK(once == records("1"));
    CHECK(once == records("2"));
}

TEST_CASE("match: a kingmaker plays for the leader of the others, a spoiler against it") {
    int telling = 0;  // positions where it matters whom one plays for
    // In an even position no player leads.
    for (int plies = 9; plies <= 30; plies += 3) {
        const Turn kingmaker = second_turn("algorithm:,kingmaker=100", plies);
        CHECK(kingmaker.action == kingmaker.against_other);
        CHECK(second_turn("algorithm:,spoiler=100", plies).action == kingmaker.against_leader);
        // A player with good enough chances plays as usual.
        CHECK(second_turn("algorithm:,kingmaker=1", plies).action == kingmaker.usual);
        telling += kingmaker.against_leader != kingmaker.against_other &&
                   kingmaker.usual != kingmaker.against_other;
    }
    CHECK(telling > 1);
}
