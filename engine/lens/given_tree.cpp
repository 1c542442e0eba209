#include "engine/lens/given_tree.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/lens/options.hpp"

namespace quintet::lens {

namespace {

constexpr std::size_t most_digits = 6;
constexpr std::size_t longest_name = 40;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool in_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '\''; }

/// Reads a text from left to right. Functions that fail note the first error and return false.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<GivenTree> parse() {
        skip_space();
        const std::size_t start = place_;
        if (at_end()) {
            expected("a number or (");
        } else if (node(-1, 0)) {
            skip_space();
            if (!at_end()) {
                fail(place_, "the tree has ended; nothing may follow, found " + found());
            } else if (tree_.nodes.front().children.empty()) {
                fail(start, "a tree with at least one move expected, found a leaf");
            }
        }
        if (error_) return std::move(*error_);
        finish();
        return std::move(tree_);
    }

    /// Where the error is, from 1; 0 without one.
    int error_place() const { return error_place_; }

  private:
    using Values = std::array<Score, max_players>;

    bool at_end() const { return place_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[place_]; }
    void skip_space() {
        while (!at_end() && (peek() == ' ' || peek() == '\t' || peek() == '\n' || peek() == '\r')) {
            ++place_;
        }
    }
    bool accept(char wanted) {
        if (peek() != wanted || at_end()) return false;
        ++place_;
        return true;
    }
    std::string found() const {
        if (at_end()) return "the end";
        const char c = peek();
        if (c == '(' || c == ')' || c == ',' || c == ':' || c == '=' || c == '!') {
            return std::string(1, c);
        }
        return in_quotes(text_.substr(place_, text_.find_first_of(" \t\r\n(),", place_) - place_),
                         20);
    }
    bool fail(std::size_t place, const std::string& what) {
        if (error_) return false;
        error_ = Error{"character " + std::to_string(place + 1) + ": " + what};
        error_place_ = static_cast<int>(place) + 1;
        return false;
    }
    bool expected(const char* what) {
        return fail(place_, std::string(what) + " expected, found " + found());
    }

    /// A whole number; what follows it must not belong to a number or a word. A label ends in `:`.
    bool number(Score& value, const char* wanted, bool in_label = false) {
        const std::size_t start = place_;
        const bool negative = accept('-');
        const std::size_t first = place_;
        while (is_digit(peek())) ++place_;
        const std::size_t digits = place_ - first;
        if (digits == 0) {
            place_ = start;
            return expected(wanted);
        }
        if (peek() == '.') {
            place_ = start;
            return fail(start, "whole numbers only, found " + found() +
                                   "; multiply all numbers by 10, say");
        }
        if (in_name(peek()) || peek() == '=' || (peek() == ':' && !in_label)) {
            place_ = start;
            return expected(wanted);
        }
        Score read = 0;
        if (digits <= most_digits) {
            for (std::size_t i = first; i < place_; ++i) read = 10 * read + (text_[i] - '0');
        }
        if (digits > most_digits || read >= evaluation_limit) {
            place_ = start;
            return fail(start, "a number from -" + std::to_string(evaluation_limit - 1) + " to " +
                                   std::to_string(evaluation_limit - 1) + " expected, found " +
                                   found());
        }
        value = negative ? -read : read;
        return true;
    }

    /// Whether a vector begins here: an opening bracket, a number, a comma.
    bool at_vector() const {
        std::size_t at = place_ + 1;
        const auto skip = [&](auto belongs) {
            while (at < text_.size() && belongs(text_[at])) ++at;
        };
        const auto is_space = [](char c) {
            return c == ' ' || c == '\t' || c == '\n' || c == '\r';
        };
        if (peek() != '(') return false;
        skip(is_space);
        const std::size_t first = at;
        skip([](char c) { return is_digit(c) || c == '-'; });
        if (at == first) return false;
        skip(is_space);
        return at < text_.size() && text_[at] == ',';
    }

    /// A number or a vector; all in a tree have as many numbers.
    bool values(Values& out, bool in_label = false) {
        const std::size_t start = place_;
        std::size_t count = 0;
        if (at_vector()) {
            accept('(');
            do {
                skip_space();
                Score value = 0;
                if (!number(value, "a number")) return false;
                if (count < out.size()) out[count] = value;
                ++count;
                skip_space();
            } while (accept(','));
            if (!accept(')')) return expected(", or )");
            if (count != max_players) {
                return fail(start, "a vector has " + std::to_string(max_players) +
                                       " numbers, one for each player, found " +
                                       std::to_string(count));
            }
        } else {
            if (!number(out[0], "a number or (", in_label)) return false;
            out[1] = -out[0];
            count = 1;
        }
        if (numbers_ == 0) {
            numbers_ = count;
            numbers_at_ = start;
        } else if (numbers_ != count) {
            const auto counted = [](std::size_t n) {
                return n == 1 ? std::string("a single number") : "a vector of " + std::to_string(n);
            };
            return fail(start, "the players do not match: " + counted(count) + " here, but " +
                                   counted(numbers_) + " at character " +
                                   std::to_string(numbers_at_ + 1));
        }
        return true;
    }

    bool label(GivenTree::Node& made, bool& evaluated) {
        if (!is_letter(peek()) && peek() != '=' && peek() != '!') return true;
        const std::size_t start = place_;
        while (in_name(peek())) ++place_;
        if (place_ > start) made.name = text_.substr(start, place_ - start);
        if (made.name.size() > longest_name) {
            return fail(start,
                        "a name has at most " + std::to_string(longest_name) + " characters");
        }
        made.noisy = accept('!');
        if (accept('=')) {
            evaluated = true;
            skip_space();
            if (!values(made.values, true)) return false;
        }
        if (!accept(':')) {
            if (made.noisy || evaluated) return expected(":");
            place_ = start;
            return fail(start,
                        "a number or ( expected, found " + found() + "; a name has a : after it");
        }
        skip_space();
        return true;
    }

    bool node(int parent, int level) {
        const std::size_t start = place_;
        if (level > most_depth) {
            return fail(start,
                        "too deep: a tree has at most " + std::to_string(most_depth) + " plies");
        }
        if (tree_.nodes.size() == static_cast<std::size_t>(most_nodes)) {
            return fail(start,
                        "too large: a tree has at most " + std::to_string(most_nodes) + " nodes");
        }
        GivenTree::Node made;
        made.parent = parent;
        made.level = level;
        bool evaluated = false;
        if (!label(made, evaluated)) return false;
        const auto number = static_cast<int>(tree_.nodes.size());
        if (parent >= 0) {
            std::vector<int>& siblings = tree_.nodes[static_cast<std::size_t>(parent)].children;
            if (siblings.size() == GivenTree::most_children) {
                return fail(start, "too large: a node has at most " +
                                       std::to_string(GivenTree::most_children) + " children");
            }
            siblings.push_back(number);
            if (made.name.empty()) made.name = std::to_string(siblings.size());
        }
        tree_.height = std::max(tree_.height, level);
        const bool inner = peek() == '(' && !at_vector();
        if (!inner && evaluated) return fail(start, "only an inner node has a static evaluation");
        if (!inner && !values(made.values)) return false;
        tree_.nodes.push_back(std::move(made));
        evaluated_.push_back(evaluated || !inner);
        return !inner || children(number, level);
    }

    bool children(int number, int level) {
        const std::size_t opened = place_;
        accept('(');
        skip_space();
        do {
            if (at_end()) return unclosed(opened);
            if (!node(number, level + 1)) return false;
            skip_space();
            if (at_end()) return unclosed(opened);
        } while (!accept(')'));
        return true;
    }

    bool unclosed(std::size_t opened) {
        return fail(place_, "a number or ( expected, or ) for the ( at character " +
                                std::to_string(opened + 1) + "; found the end");
    }

    /// Evaluates inner nodes by perfect play below them, and finds the bounds of all values.
    void finish() {
        tree_.players = numbers_ == 1 ? 2 : numbers_;
        std::vector<Values> perfect(tree_.nodes.size());
        for (std::size_t i = tree_.nodes.size(); i-- > 0;) {
            GivenTree::Node& each = tree_.nodes[i];
            perfect[i] = each.values;
            if (!each.children.empty()) {
                const std::size_t mover = static_cast<std::size_t>(each.level) % tree_.players;
                const auto value = [&](int child) {
                    return perfect[static_cast<std::size_t>(child)][mover];
                };
                const int best =
                    *std::max_element(each.children.begin(), each.children.end(),
                                      [&](int a, int b) { return value(a) < value(b); });
                perfect[i] = perfect[static_cast<std::size_t>(best)];
            }
            if (!evaluated_[i]) each.values = perfect[i];
        }
        tree_.least = tree_.most = tree_.nodes.back().values;
        tree_.most_sum = -infinity;
        for (const GivenTree::Node& each : tree_.nodes) {
            Score sum = 0;
            for (std::size_t player = 0; player < tree_.players; ++player) {
                const Score value = each.values[player];
                tree_.least[player] = std::min(tree_.least[player], value);
                tree_.most[player] = std::max(tree_.most[player], value);
                sum += value;
            }
            tree_.most_sum = std::max(tree_.most_sum, sum);
        }
    }

    std::string_view text_;
    std::size_t place_ = 0;
    std::size_t numbers_ = 0;      // in each leaf; 0 before the first
    std::size_t numbers_at_ = 0;   // where the first leaf is
    std::vector<bool> evaluated_;  // by node: the text states its values
    GivenTree tree_;
    std::optional<Error> error_;
    int error_place_ = 0;
};

}  // namespace

Result<GivenTree> parse_tree(std::string_view text, int* place) {
    Parser parser(text);
    Result<GivenTree> tree = parser.parse();
    if (place) *place = parser.error_place();
    return tree;
}

}  // namespace quintet::lens
