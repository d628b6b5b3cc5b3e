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

std::uint32_t flagsOf(std::uint32_t features) {
    const auto flag = [features](std::uint32_t feature, std::uint32_t bit) {
        return (features & feature) != 0 ? bit : 0U;
    };
    return flag(layout::kFeatureMask, layout::kDrawMask) |
           flag(layout::kFeatureBlend, layout::kDrawBlend) |
           flag(layout::kFeatureUnlit, layout::kDrawUnlit) |
           flag(layout::kFeatureSpecularGlossiness, layout::kDrawGlossy);
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
    m_draws.clear();
    for (std::vector<DrawRange>& ranges : m_ranges) {
        ranges.clear();
    }
    const SceneIndex known = scene.value < m_asset.scenes.size() ? scene : SceneIndex{};
    for (const NodeIndex node : sceneNodes(m_asset, known)) {
        if (m_asset[node].mesh.value < m_asset.meshes.size()) {
            add(node);
        }
    }
    std::ranges::stable_sort(m_draws, {}, &Draw::layer);
    for (const DrawLayer layer : kAllDrawLayers) {
        const auto end = std::ranges::upper_bound(m_draws, layer, {}, &Draw::layer);
        m_endOf[rowOf(layer)] = static_cast<std::size_t>(end - m_draws.begin());
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
        draw.repeated = draw.layer == DrawLayer::Opaque && primitives.size() > 1 &&
                        !drawn.emplace(draw.buffers, draw.material).second;
        m_draws.push_back(draw);
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
            .layer = layerOf(features),
            .primitive = static_cast<std::uint32_t>(primitive),
            .skin = skinned ? node.skin : SkinIndex{},
            .firstJoint = skinned ? firstJointOf(m_asset, node.skin) : 0U,
            .buffers = &buffers,
            .material = index,
            .texcoordOffsets = {texcoords.value_or(0), second.value_or(0)},
            .doubleSided = material.doubleSided,
            .flags = buffers.drawFlags | flagsOf(features) |
                     (texcoords ? layout::kDrawHasTexcoords : 0U) |
                     (second ? layout::kDrawHasSecondTexcoords : 0U) |
                     (buffers.hasTangents ? layout::kDrawHasTangents : 0U) |
                     (buffers.morphsTangents ? layout::kDrawMorphTangents : 0U),
            .features = features,
            .textures = m_materials.features(index).textures,
            .hasPunctualLights = m_hasPunctualLights};
}

void DrawList::mark(NodeIndex highlight) {
    m_highlight = highlight;
    m_anyHighlighted = false;
    const std::vector<bool> inside = subtree(m_asset, highlight);
    for (Draw& draw : m_draws) {
        draw.highlighted = inside[draw.node.value];
        m_outlined[draw.place] = draw.highlighted ? 1 : 0;
        m_anyHighlighted |= draw.highlighted;
    }
}

bool DrawList::anyHighlighted(const FrameInput& input) const noexcept {
    return m_anyHighlighted && std::ranges::any_of(m_draws, [&](const Draw& draw) {
               return draw.highlighted && drawsNode(input.view, *input.evaluator, draw.node);
           });
}

bool DrawList::draws(DrawLayer layer, const FrameInput& input) const noexcept {
    return std::ranges::any_of(draws(layer), [&](const Draw& draw) {
        return drawsNode(input.view, *input.evaluator, draw.node);
    });
}

void DrawList::setDeformed(std::span<const DeformedStreams> streams) noexcept {
    for (Draw& draw : m_draws) {
        draw.deformed = streams[draw.number];
        draw.source =
            draw.deformed.buffer == VK_NULL_HANDLE ? VertexSource::Stored : VertexSource::Deformed;
    }
}

void DrawList::setFirstValues(std::span<const std::uint32_t> firsts) noexcept {
    for (Draw& draw : m_draws) {
        draw.firstValue = firsts[draw.number];
    }
}

}  // namespace sinew
