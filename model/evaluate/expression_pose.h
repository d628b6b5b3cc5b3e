// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "model/evaluate/hand_pose.h"

namespace sinew {

/// How much of each group of expressions others leave (VRMC_vrm-1.0, "Procedural override"), 0
/// to 1.
struct ExpressionOverrides {
    float blink = 1.0F;
    float lookAt = 1.0F;
    float mouth = 1.0F;
};

/// What these expressions of the avatar override.
[[nodiscard]] ExpressionOverrides overridesBy(const Vrm& vrm,
                                              std::span<const HandExpression> expressions) noexcept;

/// The resulting weight of an expression: 0 or 1 if it is binary, less if others override it.
[[nodiscard]] float shownWeight(const Vrm& vrm, const HandExpression& expression,
                                const ExpressionOverrides& overrides) noexcept;

/// The pose by hand with the expression; its morph targets are no longer set by themselves.
[[nodiscard]] HandPose withExpression(const Asset& asset, HandPose hand,
                                      const HandExpression& expression);

/// The weights of expressions and morph targets as weights of morph targets alone.
[[nodiscard]] HandPose asTargetWeights(const Asset& asset, const HandPose& hand);

/// The effect of a VRM avatar's expressions on a pose (VRMC_vrm-1.0, "Expression update
/// algorithm"): weights of morph targets are the sums of weight × bind, properties of materials the
/// values at rest + the sums of weight × (bind - rest). Only what an expression drives changes.
class ExpressionPose {
public:
    /// Replaces what was set. Allocates only if other expressions drive more. The asset must have
    /// the expressions.
    void set(const Asset& asset, std::span<const HandExpression> expressions);

    /// Writes them to a pose of the same asset.
    void apply(Pose& pose) const noexcept { write(&Driven::value, pose); }
    /// Back to the rest pose.
    void undo(Pose& pose) const noexcept { write(&Driven::rest, pose); }

    /// The weights that it sets, of an asset whose nodes have their weights in order.
    [[nodiscard]] std::vector<std::pair<NodeIndex, HandWeight>> targetWeights(
        const Asset& asset) const;

private:
    /// A float of Pose::weights or Pose::properties.
    struct Driven {
        std::uint32_t place = 0;
        float rest = 0.0F;
        float value = 0.0F;
    };
    /// A part of the weight of a morph target, of a mesh (VRM 0.x) or node.
    struct Share {
        std::uint32_t owner = 0;
        std::uint32_t target = 0;
        float weight = 0.0F;
    };

    void write(float Driven::*value, Pose& pose) const noexcept;
    void addWeights(const Asset& asset);
    void addProperties(const Asset& asset, const VrmExpression& expression, float weight);
    static void sum(std::vector<Driven>& parts);

    std::vector<Share> m_shares;    // only while setting
    std::vector<Driven> m_weights;  // ascending places
    std::vector<Driven> m_properties;
};

}  // namespace sinew
