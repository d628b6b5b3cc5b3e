// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/core/math.h"

namespace sinew {

/// The order in which three rotations about the fixed axes of the parent are applied. XYZ: first
/// about X, then Y, then Z, so that the matrix is Rz · Ry · Rx (Blender's "XYZ Euler").
enum class EulerOrder : std::uint8_t { XYZ, XZY, YXZ, YZX, ZXY, ZYX };

struct EulerOrderInfo {
    EulerOrder order;
    const char* name;
    std::array<glm::length_t, 3> axes;  // the first that is applied first
};
inline constexpr std::array<EulerOrderInfo, 6> kEulerOrders{{
    {EulerOrder::XYZ, "XYZ", {0, 1, 2}},
    {EulerOrder::XZY, "XZY", {0, 2, 1}},
    {EulerOrder::YXZ, "YXZ", {1, 0, 2}},
    {EulerOrder::YZX, "YZX", {1, 2, 0}},
    {EulerOrder::ZXY, "ZXY", {2, 0, 1}},
    {EulerOrder::ZYX, "ZYX", {2, 1, 0}},
}};

/// The angles about X, Y and Z in radians, in this order of application; the second is within a
/// quarter turn. In gimbal lock the third is 0. The quaternion need not be of unit length; one of
/// length zero has the angles 0.
[[nodiscard]] glm::dvec3 eulerRadians(const glm::dquat& rotation, EulerOrder order) noexcept;

}  // namespace sinew
