#include "wasm/reading.hpp"

#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <limits>

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr double most_actions = 100'000;
constexpr double most_options = 100;
constexpr double most_setup_items = 2000;
constexpr int longest_setup_text = 100;
constexpr double largest_exact = 9007199254740991;  // 2^53 - 1

Error wrong(std::string_view name, std::string_view what) {
    return Error{std::string(name).append(" must be ").append(what)};
}

bool absent(const val& value) { return value.isUndefined() || value.isNull(); }

bool is_object(const val& value) {
    return value.typeOf().as<std::string>() == "object" && !value.isNull();
}

/// The length of an array or a string.
double length_of(const val& value) { return value["length"].as<double>(); }

/// Reads `object[key]` into `target` if it is there.
template <class Value, class Read>
Status read_field(const val& object, const char* key, Value& target, Read&& read) {
    const val value = object[key];
    if (absent(value)) return Done{};
    auto result = read(value);
    if (!result) return result.error();
    target = std::move(result).value();
    return Done{};
}

Result<std::string> read_option_value(const val& value, const std::string& name) {
    if (!value.isNumber()) return read_text(value, name);
    const Result<int> number = read_int(value, name, -1'000'000, 1'000'000);
    if (!number) return number.error();
    return std::to_string(number.value());
}

Result<std::vector<std::pair<std::string, std::string>>> read_options(const val& value) {
    if (!is_object(value) || value.isArray()) return wrong("options", "an object");
    const val names = val::global("Object").call<val>("keys", value);
    if (length_of(names) > most_options) return wrong("options", "at most 100");
    std::vector<std::pair<std::string, std::string>> options;
    for (int i = 0; i < static_cast<int>(length_of(names)); ++i) {
        Result<std::string> name = read_text(names[i], "the name of an option");
        if (!name) return name.error();
        Result<std::string> text = read_option_value(value[names[i]], "option " + name.value());
        if (!text) return text.error();
        options.emplace_back(std::move(name).value(), std::move(text).value());
    }
    return options;
}

Result<std::vector<std::string>> read_actions(const val& value) {
    if (!value.isArray()) return wrong("actions", "an array");
    if (length_of(value) > most_actions) return wrong("actions", "at most 100000");
    const int count = static_cast<int>(length_of(value));
    std::vector<std::string> actions;
    for (int i = 0; i < count; ++i) {
        Result<std::string> text = read_text(value[i], "action " + std::to_string(i + 1));
        if (!text) return Error{text.error().message, i + 1};
        actions.push_back(std::move(text).value());
    }
    return actions;
}

/// Reads every element of `object[key]`, an array of objects, with `read(element, number)`.
template <class Value, class Read>
Status read_list(const val& object, const char* key, std::vector<Value>& target, Read&& read) {
    const val list = object[key];
    if (absent(list)) return Done{};
    if (!list.isArray()) return wrong(key, "an array");
    if (length_of(list) > most_setup_items) return wrong(key, "at most 2000");
    for (int i = 0; i < static_cast<int>(length_of(list)); ++i) {
        const val item = list[i];
        if (!is_object(item)) return wrong(key, "an array of objects");
        Result<Value> one = read(item);
        if (!one) return one.error();
        target.push_back(std::move(one).value());
    }
    return Done{};
}

/// A seat that may be null, where nobody's is meant.
Result<Player> read_player(const val& value) {
    if (absent(value)) return no_player;
    const Result<int> seat = read_int(value, "player", 0, max_players - 1);
    if (!seat) return seat.error();
    return static_cast<Player>(seat.value());
}

/// Reads texts into `targets` by name; absent ones stay empty.
Status read_texts(const val& object,
                  std::initializer_list<std::pair<const char*, std::string*>> targets) {
    for (const auto& [key, target] : targets) {
        const std::string_view name = key;
        const Status status = read_field(object, key, *target, [&](const val& text) {
            return read_text(text, name, longest_setup_text);
        });
        if (!status) return status;
    }
    return Done{};
}

Result<SetupToken> read_setup_token(const val& value) {
    SetupToken token;
    const Result<Player> player = read_player(value["player"]);
    if (!player) return player.error();
    token.player = player.value();
    const Status status =
        read_texts(value, {{"cell", &token.cell}, {"kind", &token.kind}, {"label", &token.label}});
    if (!status) return status.error();
    return token;
}

