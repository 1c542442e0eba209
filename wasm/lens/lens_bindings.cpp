#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>

#include "engine/lens/games/game_lens.hpp"
#include "engine/lens/games/lens_fields.hpp"
#include "engine/lens/trees/given_tree.hpp"
#include "engine/lens/trees/random_tree.hpp"
#include "engine/lens/walks/tree_session.hpp"
#include "wasm/answer.hpp"
#include "wasm/reading.hpp"

// The class `Lens` of the full module: searches that write a trace. `quintet-full.d.ts`
// declares its methods: change both files together.

namespace quintet::wasm {

namespace {

using emscripten::val;

constexpr int default_depth = 3;
constexpr int longest_tree = 1'000'000;  // UTF-16 units
constexpr int longest_options = 200;
constexpr int most_events = 10'000'000;  // of one step

val failure_at(const Error& error, int place) {
    val out = failure(error);
    if (place > 0) out["error"].set("place", place);
    return out;
}

bool is_given(const val& value) { return !value.isUndefined() && !value.isNull(); }

Result<WithoutTerms> read_terms(const val& value) {
    if (!is_given(value)) return WithoutTerms();
    val wrapped = val::object();
    wrapped.set("without", value);
    Result<LensOptions> options = read<LensOptions>(wrapped, "options");
    if (!options) return options.error();
    return std::move(options.value().without);
}

/// Runs searches that write a trace, one at a time, and explains evaluations. After an error,
/// nothing has changed.
class Lens {
  public:
    val begin(const val& request) {
        int place = 0;
        Result<std::unique_ptr<lens::Session>> made = new_session(request, place);
        if (!made) return failure_at(made.error(), place);
        session_ = std::move(made).value();
        words_ = 0;
        texts_ = 0;
        return val::object();
    }

    val step(const val& events) {
        if (!session_) return failure(no_run());
        const Result<int> count = read_int(events, "events", 1, most_events);
        if (!count) return failure(count.error());
        session_->step(static_cast<std::size_t>(count.value()));
        val out = answer("ended", session_->ended());
        out.set("nodes", session_->nodes());
        out.set("stop", std::string(name_of(session_->stop())));
        return out;
    }

    val take() {
        if (!session_) return failure(no_run());
        const std::vector<std::int32_t>& words = session_->trace().words();
        const emscripten::memory_view<std::int32_t> view(words.size() - words_,
                                                         words.data() + words_);
        // A view is only valid until the heap grows.
        val out = answer("words", val(view).call<val>("slice"));
        val texts = val::array();
        const std::vector<std::string>& all = session_->trace().texts();
        for (std::size_t i = texts_; i < all.size(); ++i) texts.set(i - texts_, all[i]);
        out.set("texts", texts);
        words_ = words.size();
        texts_ = all.size();
        return out;
    }

    val explain(const val& record, const val& without) const {
        const auto game = open_record(record);
        if (!game) return failure(game.error());
        const Result<WithoutTerms> terms = read_terms(without);
        if (!terms) return failure(terms.error());
        const auto explained = explain_evaluation(*game.value(), terms.value());
        return explained ? to_js(explained.value()) : failure(explained.error());
    }

    val terms(const val& game, const val& options) const {
        val record = val::object();
        record.set("game", game);
        record.set("options", options);
        const auto start = open_record(record);
        if (!start) return failure(start.error());
        return answer("terms", to_js(evaluation_terms(*start.value())));
    }

    val read_tree(const val& text) const {
        int place = 0;
        const Result<lens::GivenTree> tree = tree_of(text, place);
        if (!tree) return failure_at(tree.error(), place);
        val out = answer("players", static_cast<int>(tree.value().players));
        out.set("height", tree.value().height);
        out.set("chance", tree.value().chance);
        out.set("nodes", static_cast<int>(tree.value().nodes.size()));
        return out;
    }

    val random_tree(const val& options, const val& seed) const {
        const Result<std::string> text = read_text(options, "options", longest_options);
        if (!text) return failure(text.error());
        const auto kind = lens::read_random_tree_options(text.value());
        if (!kind) return failure(kind.error());
        const Result<int> number = read_int(seed, "seed", 0, std::numeric_limits<int>::max());
        if (!number) return failure(number.error());
        const auto tree =
            lens::random_tree(kind.value(), static_cast<std::uint64_t>(number.value()));
        return tree ? answer("tree", tree.value()) : failure(tree.error());
    }

  private:
    static Error no_run() { return Error{"no run has started"}; }

    static Result<lens::GivenTree> tree_of(const val& value, int& place) {
        const Result<std::string> text = read_text(value, "tree", longest_tree);
        if (!text) return text.error();
        return lens::parse_tree(text.value(), &place);
    }

    static Result<LensOptions> options_of(const val& value) {
        if (!is_given(value)) return LensOptions();
        Result<LensOptions> read_options = read<LensOptions>(value, "options");
        if (!read_options) return read_options;
        LensOptions& options = read_options.value();
        const Result<lens::Algorithm> algorithm = lens::algorithm_called(options.algorithm);
        if (!algorithm) return algorithm.error();
        const Result<lens::Order> order = lens::order_called(options.order);
        if (!order) return order.error();
        options.run.algorithm = algorithm.value();
        options.run.order = order.value();
        return read_options;
    }

    static Result<std::unique_ptr<lens::Session>> new_session(const val& request, int& place) {
        const bool is_object = request.typeOf().as<std::string>() == "object" && !request.isNull();
        if (!is_object) return Error{"a request must be an object"};
        const bool has_record = is_given(request["record"]);
        if (has_record == is_given(request["tree"])) {
            return Error{"a request must have either a record or a tree"};
        }
        const Result<LensOptions> read_options = options_of(request["options"]);
        if (!read_options) return read_options.error();
        const LensOptions& given = read_options.value();
        lens::Options options = given.run;
        if (has_record) {
            const auto game = open_record(request["record"]);
            if (!game) return game.error();
            const bool uct = options.algorithm == lens::Algorithm::uct;
            options.depth = given.depth.value_or(uct ? lens::most_depth : default_depth);
            return new_lens_session(*game.value(), options, given.without);
        }
        const Result<lens::GivenTree> tree = tree_of(request["tree"], place);
        if (!tree) return tree.error();
        if (!given.without.empty()) return Error{"without: a given tree has no terms"};
        options.depth = given.depth.value_or(tree.value().height);
        return lens::new_tree_session(tree.value(), options);
    }

    std::unique_ptr<lens::Session> session_;
    std::size_t words_ = 0;  // number of the trace's words and texts already taken
    std::size_t texts_ = 0;
};

}  // namespace

EMSCRIPTEN_BINDINGS(quintet_lens) {
    emscripten::class_<Lens>("Lens")
        .constructor<>()
        .function("begin", &Lens::begin)
        .function("step", &Lens::step)
        .function("take", &Lens::take)
        .function("explain", &Lens::explain)
        .function("terms", &Lens::terms)
        .function("readTree", &Lens::read_tree)
        .function("randomTree", &Lens::random_tree);
}

}  // namespace quintet::wasm
