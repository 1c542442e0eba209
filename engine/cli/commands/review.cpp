#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <exception>
#include <iomanip>
#include <memory>
#include <ostream>

#include "engine/base/text.hpp"
#include "engine/cli/base/cli.hpp"
#include "engine/cli/base/json_fields.hpp"
#include "engine/cli/base/options.hpp"
#include "engine/cli/base/printable.hpp"
#include "engine/cli/protocols/text/thought.hpp"
#include "engine/cli/records/record_list.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

namespace {

struct ReviewOptions {
    std::string file;
    std::string seat;
    std::string player;
    bool draws = false;
    bool json = false;
    int drop = 10;  // points
    SearchRequest request;
};

/// The values of a searched position, for one player.
struct Found {
    std::string best;
    double chance = 0;  // of winning, 0 to 1
    int depth = 0;
    std::uint64_t nodes = 0;
};

/// An action after which the player's chance was much lower.
struct Turn {
    int ply = 0;
    std::string action;
    double chance = 0;        // before the action
    double later = 0;         // before the player's next action, or at the end
    Found deeper;             // a search of the position before the action
    double after_played = 0;  // of the position after the action, from the same kind of search
};

/// Searches positions of one game.
class Reviewer {
  public:
    Reviewer(RunningGame& game, const SearchRequest& request) : game_(game), request_(request) {}

    /// Returns what a search finds for a player at a ply, also when others are to move. At the end
    /// of the game, the chance is the result: 1, 0, or an equal share of a draw.
    Found search(int ply, Player player) {
        must(game_.go_to(ply));
        Found found;
        const Outcome outcome = game_.outcome();
        if (outcome.over()) {
            const auto players = static_cast<double>(game_.spec().players.size());
            const bool drawn = outcome.state == Outcome::State::drawn;
            found.chance = drawn ? 1 / players : outcome.winner == player ? 1 : 0;
            return found;
        }
        must(search_.start(game_, request_));
        if (request_.time_ms > 0) {
            constexpr int slice_ms = 50;
            while (!search_.step(slice_ms).finished) {
            }
        } else {
            search_.finish();
        }
        const SearchProgress& progress = search_.progress();
        found.best = progress.best;
        found.chance = progress.lines.front().chances[player];
        found.depth = progress.depth;
        found.nodes = progress.nodes;
        return found;
    }

