#include "engine/games/halma/evaluation/race.hpp"

#include <algorithm>
#include <optional>

#include "engine/base/hash.hpp"
#include "engine/games/halma/evaluation/evaluation.hpp"

namespace quintet::halma {

namespace {

constexpr std::size_t first_width = 4;
/// The longest plan considered. A lone army that takes no detours needs half as many plays.
constexpr std::size_t longest_plan = 120;
/// The beam width for the opponent. The score needs only a rough count of its plays.
constexpr std::size_t opponent_width = 256;
constexpr int highest_cost = 4096;
constexpr std::size_t seen_size = 1 << 18;

/// The position with one army alone on the board.
Position alone(const Board& men, Player player, const Options& options) {
    std::array<Board, player_count> both{};
    both[player] = men;
    return Position(both, player, 0, options);
}

bool is_legal(const Position& position, Action action) {
    ActionList<Position> actions;
    position.legal_actions(actions);
    return std::find(actions.begin(), actions.end(), action) != actions.end();
}

/// Squares right, down and their sum, in the direction of `player`.
struct Progress {
    int right;
    int down;

    Progress(Player player, int square)
        : right(player == black ? x_of(square) : board_size - 1 - x_of(square)),
          down(player == black ? y_of(square) : board_size - 1 - y_of(square)) {}

