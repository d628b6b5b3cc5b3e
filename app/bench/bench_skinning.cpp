// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/bench/batch_timer.h"
#include "app/bench/bench_crowd.h"
#include "app/bench/bench_report.h"
#include "model/evaluate/deform_node.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kPoses = 8;
constexpr std::size_t kVertexBudget = 1'000'000'000;  // total over all repetitions
constexpr std::size_t kFewestRepetitions = 20;

struct MovingPart {
    NodeIndex node;
    const Primitive* primitive = nullptr;
    DeformedVertices out = {};
};

/// The moving primitives of the scene.
std::vector<MovingPart> movingParts(const Asset& asset) {
    std::vector<MovingPart> parts;
    for (const NodeIndex index : sceneNodes(asset, asset.defaultScene)) {
        const Node& node = asset[index];
        if (!node.mesh) {
            continue;
        }
        for (const Primitive& primitive : asset[node.mesh].primitives) {
            if (isSkinned(node, primitive) || !primitive.targets.empty()) {
                parts.push_back({.node = index, .primitive = &primitive});
            }
        }
    }
    return parts;
}

DeformInput inputOf(const PoseEvaluator& evaluator, const MovingPart& part, std::size_t threads) {
    DeformInput input = deformInput(evaluator, part.node, WeightSource::Normalized);
    input.wantNormals = true;
    input.threads = threads;
    return input;
}

/// Bytes of the arrays in memory; palettes stay in the cache.
std::size_t bytesMoved(const MovingPart& part, const DeformInput& input) {
    const Primitive& primitive = *part.primitive;
    std::size_t bytes =
        2 * sizeof(glm::vec3) * (primitive.positions.size() + primitive.normals.size());
    if (!input.palette.empty()) {
        for (const InfluenceSet& set : primitive.influenceSets) {
            bytes += set.joints.bytes().size() + set.weights.bytes().size();
        }
    }
    for (std::size_t i = 0; i < std::min(primitive.targets.size(), input.morphWeights.size());
         ++i) {
        if (input.morphWeights[i] != 0.0F) {
            const MorphTarget& target = primitive.targets[i];
            bytes += sizeof(glm::vec3) * target.positions.size();
            bytes += primitive.normals.empty() ? 0 : sizeof(glm::vec3) * target.normals.size();
        }
    }
    return bytes;
}

class SkinningBench {
public:
    explicit SkinningBench(const BenchClip& clip)
        : m_clip(clip), m_parts(movingParts(*clip.clips->asset())) {
        const Animation& animation = (*clip.clips->asset())[clip.animation];
        for (std::size_t i = 0; i < kPoses; ++i) {
            const float part = static_cast<float>(i) / static_cast<float>(kPoses);
            m_poses.emplace_back(clip.clips)
                .evaluate(clip.animation,
                          animation.startSeconds + part * animation.durationSeconds());
        }
        for (const MovingPart& part : m_parts) {
            m_vertices += part.primitive->vertexCount();
            m_large = m_large || part.primitive->vertexCount() > kVerticesAlone;
        }
    }

    void addTo(BenchReport& report) {
        report.results.push_back(measured(1));
        if (m_large && coreCount() > 1) {
            report.results.push_back(measured(coreCount()));
        }
        report.values.emplace_back("skinnedVertices", static_cast<double>(m_vertices));
        if (m_vertices > 0) {
            const double nanoseconds = distributionOf(report.results.back().samples)->min;
            report.values.emplace_back("skinnedVerticesPerSecond",
                                       1e9 * static_cast<double>(m_vertices) / nanoseconds);
            report.values.emplace_back("bytesPerSkinnedVertex", bytesPerVertex());
        }
    }

private:
    BenchResult measured(std::size_t threads) {
        BenchResult result{.name = "skin", .unit = "ns", .threads = threads};
        if (m_vertices > 0) {
            const std::size_t affordable =
                std::max(kFewestRepetitions, kVertexBudget / (kPoses * m_vertices));
            result.samples = nanosecondsPerCall(std::min(m_clip.repetitions, affordable), kPoses,
                                                [&] { skinAll(threads); });
        }
        return result;
    }

    void skinAll(std::size_t threads) {
        for (const PoseEvaluator& evaluator : m_poses) {
            for (MovingPart& part : m_parts) {
                deformPrimitive(*part.primitive, inputOf(evaluator, part, threads), part.out);
            }
        }
    }

    [[nodiscard]] double bytesPerVertex() const {
        std::size_t bytes = 0;
        for (const PoseEvaluator& evaluator : m_poses) {
            for (const MovingPart& part : m_parts) {
                bytes += bytesMoved(part, inputOf(evaluator, part, 1));
            }
        }
        return static_cast<double>(bytes) / static_cast<double>(kPoses * m_vertices);
    }

    BenchClip m_clip;
    std::vector<MovingPart> m_parts;
    std::vector<PoseEvaluator> m_poses;
    std::size_t m_vertices = 0;
    bool m_large = false;  // a part that uses several threads
};

}  // namespace

void addSkinning(const BenchClip& clip, BenchReport& report) {
    SkinningBench(clip).addTo(report);
}

}  // namespace sinew::cli
