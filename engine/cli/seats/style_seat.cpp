#include "engine/cli/seats/style_seat.hpp"

#include <utility>

#include "engine/cli/base/cli.hpp"
#include "engine/session/styles.hpp"

namespace quintet::cli {

namespace {

class StyleParticipant final : public Participant {
  public:
    StyleParticipant(std::string style, std::unique_ptr<RunningGame> game)
        : style_(std::move(style)), game_(std::move(game)) {
        // Unknown names are refused here, not in the middle of a match.
        must(check_style(game_->spec().id, style_));
    }

    std::string choose(const std::vector<std::string>&, std::uint64_t seed) override {
        return must(style_action(*game_, style_, seed));
    }
    void played(const std::string& action) override { must(game_->play(action)); }

  private:
    std::string style_;
    std::unique_ptr<RunningGame> game_;
};

}  // namespace

std::unique_ptr<Participant> start_style(const Seat& seat, std::unique_ptr<RunningGame> game) {
    return std::make_unique<StyleParticipant>(seat.name, std::move(game));
}

}  // namespace quintet::cli
