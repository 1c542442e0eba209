#include "engine/cli/commands/golden.hpp"

#include <zlib.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>

#include "engine/base/text.hpp"

namespace quintet::cli {

namespace {

using Numbers = std::vector<std::uint64_t>;
using Texts = std::vector<std::string>;

std::string joined(const Texts& texts) {
    std::string out;
    for (const std::string& text : texts) {
        if (&text != &texts.front()) out += ';';
        out += text;
    }
    return out;
}

std::uint64_t crc32_of(Texts actions) {
    std::sort(actions.begin(), actions.end());
    const std::string text = joined(actions);
    return crc32(0, reinterpret_cast<const Bytef*>(text.data()), static_cast<uInt>(text.size()));
}

/// Returns a field as an array of numbers or texts, or nothing if the record does not have it.
template <class Value>
std::optional<std::vector<Value>> array_field(const Record& record, const char* name) {
    if (!record.others.contains(name)) return std::nullopt;
    constexpr bool texts = std::is_same_v<Value, std::string>;
    const Json& field = record.others[name];
    const auto fits = [](const Json& each) {
        return texts ? each.is_string() : each.is_number_unsigned();
    };
    if (!field.is_array() || !std::all_of(field.begin(), field.end(), fits)) {
        throw InputError(std::string("field ") + name + " must be an array of " +
                         (texts ? "texts" : "whole numbers"));
    }
    return field.get<std::vector<Value>>();
}

class Checker {
  public:
    Checker(const Record& record, std::uint64_t max_leaves)
        : record_(record), max_leaves_(max_leaves) {}

    Verdict run() {
        try {
            game_ = must(open_game({record_.game, record_.options, record_.setup}));
            if (replay() && end()) {
                perft();
                winning();
            }
        } catch (const InputError& error) {
            verdict_.differences.emplace_back(error.what());
        }
        return std::move(verdict_);
    }

  private:
    template <class Value>
    bool same(const std::string& what, const Value& expected, const Value& found) {
        if (expected == found) return true;
        if constexpr (std::is_arithmetic_v<Value>) {
            differ(what, std::to_string(expected), std::to_string(found));
        } else {
            differ(what, quintet::in_quotes(expected, 200), quintet::in_quotes(found, 200));
        }
        return false;
    }

    void differ(const std::string& what, const std::string& expected, const std::string& found) {
        verdict_.differences.push_back(what + ": expected " + expected + ", found " + found);
    }

    /// Compares the legal actions before this ply with the record, if the record lists them.
    bool legal_before(std::size_t ply) {
        if (!legal_ && !crcs_) return true;
        const Texts actions = game_->legal_actions();
        const std::string place = "ply " + std::to_string(ply) + ": ";
        return (!legal_ || same<std::uint64_t>(place + "number of legal actions", (*legal_)[ply],
                                               actions.size())) &&
               (!crcs_ ||
                same<std::uint64_t>(place + "legal_crc32", (*crcs_)[one_position_ ? 0 : ply],
                                    crc32_of(actions)));
    }

    bool replay() {
        const std::size_t plies = record_.actions.size();
        legal_ = array_field<std::uint64_t>(record_, "legal");
        crcs_ = array_field<std::uint64_t>(record_, "legal_crc32");
        one_position_ = !legal_ && crcs_ && crcs_->size() == 1;
        if (legal_ && !same("entries of legal", plies + 1, legal_->size())) return false;
        if (crcs_ && !one_position_ && !same("entries of legal_crc32", plies + 1, crcs_->size())) {
            return false;
        }
        for (std::size_t ply = 0; ply < plies; ++ply) {
            if (!one_position_ && !legal_before(ply)) return false;
            const std::string place = "action " + std::to_string(ply + 1);
            if (const Status status = game_->play(record_.actions[ply]); !status) {
                differ(place, "a legal action", status.error().message);
                return false;
            }
            if (!same(place + ": canonical text", record_.actions[ply], game_->actions().back())) {
                return false;
            }
        }
        return legal_before(plies);
    }

    bool end() {
        const std::string place = "after ply " + std::to_string(game_->ply()) + ": ";
        const auto text_field = [&](const char* name, const std::string& found) {
            if (!record_.others.contains(name)) return true;
            const Json& field = record_.others[name];
            if (!field.is_string()) {
                throw InputError(std::string("field ") + name + " must be a text");
            }
            return same(place + name, field.get<std::string>(), found);
        };
        return text_field("result", result_name(*game_)) &&
               text_field("reason", std::string(game_->outcome().reason.name()));
    }

    void perft() {
        const Numbers numbers = array_field<std::uint64_t>(record_, "perft").value_or(Numbers{});
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] > max_leaves_) {
                ++verdict_.skipped;
                continue;
            }
            const int depth = static_cast<int>(i) + 1;
            // A number that is too small does not make the count long.
            const std::uint64_t found = leaves(depth, numbers[i]);
            if (!same("perft " + std::to_string(depth), numbers[i], found)) return;
        }
    }

    /// Counts leaves, and stops soon after there are more than `most`.
    std::uint64_t leaves(int depth, std::uint64_t most) {
        if (depth <= 2 || game_->outcome().over()) return game_->perft(depth);
        const int ply = game_->ply();
        std::uint64_t total = 0;
        for (const std::string& action : game_->legal_actions()) {
            must(game_->play(action));
            total += leaves(depth - 1, most - total);
            must(game_->go_to(ply));
            if (total > most) break;
        }
        return total;
    }

    void winning() {
        std::optional<Texts> expected = array_field<std::string>(record_, "winning");
        if (!expected) return;
        Texts found;
        const Player player = game_->to_move();
        const int ply = game_->ply();
        for (const std::string& action : game_->legal_actions()) {
            must(game_->play(action));
            const Outcome outcome = game_->outcome();
            if (outcome.state == Outcome::State::won && outcome.winner == player) {
                found.push_back(action);
            }
            must(game_->go_to(ply));
        }
        std::sort(expected->begin(), expected->end());
        std::sort(found.begin(), found.end());
        same("winning actions", joined(*expected), joined(found));
    }

    const Record& record_;
    std::uint64_t max_leaves_;
    std::unique_ptr<RunningGame> game_;
    std::optional<Numbers> legal_;
    std::optional<Numbers> crcs_;
    bool one_position_ = false;  // whether `crcs_` has only the position after all actions
    Verdict verdict_;
};

}  // namespace

Verdict verify(const Record& record, std::uint64_t max_leaves) {
    return Checker(record, max_leaves).run();
}

}  // namespace quintet::cli
