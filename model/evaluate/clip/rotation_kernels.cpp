// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/clip/lane_kernels.h"

#include <algorithm>
#include <array>

#include "model/evaluate/clip/slerp_series.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/evaluate/clip/rotation_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace sinew::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr double kNoDirection = 1e-30;  // squared length below which a spline passes through zero

using Doubles = hn::CappedTag<double, kMaxLanes>;
using Floats = hn::Rebind<float, Doubles>;
using Vector = hn::Vec<Doubles>;

struct Rotations {
    Vector x, y, z, w;
};

/// One vector of lanes; `stride` is the total number of lanes.
Rotations load(const float* values, std::size_t stride) {
    const auto part = [=](std::size_t index) {
        return hn::PromoteTo(Doubles(), hn::LoadU(Floats(), values + index * stride));
    };
    return {part(0), part(1), part(2), part(3)};
}

void store(const Rotations& q, float* out, std::size_t stride) {
    hn::StoreU(hn::DemoteTo(Floats(), q.x), Floats(), out);
    hn::StoreU(hn::DemoteTo(Floats(), q.y), Floats(), out + stride);
    hn::StoreU(hn::DemoteTo(Floats(), q.z), Floats(), out + 2 * stride);
    hn::StoreU(hn::DemoteTo(Floats(), q.w), Floats(), out + 3 * stride);
}

Vector dot(const Rotations& a, const Rotations& b) {
    Vector sum = hn::MulAdd(a.x, b.x, hn::Zero(Doubles()));  // turns -0 into 0
    sum = hn::MulAdd(a.y, b.y, sum);
    sum = hn::MulAdd(a.z, b.z, sum);
    return hn::MulAdd(a.w, b.w, sum);
}

Rotations weighted(Vector weightA, const Rotations& a, Vector weightB, const Rotations& b) {
    return {hn::MulAdd(weightB, b.x, hn::Mul(weightA, a.x)),
            hn::MulAdd(weightB, b.y, hn::Mul(weightA, a.y)),
            hn::MulAdd(weightB, b.z, hn::Mul(weightA, a.z)),
            hn::MulAdd(weightB, b.w, hn::Mul(weightA, a.w))};
}

template <std::size_t terms>
Vector series(const std::array<double, terms>& coefficients, Vector x) {
    Vector sum = hn::Set(Doubles(), coefficients[terms - 1]);
    for (std::size_t i = terms - 1; i > 0; --i) {
        sum = hn::MulAdd(sum, x, hn::Set(Doubles(), coefficients[i - 1]));
    }
    return sum;
}

/// sin((1 - t) angle) / sin(angle) and sin(t angle) / sin(angle).
struct SlerpLanes {
    Vector from, to;
};

/// The midpoint is the sum of both ends divided by 2 cos(angle / 2); each half is a slerp over half
/// the angle.
HWY_NOINLINE SlerpLanes wideWeights(double fraction, Vector x) {
    const Doubles d;
    const bool secondHalf = fraction > 0.5;
    const double part = 2.0 * (secondHalf ? 1.0 - fraction : fraction);
    const Vector one = hn::Set(d, 1.0);
    const Vector half = hn::Mul(x, hn::Set(d, 0.5));
    const Vector cosine = hn::Sqrt(hn::Sub(one, half));
    const Vector halfX = hn::Div(half, hn::Add(one, cosine));
    const Vector toEnd = series(slerpSeries<kWideTerms>(1.0 - part), halfX);
    const Vector toMiddle = series(slerpSeries<kWideTerms>(part), halfX);
    const Vector farther = hn::Div(toMiddle, hn::Add(cosine, cosine));
    const Vector nearer = hn::Add(toEnd, farther);
    return secondHalf ? SlerpLanes{farther, nearer} : SlerpLanes{nearer, farther};
}

