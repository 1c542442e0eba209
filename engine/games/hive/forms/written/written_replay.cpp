#include "engine/games/hive/forms/written/written_replay.hpp"

#include <utility>

#include "engine/base/text.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

std::optional<FormNote> WrittenReplay::play(const WrittenPly& ply) {
    line_ = ply.line;
    if (position_.outcome().over()) return problem("over", ply, "the game is over");
    const std::size_t notes = notes_.size();
    std::optional<FormNote> why = attempt(ply);
    if (!why) return std::nullopt;
    Actions legal;
    position_.legal_actions(legal);
    const bool must_pass = legal.size() == 1 && legal[0].is_pass();
    if (!must_pass || ply.piece.empty()) return why;
    // The text leaves out a pass, which is all that could be played.
    const Position before = position_;
    position_.play(Action::pass());
    notes_.resize(notes);
    const bool follows = !position_.outcome().over() && !attempt(ply);
    if (!follows) {
        notes_.resize(notes);
        position_ = before;
        return problem("must_pass", ply, "only \"pass\" is legal: no piece can be placed or moved");
    }
    const std::size_t last = actions_.size() - 1;
    actions_.insert(actions_.begin() + static_cast<std::ptrdiff_t>(last), "pass");
    lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(last), ply.line);
    Position passed = before;
    passed.play(Action::pass());
    positions_.insert(positions_.end() - 1, passed);
    note("pass_added", "a pass was added, because no other action was legal", ply.text, "pass");
    notes_.back().ply = static_cast<int>(last) + 1;
    return std::nullopt;
}

FormNote WrittenReplay::problem(std::string_view code, const WrittenPly& ply,
                                const std::string& why) const {
    FormNote note{.code = code, .text = in_quotes(ply.text) + ": " + why};
    note.line = ply.line;
    note.ply = static_cast<int>(actions_.size()) + 1;
    note.found = ply.text;
    return note;
}

void WrittenReplay::note(std::string_view code, const std::string& text, const std::string& found,
                         const std::string& used) {
    for (const FormNote& each : notes_) {
        if (each.code == code && each.found == found && each.used == used) return;
    }
    notes_.push_back({.code = code, .text = text, .line = line_, .found = found, .used = used});
}

void WrittenReplay::note_read_as(const std::string& found, const std::string& used) {
    note("read_as", found + " was read as " + used, found, used);
}

Piece& WrittenReplay::known(const PieceName& name) {
    const auto index =
        static_cast<std::size_t>(name.owner) * kind_count + static_cast<std::size_t>(name.kind);
    return known_[index][static_cast<std::size_t>(name.number)];
}

Piece WrittenReplay::next_in_hand(const PieceName& name) const {
    for (int i = 0; i < copies(name.kind); ++i) {
        const Piece piece = piece_of(name.owner, name.kind, i);
        if (!position_.on_board(piece)) return piece;
    }
    return no_piece;
}

std::vector<Piece> WrittenReplay::meant(const PieceName& name, bool may_be_in_hand) {
    const int count = copies(name.kind);
    if (name.number > count) return {};
    if (count == 1) {
        const Piece piece = piece_of(name.owner, name.kind);
        if (position_.on_board(piece) || may_be_in_hand) return {piece};
        return {};
    }
    std::vector<Piece> all;
    if (name.number > 0) {
        if (known(name) != no_piece) return {known(name)};
    } else {
        for (int i = 0; i < count; ++i) {
            const Piece piece = piece_of(name.owner, name.kind, i);
            if (position_.on_board(piece)) all.push_back(piece);
        }
    }
    if (may_be_in_hand && next_in_hand(name) != no_piece) all.push_back(next_in_hand(name));
    return all;
}

std::optional<FormNote> WrittenReplay::attempt(const WrittenPly& ply) {
    if (ply.player != no_player && ply.player != position_.to_move()) {
        return problem("not_turn", ply,
                       std::string("it is ") + std::string(title(position_.to_move())) + "'s turn");
    }
    Actions legal;
    position_.legal_actions(legal);
    if (ply.piece.empty()) {
        if (legal.size() != 1 || !legal[0].is_pass()) {
            return problem("must_act", ply, "a pass is legal only if nothing else is");
        }
        enter(Action::pass(), ply);
        return std::nullopt;
    }
    std::string_view rest = ply.piece;
    const std::optional<PieceName> name = read_piece_name(rest);
    if (!name || !rest.empty()) {
        return problem("unreadable", ply, "must be \"pass\" or a piece such as wQ or bA1");
    }
    if ((position_.variant().kinds & bit(name->kind)) == 0) {
        return problem("not_in_game", ply, text_of(*name) + " is not in this game");
    }
    const std::vector<Piece> movers = meant(*name, true);
    if (movers.empty()) {
        const bool too_high = name->number > copies(name->kind);
        return problem("no_piece", ply,
                       too_high ? "unknown piece " + text_of(*name)
                                : "the hand has no more " + text_of(*name));
    }
    std::vector<Candidate> candidates;
    if (std::optional<FormNote> why = find_candidates(ply, *name, movers, candidates)) {
        return why;
    }
    std::optional<FormNote> why = choose(ply, *name, candidates, legal);
    if (!why || !ply.cell || why->code == "ambiguous") return why;
    // Where the reference leads to no legal action, the coordinates may.
    candidates.clear();
    for (const Piece piece : movers) {
        candidates.push_back({piece, cell_at(ply.cell->q, ply.cell->r)});
    }
    if (choose(ply, *name, candidates, legal)) return why;
    note_read_as(ply.text, actions_.back());
    return std::nullopt;
}

