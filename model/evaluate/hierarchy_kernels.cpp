// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/hierarchy_kernels.h"

#include <glm/gtc/type_ptr.hpp>

#include "model/evaluate/hierarchy.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/evaluate/hierarchy_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace sinew::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

using Lanes = hn::CappedTag<double, kPoseRowMultiple>;

void localsAt(const Pose& pose, std::size_t first, double* locals) {
    const Lanes d;
    const hn::Rebind<float, Lanes> floats;
    const auto row = [&](PosePart part) {
        return hn::PromoteTo(d, hn::LoadU(floats, pose.row(part) + first));
    };
    const auto store = [&](std::size_t part, hn::Vec<Lanes> value) {
        hn::StoreU(value, d, locals + part * pose.rowStride + first);
    };
    const auto x = row(PosePart::RotationX), y = row(PosePart::RotationY);
    const auto z = row(PosePart::RotationZ), w = row(PosePart::RotationW);
    // Doubled products, by doubling one factor, which is exact.
    const auto x2 = hn::Add(x, x), y2 = hn::Add(y, y), z2 = hn::Add(z, z);
    const auto xx = hn::Mul(x, x2), yy = hn::Mul(y, y2), zz = hn::Mul(z, z2);
    const auto xy = hn::Mul(x, y2), xz = hn::Mul(x, z2), yz = hn::Mul(y, z2);
    const auto wx = hn::Mul(w, x2), wy = hn::Mul(w, y2), wz = hn::Mul(w, z2);
    const auto one = hn::Set(d, 1.0);
    const auto scaleX = row(PosePart::ScaleX);
    store(0, hn::Mul(hn::Sub(one, hn::Add(yy, zz)), scaleX));
    store(1, hn::Mul(hn::Add(xy, wz), scaleX));
    store(2, hn::Mul(hn::Sub(xz, wy), scaleX));
    const auto scaleY = row(PosePart::ScaleY);
    store(3, hn::Mul(hn::Sub(xy, wz), scaleY));
    store(4, hn::Mul(hn::Sub(one, hn::Add(xx, zz)), scaleY));
    store(5, hn::Mul(hn::Add(yz, wx), scaleY));
    const auto scaleZ = row(PosePart::ScaleZ);
    store(6, hn::Mul(hn::Add(xz, wy), scaleZ));
    store(7, hn::Mul(hn::Sub(yz, wx), scaleZ));
    store(8, hn::Mul(hn::Sub(one, hn::Add(xx, yy)), scaleZ));
    store(9, row(PosePart::TranslationX));
    store(10, row(PosePart::TranslationY));
    store(11, row(PosePart::TranslationZ));
}

void locals(const Pose& pose, std::span<const NodeIndex> driven, double* out) {
    const std::size_t step = hn::Lanes(Lanes());
    std::size_t end = 0;  // end of the processed range
    for (const NodeIndex node : driven) {
        if (node.value >= end) {
            const std::size_t first = node.value / step * step;
            localsAt(pose, first, out);
            end = first + step;
        }
    }
}

using Four = hn::CappedTag<double, 4>;
using FourFloats = hn::Rebind<float, Four>;
constexpr std::size_t kParts = 4 / hn::MaxLanes(Four());

/// A matrix column, in as many vectors as four doubles need.
struct Column {
    hn::Vec<Four> parts[kParts];
};

struct MatrixColumns {
    Column columns[4];
};

HWY_INLINE Column load(const double* values) {
    Column result;
    for (std::size_t i = 0; i < kParts; ++i) {
        result.parts[i] = hn::LoadU(Four(), values + i * hn::Lanes(Four()));
    }
    return result;
}

HWY_INLINE MatrixColumns load(const glm::dmat4& matrix) {
    const double* values = glm::value_ptr(matrix);
    return {{load(values), load(values + 4), load(values + 8), load(values + 12)}};
}

HWY_INLINE void store(const Column& column, double* out) {
    for (std::size_t i = 0; i < kParts; ++i) {
        hn::StoreU(column.parts[i], Four(), out + i * hn::Lanes(Four()));
    }
}

HWY_INLINE void store(const Column& column, float* out) {
    for (std::size_t i = 0; i < kParts; ++i) {
        hn::StoreU(hn::DemoteTo(FourFloats(), column.parts[i]), FourFloats(),
                   out + i * hn::Lanes(Four()));
    }
}

