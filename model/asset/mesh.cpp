// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/asset/mesh.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <numeric>
#include <span>

namespace sinew {
namespace {

constexpr std::uint32_t kRestart = std::numeric_limits<std::uint32_t>::max();

std::vector<std::uint32_t> drawnIndices(const Primitive& primitive) {
    if (primitive.indexed) {
        return primitive.indices.visit([](const auto& stored) {
            return std::vector<std::uint32_t>(stored.begin(), stored.end());
        });
    }
    std::vector<std::uint32_t> indices(primitive.vertexCount());
    std::iota(indices.begin(), indices.end(), 0U);
    return indices;
}

// Appends one run of indices that contains no restart value.
void appendElements(Topology topology, std::span<const std::uint32_t> run,
                    std::vector<std::uint32_t>& out) {
    const std::size_t n = run.size();
    switch (topology) {
        case Topology::Points:
            out.insert(out.end(), run.begin(), run.end());
            return;
        case Topology::Lines:
            out.insert(out.end(), run.begin(), run.begin() + std::ptrdiff_t(n / 2 * 2));
            return;
        case Topology::LineStrip:
        case Topology::LineLoop:
            for (std::size_t i = 0; i + 1 < n; ++i) {
                out.insert(out.end(), {run[i], run[i + 1]});
            }
            if (topology == Topology::LineLoop && n > 1) {
                out.insert(out.end(), {run[n - 1], run[0]});
            }
            return;
        case Topology::Triangles:
            out.insert(out.end(), run.begin(), run.begin() + std::ptrdiff_t(n / 3 * 3));
            return;
        case Topology::TriangleStrip:
            for (std::size_t i = 0; i + 2 < n; ++i) {
                out.insert(out.end(), {run[i], run[i + 1 + i % 2], run[i + 2 - i % 2]});
            }
            return;
        case Topology::TriangleFan:
            for (std::size_t i = 0; i + 2 < n; ++i) {
                out.insert(out.end(), {run[i + 1], run[i + 2], run[0]});
            }
            return;
    }
}

}  // namespace

MaterialIndex materialFor(const Primitive& primitive, VariantIndex variant) noexcept {
    if (variant.value >= primitive.variantMaterials.size()) {
        return primitive.material;
    }
    const MaterialIndex own = primitive.variantMaterials[variant.value];
    return own ? own : primitive.material;
}

std::vector<std::uint32_t> elementList(const Primitive& primitive) {
    const std::vector<std::uint32_t> indices = drawnIndices(primitive);
    const std::span<const std::uint32_t> all(indices);
    std::vector<std::uint32_t> out;
    out.reserve(indices.size());
    std::size_t first = 0;
    for (std::size_t i = 0; i <= all.size(); ++i) {
        if (i < all.size() && all[i] != kRestart) {
            continue;
        }
        appendElements(primitive.topology, all.subspan(first, i - first), out);
        first = i + 1;
    }
    return out;
}

bool isElementList(const Primitive& primitive) noexcept {
    const bool separate = primitive.topology == Topology::Points ||
                          primitive.topology == Topology::Lines ||
                          primitive.topology == Topology::Triangles;
    if (!separate || !primitive.indexed ||
        primitive.indices.size() % elementSize(primitive.topology) != 0) {
        return false;
    }
    const auto* wide = primitive.indices.as<std::uint32_t>();
    return wide == nullptr || std::find(wide->begin(), wide->end(), kRestart) == wide->end();
}

std::uint32_t elementSize(Topology topology) noexcept {
    switch (topology) {
        case Topology::Points:
            return 1;
        case Topology::Lines:
        case Topology::LineLoop:
        case Topology::LineStrip:
            return 2;
        case Topology::Triangles:
        case Topology::TriangleStrip:
        case Topology::TriangleFan:
            return 3;
    }
    return 1;
}

}  // namespace sinew
