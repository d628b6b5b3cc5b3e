// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/deform_kernels.h"

// Vectors of these targets have no compile-time size, but arrays of vectors are used below.
#define HWY_DISABLED_TARGETS (HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/evaluate/deform_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace sinew::deform::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

using Floats = hn::CappedTag<float, 16>;  // never wider than a matrix
using Ints = hn::Rebind<std::int32_t, Floats>;
using Vector = hn::Vec<Floats>;

constexpr std::size_t kLanes = hn::MaxLanes(Floats());
constexpr std::size_t kMatrixParts = 16 / kLanes;

struct Vector3 {
    Vector x, y, z;
};

// ---- influences ----

template <class Stored>
HWY_INLINE hn::Vec<Ints> loadIntegers(const void* stored, std::size_t at) {
    const hn::Rebind<Stored, Ints> narrow;
    return hn::PromoteTo(Ints(), hn::LoadU(narrow, static_cast<const Stored*>(stored) + at));
}

HWY_INLINE hn::Vec<Ints> loadJoints(const StoredInfluences& influences, std::size_t at) {
    return influences.jointType == StoredType::U8
               ? loadIntegers<std::uint8_t>(influences.joints, at)
               : loadIntegers<std::uint16_t>(influences.joints, at);
}

/// Integers divided by their largest value, rounded like a division.
HWY_INLINE Vector shares(hn::Vec<Ints> integers, float largest) {
    const Floats d;
    const Vector value = hn::ConvertTo(d, integers);
#if HWY_NATIVE_FMA
    const Vector part = hn::Set(d, 1.0F / largest);
    const Vector near = hn::Mul(value, part);
    return hn::MulAdd(hn::NegMulAdd(near, hn::Set(d, largest), value), part, near);
#else
    return hn::Div(value, hn::Set(d, largest));
#endif
}

HWY_INLINE Vector loadWeights(const StoredInfluences& influences, std::size_t at) {
    switch (influences.weightType) {
        case StoredType::U8:
            return shares(loadIntegers<std::uint8_t>(influences.weights, at), 255.0F);
        case StoredType::U16:
            return shares(loadIntegers<std::uint16_t>(influences.weights, at), 65535.0F);
        case StoredType::U32:
        case StoredType::F32:
            break;
    }
    return hn::LoadU(Floats(), static_cast<const float*>(influences.weights) + at);
}

/// Joints and weights, four per vertex. Unused slots have weight 0 and joint -1.
struct Unpacked {
    HWY_ALIGN std::int32_t joints[4 * kBlock];
    HWY_ALIGN float weights[4 * kBlock];
};

HWY_INLINE void unpack(const StoredInfluences& influences, std::size_t jointCount,
                       std::size_t count, Unpacked& out) {
    const Floats d;
    const Ints integers;
    const auto end = hn::Set(integers, static_cast<std::int32_t>(jointCount));
    for (std::size_t i = 0; i < 4 * count; i += kLanes) {
        const auto joints = loadJoints(influences, i);
        const Vector weights = loadWeights(influences, i);
        const auto adds =
            hn::And(hn::RebindMask(d, hn::Lt(joints, end)), hn::Ne(weights, hn::Zero(d)));
        hn::Store(hn::IfThenElseZero(adds, weights), d, out.weights + i);
        hn::Store(hn::IfThenElse(hn::RebindMask(integers, adds), joints, hn::Set(integers, -1)),
                  integers, out.joints + i);
    }
}

// ---- matrices ----

struct MatrixLanes {
    Vector parts[kMatrixParts];
};

HWY_INLINE void add(MatrixLanes& sum, const float* matrix, float weight) {
    const Vector factor = hn::Set(Floats(), weight);
    for (std::size_t i = 0; i < kMatrixParts; ++i) {
        sum.parts[i] = hn::MulAdd(hn::LoadU(Floats(), matrix + i * kLanes), factor, sum.parts[i]);
    }
}

/// The floats of a matrix starting at `at`, each in its column.
template <class D>
HWY_INLINE void storePart(D d, hn::Vec<D> part, std::size_t at, std::size_t vertex,
                          MatrixBlock& out) {
#if HWY_TARGET != HWY_SCALAR
    if constexpr (hn::MaxLanes(D()) > 4) {
        const hn::Half<D> half;
        storePart(half, hn::LowerHalf(half, part), at, vertex, out);
        storePart(half, hn::UpperHalf(half, part), at + hn::MaxLanes(half), vertex, out);
    } else
#endif
    {
        hn::StoreU(part, d, out.columns[at / 4] + 4 * vertex + at % 4);
    }
}

