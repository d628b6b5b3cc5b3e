// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// The ten components of a local transform: one row of `Pose::parts` each.
enum class PosePart : std::uint8_t {
    TranslationX,
    TranslationY,
    TranslationZ,
    RotationX,
    RotationY,
    RotationZ,
    RotationW,
    ScaleX,
    ScaleY,
    ScaleZ,
};
inline constexpr std::size_t kPosePartCount = static_cast<std::size_t>(PosePart::ScaleZ) + 1;

/// The first component that a channel drives; not of weights.
[[nodiscard]] constexpr PosePart firstPartOf(ChannelPath path) noexcept {
    return path == ChannelPath::Translation ? PosePart::TranslationX
           : path == ChannelPath::Rotation  ? PosePart::RotationX
                                            : PosePart::ScaleX;
}

/// Rows of `Pose::parts` are padded to a multiple of the widest vector.
inline constexpr std::size_t kPoseRowMultiple = 16;
[[nodiscard]] constexpr std::size_t poseRowStride(std::size_t nodeCount) noexcept {
    return (nodeCount + kPoseRowMultiple - 1) / kPoseRowMultiple * kPoseRowMultiple;
}

/// Local transforms, morph weights, visibility and animated properties at one time. Owned by the
/// caller; never changes the asset's rest pose. Transforms are a structure of arrays, so that many
/// nodes are sampled, blended and multiplied at once.
struct Pose {
    std::size_t nodeCount = 0;
    std::size_t rowStride = 0;             // floats: poseRowStride(nodeCount)
    std::vector<float> parts;              // [PosePart][node]
    std::vector<std::uint8_t> fromMatrix;  // [node]: 1 if the node's stored matrix applies
    std::vector<float> weights;            // weights of all nodes, see Node::firstWeight
    std::vector<std::uint8_t> visible;     // [node]: 0 if the node hides itself
    std::vector<float> properties;         // see Asset::animatedProperties

    /// One component of every node; the row is padded to `rowStride` floats.
    [[nodiscard]] float* row(PosePart part) noexcept {
        return parts.data() + static_cast<std::size_t>(part) * rowStride;
    }
    [[nodiscard]] const float* row(PosePart part) const noexcept {
        return parts.data() + static_cast<std::size_t>(part) * rowStride;
    }

    [[nodiscard]] glm::vec3 translation(NodeIndex node) const noexcept;
    [[nodiscard]] glm::quat rotation(NodeIndex node) const noexcept;
    [[nodiscard]] glm::vec3 scale(NodeIndex node) const noexcept;
    [[nodiscard]] Transform local(NodeIndex node) const noexcept;

    // These do not change `fromMatrix`.
    void setTranslation(NodeIndex node, const glm::vec3& value) noexcept;
    void setRotation(NodeIndex node, const glm::quat& value) noexcept;
    void setScale(NodeIndex node, const glm::vec3& value) noexcept;

    /// Its transform at rest, with `fromMatrix`.
    void restTransform(NodeIndex index, const Node& node) noexcept;

    /// Morph weights of one node.
    [[nodiscard]] std::span<const float> weightsOf(const Node& node) const noexcept {
        return std::span(weights).subspan(node.firstWeight, node.restWeights.size());
    }
};

/// Sizes `pose` for the asset and fills it with the rest pose. Allocates on the first use only.
void resetToRest(const Asset& asset, Pose& pose);

}  // namespace sinew
