// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/write/baked_clip.h"

#include <algorithm>
#include <utility>

#include "model/asset/allowed_work.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/deform_node.h"
#include "model/view/shown_nodes.h"
#include "model/write/key_reduction.h"

namespace sinew {

namespace {

constexpr std::uint64_t kMostNumbers = 100'000'000;
constexpr int kMostRounds = 12;
constexpr float kSmallerPerRound = 0.5F;

const Error kCancelled{ErrorCode::Cancelled, "cancelled", {}};

/// A part of a node's transform, or its morph weights, in every frame.
struct SampledCurve {
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    std::uint32_t width = 3;
    std::vector<float> values;  // [frame][float]
    bool rests = true;          // the same in all frames
    bool restsAsStored = true;
};

/// The curves of every node, filled frame by frame.
class CurveSampler {
public:
    CurveSampler(const Asset& asset, std::size_t frames) {
        for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
            const NodeIndex node(i);
            m_curves.push_back({.node = node, .path = ChannelPath::Translation, .values = {}});
            m_curves.push_back(
                {.node = node, .path = ChannelPath::Rotation, .width = 4, .values = {}});
            m_curves.push_back({.node = node, .path = ChannelPath::Scale, .values = {}});
            if (const auto count = asset.nodes[i].restWeights.size(); count > 0) {
                m_curves.push_back({.node = node,
                                    .path = ChannelPath::Weights,
                                    .width = static_cast<std::uint32_t>(count),
                                    .values = {}});
            }
        }
        m_frames = frames;
        resetToRest(asset, m_rest);
    }

    void take(const Pose& pose, const Asset& asset) {
        for (SampledCurve& curve : m_curves) {
            take(pose, asset, curve);
        }
        m_losesProperties = m_losesProperties || pose.visible != m_rest.visible ||
                            pose.properties != m_rest.properties;
    }

    [[nodiscard]] std::vector<SampledCurve>& curves() noexcept { return m_curves; }
    [[nodiscard]] bool losesProperties() const noexcept { return m_losesProperties; }

private:
    void take(const Pose& pose, const Asset& asset, SampledCurve& curve) {
        // A node that shows its stored matrix has no curves.
        const bool hasMatrix = pose.fromMatrix[curve.node.value] != 0;
        if (hasMatrix && curve.path != ChannelPath::Weights) {
            return;
        }
        const bool wasMatrix =
            m_rest.fromMatrix[curve.node.value] != 0 && curve.path != ChannelPath::Weights;
        m_now.clear();
        valueOf(pose, asset, curve, m_now);
        if (curve.restsAsStored) {
            m_stored.clear();
            valueOf(m_rest, asset, curve, m_stored);
            curve.restsAsStored = m_now == m_stored && !wasMatrix;
        }
        if (curve.path == ChannelPath::Rotation && !curve.values.empty()) {
            keepSide(curve.values);
        }
        curve.rests = curve.rests && (curve.values.empty() ||
                                      std::equal(m_now.begin(), m_now.end(), curve.values.begin()));
        if (curve.values.empty()) {
            curve.values.reserve(m_frames * curve.width);
        }
        curve.values.insert(curve.values.end(), m_now.begin(), m_now.end());
    }

    static void valueOf(const Pose& pose, const Asset& asset, const SampledCurve& curve,
                        std::vector<float>& out) {
        const auto put = [&](const auto& vector) {
            out.insert(out.end(), {vector.x, vector.y, vector.z});
        };
        switch (curve.path) {
            case ChannelPath::Translation:
                return put(pose.translation(curve.node));
            case ChannelPath::Scale:
                return put(pose.scale(curve.node));
            case ChannelPath::Rotation: {
                const glm::quat rotation = pose.rotation(curve.node);
                put(rotation);
                out.push_back(rotation.w);
                return;
            }
            case ChannelPath::Weights: {
                const auto weights = pose.weightsOf(asset[curve.node]);
                out.insert(out.end(), weights.begin(), weights.end());
                return;
            }
        }
    }

    /// The same rotation, at most half a turn of the quaternion from the key before.
    void keepSide(const std::vector<float>& values) {
        float dot = 0.0F;
        for (std::size_t i = 0; i < 4; ++i) {
            dot += m_now[i] * values[values.size() - 4 + i];
        }
        if (dot < 0.0F) {
            for (float& each : m_now) {
                each = -each;
            }
        }
    }

    std::vector<SampledCurve> m_curves;
    std::size_t m_frames = 0;
    Pose m_rest;
    std::vector<float> m_now;
    std::vector<float> m_stored;
    bool m_losesProperties = false;
};

/// What a tolerance of the surface allows each kind of curve, at most. The result is measured.
struct CurveTolerances {
    float translation = 0.0F;
    float turnOrScale = 0.0F;
    float weight = 0.0F;

    [[nodiscard]] float of(ChannelPath path) const noexcept {
        return path == ChannelPath::Translation ? translation
               : path == ChannelPath::Weights   ? weight
                                                : turnOrScale;
    }
};

float largestDelta(const Asset& asset) {
    float most = 0.0F;
    for (const Mesh& mesh : asset.meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            for (const MorphTarget& target : primitive.targets) {
                for (const glm::vec3& delta : target.positions) {
                    most = std::max(most, glm::length(delta));
                }
            }
        }
    }
    return most;
}

CurveTolerances tolerancesFor(const std::shared_ptr<const Asset>& asset, const ViewOptions& view,
                              float tolerance) {
    const float size =
        2.0F * animatedBounds(asset, view.scene, AnimationIndex(), view.weights).radius();
    const float delta = largestDelta(*asset);
    return {.translation = tolerance,
            .turnOrScale = size > 0.0F ? tolerance / size : tolerance,
            .weight = delta > 0.0F ? tolerance / delta : tolerance};
}

