#include "tests/engine/likely_hash.hpp"
#include "engine/games/tetress/rules.hpp"

using namespace quintet;

TEST_CASE("the hash after an action is predicted unless a line is cleared") {
    using tetress::Position;
    quintet::tests::compare_likely_hashes(Position(tetress::Limits::text), true,
                                          [](Position position, tetress::Action action) {
                                              const int before = position.empty_cells().count();
                                              position.play(action);
                                              return position.empty_cells().count() != before - 4;
                                          });
}
