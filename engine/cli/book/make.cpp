#include "engine/cli/book/make.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/base/random.hpp"
#include "engine/cli/base/files.hpp"
#include "engine/services/match/seeds.hpp"
#include "engine/session/search/game_search.hpp"

namespace quintet::cli {

namespace {

/// Games that are not over by then count as drawn.
constexpr int most_actions = 2'000;

SearchProgress searched(const RunningGame& game, std::uint64_t nodes, int lines) {
    SearchRequest request;
    request.nodes = nodes;
    request.lines = lines;
    // Enough for these few nodes, and fast to clear.
    request.table_mb = 1;
    return must(search_to_end(game, request));
}

}  // namespace

BookMaker::BookMaker(const BookRules& rules)
    : rules_(rules), start_(must(open_game({rules.game, rules.options}))), keys_(*start_) {
    rules_.options = start_->options().all();
    first_actions_ = keys_.different_actions(*start_);
    tally_.won.resize(start_->spec().players.size());
}

BookGame BookMaker::play(std::uint64_t number) const {
    BookGame played;
    const auto game = start_->copy();
    ActionSeeds seeds(rules_.seed, number);
    played.keys.push_back(keys_.of(*game));
    while (!game->outcome().over() && game->ply() < most_actions) {
        const bool opening = game->ply() < rules_.plies;
        const std::string action =
            opening ? opening_action(*game, seeds.next()) : searched(*game, rules_.nodes, 1).best;
        must(game->play(action));
        if (opening) played.keys.push_back(keys_.of(*game));
    }
    played.actions = game->actions();
    if (played.actions.size() >= played.keys.size()) played.actions.resize(played.keys.size() - 1);
    if (game->outcome().state == Outcome::State::won) played.winner = game->outcome().winner;
    return played;
}

std::string BookMaker::opening_action(const RunningGame& game, std::uint64_t seed) const {
    Random random(seed);
    if (game.ply() < rules_.random_plies) {
        const auto actions = game.ply() == 0 ? first_actions_ : keys_.different_actions(game);
        return random.pick(actions);
    }
    const SearchProgress found = searched(game, rules_.opening_nodes, rules_.lines);
    const Player player = game.to_move();
    // The last digits of chances differ between libraries.
    const auto chance = [&](const SearchLine& line) {
        return static_cast<int>(std::lround(1000 * line.chances[player]));
    };
    const int best = chance(found.lines.front());
    struct Choice {
        std::string action;
        std::uint32_t weight = 0;
    };
    std::vector<Choice> choices;
    std::set<book::Key> led_to;
    std::uint32_t total = 0;
    const auto after = game.copy();
    for (const SearchLine& line : found.lines) {
        const int behind = best - chance(line);
        if (behind >= rules_.margin && !choices.empty()) break;
        must(after->play(line.actions.front()));
        const bool other = led_to.insert(keys_.of(*after)).second;
        must(after->go_to(game.ply()));
        if (!other) continue;
        const auto weight = static_cast<std::uint32_t>(std::max(1, rules_.margin - behind));
        choices.push_back({line.actions.front(), weight});
        total += weight;
    }
    std::uint32_t left = random.below(total);
    for (const Choice& choice : choices) {
        if (left < choice.weight) return choice.action;
        left -= choice.weight;
    }
    return found.best;
}

std::string BookMaker::log_header() const {
    // The number of games that an action needs can be chosen again.
    BookRules rules = rules_;
    rules.least = 0;
    Book empty{rules, version(), {}, {}};
    return format_book(empty);
}

std::string BookMaker::log_line(const BookGame& game) const {
    return Json{{"winner", game.winner}, {"actions", game.actions}}.dump() + '\n';
}

std::uint64_t BookMaker::read_log(std::string_view log, const std::string& name) {
    std::uint64_t games = 0;
    bool begun = false;
    const auto take = [&](const std::string& line, const std::string& place) {
        if (!begun) {
            if (line + '\n' != log_header()) {
                throw InputError(place + ": the games have other rules");
            }
            begun = true;
            return;
        }
        BookGame game;
        try {
            const Json json = parse_json(line);
            game.winner = json.at("winner").get<Player>();
            game.actions = json.at("actions").get<std::vector<std::string>>();
        } catch (const std::exception& error) {
            throw InputError(place + ": must be a game of this log: " + reason_of(error));
        }
        const auto shown = must(open_game({rules_.game, rules_.options, "", game.actions}));
        game.keys = keys_.along(*shown, rules_.plies);
        add(game);
        ++games;
    };
    for_each_line_of(log, name, take, nullptr);
    return games;
}

void BookMaker::add(const BookGame& game) {
    BookTally one{1, std::vector<std::uint64_t>(tally_.won.size())};
    if (game.winner != no_player) one.won[game.winner] = 1;
    tally_.add(one);
    for (std::size_t ply = 0; ply + 1 < game.keys.size(); ++ply) {
        counts_[game.keys[ply]][game.keys[ply + 1]].add(one);
    }
}

Book BookMaker::book() const {
    Book book{rules_, version(), tally_, {}};
    book.positions.push_back({});
    book.positions.front().key = keys_.of(*start_);
    // Grows while it is read.
    for (std::size_t i = 0; i < book.positions.size(); ++i) add_position(book, i);
    return book;
}

/// Fills in the actions of a position and adds the positions that they lead to.
void BookMaker::add_position(Book& book, std::size_t number) const {
    const auto game = must(open_game({rules_.game, rules_.options, "", line_to(book, number)}));
    const book::Key here = book.positions[number].key;
    std::vector<std::pair<book::Key, BookTally>> frequent;
    BookTally rest{0, std::vector<std::uint64_t>(tally_.won.size())};
    if (const auto counts = counts_.find(here); counts != counts_.end()) {
        for (const auto& [key, tally] : counts->second) {
            if (tally.games >= rules_.least) {
                frequent.emplace_back(key, tally);
            } else {
                rest.add(tally);
            }
        }
    }
    std::stable_sort(frequent.begin(), frequent.end(),
                     [](const auto& a, const auto& b) { return a.second.games > b.second.games; });
    std::vector<book::Key> wanted;
    for (const auto& each : frequent) wanted.push_back(each.first);
    const std::vector<std::string> actions = keys_.actions_to(*game, wanted);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (actions[i].empty()) {
            throw InputError("mirror images of a position have different actions: " +
                             book::key_text(here));
        }
        book.positions[number].next.push_back({actions[i], frequent[i].second});
    }
    book.positions[number].rest = rest;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto has_key = [&](const BookPosition& each) { return each.key == wanted[i]; };
        // The game may be over there, or the opening.
        if (!counts_.count(wanted[i]) ||
            std::any_of(book.positions.begin(), book.positions.end(), has_key)) {
            continue;
        }
        BookPosition next;
        next.key = wanted[i];
        next.from = number;
        next.by = actions[i];
        book.positions.push_back(std::move(next));
    }
}

}  // namespace quintet::cli
