#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/services/goals/goal.hpp"

// Whether a goal is reached.

namespace quintet::goals {

namespace {

using Cells = std::vector<std::string>;

/// An action of the reader, and the board around it.
struct OwnAction {
    BoardState before;
    BoardState after;
    ActionView view;
    std::vector<Mark> effects;
};

bool contains(const Cells& cells, const std::string& cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// The owner of the token at a height of a cell, or `no_player`.
Player owner_at(const BoardState& board, const std::string& cell, int height) {
    for (const Token& token : board.tokens) {
        if (token.cell == cell && token.height == height) return token.player;
    }
    return no_player;
}

/// The owner of the highest token of a cell, or `no_player`.
Player top_owner(const BoardState& board, const std::string& cell) {
    Player owner = no_player;
    for (const Token& token : board.tokens) {
        if (token.cell == cell) owner = token.player;
    }
    return owner;
}

/// The centre of a cell, which the layout has, or a token on it.
const Point* centre_of(const BoardLayout& layout, const BoardState& board,
                       const std::string& cell) {
    for (const Cell& each : layout.cells) {
        if (each.id == cell) return &each.centre;
    }
    for (const Token& token : board.tokens) {
        if (token.cell == cell) return &token.centre;
    }
    return nullptr;
}

/// Neighbouring cells are one unit apart, on hexagons and on squares.
bool adjacent(const Point& a, const Point& b) {
    const double x = a.x - b.x;
    const double y = a.y - b.y;
    const double squared = x * x + y * y;
    return squared > 0.25 && squared < 1.25;
}

int tally_of(const BoardState& board, Player player, const std::string& name) {
    for (const Tally& tally : board.tallies) {
        if (tally.player == player && tally.name == name) return tally.value;
    }
    return 0;
}

/// The number of tokens of others that an action replaced by tokens of `now`.
int replaced(const OwnAction& action, Player reader, Player now) {
    int count = 0;
    for (const Token& token : action.before.tokens) {
        if (token.player == reader || token.player == no_player) continue;
        if (owner_at(action.after, token.cell, token.height) == now) ++count;
    }
    return count;
}

class Judge {
  public:
    Judge(const RunningGame& game, int since) : game_(game.copy()), ply_(game.ply()) {
        go_to(since);
        reader_ = game_->to_move();
        start_ = game_->board();
        for (int ply = since; ply < ply_; ++ply) {
            go_to(ply);
            if (game_->to_move() != reader_) continue;
            OwnAction action{.before = game_->board(), .after = {}, .view = {}, .effects = {}};
            go_to(ply + 1);
            action.after = game_->board();
            action.view = game_->last_action();
            action.effects = game_->last_effects();
            own_.push_back(std::move(action));
        }
        go_to(ply_);
        now_ = game_->board();
        layout_ = game_->layout();
    }

    bool holds(const Condition& wanted) { return !own_.empty() && found(wanted) != wanted.negated; }

  private:
    bool found(const Condition& wanted) {
        const std::string& kind = wanted.kind;
        const int at_least = std::max(1, wanted.count);
        const ActionView& last = own_.back().view;
        if (kind == "captures") return sum_of_replaced(no_player) >= at_least;
        if (kind == "converts") return sum_of_replaced(reader_) >= at_least;
        if (kind == "clears") return cleared() >= at_least;
        if (kind == "action") return last.kind == wanted.name && ends_on(wanted, last);
        if (kind == "hops") return static_cast<int>(last.path.size()) + 1 >= at_least;
        if (kind == "tally") {
            const int before = tally_of(start_, reader_, wanted.name);
            return tally_of(now_, reader_, wanted.name) - before >= at_least;
        }
        if (kind == "occupies") return occupies(wanted);
        if (kind == "leaves") return leaves(wanted);
        if (kind == "joins") return joins(cells_of(wanted));
        if (kind == "surrounds") {
            const int needed = wanted.count == 0 ? 6 : wanted.count;
            return tokens_next_to(cells_of(wanted).front()) >= needed;
        }
        if (kind == "pins") return pins(cells_of(wanted).front());
        if (kind == "replies") return replies() <= wanted.count;
        if (kind == "safe") return safe(cells_of(wanted));
        if (kind == "win") return won();
        if (kind == "one-of") return contains(wanted.actions, last.text);
        return false;
    }

    void go_to(int ply) { static_cast<void>(game_->go_to(ply).ok()); }

    /// The cells of a condition: tokens that it names by their labels count where they stand now.
    Cells cells_of(const Condition& wanted) const {
        if (!wanted.zone.empty()) {
            for (const Zone& zone : layout_.zones) {
                if (zone.role == wanted.zone && zone.player == reader_) return zone.cells;
            }
        }
        Cells cells = wanted.cells;
        for (std::string& cell : cells) {
            for (const Token& token : now_.tokens) {
                if (!token.label.empty() && token.label == cell) {
                    cell = token.cell;
                    break;
                }
            }
        }
        return cells;
    }

    int own_tokens(const BoardState& board, const Cells& cells) const {
        return static_cast<int>(std::count_if(
            cells.begin(), cells.end(),
            [&](const std::string& cell) { return top_owner(board, cell) == reader_; }));
    }

    int sum_of_replaced(Player now) const {
        int sum = 0;
        for (const OwnAction& action : own_) sum += replaced(action, reader_, now);
        return sum;
    }

    int cleared() const {
        int sum = 0;
        for (const OwnAction& action : own_) {
            std::set<std::string> cells;
            for (const Mark& mark : action.effects) {
                if (mark.role == "cleared") cells.insert(mark.cells.begin(), mark.cells.end());
            }
            sum += static_cast<int>(cells.size());
        }
        return sum;
    }

    bool ends_on(const Condition& wanted, const ActionView& action) const {
        const Cells cells = cells_of(wanted);
        if (cells.empty() || contains(cells, action.to.empty() ? action.from : action.to)) {
            return true;
        }
        return std::any_of(action.cells.begin(), action.cells.end(),
                           [&](const std::string& cell) { return contains(cells, cell); });
    }

    bool occupies(const Condition& wanted) const {
        const Cells cells = cells_of(wanted);
        const int needed = wanted.count == 0 ? static_cast<int>(cells.size()) : wanted.count;
        return own_tokens(now_, cells) >= needed;
    }

    bool leaves(const Condition& wanted) const {
        const Cells cells = cells_of(wanted);
        const int left = own_tokens(now_, cells);
        if (wanted.count == 0) return left == 0;
        return own_tokens(start_, cells) - left >= wanted.count;
    }

    bool joins(const Cells& wanted) const {
        Cells chain = {wanted.front()};
        if (top_owner(now_, wanted.front()) != reader_) return false;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            const Point* here = centre_of(layout_, now_, chain[i]);
            for (const Token& token : now_.tokens) {
                const bool next = here != nullptr && adjacent(*here, token.centre) &&
                                  top_owner(now_, token.cell) == reader_;
                if (next && !contains(chain, token.cell)) chain.push_back(token.cell);
            }
        }
        return std::all_of(wanted.begin(), wanted.end(),
                           [&](const std::string& cell) { return contains(chain, cell); });
    }

    int tokens_next_to(const std::string& cell) const {
        const Point* centre = centre_of(layout_, now_, cell);
        if (centre == nullptr) return 0;
        std::set<std::string> held;
        for (const Token& token : now_.tokens) {
            if (adjacent(*centre, token.centre)) held.insert(token.cell);
        }
        return static_cast<int>(held.size());
    }

    bool pins(const std::string& cell) const {
        if (game_->outcome().over() || top_owner(now_, cell) != game_->to_move()) return false;
        const std::vector<ActionView> actions = game_->action_views();
        return std::none_of(actions.begin(), actions.end(),
                            [&](const ActionView& action) { return action.from == cell; });
    }

    int replies() const {
        const std::vector<ActionView> actions = game_->action_views();
        return static_cast<int>(
            std::count_if(actions.begin(), actions.end(),
                          [](const ActionView& action) { return action.kind != "pass"; }));
    }

    bool safe(Cells cells) {
        if (cells.empty()) {
            for (const Token& token : now_.tokens) {
                if (token.player == reader_) cells.push_back(token.cell);
            }
        } else if (own_tokens(now_, cells) < static_cast<int>(cells.size())) {
            return false;
        }
        const bool safe = stay(cells);
        go_to(ply_);
        return safe;
    }

    /// Whether the own tokens on the cells stay until the reader's turn, whatever the others do.
    bool stay(const Cells& cells) {
        const BoardState board = game_->board();
        for (const std::string& cell : cells) {
            if (top_owner(board, cell) != reader_) return false;
        }
        if (game_->outcome().over() || game_->to_move() == reader_) return true;
        const int ply = game_->ply();
        for (const std::string& action : game_->legal_actions()) {
            go_to(ply);
            if (!game_->play(action) || !stay(cells)) return false;
        }
        return true;
    }

    bool won() const {
        const Outcome outcome = game_->outcome();
        return outcome.state == Outcome::State::won && outcome.winner == reader_;
    }

    std::unique_ptr<RunningGame> game_;
    int ply_;
    Player reader_ = no_player;
    BoardState start_;
    BoardState now_;
    BoardLayout layout_;
    std::vector<OwnAction> own_;
};

}  // namespace

bool reached(const RunningGame& game, int since, const Goal& goal) {
    Judge judge(game, since);
    return std::all_of(goal.begin(), goal.end(),
                       [&](const Condition& condition) { return judge.holds(condition); });
}

}  // namespace quintet::goals
