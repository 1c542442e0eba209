#include "engine/lens/given_tree.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/lens/lens_options.hpp"

namespace quintet::lens {

namespace {

constexpr std::size_t most_digits = 6;
constexpr std::size_t most_decimals = 3;
/// Numbers are read in units of 1/1000, which is exact for `most_decimals` decimals.
constexpr Score finest = 1000;
constexpr std::size_t longest_name = 40;

/// Characters that end a number or a name. A comma between children counts as a space.
constexpr std::string_view ends_a_word = " \t\r\n()[],";
constexpr const char* start_of_node = "a number or a bracket";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool in_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '\''; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Returns the letters of a place, from 0: `a` to `z`, then `aa`, `ab`. `first`: `a` or `A`.
std::string letters(std::size_t place, char first) {
    constexpr std::size_t alphabet = 26;
    const std::string last(1, static_cast<char>(first + static_cast<char>(place % alphabet)));
    return place < alphabet ? last : letters(place / alphabet - 1, first) + last;
}

/// Returns the name of a node that the text does not name: `A`, below it `a2`, below that `a2c`.
std::string usual_name(const std::string& parent, int level, std::size_t place) {
    if (level == 1) return letters(place, 'A');
    std::string name = parent;
    if (level == 2) {
        for (char& c : name) {
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        }
    }
    return name + (is_digit(name.back()) ? letters(place, 'a') : std::to_string(place + 1));
}

/// Reads a text from left to right. Functions that fail record the first error and return false.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<GivenTree> parse() {
        skip_space();
        const std::size_t start = place_;
        if (at_end()) {
            expected(start_of_node);
        } else if (node(-1, 0)) {
            skip_space();
            if (!at_end()) {
                expected("the end of the tree");
            } else if (tree_.nodes.front().children.empty()) {
                fail(start, "must be a tree with at least one move (found a leaf)");
            } else {
                find_unit();
            }
        }
        if (error_) return std::move(*error_);
        finish();
        return std::move(tree_);
    }

    /// The place of the error, from 1; 0 without an error.
    int error_place() const { return error_place_; }

  private:
    using Values = std::array<Score, max_players>;

    bool at_end() const { return place_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[place_]; }
    void skip_space() {
        while (!at_end() && is_space(peek())) ++place_;
    }
    bool accept(char wanted) {
        if (peek() != wanted || at_end()) return false;
        ++place_;
        return true;
    }
    std::string found() const {
        if (at_end()) return "the end";
        const char c = peek();
        if (std::string_view("()[],:=!").find(c) != std::string_view::npos) {
            return std::string(1, c);
        }
        return found_at(place_);
    }
    std::string found_at(std::size_t place) const {
        return in_quotes(text_.substr(place, text_.find_first_of(ends_a_word, place) - place), 20);
    }
    bool fail(std::size_t place, const std::string& what) {
        if (error_) return false;
        error_ = Error{"character " + std::to_string(place + 1) + ": " + what};
        error_place_ = static_cast<int>(place) + 1;
        return false;
    }
    bool expected(const char* what) {
        return fail(place_, "must be " + std::string(what) + " (found " + found() + ")");
    }

    /// Reads a number, in units of 1/`finest`. The next character must not belong to a number or a
    /// word; only a label may end in `:`.
    bool number(Score& value, const char* wanted, bool in_label = false) {
        const std::size_t start = place_;
        const auto refuse = [&](const std::string& what) {
            return fail(start, "must be " + what + " (found " + found_at(start) + ")");
        };
        const bool negative = accept('-');
        const std::size_t digits = skip_digits();
        if (digits == 0) {
            place_ = start;
            return expected(wanted);
        }
        Score read = 0;
        for (std::size_t i = place_ - digits; i < place_ && read < evaluation_limit; ++i) {
            read = 10 * read + (text_[i] - '0');
        }
        std::size_t decimals = 0;
        if (peek() == '.') {
            ++place_;
            decimals = skip_digits();
            if (decimals == 0) return refuse("a number with digits after the point");
        }
        if (in_name(peek()) || peek() == '=' || peek() == '.' || (peek() == ':' && !in_label)) {
            place_ = start;
            return expected(wanted);
        }
        if (digits > most_digits || read >= evaluation_limit) {
            const std::string most = std::to_string(evaluation_limit - 1);
            return refuse("a number from -" + most + " to " + most);
        }
        if (decimals > most_decimals) return refuse("a number with at most 3 decimals");
        Score unit = finest;
        read *= finest;
        for (std::size_t i = place_ - decimals; i < place_; ++i) {
            unit /= 10;
            read += unit * (text_[i] - '0');
        }
        while (read % (finest / tree_.unit) != 0) tree_.unit *= 10;
        if (read > largest_) {
            largest_ = read;
            largest_at_ = start;
        }
        value = negative ? -read : read;
        return true;
    }

    std::size_t skip_digits() {
        const std::size_t first = place_;
        while (is_digit(peek())) ++place_;
        return place_ - first;
    }

    /// Whether a vector begins here: an opening bracket, a number, a comma.
    bool at_vector() const {
        std::size_t at = place_ + 1;
        const auto skip = [&](auto belongs) {
            while (at < text_.size() && belongs(text_[at])) ++at;
        };
        if (peek() != '(') return false;
        skip(is_space);
        const std::size_t first = at;
        skip([](char c) { return is_digit(c) || c == '-' || c == '.'; });
        if (at == first) return false;
        skip(is_space);
        return at < text_.size() && text_[at] == ',';
    }

