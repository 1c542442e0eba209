#include "engine/games/hive/forms/written/written_names.hpp"

#include <array>

#include "engine/base/text.hpp"
#include "engine/games/hive/text/notation.hpp"

namespace quintet::hive {

namespace {

int direction_of(char sign, bool before) {
    constexpr std::array<Direction, 3> before_signs = {west, south_west, north_west};
    constexpr std::array<Direction, 3> after_signs = {east, north_east, south_east};
    const std::size_t at = std::string_view("-/\\").find(sign);
    if (at == std::string_view::npos) return -1;
    return before ? before_signs[at] : after_signs[at];
}

}  // namespace

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

}  // namespace quintet::hive
