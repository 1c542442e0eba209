#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/foreign/foreign_form.hpp"
#include "engine/session/running_game.hpp"

// Reads games in the forms of other programs, and writes them
// (see engine/core/foreign/foreign_form.hpp).

namespace quintet {

/// A game that was read from a foreign text. Its actions are legal.
struct ImportedRecord {
    std::string form;       ///< the id of the form
    std::string form_name;  ///< as in `ForeignForm::name`
    ForeignGame content;

    /// Whether nothing of the game could be read.
    bool refused() const {
        return content.problem && content.record.actions.empty() && content.record.setup.empty();
    }
};

struct ImportedText {
    std::vector<ImportedRecord> games;
    /// Set if the text is in none of the known forms; then there are no games.
    std::optional<FormNote> problem;
};

/// Reads all games of a text in any form of any game. Of several forms that claim the text, the
/// first one that reads a game counts. `file_name` is a hint and may be empty. Records of this
/// program are not a foreign form.
ImportedText import_records(std::string_view text, std::string_view file_name = {});

/// Formats a game as a record: one line of JSON without a line end. Names and the comment become a
/// note of its analysis, and who resigned its `ending`. Requires that it was not refused.
std::string record_line(const ImportedRecord& imported);

/// One line for people: `line 12, ply 8 (SGF of BoardSpace): ...`.
std::string note_line(const FormNote& note, std::string_view form_name);

/// A form that can be written, of some game.
struct WritableForm {
    std::string game;
    std::string_view id;
    std::string_view name;
};
std::vector<WritableForm> writable_forms();

/// Writes a game up to the ply that it shows. Fails if its game has no such form.
Result<std::string> export_as(std::string_view form, const RunningGame& game,
                              const std::vector<std::string>& names = {},
                              Player resigned = no_player);

}  // namespace quintet
