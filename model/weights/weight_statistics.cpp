// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/weight_statistics.h"

#include <algorithm>
#include <cmath>

#include "model/core/parallel.h"
#include "model/weights/vertex_influences.h"
#include "model/weights/weight_sum.h"

namespace sinew {

namespace {

// Units of parallel work; few, because each holds a number for every joint.
constexpr std::size_t kMostChunks = 32;
constexpr std::size_t kFewItems = 65536;  // vertices or triangles

std::size_t chunkSize(std::size_t items) {
    return std::max(kFewItems, (items + kMostChunks - 1) / kMostChunks);
}

std::size_t chunkCount(std::size_t items) {
    return (items + chunkSize(items) - 1) / chunkSize(items);
}

void count(const SkinnedSurface& surface, std::size_t begin, std::size_t end,
           std::vector<JointStatistics>& joints) {
    for (std::size_t v = begin; v < end; ++v) {
        const std::span<const JointWeight> influences = surface.influencesAt(v);
        for (const JointWeight& influence : influences) {
            JointStatistics& joint = joints[influence.joint];
            ++joint.vertices;
            joint.total += static_cast<double>(influence.weight);
            joint.largest = std::max(joint.largest, influence.weight);
            joint.overFour += influences.size() > 4 ? 1U : 0U;
            joint.overEight += influences.size() > 8 ? 1U : 0U;
        }
        if (const JointWeight* first = strongest(influences)) {
            ++joints[first->joint].dominated;
        }
    }
}

/// Area per joint, and of everything.
struct Areas {
    std::vector<double> joints;
    double all = 0.0;

    void add(const SkinnedSurface& surface, std::size_t begin, std::size_t end) {
        for (std::size_t t = begin; t < end; ++t) {
            const std::uint32_t* corners = surface.triangles.data() + 3 * t;
            const double found = triangleArea(surface.positions, corners);
            const double area = std::isfinite(found) ? found : 0.0;
            all += area;
            for (std::size_t corner = 0; corner < 3; ++corner) {
                for (const JointWeight& influence : surface.influencesAt(corners[corner])) {
                    joints[influence.joint] += area / 3.0 * static_cast<double>(influence.weight);
                }
            }
        }
    }
};

void addCounts(const SkinnedSurface& surface, const std::stop_token& stop,
               std::vector<JointStatistics>& joints) {
    const std::size_t items = surface.positions.size();
    const std::size_t size = chunkSize(items);
    std::vector<std::vector<JointStatistics>> chunks(chunkCount(items),
                                                     std::vector<JointStatistics>(joints.size()));
    onAllCores(chunks.size(), stop, [&](std::size_t i) {
        count(surface, i * size, std::min(items, (i + 1) * size), chunks[i]);
    });
    for (const std::vector<JointStatistics>& chunk : chunks) {
        for (std::size_t j = 0; j < joints.size(); ++j) {
            joints[j].vertices += chunk[j].vertices;
            joints[j].dominated += chunk[j].dominated;
            joints[j].total += chunk[j].total;
            joints[j].largest = std::max(joints[j].largest, chunk[j].largest);
            joints[j].overFour += chunk[j].overFour;
            joints[j].overEight += chunk[j].overEight;
        }
    }
}

/// Returns the area of all triangles.
double addSurface(const SkinnedSurface& surface, const std::stop_token& stop,
                  std::vector<JointStatistics>& joints) {
    const std::size_t items = surface.triangles.size() / 3;
    const std::size_t size = chunkSize(items);
    std::vector<Areas> chunks(chunkCount(items),
                              Areas{.joints = std::vector<double>(joints.size(), 0.0)});
    onAllCores(chunks.size(), stop, [&](std::size_t i) {
        chunks[i].add(surface, i * size, std::min(items, (i + 1) * size));
    });
    double all = 0.0;
    for (const Areas& chunk : chunks) {
        all += chunk.all;
    }
    for (std::size_t j = 0; j < joints.size() && all > 0.0; ++j) {
        for (const Areas& chunk : chunks) {
            joints[j].surface += chunk.joints[j] / all;
        }
    }
    return all;
}

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

SkinStatistics skinStatistics(const PoseEvaluator& rest, NodeIndex node,
                              const std::stop_token& stop) {
    const Asset& asset = rest.asset();
    SkinStatistics out{.skin = asset[node].skin, .node = node};
    out.joints.resize(asset[out.skin].joints.size());
    const SkinnedSurface surface = skinnedSurface(rest, node, stop);
    addCounts(surface, stop, out.joints);
    out.area = addSurface(surface, stop, out.joints);
    std::vector<std::vector<JointIsland>> islands = jointIslands(surface, out.joints.size(), stop);
    for (std::size_t j = 0; j < out.joints.size(); ++j) {
        out.joints[j].islands = std::move(islands[j]);
    }
    return out;
}

std::vector<NodeIndex> skinnedNodes(const Asset& asset) {
    std::vector<NodeIndex> found;
    for (std::size_t n = 0; n < asset.nodes.size(); ++n) {
        if (asset.nodes[n].mesh && asset.nodes[n].skin) {
            found.emplace_back(n);
        }
    }
    return found;
}

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
