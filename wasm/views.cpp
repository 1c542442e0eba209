#include "wasm/views.hpp"

namespace quintet::wasm {

using emscripten::val;

val to_js(const std::string& text) { return val(text); }

val to_js(int number) { return val(number); }

val to_js(double number) { return val(number); }

val to_js(Player player) {
    return player == no_player ? val::null() : val(static_cast<int>(player));
}

val to_js(const Error& error) {
    val out = val::object();
    out.set("message", error.message);
    if (error.action > 0) out.set("action", error.action);
    return out;
}

val to_js(const GameSpec& spec) {
    val out = val::object();
    out.set("id", spec.id);
    out.set("players", to_js(spec.players));
    out.set("options", to_js(spec.options));
    out.set("notation", spec.notation);
    return out;
}

val to_js(const OptionSpec& option) {
    val out = val::object();
    out.set("name", option.name);
    out.set("kind", option.kind == OptionSpec::Kind::choice ? "choice" : "integer");
    out.set("standard", option.standard);
    out.set("choices", to_js(option.choices));
    out.set("minimum", option.minimum);
    out.set("maximum", option.maximum);
    return out;
}

val to_js(const OptionValues& options) {
    val out = val::object();
    for (const auto& [name, value] : options.all()) out.set(name, value);
    return out;
}

val to_js(const Level& level) {
    val out = val::object();
    out.set("id", level.id);
    out.set("timeMs", level.time_ms);
    return out;
}

val to_js(const ImportedGame& game) {
    val options = val::object();
    for (const auto& [name, value] : game.played.options) options.set(name, value);
    val out = val::object();
    out.set("game", game.game);
    out.set("options", options);
    out.set("actions", to_js(game.played.actions));
    return out;
}

val to_js(const BoardLayout& layout) {
    val out = val::object();
    out.set("shape", layout.shape == CellShape::square ? "square" : "pointy_hexagon");
    out.set("cells", to_js(layout.cells));
    out.set("zones", to_js(layout.zones));
    out.set("sides", to_js(layout.sides));
    out.set("capabilities", to_js(layout.capabilities));
    return out;
}

val to_js(const Cell& cell) {
    val out = val::object();
    out.set("id", cell.id);
    out.set("centre", to_js(cell.centre));
    return out;
}

val to_js(const Point& point) {
    val out = val::object();
    out.set("x", point.x);
    out.set("y", point.y);
    return out;
}

val to_js(const Side& side) {
    val out = val::object();
    out.set("player", to_js(side.player));
    out.set("line", to_js(side.line));
    return out;
}

val to_js(const Zone& zone) {
    val out = val::object();
    out.set("role", zone.role);
    out.set("player", to_js(zone.player));
    out.set("cells", to_js(zone.cells));
    return out;
}

val to_js(const BoardState& board) {
    val out = val::object();
    out.set("tokens", to_js(board.tokens));
    out.set("hands", to_js(board.hands));
    out.set("tallies", to_js(board.tallies));
    out.set("marks", to_js(board.marks));
    return out;
}

val to_js(const HandItem& item) {
    val out = val::object();
    out.set("player", to_js(item.player));
    out.set("kind", item.kind);
    out.set("count", item.count);
    return out;
}

val to_js(const Mark& mark) {
    val out = val::object();
    out.set("role", mark.role);
    out.set("cells", to_js(mark.cells));
    return out;
}

val to_js(const Tally& tally) {
    val out = val::object();
    out.set("player", to_js(tally.player));
    out.set("name", tally.name);
    out.set("value", tally.value);
    out.set("target", tally.target);
    return out;
}

val to_js(const Token& token) {
    val out = val::object();
    out.set("cell", token.cell);
    out.set("centre", to_js(token.centre));
    out.set("height", token.height);
    out.set("player", to_js(token.player));
    out.set("kind", token.kind);
    out.set("label", token.label);
    return out;
}

val to_js(const BoardSetup& setup) {
    val out = val::object();
    out.set("kinds", to_js(setup.kinds));
    out.set("tokens", to_js(setup.tokens));
    out.set("toMove", to_js(setup.to_move));
    out.set("numbers", to_js(setup.numbers));
    out.set("marks", to_js(setup.marks));
    return out;
}

val to_js(const SetupKind& kind) {
    val out = val::object();
    out.set("player", to_js(kind.player));
    out.set("kind", kind.kind);
    out.set("most", kind.most);
    return out;
}

val to_js(const SetupToken& token) {
    val out = val::object();
    out.set("cell", token.cell);
    out.set("player", to_js(token.player));
    out.set("kind", token.kind);
    out.set("label", token.label);
    return out;
}

val to_js(const SetupNumber& number) {
    val out = val::object();
    out.set("name", number.name);
    out.set("player", to_js(number.player));
    out.set("minimum", number.minimum);
    out.set("maximum", number.maximum);
    out.set("value", number.value);
    return out;
}

val to_js(const SetupMark& mark) {
    val out = val::object();
    out.set("name", mark.name);
    out.set("cell", mark.cell);
    return out;
}

val to_js(const ActionView& action) {
    val out = val::object();
    out.set("text", action.text);
    out.set("kind", action.kind);
    out.set("from", action.from);
    out.set("hand", action.hand);
    out.set("to", action.to);
    out.set("cells", to_js(action.cells));
    out.set("path", to_js(action.path));
    return out;
}

val to_js(const Outcome& outcome) {
    const char* state = "ongoing";
    if (outcome.state == Outcome::State::won) state = "won";
    if (outcome.state == Outcome::State::drawn) state = "drawn";
    val out = val::object();
    out.set("state", state);
    out.set("winner", to_js(outcome.winner));
    out.set("reason", std::string(name(outcome.reason)));
    return out;
}

val to_js(const SearchLine& line) {
    val out = val::object();
    out.set("actions", to_js(line.actions));
    out.set("scores", to_js(line.scores));
    out.set("chances", to_js(line.chances));
    out.set("provenPlies", line.proven_plies);
    return out;
}

val to_js(const SearchProgress& progress) {
    val out = val::object();
    out.set("finished", progress.finished);
    out.set("depth", progress.depth);
    out.set("nodes", static_cast<double>(progress.nodes));
    out.set("seconds", progress.seconds);
    out.set("best", progress.best);
    out.set("lines", to_js(progress.lines));
    out.set("depths", to_js(progress.depths));
    return out;
}

val to_js(const SearchDepth& depth) {
    val out = val::object();
    out.set("depth", depth.depth);
    out.set("nodes", static_cast<double>(depth.nodes));
    out.set("seconds", depth.seconds);
    out.set("best", depth.best);
    out.set("scores", to_js(depth.scores));
    out.set("chances", to_js(depth.chances));
    return out;
}

val to_js(const Match& match) {
    val out = val::object();
    out.set("game", match.spec().id);
    out.set("options", to_js(match.options()));
    out.set("setup", match.setup());
    out.set("ply", match.ply());
    out.set("length", match.length());
    out.set("actions", to_js(match.actions()));
    out.set("toMove", to_js(match.to_move()));
    out.set("outcome", to_js(match.outcome()));
    out.set("occurrences", match.occurrences());
    out.set("position", match.position_text());
    out.set("board", to_js(match.board()));
    out.set("legal", to_js(match.action_views()));
    out.set("lastAction", match.ply() == 0 ? val::null() : to_js(match.last_action()));
    out.set("lastEffects", to_js(match.last_effects()));
    return out;
}

}  // namespace quintet::wasm
