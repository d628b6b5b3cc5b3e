// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/mesh.h"

namespace sinew {

// A primitive's data in the form that shaders/deform.glsl reads.

/// Six words per vertex and set: four joints of 16 bits, four weights as float bits.
[[nodiscard]] std::vector<std::uint32_t> packInfluences(const Primitive& primitive);

/// Whether any target displaces normals that the primitive has.
[[nodiscard]] bool morphsNormals(const Primitive& primitive) noexcept;

/// Three floats per target and vertex: all targets' positions, then, when `morphsNormals`, all
/// targets' normals. A target without an attribute displaces nothing.
[[nodiscard]] std::vector<float> packMorphDeltas(const Primitive& primitive);

/// A point that stands for the primitive when translucent ones are sorted: the middle of its
/// box, moving with the joint that pulls the nearest vertex most.
struct PrimitiveAnchor {
    glm::vec3 position{0.0F};  // mesh space
    std::uint32_t joint = 0;
};
[[nodiscard]] PrimitiveAnchor anchorOf(const Primitive& primitive) noexcept;

}  // namespace sinew
