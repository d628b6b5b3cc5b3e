// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/node_rows.h"

#include <array>
#include <cstdint>

#include "model/core/enum_array.h"
#include "ui/models/joint_rows.h"

namespace sinew {
namespace {

struct NodeKindInfo {
    NodeKind kind;
    const char* name;
    const char* icon;
};

constexpr auto kNodeKinds = std::to_array<NodeKindInfo>({
    {NodeKind::SkinnedMesh, "skinned mesh", "node-skinned-mesh"},
    {NodeKind::Mesh, "mesh", "node-mesh"},
    {NodeKind::Camera, "camera", "node-camera"},
    {NodeKind::Light, "light", "node-light"},
    {NodeKind::Joint, "joint", "node-joint"},
    {NodeKind::Group, "group", "node-group"},
});
static_assert(rowsFollow(kNodeKinds, &NodeKindInfo::kind));

enum class Shown : std::uint8_t { No, AsAncestor, Yes };

std::vector<Shown> shownNodes(const Asset& asset, SceneIndex scene, const QString& filter) {
    std::vector<Shown> inScene(asset.nodes.size(), Shown::No);
    for (const NodeIndex node : sceneNodes(asset, scene)) {
        inScene[node.value] = Shown::Yes;
    }
    if (filter.isEmpty()) {
        return inScene;
    }
    std::vector<Shown> shown(asset.nodes.size(), Shown::No);
    for (auto i = asset.parentsFirst.rbegin(); i != asset.parentsFirst.rend(); ++i) {
        if (inScene[i->value] == Shown::No) {
            continue;
        }
        if (nodeLabel(asset, *i).contains(filter, Qt::CaseInsensitive)) {
            shown[i->value] = Shown::Yes;
        }
        const NodeIndex parent = asset[*i].parent;
        if (shown[i->value] != Shown::No && parent && inScene[parent.value] == Shown::Yes &&
            shown[parent.value] == Shown::No) {
            shown[parent.value] = Shown::AsAncestor;
        }
    }
    return shown;
}

class RowBuilder {
public:
    RowBuilder(const Asset& asset, std::vector<Shown> shown)
        : m_asset(asset), m_shown(std::move(shown)) {
        m_out.rowOfNode.assign(asset.nodes.size(), -1);
    }

    NodeRows build(const std::vector<NodeIndex>& roots) {
        for (const NodeIndex root : roots) {
            add(root, -1);
        }
        for (std::size_t i = 0; i < m_out.rows.size(); ++i) {
            for (const NodeIndex child : m_asset[m_out.rows[i].node].children) {
                add(child, static_cast<int>(i));
            }
        }
        return std::move(m_out);
    }

private:
    void add(NodeIndex node, int parent) {
        if (m_shown[node.value] == Shown::No || m_out.rowOfNode[node.value] >= 0) {
            return;
        }
        m_out.rowOfNode[node.value] = m_out.tree.add(parent);
        m_out.rows.push_back({.node = node, .matches = m_shown[node.value] == Shown::Yes});
    }

    const Asset& m_asset;
    std::vector<Shown> m_shown;
    NodeRows m_out;
};

/// Nodes whose parent is not in the scene; invalid scenes may also list child nodes.
std::vector<NodeIndex> rootsOf(const Asset& asset, const std::vector<Shown>& shown) {
    std::vector<NodeIndex> roots;
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        if (shown[node.value] != Shown::No && (!parent || shown[parent.value] == Shown::No)) {
            roots.push_back(node);
        }
    }
    return roots;
}

}  // namespace

NodeRows makeNodeRows(const Asset& asset, SceneIndex scene, const QString& filter) {
    std::vector<Shown> shown = shownNodes(asset, scene, filter);
    const std::vector<NodeIndex> roots = rootsOf(asset, shown);
    return RowBuilder(asset, std::move(shown)).build(roots);
}

QString nodeLabel(const Asset& asset, NodeIndex node) {
    return QString::fromStdString(displayName(asset[node].name, "Node", node.value));
}

std::vector<NodeKind> nodeKinds(const Asset& asset) {
    std::vector<NodeKind> kinds(asset.nodes.size(), NodeKind::Group);
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            kinds[joint.value] = NodeKind::Joint;
        }
    }
    for (const NodeIndex bone : bonesAlone(asset, asset.defaultScene)) {
        kinds[bone.value] = NodeKind::Joint;
    }
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Node& node = asset.nodes[i];
        if (node.mesh) {
            kinds[i] = node.skin ? NodeKind::SkinnedMesh : NodeKind::Mesh;
        } else if (node.camera) {
            kinds[i] = NodeKind::Camera;
        } else if (node.light) {
            kinds[i] = NodeKind::Light;
        }
    }
    return kinds;
}

const char* nodeKindName(NodeKind kind) noexcept {
    return kNodeKinds[static_cast<std::size_t>(kind)].name;
}

const char* nodeKindIcon(NodeKind kind) noexcept {
    return kNodeKinds[static_cast<std::size_t>(kind)].icon;
}

}  // namespace sinew
