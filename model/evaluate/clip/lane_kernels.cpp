// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/lane_kernels.h"

#include <algorithm>
#include <array>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/evaluate/clip/lane_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace sinew::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using Doubles = hn::CappedTag<double, kMaxLanes>;
using Floats = hn::Rebind<float, Doubles>;
using Vector = hn::Vec<Doubles>;

Vector load(const float* values) {
    return hn::PromoteTo(Doubles(), hn::LoadU(Floats(), values));
}

/// Calls `value(lane)` for whole vectors of lanes and stores what it returns. The last vector of a
/// consecutive run overlaps the previous one.
template <class Value>
void forLanes(const LaneTargets& lanes, float* out, Value value) {
    const std::size_t step = hn::Lanes(Doubles());
    const std::uint32_t* targets = lanes.targets.data();
    for (const LaneRun& run : lanes.runs) {
        const std::size_t end = run.first + run.count;
        if (run.consecutive) {
            for (std::size_t lane = run.first; lane < end; lane += step) {
                const std::size_t first = std::min(lane, end - step);
                hn::StoreU(hn::DemoteTo(Floats(), value(first)), Floats(), out + targets[first]);
            }
            continue;
        }
        for (std::size_t lane = run.first; lane < end; lane += step) {
            std::array<float, kMaxLanes> buffer;
            hn::StoreU(hn::DemoteTo(Floats(), value(lane)), Floats(), buffer.data());
            for (std::size_t i = 0; i < std::min(step, end - lane); ++i) {
                out[targets[lane + i]] = buffer[i];
            }
        }
    }
}

void mix(const LaneTargets& lanes, const float* from, const float* to, double fraction,
         float* out) {
    const Vector part = hn::Set(Doubles(), fraction);
    forLanes(lanes, out, [=](std::size_t lane) {
        const Vector a = load(from + lane);
        return hn::MulAdd(hn::Sub(load(to + lane), a), part, a);
    });
}

void spline(const LaneTargets& lanes, const SplinePiece& piece, const SplineWeights& weights,
            float* out) {
    const Doubles d;
    const Vector fromValue = hn::Set(d, weights.fromValue);
    const Vector fromTangent = hn::Set(d, weights.fromTangent);
    const Vector toValue = hn::Set(d, weights.toValue);
    const Vector toTangent = hn::Set(d, weights.toTangent);
    forLanes(lanes, out, [=](std::size_t lane) {
        Vector sum = hn::Mul(fromValue, load(piece.fromValue + lane));
        sum = hn::MulAdd(fromTangent, load(piece.fromTangent + lane), sum);
        sum = hn::MulAdd(toValue, load(piece.toValue + lane), sum);
        return hn::MulAdd(toTangent, load(piece.toTangent + lane), sum);
    });
}

}  // namespace
}  // namespace sinew::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sinew {

HWY_EXPORT(mix);
HWY_EXPORT(spline);

void copyLanes(const LaneTargets& lanes, const float* values, float* out) noexcept {
    for (const LaneRun& run : lanes.runs) {
        if (run.consecutive) {
            std::copy_n(values + run.first, run.count, out + lanes.targets[run.first]);
            continue;
        }
        for (std::uint32_t lane = run.first; lane < run.first + run.count; ++lane) {
            out[lanes.targets[lane]] = values[lane];
        }
    }
}

void mixLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
              float* out) noexcept {
    HWY_DYNAMIC_DISPATCH(mix)(lanes, from, to, fraction, out);
}

void splineLanes(const LaneTargets& lanes, const SplinePiece& piece, const SplineWeights& weights,
                 float* out) noexcept {
    HWY_DYNAMIC_DISPATCH(spline)(lanes, piece, weights, out);
}

}  // namespace sinew
#endif
