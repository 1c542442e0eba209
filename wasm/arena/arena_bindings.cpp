#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/services/match/match_fields.hpp"
#include "engine/services/match/seeds.hpp"
#include "engine/session/random_play.hpp"
#include "engine/session/search/levels.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Arena` of the full module: what tournaments in the page have in common with
// `quintet match` and `quintet tournament`. `arena.d.ts` declares its methods: change both files
// together.

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr int most_seeds = 100'000;
constexpr int most_rated = 1'000;  // participants
constexpr int most_rated_games = 200'000;

Result<std::uint64_t> read_seed(const val& value) {
    val wrapped = val::object();
    wrapped.set("seed", value);
    const Result<GivenSeed> read_seed = read<GivenSeed>(wrapped, "a seed");
    if (!read_seed) return read_seed.error();
    return read_seed.value().seed;
}

/// Returns the game of a record at the ply that it shows. Fails if it is over.
Result<std::unique_ptr<RunningGame>> read_position(const val& value) {
    auto game = open_record(value);
    if (game && game.value()->outcome().over()) return Error{"the game is over"};
    return game;
}

Result<int> read_length(const val& value, std::string_view name, int most) {
    if (!value.isArray()) return Error{std::string(name) + " must be an array"};
    const auto length = value["length"].as<double>();
    if (length > most) {
        return Error{std::string(name) + " must be at most " + std::to_string(most)};
    }
    return static_cast<int>(length);
}

Result<double> read_real(const val& value, std::string_view name) {
    if (!value.isNumber()) return Error{std::string(name) + " must be a number"};
    return value.as<double>();
}

bool is_object(const val& value) {
    return value.typeOf().as<std::string>() == "object" && !value.isNull();
}

Result<RatedGame> read_game(const val& value, const std::string& name, int participants) {
    if (!is_object(value)) return Error{name + " must be an object"};
    const val seats = value["participants"];
    const val scores = value["scores"];
    const Result<int> players = read_length(seats, name + ": participants", max_players);
    if (!players) return players.error();
    const Result<int> count = read_length(scores, name + ": scores", max_players);
    if (!count) return count.error();
    RatedGame game;
    for (int i = 0; i < players.value(); ++i) {
        const Result<int> each = read_int(seats[i], name + ": a participant", 0, participants - 1);
        if (!each) return each.error();
        game.participants.push_back(static_cast<std::size_t>(each.value()));
    }
    for (int i = 0; i < count.value(); ++i) {
        const Result<double> each = read_real(scores[i], name + ": a score");
        if (!each) return each.error();
        game.scores.push_back(each.value());
    }
    return game;
}

Result<Anchor> read_anchor(const val& value, const std::string& name, int participants) {
    if (!is_object(value)) return Error{name + " must be an object"};
    const Result<int> place =
        read_int(value["participant"], name + ": participant", 0, participants - 1);
    if (!place) return place.error();
    const Result<double> elo = read_real(value["elo"], name + ": elo");
    if (!elo) return elo.error();
    return Anchor{static_cast<std::size_t>(place.value()), elo.value()};
}

/// Reads an array with `read_one(value, name, participants)`. A missing array counts as empty.
template <class One>
Result<std::vector<One>> read_all(const val& list, const char* name, const char* each, int most,
                                  int participants,
                                  Result<One> (*read_one)(const val&, const std::string&, int)) {
    std::vector<One> all;
    if (list.isUndefined() || list.isNull()) return all;
    const Result<int> count = read_length(list, name, most);
    if (!count) return count.error();
    for (int i = 0; i < count.value(); ++i) {
        Result<One> one =
            read_one(list[i], std::string(each) + ' ' + std::to_string(i), participants);
        if (!one) return one.error();
        all.push_back(std::move(one).value());
    }
    return all;
}

/// Has no state. Every method returns a plain object: the result, or an error.
class Arena {
  public:
    val opening(const val& value) const {
        const auto request = read<OpeningRequest>(value, "a request");
        if (!request) return failure(request.error());
        const OpeningRequest& asked = request.value();
        Result<OpeningRules> rules = default_openings(asked.game, asked.options, asked.seed);
        if (!rules) return failure(rules.error());
        OpeningRules& used = rules.value();
        used.least_plies = asked.least.value_or(used.least_plies);
        used.most_plies = asked.most.value_or(used.most_plies);
        used.balance = asked.balance.value_or(used.balance);
        if (const Status status = check_openings(used); !status) return failure(status.error());
        Result<Opening> found = find_opening(used, asked.opening);
        if (!found) return failure(found.error());
        Opening& chosen = found.value();
        ChosenOpening out{std::move(chosen.actions), chosen.tried, chosen.favour, chosen.decided};
        out.least = used.least_plies;
        out.most = used.most_plies;
        out.balance = used.balance;
        return to_js(out);
    }