    /// Reads a number or a vector. All in a tree must have the same length.
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
            if (!accept(')')) return expected("a comma or )");
            if (count != max_players) {
                return fail(start, "must be " + std::to_string(max_players) +
                                       " numbers, one for each player (found " +
                                       std::to_string(count) + "); children are in [ ]");
            }
        } else {
            if (!number(out[0], start_of_node, in_label)) return false;
            out[1] = -out[0];
            count = 1;
        }
        if (numbers_ == 0) {
            numbers_ = count;
            numbers_at_ = start;
        } else if (numbers_ != count) {
            const auto counted = [](std::size_t n) {
                return n == 1 ? std::string("one number") : std::to_string(n) + " numbers";
            };
            return fail(start, "must be " + counted(numbers_) + ", as at character " +
                                   std::to_string(numbers_at_ + 1) + " (found " + counted(count) +
                                   ")");
        }
        return true;
    }

    bool label(GivenTree::Node& made, bool& evaluated) {
        if (!is_letter(peek()) && peek() != '=' && peek() != '!') return true;
        const std::size_t start = place_;
        while (in_name(peek())) ++place_;
        if (place_ > start) made.name = text_.substr(start, place_ - start);
        if (made.name.size() > longest_name) {
            return fail(start, "must be a name of at most " + std::to_string(longest_name) +
                                   " characters (found " + std::to_string(made.name.size()) + ")");
        }
        made.noisy = accept('!');
        if (accept('=')) {
            evaluated = true;
            skip_space();
            if (!values(made.values, true)) return false;
        }
        if (!accept(':')) {
            if (made.noisy || evaluated) return expected("a colon");
            return fail(start, "must be " + std::string(start_of_node) + " (found " +
                                   found_at(start) + "); a name has a : after it");
        }
        skip_space();
        return true;
    }

    bool node(int parent, int level) {
        const std::size_t start = place_;
        if (level > most_depth) {
            return fail(start, "must be a tree of at most " + std::to_string(most_depth) +
                                   " plies (found more)");
        }
        if (tree_.nodes.size() == static_cast<std::size_t>(most_nodes)) {
            return fail(start, "must be a tree of at most " + std::to_string(most_nodes) +
                                   " nodes (found more)");
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
                return fail(start, "must be a node with at most " +
                                       std::to_string(GivenTree::most_children) +
                                       " children (found more)");
            }
            siblings.push_back(number);
        }
        tree_.height = std::max(tree_.height, level);
        const bool inner = peek() == '[' || (peek() == '(' && !at_vector());
        if (!inner && evaluated) {
            return fail(start, "must be an inner node to have a static evaluation (found a leaf)");
        }
        if (!inner && !values(made.values)) return false;
        tree_.nodes.push_back(std::move(made));
        evaluated_.push_back(evaluated || !inner);
        return !inner || children(number, level);
    }

    bool children(int number, int level) {
        const std::size_t opened = place_;
        const char end = accept('[') ? ']' : ')';
        if (end == ')') accept('(');
        skip_space();
        do {
            if (at_end() || peek() == (end == ')' ? ']' : ')')) return unclosed(opened, end);
            if (!node(number, level + 1)) return false;
            skip_space();
            if (accept(',')) skip_space();
        } while (!accept(end));
        return true;
    }

    bool unclosed(std::size_t opened, char end) {
        return expected(("a number, a bracket, or " + std::string(1, end) + " for the " +
                         text_[opened] + " at character " + std::to_string(opened + 1))
                            .c_str());
    }

    /// Scales all values to the unit of the tree, which its largest number of decimals needs.
    void find_unit() {
        const Score parts = finest / tree_.unit;
        if (largest_ / parts >= evaluation_limit) {
            const std::string most = std::to_string((evaluation_limit - 1) / tree_.unit);
            fail(largest_at_, "must be a number from -" + most + " to " + most +
                                  " with the decimals of this tree (found " +
                                  found_at(largest_at_) + ")");
            return;
        }
        for (GivenTree::Node& each : tree_.nodes) {
            for (Score& value : each.values) value /= parts;
        }
    }

    /// Names the nodes that the text does not name. Parents come before their children.
    void name_nodes() {
        for (GivenTree::Node& parent : tree_.nodes) {
            const auto is_taken = [&](const std::string& name) {
                return std::any_of(parent.children.begin(), parent.children.end(), [&](int each) {
                    return tree_.nodes[static_cast<std::size_t>(each)].name == name;
                });
            };
            for (std::size_t i = 0; i < parent.children.size(); ++i) {
                auto& child = tree_.nodes[static_cast<std::size_t>(parent.children[i])];
                if (!child.name.empty()) continue;
                std::string name = usual_name(parent.name, child.level, i);
                while (is_taken(name)) name += '\'';
                child.name = std::move(name);
            }
        }
    }

    /// Evaluates inner nodes by perfect play below them, and finds the bounds of all values.
    void finish() {
        name_nodes();
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
    std::size_t numbers_ = 0;     // in each leaf; 0 before the first
    std::size_t numbers_at_ = 0;  // where the first leaf is
    Score largest_ = 0;           // largest absolute value
    std::size_t largest_at_ = 0;
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
