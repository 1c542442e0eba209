#include "engine/lens/random_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/core/text.hpp"
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

Status read_option(RandomTreeOptions& options, std::string_view name, std::string_view text) {
    if (name == "depth") return read_into(options.depth, depths, name, text);
    if (name == "branching") return read_into(options.branching, branchings, name, text);
    if (name == "players") return read_into(options.players, player_counts, name, text);
    if (name == "values") return read_into(options.values, leaf_values, name, text);
    if (name == "saves") {
        return read_into(options.saves.emplace(), {0, most_random_leaves}, name, text);
    }
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
    return must_be("an option", "depth, branching, players, values, ties, best or saves", name);
}

/// The most leaves that a tree with these options can have.
int most_leaves(const RandomTreeOptions& options) {
    int leaves = 1;
    for (int ply = 0; ply < options.depth && leaves <= most_random_leaves; ++ply) {
        leaves *= options.branching.most;
    }
    return leaves;
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
    return Done{};
}

class Grower {
  public:
    Grower(const RandomTreeOptions& options, std::uint64_t seed)
        : options_(options), random_(seed), scores_of_leaf_(options.players == 2 ? 1 : 3) {}

    /// Makes another tree.
    void grow() {
        children_.clear();
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

    /// Returns the first player's value.
    Score grow_below(int ply) {
        if (ply == options_.depth) {
            const std::size_t leaf = scores_.size();
            for (std::size_t i = 0; i < scores_of_leaf_; ++i) scores_.push_back(new_score());
            return scores_[leaf];
        }
        const int count =
            options_.branching.least + static_cast<int>(number_in(options_.branching));
        children_.push_back(count);
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
        out += '(';
        const int count = leaf ? static_cast<int>(scores_of_leaf_) : children_[next_node_++];
        for (int part = 0; part < count; ++part) {
            if (part > 0) out += leaf ? ',' : ' ';
            if (leaf) {
                out += std::to_string(scores_[next_leaf_++]);
            } else {
                write_below(ply + 1, out);
            }
        }
        out += ')';
    }

    const RandomTreeOptions& options_;
    Random random_;
    const std::size_t scores_of_leaf_;
    std::vector<int> children_;  // of the inner nodes, parents before children
    std::vector<Score> scores_;  // of the leaves from left to right
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
