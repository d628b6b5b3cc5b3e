// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <vector>

#include "model/evaluate/clip/moved_nodes.h"
#include "model/evaluate/hierarchy_kernels.h"

namespace sinew {

/// World matrices that follow a pose, as `worldMatrices` computes them. Only what moves is computed
/// anew. Vector code, chosen at run time for the processor. In double: in a chain of thousands of
/// nodes the rounding of every level adds up; floats are rounded from it once.
class Hierarchy {
public:
    /// Keeps a reference to the asset. The matrices mean nothing before `follow` with all nodes.
    explicit Hierarchy(const Asset& asset);

    /// Computes the world matrices of `moved.nodes`. Does not allocate.
    void follow(const Pose& pose, const MovedNodes& moved) noexcept;

    [[nodiscard]] std::span<const glm::dmat4> preciseWorld() const noexcept {
        return std::span(m_preciseWorld).first(m_world.size());
    }
    [[nodiscard]] std::span<const glm::mat4> world() const noexcept { return m_world; }

private:
    std::vector<NodeLink> m_links;           // per node
    std::vector<double> m_locals;            // see LocalMatrices
    std::vector<glm::dmat4> m_preciseWorld;  // per node, and the identity for the parent of roots
    std::vector<glm::mat4> m_world;          // what m_preciseWorld is rounded to
};

}  // namespace sinew
