// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/evaluate/pose.h"

namespace sinew {

/// The weight of one morph target that was set by hand.
struct HandWeight {
    std::uint32_t target = 0;  // target of the node's mesh
    float weight = 0.0F;

    bool operator==(const HandWeight&) const = default;
};

/// Parts of one node's local transform, and morph weights, that were set by hand. Each part
/// replaces that of the clip or the rest pose; the other parts are unchanged. If a part of the
/// transform is set, they are taken from the decomposition of a node that stores a matrix.
struct HandTransform {
    NodeIndex node = {};
    std::optional<glm::vec3> translation = {};
    std::optional<glm::quat> rotation = {};  // unit length
    std::optional<glm::vec3> scale = {};
    std::vector<HandWeight> weights = {};  // ascending targets, each once

    [[nodiscard]] bool movesNode() const noexcept { return translation || rotation || scale; }
    [[nodiscard]] bool any() const noexcept { return movesNode() || !weights.empty(); }
    bool operator==(const HandTransform&) const = default;
};

/// The weight of an expression of a VRM avatar that was set by hand, 0 to 1.
struct HandExpression {
    ExpressionIndex expression = {};
    float weight = 0.0F;

    bool operator==(const HandExpression&) const = default;
};

/// A pose by hand on top of the animation: an input of evaluation, never part of the asset.
class HandPose {
public:
    [[nodiscard]] bool empty() const noexcept { return m_nodes.empty() && m_expressions.empty(); }
    [[nodiscard]] std::span<const HandTransform> nodes() const noexcept { return m_nodes; }
    [[nodiscard]] const HandTransform* find(NodeIndex node) const noexcept;  // null: not set by
                                                                             // hand

    /// Replaces the entry of the node; the weights in any order, the last one of a target counts.
    /// Removes the entry if no part is set or a value is not finite. A rotation is normalised
    /// unless it is already, so that a transform of a pose is set as it is.
    void set(HandTransform transform);
    void reset(NodeIndex node);

    /// What they drive is replaced by their sum (ExpressionPose), except morph targets whose
    /// weights are set by themselves.
    [[nodiscard]] std::span<const HandExpression> expressions() const noexcept {
        return m_expressions;
    }
    /// None if it is not set by hand.
    [[nodiscard]] std::optional<float> weightOf(ExpressionIndex expression) const noexcept;
    /// Replaces its weight, clamped to 0 to 1. Ignores one that is not finite.
    void set(const HandExpression& expression);
    void reset(ExpressionIndex expression);
    void clearExpressions() noexcept { m_expressions.clear(); }

    void clear() noexcept {
        m_nodes.clear();
        m_expressions.clear();
    }

    bool operator==(const HandPose&) const = default;

private:
    std::vector<HandTransform> m_nodes;         // ascending, each node once
    std::vector<HandExpression> m_expressions;  // ascending, each once
};

/// Whether both set the same parts of the same nodes and the same expressions, regardless of their
/// values.
[[nodiscard]] bool setTheSame(const HandPose& a, const HandPose& b) noexcept;

/// The parts that the asset has: its nodes, the morph targets of their meshes, its expressions.
[[nodiscard]] HandPose existingParts(const Asset& asset, const HandPose& hand);
[[nodiscard]] bool hasAllParts(const Asset& asset, const HandPose& hand) noexcept;

/// Writes the parts of nodes into the pose. The asset must have every part.
void applyByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept;

/// Resets those nodes and weights to the rest pose of the asset, which must have every part.
void undoByHand(const Asset& asset, const HandPose& hand, Pose& pose) noexcept;

// Morph weights of a pose by hand. The other parts of the node stay as they are.

/// None if the target is not set by hand.
[[nodiscard]] std::optional<float> weightByHand(const HandPose& hand, NodeIndex node,
                                                std::uint32_t target) noexcept;

/// Ignores a weight that is not finite.
void setWeight(HandPose& hand, NodeIndex node, const HandWeight& weight);

void resetWeight(HandPose& hand, NodeIndex node, std::uint32_t target);
void resetWeights(HandPose& hand, NodeIndex node);  // all targets of the node

/// The same without morph weights and expressions.
[[nodiscard]] HandPose withoutWeights(const HandPose& hand);

}  // namespace sinew
