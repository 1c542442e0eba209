#include "engine/games/hive/forms/written/written_game.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/text.hpp"
#include "engine/games/hive/board/canonical_key.hpp"
#include "engine/games/hive/forms/written/written_names.hpp"
#include "engine/games/hive/forms/written/written_replay.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

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
void choose_repetition(const WrittenReplay& replay, const std::string& state, Variant& variant,
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
void compare_state(const WrittenReplay& replay, const std::string& claimed, Repetition rule,
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
    std::optional<WrittenReplay> replay;
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
    const std::vector<std::string>& rules = Game::spec().options[1].choices;
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
    game.record.options = {
        {"expansions", expansions_of(variant.kinds)},
        {"repetition", written.repetition.empty() ? repetition : written.repetition}};
    if (variant.queen_first) game.record.options.emplace_back("queen_first", "yes");
    game.record.actions = std::move(replay->actions());
    game.lines = std::move(replay->lines());
    if (problem) game.resigned = no_player;
    game.problem = std::move(problem);
    return game;
}

}  // namespace quintet::hive
