// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/survey/weights_survey.h"

#include <span>

#include "model/asset/allowed_work.h"
#include "model/check/skinned_primitive.h"
#include "model/engines/engine_check.h"
#include "model/engines/posed_searches.h"
#include "model/engines/shared_poses.h"
#include "model/evaluate/deform_node.h"
#include "model/evaluate/rest_pose.h"

namespace sinew {
namespace {

/// What is measured of one node in many poses.
struct NodeSearches {
    std::vector<DisplacementSearch> displacements;  // [Compared]
    std::optional<StretchSearch> stretch;           // set if there is a clip

    NodeSearches(const Asset& asset, NodeIndex node, bool withClip) {
        for (const Compared compared : kAllCompared) {
            displacements.emplace_back(asset, node, compared, DisplacementSearch::Kept::Largest);
        }
        if (withClip) {
            stretch.emplace(asset, node);
        }
    }
};

std::vector<PosedSearch*> pointersTo(std::vector<NodeSearches>& nodes) {
    std::vector<PosedSearch*> pointers;
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
        return clipMoments(asset, animation, most);
    }
    return {.list = {EngineMoment{}}, .frames = 0};
}

std::optional<std::vector<PrimitiveSymmetry>> symmetryOf(const Asset& asset, const Node& node,
                                                         const std::vector<glm::dmat4>& restWorld) {
    const std::optional<check::MirroredSkin> mirrored =
        check::mirroredSkin(asset, node.skin, restWorld, {});
    if (!mirrored) {
        return {};
    }
    std::vector<PrimitiveSymmetry> symmetries;
    for (std::size_t p = 0; p < asset[node.mesh].primitives.size(); ++p) {
        if (isSkinned(node, asset[node.mesh].primitives[p])) {
            const check::SkinnedPrimitive skinned(asset, node.mesh, p, node.skin);
            symmetries.push_back({.primitive = static_cast<std::uint32_t>(p),
                                  .differences = mirrorDifferences(skinned, *mirrored, {})});
        }
    }
    return symmetries;
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

/// False after a stop.
bool addStatistics(const PoseEvaluator& rest, const WeightsQuestion& question,
                   WeightsSurvey& survey, const std::stop_token& stop) {
    const Asset& asset = rest.asset();
    const std::vector<glm::dmat4> restWorld = sinew::restWorld(asset);
    for (const NodeIndex node : question.nodes) {
        if (stop.stop_requested()) {
            return false;
        }
        survey.skins.push_back({.statistics = skinStatistics(rest, node)});
        if (question.mirror) {
            survey.skins.back().symmetry = symmetryOf(asset, asset[node], restWorld);
        }
    }
    return true;
}

void addResults(const NodeSearches& searches, NodeIndex node, const Asset& asset,
                NodeWeights& drawn, std::vector<PrimitiveWeights>& all) {
    std::vector<PrimitiveWeights> primitives = primitivesOf(asset, node);
    for (const DisplacementSearch& search : searches.displacements) {
        addDistances(search, primitives);
    }
    if (searches.stretch) {
        drawn.stretch = searches.stretch->result();
    }
    all.insert(all.end(), primitives.begin(), primitives.end());
}

}  // namespace

std::optional<WeightsSurvey> weightsSurvey(const std::shared_ptr<const ClipLibrary>& clips,
                                           const WeightsQuestion& question,
                                           const std::function<void(float)>& progress,
                                           const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    WeightsSurvey survey;
    std::vector<NodeSearches> searches;
    for (const NodeIndex node : question.nodes) {
        searches.emplace_back(asset, node, question.animation.valid());
    }
    if (!addStatistics(PoseEvaluator(clips), question, survey, stop)) {
        return {};
    }
    SharedPoses poses(clips, pointersTo(searches));
    const std::uint64_t budget = allowedWork(asset, EngineLimits().budget);
    const EngineMoments moments =
        momentsOf(asset, question.animation, budget / poses.costPerPose());
    poses.add(moments.list, progress, stop);
    if (stop.stop_requested()) {
        return {};
    }
    if (question.animation) {
        survey.frameStep = moments.step;
    }
    for (std::size_t i = 0; i < searches.size(); ++i) {
        addResults(searches[i], question.nodes[i], asset, survey.skins[i], survey.primitives);
    }
    return survey;
}

}  // namespace sinew
