// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// usage: explanation_sums FOLDER
//
// Explains some vertices of every mesh in every loadable glTF file below the folder, at rest and in
// up to three clips. Fails if parts do not add up to the posed vertex within a millionth of the
// model's size, where its weights can, or if nothing was explained.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "model/evaluate/bounds.h"
#include "model/explain/vertex_explanation.h"
#include "model/load/load_asset.h"
#include "tests/support/gltf_files.h"

namespace {

using namespace sinew;

constexpr std::size_t kMostClips = 3;
constexpr std::size_t kMostVertices = 7;  // vertices of a primitive
constexpr double kTolerance = 1e-6;

struct Totals {
    std::size_t vertices = 0;
    std::size_t far = 0;
    double worst = 0.0;  // share of the model's size
    std::string where;
};

/// Whether all weights count: they add up to 1 once normalised, and the skin has their joints.
bool isWhole(const VertexExplanation& all) {
    double sum = 0.0;
    for (const JointPart& part : all.joints) {
        sum += double{part.share};
    }
    return std::abs(sum - 1.0) < 1e-5;
}

void explainNode(const PoseEvaluator& pose, NodeIndex node, AnimationIndex clip, float seconds,
                 double size, const std::string& file, Totals& totals) {
    const Mesh& mesh = pose.asset()[pose.asset()[node].mesh];
    for (std::size_t primitive = 0; primitive < mesh.primitives.size(); ++primitive) {
        const std::size_t count = mesh.primitives[primitive].vertexCount();
        const std::size_t step = std::max<std::size_t>(count / kMostVertices, 1);
        for (std::size_t vertex = 0; vertex < count; vertex += step) {
            const VertexExplanation all =
                explainVertex(pose, {.place = {.node = node,
                                               .primitive = static_cast<std::uint32_t>(primitive),
                                               .vertex = static_cast<std::uint32_t>(vertex)},
                                     .animation = clip,
                                     .seconds = seconds});
            const double share = glm::length(all.remainder) / size;
            if (!isWhole(all) || !std::isfinite(share)) {
                continue;
            }
            ++totals.vertices;
            totals.far += share > kTolerance ? 1U : 0U;
            if (share > totals.worst) {
                totals.worst = share;
                totals.where = file + ", node " + std::to_string(node.value) + ", vertex " +
                               std::to_string(vertex);
            }
        }
    }
}

void explainPose(const PoseEvaluator& pose, AnimationIndex clip, float seconds,
                 const std::string& file, Totals& totals) {
    const Asset& asset = pose.asset();
    const double size = 2.0 * double{posedBounds(pose, asset.defaultScene).radius()};
    for (const NodeIndex node : sceneNodes(asset, asset.defaultScene)) {
        if (asset[node].mesh && size > 0.0) {
            explainNode(pose, node, clip, seconds, size, file, totals);
        }
    }
}

void explainFile(const std::shared_ptr<const Asset>& asset, const std::string& file,
                 Totals& totals) {
    PoseEvaluator pose(asset);
    pose.evaluate({}, 0.0F);
    explainPose(pose, {}, 0.0F, file, totals);
    for (std::size_t clip = 0; clip < std::min(kMostClips, asset->animations.size()); ++clip) {
        const Animation& animation = asset->animations[clip];
        const float seconds = animation.startSeconds + 0.37F * animation.durationSeconds();
        pose.evaluate(AnimationIndex(clip), seconds);
        explainPose(pose, AnimationIndex(clip), seconds, file, totals);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        return 2;
    }
    try {
        Totals totals;
        for (const std::filesystem::path& path : test::gltfFilesBelow(argv[1])) {
            if (const auto loaded = loadAsset(path); loaded.ok()) {
                explainFile(*loaded, std::filesystem::relative(path, argv[1]).string(), totals);
            }
        }
        std::printf("%zu vertices explained, %zu beyond the tolerance; the worst by %.3g at %s\n",
                    totals.vertices, totals.far, totals.worst, totals.where.c_str());
        return totals.far == 0 && totals.vertices > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    } catch (const std::exception& failure) {
        std::printf("%s\n", failure.what());
        return EXIT_FAILURE;
    }
}
