// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/draw/draw_list.h"

#include <algorithm>
#include <set>
#include <utility>

#include "model/view/shown_nodes.h"
#include "viewport/scene/light/scene_lights.h"
#include "viewport/scene/material/material_slots.h"

namespace sinew {
namespace {

/// Per node, whether it is `root` or a descendant of it.
std::vector<bool> subtree(const Asset& asset, NodeIndex root) {
    std::vector<bool> inside(asset.nodes.size(), false);
    for (const NodeIndex node : asset.parentsFirst) {
        const NodeIndex parent = asset[node].parent;
        inside[node.value] = node == root || (parent.valid() && inside[parent.value]);
    }
    return inside;
}

std::vector<glm::mat4> instancesOf(const Node& node) {
    if (!node.instances) {
        return {glm::mat4(1.0F)};
    }
    std::vector<glm::mat4> matrices;
    for (const Transform& transform : node.instances->transforms) {
        matrices.push_back(toMatrix(transform));
    }
    return matrices;
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

std::uint32_t glossyFlag(std::uint32_t features) {
    return (features & layout::kFeatureSpecularGlossiness) != 0 ? layout::kDrawGlossy : 0U;
}

DrawLayer layerOf(std::uint32_t features) {
    if ((features & layout::kFeatureTransmission) != 0) {
        return DrawLayer::Transmitting;
    }
    return (features & layout::kFeatureBlend) != 0 ? DrawLayer::Translucent : DrawLayer::Opaque;
}

}  // namespace

DrawList::DrawList(const Asset& asset, const AssetBuffers& buffers, const Materials& materials)
    : m_asset(asset),
      m_buffers(buffers),
      m_materials(materials),
      m_hasPunctualLights(sinew::hasPunctualLights(asset)),
      m_canMirror(sinew::canMirror(asset)) {
    collect({}, {});
}

void DrawList::followClips(const Asset& asset) {
    m_canMirror = sinew::canMirror(asset);
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
    m_nodes.clear();
    m_instances.clear();
    m_drawCount = 0;
    for (std::size_t layer = 0; layer < kDrawLayers; ++layer) {
        m_draws[layer].clear();
        m_ranges[layer].clear();
    }
    const SceneIndex known = scene.value < m_asset.scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex node : sceneNodes(m_asset, known)) {
        if (m_asset[node].mesh.value < m_asset.meshes.size()) {
            add(node);
        }
    }
    m_placed.assign(m_nodes.size(), {});
    m_outlined.assign(m_nodes.size(), 0);
    collectGroups();
}

void DrawList::add(NodeIndex nodeIndex) {
    const Node& node = m_asset[nodeIndex];
    const auto place = static_cast<std::uint32_t>(m_nodes.size());
    m_nodes.push_back(nodeIndex);
    m_instances.push_back(instancesOf(node));
    const std::vector<Primitive>& primitives = m_asset[node.mesh].primitives;
    std::set<std::pair<const PrimitiveBuffers*, MaterialIndex>> drawn;
    for (std::size_t i = 0; i < primitives.size(); ++i) {
        if (m_buffers.primitive(node.mesh, i).indexCount == 0) {
            continue;
        }
        Draw draw = drawOf(nodeIndex, i, materialFor(primitives[i], m_variant));
        draw.place = place;
        draw.number = m_drawCount++;
        const DrawLayer layer = layerOf(draw.features);
        draw.repeated = layer == DrawLayer::Opaque && primitives.size() > 1 &&
                        !drawn.emplace(draw.buffers, draw.material).second;
        m_draws[rowOf(layer)].push_back(draw);
    }
}

Draw DrawList::drawOf(NodeIndex nodeIndex, std::size_t primitive, MaterialIndex index) const {
    const Node& node = m_asset[nodeIndex];
    const PrimitiveBuffers& buffers = m_buffers.primitive(node.mesh, primitive);
    const Material& material = m_materials.material(index);
    const TexcoordSets sets = texcoordSets(material);
    const auto texcoords = buffers.texcoordOffset(sets.sets[0]);
    const auto second = buffers.texcoordOffset(sets.sets[1]);
    const bool skinned = node.skin.value < m_asset.skins.size() && buffers.influenceSets > 0;
    const std::uint32_t features = m_materials.features(index).features;
    return {.node = nodeIndex,
            .primitive = static_cast<std::uint32_t>(primitive),
            .skin = skinned ? node.skin : SkinIndex{},
            .firstJoint = skinned ? firstJointOf(m_asset, node.skin) : 0U,
            .buffers = &buffers,
            .material = index,
            .texcoordOffsets = {texcoords.value_or(0), second.value_or(0)},
            .doubleSided = material.doubleSided,
            .flags = buffers.drawFlags | flagsOf(material.alphaMode) |
                     (texcoords ? layout::kDrawHasTexcoords : 0U) |
                     (second ? layout::kDrawHasSecondTexcoords : 0U) |
                     (buffers.hasTangents ? layout::kDrawHasTangents : 0U) |
                     (buffers.morphsTangents ? layout::kDrawMorphTangents : 0U) |
                     (material.unlit ? layout::kDrawUnlit : 0U) | glossyFlag(features),
            .features = features,
            .textures = m_materials.features(index).textures,
            .hasPunctualLights = m_hasPunctualLights};
}

void DrawList::mark(NodeIndex highlight) {
    m_highlight = highlight;
    m_anyHighlighted = false;
    const std::vector<bool> inside = subtree(m_asset, highlight);
    for (std::vector<Draw>& draws : m_draws) {
        for (Draw& draw : draws) {
            draw.highlighted = inside[draw.node.value];
            m_outlined[draw.place] = draw.highlighted ? 1 : 0;
            m_anyHighlighted |= draw.highlighted;
        }
    }
}

bool DrawList::anyHighlighted(const FrameInput& input) const noexcept {
    const auto isOutlined = [&](const Draw& draw) {
        return draw.highlighted && drawsNode(input.view, *input.evaluator, draw.node);
    };
    return m_anyHighlighted &&
           std::any_of(m_draws.begin(), m_draws.end(), [&](const std::vector<Draw>& draws) {
               return std::any_of(draws.begin(), draws.end(), isOutlined);
           });
}

bool DrawList::draws(DrawLayer layer, const FrameInput& input) const noexcept {
    const std::span<const Draw> all = draws(layer);
    return std::any_of(all.begin(), all.end(), [&](const Draw& draw) {
        return drawsNode(input.view, *input.evaluator, draw.node);
    });
}

void DrawList::setDeformed(std::span<const DeformedStreams> streams) noexcept {
    for (std::vector<Draw>& draws : m_draws) {
        for (Draw& draw : draws) {
            draw.deformed = streams[draw.number];
            draw.source = draw.deformed.buffer == VK_NULL_HANDLE ? VertexSource::Stored
                                                                 : VertexSource::Deformed;
        }
    }
}

}  // namespace sinew
