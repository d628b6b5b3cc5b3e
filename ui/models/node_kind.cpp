// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/node_kind.h"

#include "ui/models/joint_rows.h"

namespace sinew {

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
    switch (kind) {
        case NodeKind::SkinnedMesh:
            return "skinned mesh";
        case NodeKind::Mesh:
            return "mesh";
        case NodeKind::Camera:
            return "camera";
        case NodeKind::Light:
            return "light";
        case NodeKind::Joint:
            return "joint";
        case NodeKind::Group:
            return "group";
    }
    return "";
}

const char* nodeKindIcon(NodeKind kind) noexcept {
    switch (kind) {
        case NodeKind::SkinnedMesh:
            return "node-skinned-mesh";
        case NodeKind::Mesh:
            return "node-mesh";
        case NodeKind::Camera:
            return "node-camera";
        case NodeKind::Light:
            return "node-light";
        case NodeKind::Joint:
            return "node-joint";
        case NodeKind::Group:
            return "node-group";
    }
    return "";
}

}  // namespace sinew
