#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/foreign_form.hpp"
#include "wasm/descriptions/running_game.hpp"
#include "wasm/shape.hpp"

// What the class `Forms` returns.

namespace quintet::wasm {

/// A game of a foreign text, as JavaScript sees it.
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
        QUINTET_FIELD(FormNote, line)("line", "From 1; 0 if unknown."),
        QUINTET_FIELD(FormNote, ply)("ply", "The number of an action, from 1; 0 for none."),
        QUINTET_FIELD(FormNote, found)("found", "The part of the text that it is about."),
        QUINTET_FIELD(FormNote, used)("used", "What that was taken for."),
        QUINTET_FIELD(FormNote, reason)("reason", "Why an action is not legal, if known."),
    };
    static constexpr Shape shape{fields, "FormNote",
                                 "What a reader interpreted in a foreign text, or why it stopped: "
                                 "a code that identifies the sentence, and the sentence in the "
                                 "engine's words."};
};

template <>
struct Described<ForeignRecord> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ForeignRecord, game)("game"),
        QUINTET_FIELD(ForeignRecord, form)("form", "Its id, such as `sgf`."),
        QUINTET_FIELD(ForeignRecord, form_name)("formName", "Its name, for people."),
        QUINTET_FIELD(ForeignRecord, record)(
            "record", "The game as a line of JSON; empty if nothing of it could be read."),
        QUINTET_FIELD(ForeignRecord, line)("line", "Where it begins in the text, from 1."),
        QUINTET_FIELD(ForeignRecord, names)("names", "Of the players; may be empty."),
        QUINTET_FIELD(ForeignRecord, notes)("notes", "What was interpreted."),
        QUINTET_FIELD(ForeignRecord, problem)(
            "problem", "Why the game is not read to its end; its record is good up to there."),
    };
    static constexpr Shape shape{fields, "ForeignRecord", "A game of a foreign text."};
};

}  // namespace quintet::wasm
