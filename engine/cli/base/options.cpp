#include "engine/cli/base/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "engine/base/text.hpp"
#include "engine/session/search/search_request.hpp"

namespace quintet::cli {

GivenOptions GameChoice::pairs() const {
    GivenOptions out;
    for (const std::string& option : options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0) {
            throw InputError("--option must be name=value (found " + quintet::in_quotes(option) +
                             ")");
        }
        out.emplace_back(option.substr(0, equals), option.substr(equals + 1));
    }
    return out;
}

void add_game_choice(CLI::App& command, GameChoice& choice, bool required) {
    command.add_option("--game", choice.game, "Name of the game, as `quintet games` lists it")
        ->required(required)
        ->type_name("G");
    command.add_option("--option", choice.options, "An option of the game; may be repeated")
        ->allow_extra_args(false)
        ->type_name("NAME=VALUE");
}

void add_search_limits(CLI::App& command, int& time_ms, std::uint64_t& nodes, int& depth,
                       const std::string& each) {
    command.add_option("--time", time_ms, "Milliseconds" + each)
        ->check(whole_number_from(1, 1'000'000'000))
        ->type_name("MS");
    command.add_option("--nodes", nodes, "Positions" + each)
        ->check(positive_number)
        ->type_name("N");
    command.add_option("--depth", depth, "Plies" + each)
        ->check(whole_number_from(1, 100))
        ->type_name("N");
}

void add_threads(CLI::App& command, int& threads) {
    command.add_option("--threads", threads, "Threads to search with")
        ->check(whole_number_from(1, 64))
        ->capture_default_str()
        ->type_name("N");
}

void add_sandbox(CLI::App& command, bool& sandboxed) {
    command.add_flag("--sandbox", sandboxed,
                     "Run each agent in a sandbox with only its own files and the system's,\n"
                     "without network or other processes (needs the package bubblewrap)");
}

void check_level(std::string_view name) {
    std::string known;
    for (const Level& level : levels()) {
        if (level.id == name) return;
        known.append(known.empty() ? "" : ", ").append(level.id);
    }
    throw InputError("the level must be one of " + known + " (found " + quintet::in_quotes(name) +
                     ")");
}

Shard parse_shard(const std::string& text) {
    const std::size_t slash = text.find('/');
    const std::string part = text.substr(0, slash);
    const std::string parts = slash == std::string::npos ? "" : text.substr(slash + 1);
    Shard shard;
    const bool numbers = CLI::detail::lexical_cast(part, shard.index) &&
                         CLI::detail::lexical_cast(parts, shard.count);
    if (!numbers || shard.index < 1 || shard.index > shard.count) {
        throw InputError("--shard must be i/n with i from 1 to n (found " +
                         quintet::in_quotes(text) + ")");
    }
    --shard.index;
    return shard;
}

std::string whole_number(const std::string& text) {
    const bool digits = !text.empty() && text.size() < 20 &&
                        text.find_first_not_of("0123456789") == std::string::npos;
    return digits ? ""
                  : "must be a whole number, 0 or more (found " + quintet::in_quotes(text) + ")";
}

std::string positive_number(const std::string& text) {
    const bool positive =
        whole_number(text).empty() && text.find_first_not_of('0') != std::string::npos;
    if (positive) return "";
    return "must be a whole number, 1 or more (found " + quintet::in_quotes(text) + ")";
}

namespace {

/// `read` returns the number in a text.
template <typename Number, typename Read>
CLI::Validator number_in(Number least, Number most, const char* kind, Read read) {
    std::ostringstream range;
    range.precision(9);
    range << least << " to " << most;
    const auto check = [=, range = range.str()](const std::string& text) -> std::string {
        const std::optional<Number> number = read(text);
        if (number && *number >= least && *number <= most) return "";
        return "must be a " + std::string(kind) + " from " + range + " (found " +
               quintet::in_quotes(text) + ")";
    };
    return CLI::Validator(check, range.str());
}

CLI::Validator existing(bool folder) {
    const auto check = [=](const std::string& name) -> std::string {
        std::error_code error;
        const auto type = std::filesystem::status(name, error).type();
        if (type == std::filesystem::file_type::not_found) {
            return quintet::in_quotes(name) + " does not exist";
        }
        if (error) return quintet::in_quotes(name) + ": " + error.message();
        if ((type == std::filesystem::file_type::directory) == folder) return "";
        return std::string("must be a ") +
               (folder ? "folder (found the file " : "file (found the folder ") +
               quintet::in_quotes(name) + ")";
    };
    return CLI::Validator(check, folder ? "DIR" : "FILE");
}

}  // namespace

CLI::Validator whole_number_from(std::int64_t least, std::int64_t most) {
    return number_in(least, most, "whole number", [](const std::string& text) {
        std::int64_t number = 0;
        const bool whole = CLI::detail::lexical_cast(text, number);
        return whole ? std::optional(number) : std::nullopt;
    });
}

CLI::Validator number_from(double least, double most) {
    return number_in(least, most, "number", decimal);
}

CLI::Validator existing_file() { return existing(false); }
CLI::Validator existing_folder() { return existing(true); }

CLI::Validator one_of(const std::vector<std::string>& names) {
    const auto check = [=](const std::string& text) -> std::string {
        if (std::find(names.begin(), names.end(), text) != names.end()) return "";
        return "must be one of " + CLI::detail::join(names, ", ") + " (found " +
               quintet::in_quotes(text) + ")";
    };
    return CLI::Validator(check, "{" + CLI::detail::join(names) + "}");
}

std::optional<double> decimal(std::string_view text) {
    // strtod also accepts white space, hexadecimal numbers, "inf" and "nan".
    if (text.empty() || text.find_first_not_of("0123456789.eE+-") != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string copy(text);
    char* end = nullptr;
    const double value = std::strtod(copy.c_str(), &end);
    if (end != copy.c_str() + copy.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3;) text.insert(i -= 3, 1, ',');
    return text;
}

std::string per_second(std::uint64_t count, double seconds) {
    double value = seconds > 0 ? static_cast<double>(count) / seconds : 0;
    static constexpr std::array units{"", " k", " M", " G"};
    std::size_t unit = 0;
    while (value >= 999.5 && unit + 1 < units.size()) {
        value /= 1000;
        ++unit;
    }
    const int decimals = unit == 0 || value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.*f%s", decimals, value, units[unit]);
    return text.data();
}

}  // namespace quintet::cli