template <class D>
HWY_INLINE hn::Vec<D> loadPart(D d, const MatrixBlock& matrices, std::size_t at,
                               std::size_t vertex) {
#if HWY_TARGET != HWY_SCALAR
    if constexpr (hn::MaxLanes(D()) > 4) {
        const hn::Half<D> half;
        return hn::Combine(d, loadPart(half, matrices, at + hn::MaxLanes(half), vertex),
                           loadPart(half, matrices, at, vertex));
    } else
#endif
    {
        return hn::LoadU(d, matrices.columns[at / 4] + 4 * vertex + at % 4);
    }
}

HWY_INLINE void store(const MatrixLanes& matrix, std::size_t vertex, MatrixBlock& out) {
    for (std::size_t i = 0; i < kMatrixParts; ++i) {
        storePart(Floats(), matrix.parts[i], i * kLanes, vertex, out);
    }
}

HWY_INLINE MatrixLanes load(const MatrixBlock& matrices, std::size_t vertex) {
    MatrixLanes result;
    for (std::size_t i = 0; i < kMatrixParts; ++i) {
        result.parts[i] = loadPart(Floats(), matrices, i * kLanes, vertex);
    }
    return result;
}

HWY_INLINE MatrixLanes zeroMatrix() {
    MatrixLanes result;
    for (Vector& part : result.parts) {
        part = hn::Zero(Floats());
    }
    return result;
}

HWY_ALIGN constexpr float kNothing[16] = {};

/// Branch-free: a branch would be mispredicted if the number of influences varies.
HWY_INLINE const float* matrixOf(const float* matrices, std::int32_t joint) {
    const auto from = reinterpret_cast<std::uintptr_t>(matrices);
    const auto toNothing = reinterpret_cast<std::uintptr_t>(kNothing) - from;
    const std::int64_t place = joint;
    const auto isNone = static_cast<std::uintptr_t>(place >> 63);
    const auto offset = static_cast<std::uintptr_t>(place) * (16 * sizeof(float));
    return reinterpret_cast<const float*>(from + ((offset & ~isNone) | (toNothing & isNone)));
}

void blendSet(const StoredInfluences& influences, const JointPalette& palette, std::size_t count,
              bool first, MatrixBlock& matrices) {
    Unpacked unpacked;
    unpack(influences, palette.count, count, unpacked);
    for (std::size_t vertex = 0; vertex < count; ++vertex) {
        MatrixLanes sum = first ? zeroMatrix() : load(matrices, vertex);
        const std::int32_t* joints = unpacked.joints + 4 * vertex;
        const float* weights = unpacked.weights + 4 * vertex;
        add(sum, matrixOf(palette.matrices, joints[0]), weights[0]);
        add(sum, matrixOf(palette.matrices, joints[1]), weights[1]);
        add(sum, matrixOf(palette.matrices, joints[2]), weights[2]);
        add(sum, matrixOf(palette.matrices, joints[3]), weights[3]);
        store(sum, vertex, matrices);
    }
}

void sumSet(const StoredInfluences& influences, std::size_t count, bool first, float* sums) {
    const Floats d;
    HWY_ALIGN float weights[4 * kBlock];
    for (std::size_t i = 0; i < 4 * count; i += kLanes) {
        hn::Store(loadWeights(influences, i), d, weights + i);
    }
    for (std::size_t i = 0; i < count; i += kLanes) {
        Vector a, b, c, e;
        hn::LoadInterleaved4(d, weights + 4 * i, a, b, c, e);
        const Vector sum = hn::Add(hn::Add(a, b), hn::Add(c, e));
        hn::StoreU(first ? sum : hn::Add(hn::LoadU(d, sums + i), sum), d, sums + i);
    }
}

