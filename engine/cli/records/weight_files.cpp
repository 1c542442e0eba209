#include "engine/cli/records/weight_files.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"

namespace quintet::cli {

namespace {

/// Adds a number of a file, or the numbers of an array.
void take(WeightValues& weights, const std::string& name, const Json& value,
          const std::string& file) {
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            take(weights, name + "." + std::to_string(i), value[i], file);
        }
        return;
    }
    const bool fits = value.is_number_integer() && value >= std::numeric_limits<Score>::min() &&
                      value <= std::numeric_limits<Score>::max();
    if (!fits) {
        throw InputError(file + ": weight " + quintet::in_quotes(name) +
                         " must be a whole number (found " + quintet::in_quotes(value.dump()) +
                         ")");
    }
    put_weight(weights, name, value.get<Score>());
}

}  // namespace

WeightValues read_weights(const std::string& file) {
    const std::string text = content_of(std::filesystem::path(file));
    const Json json = [&] {
        try {
            return parse_json(text);
        } catch (const InputError& error) {
            throw InputError(file + ": " + error.what());
        }
    }();
    if (!json.is_object()) {
        throw InputError(file + ": must be an object with a number for each weight");
    }
    WeightValues weights;
    for (const auto& [name, value] : json.items()) take(weights, name, value, file);
    return weights;
}

std::pair<std::string, Score> parse_weight(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view digits = text.substr(std::min(equals + 1, text.size()));
    Score value = 0;
    const char* end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, value);
    if (equals == 0 || error != std::errc() || rest != end) {
        throw InputError("must be a weight and a whole number, as in tempo=120 (found " +
                         quintet::in_quotes(text) + ")");
    }
    return {std::string(text.substr(0, equals)), value};
}

void put_weight(WeightValues& weights, const std::string& name, Score value) {
    const auto known = std::find_if(weights.begin(), weights.end(),
                                    [&](const auto& weight) { return weight.first == name; });
    if (known == weights.end()) {
        weights.emplace_back(name, value);
    } else {
        known->second = value;
    }
}

Json json_of(const WeightValues& weights) {
    Json json = Json::object();
    for (const auto& [name, value] : weights) json[name] = value;
    return json;
}

WeightValues WeightChoice::values() const {
    WeightValues weights;
    if (!file.empty()) weights = read_weights(file);
    for (const std::string& text : single) {
        const auto [name, value] = parse_weight(text);
        put_weight(weights, name, value);
    }
    return weights;
}

void add_weight_choice(CLI::App& command, WeightChoice& choice) {
    command
        .add_option("--weights", choice.file,
                    "JSON file with weights of the evaluation, as `quintet games --weights G`\n"
                    "writes it; other weights have their default values")
        ->type_name("FILE");
    command.add_option("--weight", choice.single, "A single weight; may be repeated")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
}

}  // namespace quintet::cli
