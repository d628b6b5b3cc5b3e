// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/pose_use.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <vector>

#include "model/evaluate/crowd.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/motion/root_motion.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/evaluate/properties.h"

namespace sinew::fuzz {
namespace {

constexpr std::size_t kMaxClips = 4;
constexpr std::size_t kMaxVertices = 2'000;
constexpr std::size_t kMaxNodes = 2'000;
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr std::array kTimes{0.0F,
                            0.3F,
                            -1.0F,
                            1e30F,
                            -0.0F,
                            kInfinity,
                            -kInfinity,
                            1.0F,
                            1e-40F,
                            0.5F,
                            std::numeric_limits<float>::quiet_NaN()};

void deformAll(const PoseEvaluator& evaluator) {
    const Asset& asset = evaluator.asset();
    DeformedVertices out;
    std::size_t left = kMaxVertices;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        const NodeIndex node(i);
        if (!asset[node].mesh) {
            continue;
        }
        DeformInput input = deformInput(
            evaluator, node, i % 2 == 0 ? WeightSource::Stored : WeightSource::Normalized);
        input.wantNormals = input.wantTangents = true;
        for (const Primitive& primitive : asset[asset[node].mesh].primitives) {
            const std::size_t work = primitive.vertexCount() * (1 + primitive.targets.size());
            if (work > left) {
                return;
            }
            left -= work;
            deformPrimitive(primitive, input, out);
        }
    }
}

void lookAtProperties(const Asset& asset, const Pose& pose) {
    for (std::size_t i = 0; i < asset.materials.size(); ++i) {
        static_cast<void>(evaluatedMaterial(asset, pose, MaterialIndex(i)));
    }
    for (std::size_t i = 0; i < asset.cameras.size(); ++i) {
        static_cast<void>(evaluatedCamera(asset, pose, CameraIndex(i)));
    }
    for (std::size_t i = 0; i < asset.lights.size(); ++i) {
        static_cast<void>(evaluatedLight(asset, pose, LightIndex(i)));
    }
}

// A stack of layers of all modes; `seed` rotates the modes.
std::vector<PoseLayer> layersOf(const Asset& asset, std::size_t seed) {
    constexpr std::array kWeights{
        1.0F, 0.5F, 0.0F, -1.0F, 1e30F, kInfinity, std::numeric_limits<float>::quiet_NaN()};
    std::vector<PoseLayer> layers;
    for (std::size_t i = 0; i < 5; ++i) {
        const std::size_t n = seed + i * 7;
        PoseLayer layer;
        if (const std::size_t clips = asset.animations.size(); clips > 0 && n % 6 != 5) {
            layer.animation = AnimationIndex(n % clips);
        }
        layer.seconds = kTimes[n % kTimes.size()];
        layer.weight = kWeights[(n / 2) % kWeights.size()];
        layer.mode = static_cast<LayerMode>(n % 3);
        if (const std::size_t nodes = asset.nodes.size(); nodes > 0 && n % 4 == 1) {
            layer.mask = NodeIndex(n % nodes);
        }
        layer.reference = static_cast<AdditiveReference>(n % 2);
        layers.push_back(layer);
    }
    return layers;
}

void agreeWithCrowd(PoseEvaluator& evaluator, AnimationIndex clip) {
    const Asset& asset = evaluator.asset();
    Crowd crowd(evaluator.clips(), clip, 2);
    std::vector<glm::mat4> world(asset.nodes.size() * kTimes.size());
    std::vector<glm::mat4> palettes(crowd.jointCount() * kTimes.size());
    std::vector<float> weights(asset.weightCount * kTimes.size());
    crowd.evaluate(kTimes, {.palettes = palettes, .world = world, .weights = weights});
    for (std::size_t i = 0; i < kTimes.size(); ++i) {
        evaluator.evaluate(clip, kTimes[i]);
        const glm::mat4* const own = world.data() + i * asset.nodes.size();
        if (!asset.nodes.empty() && std::memcmp(own, evaluator.world().data(),
                                                asset.nodes.size() * sizeof(glm::mat4)) != 0) {
            __builtin_trap();
        }
    }
}

}  // namespace

void usePoses(const std::shared_ptr<const Asset>& asset) {
    if (asset->nodes.size() > kMaxNodes) {
        return;
    }
    PoseEvaluator evaluator(asset);
    for (std::size_t i = 0; i < std::min(asset->animations.size(), kMaxClips); ++i) {
        const AnimationIndex clip(i);
        for (const float seconds : kTimes) {
            evaluator.evaluate(clip, seconds);
            lookAtProperties(*asset, evaluator.pose());
        }
        deformAll(evaluator);
        agreeWithCrowd(evaluator, clip);
        const NodeIndex root = findRootNode(*asset, clip);
        static_cast<void>(motionPath(asset, clip, root, 1.0F));
        evaluator.setInPlace(root, {.x = true, .y = i % 2 == 0, .z = true, .turn = true});
        evaluator.evaluate(clip, 0.4F);
        evaluator.evaluate(layersOf(*asset, i));
        deformAll(evaluator);
        evaluator.setInPlace({}, {});
    }
    evaluator.evaluate(layersOf(*asset, asset->nodes.size()));
    lookAtProperties(*asset, evaluator.pose());
}

}  // namespace sinew::fuzz