std::optional<FormNote> WrittenReplay::find_candidates(const WrittenPly& ply, const PieceName& name,
                                                       const std::vector<Piece>& movers,
                                                       std::vector<Candidate>& candidates) {
    const bool first = position_.board() == 0;
    const bool nowhere = ply.reference.empty() || ply.reference == ".";
    if (nowhere && !first && !ply.cell) {
        return problem("unreadable", ply,
                       "add a reference to say where, such as \"" + text_of(name) + " wQ-\"");
    }
    if (nowhere) {
        const Cell to = first ? cell_at(0, 0) : cell_at(ply.cell->q, ply.cell->r);
        for (const Piece piece : movers) candidates.push_back({piece, to});
        return std::nullopt;
    }
    const std::optional<WrittenReference> reference = read_reference(ply.reference);
    if (!reference) {
        return problem("unreadable", ply, "the reference must look like wQ-, /bA1 or wB2");
    }
    const std::vector<Piece> besides = meant(reference->piece, false);
    for (const Piece beside : besides) {
        if (!position_.on_board(beside)) continue;
        const Cell at = position_.cell(beside);
        for (const Piece piece : movers) {
            Candidate made{piece, at};
            if (reference->direction >= 0) {
                made.to = neighbour(at, reference->direction);
                made.climbs_by_direction = position_.occupied().contains(made.to);
            }
            candidates.push_back(made);
        }
    }
    // Coordinates decide where the reference is not known by this name.
    if (candidates.empty() && ply.cell && !first) {
        for (const Piece piece : movers) {
            candidates.push_back({piece, cell_at(ply.cell->q, ply.cell->r)});
        }
    }
    if (candidates.empty()) {
        return problem("no_reference", ply,
                       "the reference " + text_of(reference->piece) + " is not on the board");
    }
    return std::nullopt;
}

std::optional<FormNote> WrittenReplay::choose(const WrittenPly& ply, const PieceName& name,
                                              const std::vector<Candidate>& candidates,
                                              const Actions& legal) {
    std::vector<std::pair<Action, Candidate>> possible;
    for (const Candidate& each : candidates) {
        const Action action = Action::move(owner_of(each.piece), kind_of(each.piece),
                                           position_.cell(each.piece), each.to);
        const bool is_legal = std::any_of(legal.begin(), legal.end(), [&](const Action& one) {
            return one == action && position_.piece_of(one) == each.piece;
        });
        const bool known_already = std::any_of(
            possible.begin(), possible.end(), [&](const auto& one) { return one.first == action; });
        if (is_legal && !known_already) possible.emplace_back(action, each);
    }
    if (possible.size() > 1) {
        return problem("ambiguous", ply, "this can mean several pieces; add the number");
    }
    if (possible.empty()) return refusal(ply, candidates.front());
    const Action action = possible[0].first;
    const Candidate& chosen = possible[0].second;
    const std::string used = name_of(chosen.piece);
    if (copies(name.kind) > 1 && name.number > 0) {
        if (known(name) == no_piece && used != text_of(name)) {
            note("renumbered", text_of(name) + " was read as " + used, text_of(name), used);
        }
        known(name) = chosen.piece;
    } else if (used != text_of(name)) {
        note_read_as(text_of(name), used);
    }
    if (copies(name.kind) > 1 && name.number == 0) {
        PieceName numbered = name;
        numbered.number = number_of(chosen.piece) + 1;
        if (known(numbered) == no_piece) known(numbered) = chosen.piece;
    }
    const std::string canonical = Game::format_action(action, position_);
    if (chosen.climbs_by_direction) note_read_as(ply.text, canonical);
    enter(action, ply);
    return std::nullopt;
}

FormNote WrittenReplay::refusal(const WrittenPly& ply, const Candidate& candidate) const {
    const Piece piece = candidate.piece;
    if (position_.on_board(piece) && position_.cell(piece) == candidate.to) {
        return problem("there_already", ply, name_of(piece) + " is already there");
    }
    Refusal reason = objection(piece, candidate.to, position_);
    FormNote note = problem("illegal", ply, reason.text);
    note.reason = std::move(reason);
    return note;
}

void WrittenReplay::enter(Action action, const WrittenPly& ply) {
    actions_.push_back(Game::format_action(action, position_));
    lines_.push_back(ply.line);
    position_.play(action);
    positions_.push_back(position_);
}

}  // namespace quintet::hive