Result<SetupNumber> read_setup_number(const val& value) {
    SetupNumber number;
    const Result<Player> player = read_player(value["player"]);
    if (!player) return player.error();
    number.player = player.value();
    if (const Status status = read_texts(value, {{"name", &number.name}}); !status) {
        return status.error();
    }
    constexpr int bound = 1'000'000;
    const Result<int> read = read_int(value["value"], number.name, -bound, bound);
    if (!read) return read.error();
    number.value = read.value();
    return number;
}

Result<SetupMark> read_setup_mark(const val& value) {
    SetupMark mark;
    const Status status = read_texts(value, {{"name", &mark.name}, {"cell", &mark.cell}});
    if (!status) return status.error();
    return mark;
}

}  // namespace

Result<std::string> read_text(const val& value, std::string_view name, int longest) {
    if (!value.isString()) return wrong(name, "a string");
    if (length_of(value) > longest) {
        return wrong(name, "at most " + std::to_string(longest) + " characters long");
    }
    return value.as<std::string>();
}

Result<double> read_whole(const val& value, std::string_view name, double least, double most) {
    const double number = value.isNumber() ? value.as<double>() : std::nan("");
    // Not-a-number fails both comparisons.
    if (number >= least && number <= most && std::trunc(number) == number) return number;
    const auto text = [](double bound) { return std::to_string(static_cast<std::int64_t>(bound)); };
    return wrong(name, "a whole number from " + text(least) + " to " + text(most));
}

Result<int> read_int(const val& value, std::string_view name, int least, int most) {
    const Result<double> number = read_whole(value, name, least, most);
    if (!number) return number.error();
    return static_cast<int>(number.value());
}

Result<GameRecord> read_record(const val& value) {
    if (!is_object(value)) return wrong("a record", "an object");
    GameRecord record;
    Result<std::string> game = read_text(value["game"], "game");
    if (!game) return game.error();
    record.game = std::move(game).value();

    Status status = read_field(value, "options", record.options, read_options);
    if (!status) return status.error();
    status = read_field(value, "setup", record.setup,
                        [](const val& text) { return read_text(text, "setup"); });
    if (!status) return status.error();
    status = read_field(value, "actions", record.actions, read_actions);
    if (!status) return status.error();
    status = read_field(value, "ply", record.ply, [&](const val& ply) {
        return read_int(ply, "ply", 0, static_cast<int>(record.actions.size()));
    });
    if (!status) return status.error();
    return record;
}

Result<SearchRequest> read_search_request(const val& value) {
    if (!is_object(value)) return wrong("a search request", "an object");
    SearchRequest request;
    Status status = Done{};
    const auto text = [&](const char* key, std::string& target) {
        if (!status) return;
        status =
            read_field(value, key, target, [&](const val& field) { return read_text(field, key); });
    };
    const auto whole = [&](const char* key, auto& target, double most) {
        if (!status) return;
        double number = static_cast<double>(target);
        status = read_field(value, key, number,
                            [&](const val& field) { return read_whole(field, key, 0, most); });
        target = static_cast<std::remove_reference_t<decltype(target)>>(number);
    };
    constexpr double int_limit = std::numeric_limits<int>::max();
    text("algorithm", request.algorithm);
    text("level", request.level);
    whole("depth", request.depth, int_limit);
    whole("nodes", request.nodes, largest_exact);
    whole("timeMs", request.time_ms, int_limit);
    whole("lines", request.lines, int_limit);
    whole("seed", request.seed, largest_exact);
    if (!status) return status.error();
    return request;
}

Result<BoardSetup> read_board_setup(const val& value) {
    if (!is_object(value)) return wrong("a setup", "an object");
    BoardSetup setup;
    const Result<Player> to_move = read_player(value["toMove"]);
    if (!to_move) return to_move.error();
    setup.to_move = to_move.value();
    Status status = read_list(value, "tokens", setup.tokens, read_setup_token);
    if (!status) return status.error();
    status = read_list(value, "numbers", setup.numbers, read_setup_number);
    if (!status) return status.error();
    status = read_list(value, "marks", setup.marks, read_setup_mark);
    if (!status) return status.error();
    return setup;
}

}  // namespace quintet::wasm
