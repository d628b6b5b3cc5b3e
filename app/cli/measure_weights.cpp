// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/measure_weights.h"

#include <optional>
#include <utility>
#include <vector>

#include "model/asset/allowed_work.h"
#include "model/check/displacement_search.h"
#include "model/check/engine_check.h"
#include "model/check/rest_pose.h"
#include "model/check/shared_poses.h"
#include "model/check/skinned_primitive.h"
#include "model/evaluate/deform_node.h"

namespace sinew::cli {

namespace {

using check::DisplacementSearch;
using check::EngineMoments;
using check::PrimitiveDisplacement;
using check::StretchSearch;

/// What is measured of one node in many poses.
struct NodeSearches {
    std::vector<DisplacementSearch> displacements;  // [Compared]
    std::optional<StretchSearch> stretch;           // with a clip

    NodeSearches(const Asset& asset, NodeIndex node, bool withClip) {
        for (const Compared compared : kAllCompared) {
            displacements.emplace_back(asset, node, compared, DisplacementSearch::Kept::Largest);
        }
        if (withClip) {
            stretch.emplace(asset, node);
        }
    }
};

std::vector<check::PosedSearch*> pointersTo(std::vector<NodeSearches>& nodes) {
    std::vector<check::PosedSearch*> pointers;
    for (NodeSearches& node : nodes) {
        for (DisplacementSearch& search : node.displacements) {
            if (search.cost() > 0) {
                pointers.push_back(&search);
            }
        }
        if (node.stretch) {
            pointers.push_back(&*node.stretch);
        }
    }
    return pointers;
}

EngineMoments momentsOf(const Asset& asset, AnimationIndex animation, std::uint64_t most) {
    if (animation) {
        return check::clipMoments(asset, animation, most);
    }
    return {.list = {check::EngineMoment{}}, .frames = 0};
}

std::optional<std::vector<SymmetryReport>> symmetryOf(const Asset& asset, const Node& node,
                                                      const std::vector<glm::dmat4>& restWorld) {
    const std::optional<check::MirroredSkin> mirrored =
        check::mirroredSkin(asset, node.skin, restWorld, {});
    if (!mirrored) {
        return {};
    }
    std::vector<SymmetryReport> reports;
    for (std::size_t p = 0; p < asset[node.mesh].primitives.size(); ++p) {
        if (isSkinned(node, asset[node.mesh].primitives[p])) {
            const check::SkinnedPrimitive skinned(asset, node.mesh, p, node.skin);
            reports.push_back({.primitive = static_cast<std::uint32_t>(p),
                               .differences = check::mirrorDifferences(skinned, *mirrored, {})});
        }
    }
    return reports;
}

std::vector<PrimitiveWeights> primitivesOf(const Asset& asset, NodeIndex node) {
    std::vector<PrimitiveWeights> found;
    const std::vector<Primitive>& primitives = asset[asset[node].mesh].primitives;
    const std::size_t joints = asset[asset[node].skin].joints.size();
    for (std::size_t p = 0; p < primitives.size(); ++p) {
        if (isSkinned(asset[node], primitives[p])) {
            found.push_back({.node = node,
                             .primitive = static_cast<std::uint32_t>(p),
                             .statistics = primitiveStatistics(primitives[p], joints)});
        }
    }
    return found;
}

/// Both are in the order of primitives.
void addDistances(const DisplacementSearch& search, std::span<PrimitiveWeights> primitives) {
    auto drawn = primitives.begin();
    for (const PrimitiveDisplacement& result : search.results()) {
        while (drawn->primitive != result.primitive) {
            ++drawn;
        }
        if (result.largest.distance > 0.0F) {
            drawn->distances[static_cast<std::size_t>(search.compared())] =
                DistanceAtFrame{result.largest, result.moment.frame};
        }
    }
}

}  // namespace

void measureWeights(const std::shared_ptr<const ClipLibrary>& clips,
                    std::span<const NodeIndex> nodes, const WeightsOptions& options,
                    WeightsReport& report, const std::function<void(float)>& progress) {
    const Asset& asset = *clips->asset();
    const PoseEvaluator rest(clips);
    const std::vector<glm::dmat4> restWorld = check::restWorld(asset);
    std::vector<NodeSearches> searches;
    for (const NodeIndex node : nodes) {
        report.skins.push_back({.statistics = skinStatistics(rest, node)});
        if (options.mirror) {
            report.skins.back().symmetry = symmetryOf(asset, asset[node], restWorld);
        }
        searches.emplace_back(asset, node, options.animation.valid());
    }
    check::SharedPoses poses(clips, pointersTo(searches));
    const std::uint64_t budget = allowedWork(asset, EngineLimits().budget);
    const EngineMoments moments = momentsOf(asset, options.animation, budget / poses.costPerPose());
    poses.add(moments.list, progress);
    if (options.animation) {
        report.frameStep = moments.step;
    }
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        std::vector<PrimitiveWeights> primitives = primitivesOf(asset, nodes[i]);
        for (const DisplacementSearch& search : searches[i].displacements) {
            addDistances(search, primitives);
        }
        if (searches[i].stretch) {
            report.skins[i].stretch = searches[i].stretch->result();
        }
        report.primitives.insert(report.primitives.end(), primitives.begin(), primitives.end());
    }
}

}  // namespace sinew::cli