Sampler samplerOf(const SampledCurve& curve, std::span<const float> times,
                  std::span<const std::uint32_t> kept) {
    std::vector<float> keyTimes;
    std::vector<float> values;
    for (const std::uint32_t key : kept) {
        keyTimes.push_back(times[key]);
        const auto first = curve.values.begin() + std::ptrdiff_t{key} * curve.width;
        values.insert(values.end(), first, first + curve.width);
    }
    Sampler sampler;
    sampler.width = curve.width;
    sampler.times = SharedArray<float>(std::move(keyTimes));
    sampler.values = SharedArray<float>(std::move(values));
    return sampler;
}

Animation animationOf(const std::vector<SampledCurve>& curves, const BakeOptions& options,
                      const CurveTolerances& tolerances, BakedClip& counts) {
    const std::vector<float>& times = options.seconds;
    Animation clip;
    clip.name = options.name;
    clip.startSeconds = times.front();
    clip.endSeconds = times.back();
    counts.keys = 0;
    counts.sampledKeys = 0;
    for (const SampledCurve& curve : curves) {
        if (curve.restsAsStored || curve.values.size() != times.size() * curve.width) {
            continue;
        }
        std::vector<std::uint32_t> kept{0};
        if (!curve.rests) {
            kept = keptKeys(times, curve.values, curve.width, tolerances.of(curve.path));
        } else if (times.size() > 1) {
            kept.push_back(static_cast<std::uint32_t>(times.size() - 1));
        }
        counts.sampledKeys += times.size();
        counts.keys += kept.size();
        const auto number = static_cast<std::uint32_t>(clip.channels.size());
        clip.samplers.push_back(samplerOf(curve, times, kept));
        clip.channels.push_back({.node = curve.node,
                                 .path = curve.path,
                                 .sampler = SamplerIndex(number),
                                 .fileIndex = number});
    }
    return clip;
}

/// The greatest distance between the same vertices of two poses.
float distanceOf(const PoseEvaluator& a, const PoseEvaluator& b, const ViewOptions& view,
                 DeformedVertices& first, DeformedVertices& second) {
    float most = 0.0F;
    for (const NodeIndex node : drawnMeshNodes(view, a)) {
        const DeformInput from = deformInput(a, node, view.weights);
        const DeformInput to = deformInput(b, node, view.weights);
        for (const Primitive& primitive : a.asset()[a.asset()[node].mesh].primitives) {
            deformPrimitive(primitive, from, first);
            deformPrimitive(primitive, to, second);
            for (std::size_t v = 0; v < first.positions.size(); ++v) {
                most = std::max(most, glm::distance(first.positions[v], second.positions[v]));
            }
        }
    }
    return most;
}

}  // namespace

std::shared_ptr<const Asset> withOnlyClip(const Asset& asset, const Animation& clip) {
    auto copy = std::make_shared<Asset>(asset);
    copy->animations = {clip};
    return copy;
}

Result<BakedClip> bakeClip(const std::shared_ptr<const ClipLibrary>& clips,
                           const PlayedPoses& played, const ViewOptions& view,
                           const BakeOptions& options, const WalkOptions& walk) {
    const Asset& asset = *clips->asset();
    const double numbers = static_cast<double>(options.seconds.size()) *
                           static_cast<double>(10 * asset.nodes.size() + asset.weightCount);
    if (numbers > static_cast<double>(allowedWork(asset, kMostNumbers))) {
        return Error{
            ErrorCode::LimitExceeded, "the clip would have too many keys; choose fewer frames", {}};
    }
    CurveSampler sampler(asset, options.seconds.size());
    PoseWalk poses(clips);
    if (!poses.inOrder(
            played, options.seconds,
            [&](const PoseEvaluator& pose, std::size_t) { sampler.take(pose.pose(), asset); },
            walk)) {
        return kCancelled;
    }
    BakedClip baked{
        .clip = {}, .frames = options.seconds.size(), .losesProperties = sampler.losesProperties()};
    CurveTolerances tolerances = tolerancesFor(clips->asset(), view, options.tolerance);
    for (int round = 0;; ++round) {
        const bool exact = round == kMostRounds || !(options.tolerance > 0.0F);
        baked.clip =
            animationOf(sampler.curves(), options, exact ? CurveTolerances() : tolerances, baked);
        if (exact || baked.clip.channels.empty()) {
            baked.deviation = 0.0F;
            return baked;
        }
        PoseEvaluator made(withOnlyClip(asset, baked.clip));
        DeformedVertices first;
        DeformedVertices second;
        baked.deviation = 0.0F;
        const bool whole =
            poses.inOrder(played, options.seconds,
                          [&](const PoseEvaluator& pose, std::size_t frame) {
                              if (baked.deviation <= options.tolerance) {
                                  made.evaluate(AnimationIndex(0U), options.seconds[frame]);
                                  baked.deviation = std::max(
                                      baked.deviation, distanceOf(pose, made, view, first, second));
                              }
                          },
                          {.stop = walk.stop});
        if (!whole) {
            return kCancelled;
        }
        if (baked.deviation <= options.tolerance) {
            return baked;
        }
        tolerances.translation *= kSmallerPerRound;
        tolerances.turnOrScale *= kSmallerPerRound;
        tolerances.weight *= kSmallerPerRound;
    }
}

}  // namespace sinew
