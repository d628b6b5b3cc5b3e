// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/same_objects.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "model/compare/object_partners.h"

namespace sinew {
namespace {

/// The index of the same name in the list of another owner, as many equal names before it; see
/// SameObjects.
template <class Owner, class NameIn>
std::optional<std::size_t> sameName(std::size_t index, const Owner& from, const Owner& to,
                                    std::size_t toCount, const NameIn& nameIn) {
    const std::string_view name = nameIn(from, index);
    if (name.empty()) {
        return index < toCount && nameIn(to, index).empty() ? std::optional(index) : std::nullopt;
    }
    std::size_t before = 0;
    for (std::size_t i = 0; i < index; ++i) {
        before += nameIn(from, i) == name ? 1 : 0;
    }
    for (std::size_t i = 0; i < toCount; ++i) {
        if (nameIn(to, i) == name && before-- == 0) {
            return i;
        }
    }
    return std::nullopt;
}

/// Unnamed children of every node; those without a parent come last.
std::vector<std::size_t> unnamedChildren(const Asset& asset) {
    std::vector<std::size_t> counts(asset.nodes.size() + 1, 0);
    for (const Node& node : asset.nodes) {
        counts[node.parent ? node.parent.value : asset.nodes.size()] += node.name.empty() ? 1 : 0;
    }
    return counts;
}

std::size_t parentPlace(const Asset& asset, std::uint32_t node) {
    const NodeIndex parent = asset.nodes[node].parent;
    return parent ? parent.value : asset.nodes.size();
}

/// Takes partners away from each other, except those that `keeps` both.
template <class Keeps>
void keepPairs(Matching& matching, const Keeps& keeps) {
    std::erase_if(matching.pairs, [&](const ObjectMatch& pair) {
        const bool gone = !keeps(pair);
        if (gone) {
            matching.afterOf[pair.before] = Matching::kNone;
            matching.beforeOf[pair.after] = Matching::kNone;
        }
        return gone;
    });
}

template <class Object>
void keepNamed(Matching& matching, const std::vector<Object>& from, const std::vector<Object>& to) {
    keepPairs(matching, [&](const ObjectMatch& pair) {
        return from[pair.before].name == to[pair.after].name;
    });
}

ObjectMatches namedMatches(const Asset& from, const Asset& to) {
    ObjectMatches matches = matchObjects(from, to);
    const std::vector<std::size_t> before = unnamedChildren(from);
    const std::vector<std::size_t> after = unnamedChildren(to);
    keepPairs(matches.nodes, [&](const ObjectMatch& pair) {
        const std::string& name = from.nodes[pair.before].name;
        return name == to.nodes[pair.after].name &&
               (!name.empty() ||
                before[parentPlace(from, pair.before)] == after[parentPlace(to, pair.after)]);
    });
    keepNamed(matches.meshes, from.meshes, to.meshes);
    keepNamed(matches.skins, from.skins, to.skins);
    keepNamed(matches.animations, from.animations, to.animations);
    keepNamed(matches.materials, from.materials, to.materials);
    keepNamed(matches.cameras, from.cameras, to.cameras);
    keepNamed(matches.lights, from.lights, to.lights);
    return matches;
}

const Mesh* meshOf(const Asset& asset, NodeIndex node) {
    const MeshIndex mesh = asset[node].mesh;
    return mesh ? &asset[mesh] : nullptr;
}

template <class Index>
Index indexOr(const std::optional<std::size_t>& found) {
    return found ? Index(*found) : Index();
}

}  // namespace

SameObjects::SameObjects(const Asset& from, const Asset& to)
    : m_from(from), m_to(to), m_identical(sharesContents(from, to)) {
    if (&from != &to) {
        m_matches = namedMatches(from, to);
    }
}

NodeIndex SameObjects::node(NodeIndex node) const {
    return m_identical || !node ? node : m_matches.afterOf(node);
}

std::optional<std::size_t> SameObjects::listed(ObjectKind kind, std::size_t index) const {
    if (m_identical && (kind != ObjectKind::Animation || &m_from == &m_to)) {
        return index;
    }
    if (kind == ObjectKind::Scene || kind == ObjectKind::Texture || kind == ObjectKind::Image) {
        return sameName(index, m_from, m_to, countOf(m_to, kind),
                        [kind](const Asset& asset, std::size_t i) {
                            return storedName(asset, ObjectRef(kind, i));
                        });
    }
    const auto found = partnerOf({m_from, m_to, m_matches}, ObjectRef(kind, index));
    return found ? std::optional<std::size_t>(found->index) : std::nullopt;
}

SceneIndex SameObjects::scene(SceneIndex scene) const {
    return scene ? indexOr<SceneIndex>(listed(ObjectKind::Scene, scene.value)) : scene;
}

SkinIndex SameObjects::skin(SkinIndex skin) const {
    return skin ? indexOr<SkinIndex>(listed(ObjectKind::Skin, skin.value)) : skin;
}

JointIndex SameObjects::joint(SkinIndex skin, JointIndex joint) const {
    const SkinIndex there = this->skin(skin);
    if (m_identical || !there || !joint) {
        return there ? joint : JointIndex();
    }
    const NodeIndex found = node(m_from[skin].joints[joint.value]);
    const std::vector<NodeIndex>& joints = m_to[there].joints;
    const auto place = std::find(joints.begin(), joints.end(), found);
    return found && place != joints.end() ? JointIndex(std::size_t(place - joints.begin()))
                                          : JointIndex();
}

std::optional<DrawnVertex> SameObjects::vertex(const DrawnVertex& place) const {
    DrawnVertex there = place;
    there.node = node(place.node);
    if (!exists(m_from, place) || !exists(m_to, there)) {
        return std::nullopt;
    }
    const auto count = [](const Asset& asset, const DrawnVertex& at) {
        return asset[asset[at.node].mesh].primitives[at.primitive].vertexCount();
    };
    return count(m_from, place) == count(m_to, there) ? std::optional(there) : std::nullopt;
}

AnimationIndex SameObjects::animation(AnimationIndex animation) const {
    return animation ? indexOr<AnimationIndex>(listed(ObjectKind::Animation, animation.value))
                     : animation;
}

VariantIndex SameObjects::variant(VariantIndex variant) const {
    if (m_identical || !variant) {
        return variant;
    }
    return indexOr<VariantIndex>(sameName(
        variant.value, m_from.variants, m_to.variants, m_to.variants.size(),
        [](const auto& variants, std::size_t i) { return std::string_view(variants[i]); }));
}

std::optional<std::uint32_t> SameObjects::morphTarget(NodeIndex node, std::uint32_t target) const {
    const NodeIndex there = this->node(node);
    const Mesh* from = there ? meshOf(m_from, node) : nullptr;
    const Mesh* to = there ? meshOf(m_to, there) : nullptr;
    if (from == nullptr || to == nullptr || target >= from->targetCount()) {
        return std::nullopt;
    }
    const std::optional<std::size_t> found =
        sameName(target, *from, *to, to->targetCount(), [](const Mesh& mesh, std::size_t i) {
            return i < mesh.targetNames.size() ? std::string_view(mesh.targetNames[i])
                                               : std::string_view();
        });
    return found ? std::optional(static_cast<std::uint32_t>(*found)) : std::nullopt;
}

ObjectRef SameObjects::part(const ObjectRef& object) const {
    if (m_identical && object.kind != ObjectKind::Channel) {
        return object;
    }
    const auto found = partnerOf({m_from, m_to, m_matches}, object);
    return found ? *found : this->object(ownerOf(object));
}

ObjectRef SameObjects::object(const ObjectRef& object) const {
    switch (object.kind) {
        case ObjectKind::File:
            return object;
        case ObjectKind::Node: {
            const NodeIndex found = node(NodeIndex(std::size_t{object.index}));
            return found ? ObjectRef(found) : ObjectRef();
        }
        case ObjectKind::Primitive:
        case ObjectKind::Joint:
        case ObjectKind::Channel:
            return &m_from == &m_to ? object : part(object);
        default: {
            const std::optional<std::size_t> found = listed(object.kind, object.index);
            return found ? ObjectRef(object.kind, *found) : ObjectRef();
        }
    }
}

}  // namespace sinew
