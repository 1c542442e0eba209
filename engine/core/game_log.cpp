#include "engine/core/game_log.hpp"

#include "engine/core/text.hpp"

namespace quintet {

Result<std::vector<std::string>> read_log(std::string_view text, const LogReader& reader) {
    std::vector<std::string> actions;
    std::optional<Error> wrong;
    int line_number = 0;
    split(text, '\n', [&](std::string_view line) {
        ++line_number;
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        const std::optional<LoggedAction> found = wrong ? std::nullopt : reader.action_on(line);
        if (!found) return;
        const int number = static_cast<int>(actions.size()) + 1;
        const auto refuse = [&](const std::string& why) {
            wrong = Error{"action " + std::to_string(number) + ", line " +
                              std::to_string(line_number) + ": " + why,
                          number};
        };
        if (found->player != actions.size() % static_cast<std::size_t>(reader.players)) {
            return refuse("another player's turn");
        }
        std::optional<std::string> action = reader.canonical(found->words);
        if (!action) return refuse(in_quotes(found->words) + " is not an action of this log");
        actions.push_back(*std::move(action));
    });
    if (wrong) return *wrong;
    if (actions.empty()) return Error{"the log holds no action"};
    return actions;
}

}  // namespace quintet
