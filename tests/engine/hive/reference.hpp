#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/engine/hive/helpers.hpp"

// A second implementation of the rules, as plain as the text, on an unbounded plane and without
// regard to speed. The engine is compared with it.

namespace quintet::hive::tests {

class Reference {
  public:
    explicit Reference(const Position& position) : player_(position.to_move()) {
        for (const Token& token : board(position).tokens) {
            const std::size_t comma = token.cell.find(',');
            stacks_[{std::stoi(token.cell.substr(0, comma)),
                     std::stoi(token.cell.substr(comma + 1))}]
                .push_back(token.label);
        }
        if (position.stunned() != no_piece) stunned_ = name_of(position.stunned());
        for (const HandItem& item : board(position).hands) {
            if (item.player == player_ && item.count > 0) hand_.insert(item.kind[0]);
        }
    }

    /// Every turn as `wA1>2,-1`, or `A>2,-1` for a placement, or `pass`; empty after the end.
    std::set<std::string> turns() {
        std::set<std::string> found;
        if (surrounded('w') || surrounded('b')) return found;
        for (const Place& place : placements()) {
            for (const char kind : placeable_kinds()) found.insert(kind + text(place));
        }
        if (place_of(own() + std::string("Q"))) {
            add_moves(found);
            add_throws(found);
        }
        if (found.empty()) found.insert("pass");
        return found;
    }

    /// The same from the engine.
    static std::set<std::string> turns_of(const Position& position) {
        std::set<std::string> found;
        for (const Action action : actions_of(position)) {
            if (action.is_pass()) {
                found.insert("pass");
                continue;
            }
            const ActionView seen = view(action, position);
            const std::string piece =
                action.is_placement() ? seen.hand : name_of(position.piece_of(action));
            INFO(seen.text);
            CHECK(found.insert(piece + ">" + seen.to).second);
        }
        return found;
    }

  private:
    using Place = std::pair<int, int>;
    using Stacks = std::map<Place, std::vector<std::string>>;

    static std::string text(const Place& place) {
        std::string made(1, '>');
        made += std::to_string(place.first);
        made += ',';
        return made += std::to_string(place.second);
    }
    char own() const { return player_ == 0 ? 'w' : 'b'; }

    static std::vector<Place> around(const Place& place) {
        const auto [q, r] = place;
        return {{q, r - 1}, {q + 1, r - 1}, {q + 1, r}, {q, r + 1}, {q - 1, r + 1}, {q - 1, r}};
    }
    static bool touch(const Place& a, const Place& b) {
        const std::vector<Place> near = around(a);
        return std::find(near.begin(), near.end(), b) != near.end();
    }
    static std::vector<Place> between(const Place& a, const Place& b) {
        std::vector<Place> both;
        for (const Place& place : around(a)) {
            if (touch(place, b)) both.push_back(place);
        }
        return both;
    }

    int height(const Place& place) const {
        const auto found = stacks_.find(place);
        return found == stacks_.end() ? 0 : static_cast<int>(found->second.size());
    }
    bool taken(const Place& place) const { return height(place) > 0; }
    const std::string& top(const Place& place) const { return stacks_.at(place).back(); }
    const Place* place_of(const std::string& name) const {
        for (const auto& [place, stack] : stacks_) {
            if (std::find(stack.begin(), stack.end(), name) != stack.end()) return &place;
        }
        return nullptr;
    }

    bool surrounded(char colour) const {
        const Place* queen = place_of(colour + std::string("Q"));
        if (!queen) return false;
        const std::vector<Place> near = around(*queen);
        return std::all_of(near.begin(), near.end(), [&](const Place& p) { return taken(p); });
    }

    int pieces_down() const {
        int count = 0;
        for (const auto& entry : stacks_) {
            for (const std::string& name : entry.second) count += name[0] == own();
        }
        return count;
    }

    std::set<char> placeable_kinds() const {
        std::set<char> kinds = hand_;
        if (pieces_down() == 0) kinds.erase('Q');
        if (pieces_down() == 3 && kinds.count('Q') > 0) kinds = {'Q'};
        return kinds;
    }

    std::set<Place> placements() const {
        if (stacks_.empty()) return {{0, 0}};
        std::set<Place> found;
        for (const auto& entry : stacks_) {
            for (const Place& place : around(entry.first)) {
                if (taken(place)) continue;
                bool beside_own = false;
                bool beside_other = false;
                for (const Place& near : around(place)) {
                    if (taken(near)) (top(near)[0] == own() ? beside_own : beside_other) = true;
                }
                if (pieces_down() == 0 || (beside_own && !beside_other)) found.insert(place);
            }
        }
        return found;
    }

    bool connected() const {
        if (stacks_.empty()) return true;
        std::set<Place> seen = {stacks_.begin()->first};
        std::vector<Place> todo = {stacks_.begin()->first};
        while (!todo.empty()) {
            const Place place = todo.back();
            todo.pop_back();
            for (const Place& near : around(place)) {
                if (taken(near) && seen.insert(near).second) todo.push_back(near);
            }
        }
        return seen.size() == stacks_.size();
    }

