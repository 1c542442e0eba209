#include "engine/lens/trees/random_tree.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

#include "engine/base/random.hpp"
#include "engine/base/text.hpp"
#include "engine/lens/lens_options.hpp"

namespace quintet::lens {

namespace {

constexpr Range depths{1, 6};
constexpr Range branchings{1, 8};
constexpr Range player_counts{2, 3};
constexpr Range leaf_values{-999, 999};

/// Trees that are tried before a number of saved leaves is refused.
constexpr int most_tries = 10'000;

std::string text_of(const Range& range) {
    if (range.least == range.most) return std::to_string(range.least);
    return std::to_string(range.least) + " to " + std::to_string(range.most);
}

/// Reads `2-5` or `3`; numbers may be negative.
std::optional<Range> read_range(std::string_view text) {
    TextCursor cursor(text);
    const std::optional<int> least = cursor.integer();
    const std::optional<int> most = cursor.accept('-') ? cursor.integer() : least;
    if (!least || !most || !cursor.at_end() || *most < *least) return std::nullopt;
    return Range{*least, *most};
}

/// The weights of a chance node's children. Their sum makes tidy probabilities.
struct Outcomes {
    std::size_t count;
    std::array<int, branchings.most> weights;
};

constexpr auto outcomes = std::to_array<Outcomes>({
    {1, {1}},
    {2, {1, 1}},
    {2, {1, 2}},
    {2, {1, 3}},
    {2, {2, 3}},
    {3, {1, 1, 1}},
    {3, {1, 1, 2}},
    {3, {1, 2, 3}},
    {3, {1, 1, 3}},
    {4, {1, 1, 1, 1}},
    {4, {1, 2, 3, 4}},
    {4, {1, 1, 1, 2}},
    {5, {1, 1, 1, 1, 1}},
    {5, {1, 1, 2, 2, 4}},
    {6, {1, 1, 1, 1, 1, 1}},
    {6, {1, 1, 2, 2, 2, 2}},
    {7, {1, 1, 1, 1, 2, 2, 2}},
    {8, {1, 1, 1, 1, 1, 1, 1, 1}},
});

/// Writes a probability: `0.25`, or `1/3` where two decimals aren't enough.
std::string probability(int weight, int sum) {
    if (100 % sum != 0) {
        const int divisor = std::gcd(weight, sum);
        return std::to_string(weight / divisor) + "/" + std::to_string(sum / divisor);
    }
    const int percent = 100 / sum * weight;
    if (percent == 100) return "1";
    std::string decimals = std::to_string(percent);
    decimals.insert(0, 2 - decimals.size(), '0');
    if (decimals.back() == '0') decimals.pop_back();
    return "0." + decimals;
}

Error must_be(std::string_view name, const std::string& what, std::string_view found) {
    return Error{std::string(name) + " must be " + what + " (found " + in_quotes(found, 20) + ")"};
}

Status read_into(Range& range, const Range& limits, std::string_view name, std::string_view text) {
    const std::optional<Range> found = read_range(text);
    if (!found || !limits.holds(found->least) || !limits.holds(found->most)) {
        return must_be(name, "a number or a range from " + text_of(limits) + ", such as 2-3", text);
    }
    range = *found;
    return Done{};
}

Status read_into(int& number, const Range& limits, std::string_view name, std::string_view text) {
    const std::optional<Range> found = read_range(text);
    if (!found || found->least != found->most || !limits.holds(found->least)) {
        return must_be(name, "a whole number from " + text_of(limits), text);
    }
    number = found->least;
    return Done{};
}

Status read_levels(std::vector<int>& levels, std::string_view name, std::string_view text) {
    levels.clear();
    bool good = true;
    split(text, '+', [&](std::string_view part) {
        const std::optional<Range> level = read_range(part);
        good = good && level && level->least == level->most && depths.holds(level->least);
        if (good) levels.push_back(level->least);
    });
    if (good) return Done{};
    return must_be(name, "levels from " + text_of(depths) + ", such as 2 or 2+4", text);
}

Status read_option(RandomTreeOptions& options, std::string_view name, std::string_view text) {
    if (name == "depth") return read_into(options.depth, depths, name, text);
    if (name == "branching") return read_into(options.branching, branchings, name, text);
    if (name == "players") return read_into(options.players, player_counts, name, text);
    if (name == "values") return read_into(options.values, leaf_values, name, text);
    if (name == "saves") {
        return read_into(options.saves.emplace(), {0, most_random_leaves}, name, text);
    }
    if (name == "chance") return read_levels(options.chance, name, text);
    if (name == "ties") {
        options.ties = text == "yes";
        if (options.ties || text == "no") return Done{};
        return must_be(name, "yes or no", text);
    }
    if (name == "best") {
        options.best_later = text == "later";
        if (options.best_later || text == "anywhere") return Done{};
        return must_be(name, "anywhere or later", text);
    }
    return must_be("an option", "depth, branching, players, values, ties, best, saves or chance",
                   name);
}

/// The most leaves that a tree with these options can have.
int most_leaves(const RandomTreeOptions& options) {
    int leaves = 1;
    for (int ply = 0; ply < options.depth && leaves <= most_random_leaves; ++ply) {
        leaves *= options.branching.most;
    }
    return leaves;
}

Status check_chance(const RandomTreeOptions& options) {
    if (options.chance.empty()) return Done{};
    const int last = *std::max_element(options.chance.begin(), options.chance.end());
    if (last > options.depth) {
        return must_be("chance", "levels above the leaves, 1 to " + std::to_string(options.depth),
                       std::to_string(last));
    }
    if (options.players > 2) return must_be("players", "2 in a tree with chance nodes", "3");
    if (options.saves) return Error{"saves is for trees without chance nodes"};
    if (options.best_later) return Error{"best=later is for trees without chance nodes"};
    return Done{};
}

Status check(const RandomTreeOptions& options) {
    const int leaves = most_leaves(options);
    if (leaves > most_random_leaves) {
        return Error{"branching must be smaller, or the depth: a tree may have " +
                     std::to_string(most_random_leaves) + " leaves"};
    }
    const int different = options.values.most - options.values.least + 1;
    if (!options.ties && different < leaves) {
        return Error{"values must be a range of " + std::to_string(leaves) +
                     " numbers if there are no ties (found " + std::to_string(different) + ")"};
    }
    return check_chance(options);
}

class Grower {
  public:
    Grower(const RandomTreeOptions& options, std::uint64_t seed)
        : options_(options), random_(seed), scores_of_leaf_(options.players == 2 ? 1 : 3) {}