  private:
    RunningGame& game_;
    SearchRequest request_;
    GameSearch search_;
};

/// Returns a field of `match`, or null.
Json match_field(const Record& record, const char* name) {
    const auto match = record.others.find("match");
    if (match == record.others.end() || !match->is_object()) return {};
    return match->value(name, Json());
}

/// Returns the searches that the record has for each ply, as far as it has any.
std::vector<Thought> searches_of(const Record& record) {
    std::vector<Thought> thoughts(record.actions.size());
    const Json searches = match_field(record, "searches");
    if (!searches.is_array()) return thoughts;
    try {
        for (std::size_t ply = 0; ply < std::min(thoughts.size(), searches.size()); ++ply) {
            if (!searches[ply].is_null()) thoughts[ply] = described_value<Thought>(searches[ply]);
        }
    } catch (const std::exception&) {
        throw InputError("field match.searches: not as `match --out` writes it");
    }
    return thoughts;
}

/// Returns the player that a name in a record stands for: `red`, or `no_player`.
Player player_named(const GameSpec& spec, const Json& name) {
    for (std::size_t player = 0; player < spec.players.size(); ++player) {
        if (name == spec.players[player]) return static_cast<Player>(player);
    }
    return no_player;
}

/// The result of a game: the winner or forfeiter, if any, and a text for people.
struct GameResult {
    Player winner = no_player;
    Player forfeiter = no_player;
    std::string text;  // `red won`, `draw`, `unfinished`
};

GameResult result_of(const Record& record, const RunningGame& game) {
    const GameSpec& spec = game.spec();
    GameResult result;
    const Json forfeit = match_field(record, "forfeit");
    const Json forfeiter = forfeit.is_object() ? forfeit.value("player", Json()) : Json();
    if (forfeiter.is_number_unsigned() && forfeiter < spec.players.size()) {
        const Json message = forfeit.value("message", Json());
        result.forfeiter = forfeiter.get<Player>();
        if (spec.players.size() == 2) result.winner = result.forfeiter == 0 ? 1 : 0;
        result.text = "forfeit of " + spec.players[result.forfeiter] + " (" +
                      (message.is_string() ? printable(message.get<std::string>()) : "") + ")";
        return result;
    }
    Json name = result_name(game);
    // What the rules do not know, such as a decision of a referee, is in the record only.
    if (name == "unfinished") name = record.others.value("result", name);
    result.winner = player_named(spec, name);
    result.text = result.winner == no_player ? (name.is_string() ? name.get<std::string>() : "?")
                                             : spec.players[result.winner] + " won";
    return result;
}

/// Whether a player of a game is asked for. `--seat` names a participant as in `players`, or a
/// field of the record that names the player.
bool wanted(const ReviewOptions& options, const Record& record, const GameSpec& spec,
            Player player) {
    if (!options.player.empty() && spec.players[player] != options.player) return false;
    if (options.seat.empty()) return true;
    const Json players = record.others.value("players", Json());
    if (players.is_array() && player < players.size() && players[player] == options.seat) {
        return true;
    }
    return record.others.value(options.seat, Json()) == spec.players[player];
}

/// The review of one game for one player.
struct Review {
    std::string place;
    std::size_t game = 0;  // from 1
    std::string player;
    std::string result;
    std::size_t recorded = 0;  // own actions whose chance the record has
    std::size_t searched = 0;  // own actions that had to be searched
    std::vector<Turn> turns;
};

Review review(const ReviewOptions& options, const Record& record, RunningGame& game,
              Player player) {
    Reviewer reviewer(game, options.request);
    const std::vector<Thought> thoughts = searches_of(record);
    const Json opening = match_field(record, "opening_plies");
    const int first = opening.is_number_integer() ? integer_of<int>(opening) : 0;
    Review out;
    std::vector<Turn> own;
    for (int ply = std::max(first, 0); ply < game.length(); ++ply) {
        must(game.go_to(ply));
        if (game.to_move() != player) continue;
        const auto at = static_cast<std::size_t>(ply);
        Turn turn;
        turn.ply = ply;
        turn.action = record.actions[at];
        if (thoughts[at].chance) {
            ++out.recorded;
            turn.chance = *thoughts[at].chance;
        } else {
            ++out.searched;
            turn.deeper = reviewer.search(ply, player);
            turn.chance = turn.deeper.chance;
        }
        own.push_back(turn);
    }
    for (std::size_t i = 0; i < own.size(); ++i) {
        Turn& turn = own[i];
        turn.later =
            i + 1 < own.size() ? own[i + 1].chance : reviewer.search(game.length(), player).chance;
        // Records round chances to three digits.
        if (1000 * (turn.chance - turn.later) < 10 * options.drop - 0.5) continue;
        if (turn.deeper.best.empty()) turn.deeper = reviewer.search(turn.ply, player);
        turn.after_played = reviewer.search(turn.ply + 1, player).chance;
        out.turns.push_back(turn);
    }
    return out;
}

Json to_json(const Review& review) {
    const auto rounded = [](double chance) { return std::round(1000 * chance) / 1000; };
    Json turns = Json::array();
    for (const Turn& turn : review.turns) {
        turns.push_back({{"ply", turn.ply},
                         {"action", turn.action},
                         {"chance", rounded(turn.chance)},
                         {"later", rounded(turn.later)},
                         {"deeper",
                          {{"best", turn.deeper.best},
                           {"chance", rounded(turn.deeper.chance)},
                           {"depth", turn.deeper.depth},
                           {"nodes", turn.deeper.nodes}}},
                         {"after_played", rounded(turn.after_played)}});
    }
    return {{"place", review.place},       {"game", review.game},
            {"player", review.player},     {"result", review.result},
            {"recorded", review.recorded}, {"searched", review.searched},
            {"turns", std::move(turns)}};
}

void write(const Review& review, std::ostream& out) {
    out << "game " << review.game << ", " << review.player << ": " << review.result << "; ";
    if (review.searched == 0) {
        out << "chances from the record\n";
    } else {
        out << "the record lacks " << review.searched << " of " << review.recorded + review.searched
            << " chances, so those plies were searched\n";
    }
    if (review.turns.empty()) {
        out << "    no chance fell by as much as --drop\n\n";
        return;
    }
    out << "   ply  chance   later  deeper  played  action, and what is best by a deeper search\n";
    const auto percent = [&](double chance) {
        out << std::fixed << std::setprecision(1) << std::setw(6) << 100 * chance << " %";
    };
    for (const Turn& turn : review.turns) {
        out << std::setw(6) << turn.ply;
        for (const double chance : {turn.chance, turn.later, turn.deeper.chance}) percent(chance);
        percent(turn.after_played);
        out << "  " << turn.action;
        if (turn.deeper.best == turn.action) {
            out << " (the same";
        } else {
            out << " (" << turn.deeper.best;
        }
        out << ", depth " << turn.deeper.depth << ")\n";
    }
    out << '\n';
}

struct GoodRecord {
    std::string place;
    std::size_t number = 0;  // from 1
    Record record;
};

Exit review_all(const ReviewOptions& options, const Streams& streams) {
    // Long searches come later, so bad records are reported first.
    RecordReader reader(streams.err);
    std::vector<GoodRecord> good;
    std::size_t number = 0;
    for (const PlacedText& placed : read_records(options.file, streams)) {
        GoodRecord each{placed.place, ++number, {}};
        const auto check = [&] {
            each.record = parse_record(placed.text);
            replay_record(each.record);
            searches_of(each.record);
        };
        if (reader.read(placed.place, check)) good.push_back(std::move(each));
    }
    const Exit status = reader.finish();
    std::size_t reviewed = 0;
    bool known = options.seat.empty() && options.player.empty();
    for (const GoodRecord& each : good) {
        const auto game = replay_record(each.record);
        const GameResult result = result_of(each.record, *game);
        for (std::size_t i = 0; i < game->spec().players.size(); ++i) {
            const auto player = static_cast<Player>(i);
            if (!wanted(options, each.record, game->spec(), player)) continue;
            known = true;
            const bool decided = result.winner != no_player || result.forfeiter == player;
            if (result.winner == player || (!decided && !options.draws)) continue;
            Review found = review(options, each.record, *game, player);
            found.place = each.place;
            found.game = each.number;
            found.player = game->spec().players[i];
            found.result = result.text;
            ++reviewed;
            if (options.json) {
                streams.out << to_json(found).dump() << std::endl;
            } else {
                write(found, streams.out);
            }
        }
    }
    if (!known) {
        throw InputError(options.file + ": in no game is there " +
                         quintet::in_quotes(options.seat.empty() ? options.player : options.seat));
    }
    if (reviewed == 0) streams.err << "quintet review: no game was lost; --draws adds draws\n";
    return status;
}

}  // namespace

