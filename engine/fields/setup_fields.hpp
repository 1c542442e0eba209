#pragma once

#include "engine/core/board/board_setup.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"

// A position set up by hand.

namespace quintet::fields {

template <>
struct Described<SetupKind> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(SetupKind, player)("player"),
        QUINTET_FIELD(SetupKind, kind)("kind"),
        QUINTET_FIELD(SetupKind, most)("most"),
    };
    static constexpr Shape shape{
        fields, "SetupKind",
        "A kind of token that can be placed on the board, and its largest number."};
};

template <>
struct Described<SetupToken> {
    static constexpr bool is_element = true;
    static constexpr Field fields[] = {
        QUINTET_FIELD(SetupToken, cell)("cell").within(limit::cell),
        QUINTET_FIELD(SetupToken, player)("player"),
        QUINTET_FIELD(SetupToken, kind)("kind").within(limit::cell),
        QUINTET_FIELD(SetupToken, label)("label").within(limit::cell),
    };
    static constexpr Shape shape{fields, "SetupToken",
                                 "A token on a cell. Lower tokens of a cell come first."};
};

template <>
struct Described<SetupNumber> {
    static constexpr bool is_element = true;
    static constexpr Field fields[] = {
        QUINTET_FIELD(SetupNumber, name)("name").within(limit::cell),
        QUINTET_FIELD(SetupNumber, player)("player",
                                           "Null if the number belongs to the whole game.")
            .nullable(),
        QUINTET_FIELD(SetupNumber, minimum)("minimum").output_only(),
        QUINTET_FIELD(SetupNumber, maximum)("maximum").output_only(),
        QUINTET_FIELD(SetupNumber, value)("value").required().within(limit::setup_value),
    };
    static constexpr Shape shape{fields, "SetupNumber",
                                 "A whole number that belongs to a position. The number `ply` is "
                                 "optional in a setup that is passed in."};
};

template <>
struct Described<SetupMark> {
    static constexpr bool is_element = true;
    static constexpr Field fields[] = {
        QUINTET_FIELD(SetupMark, name)("name").within(limit::cell),
        QUINTET_FIELD(SetupMark, cell)("cell", "Empty if no cell has the mark.")
            .within(limit::cell),
    };
    static constexpr Shape shape{fields, "SetupMark", "A property of at most one cell."};
};

template <>
struct Described<BoardSetup> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(BoardSetup, kinds)("kinds").output_only(),
        QUINTET_FIELD(BoardSetup, tokens)("tokens").within(limit::tokens),
        QUINTET_FIELD(BoardSetup, to_move)("toMove").required(),
        QUINTET_FIELD(BoardSetup, numbers)("numbers").within(limit::numbers),
        QUINTET_FIELD(BoardSetup, marks)("marks").within(limit::marks),
    };
    static constexpr Shape shape{fields, "BoardSetup",
                                 "A position in the editor. The engine writes `kinds` and the "
                                 "bounds of numbers, and ignores them in input."};
};

}  // namespace quintet::fields
