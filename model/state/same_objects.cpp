// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/same_objects.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "model/asset/channel_lookup.h"

namespace sinew {
namespace {

constexpr std::size_t kNoParent = std::numeric_limits<std::size_t>::max();

/// Numbers for paths of names: a path is the number of its parent's path and a name.
using PathNumbers = std::map<std::pair<std::size_t, std::string_view>, std::size_t>;

std::vector<std::size_t> pathsOf(const Asset& asset, PathNumbers& numbers) {
    std::vector<std::size_t> paths(asset.nodes.size(), kNoParent);
    for (const NodeIndex index : asset.parentsFirst) {
        const Node& node = asset[index];
        const std::size_t parent = node.parent ? paths[node.parent.value] : kNoParent;
        const std::pair key(parent, std::string_view(node.name));
        paths[index.value] = numbers.try_emplace(key, numbers.size()).first->second;
    }
    return paths;
}

std::vector<std::vector<NodeIndex>> nodesOf(const std::vector<std::size_t>& paths,
                                            std::size_t count) {
    std::vector<std::vector<NodeIndex>> nodes(count);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i] != kNoParent) {
            nodes[paths[i]].emplace_back(i);
        }
    }
    return nodes;
}

/// The index of the same name in another list, as many equal names before it; see SameObjects.
template <class NameAt>
std::optional<std::size_t> sameName(std::size_t index, const NameAt& from, std::size_t toCount,
                                    const NameAt& to) {
    const std::string_view name = from(index);
    if (name.empty()) {
        return index < toCount && to(index).empty() ? std::optional(index) : std::nullopt;
    }
    std::size_t before = 0;
    for (std::size_t i = 0; i < index; ++i) {
        before += from(i) == name ? 1 : 0;
    }
    for (std::size_t i = 0; i < toCount; ++i) {
        if (to(i) == name && before-- == 0) {
            return i;
        }
    }
    return std::nullopt;
}

/// Whether both channels drive the same: the node of that name, or the property of that object.
/// Primitives are told apart by their number alone.
bool sameRole(const Asset& from, const ObjectRef& object, const Asset& to, const ObjectRef& there) {
    if (object.kind != ObjectKind::Channel) {
        return true;
    }
    const FoundChannel a = findChannel(from.animations[object.index], object.part);
    const FoundChannel b = findChannel(to.animations[there.index], there.part);
    const auto named = [](const Asset& asset, const ObjectRef& owner) {
        const std::string_view name = storedName(asset, owner);
        return std::pair(name, name.empty() ? owner.index : 0U);
    };
    if (a.channel != nullptr && b.channel != nullptr) {
        return a.channel->path == b.channel->path &&
               named(from, a.channel->node) == named(to, b.channel->node);
    }
    if (a.property == nullptr || b.property == nullptr) {
        return false;
    }
    const ObjectRef before = objectAt(from, a.property->pointer);
    const ObjectRef after = objectAt(to, b.property->pointer);
    return before.kind == after.kind && named(from, before) == named(to, after) &&
           a.property->pointer.substr(pointerOf(before).size()) ==
               b.property->pointer.substr(pointerOf(after).size());
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
    if (m_identical) {
        return;
    }
    PathNumbers numbers;
    m_fromPaths = pathsOf(from, numbers);
    const std::vector<std::size_t> toPaths = pathsOf(to, numbers);
    m_fromNodes = nodesOf(m_fromPaths, numbers.size());
    m_toNodes = nodesOf(toPaths, numbers.size());
}

NodeIndex SameObjects::node(NodeIndex node) const {
    if (m_identical || !node) {
        return node;
    }
    const std::string& name = m_from[node].name;
    if (const std::size_t path = m_fromPaths[node.value]; path != kNoParent) {
        const std::vector<NodeIndex>& before = m_fromNodes[path];
        const std::vector<NodeIndex>& now = m_toNodes[path];
        const auto place =
            std::size_t(std::find(before.begin(), before.end(), node) - before.begin());
        // Unnamed nodes cannot be told apart if there are more or fewer of them.
        if (place < now.size() && (!name.empty() || now.size() == before.size())) {
            return now[place];
        }
    }
    const bool agrees = !name.empty() && node.value < m_to.nodes.size() && m_to[node].name == name;
    return agrees ? node : NodeIndex();
}

std::optional<std::size_t> SameObjects::listed(ObjectKind kind, std::size_t index) const {
    if (m_identical && (kind != ObjectKind::Animation || &m_from == &m_to)) {
        return index;
    }
    const auto nameIn = [kind](const Asset& asset) {
        return [&asset, kind](std::size_t i) { return storedName(asset, ObjectRef(kind, i)); };
    };
    using NameAt = decltype(nameIn(m_from));
    return sameName<NameAt>(index, nameIn(m_from), countOf(m_to, kind), nameIn(m_to));
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
    const auto nameIn = [](const Asset& asset) {
        return [&asset](std::size_t i) { return std::string_view(asset.variants[i]); };
    };
    using NameAt = decltype(nameIn(m_from));
    return indexOr<VariantIndex>(
        sameName<NameAt>(variant.value, nameIn(m_from), m_to.variants.size(), nameIn(m_to)));
}

std::optional<std::uint32_t> SameObjects::morphTarget(NodeIndex node, std::uint32_t target) const {
    const NodeIndex there = this->node(node);
    const Mesh* from = there ? meshOf(m_from, node) : nullptr;
    const Mesh* to = there ? meshOf(m_to, there) : nullptr;
    if (from == nullptr || to == nullptr || target >= from->targetCount()) {
        return std::nullopt;
    }
    const auto nameIn = [](const Mesh& mesh) {
        return [&mesh](std::size_t i) {
            return i < mesh.targetNames.size() ? std::string_view(mesh.targetNames[i])
                                               : std::string_view();
        };
    };
    using NameAt = decltype(nameIn(*from));
    const std::optional<std::size_t> found =
        sameName<NameAt>(target, nameIn(*from), to->targetCount(), nameIn(*to));
    return found ? std::optional(static_cast<std::uint32_t>(*found)) : std::nullopt;
}

ObjectRef SameObjects::part(const ObjectRef& object) const {
    const ObjectRef owner = this->object(ownerOf(object));
    if (object.kind == ObjectKind::Joint) {
        const JointIndex there =
            joint(SkinIndex(std::size_t{object.index}), JointIndex(std::size_t{object.part}));
        return there ? ObjectRef(object.kind, owner.index, there.value) : owner;
    }
    const ObjectRef there(object.kind, owner.index, object.part);
    const bool same = owner.kind != ObjectKind::File && exists(m_to, there) &&
                      sameRole(m_from, object, m_to, there);
    return same ? there : owner;
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
