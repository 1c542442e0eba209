#pragma once

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/services/diagram/diagram.hpp"

// Describes the options of a drawing.

namespace quintet::fields {

namespace limit {

inline constexpr Limit rings{limits::cell_text, 300, "cell"};

}  // namespace limit

template <>
struct Described<diagram::Options> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(diagram::Options, coordinates)("coordinates",
                                                     "Coordinates along the rim; on by default.")
            .optional(),
        QUINTET_FIELD(diagram::Options, legend)("legend",
                                                "Player to move, hands and tallies; on by default.")
            .optional(),
        QUINTET_FIELD(diagram::Options, last)("last", "Dots on the cells of the last action.")
            .optional(),
        QUINTET_FIELD(diagram::Options, rings)("rings", "Cells to ring.")
            .optional()
            .within(limit::rings),
    };
    static constexpr Shape shape{fields, "DiagramOptions", "Options of a drawing for print."};
};

}  // namespace quintet::fields
