#include <algorithm>
#include <map>
#include <set>

#include "engine/base/text.hpp"
#include "engine/cli/book/book.hpp"

// Checks an opening book: the rules, and the sums.

namespace quintet::cli {

namespace {

using Wrong = std::vector<std::string>;

std::string shown(const BookTally& tally) {
    std::string text = std::to_string(tally.games) + " games";
    for (const std::uint64_t won : tally.won) text += ", " + std::to_string(won);
    return text;
}

bool at_most(const BookTally& part, const BookTally& whole) {
    if (part.games > whole.games || part.won.size() != whole.won.size()) return false;
    for (std::size_t i = 0; i < part.won.size(); ++i) {
        if (part.won[i] > whole.won[i]) return false;
    }
    return true;
}

class BookCheck {
  public:
    explicit BookCheck(const Book& book)
        : book_(book),
          start_(must(open_game({book.rules.game, book.rules.options}))),
          keys_(*start_) {}

    std::vector<Wrong> run() {
        std::vector<Wrong> found{whole()};
        for (std::size_t i = 0; i < book_.positions.size(); ++i) {
            Wrong wrong;
            try {
                wrong = position(i);
            } catch (const InputError& error) {
                wrong.push_back(error.what());
            }
            found.push_back(std::move(wrong));
        }
        // Only now all games that lead to each position are counted.
        for (std::size_t i = 1; i < book_.positions.size(); ++i) {
            const auto arrived = arrived_.find(book_.positions[i].key);
            if (arrived == arrived_.end()) continue;
            if (!at_most(arrived->second, book_.positions[i].all())) {
                found[i + 1].push_back("next: " + shown(book_.positions[i].all()) +
                                       ", but the actions that lead here have " +
                                       shown(arrived->second));
            }
        }
        for (const auto& [key, where] : wanted_) {
            if (!known_.count(key)) found[where + 1].push_back("next: a position is missing");
        }
        return found;
    }

  private:
    Wrong whole() const {
        Wrong wrong;
        if (book_.rules.least == 0) wrong.push_back("least must be at least 1");
        if (!sound(book_.tally)) wrong.push_back("games: " + shown(book_.tally));
        if (book_.positions.front().all() != book_.tally) {
            wrong.push_back("games: " + shown(book_.tally) + ", but the start has " +
                            shown(book_.positions.front().all()));
        }
        return wrong;
    }

    /// Whether each player has a number of wins, and no game two winners.
    bool sound(const BookTally& tally) const {
        std::uint64_t won = 0;
        for (const std::uint64_t each : tally.won) won += each;
        return tally.won.size() == start_->spec().players.size() && won <= tally.games;
    }

    Wrong position(std::size_t number) {
        const BookPosition& here = book_.positions[number];
        Wrong wrong;
        const auto game =
            must(open_game({book_.rules.game, book_.rules.options, "", line_to(book_, number)}));
        if (game->outcome().over()) wrong.push_back("the game is over");
        if (game->ply() >= book_.rules.plies) wrong.push_back("after the opening's last ply");
        if (keys_.of(*game) != here.key) {
            wrong.push_back("key must be " + book::key_text(keys_.of(*game)));
        }
        if (!known_.insert(here.key).second) wrong.push_back("key: occurs twice");
        if (number > 0) check_way(here, wrong);
        if (!sound(here.rest)) wrong.push_back("rest: " + shown(here.rest));
        if (number > 0 && here.next.empty() && here.rest.games == 0) {
            wrong.push_back("next: no games");
        }
        check_actions(here, number, *game, wrong);
        return wrong;
    }

    void check_way(const BookPosition& here, Wrong& wrong) const {
        const auto& from = book_.positions[here.from].next;
        const bool known = std::any_of(from.begin(), from.end(), [&](const BookAction& each) {
            return each.action == here.by;
        });
        if (!known)
            wrong.push_back("by: " + in_quotes(here.by) + " is not in the list of its position");
    }

    void check_actions(const BookPosition& here, std::size_t number, const RunningGame& game,
                       Wrong& wrong) {
        const std::vector<std::string> legal = game.legal_actions();
        const auto after = game.copy();
        std::set<book::Key> led_to;
        std::uint64_t before = here.next.empty() ? 0 : here.next.front().tally.games;
        for (const BookAction& each : here.next) {
            const std::string place = "next, " + in_quotes(each.action) + ": ";
            if (std::find(legal.begin(), legal.end(), each.action) == legal.end()) {
                wrong.push_back(place + "not legal");
                continue;
            }
            const std::uint64_t games = each.tally.games;
            if (games < book_.rules.least) wrong.push_back(place + "fewer games than `least`");
            if (games > before) wrong.push_back(place + "more games than the previous action");
            before = games;
            if (!sound(each.tally)) wrong.push_back(place + shown(each.tally));
            must(after->play(each.action));
            const book::Key key = keys_.of(*after);
            if (!led_to.insert(key).second)
                wrong.push_back(place + "leads to the same position as another action");
            arrived_[key].add(each.tally);
            if (!after->outcome().over() && after->ply() < book_.rules.plies) {
                wanted_.emplace(key, number);
            }
            must(after->go_to(game.ply()));
        }
    }

    const Book& book_;
    std::unique_ptr<RunningGame> start_;
    book::Keys keys_;
    std::set<book::Key> known_;
    std::map<book::Key, BookTally> arrived_;   // games that led to a key
    std::map<book::Key, std::size_t> wanted_;  // keys that need a position, and which one says so
};

}  // namespace

std::vector<std::vector<std::string>> check_book(const Book& book) { return BookCheck(book).run(); }

}  // namespace quintet::cli