    bool in_corner() const { return right - down >= 10 || down - right >= 10; }
    bool passed(const Progress& other) const {
        return right + down > other.right + other.down || right > other.right + 2 ||
               down > other.down + 2;
    }
};

}  // namespace

bool apart(const Position& position, Player player) {
    bool contact = false;
    position.men(player).for_each([&](int own) {
        position.men(opponent(player)).for_each([&](int square) {
            const Progress other(player, square);
            contact |= !other.in_corner() && !Progress(player, own).passed(other);
        });
    });
    return !contact;
}

Race::Race() {
    for (std::size_t square = 0; square < keys_.size(); ++square) keys_[square] = mix(square);
}

bool Race::keeps_plan(const Position& position) {
    if (plan_.empty()) return false;
    const Board& men = position.men(player_);
    if (men != plan_men_) {
        plan_men_.erase(plan_.front().from);
        plan_men_.insert(plan_.front().to);
        plan_.erase(plan_.begin());
        if (men != plan_men_ || plan_.empty()) return false;
    }
    return position.to_move() != player_ || is_legal(position, plan_.front());
}

void Race::start(const Position& position, Player player) {
    player_ = player;
    if (keeps_plan(position)) {
        // The rest of a shortest plan is again a shortest plan.
        if (!finished_ || !exact_) width_ = std::max(first_width, width_ / 4);
    } else {
        plan_.clear();
        width_ = first_width;
        finished_ = false;
        exact_ = false;
    }
    for (int square = 0; square < 256; ++square) {
        const Progress progress(player, square);
        const int aside = progress.right - progress.down;
        ways_[static_cast<std::size_t>(square)] =
            static_cast<std::int16_t>(5 * (2 * (board_size - 1) - progress.right - progress.down) +
                                      3 * (aside < 0 ? -aside : aside));
    }
    const Board& men = position.men(player);
    plan_men_ = men;
    root_ = {position.to_move() == player ? position : alone(men, player, position.options())};
    beams_ = 0;
    if (finished_ && exact_) return;
    // An army that is too small never fills a camp.
    finished_ = men.count() < men_per_player;
    begin_beam();
}

void Race::begin_beam() {
    seen_.resize(seen_size);
    counts_.resize(highest_cost);
    ++salt_;
    exact_ = true;
    int cost = 0;
    const Board& men = root_.front().men(player_);
    men.for_each([&](int square) { cost += ways_[static_cast<std::size_t>(square)]; });
    layer_ = {{men, mix(256 + salt_), cost}};
    steps_.assign(1, {0, Action::pass()});
    layers_.assign(1, 0);
    begin_layer();
}

void Race::begin_layer() {
    next_ = 0;
    candidates_.clear();
    std::fill(counts_.begin(), counts_.end(), 0);
    worst_ = highest_cost - 1;
    wanted_ = 0;
}

std::uint64_t Race::step(std::uint64_t nodes) {
    std::uint64_t visited = 0;
    while (!finished_ && visited < nodes) {
        if (next_ == layer_.size()) end_layer();
        if (!finished_) visited += expand(next_++);
    }
    return visited;
}

/// Expands a position of the layer: adds its plays as candidates. Returns one more than the number
/// of new candidates.
std::uint64_t Race::expand(std::size_t place) {
    const Node& node = layer_[place];
    ActionList<Position> actions;
    if (layers_.size() == 1) {
        root_.front().legal_actions(actions);
    } else {
        alone(node.men, player_, root_.front().options()).legal_actions(actions);
    }
    const Board& goal = camps[opponent(player_)];
    const Board missing = goal & ~node.men;
    const bool last = missing.count() == 1;
    const std::size_t before = candidates_.size();
    for (const Action action : actions) {
        if (action.is_pass()) continue;
        if (last && missing.contains(action.to) && !goal.contains(action.from)) {
            plan_ = traced(place);
            plan_.push_back(action);
            end_beam();
            return 1;
        }
        add(place, action);
    }
    const std::size_t added = candidates_.size() - before;
    if (candidates_.size() > 4 * width_ + Position::max_actions) drop_worst();
    return 1 + added;
}

void Race::add(std::size_t place, Action action) {
    const Node& node = layer_[place];
    const std::int32_t cost = node.cost + ways_[action.to] - ways_[action.from];
    // Limits candidates of equal cost as well.
    if (cost > worst_ || (cost == worst_ && wanted_ >= 2 * width_)) {
        exact_ = false;
        return;
    }
    const std::uint64_t key = node.key ^ keys_[action.from] ^ keys_[action.to];
    std::uint64_t& seen = seen_[key % seen_size];
    if (seen == key) return;
    seen = key;
    candidates_.push_back({key, static_cast<std::uint32_t>(place), cost, action});
    ++counts_[static_cast<std::size_t>(cost)];
    ++wanted_;
    for (;;) {
        const std::size_t of_worst = counts_[static_cast<std::size_t>(worst_)];
        if (wanted_ - of_worst < width_) break;
        wanted_ -= of_worst;
        --worst_;
        if (of_worst > 0) exact_ = false;
    }
}

void Race::drop_worst() {
    std::erase_if(candidates_,
                  [this](const Candidate& candidate) { return candidate.cost > worst_; });
}

/// Makes the best candidates the next layer, lowest cost first.
void Race::end_layer() {
    const std::size_t shortest = plan_.empty() ? longest_plan : plan_.size();
    if (candidates_.empty() || layers_.size() + 1 >= shortest) return end_beam();
    drop_worst();
    std::uint32_t first = 0;
    for (std::int32_t cost = 0; cost <= worst_; ++cost) {
        std::uint32_t& count = counts_[static_cast<std::size_t>(cost)];
        const std::uint32_t next = first + count;
        count = first;
        first = next;
    }
    const std::size_t kept = std::min(candidates_.size(), width_);
    if (kept < candidates_.size()) exact_ = false;
    const std::size_t begin = steps_.size();
    steps_.resize(begin + kept);
    next_layer_.resize(kept);
    for (const Candidate& candidate : candidates_) {
        const std::size_t place = counts_[static_cast<std::size_t>(candidate.cost)]++;
        if (place >= kept) continue;
        Node& node = next_layer_[place];
        node = {layer_[candidate.parent].men, candidate.key, candidate.cost};
        node.men.erase(candidate.action.from);
        node.men.insert(candidate.action.to);
        steps_[begin + place] = {candidate.parent, candidate.action};
    }
    layers_.push_back(begin);
    layer_.swap(next_layer_);
    begin_layer();
}

void Race::end_beam() {
    ++beams_;
    if (exact_ || width_ >= last_width) {
        finished_ = true;
        return;
    }
    width_ *= 4;
    begin_beam();
}

std::vector<Action> Race::traced(std::size_t place) const {
    std::vector<Action> plays;
    for (std::size_t layer = layers_.size(); layer-- > 1;) {
        const Step& step = steps_[layers_[layer] + place];
        plays.push_back(step.action);
        place = step.parent;
    }
    std::reverse(plays.begin(), plays.end());
    return plays;
}

bool RaceSolver::start(const Position& root) {
    const Player player = root.to_move();
    if (root.men(player).count() < men_per_player || !apart(root, player)) return false;
    root_ = {root};
    races_[player].start(root, player);
    races_[opponent(player)].start(root, opponent(player));
    return true;
}

void RaceSolver::clear() {
    races_ = {};
    root_.clear();
}

bool RaceSolver::finished() const { return own().finished() && !opponent_is_due(); }

bool RaceSolver::opponent_is_due() const {
    const Race& other = races_[opponent(root_.front().to_move())];
    return !other.finished() && other.width() <= opponent_width &&
           (own().finished() || other.width() < own().width());
}

int RaceSolver::depth() const { return races_[black].beams() + races_[white].beams(); }

std::uint64_t RaceSolver::step(std::uint64_t nodes) {
    const Player player = root_.front().to_move();
    std::uint64_t visited = 0;
    while (visited < nodes && !finished()) {
        visited += races_[opponent_is_due() ? opponent(player) : player].step(1);
    }
    return visited;
}

std::vector<Action> RaceSolver::line() const {
    Position position = root_.front();
    const Player player = position.to_move();
    const auto known = own().plan();
    const std::vector<Action> plays =
        known.empty() ? own().attempt() : std::vector<Action>(known.begin(), known.end());
    const auto replies = races_[opponent(player)].plan();

    // Each side follows its plan. Without one, the opponent can only pass, and the player at the
    // root makes a single move.
    const auto next = [&](const ActionList<Position>& legal, std::size_t ply) {
        const std::size_t turn = ply / 2;
        if (position.to_move() == player) {
            if (turn < plays.size()) return std::optional(plays[turn]);
            return ply == 0 ? std::optional(legal[0]) : std::nullopt;
        }
        if (turn < replies.size()) return std::optional(replies[turn]);
        return legal[0].is_pass() ? std::optional(legal[0]) : std::nullopt;
    };
    std::vector<Action> line;
    while (!position.outcome().over()) {
        ActionList<Position> legal;
        position.legal_actions(legal);
        const std::optional<Action> action = next(legal, line.size());
        if (!action || std::find(legal.begin(), legal.end(), *action) == legal.end()) break;
        line.push_back(*action);
        position.play(*action);
    }
    return line;
}

Scores<player_count> RaceSolver::scores() const {
    // A lead of one ply is worth odds of about 2 to 1, because neither plan is certainly the
    // shortest.
    constexpr Score ply = 140;
    constexpr int largest_lead = 20;
    const Position& root = root_.front();
    const Player player = root.to_move();
    const int plays = static_cast<int>(own().plan().size());
    const int replies = static_cast<int>(races_[opponent(player)].plan().size());
    if (plays == 0) return Evaluator().evaluate(root);
    Score score = win_score - 1;
    if (plays > 1) {
        const int lead = replies == 0 ? largest_lead : 2 * (replies - plays) + 1;
        score = ply * std::clamp(lead, -largest_lead, largest_lead);
    }
    return player == black ? Scores<player_count>{score, -score}
                           : Scores<player_count>{-score, score};
}

}  // namespace quintet::halma
