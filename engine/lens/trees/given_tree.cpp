#include "engine/lens/trees/given_tree.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/lens/lens_options.hpp"
#include "engine/lens/trees/complete_tree.hpp"

namespace quintet::lens {

namespace {

constexpr std::size_t most_digits = 6;
constexpr std::size_t most_decimals = 3;
/// Numbers are read in units of 1/1000, which is exact for `most_decimals` decimals.
constexpr Score finest = 1000;
constexpr std::size_t longest_name = 40;

/// Characters that end a number or a name. A comma between children counts as a space.
constexpr std::string_view ends_a_word = " \t\r\n()[]{},";
constexpr const char* start_of_node = "a number or a bracket";

bool in_name(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '\''; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

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
            } else if (tree_.chance && numbers_ != 1) {
                fail(chance_at_,
                     "must be a node without probabilities: chance nodes are for two "
                     "players");
            } else {
                find_unit();
            }
        }
        if (error_) return std::move(*error_);
        tree_.players = numbers_ == 1 ? 2 : numbers_;
        complete(tree_, evaluated_);
        return std::move(tree_);
    }

    /// The place of the error, from 1; 0 without an error.
    int error_place() const { return error_place_; }

  private:
    using Values = std::array<Score, max_players>;
    struct Probability {
        std::int64_t part = 0;
        std::int64_t whole = 1;
    };

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
        if (std::string_view("()[]{},:=!/").find(c) != std::string_view::npos) {
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
        if (parent >= 0) {
            const GivenTree::Node& above = tree_.nodes[static_cast<std::size_t>(parent)];
            made.turn = above.turn + (above.chance ? 0 : 1);
        }
        made.chance = peek() == '{';
        const bool inner = made.chance || peek() == '[' || (peek() == '(' && !at_vector());
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
        const char end = accept('[') ? ']' : accept('{') ? '}' : ')';
        if (end == ')') accept('(');
        std::vector<Probability> probabilities;
        skip_space();
        do {
            const bool closes = std::string_view(")]}").find(peek()) != std::string_view::npos;
            if (at_end() || (closes && peek() != end)) return unclosed(opened, end);
            if (end == '}' && !probability(probabilities.emplace_back())) return false;
            if (!node(number, level + 1)) return false;
            skip_space();
            if (accept(',')) skip_space();
        } while (!accept(end));
        return end != '}' || weigh(number, opened, probabilities);
    }

    /// Reads `0.25:` or `1/4:`.
    bool probability(Probability& out) {
        const std::size_t start = place_;
        const auto refuse = [&] {
            return fail(start, "must be a probability such as 0.25: or 1/4: (found " +
                                   found_at(start) + ")");
        };
        const auto digits = [&](std::int64_t& number) {
            const std::size_t count = skip_digits();
            for (std::size_t i = place_ - count; i < place_ && number < 10 * finest; ++i) {
                number = 10 * number + (text_[i] - '0');
            }
            return count;
        };
        out.part = out.whole = 0;
        if (digits(out.part) == 0) return at_end() ? expected("a probability") : refuse();
        if (accept('/')) {
            if (digits(out.whole) == 0) return refuse();
        } else {
            out.whole = 1;
            std::size_t decimals = accept('.') ? digits(out.part) : 0;
            if (decimals > most_decimals) return refuse();
            while (decimals-- > 0) out.whole *= 10;
        }
        const bool good = out.part > 0 && out.part <= out.whole && out.whole <= finest;
        if (!good || !accept(':')) return refuse();
        const std::int64_t divisor = std::gcd(out.part, out.whole);
        out = {out.part / divisor, out.whole / divisor};
        skip_space();
        return true;
    }

    /// Sets the weights of the children of a chance node. `opened`: the place of its bracket.
    bool weigh(int number, std::size_t opened, const std::vector<Probability>& probabilities) {
        constexpr std::int64_t largest = 1'000'000;
        std::int64_t whole = 1;
        for (const Probability& each : probabilities) {
            whole = std::lcm(whole, each.whole);
            if (whole > largest) {
                return fail(opened, "must be probabilities with a common denominator of at most " +
                                        std::to_string(largest));
            }
        }
        std::int64_t sum = 0;
        GivenTree::Node& node = tree_.nodes[static_cast<std::size_t>(number)];
        for (const Probability& each : probabilities) {
            const std::int64_t weight = each.part * (whole / each.whole);
            node.weights.push_back(static_cast<std::int32_t>(weight));
            sum += weight;
        }
        if (!std::exchange(tree_.chance, true)) chance_at_ = opened;
        if (sum == whole) return true;
        const std::int64_t divisor = std::gcd(sum, whole);
        const std::string found = sum % whole == 0 ? std::to_string(sum / whole)
                                                   : std::to_string(sum / divisor) + "/" +
                                                         std::to_string(whole / divisor);
        return fail(opened, "must be probabilities that add up to 1 (found " + found + ")");
    }

    bool unclosed(std::size_t opened, char end) {
        return expected(("a number, a bracket, or " + std::string(1, end) + " for the " +
                         text_[opened] + " at character " + std::to_string(opened + 1))
                            .c_str());
    }

    /// Scales all values to the unit of the tree, which its largest number of decimals needs; the
    /// means of chance nodes may need more.
    void find_unit() {
        if (tree_.chance) {
            Score unit = finest;
            while (unit > tree_.unit && largest_ / (finest / unit) >= evaluation_limit) unit /= 10;
            tree_.unit = unit;
        }
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

    std::string_view text_;
    std::size_t place_ = 0;
    std::size_t numbers_ = 0;     // in each leaf; 0 before the first
    std::size_t numbers_at_ = 0;  // where the first leaf is
    std::size_t chance_at_ = 0;   // where the first chance node is
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
