// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/core/math.h"

namespace sinew {

// How a node is turned about Y, by the axes of its worldFromNode.

/// Whether the axes span no volume.
[[nodiscard]] bool areFlat(const glm::dmat3& axes) noexcept;

/// The orthonormalised axes with the same handedness; none if they are degenerate.
[[nodiscard]] std::optional<glm::dmat3> orthonormal(const glm::dmat3& axes) noexcept;

/// The rotation about Y that undoes the twist about Y from `reference` to `world`. No rotation
/// where none is defined: upside down, or mirrored.
[[nodiscard]] glm::dquat unturned(const glm::dmat3& world, const glm::dmat3& reference) noexcept;

/// That twist in radians, from -pi to pi.
[[nodiscard]] double headingTurn(const glm::dmat3& world, const glm::dmat3& reference) noexcept;

}  // namespace sinew
