// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw_list.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>

#include "viewport/scene/shader_layout.h"
#include "viewport/scene/shown_color.h"

namespace sinew {
namespace {

/// For each node whether it is `root` or lies below it.
std::vector<bool> subtree(const Asset& asset, NodeIndex root) {
    std::vector<bool> inside(asset.nodes.size(), false);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        inside[node.value] = node == root || (parent.valid() && inside[parent.value]);
    }
    return inside;
}

glm::vec3 anchorInWorld(const Draw& draw, const PoseEvaluator& evaluator, bool bindPose) noexcept {
    const glm::vec4 anchor(draw.buffers->anchor.position, 1.0F);
    if (bindPose) {
        return glm::vec3(anchor);
    }
    if (draw.skin.valid()) {
        const auto palette = evaluator.palette(draw.skin);
        if (draw.buffers->anchor.joint < palette.size()) {
            return glm::vec3(palette[draw.buffers->anchor.joint] * anchor);
        }
    }
    return glm::vec3(worldFromMesh(draw, evaluator) * anchor);
}

std::uint32_t flagsOf(AlphaMode mode) {
    switch (mode) {
        case AlphaMode::Opaque:
            return 0;
        case AlphaMode::Mask:
            return layout::kDrawMask;
        case AlphaMode::Blend:
            return layout::kDrawBlend;
    }
    return 0;
}

}  // namespace

glm::mat4 worldFromMesh(const Draw& draw, const PoseEvaluator& evaluator) noexcept {
    const glm::mat4& worldFromNode = evaluator.world(draw.node);
    return draw.instance != nullptr ? worldFromNode * toMatrix(*draw.instance) : worldFromNode;
}

DrawList::DrawList(const Asset& asset, const AssetBuffers& buffers, const Materials& materials)
    : m_asset(asset), m_buffers(buffers), m_materials(materials) {
    collect({}, {});
}

void DrawList::select(SceneIndex scene, VariantIndex variant, NodeIndex highlight) {
    if (scene != m_scene || variant != m_variant) {
        collect(scene, variant);
        mark(m_highlight);
    }
    if (highlight != m_highlight) {
        mark(highlight);
    }
}

void DrawList::collect(SceneIndex scene, VariantIndex variant) {
    m_scene = scene;
    m_variant = variant;
    m_opaque.clear();
    m_translucent.clear();
    const SceneIndex known = scene.value < m_asset.scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex node : sceneNodes(m_asset, known)) {
        if (m_asset[node].mesh.value < m_asset.meshes.size()) {
            add(node);
        }
    }
}

void DrawList::add(NodeIndex nodeIndex) {
    const Node& node = m_asset[nodeIndex];
    const Mesh& mesh = m_asset[node.mesh];
    for (std::size_t i = 0; i < mesh.primitives.size(); ++i) {
        const PrimitiveBuffers& buffers = m_buffers.primitive(node.mesh, i);
        if (buffers.indexCount == 0) {
            continue;
        }
        const MaterialIndex index = materialFor(mesh.primitives[i], m_variant);
        const Material& material = m_materials.material(index);
        const auto texcoords = buffers.texcoordOffset(shownColor(material).texture.texcoordSet);
        const bool skinned = node.skin.value < m_asset.skins.size() && buffers.influenceSets > 0;
        const Draw draw{.node = nodeIndex,
                        .skin = skinned ? node.skin : SkinIndex{},
                        .buffers = &buffers,
                        .material = index,
                        .texcoordOffset = texcoords.value_or(0),
                        .doubleSided = material.doubleSided,
                        .flags = buffers.drawFlags | flagsOf(material.alphaMode) |
                                 (texcoords ? layout::kDrawHasTexcoords : 0U) |
                                 (material.unlit ? layout::kDrawUnlit : 0U)};
        add(draw, material.alphaMode == AlphaMode::Blend);
    }
}

void DrawList::add(const Draw& draw, bool translucent) {
    std::vector<Draw>& list = translucent ? m_translucent : m_opaque;
    const std::optional<Instances>& instances = m_asset[draw.node].instances;
    if (!instances) {
        list.push_back(draw);
        return;
    }
    for (const Transform& transform : instances->transforms) {
        list.emplace_back(draw).instance = &transform;
    }
}

void DrawList::mark(NodeIndex highlight) {
    m_highlight = highlight;
    const std::vector<bool> inside = subtree(m_asset, highlight);
    for (std::vector<Draw>* list : {&m_opaque, &m_translucent}) {
        for (Draw& draw : *list) {
            draw.highlighted = inside[draw.node.value];
        }
    }
}

void DrawList::order(const PoseEvaluator& evaluator, const glm::vec3& eye, const glm::vec3& forward,
                     bool bindPose) noexcept {
    for (Draw& draw : m_translucent) {
        const float distance = glm::dot(anchorInWorld(draw, evaluator, bindPose) - eye, forward);
        draw.distance = std::isfinite(distance) ? distance : 0.0F;
    }
    std::sort(m_translucent.begin(), m_translucent.end(), [](const Draw& a, const Draw& b) {
        if (a.distance != b.distance) {
            return a.distance > b.distance;
        }
        return std::tuple(a.node, a.instance, a.buffers) <
               std::tuple(b.node, b.instance, b.buffers);
    });
}

}  // namespace sinew
