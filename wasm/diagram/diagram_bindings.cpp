#include <emscripten/bind.h>
#include <emscripten/val.h>

#include "engine/fields/game_state.hpp"
#include "engine/services/diagram/diagram_fields.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Diagram` of the full module: positions as pictures for paper. `diagram.d.ts`
// declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

class Diagram {
  public:
    val svg(const val& value, const val& look) const {
        const auto game = open_record(value);
        if (!game) return failure(game.error());
        diagram::Options options;
        if (!look.isUndefined()) {
            const Result<diagram::Options> given = read<diagram::Options>(look, "a diagram");
            if (!given) return failure(given.error());
            options = given.value();
        }
        const Result<std::string> picture = diagram::draw(*game.value(), options);
        return picture ? answer("svg", picture.value()) : failure(picture.error());
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_diagram) {
    emscripten::class_<Diagram>("Diagram").constructor<>().function("svg", &Diagram::svg);
}

}  // namespace quintet::wasm
