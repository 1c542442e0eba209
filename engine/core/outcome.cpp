#include "engine/core/outcome.hpp"

namespace quintet {

std::string_view name(Reason reason) {
    switch (reason) {
        case Reason::none: return "";
        case Reason::four_exits: return "four_exits";
        case Reason::chain: return "chain";
        case Reason::camp_filled: return "camp_filled";
        case Reason::queen_surrounded: return "queen_surrounded";
        case Reason::both_queens_surrounded: return "both_queens_surrounded";
        case Reason::no_legal_action: return "no_legal_action";
        case Reason::both_pass: return "both_pass";
        case Reason::repetition: return "repetition";
        case Reason::turn_limit: return "turn_limit";
    }
    return "";
}

}  // namespace quintet
