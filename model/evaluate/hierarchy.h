// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/evaluate/clip/moved_nodes.h"
#include "model/evaluate/hierarchy_kernels.h"
#include "model/evaluate/pose.h"

namespace sinew {

/// World matrices of a pose, equal to `worldMatrices`, updated only for nodes that move. Vector
/// code, chosen at run time. In double precision, because rounding accumulates in chains of
/// thousands of nodes; rounded to float once.
class Hierarchy {
public:
    /// Keeps a reference to the asset. The matrices are invalid until `follow` is called with all
    /// nodes.
    explicit Hierarchy(const Asset& asset);

    /// Computes the world matrices of `moved.nodes`. Does not allocate.
    void follow(const Pose& pose, const MovedNodes& moved) noexcept;

    [[nodiscard]] std::span<const glm::dmat4> preciseWorld() const noexcept {
        return std::span(m_preciseWorld).first(m_world.size());
    }
    [[nodiscard]] std::span<const glm::mat4> world() const noexcept { return m_world; }

private:
    std::vector<NodeLink> m_links;           // [node]
    std::vector<double> m_locals;            // see LocalMatrices
    std::vector<glm::dmat4> m_preciseWorld;  // [node], and the identity for the parent of roots
    std::vector<glm::mat4> m_world;          // m_preciseWorld rounded to float
};

/// worldFromNode for every node of the file, `world.size() == asset.nodes.size()`. One loop over
/// `asset.parentsFirst`. In double precision, because rounding accumulates in chains of thousands
/// of nodes; the caller rounds to float. For single evaluations; `Hierarchy` is the fast form for
/// repeated ones.
void worldMatrices(const Asset& asset, const Pose& pose, std::span<glm::dmat4> world) noexcept;

/// The skin's palette: worldFromJoint × inverse bind matrix, `palette.size()` joints. The mesh
/// node's transform is ignored (glTF 2.0, 3.7.3.3). Vector code, see `Hierarchy`.
void jointMatrices(const Skin& skin, std::span<const glm::dmat4> world,
                   std::span<glm::mat4> palette) noexcept;

}  // namespace sinew
