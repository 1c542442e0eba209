#include "tests/engine/hive/helpers.hpp"
#include "tests/engine/thinned.hpp"

// What positions store about their pieces, and their actions one by one, in random games and in
// hives with holes. `tests/second` compares the lists with a second implementation.

using namespace quintet;
using namespace quintet::hive;
using namespace quintet::hive::tests;

namespace {

/// The census after placing every piece of a position again.
Census fresh_census(const Position& position) {
    return hive::tests::position(Game::format_position(position)).census();
}

/// Whether the occupied hexes except one are connected.
bool connected_without(const Plane& occupied, hive::Cell cell) {
    Plane left = occupied;
    left.erase(cell);
    std::vector<hive::Cell> reached;
    const auto take = [&](hive::Cell next) {
        left.erase(next);
        reached.push_back(next);
    };
    left.for_each([&](hive::Cell first) {
        if (reached.empty()) take(first);
    });
    std::size_t next = 0;
    while (next < reached.size()) {
        const hive::Cell reached_cell = reached[next++];
        for (int direction = 0; direction < directions; ++direction) {
            const hive::Cell near = neighbour(reached_cell, direction);
            if (left.contains(near)) take(near);
        }
    }
    return left == Plane{};
}

/// Compares the cached facts about pieces with the set of occupied hexes.
void check_pieces(const Position& position) {
    std::array<PieceSet, 2> beside_queens{};
    for (Piece piece = 0; piece < piece_count; ++piece) {
        if (!position.on_board(piece) || position.covered(piece)) continue;
        const hive::Cell cell = position.cell(piece);
        const Ring ring = position.occupied().ring(cell);
        REQUIRE(position.top_at(cell) == piece);
        REQUIRE(position.ring_at(piece) == ring);
        REQUIRE((position.torn() >> piece & 1) == (gap_count(ring) > 1 ? 1 : 0));
        REQUIRE((position.roomy() >> piece & 1) == (slides(ring) != 0 ? 1 : 0));
        const bool on_ground = position.below(piece) == no_piece;
        REQUIRE((position.ground() >> piece & 1) == (on_ground ? 1 : 0));
        REQUIRE((position.pinned() >> piece & 1) ==
                (on_ground && !connected_without(position.occupied(), cell) ? 1 : 0));
        for (Player player = 0; player < 2; ++player) {
            if (position.queen_placed(player) && adjacent(cell, position.queen_cell(player))) {
                beside_queens[player] |= bit(piece);
            }
        }
    }
    for (Player player = 0; player < 2; ++player) {
        REQUIRE(position.beside_queen(player) == beside_queens[player]);
    }
    for (hive::Cell cell = 0; cell < cell_count; ++cell) {
        REQUIRE((position.top_at(cell) != no_piece) == position.occupied().contains(cell));
    }
}

/// Compares single actions, and their number, with the list of all.
void check_actions(const Position& position) {
    const ActionList<Position> actions = actions_of(position);
    REQUIRE(position.legal_action_count() == static_cast<int>(actions.size()));
    for (std::size_t i = 0; i < actions.size(); ++i) {
        REQUIRE(position.action_at(static_cast<int>(i)) == actions[i]);
    }
}

bool has(const std::vector<Hex>& hexes, Hex hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

std::vector<Hex> around(Hex hex) {
    std::vector<Hex> near;
    for (std::size_t i = 0; i < directions; ++i) {
        near.push_back({hex.q + step_q[i], hex.r + step_r[i]});
    }
    return near;
}

Hex any_of(const std::vector<Hex>& hexes, Random& random) {
    return hexes[random.below(static_cast<std::uint32_t>(hexes.size()))];
}

std::vector<Hex> blob(Random& random, std::size_t count) {
    std::vector<Hex> hexes = {
        {static_cast<int>(random.below(64)) - 32, static_cast<int>(random.below(64)) - 32}};
    while (hexes.size() < count) {
        const Hex next = any_of(around(any_of(hexes, random)), random);
        if (!has(hexes, next)) hexes.push_back(next);
    }
    return hexes;
}

/// The hexes that surround a blob, except up to two adjacent ones.
std::vector<Hex> ring(Random& random, std::size_t count) {
    const std::vector<Hex> inside = blob(random, count);
    std::vector<Hex> hexes;
    for (const Hex hex : inside) {
        for (const Hex near : around(hex)) {
            if (!has(inside, near) && !has(hexes, near)) hexes.push_back(near);
        }
    }
    Hex opening = any_of(hexes, random);
    for (std::uint32_t left = random.below(3); left > 0; --left) {
        hexes.erase(std::remove(hexes.begin(), hexes.end(), opening), hexes.end());
        for (const Hex near : around(opening)) {
            if (has(hexes, near)) opening = near;
        }
    }
    return hexes;
}

bool connected(const std::vector<Hex>& hexes) {
    std::vector<Hex> reached = {hexes.front()};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Hex near : around(reached[next])) {
            if (has(hexes, near) && !has(reached, near)) reached.push_back(near);
        }
    }
    return reached.size() == hexes.size();
}

