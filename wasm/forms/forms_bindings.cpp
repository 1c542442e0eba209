#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>

#include "engine/fields/game_state.hpp"
#include "engine/services/forms/form_fields.hpp"
#include "engine/services/forms/import.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Forms` of the full module: games in the forms of other programs. `forms.d.ts`
// declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr int longest_text = 8'000'000;  // UTF-16 units

class Forms {
  public:
    val import_records(const val& value, const val& file_name) const {
        const Result<std::string> text = read_text(value, "a text", longest_text);
        if (!text) return failure(text.error());
        const Result<std::string> name = read_text(file_name, "name", limits::name_text);
        if (!name) return failure(name.error());
        ImportedText imported = quintet::import_records(text.value(), name.value());
        val games = val::array();
        for (ImportedRecord& each : imported.games) {
            ForeignRecord shown;
            if (!each.refused()) shown.record = record_line(each);
            shown.game = std::move(each.content.record.game);
            shown.form = std::move(each.form);
            shown.form_name = std::move(each.form_name);
            shown.line = each.content.line;
            shown.names = std::move(each.content.names);
            shown.notes = std::move(each.content.notes);
            shown.problem = std::move(each.content.problem);
            games.call<void>("push", to_js(shown));
        }
        val out = answer("games", games);
        if (imported.problem) out.set("problem", to_js(*imported.problem));
        return out;
    }

    val export_as(const val& form, const val& value) const {
        const Result<std::string> id = read_text(form, "form", limits::name_text);
        if (!id) return failure(id.error());
        const auto game = open_record(value);
        if (!game) return failure(game.error());
        const Result<std::string> text = quintet::export_as(id.value(), *game.value());
        return text ? answer("text", text.value()) : failure(text.error());
    }

    val writable(const val& game) const {
        const Result<std::string> id = read_text(game, "game", limits::name_text);
        if (!id) return failure(id.error());
        val forms = val::array();
        for (const WritableForm& each : writable_forms()) {
            if (each.game != id.value()) continue;
            val form = answer("id", std::string(each.id));
            form.set("name", std::string(each.name));
            forms.call<void>("push", form);
        }
        return answer("forms", forms);
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_forms) {
    emscripten::class_<Forms>("Forms")
        .constructor<>()
        .function("importRecords", &Forms::import_records)
        .function("exportAs", &Forms::export_as)
        .function("writable", &Forms::writable);
}

}  // namespace quintet::wasm
