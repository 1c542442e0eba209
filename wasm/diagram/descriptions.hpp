#pragma once

#include "engine/play/diagram/diagram.hpp"
#include "wasm/descriptions/limits.hpp"
#include "wasm/shape.hpp"

// What the class `Diagram` receives.

namespace quintet::wasm {

namespace limit {

inline constexpr Limit rings{limits::cell_text, 300, "cell"};

}  // namespace limit

template <>
struct Described<diagram::Options> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(diagram::Options, coordinates)("coordinates",
                                                     "Names of lines along the rim; by default.")
            .optional(),
        QUINTET_FIELD(diagram::Options, legend)(
            "legend", "Who is to move, what players hold and count; by default.")
            .optional(),
        QUINTET_FIELD(diagram::Options, last)("last",
                                              "A dot on the cells that the last action names.")
            .optional(),
        QUINTET_FIELD(diagram::Options, rings)("rings", "Cells to ring.")
            .optional()
            .within(limit::rings),
    };
    static constexpr Shape shape{fields, "DiagramOptions", "How a position is drawn for paper."};
};

}  // namespace quintet::wasm
