// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

#include "model/evaluate/pose.h"

namespace sinew {

// Vector code, chosen at run time for the processor.

/// Parent of a node, and the stored local matrix, used if `Pose::fromMatrix` is set.
struct NodeLink {
    std::uint32_t parent = 0;           // index of the parent's matrix
    const glm::mat4* matrix = nullptr;  // borrowed; null: none stored
};

/// Values of a local matrix: three columns of scaled axes, then the translation.
inline constexpr std::size_t kLocalParts = 12;

/// Writes locals[part * pose.rowStride + node] for at least the driven nodes (ascending), by the
/// formula of `toMatrixDouble`.
void localMatrices(const Pose& pose, std::span<const NodeIndex> driven, double* locals) noexcept;

struct WorldArrays {
    const NodeLink* links = nullptr;  // [node]
    const double* locals = nullptr;
    glm::dmat4* precise = nullptr;  // also read as parent matrices
    glm::mat4* rounded = nullptr;
};

/// parent × local for each of `nodes`, in order.
void chainMatrices(const Pose& pose, std::span<const NodeIndex> nodes,
                   const WorldArrays& arrays) noexcept;

}  // namespace sinew
