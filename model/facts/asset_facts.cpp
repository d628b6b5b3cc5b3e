// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/asset_facts.h"
#include "model/asset/subtree.h"

#include <algorithm>

#include "model/facts/geometry_facts.h"
#include "model/facts/skin_facts.h"

namespace sinew {

namespace {

void addPrimitive(AssetFacts& facts, const Primitive& primitive) {
    facts.primitives += 1;
    facts.vertices += primitive.vertexCount();
    facts.triangles += triangleCount(primitive);
    facts.influenceSets = std::max(facts.influenceSets, primitive.influenceSets.size());
    facts.skinnedVertices += primitive.influenceSets.empty() ? 0 : primitive.vertexCount();
}

}  // namespace

AssetFacts factsOf(const Asset& asset) {
    AssetFacts facts;
    for (const Mesh& mesh : asset.meshes) {
        facts.morphTargets += mesh.targetCount();
        for (const Primitive& primitive : mesh.primitives) {
            addPrimitive(facts, primitive);
        }
    }
    for (const Skin& skin : asset.skins) {
        facts.joints += skin.joints.size();
        facts.mostJoints = std::max(facts.mostJoints, skin.joints.size());
    }
    for (const Image& image : asset.images) {
        facts.imagePixels += std::uint64_t{image.width} * image.height;
    }
    return facts;
}

ClipFacts factsOf(const Animation& animation) {
    std::vector<bool> used(animation.samplers.size());
    std::vector<bool> met;  // [channel index in the file]
    const auto add = [&](const auto& channel) {
        if (channel.sampler.value < used.size()) {
            used[channel.sampler.value] = true;
        }
        met.resize(std::max(met.size(), std::size_t{channel.fileIndex} + 1));
        met[channel.fileIndex] = true;
    };
    std::for_each(animation.channels.begin(), animation.channels.end(), add);
    std::for_each(animation.propertyChannels.begin(), animation.propertyChannels.end(), add);
    ClipFacts facts;
    facts.channels = static_cast<std::size_t>(std::count(met.begin(), met.end(), true));
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i]) {
            facts.keys += animation.samplers[i].times.size();
            facts.bytes += decodedBytes(animation.samplers[i]);
        }
    }
    return facts;
}

ClipFacts clipFactsOf(const Asset& asset) {
    ClipFacts sum;
    for (const Animation& animation : asset.animations) {
        const ClipFacts clip = factsOf(animation);
        sum.channels += clip.channels;
        sum.keys += clip.keys;
        sum.bytes += clip.bytes;
    }
    return sum;
}

std::uint64_t decodedBytes(const Sampler& sampler) noexcept {
    return sizeof(float) * (sampler.times.size() + sampler.values.size());
}

std::uint64_t decodedBytes(const Image& image) noexcept {
    return image.rgba.size() + image.blocks.size();
}

std::uint64_t decodedImageBytes(const Asset& asset) noexcept {
    std::uint64_t bytes = 0;
    for (const Image& image : asset.images) {
        bytes += decodedBytes(image);
    }
    return bytes;
}

std::uint64_t decodedGeometryBytes(const Asset& asset) noexcept {
    std::uint64_t bytes = 0;
    for (const Mesh& mesh : asset.meshes) {
        bytes += geometrySize(mesh).total();
    }
    return bytes;
}

DrivenFacts drivenBy(const Asset& asset, const Animation& animation) {
    const std::vector<bool> isJoint = jointsOfSkins(asset);
    DrivenFacts facts;
    facts.properties = animation.propertyChannels.size();
    std::vector<bool> moved(asset.nodes.size(), false);
    std::vector<bool> weights(asset.weightCount, false);
    for (const Channel& channel : animation.channels) {
        if (channel.path == ChannelPath::Weights) {
            const Node& node = asset[channel.node];
            const bool all = channel.morphTarget == kAllMorphTargets;
            const std::size_t first = all ? 0 : channel.morphTarget;
            const std::size_t end = all ? node.restWeights.size() : first + 1;
            for (std::size_t i = first; i < std::min(end, node.restWeights.size()); ++i) {
                weights[node.firstWeight + i] = true;
            }
        } else if (!moved[channel.node.value]) {
            moved[channel.node.value] = true;
            ++(isJoint[channel.node.value] ? facts.joints : facts.otherNodes);
        }
    }
    facts.morphTargets = static_cast<std::size_t>(std::count(weights.begin(), weights.end(), true));
    return facts;
}

std::vector<std::string> extensionsOf(const Asset& asset, MaterialIndex material) {
    std::vector<std::string> names;
    if (asset.json == nullptr || material.value >= asset.json->elements("materials").size()) {
        return names;
    }
    const JsonValue* extensions =
        asset.json->elements("materials")[material.value].find("extensions");
    if (extensions == nullptr || extensions->object() == nullptr) {
        return names;
    }
    for (const JsonMember& member : *extensions->object()) {
        if (!member.value.isNull()) {
            names.push_back(member.name);
        }
    }
    return names;
}

std::vector<TextureSlot> texturedSlots(const Material& material) {
    std::vector<TextureSlot> slots;
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        if (material.textures[i].texture) {
            slots.push_back(static_cast<TextureSlot>(i));
        }
    }
    return slots;
}

std::size_t transformCount(const Material& material) {
    return static_cast<std::size_t>(
        std::count_if(material.textures.begin(), material.textures.end(),
                      [](const TextureRef& texture) { return texture.transform.has_value(); }));
}

}  // namespace sinew
