#include "engine/lens/lens_options.hpp"

#include <algorithm>
#include <array>

#include "engine/base/text.hpp"

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

/// The name of an algorithm, and which options it has.
struct Traits {
    const char* name;
    bool window = false;        ///< at every node
    bool given_window = false;  ///< at the root by `Options::alpha` and `beta`
    bool table = false;
    bool quiescence = true;
    bool for_two = false;  ///< only for two players
};

/// By number.
constexpr std::array all_traits{
    Traits{.name = "minimax"},
    Traits{.name = "alpha-beta", .window = true, .given_window = true, .table = true},
    Traits{.name = "pvs", .window = true, .given_window = true, .table = true},
    Traits{.name = "max-n"},
    Traits{.name = "paranoid", .window = true, .given_window = true, .table = true},
    Traits{.name = "best-reply", .window = true, .given_window = true, .quiescence = false},
    Traits{.name = "uct", .quiescence = false},
    Traits{.name = "negamax", .window = true, .given_window = true, .table = true, .for_two = true},
    Traits{.name = "aspiration", .window = true, .table = true},
    Traits{.name = "expectimax", .quiescence = false, .for_two = true},
};

const Traits& traits_of(Algorithm algorithm) {
    return all_traits[static_cast<std::size_t>(algorithm)];
}

}  // namespace

const std::vector<std::string>& algorithm_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const Traits& traits : all_traits) all.emplace_back(traits.name);
        return all;
    }();
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

bool has_window(Algorithm algorithm) { return traits_of(algorithm).window; }

bool counts_for_mover(Algorithm algorithm) { return algorithm == Algorithm::negamax; }

Status check(const Options& options, const GameFacts& game) {
    const Algorithm algorithm = options.algorithm;
    const Traits& traits = traits_of(algorithm);
    const auto refuse = [&](const char* option, const char* why) {
        return Error{std::string(option) + ": " + std::string(name_of(algorithm)) + " " + why};
    };
    constexpr int most_playouts = most_nodes;
    constexpr int most_width = 64;
    // In a given tree with three decimals, the bounds of the window are below `win_score`.
    constexpr int most_guess = evaluation_limit - 1;
    constexpr int most_playout_plies = 1000;
    for (const Status& status :
         {in_range("depth", options.depth, 1, most_depth),
          in_range("nodes", options.nodes, 1, most_nodes),
          in_range("playouts", options.playouts, 1, most_playouts),
          in_range("playout-plies", options.playout_plies, 0, most_playout_plies),
          in_range("exploration", options.exploration, 0, 100'000),
          in_range("width", options.width, 0, most_width),
          in_range("guess", options.guess, -most_guess, most_guess),
          in_range("delta", options.delta, 1, most_guess)}) {
        if (!status) return status;
    }
    if (traits.for_two && game.players > 2) return refuse("algorithm", "is for two players");
    if (game.chance && algorithm != Algorithm::expectimax) {
        return refuse("algorithm", "can't search chance nodes; expectimax can");
    }
    if (!game.given && algorithm == Algorithm::expectimax) {
        return refuse("algorithm", "searches given trees, where chance nodes have probabilities");
    }
    if (options.width > 0 && game.given) {
        return Error{"width: a given tree is searched with all its moves"};
    }
    if (options.width > 0 && algorithm == Algorithm::uct) {
        return refuse("width", "tries all actions");
    }
    if (options.has_table() && !traits.table) {
        return refuse(options.table ? "table" : "order", "does not use a transposition table");
    }
    if (options.order != Order::none && algorithm == Algorithm::uct) {
        return refuse("order", "tries actions in their original order");
    }
    if (options.deepening && algorithm == Algorithm::uct) {
        return refuse("deepening", "grows its tree playout by playout");
    }
    if (options.quiescence && !traits.quiescence) {
        return refuse("quiescence", "has no quiescence search");
    }
    if (options.shallow && algorithm != Algorithm::max_n) {
        return refuse("shallow", "does not prune that way; max-n does");
    }
    if (options.shallow && !game.bounded_sum) {
        return Error{"shallow: this game has no bound on the sum of the players' scores"};
    }
    const bool window = options.alpha != -infinity || options.beta != infinity;
    if (window && !traits.given_window) {
        return refuse("window",
                      traits.window ? "takes its window from guess and delta" : "has no window");
    }
    if (options.alpha >= options.beta) return Error{"window: alpha must be less than beta"};
    if (options.alpha < -infinity || options.beta > infinity) {
        return Error{"window: a bound is out of range"};
    }
    return Done{};
}

}  // namespace quintet::lens