/// A random connected hive of up to 28 pieces with holes, pockets and stacks.
Position random_hive(Random& random) {
    for (;;) {
        std::vector<Position::Placed> pieces;
        std::vector<Hex> hexes = ring(random, 1 + random.below(7));
        const std::size_t wanted = hexes.size() + random.below(10);
        while (hexes.size() < wanted) {
            const Hex next = any_of(around(any_of(hexes, random)), random);
            if (!has(hexes, next)) hexes.push_back(next);
        }
        if (!connected(hexes)) continue;
        std::vector<Piece> ground;
        std::vector<Piece> climbers;
        for (Piece piece = 0; piece < piece_count; ++piece) {
            const Kind kind = kind_of(piece);
            const bool climber = kind == Kind::beetle || kind == Kind::mosquito;
            (climber && random.below(3) > 0 ? climbers : ground).push_back(piece);
        }
        if (ground.size() < hexes.size()) continue;
        for (std::size_t i = ground.size() - 1; i > 0; --i) {
            std::swap(ground[i], ground[random.below(static_cast<std::uint32_t>(i + 1))]);
        }
        std::vector<bool> used(piece_count, false);
        for (std::size_t i = 0; i < hexes.size(); ++i) {
            pieces.push_back({ground[i], hexes[i]});
            used[ground[i]] = true;
        }
        for (const Piece piece : climbers) {
            if (random.below(3) == 0) continue;
            pieces.push_back({piece, hexes[random.below(static_cast<std::uint32_t>(wanted))]});
            used[piece] = true;
        }
        // Numbers start from the lowest: higher pieces take free lower names.
        for (int pass = 0; pass < 2; ++pass) {
            for (Position::Placed& placed : pieces) {
                while (number_of(placed.piece) > 0 && !used[placed.piece - 1U]) {
                    used[placed.piece] = false;
                    used[--placed.piece] = true;
                }
            }
        }
        if (!used[piece_of(0, Kind::queen)] || !used[piece_of(1, Kind::queen)]) continue;
        const Player player = static_cast<Player>(random.below(2));
        Piece stunned = no_piece;
        if (used[piece_of(0, Kind::pillbug)] && owner_of(pieces.back().piece) != player) {
            stunned = pieces.back().piece;
        }
        return Position(variant_of(options()), pieces, 56 + player, stunned);
    }
}

}  // namespace

TEST_CASE(
    "pieces: neighbours, pins, keys, the census and single actions are correct in random games") {
    Random random(5);
    for (const std::string& expansions : Game::spec().options[0].choices) {
        INFO(expansions);
        const int games = quintet::tests::sanitized ? 1 : 3;
        play_random_games(games, start(expansions), 120, random,
                          [](Position position, Action action) {
                              check_actions(position);
                              const PositionKeys expected = position.keys_after(action);
                              position.play(action);
                              REQUIRE(position.hash() == expected.hash);
                              REQUIRE(position.repetition_key() == expected.repetition);
                              REQUIRE(position.census() == fresh_census(position));
                              check_pieces(position);
                          });
    }
}

TEST_CASE("pieces: neighbours, pins, single actions and texts are correct in hives with holes") {
    Random random(7);
    int holes = 0;
    int pockets = 0;
    int stacks = 0;
    for (int i = 0; i < quintet::tests::thinned(3000); ++i) {
        const Position position = random_hive(random);
        const Census& census = position.census();
        holes += census.holes() > census.full();
        pockets += census.holes() + census.gates() > census.shut();
        stacks += position.tall() == Plane{} ? 0 : 1;
        check_pieces(position);
        check_actions(position);
        REQUIRE(hive::tests::position(Game::format_position(position)) == position);
    }
    // The sample is meaningful only if it has what random games rarely have.
    CHECK(holes > quintet::tests::thinned(300));
    CHECK(pockets > quintet::tests::thinned(500));
    CHECK(stacks > quintet::tests::thinned(1000));
}

TEST_CASE("a chain of all 28 pieces never meets itself around the torus") {
    for (std::size_t direction = 0; direction < directions; ++direction) {
        for (const int offset : {0, 5, 17, 31, -40, 1000}) {
            std::vector<Position::Placed> pieces;
            for (Piece i = 0; i < piece_count; ++i) {
                // Spiders, ants and queens stand towards the ends.
                const auto piece = static_cast<Piece>((i * 5 + 3) % piece_count);
                pieces.push_back({piece, {offset + step_q[direction] * i, step_r[direction] * i}});
            }
            for (const int ply : {56, 57}) {
                const Position position(variant_of(options()), pieces, ply, no_piece);
                CHECK(position.census().around() == 60);
                CHECK(position.census().holes() == 0);
                CHECK(position.census().gates() == 0);
                check_pieces(position);
                check_actions(position);
                for (const Action action : actions_of(position)) {
                    Position next = position;
                    next.play(action);
                    check_pieces(next);
                }
                const Result<Position> again =
                    Game::parse_position(Game::format_position(position), options());
                REQUIRE(again.ok());
                CHECK(again.value() == position);
            }
        }
    }
}
