#include "tests/tactics/suite.hpp"

#include "engine/games/cachex/game.hpp"
#include "engine/games/chexers/game.hpp"
#include "engine/games/halma/game.hpp"
#include "engine/games/hive/game.hpp"
#include "engine/games/tetress/game.hpp"
#include "tests/tactics/prover.hpp"

namespace quintet::tactics {

namespace {

using cli::must;

template <GameType G>
Finding prove_in(const cli::Record& record, const Effort& effort) {
    using Position = typename G::Position;
    const OptionValues options = must(OptionValues::make(G::spec(), record.options));
    Position position =
        record.setup.empty() ? G::start(options) : must(G::parse_position(record.setup, options));
    for (const std::string& action : record.actions) {
        position.play(must(G::parse_action(action, position)));
    }
    Finding finding;
    finding.setup = G::format_position(position);
    if (position.outcome().over()) return finding;
    finding.legal = position.legal_action_count();
    Prover<Position> prover(effort.slots);
    const auto proof = prover.prove(position, effort.most_plies, effort.most_positions);
    finding.complete = proof.complete;
    finding.wins_in = proof.wins_in;
    finding.positions = proof.positions;
    for (const auto action : proof.solutions) {
        finding.solutions.push_back(G::format_action(action, position));
    }
    return finding;
}

}  // namespace

Finding prove(const cli::Record& record, const Effort& effort) {
    if (record.game == "chexers") return prove_in<chexers::Game>(record, effort);
    if (record.game == "halma") return prove_in<halma::Game>(record, effort);
    if (record.game == "cachex") return prove_in<cachex::Game>(record, effort);
    if (record.game == "tetress") return prove_in<tetress::Game>(record, effort);
    if (record.game == "hive") return prove_in<hive::Game>(record, effort);
    throw cli::InputError("there is no game " + record.game);
}

}  // namespace quintet::tactics
