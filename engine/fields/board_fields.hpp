#pragma once

#include "engine/core/board/board_view.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"

// Boards: layout and state.

namespace quintet::fields {

template <>
struct TypeOf<CellShape> {
    static constexpr WordType type{
        {Kind::word},
        [](const void* shape) -> std::string_view {
            return *static_cast<const CellShape*>(shape) == CellShape::square ? "square"
                                                                              : "pointy_hexagon";
        },
        R"("pointy_hexagon" | "square")"};
};

template <>
struct Described<Point> {
    static constexpr Field fields[] = {QUINTET_FIELD(Point, x)("x"), QUINTET_FIELD(Point, y)("y")};
    static constexpr Shape shape{
        fields, "Point",
        "A point in units of the distance between neighbouring cells, x to the right, y down."};
};

template <>
struct Described<Cell> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Cell, id)("id"),
        QUINTET_FIELD(Cell, centre)("centre"),
        QUINTET_FIELD(Cell, name)("name", "Name for people, such as `d5`."),
    };
    static constexpr Shape shape{fields, "Cell", "A place for tokens."};
};

template <>
struct Described<LabelledLine> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(LabelledLine, label)("label"),
        QUINTET_FIELD(LabelledLine, cells)("cells"),
    };
    static constexpr Shape shape{
        fields, "LabelledLine",
        "A row, a column or a slanted line of cells with a label at the edge of the board."};
};

template <>
struct Described<Zone> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Zone, role)("role"),
        QUINTET_FIELD(Zone, player)("player").nullable(),
        QUINTET_FIELD(Zone, cells)("cells"),
    };
    static constexpr Shape shape{fields, "Zone", "Cells with a meaning for a player."};
};

template <>
struct Described<Side> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Side, player)("player").nullable(),
        QUINTET_FIELD(Side, line)("line"),
    };
    static constexpr Shape shape{
        fields, "Side", "A part of the board's rim that belongs to a player, as a polyline."};
};

template <>
struct Described<BoardLayout> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(BoardLayout, shape)("shape"),
        QUINTET_FIELD(BoardLayout, cells)(
            "cells",
            "Empty for a board without edges. Then tokens and actions say which cells exist."),
        QUINTET_FIELD(BoardLayout, lines)("lines"),
        QUINTET_FIELD(BoardLayout, zones)("zones"),
        QUINTET_FIELD(BoardLayout, sides)("sides"),
        QUINTET_FIELD(BoardLayout, capabilities)("capabilities"),
    };
    static constexpr Shape shape{fields, "BoardLayout",
                                 "The part of a board that does not change during a game."};
};

template <>
struct Described<Token> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Token, cell)("cell"),
        QUINTET_FIELD(Token, centre)("centre"),
        QUINTET_FIELD(Token, height)("height", "The height in a stack, from 0."),
        QUINTET_FIELD(Token, player)("player").nullable(),
        QUINTET_FIELD(Token, kind)("kind"),
        QUINTET_FIELD(Token, label)("label"),
    };
    static constexpr Shape shape{fields, "Token", "A token on the board."};
};

template <>
struct Described<HandItem> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(HandItem, player)("player"),
        QUINTET_FIELD(HandItem, kind)("kind"),
        QUINTET_FIELD(HandItem, count)("count"),
    };
    static constexpr Shape shape{fields, "HandItem",
                                 "Tokens of one kind that a player can still place."};
};

template <>
struct Described<Tally> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Tally, player)("player"),
        QUINTET_FIELD(Tally, name)("name"),
        QUINTET_FIELD(Tally, value)("value"),
        QUINTET_FIELD(Tally, target)("target", "0 if there is no target."),
    };
    static constexpr Shape shape{fields, "Tally",
                                 "A number that players watch, such as 2 of 4 exits."};
};

template <>
struct Described<Mark> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Mark, role)("role"),
        QUINTET_FIELD(Mark, cells)("cells"),
    };
    static constexpr Shape shape{fields, "Mark", "Cells to highlight."};
};

template <>
struct Described<Elimination> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(Elimination, player)("player"),
        QUINTET_FIELD(Elimination, reason)("reason"),
    };
    static constexpr Shape shape{
        fields, "Elimination",
        "A player who can only pass for the rest of the game, and the reason."};
};

template <>
struct Described<BoardState> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(BoardState, tokens)("tokens"),
        QUINTET_FIELD(BoardState, hands)("hands"),
        QUINTET_FIELD(BoardState, tallies)("tallies"),
        QUINTET_FIELD(BoardState, marks)("marks"),
        QUINTET_FIELD(BoardState, eliminated)("eliminated"),
    };
    static constexpr Shape shape{fields, "BoardState",
                                 "The part of a board that changes with every action."};
};

}  // namespace quintet::fields