    val schedule(const val& value) const {
        const auto request = read<ScheduleRequest>(value, "a request");
        if (!request) return failure(request.error());
        const ScheduleRequest& asked = request.value();
        const auto planned = quintet::schedule(
            {static_cast<std::size_t>(asked.players), static_cast<std::size_t>(asked.participants),
             asked.seed, static_cast<std::uint64_t>(asked.rounds)});
        if (!planned) return failure(planned.error());
        std::vector<PlannedGame> games;
        for (const ScheduledGame& each : planned.value()) {
            PlannedGame& game = games.emplace_back();
            game.number = each.number;
            game.opening = each.opening;
            for (const std::size_t seat : each.participants) {
                game.participants.push_back(static_cast<int>(seat));
            }
        }
        return answer("games", to_js(games));
    }

    val seeds_of(const val& seed, const val& game, const val& count) const {
        const Result<std::uint64_t> match_seed = read_seed(seed);
        if (!match_seed) return failure(match_seed.error());
        const Result<int> number = read_int(game, "game", 0, std::numeric_limits<int>::max());
        if (!number) return failure(number.error());
        const Result<int> wanted = read_int(count, "count", 0, most_seeds);
        if (!wanted) return failure(wanted.error());
        const auto place = static_cast<std::uint64_t>(number.value());
        ActionSeeds seeds(match_seed.value(), place);
        val actions = val::array();
        for (int i = 0; i < wanted.value(); ++i) actions.set(i, static_cast<double>(seeds.next()));
        val agents = val::array();
        for (int player = 0; player < max_players; ++player) {
            agents.set(player, static_cast<double>(agent_seed(match_seed.value(), place, player)));
        }
        val out = answer("seeds", actions);
        out.set("agents", agents);
        return out;
    }

    val random_action(const val& record, const val& value) const {
        const auto game = read_position(record);
        if (!game) return failure(game.error());
        const Result<std::uint64_t> seed = read_seed(value);
        if (!seed) return failure(seed.error());
        return answer("action",
                      quintet::random_action(game.value()->legal_actions(), seed.value()));
    }

    val styles(const val& game) const {
        const Result<std::string> id = read_text(game, "game", limits::name_text);
        if (!id) return failure(id.error());
        return answer("styles", to_js(styles_of(id.value())));
    }

    val style_action(const val& record, const val& style, const val& value) const {
        const auto game = read_position(record);
        if (!game) return failure(game.error());
        const Result<std::string> name = read_text(style, "style", limits::name_text);
        if (!name) return failure(name.error());
        const Result<std::uint64_t> seed = read_seed(value);
        if (!seed) return failure(seed.error());
        const auto action = quintet::style_action(*game.value(), name.value(), seed.value());
        return action ? answer("action", action.value()) : failure(action.error());
    }

    val level_ratings(const val& game) const {
        const Result<std::string> id = read_text(game, "game", limits::name_text);
        if (!id) return failure(id.error());
        return answer("elo", to_js(quintet::level_ratings(id.value())));
    }

    val level_limits(const val& game) const {
        const Result<std::string> id = read_text(game, "game", limits::name_text);
        if (!id) return failure(id.error());
        return answer("limits", to_js(quintet::level_limits(id.value())));
    }

    val ratings(const val& value) const {
        if (!is_object(value)) return failure(Error{"a request must be an object"});
        const Result<int> count = read_int(value["participants"], "participants", 0, most_rated);
        if (!count) return failure(count.error());
        const int participants = count.value();
        const auto games = read_all<RatedGame>(value["games"], "games", "game", most_rated_games,
                                               participants, &read_game);
        if (!games) return failure(games.error());
        const auto anchors = read_all<Anchor>(value["anchors"], "anchors", "anchor", most_rated,
                                              participants, &read_anchor);
        if (!anchors) return failure(anchors.error());
        const auto rated =
            rate(static_cast<std::size_t>(participants), games.value(), anchors.value());
        return rated ? answer("ratings", to_js(rated.value())) : failure(rated.error());
    }
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_arena) {
    emscripten::class_<Arena>("Arena")
        .constructor<>()
        .function("opening", &Arena::opening)
        .function("schedule", &Arena::schedule)
        .function("seedsOf", &Arena::seeds_of)
        .function("randomAction", &Arena::random_action)
        .function("styles", &Arena::styles)
        .function("styleAction", &Arena::style_action)
        .function("levelRatings", &Arena::level_ratings)
        .function("levelLimits", &Arena::level_limits)
        .function("ratings", &Arena::ratings);
}

}  // namespace quintet::wasm
