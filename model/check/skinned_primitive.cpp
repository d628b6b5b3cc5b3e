// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/skinned_primitive.h"

#include <algorithm>
#include <limits>

#include "model/check/places.h"
#include "model/core/json_pointer.h"

namespace sinew::check {
namespace {

constexpr std::size_t kUnsignedByte = 5121;  // component types of glTF 2.0, 3.6.2.2
constexpr std::size_t kUnsignedShort = 5123;

const JsonValue* weightsIn(const Asset& asset, const std::string& primitive, std::size_t set) {
    return storedAccessor(asset, primitive + "/attributes", "WEIGHTS_" + std::to_string(set));
}

// The JSON of the accessor shows how the weights are stored.
WeightFormat formatOf(const Asset& asset, const std::string& primitive, std::size_t set) {
    const JsonValue* weights = weightsIn(asset, primitive, set);
    const JsonValue* normalized = weights == nullptr ? nullptr : weights->find("normalized");
    if (normalized == nullptr || normalized->boolean() == nullptr || !*normalized->boolean()) {
        return WeightFormat::Float;
    }
    switch (weights->integer("componentType", 0)) {
        case kUnsignedByte:
            return WeightFormat::UnsignedByte;
        case kUnsignedShort:
            return WeightFormat::UnsignedShort;
        default:
            return WeightFormat::Float;
    }
}

bool isDraco(const Asset& asset, const std::string& primitive) {
    return asset.json &&
           resolvePointer(*asset.json, primitive + "/extensions/KHR_draco_mesh_compression") !=
               nullptr;
}

std::vector<SkinIndex> skinOfMeshes(const Asset& asset) {
    std::vector<SkinIndex> skins(asset.meshes.size());
    for (const Node& node : asset.nodes) {
        if (node.mesh && node.skin && !skins[node.mesh.value]) {
            skins[node.mesh.value] = node.skin;
        }
    }
    return skins;
}

}  // namespace

SkinnedPrimitive::SkinnedPrimitive(const Asset& asset, MeshIndex mesh, std::size_t primitive,
                                   SkinIndex skin)
    : m_primitive(&asset[mesh].primitives[primitive]),
      m_mesh(mesh),
      m_index(primitive),
      m_skin(skin),
      m_jointCount(skin ? asset[skin].joints.size() : std::numeric_limits<std::size_t>::max()) {
    const std::string pointer = place().pointer;
    m_isLossy = isDraco(asset, pointer);
    const JsonValue* weights = weightsIn(asset, pointer, 0);
    m_hasStoredWeights =
        m_isLossy || weights == nullptr || weights->has("bufferView") || weights->has("sparse");
    for (std::size_t set = 0; set < m_primitive->influenceSets.size(); ++set) {
        m_formats.push_back(formatOf(asset, pointer, set));
    }
    m_slots.resize(4 * m_formats.size());
}

const std::vector<InfluenceSlot>& SkinnedPrimitive::slotsOf(std::size_t vertex) const {
    std::size_t next = 0;
    for (int c = 0; c < 4; ++c) {
        for (const InfluenceSet& set : m_primitive->influenceSets) {
            m_slots[next++] = {set.joints[vertex][c], set.weights[vertex][c]};
        }
    }
    return m_slots;
}

bool SkinnedPrimitive::isStoredAs(WeightFormat format) const {
    return std::all_of(m_formats.begin(), m_formats.end(),
                       [format](WeightFormat f) { return f == format; });
}

Diagnostic SkinnedPrimitive::place() const {
    Diagnostic place = placeOf(m_mesh, m_index);
    if (m_skin) {
        place.skin = m_skin.value;
    }
    return place;
}

std::vector<bool> followedJoints(const Mesh& mesh, const std::stop_token& stop) {
    std::vector<bool> followed;
    for (const Primitive& primitive : mesh.primitives) {
        for (const InfluenceSet& set : primitive.influenceSets) {
            for (std::size_t v = 0; v < set.weights.size() && !stop.stop_requested(); ++v) {
                const glm::u16vec4 joints = set.joints[v];
                const glm::vec4 weights = set.weights[v];
                for (int c = 0; c < 4; ++c) {
                    if (weights[c] == 0.0F) {
                        continue;
                    }
                    followed.resize(std::max(followed.size(), std::size_t{joints[c]} + 1));
                    followed[joints[c]] = true;
                }
            }
        }
    }
    return followed;
}

std::vector<SkinnedPrimitive> skinnedPrimitives(const Asset& asset) {
    const std::vector<SkinIndex> skins = skinOfMeshes(asset);
    std::vector<SkinnedPrimitive> found;
    for (std::size_t m = 0; m < asset.meshes.size(); ++m) {
        for (std::size_t p = 0; p < asset.meshes[m].primitives.size(); ++p) {
            if (!asset.meshes[m].primitives[p].influenceSets.empty()) {
                found.emplace_back(asset, MeshIndex(m), p, skins[m]);
            }
        }
    }
    return found;
}

}  // namespace sinew::check