void divideBy(const float* sums, std::size_t count, MatrixBlock& matrices) {
    const hn::CappedTag<float, 4> d;
    for (std::size_t vertex = 0; vertex < count; ++vertex) {
        const auto part = hn::Set(d, 1.0F / sums[vertex]);
        for (float* column :
             {matrices.columns[0], matrices.columns[1], matrices.columns[2], matrices.columns[3]}) {
            for (std::size_t i = 4 * vertex; i < 4 * vertex + 4; i += hn::MaxLanes(d)) {
                hn::StoreU(hn::Mul(hn::LoadU(d, column + i), part), d, column + i);
            }
        }
    }
}

// ---- vertices, one per lane ----

HWY_INLINE Vector3 loadColumn(const MatrixBlock& matrices, std::size_t column, std::size_t vertex) {
    Vector3 result;
    Vector w;
    hn::LoadInterleaved4(Floats(), matrices.columns[column] + 4 * vertex, result.x, result.y,
                         result.z, w);
    return result;
}

HWY_INLINE Vector3 load3(const float* values, std::size_t vertex) {
    Vector3 result;
    hn::LoadInterleaved3(Floats(), values + 3 * vertex, result.x, result.y, result.z);
    return result;
}

HWY_INLINE Vector3 times(const Vector3& v, Vector factor) {
    return {hn::Mul(v.x, factor), hn::Mul(v.y, factor), hn::Mul(v.z, factor)};
}

HWY_INLINE Vector3 timesPlus(const Vector3& v, Vector factor, const Vector3& sum) {
    return {hn::MulAdd(v.x, factor, sum.x), hn::MulAdd(v.y, factor, sum.y),
            hn::MulAdd(v.z, factor, sum.z)};
}

HWY_INLINE Vector dot(const Vector3& a, const Vector3& b) {
    return hn::MulAdd(a.x, b.x, hn::MulAdd(a.y, b.y, hn::Mul(a.z, b.z)));
}

HWY_INLINE Vector3 cross(const Vector3& a, const Vector3& b) {
    return {hn::NegMulAdd(a.z, b.y, hn::Mul(a.y, b.z)), hn::NegMulAdd(a.x, b.z, hn::Mul(a.z, b.x)),
            hn::NegMulAdd(a.y, b.x, hn::Mul(a.x, b.y))};
}

HWY_INLINE Vector largestPart(const Vector3& v) {
    return hn::Max(hn::Max(hn::Abs(v.x), hn::Abs(v.y)), hn::Abs(v.z));
}

HWY_INLINE Vector inverse(Vector v) {
    return hn::Div(hn::Set(Floats(), 1.0F), v);
}

/// Scaled to about 1 first, so that squares stay in the range of a float.
HWY_INLINE Vector3 normalized(const Vector3& v) {
    const Vector3 scaled = times(v, inverse(largestPart(v)));
    const Vector length = hn::Sqrt(dot(scaled, scaled));
    const auto isSome = hn::Gt(length, hn::Zero(Floats()));  // false for NaN
    const Vector3 unit = times(scaled, inverse(length));
    return {hn::IfThenElseZero(isSome, unit.x), hn::IfThenElseZero(isSome, unit.y),
            hn::IfThenElseZero(isSome, unit.z)};
}

/// The first three columns divided by their largest component.
struct ScaledColumns {
    Vector3 x, y, z;
};

HWY_INLINE ScaledColumns loadAxes(const MatrixBlock& matrices, std::size_t vertex) {
    const Vector3 x = loadColumn(matrices, 0, vertex), y = loadColumn(matrices, 1, vertex);
    const Vector3 z = loadColumn(matrices, 2, vertex);
    const Vector part = inverse(hn::Max(hn::Max(largestPart(x), largestPart(y)), largestPart(z)));
    return {times(x, part), times(y, part), times(z, part)};
}

void positions(const MatrixBlock& matrices, const float* in, std::size_t count, float* out) {
    for (std::size_t vertex = 0; vertex < count; vertex += kLanes) {
        const Vector3 position = load3(in, vertex);
        Vector3 sum = loadColumn(matrices, 3, vertex);
        sum = timesPlus(loadColumn(matrices, 2, vertex), position.z, sum);
        sum = timesPlus(loadColumn(matrices, 1, vertex), position.y, sum);
        sum = timesPlus(loadColumn(matrices, 0, vertex), position.x, sum);
        hn::StoreInterleaved3(sum.x, sum.y, sum.z, Floats(), out + 3 * vertex);
    }
}

