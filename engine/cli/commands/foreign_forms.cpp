#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/records/link.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/services/forms/import.hpp"

// Games from other programs as records, and records for other programs.

namespace quintet::cli {

namespace {

bool is_record(const Json& json) {
    return json.is_object() && json.contains("game") && json.contains("actions");
}

/// The records and links of this program in a text: one record spread over several lines, one
/// record or link a line, or an array. Empty if the text is something else.
std::vector<PlacedText> native_records(const std::string& text, const std::string& name,
                                       const Streams& streams) {
    const Json whole = json_or_null(text);
    if (whole.is_array() && !whole.empty() && is_record(whole[0])) {
        std::vector<PlacedText> found;
        for (const Json& each : whole) {
            found.push_back({name + ": record " + std::to_string(found.size() + 1), each.dump()});
        }
        return found;
    }
    std::vector<PlacedText> links;
    bool only_links = true;
    for_each_line_of(
        text, name,
        [&](const std::string& line, const std::string& place) {
            only_links = only_links && is_link(line);
            if (only_links) links.push_back({place, line});
        },
        nullptr);
    if (only_links && !links.empty()) return links;
    if (!looks_like_record(text) || (whole.is_object() && !is_record(whole))) return {};
    return records_in(text, name, streams);
}

/// Takes the games of files as records, and reports what was interpreted and refused.
class Import {
  public:
    explicit Import(const Streams& streams) : streams_(streams) {}

    /// `take` receives the record of every game, with its place for messages.
    template <class Take>
    void file(const std::string& name, Take&& take) {
        const bool typed = is_link(name) && !std::filesystem::exists(name);
        const std::string text = typed ? name : content_of(name, streams_.in);
        const auto native = native_records(text, typed ? "link" : place_of(name), streams_);
        for (const auto& [place, content] : native) {
            try {
                const Record record =
                    is_link(content) ? record_of_link(content) : parse_record(content);
                static_cast<void>(replay_record(record));
                take(place, record);
            } catch (const InputError& error) {
                refuse(place + ": " + error.what());
            }
        }
        if (!native.empty()) return;
        const ImportedText imported = import_records(text, name == "-" ? "" : name);
        if (imported.problem) refuse(place_of(name) + ": " + note_line(*imported.problem, ""));
        for (const ImportedRecord& each : imported.games) {
            for (const FormNote& note : each.content.notes) {
                report(place_of(name) + ": " + note_line(note, each.form_name));
            }
            if (const auto& problem = each.content.problem) {
                const std::size_t good = each.content.record.actions.size();
                refuse(place_of(name) + ": " + note_line(*problem, each.form_name) +
                       (each.refused() ? "" : "; read up to ply " + std::to_string(good)));
            }
            if (!each.refused()) take(place_of(name), parse_record(record_line(each)));
        }
    }

    /// Reports a game that is not read to its end.
    void refuse(const std::string& message) {
        report(message);
        any_refused_ = true;
    }

    Exit status() const { return any_refused_ ? Exit::check_failed : Exit::good; }

  private:
    void report(const std::string& message) { streams_.err << printable_lines(message) << '\n'; }

    const Streams& streams_;
    bool any_refused_ = false;
};

struct FormOptions {
    std::vector<std::string> files;
    std::string form;
};

/// The players' names in the note that `import` writes: `White: Ann, Black: Bo`.
std::vector<std::string> names_in(const Record& record, const GameSpec& spec) {
    std::vector<std::string> names(spec.players.size());
    const Json notes = record.others.value(Json::json_pointer("/analysis/notes"), Json::array());
    if (!notes.is_array() || notes.empty() || !notes[0].is_object()) return names;
    const Json comment = notes[0].value("comment", Json());
    if (!comment.is_string()) return names;
    std::string text = comment.get<std::string>();
    text.resize(std::min(text.find(';'), text.size()));
    split(text, ',', [&](std::string_view part) {
        while (part.starts_with(' ')) part.remove_prefix(1);
        for (std::size_t player = 0; player < names.size(); ++player) {
            std::string title = spec.players[player] + ": ";
            title[0] = static_cast<char>(title[0] & ~0x20);
            if (part.starts_with(title)) names[player] = part.substr(title.size());
        }
    });
    return names;
}

Player resigned_in(const Record& record, const RunningGame& game) {
    const Json ending = record.others.value("ending", Json::object());
    if (!ending.is_object() || ending.value("reason", Json()) != "resigned") return no_player;
    if (ending.value("ply", Json()) != game.ply()) return no_player;
    const Json player = ending.value("player", Json());
    const bool known = player.is_number_unsigned() && player < game.spec().players.size();
    return known ? player.get<Player>() : no_player;
}

}  // namespace

void add_import(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "import", "Prints games of other programs, and those of links, as records, one per line");
    auto options = std::make_shared<FormOptions>();
    command
        ->add_option("FILE", options->files,
                     "Games in any form, or a link to a game; - reads standard input")
        ->required()
        ->type_name("");
    command->footer(
        "Detects the form from the text and reports each interpretation on standard error. A\n"
        "game with an error is read up to the error, and the exit status is then 1.\n"
        "Examples:\n"
        "  quintet import game.sgf game.pgn > games.jsonl\n"
        "  quintet import 'https://.../play.html#game=cachex&actions=PLACE+3,4'\n"
        "  quintet import game.log | quintet diagram --record - --out position.svg");
    command->callback([=, &status = program.status, &streams = program.streams] {
        Import import(streams);
        for (const std::string& file : options->files) {
            import.file(file, [&](const std::string&, const Record& record) {
                streams.out << format_record(record) << '\n';
        });
        }
        status = import.status();
});
}

void add_export(const Program& program) {
    CLI::App* command =
        program.app.add_subcommand("export", "Prints games in a form that other programs read");
    auto options = std::make_shared<FormOptions>();
    std::vector<std::string> forms;
    std::string known;
    for (const WritableForm& form : writable_forms()) {
        forms.emplace_back(form.id);
        known += "  " + std::string(form.id) +
                 std::string(6 - std::min<std::size_t>(form.id.size(), 5), ' ') + form.game + ": " +
                 std::string(form.name) + "\n";
    }
    command->add_option("--as", options->form, "Form to write")
        ->required()
        ->check(one_of(forms))
        ->type_name("FORM");
    command
        ->add_option("FILE", options->files,
                     "Records, or games in any form; - reads standard input")
        ->required()
        ->type_name("");
    command->footer("Forms:\n" + known +
                    "The exit status is 1 if a game cannot be read or written.\n"
                    "Examples:\n"
                    "  quintet export --as pgn games.jsonl > games.pgn\n"
                    "  quintet export --as uhp game.sgf");
    command->callback([=, &status = program.status, &streams = program.streams] {
        Import import(streams);
        bool first = true;
        for (const std::string& file : options->files) {
            import.file(file, [&](const std::string& place, const Record& record) {
                const auto game = replay_record(record);
            const Result<std::string> text = export_as(
                options->form, *game, names_in(record, game->spec()), resigned_in(record, *game));
            if (!text) return import.refuse(place + ": " + text.error().message);
            // A blank line separates games of several lines.
            const bool several_lines = text.value().find('\n') < text.value().size() - 1;
            if (!first && several_lines) streams.out << '\n';
            first = false;
            streams.out << text.value();
            if (!text.value().ends_with('\n')) streams.out << '\n';
        });
        }
        status = import.status();
});
}

}  // namespace quintet::cli
