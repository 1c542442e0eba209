#include <ostream>
#include <utility>

#include "engine/cli/lens/lens_view.hpp"

namespace quintet::cli {

namespace {

/// A score of a given tree as the text has it.
Json score_of(const LensView& view, Score score) {
    const Score unit = view.tree.unit();
    if (unit == 1 || is_proven(score)) return score;
    return static_cast<double>(score) / static_cast<double>(unit);
}

/// The fields of an event that are scores, from the first to the one behind the last.
std::pair<std::size_t, std::size_t> scores_in(const LensView& view, lens::EventKind kind) {
    using lens::EventKind;
    const std::size_t players = view.tree.players();
    switch (kind) {
        case EventKind::begin: return {4, 4 + 2 * players};
        case EventKind::enter: return {5, 7};
        case EventKind::leaf:
        case EventKind::table: return {2, 2 + players};
        case EventKind::stand_pat: return {1, 3 + players};
        case EventKind::take:
        case EventKind::cut: return {3, 5};
        case EventKind::research: return {2, 4};
        case EventKind::widen: return {1, 3};
        case EventKind::leave: return {1, 1 + players};
        default: return {0, 0};
    }
}

/// A field of an event: a text in place of its number, a name in place of that of a kind, null for
/// an infinite bound.
Json to_json(const LensView& view, lens::EventKind kind, std::size_t place, std::int32_t field) {
    using lens::EventKind;
    const bool first = place == 0;
    const bool second = place == 1;
    if (kind == EventKind::begin && first) return name_of(static_cast<lens::Algorithm>(field));
    if (kind == EventKind::enter && place == 2) return text_of(view, field);
    if (kind == EventKind::cut && place >= 5) return text_of(view, field);
    if (kind == EventKind::leaf && second) return name_of(static_cast<lens::Ending>(field));
    if (kind == EventKind::playout && place == 2) return name_of(static_cast<lens::Ending>(field));
    if (kind == EventKind::table && second) return name_of(static_cast<lens::Bound>(field));
    if (kind == EventKind::end && first) return name_of(static_cast<lens::Stop>(field));
    if (field == lens::infinity || field == -lens::infinity) return nullptr;
    const auto [from, to] = scores_in(view, kind);
    if (place >= from && place < to) return score_of(view, field);
    return field;
}

/// One event as an array: its name, then its fields.
Json to_json(const LensView& view, const lens::Event& event) {
    Json fields = Json::array({name_of(event.kind)});
    for (std::size_t i = 0; i < event.fields.size(); ++i) {
        fields.push_back(to_json(view, event.kind, i, event.fields[i]));
    }
    return fields;
}

/// The value of the root, null if there is none.
Json value_of(const LensView& view, const lens::TreeNode& root, Player player) {
    if (view.tree.algorithm() == lens::Algorithm::uct) return view.tree.mean(root, player);
    return score_of(view, root.values[player]);
}

}  // namespace

void write_lens_json(const LensView& view, std::ostream& out) {
    const lens::Options& options = view.options;
    const lens::Counters& count = view.tree.counters();
    Json json{{"algorithm", name_of(options.algorithm)},
              {"depth", options.depth},
              {"order", name_of(options.order)},
              {"players", view.players},
              {"player", view.tree.player()},
              {"value", nullptr},
              {"line", line_of(view)},
              {"stopped", name_of(view.tree.stop())},
              {"nodes", count.nodes},
              {"leaves", count.leaves},
              {"cutoffs", count.cutoffs},
              {"first_cutoffs", count.first_cutoffs},
              {"left_out", count.left_out},
              {"table_hits", count.table_hits},
              {"researches", count.researches},
              {"stand_pats", count.stand_pats},
              {"playouts", count.playouts}};
    if (view.tree.stop() == lens::Stop::complete && options.algorithm != lens::Algorithm::uct) {
        json["branching"] = view.tree.effective_branching();
    }
    if (options.width > 0) json["discarded"] = count.discarded;
    if (!view.random_tree.empty()) json["tree"] = view.random_tree;
    const int result = view.tree.result();
    if (result >= 0) {
        const lens::TreeNode& root = view.tree.node(result);
        json["value"] = value_of(view, root, view.tree.player());
        if (view.tree.players() > 2) {
            Json& values = json["values"] = Json::array();
            for (std::size_t i = 0; i < view.tree.players(); ++i) {
                values.push_back(value_of(view, root, static_cast<Player>(i)));
            }
        }
    }
    Json& trace = json["trace"] = Json::array();
    lens::TraceReader reader(*view.trace);
    for (lens::Event event; reader.next(event);) trace.push_back(to_json(view, event));
    out << json.dump() << '\n';
}

}  // namespace quintet::cli
