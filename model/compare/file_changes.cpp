// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/file_changes.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "model/compare/turn_between.h"
#include "model/core/json_value.h"
#include "model/core/words.h"
#include "model/words/words.h"

namespace sinew {
namespace {

constexpr float kSameNumber = 1e-6F;  // relative to the larger of both

/// "mesh 'Body'", or "mesh 3" without a name.
std::string objectWords(const char* word, const std::string& name, std::uint32_t index) {
    return (name.empty() ? "" : std::string(word) + " ") + quotedName(name, word, index);
}

/// Collects changes of matched objects of one kind.
class ChangeList {
public:
    explicit ChangeList(std::vector<FileChange>& changes) : m_changes(changes) {}

    void add(ChangeKind kind, const ObjectRef& object, std::string words) {
        m_changes.push_back({.kind = kind, .object = object, .words = std::move(words)});
    }

    /// "mesh 'Body' has 3 primitives instead of 2".
    void number(const ObjectRef& object, const std::string& name, std::size_t before,
                std::size_t after, const char* one, const char* many) {
        if (before != after) {
            add(ChangeKind::Changed, object,
                name + " has " + counted(after, one, many) + " instead of " +
                    std::to_string(before));
        }
    }

    /// Objects that only one file has, and changed names.
    template <class Object>
    void names(ObjectKind kind, const char* word, const std::vector<Object>& before,
               const std::vector<Object>& after, const Matching& matching) {
        for (const std::uint32_t index : matching.onlyBefore) {
            add(ChangeKind::Removed, {kind, index},
                objectWords(word, before[index].name, index) + " is gone");
        }
        for (const std::uint32_t index : matching.onlyAfter) {
            add(ChangeKind::Added, {kind, index},
                objectWords(word, after[index].name, index) + " is new");
        }
        for (const ObjectMatch& pair : matching.pairs) {
            const std::string& name = after[pair.after].name;
            if (before[pair.before].name != name) {
                add(ChangeKind::Renamed, {kind, pair.before},
                    objectWords(word, before[pair.before].name, pair.before) +
                        (name.empty() ? " has no name"
                                      : " is called " + quotedName(name, word, 0)));
            }
        }
    }

private:
    std::vector<FileChange>& m_changes;
};

template <glm::length_t N>
bool same(const glm::vec<N, float>& a, const glm::vec<N, float>& b) {
    const float scale = std::max(glm::length(a), glm::length(b));
    return glm::length(a - b) <= kSameNumber * scale;
}

void restChange(const Asset& before, const ObjectMatch& pair, const Asset& after,
                ChangeList& list) {
    const Node& here = before.nodes[pair.before];
    const Node& there = after.nodes[pair.after];
    const std::string name = objectWords("node", before.nodes[pair.before].name, pair.before);
    const ObjectRef object{ObjectKind::Node, pair.before};
    if (!same(here.rest.translation, there.rest.translation)) {
        list.add(
            ChangeKind::Changed, object,
            name + " rests " +
                words::units(double{glm::distance(here.rest.translation, there.rest.translation)}) +
                " from where it was");
    }
    const glm::quat& from = here.rest.rotation;
    const glm::quat& to = there.rest.rotation;
    const float stored[] = {from.x, from.y, from.z, from.w, to.x, to.y, to.z, to.w};
    const double turn = turnBetween(stored, stored + 4);
    if (turn > kSameTurn) {
        list.add(ChangeKind::Changed, object,
                 name + " is turned at rest by " + words::degrees(turn));
    }
    if (!same(here.rest.scale, there.rest.scale)) {
        list.add(ChangeKind::Changed, object, name + " has another scale at rest");
    }
}

void parentChange(const Asset& before, const ObjectMatch& pair, const Asset& after,
                  const ObjectMatches& matches, ChangeList& list) {
    const NodeIndex parent = before.nodes[pair.before].parent;
    const NodeIndex now = after.nodes[pair.after].parent;
    const NodeIndex expected = parent ? matches.afterOf(parent) : NodeIndex();
    if (expected != now) {
        list.add(ChangeKind::Changed, {ObjectKind::Node, pair.before},
                 objectWords("node", before.nodes[pair.before].name, pair.before) + " is below " +
                     (now ? words::nodeName(after, now) : std::string("no node")) + " instead of " +
                     (parent ? words::nodeName(before, parent) : std::string("no node")));
    }
}

/// The joint order of `here` in nodes of the file after.
std::vector<NodeIndex> expectedJoints(const Skin& here, const ObjectMatches& matches) {
    std::vector<NodeIndex> joints;
    for (const NodeIndex joint : here.joints) {
        joints.push_back(matches.afterOf(joint));
    }
    return joints;
}

/// Joints that both skins have with another inverse bind matrix.
void bindChanges(const Asset& before, const ObjectMatch& pair, const Asset& after,
                 const std::vector<NodeIndex>& expected, ChangeList& list) {
    const Skin& here = before.skins[pair.before];
    const Skin& there = after.skins[pair.after];
    std::map<NodeIndex, std::size_t> places;
    for (std::size_t i = 0; i < there.joints.size(); ++i) {
        places.emplace(there.joints[i], i);
    }
    std::vector<std::string> changed;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto found = places.find(expected[i]);
        if (!expected[i] || found == places.end()) {
            continue;
        }
        const std::size_t at = found->second;
        const glm::mat4 difference = here.inverseBindMatrices[i] - there.inverseBindMatrices[at];
        float largest = 0.0F;
        float size = 1.0F;
        for (glm::length_t column = 0; column < 4; ++column) {
            largest = std::max(largest, glm::length(difference[column]));
            size = std::max(size, glm::length(here.inverseBindMatrices[i][column]));
        }
        if (largest > 1e-5F * size) {
            changed.push_back(words::nodeName(before, here.joints[i]));
        }
    }
    if (!changed.empty()) {
        list.add(ChangeKind::Changed, {ObjectKind::Skin, pair.before},
                 objectWords("skin", before.skins[pair.before].name, pair.before) +
                     " binds differently: " + words::someOf(changed, changed.size()));
    }
}

void skinChange(const Asset& before, const ObjectMatch& pair, const Asset& after,
                const ObjectMatches& matches, ChangeList& list) {
    const std::vector<NodeIndex> expected = expectedJoints(before.skins[pair.before], matches);
    const Skin& there = after.skins[pair.after];
    const std::string name = objectWords("skin", before.skins[pair.before].name, pair.before);
    list.number({ObjectKind::Skin, pair.before}, name, expected.size(), there.joints.size(),
                "joint", "joints");
    bindChanges(before, pair, after, expected, list);
}

std::size_t verticesOf(const Mesh& mesh) {
    std::size_t count = 0;
    for (const Primitive& primitive : mesh.primitives) {
        count += primitive.vertexCount();
    }
    return count;
}

void meshChange(const Asset& before, const ObjectMatch& pair, const Asset& after,
                ChangeList& list) {
    const Mesh& here = before.meshes[pair.before];
    const Mesh& there = after.meshes[pair.after];
    const std::string name = objectWords("mesh", here.name, pair.before);
    const ObjectRef object{ObjectKind::Mesh, pair.before};
    list.number(object, name, verticesOf(here), verticesOf(there), "vertex", "vertices");
    list.number(object, name, here.primitives.size(), there.primitives.size(), "primitive",
                "primitives");
    list.number(object, name, here.targetCount(), there.targetCount(), "morph target",
                "morph targets");
}

/// Whether values are the same apart from indices of other lists, which depend on their order.
bool sameJson(const JsonValue& a, const JsonValue& b) {
    if (a.object() != nullptr && b.object() != nullptr) {
        const auto isIn = [](const JsonValue& other) {
            return [&other](const JsonMember& member) {
                const JsonValue* const found = other.find(member.name);
                return member.name == "index" || member.name == "name" ||
                       (found != nullptr && sameJson(member.value, *found));
            };
        };
        return std::all_of(a.object()->begin(), a.object()->end(), isIn(b)) &&
               std::all_of(b.object()->begin(), b.object()->end(), isIn(a));
    }
    if (a.array() != nullptr && b.array() != nullptr) {
        return std::equal(a.array()->begin(), a.array()->end(), b.array()->begin(),
                          b.array()->end(), sameJson);
    }
    if (a.number() != nullptr && b.number() != nullptr) {
        return std::abs(*a.number() - *b.number()) <=
               1e-6 * std::max(std::abs(*a.number()), std::abs(*b.number()));
    }
    if (a.string() != nullptr && b.string() != nullptr) {
        return *a.string() == *b.string();
    }
    if (a.boolean() != nullptr && b.boolean() != nullptr) {
        return *a.boolean() == *b.boolean();
    }
    return a.isNull() && b.isNull();
}

void materialChange(const Asset& before, const ObjectMatch& pair, const Asset& after,
                    ChangeList& list) {
    const auto& here = before.json->elements("materials");
    const auto& there = after.json->elements("materials");
    if (pair.before < here.size() && pair.after < there.size() &&
        !sameJson(here[pair.before], there[pair.after])) {
        list.add(ChangeKind::Changed, {ObjectKind::Material, pair.before},
                 objectWords("material", before.materials[pair.before].name, pair.before) +
                     " is another one");
    }
}

void extensionChanges(const Asset& before, const Asset& after, ChangeList& list) {
    const auto missing = [](const std::vector<std::string>& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) == names.end();
    };
    for (const std::string& name : before.extensionsUsed) {
        if (missing(after.extensionsUsed, name)) {
            list.add(ChangeKind::Removed, {}, "the extension " + name + " is no longer used");
        }
    }
    for (const std::string& name : after.extensionsUsed) {
        if (missing(before.extensionsUsed, name)) {
            list.add(ChangeKind::Added, {}, "the extension " + name + " is used");
        }
    }
}

