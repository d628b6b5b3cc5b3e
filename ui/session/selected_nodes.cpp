// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/selected_nodes.h"

#include "ui/session/document.h"
#include "ui/session/selection.h"

namespace sinew {
namespace {

template <class Uses>
std::vector<NodeIndex> nodesThat(const Asset& asset, const Uses& uses) {
    std::vector<NodeIndex> nodes;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (uses(asset.nodes[i])) {
            nodes.emplace_back(i);
        }
    }
    return nodes;
}

}  // namespace

std::vector<NodeIndex> selectedNodes(const Document& document, const Selection& selection) {
    if (!document.asset()) {
        return {};
    }
    const Asset& asset = *document.asset();
    const ObjectRef& object = selection.object();
    switch (object.kind) {
        case ObjectKind::Mesh:
        case ObjectKind::Primitive:
            return nodesThat(asset,
                             [&](const Node& node) { return node.mesh.value == object.index; });
        case ObjectKind::Skin:
            return nodesThat(asset,
                             [&](const Node& node) { return node.skin.value == object.index; });
        case ObjectKind::File:
        case ObjectKind::Scene:
        case ObjectKind::Node:
        case ObjectKind::Joint:
        case ObjectKind::Material:
        case ObjectKind::Texture:
        case ObjectKind::Image:
        case ObjectKind::Camera:
        case ObjectKind::Light:
        case ObjectKind::Animation:
        case ObjectKind::Channel:
            break;
    }
    return selection.node() ? std::vector{selection.node()} : std::vector<NodeIndex>();
}

}  // namespace sinew
