#include "engine/session/search/request_check.hpp"

#include <string>

#include "engine/base/text.hpp"
#include "engine/search/actions/root_actions.hpp"
#include "engine/search/make/factory.hpp"

namespace quintet {

namespace {

constexpr int largest_table_mb = 1024;
constexpr int largest_temperature = 1000;

}  // namespace

Status check_request(const SearchRequest& request) {
    const auto refuse = [](const char* what) { return Error{std::string("search: ") + what}; };
    if (request.lines < 1 || request.lines > search::max_lines)
        return refuse("lines must be 1 to 64");
    if (request.depth < 0 || request.depth > search::max_depth) {
        return refuse("depth must be 0 (no limit) to 100");
    }
    if (request.time_ms < 0) return refuse("time must not be negative");
    if (request.temperature < 0 || request.temperature > largest_temperature) {
        return refuse("temperature must be 0 to 1000");
    }
    if (request.threads < 1 || request.threads > search::max_threads) {
        return refuse(search::max_threads == 1 ? "threads must be 1" : "threads must be 1 to 64");
    }
    if (request.table_mb < 0 || request.table_mb > largest_table_mb) {
        return refuse("the table must have 1 to 1024 megabytes");
    }
    return Done{};
}

Error no_such_algorithm(std::string_view wanted, const std::vector<std::string_view>& known) {
    std::string names;
    for (const std::string_view name : known) {
        names.append(names.empty() ? "" : ", ").append(name);
    }
    return Error{"the algorithm must be one of " + names + " (found " + in_quotes(wanted) + ")"};
}

}  // namespace quintet