void sizeChange(const char* what, std::uint64_t here, std::uint64_t there, ChangeList& list) {
    if (here == there) {
        return;
    }
    std::string from = words::bytes(here);
    std::string to = words::bytes(there);
    if (from == to) {  // rounded to the same number
        from = std::to_string(here);
        to = counted(there, "byte", "bytes");
    }
    list.add(ChangeKind::Changed, {}, std::string(what) + " " + to + " instead of " + from);
}

}  // namespace

std::vector<FileChange> fileChanges(const Asset& before, const Asset& after,
                                    const ObjectMatches& matches) {
    std::vector<FileChange> changes;
    ChangeList list(changes);
    list.names(ObjectKind::Node, "node", before.nodes, after.nodes, matches.nodes);
    for (const ObjectMatch& pair : matches.nodes.pairs) {
        parentChange(before, pair, after, matches, list);
        restChange(before, pair, after, list);
    }
    list.names(ObjectKind::Mesh, "mesh", before.meshes, after.meshes, matches.meshes);
    for (const ObjectMatch& pair : matches.meshes.pairs) {
        meshChange(before, pair, after, list);
    }
    list.names(ObjectKind::Skin, "skin", before.skins, after.skins, matches.skins);
    for (const ObjectMatch& pair : matches.skins.pairs) {
        skinChange(before, pair, after, matches, list);
    }
    list.names(ObjectKind::Animation, "animation", before.animations, after.animations,
               matches.animations);
    for (const ObjectMatch& pair : matches.animations.pairs) {
        auto tracks = clipChanges(before, AnimationIndex(pair.before), after,
                                  AnimationIndex(pair.after), matches);
        changes.insert(changes.end(), tracks.begin(), tracks.end());
    }
    list.names(ObjectKind::Material, "material", before.materials, after.materials,
               matches.materials);
    for (const ObjectMatch& pair : matches.materials.pairs) {
        materialChange(before, pair, after, list);
    }
    list.names(ObjectKind::Camera, "camera", before.cameras, after.cameras, matches.cameras);
    list.names(ObjectKind::Light, "light", before.lights, after.lights, matches.lights);
    extensionChanges(before, after, list);
    sizeChange("the file has", before.info.fileBytes, after.info.fileBytes, list);
    sizeChange("the buffers have", before.info.bufferBytes, after.info.bufferBytes, list);
    return changes;
}

}  // namespace sinew
