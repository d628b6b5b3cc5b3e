// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/primitive_statistics.h"

#include <algorithm>
#include <cmath>

#include "model/core/parallel.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"

namespace sinew {
namespace {

constexpr std::size_t kVerticesAtOnce = 65536;

void noteSum(const WeightSum& sum, std::uint32_t vertex, PrimitiveStatistics& out) {
    if (!sum.wrong) {
        return;
    }
    ++out.sumOff;
    if (!out.worstSumVertex || std::abs(sum.off) > std::abs(out.worstSum)) {
        out.worstSum = sum.off;
        out.worstSumVertex = vertex;
    }
}

PrimitiveStatistics ofRange(const Primitive& primitive, std::size_t jointCount, std::size_t begin,
                            std::size_t end) {
    PrimitiveStatistics out;
    out.influences.resize(4 * primitive.influenceSets.size() + 1, 0);
    VertexInfluences influences(primitive, jointCount);
    for (std::size_t v = begin; v < end; ++v) {
        const std::size_t joints = influences.at(v).size();
        ++out.influences[joints];
        if (joints == 0 && !out.firstUnweighted) {
            out.firstUnweighted = static_cast<std::uint32_t>(v);
        }
        noteSum(weightSum(primitive, v), static_cast<std::uint32_t>(v), out);
    }
    return out;
}

void add(const PrimitiveStatistics& later, PrimitiveStatistics& out) {
    for (std::size_t k = 0; k < later.influences.size(); ++k) {
        out.influences[k] += later.influences[k];
    }
    if (!out.firstUnweighted) {
        out.firstUnweighted = later.firstUnweighted;
    }
    out.sumOff += later.sumOff;
    if (later.worstSumVertex &&
        (!out.worstSumVertex || std::abs(later.worstSum) > std::abs(out.worstSum))) {
        out.worstSum = later.worstSum;
        out.worstSumVertex = later.worstSumVertex;
    }
}

}  // namespace

PrimitiveStatistics primitiveStatistics(const Primitive& primitive, std::size_t jointCount,
                                        const std::stop_token& stop) {
    const std::size_t count = primitive.vertexCount();
    std::vector<PrimitiveStatistics> chunks((count + kVerticesAtOnce - 1) / kVerticesAtOnce);
    onAllCores(chunks.size(), stop, [&](std::size_t i) {
        const std::size_t begin = i * kVerticesAtOnce;
        chunks[i] = ofRange(primitive, jointCount, begin, std::min(count, begin + kVerticesAtOnce));
    });
    PrimitiveStatistics out;
    out.vertices = count;
    out.influences.resize(4 * primitive.influenceSets.size() + 1, 0);
    for (const PrimitiveStatistics& chunk : chunks) {
        add(chunk, out);
    }
    while (out.influences.size() > 1 && out.influences.back() == 0) {
        out.influences.pop_back();
    }
    return out;
}

}  // namespace sinew
