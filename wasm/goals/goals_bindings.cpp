#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "engine/fields/game_state.hpp"
#include "engine/services/goals/goal_fields.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Goals` of the full module: checks whether readers of lessons reach a goal.
// `goals.d.ts` declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

class Goals {
  public:
    val reached(const val& value, const val& since, const val& wanted) const {
        const auto made = open_record(value);
        if (!made) return failure(made.error());
        RunningGame& game = *made.value();
        const int shown = game.ply();
        const Result<int> start = read_int(since, "since", 0, shown);
        if (!start) return failure(start.error());
        val wrapped = val::object();
        wrapped.set("goal", wanted);
        const Result<GoalRequest> request = read<GoalRequest>(wrapped, "a goal");
        if (!request) return failure(request.error());
        const goals::Goal& goal = request.value().goal;

        if (const Status there = game.go_to(start.value()); !there) return failure(there.error());
        if (const Status valid = goals::check(game, goal); !valid) return failure(valid.error());
        if (const Status there = game.go_to(shown); !there) return failure(there.error());
        return answer("reached", goals::reached(game, start.value(), goal));
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_goals) {
    emscripten::class_<Goals>("Goals").constructor<>().function("reached", &Goals::reached);
}

}  // namespace quintet::wasm
