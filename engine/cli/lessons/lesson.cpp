#include "engine/cli/lessons/lesson.hpp"

#include <set>
#include <string_view>

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

/// Reads the fields of one JSON object. A field that is never asked for is refused at the end.
class Fields {
  public:
    explicit Fields(const Json& object) : object_(object) {
        if (!object.is_object()) throw InputError("must be an object");
    }

    const Json* find(const char* name) {
        asked_.insert(name);
        const auto found = object_.find(name);
        return found == object_.end() ? nullptr : &*found;
    }

    const Json& must_have(const char* name) {
        const Json* found = find(name);
        if (found == nullptr) throw InputError(std::string("field ") + name + " is required");
        return *found;
    }

    std::string text(const char* name, bool needed = false) {
        const Json* found = needed ? &must_have(name) : find(name);
        if (found == nullptr) return "";
        if (!found->is_string()) throw InputError(std::string("field ") + name + " must be a text");
        return found->get<std::string>();
    }

    int number(const char* name, int standard, int least, int most) {
        const Json* found = find(name);
        if (found == nullptr) return standard;
        const bool fits = found->is_number_integer() && found->get<std::int64_t>() >= least &&
                          found->get<std::int64_t>() <= most;
        if (!fits) {
            throw InputError(std::string("field ") + name + " must be a whole number from " +
                             std::to_string(least) + " to " + std::to_string(most));
        }
        return found->get<int>();
    }

    std::vector<std::string> texts(const char* name, bool needed = false) {
        const Json* found = needed ? &must_have(name) : find(name);
        return found == nullptr ? std::vector<std::string>() : texts_field(object_, name);
    }

    bool flag(const char* name) {
        const Json* found = find(name);
        if (found == nullptr) return false;
        if (!found->is_boolean()) {
            throw InputError(std::string("field ") + name + " must be true or false");
        }
        return found->get<bool>();
    }

    void refuse_others() const {
        for (const auto& [name, value] : object_.items()) {
            if (asked_.count(name) == 0) {
                throw InputError("unknown field " + in_quotes(name));
            }
        }
    }

  private:
    const Json& object_;
    std::set<std::string> asked_;
};

/// Calls `read`, and adds the place to the message of an error.
template <class Read>
auto at(const std::string& place, Read&& read) {
    try {
        return read();
    } catch (const InputError& error) {
        throw InputError(place + ": " + error.what());
    }
}

goals::Condition read_condition(const Json& json) {
    Fields fields(json);
    goals::Condition condition;
    condition.kind = fields.text("kind", true);
    condition.count = fields.number("count", 0, 0, 1000);
    condition.cells = fields.texts("cells");
    condition.zone = fields.text("zone");
    condition.name = fields.text("name");
    condition.actions = fields.texts("actions");
    condition.negated = fields.flag("not");
    fields.refuse_others();
    return condition;
}

/// One condition, or an array of them.
goals::Goal read_goal(const Json& json) {
    goals::Goal goal;
    if (!json.is_array()) return {read_condition(json)};
    for (const Json& each : json) goal.push_back(read_condition(each));
    if (goal.empty()) throw InputError("a goal needs at least one condition");
    return goal;
}

WrongTry read_wrong(const Json& json) {
    Fields fields(json);
    WrongTry wrong;
    wrong.actions = fields.texts("try", true);
    wrong.say = fields.text("say", true);
    if (const Json* when = fields.find("when")) {
        wrong.when = at("when", [&] { return read_goal(*when); });
    }
    fields.refuse_others();
    return wrong;
}

Claim read_claim(const Json& json) {
    Fields fields(json);
    Claim claim;
    claim.kind = fields.text("kind", true);
    claim.actions = fields.texts("actions");
    if (claim.kind == "forced-win" || claim.kind == "loses") {
        claim.plies = fields.number("plies", 0, 1, 30);
        if (claim.plies == 0) throw InputError("field plies is required");
    } else if (claim.kind == "better" || claim.kind == "chance") {
        constexpr int most_nodes = 10'000'000;
        claim.nodes = static_cast<std::uint64_t>(fields.number("nodes", 20'000, 100, most_nodes));
        if (claim.kind == "better") {
            claim.than = fields.texts("than");
            claim.margin = fields.number("margin", 5, 1, 100);
        } else {
            claim.least = fields.number("least", 0, 0, 100);
            claim.most = fields.number("most", 100, 0, 100);
        }
    } else if (claim.kind == "reaches") {
        const Json& goal = fields.must_have("goal");
        claim.goal = at("goal", [&] { return read_goal(goal); });
    } else {
        throw InputError("kind must be forced-win, loses, better, chance or reaches (found " +
                         in_quotes(claim.kind) + ")");
    }
    fields.refuse_others();
    return claim;
}

template <class Read>
auto read_list(Fields& fields, const char* name, Read&& read) {
    std::vector<decltype(read(Json()))> list;
    const Json* found = fields.find(name);
    if (found == nullptr) return list;
    if (!found->is_array()) throw InputError(std::string("field ") + name + " must be an array");
    for (const Json& each : *found) {
        const std::string place = std::string(name) + " " + std::to_string(list.size() + 1);
        list.push_back(at(place, [&] { return read(each); }));
    }
    return list;
}

LessonStep read_step(const Json& json, const std::string& game) {
    Fields fields(json);
    LessonStep step;
    step.id = fields.text("id", true);
    step.part = fields.text("part", true);
    if (step.part != "rules" && step.part != "play") {
        throw InputError("field part must be \"rules\" or \"play\"");
    }
    Json record = {{"game", game}, {"actions", Json::array()}};
    for (const char* name : {"options", "setup", "actions"}) {
        if (const Json* found = fields.find(name)) record[name] = *found;
    }
    step.record = parse_record(record.dump());
    step.show = fields.texts("show");
    const Json& goal = fields.must_have("goal");
    step.goal = at("goal", [&] { return read_goal(goal); });
    step.within = fields.number("within", 1, 1, 6);
    step.answer = fields.texts("answer", true);
    step.wrong = read_list(fields, "wrong", read_wrong);
    step.claims = read_list(fields, "claims", read_claim);
    fields.refuse_others();
    return step;
}

}  // namespace

bool is_lessons_file(const std::string& file) {
    constexpr std::string_view ending = ".json";
    return file.size() > ending.size() &&
           file.compare(file.size() - ending.size(), ending.size(), ending) == 0;
}

Lessons read_lessons(const std::string& file) {
    return at(file, [&] {
        const Json json = parse_json(content_of(std::filesystem::path(file)));
        Fields fields(json);
        Lessons lessons{.game = fields.text("game", true), .steps = {}};
        lessons.steps = read_list(fields, "steps",
                                  [&](const Json& step) { return read_step(step, lessons.game); });
        fields.refuse_others();
        std::set<std::string> ids;
        for (const LessonStep& step : lessons.steps) {
            if (!ids.insert(step.id).second) throw InputError("two steps have the id " + step.id);
        }
        return lessons;
    });
}

}  // namespace quintet::cli
