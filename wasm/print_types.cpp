// A program that the build runs in Node. Prints parts of the descriptions for JavaScript: with
// `types`, the TypeScript of every shape; with `full-types`, that of the shapes that only the
// full module has, or that have more fields there; with `limits`, the limits as a module.

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/all_fields.hpp"
#ifdef QUINTET_FULL
#include "engine/lens/games/lens_fields.hpp"
#include "engine/prove/games/prover_fields.hpp"
#include "engine/services/diagram/diagram_fields.hpp"
#include "engine/services/forms/form_fields.hpp"
#include "engine/services/goals/goal_fields.hpp"
#include "engine/services/match/match_fields.hpp"
#endif

namespace quintet::wasm {

using namespace fields;

namespace {

/// Returns a comment on one line, or on several lines if one would be too long.
std::string comment(std::string_view text, const std::string& indent) {
    if (text.empty()) return "";
    constexpr std::size_t width = 100;
    if (text.size() <= width) return indent + "/** " + std::string(text) + " */\n";
    std::string out = indent + "/**\n" + indent + " *";
    std::size_t column = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (column + (end - begin) > width) {
            out += "\n" + indent + " *";
            column = 0;
        }
        out.append(" ").append(text.substr(begin, end - begin));
        column += end - begin + 1;
        begin = end + 1;
    }
    return out + "\n" + indent + " */\n";
}

const Type& element_of(const Type& type) { return *static_cast<const ListType&>(type).element; }

std::string name_of(const Type& type) {
    switch (type.kind) {
        case Kind::text: return "string";
        case Kind::word: {
            const char* words = static_cast<const WordType&>(type).words.text();
            return *words ? words : "string";
        }
        case Kind::flag: return "boolean";
        case Kind::integer:
        case Kind::whole:
        case Kind::real: return "number";
        case Kind::player: return "Player";
        case Kind::options: return "Record<string, string>";
        case Kind::object: return static_cast<const ObjectType&>(type).shape->name.text();
        case Kind::list: return name_of(element_of(type)) + "[]";
        case Kind::optional: return name_of(element_of(type)) + " | null";
    }
    return "unknown";
}

std::string name_of(const Field& field) {
    if (*field.typescript.text()) return field.typescript.text();
    if (field.type->kind == Kind::optional && field.is_optional) {
        return name_of(element_of(*field.type));
    }
    return name_of(*field.type) + (field.is_nullable ? " | null" : "");
}

class Printer {
  public:
    /// Prints a shape after the shapes that it contains.
    void print(const Shape& shape) {
        for (const Shape* each : printed_) {
            if (each == &shape) return;
        }
        printed_.push_back(&shape);
        for (const Field& field : shape.fields) {
            const Type* type = field.type;
            while (type->kind == Kind::list || type->kind == Kind::optional) {
                type = &element_of(*type);
            }
            if (type->kind == Kind::object) print(*static_cast<const ObjectType*>(type)->shape);
        }
        std::string out =
            comment(shape.doc.text(), "") + "export type " + shape.name.text() + " = {\n";
        for (const Field& field : shape.fields) {
            out += comment(field.doc.text(), "    ");
            out.append("    ").append(field.name).append(field.is_optional ? "?: " : ": ");
            out += name_of(field) + ";\n";
        }
        if (*shape.others.text()) out.append("    ").append(shape.others.text()).append("\n");
        std::puts((out + "};\n").c_str());
    }

  private:
    std::vector<const Shape*> printed_;
};

template <class... Structs>
void print_types(const char* before) {
    std::puts(before);
    Printer printer;
    (printer.print(Described<Structs>::shape), ...);
}

void print_limit(const char* name, int limit, const char* doc) {
    std::printf("/** %s */\nexport const %s = %d;\n", doc, name, limit);
}

void print_limits() {
    std::puts(
        "// Generated from engine/fields/limits.hpp: the largest inputs that the engine "
        "accepts.\n");
    print_limit("MAX_ACTIONS", limits::actions, "Actions of a game.");
    print_limit("MAX_ACTION_LENGTH", limits::action_text, "Characters of one action.");
    print_limit("MAX_SETUP_LENGTH", limits::setup_text, "Characters of a position text.");
    print_limit("MAX_OPTIONS", limits::options, "Options of a game.");
    print_limit("MAX_OPTION_LENGTH", limits::option_text,
                "Characters of an option's name or value.");
    print_limit("MAX_NAME_LENGTH", limits::name_text,
                "Characters of the name of a game, a level or an algorithm.");
    print_limit("MAX_GAME_TEXT_LENGTH", limits::game_text,
                "Characters of a game in the form of another program.");
    print_limit("MAX_LINES", limits::lines, "Lines that a search reports.");
    print_limit("MAX_DEPTH", limits::depth, "The highest depth of a search, in plies.");
}

}  // namespace

}  // namespace quintet::wasm

int main(int count, char** arguments) {
    using namespace quintet;
    using namespace quintet::wasm;
    const std::string_view what = count > 1 ? arguments[1] : "";
    if (what == "types") {
        print_types<GameRecord, ListedGame, Level, BoardLayout, GameState, Attempt, Refusal,
                    BoardSetup, SearchRequest, SearchProgress, Error>(
            "// Generated from engine/fields/. The engine describes the look of a game as "
            "data:\n"
            "// cells and tokens to draw, and legal actions as text with the cells that they "
            "touch.\n"
            "\n/** A seat, from 0. */\nexport type Player = number;\n");
#ifdef QUINTET_FULL
    } else if (what == "full-types") {
        print_types<LensOptions, lens::Explanation, SearchRequest, SearchProgress, OpeningRequest,
                    ChosenOpening, ScheduleRequest, PlannedGame, StyleInfo, LevelLimits, Rating,
                    goals::Condition, ProofRequest, prove::Finding, prove::WinDistance,
                    diagram::Options, ForeignRecord>(
            "// Generated from the descriptions in engine/lens, engine/prove and "
            "engine/services, and what engine/fields/search_fields.hpp has for the lens only.\n");
#endif
    } else if (what == "limits") {
        print_limits();
    } else {
        std::fputs("usage: print_types types|full-types|limits\n", stderr);
        return 1;
    }
    return 0;
}