    std::string lift(const Place& place) {
        const std::string name = top(place);
        stacks_[place].pop_back();
        if (stacks_[place].empty()) stacks_.erase(place);
        return name;
    }
    void put(const Place& place, const std::string& name) { stacks_[place].push_back(name); }

    // All of the following see the hive without the moving piece.

    bool can_slide(const Place& from, const Place& to) const {
        const std::vector<Place> both = between(from, to);
        return !taken(to) && taken(both[0]) != taken(both[1]);
    }
    bool gated(const Place& from, const Place& to) const {
        const std::vector<Place> both = between(from, to);
        const int open = std::max(height(from), height(to));
        return height(both[0]) > open && height(both[1]) > open;
    }

    void slide(std::vector<Place>& way, std::size_t length, std::set<Place>& ends) const {
        if (way.size() == length + 1) {
            ends.insert(way.back());
            return;
        }
        for (const Place& next : around(way.back())) {
            if (!can_slide(way.back(), next)) continue;
            if (std::find(way.begin(), way.end(), next) != way.end()) continue;
            way.push_back(next);
            slide(way, length, ends);
            way.pop_back();
        }
    }

    std::set<Place> ant_ends(const Place& from) const {
        std::set<Place> seen = {from};
        std::vector<Place> todo = {from};
        while (!todo.empty()) {
            const Place place = todo.back();
            todo.pop_back();
            for (const Place& next : around(place)) {
                if (can_slide(place, next) && seen.insert(next).second) todo.push_back(next);
            }
        }
        seen.erase(from);
        return seen;
    }

    std::set<Place> beetle_ends(const Place& from) const {
        std::set<Place> ends;
        for (const Place& next : around(from)) {
            const bool on_ground = !taken(from) && !taken(next);
            if (on_ground ? can_slide(from, next) : !gated(from, next)) ends.insert(next);
        }
        return ends;
    }

    std::set<Place> ladybug_ends(const Place& from) const {
        std::set<Place> ends;
        for (const Place& one : around(from)) {
            if (!taken(one) || gated(from, one)) continue;
            for (const Place& two : around(one)) {
                if (!taken(two) || gated(one, two)) continue;
                for (const Place& three : around(two)) {
                    if (!taken(three) && three != from && !gated(two, three)) ends.insert(three);
                }
            }
        }
        return ends;
    }

    std::set<Place> hopper_ends(const Place& from) const {
        std::set<Place> ends;
        for (const Place& next : around(from)) {
            if (!taken(next)) continue;
            const int q = next.first - from.first;
            const int r = next.second - from.second;
            Place end = next;
            while (taken(end)) end = {end.first + q, end.second + r};
            ends.insert(end);
        }
        return ends;
    }

    std::set<Place> ends_as(char kind, const Place& from) const {
        std::set<Place> ends;
        std::vector<Place> way = {from};
        switch (kind) {
            case 'Q':
            case 'P': slide(way, 1, ends); return ends;
            case 'S': slide(way, 3, ends); return ends;
            case 'B': return beetle_ends(from);
            case 'G': return hopper_ends(from);
            case 'A': return ant_ends(from);
            case 'L': return ladybug_ends(from);
            default: break;
        }
        if (taken(from)) return beetle_ends(from);
        for (const Place& near : around(from)) {
            if (!taken(near) || top(near)[1] == 'M') continue;
            const std::set<Place> more = ends_as(top(near)[1], from);
            ends.insert(more.begin(), more.end());
        }
        return ends;
    }

    std::vector<Place> places() const {
        std::vector<Place> all;
        for (const auto& entry : stacks_) all.push_back(entry.first);
        return all;
    }

    void add_moves(std::set<std::string>& found) {
        for (const Place& place : places()) {
            if (top(place)[0] != own() || top(place) == stunned_) continue;
            const std::string name = lift(place);
            if (connected()) {
                for (const Place& end : ends_as(name[1], place)) found.insert(name + text(end));
            }
            put(place, name);
        }
    }

    bool throws_from(const Place& place) const {
        const std::string& name = top(place);
        if (name[0] != own() || name == stunned_) return false;
        if (name[1] == 'P') return true;
        if (name[1] != 'M' || height(place) > 1) return false;
        const std::vector<Place> near = around(place);
        return std::any_of(near.begin(), near.end(), [&](const Place& other) {
            return taken(other) && top(other)[1] == 'P';
        });
    }

    void add_throws(std::set<std::string>& found) {
        for (const Place& thrower : places()) {
            if (!throws_from(thrower)) continue;
            for (const Place& from : around(thrower)) {
                if (height(from) != 1 || top(from) == stunned_) continue;
                const std::string name = lift(from);
                if (connected() && !gated(from, thrower)) {
                    for (const Place& to : around(thrower)) {
                        if (!taken(to) && to != from && !gated(thrower, to)) {
                            found.insert(name + text(to));
                        }
                    }
                }
                put(from, name);
            }
        }
    }

    Player player_;
    Stacks stacks_;
    std::string stunned_;
    std::set<char> hand_;
};

}  // namespace quintet::hive::tests