void add_review(const Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "review", "Lists the turning points of lost games and the actions of a deeper search");
    auto options = std::make_shared<ReviewOptions>();
    SearchRequest& request = options->request;
    command
        ->add_option("FILE", options->file,
                     "Records, as `match --out` writes them; - reads standard input")
        ->required()
        ->type_name("");
    command
        ->add_option(
            "--seat", options->seat,
            "Only this participant, by its name in the record's players; or the name of a\n"
            "field of the record that names the player")
        ->type_name("NAME");
    command->add_option("--player", options->player, "Only this player, such as red")
        ->type_name("NAME");
    command->add_flag("--draws", options->draws, "Include drawn and unfinished games");
    command
        ->add_option("--drop", options->drop,
                     "List actions that lowered the chance by this many points")
        ->check(whole_number_from(1, 100))
        ->capture_default_str()
        ->type_name("POINTS");
    add_search_limits(*command, request.time_ms, request.nodes, request.depth, " for each search");
    command->add_option("--algorithm", request.algorithm, "Instead of the game's default")
        ->type_name("A");
    command->add_flag("--json", options->json, "Print a line of JSON for each game and player");
    command->footer(
        "chance: the player's estimate at its action; later: its estimate at its next action;\n"
        "deeper: this program's search of the same position; played: that search after the\n"
        "action. An action is a mistake if played is far below deeper. If deeper is already far\n"
        "below chance, the mistake came earlier. Plies without a chance in the record are\n"
        "searched. Plies count from 0, as in `search --ply`. Without a limit, each search visits\n"
        "200000 positions.\n"
        "Examples:\n"
        "  quintet review games.jsonl --seat algorithm: --nodes 1000000\n"
        "  quintet review games.jsonl --player red --draws --json");
    command->callback([=, &streams = program.streams, &status = program.status] {
        SearchRequest& limits = options->request;
        constexpr std::uint64_t default_nodes = 200'000;
        if (limits.time_ms == 0 && limits.nodes == 0 && limits.depth == 0) {
            limits.nodes = default_nodes;
        }
        status = review_all(*options, streams);
    });
}

}  // namespace quintet::cli
