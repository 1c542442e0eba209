#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"
#include "engine/fields/field.hpp"
#include "engine/fields/running_game_fields.hpp"

// Describes games that were read from foreign texts.

namespace quintet::fields {

/// A game of a foreign text.
struct ForeignRecord {
    std::string game;
    std::string form;
    std::string form_name;
    std::string record;
    int line = 0;
    std::vector<std::string> names;
    std::vector<FormNote> notes;
    std::optional<FormNote> problem;
};

template <>
struct Described<FormNote> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(FormNote, code)("code"),
        QUINTET_FIELD(FormNote, text)("text"),
        QUINTET_FIELD(FormNote, line)("line", "Line, from 1; 0 if unknown."),
        QUINTET_FIELD(FormNote, ply)("ply", "Number of the action, from 1; 0 for none."),
        QUINTET_FIELD(FormNote, found)("found", "The part of the text."),
        QUINTET_FIELD(FormNote, used)("used", "Its interpretation."),
        QUINTET_FIELD(FormNote, reason)("reason", "Reason why an action is illegal, if known."),
    };
    static constexpr Shape shape{fields, "FormNote",
                                 "An interpretation of a foreign text, or the reason why reading "
                                 "stopped: its code and its English sentence."};
};

template <>
struct Described<ForeignRecord> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ForeignRecord, game)("game"),
        QUINTET_FIELD(ForeignRecord, form)("form", "Its id, such as `sgf`."),
        QUINTET_FIELD(ForeignRecord, form_name)("formName", "Its name, for people."),
        QUINTET_FIELD(ForeignRecord, record)(
            "record", "The game as a line of JSON; empty if nothing of it could be read."),
        QUINTET_FIELD(ForeignRecord, line)("line", "Its first line in the text, from 1."),
        QUINTET_FIELD(ForeignRecord, names)("names", "Names of the players; may be empty."),
        QUINTET_FIELD(ForeignRecord, notes)("notes", "Interpretations."),
        QUINTET_FIELD(ForeignRecord, problem)(
            "problem",
            "Reason why the game was not read to its end; its record is valid up to there."),
    };
    static constexpr Shape shape{fields, "ForeignRecord", "A game of a foreign text."};
};

}  // namespace quintet::fields
