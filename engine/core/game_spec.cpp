#include "engine/core/game_spec.hpp"

#include <algorithm>
#include <cassert>

#include "engine/base/text.hpp"

namespace quintet {

namespace {

std::string listed(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty()) out += ", ";
        out += word.empty() ? "\"\"" : word;
    }
    return out;
}

Status check(const OptionSpec& option, const std::string& value) {
    if (option.kind == OptionSpec::Kind::choice) {
        if (std::find(option.choices.begin(), option.choices.end(), value) !=
            option.choices.end()) {
            return Done{};
        }
        return Error{option.name + " must be one of " + listed(option.choices) + " (found " +
                     in_quotes(value) + ")"};
    }
    TextCursor cursor(value);
    const std::optional<int> number = cursor.integer();
    if (number && cursor.at_end() && *number >= option.minimum && *number <= option.maximum) {
        return Done{};
    }
    return Error{option.name + " must be a whole number from " + std::to_string(option.minimum) +
                 " to " + std::to_string(option.maximum) + " (found " + in_quotes(value) + ")"};
}

}  // namespace

OptionValues::OptionValues(const GameSpec& spec) {
    for (const OptionSpec& option : spec.options)
        values_.emplace_back(option.name, option.standard);
}

Result<OptionValues> OptionValues::make(const GameSpec& spec, const GivenOptions& given) {
    OptionValues values(spec);
    for (const auto& [name, value] : given) {
        std::size_t index = 0;
        while (index < spec.options.size() && spec.options[index].name != name) ++index;
        if (index == spec.options.size()) {
            std::vector<std::string> names;
            for (const OptionSpec& option : spec.options) names.push_back(option.name);
            return Error{spec.id + " has no option " + in_quotes(name) +
                         (names.empty() ? "" : "; its options are " + listed(names))};
        }
        if (Status status = check(spec.options[index], value); !status) return status.error();
        values.values_[index].second = value;
    }
    return values;
}

const std::string& OptionValues::choice(std::string_view name) const {
    const auto found = std::find_if(values_.begin(), values_.end(),
                                    [&](const auto& entry) { return entry.first == name; });
    assert(found != values_.end());
    return found->second;
}

int OptionValues::integer(std::string_view name) const {
    return TextCursor(choice(name)).integer().value_or(0);
}

}  // namespace quintet
