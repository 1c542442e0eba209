#include "engine/cli/lens/lens_view.hpp"

#include <array>
#include <cstdio>
#include <iomanip>
#include <sstream>

namespace quintet::cli {

namespace {

std::string decimals(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3f", value);
    return text.data();
}

/// Whether scores at a node count for the opponent of the player who searches.
bool is_turned(const LensView& view, const lens::TreeNode& node) {
    return lens::counts_for_mover(view.tree.algorithm()) && node.player != view.tree.player();
}

}  // namespace

const std::string& text_of(const LensView& view, std::int32_t number) {
    return view.trace->texts()[static_cast<std::size_t>(number)];
}

const std::string& action_of(const LensView& view, const lens::TreeNode& node) {
    return text_of(view, node.text);
}

std::string mover_text(const LensView& view, const lens::TreeNode& node) {
    return node.player == no_player ? "chance" : view.players[node.player];
}

std::string score_text(const LensView& view, Score score) {
    if (score >= lens::infinity) return "inf";
    if (score <= -lens::infinity) return "-inf";
    if (!is_proven(score)) {
        const Score unit = view.tree.unit();
        std::ostringstream text;
        text << std::setprecision(9) << static_cast<double>(score) / static_cast<double>(unit);
        return unit == 1 ? std::to_string(score) : text.str();
    }
    return (score > 0 ? "win in " : "loss in ") +
           std::to_string(win_score - (score > 0 ? score : -score));
}

std::string value_text(const LensView& view, const lens::TreeNode& node) {
    const bool for_mover = lens::counts_for_mover(view.tree.algorithm());
    const Player player = for_mover ? node.player : view.tree.player();
    if (view.tree.algorithm() == lens::Algorithm::uct) {
        return node.visits == 0 ? "" : decimals(view.tree.mean(node, player));
    }
    if (!node.valued) return "";
    if (view.tree.players() == 2) return score_text(view, node.values[player]);
    std::string text;
    for (std::size_t i = 0; i < view.tree.players(); ++i) {
        text += (i == 0 ? "(" : ",") + score_text(view, node.values[i]);
    }
    return text + ")";
}

std::string window_text(const LensView& view, const lens::TreeNode& node) {
    if (!lens::has_window(view.tree.algorithm())) return "";
    const bool turned = is_turned(view, node);
    return "[" + score_text(view, turned ? -node.beta : node.alpha) + ", " +
           score_text(view, turned ? -node.alpha : node.beta) + "]";
}

std::string cut_bounds(const LensView& view, const lens::TreeNode& node) {
    const bool turned = is_turned(view, node);
    return score_text(view, turned ? -node.cut_alpha : node.cut_beta) +
           " <= " + score_text(view, turned ? -node.cut_beta : node.cut_alpha);
}

std::string cut_text(const LensView& view, const lens::TreeNode& node) {
    return "beta <= alpha: " + cut_bounds(view, node);
}

std::string remark(const lens::TreeNode& node) {
    if (node.source == lens::TreeNode::Source::table) {
        return "from the table, " + std::string(name_of(node.bound));
    }
    if (node.searched_again && node.parent < 0) return "outside the window: searched again";
    if (node.searched_again) return "better than the null window: searched again";
    if (node.stood_pat && node.best < 0) return "no noisy action is better";
    if (node.source != lens::TreeNode::Source::leaf) return "";
    if (node.ending == lens::Ending::over) return "the game is over";
    if (node.ending == lens::Ending::repetition) return "drawn by repetition";
    return "";
}

std::vector<std::string> line_of(const LensView& view) {
    std::vector<std::string> actions;
    const int result = view.tree.result();
    if (result < 0) return actions;
    for (const int node : view.tree.line(result)) {
        actions.push_back(action_of(view, view.tree.node(node)));
    }
    return actions;
}

}  // namespace quintet::cli
