// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/asset_use.h"

#include <cstddef>

#include "model/check/check_asset.h"
#include "model/check/rule.h"
#include "model/evaluate/bounds.h"
#include "model/evaluate/outline.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew::fuzz {
namespace {

constexpr std::size_t kMaxVertices = 20'000;
constexpr std::size_t kMaxPoses = 4;

// Number of vertices deformed per pose: a mesh counts once for each node that draws it.
std::size_t drawnVertices(const Asset& asset) {
    std::size_t vertices = 0;
    for (const Node& node : asset.nodes) {
        if (!node.mesh) {
            continue;
        }
        const std::size_t instances = node.instances ? node.instances->transforms.size() : 1;
        for (const Primitive& primitive : asset[node.mesh].primitives) {
            vertices += primitive.vertexCount() * (1 + primitive.targets.size()) * (1 + instances);
        }
    }
    return vertices;
}

}  // namespace

void useAsset(const std::shared_ptr<const Asset>& asset) {
    for (const Diagnostic& finding : asset->findings) {
        if (findRule(finding.code) == nullptr || finding.message.empty()) {
            __builtin_trap();
        }
    }
    if (drawnVertices(*asset) > kMaxVertices) {
        return;
    }
    for (const Mesh& mesh : asset->meshes) {
        for (const Primitive& primitive : mesh.primitives) {
            for (const std::uint32_t vertex : elementList(primitive)) {
                if (vertex >= primitive.vertexCount()) {
                    __builtin_trap();
                }
            }
        }
    }

    for (const Diagnostic& finding : checkAsset(*asset)) {
        if (findRule(finding.code) == nullptr) {
            __builtin_trap();
        }
    }

    PoseEvaluator evaluator(asset);
    evaluator.evaluate({}, 0.0F);
    static_cast<void>(posedBounds(evaluator, asset->defaultScene));
    static_cast<void>(storedOutline(*asset, sceneNodes(*asset, asset->defaultScene)));
    for (std::size_t i = 0; i < asset->animations.size() && i < kMaxPoses; ++i) {
        evaluator.evaluate(AnimationIndex(i), 0.3F);
        static_cast<void>(posedBounds(evaluator, {}, WeightSource::Normalized));
        evaluator.evaluate(AnimationIndex(i), 1e30F);
    }
}

}  // namespace sinew::fuzz
