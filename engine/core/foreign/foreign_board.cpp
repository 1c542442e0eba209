#include "engine/core/foreign/foreign_board.hpp"

#include <utility>

namespace quintet {

void set_up(ForeignGame& game, int first, int step, int last,
            const std::function<std::string(int)>& text_of,
            const std::function<Status(const std::string&)>& check) {
    std::string why;
    for (int ply = first; ply <= last; ply += step) {
        std::string text = text_of(ply);
        const Status status = check(text);
        if (status) {
            game.record.setup = std::move(text);
            FormNote note{.code = "assumed_ply", .text = "the text does not give the number of "};
            note.text += "actions played; assumed " + std::to_string(ply);
            note.used = std::to_string(ply);
            game.notes.push_back(std::move(note));
            return;
        }
        why = status.error().message;
    }
    game.problem = bad_board(why, game.line);
}

FormNote assumed_turn(const std::string& player) {
    FormNote note{.code = "assumed_turn",
                  .text = "the text does not give the player to move; assumed "};
    note.text += player;
    note.used = player;
    return note;
}

FormNote left_out(std::string found, int line) {
    FormNote note{.code = "left_out", .text = {}};
    note.text = "\"" + found + "\" was skipped: a position cannot hold it";
    note.line = line;
    note.found = std::move(found);
    return note;
}

FormNote bad_board(std::string text, int line) {
    FormNote note{.code = "bad_board", .text = std::move(text)};
    note.line = line;
    return note;
}

}  // namespace quintet