/// matrix × (x, y, z, 0)
HWY_INLINE Column turned(const MatrixColumns& matrix, double x, double y, double z) {
    Column result;
    for (std::size_t i = 0; i < kParts; ++i) {
        auto sum = hn::Mul(matrix.columns[0].parts[i], hn::Set(Four(), x));
        sum = hn::MulAdd(matrix.columns[1].parts[i], hn::Set(Four(), y), sum);
        result.parts[i] = hn::MulAdd(matrix.columns[2].parts[i], hn::Set(Four(), z), sum);
    }
    return result;
}

HWY_INLINE Column plus(Column sum, const Column& column, double factor) {
    for (std::size_t i = 0; i < kParts; ++i) {
        sum.parts[i] = hn::MulAdd(column.parts[i], hn::Set(Four(), factor), sum.parts[i]);
    }
    return sum;
}

HWY_INLINE MatrixColumns times(const MatrixColumns& matrix, const glm::mat4& other) {
    MatrixColumns result;
    for (glm::length_t c = 0; c < 4; ++c) {
        const glm::dvec4 column(other[c]);
        result.columns[c] =
            plus(turned(matrix, column.x, column.y, column.z), matrix.columns[3], column.w);
    }
    return result;
}

/// `local`: the values of one node, `stride` apart.
HWY_INLINE MatrixColumns timesLocal(const MatrixColumns& parent, const double* local,
                                    std::size_t stride) {
    MatrixColumns result;
    for (std::size_t c = 0; c < 4; ++c) {
        const double* column = local + 3 * c * stride;
        result.columns[c] = turned(parent, column[0], column[stride], column[2 * stride]);
    }
    result.columns[3] = plus(result.columns[3], parent.columns[3], 1.0);
    return result;
}

void chain(const Pose& pose, std::span<const NodeIndex> nodes, const WorldArrays& arrays) {
    MatrixColumns matrix{};
    std::uint32_t last = NodeIndex::kNone;  // node of the cached matrix
    for (const NodeIndex index : nodes) {
        const NodeLink& link = arrays.links[index.value];
        if (link.parent != last) {
            matrix = load(arrays.precise[link.parent]);
        }
        matrix = link.matrix != nullptr && pose.fromMatrix[index.value] != 0
                     ? times(matrix, *link.matrix)
                     : timesLocal(matrix, arrays.locals + index.value, pose.rowStride);
        last = index.value;
        double* precise = glm::value_ptr(arrays.precise[last]);
        float* rounded = glm::value_ptr(arrays.rounded[last]);
        for (std::size_t c = 0; c < 4; ++c) {
            store(matrix.columns[c], precise + 4 * c);
            store(matrix.columns[c], rounded + 4 * c);
        }
    }
}

void palette(const Skin& skin, std::span<const glm::dmat4> world, std::span<glm::mat4> out) {
    for (std::size_t joint = 0; joint < out.size(); ++joint) {
        const MatrixColumns worldFromJoint = load(world[skin.joints[joint].value]);
        const MatrixColumns product = times(worldFromJoint, skin.inverseBindMatrices[joint]);
        for (std::size_t c = 0; c < 4; ++c) {
            store(product.columns[c], glm::value_ptr(out[joint]) + 4 * c);
        }
    }
}

}  // namespace
}  // namespace sinew::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#include <cassert>

namespace sinew {

HWY_EXPORT(locals);
HWY_EXPORT(chain);
HWY_EXPORT(palette);

void localMatrices(const Pose& pose, std::span<const NodeIndex> driven, double* locals) noexcept {
    HWY_DYNAMIC_DISPATCH(locals)(pose, driven, locals);
}

void chainMatrices(const Pose& pose, std::span<const NodeIndex> nodes,
                   const WorldArrays& arrays) noexcept {
    HWY_DYNAMIC_DISPATCH(chain)(pose, nodes, arrays);
}

void jointMatrices(const Skin& skin, std::span<const glm::dmat4> world,
                   std::span<glm::mat4> palette) noexcept {
    assert(palette.size() <= skin.joints.size());
    assert(palette.size() <= skin.inverseBindMatrices.size());
    HWY_DYNAMIC_DISPATCH(palette)(skin, world, palette);
}

}  // namespace sinew
#endif
