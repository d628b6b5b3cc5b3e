// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/object_matches.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "model/borrow/humanoid_bones.h"

namespace sinew {
namespace {

/// Pairs of one kind while they are found.
class Matcher {
public:
    Matcher(std::size_t before, std::size_t after)
        : m_after(before, Matching::kNone), m_by(before), m_before(after, Matching::kNone) {}

    void match(std::uint32_t before, std::uint32_t after, MatchedBy by) {
        if (before < m_after.size() && after < m_before.size() && freeBefore(before) &&
            freeAfter(after)) {
            m_after[before] = after;
            m_by[before] = by;
            m_before[after] = before;
        }
    }

    [[nodiscard]] bool freeBefore(std::uint32_t before) const {
        return m_after[before] == Matching::kNone;
    }
    [[nodiscard]] bool freeAfter(std::uint32_t after) const {
        return m_before[after] == Matching::kNone;
    }
    [[nodiscard]] std::uint32_t afterOf(std::uint32_t before) const { return m_after[before]; }

    void byIndex() {
        const auto count = static_cast<std::uint32_t>(std::min(m_after.size(), m_before.size()));
        for (std::uint32_t i = 0; i < count; ++i) {
            match(i, i, MatchedBy::Index);
        }
    }

    [[nodiscard]] Matching matching() const {
        Matching found;
        found.afterOf = m_after;
        found.beforeOf = m_before;
        for (std::uint32_t i = 0; i < m_after.size(); ++i) {
            if (freeBefore(i)) {
                found.onlyBefore.push_back(i);
            } else {
                found.pairs.push_back({.before = i, .after = m_after[i], .by = m_by[i]});
            }
        }
        for (std::uint32_t i = 0; i < m_before.size(); ++i) {
            if (freeAfter(i)) {
                found.onlyAfter.push_back(i);
            }
        }
        return found;
    }

private:
    std::vector<std::uint32_t> m_after;   // [before]
    std::vector<MatchedBy> m_by;          // [before]
    std::vector<std::uint32_t> m_before;  // [after]
};

using Places = std::map<std::string_view, std::vector<std::uint32_t>>;

template <class Object>
Places placesOfNames(const std::vector<Object>& objects) {
    Places places;
    for (std::uint32_t i = 0; i < objects.size(); ++i) {
        if (!objects[i].name.empty()) {
            places[objects[i].name].push_back(i);
        }
    }
    return places;
}

/// Pairs the names that only one object of each file has; of several, if `orderly`, the first with
/// the first.
template <class Object>
void matchNames(const std::vector<Object>& before, const std::vector<Object>& after, bool orderly,
                Matcher& matcher) {
    const Places partners = placesOfNames(after);
    for (const auto& [name, places] : placesOfNames(before)) {
        const auto found = partners.find(name);
        if (found == partners.end()) {
            continue;
        }
        const std::size_t both = std::min(places.size(), found->second.size());
        const bool unique = places.size() == 1 && found->second.size() == 1;
        for (std::size_t i = 0; i < (unique || orderly ? both : 0); ++i) {
            matcher.match(places[i], found->second[i], unique ? MatchedBy::Name : MatchedBy::Path);
        }
    }
}

template <class Object>
Matching matchNamed(const std::vector<Object>& before, const std::vector<Object>& after) {
    Matcher matcher(before.size(), after.size());
    matchNames(before, after, true, matcher);
    matcher.byIndex();
    return matcher.matching();
}

void matchBones(const Asset& before, const Asset& after, Matcher& matcher) {
    for (const auto& [here, there] : sharedBones(before, after)) {
        matcher.match(here.value, there.value, MatchedBy::HumanoidBone);
    }
}

std::vector<NodeIndex> rootsOf(const Asset& asset) {
    std::vector<NodeIndex> roots;
    for (const NodeIndex node : asset.parentsFirst) {
        if (!asset[node].parent) {
            roots.push_back(node);
        }
    }
    return roots;
}

/// Pairs what is left among siblings: equal names in their order, then, if as many are left in both
/// files, all in their order.
void matchSiblings(const Asset& before, const std::vector<NodeIndex>& here, const Asset& after,
                   const std::vector<NodeIndex>& there, Matcher& matcher) {
    std::map<std::string_view, std::vector<std::uint32_t>> named;
    for (const NodeIndex node : there) {
        if (matcher.freeAfter(node.value)) {
            named[after[node].name].push_back(node.value);
        }
    }
    std::map<std::string_view, std::size_t> used;
    for (const NodeIndex node : here) {
        const std::string_view name = before[node].name;
        const auto found = named.find(name);
        if (matcher.freeBefore(node.value) && found != named.end() &&
            used[name] < found->second.size()) {
            matcher.match(node.value, found->second[used[name]++], MatchedBy::Path);
        }
    }
    std::vector<std::uint32_t> leftBefore;
    std::vector<std::uint32_t> leftAfter;
    for (const NodeIndex node : here) {
        if (matcher.freeBefore(node.value)) {
            leftBefore.push_back(node.value);
        }
    }
    for (const NodeIndex node : there) {
        if (matcher.freeAfter(node.value)) {
            leftAfter.push_back(node.value);
        }
    }
    if (leftBefore.size() == leftAfter.size()) {
        for (std::size_t i = 0; i < leftBefore.size(); ++i) {
            matcher.match(leftBefore[i], leftAfter[i], MatchedBy::Path);
        }
    }
}

Matching matchNodes(const Asset& before, const Asset& after) {
    Matcher matcher(before.nodes.size(), after.nodes.size());
    matchNames(before.nodes, after.nodes, false, matcher);
    matchBones(before, after, matcher);
    matchSiblings(before, rootsOf(before), after, rootsOf(after), matcher);
    for (const NodeIndex node : before.parentsFirst) {
        if (!matcher.freeBefore(node.value)) {
            const NodeIndex partner{matcher.afterOf(node.value)};
            matchSiblings(before, before[node].children, after, after[partner].children, matcher);
        }
    }
    matcher.byIndex();
    return matcher.matching();
}

/// Pairs meshes or skins by name, then those of matched nodes, then by index.
template <class Object, class Used>
Matching matchUsed(const std::vector<Object>& before, const std::vector<Object>& after,
                   const Matching& nodes, const Used& used) {
    Matcher matcher(before.size(), after.size());
    matchNames(before, after, false, matcher);
    for (const ObjectMatch& pair : nodes.pairs) {
        const auto [here, there] = used(pair);
        matcher.match(here.value, there.value, MatchedBy::User);
    }
    matcher.byIndex();
    return matcher.matching();
}

}  // namespace

NodeIndex ObjectMatches::afterOf(NodeIndex before) const noexcept {
    return before.value < nodes.afterOf.size() ? NodeIndex(nodes.afterOf[before.value])
                                               : NodeIndex();
}

ObjectMatches matchObjects(const Asset& before, const Asset& after) {
    ObjectMatches matches;
    matches.nodes = matchNodes(before, after);
    matches.meshes =
        matchUsed(before.meshes, after.meshes, matches.nodes, [&](const ObjectMatch& pair) {
            return std::pair(before.nodes[pair.before].mesh, after.nodes[pair.after].mesh);
        });
    matches.skins =
        matchUsed(before.skins, after.skins, matches.nodes, [&](const ObjectMatch& pair) {
            return std::pair(before.nodes[pair.before].skin, after.nodes[pair.after].skin);
        });
    matches.animations = matchNamed(before.animations, after.animations);
    matches.materials = matchNamed(before.materials, after.materials);
    matches.cameras = matchNamed(before.cameras, after.cameras);
    matches.lights = matchNamed(before.lights, after.lights);
    return matches;
}

ObjectMatches mirrored(const ObjectMatches& matches) {
    ObjectMatches other = matches;
    for (Matching* const one : {&other.nodes, &other.meshes, &other.skins, &other.animations,
                                &other.materials, &other.cameras, &other.lights}) {
        for (ObjectMatch& pair : one->pairs) {
            std::swap(pair.before, pair.after);
        }
        std::sort(one->pairs.begin(), one->pairs.end(),
                  [](const auto& a, const auto& b) { return a.before < b.before; });
        one->onlyBefore.swap(one->onlyAfter);
        one->afterOf.swap(one->beforeOf);
    }
    return other;
}

void pairUp(Matching& matching, std::uint32_t before, std::uint32_t after) {
    Matcher matcher(matching.afterOf.size(), matching.beforeOf.size());
    matcher.match(before, after, MatchedBy::User);
    for (const ObjectMatch& pair : matching.pairs) {
        if (pair.before != before) {
            matcher.match(pair.before, pair.after, pair.by);
        }
    }
    matching = matcher.matching();
}

}  // namespace sinew
