#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/hive/forms/written/written_game.hpp"
#include "engine/games/hive/forms/written/written_names.hpp"
#include "engine/games/hive/rules.hpp"

namespace quintet::hive {

/// Plays written plies by one set of rules.
class WrittenReplay {
  public:
    explicit WrittenReplay(const Variant& variant) : position_(Position::start(variant)) {
        for (auto& each : known_) each.fill(no_piece);
        positions_.push_back(position_);
    }

    /// Plays a ply. On a problem, nothing changes.
    std::optional<FormNote> play(const WrittenPly& ply);

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
    FormNote problem(std::string_view code, const WrittenPly& ply, const std::string& why) const;

    /// Adds a note, once for each finding.
    void note(std::string_view code, const std::string& text, const std::string& found,
              const std::string& used);
    void note_read_as(const std::string& found, const std::string& used);

    Piece& known(const PieceName& name);

    /// The first piece of a kind in the hand; `no_piece` if all are on the board.
    Piece next_in_hand(const PieceName& name) const;

    /// The pieces that a name may mean.
    std::vector<Piece> meant(const PieceName& name, bool may_be_in_hand);

    struct Candidate {
        Piece piece = no_piece;
        Cell to = 0;
        bool climbs_by_direction = false;
    };

    std::optional<FormNote> attempt(const WrittenPly& ply);

    /// Lists what a ply can mean, legal or not; at least one.
    std::optional<FormNote> find_candidates(const WrittenPly& ply, const PieceName& name,
                                            const std::vector<Piece>& movers,
                                            std::vector<Candidate>& candidates);

    std::optional<FormNote> choose(const WrittenPly& ply, const PieceName& name,
                                   const std::vector<Candidate>& candidates, const Actions& legal);

    FormNote refusal(const WrittenPly& ply, const Candidate& candidate) const;

    static std::string_view title(Player player) { return player == 0 ? "White" : "Black"; }

    void enter(Action action, const WrittenPly& ply);

    Position position_;
    std::vector<Position> positions_;
    std::vector<std::string> actions_;
    std::vector<int> lines_;
    std::vector<FormNote> notes_;
    // By owner and kind, then by the number in the text.
    std::array<std::array<Piece, 10>, player_count * kind_count> known_{};
    int line_ = 0;
};

}  // namespace quintet::hive
