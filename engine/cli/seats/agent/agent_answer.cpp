#include "engine/cli/seats/agent/agent_answer.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/base/utf8.hpp"
#include "engine/cli/base/printable.hpp"

namespace quintet::cli {

namespace {

constexpr std::size_t longest_text = 16'384;
constexpr std::size_t longest_printed = 5 * 65'536;  // 65,536 characters, and how many more
constexpr std::size_t most_frames = 200;
constexpr std::size_t most_notes = 20;

std::string text_in(const Json& json, const char* name, std::size_t longest = longest_text) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_string()) return "";
    return std::string(utf8_prefix(found->get_ref<const std::string&>(), longest));
}

/// The elements of a field that is an array, at most so many; none of anything else.
std::vector<Json> items_in(const Json& json, const char* name, std::size_t most) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_array()) return {};
    const auto count = static_cast<std::ptrdiff_t>(std::min(found->size(), most));
    return {found->begin(), found->begin() + count};
}

Json traceback_in(const Json& json) {
    Json frames;
    for (const Json& each : items_in(json, "traceback", most_frames)) {
        if (!each.is_object()) continue;
        Json frame{{"file", text_in(each, "file")}};
        if (const auto line = each.find("line"); line != each.end() && line->is_number_integer()) {
            frame["line"] = *line;
        }
        for (const char* name : {"function", "text"}) frame[name] = text_in(each, name);
        frames.push_back(std::move(frame));
    }
    return frames;
}

}  // namespace

AgentAnswer::AgentAnswer(std::string_view line) : json_(json_or_null(line)) {
    if (!json_.is_object()) json_ = Json::object();
    type = text("type");
    if (type.empty()) return;
    printed = text_in(json_, "printed", longest_printed);
    if (std::string returned = text("raw"); !returned.empty()) raw = std::move(returned);
    traceback = traceback_in(json_);
}

std::string AgentAnswer::text(const char* field) const { return text_in(json_, field); }

Wishes AgentAnswer::wishes() const {
    Wishes wishes;
    for (const Json& wish : items_in(json_, "wants", 2)) {
        wishes.legal = wishes.legal || wish == "legal";
        wishes.tokens = wishes.tokens || wish == "tokens";
    }
    return wishes;
}

std::vector<std::string> AgentAnswer::notes() const {
    std::vector<std::string> notes;
    for (const Json& note : items_in(json_, "notes", most_notes)) {
        if (note.is_string()) {
            notes.push_back(
                printable(utf8_prefix(note.get_ref<const std::string&>(), longest_text)));
        }
    }
    return notes;
}

std::string traceback_text(const Json& traceback) {
    std::string text;
    for (const Json& frame : traceback) {
        text += "\n  " + printable(text_in(frame, "file"));
        if (frame.contains("line")) text += ", line " + frame["line"].dump();
        const std::string function = printable(text_in(frame, "function"));
        if (!function.empty()) text += ", in " + function;
        text += ": " + printable(text_in(frame, "text"));
    }
    return text;
}

}  // namespace quintet::cli
