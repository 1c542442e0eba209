#include "wasm/reading.hpp"

#include <cmath>
#include <cstdint>
#include <utility>

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr double largest_exact = 9007199254740991;  // 2^53 - 1

Error wrong(std::string_view name, std::string_view what) {
    return Error{std::string(name).append(" must be ").append(what)};
}

bool absent(const val& value) { return value.isUndefined() || value.isNull(); }

bool is_object(const val& value) {
    return value.typeOf().as<std::string>() == "object" && !value.isNull();
}

/// Returns the length of an array or a string.
double length_of(const val& value) { return value["length"].as<double>(); }

/// Fails if an array has more than `most` elements.
Status check_count(const val& list, std::string_view name, int most) {
    if (length_of(list) <= most) return Done{};
    return wrong(name, "at most " + std::to_string(most));
}

Result<double> read_whole(const val& value, std::string_view name, double least, double most) {
    const double number = value.isNumber() ? value.as<double>() : std::nan("");
    // Not-a-number fails both comparisons.
    if (number >= least && number <= most && std::trunc(number) == number) return number;
    const auto text = [](double bound) { return std::to_string(static_cast<std::int64_t>(bound)); };
    return wrong(name, "a whole number from " + text(least) + " to " + text(most));
}

Status read_value(const val& value, const Type& type, const Field& field, const std::string& name,
                  void* target);

Status read_options(const val& value, const Field& field, GivenOptions& target) {
    if (!is_object(value) || value.isArray()) return wrong(field.name, "an object");
    const val names = val::global("Object").call<val>("keys", value);
    if (Status status = check_count(names, field.name, field.limit->count); !status) return status;
    const int count = static_cast<int>(length_of(names));
    for (int i = 0; i < count; ++i) {
        Result<std::string> name = read_text(names[i], "the name of an option", field.limit->most);
        if (!name) return name.error();
        const val given = value[names[i]];
        const std::string title = std::string(field.limit->each) + ' ' + name.value();
        Result<std::string> text = std::string();
        if (given.isNumber()) {
            constexpr int most = limits::option_number;
            const Result<int> number = read_int(given, title, -most, most);
            text = number ? Result<std::string>(std::to_string(number.value())) : number.error();
        } else {
            text = read_text(given, title, field.limit->most);
        }
        if (!text) return text.error();
        target.emplace_back(std::move(name).value(), std::move(text).value());
    }
    return Done{};
}

Status read_list(const val& value, const ListType& type, const Field& field, void* target) {
    if (!value.isArray()) return wrong(field.name, "an array");
    if (Status status = check_count(value, field.name, field.limit->count); !status) return status;
    const int count = static_cast<int>(length_of(value));
    for (int i = 0; i < count; ++i) {
        const std::string name = std::string(field.limit->each) + ' ' + std::to_string(i + 1);
        const Status status = read_value(value[i], *type.element, field, name, type.add(target));
        if (!status) return Error{status.error().message, field.limit->is_numbered ? i + 1 : 0};
    }
    return Done{};
}

/// Reads a value that is not missing into `target`. Errors call it `name`.
Status read_value(const val& value, const Type& type, const Field& field, const std::string& name,
                  void* target) {
    switch (type.kind) {
        case Kind::text: {
            Result<std::string> text = read_text(value, name, field.limit->most);
            if (!text) return text.error();
            *static_cast<std::string*>(target) = std::move(text).value();
            return Done{};
        }
        case Kind::integer: {
            const Result<int> number = read_int(
                value, name, field.limit->is_signed ? -field.limit->most : 0, field.limit->most);
            if (!number) return number.error();
            *static_cast<int*>(target) = number.value();
            return Done{};
        }
        case Kind::whole: {
            const Result<double> number = read_whole(value, name, 0, largest_exact);
            if (!number) return number.error();
            *static_cast<std::uint64_t*>(target) = static_cast<std::uint64_t>(number.value());
            return Done{};
        }
        case Kind::player: {
            const Result<int> seat = read_int(value, name, 0, max_players - 1);
            if (!seat) return seat.error();
            *static_cast<Player*>(target) = static_cast<Player>(seat.value());
            return Done{};
        }
        case Kind::options: return read_options(value, field, *static_cast<GivenOptions*>(target));
        case Kind::list: return read_list(value, static_cast<const ListType&>(type), field, target);
        case Kind::optional: {
            const auto& optional = static_cast<const ListType&>(type);
            return read_value(value, *optional.element, field, name, optional.add(target));
        }
        case Kind::object: {
            const Status status =
                read_object(value, *static_cast<const ObjectType&>(type).shape, name, target);
            if (status || !is_object(value)) return status;
            return Error{name + ": " + status.error().message};
        }
#ifdef QUINTET_FULL
        case Kind::flag: {
            if (!value.isTrue() && !value.isFalse()) return wrong(name, "true or false");
            *static_cast<bool*>(target) = value.isTrue();
            return Done{};
        }
#endif
        default: return wrong(name, "omitted");  // no description allows reading these
    }
}

}  // namespace

Result<std::string> read_text(const val& value, std::string_view name, int longest) {
    if (!value.isString()) return wrong(name, "a string");
    if (length_of(value) > longest) {
        return wrong(name, "at most " + std::to_string(longest) + " characters long");
    }
    return value.as<std::string>();
}

Result<int> read_int(const val& value, std::string_view name, int least, int most) {
    const Result<double> number = read_whole(value, name, least, most);
    if (!number) return number.error();
    return static_cast<int>(number.value());
}

Status read_object(const val& value, const Shape& shape, std::string_view name, void* target) {
    if (!is_object(value)) return wrong(name, "an object");
    for (const Field& field : shape.fields) {
        const val part = value[field.name];
        if (field.is_output_only || (absent(part) && !field.is_required)) continue;
        const Status status = read_value(part, *field.type, field, field.name, field.in(target));
        if (!status) return status;
    }
    return Done{};
}

Result<std::unique_ptr<RunningGame>> open_record(const val& value, const RunningGame* near) {
    const Result<GameRecord> record = read<GameRecord>(value, "a record");
    if (!record) return record.error();
    const int length = static_cast<int>(record.value().actions.size());
    if (record.value().ply.value_or(0) > length) {
        return wrong("ply", "a whole number from 0 to " + std::to_string(length));
    }
    return open_game(record.value(), near);
}

}  // namespace quintet::wasm
