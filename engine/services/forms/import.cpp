#include "engine/services/forms/import.hpp"

#include <algorithm>

#include "engine/base/json.hpp"
#include "engine/base/text.hpp"
#include "engine/session/game_entry.hpp"

namespace quintet {

namespace {

/// Plays the actions and drops those from the first one that is not legal.
void check(ForeignGame& game) {
    GameRecord& record = game.record;
    auto start = open_game({record.game, record.options, record.setup});
    if (!start) {
        record.actions.clear();
        record.setup.clear();
        game.problem = FormNote{.code = "bad_start", .text = start.error().message};
        game.problem->line = game.line;
        return;
    }
    RunningGame& running = *start.value();
    const Status status = running.follow(record.actions);
    if (status) {
        record.actions = running.actions();
        return;
    }
    const std::size_t good = static_cast<std::size_t>(running.length());
    FormNote problem{.code = "illegal", .text = {}, .ply = static_cast<int>(good) + 1};
    if (running.outcome().over()) problem.code = "over";
    problem.found = record.actions[good];
    problem.line = good < game.lines.size() ? game.lines[good] : 0;
    // `follow` puts the number before the message, which the note has apart.
    problem.reason.key = status.error().reason;
    const std::string& message = status.error().message;
    const std::size_t colon = message.find(": ");
    problem.text = colon == std::string::npos ? message : message.substr(colon + 2);
    record.actions = running.actions();
    game.lines.resize(std::min(good, game.lines.size()));
    game.resigned = no_player;
    game.problem = std::move(problem);
}

/// A name as one line: one with a line of another form in it would make the whole text that form.
std::string one_line(std::string name) {
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return name;
}

std::vector<ImportedRecord> read_as(const ForeignForm& form, const GameSpec& spec,
                                    std::string_view text) {
    std::vector<ImportedRecord> read;
    for (ForeignGame& game : form.read(text)) {
        game.record.game = spec.id;
        for (std::string& name : game.names) name = one_line(std::move(name));
        read.push_back({std::string(form.id), std::string(form.name), std::move(game)});
        if (!read.back().refused()) check(read.back().content);
    }
    return read;
}

/// Converts UTF-16, little end first, as Windows PowerShell writes what a program prints. The forms
/// are ASCII: every other character becomes a question mark.
std::string from_utf16(std::string_view bytes) {
    std::string text;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const bool ascii = bytes[i + 1] == 0 && static_cast<unsigned char>(bytes[i]) < 0x80;
        text += ascii ? bytes[i] : '?';
    }
    return text;
}

bool any_opened(const std::vector<ImportedRecord>& games) {
    return std::any_of(games.begin(), games.end(),
                       [](const ImportedRecord& each) { return !each.refused(); });
}

bool is_number(const GameSpec& spec, std::string_view option) {
    return std::any_of(spec.options.begin(), spec.options.end(), [&](const OptionSpec& each) {
        return each.name == option && each.kind == OptionSpec::Kind::integer;
    });
}

}  // namespace

ImportedText import_records(std::string_view text, std::string_view file_name) {
    if (text.starts_with("\xFF\xFE")) return import_records(from_utf16(text.substr(2)), file_name);
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    ImportedText first;
    std::string known;
    for (const GameEntry& entry : entries()) {
        for (const ForeignForm& form : entry.forms) {
            known.append(known.empty() ? "" : ", ").append(form.name);
            if (!form.claims(text, file_name)) continue;
            std::vector<ImportedRecord> games = read_as(form, *entry.spec, text);
            if (any_opened(games)) return {std::move(games), std::nullopt};
            if (first.games.empty()) first.games = std::move(games);
        }
    }
    if (first.games.empty()) {
        first.problem = FormNote{.code = "unknown_form",
                                 .text = "the text must be a game in one of these forms: " + known};
    }
    return first;
}

std::string record_line(const ImportedRecord& imported) {
    const ForeignGame& game = imported.content;
    const GameRecord& record = game.record;
    std::string line = "{\"game\":" + json_text(record.game);
    const GameSpec& spec = *find_game(record.game);
    if (!record.options.empty()) {
        line += ",\"options\":{";
        const char* separator = "";
        for (const auto& [name, value] : record.options) {
            const bool number = is_number(spec, name);
            line.append(separator).append(json_text(name)).append(":");
            line.append(number ? value : json_text(value));
            separator = ",";
        }
        line += "}";
    }
    if (!record.setup.empty()) line += ",\"setup\":" + json_text(record.setup);
    line += ",\"actions\":[";
    const char* separator = "";
    for (const std::string& action : record.actions) {
        line.append(separator).append(json_text(action));
        separator = ",";
    }
    line += "]";
    if (game.resigned != no_player) {
        line += ",\"ending\":{\"reason\":\"resigned\",\"player\":" + std::to_string(game.resigned) +
                ",\"ply\":" + std::to_string(record.actions.size()) + "}";
    }
    std::string comment;
    for (std::size_t player = 0; player < game.names.size(); ++player) {
        if (game.names[player].empty()) continue;
        std::string title = spec.players[player];
        title[0] = static_cast<char>(title[0] & ~0x20);
        comment.append(comment.empty() ? "" : ", ").append(title).append(": ");
        comment.append(game.names[player]);
    }
    if (!game.comment.empty()) {
        comment.append(comment.empty() ? "" : "; ").append(game.comment);
    }
    if (!comment.empty()) {
        line +=
            ",\"analysis\":{\"version\":1,\"notes\":[{\"ply\":0,\"comment\":" + json_text(comment) +
            "}]}";
    }
    return line + "}";
}

std::string note_line(const FormNote& note, std::string_view form_name) {
    std::string place;
    if (note.line > 0) place = "line " + std::to_string(note.line);
    if (note.ply > 0) {
        place.append(place.empty() ? "" : ", ").append("ply ").append(std::to_string(note.ply));
    }
    std::string line;
    if (!form_name.empty()) line.append(form_name).append(": ");
    if (!place.empty()) line.append(place).append(": ");
    return line + note.text;
}

std::vector<WritableForm> writable_forms() {
    std::vector<WritableForm> all;
    for (const GameEntry& entry : entries()) {
        for (const ForeignForm& form : entry.forms) {
            if (form.write) all.push_back({entry.spec->id, form.id, form.name});
        }
    }
    return all;
}

Result<std::string> export_as(std::string_view id, const RunningGame& game,
                              const std::vector<std::string>& names, Player resigned) {
    std::string known;
    for (const ForeignForm& form : find_entry(game.spec().id)->forms) {
        if (!form.write) continue;
        known.append(known.empty() ? "" : ", ").append(form.id);
        if (form.id != id) continue;
        std::vector<std::string> actions = game.actions();
        actions.resize(static_cast<std::size_t>(game.ply()));
        std::vector<std::string> lines;
        for (const std::string& name : names) lines.push_back(one_line(name));
        Result<std::string> text =
            form.write({game.options(), game.setup(), actions, game.outcome(), lines, resigned});
        if (text && text.value().empty()) {
            return Error{"a game without actions leaves this form empty"};
        }
        return text;
    }
    const std::string& name = game.spec().id;
    return Error{known.empty() ? "other programs have no common form for games of " + name
                               : "the form of " + name + " must be one of " + known + " (found " +
                                     in_quotes(id) + ")"};
}

}  // namespace quintet
