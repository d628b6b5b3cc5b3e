// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/evaluate/clip/lanes.h"
#include "model/evaluate/sampler.h"

namespace sinew {

// Vector code, chosen at run time. Computes in double precision and rounds once. May read, but
// never writes, up to `kMaxLanes` floats past the given values.

/// out[target] = the lane's float.
void copyLanes(const LaneTargets& lanes, const float* values, float* out) noexcept;

/// LINEAR.
void mixLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
              float* out) noexcept;

/// One segment of a spline: values and tangents of `count` floats each.
struct SplinePiece {
    const float* fromValue = nullptr;
    const float* fromTangent = nullptr;  // the out-tangent of the key
    const float* toValue = nullptr;
    const float* toTangent = nullptr;  // the in-tangent of the next key
};

/// CUBICSPLINE.
void splineLanes(const LaneTargets& lanes, const SplinePiece& piece, const SplineWeights& weights,
                 float* out) noexcept;

// Rotations: x, y, z and w of all lanes one after another; out[target + part * outStride].

/// LINEAR: the shorter path at constant speed (appendix C.4), accurate to 1e-9.
void slerpLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
                float* out, std::size_t outStride) noexcept;

/// CUBICSPLINE, normalised. If the spline passes through zero, the key's value is used.
void splineRotationLanes(const LaneTargets& lanes, const SplinePiece& piece,
                         const SplineWeights& weights, float* out, std::size_t outStride) noexcept;

}  // namespace sinew