/// `value(lane)` for whole vectors of lanes, see `forLanes` in lane_kernels.cpp.
template <class Value>
void forRotations(const LaneTargets& lanes, float* out, std::size_t outStride, Value value) {
    const std::size_t step = hn::Lanes(Doubles());
    const std::uint32_t* targets = lanes.targets.data();
    for (const LaneRun& run : lanes.runs) {
        const std::size_t end = run.first + run.count;
        if (run.consecutive) {
            for (std::size_t lane = run.first; lane < end; lane += step) {
                const std::size_t first = std::min(lane, end - step);
                store(value(first), out + targets[first], outStride);
            }
            continue;
        }
        for (std::size_t lane = run.first; lane < end; lane += step) {
            std::array<float, 4 * kMaxLanes> buffer;
            store(value(lane), buffer.data(), kMaxLanes);
            for (std::size_t i = 0; i < std::min(step, end - lane); ++i) {
                for (std::size_t part = 0; part < 4; ++part) {
                    out[targets[lane + i] + part * outStride] = buffer[part * kMaxLanes + i];
                }
            }
        }
    }
}

void slerp(const LaneTargets& lanes, const float* from, const float* to, double fraction,
           float* out, std::size_t outStride) {
    const Doubles d;
    const std::size_t stride = lanes.targets.size();
    const auto fromSeries = slerpSeries<kNarrowTerms>(1.0 - fraction);
    const auto toSeries = slerpSeries<kNarrowTerms>(fraction);
    const Vector narrow = hn::Set(d, kNarrow);
    forRotations(lanes, out, outStride, [&](std::size_t lane) {
        const Rotations a = load(from + lane, stride);
        const Rotations b = load(to + lane, stride);
        const Vector cosine = dot(a, b);
        const Vector x = hn::Max(hn::Sub(hn::Set(d, 1.0), hn::Abs(cosine)), hn::Zero(d));
        const SlerpLanes weights = HWY_LIKELY(hn::AllTrue(d, hn::Le(x, narrow)))
                                       ? SlerpLanes{series(fromSeries, x), series(toSeries, x)}
                                       : wideWeights(fraction, x);
        return weighted(weights.from, a, hn::CopySignToAbs(weights.to, cosine), b);
    });
}

void splineRotation(const LaneTargets& lanes, const SplinePiece& piece,
                    const SplineWeights& weights, float* out, std::size_t outStride) {
    const Doubles d;
    const std::size_t stride = lanes.targets.size();
    const Vector fromValue = hn::Set(d, weights.fromValue);
    const Vector fromTangent = hn::Set(d, weights.fromTangent);
    const Vector toValue = hn::Set(d, weights.toValue);
    const Vector toTangent = hn::Set(d, weights.toTangent);
    forRotations(lanes, out, outStride, [&](std::size_t lane) {
        const Rotations value = load(piece.fromValue + lane, stride);
        const Rotations near =
            weighted(fromValue, value, fromTangent, load(piece.fromTangent + lane, stride));
        const Rotations far = weighted(toValue, load(piece.toValue + lane, stride), toTangent,
                                       load(piece.toTangent + lane, stride));
        const Rotations sum{hn::Add(near.x, far.x), hn::Add(near.y, far.y), hn::Add(near.z, far.z),
                            hn::Add(near.w, far.w)};
        const Vector squared = dot(sum, sum);
        const auto hasDirection = hn::Gt(squared, hn::Set(d, kNoDirection));
        const Vector factor = hn::Div(hn::Set(d, 1.0), hn::Sqrt(squared));
        const auto normalized = [&](Vector part, Vector fallback) {
            return hn::IfThenElse(hasDirection, hn::Mul(part, factor), fallback);
        };
        return Rotations{normalized(sum.x, value.x), normalized(sum.y, value.y),
                         normalized(sum.z, value.z), normalized(sum.w, value.w)};
    });
}

}  // namespace
}  // namespace sinew::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sinew {

HWY_EXPORT(slerp);
HWY_EXPORT(splineRotation);

void slerpLanes(const LaneTargets& lanes, const float* from, const float* to, double fraction,
                float* out, std::size_t outStride) noexcept {
    HWY_DYNAMIC_DISPATCH(slerp)(lanes, from, to, fraction, out, outStride);
}

void splineRotationLanes(const LaneTargets& lanes, const SplinePiece& piece,
                         const SplineWeights& weights, float* out, std::size_t outStride) noexcept {
    HWY_DYNAMIC_DISPATCH(splineRotation)(lanes, piece, weights, out, outStride);
}

}  // namespace sinew
#endif