    /// Makes another tree.
    void grow() {
        children_.clear();
        weights_.clear();
        scores_.clear();
        grow_below(0);
        next_leaf_ = next_node_ = visited_ = 0;
        alpha_beta(0, -infinity, infinity);
    }

    /// The number of leaves that alpha-beta doesn't visit.
    int saved() const { return static_cast<int>(leaves()) - visited_; }

    std::string text() {
        next_leaf_ = next_node_ = 0;
        std::string text;
        write_below(0, text);
        return text;
    }

  private:
    std::size_t leaves() const { return scores_.size() / scores_of_leaf_; }

    std::uint32_t number_in(const Range& range) {
        return random_.below(static_cast<std::uint32_t>(range.most - range.least + 1));
    }

    Score new_score() {
        for (;;) {
            const Score score =
                options_.values.least + static_cast<Score>(number_in(options_.values));
            if (options_.ties) return score;
            // Each player's scores are different ones.
            bool taken = false;
            for (std::size_t i = scores_.size() % scores_of_leaf_; i < scores_.size();
                 i += scores_of_leaf_) {
                taken = taken || scores_[i] == score;
            }
            if (!taken) return score;
        }
    }

    bool is_chance(int ply) const {
        return std::find(options_.chance.begin(), options_.chance.end(), ply + 1) !=
               options_.chance.end();
    }

    /// Returns weights in any order.
    std::vector<int> new_weights(std::size_t count) {
        std::vector<Outcomes> fitting;
        std::copy_if(outcomes.begin(), outcomes.end(), std::back_inserter(fitting),
                     [count](const Outcomes& each) { return each.count == count; });
        const Outcomes chosen = random_.pick(fitting);
        std::vector<int> weights(chosen.weights.begin(), chosen.weights.begin() + count);
        for (std::size_t left = count; left > 1; --left) {
            std::swap(weights[left - 1], weights[random_.below(static_cast<std::uint32_t>(left))]);
        }
        return weights;
    }

    /// Returns the first player's value, as if chance nodes were turns.
    Score grow_below(int ply) {
        if (ply == options_.depth) {
            const std::size_t leaf = scores_.size();
            for (std::size_t i = 0; i < scores_of_leaf_; ++i) scores_.push_back(new_score());
            return scores_[leaf];
        }
        const int count =
            options_.branching.least + static_cast<int>(number_in(options_.branching));
        children_.push_back(count);
        weights_.push_back(is_chance(ply) ? new_weights(static_cast<std::size_t>(count))
                                          : std::vector<int>{});
        const bool maximises = ply % options_.players == 0;
        std::vector<Child> below;
        for (int child = 0; child < count; ++child) {
            below.push_back({children_.size(), scores_.size(), 0});
            below.back().value = grow_below(ply + 1);
        }
        const auto worse = [maximises](const Child& a, const Child& b) {
            return maximises ? a.value < b.value : a.value > b.value;
        };
        const Score best = std::max_element(below.begin(), below.end(), worse)->value;
        if (options_.best_later && below.front().value == best) move_first(below, best);
        return best;
    }

