#include "tests/engine/chexers/helpers.hpp"

using namespace quintet;
using namespace quintet::chexers;
using namespace quintet::chexers::tests;

namespace {

Scores<3> values(std::string_view text) { return Evaluator::own_values(position(text)); }

}  // namespace

TEST_CASE("chexers: the start is even") {
    const auto scores = Evaluator().evaluate(Position::start(Limits::text));
    CHECK(scores[0] == scores[1]);
    CHECK(scores[1] == scores[2]);
}

TEST_CASE("chexers: a step towards the exit, an exit, and an opponent's loss are worth something") {
    const Score far = values("..../...../....../...r.../....../...../.... r 0,0,0 0")[0];
    const Score near = values("..../...../....../....r../....../...../.... r 0,0,0 0")[0];
    const Score out = values("..../...../....../......./....../...../.... r 1,0,0 0")[0];
    CHECK(near > far);
    CHECK(out > near);
    const auto against = [](std::string_view text) {
        return Evaluator().evaluate(position(text))[0];
    };
    CHECK(against("..../...../....../...r.../....../...../...g r 0,0,0 0") <
          against("..../...../....../...r.../....../...../.... r 0,0,0 0"));
}

TEST_CASE("chexers: a piece that can be jumped over is worth less than one with cover behind it") {
    const Score open = values("..../...../....../..grr../....../...../.... r 0,0,0 0")[0];
    const Score hung = values("..../...../....../..gr.r./....../...../.... r 0,0,0 0")[0];
    CHECK(hung + 20 < open + 10);  // one step further on, but hanging
}

TEST_CASE(
    "chexers: exits and converting jumps are loud and come first, own jumps and moves are not") {
    const Position here = position("..../...../....../.rg.rr./....../...../...r r 0,0,0 0");
    const Evaluator evaluator;
    const Action convert = Action::jump(cell_at(-2, 0), cell_at(0, 0));
    const Action leap = Action::jump(cell_at(1, 0), cell_at(3, 0));
    const Action step = Action::move(cell_at(2, 0), cell_at(3, 0));
    CHECK(evaluator.loud(here, convert));
    CHECK_FALSE(evaluator.loud(here, leap));
    CHECK_FALSE(evaluator.loud(here, step));
    CHECK(evaluator.loud(here, Action::exit(cell_at(3, 0))));
    CHECK(evaluator.order(here, Action::exit(cell_at(3, 0))) > evaluator.order(here, convert));
    CHECK(evaluator.order(here, convert) > evaluator.order(here, leap));
    CHECK(evaluator.order(here, leap) > evaluator.order(here, step));
}
