#include "engine/games/hive/forms/written_game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/text.hpp"
#include "engine/games/hive/canonical_key.hpp"
#include "engine/games/hive/notation.hpp"
#include "engine/games/hive/objection.hpp"

namespace quintet::hive {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c & ~0x20) : c; }

/// A piece as a text names it, which may count otherwise than we do.
struct PieceName {
    Player owner = 0;
    Kind kind = Kind::queen;
    int number = 0;  ///< from 1; 0 if there is none
};

std::optional<PieceName> read_piece_name(std::string_view& text) {
    if (text.size() < 2) return std::nullopt;
    const std::size_t owner = std::string_view("wb").find(lower(text[0]));
    const std::size_t kind = kind_letters.find(upper(text[1]));
    if (owner == std::string_view::npos || kind == std::string_view::npos) return std::nullopt;
    PieceName name{static_cast<Player>(owner), static_cast<Kind>(kind)};
    text.remove_prefix(2);
    if (!text.empty() && text[0] >= '1' && text[0] <= '9') {
        name.number = text[0] - '0';
        text.remove_prefix(1);
    }
    return name;
}

std::string text_of(const PieceName& name) {
    std::string text(1, name.owner == 0 ? 'w' : 'b');
    text += kind_letters[static_cast<std::size_t>(name.kind)];
    if (name.number > 0) text += std::to_string(name.number);
    return text;
}

int copies(Kind kind) { return kind_sizes[static_cast<std::size_t>(kind)]; }

/// The destination of a ply: a direction from a piece, or on top of it (-1).
struct WrittenReference {
    PieceName piece;
    int direction = -1;
};

int direction_of(char sign, bool before) {
    constexpr std::array<Direction, 3> before_signs = {west, south_west, north_west};
    constexpr std::array<Direction, 3> after_signs = {east, north_east, south_east};
    const std::size_t at = std::string_view("-/\\").find(sign);
    if (at == std::string_view::npos) return -1;
    return before ? before_signs[at] : after_signs[at];
}

std::optional<WrittenReference> read_reference(std::string_view text) {
    WrittenReference reference;
    if (!text.empty()) reference.direction = direction_of(text[0], true);
    const bool signed_before = reference.direction >= 0;
    if (signed_before) text.remove_prefix(1);
    const std::optional<PieceName> piece = read_piece_name(text);
    if (!piece) return std::nullopt;
    reference.piece = *piece;
    if (text.empty()) return reference;
    if (signed_before || text.size() > 1) return std::nullopt;
    reference.direction = direction_of(text[0], false);
    if (reference.direction < 0) return std::nullopt;
    return reference;
}

/// Plays written plies by one set of rules.
class Replay {
  public:
    explicit Replay(const Variant& variant) : position_(Position::start(variant)) {
        for (auto& each : known_) each.fill(no_piece);
        positions_.push_back(position_);
    }