    /// Where a child starts in `children_` and `scores_`, and its value.
    struct Child {
        std::size_t nodes;
        std::size_t scores;
        Score value;
    };

    /// Moves the first child that isn't best before the others, if there is one.
    void move_first(const std::vector<Child>& below, Score best) {
        const auto first = std::find_if(below.begin(), below.end(),
                                        [best](const Child& each) { return each.value != best; });
        if (first == below.end()) return;
        const bool last = first + 1 == below.end();
        const auto rotate = [](auto& list, std::size_t from, std::size_t start, std::size_t end) {
            const auto at = [&](std::size_t i) {
                return list.begin() + static_cast<std::ptrdiff_t>(i);
            };
            std::rotate(at(from), at(start), at(end));
        };
        rotate(children_, below.front().nodes, first->nodes,
               last ? children_.size() : (first + 1)->nodes);
        rotate(scores_, below.front().scores, first->scores,
               last ? scores_.size() : (first + 1)->scores);
    }

    /// Returns the first player's value. Reads the leaves and inner nodes below in order; `counts`:
    /// whether the search visits them.
    Score alpha_beta(int ply, Score alpha, Score beta, bool counts = true) {
        if (ply == options_.depth) {
            visited_ += counts ? 1 : 0;
            return scores_[next_leaf_++ * scores_of_leaf_];
        }
        const bool maximises = ply % options_.players == 0;
        Score best = maximises ? -infinity : infinity;
        for (int left = children_[next_node_++]; left > 0; --left) {
            counts = counts && alpha < beta;
            const Score value = alpha_beta(ply + 1, alpha, beta, counts);
            if (!counts) continue;
            best = maximises ? std::max(best, value) : std::min(best, value);
            Score& bound = maximises ? alpha : beta;
            bound = maximises ? std::max(bound, best) : std::min(bound, best);
        }
        return best;
    }

    void write_below(int ply, std::string& out) {
        const bool leaf = ply == options_.depth;
        if (leaf && scores_of_leaf_ == 1) {
            out += std::to_string(scores_[next_leaf_++]);
            return;
        }
        const std::vector<int> weights = leaf ? std::vector<int>{} : weights_[next_node_];
        const int sum = std::accumulate(weights.begin(), weights.end(), 0);
        out += sum > 0 ? '{' : '(';
        const int count = leaf ? static_cast<int>(scores_of_leaf_) : children_[next_node_++];
        for (int part = 0; part < count; ++part) {
            if (part > 0) out += leaf ? "," : sum > 0 ? ", " : " ";
            if (sum > 0) out += probability(weights[static_cast<std::size_t>(part)], sum) + ": ";
            if (leaf) {
                out += std::to_string(scores_[next_leaf_++]);
            } else {
                write_below(ply + 1, out);
            }
        }
        out += sum > 0 ? '}' : ')';
    }

    const RandomTreeOptions& options_;
    Random random_;
    const std::size_t scores_of_leaf_;
    std::vector<int> children_;              // of the inner nodes, parents before children
    std::vector<std::vector<int>> weights_;  // of the same nodes; empty without chance
    std::vector<Score> scores_;              // of the leaves from left to right
    std::size_t next_leaf_ = 0;
    std::size_t next_node_ = 0;
    int visited_ = 0;
};

}  // namespace

Result<RandomTreeOptions> read_random_tree_options(std::string_view text) {
    RandomTreeOptions options;
    std::optional<Error> error;
    split(text, ',', [&](std::string_view part) {
        if (error || text.empty()) return;
        const std::size_t equals = std::min(part.find('='), part.size());
        const Status read = read_option(options, part.substr(0, equals),
                                        part.substr(std::min(equals + 1, part.size())));
        if (!read) error = read.error();
    });
    if (error) return std::move(*error);
    const Status checked = check(options);
    if (!checked) return checked.error();
    return options;
}

Result<std::string> random_tree(const RandomTreeOptions& options, std::uint64_t seed) {
    const Status checked = check(options);
    if (!checked) return checked.error();
    Grower grower(options, seed);
    Range found{most_random_leaves, 0};
    for (int tries = 0; tries < most_tries; ++tries) {
        grower.grow();
        if (!options.saves || options.saves->holds(grower.saved())) return grower.text();
        found = {std::min(found.least, grower.saved()), std::max(found.most, grower.saved())};
    }
    return Error{"saves must be a number that such trees reach: alpha-beta leaves out " +
                 text_of(found) + " leaves (found " + text_of(*options.saves) + ")"};
}

}  // namespace quintet::lens
