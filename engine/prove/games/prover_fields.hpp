#pragma once

#include "engine/fields/field.hpp"
#include "engine/fields/field_limits.hpp"
#include "engine/prove/games/game_prover.hpp"

// Describes requests to the prover and its answers.

namespace quintet::fields {

/// Limits of a proof, in plies and in positions visited.
struct ProofRequest {
    int plies = 1;
    int positions = 200'000;
};

namespace limit {

inline constexpr Limit proof_plies{.most = 40};
inline constexpr Limit proof_positions{.most = 5'000'000};

}  // namespace limit

template <>
struct Described<ProofRequest> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(ProofRequest, plies)("plies", "The longest win to look for, at most 40.")
            .required()
            .within(limit::proof_plies),
        QUINTET_FIELD(ProofRequest, positions)(
            "positions", "The most positions to visit, up to 5,000,000; by default 200,000.")
            .optional()
            .within(limit::proof_positions),
    };
    static constexpr Shape shape{fields, "ProofRequest", "Limits of a proof."};
};

template <>
struct Described<prove::Finding> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(prove::Finding, complete)(
            "complete", "False if the prover gave up; solutions may be missing then."),
        QUINTET_FIELD(prove::Finding, wins_in)(
            "winsIn", "The fewest plies to a forced win; 0 if there is none within the limit."),
        QUINTET_FIELD(prove::Finding, solutions)("solutions",
                                                 "All actions that force the win that soon."),
        QUINTET_FIELD(prove::Finding, legal)("legal", "The number of legal actions."),
        QUINTET_FIELD(prove::Finding, positions)("positions", "Visited."),
    };
    static constexpr Shape shape{fields, "ProvenWin",
                                 "Result of the prover for the player to move."};
};

template <>
struct Described<prove::WinDistance> {
    static constexpr Field fields[] = {
        QUINTET_FIELD(prove::WinDistance, complete)(
            "complete", "False if the prover gave up; `plies` is -1 then."),
        QUINTET_FIELD(prove::WinDistance, plies)(
            "plies", "The fewest; 0 in a won game, -1 without a forced win within the limit."),
        QUINTET_FIELD(prove::WinDistance, positions)("positions", "Visited."),
    };
    static constexpr Shape shape{fields, "WinDistance", "Shortest forced win of a player."};
};

}  // namespace quintet::fields
