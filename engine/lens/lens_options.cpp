#include "engine/lens/lens_options.hpp"

#include <algorithm>

#include "engine/core/text.hpp"

namespace quintet::lens {

namespace {

/// Returns the place of a name in a list, or an error that lists all names.
Result<std::size_t> place_of(std::string_view name, const std::vector<std::string>& names,
                             const char* what) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    std::string known;
    for (const std::string& each : names) known += (known.empty() ? "" : ", ") + each;
    return Error{std::string(what) + " must be one of " + known + " (found " + in_quotes(name) +
                 ")"};
}

Status in_range(const char* option, int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return Done{};
    return Error{std::string(option) + " must be a whole number from " + std::to_string(lowest) +
                 " to " + std::to_string(highest) + " (found " + std::to_string(value) + ")"};
}

bool has_quiescence(Algorithm algorithm) {
    return algorithm != Algorithm::best_reply && algorithm != Algorithm::uct;
}

bool can_use_table(Algorithm algorithm) {
    return algorithm == Algorithm::alpha_beta || algorithm == Algorithm::pvs ||
           algorithm == Algorithm::paranoid;
}

}  // namespace

const std::vector<std::string>& algorithm_names() {
    static const std::vector<std::string> names{"minimax",  "alpha-beta", "pvs", "max-n",
                                                "paranoid", "best-reply", "uct"};
    return names;
}

const std::vector<std::string>& order_names() {
    static const std::vector<std::string> names{"none", "best", "worst", "table"};
    return names;
}

std::string_view name_of(Algorithm algorithm) {
    return algorithm_names()[static_cast<std::size_t>(algorithm)];
}

std::string_view name_of(Order order) { return order_names()[static_cast<std::size_t>(order)]; }

Result<Algorithm> algorithm_called(std::string_view name) {
    const Result<std::size_t> place = place_of(name, algorithm_names(), "algorithm");
    if (!place) return place.error();
    return static_cast<Algorithm>(place.value());
}

Result<Order> order_called(std::string_view name) {
    const Result<std::size_t> place = place_of(name, order_names(), "order");
    if (!place) return place.error();
    return static_cast<Order>(place.value());
}

bool has_window(Algorithm algorithm) {
    switch (algorithm) {
        case Algorithm::alpha_beta:
        case Algorithm::pvs:
        case Algorithm::paranoid:
        case Algorithm::best_reply: return true;
        case Algorithm::minimax:
        case Algorithm::max_n:
        case Algorithm::uct: break;
    }
    return false;
}

Status check(const Options& options, const GameFacts& game) {
    const Algorithm algorithm = options.algorithm;
    const auto refuse = [&](const char* option, const char* why) {
        return Error{std::string(option) + ": " + std::string(name_of(algorithm)) + " " + why};
    };
    constexpr int most_playouts = most_nodes;
    constexpr int most_playout_plies = 1000;
    for (const Status& status :
         {in_range("depth", options.depth, 1, most_depth),
          in_range("nodes", options.nodes, 1, most_nodes),
          in_range("playouts", options.playouts, 1, most_playouts),
          in_range("playout-plies", options.playout_plies, 0, most_playout_plies),
          in_range("exploration", options.exploration, 0, 100'000)}) {
        if (!status) return status;
    }
    if (options.has_table() && !can_use_table(algorithm)) {
        return refuse(options.table ? "table" : "order", "does not use a transposition table");
    }
    if (options.order != Order::none && algorithm == Algorithm::uct) {
        return refuse("order", "tries actions in their original order");
    }
    if (options.deepening && algorithm == Algorithm::uct) {
        return refuse("deepening", "grows its tree playout by playout");
    }
    if (options.quiescence && !has_quiescence(algorithm)) {
        return refuse("quiescence", "has no quiescence search");
    }
    if (options.shallow && algorithm != Algorithm::max_n) {
        return refuse("shallow", "does not prune that way; max-n does");
    }
    if (options.shallow && !game.bounded_sum) {
        return Error{"shallow: this game has no bound on the sum of the players' scores"};
    }
    const bool window = options.alpha != -infinity || options.beta != infinity;
    if (window && !has_window(algorithm)) return refuse("window", "has no window");
    if (options.alpha >= options.beta) return Error{"window: alpha must be less than beta"};
    if (options.alpha < -infinity || options.beta > infinity) {
        return Error{"window: a bound is out of range"};
    }
    return Done{};
}

}  // namespace quintet::lens