void normals(const MatrixBlock& matrices, const float* in, std::size_t count, float* out) {
    const Floats d;
    for (std::size_t vertex = 0; vertex < count; vertex += kLanes) {
        const ScaledColumns axes = loadAxes(matrices, vertex);
        const Vector3 normal = load3(in, vertex);
        const Vector3 yz = cross(axes.y, axes.z);
        Vector3 turned = times(yz, normal.x);
        turned = timesPlus(cross(axes.z, axes.x), normal.y, turned);
        turned = timesPlus(cross(axes.x, axes.y), normal.z, turned);
        // The cofactor matrix is determinant × inverse transpose, so a mirroring matrix would flip
        // the normal.
        const auto mirrors = hn::Lt(dot(axes.x, yz), hn::Zero(d));
        const Vector side = hn::IfThenElse(mirrors, hn::Set(d, -1.0F), hn::Set(d, 1.0F));
        const Vector3 unit = times(normalized(turned), side);
        hn::StoreInterleaved3(unit.x, unit.y, unit.z, d, out + 3 * vertex);
    }
}

void tangents(const MatrixBlock& matrices, const float* in, const float* handedness,
              std::size_t count, float* out) {
    const Floats d;
    for (std::size_t vertex = 0; vertex < count; vertex += kLanes) {
        const ScaledColumns axes = loadAxes(matrices, vertex);
        const Vector3 tangent = load3(in, vertex);
        Vector3 turned = times(axes.x, tangent.x);
        turned = timesPlus(axes.y, tangent.y, turned);
        turned = timesPlus(axes.z, tangent.z, turned);
        const Vector3 unit = normalized(turned);
        const Vector determinant = dot(axes.x, cross(axes.y, axes.z));
        const Vector stored = hn::LoadU(d, handedness + vertex);
        const Vector hand =
            hn::IfThenElse(hn::Lt(determinant, hn::Zero(d)), hn::Neg(stored), stored);
        hn::StoreInterleaved4(unit.x, unit.y, unit.z, hand, d, out + 4 * vertex);
    }
}

void addTerm(float factor, const float* term, std::size_t count, float* sum) {
    const Floats d;
    const Vector times = hn::Set(d, factor);
    for (std::size_t i = 0; i < 3 * count; i += kLanes) {
        hn::StoreU(hn::MulAdd(times, hn::LoadU(d, term + i), hn::LoadU(d, sum + i)), d, sum + i);
    }
}

}  // namespace
}  // namespace sinew::deform::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace sinew::deform {

HWY_EXPORT(addTerm);
HWY_EXPORT(blendSet);
HWY_EXPORT(sumSet);
HWY_EXPORT(divideBy);
HWY_EXPORT(positions);
HWY_EXPORT(normals);
HWY_EXPORT(tangents);

void addScaled(float factor, const float* term, std::size_t count, float* sum) noexcept {
    HWY_DYNAMIC_DISPATCH(addTerm)(factor, term, count, sum);
}

void blend(const StoredInfluences& influences, const JointPalette& palette, std::size_t count,
           bool first, MatrixBlock& matrices) noexcept {
    HWY_DYNAMIC_DISPATCH(blendSet)(influences, palette, count, first, matrices);
}

void sumWeights(const StoredInfluences& influences, std::size_t count, bool first,
                float* sums) noexcept {
    HWY_DYNAMIC_DISPATCH(sumSet)(influences, count, first, sums);
}

void divide(const float* sums, std::size_t count, MatrixBlock& matrices) noexcept {
    HWY_DYNAMIC_DISPATCH(divideBy)(sums, count, matrices);
}

void transformPositions(const MatrixBlock& matrices, const float* in, std::size_t count,
                        float* out) noexcept {
    HWY_DYNAMIC_DISPATCH(positions)(matrices, in, count, out);
}

void transformNormals(const MatrixBlock& matrices, const float* in, std::size_t count,
                      float* out) noexcept {
    HWY_DYNAMIC_DISPATCH(normals)(matrices, in, count, out);
}

void transformTangents(const MatrixBlock& matrices, const float* in, const float* handedness,
                       std::size_t count, float* out) noexcept {
    HWY_DYNAMIC_DISPATCH(tangents)(matrices, in, handedness, count, out);
}

}  // namespace sinew::deform
#endif