    /// Plays a ply. On a problem, nothing changes.
    std::optional<FormNote> play(const WrittenPly& ply) {
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
            return problem("must_pass", ply,
                           "only \"pass\" is legal: no piece can be placed or moved");
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

    std::vector<std::string>& actions() { return actions_; }
    std::vector<int>& lines() { return lines_; }
    std::vector<FormNote>& notes() { return notes_; }
    const Position& position() const { return position_; }

    /// How many plies follow the first position that occurs for the third time; -1 if there is
    /// none. `key` gives what positions are compared by.
    template <class Key>
    int plies_after_repetition(Key&& key) const {
        std::vector<std::uint64_t> keys;
        for (const Position& each : positions_) {
            keys.push_back(key(each));
            if (std::count(keys.begin(), keys.end(), keys.back()) >= 3) {
                return static_cast<int>(positions_.size() - keys.size());
            }
        }
        return -1;
    }

  private:
    FormNote problem(std::string_view code, const WrittenPly& ply, const std::string& why) const {
        FormNote note{.code = code, .text = in_quotes(ply.text) + ": " + why};
        note.line = ply.line;
        note.ply = static_cast<int>(actions_.size()) + 1;
        note.found = ply.text;
        return note;
    }

    /// Adds a note, once for each finding.
    void note(std::string_view code, const std::string& text, const std::string& found,
              const std::string& used) {
        for (const FormNote& each : notes_) {
            if (each.code == code && each.found == found && each.used == used) return;
        }
        notes_.push_back({.code = code, .text = text, .line = line_, .found = found, .used = used});
    }
    void note_read_as(const std::string& found, const std::string& used) {
        note("read_as", found + " was read as " + used, found, used);
    }

    Piece& known(const PieceName& name) {
        const auto index =
            static_cast<std::size_t>(name.owner) * kind_count + static_cast<std::size_t>(name.kind);
        return known_[index][static_cast<std::size_t>(name.number)];
    }

    /// The first piece of a kind in the hand; `no_piece` if all are on the board.
    Piece next_in_hand(const PieceName& name) const {
        for (int i = 0; i < copies(name.kind); ++i) {
            const Piece piece = piece_of(name.owner, name.kind, i);
            if (!position_.on_board(piece)) return piece;
        }
        return no_piece;
    }

    /// The pieces that a name may mean.
    std::vector<Piece> meant(const PieceName& name, bool may_be_in_hand) {
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

    struct Candidate {
        Piece piece = no_piece;
        Cell to = 0;
        bool climbs_by_direction = false;
    };

    std::optional<FormNote> attempt(const WrittenPly& ply) {
        if (ply.player != no_player && ply.player != position_.to_move()) {
            return problem(
                "not_turn", ply,
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

    /// Lists what a ply can mean, legal or not; at least one.
    std::optional<FormNote> find_candidates(const WrittenPly& ply, const PieceName& name,
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

    std::optional<FormNote> choose(const WrittenPly& ply, const PieceName& name,
                                   const std::vector<Candidate>& candidates, const Actions& legal) {
        std::vector<std::pair<Action, Candidate>> possible;
        for (const Candidate& each : candidates) {
            const Action action = Action::move(owner_of(each.piece), kind_of(each.piece),
                                               position_.cell(each.piece), each.to);
            const bool is_legal = std::any_of(legal.begin(), legal.end(), [&](const Action& one) {
                return one == action && position_.piece_of(one) == each.piece;
            });
            const bool known_already =
                std::any_of(possible.begin(), possible.end(),
                            [&](const auto& one) { return one.first == action; });
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
        const std::string canonical = format_action(action, position_);
        if (chosen.climbs_by_direction) note_read_as(ply.text, canonical);
        enter(action, ply);
        return std::nullopt;
    }

    FormNote refusal(const WrittenPly& ply, const Candidate& candidate) const {
        const Piece piece = candidate.piece;
        if (position_.on_board(piece) && position_.cell(piece) == candidate.to) {
            return problem("there_already", ply, name_of(piece) + " is already there");
        }
        Refusal reason = objection(piece, candidate.to, position_);
        FormNote note = problem("illegal", ply, reason.text);
        note.reason = std::move(reason);
        return note;
    }

    static std::string_view title(Player player) { return player == 0 ? "White" : "Black"; }

    void enter(Action action, const WrittenPly& ply) {
        actions_.push_back(format_action(action, position_));
        lines_.push_back(ply.line);
        position_.play(action);
        positions_.push_back(position_);
    }

    Position position_;
    std::vector<Position> positions_;
    std::vector<std::string> actions_;
    std::vector<int> lines_;
    std::vector<FormNote> notes_;
    // By owner and kind, then by the number in the text.
    std::array<std::array<Piece, 10>, player_count * kind_count> known_{};
    int line_ = 0;
};

/// The kinds that the plies name, for a text that does not say which are in play.
Kinds kinds_named(const std::vector<WrittenPly>& plies) {
    Kinds kinds = base_kinds;
    for (const WrittenPly& ply : plies) {
        std::string_view rest = ply.piece;
        if (const auto name = read_piece_name(rest))
            kinds = static_cast<Kinds>(kinds | bit(name->kind));
    }
    return kinds;
}

FormNote rule_note(std::string_view code, const std::string& text, const char* used) {
    return {.code = code, .text = text, .used = used};
}

/// Chooses the rule of repetition that the game was played by.
void choose_repetition(const Replay& replay, const std::string& state, Variant& variant,
                       std::vector<FormNote>& notes) {
    const int by_places =
        replay.plies_after_repetition([](const Position& each) { return each.repetition_key(); });
    const bool claims_draw = state == "Draw";
    const bool open = !replay.position().outcome().over();
    if (by_places < 0) {
        // A draw that only the shape of the hive explains.
        if (!claims_draw || !open) return;
        const int by_moves = replay.plies_after_repetition(&canonical_key);
        if (by_moves != 0) return;
        variant.repetition = Repetition::moves;
        notes.push_back(rule_note("rule_moves",
                                  "a draw by repetition only if mirror images count; "
                                  "opened with repetition=moves",
                                  "moves"));
        return;
    }
    if (by_places == 0 && state != "InProgress") return;
    const int by_moves = replay.plies_after_repetition(&canonical_key);
    if (by_moves < 0 || (by_moves == 0 && by_places > 0)) {
        variant.repetition = Repetition::moves;
        notes.push_back(rule_note("rule_moves",
                                  "a position occurs a third time with other legal moves; "
                                  "opened with repetition=moves",
                                  "moves"));
    } else if (by_places > 0) {
        variant.repetition = Repetition::none;
        notes.push_back(rule_note("rule_none",
                                  "the game continues after a position occurs a third time; "
                                  "opened with repetition=none",
                                  "none"));
    }
}

bool is_open(std::string_view state) { return state == "NotStarted" || state == "InProgress"; }

/// Says so if the text claims another result than the moves lead to.
void compare_state(const Replay& replay, const std::string& claimed, Repetition rule,
                   std::vector<FormNote>& notes, std::string& comment) {
    Outcome outcome = replay.position().outcome();
    if (!outcome.over() && rule != Repetition::none) {
        const bool by_moves = rule == Repetition::moves;
        const int plies = replay.plies_after_repetition([&](const Position& each) {
            return by_moves ? canonical_key(each) : each.repetition_key();
        });
        if (plies >= 0) outcome = Outcome::draw(Reason::repetition);
    }
    const std::string_view reached = state_name(1, outcome);
    if (claimed == reached || (is_open(claimed) && is_open(reached))) return;
    FormNote note{
        .code = "state_differs", .text = {}, .found = claimed, .used = std::string(reached)};
    note.text = "the text says " + claimed + ", but the moves lead to " + note.used;
    notes.push_back(std::move(note));
    if (!is_open(claimed)) comment.append(comment.empty() ? "" : "; ").append(claimed);
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view space = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    return text.substr(0, text.find_last_not_of(space) + 1);
}

WrittenPly written_ply(std::string_view text, int line) {
    // Dashes and spaces as word processors write them.
    constexpr std::array<std::pair<std::string_view, char>, 7> replacements = {{
        {"\xE2\x80\x90", '-'},
        {"\xE2\x80\x91", '-'},
        {"\xE2\x80\x93", '-'},
        {"\xE2\x80\x94", '-'},
        {"\xE2\x88\x92", '-'},
        {"\xC2\xA0", ' '},
        {"\\\\", '\\'},
    }};
    std::string clean;
    for (std::string_view rest = trimmed(text); !rest.empty();) {
        const auto found =
            std::find_if(replacements.begin(), replacements.end(),
                         [&](const auto& each) { return rest.starts_with(each.first); });
        char next = found == replacements.end() ? rest[0] : found->second;
        rest.remove_prefix(found == replacements.end() ? 1 : found->first.size());
        if (next == '\t' || next == '\r' || next == '\n') next = ' ';
        if (next == ' ' && (clean.empty() || clean.back() == ' ')) continue;
        clean.push_back(next);
    }
    WrittenPly ply{.text = clean, .line = line};
    if (same_letters(clean, "pass")) return ply;
    const std::size_t space = clean.find(' ');
    ply.piece = clean.substr(0, space);
    if (space != std::string::npos) {
        ply.reference = clean.substr(space + 1);
        ply.reference.erase(std::remove(ply.reference.begin(), ply.reference.end(), ' '),
                            ply.reference.end());
    }
    return ply;
}

std::optional<Kinds> read_expansions(std::string_view letters) {
    Kinds kinds = base_kinds;
    for (const char letter : letters) {
        if (std::string_view("+- ,_()").find(letter) != std::string_view::npos) continue;
        const std::size_t kind = kind_letters.find(upper(letter));
        if (kind == kind_letters.npos || kind < static_cast<std::size_t>(Kind::mosquito)) {
            return std::nullopt;
        }
        kinds = static_cast<Kinds>(kinds | bit(static_cast<Kind>(kind)));
    }
    return kinds;
}

std::string expansions_of(Kinds kinds) {
    std::string letters;
    for_each_kind(static_cast<Kinds>(kinds & ~base_kinds),
                  [&](Kind kind) { letters += kind_letters[static_cast<std::size_t>(kind)]; });
    return letters;
}

std::string_view state_name(std::size_t plies, Outcome outcome) {
    switch (outcome.state) {
        case Outcome::State::drawn: return "Draw";
        case Outcome::State::won: return outcome.winner == 0 ? "WhiteWins" : "BlackWins";
        case Outcome::State::ongoing: break;
    }
    return plies == 0 ? "NotStarted" : "InProgress";
}

std::optional<FormNote> read_game_type(std::string_view text, int line, WrittenGame& written) {
    const std::string_view type = trimmed(text);
    const std::optional<Kinds> kinds =
        read_expansions(type.substr(std::min<std::size_t>(4, type.size())));
    if (!kinds) {
        FormNote note{.code = "unknown_set", .text = {}, .line = line, .found = std::string(type)};
        note.text = "the game type must be \"Base\", or \"Base+\" and some of M, L, P (found " +
                    in_quotes(type) + ")";
        return note;
    }
    written.kinds = kinds;
    const std::string expansions = expansions_of(*kinds);
    const std::string used = expansions.empty() ? "Base" : "Base+" + expansions;
    if (type != used) {
        written.read.notes.push_back({.code = "read_as",
                                      .text = std::string(type) + " was read as " + used,
                                      .line = line,
                                      .found = std::string(type),
                                      .used = used});
    }
    return std::nullopt;
}

Outcome result_of(const GameToWrite& game) {
    if (game.outcome.over() || game.resigned == no_player) return game.outcome;
    return Outcome::win(static_cast<Player>(1 - game.resigned), "resigned");
}

ForeignGame play_written(WrittenGame&& written) {
    ForeignGame game = std::move(written.read);
    Variant variant;
    variant.kinds = written.kinds ? *written.kinds : kinds_named(written.plies);
    std::optional<Replay> replay;
    std::optional<FormNote> problem;
    for (int round = 0; round < 2; ++round) {
        replay.emplace(variant);
        problem.reset();
        for (const WrittenPly& ply : written.plies) {
            problem = replay->play(ply);
            if (problem) break;
        }
        // The only other opening that programs allow.
        if (!problem || problem->reason.key != "queen_not_first") break;
        variant.queen_first = true;
        FormNote note = rule_note("rule_queen_first",
                                  "the queen is a first piece; opened with queen_first=yes", "yes");
        note.ply = problem->ply;
        note.line = problem->line;
        game.notes.push_back(std::move(note));
    }
    if (!problem) problem = std::move(written.problem);
    if (problem && problem->ply == 0 && !written.plies.empty()) {
        problem->ply = static_cast<int>(replay->actions().size()) + 1;
    }
    std::move(replay->notes().begin(), replay->notes().end(), std::back_inserter(game.notes));
    const std::vector<std::string>& rules = spec().options[1].choices;
    if (std::find(rules.begin(), rules.end(), written.repetition) == rules.end()) {
        written.repetition.clear();
        choose_repetition(*replay, problem ? "" : written.state, variant, game.notes);
    }
    if (!problem && !written.state.empty() && game.resigned == no_player) {
        compare_state(*replay, written.state, variant.repetition, game.notes, game.comment);
    }
    const char* repetition = variant.repetition == Repetition::moves  ? "moves"
                             : variant.repetition == Repetition::none ? "none"
                                                                      : "draw";
    game.options = {{"expansions", expansions_of(variant.kinds)},
                    {"repetition", written.repetition.empty() ? repetition : written.repetition}};
    if (variant.queen_first) game.options.emplace_back("queen_first", "yes");
    game.actions = std::move(replay->actions());
    game.lines = std::move(replay->lines());
    if (problem) game.resigned = no_player;
    game.problem = std::move(problem);
    return game;
}

}  // namespace quintet::hive
