// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/property_target.h"
#include "model/core/index.h"
#include "model/core/shared_array.h"

namespace sinew {

enum class Interpolation { Linear, Step, CubicSpline };
enum class ChannelPath { Translation, Rotation, Scale, Weights };

/// Keys of one curve. `values` holds, per key, `width` floats (LINEAR, STEP) or the in-tangent, the
/// value and the out-tangent of `width` floats each (CUBICSPLINE; tangents are per second). Times
/// are in seconds, finite, and never decrease. Samplers of one accessor share its values, in the
/// file's own bytes where these are tightly packed floats.
struct Sampler {
    Interpolation interpolation = Interpolation::Linear;
    std::uint32_t width =
        0;  // floats per value: 3, 4, the number of morph targets, or the property's width
    SharedArray<float> times;
    SharedArray<float> values;

    [[nodiscard]] std::uint32_t keyStride() const noexcept {
        return interpolation == Interpolation::CubicSpline ? 3 * width : width;
    }
};

inline constexpr std::uint32_t kAllMorphTargets = 0xffffffffU;

/// Which sampler drives which property of which node. Channels of KHR_animation_pointer that target
/// one of these four are listed here too; all others are in `Animation::propertyChannels`. A
/// channel that targets the weights of a mesh is listed once per node that takes its weights from
/// the mesh.
struct Channel {
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    SamplerIndex sampler;
    std::uint32_t fileIndex = 0;  // position in the file's channel list
    // Weights: the one morph target that is driven ("/nodes/0/weights/3"), or all of them.
    std::uint32_t morphTarget = kAllMorphTargets;
};

struct Animation {
    std::string name;
    std::string
        borrowedFrom;  // name of the other file, "walk.glb"; empty: a clip of the file itself
    std::vector<Sampler> samplers;
    std::vector<Channel> channels;
    std::vector<PropertyChannel> propertyChannels;

    // First and last key time over all samplers used by a channel; both 0 without keys.
    float startSeconds = 0.0F;
    float endSeconds = 0.0F;

    [[nodiscard]] float durationSeconds() const noexcept { return endSeconds - startSeconds; }
};

}  // namespace sinew
