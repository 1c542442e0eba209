#include "engine/cli/tournament/setup/start_faults.hpp"

#include <string>
#include <utility>

namespace quintet::cli {

namespace {

/// Forfeits as an agent did before it.
class Absent final : public Participant {
  public:
    explicit Absent(Json forfeit) : forfeit_(std::move(forfeit)) {}

    void begin(Player, std::uint64_t) override { refuse(); }
    std::string choose(const std::vector<std::string>&, std::uint64_t) override { refuse(); }
    void played(const std::string&) override {}
    Json evidence() const override {
        Json fields = Json::object();
        if (forfeit_.contains("traceback")) fields["traceback"] = forfeit_["traceback"];
        return fields;
    }

  private:
    [[noreturn]] void refuse() const {
        throw Forfeit("start", forfeit_.value("message", std::string("it cannot start")));
    }

    Json forfeit_;
};

}  // namespace

void StartFaults::note(const Record& record) {
    const Json& details = record.others.at("match");
    const auto seated = integers_of(details.at("participants"));
    const Json forfeit = details.value("forfeit", Json());
    const bool at_start = !forfeit.is_null() && forfeit.at("kind") == "start";
    const std::lock_guard lock(mutex_);
    for (std::size_t player = 0; player < seated.size(); ++player) {
        Known& known = known_.at(seated[player]);
        if (!at_start) {
            known.started = true;
        } else if (forfeit.at("player") == player) {
            ++known.failed;
            known.forfeit = forfeit;
        }
    }
}

std::unique_ptr<Participant> StartFaults::stand_in(std::size_t participant) const {
    const std::lock_guard lock(mutex_);
    const Known& known = known_.at(participant);
    if (known.started || known.failed < attempts) return nullptr;
    return std::make_unique<Absent>(known.forfeit);
}

}  // namespace quintet::cli
