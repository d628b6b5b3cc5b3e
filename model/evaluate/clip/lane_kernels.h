// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "model/evaluate/clip/lanes.h"
#include "model/evaluate/sampler.h"

namespace sinew {

// Vector code, chosen at run time for the processor. All of it computes in double and rounds once.
// `kMaxLanes` floats behind the values that are named may be read, never written.

/// out[target] = the lane's float.
void copyLanes(const LaneTargets& lanes, const float* values, float* out) noexcept;

/// LINEAR.
void mixLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
              float* out) noexcept;

/// One piece of a spline: values and tangents of `count` floats each.
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

/// LINEAR: the shorter way round at constant speed, as appendix C.4 has it, to 1e-9.
void slerpLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
                float* out, std::size_t outStride) noexcept;

/// CUBICSPLINE, normalised. Where the spline passes through zero the key's value stands in.
void splineRotationLanes(const LaneTargets& lanes, const SplinePiece& piece,
                         const SplineWeights& weights, float* out, std::size_t outStride) noexcept;

}  // namespace sinew
