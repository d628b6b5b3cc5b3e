// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/asset_facts.h"

#include <algorithm>
#include <set>

namespace sinew::cli {

namespace {

std::size_t mostInfluences(const Primitive& primitive) {
    std::size_t most = 0;
    for (std::size_t vertex = 0; vertex < primitive.vertexCount(); ++vertex) {
        std::size_t count = 0;
        for (const InfluenceSet& set : primitive.influenceSets) {
            for (glm::length_t slot = 0; slot < 4; ++slot) {
                count += set.weights[vertex][slot] != 0.0F ? 1 : 0;
            }
        }
        most = std::max(most, count);
    }
    return most;
}

void addPrimitive(AssetFacts& facts, const Primitive& primitive) {
    facts.primitives += 1;
    facts.vertices += primitive.vertexCount();
    facts.triangles += triangleCount(primitive);
    facts.influenceSets = std::max(facts.influenceSets, primitive.influenceSets.size());
    if (!primitive.influenceSets.empty()) {
        facts.skinnedVertices += primitive.vertexCount();
        facts.mostInfluences = std::max(facts.mostInfluences, mostInfluences(primitive));
    }
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
    for (const Animation& animation : asset.animations) {
        const ClipFacts clip = factsOf(animation);
        facts.channels += clip.channels;
        facts.keys += clip.keys;
        facts.animationBytes += clip.bytes;
    }
    for (const Image& image : asset.images) {
        facts.imagePixels += std::uint64_t{image.width} * image.height;
    }
    return facts;
}

ClipFacts factsOf(const Animation& animation) {
    std::set<SamplerIndex> used;
    std::set<std::uint32_t> channels;
    for (const Channel& channel : animation.channels) {
        used.insert(channel.sampler);
        channels.insert(channel.fileIndex);
    }
    for (const PropertyChannel& channel : animation.propertyChannels) {
        used.insert(channel.sampler);
        channels.insert(channel.fileIndex);
    }
    ClipFacts facts;
    facts.channels = channels.size();
    for (const SamplerIndex index : used) {
        const Sampler& sampler = animation.samplers[index.value];
        facts.keys += sampler.times.size();
        facts.bytes += sizeof(float) * (sampler.times.size() + sampler.values.size());
    }
    return facts;
}

std::size_t vertexCount(const Mesh& mesh) {
    std::size_t count = 0;
    for (const Primitive& primitive : mesh.primitives) {
        count += primitive.vertexCount();
    }
    return count;
}

std::size_t triangleCount(const Primitive& primitive) {
    const std::size_t count =
        primitive.indexed ? primitive.indices.size() : primitive.vertexCount();
    switch (primitive.topology) {
        case Topology::Points:
        case Topology::Lines:
        case Topology::LineLoop:
        case Topology::LineStrip:
            return 0;
        case Topology::Triangles:
            return count / 3;
        case Topology::TriangleStrip:
        case Topology::TriangleFan:
            return count < 3 ? 0 : count - 2;
    }
    return 0;
}

const char* alphaModeName(AlphaMode mode) noexcept {
    switch (mode) {
        case AlphaMode::Opaque:
            return "OPAQUE";
        case AlphaMode::Mask:
            return "MASK";
        case AlphaMode::Blend:
            return "BLEND";
    }
    return "";
}

const char* topologyName(Topology topology) noexcept {
    switch (topology) {
        case Topology::Points:
            return "points";
        case Topology::Lines:
            return "lines";
        case Topology::LineLoop:
            return "line-loop";
        case Topology::LineStrip:
            return "line-strip";
        case Topology::Triangles:
            return "triangles";
        case Topology::TriangleStrip:
            return "triangle-strip";
        case Topology::TriangleFan:
            return "triangle-fan";
    }
    return "";
}

}  // namespace sinew::cli
