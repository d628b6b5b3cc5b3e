// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/load/animation/channel_findings.h"
#include "model/load/animation/property_target.h"
#include "model/load/animation/sampler_reader.h"
#include "model/load/animation/weight_followers.h"

namespace sinew::load {

/// Reads the channels of KHR_animation_pointer of one animation. As the extension specifies, an
/// unusable channel affects only itself: it is omitted with a finding, and the rest of the
/// animation plays.
class PointerChannels {
public:
    PointerChannels(const JsonValue& root, const Asset& asset, SamplerReader& samplers,
                    WeightFollowers& followers, ChannelFindings& findings, Animation& out);

    [[nodiscard]] Status read(const std::string& pointer, SamplerIndex sampler,
                              std::uint32_t fileIndex);

    /// Call after all channels of the animation. Channels that drive the weights of a mesh become
    /// channels of the nodes that use those weights. Channels that target a node's own weights take
    /// precedence.
    [[nodiscard]] Status spreadMeshWeights();

private:
    struct MeshChannel {
        MeshWeightsTarget target;
        SamplerIndex sampler;
        std::uint32_t fileIndex = 0;
    };

    // The smallest and the largest component of a sampler's values, and their keys.
    struct Extent {
        float least = std::numeric_limits<float>::infinity();
        float greatest = -std::numeric_limits<float>::infinity();
        std::size_t leastKey = 0;
        std::size_t greatestKey = 0;
    };

    // False, with a finding, if the sampler does not match the format.
    [[nodiscard]] Result<bool> readSampler(SamplerIndex sampler, const ValueFormat& format,
                                           std::uint32_t fileIndex);
    [[nodiscard]] Status readNode(const NodeTarget& target, SamplerIndex sampler,
                                  std::uint32_t fileIndex);
    [[nodiscard]] Status readMesh(const MeshWeightsTarget& target, SamplerIndex sampler,
                                  std::uint32_t fileIndex);
    [[nodiscard]] Status readProperty(const PropertyChannel& channel);
    [[nodiscard]] bool checkBoolean(const PropertyChannel& channel);
    void checkRange(const PropertyChannel& channel);
    [[nodiscard]] const Extent& extentOf(SamplerIndex sampler);

    const JsonValue& m_root;
    const Asset& m_asset;
    SamplerReader& m_samplers;
    WeightFollowers& m_followers;
    ChannelFindings& m_findings;
    Animation& m_out;
    std::vector<MeshChannel> m_meshChannels;
    std::set<std::string, std::less<>> m_pointers;  // used by channels so far
    std::map<SamplerIndex, Extent> m_extents;       // samplers may be shared by many channels
};

}  // namespace sinew::load
